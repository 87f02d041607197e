"""The device that plays, where this machine has one and the library for it. Neither is missed where it lacks."""

import os
import sys
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from cardtable.app.sound.mixer import RATE, Samples

_SYSTEMS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "ALSA", "JACK")
"""What may play, the first that is there; not the library's device that plays to nobody, which would keep a thread
awake for nothing."""
_BLOCK = 40
"""Milliseconds of a block: a card that lands is heard then, and no later than the eye would forgive."""


class Device(Protocol):
    """What plays a stream until it is closed."""

    def close(self) -> None:
        """Plays no more, and lets the device go."""


def open_device(stream: Generator[Samples, int, None]) -> Device | None:
    """Begins to play a stream; None where there is nothing to play on. It may take seconds: never to be called by the
    interface's thread."""
    if not _may_have_one():
        return None
    try:
        import miniaudio
    except (ImportError, OSError):  # there is none for this system, or it can't be loaded
        return None
    device = None
    try:
        backends = [backend for backend in miniaudio.Backend if backend.name in _SYSTEMS]
        device = miniaudio.PlaybackDevice(
            nchannels=1, sample_rate=RATE, buffersize_msec=_BLOCK, backends=backends, app_name="Cardtable"
        )
        device.start(stream)
    except miniaudio.MiniaudioError:
        if device is not None:
            device.close()
        return None
    return device  # type: ignore[no-any-return] # the library has no types


def _may_have_one() -> bool:
    """Whether it is worth trying. On Linux the library behind it writes to the terminal where there is neither a
    sound server nor a card."""
    if sys.platform != "linux":
        return True
    server = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"), "pulse", "native")
    with suppress(OSError):
        return "PULSE_SERVER" in os.environ or server.exists() or any(Path("/dev/snd").glob("pcm*p"))
    return False
