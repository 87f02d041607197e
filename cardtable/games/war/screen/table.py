"""Bidding War's parts of a table on the screen: score, tabs, questions and hints."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.score_view import ScoreView, SeatScore
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hooks import Hinting, InputHooks, Pacing, Sheets, TableHooks
from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.cards import RANKS, card_name, split_card
from cardtable.games.war import moves
from cardtable.games.war.layout import hand
from cardtable.games.war.play import PASS, War
from cardtable.games.war.rules import WarRules
from cardtable.games.war.rules_page import rules_page
from cardtable.games.war.screen.bids_view import BidsRead
from cardtable.games.war.table import WarModel
from cardtable.games.war.words import WarQuestions, hint_words, move_words, points_words
from cardtable.language import filled, translate
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
        y = view.heading(painter, self.spoken, y)
        left, right = view.inner
        cell = (right - left) / len(self.ranks)
        painter.setFont(sans(13 if cell > _ROOMY else 12, 600))
        for place, (rank, to_come) in enumerate(self.ranks):
            box = QRectF(left + place * cell, y, cell - 2, 28)
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
    return WarTable(table).staging


class WarTable:
    """Bidding War's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        self.seat = table.seat
        table.model = WarModel(table.perspective)
        self._to_come = ToCome()
        heading = translate("war", "Points so far")
        self.score = ScoreView(table.pixmaps, table.colours, points_words, heading, self._to_come)
        self.reader = BidsRead(table, self.rules) if self.rules.bidding == "sealed" else None
        table.add_tabs(self.score, self._rules_page, self.reader.tab if self.reader else None)

    @property
    def rules(self) -> WarRules:
        """House rules in force."""
        return self.model.rules

    def _rules_page(self) -> Sequence[Section]:
        return rules_page(self.rules, self.table.seats)

    @property
    def _questions(self) -> WarQuestions:
        return WarQuestions(self.table.perspective.names_in_questions, self.seat, self.rules)

    @property
    def model(self) -> WarModel:
        """Model of the table as it is shown."""
        return self.table.shown(WarModel)

    @property
    def staging(self) -> TableHooks:
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
        model, names, emblems = self.model, self.table.source.names, self.table.emblems
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
