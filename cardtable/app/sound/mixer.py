"""Playback of recordings: a mixer into one stream of samples, and the device that plays it.

The program works without a device, and without the library for it.
"""

import os
import sys
import wave
from collections import deque
from collections.abc import Generator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
"""Samples per second, of recordings and of the output."""
_APART = RATE // 25
"""Minimum number of samples between two starts of a recording.

Closer ones, as of many cards landing at once, would only make it louder.
"""

Samples = NDArray[np.int16]


def recordings(folder: Path) -> dict[str, Samples]:
    """Return all recordings in a folder, by file name without suffix.

    Raises OSError if one can't be read, and ValueError with its name if it isn't 16 bits mono at RATE.
    """
    found = {}
    for path in sorted(folder.glob("*.wav")):
        try:
            with wave.open(str(path)) as file:
                if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                    raise ValueError(f"{path.name} is not 16 bits mono at {RATE} a second")
                found[path.stem] = np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(np.int16)
        except (wave.Error, EOFError) as error:
            raise ValueError(f"{path.name} is no recording: {error}") from None
    return found


class Mixer:
    """Mixer of the recordings that are playing. One thread may start recordings while another takes blocks."""

    def __init__(self, held: Mapping[str, Samples]) -> None:
        self._held = held
        self._begun: deque[tuple[str, float]] = deque()  # started by the one thread, not playing yet
        self._sounding: list[tuple[Samples, int, float]] = []  # recording, samples played, loudness
        self._since: dict[str, int] = {}  # samples since the last start, by name

    def begin(self, name: str, loudness: float) -> None:
        """Start a recording with the next block, at `loudness` 0 to 1. Unknown names are ignored."""
        if name in self._held:
            self._begun.append((name, loudness))

    def block(self, length: int) -> Samples:
        """Return the next `length` samples, clipped where they are too loud."""
        while self._begun:
            name, loudness = self._begun.popleft()
            if self._since.get(name, _APART) >= _APART:
                self._sounding.append((self._held[name], 0, loudness))
                self._since[name] = 0
        total = np.zeros(length, dtype=np.float32)
        going_on = []
        for samples, done, loudness in self._sounding:
            part = samples[done : done + length]
            total[: len(part)] += part * np.float32(loudness)
            if done + length < len(samples):
                going_on.append((samples, done + length, loudness))
        self._sounding = going_on
        self._since = {name: since + length for name, since in self._since.items() if since < _APART}
        return np.clip(total, -32768, 32767).astype(np.int16)

    def stream(self) -> Generator[Samples, int, None]:
        """Return a started generator of blocks, as devices need it; each block is as long as the number sent for it."""
        blocks = self._blocks()
        next(blocks)
        return blocks

    def _blocks(self) -> Generator[Samples, int, None]:
        length = yield np.zeros(0, dtype=np.int16)
        while True:
            length = yield self.block(length)


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
