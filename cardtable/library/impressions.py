"""Impressions: answers of people about a game that they played (how much fun, how clear, how fair), and remarks.

They are kept in the record's last line, the result, where anyone who has the record finds them. That line also says how
long the game took.
"""

import json
from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from cardtable.disk import read_file
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import FILE_LIMIT, json_text
from cardtable.journal import TIME
from cardtable.language import as_sentence, as_shown, filled, in_sequence, translate
from cardtable.library.folders import replace_in_place
from cardtable.library.game_index import IndexedGame, checking, written_rules

LOWEST, HIGHEST = 1, 5
ANSWERS = ("fun", "clear", "fair")
"""Keys in the result line of the answers, each a number from LOWEST to HIGHEST or missing."""
_WORDS = "note"
MOST_WORDS = 2000
"""Maximum number of characters of a remark."""
_TOLD = 5
"""Maximum number of remarks that are quoted."""
_RESULT = "result"
_MINUTE = 60.0
_LONGEST = 1e6
"""Seconds from which a game's duration can't be right, since nobody plays that long without a break."""


class Impression(NamedTuple):
    """Impression of one game: the answers, None where there is none, and a remark, empty for none."""

    fun: int | None = None
    clear: int | None = None
    fair: int | None = None
    words: str = ""

    @property
    def numbers(self) -> tuple[int | None, int | None, int | None]:
        """Answers in the order of ANSWERS."""
        return self.fun, self.clear, self.fair

    @property
    def empty(self) -> bool:
        """True if there is neither an answer nor a remark."""
        return self == Impression()


class Impressions(NamedTuple):
    """Impressions of several games together."""

    games: int
    """Number of games with an impression."""
    means: dict[str, float]
    """Mean of the answers by their key; keys without answers are missing."""
    words: Sequence[str]
    """Remarks, the latest first."""
    minutes: float | None = None
    """Median duration in minutes of the games that people played, practice aside; None if no record tells it."""
    timed: int = 0
    """Number of those games whose record says how long it took, as it does if they were played without a break."""


NOTHING_SAID = Impressions(0, {}, ())


def impression_of(path: Path) -> Impression:
    """Return the impression in a record; empty if it has no result or no valid answer. OSError if it can't be read."""
    return _impression(_result(_lines(path)))


def _impression(held: dict[str, Any] | None) -> Impression:
    if held is None:
        return Impression()
    numbers = [held.get(key) for key in ANSWERS]
    fun, clear, fair = [number if type(number) is int and LOWEST <= number <= HIGHEST else None for number in numbers]
    words = held.get(_WORDS)
    return Impression(fun, clear, fair, as_shown(words, MOST_WORDS) if isinstance(words, str) else "")


def keep_impression(path: Path, said: Impression) -> None:
    """Write an impression into the record of a finished game, in place of an earlier one.

    Everything else stays as it is, the file's time too. Raises ValueError if the record has no result, and OSError if
    it can't be written.
    """
    lines = _lines(path)
    held = _result(lines)
    if held is None:
        raise ValueError("the game is not over")
    answers = dict(zip(ANSWERS, said.numbers, strict=True)) | {_WORDS: said.words or None}
    new = {key: value for key, value in (held | answers).items() if value is not None}
    replace_in_place(path, b"".join([*lines[:-1], json_text(new).encode(), b"\n"]), wait=True)


def impressions(games: Iterable[IndexedGame], key: str, rules: str) -> Generator[float, None, Impressions]:
    """Return the impressions of games of one kind, with exactly these house rules as `written_rules` gives them.

    `games` come latest first. Yields after each game that is read.
    """
    said: list[Impression] = []
    took: list[float] = []
    for game in games:
        if game.key == key and game.rules == rules and game.over:
            with suppress(OSError):
                held = _result(_lines(game.path))
                said.append(_impression(held))
                if not game.practice and any(seat.person for seat in game.seats):
                    took += _seconds(held)
            yield 0.0
    said = [each for each in said if not each.empty]
    means = {}
    for place, answer in enumerate(ANSWERS):
        numbers = [number for each in said if (number := each.numbers[place]) is not None]
        if numbers:
            means[answer] = sum(numbers) / len(numbers)
    minutes = median(took) / _MINUTE if took else None
    return Impressions(len(said), means, [each.words for each in said if each.words], minutes, len(took))


def _seconds(held: dict[str, Any] | None) -> list[float]:
    """Return the duration of a game in seconds if its result has a plausible one, as a list of one or none."""
    seconds = held.get(TIME) if held else None
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        return []
    return [float(seconds)] if 0 < seconds < _LONGEST else []


def impressions_by(key: str, rule_sets: Sequence[HouseRules]) -> Generator[float, None, list[Impressions]]:
    """Return the impressions of the kept games of one kind, for each of several sets of house rules.

    Yields while it reads the games; OSError if the games folder can't be read.
    """
    games = yield from checking()
    found = []
    for rules in rule_sets:
        found.append((yield from impressions(games, key, written_rules(rules))))
    return found


def impressions_words(said: Impressions) -> str:
    """Return impressions in words; empty if there are none and no duration is known."""
    told = [as_sentence(_said_words(said))] if said.games else []
    if said.minutes is not None:
        text = translate(
            "impressions",
            "Median length of %n game(s) that people played by these rules: {minutes} min.",
            None,
            said.timed,
        )
        told.append(filled(text, minutes=f"{said.minutes:.0f}" if said.minutes >= 1 else "<1"))
    return in_sequence(told)


def _said_words(said: Impressions) -> str:
    names = {
        "fun": translate("impressions", "fun"),
        "clear": translate("impressions", "clear"),
        "fair": translate("impressions", "fair"),
    }
    text = translate("impressions", "People who played %n game(s) by these rules say:", None, said.games)
    if said.means:
        means = " · ".join([f"{names[key]} {mean:.1f}" for key, mean in said.means.items()])
        text += f" {means} ({filled(translate('impressions', 'of {most}'), most=HIGHEST)})"
    for words in said.words[:_TOLD]:
        text += f" “{words}”"
    return text


def _lines(path: Path) -> list[bytes]:
    return read_file(path, FILE_LIMIT).splitlines(keepends=True)


def _result(lines: Sequence[bytes]) -> dict[str, Any] | None:
    """Return the object in the last line if it is a result, else None."""
    with suppress(ValueError, RecursionError):
        held = json.loads(lines[-1]) if lines else None
        if isinstance(held, dict) and _RESULT in held:
            return held
    return None
