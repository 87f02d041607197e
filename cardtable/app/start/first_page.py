"""First page: the games that can be played, unfinished games, and the ways to the other pages."""

from collections.abc import Generator, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import serif
from cardtable.app.event_loop import call_later
from cardtable.app.parts.backdrop import Backdrop
from cardtable.app.parts.forms import make_button, make_column, make_label
from cardtable.app.parts.lesson_progress import has_lesson, step_kept
from cardtable.app.routes import Bench, ChangeSettings, GameHistory, GoOn, HowToPlay, Learn, Seats, Studies
from cardtable.app.screens import SCREENS
from cardtable.app.start.game_tiles import GAP, GameTiles
from cardtable.app.start.unfinished_games import UnfinishedGames, look_at, look_for
from cardtable.app.zoom import zoom_of
from cardtable.library.folders import SUFFIX, clean_up, files_in, games_path

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.settings import Settings
    from cardtable.library.saved_games import SavedGame
    from cardtable.library.wastebasket import Wastebasket


_DIRECTIONS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class SpatialNavigation(QObject):
    """Moves the focus among some widgets of a page with the arrow keys. It stays if no widget lies in that
    direction."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._widgets: list[QWidget] = []

    def lead(self, widgets: Sequence[QWidget]) -> None:
        """Set the widgets among which the focus moves."""
        for widget in self._widgets:
            widget.removeEventFilter(self)
        self._widgets = list(widgets)
        for widget in self._widgets:
            widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return False
        key = Qt.Key(event.key())
        if key not in _DIRECTIONS or not isinstance(watched, QWidget):
            return False
        goal = self._nearest(watched, _DIRECTIONS[key])
        if goal is not None:
            goal.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _nearest(self, start: QWidget, towards: QPoint) -> QWidget | None:
        """Return the nearest visible widget in a direction, preferring those that are least to the side; None if there
        is none."""
        here = self._place(start)
        found: list[tuple[int, int, int, QWidget]] = []
        for widget in self._widgets:
            there = self._place(widget)
            ahead = _gap(here, there, towards)
            if widget is start or ahead < 0 or not widget.isVisible():
                continue
            aside = max(0, *[_gap(here, there, side) for side in (towards.transposed(), -towards.transposed())])
            off = (there.center() - here.center()).manhattanLength()
            found.append((aside, ahead, off, widget))
        return min(found, key=lambda one: one[:3])[3] if found else None

    def _place(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._page, QPoint(0, 0)), widget.size())


def _gap(here: QRect, there: QRect, towards: QPoint) -> int:
    """Return the distance from one rectangle's edge to the other's in a direction; below 0 if they overlap."""
    if towards.x():
        return there.left() - here.right() if towards.x() > 0 else here.left() - there.right()
    return there.top() - here.bottom() if towards.y() > 0 else here.top() - there.bottom()


_WIDEST, _HIGHEST = 1080, 860
"""Largest size of the page's content, in designed pixels."""
_ROOMY = 740
"""Height of the content, in designed pixels, from which unfinished games take more room."""
_OVER, _UNDER = 3, 5
"""Positions in the page's column, with a gap in between: one of the tiles, the other of the unfinished games."""
_SIDE = 116
"""Least width of the buttons beside the name, in designed pixels."""
_LATER = 150
"""Delay in milliseconds before the search for unfinished games, which the first paint need not wait for."""
_SOON = 60
"""Delay in milliseconds before the tiles' pictures open, so that the plain parts of the page are painted first."""


def _left(unseen: list[str]) -> "Generator[float, None, list[SavedGame]]":
    yield 0.0
    # Imported here since it brings the engine, which is imported in the thread of the search.
    from cardtable.library.saved_games import finding_left

    clean_up(games_path())
    return (yield from finding_left(unseen))


def _expected(unseen: list[str]) -> int:
    """Return a number of unfinished games to expect, without opening any: those opened here whose result has not been
    shown.

    It is at least 1 if there are any games, as one may come from elsewhere.
    """
    folder = games_path()
    known = 0
    with suppress(OSError):  # the folder can't be read
        known = sum((folder / name).exists() for name in unseen)
    return known or int(any(files_in(folder, suffix=SUFFIX)))


class FirstPage(Backdrop):
    """First page, with the games' tiles, unfinished games, and buttons for the other pages."""

    def __init__(self, pixmaps: "Pixmaps", settings: "Settings", wastebasket: "Wastebasket", last: str = "") -> None:
        """`last` is the key of the game that was played last, or ""."""
        super().__init__(pixmaps)
        self._unseen = settings.unseen
        self.game_tiles = GameTiles(
            list(SCREENS.values()), last, pixmaps, settings.motion, partial(step_kept, settings)
        )
        self.game_tiles.play.connect(lambda game: self.wants.emit(Seats(game)))
        self.game_tiles.learn.connect(lambda game: self.wants.emit(Learn(game)))
        self.game_tiles.how_to_play.connect(lambda game: self.wants.emit(HowToPlay(game)))
        self.play_button = self.game_tiles.first.button
        call_later(self.game_tiles, self.game_tiles.open, _SOON)
        expected = _expected(self._unseen)
        self.unfinished_games = UnfinishedGames(expected, pixmaps)
        self.unfinished_games.set_gap(GAP)
        self.unfinished_games.resume.connect(self._go_on)
        self.unfinished_games.more.connect(self.to(GameHistory()))
        self.unfinished_games.changed.connect(self._lead)
        self._settings = settings
        self._wastebasket = wastebasket
        self._looking = expected > 0
        self._entered = False
        self._left_first = False  # True if unfinished games are above the tiles
        self._middle = QWidget(self)
        below = 18 if expected else 0
        parts = (None, self._head(), 16, (self.game_tiles, 8), below, self.unfinished_games, None)
        self._column = make_column(*parts, gap=0, rim=(0, 0, 0, 0))
        self._middle.setLayout(self._column)
        self._arrows = SpatialNavigation(self)
        self._lead()

    def _head(self) -> QGridLayout:
        """Return the title with buttons at both sides. It lies on felt whatever the panel's colours, so its colours are
        fixed."""
        self.settings_button = make_button(self.tr("Settings"), self.to(ChangeSettings()))
        self.games_button = make_button(self.tr("Game history"), self.to(GameHistory()))
        tip = self.tr("Change a rule and see what it does to the game")
        self.bench_button = make_button(self.tr("Try out rules"), self.to(Bench(self.game_tiles.first.game)), tip=tip)
        tip = self.tr("Your questions about rules, and the answers found")
        self.studies_button = make_button(self.tr("Studies"), self.to(Studies()), tip=tip)
        head = self._top = QGridLayout()
        head.setVerticalSpacing(0)
        head.setHorizontalSpacing(12)
        head.setColumnStretch(1, 1)
        quiet = palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.2)
        for line, (text, font, colour) in enumerate(
            (
                ("Cardtable", serif(46, 700), palette.CREAM),
                (self.tr("A home for small bluffing games"), serif(19, italic=True), quiet),
            )
        ):
            label = make_label(font, text, wraps=line > 0, align=Qt.AlignmentFlag.AlignCenter)
            label.setStyleSheet(f"color: {colour.name()}; background: transparent;")
            head.addWidget(label, line, 1)
        head.addLayout(make_column(None, self.studies_button, self.settings_button, gap=8), 0, 2, 2, 1)
        head.addLayout(make_column(None, self.bench_button, self.games_button, gap=8), 0, 0, 2, 1)
        for button in (self.games_button, self.bench_button, self.studies_button, self.settings_button):
            button.setMinimumWidth(_SIDE)  # the same width on both sides, so that the name is in the middle
        for side in (0, 2):
            head.setColumnMinimumWidth(side, _SIDE)
        return head

    @property
    def bright_button(self) -> QPushButton:
        """Button that Enter presses: the latest unfinished game, or else the game to play."""
        return self.unfinished_games.bright or self.play_button

    def _lead(self) -> None:
        """Update the Tab order, the widgets for the arrow keys, and which button is bright."""
        self.game_tiles.brighten(not self._looking and self.unfinished_games.bright is None)
        left = self.unfinished_games.buttons
        games = [button for tile in self.game_tiles.tiles for button in tile.buttons]
        buttons = [*left, *games] if self._left_first else [*games, *left]
        buttons += [self.bench_button, self.games_button, self.studies_button, self.settings_button]
        for button, following in pairwise(buttons):
            QWidget.setTabOrder(button, following)
        self._arrows.lead(buttons)

    def take_keys(self) -> None:
        """Give the focus to the bright button, or to the page until it is known which button that is."""
        (self if self._looking else self.bright_button).setFocus()

    @override
    def about(self) -> HowToPlay | None:
        """Return the page about the game whose button has the focus, or about the one played last."""
        tiles = self.game_tiles
        tile = next((tile for tile in tiles.tiles if any(button.hasFocus() for button in tile.buttons)), tiles.first)
        return HowToPlay(tile.game) if has_lesson(tile.game) else None

    @override
    def enter(self) -> None:
        self.take_keys()
        call_later(self, self.look_for_games, _LATER)

    def _go_on(self, path: Path) -> None:
        self.wants.emit(GoOn(path))

    def look_for_games(self) -> None:
        """Search for unfinished games in a thread, and show them."""
        look_for(_left(self._unseen), self, self._show_games)

    def _keep(self) -> None:
        """Let unfinished games be renamed and deleted."""
        from cardtable.app.start.game_actions import GameActions

        left, upkeep = self.unfinished_games, GameActions(self, self._settings, self._wastebasket)
        left.menu_wanted.connect(lambda game, does, at: upkeep.menu(game, at, does, lambda: self._go_on(game.path)))
        left.rename_wanted.connect(upkeep.rename)
        left.delete_wanted.connect(upkeep.delete)
        left.undo.connect(upkeep.undo)
        upkeep.moved.connect(left.show_moved)
        upkeep.deleted.connect(left.show_deleted)

    @override
    def forget(self, path: Path) -> None:
        """Search again if another window has renamed or deleted one of the unfinished games."""
        if self.unfinished_games.holds(path):
            if any(button.hasFocus() for button in self.unfinished_games.buttons):
                self.setFocus()
            self.look_for_games()

    def _show_games(self, games: "list[SavedGame]") -> None:
        if self._looking:
            self._keep()
        self._looking = False
        self.unfinished_games.show_games(games)
        for button in self.unfinished_games.games:
            look_at(button.game.path, button, button.show_model)
        if self.hasFocus():
            self.take_keys()
        if self._entered:
            self._entered = False
            self.bright_button.click()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the bright button on Enter, wherever the focus is; as soon as the button is known if the search is not
        over."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self._looking:
                self._entered = True
            else:
                self.bright_button.click()
        else:
            super().keyPressEvent(event)

    @override
    def least_within(self, widget: QWidget, width: int) -> QSize:
        """Return the least size with small pictures and the tiles below each other."""
        parts = (self._top.minimumSize(), self.unfinished_games.minimumSizeHint())
        least = max(self.game_tiles.least_width(), *[part.width() for part in parts])
        return QSize(least, self._least_height(max(width, least)))

    def _least_height(self, width: int) -> int:
        others = self._column.minimumHeightForWidth(width) - self.game_tiles.heightForWidth(width)
        return others + self.game_tiles.least_height(width)

    @override
    def arrange(self) -> None:
        """Centre the content. If there is too little height, unfinished games take a single row."""
        self.in_the_middle(self._middle, _WIDEST, _HIGHEST, (110, 84))
        width, height = self._middle.width(), self._middle.height()
        self.game_tiles.fit(width)
        self.unfinished_games.fit(roomy=height >= _ROOMY * zoom_of(self))
        if self._least_height(width) > height:
            self.unfinished_games.fit(roomy=False, short=True)
        scrolls = self.height() > self.window().height()
        if scrolls != self._left_first and self.unfinished_games.height():
            self._put_left(scrolls)

    def _put_left(self, first: bool) -> None:
        """Put unfinished games above the tiles (`first`) or below. They are above if the page scrolls: Enter continues
        the latest, so its button should be visible beside the title."""
        self._left_first = first
        for widget in (self.game_tiles, self.unfinished_games):
            self._column.removeWidget(widget)
        for place in (_OVER, _UNDER):
            is_left = (place == _OVER) == first
            self._column.insertWidget(place, *((self.unfinished_games, 0) if is_left else (self.game_tiles, 8)))
        self._lead()
