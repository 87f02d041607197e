"""Fixtures on the felt: name plaques, slots for cards, the prize stand, the dish in the centre, the folded screen.

A seat hides its bet behind the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from cardtable.app.art import palette
from cardtable.app.art.emblems import draw_emblem
from cardtable.app.art.table_top import draw_plank, draw_shadow


def draw_plaque(painter: QPainter, rect: QRectF, colour: QColor, active: bool) -> None:
    """Draw a dark name plaque with half-round ends into `rect`.

    Its ring has the seat's `colour` if that seat is to act (`active`), and is of faint brass otherwise.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = 2.4 if active else 1.2
    body = rect.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
    radius = body.height() / 2
    dark = QLinearGradient(body.topLeft(), body.bottomLeft())
    dark.setColorAt(0.0, palette.mix(palette.PLAQUE, QColor("black"), 0.3))
    dark.setColorAt(1.0, palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.12))
    painter.setBrush(dark)
    painter.setPen(QPen(colour if active else palette.faded(palette.BRASS, 0.28), ring))
    painter.drawRoundedRect(body, radius, radius)
    if active:
        inner = body.adjusted(2.4, 2.4, -2.4, -2.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.faded(colour, 0.28), 2.4))
        painter.drawRoundedRect(inner, radius - 2.4, radius - 2.4)
    painter.restore()


def draw_slot(painter: QPainter, rect: QRectF, glow: float) -> None:
    """Draw the slot for a card, sewn on the felt; `rect` is the card's.

    `glow` is 0 for a slot at rest to 1 for one that waits for the player's card. The light stays within `rect` enlarged
    by a twelfth of its width.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.width() * 0.065
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 14, 15, 70))
    painter.drawRoundedRect(rect, radius, radius)
    if glow > 0.0:
        _light(painter, rect, radius, glow)
    inset = rect.width() * 0.05
    line = rect.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for down, colour in ((1.0, QColor(0, 10, 10, 150)), (0.0, palette.faded(palette.BRASS, 0.42 + 0.55 * glow))):
        pen = QPen(colour, 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([4.0, 3.2])
        painter.setPen(pen)
        painter.drawRoundedRect(line.translated(0.0, down), radius * 0.7, radius * 0.7)
    painter.restore()


def _light(painter: QPainter, rect: QRectF, radius: float, glow: float) -> None:
    """Draw a warm light around the slot's edge that leaves the felt inside almost as it is."""
    reach = rect.width() / 12
    layers = 9
    painter.setBrush(palette.faded(palette.BRASS, 0.06 * glow))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for layer in range(layers):
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.085 * glow), 2.0 * reach * (layer + 0.5) / layers))
        painter.drawRoundedRect(rect, radius, radius)


def draw_stand(painter: QPainter, rect: QRectF, lift: float = 0.25) -> None:
    """Draw the low walnut tray for the prize, lined with felt, into `rect`.

    Its shadow falls a little outside `rect`, further with more `lift` (0 to 1). `stand_lining` returns the lining's
    area.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = _stand_rim(rect)
    draw_shadow(painter, rect, radius, lift)
    body = QPainterPath()
    body.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(body)
    draw_plank(painter, rect, 77, 0.85)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(20, 9, 3, 220), 1.0))
    painter.drawPath(body)
    painter.setPen(QPen(QColor(236, 190, 140, 90), 1.0))
    painter.drawRoundedRect(rect.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1.2, radius - 1.2)
    _lining(painter, stand_lining(rect))
    painter.restore()


def _stand_rim(rect: QRectF) -> float:
    return min(rect.width(), rect.height()) * 0.075


def stand_lining(rect: QRectF) -> QRectF:
    """Return the felt-lined inside of a stand that fills `rect`."""
    rim = _stand_rim(rect)
    return rect.adjusted(rim, rim, -rim, -rim)


def _lining(painter: QPainter, rect: QRectF) -> None:
    radius = rect.width() * 0.05
    felt = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    felt.setColorAt(0.0, palette.FELT_DARK.darker(135))
    felt.setColorAt(0.3, palette.FELT_DARK)
    felt.setColorAt(1.0, palette.mix(palette.FELT_DARK, palette.FELT_LIGHT, 0.35))
    painter.setPen(QPen(QColor(10, 5, 2, 230), 1.4))
    painter.setBrush(felt)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.6), 1.0))
    painter.drawRoundedRect(rect.adjusted(-2.2, -2.2, 2.2, 2.2), radius + 2.2, radius + 2.2)


_WELL = 0.80
"""Size of the well relative to the body."""


def well_rect(rect: QRectF) -> QRectF:
    """Return the bounding rectangle of the well of a dish in `rect`, where things can lie."""
    body = _body(rect)
    across, down = body.width() * _WELL, body.height() * _WELL
    return QRectF(body.center().x() - across / 2, body.center().y() - down / 2, across, down)


def _body(rect: QRectF) -> QRectF:
    """Return the dish without the room for its shadow at the sides and below."""
    side, below = rect.width() * 0.03, rect.height() * 0.08
    return rect.adjusted(side, below * 0.35, -side, -below)


def draw_dish(painter: QPainter, rect: QRectF) -> None:
    """Draw a round dish, seen at an angle, that fills `rect` with its shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = _body(rect)
    _shadow(painter, body)
    _rim(painter, body)
    _well(painter, body, well_rect(rect))
    painter.restore()


def _ring(middle: QPointF, rect: QRectF) -> QTransform:
    """Return the transformation of the unit circle to the ellipse in `rect`, moved to `middle`."""
    return QTransform.fromTranslate(middle.x(), middle.y()).scale(rect.width() / 2, rect.height() / 2)


def _shadow(painter: QPainter, body: QRectF) -> None:
    soft = QRadialGradient(QPointF(0.0, 0.0), 1.0)
    for at, alpha in ((0.0, 165), (0.88, 150), (0.94, 70), (1.0, 0)):
        soft.setColorAt(at, QColor(0, 9, 10, alpha))
    brush = QBrush(soft)
    below = body.adjusted(-body.width() * 0.03, 0.0, body.width() * 0.03, body.height() * 0.03)
    below.translate(0.0, body.height() * 0.05)
    brush.setTransform(_ring(below.center(), below))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawEllipse(below)


def _rim(painter: QPainter, body: QRectF) -> None:
    light = QLinearGradient(body.topLeft(), body.bottomRight())
    for at, colour in ((0.0, "#9A6A40"), (0.3, "#7A4D2B"), (0.6, "#5C371D"), (1.0, "#8A5B34")):
        light.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#24120A"), 1.2))
    painter.setBrush(light)
    painter.drawEllipse(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QLinearGradient(body.topLeft(), body.bottomLeft())
    edge.setColorAt(0.0, QColor(240, 196, 146, 190))
    edge.setColorAt(0.45, QColor(240, 196, 146, 30))
    edge.setColorAt(1.0, QColor(240, 196, 146, 80))
    painter.setPen(QPen(QBrush(edge), 1.6))
    painter.drawEllipse(_shrunk(body, 0.985))
    # Chisel marks left by the lathe.
    for share, alpha in ((0.965, 60), (0.945, 90), (0.915, 45), (0.89, 80), (0.865, 50), (0.84, 90)):
        painter.setPen(QPen(QColor(30, 14, 5, alpha), 0.9))
        painter.drawEllipse(_shrunk(body, share))


def _shrunk(rect: QRectF, share: float) -> QRectF:
    across, down = rect.width() * (1 - share) / 2, rect.height() * (1 - share) / 2
    return rect.adjusted(across, down, -across, -down)


def _well(painter: QPainter, body: QRectF, well: QRectF) -> None:
    """Draw the hollow: its near wall catches the light, its far wall lies in the rim's shadow."""
    hollow = QPainterPath()
    hollow.addEllipse(well)
    depth = QLinearGradient(well.topLeft(), well.bottomLeft())
    for at, colour in ((0.0, "#1E0F06"), (0.25, "#34200F"), (0.7, "#4A2D17"), (1.0, "#6B4526")):
        depth.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#1B0D06"), 1.4))
    painter.setBrush(depth)
    painter.drawPath(hollow)
    painter.setClipPath(hollow)
    floor = _shrunk(well, 0.86).translated(0.0, well.height() * 0.035)
    ground = QRadialGradient(QPointF(0.0, -0.1), 1.0)
    ground.setColorAt(0.0, QColor("#503219"))
    ground.setColorAt(1.0, QColor("#372110"))
    brush = QBrush(ground)
    brush.setTransform(_ring(floor.center(), floor))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawEllipse(floor)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.93, 0.8, 0.71, 0.56, 0.47, 0.3, 0.24, 0.12):
        painter.setPen(QPen(QColor(24, 11, 4, 46), 1.0))
        painter.drawEllipse(_shrunk(floor, share))
        painter.setPen(QPen(QColor(190, 132, 84, 20), 0.8))
        painter.drawEllipse(_shrunk(floor, share - 0.018))


_WING = 0.17
"""Width of each wing, as a share of the whole width."""
_FORWARD = 0.06
"""Lowering of the wings' outer edges, as a share of the height: the wings lean towards the viewer."""


def draw_screen(painter: QPainter, rect: QRectF, colour: QColor, emblem: str) -> None:
    """Draw a card screen in three folds into `rect`, in the seat's `colour` with its emblem, without a shadow."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = palette.mix(colour, QColor("#2A2430"), 0.42)
    fold, lean = rect.width() * _WING, rect.height() * _FORWARD
    front = QRectF(rect.left() + fold, rect.top(), rect.width() - 2 * fold, rect.height() - lean)
    _wing(painter, rect.left(), front.left(), front, lean, card)
    _wing(painter, rect.right(), front.right(), front, lean, card)
    light = QLinearGradient(front.topLeft(), front.bottomLeft())
    light.setColorAt(0.0, palette.mix(card, QColor("white"), 0.10))
    light.setColorAt(1.0, palette.mix(card, QColor("black"), 0.12))
    painter.setPen(QPen(palette.mix(card, QColor("white"), 0.25), 1.0))
    painter.setBrush(light)
    painter.drawRect(front)
    _ornament(painter, front, colour, emblem)
    painter.restore()


def draw_screen_back(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Draw a card screen into `rect` as the player behind it sees it: a long low wall with its wings towards them."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = palette.mix(colour, QColor("#2A2430"), 0.45)
    wing, edge = rect.width() * 0.075, rect.height() * 0.22
    wall = QRectF(rect.left() + wing, rect.top(), rect.width() - 2 * wing, rect.height() * 0.74)
    shade = QLinearGradient(wall.topLeft(), wall.bottomLeft())
    shade.setColorAt(0.0, palette.mix(card, QColor("black"), 0.12))
    shade.setColorAt(1.0, palette.mix(card, QColor("black"), 0.45))
    painter.setPen(QPen(palette.mix(card, QColor("black"), 0.35), 1.0))
    painter.setBrush(shade)
    painter.drawRect(wall)
    for outer, inner in ((rect.left(), wall.left()), (rect.right(), wall.right())):
        corners = [
            QPointF(inner, wall.top()),
            QPointF(inner, wall.bottom()),
            QPointF(outer, rect.bottom()),
            QPointF(outer, rect.top() + rect.height() * 0.26),
        ]
        side = QLinearGradient(inner, 0.0, outer, 0.0)
        side.setColorAt(0.0, palette.mix(card, QColor("black"), 0.38))
        side.setColorAt(1.0, palette.mix(card, QColor("white"), 0.06))
        painter.setBrush(QBrush(side))
        painter.drawPolygon(QPolygonF(corners))
    # The cut edge along the top catches the light.
    painter.setPen(QPen(palette.mix(colour, QColor("white"), 0.35), max(1.4, edge * 0.5)))
    painter.drawPolyline([
        QPointF(rect.left(), rect.top() + rect.height() * 0.26),
        QPointF(wall.left(), wall.top()),
        QPointF(wall.right(), wall.top()),
        QPointF(rect.right(), rect.top() + rect.height() * 0.26),
    ])  # fmt: skip
    painter.restore()


def _wing(painter: QPainter, outer: float, inner: float, front: QRectF, lean: float, card: QColor) -> None:
    corners = [
        QPointF(inner, front.top()),
        QPointF(outer, front.top() + lean),
        QPointF(outer, front.bottom() + lean),
        QPointF(inner, front.bottom()),
    ]
    shade = QLinearGradient(inner, 0.0, outer, 0.0)
    shade.setColorAt(0.0, palette.mix(card, QColor("black"), 0.08))
    shade.setColorAt(1.0, palette.mix(card, QColor("black"), 0.42))
    painter.setPen(QPen(palette.mix(card, QColor("white"), 0.18), 1.0))
    painter.setBrush(QBrush(shade))
    painter.drawPolygon(QPolygonF(corners))


def _ornament(painter: QPainter, front: QRectF, colour: QColor, emblem: str) -> None:
    inset = front.height() * 0.09
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.faded(palette.BRASS, 0.75), 1.3))
    painter.drawRoundedRect(front.adjusted(inset, inset, -inset, -inset), inset * 0.7, inset * 0.7)
    size = front.height() * 0.46
    middle = front.center()
    draw_emblem(painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), emblem, colour)
