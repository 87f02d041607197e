"""Waiting for conditions in tests, however busy the machine is."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

PATIENCE = 300.0
"""Seconds after which a process counts as hung: far more than anything that works will need."""

FOREVER = 3600
"""Seconds of sleep for programs that a test has to end: far longer than anything is waited for."""


def comes_true(condition: Callable[[], object]) -> bool:
    """Wait until a condition holds; return False if it never does."""
    end = monotonic() + PATIENCE
    while not condition():
        if monotonic() > end:
            return False
        sleep(0.01)
    return True
