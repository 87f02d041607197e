"""The first page: what can be played, and what can be gone on with."""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.art import palette
from cardtable.app.art.fonts import serif
from cardtable.app.games.catalogue import GAMES
from cardtable.app.parts.backdrop import Backdrop
from cardtable.app.start.game_search import look_for
from cardtable.app.start.game_tiles import GAP, GameTiles
from cardtable.app.start.spatial_navigation import SpatialNavigation

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.saved_games import SavedGame
    from cardtable.app.settings import Settings

_SHOWN = 4
"""So many buttons for games that were left; the last one may hold the rest."""
_WIDEST, _HIGHEST = 1080, 860
"""The room that tiles and buttons take at most."""
_SIDE = 130
"""The width of the buttons beside the name."""
_SOON = 60
"""Milliseconds after the page is shown in which its plain parts are painted."""


def _left(unseen: list[str]) -> "list[SavedGame]":
    from cardtable.app.saved_games import left_games  # the engine comes with it: that can wait for the search's thread

    return left_games(unseen)


class ResumeButton(QPushButton):
    """A game that was left; of a text too long for it the beginning shows."""

    _PADDING = 36

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setObjectName("resume")
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self._whole = text

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cuts the text to the width."""
        super().resizeEvent(event)
        room = max(40, self.width() - self._PADDING)
        shown = QFontMetricsF(self.font()).elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))  # a name's own sign, not a key


class FirstPage(Backdrop):
    """Play, go on, settings."""

    play = Signal(str)
    """A game's key."""
    resume = Signal(Path)
    kept = Signal()
    """The games that were played are to be seen."""
    settings = Signal()

    def __init__(self, pixmaps: "Pixmaps", settings: "Settings", last: str = "") -> None:
        """`last` is the key of the game that was played last, empty where none was."""
        super().__init__(pixmaps)
        self._unseen = settings.unseen
        self.game_tiles = GameTiles(list(GAMES.values()), last, pixmaps, settings.motion)
        self.game_tiles.play.connect(self.play)
        self.play_button = self.game_tiles.first.button
        QTimer.singleShot(_SOON, self.game_tiles, self.game_tiles.open)
        self._middle = QWidget(self)
        column = QVBoxLayout(self._middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addLayout(self._head())
        column.addSpacing(16)
        column.addWidget(self.game_tiles, 8)
        column.addSpacing(18)
        column.addLayout(self._left_games())
        column.addStretch(1)
        self._arrows = SpatialNavigation(self)
        self._lead([])

    def _head(self) -> QGridLayout:
        """What this is, and the settings in the corner. It stands on the felt, whatever the colours of the panel."""
        self.settings_button = QPushButton(self.tr("Settings"))
        self.settings_button.setAutoDefault(True)
        self.settings_button.clicked.connect(self.settings)
        self.kept_button = QPushButton(self.tr("Games played"))
        self.kept_button.setAutoDefault(True)
        self.kept_button.clicked.connect(self.kept)
        head = QGridLayout()
        head.setVerticalSpacing(0)
        head.setColumnStretch(1, 1)
        quiet = palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.2)
        for line, (text, font, colour) in enumerate(
            (
                ("Cardtable", serif(46, 700), palette.CREAM),
                (self.tr("A home for small bluffing games"), serif(19, italic=True), quiet),
            )
        ):
            label = QLabel(text)
            label.setFont(font)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setStyleSheet(f"color: {colour.name()}; background: transparent;")
            head.addWidget(label, line, 1)
        head.addWidget(self.settings_button, 0, 2, 2, 1, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self.kept_button, 0, 0, 2, 1, Qt.AlignmentFlag.AlignBottom)
        for side, button in ((0, self.kept_button), (2, self.settings_button)):
            button.setMinimumWidth(_SIDE)  # alike on both sides: the name stands in the middle
            head.setColumnMinimumWidth(side, _SIDE)
        return head

    def _left_games(self) -> QGridLayout:
        """What was left, in two columns."""
        self._saved = QGridLayout()
        self._saved.setVerticalSpacing(8)
        self._saved.setHorizontalSpacing(GAP)
        self._saved.setColumnStretch(0, 1)
        self._saved.setColumnStretch(1, 1)
        return self._saved

    def _lead(self, resume: list[QPushButton]) -> None:
        """The order of Tab, and where arrow keys go: the games, what was left, what was played, the settings."""
        buttons = [*[tile.button for tile in self.game_tiles.tiles], *resume, self.kept_button, self.settings_button]
        for button, following in pairwise(buttons):
            QWidget.setTabOrder(button, following)
        self._arrows.lead(buttons)

    def look_for_games(self) -> None:
        """Shows what can be gone on with, once it is found."""
        look_for(partial(_left, self._unseen), self, self._show_games)

    def _show_games(self, games: "list[SavedGame]") -> None:
        while (item := self._saved.takeAt(0)) is not None:
            widget = item.widget()
            if widget:
                widget.deleteLater()
        shown = games[:_SHOWN] if len(games) <= _SHOWN else games[: _SHOWN - 1]
        buttons: list[QPushButton] = []
        for game in shown:
            buttons.append(ResumeButton(self._called(game)))
            buttons[-1].clicked.connect(lambda checked=False, path=game.path: self.resume.emit(path))
        others = games[len(shown) :]
        if others:
            more = ResumeButton(self.tr("%n more …", None, len(others)))
            menu = QMenu(more)
            for game in others:
                entry = menu.addAction(self._called(game).replace("&", "&&"))
                entry.triggered.connect(lambda checked=False, path=game.path: self.resume.emit(path))
            more.setMenu(menu)
            buttons.append(more)
        for place, button in enumerate(buttons):
            self._saved.addWidget(button, place // 2, place % 2, 1, 2 if len(buttons) == 1 else 1)
            button.show()  # else it takes no room yet
        self._lead(buttons)

    def _called(self, game: "SavedGame") -> str:
        """A game that was left, in a line."""
        from cardtable.app.table.words import filled  # the engine has come by now

        going_on = self.tr("Go on: {game}, {when}, with {names}")
        text = self.tr("How it ended: {game}, {when}, with {names}") if game.over else going_on
        names = ", ".join(seat.name or "?" for seat in game.header.seats)
        return filled(text, game=game.header.game.title, names=names, when=f"{game.when:%d %b %H:%M}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays the game that was played last, wherever the focus has gone."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.play_button.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles and buttons stay in the middle."""
        super().resizeEvent(event)
        width = min(_WIDEST, self.width() - 110)
        height = min(_HIGHEST, self.height() - 84)
        self._middle.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
