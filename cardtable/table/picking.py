"""Picking of a line of talk, part by part."""

from collections.abc import Sequence
from typing import Any

from cardtable.language import filled, listed, named, translate
from cardtable.table.sayings import Saying, SayingChoice, SayingStep, said
from cardtable.table.talk import Talk


class Picking:
    """State of a line of talk being picked: first its kind, then its parts, until it is complete and can be said."""

    def __init__(self, talk: Talk, speaker: int, who: str = "") -> None:
        """Begin a line; `who` is the speaker's name if several people might speak, and empty if it is you."""
        self._talk, self._speaker, self._who = talk, speaker, who
        self._saying: Saying | None = None
        self._picked: list[list[SayingChoice]] = []  # by step answered so far
        self._several: list[SayingChoice] = []  # in the present step, if several may be picked
        self._to: SayingChoice | None = None

    @property
    def _sayings(self) -> Sequence[Saying]:
        return self._talk.speech.sayings(self._speaker)

    @property
    def _now(self) -> Saying | None:
        """Kind of line picked, None before that; if there is only one kind, it is picked by itself."""
        sayings = self._sayings
        if self._saying is None and len(sayings) == 1:
            self._saying = sayings[0]
        return self._saying

    @property
    def can_go_back(self) -> bool:
        """True if there is a step to go back to."""
        return bool(self._picked) or (self._now is not None and len(self._sayings) > 1)

    @property
    def begun(self) -> bool:
        """True if anything was picked beside the kind of line."""
        return bool(self._picked or self._several)

    @property
    def step(self) -> SayingStep | None:
        """Question to be answered now; None once the line is complete."""
        saying = self._now
        if saying is None:
            return self._kinds()
        return saying.steps[len(self._picked)] if len(self._picked) < len(saying.steps) else None

    @property
    def to(self) -> SayingStep | None:
        """Question whom the complete line is said to; None if that is settled, or the line is not complete."""
        return self._saying.to if self._saying is not None and self.step is None else None

    @property
    def line(self) -> dict[str, Any] | None:
        """Parts of the line, without its speaker; None until it is complete."""
        if self._saying is None or self.step is not None:
            return None
        to = self._addressee()
        return said(self._saying, [*self._all(), *([to] if to else [])])

    @property
    def asks(self) -> str:
        """Words of the present question, or a heading for the complete line."""
        step = self.step
        if step is not None:
            return step.asks
        if self._who:
            return filled(translate("table", "{who} will say:"), who=named(self._who))
        return translate("table", "You will say:")

    @property
    def so_far(self) -> str:
        """Parts picked so far, in a few words; empty before the first."""
        picked = [*self._all(), *self._several]
        if self._saying is None or not picked:
            return ""
        kind = self._saying.label.removesuffix("…").rstrip()
        words = [choice.says if choice.cards else choice.words for choice in picked]
        return filled(translate("table", "{kind}: {what}"), kind=kind, what=listed(words))

    def chosen(self) -> list[SayingChoice]:
        """Return the choices on display that are marked as picked."""
        to = self._addressee()
        return [*self._several, *([to] if to else [])]

    def pick(self, choice: SayingChoice) -> None:
        """Pick one of the choices on display."""
        saying, step = self._now, self.step
        if saying is None:
            kind = choice.parts["say"]
            # The game may have gone on, so that this kind can't be said any more.
            self._saying = next((saying for saying in self._sayings if saying.kind == kind), None)
        elif step is None:
            self._to = choice
        elif step.adds:
            self._add(choice, step)
        else:
            self._picked.append([choice])

    def go_on(self) -> None:
        """Go on from a step that allows several picks to the next; do nothing before the first pick."""
        if self._several:
            self._picked.append(self._several)
            self._several = []

    def go_back(self) -> bool:
        """Go back a step and return True, or return False if there is none."""
        if not self.can_go_back:
            return False
        self._to = None
        if self._picked:
            last = self._picked.pop()
            self._several = last if self.step is not None and self.step.adds else []
        else:
            self._saying, self._several = None, []
        return True

    def _all(self) -> list[SayingChoice]:
        return [choice for picked in self._picked for choice in picked]

    def _addressee(self) -> SayingChoice | None:
        """Return the choice of whom the complete line is said to; None unless that is asked."""
        to = self.to
        return (self._to or to.choices[0]) if to else None

    def _kinds(self) -> SayingStep:
        asks = translate("table", "What do you say?")
        if self._who:
            asks = filled(translate("table", "What does {who} say?"), who=named(self._who))
        kinds = [SayingChoice(saying.label, {"say": saying.kind}, saying.says) for saying in self._sayings]
        return SayingStep(asks, tuple(kinds))

    def _add(self, choice: SayingChoice, step: SayingStep) -> None:
        """Add a choice to the picks of a step, or remove it if it is among them.

        Equal cards have a choice for each number of them. Picking a single card adds one to the number picked before,
        and picking several replaces that number.
        """
        alike = [held for held in self._several if choice.cards and held.cards[:1] == choice.cards[:1]]
        others = [held for held in self._several if held not in alike]
        if len(choice.cards) == 1 and alike:
            more = alike[0].cards + choice.cards
            self._several = others + [held for held in step.choices if held.cards == more]
        else:
            self._several = others if choice in alike else [*others, choice]
