"""In which of several ways something is said: by a public draw, and not as the speaker said it just before."""

from collections.abc import Hashable, Sequence

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.table.board import Snapshot

_OWN = 4
"""Once in so many lines a speaker who has a voice of their own talks as anybody would."""
_REMEMBERED = 2
"""So many wordings of a kind a speaker leaves out because they were their last ones."""


class Wording(Snapshot):
    """Chooses wordings at one table, and remembers who has used which."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, Hashable], list[int]] = {}

    def choose(self, seat: int, kind: Hashable, own: Sequence[str], plain: Sequence[str], luck: KeyedRandom) -> str:
        """One of a speaker's own ways to say something of a kind, or of anybody's. There are always as many of a kind,
        in the same order, and more than are remembered; `luck` is to be known to all."""
        used = self._last.setdefault((seat, kind), [])
        fresh = [number for number in range(len(own) + len(plain)) if number not in used]
        if own and luck.number("voice") % _OWN:
            fresh = [number for number in fresh if number < len(own)] or fresh
        chosen = fresh[luck.number("wording") % len(fresh)]
        self._last[seat, kind] = [*used, chosen][-_REMEMBERED:]
        return [*own, *plain][chosen]
