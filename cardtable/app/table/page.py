"""Page with the table: the view of its felt, the prompt and the panel. It knows no game.

`AccessibleTexts` are invisible labels for screen readers over what is drawn, which has no place in the accessible tree.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.memory import collect_when_gone
from cardtable.app.parts.backdrop import Felt
from cardtable.app.parts.widgets import PlainLabel, set_accessible_texts, take_away
from cardtable.app.table.items import PieceItem
from cardtable.app.table.panel import SidePanel
from cardtable.app.table.plaque import PlaqueItem
from cardtable.app.table.prompt import Prompt
from cardtable.app.table.scene import Animator
from cardtable.app.zoom import text_size_of, zoom_for
from cardtable.table.marks import FeltText
from cardtable.table.places import Box, Place

_LEAST_FELT = 734
"""Least width of the felt in pixels: that in the smallest window, kept where the panel needs more for larger texts."""
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


class AccessibleTexts(QWidget):
    """Group of texts, in reading order, over the whole table. The mouse goes through it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._texts: list[QLabel] = []

    def show_texts(self, texts: Sequence[FeltText]) -> None:
        """Show these texts and no others; those without words are left out."""
        there = [each for each in texts if each.words]
        while len(self._texts) > len(there):
            take_away(self._texts.pop())
        while len(self._texts) < len(there):
            self._texts.append(self.text())
        for text, (words, at) in zip(self._texts, there, strict=True):
            lay_over(text, at)
            set_accessible_texts(text, words)

    def text(self) -> QLabel:
        """Add an empty text: a label whose words are only in its accessible name."""
        made = PlainLabel(parent=self)
        made.show()
        return made


def lay_over(widget: QWidget, at: Box | Place) -> None:
    """Give a widget the geometry of what it speaks of."""
    x, y = (at.x - at.width / 2, at.y - at.height / 2) if isinstance(at, Place) else (at.x, at.y)
    widget.setGeometry(QRect(round(x), round(y), round(at.width), round(at.height)))


class TableTop(QWidget):
    """View of the table and the widgets over it. They are no children of the view itself, since Qt's accessible tree
    has only the viewport of a view, and no other children."""

    def __init__(self, pixmaps: Pixmaps, page: QWidget) -> None:
        super().__init__(page)
        self.view = TableView(pixmaps, self)
        self.felt = AccessibleTexts(self.tr("On the table"), self)
        """Texts of what lies on the felt."""
        self.prompt = Prompt(self, page)
        self.hand = AccessibleTexts(self.tr("Your cards"), self)
        """Cards of the person's hand: buttons, or texts where they can't be played."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give view, texts and hand the same coordinates."""
        for part in (self.view, self.felt, self.hand):
            part.setGeometry(self.rect())


class TablePage(QWidget):
    """Table, prompt and panel, side by side."""

    key = Signal(QKeyEvent)
    """A key that no button has used."""

    def __init__(self, title: str, pixmaps: Pixmaps) -> None:
        super().__init__()
        collect_when_gone(self)  # tables follow one another within a game
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Table"))
        self.top = TableTop(pixmaps, self)
        self.view, self.prompt = self.top.view, self.top.prompt
        self.panel = self.zoomed_part = SidePanel(title)
        """Part that is zoomed. The felt isn't: its layout follows the size continuously."""
        self.animator = Animator(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.top, 1)
        row.addWidget(self.panel)

    def step_of(self, event: QKeyEvent) -> int:
        """Return 1 if a left or right arrow key leads onward in a row, -1 if back, by the script's direction."""
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return 1 if (event.key() == Qt.Key.Key_Right) != mirrored else -1

    def put_prompt(self, box: Box, scale: float) -> None:
        """Place the prompt on the felt; `scale` is the factor by which it is larger than designed."""
        self.prompt.set_scale(scale)
        lay_over(self.prompt, box)

    def set_stops(self, stops: Sequence[QWidget]) -> None:
        """Set the widgets that Tab reaches, in order, between the page and the panel."""
        for before, after in pairwise((self, *stops)):
            QWidget.setTabOrder(before, after)

    def zoom_changed(self) -> None:
        """Adapt the panel's width and the felt's layout to another size of texts."""
        self._share_width()
        self.settle_width()
        self.view.resized.emit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_width()
        super().resizeEvent(event)

    def _share_width(self) -> None:
        """Share the width between felt and panel. The panel takes a quarter, within the limits of good reading; larger
        texts give it a third of what the felt can spare. It always gets what it needs, if only by a wider page."""
        widest = round(420 * zoom_for(self.width(), self.height()))
        wide = max(290, min(widest, round(self.width() * 0.25)))
        text_size = text_size_of(self)
        if text_size > 1:
            spare = max(0, self.width() - _LEAST_FELT - wide) // 3
            wide = min(round(wide * text_size), wide + spare)
        self.top.setMinimumWidth(_LEAST_FELT if text_size > 1 else 0)
        self.panel.setFixedWidth(max(wide, self.panel.least_width))

    def settle_width(self) -> None:
        """Place felt and panel at once; else the first frame would show them with the panel's former width."""
        layout = self.layout()
        assert layout is not None
        layout.activate()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.key.emit(event)
