"""House rules on the page where a table is set: marks on changed rules, rules that can't stand, and saved rule sets."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from cardtable_toy.game import ToyRules
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.parts.widgets import PaintedWidget, tip_of
from cardtable.app.routes import Home
from cardtable.app.setup.rules_form import RuleField, RulesForm
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules, rules_file
from cardtable.games.losers.rules import LosersRules
from cardtable.games.war.rules import PRESETS, WarRules
from cardtable.library.folders import rules_path
from tests.app.conftest import DESIGNED, LONGER, RIGHT_TO_LEFT, let_happen, seats_page
from tests.app.sight import labels, named
from tests.app.test_accessible_tree import Ears
from tests.app.test_home import cut
from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("unpainted")

MINE = WarRules(suit_size=9, prizes="own_cards", seller_bids=False)
SIZES = ((1024, 700), (1440, 900))


@pytest.fixture
def page(window: MainWindow) -> SeatsPage:
    """Return the page where a table of Bidding War is set."""
    return seats_page(window, "war")


def field(form: RulesForm, rule: str) -> RuleField:
    """Return the form's field of a rule."""
    (found,) = (field for field in form.fields if field.rule.name == rule)
    return found


def marked(form: RulesForm) -> set[str]:
    """Return the labels of the rules that are marked with a dot."""
    dots = [mark.mapTo(form, mark.rect().center()).y() for mark in form.findChildren(PaintedWidget) if mark.isVisible()]
    return {rule.label.text() for rule in form.fields if any(_beside(form, rule.label, y) for y in dots)}


def _beside(form: RulesForm, label: QWidget, y: int) -> bool:
    top = label.mapTo(form, QPoint(0, 0)).y()
    return top <= y <= top + label.height()


def told(form: RulesForm, rule: str) -> str:
    """Return the screen reader's description of a rule's field."""
    return field(form, rule).field.accessibleDescription()


def reset(form: RulesForm, rule: str) -> QPushButton:
    """Return the button that resets a rule."""
    return named(form, QPushButton, f"{field(form, rule).rule.label}: Reset")


# --- what is not the author's ----------------------------------------------------------------------------------------


def test_the_authors_game_has_no_marks(page: SeatsPage) -> None:
    let_happen()
    assert marked(page.form) == set()
    assert not page.reset_button.isEnabled()
    assert not any("written" in text for text in labels(page.form))
    assert not any("Changed" in told(page.form, rule.name) for rule in WarRules.declared())


def test_a_rule_that_differs_is_marked_with_the_authors_value(page: SeatsPage) -> None:
    named(page.form, QSpinBox, "Suit size").setValue(9)
    named(page.form, QComboBox, "Prizes").setCurrentIndex(1)
    named(page.form, QCheckBox, "Seller bids too").setChecked(False)
    let_happen()
    assert page.form.rules == MINE
    assert marked(page.form) == {"Suit size", "Prizes", "Seller bids too"}
    for rule, value in (("suit_size", "13"), ("seller_bids", "yes"), ("prizes", "a spare suit")):
        assert told(page.form, rule).endswith(f"Changed. Standard: {value}.")
        assert f"Standard: {value}." in labels(page.form)
        reset(page.form, rule).click()
        assert "Changed" not in told(page.form, rule)
    let_happen()
    assert marked(page.form) == set()
    assert page.form.rules == WarRules()


def test_the_lowest_number_is_told_in_its_words(window: MainWindow) -> None:
    form = seats_page(window, "losers").form
    form.show_rules(LosersRules(round_limit=6))
    assert "Standard: no limit." in labels(form)


def test_a_rule_without_effect_can_be_given_back_too(page: SeatsPage) -> None:
    page.form.show_rules(WarRules(losers_pay=True))
    assert "Only matters in an open auction. Standard: no." in labels(page.form)
    assert not field(page.form, "losers_pay").field.isEnabled()
    reset(page.form, "losers_pay").click()
    assert page.form.rules == WarRules()


def test_giving_one_rule_back_leaves_the_others(page: SeatsPage) -> None:
    page.form.show_rules(MINE)
    reset(page.form, "suit_size").click()
    assert page.form.rules.changed() == {"prizes": "own_cards", "seller_bids": False}
    assert page.form.focusWidget() is field(page.form, "suit_size").field


def test_one_button_gives_all_rules_back(page: SeatsPage) -> None:
    page.form.show_rules(MINE)
    page.reset_button.click()
    assert page.form.rules == WarRules()
    assert page.rule_sets.box.currentData() == "classic"
    assert not page.reset_button.isEnabled()


# --- what can't be ---------------------------------------------------------------------------------------------------


@pytest.fixture
def toy_form(qtbot: QtBot) -> RulesForm:
    """Return the form of the toy game's rules, which can be wrong for two reasons at once."""
    made = RulesForm(ToyRules)
    qtbot.addWidget(made)
    made.show()
    return made


def test_all_conflicts_are_told_at_the_rules_that_they_are_about(toy_form: RulesForm) -> None:
    toy_form.show_seats(3)
    toy_form.show_rules(ToyRules(hands=9, most=1))
    beside, many = "With “Hands” at 9 “Most” is above 1.", "“Hands” are at most twice the seats."
    assert toy_form.problems == [beside, many]
    assert field(toy_form, "hands").wrong.text() == f"{beside} {many}"
    assert field(toy_form, "most").wrong.text() == beside
    assert told(toy_form, "hands").endswith(f"{beside} {many}")
    assert told(toy_form, "most").endswith(beside)
    toy_form.show_seats(5)
    assert field(toy_form, "hands").wrong.text() == beside
    named(toy_form, QSpinBox, "Most").setValue(2)
    assert toy_form.problems == []
    assert not any(field.wrong.isVisible() for field in toy_form.fields)


def test_a_conflict_stands_at_no_other_rule(window: MainWindow) -> None:
    form = seats_page(window, "losers").form
    form.show_rules(LosersRules(trump_points=0, three_points=0, four_points=0))
    assert {field.rule.name for field in form.fields if field.wrong.isVisible()} == {
        "trump_points",
        "three_points",
        "four_points",
        "round_limit",
    }


def test_several_conflicts_are_counted_beside_the_button(window: MainWindow, toy: None) -> None:
    page = seats_page(window, "toy")
    page.form.show_rules(ToyRules(hands=9, most=1))
    assert page.problem.text().startswith("These house rules conflict in 2 ways.")
    assert page.deal_button.toolTip() == tip_of(page.problem.text())
    assert page.deal_button.accessibleDescription() == page.problem.text()
    assert not page.deal_button.isEnabled()
    reset(page.form, "most").click()
    assert page.problem.text() == "“Hands” are at most twice the seats."
    reset(page.form, "hands").click()
    assert page.problem.text() == ""
    assert page.deal_button.isEnabled()


def test_a_conflict_is_announced_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seats_page(window, "losers")
    Ears.heard.clear()
    monkeypatch.setattr("cardtable.app.setup.seats_page.QAccessible", Ears)
    page.form.show_rules(LosersRules(trump_points=0, three_points=0, four_points=0))
    page.form.show_rules(LosersRules(trump_points=0, three_points=0, four_points=0, target=9))
    assert Ears.heard == [page.problem.text()]


# --- sets that are kept ----------------------------------------------------------------------------------------------


def kept(page: SeatsPage) -> list[str]:
    """Return the names of the person's own rule sets in the box."""
    box = page.rule_sets.box
    return [box.itemText(item) for item in range(box.count()) if str(box.itemData(item)).endswith(".toml")]


def choose(page: SeatsPage, name: str) -> None:
    """Choose a rule set as a person does."""
    box = page.rule_sets.box
    item = box.findText(name)
    assert item >= 0
    box.setCurrentIndex(item)
    box.activated.emit(item)


def dialog_of(page: SeatsPage) -> tuple[QInputDialog, QLineEdit]:
    """Return the dialog that asks for a name, and its field."""
    (dialog,) = page.findChildren(QInputDialog)
    name = dialog.findChild(QLineEdit)
    assert isinstance(name, QLineEdit)
    return dialog, name


def answer(page: SeatsPage, name: str) -> None:
    """Type a name and press Enter."""
    dialog, typed = dialog_of(page)
    typed.selectAll()
    QTest.keyClicks(typed, name)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    dialog.deleteLater()
    let_happen()


def save(qtbot: QtBot, page: SeatsPage, rules: HouseRules, name: str) -> Path:
    """Show rules in the form, save them, and return the path of their file."""
    page.form.show_rules(rules)
    page.rule_sets.save_button.click()
    answer(page, name)
    qtbot.waitUntil(lambda: page.rule_sets.box.currentText() == name)
    return rules_path(page.game.key) / f"{name}.toml"


def said(window: MainWindow) -> str:
    """Return the text of the only message box and close it."""
    let_happen()
    (box,) = window.findChildren(QMessageBox)
    text = box.text()
    box.close()
    box.deleteLater()
    let_happen()
    return text


def test_saved_rules_are_a_file_that_the_commands_read(
    qtbot: QtBot, window: MainWindow, page: SeatsPage, run: Run
) -> None:
    path = save(qtbot, page, MINE, "Our evening")
    assert path.read_text() == rules_file("war", MINE)
    assert 'game = "war"' in path.read_text()
    status, out, _ = run("simulate", "war", "--seats", "random,random", "--games", "2", "--rules", str(path))
    assert status == 0
    assert 'suit_size = 9, prizes = "own_cards", seller_bids = false' in out


def test_a_set_is_chosen_again_on_another_day(qtbot: QtBot, window: MainWindow, page: SeatsPage) -> None:
    path = save(qtbot, page, MINE, "Our evening")
    again = seats_page(window, "war")
    qtbot.waitUntil(lambda: kept(again) == ["Our evening"])
    assert again.form.rules == WarRules()
    choose(again, "Our evening")
    assert again.form.rules == MINE
    assert again.rule_sets.box.currentText() == "Our evening"
    assert again.rule_sets.box.accessibleDescription() == str(path)
    assert str(path) in again.rule_sets.box.toolTip()
    named(again.form, QSpinBox, "Suit size").setValue(8)
    assert again.rule_sets.box.currentText() == "Custom (not saved)"
    assert kept(seats_page(window, "losers")) == []


def test_a_set_that_equals_one_of_the_games_stays_chosen(qtbot: QtBot, page: SeatsPage) -> None:
    save(qtbot, page, PRESETS["quick"][1], "Short")
    page.reset_button.click()
    assert page.rule_sets.box.currentData() == "classic"
    choose(page, "Short")
    assert page.rule_sets.box.currentText() == "Short"
    choose(page, PRESETS["quick"][0])
    assert page.rule_sets.box.currentText() == PRESETS["quick"][0]


def test_choosing_rules_that_are_not_saved_changes_nothing(page: SeatsPage) -> None:
    choose(page, "Custom (not saved)")
    assert page.form.rules == WarRules()
    assert page.rule_sets.box.currentData() == "classic"


def test_saving_under_a_name_again_replaces_it_and_can_be_undone(qtbot: QtBot, page: SeatsPage) -> None:
    path = save(qtbot, page, MINE, "Ours")
    page.form.show_rules(WarRules(suit_size=5))
    page.rule_sets.save_button.click()
    dialog, name = dialog_of(page)
    assert (name.text(), dialog.okButtonText()) == ("Ours", "Replace")
    name.setText("Others")
    assert dialog.okButtonText() == "Save"
    answer(page, "Ours")
    qtbot.waitUntil(lambda: page.rule_sets.box.currentText() == "Ours")
    assert path.read_text() == rules_file("war", WarRules(suit_size=5))
    page.rule_sets.undo_action.trigger()
    qtbot.waitUntil(lambda: page.rule_sets.box.currentText() != "Ours")
    assert path.read_text() == rules_file("war", MINE)
    choose(page, "Ours")
    assert page.form.rules == MINE


def test_a_name_is_wanted(page: SeatsPage) -> None:
    page.rule_sets.save_button.click()
    dialog, name = dialog_of(page)
    for typed in ("", "   "):
        name.setText(typed)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert dialog.isVisible()
    dialog.close()
    assert not rules_path("war").exists()


@pytest.mark.parametrize(("typed", "stem"), [("a/b:c", "a b c"), ("nul", "nul war"), ("..", "war"), ("A & B", "A & B")])
def test_a_name_becomes_one_that_files_can_have(qtbot: QtBot, page: SeatsPage, typed: str, stem: str) -> None:
    page.form.show_rules(MINE)
    page.rule_sets.save_button.click()
    answer(page, typed)
    qtbot.waitUntil(lambda: kept(page) == [stem])
    assert [path.name for path in rules_path("war").iterdir()] == [f"{stem}.toml"]


def test_a_set_is_renamed_beside_others(qtbot: QtBot, page: SeatsPage) -> None:
    save(qtbot, page, WarRules(suit_size=5), "One")
    save(qtbot, page, MINE, "Other")
    page.rule_sets.rename_action.trigger()
    answer(page, "One")
    qtbot.waitUntil(lambda: kept(page) == ["One", "One (2)"])
    assert page.rule_sets.box.currentText() == "One (2)"
    assert page.form.rules == MINE


def test_a_set_is_deleted_and_had_back_while_the_window_is_open(
    qtbot: QtBot, window: MainWindow, page: SeatsPage
) -> None:
    path = save(qtbot, page, MINE, "A & B")
    content = path.read_bytes()
    assert not page.rule_sets.undo_action.isEnabled()
    page.rule_sets.delete_action.trigger()
    qtbot.waitUntil(lambda: kept(page) == [])
    assert not path.exists()
    assert page.form.rules == MINE
    assert page.rule_sets.undo_action.text() == "Undo: “A && B”"
    window.go(Home())
    again = seats_page(window, "war")
    again.rule_sets.undo_action.trigger()
    qtbot.waitUntil(lambda: kept(again) == ["A & B"])
    assert path.read_bytes() == content
    assert not again.rule_sets.undo_action.isEnabled()


def test_a_deleted_set_comes_back_beside_a_newer_one_of_its_name(qtbot: QtBot, page: SeatsPage) -> None:
    save(qtbot, page, MINE, "Ours")
    page.rule_sets.delete_action.trigger()
    qtbot.waitUntil(lambda: kept(page) == [])
    save(qtbot, page, WarRules(suit_size=5), "Ours")
    page.rule_sets.undo_action.trigger()
    qtbot.waitUntil(lambda: kept(page) == ["Ours", "Ours (2)"])
    choose(page, "Ours (2)")
    assert page.form.rules == MINE


def test_only_your_own_can_be_renamed_or_deleted(qtbot: QtBot, page: SeatsPage) -> None:
    sets = page.rule_sets
    for rules in (WarRules(), PRESETS["quick"][1], MINE):
        page.form.show_rules(rules)
        assert not sets.rename_action.isEnabled()
        assert not sets.delete_action.isEnabled()
    save(qtbot, page, MINE, "Ours")
    assert sets.rename_action.isEnabled()
    assert sets.delete_action.isEnabled()


def test_rules_in_conflict_are_not_saved(window: MainWindow) -> None:
    page = seats_page(window, "losers")
    page.form.show_rules(LosersRules(trump_points=0, three_points=0, four_points=0))
    assert not page.rule_sets.save_button.isEnabled()
    assert not page.rule_sets.export_action.isEnabled()


def test_what_can_not_be_written_is_told(qtbot: QtBot, window: MainWindow, page: SeatsPage) -> None:
    rules_path("war").parent.mkdir(parents=True)
    rules_path("war").write_text("a file where the folder should be")
    page.form.show_rules(MINE)
    page.rule_sets.save_button.click()
    answer(page, "Ours")
    assert said(window).startswith("The house rules can't be saved: ")
    assert page.form.rules == MINE


BROKEN = [
    (b'game = "losers"\ntarget = 9\n', ', line 1: these house rules are for "losers", not for "war".'),
    (b'game = "war"\n\nsuit_size = 99\n', ", line 3: suit_size must be between 3 and 13, not 99."),
    (b"suit_size = 5\nking = 3\n", ", line 2: unknown house rule 'king'; choose from suit_size, "),
    (b"suit_size = \n", ", line 1: not a TOML file: "),
    (b"\xff\xfe", ", line 1: not UTF-8."),
    (b"#" * 70_000, ": the file has more than 65,536 bytes."),
]
"""Contents of broken files, and the messages about them after the file's name."""


@pytest.mark.parametrize(("content", "what"), BROKEN)
def test_a_broken_set_is_passed_over_with_a_sentence(
    qtbot: QtBot, window: MainWindow, page: SeatsPage, content: bytes, what: str
) -> None:
    save(qtbot, page, MINE, "Whole")
    broken = rules_path("war") / "Bro & ken {line} {what}.toml"
    broken.write_bytes(content)
    again = seats_page(window, "war")
    qtbot.waitUntil(lambda: kept(again) == ["Whole"])
    told = again.rule_sets.broken
    assert told.isVisible()
    assert told.text().startswith(f"Skipped: {broken.name}{what}")
    assert "\n" not in told.text()
    broken.unlink()
    again.rule_sets.look()
    qtbot.waitUntil(lambda: not told.isVisible())


def test_several_broken_sets_are_one_sentence_and_widen_nothing(qtbot: QtBot, window: MainWindow) -> None:
    folder = rules_path("war")
    folder.mkdir(parents=True)
    (folder / f"{'W' * 200}.toml").write_text(f"{'W' * 200} = 1")
    for number in range(8):
        (folder / f"Z{number}.toml").write_text("suit_size = 99")
    window.resize(*SIZES[0])
    page = seats_page(window, "war")
    width = page.rule_sets.width()
    qtbot.waitUntil(page.rule_sets.broken.isVisible)
    let_happen()
    assert page.rule_sets.broken.text().startswith("9 files were skipped. The first: WWW")
    assert page.rule_sets.width() == width


def test_a_folder_that_can_not_be_read_is_told(qtbot: QtBot, window: MainWindow) -> None:
    rules_path("war").parent.mkdir(parents=True)
    rules_path("war").write_text("a file where the folder should be")
    page = seats_page(window, "war")
    qtbot.waitUntil(page.rule_sets.broken.isVisible)
    assert page.rule_sets.broken.text().startswith("Skipped: war: ")
    assert kept(page) == []


def test_a_broken_set_is_not_written_over(qtbot: QtBot, page: SeatsPage) -> None:
    broken = rules_path("war") / "Ours.toml"
    broken.parent.mkdir(parents=True)
    broken.write_text("suit_size = 99")
    page.form.show_rules(MINE)
    page.rule_sets.save_button.click()
    answer(page, "Ours")
    qtbot.waitUntil(lambda: kept(page) == ["Ours (2)"])
    assert broken.read_text() == "suit_size = 99"


# --- files from elsewhere --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("content", "what"), BROKEN)
def test_a_broken_file_is_refused_with_a_sentence(
    window: MainWindow, page: SeatsPage, tmp_path: Path, content: bytes, what: str
) -> None:
    path = tmp_path / "theirs.toml"
    path.write_bytes(content)
    page.rule_sets.import_file(path)
    assert said(window).startswith(f"theirs.toml{what}")
    assert page.form.rules == WarRules()
    assert not rules_path("war").exists()


def test_a_file_with_rules_in_conflict_is_refused(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "theirs.toml"
    path.write_text("trump_points = 0\nthree_points = 0\nfour_points = 0\n")
    seats_page(window, "losers").rule_sets.import_file(path)
    assert said(window).startswith("theirs.toml: with trump_points, three_points and four_points all 0, ")


def test_a_file_that_can_not_be_read_is_told(window: MainWindow, page: SeatsPage, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.toml"):
        page.rule_sets.import_file(path)
        assert re.fullmatch(rf"{path.name}: [^:]+\.", said(window))


def test_what_is_exported_can_be_imported(qtbot: QtBot, page: SeatsPage, tmp_path: Path) -> None:
    page.form.show_rules(MINE)
    page.rule_sets.export_action.trigger()
    (dialog,) = page.window().findChildren(QFileDialog)
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == "toml"
    path = tmp_path / "theirs.toml"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert path.read_text() == rules_file("war", MINE)
    page.reset_button.click()
    (action,) = (action for action in page.rule_sets.menu.actions() if action.text() == "Import…")
    action.trigger()
    dialog = page.window().findChildren(QFileDialog)[-1]
    assert dialog.fileMode() == QFileDialog.FileMode.ExistingFile
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert page.form.rules == MINE
    qtbot.waitUntil(lambda: kept(page) == ["theirs"])
    assert page.rule_sets.box.currentText() == "theirs"
    page.rule_sets.import_file(path)
    qtbot.waitUntil(lambda: kept(page) == ["theirs", "theirs (2)"])


def test_what_the_commands_print_can_be_imported(qtbot: QtBot, page: SeatsPage, tmp_path: Path, run: Run) -> None:
    path = tmp_path / "printed.toml"
    path.write_text(run("rules", "war")[1].replace("suit_size = 13", "suit_size = 4"))
    page.rule_sets.import_file(path)
    assert page.form.rules == WarRules(suit_size=4)
    qtbot.waitUntil(lambda: kept(page) == ["printed"])


def test_an_export_that_can_not_be_written_is_told(window: MainWindow, page: SeatsPage, tmp_path: Path) -> None:
    page.rule_sets.export_file(tmp_path / "nowhere" / "mine.toml")
    assert said(window).startswith("mine.toml can't be saved: ")


# --- by keyboard, by ear, in every size ------------------------------------------------------------------------------


def test_tab_goes_through_the_rules_and_back_to_the_foot(window: MainWindow, page: SeatsPage) -> None:
    window.activateWindow()
    page.form.show_rules(MINE)
    let_happen()
    wanted: list[QWidget] = [page.reset_button, *page.rule_sets.stops]
    for rule in WarRules.declared():
        if MINE.matters(rule):
            wanted.append(field(page.form, rule.name).field)
        if rule.name in MINE.changed():
            wanted.append(reset(page.form, rule.name))
    wanted[0].setFocus()
    reached = []
    for _ in [*wanted, page.back_button]:
        reached.append(page.focusWidget())
        QTest.keyClick(window, Qt.Key.Key_Tab)
    assert reached == [*wanted, page.back_button]


def test_enter_gives_a_rule_back_and_does_not_deal(window: MainWindow, page: SeatsPage) -> None:
    window.activateWindow()
    page.form.show_rules(MINE)
    let_happen()
    reset(page.form, "prizes").setFocus()
    QTest.keyClick(reset(page.form, "prizes"), Qt.Key.Key_Return)
    assert page.form.rules.changed() == {"suit_size": 9, "seller_bids": False}
    assert window.page is page


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # printed whenever a menu opens
def test_what_else_there_is_opens_by_keyboard(window: MainWindow, page: SeatsPage) -> None:
    window.activateWindow()
    let_happen()
    QTest.keyClick(page.rule_sets.more_button, Qt.Key.Key_Space)
    let_happen()
    assert QApplication.activePopupWidget() is page.rule_sets.menu
    page.rule_sets.menu.close()


@pytest.mark.parametrize("how", [DESIGNED, RIGHT_TO_LEFT, LONGER])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "rules"), [("war", MINE), ("losers", LosersRules(trump_points=0, three_points=0, four_points=0))]
)
def test_all_that_is_said_of_rules_has_room(
    qtbot: QtBot,
    window: MainWindow,
    language: Callable[[str], None],
    game: str,
    rules: HouseRules,
    size: tuple[int, int],
    how: str,
) -> None:
    language(how)
    folder = rules_path(game)
    folder.mkdir(parents=True)
    (folder / "broken.toml").write_text("target_size = 3")
    window.resize(*size)
    page = seats_page(window, game)
    page.form.show_rules(rules)
    qtbot.waitUntil(page.rule_sets.broken.isVisible)
    let_happen()
    assert cut(page) == []
    seen = [button for button in page.findChildren(QAbstractButton) if button.isVisible() and button.text()]
    assert [button.text() for button in seen if button.width() < button.minimumSizeHint().width()] == []
    for widget in page.form.findChildren(QWidget):
        if widget.isVisible() and widget.parentWidget() is page.form:
            assert page.form.rect().contains(widget.geometry())
    assert page.form.visibleRegion().boundingRect().width() == page.form.width()


@pytest.mark.parametrize("game", GAMES)
def test_fields_of_a_form_in_lines_begin_below_each_other(qtbot: QtBot, game: str) -> None:
    """Even if some labels are longer than others, as on the bench of Miser."""
    form = RulesForm(GAMES[game].rules, in_lines=True)
    qtbot.addWidget(form)
    for width in (260, 336, 420):
        form.resize(width, 700)
        form.show()
        let_happen()
        shown = [field.field for field in form.fields if field.field.isVisible()]
        assert len({box.mapTo(form, QPoint(0, 0)).x() for box in shown}) == 1
