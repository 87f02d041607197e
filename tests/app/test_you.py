"""A person without a name is called "you" by the grammar of each language: no sentence takes the word for a name."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from re import Match

import pytest
from pytestqt.qtbot import QtBot

from cardtable import language
from cardtable.app.languages import languages
from cardtable.app.routes import GameHistory, NewGame
from cardtable.app.settings import Settings
from cardtable.app.start.games_page import GamesPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.language import translate
from cardtable.resources import game_resource
from cardtable.session.lesson import lesson_files, read_lesson
from tests.app import every_page
from tests.app.every_page import PAGES, show
from tests.app.friends import Friends
from tests.app.game_records import record
from tests.app.sight import heard
from tests.app.test_open_table import opened
from tests.app.test_open_table import settle as rest
from tests.app.test_watch import played, settle, watched

pytestmark = pytest.mark.usefixtures("unpainted")

YOU = "⟦You⟧"
"""Word that stands for the person on a plaque, as it is in these tests."""
SEATS = ("", "Ben", "Cleo")
"""Names of the players; the person has none."""
LABELS = {
    "{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}.",
    "{who}: bid {bid}, took {points} ({counted}): {outcome}, {gain}, now {score}",
    "Turn {number}: {who}",
    "The bids: {bids}.",
    "Bids so far: {bids}.",
    "Wins in 100 games if bots play on: {seats}",
}
"""Texts in which the word may stand nevertheless, since it stands alone in them as on a plaque."""


class Fills:
    """Replacement for the pattern of placeholders that notes the texts into which the word is put."""

    def __init__(self) -> None:
        self.texts: set[str] = set()

    def sub(self, fill: Callable[[Match[str]], str], text: str) -> str:
        """Fill the placeholders of a text, and note the text if the word is among them."""

        def seen(found: Match[str]) -> str:
            said = fill(found)
            if YOU in said:
                self.texts.add(text)
            return said

        return re.sub(r"\{(\w+)\}", seen, text)


@pytest.fixture
def fills(monkeypatch: pytest.MonkeyPatch) -> Fills:
    """Note the texts into which the word is put from now on."""
    made, spoken = Fills(), language._translate
    monkeypatch.setattr(language, "_PLACEHOLDER", made)

    def say(context: str, text: str, remark: str | None, n: int) -> str:
        return YOU if text == "You" else spoken(context, text, remark, n)

    monkeypatch.setattr(language, "_translate", say)
    monkeypatch.setattr(every_page, "CALLED", [*SEATS])
    return made


def left(fills: Fills) -> set[str]:
    """Return the sentences that take the word for a name. Frames around other sentences, such as "Ben: {question}", are
    left out."""
    return {
        text
        for text in fills.texts
        if text not in LABELS | {"{who}: {question}", "{label}: {value}", "{sentence} {next}"}
    }


def test_it_is_seen_where_the_word_is_taken_for_a_name(fills: Fills) -> None:
    assert language.filled("{who} wins.", who=translate("table", "You")) == f"{YOU} wins."
    assert left(fills) == {"{who} wins."}


@pytest.mark.slow
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("name", PAGES)
def test_on_no_page(qtbot: QtBot, fills: Fills, window: MainWindow, name: str) -> None:
    list(heard(show(name, qtbot, window)))
    assert left(fills) == set()


@pytest.mark.parametrize("game", GAMES)
def test_nowhere_in_a_game_that_is_watched(
    qtbot: QtBot, fills: Fills, window: MainWindow, tmp_path: Path, game: str
) -> None:
    """With all hands open, and for every viewer in turn."""
    page = watched(qtbot, window, played(tmp_path / "a.cardtable", game, luck=1, names=SEATS))
    for at in range(0, page.shown.end + 1, 2):
        page.shown.jump(at)
        settle(qtbot, page)
        list(heard(window))
        page.eyes_box.setCurrentIndex(at // 2 % page.eyes_box.count())
        settle(qtbot, page)
    assert {page.eyes_box.itemText(row) for row in range(3)} == {"as you saw it", "as Ben saw it", "as Cleo saw it"}
    assert left(fills) == set()


@pytest.mark.parametrize("game", GAMES)
def test_nowhere_on_an_open_table(qtbot: QtBot, fills: Fills, window: MainWindow, tmp_path: Path, game: str) -> None:
    """There other players are asked too, and "you" is the player who is asked."""
    page = opened(qtbot, window, played(tmp_path / "a.cardtable", game, luck=2, names=SEATS))
    assert page.eyes_box.buttons[0].accessibleName() == "Your view (1)"
    assert page.eyes_box.buttons[1].accessibleName() == "View of Ben (2)"
    titles = set()
    for at in range(0, page.shown.end + 1, 2):
        page.shown.jump(at)
        rest(qtbot, page)
        list(heard(window))
        titles.add(page.from_here.title.text())
    assert titles <= {f"{who}. What if…?" for who in ("It's your move", "Ben to move", "Cleo to move")} | {
        "No decision here."
    }
    assert len(titles) > 2
    assert left(fills) == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nowhere_in_a_game_that_is_played(qtbot: QtBot, fills: Fills, window: MainWindow, game: str) -> None:
    seats = tuple(SeatName(name or None, "beginner" if name else "human") for name in SEATS)
    window.go(NewGame(new_header(GAMES[game], GAMES[game].rules(), seats, 5)))
    for _ in Friends(qtbot, window, Random(5)).turns():
        list(heard(window))
    assert left(fills) == set()


# --- games of old ----------------------------------------------------------------------------------------------------


@pytest.fixture
def spoken(window: MainWindow, settings: Settings) -> Iterator[Callable[[str], None]]:
    """Return a function that makes the window speak a language."""
    yield lambda code: setattr(settings, "language", code)
    settings.language = "en"


@pytest.mark.parametrize("code", languages())
def test_what_was_once_written_in_the_place_of_a_name_is_none(
    qtbot: QtBot, window: MainWindow, spoken: Callable[[str], None], code: str, tmp_path: Path
) -> None:
    """In whatever language the game was begun, and whatever is spoken now."""
    spoken(code)
    word = translate("SeatsPage", "You")
    spoken("de" if code == "en" else "en")
    path = played(tmp_path / "a.cardtable", "war", luck=1, names=["Anna", *SEATS[1:]])
    written = path.read_text("utf-8").replace('"Anna"', f'"{word}"')
    path.write_text(written, "utf-8")
    page = watched(qtbot, window, path)
    assert page.replay.seen.names == [translate("table", "You"), *SEATS[1:]]
    assert page.replay.seen.you == 0
    assert page.table.plaques[0].shown_name == translate("table", "You")
    assert page.eyes_box.itemText(0) == page.eyes_box.tr("as you saw it")
    assert path.read_text("utf-8") == written


@pytest.mark.parametrize("game", GAMES)
def test_who_learns_a_game_is_you_in_its_pictures_too(game: str) -> None:
    lesson = read_lesson(*lesson_files(game_resource(game, "lesson.toml"), "de"))
    assert lesson.header.you == lesson.seat


def test_all_games_of_a_person_without_a_name_are_one_persons(qtbot: QtBot, window: MainWindow) -> None:
    for number, name in enumerate(("", "You", "Du", "أنت")):
        path = record(f"{number}", "Anna:human", "Odile:club", scores=(number, 1), when=1_600_000_000 + number)
        path.write_text(path.read_text("utf-8").replace('"Anna"', f'"{name}"'), "utf-8")
        os.utime(path, (1_600_000_000 + number,) * 2)
    record("5", "Anna:human", "Odile:club", scores=(3, 3), when=1_600_000_005)
    record("6", ":human", ":human", scores=(2, 3), when=1_600_000_006)
    window.go(GameHistory())
    qtbot.waitUntil(lambda: isinstance(window.page, GamesPage) and len(window.page.list.rows) == 6)
    page = window.page
    assert isinstance(page, GamesPage)
    assert [line.cells[2] for line in page.list.rows] == [
        "Player 1, Player 2",
        "Anna, Odile (club)",
        *["You, Odile (club)"] * 4,
    ]
    assert [line.cells[3] for line in page.list.rows] == [
        "Player 2 won, 2 : 3",
        "Anna and Odile won, 3 : 3",
        "You won, 3 : 1",
        "You won, 2 : 1",
        "You and Odile won, 1 : 1",
        "Odile won, 0 : 1",
    ]
    page.tabs.setCurrentIndex(1)
    statistics = page.statistics
    assert statistics
    qtbot.waitUntil(lambda: bool(statistics.statistics.people))
    assert statistics.statistics.people == ["You", "Anna", "Player 1", "Player 2"]
    statistics.person.setCurrentIndex(statistics.person.findData("You"))
    qtbot.waitUntil(lambda: [standing.games for standing in statistics.statistics.standings] == [4])
