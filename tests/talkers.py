"""Players and programs that talk, for tests."""

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
    """Player that boasts of the number of boasts it has heard, `lines` times on every occasion."""

    name = "boaster"

    def __init__(self, lines: int = 1) -> None:
        self.lines = lines
        self.luck: list[int] = []
        """Random numbers that it drew, one for each time it talked."""
        self.heard: list[int] = []
        """Number of boasts heard before each of its moves."""

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        state = view.state
        assert isinstance(state, Toy)
        self.luck.append(rng.below(1 << 40))
        return [Boast(seat=view.seat, value=len(state.said))] * self.lines

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        assert isinstance(view.state, Toy)
        self.heard.append(len(view.state.said))
        return super().choose(view, rng, effort)


class Malformed(RandomPlayer):
    """Player whose boasts are refused."""

    name = "malformed"

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        return [Boast(seat=view.seat, value=-1)]


def as_expected(lines: Sequence[Line], talkers: set[int], programs: bool = False) -> int:
    """Check when each talker spoke, and return how often a move opened the floor.

    Each of `talkers` must have spoken once before each of its moves and once whenever it had the floor; the seat that
    moved speaks first then, unless the talkers are programs, which say nothing about their own moves.
    """
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
"""Like ATTACKS, but every other move offers a contract instead."""


def floors_of(record: Record, who: str) -> list[type[MoveLine]]:
    """Check when the program `who` pleaded, and return the types of the moves that opened the floor.

    It must have pleaded once before each of its moves, once whenever another seat's move gave it the floor, and at no
    other time.
    """
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
