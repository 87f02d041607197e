"""Where in a game the people at this screen have decided something: as far as there a game can be taken back."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.record import Header
from cardtable.match import Match


class Decision(NamedTuple):
    """A person's move that was not forced."""

    at: int
    """After so many lines of the record."""
    seat: int
    sealed: bool
    """Whether the others, who saw that it was made, saw nothing of what was decided."""


class Decisions:
    """Follows a match with one of its own: whether a move was forced is to be seen before it is made."""

    def __init__(self, header: Header) -> None:
        self._people = header.people
        self._match = Match(header)
        self._lines = 0
        self.last: Decision | None = None
        """The last of them; None before the first."""
        self.followed = False
        """Whether one of them has moved again, without a choice, or anybody in the open, or has spoken: what is sealed
        stands then, or it could be made anew by what was heard of it."""

    def write(self, line: Line, events: Sequence[object]) -> None:
        """One more line."""
        if isinstance(line, MoveLine):
            own, forced = line.seat in self._people, self._match.state.forced() >= 0
            if own and not forced:
                self.last, self.followed = Decision(self._lines, line.seat, self._is_sealed(line)), False
            elif own or not self._match.game.secrets(self._match.rules, line):
                self.followed = True
        elif isinstance(line, SayLine):
            self.followed = True
        self._match.take(line)
        self._lines += 1

    def _is_sealed(self, line: MoveLine) -> bool:
        """Whether all that is to be seen of a move was no choice: a bid face down is due, and nothing else."""
        match = self._match
        secret = {secret.path[0] for secret in match.game.secrets(match.rules, line)}
        first, *others = match.game.patterns(match.state, line.seat)
        return not others and not any(isinstance(part, dict | list) for key, part in first.items() if key not in secret)
