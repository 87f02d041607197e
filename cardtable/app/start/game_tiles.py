"""The games side by side on the first page, each with its picture, what it is, and the way in."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.games.catalogue import GameScreens
from cardtable.app.parts.backdrop import Sheet
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.zoom import area, brush, sharpness

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps

_IN_A_ROW = 3
"""So many games stand side by side, upright; more lie in rows of two."""
GAP = 26
"""Between two games."""
_MARGIN = 26
"""Around the tray, for its shadow."""


class GamePicture(QWidget):
    """A walnut tray in which a game's own pieces lie. They open, or are laid, once the page is there."""

    _MILLISECONDS = 620

    def __init__(self, screens: GameScreens, pixmaps: "Pixmaps", motion: float) -> None:
        super().__init__()
        self._screens = screens
        self._pixmaps = pixmaps
        self._share = -1.0
        self._tray: QPixmap | None = None
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
        """As high as looks best where there is room."""
        return QSize(400, 270)

    def open(self) -> None:
        """Lets the pieces come."""
        if self._clock.duration():
            self._clock.start()
        else:
            self._move(1.0)

    def _move(self, share: object) -> None:
        self._share = float(share)  # type: ignore[arg-type]
        self.update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._tray = None

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """The tray once its pieces are there, and they as far as they are."""
        if self._share < 0:
            return
        from cardtable.app.art.furniture import draw_stand, stand_lining

        painter = brush(self)
        ratio = sharpness(self)
        tray = area(self).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        if self._tray is None or self._tray.devicePixelRatio() != ratio:
            self._tray = QPixmap(self.size() * self.devicePixelRatioF())
            self._tray.setDevicePixelRatio(ratio)
            self._tray.fill(Qt.GlobalColor.transparent)
            drawing = QPainter(self._tray)
            draw_stand(drawing, tray, 0.0)
            drawing.end()
        painter.drawPixmap(0, 0, self._tray)
        self._screens.vignette()(painter, stand_lining(tray), self._pixmaps, ratio, self._share)


class GameTile(Sheet):
    """One game: its picture, its name, one sentence, and the button that plays it. A click anywhere plays it too."""

    def __init__(self, screens: GameScreens, pixmaps: "Pixmaps", motion: float) -> None:
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
        self._title = QLabel(screens.title)
        self._title.setWordWrap(True)
        words.addWidget(self._title)
        self._line = QLabel(screens.sentence())
        self._line.setWordWrap(True)
        self._line.setProperty("dim", True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        words.addWidget(self._line, 1)
        words.addSpacing(4)
        self.button = PlayButton(self.tr("Play {game}").replace("{game}", screens.title), bright=False)
        self.button.setFont(sans(17, 700))
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.button.setAccessibleDescription(screens.sentence())
        words.addWidget(self.button)
        self._both.addLayout(words)
        self.lie(False)

    def lie(self, lying: bool) -> None:
        """The picture beside the words instead of above them."""
        direction = QBoxLayout.Direction.LeftToRight if lying else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(direction)
        self._both.setContentsMargins(0, 0, 0, 0 if lying else 24)
        self._words.setContentsMargins(
            0 if lying else _MARGIN, 14 if lying else 0, 18 if lying else _MARGIN, 18 if lying else 0
        )
        self._words.setSpacing(4 if lying else 7)
        self._both.setStretch(0, 4 if lying else 1)
        self._both.setStretch(1, 7 if lying else 0)
        wide = QSizePolicy.Policy.Ignored if lying else QSizePolicy.Policy.Expanding
        self.picture.setSizePolicy(wide, QSizePolicy.Policy.Expanding)
        self._title.setFont(serif(21 if lying else 28, 700))
        self._line.setFont(sans(13 if lying else 15))
        self.button.setMinimumHeight(44 if lying else 54)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the picture or the words is one on the button."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet, with a line of brass around the game that was played last."""
        super().paintEvent(event)
        if self.button.bright:
            painter = brush(self)
            painter.setPen(palette.faded(palette.BRASS, 0.85))
            painter.drawRoundedRect(area(self).adjusted(1, 1, -1, -1), 15.5, 15.5)


class GameTiles(QWidget):
    """All games."""

    play = Signal(str)
    """A game's key."""

    def __init__(self, games: list[GameScreens], last: str, pixmaps: "Pixmaps", motion: float) -> None:
        """`last` is the key of the game that was played last, if any was: its button is the bright one."""
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._columns = len(games) if len(games) <= _IN_A_ROW else 2
        self.tiles: list[GameTile] = []
        for place, screens in enumerate(games):
            tile = GameTile(screens, pixmaps, motion)
            tile.lie(len(games) > _IN_A_ROW)
            tile.button.clicked.connect(lambda checked=False, key=screens.key: self.play.emit(key))
            self._grid.addWidget(tile, place // self._columns, place % self._columns)
            self._grid.setColumnStretch(place % self._columns, 1)
            self.tiles.append(tile)
        self.first = next((tile for tile in self.tiles if tile.game == last), self.tiles[0])
        """The tile with the bright button."""
        self.brighten(True)

    def brighten(self, bright: bool) -> None:
        """Whether the button of the first is the bright one of the page."""
        self.first.button.bright = bright
        self.first.update()
        self.first.button.update()

    def least_height(self, width: int) -> int:
        """What they take at least where they are so wide. (The grid's own answer counts the pictures as they would like
        to be.)"""
        gap = self._grid.spacing()
        column = (width - gap * (self._columns - 1)) // self._columns
        highest = max(tile.column.minimumHeightForWidth(column) for tile in self.tiles)
        rows = -(-len(self.tiles) // self._columns)  # all alike
        return rows * (highest + gap) - gap

    def open(self) -> None:
        """Lets the pictures open."""
        for tile in self.tiles:
            tile.picture.open()
