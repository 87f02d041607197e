"""Playback device. The program works without one, and without the library for it."""

import os
import sys
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from cardtable.app.sound.mixer import RATE, Samples

_SYSTEMS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "ALSA", "JACK")
"""Backends that may play; the library takes the first available.

Its null backend is left out, as it would keep a thread awake for nothing.
"""
_BLOCK = 40
"""Length of a block in milliseconds: short enough that the sound of a landing card seems simultaneous."""


class Device(Protocol):
    """Player of a stream until it is closed."""

    def close(self) -> None:
        """Stop playing and release the device."""


def open_device(stream: Generator[Samples, int, None]) -> Device | None:
    """Start to play a stream; return None if there is no device or library.

    It may take seconds, so never call it in the interface's thread.
    """
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
    """Return whether to try to open a device.

    On Linux the library behind miniaudio writes to the terminal if there is neither a sound server nor a sound card.
    """
    if sys.platform != "linux":
        return True
    server = Path(os.environ.get("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}"), "pulse", "native")
    with suppress(OSError):
        return "PULSE_SERVER" in os.environ or server.exists() or any(Path("/dev/snd").glob("pcm*p"))
    return False
