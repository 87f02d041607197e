"""Helpers that commands share: output files and folders, checks of players and rules, aligned tables, progress."""

import os
import shutil
import stat
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from unicodedata import east_asian_width

from cardtable.bots.players import check_player
from cardtable.bots.program import PREFIX, program_words
from cardtable.commands import about, shown
from cardtable.disk import open_file
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import RULES_LIMIT, HouseRules, read_rules
from cardtable.errors import BadInput
from cardtable.language import filled, translate
from cardtable.library.folders import replace_file, replacing
from cardtable.wording import in_words, worded


def replace(path: Path, data: bytes) -> None:
    """Write a file, leaving an existing one in place until the new one is complete.

    A link is followed and its target replaced; anything but a regular file, such as a pipe, is written into. OSError if
    it can't be written.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    else:
        replace_file(path, data, private=False)


def check_place(path: Path) -> None:
    """Raise BadInput now if a file can't be written, before an hour has been spent on its content."""
    with about(path):
        if path.exists() and not path.is_file():
            path.open("ab").close()
        else:
            _try_to_replace(path)


def _try_to_replace(path: Path) -> None:
    """Begin to replace a file, but leave it as it is; OSError if it can't be replaced."""
    with suppress(_Left), replacing(path, private=False):
        raise _Left


class _Left(Exception):
    """Raised to leave a replacement that was only a test."""


def fresh_folder(path: Path, taken: Callable[[str], bool], what: str) -> Path:
    """Return a folder, created if necessary.

    BadInput if it can't be written to, or if it contains a file whose name is `taken`; `what` describes such files.
    """
    with about(path):
        path.mkdir(parents=True, exist_ok=True)
        held = next((entry.name for entry in path.iterdir() if taken(entry.name)), None)
        if held:
            raise BadInput(
                worded("the folder already contains {what} ({held}); choose an empty one", what=what, held=shown(held))
            )
        _try_to_replace(path / "probe")
    return path


_USUAL = "club"  # default player at every seat
_PROBLEMS = 10  # maximum number shown


def seated_players(game: AnyGame, named: Sequence[str] | None) -> tuple[str, ...]:
    """Return the named players, or by default the usual number of club players; BadInput if they can't play."""
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
        raise BadInput(what)
    for player in players:
        find_player(game, player)
    return players


def drawn_seed() -> int:
    """Return a random seed. It has 53 bits, which every JSON reader can represent."""
    return int.from_bytes(os.urandom(8), "big") >> 11


def told_problems(problems: Sequence[str]) -> list[str]:
    """Return the first problems that programs had, followed by the number of further ones."""
    told = [shown(problem) for problem in problems[:_PROBLEMS]]
    return (
        [*told, in_words(worded("and %n more problem(s)", n=len(problems) - _PROBLEMS))]
        if len(problems) > _PROBLEMS
        else told
    )


def find_player(game: AnyGame, player: str) -> None:
    """Check that a player can play the game, and that a program exists; BadInput otherwise."""
    check_player(game.key, player)
    command = program_words(player)[0] if player.startswith(PREFIX) else ""
    if command and shutil.which(command) is None:
        raise BadInput(worded("there is no program {command}", command=repr(command)))


def house_rules(game: AnyGame, path: Path | None, assignments: Sequence[str], seats: int) -> HouseRules:
    """Return the rules of a file, or the standard rules, with some set; BadInput if they are invalid."""
    rules: HouseRules = rules_from(path, game) if path else game.rules()
    for assignment in assignments:
        rules = rules.with_text(assignment)
    rules.check(seats)
    return rules


def small_file(path: Path) -> bytes:
    """Return the content of a file, cut off one byte beyond the limit for files of rules.

    Pipes, such as a shell's `<(program)`, can be read too. BadInput if it can't be read.
    """
    with about(path), open_file(path, pipe=True) as file:
        data = file.read(RULES_LIMIT + 1)
        if not data and stat.S_ISFIFO(os.fstat(file.fileno()).st_mode):
            raise BadInput(worded("no program is writing to this pipe"))
        return data


def rules_from(path: Path, game: AnyGame) -> HouseRules:
    """Return the house rules of a file; BadInput if they are invalid."""
    with about(path):
        rules: HouseRules = read_rules(game.rules, game.key, small_file(path))
        return rules


def records_folder(path: Path) -> Path:
    """Return a folder for records, created if necessary.

    BadInput if it can't be written to or contains records.
    """
    return fresh_folder(path, lambda name: name.endswith(".cardtable"), worded("records"))


def aligned(cells: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Return a table as lines, with the first `left` columns aligned left and the others right."""
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
    """Return the number of a terminal's columns that a text takes; Chinese characters take two each."""
    return sum([2 if east_asian_width(letter) in "WF" else 1 for letter in text])


class Progress:
    """Progress on standard error: a bar on a terminal, otherwise a line every ten seconds.

    It has no information that isn't in the output.
    """

    def __init__(self) -> None:
        self._terminal = sys.stderr is not None and sys.stderr.isatty()
        self._started = time.monotonic()
        self._due = self._started + (0.3 if self._terminal else 10.0)
        self._width = 0

    def show(self, part: float, text: str) -> None:
        """Show the part done, 0 to 1, with a text, unless progress was shown a moment ago.

        Can be called from any thread, but from one at a time.
        """
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
        """Print a sentence that stays on the screen."""
        self.clear()
        self._put(text + "\n")

    def clear(self) -> None:
        """Remove the bar."""
        if self._width:
            self._put("\r" + " " * self._width + "\r")
            self._width = 0

    def _put(self, text: str) -> None:
        with suppress(OSError):  # standard error is closed
            print(text, end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    return f"{whole // 60} min" if whole < 3600 else f"{whole // 3600} h {whole % 3600 // 60} min"
