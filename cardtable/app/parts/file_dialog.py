"""File dialog: the system's, or Qt's own where the system has none."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QThread
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.app.call_later import call_later

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
