"""Long work as generators that yield the share done, 0 to 1, wherever they may be stopped, and return a result."""

from collections.abc import Generator
from typing import TypeVar

_Result = TypeVar("_Result")


def worked_out(work: Generator[float, None, _Result]) -> _Result:
    """Run long work to its end and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result
