"""Plays sounds without anybody waiting: a thread looks for a device with the first of them, and lets it go when it has
been quiet for a while."""

import atexit
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.app.sound.device import Device
    from cardtable.app.sound.mixer import Samples

    Opens = Callable[[Generator[Samples, int, None]], Device | None]

_REST = 8.0
"""Seconds without a sound after which the device is let go: an open one keeps the machine awake."""
_AGAIN = 60.0
"""Seconds until a device is looked for again where there was none."""
_STALE = 0.4
"""Seconds after which a sound is not wanted any more: finding a device may have taken longer."""
_FAREWELL = 2.0
"""Seconds that the end of the program waits for the thread at most."""


class Speaker:
    """All sounds of the program. It belongs to the interface's thread."""

    def __init__(self, folder: Path, opens: "Opens | None" = None) -> None:
        """`folder` has the recordings; `opens` begins to play a stream, in the place of the machine's own device."""
        self._wanted: SimpleQueue[_Wish | None] = SimpleQueue()
        self._work = (self._wanted, folder, opens)
        self._thread: threading.Thread | None = None

    def play(self, names: Sequence[str], loudness: float) -> None:
        """Plays recordings together, at a loudness from 0 to 1; of what can't be played nothing is said."""
        if self._thread is None:
            self._thread = threading.Thread(target=_play_all, args=self._work, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # a device that asks for samples while Python ends would bring it down
        for name in names:
            self._wanted.put((str(name), loudness, time.monotonic()))

    def close(self) -> None:
        """Plays no more. The next sound would begin anew."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wanted.put(None)
            thread.join(_FAREWELL)
            atexit.unregister(self.close)


_Wish = tuple[str, float, float]
"""A recording's name, how loud, and since when it is wanted."""


def _play_all(wanted: "SimpleQueue[_Wish | None]", folder: Path, opens: "Opens | None") -> None:
    """The thread's work, which ends with the wish for nothing. It imports the rest itself: the first page waits for
    none of it."""
    from cardtable.app.sound.device import open_device
    from cardtable.app.sound.mixer import Mixer, recordings

    try:
        mixer = Mixer(recordings(folder))
    except (OSError, ValueError):
        mixer = Mixer({})
    device: Device | None = None
    look_again = 0.0
    try:
        while True:
            try:
                wish = wanted.get(timeout=_REST if device else None)
            except Empty:
                assert device
                device.close()
                device = None
                continue
            if wish is None:
                return
            if device is None and time.monotonic() >= look_again:
                device = (opens or open_device)(mixer.stream())
                look_again = time.monotonic() + (0.0 if device else _AGAIN)
            name, loudness, since = wish
            if device is not None and time.monotonic() - since < _STALE:
                mixer.begin(name, loudness)
    finally:
        if device is not None:
            with suppress(Exception):  # it may be gone, and the program is about to be
                device.close()
