"""A game at this screen is never lost, and tells its seat nothing that it may not know."""

import gc
import json
import weakref
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.play.bot_seats import BotSeats
from cardtable.app.play.live import LiveGame
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.pool import PoolClient
from cardtable.app.routes import Home, Seats
from cardtable.app.settings import Settings
from cardtable.app.window import MainWindow
from cardtable.bots.worker import PlayerAnswer
from cardtable.engine.lines import Line, line_object
from cardtable.errors import BadInput, Refused
from cardtable.session.observer import Observer
from tests.app.conftest import Deal, SlowDisk, dealt, let_happen, resumed, wait_for

pytestmark = pytest.mark.usefixtures("unpainted")


def drive(qtbot: QtBot, seat: LiveSeat, moves: int) -> None:
    """Play so many of the person's moves, lowest card first, as a screen without motion would."""
    seat.happened.connect(lambda events: seat.settled())
    seat.settled()
    for _ in range(moves):
        qtbot.waitUntil(lambda: bool(seat.actions()))
        move = seat.actions().move(card=seat.actions().options("card")[0])
        assert move
        seat.choose(move)


def last_of(path: Path) -> dict[str, object]:
    """Return the last line of a record, without its time."""
    held = json.loads(path.read_bytes().splitlines()[-1])
    return {key: value for key, value in held.items() if key != "t"}


def thinks(live: LiveGame) -> bool:
    """Return whether a bot is thinking."""
    bots = live.findChild(BotSeats)
    return bots is not None and bots.thinks


def test_each_accepted_move_is_on_disk_before_it_is_shown(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Observers that serve the screen find each line in the file already, and no later line."""
    hears = Observer.write
    heard: list[Line] = []
    early: list[Line] = []
    paths: list[Path] = []

    def hear(self: Observer, line: Line, events: Sequence[object]) -> None:
        if self.viewer != 0:
            hears(self, line, events)
            return
        heard.append(line)
        if paths and last_of(paths[0]) != line_object(line):
            early.append(line)
        hears(self, line, events)

    monkeypatch.setattr(Observer, "write", hear)
    table = deal(suit_size=5, seats=3)
    paths.append(table.live.path)
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        table.page.prompt.press_likely()
    assert early == []
    took = json.loads(paths[0].read_bytes().splitlines()[-1])["t"]
    assert took >= 0
    assert len(heard) == len(paths[0].read_bytes().splitlines()) - 1
    assert len(heard) > 15


def test_what_can_not_be_written_is_not_shown(qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal()
    wait_for(qtbot, table)
    before = [repr(piece) for piece in table.model.pieces()]
    told = len(table.presenter.log.entries)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(table.live.match.observers[0], "write", full)
    with qtbot.waitSignal(table.live.failed):
        table.page.prompt.press_likely()
    let_happen()
    assert [repr(piece) for piece in table.model.pieces()] == before
    assert len(table.presenter.log.entries) == told


@pytest.mark.parametrize("late", [False, True])
def test_a_bot_moves_on_a_beat_however_long_it_has_thought(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """A move found early waits for the beat, one found late for the next: the pace of a table tells nothing about the
    bots' thinking."""
    beats: list[int] = []
    thoughts: list[tuple[int, PlayerAnswer]] = []
    answered = BotSeats._answered
    monkeypatch.setattr(BotSeats, "_begin_beat", lambda bots, seat, seconds: beats.append(seat))
    monkeypatch.setattr(BotSeats, "_answered", lambda bots, seat, answer: thoughts.append((seat, answer)))
    session = deal(seats=3, seed=1).live
    bots = session.findChild(BotSeats)
    assert bots is not None
    qtbot.waitUntil(lambda: len(thoughts) == 2)
    first = session.match.waiting_on()[0]
    assert first not in session.people
    assert sorted(beats) == [1, 2]
    if late:
        bots._end_beat(first)
        assert beats[2:] == [first]
    for seat, told in thoughts:
        answered(bots, seat, told)
    let_happen()
    assert session.match.moves == 0
    bots._end_beat(first)
    assert session.match.moves == 1


@pytest.mark.parametrize("cut", [0, 1, 7, 40])
def test_a_killed_game_goes_on_where_it_stopped(qtbot: QtBot, deal: Deal, settings: Settings, cut: int) -> None:
    """The record may end in the middle of a line; that line was never shown, and is dropped."""
    table = deal(seats=3)
    for _ in range(2):
        wait_for(qtbot, table)
        prizes = len(table.game.model.course.scores)
        table.page.prompt.press_likely()
        qtbot.waitUntil(lambda prizes=prizes: len(table.game.model.course.scores) > prizes)  # type: ignore[misc]
    path = table.live.path
    table.live.close()
    content = path.read_bytes()
    path.write_bytes(content[: len(content) - cut])
    session = resumed(path, settings)
    seat = LiveSeat(session, session.first_viewer())
    assert len(seat.start()) > 0
    drive(qtbot, seat, 3)
    session.close()
    assert path.read_bytes().startswith(content[: content.rfind(b"\n", 0, len(content) - max(cut, 1)) + 1])


def test_a_game_open_in_one_window_is_not_opened_in_another(deal: Deal, settings: Settings) -> None:
    table = deal()
    with pytest.raises(Refused, match="open in another window"):
        resumed(table.live.path, settings)


def test_who_leaves_a_table_waits_for_no_disk(
    qtbot: QtBot, deal: Deal, settings: Settings, slow_disk: SlowDisk
) -> None:
    """The lines reach the disk in the end, and the record can be gone on with at once."""
    table = deal()
    wait_for(qtbot, table)
    slow_disk.stops()
    before = len(slow_disk.taken)
    table.page.prompt.press_likely()
    qtbot.waitUntil(slow_disk.is_waited_for)
    path = table.live.path
    table.live.close()
    resumed(path, settings).close()
    with (path.parent / "other").open("wb"):  # would get the record's file number if that were closed
        assert len(slow_disk.taken) == before
        slow_disk.goes_on()
        qtbot.waitUntil(lambda: len(slow_disk.taken) > before)
    status = path.stat()
    assert set(slow_disk.taken[before:]) == {(status.st_dev, status.st_ino)}


def test_a_broken_record_is_refused_with_its_line(tmp_path: Path, settings: Settings) -> None:
    path = tmp_path / "broken.cardtable"
    header = (
        '{"format": "cardtable", "version": 1, "game": "war", "seats": [{"player": "human"}, {"player": "random"}]}'
    )
    path.write_text(header + '\n{"seat": 0, "move": "bid", "card": "7H"}\n')
    with pytest.raises(BadInput) as caught:
        resumed(path, settings)
    assert caught.value.line == 2
    # it has not been left locked
    with pytest.raises(BadInput):
        resumed(path, settings)


def test_a_record_that_cannot_be_written_stops_the_game_with_a_sentence(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal()
    wait_for(qtbot, table)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(table.live.match.observers[0], "write", full)
    with qtbot.waitSignal(table.live.failed) as failed:
        table.page.prompt.press_likely()
    assert failed.args is not None
    assert "No space left" in failed.args[0]


def test_the_window_closes_in_the_middle_of_a_thought(
    qtbot: QtBot, window: MainWindow, own_process: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.go(Seats("war"))
    page = window.page
    monkeypatch.setattr(BotSeats, "_answered", lambda bots, seat, answer: None)  # answers are ignored
    dealt(qtbot, window, page.deal)  # type: ignore[union-attr]
    assert window.game_page is not None
    bots = window.game_page.live.findChild(BotSeats)
    assert bots is not None
    qtbot.waitUntil(lambda: bots.thinks)
    window.close()
    assert window.game_page is None


def test_a_table_left_in_the_middle_of_a_thought_is_let_go(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing waits for the bot that was stopped."""
    monkeypatch.setattr(PoolClient, "begin", lambda client, work, job: lambda: None)  # every bot thinks for ever
    window.go(Seats("war"))
    dealt(qtbot, window, window.page.deal)  # type: ignore[union-attr]
    assert window.game_page is not None
    qtbot.waitUntil(lambda: window.game_page is not None and thinks(window.game_page.live))
    left = weakref.ref(window.game_page.live)
    window.go(Home())

    def gone() -> bool:
        gc.collect()
        return left() is None

    qtbot.waitUntil(gone)


def test_bots_and_screen_get_lines_without_secrets(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=3, seat=1)
    wait_for(qtbot, table)
    for seat in range(3):
        lines = table.live.session.observers[seat].lines
        text = json.dumps(lines)
        assert "seed" not in text
        assert "player" not in text
        assert lines[0]["you"] == seat
        for held in lines[1:]:
            if held.get("chance"):
                assert held["prizes"] == [None] * 13


def test_a_record_that_is_refused_is_not_touched(tmp_path: Path, settings: Settings) -> None:
    path = tmp_path / "odd.cardtable"
    seats = '[{"player": "human"}, {"player": "random"}]'
    path.write_text('{"format": "cardtable", "version": 1, "game": "war", "seats": ' + seats + '}\n{"odd": 1}\n{"cut')
    before = path.read_bytes()
    with pytest.raises(BadInput):
        resumed(path, settings)
    assert path.read_bytes() == before


def test_a_record_removed_in_the_middle_of_the_game_is_told(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    table.live.path.unlink()
    with qtbot.waitSignal(table.live.failed) as failed:
        table.page.prompt.press_likely()
    assert failed.args is not None
    assert "removed" in failed.args[0]
