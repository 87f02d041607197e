"""The hint for the decision at hand: asked for, shown, put away. What it says is the game's."""

from collections.abc import Callable

from cardtable.app.play.source import Source
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.prompt import Prompt
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.language import filled, translate
from cardtable.table.telling import Hint
from cardtable.table.words import level_words


class Hints:
    """Asks an adviser for the person's move, and shows the answer in the prompt."""

    def __init__(
        self,
        source: Source,
        prompt: Prompt,
        adviser: str,
        worded: Callable[[Advice], Hint | None],
        listed: Callable[[Advice], str],
        changed: Callable[[str], None],
    ) -> None:
        """`worded` puts advice into words, or gives None where the adviser puts no value on moves; then `listed` says
        what they would play. `changed` is called when the button or the marks are others, with the hint's words where
        one has come."""
        self._source = source
        self._prompt = prompt
        self._adviser = adviser
        self._worded = worded
        self._listed = listed
        self._changed = changed
        self._turn = 0
        """How many decisions have been put aside: tells whether advice comes too late."""
        self._thinking = False
        self._under_way = False
        """Whether the adviser thinks, though it may be about a decision that has been put aside."""
        self.shown: Hint | None = None
        self._advice: Advice | None = None  # what is shown says

    @property
    def worths(self) -> list[tuple[int, float]]:
        """Each move with the chance to win that the adviser gives it, the best first; none while no hint is shown."""
        choices = self._advice.choices if self.shown and self._advice else []
        valued = [(choice.move, choice.value) for choice in choices if choice.value is not None]
        return sorted(valued, key=lambda worth: -worth[1])

    @property
    def marks(self) -> dict[int, int]:
        """What the cards are marked with: by move, in how many of ten rounds."""
        return self.shown.marks if self.shown else {}

    @property
    def advised(self) -> int | None:
        """The move that the hint makes, or makes most often; None where there is none, or it hardly matters."""
        if self.shown is None or self.shown.move is not None or not self.shown.marks:
            return self.shown.move if self.shown else None
        return max(self.shown.marks, key=lambda move: self.marks[move])

    def answer(self) -> Answer:
        """The button."""
        if PLAYERS[self._source.game.key][self._adviser].solves:
            asks = translate("table", "what's best here?")
        else:
            asks = filled(translate("table", "what would the {player} do?"), player=level_words(self._adviser))
        thinks = translate("table", "thinking…")
        hides = translate("table", "hide")
        says = thinks if self._thinking else hides if self.shown else asks
        label = translate("table", "Hint")
        room = [(label, what) for what in (asks, thinks, hides)]
        return Answer("hint", label, says, "H", self.press, room=room)

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
            self._source.hint(self._adviser, lambda advice: self._answered(turn, advice))

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
        if turn != self._turn or not self._source.actions():
            return
        self._thinking = False
        if advice is None:
            self._prompt.show_notice(translate("table", "No hint is available here."))
            self._changed("")
            return
        hint = self._worded(advice)
        self._advice = advice
        if hint is None:
            self._prompt.show_notice(self._listed(advice))
        self._show(hint)

    def _show(self, hint: Hint | None) -> None:
        self.shown = hint
        self._prompt.advise(*(hint[:2] if hint else ("", "")))
        self._changed(f"{hint.headline} {hint.detail}".replace("\n", " ") if hint else "")
