"""What people say of a game that they have played: how much fun, how clear and how fair it was, in the record's last
line, where whoever has the record finds it; and how long their games took, which that line says too."""

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
"""What is answered by a number from LOWEST to HIGHEST, or not at all, under these keys of the result line."""
_WORDS = "note"
MOST_WORDS = 2000
"""Characters of a remark."""
_TOLD = 5
"""So many of the remarks are told."""
_RESULT = "result"
_MINUTE = 60.0
_LONGEST = 1e6
"""Seconds: more than that nobody plays without a break."""


class Impression(NamedTuple):
    """What was said of one game."""

    fun: int | None = None
    clear: int | None = None
    fair: int | None = None
    words: str = ""

    @property
    def numbers(self) -> tuple[int | None, int | None, int | None]:
        """The answers, in the order of ANSWERS."""
        return self.fun, self.clear, self.fair

    @property
    def empty(self) -> bool:
        """Whether nothing was."""
        return self == Impression()


class Impressions(NamedTuple):
    """What was said of several games."""

    games: int
    """How many of them something was said of."""
    means: dict[str, float]
    """By what was answered: the mean of the answers; nothing of what nobody answered."""
    words: Sequence[str]
    """What was said in words, the latest first."""
    minutes: float | None = None
    """How long the games of people took: half of those that know it were shorter. Practice aside."""
    timed: int = 0
    """How many of them know it: those that were played without a break."""


NOTHING_SAID = Impressions(0, {}, ())


def impression_of(path: Path) -> Impression:
    """What was said of the game in a record: nothing where it has no result, or what is there is no answer. OSError
    where it can't be read."""
    return _impression(_result(_lines(path)))


def _impression(held: dict[str, Any] | None) -> Impression:
    if held is None:
        return Impression()
    numbers = [held.get(key) for key in ANSWERS]
    fun, clear, fair = [number if type(number) is int and LOWEST <= number <= HIGHEST else None for number in numbers]
    words = held.get(_WORDS)
    return Impression(fun, clear, fair, as_shown(words, MOST_WORDS) if isinstance(words, str) else "")


def keep_impression(path: Path, said: Impression) -> None:
    """Writes it into the record of a finished game, in the place of what was said before; all else stays as it is, the
    file's time too. ValueError where the record has no result, OSError where it can't be written."""
    lines = _lines(path)
    held = _result(lines)
    if held is None:
        raise ValueError("the game is not over")
    answers = dict(zip(ANSWERS, said.numbers, strict=True)) | {_WORDS: said.words or None}
    new = {key: value for key, value in (held | answers).items() if value is not None}
    replace_in_place(path, b"".join([*lines[:-1], json_text(new).encode(), b"\n"]), wait=True)


def impressions(games: Iterable[IndexedGame], key: str, rules: str) -> Generator[float, None, Impressions]:
    """What was said of the games of one sort by exactly these house rules, as the index writes them: work that yields
    after each game that it reads. `games` come latest first."""
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
    """How long a game took, if its result says so."""
    seconds = held.get(TIME) if held else None
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        return []
    return [float(seconds)] if 0 < seconds < _LONGEST else []


def impressions_by(key: str, rule_sets: Sequence[HouseRules]) -> Generator[float, None, list[Impressions]]:
    """What was said of the kept games of one sort, by each of some sets of house rules: work like the other. OSError
    where the games can't be looked through."""
    games = yield from checking()
    found = []
    for rules in rule_sets:
        found.append((yield from impressions(games, key, written_rules(rules))))
    return found


def impressions_words(said: Impressions) -> str:
    """It in words; empty where nobody said anything, and nobody knows how long a game took."""
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
    """The object of the last line, if that is a result."""
    with suppress(ValueError, RecursionError):
        held = json.loads(lines[-1]) if lines else None
        if isinstance(held, dict) and _RESULT in held:
            return held
    return None
