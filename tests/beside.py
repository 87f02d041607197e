"""What tests have done in a process beside the screen. It stands by itself: the process imports all of this file."""

import os
from collections.abc import Generator
from pathlib import Path


def ends_processes(begun: Path, most: int) -> Generator[float, None, str]:
    """Leaves a file each time; ends its process so often."""
    begun.mkdir(exist_ok=True)
    count = len(list(begun.iterdir()))
    (begun / f"{count}").touch()
    yield 0.5
    if count < most:
        os._exit(3)
    return "done"


def fails(why: str) -> Generator[float, None, None]:
    """Comes to half of it."""
    yield 0.5
    raise ValueError(why)
