"""Dialogs of the program; one asks for a name, one for a file.

They are as large as their contents need, and no larger than their window. The dialog for a file is the system's, or
Qt's own where the system has none.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QThread
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from typing_extensions import override

from cardtable.app.event_loop import call_later
from cardtable.app.parts.forms import make_column
from cardtable.app.parts.widgets import scrolling
from cardtable.app.zoom import apply_zoom, zoom_of
from cardtable.library.folders import LONGEST_NAME


def dress(dialog: QDialog) -> None:
    """Give one of Qt's own dialogs (a question, or a line to fill in) the size and margins of the program's.

    The style sheet does the rest.
    """
    apply_zoom(dialog)
    _take_icons(dialog)
    layout = dialog.layout()
    assert layout is not None
    side, above, below = (round(length * zoom_of(dialog)) for length in (26, 22, 18))
    layout.setContentsMargins(side, above, side, below)


def _take_icons(dialog: QDialog) -> None:
    """Remove the icons from buttons.

    A desktop's own icons are dark on dark, and the style sheet comes too late for a button box made before its dialog.
    """
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())


class Dialog(QDialog):
    """Base class of dialogs whose contents scroll if large texts leave them no room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = QWidget()
        self._frame = scrolling(self._room, across=True)
        self._least = QSize(0, 0)
        self._most: QSize | None = None
        self._shelf: QScrollArea | None = None
        self._scrolled: QWidget | None = None  # the contents of the shelf
        self.setLayout(make_column((self._frame, 1), gap=0, rim=(0, 0, 0, 0)))
        self._room.installEventFilter(self)

    def fill(
        self,
        layout: QLayout,
        least: tuple[int, int] = (0, 0),
        size: tuple[int, int] | None = None,
        shelf: QScrollArea | None = None,
    ) -> None:
        """Set the contents.

        The dialog fits them, but is at least `least` large, in designed pixels. With `size`, for contents without a
        size of their own, it is that large, and higher where needed so that nothing on its `shelf` has to be scrolled
        to.
        """
        self._room.setLayout(layout)
        self._shelf, self._scrolled = shelf, shelf.widget() if shelf is not None else None
        if self._scrolled is not None:
            self._scrolled.installEventFilter(self)
        self._least = QSize(*(size or least))
        self._most = self._least if size else None

    def zoom_changed(self) -> None:
        self._fit()

    @override
    def setVisible(self, visible: bool) -> None:
        """Set the size before the dialog is shown."""
        if visible and not self.isVisible():
            _take_icons(self)
            self._fit()
        super().setVisible(visible)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enlarge the dialog if its contents need more room."""
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.resize(self.size().expandedTo(self._wanted()))
        return False

    def _fit(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(self._wanted())

    def _wanted(self) -> QSize:
        around = self.parentWidget()
        assert around is not None
        room = around.window().size()
        inner = self._room.layout()
        assert inner is not None
        wanted = self._most * zoom_of(self) if self._most else self._room.sizeHint()
        wanted = wanted.expandedTo(self._least * zoom_of(self)).expandedTo(self._room.minimumSizeHint())
        wanted.setWidth(min(wanted.width(), room.width()))
        if self._shelf is not None and self._scrolled is not None:
            least = max(inner.totalMinimumSize().height(), inner.totalMinimumHeightForWidth(wanted.width()))
            lacking = self._scrolled.sizeHint().height() - self._shelf.minimumSizeHint().height()
            frames = 2 * (self._shelf.frameWidth() + self._frame.frameWidth())
            wanted.setHeight(max(wanted.height(), least + lacking + frames))
        if inner.hasHeightForWidth() and self._most is None:
            wanted.setHeight(max(self._least.height(), inner.totalHeightForWidth(wanted.width())))
        if wanted.height() > room.height():  # the scroll bar needs room beside it
            bar = self._frame.verticalScrollBar().sizeHint().width()
            wanted = QSize(min(wanted.width() + bar, room.width()), room.height())
        return wanted


def name_dialog(over: QWidget, does: str, label: str, name: str, then: Callable[[str], None]) -> QInputDialog:
    """Return a dialog over a widget, not opened yet, with a text field that holds `name`.

    `does` is its title and the text of its button; `then` is called once with the name given, however often the button
    is pressed.
    """
    dialog = QInputDialog(over)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(does)
    dialog.setLabelText(label)
    dialog.setTextValue(name)
    dialog.setOkButtonText(does)
    dialog.textValueSelected.connect(then, Qt.ConnectionType.SingleShotConnection)
    for words in dialog.findChildren(QLabel):
        words.setTextFormat(Qt.TextFormat.PlainText)
    field = dialog.findChild(QLineEdit)
    assert field
    field.setMaxLength(LONGEST_NAME)
    dress(dialog)
    dialog.resize(round(460 * zoom_of(dialog)), dialog.sizeHint().height())
    return dialog


_SOON = 50
"""Milliseconds between checks whether the dialog may be deleted."""


class FileDialog(QFileDialog):
    """Dialog that asks for an existing file or for one to save to, and is deleted after it has closed.

    Qt's own dialog may ask a question in turn ("Do you want to replace it?") or show a menu, in an event loop of its
    own with the question on the stack. If the dialog were deleted meanwhile, the question would be too, and the process
    would crash. So the dialog belongs to the window and not to the asking page, which may be left, and it is deleted
    only when no loop runs inside the one in which it was opened.
    """

    def __init__(self, asking: QWidget, title: str, *, saving: bool = False) -> None:
        """Create the dialog. If `asking` is deleted, the dialog closes and no longer reports a file."""
        super().__init__(asking.window(), title)
        self._loops = max(1, QThread.currentThread().loopLevel())
        if saving:
            self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        else:
            self.setFileMode(QFileDialog.FileMode.ExistingFile)
            self.setOption(QFileDialog.Option.ReadOnly)  # it only opens a file: renames and deletes none
        self.finished.connect(self._end)
        asking.destroyed.connect(self._give_up)

    def _give_up(self) -> None:
        self.fileSelected.disconnect()
        self.close()

    def _end(self) -> None:
        if QThread.currentThread().loopLevel() > self._loops:
            call_later(self, self._end, _SOON)
        else:
            self.deleteLater()


def ask_where_to(page: QWidget, title: str, name: str, kind: str, then: Callable[[Path], None], *others: str) -> None:
    """Ask for a file to save to and call `then` with its path; `name` is the suggestion.

    `kind` names the file type in the filter, which accepts the suffix of `name` and those in `others`.
    """
    suffix = Path(name).suffix
    dialog = FileDialog(page, title, saving=True)
    dialog.setNameFilter(f"{kind} ({' '.join([f'*{each}' for each in (suffix, *others)])})")
    dialog.setDefaultSuffix(suffix[1:])
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.open()
