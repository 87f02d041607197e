"""Choice among several wordings of a remark or a line of talk, by a public draw and without early repetition."""

from collections.abc import Hashable, Sequence

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.table.board import Snapshot

_OWN = 4
"""Number of lines out of which a speaker with wordings of their own uses a plain one about once."""
_REMEMBERED = 2
"""Number of a speaker's last wordings of a kind that are not used again."""


class Wording(Snapshot):
    """Chooser of wordings at one table, which remembers the last ones of each speaker."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, Hashable], list[int]] = {}

    def choose(self, seat: int, kind: Hashable, own: Sequence[str], plain: Sequence[str], luck: KeyedRandom) -> str:
        """Return one of a speaker's own wordings of a kind, or one of the plain ones.

        For any speaker and kind there must always be the same number of wordings in the same order, and more than are
        remembered. `luck` must be drawn from public knowledge, so that all observers get the same wording.
        """
        used = self._last.setdefault((seat, kind), [])
        fresh = [number for number in range(len(own) + len(plain)) if number not in used]
        if own and luck.number("voice") % _OWN:
            fresh = [number for number in fresh if number < len(own)] or fresh
        chosen = fresh[luck.number("wording") % len(fresh)]
        self._last[seat, kind] = [*used, chosen][-_REMEMBERED:]
        return [*own, *plain][chosen]
