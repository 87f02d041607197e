"""Tiles of the games on the first page: picture, description, and buttons."""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.backdrop import Sheet
from cardtable.app.parts.forms import PlayButton, make_row
from cardtable.app.parts.lesson_progress import has_lesson, steps_in
from cardtable.app.parts.widgets import PlainLabel, set_look
from cardtable.app.screens import GameScreen
from cardtable.app.zoom import add_gap, area, brush, sharpness, zoom_of
from cardtable.language import as_number, filled, right_to_left, standing_alone, translate

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps

_IN_A_ROW = 3
"""Most tiles in a row. More games are shown in rows of two, with the pictures beside the words."""
GAP = 26
"""Gap between two tiles side by side, in designed pixels."""
_ROW_GAP = 16
"""Gap between two rows of tiles, in designed pixels: small enough that unfinished games fit below in the smallest
window."""
_MARGIN = 26
"""Margin around the tray, for its shadow, in designed pixels."""
_PLAIN_RIM, _PLAIN_LIGHT = 0.075, 0.65
"""Rim of the plain tray that is shown until the tray is drawn, as a share of the shorter side, and the lightness of its
wood, 0 to 1."""
_REST = 150
"""Milliseconds without a change of size after which a tile's picture is drawn anew."""


class GamePicture(QWidget):
    """Walnut tray with some of a game's pieces. They open up or are dealt when the page is first shown; when it is
    shown again they are in place at once."""

    _MILLISECONDS = 620

    def __init__(self, screens: GameScreen, pixmaps: "Pixmaps", motion: float) -> None:
        super().__init__()
        self._screens = screens
        self._pixmaps = pixmaps
        self._share = -1.0
        self._tray: QPixmap | None = None
        self._whole: QPixmap | None = None
        self._tray_for: tuple[object, ...] = ()  # size, sharpness and colours for which it was drawn
        self._whole_for: tuple[object, ...] = ()
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._draw_whole)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.setDuration(round(self._MILLISECONDS * motion))
        self._clock.valueChanged.connect(self._move)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(150, 90)

    @override
    def sizeHint(self) -> QSize:
        """Return the preferred size, with the height that looks best."""
        return QSize(400, 270) * zoom_of(self)

    def open(self) -> None:
        """Start the animation of the pieces, unless they are in place already."""
        if self._share >= 0:
            return
        if self._clock.duration():
            self._clock.start()
        else:
            self._move(1.0)

    def _move(self, share: object) -> None:
        self._share = float(share)  # type: ignore[arg-type]
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray with the pieces as far as the animation has come. After that both are one picture, which is
        scaled while the size changes, since drawing a new one takes longer than a frame."""
        wanted = self._wanted
        if self._share < 0:
            self._whole = self._pixmaps.kept(self._key(self._name), self._pixels)
            if self._whole is None:
                self._paint_plain_tray(brush(self))
                return
            self._share, self._whole_for = 1.0, wanted
        if self._share < 1:
            painter = brush(self)
            self._lay_tray(painter)
            self._draw_pieces(painter)
            return
        if self._whole is None:
            self._draw_whole()
        elif self._whole_for != wanted:
            self._rest.start(_REST)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._whole is not None:
            painter.drawPixmap(self.rect(), self._whole)

    def _draw_whole(self) -> None:
        def draw(painter: QPainter) -> None:
            self._lay_tray(painter)
            self._draw_pieces(painter)

        self._whole_for = self._wanted
        self._whole, self._tray = self._picture(self._name, draw), None
        self.update()

    @property
    def _name(self) -> str:
        return f"tray of {self._screens.key}"

    @property
    def _wanted(self) -> tuple[object, ...]:
        return self.size(), sharpness(self), self._pixmaps.dress

    @property
    def _pixels(self) -> QSize:
        return self.size() * self.devicePixelRatioF()

    def _key(self, what: str) -> tuple[Hashable, ...]:
        return what, sharpness(self)

    def _picture(self, what: str, draw: Callable[[QPainter], None]) -> QPixmap:
        """Return a picture of the whole widget, drawn in designed pixels, and keep it for the next time."""

        def draw_sharply(painter: QPainter) -> None:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.scale(sharpness(self), sharpness(self))
            draw(painter)

        return self._pixmaps.drawn(self._key(what), self._pixels, draw_sharply)

    def _lay_tray(self, painter: QPainter) -> None:
        """Paint the empty tray. It is kept as a picture, since drawing it takes longer than drawing the pieces."""
        wanted = self._wanted
        if self._tray is None or self._tray_for != wanted:
            self._tray, self._tray_for = self._picture("tray", self._draw_tray), wanted
        painter.drawPixmap(area(self), self._tray, QRectF(self._tray.rect()))

    def _paint_plain_tray(self, painter: QPainter) -> None:
        """Paint a simple tray, shown until there is time to draw the real one."""
        tray = self._area
        rim = min(tray.width(), tray.height()) * _PLAIN_RIM
        lining = tray.adjusted(rim, rim, -rim, -rim)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.mix(palette.WALNUT_DARK, palette.WALNUT_LIGHT, _PLAIN_LIGHT))
        painter.drawRoundedRect(tray, rim, rim)
        painter.setPen(palette.faded(palette.BRASS, 0.6))
        painter.setBrush(palette.FELT_DARK)
        painter.drawRoundedRect(lining, rim, rim)

    def _draw_tray(self, painter: QPainter) -> None:
        from cardtable.app.art.fixtures import draw_stand

        draw_stand(painter, self._area, 0.0)

    def _draw_pieces(self, painter: QPainter) -> None:
        from cardtable.app.art.fixtures import stand_lining

        self._screens.vignette()(painter, stand_lining(self._area), self._pixmaps, sharpness(self), self._share)

    @property
    def _area(self) -> QRectF:
        return area(self).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)


class TileText(PlainLabel):
    """Description of a game in one sentence. It is as high as those beside it, so that all pictures in a row have the
    same height."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        self.beside: list[TileText] = [self]
        """Texts in the same row of tiles, this one included; they have the same width."""

    @override
    def heightForWidth(self, width: int) -> int:
        return max(QLabel.heightForWidth(one, width) for one in self.beside)


class GameTile(Sheet):
    """Tile of one game: picture, name, sentence and buttons. A click anywhere on it presses "Play"."""

    def __init__(self, screens: GameScreen, pixmaps: "Pixmaps", motion: float, step: int) -> None:
        """`step` is the step at which the game's lesson was left, counted from 0. It is 0 if the lesson was not begun
        or is over."""
        super().__init__()
        self.game = screens.key
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.column.setContentsMargins(0, 0, 0, 0)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._both.setContentsMargins(0, 0, 0, 24)
        self._both.setSpacing(0)
        self.column.addLayout(self._both)
        self.picture = GamePicture(screens, pixmaps, motion)
        self._both.addWidget(self.picture, 1)
        words = self._words = QVBoxLayout()
        words.setSpacing(4)
        self._title = PlainLabel(standing_alone(screens.title))
        self._title.setWordWrap(True)
        words.addWidget(self._title)
        self.line = TileText(_left_at(step, screens.key) if step else screens.sentence())
        """Description of the game, or how far its lesson has come."""
        self.line.setProperty("dim", True)
        self.line.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.line, 1)
        add_gap(words, 4)
        self.button = PlayButton(self.tr("Play"), bright=False)
        self.button.setFont(sans(17, 700))
        self.button.setAccessibleDescription(screens.sentence())
        self.learn_button = PlayButton(self.tr("Learn"), bright=False)
        self.learn_button.setToolTip(self.tr("Your first hand, explained step by step"))
        self.how_button = PlayButton("?", bright=False)
        self.how_button.setToolTip(self.tr("How to play, on one page"))
        self._beside = [self.learn_button, self.how_button]
        words.addLayout(make_row((self.button, 1), *self._beside, gap=8))
        if not has_lesson(screens.key):
            for button in self._beside:
                button.hide()  # until they have a parent, they would be shown as windows
        for button, name in (
            (self.button, self.tr("Play {game}")),
            (self.learn_button, self.tr("Learn {game}")),
            (self.how_button, self.tr("How to play {game}")),
        ):
            button.setAccessibleName(filled(name, game=screens.title))
        self._both.addLayout(words)
        self.lie(False)

    @property
    def buttons(self) -> list[QPushButton]:
        """Buttons that are shown, in order; the one that plays comes first."""
        return [self.button, *[button for button in self._beside if not button.isHidden()]]

    def lie(self, lying: bool) -> None:
        """Put the picture beside the words (True) or above them."""
        direction = QBoxLayout.Direction.LeftToRight if lying else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(direction)
        self._both.setContentsMargins(0, 0, 0, 0 if lying else 24)
        beside, outside = (0, 18) if lying else (_MARGIN, _MARGIN)
        left, right = (outside, beside) if right_to_left() else (beside, outside)
        self._words.setContentsMargins(left, 12 if lying else 0, right, 14 if lying else 0)
        self._words.setSpacing(4 if lying else 7)
        self._both.setStretch(0, 3 if lying else 1)
        self._both.setStretch(1, 4 if lying else 0)
        wide = QSizePolicy.Policy.Ignored if lying else QSizePolicy.Policy.Expanding
        self.picture.setSizePolicy(wide, QSizePolicy.Policy.Expanding)
        self._title.setFont(serif(22 if lying else 28, 700))
        self.line.setFont(sans(14 if lying else 15))
        for button in (self.button, *self._beside):
            button.setMinimumHeight(44 if lying else 54)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click on the picture or the words as one on the button."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()


def _left_at(step: int, game: str) -> str:
    text = translate("GameTile", "You left the lesson at step {step} of {steps}. Learn continues there.")
    steps = steps_in(game)
    return filled(text, step=as_number(min(step + 1, steps)), steps=as_number(steps))


class GameTiles(QWidget):
    """Tiles of all games, in rows."""

    play = Signal(str)
    """Key of the game, as for the other two signals."""
    learn = Signal(str)
    how_to_play = Signal(str)

    def __init__(
        self, games: list[GameScreen], last: str, pixmaps: "Pixmaps", motion: float, step: Callable[[str], int]
    ) -> None:
        """`last` is the key of the game that was played last, or ""; its button is the bright one. `step` returns the
        step at which a game's lesson was left."""
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(_ROW_GAP)
        self._columns = self._most_columns = len(games) if len(games) <= _IN_A_ROW else 2
        self.tiles: list[GameTile] = []
        for screens in games:
            tile = GameTile(screens, pixmaps, motion, step(screens.key))
            tile.lie(len(games) > _IN_A_ROW)
            tile.button.clicked.connect(lambda checked=False, key=screens.key: self.play.emit(key))
            tile.learn_button.clicked.connect(lambda checked=False, key=screens.key: self.learn.emit(key))
            tile.how_button.clicked.connect(lambda checked=False, key=screens.key: self.how_to_play.emit(key))
            self.tiles.append(tile)
        self._put(self._columns)
        if len(games) <= _IN_A_ROW:
            lines = [tile.line for tile in self.tiles]
            for line in lines:
                line.beside = lines
        self.first = next((tile for tile in self.tiles if tile.game == last), self.tiles[0])
        """Tile with the bright button: the game that was played last, or the first one."""
        self.brighten(True)

    def _put(self, columns: int) -> None:
        """Put the tiles into a number of columns."""
        self._columns = columns
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(self._most_columns):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def least_width(self, columns: int = 1) -> int:
        """Return the least width of a number of columns, in pixels."""
        widest = max(tile.minimumSizeHint().width() for tile in self.tiles)
        return columns * (widest + self._grid.horizontalSpacing()) - self._grid.horizontalSpacing()

    def fit(self, width: int) -> None:
        """Use as many columns as fit into a width in pixels."""
        columns = self._columns_in(width)
        if columns != self._columns:
            self._put(columns)

    def _columns_in(self, width: int) -> int:
        fits = [columns for columns in range(self._most_columns, 1, -1) if self.least_width(columns) <= width]
        return fits[0] if fits else 1

    def brighten(self, bright: bool) -> None:
        """Make the button and the rim of `first` bright or not."""
        self.first.button.brighten(bright)
        set_look(self.first, "bright", bright)

    def least_height(self, width: int) -> int:
        """Return the least height in pixels at a width. The grid itself would count the preferred height of the
        pictures."""
        columns = self._columns_in(width)
        column = (width - self._grid.horizontalSpacing() * (columns - 1)) // columns
        highest = max(tile.column.minimumHeightForWidth(column) for tile in self.tiles)
        rows = -(-len(self.tiles) // columns)  # all rows have the same height
        gap = self._grid.verticalSpacing()
        return rows * (highest + gap) - gap

    def open(self) -> None:
        """Start the animations of all pictures."""
        for tile in self.tiles:
            tile.picture.open()
