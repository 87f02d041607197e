"""Picture of the table at one decision of a finished game, with the value of each move.

The legal moves are shown at the bottom, as cards of the hand or as words on tiles. Each has a bar with its wins in 100
games and, where mixing is advised, its share of the best mix.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.after.charts import LOSS
from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shapes import centred, suit_colour, suit_path
from cardtable.app.art.table_top import shadow_margin
from cardtable.app.parts.backdrop import Felt
from cardtable.app.parts.painting import CENTRE, write
from cardtable.app.parts.widgets import at_side
from cardtable.app.table.thumbnail import drawing
from cardtable.app.zoom import area, brush, sharpness, zoom_of
from cardtable.bots.advice_summary import hundred
from cardtable.language import filled, listed_apart, translate
from cardtable.table.history import History
from cardtable.table.letters import spoken
from cardtable.table.model import TableModel
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.review import Decision, Judged, Option, is_best
from cardtable.table.words import in_hundred
from cardtable.work import worked_out

_RIM = 10.0
_CORNER = 12.0
_PAD = 27.0
"""Distance from the edge to the contents, which leaves room for the stitches on the felt, in designed pixels."""
_BARS = (38.0, 90.0)
"""Minimum and maximum height of the bars, in designed pixels."""
_TILE, _SENTENCE = 0.86, 0.74
"""Ratio of a tile's height to its width, for single words and for several words."""
_CARD = 64.0
"""Maximum width of a card, or of a tile with a single word, in designed pixels."""
_WIDE = 96.0
"""Maximum width of a tile with several words, in designed pixels."""
_LEGIBLE = 84.0
"""Minimum width of a tile with several words, in designed pixels; if not all fit, some moves are left out."""
_LETTERING = 2.0
"""Maximum enlargement of the names and counts on the table."""
_APART = 14
"""Maximum number of moves drawn side by side; the cards of a larger hand overlap."""
_QUIET = palette.mix(palette.CREAM, palette.FELT_LIGHT, 0.25)

Options = Callable[[TableModel, Decision, Judged | None], list[Option]]
"""Function of a game that returns the moves to show at a decision."""


class Picture(QWidget):
    """Base class of pictures of a decision."""

    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        """Show the legal moves at `decision`, cards that could not be played, and the move that was made."""
        raise NotImplementedError


class DecisionPicture(Picture):
    """Picture of the table as the seat saw it, above the moves and their bars."""

    def __init__(self, pixmaps: Pixmaps, emblems: Sequence[int], history: History, options: Options) -> None:
        """Create an empty picture; `history` is the game as the seat saw it."""
        super().__init__()
        self._pixmaps, self._emblems = pixmaps, emblems
        self._history, self._options = history, options
        self._felt = Felt(self, pixmaps, _RIM)
        self._model: TableModel | None = None
        self._table: QPixmap | None = None
        self._cells: list[Option] = []
        self._chosen = -1
        self._shares: dict[int, int] = {}
        """Share of each move in the best mix, in percent; empty where no mixing is advised."""
        self._best: set[int] = set()
        """Moves that win most often, as far as they can be told apart; empty if the decision is not judged."""
        self._estimated = False
        """True if the values are estimates, so that only one of several `_best` moves may really be the best."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(420, 330)

    @override
    def sizeHint(self) -> QSize:
        return QSize(640, 430) * zoom_of(self)

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        model = self._history.at(decision.events_before)
        model.settle()
        self._model, self._table = model, None
        self._cells = self._options(model, decision, judged)
        self._chosen = decision.move
        self._best = {cell.move for cell in self._cells if judged and is_best(cell, judged)}
        self._estimated = judged is not None and judged.off > 0
        mixed = judged is not None and judged.mixed
        choices = judged.advice.choices if judged and mixed else []
        self._shares = {choice.move: hundred(choice.probability) for choice in choices}
        self._describe(model)
        self.update()

    def _describe(self, model: TableModel) -> None:
        """Describe the picture to screen readers: first what lies on the table, then the value of each move."""
        layout = model.layout(1000, 780, False)
        described = [model.plaque(seat, False).spoken for seat in range(model.seats)]
        described += [text.words for text in model.texts(layout) if text.words]
        for cell in self._cells:
            if cell.value is not None:
                share = self._shares.get(cell.move)
                if share is None:
                    text = translate("review", "{move} wins {chance} in 100 games")
                else:
                    text = translate(
                        "review", "{move} wins {chance} in 100 games and makes up {share}% of the best mix"
                    )
                described.append(filled(text, move=cell.words, share=share, chance=in_hundred(cell.value)))
        self.setAccessibleName(translate("review", "The table as you saw it"))
        self.setAccessibleDescription(spoken(listed_apart(described)))

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        zoom = zoom_of(self)
        edge = QPainterPath()
        edge.addRoundedRect(area(self), _CORNER, _CORNER)
        painter.setClipPath(edge)
        painter.save()
        painter.scale(1 / zoom, 1 / zoom)
        self._felt.paint(painter, QRectF(event.rect()))
        painter.restore()
        painter.setClipping(False)
        if self._model is None:
            return
        inner = area(self).adjusted(_PAD, _PAD, -_PAD, -_PAD)
        top = self._paint_moves(painter, inner)
        self._paint_table(painter, QRectF(inner.x(), inner.y(), inner.width(), top - inner.y()), self._model)

    def _paint_table(self, painter: QPainter, room: QRectF, model: TableModel) -> None:
        """Draw the table into `room` above the moves; cards that are shown among the moves are left out."""
        ratio = sharpness(self)
        size = (room.size() * ratio).toSize()
        if self._table is None or self._table.size() != size:
            cards = [cell.card for cell in self._cells if cell.card]
            emblems, pixmaps = self._emblems, self._pixmaps
            work = drawing(room.size(), ratio, model, emblems, pixmaps, without=cards, read=True, lettering=_LETTERING)
            self._table = worked_out(work)
        painter.drawPixmap(room.topLeft(), self._table)

    def _lay(self, painter: QPainter, card: str, at: QPointF, width: float) -> None:
        """Draw a card with its shadow; `at` is the upper left corner of the card."""
        margin = shadow_margin(round(width), 0.0)
        picture = self._pixmaps.lying(card, round(width), sharpness(self))
        painter.drawPixmap(at - QPointF(margin, margin), picture)

    def _paint_moves(self, painter: QPainter, inner: QRectF) -> float:
        """Draw cards, bars and legend along the lower edge; return the lower end of the room left for the table."""
        legend = QFontMetricsF(sans(12.5)).height() + 4
        number = QFontMetricsF(sans(14, 700)).height()
        share = QFontMetricsF(sans(12)).height() if self._shares else 0.0
        widest, ratio, cells = _CARD, _TILE, self._cells
        if any(cell.card for cell in cells):
            ratio = CARD_RATIO
        elif any(" " in cell.word for cell in cells):
            widest, ratio = _WIDE, _SENTENCE
            cells = self._most_telling(int(inner.width() / (_LEGIBLE + 4)))
        crowded = len(cells) > _APART
        step = min(inner.width() / len(cells), widest + 8)
        width = round(min(widest, step * 1.8 if crowded else step - 4, inner.height() * 0.2 / max(ratio, 1.0)))
        tall = width * ratio
        bars = max(_BARS[0], min(_BARS[1], inner.height() * 0.13))
        base = inner.bottom() - legend - number - share
        bars -= share
        cards = base - bars - tall - 8
        lift = tall * 0.16
        start = inner.center().x() - (step * (len(cells) - crowded) + crowded * width) / 2
        most = max((cell.value for cell in cells if cell.value is not None), default=0.0)
        for place, cell in enumerate(cells):
            shown = min(step, width + 0.0)  # width not covered by the next card
            x = start + step * place + (0 if crowded else (step - width) / 2)
            raised = lift if cell.move == self._chosen else 0.0
            self._paint_move(painter, cell, QRectF(x, cards - raised, width, tall))
            if cell.value is not None:
                bar = max(2.0, bars * cell.value / most if most > 0 else 0.0)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._colour(cell.move))
                painter.drawRoundedRect(QRectF(x + shown * 0.2, base - bar, shown * 0.6, bar), 2.5, 2.5)
                marked = self._marked(cell.move)
                ink = palette.readable(self._colour(cell.move), palette.FELT_LIGHT) if marked else _QUIET
                at = QRectF(x - 10, base + 1, shown + 20, number)
                write(painter, at, f"{hundred(cell.value)}", sans(14, 700) if marked else sans(13), ink, CENTRE)
                if self._shares.get(cell.move):
                    painter.setFont(sans(12))
                    painter.setPen(palette.CREAM if marked else _QUIET)
                    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # % follows its number
                    below = at.translated(0, share)
                    painter.drawText(
                        below,
                        Qt.AlignmentFlag.AlignCenter,
                        filled(translate("review", "{share}%"), share=self._shares[cell.move]),
                    )
                    painter.setLayoutDirection(self.layoutDirection())
        self._paint_legend(painter, QRectF(inner.x(), inner.bottom() - legend + 2, inner.width(), legend))
        return cards - lift - 12

    def _most_telling(self, count: int) -> list[Option]:
        """Return `count` moves (at least 2) in their order: the one that was made and those that win most often."""
        ranked = sorted(self._cells, key=lambda cell: (cell.move != self._chosen, -(cell.value or 0.0)))
        kept = {cell.move for cell in ranked[: max(2, count)]}
        return [cell for cell in self._cells if cell.move in kept]

    def _marked(self, move: int) -> bool:
        return move == self._chosen or move in self._best

    def _colour(self, move: int) -> QColor:
        if move in self._best:
            return palette.BRASS
        return LOSS if move == self._chosen else palette.mix(palette.FELT_LIGHT, palette.CREAM, 0.35)

    def _paint_move(self, painter: QPainter, cell: Option, box: QRectF) -> None:
        """Draw a move as a card of the hand, or as a suit or words on a tile; dim it if it could not be played."""
        if cell.card:
            self._lay(painter, cell.card, box.topLeft(), box.width())
        else:
            painter.setPen(QPen(palette.faded(palette.BRASS, 0.4), 1.2))
            painter.setBrush(palette.PAPER if cell.suit else palette.PLAQUE)
            painter.drawRoundedRect(box, 6, 6)
        if cell.suit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(suit_colour(cell.suit, self._pixmaps.two_colour))
            painter.drawPath(centred(suit_path(cell.suit), box.center().x(), box.center().y(), box.width() * 0.5))
        elif cell.word:
            font = sans(12 if len(cell.word) > 3 else box.width() * 0.4, 600)
            painter.setFont(font)
            painter.setPen(palette.CREAM)
            word, wraps = cell.word, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            room = box.adjusted(3, 1, -3, -1)
            if not room.contains(painter.boundingRect(room, wraps, word)):
                word = QFontMetricsF(font).elidedText(word, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, wraps, word)
        if cell.value is None and self._best:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.FELT_DARK, 0.55))
            painter.drawRoundedRect(box, 4, 4)
        if self._marked(cell.move):
            painter.setPen(QPen(self._colour(cell.move), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 5, 5)

    def _paint_legend(self, painter: QPainter, box: QRectF) -> None:
        """Draw the legend of the colours and numbers."""
        items: list[tuple[QColor | None, str]]
        if not self._best:
            items = [(None, translate("review", "This decision hasn't been judged yet."))]
        elif self._chosen in self._best and self._estimated and len(self._best) > 1:
            items = [(palette.BRASS, translate("review", "yours; others are about as good"))]
        elif self._chosen in self._best:
            items = [(palette.BRASS, translate("review", "yours, and best"))]
        else:
            items = [(LOSS, translate("review", "yours")), (palette.BRASS, translate("review", "best"))]
        if self._best:
            items.append((None, translate("review", "number: wins in 100 games")))
        if self._shares:
            items.append((None, translate("review", "%: share of the best mix")))
        font = sans(12.5)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        widths = [metrics.horizontalAdvance(text) + (16 if colour else 0) for colour, text in items]
        x = box.center().x() - (sum(widths) + 18 * (len(items) - 1)) / 2
        for (colour, text), width in zip(items, widths, strict=True):
            at = at_side(self, x, box.y(), width, box.height())
            words = QRectF(at)
            if colour:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                swatch = at_side(self, x, at.center().y() - 5, 10, 10)
                painter.drawRoundedRect(swatch, 2, 2)
                words = at_side(self, x + 16, box.y(), width - 16, box.height())
            painter.setPen(_QUIET)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            x += width + 18
