"""Victim of `tools.kill_loop`: a game that plays itself to its end in the app's window, offscreen.

    python -m tools.victim FOLDER GAME SEED

It resumes the game that was left in the folder, or begins one. It reports on standard output, a line each: `starts`,
`locks` and `locked` (the record), `opens`, `opened RECORD`, `shown LINES CHECKSUM` (of the record's lines that the
screen has been told so far), `takes back` (when only the lines of the last `shown` are to be left), `over`, `closed`;
and `found ...` on an error, which ends it.
"""

import os
import sys
import time
import zlib
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMessageBox

from cardtable.app.after.result_page import ResultPage
from cardtable.app.play.live import LiveGame
from cardtable.app.routes import GoOn, NewGame
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.lines import Line, line_object
from cardtable.engine.record import Header, SeatName, json_text, new_header
from cardtable.library.saved_games import unfinished_games
from cardtable.session.table_kind import kind_keys
from tools.findings import Findings
from tools.game_tools import tools_by_game
from tools.stage import NAMES, Stage

_TAKES_BACK = 0.3
"""Probability that a decision is taken back, at a practice table."""
Resuming = Generator[float, None, LiveGame]

_READY = 0.001
"""Seconds after `locks` in which the killer gets ready."""
_LINGER = 300
"""Milliseconds on the result page, while its review begins."""


def main(arguments: list[str]) -> int:
    """Play; return 1 if something was found."""
    tell("starts")
    folder, game, seed = arguments
    with Findings() as findings:
        stage = Stage(Path(folder))
        stage.window.resize(stage.window.minimumSize())  # so that there is less to paint
        victim = Victim(stage, findings, Random(int(seed)))
        victim.open(game)
        status = stage.application.exec()
    return status


def tell(text: str) -> None:
    """Report a line, which is in the pipe when this returns."""
    os.write(1, f"{text}\n".encode())


def _beginning(make: Callable[..., LiveGame]) -> Callable[..., LiveGame]:
    """Wrap `LiveGame.begin` to report before and after the record is locked."""

    def made(*how: object) -> LiveGame:
        _tell_that_it_locks()
        return _locked(make(*how))

    return made


def _resuming(make: Callable[..., Resuming]) -> Callable[..., Resuming]:
    """Wrap `LiveGame.resuming` in the same way."""

    def made(*how: object) -> Resuming:
        _tell_that_it_locks()
        return _locked((yield from make(*how)))

    return made


def _tell_that_it_locks() -> None:
    tell("locks")
    time.sleep(_READY)


def _locked(session: LiveGame) -> LiveGame:
    """Report the lock, and connect first, so that taking back is reported before anyone acts on it."""
    tell("locked")
    session.taken_back.connect(lambda count: _tell_of_taking_back(session, count))
    return session


def _tell_of_taking_back(session: LiveGame, count: int) -> None:
    lines = session.path.read_bytes().splitlines(keepends=True)
    Shown(b"".join(lines[: count + 1])).tell()
    tell("takes back")


class Shown:
    """Observer that counts the lines of a record that the screen has been told."""

    def __init__(self, record: bytes) -> None:
        self._lines = record.count(b"\n")
        self._checksum = zlib.crc32(record)

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Count one more line, which is in the record already."""
        self._lines += 1
        self._checksum = zlib.crc32(f"{json_text(line_object(line))}\n".encode(), self._checksum)

    def tell(self) -> None:
        """Report the number of lines and their checksum."""
        tell(f"shown {self._lines} {self._checksum}")


class Victim(QObject):
    """Player in the person's seat that answers at once."""

    def __init__(self, stage: Stage, findings: Findings, rng: Random) -> None:
        super().__init__()
        self._stage = stage
        self._findings = findings
        self._rng = rng
        self._session: LiveGame | None = None  # the game it follows
        self._shown = Shown(b"")
        self._clock = QTimer(self)
        self._clock.setInterval(1)
        self._clock.timeout.connect(self._act)

    def open(self, game: str) -> None:
        """Resume the game that was left, or begin another."""
        window = self._stage.window
        left = [saved.path for saved in unfinished_games(self._stage.settings.unseen) if saved.header.game.key == game]
        header = self._header(game)
        for name, telling in (("begin", _beginning), ("resuming", _resuming)):
            setattr(LiveGame, name, telling(getattr(LiveGame, name)))
        tell("opens")
        if left:
            window.go(GoOn(left[0]))
        else:
            window.go(NewGame(header))
        self._clock.start()

    def _sit_down(self, session: LiveGame) -> None:
        """Report the record, and follow the game from now on."""
        self._session = session
        tell(f"opened {session.path.name}")
        session.happened.connect(self._tell)
        session.set_back.connect(lambda: self._follow(session))
        self._follow(session)

    def _tell(self) -> None:
        self._shown.tell()

    def _follow(self, session: LiveGame) -> None:
        """Count the record's present lines and observe the match from there."""
        self._shown = Shown(session.path.read_bytes())
        session.match.observers.append(self._shown)
        self._shown.tell()

    def _header(self, key: str) -> Header:
        """Return the header of a small game for two to four seats, against players of all kinds."""
        game, rng = GAMES[key], self._rng
        seats = rng.randint(2, 4)
        *others, strongest = PLAYERS[key]  # only sometimes, since it takes long to start
        players = [rng.choice([*others * 3, strongest]) for _ in range(seats)]
        players[rng.randrange(seats)] = "human"
        people = tuple(SeatName(name, player) for name, player in zip(NAMES, players, strict=False))
        header = new_header(game, game.rules.made(rng.choice(tools_by_game()[key].short)), people, rng.getrandbits(60))
        header.object.update(kind_keys(rng.random() < 0.7, True))
        return header

    def _act(self) -> None:
        window, table = self._stage.window, self._stage.window.table
        for box in window.findChildren(QMessageBox):
            self._findings.add(f"the window says: {box.text()}")
        if self._findings.found:
            tell(f"found {' '.join(self._findings.found)!r}")
            self._stage.application.exit(1)
        elif isinstance(window.page, ResultPage):
            self._clock.stop()
            tell("over")
            QTimer.singleShot(_LINGER, self, self._close)
        elif table is not None:
            if window.game_page is not None and window.game_page.live is not self._session:
                self._sit_down(window.game_page.live)
            if table.source.seen.practice and table.source.actions() and self._rng.random() < _TAKES_BACK:
                table.source.take_back()
                return
            cards = table.turn.playable()
            if cards:
                table.turn.choose_card(self._rng.choice(cards))
            table.page.prompt.press_likely()

    def _close(self) -> None:
        self._stage.window.close()
        tell("closed")
        self._stage.application.quit()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
