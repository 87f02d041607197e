"""Mixer of recordings into one stream of samples."""

import wave
from collections import deque
from collections.abc import Generator, Mapping
from pathlib import Path

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
