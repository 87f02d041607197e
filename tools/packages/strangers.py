"""Installed modules that the program does not need: tools, and other packages in the same environment.

Libraries try to import optional packages, and PyInstaller freezes every one that it finds. Without this list, the
content of the frozen program would depend on the machine that froze it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import packages_distributions

from cardtable.about import US, installed


def strangers() -> list[str]:
    """Return the installed top-level modules that the program does not need, for PyInstaller to exclude."""
    needed = {US.lower(), *(component.name for component in installed())}
    return sorted(_not_of(needed, packages_distributions()))


def _not_of(needed: Iterable[str], owners: Mapping[str, Iterable[str]]) -> Iterator[str]:
    known = set(needed)
    return (module for module, distributions in owners.items() if known.isdisjoint(distributions))
