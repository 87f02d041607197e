"""Synthesis of the table's sounds, the same recordings each time.

    python -m tools.sounds          writes them to assets/sounds
    python -m tools.sounds FOLDER   writes them elsewhere

Each sound is built from what causes it: a card from a breath of noise and a tap on felt, a penny from the tones of a
small disc, wood from a few tones that fade at once. All are dry and shorter than a second, since they are heard
thousands of times.
"""

import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cardtable.app.sound.mixer import RATE
from cardtable.table.sounds import Sound

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"
_LOUDEST = 0.7
"""Peak amplitude of the loudest sound, from 0 to 1, low enough that two at once seldom clip."""

Wave = NDArray[np.float64]


def main(arguments: list[str]) -> int:
    """Write all sounds."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for sound in Sound:
        samples = made(sound)
        with wave.open(str(folder / f"{sound}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.astype("<i2").tobytes())
        print(f"{sound}: {len(samples) / RATE:.2f} s")
    return 0


def made(sound: Sound) -> NDArray[np.int16]:
    """Return the samples of a sound, 16 bits each at RATE."""
    loudness, make = _MADE[sound]
    whole = make(np.random.default_rng(sum(sound.encode())))
    whole = whole * (loudness * _LOUDEST / np.max(np.abs(whole)))
    fade = min(len(whole), RATE // 200)
    whole[-fade:] *= np.linspace(1.0, 0.0, fade)  # no click at the end
    samples: NDArray[np.int16] = np.round(whole * 32767).astype(np.int16)
    return samples


# --- what sounds are made of ---------------------------------------------------------------------------------------


def _time(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def _dying(seconds: float, half: float, rise: float = 0.0005) -> Wave:
    """Return an envelope: a rise within `rise` seconds, then a decay by half every `half` seconds."""
    at = _time(seconds)
    shape: Wave = np.minimum(at / rise, 1.0) * 0.5 ** (at / half)
    return shape


def _tones(seconds: float, tones: Sequence[tuple[float, float, float]]) -> Wave:
    """Return tones struck together, each given by hertz, strength, and the seconds in which it decays by half."""
    at = _time(seconds)
    whole = np.zeros_like(at)
    for hertz, strength, half in tones:
        whole += strength * np.sin(2 * np.pi * hertz * at) * _dying(seconds, half)
    return whole


def _noise(luck: np.random.Generator, seconds: float, low: float, high: float) -> Wave:
    """Return noise between two frequencies in hertz, with a peak of 1."""
    count = round(seconds * RATE)
    spectrum = np.fft.rfft(luck.standard_normal(count))
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(hertz, 1)) ** 6) / (1 + (hertz / high) ** 6)
    noise = np.fft.irfft(spectrum, count)
    loudest: Wave = noise / np.max(np.abs(noise))
    return loudest


def _together(*parts: tuple[float, float, Wave]) -> Wave:
    """Return a mix of parts, each given by its start in seconds, its loudness and its samples."""
    whole = np.zeros(max(round(start * RATE) + len(part) for start, _, part in parts))
    for start, loudness, part in parts:
        first = round(start * RATE)
        whole[first : first + len(part)] += loudness * part
    return whole


# --- the sounds ------------------------------------------------------------------------------------------------------


def _card(luck: np.random.Generator) -> Wave:
    """Return the sound of a card: it slides for a moment, and its edge snaps on the felt."""
    slide = _noise(luck, 0.075, 1800, 6500) * np.sin(np.pi * np.linspace(0, 1, round(0.075 * RATE))) ** 2
    snap = _noise(luck, 0.05, 900, 4200) * _dying(0.05, 0.006)
    tap = _tones(0.09, [(168, 1.0, 0.014), (251, 0.5, 0.010)])
    return _together((0.0, 0.30, slide), (0.055, 0.75, snap), (0.055, 0.55, tap))


def _deal(luck: np.random.Generator) -> Wave:
    """Return the sound of six cards dealt one after another."""
    starts = np.cumsum(luck.uniform(0.055, 0.075, 6)) - 0.055
    return _together(*[(start, luck.uniform(0.65, 1.0), _card(luck)) for start in starts])


def _penny(luck: np.random.Generator, size: float = 1.0) -> Wave:
    """Return the sound of a penny: the inharmonic tones of a small copper disc, and the click of its rim.

    A larger `size` gives lower tones.
    """
    tones = [(3170, 0.55, 0.030), (4890, 1.0, 0.024), (7320, 0.7, 0.017), (9950, 0.35, 0.012), (12480, 0.2, 0.009)]
    ring = _tones(0.22, [(hertz / size, strength, half) for hertz, strength, half in tones])
    click = _noise(luck, 0.02, 2500, 11000) * _dying(0.02, 0.003)
    return _together((0.0, 1.0, ring), (0.0, 0.5, click))


def _coin(luck: np.random.Generator) -> Wave:
    """Return the sound of a penny put down: it touches the wood twice."""
    wood = _tones(0.08, [(410, 1.0, 0.012), (690, 0.4, 0.008)])
    return _together((0.0, 1.0, _penny(luck)), (0.0, 0.35, wood), (0.062, 0.4, _penny(luck, 0.99)))


def _coins(luck: np.random.Generator) -> Wave:
    """Return the sound of seven pennies pushed together."""
    starts = np.cumsum(luck.uniform(0.022, 0.06, 7)) - 0.022
    parts = [(start, luck.uniform(0.45, 1.0), _penny(luck, luck.uniform(0.93, 1.07))) for start in starts]
    return _together(*parts)


def _paper(luck: np.random.Generator) -> Wave:
    """Return the sound of a slip of paper passed across the table."""
    length = 0.17
    shape = np.abs(np.sin(np.linspace(0, 2.2 * np.pi, round(length * RATE)))) * np.linspace(
        1.0, 0.35, round(length * RATE)
    )
    return _noise(luck, length, 2600, 9500) * shape * _dying(length, 0.15, 0.012)


def _wood(hertz: float, seconds: float = 0.34) -> Wave:
    """Return the sound of a wooden bar struck softly, characterised by its overtone near the fourth harmonic."""
    return _tones(seconds, [(hertz, 1.0, 0.060), (hertz * 3.93, 0.22, 0.018), (hertz * 9.2, 0.06, 0.006)])


def _turn(luck: np.random.Generator) -> Wave:
    """Return the sound of the person's turn: two soft notes upwards."""
    return _together((0.0, 0.8, _wood(523.25)), (0.095, 1.0, _wood(698.46)))


def _hit(luck: np.random.Generator) -> Wave:
    """Return the sound of a right guess: two bright notes upwards."""
    return _together((0.0, 0.8, _wood(783.99)), (0.06, 1.0, _wood(1174.66, 0.42)), (0.06, 0.25, _penny(luck, 1.3)))


def _miss(luck: np.random.Generator) -> Wave:
    """Return the sound of a wrong guess: two dull knocks downwards."""
    knocks = [_tones(0.2, [(hertz, 1.0, 0.035), (hertz * 2.7, 0.25, 0.012)]) for hertz in (220.0, 164.81)]
    return _together((0.0, 0.9, knocks[0]), (0.12, 1.0, knocks[1]))


def _win(luck: np.random.Generator) -> Wave:
    """Return the sound of a win: four notes upwards."""
    notes = (523.25, 659.25, 783.99, 1046.5)
    return _together(*[(0.1 * place, 0.7 + 0.1 * place, _wood(hertz, 0.5)) for place, hertz in enumerate(notes)])


_MADE: dict[Sound, tuple[float, Callable[[np.random.Generator], Wave]]] = {
    Sound.CARD: (0.55, _card),
    Sound.DEAL: (0.6, _deal),
    Sound.COIN: (0.45, _coin),
    Sound.COINS: (0.5, _coins),
    Sound.PAPER: (0.35, _paper),
    Sound.TURN: (0.5, _turn),
    Sound.HIT: (0.7, _hit),
    Sound.MISS: (0.8, _miss),
    Sound.WIN: (0.85, _win),
}
"""Loudness of each sound, as a share of _LOUDEST, and the function that makes it."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
