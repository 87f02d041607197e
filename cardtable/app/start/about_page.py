"""Page about this copy of the program: version, folders, components and their licences."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDesktopServices,
    QGuiApplication,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable import __version__
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.icon import draw_icon
from cardtable.app.crash_reports import reports_path
from cardtable.app.jobs import JobSlot, run, slices, thread
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.rows import text_columns
from cardtable.app.parts.tables import TextTable
from cardtable.app.parts.widgets import PaintedWidget, set_accessible_texts
from cardtable.app.start.about_facts import AboutFacts, find_facts, reading, report_words
from cardtable.language import declared, filled
from cardtable.library.folders import games_path, own_folder
from cardtable.resources import commit
from cardtable.wording import in_words

if TYPE_CHECKING:
    from collections.abc import Generator

    from cardtable.about import Component
    from cardtable.app.art.pixmaps import Pixmaps


_SIDE = 290
"""Width of the column beside the list, in designed pixels."""
_SLICE = 4000
"""Characters of a text that are laid out at once. A whole licence would take longer than a frame."""


class AboutPage(OverlayPage):
    """Page about the program: its version and folders at one side, its components and their licences at the other."""

    def __init__(self, pixmaps: "Pixmaps", settings_folder: Path) -> None:
        super().__init__(pixmaps, 1160, 780, (90, 90))
        self._folders = {"games": games_path(), "settings": settings_folder, "reports": reports_path()}
        self.components: list[Component] = []
        """Components, empty until they have been read."""
        self._reading = JobSlot(self)
        self._showing = JobSlot(self)
        self._sheet.column.addLayout(make_row(self._what_it_is(), (self._made_of(), 1), gap=30), 1)

    def _what_it_is(self) -> QWidget:
        self.version_label = make_label(sans(15), filled(self.tr("Version {version}"), version=__version__))
        built = filled(self.tr("built from commit {commit}"), commit=commit()) if commit() else ""
        self.commit_label = make_label(sans(13), built, "dim", wraps=True)
        self.commit_label.setVisible(bool(built))
        name = make_column(make_label(serif(30, 700), "Cardtable"), self.version_label, gap=0)
        says = self.tr("A home for small bluffing games. Free to use, change and share under the MIT licence.")
        self.folder_buttons: dict[str, QPushButton] = {}
        folders = make_column(gap=12)
        for key, title, does in (
            ("games", self.tr("Games"), self.tr("Open games folder")),
            ("settings", self.tr("Settings"), self.tr("Open settings folder")),
            ("reports", self.tr("Error reports"), self.tr("Open error reports folder")),
        ):
            folders.addLayout(self._folder(key, title, does))
        games_title = make_label(serif(19, 700), self.tr("The games"))
        self.origins_label = make_label(sans(12), look="dim", wraps=True, plain=True)
        self._games = (games_title, self.origins_label)
        for label in self._games:
            label.hide()
        self.copy_button = make_button(self.tr("Copy details"), self._copy, 15)
        self.copy_button.setToolTip(self.tr("Versions, system, screen and folders for the developers"))
        self.copied_label = make_label(sans(13), look="dim", wraps=True)
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        side = QWidget()
        side.setFixedWidth(_SIDE)
        side.setLayout(
            make_column(
                make_row(PaintedWidget(draw_icon, 72, 72), (name, 1), gap=14),
                self.commit_label,
                make_label(sans(14), says, wraps=True),
                10,
                make_label(serif(19, 700), self.tr("Your folders")),
                folders,
                10,
                games_title,
                self.origins_label,
                None,
                self.copied_label,
                make_row(self.back_button, None, self.copy_button),
                gap=10,
                rim=(0, 0, 0, 0),
            )
        )
        return side

    def _folder(self, key: str, title: str, does: str) -> QVBoxLayout:
        """Return a row for a folder, with the button that opens it."""
        path = self._folders[key]
        button = make_button(self.tr("Open"), lambda: self._open(key), 13, does, small=True)
        set_accessible_texts(button, does, str(path))
        self.folder_buttons[key] = button
        # Paths have no blanks, so allow a break after each part.
        shown = str(path).replace("/", "/\u200b").replace("\\", "\\\u200b")
        where = make_label(sans(12), shown, "dim", wraps=True, plain=True)
        return make_column(make_row(make_label(sans(14, 600), title), None, button), where, gap=1)

    def _made_of(self) -> QVBoxLayout:
        self.list = TextTable(text_columns([self.tr("Part"), self.tr("Version"), self.tr("Licence")]), (32, 20, 48))
        title = self.tr("Components")
        self.list.setAccessibleName(title)
        self.list.selectionModel().selectionChanged.connect(self._choose)
        self.text = QPlainTextEdit()
        self.text.setFont(sans(13))
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        return make_column(make_label(serif(19, 700), title), (self.list, 2), (self.text, 3), gap=10)

    @property
    @override
    def ready(self) -> bool:
        return bool(self.components) and not (self._reading.under_way or self._showing.under_way)

    @override
    def enter(self) -> None:
        self.back_button.setFocus()
        run(thread(find_facts), self, self._show_found, self._say_why_not)

    # --- its parts ---------------------------------------------------------------------------------------------------

    def _show_found(self, found: AboutFacts) -> None:
        self.origins_label.setText("\n".join(map(declared, found.origins)))
        for label in self._games:
            label.show()
        self.components = found.components
        self.list.show_rows([(one.name, one.version, one.licence) for one in found.components])
        self.list.choose_row(0)

    def _choose(self) -> None:
        if self.list.row < 0:
            return
        component = self.components[self.list.row]
        set_accessible_texts(self.text, filled(self.tr("{name} licence"), name=component.name))
        without = self.tr("This copy of {name} came without its licence text.")
        work = reading(component, filled(without, name=component.name))
        run(thread(work), self._reading, self._show_text, self._say_why_not)

    def _show_text(self, text: str) -> None:
        self.text.clear()
        run(slices(self._adding(text)), self._showing)

    def _adding(self, text: str) -> "Generator[float, None, None]":
        cursor = QTextCursor(self.text.document())
        for at in range(0, len(text), _SLICE):
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText(text[at : at + _SLICE])
            yield at / len(text)

    def _say_why_not(self, error: Exception) -> None:
        self._show_text(filled(self.tr("This file can't be read: {why}."), why=in_words(error)))

    # --- what can be done --------------------------------------------------------------------------------------------

    def _open(self, key: str) -> None:
        """Open a folder in the system's file manager, creating it if need be."""
        path = self._folders[key]
        try:
            own_folder(path)
        except OSError as error:
            text = self.tr("{folder} can't be created: {why}.")
            self.failed.emit(filled(text, folder=path, why=in_words(error)))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self.failed.emit(filled(self.tr("No program was found to open {folder}."), folder=path))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(report_words(self.window(), self._folders))
        said = self.tr("Copied. You can now paste it into a message.")
        self.copied_label.setText(said)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
