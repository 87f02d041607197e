"""Players for tests that talk."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_toy.game import Boast, Show, Toy

from cardtable.bots.player import RandomPlayer
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.record import Record
from cardtable.engine.state import NOBODY
from cardtable.engine.views import View
from cardtable.games.miser.moves import Plea
from cardtable.match import Match


class Boaster(RandomPlayer):
    """Boasts of how many boasts it has heard, `lines` times on every occasion."""

    name = "boaster"

    def __init__(self, lines: int = 1) -> None:
        self.lines = lines
        self.luck: list[int] = []
        """What it drew on every occasion."""
        self.heard: list[int] = []
        """How many boasts it had heard when it was asked for a move."""

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """As the class says."""
        state = view.state
        assert isinstance(state, Toy)
        self.luck.append(rng.below(1 << 40))
        return [Boast(seat=view.seat, value=len(state.said))] * self.lines

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Any move."""
        assert isinstance(view.state, Toy)
        self.heard.append(len(view.state.said))
        return super().choose(view, rng, effort)


class Malformed(RandomPlayer):
    """Says what is refused."""

    name = "malformed"

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """As the class says."""
        return [Boast(seat=view.seat, value=-1)]


def as_expected(lines: Sequence[Line], talkers: set[int], programs: bool = False) -> int:
    """Checks that each of these seats said one thing whenever it had the floor, the one who moved first (or not at all,
    if they are programs), and before its moves, and nobody said anything else; how often a move opened the floor."""
    expected: list[tuple[str, int]] = []
    floors = 0
    for line in lines:
        if isinstance(line, MoveLine):
            expected += [("say", line.seat)] if line.seat in talkers else []
            expected.append(("move", line.seat))
            if isinstance(line, Show):
                floors += 1
                expected += [("say", line.seat)] if line.seat in talkers and not programs else []
                expected += [("say", seat) for seat in sorted(talkers - {line.seat})]
    found = [
        ("say" if isinstance(line, SayLine) else "move", line.seat)
        for line in lines
        if isinstance(line, SayLine | MoveLine)
    ]
    assert found == expected
    return floors


# --- programs that play Miser, and plead wherever they may -----------------------------------------------------------

PLEADS = "answer({'say': 'plea'}); answer({'done': True})"
ATTACKS = "answer({'say': 'plea', 'to': (message['your_turn'] + 1) % 3}); "
ATTACKS += "answer(first(message, 'accept', 'attack'))"
DEALS = "asked += 1; " + ATTACKS.replace("'attack'", "'attack' if asked % 2 else 'propose'")
"""The same, but every other time with an offer."""


def floors_of(record: Record, who: str) -> list[type[MoveLine]]:
    """Checks that such a program, wherever it sits, pleaded once whenever it had the floor, once before each of
    its moves, and at no other time; the moves that gave the floor."""
    programs = {seat for seat, name in enumerate(record.header.seats) if name.player == who}
    match = Match(record.header)
    opened: list[type[MoveLine]] = []
    expected: list[SayLine] = []
    for line in record.lines:
        state = match.state
        if isinstance(line, SayLine):
            before = Plea(seat=state.turn, to=(state.turn + 1) % 3)
            assert line == (expected.pop(0) if expected else before)
        else:
            assert expected == []
        match.take(line)
        if isinstance(line, MoveLine) and state.floor != NOBODY:
            assert state.floor == line.seat
            opened.append(type(line))
            expected = [Plea(seat=seat) for seat in sorted(programs - {line.seat})]
    return opened
