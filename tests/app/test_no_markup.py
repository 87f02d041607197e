"""Names and other texts of strangers are shown letter by letter wherever Qt might take them for markup."""

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QMessageBox,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

import cardtable.app
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.parts.forms import make_button, make_label
from cardtable.app.parts.widgets import set_tip, tip_of
from cardtable.app.play.bot_seats import Resolved
from cardtable.app.routes import OpenTable, StudyAt
from cardtable.app.setup.players import PlayerBox, StartQuestion
from cardtable.app.window import MainWindow
from cardtable.bots.player import Reputation
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.games.war.rules import WarRules
from cardtable.journal import read
from cardtable.library.branches import begin_branch
from cardtable.library.folders import SUFFIX, own_folder, rules_path, studies_path
from cardtable.library.notes import write_note
from cardtable.library.reputations import count_words, kept_words_path
from cardtable.library.studies import keep_study
from cardtable.playtest.study import BASE, RuleSet, Study
from tests.app import every_page
from tests.app.conftest import let_happen, page_of, seats_page
from tests.app.every_page import PAGES, dialog_of, show
from tests.app.sight import heard
from tests.app.test_open_table import settle
from tests.app.test_watch import played

pytestmark = pytest.mark.usefixtures("unpainted")

WORD = "Mallory"
MARK = f"<u>{WORD}"
NAMES = [f"{MARK}</u> & {number}" for number in range(8)]
in_names_of_files = pytest.mark.skipif(os.name == "nt", reason="no file is called so there")


def made_of_names(root: QWidget) -> Iterator[str]:
    """Yield the texts under a widget in which the markup of a name takes effect, or reaches listeners."""
    for widget in [root, *root.findChildren(QWidget)]:
        told = f"{type(widget).__name__} {widget.objectName()}"
        if _is_rich(widget.toolTip()) and MARK in widget.toolTip():
            yield f"tooltip of {told}: {widget.toolTip()}"
        if isinstance(widget, QLabel):
            text, form = widget.text(), widget.textFormat()
            rich = form == Qt.TextFormat.RichText or (form == Qt.TextFormat.AutoText and _is_rich(text))
            if rich and MARK in text:
                yield f"{told}: {text}"
        if isinstance(widget, QTextEdit) and _is_underlined(widget):
            yield f"{told}: {widget.toHtml()}"
        if isinstance(widget, QGraphicsView):
            for item in widget.scene().items():
                if _is_rich(item.toolTip()) and MARK in item.toolTip():
                    yield f"tooltip of {type(item).__name__}: {item.toolTip()}"
        if isinstance(widget, QAbstractItemView | QComboBox):
            yield from [f"tooltip in {told}: {tip}" for tip in _tips_in(widget) if _is_rich(tip) and MARK in tip]
    for _, *texts in heard(root):
        yield from [f"heard: {text}" for text in map(str, texts) if "&lt;" in text or "<qt>" in text]


def _is_rich(text: str) -> bool:
    return GuiQt.mightBeRichText(text)


def _is_underlined(view: QTextEdit) -> bool:
    """Return whether a name's markup has underlined text."""
    block = view.document().begin()
    while block.isValid():
        spans = block.begin()
        while not spans.atEnd():
            span = spans.fragment()
            if span.charFormat().fontUnderline() and WORD in span.text():
                return True
            spans += 1
        block = block.next()
    return False


def _tips_in(view: QAbstractItemView | QComboBox) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give players, remembered people and rule sets names with markup in them."""
    monkeypatch.setattr(every_page, "CALLED", NAMES)
    count_words(kept_words_path(), "a", {name: Reputation(3, 1) for name in NAMES})
    if os.name != "nt":
        for game in GAMES:
            folder = rules_path(game)
            folder.mkdir(parents=True)
            (folder / f"{MARK}.toml").write_text(f'game = "{game}"\n')


# --- how it is done --------------------------------------------------------------------------------------------------


def test_a_tip_says_what_it_is_told_letter_by_letter(qtbot: QtBot) -> None:
    assert tip_of("") == ""
    assert tip_of("Anna") == "Anna"
    assert tip_of("Anna & Bo") == "<qt>Anna &amp; Bo</qt>"
    assert tip_of(MARK) == f"<qt>&lt;u&gt;{WORD}</qt>"
    assert tip_of("&lt;u&gt;") == "<qt>&amp;lt;u&amp;gt;</qt>"
    assert tip_of("Anna\nBo") == "Anna\nBo"
    assert tip_of(f"{MARK}\nBo") == f"<qt>&lt;u&gt;{WORD}<br>Bo</qt>"
    assert tip_of("word " * 40).startswith("<qt>"), "which wraps it"
    button = make_button(MARK, tip=MARK)
    qtbot.addWidget(button)
    assert (button.toolTip(), button.accessibleDescription()) == (tip_of(MARK), MARK)
    set_tip(button, "")
    assert (button.toolTip(), button.accessibleDescription()) == ("", "")


def test_a_label_is_plain_unless_it_is_made_otherwise(qtbot: QtBot) -> None:
    font = QApplication.font()
    labels = [make_label(font, MARK), make_label(font, MARK, plain=False)]
    for label in labels:
        qtbot.addWidget(label)
    assert [list(made_of_names(label)) for label in labels] == [[], [f"PlainLabel : {MARK}"]]


MARKUP_OF_OURS = {("games_list", "self.item(row).setToolTip(words)")}
"""Calls that set a tooltip with markup but no names, by module: the course of a game, its signs in colour."""
SOURCES = sorted(Path(cardtable.app.__file__).parent.rglob("*.py"))


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Yield all calls in a module, with the last part of the called name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), node


def is_safe(tip: ast.expr) -> bool:
    """Return whether a tooltip is made by `tip_of`, or is one of the app's own texts from the source or a
    declaration."""
    match tip:
        case ast.Constant():
            return True
        case ast.Attribute(attr=name):
            return name == "help"
        case ast.IfExp(body=one, orelse=other):
            return is_safe(one) and is_safe(other)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
            own = name in ("tr", "translate") and all(isinstance(each, ast.Constant) for each in args)
            return own or name in ("tip_of", "help")
    return False


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_tips_and_labels_are_made_in_one_way(path: Path) -> None:
    """Tooltips by `set_tip` and `tip_of`, labels by `make_label` and `PlainLabel`; message boxes declare their text
    plain."""
    wrong = []
    for called, call in calls(path):
        tips = {"setToolTip": call.args[:1], "showText": call.args[1:2], "setItemData": call.args[1:2]}
        is_tip = called != "setItemData" or any("ToolTipRole" in ast.unparse(arg) for arg in call.args[2:])
        if is_tip and not all(is_safe(tip) for tip in tips.get(called, [])):
            wrong.append(ast.unparse(call))
        if called == "QLabel":
            wrong.append(ast.unparse(call))
        if called == "QMessageBox" and "setTextFormat(Qt.TextFormat.PlainText)" not in path.read_text("utf-8"):
            wrong.append(ast.unparse(call))
    assert [call for call in wrong if (path.stem, call) not in MARKUP_OF_OURS] == []


# --- wherever there is a name ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.usefixtures("at_once", "marked")
@pytest.mark.parametrize("name", PAGES)
def test_on_no_page(qtbot: QtBot, window: MainWindow, name: str) -> None:
    show(name, qtbot, window)
    assert list(made_of_names(window)) == []
    dialog = dialog_of(window)
    if dialog is not None:
        dialog.close()


@in_names_of_files
@pytest.mark.usefixtures("marked")
def test_not_of_notes_and_branches(qtbot: QtBot, window: MainWindow) -> None:
    path = own_folder(studies_path() / MARK) / f"{MARK}{SUFFIX}"
    played(path, "war", luck=1, names=NAMES)
    write_note(path, 2, f"{MARK} said {MARK}\n{MARK}")
    write_note(path, 5, MARK)
    begin_branch(path, read(path), 4, MARK)
    window.go(OpenTable(path, 3))
    page = page_of(qtbot, window, OpenTablePage)
    settle(qtbot, page)
    qtbot.waitUntil(lambda: len(page.kept.branches.rows) == 2 and len(page.kept.notes.rows) == 2)
    for mark in page.ribbon.landmarks:
        page.ribbon._point(mark)
        assert list(made_of_names(window)) == []
    assert any(MARK in mark.words for mark in page.ribbon.notes)
    page.keeping._delete(1)
    (box,) = window.findChildren(QMessageBox)
    assert MARK in box.text()
    assert list(made_of_names(box)) == []
    box.close()


@in_names_of_files
@pytest.mark.usefixtures("at_once")
def test_not_of_studies_and_rule_sets(qtbot: QtBot, window: MainWindow) -> None:
    folder = own_folder(studies_path() / MARK)
    sets = (RuleSet(BASE, WarRules()), RuleSet(f"{MARK}</u>", WarRules(tie="carry")))
    keep_study(folder, Study("war", ("random", "random"), sets, 7))
    window.go(StudyAt(folder))
    page = page_of(qtbot, window, BenchPage)
    qtbot.waitUntil(lambda: page.standing is not None and page.standing.over)
    let_happen()
    assert MARK in page.asked.called(0)
    assert list(made_of_names(window)) == []


def test_not_of_those_who_are_seated(window: MainWindow) -> None:
    page = seats_page(window, "losers")
    for row in page.rows:
        row.name.setText(MARK)
    assert MARK in page.problem.text()
    assert list(made_of_names(window)) == []


def test_not_of_programs(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    box = PlayerBox(list(PLAYERS["war"].values()), f"exec:{MARK}")
    box.setParent(over)
    question = StartQuestion([Resolved(f"{MARK} --level 3", f"/home/{MARK}", ("", f"/home/{MARK}.py"))], over)
    assert box.accessibleDescription() == MARK
    assert [list(made_of_names(widget)) for widget in (box, question)] == [[], []]
