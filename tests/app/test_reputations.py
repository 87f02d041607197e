"""Reputation of people from game to game: kept in a file, told to bots at the screen, and forgotten on request."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.play.live import reputations_of
from cardtable.app.routes import NewGame
from cardtable.app.start.statistics_view import KeptWordsRow
from cardtable.app.window import MainWindow
from cardtable.bots.player import UNKNOWN, Reputation
from cardtable.engine.games import GAMES
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.library.reputations import count_words, forget_words, kept_words, kept_words_path
from cardtable.session.table_kind import practised
from tests.app.conftest import Asked, press
from tests.app.test_talk_table import say
from tools.driver import any_game


def test_words_add_up_by_name_and_a_game_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "words" / "kept.json"
    assert kept_words(path) == {}
    count_words(path, "a", {"Anna": Reputation(3, 1), "Bram": Reputation(0, 0)})
    count_words(path, "a", {"Anna": Reputation(3, 1)})
    count_words(path, "b", {"Anna": Reputation(1, 1), "Bram": Reputation(2, 0)})
    assert kept_words(path) == {"Anna": Reputation(4, 2), "Bram": Reputation(2, 0)}


def test_what_is_forgotten_stays_so(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    count_words(path, "a", {"Anna": Reputation(3, 1)})
    forget_words(path)
    assert kept_words(path) == {}
    count_words(path, "a", {"Anna": Reputation(3, 1)})  # a second look at the result counts nothing twice
    assert kept_words(path) == {}


@pytest.mark.parametrize(
    "text",
    ["", "[1]", "{", '{"people": 3, "games": {}}', '{"people": {"Anna": {"kept": "4", "broken": -1}}}', "[" * 9999],
)
def test_a_file_that_is_none_of_ours_tells_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "kept.json"
    path.write_text(text)
    assert kept_words(path) == {}
    count_words(path, "a", {"Anna": Reputation(3, 1)})
    assert kept_words(path) == {"Anna": Reputation(3, 1)}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe of POSIX")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for() -> None:
    path = kept_words_path()
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    assert kept_words(path) == {}
    count_words(path, "a", {"Anna": Reputation(3, 1)})
    assert kept_words(path) == {"Anna": Reputation(3, 1)}


def test_a_game_counts_whatever_its_file_is_called(tmp_path: Path) -> None:
    path, game = tmp_path / "kept.json", os.fsdecode(b"g\xe4me")
    for _ in range(2):
        count_words(path, game, {"Anna": Reputation(3, 1)})
    assert kept_words(path) == {"Anna": Reputation(3, 1)}


def table_of(*seats: tuple[str | None, str], game: str = "toy") -> Header:
    names = tuple([SeatName(name, player) for name, player in seats])
    return new_header(GAMES[game], GAMES[game].rules.made({"hands": 1} if game == "toy" else {}), names, 5)


def test_bots_know_of_people_alone_and_only_where_there_is_talk(toy: None) -> None:
    people = (("Anna", "human"), ("Bram", "random"), (None, "human"))
    assert reputations_of(table_of(*people)) == ()
    count_words(kept_words_path(), "a", {"Anna": Reputation(3, 1), "Bram": Reputation(9, 0)})
    assert reputations_of(table_of(*people)) == (Reputation(3, 1), UNKNOWN, UNKNOWN)
    assert reputations_of(table_of(("Odile", "human"), *people[1:])) == ()
    assert reputations_of(table_of(*people, game="war")) == ()


@pytest.mark.parametrize("name", [None, "Du"])
def test_a_person_without_a_name_is_known_by_none_in_any_language(toy: None, name: str | None) -> None:
    """Files of an earlier version have such people under the pronoun of the language then spoken."""
    path = kept_words_path()
    count_words(path, "a", {"": Reputation(3, 1)})
    count_words(path, "b", {"Du": Reputation(2, 0), "You": Reputation(0, 1), "Anna": Reputation(1, 0)})
    assert kept_words(path) == {"": Reputation(5, 2), "Anna": Reputation(1, 0)}
    assert reputations_of(table_of((name, "human"), ("Bram", "random"))) == (Reputation(5, 2), UNKNOWN)
    assert reputations_of(table_of((name, "human"), (name, "human"))) == (), "two of them are told apart by nothing"
    assert reputations_of(table_of(("Du", "random"), ("Bram", "random"))) == ()


@pytest.fixture
def played(qtbot: QtBot, window: MainWindow, toy: None) -> Callable[[bool], None]:
    """Return a function that plays a game of the toy in which the person boasts of cards they don't show."""

    def play(practice: bool) -> None:
        header = table_of(("Anna", "human"), ("Odile", "random"), ("Bram", "random"))
        before = window.game_page
        window.go(NewGame(practised(header) if practice else header))
        qtbot.waitUntil(lambda: window.game_page not in (None, before))
        table = any_game(window.table)
        qtbot.waitUntil(lambda: table.prompt.button("name") is not None)
        say(qtbot, table, (0, 1), (0, 2), (0, 3))
        press(table.page, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: table.prompt.button("show") is not None)
        press(table.page, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: table.over and table.live.over)

    return play


def test_a_game_that_was_played_is_counted_and_the_next_bots_know_it(
    qtbot: QtBot, played: Callable[[bool], None], thinking_here: Asked
) -> None:
    played(False)
    known = kept_words(kept_words_path())["Anna"]
    assert known.kept + known.broken == 3
    assert known.broken >= 2
    assert not any(question.reputations for question in thinking_here)
    thinking_here.clear()
    played(False)
    assert thinking_here
    assert {question.reputations for question in thinking_here} == {(known, UNKNOWN, UNKNOWN)}


def test_practice_counts_for_nothing(played: Callable[[bool], None]) -> None:
    played(True)
    assert kept_words(kept_words_path()) == {}


def test_the_row_tells_what_is_known_and_forgets_it(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    row = KeptWordsRow(path)
    qtbot.addWidget(row)
    assert row.isHidden()
    count_words(path, "a", {f"Anna {number}": Reputation(9, 1) for number in range(8)})
    row.refresh()
    assert not row.isHidden()
    assert "Anna 0 (9 of 10 times)" in row.words.text()
    assert row.words.toolTip().count("<br>") == 7
    count_words(path, "b", {"": Reputation(1, 1)})
    row.refresh()
    assert "you (1 of 2 times)" in row.words.toolTip()
    row.forget_button.click()
    assert row.isHidden()
    assert kept_words(path) == {}
