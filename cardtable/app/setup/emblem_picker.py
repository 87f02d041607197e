"""Choice of a seat's emblem: a shape and a colour."""

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS, SHAPES, colour_of, emblem_of, shape_of
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.forms import make_button, make_label
from cardtable.app.zoom import apply_zoom, zoom_of
from cardtable.language import filled, translate

_WIDE = 42
_PICTURE = 32


def shape_words(shape: int) -> str:
    """Return the name of an emblem's shape, such as "key"."""
    return {
        "key": translate("emblems", "key"),
        "bell": translate("emblems", "bell"),
        "moon": translate("emblems", "moon"),
        "leaf": translate("emblems", "leaf"),
        "anchor": translate("emblems", "anchor"),
        "star": translate("emblems", "star"),
        "flame": translate("emblems", "flame"),
        "fish": translate("emblems", "fish"),
    }[SHAPES[shape]]


def colour_words(colour: int) -> str:
    """Return the name of an emblem's colour, such as "light blue"."""
    return (
        translate("emblems", "orange"),
        translate("emblems", "light blue"),
        translate("emblems", "pink"),
        translate("emblems", "green"),
        translate("emblems", "yellow"),
        translate("emblems", "blue"),
        translate("emblems", "red"),
        translate("emblems", "grey"),
    )[colour]


def emblem_words(emblem: int) -> str:
    """Return the name of an emblem, such as "key, orange"."""
    shape, colour = shape_words(shape_of(emblem)), colour_words(colour_of(emblem))
    return filled(translate("emblems", "{shape}, {colour}"), shape=shape, colour=colour)


class EmblemPicker(QFrame):
    """Popup with a row of shapes and a row of colours. One picker serves all seats of a page."""

    chosen = Signal(int)
    """Number of the emblem that was chosen. The popup stays open, so there may be another choice."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("picker")
        self._pixmaps = pixmaps
        self._emblem = 0
        self.shapes = [self._button(shape_words(shape)) for shape in range(len(SHAPES))]
        self.colours = [self._button(colour_words(colour)) for colour in range(len(palette.COLOURS))]
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        for shape, button in enumerate(self.shapes):
            button.clicked.connect(lambda _, to=shape: self._choose(emblem_of(to, colour_of(self._emblem))))
        for colour, button in enumerate(self.colours):
            button.clicked.connect(lambda _, to=colour: self._choose(emblem_of(shape_of(self._emblem), to)))
        for text, buttons in ((self.tr("Emblem"), self.shapes), (self.tr("Colour"), self.colours)):
            column.addWidget(make_label(sans(14), text))
            grid = QGridLayout()
            grid.setSpacing(4)
            for place, button in enumerate(buttons):
                grid.addWidget(button, 0, place)
            column.addLayout(grid)

    def open_below(self, button: QWidget, emblem: int) -> None:
        """Show the popup below a button, within the window. `emblem` is the seat's present one."""
        self._emblem = emblem
        self.setAccessibleName(button.accessibleName())
        apply_zoom(self)
        self._show()
        self.adjustSize()
        window = button.window()
        at = button.mapTo(window, QPoint(0, button.height() + 4))
        at.setX(max(0, min(at.x(), window.width() - self.width())))
        at.setY(max(0, min(at.y(), window.height() - self.height())))
        self.move(window.mapToGlobal(at))
        self.show()
        self.shapes[shape_of(self._emblem)].setFocus()

    @staticmethod
    def _button(words: str) -> QPushButton:
        button = make_button("", tip=words)
        button.setFixedSize(_WIDE, _WIDE)
        button.setCheckable(True)
        button.setAccessibleName(words)
        return button

    def _choose(self, emblem: int) -> None:
        self._emblem = emblem
        self._show()
        self.chosen.emit(emblem)

    def zoom_changed(self) -> None:
        """Draw the pictures in the new size."""
        self._show()

    def _show(self) -> None:
        wide = round(_PICTURE * zoom_of(self))
        for shape, button in enumerate(self.shapes):
            emblem = emblem_of(shape, colour_of(self._emblem))
            ratio = self.devicePixelRatioF()
            picture = self._pixmaps.emblem(EMBLEMS[emblem], palette.SEATS[emblem], wide, ratio)
            self._put(button, picture, wide, shape == shape_of(self._emblem))
        for colour, button in enumerate(self.colours):
            self._put(button, self._disc(colour, wide), wide, colour == colour_of(self._emblem))

    @staticmethod
    def _put(button: QPushButton, picture: QPixmap, wide: int, worn: bool) -> None:
        button.setIconSize(QSize(wide, wide))
        button.setIcon(QIcon(picture))
        button.setChecked(worn)

    def _disc(self, colour: int, wide: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(wide, wide) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.COLOURS[colour])
        painter.drawEllipse(QRectF(3, 3, wide - 6, wide - 6))
        painter.end()
        return picture
