"""Asks which file something is to be written to."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where_to(page: QWidget, title: str, name: str, kind: str, then: Callable[[Path], None], *others: str) -> None:
    """Asks for a file, `name` as long as nothing else is said; `kind` names files that end like it, or like the
    others."""
    suffix = Path(name).suffix
    dialog = QFileDialog(page, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(f"{kind} ({' '.join([f'*{each}' for each in (suffix, *others)])})")
    dialog.setDefaultSuffix(suffix[1:])
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.open()
