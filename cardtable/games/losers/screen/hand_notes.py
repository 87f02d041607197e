"""Notes on a hand, drawn on paper: what it could bring, beside the table before a bid, and what it brought each seat.

The first gives no advice. The second lies over the table after the hand, and counts each seat's pile, with sets as
little cards.
"""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.shapes import centred, suit_colour, suit_path
from cardtable.app.parts.painting import CENTRE, write
from cardtable.app.parts.paper import FAILED, FAINT, MADE, RATIO, RULE, draw_minis, draw_paper
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import PlainLabel, at_side, shows_tip
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.games.losers.cards import Prospects, SetChance
from cardtable.games.losers.moves import HandScored
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.screen.score import seat_ink
from cardtable.games.losers.words import outcome, outcome_sign, plain, signed, suit_words
from cardtable.language import at_the_start, filled, isolated, labelled, listed, listed_apart, named, translate
from cardtable.table.letters import rank_letter, rank_name, spoken, suit_name

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


_HEAD = 46.0
_TITLES = 24.0
_FULL_ROW = 66.0
_TALL_ROW = 92.0
"""Height of a row where few sit at the table, so that each takes many sets."""
_OVER = 0.62
"""Step from one little card of a set to the next, as a share of its width."""
_LINE_GAP = 4.0
_SETS, _SET = 112.0, 75.0
"""Least width left for the column of sets by long names, in all and for each set."""
_SET_GAP = 10.0
"""Gap between two sets."""


class SeatSum(NamedTuple):
    """Result of a hand for one seat."""

    name: str
    emblem: int
    bid: int
    trumps: int
    sets: tuple[tuple[str, ...], ...]
    """Cards of each three and four of a kind, fours first."""
    points: int
    gain: int
    score: int
    tricks: int

    @property
    def made(self) -> bool:
        """True if the bid was made."""
        return self.points >= self.bid


def sums(event: HandScored, names: Sequence[str], emblems: Sequence[int], tricks: Sequence[int]) -> list[SeatSum]:
    """Return a hand's results by seat."""
    found = []
    for seat, pile in enumerate(event.piles):
        ranks = [*reversed(event.fours[seat]), *reversed(event.threes[seat])]
        sets = tuple(tuple(card for card in pile if card[:-1] == rank) for rank in ranks)
        found.append(
            SeatSum(
                names[seat],
                emblems[seat],
                event.bids[seat],
                event.trumps[seat],
                sets,
                event.points[seat],
                event.gains[seat],
                event.scores[seat],
                tricks[seat],
            )
        )
    return found


def sum_words(row: SeatSum) -> str:
    """Return one seat's result, for screen readers."""
    sets = [filled(translate("losers", "%n of rank {rank}", None, len(cards)), rank=rank_name(cards[0][:-1]))
            for cards in row.sets]  # fmt: skip
    text = translate("losers", "{who}: bid {bid}, took {points} ({counted}): {outcome}, {gain}, now {score}")
    counted = listed([translate("losers", "%n trump(s)", None, row.trumps), *sets])
    return filled(
        text,
        who=named(row.name),
        bid=row.bid,
        points=row.points,
        counted=counted,
        outcome=outcome(row.made),
        gain=signed(row.gain),
        score=plain(row.score),
    )


class SummaryView(PlainLabel):
    """Summary drawn on paper. It is a label because screen readers skip plain widgets."""

    def __init__(self, pixmaps: Pixmaps, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._pixmaps = pixmaps
        self._rows: list[SeatSum] = []
        self._number = 0
        self._trump = "C"
        self._scale = 1.0
        self._lowest = 0.0
        self.hide()

    def show_sums(self, number: int, trump: str, rows: list[SeatSum]) -> None:
        """Show the results of hand `number` (from 0) under its trump."""
        self._number, self._trump, self._rows = number, trump, rows
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(listed_apart(sum_words(row) for row in rows))
        self.update()

    def fit(self, felt: QRectF, lowest: float, scale: float) -> None:
        """Cover and darken the felt, with the sheet centred above `lowest` at `scale` times its designed size."""
        self._scale = scale
        self._lowest = lowest - felt.y()
        self.setGeometry(felt.toRect())

    @property
    def paper(self) -> QRectF:
        """Rectangle of the sheet in designed pixels, as high as its rows need."""
        room = QRectF(0, 0, self.width() / self._scale, self._lowest / self._scale).adjusted(8, 6, -8, -6)
        rows = max(1, len(self._rows))
        paper = QRectF(0, 0, min(room.width(), 860.0 if rows < 4 else 1080.0), 0)
        paper.setHeight(min(room.height(), _HEAD + _TITLES + (_TALL_ROW if rows < 4 else _FULL_ROW) * rows + 6))
        paper.moveCenter(room.center())
        return paper

    def _title(self) -> str:
        return filled(translate("losers", "Results of hand {number}"), number=self._number + 1)

    @override
    def event(self, event: QEvent) -> bool:
        """Show the full name in a tooltip where it is cut."""
        return shows_tip(self, event, self._name_at) or super().event(event)

    def _name_at(self, at: QPointF) -> str:
        paper, at = self.paper, at / self._scale
        top = paper.y() + _HEAD + _TITLES
        if not self._rows or not paper.contains(at) or at.y() < top:
            return ""
        return self._rows[min(int((at.y() - top) / self._row_height(paper)), len(self._rows) - 1)].name

    def _row_height(self, paper: QRectF) -> float:
        return (paper.height() - 6 - _HEAD - _TITLES) / len(self._rows)

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setLayoutDirection(self.layoutDirection())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(palette.FELT_DARK, 0.72))
        painter.drawRoundedRect(QRectF(self.rect()), 22, 22)
        painter.scale(self._scale, self._scale)
        paper = self.paper
        draw_paper(painter, paper, 5)
        self._paint_title(painter, paper)
        if not self._rows:
            return
        columns = self._columns(paper)
        top = paper.y() + _HEAD
        titles = (
            "",
            translate("losers", "bid"),
            translate("losers", "trumps"),
            translate("losers", "sets"),
            translate("losers", "took"),
            translate("losers", "gain"),
            translate("losers", "score"),
        )
        for (x, width), title in zip(columns, titles, strict=True):
            write(painter, self._side(x, top, width, _TITLES), title, sans(12.5, 600), FAINT, CENTRE)
        top += _TITLES
        height = self._row_height(paper)
        for order, row in enumerate(self._rows):
            y = top + order * height
            painter.setPen(QPen(RULE, 1))
            painter.drawLine(QPointF(paper.x() + 8, y), QPointF(paper.right() - 8, y))
            self._paint_row(painter, row, columns, y, height)

    def _side(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Return a rectangle in designed pixels, mirrored for scripts that run from right to left."""
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            x = self.width() / self._scale - x - width
        return QRectF(x, y, width, height)

    def _paint_title(self, painter: QPainter, paper: QRectF) -> None:
        font = serif(22, 700)
        head = QRectF(paper.x(), paper.y() + 6, paper.width(), _HEAD - 10)
        title = self._title()
        small = sans(14)
        said = filled(translate("losers", "{suit} were trump"), suit=suit_name(self._trump))
        width = QFontMetricsF(font).horizontalAdvance(title)
        sign, gap = 20.0, 12.0
        whole = width + 2 * gap + sign + QFontMetricsF(small).horizontalAdvance(said)
        x = head.x() + (head.width() - whole) / 2
        write(painter, self._side(x, head.y(), width + 4, head.height()), title, font, palette.INK, CENTRE)
        at = self._side(x + width + gap, head.y(), sign, head.height()).center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(self._trump, self._pixmaps.two_colour))
        painter.drawPath(centred(suit_path(self._trump), at.x(), at.y(), sign))
        rest = whole - width - 2 * gap - sign
        after = self._side(x + width + 2 * gap + sign, head.y(), rest + 4, head.height())
        write(painter, after, said, small, FAINT, CENTRE)

    def _columns(self, paper: QRectF) -> list[tuple[float, float]]:
        """Return x and width of each column: sets take what the others leave, except what long names need."""
        width = paper.width()
        fixed = [max(128.0, width * 0.17), 46.0, 62.0, 0.0, 52.0, 92.0, 62.0]
        metrics = QFontMetricsF(serif(17, 700))
        names = max((metrics.horizontalAdvance(row.name) for row in self._rows), default=0.0) + 50
        rest = width - 16 - sum(fixed[1:])
        most = max((len(row.sets) for row in self._rows), default=0)
        fixed[0] = max(fixed[0], min(names, rest - max(_SETS, most * _SET)))
        fixed[3] = rest - fixed[0]
        x = paper.x() + 8.0
        found = []
        for wide in fixed:
            found.append((x, wide))
            x += wide
        return found

    def _paint_row(
        self, painter: QPainter, row: SeatSum, columns: list[tuple[float, float]], y: float, height: float
    ) -> None:
        def cell(order: int) -> QRectF:
            return self._side(columns[order][0], y, columns[order][1], height)

        disc = round(min(34.0, height - 8))
        place = self._side(columns[0][0] + 2, y + (height - disc) / 2, disc, disc)
        draw_disc(painter, self._pixmaps, row.emblem, place.topLeft(), disc)
        left, room = columns[0][0] + disc + 10, columns[0][1] - disc - 12
        roomy = height >= 46
        upper = self._side(left, y + (height / 2 - 20 if roomy else 0), room, 22 if roomy else height)
        draw_name(painter, row.name, 17, seat_ink(row.emblem), upper)
        if roomy:
            tricks = translate("losers", "%n trick(s)", None, row.tricks)
            lower = self._side(left, y + height / 2 + 2, room, 18)
            write(painter, lower, tricks, sans(13), FAINT)
        big = serif(20, 700)
        write(painter, cell(1), f"{row.bid}", big, palette.INK, CENTRE)
        self._paint_trumps(painter, row, cell(2))
        self._paint_sets(painter, row, cell(3))
        write(painter, cell(4), f"{row.points}", big, palette.INK, CENTRE)
        colour = MADE if row.made else FAILED
        verdict = f"{outcome_sign(row.made)} {outcome(row.made)}"
        gains = cell(5)
        half, middle = gains.height() / 2, gains.center().y()
        upper = QRectF(gains.x(), middle - min(half, 22), gains.width(), min(half, 22))
        lower = QRectF(gains.x(), middle, gains.width(), min(half, 18))
        write(painter, upper, signed(row.gain), serif(18, 700), colour, CENTRE)
        write(painter, lower, verdict, sans(12.5, 600), colour, CENTRE)
        write(painter, cell(6), plain(row.score), serif(22, 700), palette.INK, CENTRE)

    def _paint_trumps(self, painter: QPainter, row: SeatSum, at: QRectF) -> None:
        """Draw the number of trumps, with the suit's sign."""
        number = f"{row.trumps}"
        font = serif(20, 700)
        width = QFontMetricsF(font).horizontalAdvance(number)
        x = at.x() + (at.width() - width - 20) / 2
        write(painter, QRectF(x, at.y(), width + 2, at.height()), number, font, palette.INK, CENTRE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            suit_colour(self._trump, self._pixmaps.two_colour) if row.trumps else palette.faded(FAINT, 0.5)
        )
        painter.drawPath(centred(suit_path(self._trump), x + width + 12, at.center().y(), 15))

    def _paint_sets(self, painter: QPainter, row: SeatSum, at: QRectF) -> None:
        """Draw the sets as little cards."""
        if not row.sets:
            write(painter, at, "–", sans(15), FAINT, CENTRE)
            return
        lines, width = self._set_size(at)
        step = width * _OVER
        per_line = ceil(len(row.sets) / lines)
        used = ceil(len(row.sets) / per_line)
        y = at.center().y() - (used * width * RATIO + (used - 1) * _LINE_GAP) / 2
        for first in range(0, len(row.sets), per_line):
            sets = row.sets[first : first + per_line]
            x = at.x() + (at.width() - _wide(sets) * width - _SET_GAP * (len(sets) - 1)) / 2
            for cards in sets:
                draw_minis(painter, QPointF(x, y), width, step, cards, self._pixmaps.two_colour)
                x += width + step * (len(cards) - 1) + _SET_GAP
            y += width * RATIO + _LINE_GAP

    def _set_size(self, at: QRectF) -> tuple[int, float]:
        """Return the number of lines for sets and the width of little cards, as large as fits, the same in all rows."""
        return max(((lines, self._set_width(at, lines)) for lines in (1, 2)), key=lambda size: size[1])

    def _set_width(self, at: QRectF, lines: int) -> float:
        width = min(36.0, (at.height() - 8 - (lines - 1) * _LINE_GAP) / lines / RATIO)
        for row in self._rows:
            per_line = max(1, ceil(len(row.sets) / lines))
            for first in range(0, len(row.sets), per_line):
                sets = row.sets[first : first + per_line]
                width = min(width, (at.width() - 12 - _SET_GAP * (len(sets) - 1)) / _wide(sets))
        return width


def _wide(sets: Sequence[tuple[str, ...]]) -> float:
    """Return the width of sets in cards, without the gaps between them."""
    return sum(1 + _OVER * (len(cards) - 1) for cards in sets)
