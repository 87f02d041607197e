"""Hints at a table of Bidding War: asked of the strongest player, told in words, and marked on the cards."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from cardtable.app.advice import Gist, gist, hundred, shares
from cardtable.app.session import Session
from cardtable.app.table.prompt import Answer, Prompt
from cardtable.app.war.questions import Questions
from cardtable.app.war.words import mix_words, move_words, sure_words
from cardtable.bots.player import Advice
from cardtable.engine.war.play import OFFER, PASS, SEALED, War

translate = QCoreApplication.translate


class Hint(NamedTuple):
    """What an adviser says, in words."""

    headline: str
    detail: str
    marks: dict[int, int]
    """By move, in how many of ten rounds it is made; only those worth a word."""


def hint_words(state: War, seat: int, advice: Advice) -> Hint | None:
    """The advice in words; None where the adviser puts no value on moves."""
    found = gist(advice, state.phase == SEALED)
    if found is None:
        return None
    sure = sure_words(advice)
    if found.mix:
        headline = translate("war", "Mix your bids: you win {chance} of 100.")
        if _beatable(state, seat, found.mix[0].move):
            why = translate("war", "Whoever foresees your card bids just above it. {sure}")
        else:
            why = translate("war", "Whoever foresees your card lays her lowest. {sure}")
        detail = f"{mix_words(state, seat, found.mix)}.\n{why.replace('{sure}', sure)}"
    elif found.move is None:
        headline, detail = translate("war", "Whatever you do, you win {chance} of 100."), sure
    else:
        headline, detail = _headline(state, seat, found.move), _others(state, seat, found).replace("{sure}", sure)
    marks = {} if found.move is None and not found.mix else dict(shares(advice))
    return Hint(headline.replace("{chance}", f"{found.wins}"), detail, marks)


def _beatable(state: War, seat: int, rank: int) -> bool:
    """Whether anybody else holds a card that is worth more: all hands are known."""
    return any(held & state.terms.above[rank] for other, held in enumerate(state.hands) if other != seat)


def _headline(state: War, seat: int, move: int) -> str:
    if move == PASS:
        return translate("war", "Pass: you win {chance} of 100.")
    if state.phase == OFFER:
        text = translate("war", "Put up {card}: you win {chance} of 100.")
    else:
        text = translate("war", "Bid {card}: you win {chance} of 100.")
    return text.replace("{card}", move_words(state, seat, move))


def _others(state: War, seat: int, found: Gist) -> str:
    """What is as good as the move that is told, or comes next."""
    if found.equals:
        moves = ", ".join(move_words(state, seat, move) for move in found.equals[:3])
        return translate("war", "As good: {moves}. {sure}").replace("{moves}", moves)
    if found.following is None:
        return "{sure}"
    chance = hundred(found.following.value or 0.0)
    if chance == found.wins:
        text = translate("war", "Hardly worse: {move}. {sure}")
    else:
        text = translate("war", "Next best: {move}, {chance} of 100. {sure}")
    return text.replace("{move}", move_words(state, seat, found.following.move)).replace("{chance}", f"{chance}")


class Hints:
    """The hint for the decision at hand: asked for, shown, put away."""

    def __init__(
        self,
        session: Session,
        prompt: Prompt,
        questions: Questions,
        adviser: str,
        changed: Callable[[str], None],
    ) -> None:
        """`changed` is called when the button or the marks are others, with the hint's words where one has come."""
        self._session = session
        self._prompt = prompt
        self._questions = questions
        self._adviser = adviser
        self._changed = changed
        self._turn = 0
        """How many decisions have been put aside: tells whether advice comes too late."""
        self._thinking = False
        self._under_way = False
        """Whether the adviser thinks, though it may be about a decision that has been put aside."""
        self.shown: Hint | None = None

    @property
    def marks(self) -> dict[int, int]:
        """What the cards are marked with: by move, in how many of ten rounds."""
        return self.shown.marks if self.shown else {}

    def answer(self) -> Answer:
        """The button."""
        if self._thinking:
            says = translate("war", "being thought about …")
        elif self.shown:
            says = translate("war", "put it away")
        else:
            says = translate("war", "what would {player} do?").replace("{player}", self._adviser)
        return Answer("hint", translate("war", "Hint"), says, "H", self.press)

    def press(self) -> None:
        """Asks for the hint, or puts it away."""
        if self.shown:
            self._show(None)
        elif not self._thinking:
            self._thinking = True
            self._ask()
            self._changed("")

    def _ask(self) -> None:
        """Asks, or where an earlier question is still thought about, once that is answered: they never queue up."""
        if not self._under_way:
            self._under_way = True
            turn = self._turn
            self._session.hint(self._adviser, lambda advice: self._answered(turn, advice))

    def _answered(self, turn: int, advice: Advice | None) -> None:
        self._under_way = False
        if turn == self._turn:
            self.take(turn, advice)
        elif self._thinking:
            self._ask()

    def put_away(self) -> None:
        """The decision is made, or something else is to be read: no hint any more, nor one that is under way."""
        self._turn += 1
        self._thinking = False
        self.shown = None
        self._prompt.advise("", "")

    def take(self, turn: int, advice: Advice | None) -> None:
        """Shows what the adviser would do, unless the question is another by now."""
        if turn != self._turn or not self._session.legal():
            return
        self._thinking = False
        if advice is None:
            self._prompt.tell(translate("war", "There is no hint here."))
            self._changed("")
            return
        state = self._session.view.state
        assert isinstance(state, War)
        hint = hint_words(state, self._session.seat, advice)
        if hint is None:
            self._prompt.tell(self._questions.advice(state, advice, self._adviser))
        self._show(hint)

    def _show(self, hint: Hint | None) -> None:
        self.shown = hint
        self._prompt.advise(*(hint[:2] if hint else ("", "")))
        self._changed(f"{hint.headline} {hint.detail}".replace("\n", " ") if hint else "")
