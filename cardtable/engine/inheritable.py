"""Decorator for compiled classes that games of others inherit from, whose modules are interpreted."""

# Not compiled: mypyc takes the decorator itself for what it stands for.

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:  # known to the compiler by this name; at run time it would be one more package to install
    from mypy_extensions import mypyc_attr
else:
    Class = TypeVar("Class", bound=type)

    def mypyc_attr(**_: bool) -> Callable[[Class], Class]:
        """Return a decorator that leaves a class as it is."""
        return lambda kind: kind
