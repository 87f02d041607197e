"""Long work: a function, or a generator that yields the share done, 0 to 1, wherever it may be stopped."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import Any, NamedTuple, TypeVar

_Result = TypeVar("_Result")
_WORTH_TELLING = 0.005
"""Least increase of the share done that is told."""

Work = Callable[[], Any] | Generator[float, None, Any]
"""Work to be done; a function may also return such a generator."""


class WorkFailed(ValueError):
    """Raised if a process or a program failed, whatever its own error was. The message is a clause."""


class Outcome(NamedTuple):
    """End of some work: its result, or the error that stopped it."""

    result: Any = None
    error: Exception | None = None


def worked_out(work: Generator[float, None, _Result]) -> _Result:
    """Run a generator of work to its end and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result


def carried_out(work: Work, tell: Callable[[float], object], stopped: Callable[[], bool] = lambda: False) -> Outcome:
    """Do work until it ends or is `stopped`, and `tell` the share done now and then; return its outcome."""
    told = 0.0
    try:
        if stopped():
            return Outcome()
        steps = work() if callable(work) else work
        if not isinstance(steps, Generator):
            return Outcome(steps)
        with closing(steps):
            while not stopped():
                share = next(steps)
                if share - told > _WORTH_TELLING:
                    tell(share)
                    told = share
    except StopIteration as end:
        return Outcome(end.value)
    except Exception as error:
        return Outcome(error=error)
    return Outcome()
