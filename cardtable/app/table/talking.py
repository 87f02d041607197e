"""Talk at a table: speech bubbles on the felt, a tab of the panel, and how the people at this screen say something.

A bubble has the last words of its seat, and stays for as long as it takes to read them.
"""

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QLinearGradient, QPainter, QPainterPath, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import has_keys, take_away
from cardtable.app.play.source import Source
from cardtable.app.settings import Settings
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.cached_items import PictureItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.say_picker import KEY, SayPicker
from cardtable.app.table.scene import TableScene
from cardtable.app.table.talk_tab import TalkTab
from cardtable.engine.lines import SayLine
from cardtable.language import filled, in_sequence, runs_left, translate
from cardtable.table.board import Card
from cardtable.table.marks import FeltText
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Box
from cardtable.table.proportions import RIM
from cardtable.table.speech_places import (
    HARDLY,
    LIGHTLY,
    NEVER,
    RATHER_NOT,
    Taken,
    around,
    covered,
    free_way,
    gap_between,
    place_speech,
)
from cardtable.table.talk import Talk
from cardtable.table.words import Narrator, Sentence

_SAYS = Sentence("table", "You say: {said}", "{who} says: {said}")
_SIZE = 17.0
_WIDTHS = (210.0, 280.0, 160.0, 400.0)
"""Most widths of a bubble's text, in designed pixels, in the order in which they are tried."""
_PAD = (16.0, 9.0)
_TAIL, _ROOT = 60.0, 9.0
"""Greatest length of a tail, and half of its width at the root, in designed pixels."""
_APART = 5.0
_AT_PLAQUE = 8.0
"""Distance to a plaque, in logical pixels, within which a piece counts as lying at it: as a hand or a purse does."""
_FADES = 170.0
_HELD, _A_LETTER = 1600.0, 55.0
"""Milliseconds for which words stay: the least time, and the time for each letter. The pace of play doesn't count."""


class SpeechItem(PictureItem):
    """Item of a speech bubble: paper with a tail that points to the speaker."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.box = Box(0, 0, 1, 1)
        self._towards = QPointF()
        self._scale = 1.0
        self.setZValue(290)

    def show_words(self, words: str, box: Box, towards: tuple[float, float], scale: float) -> None:
        """Show words in a box, with the tail towards a point of the scene."""
        self.prepareGeometryChange()
        self.words, self.box, self._scale = words, box, scale
        self.setPos(box.x, box.y)
        self._towards = QPointF(*towards) - self.pos()
        self.redraw()

    @override
    def area(self) -> QRectF:
        reach = (_TAIL + 8) * self._scale
        return QRectF(0, 0, self.box.width, self.box.height).adjusted(-reach, -reach, reach, reach)

    @override
    def draw(self, painter: QPainter) -> None:
        scale, body = self._scale, QRectF(0, 0, self.box.width, self.box.height)
        shape = QPainterPath()
        shape.addRoundedRect(body, 11 * scale, 11 * scale)
        shape = shape.united(self._tail(body))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 10, 12, 90))
        painter.drawPath(shape.translated(1.5, 3.5))
        paper = QLinearGradient(body.topLeft(), body.bottomLeft())
        paper.setColorAt(0, palette.PAPER)
        paper.setColorAt(1, QColor("#F1E7D0"))
        painter.setBrush(paper)
        painter.setPen(QPen(palette.faded(QColor("#6B4B12"), 0.5), 1))
        painter.drawPath(shape)
        painter.setPen(palette.INK)
        painter.setFont(_font(scale))
        way = Qt.LayoutDirection.RightToLeft if runs_left(self.words) else Qt.LayoutDirection.LeftToRight
        painter.setLayoutDirection(way)
        inner = body.adjusted(_PAD[0] * scale - 1, 0, 1 - _PAD[0] * scale, 0)  # as it was measured
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words)

    def _tail(self, body: QRectF) -> QPainterPath:
        """Return the tail, which starts at the nearest straight part of the bubble's edge."""
        round_off = 20 * self._scale
        x = min(max(self._towards.x(), body.left() + round_off), body.right() - round_off)
        y = min(max(self._towards.y(), body.top() + round_off), body.bottom() - round_off)
        below, above = self._towards.y() > body.bottom(), self._towards.y() < body.top()
        if below or above:
            root = QPointF(x, body.bottom() - 1 if below else body.top() + 1)
            across = QPointF(_ROOT * self._scale, 0)
        else:
            root = QPointF(body.right() - 1 if self._towards.x() > body.right() else body.left() + 1, y)
            across = QPointF(0, min(_ROOT * self._scale, body.height() / 4))
        way = self._towards - root
        far = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        path = QPainterPath(root - across)
        path.lineTo(root + way * (min(_TAIL * self._scale, far) / far))
        path.lineTo(root + across)
        path.closeSubpath()
        return path


def _font(scale: float) -> QFont:
    return serif(_SIZE * scale, 500, italic=True)


class Bubbles(QObject):
    """Speech bubbles of one table, at most one for each seat."""

    changed = Signal()
    """A bubble has come into full view, or has gone."""

    def __init__(
        self,
        page: TablePage,
        source: Source,
        settings: Settings,
        scene: TableScene,
        model: Callable[[], TableModel],
        layout: Callable[[], Layout],
    ) -> None:
        """`model` and `layout` return those that the table shows now."""
        super().__init__(page)
        self._view, self._source, self._settings, self._scene = page.view, source, settings, scene
        self._model, self._layout = model, layout
        self.items: dict[int, SpeechItem] = {}
        """Bubbles by seat; the seat that spoke last comes last."""
        self._laid_for: dict[int, list[Taken]] = {}
        self._timers: dict[int, QTimer] = {}
        self._fades: dict[int, QVariantAnimation] = {}

    def say(self, seat: int, words: str) -> None:
        """Show a seat's words, in place of what it said before."""
        item = self.items.pop(seat, None)
        fresh = item is None
        if item is None:
            item = SpeechItem()
            self._scene.graphics.addItem(item)
        self.items[seat] = item  # moved to the end
        quoted = filled(translate("table", "“{said}”"), said=words)
        self._put(seat, quoted)
        self._fade(seat, 0.0 if fresh else self.items[seat].opacity(), 1.0)
        timer = self._timers.get(seat)
        if timer is None:
            timer = self._timers[seat] = QTimer(self, singleShot=True)
            timer.timeout.connect(partial(Bubbles._leave, self, seat))
        timer.start(round(max(_HELD, _A_LETTER * len(words)) + 600))

    def clear(self) -> None:
        """Remove all bubbles."""
        for seat in list(self.items):
            self._remove(seat)

    def lay_out(self) -> None:
        """Place all bubbles again, since the table has another size."""
        for seat, item in list(self.items.items()):
            if seat in self.items:
                self._put(seat, item.words)

    def refresh(self) -> None:
        """Move bubbles that now cover something that has moved."""
        for seat, item in list(self.items.items()):
            if seat in self.items:
                there = self._there(seat)
                if there != self._laid_for.get(seat) and covered(item.box, there):
                    self._put(seat, item.words)
                self._laid_for[seat] = there

    def texts(self) -> list[FeltText]:
        """Return what is said, as texts for screen readers."""
        return [FeltText(self.told(seat, item.words), item.box) for seat, item in self.items.items()]

    def told(self, seat: int, words: str) -> str:
        """Return a sentence for screen readers: a seat says these words."""
        seen = self._source.seen
        return Narrator(seen.names, seen.you).say(_SAYS, seat, said=words)

    # --- where, and how long -------------------------------------------------------------------------------------

    def _put(self, seat: int, words: str) -> None:
        scale, view, plaques = self._layout().text_scale, self._view, self._scene.plaques
        metrics = QFontMetricsF(_font(scale))
        sizes = []
        for width in _WIDTHS:
            around_it = metrics.boundingRect(QRectF(0, 0, width * scale, 1e4), Qt.TextFlag.TextWordWrap, words)
            size = (ceil(around_it.width()) + 2 * _PAD[0] * scale, ceil(around_it.height()) + 2 * _PAD[1] * scale)
            if size not in sizes:
                sizes.append(size)
        edge = RIM + 4
        felt = Box(edge, edge, view.width() - 2 * edge, view.height() - 2 * edge)
        plaque, there = plaques[seat].box, self._there(seat)
        theirs = [other.box for other in plaques if other.box != plaque]
        while True:
            others = [other for other in self.items if other != seat]
            taken = there + [Taken(self.items[other].box.wider(_APART * scale)) for other in others]
            box = place_speech(sizes, plaque, felt, taken, theirs)
            far = gap_between(box, plaque)
            if not others or far <= min(gap_between(box, other) for other in theirs):
                break
            if gap_between(place_speech(sizes, plaque, felt, there, theirs), plaque) > 0.7 * far:
                break
            self._remove(others[0])  # older words make room, so that the speaker is clear
        towards = free_way(box, _edge_point(plaque, box), [each for each in taken if each.cost == NEVER], 14 * scale)
        self.items[seat].show_words(words, box, towards, scale)

    def _there(self, seat: int) -> list[Taken]:
        """Return the boxes that a seat's bubble should avoid, each with the cost of covering it.

        Pieces, plaques and the question must not be covered. If need be, what others have at their plaques may be,
        since a plaque says how much that is; rather what the speaker has. Marks cost little.
        """
        model, layout, plaques, own = self._model(), self._layout(), self._scene.plaques, self._source.seen.side
        places, apart = layout.places(model), _APART * layout.text_scale
        taken = []
        for zone, pieces in model.zones.items():
            lying = [piece for piece in pieces if piece in places]
            boxes = [around(places[piece] for piece in lying if isinstance(piece, Card))]
            # The places of other pieces are those of cards, but their shapes aren't.
            shaped = [piece for piece in lying if not isinstance(piece, Card)]
            boxes += [_box(self._scene.items[piece].covers(places[piece])) for piece in shaped]
            owner = zone[1] if isinstance(zone, tuple) else own
            at_plaque = RATHER_NOT if owner == seat else HARDLY
            for box in filter(None, boxes):
                told = owner != own and gap_between(box, plaques[owner].box) < _AT_PLAQUE
                taken.append(Taken(box.wider(apart), at_plaque if told else NEVER))
        strip = layout.strip_height
        firm = [plaque.box._replace(height=plaque.box.height + strip) for plaque in plaques]
        taken += [Taken(box.wider(apart)) for box in (*firm, layout.prompt)]
        return taken + [Taken(_box(mark.sceneBoundingRect()), LIGHTLY) for mark in self._scene.marks.values()]

    def _fade(self, seat: int, start: float, end: float) -> None:
        fade = self._fades.get(seat)
        if fade is None:
            fade = self._fades[seat] = QVariantAnimation(self)
            fade.valueChanged.connect(partial(Bubbles._set, self, seat))
            fade.finished.connect(partial(Bubbles._faded, self, seat))
        fade.stop()
        pace = self._settings.motion
        if not pace:
            self._set(seat, end)
            self._faded(seat)
            return
        fade.setStartValue(start)
        fade.setEndValue(end)
        fade.setDuration(round(_FADES * pace))
        fade.start()

    def _set(self, seat: int, opacity: object) -> None:
        if seat in self.items:
            self.items[seat].setOpacity(float(opacity))  # type: ignore[arg-type]

    def _leave(self, seat: int) -> None:
        if seat in self.items:
            self._fade(seat, 1.0, 0.0)

    def _faded(self, seat: int) -> None:
        if seat in self.items and self.items[seat].opacity() == 0.0:
            self._remove(seat)
        self.changed.emit()

    def _remove(self, seat: int) -> None:
        item = self.items.pop(seat)
        self._timers[seat].stop()
        self._scene.graphics.removeItem(item)


def _box(rect: QRectF) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def _edge_point(plaque: Box, box: Box) -> tuple[float, float]:
    """Return the point of a plaque's edge that is nearest to a box."""
    x, y = box.centre
    return min(max(x, plaque.x + 12), plaque.x + plaque.width - 12), min(max(y, plaque.y), plaque.y + plaque.height)


class Talking(QObject):
    """Talk tab and picker of one table, and the button that opens the picker."""

    announced = Signal(str)
    """Screen readers are to be told what the picker asks."""

    def __init__(
        self,
        page: TablePage,
        source: Source,
        pixmaps: Pixmaps,
        emblems: list[int],
        colours: Scheme,
        talk: Callable[[], Talk],
        scale: Callable[[], float],
    ) -> None:
        """`talk` returns the talk so far, as the table shows it; `scale` the factor by which the layout's texts are
        larger than designed."""
        super().__init__(page)
        self._page, self._source, self._pixmaps, self._emblems = page, source, pixmaps, emblems
        self._talk, self._scale = talk, scale
        hint = translate("table", "Nothing has been said yet.")
        if source.speakers:
            hint = in_sequence([hint, translate("table", "Press T to say something.")])
        self.tab = TalkTab(talk(), pixmaps, emblems, colours, hint)
        tabs = page.panel.tabs
        tabs.insertTab(0, self.tab, translate("table", "Talk"))
        tabs.setCurrentIndex(0)
        self.picker: SayPicker | None = None
        """Picker of a line of talk; None while it is closed."""
        self._can_speak = False

    @property
    def talk(self) -> Talk:
        """Talk so far, as the table shows it."""
        return self._talk()

    def lay_out(self) -> None:
        """Fit the picker to a table of another size."""
        if self.picker:
            self.picker.fit()

    def recolour(self, colours: Scheme) -> None:
        self.tab.show_scheme(colours)

    def refresh(self) -> None:
        """Show the talk so far, and the button to say something if a person here can speak."""
        self.tab.show_talk(self.talk)
        if self.picker:
            self.picker.refresh()
        can_speak = bool(self._source.speakers)
        if can_speak != self._can_speak:
            self._can_speak = can_speak
            words, says = translate("table", "Say…"), translate("table", "to the others")
            self._page.prompt.stand(Answer("say", words, says, KEY, self.toggle) if can_speak else None)
            if not can_speak:
                self.close()

    # --- saying something ----------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Open the picker, or close it."""
        if self.picker:
            self.close()
        elif self._source.speakers:
            self.picker = SayPicker(self._page, self._source, self._pixmaps, self._emblems, self.talk, self._scale())
            self.picker.announced.connect(self.announced)
            self.picker.said.connect(self._say)
            self.picker.left.connect(self.close)
            self.picker.open()

    def close(self) -> None:
        if self.picker:
            picker, self.picker = self.picker, None
            if has_keys(picker):
                self._page.setFocus()
            take_away(picker)
            self._page.prompt.dim(False)

    def takes(self, event: QKeyEvent) -> bool:
        """Handle keys that lead back in an open picker, wherever the focus is; return False for any other key."""
        return self.picker is not None and self.picker.takes(event)

    def _say(self, line: SayLine) -> None:
        self.close()
        self._source.say(line)
