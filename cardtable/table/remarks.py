"""What bots remark on what everybody has just seen or heard: for the table alone, and in no record.

A remark is a function of public events, of names, and of draws that anybody could make: it is the same for all eyes,
whatever is hidden, and whenever a game is looked at. Nobody decides by it, and nobody is asked for it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import NOBODY
from cardtable.language import filled
from cardtable.table.board import Snapshot
from cardtable.table.remark_wordings import TEMPERS, plain
from cardtable.table.talk import is_nameless, name_in_talk
from cardtable.table.wording import Wording

QUIET = "quiet"
"""The kind of what is said because nobody has said anything for long."""
END = ("end_won", "end_lost")
"""The kinds of what is said when all is over: then somebody may always speak."""
THREATENED, ASKED, TOLD = "threatened", "asked", "told"
"""The kinds of what is said to somebody who has just spoken: at once, whoever spoke before."""
_AT_ANY_TIME = (*END, THREATENED, ASKED, TOLD)
_SILENT = ("", "human", "exec", "random")
_LONG = 5
"""After so many rounds without a word it is quiet."""


class Occasion(NamedTuple):
    """Something that everybody has seen, and somebody may remark on."""

    kind: str
    """How it is worded."""
    speakers: Sequence[int]
    """The seats that may say something."""
    about: int = NOBODY
    """The seat that is spoken to, if one is."""
    once_in: int = 2
    """Of so many such occasions one is remarked on."""
    size: int = 0
    """How much it was about, in points or chips: draws differ by it from game to game."""


class Remark(NamedTuple):
    """What a seat has said."""

    seat: int
    words: str


class Noticing(Snapshot):
    """What a game's folder knows of its occasions. It follows each event once, and goes by those alone that all see
    alike."""

    rest = 1
    """A remark is followed by so many rounds without one."""

    def notice(self, event: object) -> Sequence[Occasion]:
        """Takes in an event; what may be remarked on. A round begins where it may be that it is `QUIET`."""
        raise NotImplementedError


class Remarks(Snapshot):
    """The remarks at one table."""

    def __init__(self, names: Sequence[str], players: Sequence[str], noticing: Noticing) -> None:
        """`players` by seat as a header names them; nobody says a word where these are not told."""
        self.last: Remark | None = None
        """What the last event brought."""
        self._names = names
        self._lucky = ["" if is_nameless(name) else name for name in names]  # the same in every language
        self._bots = {seat for seat, player in enumerate(players) if _has_words(player)}
        self._noticing = noticing
        self._wording = Wording()
        self._noticed = 0
        self._rounds = 0  # since somebody spoke

    def follow(self, event: object) -> None:
        """Takes in an event."""
        self.last = None
        occasions = self._noticing.notice(event)
        self._noticed += bool(occasions)
        self._rounds += any(occasion.kind == QUIET for occasion in occasions)
        ready = [occasion for occasion in occasions if self._is_time(occasion.kind)]
        choices = [(one, seat) for one in ready for seat in one.speakers if seat in self._bots]
        if not choices:
            return
        seen = [(one.kind, one.about, one.size) for one in occasions]
        luck = KeyedRandom("remark", self._noticed, *self._lucky, *seen)
        occasion, seat = choices[luck.number("who") % len(choices)]
        if luck.number("whether") % occasion.once_in == 0:
            self._rounds = 0
            self.last = Remark(seat, self._words(occasion, seat, luck))

    def _is_time(self, kind: str) -> bool:
        if kind in _AT_ANY_TIME:
            return True
        return self._rounds >= (_LONG if kind == QUIET else self._noticing.rest)

    def _words(self, occasion: Occasion, seat: int, luck: KeyedRandom) -> str:
        tempers = list(TEMPERS.values())
        own = tempers[KeyedRandom("temper", self._names[seat]).number("which") % len(tempers)]()
        words = self._wording.choose(seat, occasion.kind, own[occasion.kind], plain()[occasion.kind], luck)
        return words if occasion.about == NOBODY else filled(words, who=name_in_talk(self._names[occasion.about]))


def others(seats: Sequence[int], *but: int) -> list[int]:
    """Seats without some of them."""
    return [seat for seat in seats if seat not in but]


def at_the_end(seats: Sequence[int], winners: Sequence[int]) -> list[Occasion]:
    """All is over: a winner may speak, or somebody to the winner, where that is one."""
    found = [Occasion("end_won", winners)]
    if len(winners) == 1:
        found.append(Occasion("end_lost", others(seats, *winners), winners[0]))
    return found


def _has_words(player: str) -> bool:
    """Whether a player is a bot that has something to say: no person, no program, and none that moves at random."""
    return player.partition(":")[0] not in _SILENT
