"""Talk at the toy's table: boasts, which the boaster's next shown card proves true or made up."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.lines import Said, SayLine
from cardtable.table.model import Perspective
from cardtable.table.sayings import Saying, SayingChoice, SayingStep
from cardtable.table.talk import Lie, Proof, Speech, Talk, TalkVerdict, Wordings
from cardtable_toy.game import PACK, Boast, Shown


def talk_of(seen: Perspective) -> Talk:
    return Talk(seen.names, seen.you, ToySpeech(seen.names))


class ToySpeech(Speech):
    """Wordings of boasts, and the proofs that follow them."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._count = 0
        self._open: list[tuple[int, int, int]] = []
        self._lies: list[Lie] = []

    def wordings(self, line: SayLine) -> Wordings:
        assert isinstance(line, Boast)
        return Wordings(
            (), [f"{begin} a {line.value}{end}" for begin in ("I hold", "Mine is", "Look,") for end in ".!"]
        )

    def sayings(self, speaker: int) -> list[Saying]:
        values = tuple([SayingChoice(f"{value}", {"value": value}, f"a {value}", f"{value}", cards=(f"{value}",))
                        for value in range(1, 8)])  # fmt: skip
        others = [
            SayingChoice(name, {"to": seat}, seat=seat) for seat, name in enumerate(self._names) if seat != speaker
        ]
        to = SayingStep("Who are you talking to?", (SayingChoice("Everyone", {}, key="0"), *others))
        return [Saying("boast", "I have…", "a boast", (SayingStep("Which card?", values, 7),), to)]

    def claim(self, line: SayLine) -> str:
        assert isinstance(line, Boast)
        return f"a {line.value}"

    def follow(self, event: object) -> list[Proof]:
        if isinstance(event, Said):
            assert isinstance(event.line, Boast)
            self._open.append((self._count, event.line.seat, event.line.value))
            self._count += 1
        if not isinstance(event, Shown):
            return []
        found = []
        for number, seat, value in [boast for boast in self._open if boast[1] == event.seat]:
            self._open.remove((number, seat, value))
            true = PACK.index(event.card) + 1 == value
            told = "" if true else f"{self._names[seat]} made it up"
            found.append(Proof(seat, TalkVerdict(true, "true" if true else "made up"), number, told, counts=True))
            if not true:
                self._lies.append(Lie(seat, f"boasted of a {value}", f"it was {event.card}", PACK.index(event.card)))
        return found

    def fact(self, event: object) -> str:
        return f"{self._names[event.seat]} shows {event.card}" if isinstance(event, Shown) else ""

    def lies(self) -> list[Lie]:
        return list(self._lies)
