"""Long work: a generator that yields the share that is done, 0 to 1, wherever it may be left, and returns its
result."""

from collections.abc import Generator
from typing import TypeVar

_Result = TypeVar("_Result")


def worked_out(work: Generator[float, None, _Result]) -> _Result:
    """What long work returns, done at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result
