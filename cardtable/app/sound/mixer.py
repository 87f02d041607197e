"""Recordings that sound at the same time, summed into one stream of samples."""

import wave
from collections import deque
from collections.abc import Generator, Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
"""Samples a second, of recordings and of what is played."""
_APART = RATE // 25
"""Samples between two beginnings of one recording: nearer ones, as of many cards that land at once, would be no more
than loud."""

Samples = NDArray[np.int16]


def recordings(folder: Path) -> dict[str, Samples]:
    """All recordings in a folder, by name. OSError where one can't be read; ValueError, with its name, where it is
    not 16 bits mono at RATE."""
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
    """What sounds just now. One thread begins sounds, another may take blocks."""

    def __init__(self, held: Mapping[str, Samples]) -> None:
        self._held = held
        self._begun: deque[tuple[str, float]] = deque()  # by the one thread, not sounding yet
        self._sounding: list[tuple[Samples, int, float]] = []  # recording, samples that are over, loudness
        self._since: dict[str, int] = {}  # by name, samples since it began last

    def begin(self, name: str, loudness: float) -> None:
        """A recording sounds from the next block on, at a loudness from 0 to 1. There need be none of that name."""
        if name in self._held:
            self._begun.append((name, loudness))

    def block(self, length: int) -> Samples:
        """The next so many samples; what is too loud is cut off there."""
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
        """Blocks, each as long as the number that is sent for it; begun already, as devices want it."""
        blocks = self._blocks()
        next(blocks)
        return blocks

    def _blocks(self) -> Generator[Samples, int, None]:
        length = yield np.zeros(0, dtype=np.int16)
        while True:
            length = yield self.block(length)
