"""Note shown beside the table before a bid: a count of what the hand could bring, without any advice."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.paths import centred
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.suits import suit_colour, suit_path
from cardtable.app.parts.paper import RULE, draw_minis, draw_paper
from cardtable.app.parts.widgets import PlainLabel, at_side
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.games.losers.cards import Prospects, SetChance
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.words import suit_words
from cardtable.language import at_the_start, filled, isolated, labelled, listed, listed_apart, translate
from cardtable.table.letters import rank_letter
from cardtable.table.spoken import rank_name, spoken

_CARD = 24.0
_STEP = 14.0
_ROW = 41
_COLUMNS = 2
_SHOWN = 6
"""Largest number of ranks shown."""
_LETTERS, SMALLER = 13, 12
"""Text sizes in pixels: usual, and where text beside little cards needs two lines."""
_RIM, _PAD = 12, 14.0
"""Margin beside the paper and padding inside it, in designed pixels."""
_BESIDE = 4
"""Gap between little cards and the text beside them, in designed pixels."""


def trumps_line(found: Prospects, suit: str) -> str:
    """Return how many trumps are held, and the points they bring at most."""
    text = translate("losers", "%n trump(s) in hand ({suit})", None, len(found.trumps))
    text = filled(text, suit=suit_words(suit))
    return labelled(text, all_line(found)) if found.for_trumps else text


def all_line(found: Prospects) -> str:
    """Return the points that the trumps in hand bring at most, in words."""
    return isolated(translate("losers", "%n point(s) if you take all of them", None, found.for_trumps))


def pays_line(rules: LosersRules) -> str:
    """Return the points for three and four of a kind, in words."""
    parts = []
    if rules.three_points:
        parts.append(filled(translate("losers", "three of a kind: {points}"), points=rules.three_points))
    if rules.four_points:
        parts.append(filled(translate("losers", "four of a kind: {points}"), points=rules.four_points))
    elif rules.three_points:
        parts.append(translate("losers", "four of a kind: nothing"))
    text = listed(parts)
    return at_the_start(text)


def lacks_line(chance: SetChance) -> str:
    """Return how many cards of a rank other hands hold, not counting cards set aside."""
    lacking = chance.in_play - len(chance.cards)
    if not lacking:
        return translate("losers", "all in your hand")
    return translate("losers", "%n in other hands", None, lacking)


class BidNote(PlainLabel):
    """Note before a bid, drawn on paper like the score sheet; a label, since screen readers skip plain widgets."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._pays = ""
        self._found = Prospects((), 0, ())
        self._suit = "C"
        self._most = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_prospects(self, found: Prospects, suit: str, most: int, pays: str) -> None:
        """Show what the cards could bring, the `most` points any player could take, and what sets pay."""
        self._found, self._suit, self._most, self._pays = found, suit, most, pays
        self.zoom_changed()
        lines = [trumps_line(found, suit)]
        if found.chances:
            lines.append(self._pays)
        for chance in found.chances:
            held = listed(rank_name(card[:-1]) for card in chance.cards)
            lines.append(labelled(held, lacks_line(chance)))
        lines.append(self._most_words())
        self.setAccessibleName(translate("losers", "What your cards are worth"))
        self.setAccessibleDescription(spoken(listed_apart(lines)))
        self.update()

    def zoom_changed(self) -> None:
        """Fit the height to the lines."""
        self.setFixedHeight(self.sizeHint().height())

    def _most_words(self) -> str:
        return translate("losers", "Most that can be taken: %n point(s)", None, self._most)

    @property
    def _cell(self) -> float:
        """Width of a column."""
        return (area(self).width() - 2 * (_RIM + _PAD)) / _COLUMNS

    def beside(self, spread: float) -> QSizeF:
        """Return the room for text beside cards that take a width of `spread`."""
        return QSizeF(self._cell - spread - 2 * _BESIDE, _ROW - 6)

    @property
    def _more(self) -> int:
        """Number of ranks that are not shown."""
        return max(0, len(self._found.chances) - _SHOWN)

    @override
    def sizeHint(self) -> QSize:
        rows = (min(_SHOWN, len(self._found.chances)) + _COLUMNS - 1) // _COLUMNS
        sets = 22 + rows * _ROW + (20 if self._more else 0) if rows else 0
        trumps = 46 if self._found.for_trumps else 28
        return QSize(240, 20 + 8 + 30 + trumps + sets + 30) * zoom_of(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        paper = area(self).adjusted(_RIM, 6, -_RIM, -14)
        draw_paper(painter, paper)
        left, width = paper.x() + _PAD, paper.width() - 2 * _PAD
        y = paper.y() + 8
        self._write(painter, translate("losers", "What your cards are worth"), left, y, width, 24, True)
        y += 30
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(self._suit, self._pixmaps.two_colour))
        sign = at_side(self, left, y + 2, 18, 18)
        painter.drawPath(centred(suit_path(self._suit), sign.center().x(), sign.center().y(), 17))
        held = " ".join(rank_letter(card[:-1]) for card in self._found.trumps)
        self._write(painter, held or translate("losers", "no trumps"), left + 26, y, width - 26, 22, True)
        if self._found.for_trumps:
            self._write(painter, all_line(self._found), left + 26, y + 21, width - 26, 18, False)
        y += 46 if self._found.for_trumps else 28
        if self._found.chances:
            self._write(painter, self._pays, left, y, width, 18, False)
            y = self._paint_chances(painter, left, y + 22)
        painter.setPen(QPen(RULE, 1))
        painter.drawLine(QPointF(paper.x() + 8, y), QPointF(paper.right() - 8, y))
        self._write(painter, self._most_words(), left, y + 4, width, 20, False)

    def _write(self, painter: QPainter, text: str, x: float, y: float, width: float, height: float, bold: bool) -> None:
        painter.setPen(palette.INK if bold else palette.mix(palette.INK, palette.PAPER, 0.25))
        painter.setFont(serif(16, 700) if bold else sans(_LETTERS))
        painter.drawText(at_side(self, x, y, width, height), Qt.AlignmentFlag.AlignVCenter, text)

    def _write_beside(self, painter: QPainter, text: str, place: QRectF) -> None:
        """Draw text beside little cards: on one line, or smaller on two."""
        wraps = QFontMetricsF(sans(_LETTERS)).horizontalAdvance(text) > place.width()
        painter.setPen(palette.mix(palette.INK, palette.PAPER, 0.25))
        painter.setFont(sans(SMALLER if wraps else _LETTERS))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, text)

    def _paint_chances(self, painter: QPainter, x: float, y: float) -> float:
        """Draw little cards with how many of their rank other hands hold; return the y below them."""
        cell, shown = self._cell, self._found.chances[:_SHOWN]
        for order, chance in enumerate(shown):
            at = x + order % _COLUMNS * cell
            top = y + order // _COLUMNS * _ROW
            spread = _CARD + _STEP * (len(chance.cards) - 1)
            box = at_side(self, at, top, spread, 0)
            draw_minis(painter, box.topLeft(), _CARD, _STEP, chance.cards, self._pixmaps.two_colour)
            room = self.beside(spread)
            place = at_side(self, at + spread + _BESIDE, top, room.width(), room.height())
            self._write_beside(painter, lacks_line(chance), place)
        y += (len(shown) + _COLUMNS - 1) // _COLUMNS * _ROW
        if self._more:
            more = translate("losers", "and %n more pair(s)", None, self._more)
            self._write(painter, more, x, y, _COLUMNS * cell, 16, False)
            y += 20
        return y
