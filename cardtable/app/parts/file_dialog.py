"""Asks for a file: the system's dialog, or Qt's own where the system has none."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QThread
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.app.call_later import call_later

_SOON = 50
"""Milliseconds after which it is looked again whether the dialog may be deleted."""


class FileDialog(QFileDialog):
    """Asks for a file that is there, or for one to be saved. It is deleted when it has closed.

    Qt's own dialog asks something in turn ("Do you want to replace it?") or shows a menu, and goes into a loop of its
    own for that, with the question on the stack. Were the dialog deleted meanwhile, so would that be, and the process
    would die. So it belongs to the window and not to the page that asks, which may be left, and stays until no loop
    runs within the one that it was opened in.
    """

    def __init__(self, asking: QWidget, title: str, *, saving: bool = False) -> None:
        """Where what is `asking` is deleted, the dialog closes, and tells nobody of a file any more."""
        super().__init__(asking.window(), title)
        self._loops = max(1, QThread.currentThread().loopLevel())
        if saving:
            self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        else:
            self.setFileMode(QFileDialog.FileMode.ExistingFile)
            self.setOption(QFileDialog.Option.ReadOnly)  # it opens a file, and renames and deletes none
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
    """Asks for a file, `name` as long as nothing else is said; `kind` names files that end like it, or like the
    others."""
    suffix = Path(name).suffix
    dialog = FileDialog(page, title, saving=True)
    dialog.setNameFilter(f"{kind} ({' '.join([f'*{each}' for each in (suffix, *others)])})")
    dialog.setDefaultSuffix(suffix[1:])
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.open()
