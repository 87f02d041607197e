"""Bidding War's parts of a table on the screen: score, tabs, questions and hints.

One tab shows a chart of a player's sealed bids against the points at stake, as the mirror page does.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.painting import CENTRE, Axes, DrawnLabel, Legend, LegendSign, write, write_upwards
from cardtable.app.parts.scores import ScoreView, SeatScore
from cardtable.app.parts.widgets import at_side, set_accessible_texts
from cardtable.app.style import seat_text
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hooks import Hinting, InputHooks, Pacing, Sheets, TableHooks
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.reader_tab import ReaderTab
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.engine.cards import RANKS, card_name, split_card
from cardtable.games.war import moves
from cardtable.games.war.layout import hand
from cardtable.games.war.play import PASS, War
from cardtable.games.war.players.foreseeing import BidReader, Foresight, bids_made
from cardtable.games.war.rules import WarRules
from cardtable.games.war.rules_page import rules_page
from cardtable.games.war.table import WarModel
from cardtable.games.war.words import WarQuestions, hint_words, move_words, points_words
from cardtable.language import filled, listed_apart, named, translate
from cardtable.table.letters import rank_letter
from cardtable.table.rules_text import Section

_ROOMY = 17
"""Least width of a tile with large letters, in designed pixels; in a narrower one a ten needs smaller ones."""


class ToCome:
    """Section of the score view with the ranks of the spare suit: bright while to come, a dash once they were up."""

    def __init__(self) -> None:
        self.ranks: list[tuple[str, bool]] = []
        """Ranks with whether each is still to come; empty where the prizes are players' own cards."""
        self.left = 0
        """Points of the ranks still to come."""

    @property
    def height(self) -> float:
        """Height of the section in designed pixels; 0 where there is nothing to show."""
        return 78 if self.ranks else 0

    @property
    def spoken(self) -> str:
        """Heading of the section, which is also its text for screen readers."""
        return translate("war", "%n point(s) still to come", None, self.left)

    def paint(self, painter: QPainter, view: ScoreView, y: float) -> None:
        """Draw the heading and a tile for each rank."""
        y = view.paint_heading(painter, self.spoken, y)
        cell = view.room / len(self.ranks)
        painter.setFont(sans(13 if cell > _ROOMY else 12, 600))
        for place, (rank, to_come) in enumerate(self.ranks):
            box = at_side(view, view.pad + place * cell, y, cell - 2, 28)
            painter.setPen(view.colours.line)
            painter.setBrush(palette.PAPER if to_come else view.colours.panel)
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(palette.INK if to_come else view.colours.dim)
            if to_come:
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, rank_letter(rank))
            else:
                middle = box.center()
                painter.drawLine(QPointF(middle.x() - 3, middle.y()), QPointF(middle.x() + 3, middle.y()))


_DURATIONS: dict[type, float] = {
    moves.WarDealt: 1100,
    moves.PrizeTurned: 560,
    moves.CardOffered: 520,
    moves.BidLaid: 420,
    moves.WarPassed: 260,
    moves.BidsTurned: 620,
    moves.PrizeWon: 640,
    moves.PrizeCarried: 420,
    moves.PrizeDiscarded: 520,
    moves.BidsCleared: 520,
    moves.WarEnded: 300,
}
_LOOK = 900.0
"""Time in milliseconds that turned bids lie still before the prize moves, so that people see which bid won."""


def stage(table: TablePresenter) -> TableHooks:
    """Return Bidding War's parts for a table."""
    return WarTable(table).hooks


class WarTable:
    """Bidding War's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        self.seat = table.seat
        table.model = WarModel(table.source.seen)
        self._to_come = ToCome()
        heading = translate("war", "Points so far")
        self.score = ScoreView(table.pixmaps, table.display.colours, points_words, heading, self._to_come)
        self.reader = BidsRead(table, self.rules) if self.rules.bidding == "sealed" else None
        table.display.add_tabs(self.score, self._rules_page, self.reader.tab if self.reader else None)

    @property
    def rules(self) -> WarRules:
        """House rules in force."""
        return self.model.rules

    def _rules_page(self) -> Sequence[Section]:
        return rules_page(self.rules, self.table.seats)

    @property
    def _questions(self) -> WarQuestions:
        return WarQuestions(self.table.source.seen.names_in_questions, self.seat, self.rules)

    @property
    def model(self) -> WarModel:
        """Model of the table as it is shown."""
        return self.table.shown(WarModel)

    @property
    def hooks(self) -> TableHooks:
        """Parts of the table, as the presenter takes them."""
        return TableHooks(
            hand_zone=hand(self.seat),
            playable_rise=0.0,
            pacing=Pacing(
                durations=_DURATIONS,
                look=lambda event: _LOOK if isinstance(event, moves.BidsTurned) else 0.0,
                # other players' sealed bids don't interrupt a person who is still choosing
                undisturbing=(moves.BidLaid,),
            ),
            sheets=Sheets(refresh=self._refresh, recolour=self._recolour),
            asking=InputHooks(
                question=self._question,
                answers=self._answers,
                dims=lambda: True,  # also when no card of the hand beats the standing bid
                why_not=lambda card: self._questions.too_low(self._state, card),
                described=self._described,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(self._state, self.seat, advice),
                listed=lambda advice: self._questions.advice(self._state, advice, self.table.adviser),
                card_of=self._card_of,
                called=lambda move: move_words(self._state, self.seat, move),
            ),
        )

    def _refresh(self) -> None:
        """Show the current scores, the prizes to come, and the bids read so far."""
        model, names, emblems = self.model, self.table.source.seen.names, self.table.emblems
        rows = [SeatScore(names[seat], emblems[seat], model.scores[seat]) for seat in range(model.seats)]
        if self.rules.prizes == "spare_suit":
            self._to_come.ranks = [(RANKS[rank], rank in model.to_come) for rank in range(self.rules.suit_size)]
            self._to_come.left = model.left_to_come()
        self.score.show_scores(rows, model.course.scores)
        if self.reader:
            self.reader.tab.follow(model.course.turned)

    def _recolour(self, colours: Scheme) -> None:
        """Show the panels in another colour scheme."""
        self.score.show_scheme(colours)
        if self.reader:
            self.reader.tab.show_scheme(colours)

    # --- questions, answers and hints ----------------------------------------------------------------------------

    @property
    def _state(self) -> War:
        state = self.table.source.view.state
        assert isinstance(state, War)
        return state

    def _card_of(self, move: int) -> str | None:
        """Return the name of the card that a move bids or offers; None for a pass."""
        return None if move == PASS else card_name(move, self._state.suits[self.seat])

    def _question(self) -> str:
        return self._questions.question(self._state, self.model.stake)

    def _answers(self) -> list[Answer]:
        """Return the answers: the chosen card, a pass if possible, and the hints."""
        answers = []
        card = self.table.turn.card
        if card:
            answers.append(self.table.turn.play_answer(*self._questions.playing(self._state, card)))
        if "pass" in self.table.source.actions().kinds():
            words, says = translate("war", "Pass"), translate("war", "out for this prize")
            answers.append(Answer("pass", words, says, "P", lambda: self.table.turn.play(move="pass"), likely=not card))
        return answers + self.table.hint_answers()

    def _described(self, card: str) -> str:
        """Return a card's value for screen readers."""
        points = points_words(self.rules.values()[split_card(card)[0]])
        return filled(translate("war", "worth {points}"), points=points)


_HEAD = 28.0
_AXIS = 22.0
_LEGEND = 46.0
_TILE = 19.0
"""Greatest width of a bid's paper, in designed pixels."""


class BidsView(DrawnLabel):
    """Chart of bids: the points at stake run along the horizontal axis, the values bid along the vertical one."""

    def __init__(self, colours: Scheme, highest: int, *, pad: float = 20.0) -> None:
        """Make an empty chart; `highest` is the value of the highest card."""
        super().__init__(colours, pad)
        self._highest = max(highest, 1)
        self._bids: Sequence[Foresight] = []
        self._ink = QColor()
        self.zoom_changed()

    def show_bids(self, bids: Sequence[Foresight], ink: QColor) -> None:
        """Show a player's bids, in the order made; `ink` is the player's colour."""
        self._bids, self._ink = bids, ink
        set_accessible_texts(self, listed_apart([self._title(), *map(bid_words, bids)]))
        self.update()

    def _title(self) -> str:
        return translate("war", "%n bid(s) against what was at stake", None, len(self._bids))

    @override
    def sizeHint(self) -> QSize:
        return QSize(260, 340) * zoom_of(self)

    # --- drawing -------------------------------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.tips = []
        if not self._bids:
            return
        painter = brush(self)
        self.paint_heading(painter, self._title(), 4)
        high = min(area(self).height() - _HEAD - _AXIS - _LEGEND, self.room)
        plot = at_side(self, self.pad + 12, _HEAD, self.room - 12, high)
        self._paint_axes(painter, plot)
        for one in self._bids:
            self._paint_bid(painter, plot, one)
        self._paint_legend(painter, plot.bottom() + _AXIS + 4)

    def _point(self, plot: QRectF, stake: float, value: float) -> QPointF:
        """Return the point of the plot for a bid's stake and value."""
        inner = plot.adjusted(_TILE, _TILE * 0.9, -_TILE * 0.9, -_TILE)
        axes = Axes(inner, 0, self._highest, self.isRightToLeft())
        return axes.at(stake / max(self._highest, *(one.bid.stake for one in self._bids)), value)

    def _paint_axes(self, painter: QPainter, plot: QRectF) -> None:
        """Draw the sheet, the axes, and a dashed line along which bids equal their stakes."""
        painter.setPen(QPen(self.colours.line, 1))
        painter.setBrush(self.colours.field)
        painter.drawRoundedRect(plot, 6, 6)
        painter.setPen(QPen(palette.faded(self.colours.dim, 0.6), 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(self._point(plot, 0, 0), self._point(plot, self._highest, self._highest))
        dim, stake = self.colours.dim, translate("war", "at stake: low to high")
        write(painter, QRectF(plot.x(), plot.bottom() + 2, plot.width(), 18), stake, sans(12), dim, CENTRE)
        side = at_side(self, max(self.pad - 6, 0), plot.y(), 16, plot.height())
        write_upwards(painter, side, translate("war", "bid: low to high"), dim)

    def _paint_bid(self, painter: QPainter, plot: QRectF, one: Foresight) -> None:
        """Draw a bid's value on a paper, ringed if the reader predicted it."""
        tile = min(_TILE, plot.width() / 13)
        at = self._point(plot, one.bid.stake, one.bid.card)
        box = QRectF(at.x() - tile / 2, at.y() - tile / 2, tile, tile)
        painter.setPen(QPen(self._ink.darker(140), 0.8))
        painter.setBrush(palette.PAPER)
        painter.drawRoundedRect(box, 3, 3)
        write(painter, box.adjusted(-2, 0, 2, 0), f"{one.bid.card}", sans(12, 600), palette.INK, CENTRE)
        if one.right:
            self._paint_ring(painter, at, tile)
        self.tips.append((box, bid_words(one)))

    def _paint_ring(self, painter: QPainter, at: QPointF, tile: float) -> None:
        painter.setPen(QPen(self.colours.accent, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, tile * 0.78, tile * 0.78)

    def _paint_legend(self, painter: QPainter, y: float) -> None:
        """Draw the legend for the ring and the dashed line."""
        signs = (
            LegendSign(
                lambda painter, box: self._paint_ring(painter, box.center(), 9.0),
                translate("war", "a mind-reader would have predicted it"),
            ),
            LegendSign(self._paint_dashes, translate("war", "bid equal to what was at stake")),
        )
        Legend(signs, QSizeF(18, 18)).paint(painter, self, y, self.colours.dim, self.pad)

    def _paint_dashes(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(self.colours.dim, 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(box.x(), box.center().y()), QPointF(box.right(), box.center().y()))


def bid_words(one: Foresight) -> str:
    """Return a sentence on a bid and whether the reader predicted it."""
    if one.right:
        text = translate("war", "{bid} for {stake}, which a mind-reader would have predicted")
    else:
        text = translate("war", "{bid} for {stake}; a mind-reader would have predicted {foreseen}")
    bid = one.bid
    return filled(text, bid=bid.card, stake=bid.stake, foreseen=one.foreseen)


class BidsRead(QObject):
    """Filler of the reader tab, from the view lines of the person at the table."""

    def __init__(self, table: TablePresenter, rules: WarRules) -> None:
        super().__init__(table)
        self._table = table
        colours = table.display.colours
        self._picture = BidsView(colours, max(rules.values()[: rules.suit_size]))
        self.tab = ReaderTab(table.source.seen, table.pixmaps, table.emblems, colours, (), self._picture)
        self.tab.wanted.connect(self._look)

    def _look(self) -> None:
        tab, table = self.tab, self._table
        made = bids_made(table.source.lines)
        rounds = sorted({bid.lines_before for bid in made})[: self.tab.shown]
        reader = BidReader()
        for bid in made:
            if bid.seat == tab.seat and bid.lines_before in rounds:
                reader.see(bid)
        self._picture.show_bids(reader.seen, seat_text(palette.SEATS[table.emblems[tab.seat]], table.display.colours))
        tab.show_picture(bool(reader.seen))
        tab.say(self._words(reader))

    def _words(self, reader: BidReader) -> str:
        """Return a sentence on how often the reader predicted the bids, or that there are none yet."""
        count = len(reader.seen)
        if not count:
            if self.tab.yours:
                return translate("war", "Your bids appear here once they have been turned over.")
            text = translate("war", "{who}'s bids appear here once they have been turned over.")
            return filled(text, who=named(self.tab.name))
        text = translate(
            "war",
            "From earlier bids, a mind-reader would have predicted {foreseen} of {count}; by chance alone, it would "
            "have been about {usual}.",
        )
        return filled(text, foreseen=reader.foreseen, count=count, usual=round(reader.at_random))
