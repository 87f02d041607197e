"""View of the table: a graphics view over the felt."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget
from typing_extensions import override

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.felt import Felt
from cardtable.app.table.items import PieceItem
from cardtable.app.table.plaque import PlaqueItem

_FAR = 8
"""Pixels that the mouse must move, while pressed, for a drag to begin."""


class TableView(QGraphicsView):
    """View that shows the table and reports pieces pointed at, clicked, dragged and dropped."""

    resized = Signal()
    pointed = Signal(object)
    """The piece under the mouse has changed: a PieceItem or None."""
    clicked = Signal(object)
    grabbed = Signal(object)
    dropped = Signal(object, QPointF)
    seat_clicked = Signal(int)
    pulled = Signal(int, QPointF)
    """The mouse is dragged from a seat's plaque to a point of the scene."""
    let_go = Signal(int, QPointF)
    """The mouse was let go at a point of the scene after a drag from a seat's plaque."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._felt = Felt(self.viewport(), pixmaps)
        self._pointed: PieceItem | None = None
        self._pressed: PieceItem | None = None
        self._clicked: PieceItem | None = None  # item under the last press
        self._seat: PlaqueItem | None = None  # the plaque on which the mouse was pressed
        self._press_at = QPointF()
        self._dragging = False
        self.movable: Callable[[PieceItem], bool] = lambda card: True
        """Predicate that says whether a piece can be dragged."""
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # cheaper for many moving items
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the scene as large as the widget: one unit is one logical pixel."""
        super().resizeEvent(event)
        self.scene().setSceneRect(0, 0, self.width(), self.height())
        self.resized.emit()

    def draw_ahead(self) -> Iterator[float]:
        """Draw the table top before it is shown, in slices; yields the share done, 0 to 1."""
        return self._felt.draw_ahead()

    @override
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._felt.paint(painter, QRectF(rect))

    def plaque_at(self, at: QPoint) -> PlaqueItem | None:
        """Return the plaque at a point of the view; None if there is none."""
        return next((item for item in self.items(at) if isinstance(item, PlaqueItem)), None)

    def _card_at(self, event: QMouseEvent) -> PieceItem | None:
        for item in self.items(event.position().toPoint()):
            if isinstance(item, PieceItem) and item.isEnabled():  # ghosts are disabled
                return item
        return None

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        if self._seat is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._dragging = self._dragging or (at - self._press_at).manhattanLength() > _FAR
            if self._dragging:
                self.pulled.emit(self._seat.seat, at)
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (at - self._press_at).manhattanLength() > _FAR
            if far and not self._dragging and self.movable(self._pressed):
                self._dragging = True
                self.grabbed.emit(self._pressed)
            if self._dragging:
                place = self._pressed.at
                self._pressed.put(place._replace(x=at.x(), y=at.y(), angle=0.0))
            return
        card = self._card_at(event)
        if card is not self._pointed:
            self._pointed = card
            self.pointed.emit(card)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self._clicked = self._card_at(event)
            self._seat = self.plaque_at(event.position().toPoint()) if self._pressed is None else None
            self._press_at = self.mapToScene(event.position().toPoint())
            self._dragging = False

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two quick clicks only on the same piece: another may have come under the mouse."""
        if self._card_at(event) is self._clicked:
            self.mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        card, self._pressed = self._pressed, None
        seat, self._seat = self._seat, None
        if self._dragging:
            self._dragging = False
            at = self.mapToScene(event.position().toPoint())
            if seat is not None:
                self.let_go.emit(seat.seat, at)
            else:
                self.dropped.emit(card, at)
        else:
            self.clicked.emit(card)
            if seat is not None:
                self.seat_clicked.emit(seat.seat)

    @property
    def pressed_at(self) -> QPointF:
        """Point of the scene where the mouse was last pressed."""
        return self._press_at

    @property
    def dragged(self) -> PieceItem | None:
        """Piece that is being dragged; None if none is."""
        return self._pressed if self._dragging else None

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the page: nothing scrolls, and arrow keys pressed on a button over a card belong to it."""
        event.ignore()

    @override
    def leaveEvent(self, event: object) -> None:
        if self._pointed is not None:
            self._pointed = None
            self.pointed.emit(None)
