"""Keeps a key that is held down or hammered from answering questions that nobody has read."""

from time import monotonic

UNREAD = 0.35
"""Seconds in which nobody has read a question."""
APART = 0.25
"""Seconds between two presses that are meant one by one. A held key comes faster, and not every system says that it is
held."""


class KeyRepeatGuard:
    """Tells presses that are meant from others, for the answers to one question after another."""

    def __init__(self) -> None:
        self._asked = 0.0
        self._pressed = 0.0

    def asked(self) -> None:
        """There is another question."""
        self._asked = monotonic()

    def takes(self) -> bool:
        """A key is pressed: whether it is meant."""
        now = monotonic()
        meant = now - self._asked >= UNREAD and now - self._pressed >= APART
        self._pressed = now
        return meant
