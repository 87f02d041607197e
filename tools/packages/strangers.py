"""What is installed where the program is frozen, and none of its business: tools, and what else somebody has there.

Libraries try to import much that they can do without, and PyInstaller takes along whatever of that it finds: what is in
the frozen program would depend on who has frozen it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import packages_distributions

from cardtable.about import US, installed


def strangers() -> list[str]:
    """The modules at the top of all installed distributions that the program does not need, for PyInstaller to leave
    out."""
    needed = {US.lower(), *(component.name for component in installed())}
    return sorted(_not_of(needed, packages_distributions()))


def _not_of(needed: Iterable[str], owners: Mapping[str, Iterable[str]]) -> Iterator[str]:
    known = set(needed)
    return (module for module, distributions in owners.items() if known.isdisjoint(distributions))
