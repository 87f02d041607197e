"""Choice of the language, which is then spoken at once and everywhere."""

from collections.abc import Iterator
from datetime import datetime
from random import Random

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.languages import SYSTEM, Speaking, counted, dated, languages, spoken
from cardtable.app.learn.lesson_page import LessonPage
from cardtable.app.routes import ChangeSettings, GameHistory, Home, Learn, NewGame
from cardtable.app.settings import Settings
from cardtable.app.start.first_page import FirstPage
from cardtable.app.start.games_page import GamesPage
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import SettingsDialog
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.language import language, say_in
from tests.app.conftest import let_happen
from tests.app.friends import Friends
from tests.app.test_home import left_game


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    yield
    say_in("en")
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    QLocale.setDefault(QLocale("en"))


def test_six_languages_are_spoken_each_under_its_own_name() -> None:
    assert languages() == {
        "en": "English",
        "de": "Deutsch",
        "es": "Español",
        "fr": "Français",
        "ar": "العربية",
        "zh_CN": "简体中文",
    }


@pytest.mark.parametrize(
    ("system", "language"),
    [
        (["de-AT", "en"], "de"),
        (["nl-NL", "fr-BE"], "fr"),
        (["zh-Hans-CN"], "zh_CN"),
        (["zh-Hant-TW", "es"], "es"),
        (["ar-EG"], "ar"),
        (["fi-FI"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_is_spoken(system: list[str], language: str) -> None:
    assert spoken(SYSTEM, system) == language


def test_a_language_that_is_set_goes_before_the_systems() -> None:
    assert spoken("ar", ["de"]) == "ar"
    assert spoken("tlh", ["de"]) == "en"


@pytest.mark.usefixtures("unpainted")
def test_a_language_goes_with_its_window(window: MainWindow, settings: Settings) -> None:
    settings.language = "ar"
    assert language() == "ar"
    window.close()
    assert language() == "en"
    assert QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight


def words(page: FirstPage) -> str:
    return page.settings_button.text()


@pytest.mark.usefixtures("unpainted")
def test_another_language_is_spoken_at_once(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    assert isinstance(window.page, FirstPage)
    assert words(window.page) == "Settings"
    window.go(ChangeSettings())
    settings.language = "de"
    let_happen()
    assert isinstance(window.page, FirstPage)
    assert words(window.page) == "Einstellungen"
    (dialog,) = [one for one in window.findChildren(SettingsDialog) if one.isVisible()]
    assert dialog.windowTitle() == "Einstellungen"
    dialog.reject()
    assert window.pixmaps.dress == (False, "ABDK")  # ace, jack, queen and king in German
    settings.language = "en"
    assert words(window.page) == "Settings"
    assert window.pixmaps.dress == (False, "AJQK")


@pytest.mark.usefixtures("unpainted")
def test_arabic_runs_from_right_to_left(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    settings.language = "ar"
    window.go(Home())
    assert window.page is not None
    assert window.page.layoutDirection() == Qt.LayoutDirection.RightToLeft
    settings.language = "en"
    window.go(Home())
    assert window.page.layoutDirection() == Qt.LayoutDirection.LeftToRight


@pytest.mark.usefixtures("unpainted")
def test_a_table_goes_on_in_another_language(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    seats = (SeatName("Ann", "human"), SeatName("Ben", "random"))
    window.go(NewGame(new_header(GAMES["war"], GAMES["war"].rules(), seats, 3)))
    friends = Friends(qtbot, window, Random(4))
    friends.wait()
    friends.act()
    friends.wait()
    live, log = friends.game_page.live, friends.table.log
    settings.language = "de"
    friends.wait()
    assert friends.game_page.live is live
    assert len(friends.table.log) == len(log)
    assert "Die Gebote" in " ".join(friends.table.log)
    friends.act()
    friends.wait()
    assert len(friends.table.log) > len(log)
    settings.language = "en"
    friends.wait()


NUMBERS = {"en": "1,234.5", "de": "1.234,5", "es": "1.234,5", "ar": "1,234.5", "zh_CN": "1,234.5"}


@pytest.mark.parametrize("language", NUMBERS)
def test_numbers_have_the_separators_of_the_language(language: str) -> None:
    QLocale.setDefault(QLocale(language))
    assert counted(1234.5, 1) == NUMBERS[language]
    assert counted(7, 0) == "7"


def test_moments_are_written_as_in_the_language() -> None:
    when = datetime(2026, 11, 5, 19, 58)
    QLocale.setDefault(QLocale("en"))
    assert dated(when) == "5 Nov 2026 19:58"
    QLocale.setDefault(QLocale("de"))
    assert dated(when) == "05.11.26 19:58"
    assert dated(when, timed=False) == "05.11.26"
    for code in languages():
        QLocale.setDefault(QLocale(code))
        assert dated(when).isprintable() or code == "ar"  # Arabic has marks of direction
        assert all(sign.isascii() for sign in dated(when) if sign.isdigit())


def test_months_are_english_on_a_system_of_another_language() -> None:
    """Python's own month names follow the system, not the language of the screen."""

    class Foreign(datetime):
        def __format__(self, form: str) -> str:
            return super().__format__(form).replace("Dec", "Dez")

    assert dated(Foreign(2026, 12, 5, 19, 58)) == "5 Dec 2026 19:58"


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_moment_reads_the_same_on_the_first_page_and_in_the_list(
    qtbot: QtBot, window: MainWindow, settings: Settings, language: str
) -> None:
    settings.language = language
    left_game(window, "Anna")
    window.go(Home())
    first = window.page
    assert isinstance(first, FirstPage)
    qtbot.waitUntil(lambda: bool(first.unfinished_games.games))
    when = first.unfinished_games.games[0].when
    window.go(GameHistory())
    kept = window.page
    assert isinstance(kept, GamesPage)
    qtbot.waitUntil(lambda: bool(kept.list.rows))
    assert kept.list.rows[0].cells[0] == when


@pytest.mark.usefixtures("unpainted")
def test_a_lesson_is_given_in_the_language(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    settings.language = "fr"
    before = window.page
    window.go(Learn("war"))
    qtbot.waitUntil(lambda: window.page is not before)
    page = window.page
    assert isinstance(page, LessonPage)
    assert page.table.source.seen.names[0] == "Vous"
    assert "cartes" in page.taught.lesson.steps[0].text
    settings.language = "en"


def test_a_system_without_letters_for_a_language_says_so(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.app.languages.QFontDatabase.families", lambda script: [])
    speaking = Speaking(qapp)
    speaking.speak("zh_CN")
    assert "简体中文" in speaking.problem()
    speaking.speak("de")
    assert speaking.problem() == ""
    speaking.speak("en")
