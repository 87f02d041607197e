"""Waiting for what a test means, however busy the machine is."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

PATIENCE = 300.0
"""Seconds after which something is taken to hang. Nothing that works comes near them, and no test tells anything by
them but that."""

FOREVER = 3600
"""Seconds that a program sleeps which is to be ended by somebody else: far longer than anything is waited for."""


def comes_true(condition: Callable[[], object]) -> bool:
    """Whether it becomes true, at once or later; False where it has been waited for in vain."""
    end = monotonic() + PATIENCE
    while not condition():
        if monotonic() > end:
            return False
        sleep(0.01)
    return True
