"""What the commands that play many games have in common: their players, rules and folders, checked, and a bar."""

import os
import shutil
import stat
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from unicodedata import east_asian_width

from cardtable.bots.players import check_player
from cardtable.bots.program import PREFIX, program_words
from cardtable.commands import of_command, of_file, shown
from cardtable.commands.files import fresh_folder
from cardtable.disk import open_file
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import RULES_LIMIT, HouseRules, RulesError, read_rules
from cardtable.language import filled, translate
from cardtable.wording import in_words, worded

_USUAL = "club"  # who plays where nobody is named, at as many seats as is usual
_PROBLEMS = 10  # told at most


def seated_players(command: str, game: AnyGame, named: Sequence[str] | None) -> tuple[str, ...]:
    """The players, those named or the usual ones; Complaint where they can't play."""
    players = tuple(named or [_USUAL] * game.usual_seats)
    if not game.fewest_seats <= len(players) <= game.most_seats:
        what = worded(
            "{game} has {fewest} to {most} seats, not {count}: name the players with {option}",
            game=game.title,
            fewest=game.fewest_seats,
            most=game.most_seats,
            count=len(players),
            option="--seats A,B,...",
        )
        raise of_command(command, what)
    try:
        for player in players:
            find_player(game, player)
    except ValueError as error:
        raise of_command(command, error) from None
    return players


def drawn_seed() -> int:
    """A seed that nobody has named: 53 bits, which every reader of JSON takes."""
    return int.from_bytes(os.urandom(8), "big") >> 11


def told_problems(problems: Sequence[str]) -> list[str]:
    """The first of what programs did wrong, and how many more there are."""
    told = [shown(problem) for problem in problems[:_PROBLEMS]]
    return (
        [*told, in_words(worded("and %n more problem(s)", n=len(problems) - _PROBLEMS))]
        if len(problems) > _PROBLEMS
        else told
    )


def find_player(game: AnyGame, player: str) -> None:
    """ValueError where a player is none who could play here."""
    check_player(game.key, player)
    command = program_words(player)[0] if player.startswith(PREFIX) else ""
    if command and shutil.which(command) is None:
        raise ValueError(worded("there is no program {command}", command=repr(command)))


def house_rules(command: str, game: AnyGame, path: Path | None, assignments: Sequence[str], seats: int) -> HouseRules:
    """A file's rules, or the author's, with some set; Complaint where they are off."""
    rules: HouseRules = rules_from(path, game) if path else game.rules()
    try:
        for assignment in assignments:
            rules = rules.with_text(assignment)
        rules.check(seats)
    except RulesError as error:
        raise of_command(command, error) from None
    return rules


def small_file(path: Path) -> bytes:
    """What a small file holds, and a byte more where it is too large; Complaint where it can't be read. A shell's
    `<(program)` is a pipe, and read too."""
    try:
        with open_file(path, pipe=True) as file:
            data = file.read(RULES_LIMIT + 1)
            if not data and stat.S_ISFIFO(os.fstat(file.fileno()).st_mode):
                raise of_file(path, worded("no program is writing to this pipe"))
        return data
    except OSError as error:
        raise of_file(path, error) from None


def rules_from(path: Path, game: AnyGame) -> HouseRules:
    """House rules from a file; Complaint where they are off."""
    data = small_file(path)
    try:
        rules: HouseRules = read_rules(game.rules, game.key, data)
        return rules
    except RulesError as error:
        raise of_file(path, error, error.line) from None


def records_folder(path: Path) -> Path:
    """The folder, made if need be; Complaint where it can't be written to, or holds records already."""
    return fresh_folder(path, lambda name: name.endswith(".cardtable"), worded("records"))


def aligned(cells: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """A table as lines: so many columns begin at the left, those with numbers end at the right."""
    rows = [[shown(cell) for cell in row] for row in cells]
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                cell + " " * (width - _width(cell)) if place < left else " " * (width - _width(cell)) + cell
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
        )
        for row in rows
    ]


def _width(text: str) -> int:
    """How many columns of a terminal it takes: letters of Chinese take two each."""
    return sum([2 if east_asian_width(letter) in "WF" else 1 for letter in text])


class Progress:
    """How far it has come, on standard error: a bar on a terminal, elsewhere a line now and then. It tells nothing that
    stands in a file."""

    def __init__(self) -> None:
        self._terminal = sys.stderr is not None and sys.stderr.isatty()
        self._started = time.monotonic()
        self._due = self._started + (0.3 if self._terminal else 10.0)
        self._width = 0

    def show(self, part: float, text: str) -> None:
        """Says how much is done, as a part of all and in words, if it is time to; for any thread, one at a time."""
        now = time.monotonic()
        if now < self._due:
            return
        self._due = now + (0.1 if self._terminal else 10.0)
        if self._terminal:
            left = (now - self._started) * (1 - part) / part if part else 0.0
            full = min(int(30 * part), 30)
            remaining = filled(translate("terminal", ", {time} left"), time=_duration(left)) if left else ""
            text = f"[{'█' * full}{'·' * (30 - full)}] {text}{remaining}"
            self._put("\r" + text.ljust(self._width))
            self._width = len(text)
        else:
            self._put(text + "\n")

    def say(self, text: str) -> None:
        """A sentence that stays."""
        self.clear()
        self._put(text + "\n")

    def clear(self) -> None:
        """Takes the bar away."""
        if self._width:
            self._put("\r" + " " * self._width + "\r")
            self._width = 0

    def _put(self, text: str) -> None:
        with suppress(OSError):  # nobody looks
            print(text, end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    return f"{whole // 60} min" if whole < 3600 else f"{whole // 3600} h {whole % 3600 // 60} min"
