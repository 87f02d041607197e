"""Practice tables: playing on from any moment, taking moves back and seeing all hands; and which of it other tables
have."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import works_aside
from cardtable.app.routes import Again, Home, NewGame, Open
from cardtable.app.setup.players import StartQuestion, WhoPlays
from cardtable.app.start.first_page import FirstPage
from cardtable.app.table.game_page import PracticeBar
from cardtable.app.window import MainWindow
from cardtable.disk import InUse
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.record import json_text
from cardtable.engine.state import SPECTATOR
from cardtable.journal import Journal, read, replay
from cardtable.library import saved_games
from cardtable.match import Match
from cardtable.session.table_kind import HINTS_KEY, PRACTICE_KEY
from tests.app.conftest import Asked, Oracle, SlowDisk, dealt, dealt_by, let_happen, press, seats_page
from tests.app.friends import Friends
from tests.app.sight import labels
from tests.app.test_game_page import header
from tests.app.test_review import opened, review_of
from tests.app.test_watch import played, settle, watched
from tests.programs import player as program_player

pytestmark = pytest.mark.usefixtures("unpainted")

Practise = Callable[..., Friends]

every_game = pytest.mark.parametrize("game", ["war", "losers"])


@pytest.fixture
def practise(qtbot: QtBot, window: MainWindow) -> Practise:
    """Return a function that seats people and bots at a practice table, or at one of another kind."""

    def sat(game: str, players: str, seed: int = 5, kind: dict[str, bool] | None = None, **rules: object) -> Friends:
        begun = header(game, players, seed, **rules)
        begun.object.update({PRACTICE_KEY: True} if kind is None else kind)
        dealt(qtbot, window, lambda: window.go(NewGame(begun)))
        return Friends(qtbot, window, Random(seed))

    return sat


def bar(friends: Friends) -> PracticeBar:
    """Return the practice controls in the panel."""
    found = friends.table.page.panel.findChild(PracticeBar)
    assert isinstance(found, PracticeBar)
    return found


def record_of(friends: Friends) -> list[bytes]:
    """Return the lines of the record on disk."""
    return friends.game_page.live.path.read_bytes().splitlines()


def undo(friends: Friends) -> None:
    """Press Ctrl+Z and wait for the new table."""
    old = friends.game_page.table
    QTest.keyClick(friends.table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    friends.qtbot.waitUntil(lambda: friends.game_page.table is not old)
    friends.wait()


def see_all(friends: Friends, on: bool) -> None:
    """Turn the switch for all hands on or off and wait for the new table."""
    old = friends.game_page.table
    bar(friends).open_box.setChecked(on)
    friends.qtbot.waitUntil(lambda: friends.game_page.table is not old)
    friends.wait()


def open_hands(friends: Friends) -> list[bool]:
    """Return for each seat whether all cards of its hand are open."""
    table = friends.table
    return [
        all(card.card for card in table.model.cards(("hand", seat))) for seat in range(len(table.source.seen.names))
    ]


def go_on_with(friends: Friends, seats: list[str] | None = None) -> None:
    """Accept the proposed players, or choose these, and wait for the table."""
    window = friends.window
    dialog = asked_who(window)
    for box, player in zip(dialog.boxes, seats or [], strict=bool(seats)):
        box.setCurrentIndex(box.findData(player))
    dialog.play_button.click()
    friends.wait()


def asked_who(window: MainWindow) -> WhoPlays:
    """Return the dialog that asks who plays."""
    (dialog,) = [found for found in window.findChildren(WhoPlays) if found.isVisible()]
    return dialog


# --- playing on ------------------------------------------------------------------------------------------------------


def with_notes(path: Path) -> list[bytes]:
    """Put a blank line and a note after every line of a record, and return its lines."""
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"".join(line + b'\n\n{"note": "so far"}\n' for line in lines[:-1]) + lines[-1] + b"\n")
    return path.read_bytes().splitlines()


@every_game
@pytest.mark.parametrize("at", [0, 1, 4, 9])
def test_a_watched_game_is_played_on_from_any_moment(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, game: str, at: int
) -> None:
    path = played(tmp_path / "old.cardtable", game)
    whole = with_notes(path)
    old = read(path)
    page = watched(qtbot, window, path)
    page.timeline.setValue(at)
    settle(qtbot, page)
    press(page.table.page, Qt.Key.Key_P)
    friends = Friends(qtbot, window, Random(0))
    go_on_with(friends)
    new = read(friends.game_page.live.path)
    line = 3 * at + 1
    assert new.header.object["from"] == {"file": "old.cardtable", "line": line}
    assert json.loads(whole[line - 1]) == (line_object(old.lines[at - 1]) if at else old.header.object)
    assert new.lines[:at] == old.lines[:at]
    assert new.header.seed != old.header.seed
    assert new.header.object[PRACTICE_KEY] is True
    assert new.header.rules == old.header.rules
    assert friends.game_page.live.path.parent == saved_games.games_folder()
    assert path.read_bytes().splitlines() == whole
    for _ in friends.turns(3):
        pass
    assert replay(friends.game_page.live.path).moves > 0


def test_it_asks_who_plays_and_proposes_whose_eyes_were_looked_through(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    page = watched(qtbot, window, played(tmp_path / "old.cardtable", "war"))
    page.eyes_box.setCurrentIndex(1)
    settle(qtbot, page)
    page.play_on_button.click()
    dialog = asked_who(window)
    assert [box.player for box in dialog.boxes] == ["club", "human", "random"]
    assert dialog.boxes[1].accessibleName() == "Who plays at the seat of Odile"
    friends = Friends(qtbot, window, Random(0))
    go_on_with(friends, ["human", "beginner", "human"])
    assert [seat.player for seat in friends.game_page.live.header.seats] == ["human", "beginner", "human"]
    assert friends.game_page.live.header.names == ["Anna", "Odile", "Bram"]


def test_a_program_plays_on_once_it_may_be_started(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "old.cardtable", "war"))
    page.play_on_button.click()
    program = program_player(tmp_path)
    dialog = asked_who(window)
    dialog.boxes[1].play_by(program)
    dialog.play_button.click()
    let_happen()
    assert window.game_page is None
    (question,) = window.findChildren(StartQuestion)
    question.start_button.click()
    friends = Friends(qtbot, window, Random(0))
    qtbot.waitUntil(lambda: window.game_page is not None)
    assert friends.game_page.live.header.seats[1].player == program
    for _ in friends.turns(most=8):
        pass
    moved = [json.loads(line).get("seat") for line in record_of(friends)]
    assert 1 in moved


def test_who_played_is_proposed_programs_too(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    program = program_player(tmp_path)
    page = watched(qtbot, window, played(tmp_path / "old.cardtable", "war", ("human", program, "random")))
    page.play_on_button.click()
    assert [box.player for box in asked_who(window).boxes] == ["human", program, "random"]


def test_who_does_not_answer_goes_on_watching(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "old.cardtable", "war"))
    page.play_on_button.click()
    press(asked_who(window), Qt.Key.Key_Escape)
    let_happen()
    assert window.page is page
    assert not saved_games.kept_games()


def test_two_quick_clicks_begin_one_game(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "old.cardtable", "war"))
    page.play_on_button.click()
    button = asked_who(window).play_button
    button.click()
    button.click()
    Friends(qtbot, window, Random(0)).wait()
    assert len(saved_games.kept_games()) == 1


def test_a_game_that_is_over_is_not_played_on(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    page = watched(qtbot, window, played(tmp_path / "old.cardtable", "war"))
    last = len(page.record.lines)
    offered = {}
    for at in (last, last - 1, 1):
        page.timeline.setValue(at)
        settle(qtbot, page)
        offered[at] = page.play_on_button.isEnabled()
    assert offered == {last: False, last - 1: False, 1: True}


@pytest.mark.slow
def test_a_reviewed_decision_is_made_anew(qtbot: QtBot, window: MainWindow, oracle: Oracle) -> None:
    page = opened(qtbot, window, seats=3)
    review = review_of(page)
    decision = review.decisions[5]
    page.choose(5)
    press(page.list, Qt.Key.Key_P)  # the list itself takes letters for a search
    qtbot.waitUntil(lambda: bool(window.findChildren(WhoPlays)))
    assert [box.currentData() for box in asked_who(window).boxes] == ["human", "random", "random"]
    friends = Friends(qtbot, window, Random(0))
    go_on_with(friends)
    assert friends.table.source.lines[1:] == review.before(decision)[1:]
    assert friends.table.source.actions()


@pytest.mark.parametrize("fails", ["taken away", "disk"])
def test_nothing_is_left_of_a_game_that_can_not_be_begun(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    path = played(tmp_path / "old.cardtable", "war")
    page = watched(qtbot, window, path)
    page.timeline.setValue(6)
    settle(qtbot, page)
    if fails == "disk":
        full = OSError(28, "No space left on device")
        monkeypatch.setattr("cardtable.journal.Journal.write", lambda *_: (_ for _ in ()).throw(full))
    else:
        path.unlink()
    page.play_on_button.click()
    asked_who(window).play_button.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    assert window.page is page
    assert not list(saved_games.games_folder().iterdir())


# --- taking back -----------------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("players", ["Pbb", "PPb"])
def test_decisions_are_taken_back_one_after_another(practise: Practise, game: str, players: str) -> None:
    friends = practise(game, players)
    people = range(players.count("P"))
    for _ in friends.turns(12):
        pass
    whole = record_of(friends)
    state = replay(friends.game_page.live.path)
    assert state.moves > 6
    kept = whole
    while friends.game_page.live.session.takes_back() >= 0 and len(kept) > len(whole) - 9:
        undo(friends)
        before, kept = kept, record_of(friends)
        assert before[: len(kept)] == kept
        taken = [json.loads(line) for line in before[len(kept) :]]
        assert taken[0]["seat"] in people
        assert friends.game_page.live.match.waiting_on()[0] == taken[0]["seat"]
    assert len(kept) < len(whole) - 3
    for _ in friends.turns(4):
        pass
    replay(friends.game_page.live.path)


def test_taking_back_ends_at_the_first_decision(practise: Practise) -> None:
    friends = practise("losers", "Pbb")
    for _ in friends.turns(3):
        pass
    while friends.game_page.live.session.takes_back() >= 0:
        undo(friends)
    kept = record_of(friends)
    QTest.keyClick(friends.table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    let_happen()
    assert record_of(friends) == kept
    assert friends.table.prompt.notice == "There is nothing to take back."
    assert friends.table.source.actions()


@every_game
def test_the_last_decision_of_a_game_that_is_over_is_taken_back(practise: Practise, game: str) -> None:
    friends = practise(game, "Pb")
    for _ in friends.turns():
        pass
    assert b'"result"' in record_of(friends)[-1]
    bar(friends).back_button.click()
    friends.qtbot.waitUntil(lambda: not friends.game_page.live.over)
    friends.wait()
    assert friends.table.source.actions()


def test_what_chance_dealt_after_the_point_is_dealt_again(practise: Practise) -> None:
    """Taking back reveals no other hands, since the same seed gives the same deal."""
    friends = practise("losers", "Pb", round_limit=3)

    def deals() -> list[str]:
        return [line.decode() for line in record_of(friends) if b'"deal"' in line]

    for _ in friends.turns(80):
        if len(deals()) > 1:
            break
    dealt = deals()
    while len(deals()) > 1:
        undo(friends)
    for _ in friends.turns(80):
        if len(deals()) > 1:
            break
    assert deals() == dealt


def test_the_record_keeps_what_others_wrote_into_it(practise: Practise) -> None:
    """The lines that remain are left as they are, with their notes and unknown keys."""
    friends = practise("losers", "Pb")
    for _ in friends.turns(6):
        pass
    window, path = friends.window, friends.game_page.live.path
    window.go(Home())
    lines = path.read_bytes().splitlines()
    lines[2:2] = [b'{"note": "a remark"}', b""]
    lines[1] = json_text({**json.loads(lines[1]), "t": 3.5}).encode()
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    window.go(Open(path))
    friends.wait()
    undo(friends)
    kept = record_of(friends)
    assert len(kept) > 5
    assert kept == lines[: len(kept)]


def test_a_record_that_can_not_be_replaced_stays_whole(practise: Practise, monkeypatch: pytest.MonkeyPatch) -> None:
    friends = practise("losers", "Pb")
    for _ in friends.turns(4):
        pass
    path, kept = friends.game_page.live.path, record_of(friends)

    def full(*_: object, wait: bool) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("cardtable.app.play.live.replace_file", full)
    bar(friends).back_button.click()
    friends.qtbot.waitUntil(lambda: isinstance(friends.window.page, FirstPage))
    (box,) = friends.window.findChildren(QMessageBox)
    assert box.text() == "The game stops here: No space left on device. It is saved up to this point."
    assert path.read_bytes().splitlines() == kept
    monkeypatch.undo()
    friends.window.go(Open(path))
    friends.wait()
    assert friends.table.source.actions()


def test_taking_back_waits_for_the_disk_and_the_window_does_not(practise: Practise, slow_disk: SlowDisk) -> None:
    friends = practise("losers", "Pb")
    for _ in friends.turns(4):
        pass
    old, kept = friends.game_page, record_of(friends)
    slow_disk.stops()
    bar(friends).back_button.click()
    friends.qtbot.waitUntil(slow_disk.is_waited_for)
    let_happen()
    assert old.live.over
    assert record_of(friends) == kept
    with pytest.raises(InUse):  # a record about to be replaced must not be written on
        Journal.resume(old.live.path)
    slow_disk.goes_on()
    friends.qtbot.waitUntil(lambda: not old.live.over)
    friends.wait()
    assert record_of(friends) == kept[: len(record_of(friends))] != kept
    assert friends.table.source.actions()


def test_who_leaves_while_a_decision_is_taken_back_stays_away(practise: Practise, slow_disk: SlowDisk) -> None:
    friends = practise("losers", "Pb")
    for _ in friends.turns(4):
        pass
    path, kept = friends.game_page.live.path, record_of(friends)
    slow_disk.stops()
    bar(friends).back_button.click()
    friends.qtbot.waitUntil(slow_disk.is_waited_for)
    friends.window.go(Home())
    slow_disk.goes_on()
    friends.qtbot.waitUntil(lambda: not works_aside())
    let_happen()
    assert isinstance(friends.window.page, FirstPage)
    whole = path.read_bytes().splitlines()
    assert whole == kept[: len(whole)] != kept
    friends.window.go(Open(path))
    friends.wait()
    assert friends.table.source.actions()


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (Path.unlink, "was moved, renamed or deleted"),
        (lambda path: path.write_bytes(path.read_bytes() + b"{}\n"), "another program changed its file"),
    ],
    ids=["removed", "changed"],
)
@pytest.mark.parametrize("how", ["plays on", "takes back"])
def test_what_became_of_the_record_is_told_as_it_is(
    practise: Practise, harm: Callable[[Path], object], told: str, how: str
) -> None:
    """A record that is gone is not brought back, and one that another program has changed is left to it."""
    friends = practise("losers", "Pb")
    for _ in friends.turns(4):
        pass
    path = friends.game_page.live.path
    harm(path)
    left = path.read_bytes() if path.exists() else None
    if how == "plays on":
        friends.act()
    else:
        bar(friends).back_button.click()
    friends.qtbot.waitUntil(lambda: isinstance(friends.window.page, FirstPage))
    (box,) = friends.window.findChildren(QMessageBox)
    assert told in box.text()
    assert str(path) in box.text()
    assert "It is saved" not in box.text()
    assert (path.read_bytes() if path.exists() else None) == left


def test_nothing_revealed_is_taken_back_at_an_ordinary_table(practise: Practise) -> None:
    friends = practise("losers", "Pb", kind={})
    for _ in friends.turns(4):
        pass
    kept = record_of(friends)
    assert friends.table.page.panel.findChild(PracticeBar) is None
    QTest.keyClick(friends.table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    let_happen()
    assert record_of(friends) == kept
    assert friends.game_page.live.session.takes_back() < 0


# --- sealed bids -----------------------------------------------------------------------------------------------------


def opener(seed: int) -> int:
    """Return the seat that opens the bidding for the first prize."""
    match = Match(header("war", "Pb", seed), KeyedRandom(seed))
    match.go_on()
    return match.state.turn


@pytest.mark.parametrize("first", [True, False])
def test_a_sealed_bid_is_taken_up_again_while_others_lay(practise: Practise, first: bool) -> None:
    """It may be in the record already or wait for its turn there."""
    friends = practise("war", "Pb", next(seed for seed in range(9) if (opener(seed) == 0) is first), kind={})
    friends.table.source.hold(True)
    friends.wait()
    before, turn = record_of(friends), friends.table.presenter
    friends.act()
    friends.qtbot.waitUntil(lambda: friends.table.prompt.button("take-back") is not None)
    assert len(record_of(friends)) == len(before) + first
    button = friends.table.prompt.button("take-back")
    assert button
    button.click()
    friends.wait()
    assert record_of(friends) == before
    assert (friends.table.presenter is turn) is not first
    assert friends.table.source.actions()
    friends.game_page.live.hold(False)
    for _ in friends.turns(2):
        assert friends.game_page.live.session.takes_back() < 0  # the bids are turned by now


def test_a_sealed_bid_is_taken_up_again_before_the_curtain_lifts_for_the_next(practise: Practise) -> None:
    friends = practise("war", "PP", kind={})
    friends.wait()
    curtain = friends.game_page.curtain
    first = curtain.seat
    friends.act()
    friends.wait()
    before = record_of(friends)
    friends.act()
    friends.wait()
    assert friends.behind_curtain
    assert (friends.game_page.curtain.seat, friends.viewer) == (1 - first, SPECTATOR)
    (other,) = friends.game_page.curtain.others
    assert other.answer.says == f"what {friends.table.source.seen.names[first]} decided"
    other.click()
    friends.qtbot.waitUntil(lambda: friends.game_page.curtain.seat == first and friends.behind_curtain)
    assert record_of(friends) == before


def test_nobody_takes_up_the_bid_of_another(practise: Practise) -> None:
    """The player who looks at their cards can't take back another's bid."""
    friends = practise("war", "PP", kind={})
    friends.wait()
    for _ in range(3):
        friends.act()
        friends.wait()
    assert not friends.behind_curtain
    kept = record_of(friends)
    QTest.keyClick(friends.table.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    let_happen()
    assert record_of(friends) == kept
    assert friends.table.source.actions()


# --- all hands -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["losers", "miser"])
def test_all_hands_are_seen_while_a_person_decides(practise: Practise, thinking_here: Asked, key: str) -> None:
    friends = practise(key, "Pbb")
    friends.wait()
    assert open_hands(friends) == [True, False, False]
    see_all(friends, True)
    assert open_hands(friends) == [True, True, True]
    assert friends.table.source.actions()
    friends.table.source.hint("expert", lambda advice: None)
    assert None in thinking_here[-1].lines[1]["hands"][1]  # the adviser knows no more than the seat
    friends.act()
    friends.wait()
    undo(friends)
    assert open_hands(friends) == [True, True, True]
    see_all(friends, False)
    assert open_hands(friends) == [True, False, False]


def test_all_who_sit_there_see_all_hands(practise: Practise) -> None:
    friends = practise("losers", "PPb")
    friends.wait()
    assert friends.game_page.curtain.is_down
    see_all(friends, True)
    for _ in friends.turns(8):
        assert not friends.behind_curtain
        if friends.table.source.actions():
            assert open_hands(friends) == [True, True, True]
    see_all(friends, False)
    assert friends.behind_curtain
    assert not any(open_hands(friends))


def test_sealed_bids_lie_open_too(practise: Practise) -> None:
    friends = practise("war", "Pbb")
    for _ in friends.turns():
        if friends.table.source.to_act() == [0]:
            break

    def open_bids() -> list[bool]:
        return [card.face_up for seat in (1, 2) for card in friends.table.model.cards(("slot", seat))]

    assert open_bids() == [False, False]
    see_all(friends, True)
    assert open_bids() == [True, True]


# --- hints -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("practice", [True, False])
def test_a_hint_says_what_each_move_is_worth_for_practice(practise: Practise, oracle: Oracle, practice: bool) -> None:
    friends = practise("war", "Pb", kind={PRACTICE_KEY: True} if practice else {}, suit_size=4)
    friends.wait()
    panel = friends.table.page.panel
    assert panel.worths == ""
    press(friends.table.page, Qt.Key.Key_H)
    friends.qtbot.waitUntil(lambda: bool(friends.table.prompt.advice[0]))
    moves = panel.worths.removeprefix("Wins in 100 games: ").split("\u00a0· ")
    assert len(moves) == (len(friends.table.legal_cards()) if practice else 1)
    if practice:
        numbers = [int(move.split("\u00a0")[1]) for move in moves]
        assert numbers == sorted(numbers, reverse=True)
        assert numbers[0] == 60
    press(friends.table.page, Qt.Key.Key_H)
    assert panel.worths == ""


@every_game
def test_a_table_without_hints_gives_none(practise: Practise, game: str) -> None:
    friends = practise(game, "Pb", kind={HINTS_KEY: False})
    for _ in friends.turns(2):
        assert friends.table.prompt.button("hint") is None
        assert friends.table.presenter.turn.sensible() is None, "nor does the bright answer give one"
    assert "Hints off" in labels(friends.table.page)
    path = friends.game_page.live.path
    friends.window.go(Home())
    friends.window.go(Open(path))
    friends.wait()
    assert friends.table.prompt.button("hint") is None


@pytest.mark.parametrize(
    ("kind", "words"), [({}, "Hints on"), ({PRACTICE_KEY: True}, "Practice"), ({HINTS_KEY: False}, "Hints off")]
)
def test_all_who_sit_there_see_what_kind_of_table_it_is(practise: Practise, kind: dict[str, bool], words: str) -> None:
    friends = practise("losers", "PPb", kind=kind)
    friends.wait()
    told = {"Hints on", "Practice", "Hints off"} & set(labels(friends.table.page))
    assert told == {words}


# --- setting the table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("practice", "hints", "kind"),
    [(False, True, {}), (False, False, {HINTS_KEY: False}), (True, True, {PRACTICE_KEY: True})],
)
def test_the_kind_of_a_table_is_set_and_remembered(
    window: MainWindow, practice: bool, hints: bool, kind: dict[str, bool]
) -> None:
    page = seats_page(window, "war")
    page.practice_box.setChecked(practice)
    page.hints_box.setChecked(hints)
    assert page.hints_box.isEnabled() is not practice
    headers = dealt_by(page)
    page.deal()
    assert {key: headers[0].object[key] for key in (PRACTICE_KEY, HINTS_KEY) if key in headers[0].object} == kind
    again = seats_page(window, "war")
    assert (again.practice_box.isChecked(), again.hints_box.isChecked()) == (practice, hints)


def test_a_table_played_again_is_of_the_same_kind(practise: Practise) -> None:
    friends = practise("war", "Pb", kind={HINTS_KEY: False})
    for _ in friends.turns():
        pass
    friends.act()
    friends.window.go(Again())
    friends.wait()
    assert friends.game_page.live.header.object[HINTS_KEY] is False
