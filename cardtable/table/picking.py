"""What somebody has picked so far of what they are going to say."""

from collections.abc import Sequence
from typing import Any

from cardtable.language import filled, listed, named, translate
from cardtable.table.sayings import PICKED, Choice, Saying, Step, said
from cardtable.table.talk import Talk


class Picking:
    """A kind of line first, then its parts, one after another."""

    def __init__(self, talk: Talk, speaker: int, who: str = "") -> None:
        """`who` is the speaker's name where several people might speak; empty where it is you."""
        self._talk, self._speaker, self._who = talk, speaker, who
        self._saying: Saying | None = None
        self.picked: list[Choice] = []
        """What was picked, in order."""
        self._instead: dict[int, Choice] = {}
        """What is to be said instead of what is usual, by the place of its step among those."""
        self._at = 0  # the first step of those that must be picked which still stands there

    @property
    def _sayings(self) -> Sequence[Saying]:
        return self._talk.speech.sayings(self._speaker)

    @property
    def can_go_back(self) -> bool:
        """Whether there is a pick to take up again."""
        return bool(self.picked) or (self._saying is not None and len(self._sayings) > 1)

    @property
    def asks(self) -> str:
        """What is asked, and what has been picked so far."""
        if self._saying is not None and self.picked:
            kind = self._saying.label.removesuffix("…").rstrip()
            words = [choice.says if choice.cards else choice.words for choice in self.picked]
            return filled(translate("table", "{kind}: {what}"), kind=kind, what=listed(words))
        return self.steps()[0].asks

    def steps(self) -> list[Step]:
        """What is to be picked now; where several may be picked, what comes after it too; and once nothing more must
        be, what is usual."""
        sayings = self._sayings
        if self._saying is None and len(sayings) == 1:
            self._saying = sayings[0]
        if self._saying is None:
            return [self._kinds()]
        must = self._saying.must
        shown = must[self._at : self._at + (2 if must[self._at].adds else 1)]
        return [*shown, *(self._saying.may if self._at + len(shown) == len(must) else ())]

    def chosen(self) -> list[Choice]:
        """What was picked, with what is said beside it."""
        may = self._saying.may if self._saying is not None else ()
        usual = [self._instead.get(place, step.choices[step.usual]) for place, step in enumerate(may)]
        return [*self.picked, *usual]

    def pick(self, choice: Choice, step: int) -> dict[str, Any] | None:
        """Picks a choice of one of the steps that stand there; the line, without its speaker, once it is complete."""
        if self._saying is None:  # the game may have gone on, and this kind can't be said any more
            kind = choice.parts["say"]
            self._saying = next((saying for saying in self._sayings if saying.kind == kind), None)
            return None
        must, shown = self._saying.must, self.steps()
        if shown[step].usual != PICKED:
            self._instead[step - (len(must) - self._at)] = choice
        elif must[self._at].adds and step == 0:
            self._add(choice)
        elif self.picked or not must[self._at].adds:  # first of all something is to be claimed
            self.picked.append(choice)
            self._at += step + 1
            if self._at == len(must):
                return said(self._saying, self.chosen())
        return None

    def go_back(self) -> bool:
        """Takes up the last pick again; whether there was one."""
        if not self.can_go_back:
            return False
        if self.picked:
            self.picked.pop()
            self._at -= not (self._saying is not None and self._saying.must[self._at].adds)
        else:
            self._saying, self._instead = None, {}
        return True

    def _kinds(self) -> Step:
        asks = translate("table", "What do you say?")
        if self._who:
            asks = filled(translate("table", "What does {who} say?"), who=named(self._who))
        kinds = [Choice(saying.label, {"say": saying.kind}, saying.says) for saying in self._sayings]
        return Step(asks, tuple(kinds))

    def _add(self, choice: Choice) -> None:
        """One more of several: of cards alike as many as are picked at once, or one more than before."""
        alike = [held for held in self.picked if choice.cards and held.cards[:1] == choice.cards[:1]]
        others = [held for held in self.picked if held not in alike]
        if len(choice.cards) == 1 and alike:
            more = alike[0].cards + choice.cards
            self.picked = others + [held for held in self.steps()[0].choices if held.cards == more]
        else:
            self.picked = others if choice in alike else [*others, choice]
