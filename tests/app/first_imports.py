"""Child process that goes one way through the window with nothing imported beforehand, and prints the Qt modules that
threads imported on it: `python -m tests.app.first_imports HOME WAY`."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtWidgets import QApplication

from cardtable.app.main import open_window
from cardtable.app.routes import Bench, GameHistory, Home, HowToPlay, Learn, NewGame, Open, ResultOf, Seats
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.journal import Journal
from cardtable.library.saved_games import new_path
from cardtable.match import Match
from tests.app.thread_rules import qt_imported_by_threads, watch_imports
from tests.waiting import comes_true

if TYPE_CHECKING:
    from cardtable.app.window import MainWindow
    from cardtable.engine.record import Header


def header_of(key: str) -> "Header":
    """Return the header of a game between a person and a bot."""
    return new_header(GAMES[key], GAMES[key].rules(), (SeatName("Anna", "human"), SeatName("Bram", "random")), 5)


def record(key: str, over: bool) -> Path:
    """Write the record of a game of random moves, left after its deal or played to its end."""
    header = header_of(key)
    journal = Journal.begin(new_path(key), header)
    match = Match(header, KeyedRandom(5), [journal])
    match.go_on()
    rng = KeyedRandom(5, "moves")
    while over and not match.over:
        moves = match.state.legal(match.state.turn)
        match.submit_code(moves[rng.below(len(moves))])
    journal.close()
    return journal.path


def left(window: "MainWindow") -> Callable[[], object]:
    """Show the first page with a game that was left."""
    record("losers", over=False)
    window.go(Home())
    return lambda: any(cell.model for cell in window.page.unfinished_games.games)  # type: ignore[union-attr]


def begun(window: "MainWindow") -> Callable[[], object]:
    """Begin a new game."""
    window.go(NewGame(header_of("mentalist")))
    return lambda: window.table


def opened(window: "MainWindow") -> Callable[[], object]:
    """Go on with a record."""
    window.go(Open(record("war", over=False)))
    return lambda: window.table


def kept(window: "MainWindow") -> Callable[[], object]:
    """Show the list of games until the search for them has ended."""
    record("war", over=True)
    window.go(GameHistory())
    ended: list[bool] = []
    window.page.search.ended.connect(lambda: ended.append(True))  # type: ignore[union-attr]
    return lambda: ended


def result(window: "MainWindow") -> Callable[[], object]:
    """Show the result of a finished game."""
    window.go(ResultOf(record("war", over=True)))
    return lambda: type(window.page).__name__ == "ResultPage"


def solved(window: "MainWindow") -> Callable[[], object]:
    """Show perfect play, worked out."""
    window.go(Seats("mentalist"))
    window.page.perfect_button.click()  # type: ignore[union-attr]
    return lambda: window.page.map.heat  # type: ignore[union-attr]


def compared(window: "MainWindow") -> Callable[[], object]:
    """Show the bench, which imports the plots."""
    window.go(Bench("war"))
    return lambda: type(window.page).__name__ == "BenchPage"


def taught(window: "MainWindow") -> Callable[[], object]:
    """Show a lesson."""
    window.go(Learn("miser"))
    return lambda: type(window.page).__name__ == "LessonPage"


def explained(window: "MainWindow") -> Callable[[], object]:
    """Show how a game is played."""
    window.go(HowToPlay("losers"))
    return lambda: type(window.page).__name__ == "HowToPlayPage"


WAYS = {way.__name__: way for way in (left, begun, opened, kept, result, solved, compared, taught, explained)}


def main(home: str, way: str) -> int:
    """Go the way and print the imports; return 0 if the page was reached."""
    os.environ["XDG_DATA_HOME"] = home
    watch_imports()
    _, window = open_window([], Path(home))
    window.show()
    there = WAYS[way](window)

    def is_there() -> bool:
        QApplication.processEvents()
        return bool(there())

    came = comes_true(is_there)
    window.close()
    print(*qt_imported_by_threads(), end="")
    return 0 if came else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
