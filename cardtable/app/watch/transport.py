"""Buttons and keys that step through a record, for any page that shows one."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import Does, make_row
from cardtable.app.parts.widgets import name_key, set_tip
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.app.watch.timeline import Timeline


def key_button(sign: str, says: str, key: str, then: Does | None = None) -> QPushButton:
    """Return a button whose tooltip names its key."""
    button = QPushButton(sign)
    button.setFont(sans(15))
    button.setAccessibleName(says)
    set_tip(button, f"{says} ({key})")
    name_key(button, key)
    button.setAutoDefault(True)
    if then is not None:
        button.clicked.connect(then)
    return button


class Transport(QWidget):
    """Row of buttons: to the start, a step back, play, a step on, to the end. It also drives the page's timeline."""

    def __init__(self, shown: ShownRecord, timeline: Timeline) -> None:
        super().__init__()
        self._shown = shown
        self.timeline = timeline
        self.first_button = key_button("|◀", self.tr("To the start"), self.tr("Home"), shown.to_the_beginning)
        self.back_button = key_button("◀", self.tr("Step back"), self.tr("left arrow"), shown.step_back)
        self.play_button = key_button("", "", "", shown.toggle)
        self.play_button.setFixedWidth(104)
        self.step_button = key_button("▶", self.tr("Step forward"), self.tr("right arrow"), shown.step)
        self.last_button = key_button("▶|", self.tr("To the end"), self.tr("End"), shown.to_the_end)
        buttons = (self.first_button, self.back_button, self.play_button, self.step_button, self.last_button)
        self.setLayout(make_row(*buttons, gap=10, rim=(0, 0, 0, 0)))
        timeline.valueChanged.connect(shown.jump)
        shown.came.connect(timeline.show_share)
        shown.landmarks_changed.connect(timeline.show_landmarks)
        shown.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        shown = self._shown
        word = self.tr("Pause") if shown.playing else self.tr("Play")
        self.play_button.setText(word)
        self.play_button.setAccessibleName(word)
        set_tip(self.play_button, f"{word} ({self.tr('Space')})")
        name_key(self.play_button, self.tr("Space"))
        if not shown.playing and shown.at == shown.end and self.play_button.hasFocus():
            shown.table.page.setFocus()  # so that Enter shows the result, and doesn't play the game from its start
        self.timeline.show_moment(shown.at, shown.end)
        for button in (self.first_button, self.back_button):
            button.setEnabled(shown.at > 0)
        for button in (self.step_button, self.last_button):
            button.setEnabled(shown.at < shown.end)

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """Keys besides those of the buttons, each with what it does."""
        return ((self.tr("Ctrl and arrows"), self.tr("Next or previous key moment")),)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it has no meaning here."""
        shown = self._shown
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        on = (event.key() == Qt.Key.Key_Right) != mirrored
        match event.key():
            case Qt.Key.Key_Space if not event.isAutoRepeat():
                shown.toggle()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                shown.leap(on)
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                (shown.step if on else shown.step_back)()
            case Qt.Key.Key_Home:
                shown.to_the_beginning()
            case Qt.Key.Key_End:
                shown.to_the_end()
            case _:
                return False
        return True
