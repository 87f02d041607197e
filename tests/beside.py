"""Jobs that tests run in a worker process. It imports nothing else of the tests, since the worker imports all of it."""

import os
from collections.abc import Generator
from pathlib import Path


def ends_processes(begun: Path, most: int) -> Generator[float, None, str]:
    """End the process halfway through, in each of the first `most` runs; a file in `begun` counts the runs."""
    begun.mkdir(exist_ok=True)
    count = len(list(begun.iterdir()))
    (begun / f"{count}").touch()
    yield 0.5
    if count < most:
        os._exit(3)
    return "done"


def fails(why: str) -> Generator[float, None, None]:
    """Raise ValueError halfway through."""
    yield 0.5
    raise ValueError(why)
