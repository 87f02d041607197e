"""Hint for the decision that is due: asked for, shown, put away. The game words it."""

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
    """Hints of one table: asks an adviser for the person's move and shows the answer in the prompt."""

    def __init__(
        self,
        source: Source,
        prompt: Prompt,
        adviser: str,
        worded: Callable[[Advice], Hint | None],
        listed: Callable[[Advice], str],
        changed: Callable[[str], None],
    ) -> None:
        """Make the hints of one table.

        `worded` puts advice into words, or returns None if the adviser puts no value on moves; then `listed` says what
        they would play. `changed` is called when the button or the marks change, with the words of a new hint, if any.
        """
        self._source = source
        self._prompt = prompt
        self._adviser = adviser
        self._worded = worded
        self._listed = listed
        self._changed = changed
        self._turn = 0
        """Number of decisions put aside, by which advice that comes too late is recognised."""
        self._thinking = False
        self._under_way = False
        """True while the adviser thinks, be it about a decision that has been put aside."""
        self.shown: Hint | None = None
        self._advice: Advice | None = None  # behind the hint that is shown

    @property
    def worths(self) -> list[tuple[int, float]]:
        """Each move with the adviser's chance to win, from 0 to 1, the best first; empty while no hint is shown."""
        choices = self._advice.choices if self.shown and self._advice else []
        valued = [(choice.move, choice.value) for choice in choices if choice.value is not None]
        return sorted(valued, key=lambda worth: -worth[1])

    @property
    def marks(self) -> dict[int, int]:
        """Marks of the hint: for each move, in how many of ten rounds it would be made."""
        return self.shown.marks if self.shown else {}

    @property
    def advised(self) -> int | None:
        """Move that the hint makes, or makes most often; None if there is none, or hardly any difference."""
        if self.shown is None or self.shown.move is not None or not self.shown.marks:
            return self.shown.move if self.shown else None
        return max(self.shown.marks, key=lambda move: self.marks[move])

    def answer(self) -> Answer:
        """Return the answer of the hint's button."""
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
        """Ask for a hint, or put it away."""
        if self.shown:
            self._show(None)
        elif not self._thinking:
            self._thinking = True
            self._ask()
            self._changed("")

    def _ask(self) -> None:
        """Ask the adviser, or wait until an earlier question is answered, so that questions never queue up."""
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
        """Drop the hint, shown or under way: the decision is made, or the prompt is needed for something else."""
        self._turn += 1
        self._thinking = False
        self.shown = None
        self._prompt.advise("", "")

    def take(self, turn: int, advice: Advice | None) -> None:
        """Show what the adviser would do, unless the decision has been put aside."""
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
