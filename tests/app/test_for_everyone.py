"""By keyboard and by ear: on every page the focus can be seen, and everything has its own name."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.app.page import Page
from cardtable.app.parts.forms import PlayButton
from cardtable.app.table.answer_button import AnswerButton
from cardtable.app.window import MainWindow
from cardtable.app.window_dialogs import KeysDialog
from tests.app.conftest import let_happen
from tests.app.every_page import PAGES, dialog_of, show
from tests.app.pixels import pixels
from tests.app.sight import accessible

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]
_AROUND = 8
"""Pixels around a widget in which its focus may show."""
_SEEN = 20
"""Number of pixels that the focus must change at least."""
_PRESSED = (QAccessible.Role.Button, QAccessible.Role.CheckBox, QAccessible.Role.RadioButton)
_ASKED = (*_PRESSED, QAccessible.Role.ComboBox, QAccessible.Role.SpinBox, QAccessible.Role.EditableText)


@pytest.fixture(autouse=True)
def closed(window: MainWindow) -> Iterator[None]:
    """Close any dialog after the test."""
    yield
    dialog = dialog_of(window)
    if dialog is not None:
        dialog.close()


def stops(page: QWidget) -> list[QWidget]:
    """Return the widgets of a page at which Tab stops, without those that are partly out of sight."""
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
    """Return the number of pixels that differ."""
    return int(np.count_nonzero(pixels(one) != pixels(other)))


def unseen_with_the_keys(page: QWidget) -> list[str]:
    """Return the widgets that look the same with the focus and without."""
    unseen = []
    kinds: Counter[str] = Counter()
    found = stops(page)
    assert found
    for widget in found:
        kind = f"{type(widget).__name__} {widget.property('small')} {widget.objectName()}"
        kinds[kind] += 1
        if kinds[kind] > 2:  # others of this kind are drawn alike
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
    return unseen


def misnamed(page: QWidget) -> list[str]:
    """Return what a screen reader couldn't name, would name with markup, or would name like another thing to press."""
    found, pressed = [], []
    for one in accessible(page):
        state = one.state()
        if state.invisible:
            continue
        said = one.text(QAccessible.Text.Name)
        more = one.text(QAccessible.Text.Description)
        if any(sign in said + more for sign in ("</", "<b", "<qt", "&nbsp;", "&amp;")):
            found.append(f"{said} has mark-up")
        if one.role() in _ASKED and state.focusable:
            widget = one.object()
            inside = widget.parentWidget() if isinstance(widget, QWidget) else None
            if not said and not isinstance(inside, QAbstractScrollArea) and not (inside and inside.focusProxy()):
                found.append(f"{one.role().name} {type(widget).__name__} in {type(inside).__name__} has no name")
            if one.role() in _PRESSED:
                pressed.append(said)
    return found + [f"{said} is there {count} times" for said, count in Counter(pressed).items() if count > 1]


def bright_buttons(page: QWidget) -> list[QAbstractButton]:
    """Return the buttons that look like the likely answer; in Qt's own dialogs, the default button."""
    found: list[QAbstractButton] = [button for button in page.findChildren(PlayButton) if button.bright]
    found += [button for button in page.findChildren(AnswerButton) if button.answer.likely]
    if isinstance(page, QDialog) and not found:
        found += [button for button in page.findChildren(QPushButton) if button.isDefault()]
    return [button for button in found if button.isVisible() and button.isEnabled()]


def press_key(page: QWidget, key: Qt.Key) -> None:
    """Press a key where the focus is."""
    focused: QWidget | None = page.window().focusWidget()
    QTest.keyClick(page if focused is None else focused, key)


def misled_by_keys(page: QWidget) -> list[str]:
    """Return a message if Enter does anything but press the one bright button of a page that has just been shown."""
    bright = bright_buttons(page)
    if len(bright) > 1:
        return [f"{[button.text() for button in bright]} are bright"]
    pressed: list[bool] = []
    for button in bright:
        if not (isinstance(page, QMessageBox) and len(page.buttons()) == 1):  # Escape presses it too
            button.clicked.disconnect()
        button.clicked.connect(lambda: pressed.append(True))
        press_key(page, Qt.Key.Key_Return)
    return [] if len(pressed) == len(bright) else [f"Enter does not press {bright[0].text()}"]


@pytest.mark.parametrize("name", PAGES)
def test_enter_presses_the_bright_button_and_escape_leads_back(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """From the moment a page is shown; a table asks before it is left."""
    page = show(name, qtbot, window)
    assert misled_by_keys(page) == []
    boxes = page.findChildren(QDialogButtonBox)
    assert [button.text() for box in boxes for button in box.buttons() if not button.icon().isNull()] == []
    if name == "a sentence":  # it has been closed by then
        show(name, qtbot, window)
    shown = window.page, dialog_of(window)
    for _ in range(2):
        if (window.page, dialog_of(window)) == shown:
            press_key(dialog_of(window) or page, Qt.Key.Key_Escape)
            let_happen()
    assert ((window.page, dialog_of(window)) == shown) == (name == "first")


@pytest.mark.parametrize("name", PAGES)
def test_each_page(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Everything has a name of its own without markup, the focus can be seen, and a key opens the list of keys. Each
    page is shown once for all of this, since that takes most of the time."""
    page = show(name, qtbot, window)
    window.activateWindow()
    (dialog_of(window) or window).activateWindow()
    assert misnamed(page) == []
    assert unseen_with_the_keys(page) == []
    if isinstance(page, Page):  # a dialog has no room for another over it
        page.setFocus()
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Question)
        dialog = dialog_of(window)
        assert isinstance(dialog, KeysDialog)
        assert ("?", "This list") in dialog.rows
