"""By keyboard and by ear: on every page what has the keys is seen to have them, and everything has its own name."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.keys_dialog import KeysDialog
from cardtable.app.page import Page
from cardtable.app.window import MainWindow
from tests.app.conftest import let_happen
from tests.app.every_page import PAGES, dialog_of, show
from tests.app.pixels import pixels
from tests.app.sight import accessible

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]
every_page = pytest.mark.parametrize("name", PAGES)
_AROUND = 8
"""Pixels beside a widget in which its focus may show."""
_SEEN = 20
"""So many pixels must change at least."""
_PRESSED = (QAccessible.Role.Button, QAccessible.Role.CheckBox, QAccessible.Role.RadioButton)
_ASKED = (*_PRESSED, QAccessible.Role.ComboBox, QAccessible.Role.SpinBox, QAccessible.Role.EditableText)


@pytest.fixture(autouse=True)
def closed(window: MainWindow) -> Iterator[None]:
    """No dialog is left open."""
    yield
    dialog = dialog_of(window)
    if dialog is not None:
        dialog.close()


def stops(page: QWidget) -> list[QWidget]:
    """What Tab stops at on a page, as far as it is seen."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and widget.visibleRegion().boundingRect() == widget.rect()
    ]


def looks(page: QWidget, area: QRect) -> QImage:
    let_happen()
    return page.grab(area).toImage()


def changed(one: QImage, other: QImage) -> int:
    """How many pixels differ."""
    return int(np.count_nonzero(pixels(one) != pixels(other)))


@every_page
def test_what_has_the_keys_is_seen_to_have_them(qtbot: QtBot, window: MainWindow, name: str) -> None:
    page = show(name, qtbot, window)
    window.activateWindow()
    (dialog_of(window) or window).activateWindow()
    unseen = []
    kinds: Counter[str] = Counter()
    found = stops(page)
    assert found
    for widget in found:
        kind = f"{type(widget).__name__} {widget.property('small')} {widget.objectName()}"
        kinds[kind] += 1
        if kinds[kind] > 2:  # the others of its kind are drawn alike
            continue
        elsewhere = next((other for other in reversed(found) if other is not widget), page)
        elsewhere.setFocus(Qt.FocusReason.TabFocusReason)
        area = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size()).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        before = looks(page, area)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if not widget.hasFocus():
            continue
        if changed(before, looks(page, area)) < _SEEN:
            unseen.append(f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()}")
    assert unseen == []


@every_page
@pytest.mark.usefixtures("unpainted")
def test_everything_has_a_name_of_its_own_without_mark_up(qtbot: QtBot, window: MainWindow, name: str) -> None:
    page = show(name, qtbot, window)
    nameless, marked_up, pressed = [], [], []
    for one in accessible(page):
        state = one.state()
        if state.invisible:
            continue
        said = one.text(QAccessible.Text.Name)
        more = one.text(QAccessible.Text.Description)
        if any(sign in said + more for sign in ("</", "<b", "<qt", "&nbsp;", "&amp;")):
            marked_up.append(said)
        if one.role() in _ASKED and state.focusable:
            widget = one.object()
            inside = widget.parentWidget() if isinstance(widget, QWidget) else None
            if not said and not isinstance(inside, QAbstractScrollArea) and not (inside and inside.focusProxy()):
                nameless.append(f"{one.role().name} {type(widget).__name__} in {type(inside).__name__}")
            if one.role() in _PRESSED:
                pressed.append(said)
    alike = [said for said, count in Counter(pressed).items() if count > 1]
    assert (nameless, marked_up, alike) == ([], [], [])


@every_page
@pytest.mark.usefixtures("unpainted")
def test_the_list_of_keys_is_a_key_away(qtbot: QtBot, window: MainWindow, name: str) -> None:
    page = show(name, qtbot, window)
    if not isinstance(page, Page):
        return  # over a dialog there is no room for another
    window.activateWindow()
    page.setFocus()
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Question)
    dialog = dialog_of(window)
    assert isinstance(dialog, KeysDialog)
    assert ("?", "This list") in dialog.rows
