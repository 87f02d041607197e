"""Speaker that plays sounds without blocking.

A thread opens a device for the first sound, and closes it after a while without sounds.
"""

import atexit
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.app.sound.mixer import Device, Samples

    Opens = Callable[[Generator[Samples, int, None]], Device | None]

_REST = 8.0
"""Seconds without a sound after which the device is closed: an open one keeps the machine awake."""
_AGAIN = 60.0
"""Seconds before looking for a device again if there was none."""
_STALE = 0.4
"""Seconds after which a sound is dropped: opening a device may have taken longer."""
_FAREWELL = 2.0
"""Maximum time in seconds that the end of the program waits for the thread."""


class Speaker:
    """Player of all sounds of the program. Use it in the interface's thread only."""

    def __init__(self, folder: Path, opens: "Opens | None" = None) -> None:
        """Create a speaker for the recordings in `folder`; `opens` replaces `open_device`."""
        self._wanted: SimpleQueue[_Wish | None] = SimpleQueue()
        self._work = (self._wanted, folder, opens)
        self._thread: threading.Thread | None = None

    def play(self, names: Sequence[str], loudness: float) -> None:
        """Play recordings together, at `loudness` 0 to 1. Failures are ignored."""
        if self._thread is None:
            self._thread = threading.Thread(target=_play_all, args=self._work, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)  # a device that asks for samples while Python exits would crash it
        for name in names:
            self._wanted.put((str(name), loudness, time.monotonic()))

    def close(self) -> None:
        """Stop playing. The next sound starts again from scratch."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._wanted.put(None)
            thread.join(_FAREWELL)
            atexit.unregister(self.close)


_Wish = tuple[str, float, float]
"""Name of a recording, loudness, and the time at which it was asked for (`time.monotonic`)."""


def _play_all(wanted: "SimpleQueue[_Wish | None]", folder: Path, opens: "Opens | None") -> None:
    """Play what is asked for until the queue holds None.

    The playback is imported here, as the first page mustn't wait for it.
    """
    from cardtable.app.sound.mixer import Mixer, open_device, recordings

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
            with suppress(Exception):  # the device may be gone, and the thread ends anyway
                device.close()
