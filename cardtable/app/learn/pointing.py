"""Boxes around the things on a table that a lesson points at."""

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QPoint, QRectF

from cardtable.app.table.hand import CHOSEN
from cardtable.app.table.presenter import TablePresenter
from cardtable.session.lesson import PointedTarget
from cardtable.table.marks import Tag
from cardtable.table.places import Box

_AROUND = 7.0
"""Space between a thing and the line around it, in designed pixels."""
_RIM = 4
"""Margin of the table in which no line is drawn, in pixels."""


def boxes(table: TablePresenter, targets: Sequence[PointedTarget]) -> list[Box]:
    """Return boxes around the targets, in pixels of the felt; targets that aren't on the table are left out."""
    around = _AROUND * table.layout.text_scale
    felt = QRectF(table.page.view.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM)
    found = (_box(table, target, around) for target in targets)
    return [_boxed(QRectF(*box.wider(around)) & felt) for box in found if box is not None]


def _box(table: TablePresenter, target: PointedTarget, around: float) -> Box | None:
    if target.button is not None:
        return _button(table, target.button)
    if target.zone is None and target.seat is not None:
        return _boxed(table.plaques[target.seat].sceneBoundingRect()) if target.seat < table.seats else None
    if target.card is not None:
        return _card(table, target.card)
    places = table.places()
    zone = target.zone if target.seat is None else (target.zone, target.seat)
    whole = QRectF()
    for piece in table.model.zone(zone):
        if piece in places:
            whole |= table.scene.items[piece].sceneBoundingRect()
    return None if whole.isEmpty() else _boxed(_with_tags(table, whole, around))


def _with_tags(table: TablePresenter, whole: QRectF, around: float) -> QRectF:
    """Enlarge `whole` by the tags that a line around it would cross."""
    near = whole.adjusted(-around, -around, around, around)
    tags = (item.sceneBoundingRect() for item in table.scene.marks.values() if isinstance(item.mark, Tag))
    for tag in tags:
        if near.intersects(tag):
            whole = whole | tag
    return whole


def _boxed(rect: QRectF) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def _card(table: TablePresenter, name: str) -> Box | None:
    """Return the box of a card, or of its visible part if the next card in its zone covers it.

    A card of the hand may be raised or lowered while it is pointed at: the box has room for both.
    """
    places, own = table.layout.places(table.model), set(table.hand.cards)
    for zone in table.model.zones:
        cards = [card for card in table.model.cards(zone) if card in places]
        for card, above in zip_longest(cards, cards[1:]):
            if card.card == name:
                place, over = places[card], places.get(above)
                left, right = place.x - place.width / 2, place.x + place.width / 2
                if over is not None and left < over.x - over.width / 2 < right:
                    right = over.x - over.width / 2
                lift = CHOSEN * place.height if card in own else 0.0
                return Box(left, place.y - place.height / 2 - lift, right - left, place.height + lift)
    return None


def _button(table: TablePresenter, name: str) -> Box | None:
    """Return the box of a button of the question. The prompt covers the view, so their pixels are the same."""
    prompt = table.page.prompt
    button = prompt.button(name)
    layout = prompt.layout()
    if button is None or layout is None:
        return None
    layout.activate()  # nothing is laid out yet if the question has just been asked
    corner = button.mapTo(table.page.top, QPoint(0, 0))
    return Box(corner.x(), corner.y(), button.width(), button.height())
