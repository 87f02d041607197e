"""Screen of Miser's table: its parts put together. The presenter does what all games' tables share."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.painting import CENTRE, write
from cardtable.app.parts.scores import ScoreView, SeatScore
from cardtable.app.parts.widgets import at_side
from cardtable.app.table.hooks import Hinting, InputHooks, Pacing, Sheets, TableHooks
from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.cards import SUITS
from cardtable.engine.lines import Said
from cardtable.games.miser import moves
from cardtable.games.miser.amounts import pennies_words, value_of
from cardtable.games.miser.codes import HIGH_RANKS
from cardtable.games.miser.layout import SLUSH, hand
from cardtable.games.miser.play import Miser
from cardtable.games.miser.questions import MiserQuestions, hint_words
from cardtable.games.miser.rules_page import rules_page
from cardtable.games.miser.screen.answers import Answers
from cardtable.games.miser.table import MiserModel
from cardtable.games.miser.words import line_of, move_words
from cardtable.language import filled, labelled, translate
from cardtable.table.letters import rank_letter
from cardtable.table.words import cards_words


class CardsSeen:
    """Overview of the played cards: a tile for each rank, with the number of the four that have been played."""

    height = 92.0

    def __init__(self) -> None:
        self.cards: Sequence[str] = ()
        """Played cards that everybody has seen."""

    @property
    def spoken(self) -> str:
        """Played cards in words, for screen readers."""
        return labelled(self._heading, cards_words(self.cards))

    @property
    def _heading(self) -> str:
        return translate("miser", "Cards played, out of four of each value")

    def paint(self, painter: QPainter, view: ScoreView, y: float) -> None:
        """Paint a tile for each rank."""
        y = view.paint_heading(painter, self._heading, y)
        cell = view.room / len(HIGH_RANKS)
        for place, rank in enumerate(HIGH_RANKS):
            count = sum(card[:-1] == rank for card in self.cards)
            box = at_side(view, view.pad + place * cell, y, cell - 2, 42)
            painter.setPen(view.colours.line)
            painter.setBrush(view.colours.panel if count == len(SUITS) else palette.PAPER)
            painter.drawRoundedRect(box, 4, 4)
            ink = view.colours.dim if count == len(SUITS) else palette.INK
            upper = QRectF(box.x(), box.y() + 2, box.width(), 20)
            write(painter, upper, rank_letter(rank), sans(13, 600), ink, CENTRE)
            write(painter, upper.translated(0, 18), f"{count}" if count else "–", sans(13, 600), ink, CENTRE)


_DURATIONS: dict[type, float] = {
    moves.MiserDealt: 1200,
    moves.TurnBegan: 120,
    moves.MiserPassed: 640,
    moves.ContractOffered: 700,
    moves.ContractDeclined: 400,
    moves.ContractMade: 640,
    moves.CardLaid: 420,
    moves.AttackMade: 640,
    moves.SaidReady: 340,
    moves.Forfeited: 820,
    moves.CardsTurned: 640,
    moves.CardBuried: 420,
    moves.ContractSettled: 900,
    moves.AttackSettled: 900,
    moves.CentreBidMade: 560,
    moves.Stood: 340,
    moves.BiddingSettled: 980,
    moves.KnockedOut: 420,
    moves.MiserEnded: 300,
    moves.HandShown: 60,
    moves.BuriedShown: 0,
    Said: 60,
}
_LOOKS: dict[type, float] = {
    moves.CardsTurned: 2000,
    moves.ContractOffered: 900,
    moves.ContractDeclined: 1200,
    moves.ContractMade: 500,
    moves.ContractSettled: 800,
    moves.AttackMade: 600,
    moves.AttackSettled: 800,
    moves.Forfeited: 600,
    moves.CentreBidMade: 500,
    moves.BiddingSettled: 800,
}
"""Milliseconds for which an event's outcome is seen before the next event, such as pennies moving."""
_EACH = 200.0
"""Milliseconds added for each turned card beyond two."""


def stage(table: TablePresenter) -> TableHooks:
    """Return the hooks of a Miser table."""
    return MiserTable(table).hooks


class MiserTable:
    """Parts of one Miser table, for the presenter."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        self.seat = table.seat
        table.model = MiserModel(table.source.seen)
        self.questions = MiserQuestions(table.source.seen.names_in_questions, self.seat, self.model.rules)
        self.answers = Answers(table, self.questions)
        self.seen = CardsSeen() if self.model.rules.open_slush else None
        heading = translate("miser", "Pennies after each turn")
        self.score = ScoreView(table.pixmaps, table.display.colours, pennies_words, heading, self.seen)
        table.display.add_tabs(self.score, lambda: rules_page(self.model.rules, table.seats))

    @property
    def model(self) -> MiserModel:
        """Model that the table shows."""
        return self.table.shown(MiserModel)

    @property
    def hooks(self) -> TableHooks:
        """Parts of the table, as the presenter takes them."""
        answers, names = self.answers, self.table.source.seen.names
        return TableHooks(
            hand_zone=hand(self.seat),
            playable_rise=0.0,
            pacing=Pacing(_DURATIONS, look=_look, to_remember=_is_to_remember),
            sheets=Sheets(self._refresh, recolour=self._recolour),
            asking=InputHooks(
                question=answers.question,
                answers=answers.buttons,
                likely_card=answers.likely_card,
                suggested=answers.suggest,
                takes_card=lambda: answers.takes_card,
                used=answers.use,
                why_not=answers.why_not,
                described=self._described,
                pressed=answers.press,
                touched=answers.touch,
                seat_touched=answers.touch_seat,
                joinable=answers.joinable,
                joined=answers.join,
                dropped=answers.drop,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(answers.state, names, advice),
                listed=lambda advice: self.questions.advice(answers.state, advice, self.table.adviser),
                card_of=self._card_of,
                called=lambda move: move_words(answers.state, names, move),
            ),
        )

    def _card_of(self, move: int) -> str | None:
        """Return the card that a move plays; None if it plays none."""
        card = getattr(line_of(self._state, move), "card", None)
        return str(card) if card else None

    @property
    def _state(self) -> Miser:
        return self.answers.state

    def _described(self, card: str) -> str:
        """Return what a screen reader says of a card beside its name: its value."""
        return filled(translate("miser", "worth {value}"), value=value_of(self.model.rules, card))

    def _refresh(self) -> None:
        """Update the scores, the rules in force and the overview of played cards."""
        model, names, emblems = self.model, self.table.source.seen.names, self.table.emblems
        self.questions.rules = model.rules
        if self.seen:
            self.seen.cards = model.known(SLUSH)
        rows = [SeatScore(names[seat], emblems[seat], model.scores[seat]) for seat in range(model.seats)]
        self.score.show_scores(rows, model.course.scores)

    def _recolour(self, colours: Scheme) -> None:
        self.score.show_scheme(colours)


def _look(event: object) -> float:
    """Return the milliseconds for which an event's outcome is shown before the next event."""
    more = sum(map(len, event.cards)) - 2 if isinstance(event, moves.CardsTurned) else 0
    return _LOOKS.get(type(event), 0.0) + _EACH * max(0, more)


def _is_to_remember(event: object) -> bool:
    return isinstance(event, moves.CardsTurned)
