"""Loser's Game on the table: its parts, put together. What every game's table does is the presenter's."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.staging import Asking, Hinting, Pacing, Sheets, Staging
from cardtable.games.losers import moves
from cardtable.games.losers.cards import prospects, suit_of
from cardtable.games.losers.layout import ASIDE, LosersLayout, hand
from cardtable.games.losers.play import CARDS, PLAY
from cardtable.games.losers.rules_page import rules_page
from cardtable.games.losers.screen.answers import Answers
from cardtable.games.losers.screen.bid_note import BidNote, pays_line
from cardtable.games.losers.screen.last_trick import LastTrick
from cardtable.games.losers.screen.score import ScoreView, sheet_of
from cardtable.games.losers.screen.summary import SummaryView, sums
from cardtable.games.losers.table import LosersModel, Pauses, readable
from cardtable.games.losers.words import hint_words, move_words
from cardtable.language import translate
from cardtable.table.marks import FeltText
from cardtable.table.proportions import RIM

_DURATIONS: dict[type, float] = {
    moves.Dealt: 1200,
    moves.TrumpCalled: 560,
    moves.BidMade: 340,
    moves.CardPlayed: 420,
    moves.TrickTaken: 620,
    moves.HandScored: 300,
    moves.GameEnded: 300,
}


def stage(table: TablePresenter) -> Staging:
    """What Loser's Game brings to a table."""
    return LosersTable(table).staging


class LosersTable:
    """Loser's Game's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        page = table.page
        self.seat = table.seat
        table.model = LosersModel(table.perspective)
        self._pauses = Pauses(lambda: self.model)
        self.last_trick = LastTrick(table)
        self.answers = Answers(table)
        self.score = ScoreView(table.pixmaps)
        table.add_tabs(self.score, lambda: rules_page(self.model.rules, table.seats))
        self.note = BidNote(table.pixmaps)
        panel = page.panel.layout()
        assert panel is not None
        panel.addWidget(self.note)
        self.summary = SummaryView(table.pixmaps, page.top)

    @property
    def model(self) -> LosersModel:
        """What the table shows."""
        return self.table.shown(LosersModel)

    @property
    def staging(self) -> Staging:
        """All of them."""
        answers, pauses = self.answers, self._pauses
        return Staging(
            hand_zone=hand(self.seat),
            pacing=Pacing(_DURATIONS, look=pauses.look, pause=pauses.pause, to_remember=lambda event: True),
            readable=lambda logged: readable(logged, self.model.rules.last_trick),
            sheets=Sheets(self._refresh, self._put, self._follow, self._jumped, texts=self._texts),
            asking=Asking(
                question=answers.question,
                answers=lambda: [*answers.buttons(), *self.last_trick.answers(), *answers.hint_buttons()],
                parting=lambda: (
                    self.model.teller.own_outcome(self.model.course.scored) if self.model.course.scored else ""
                ),
                meanwhile=self.last_trick.answers,
                suggested=answers.suggest,
                why_not=answers.why_not,
                described=lambda card: translate("losers", "trump") if suit_of(card) == self.model.trump else "",
                pressed=self._pressed,
                touched=self.last_trick.touch,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(answers.state, advice),
                listed=lambda advice: self.model.questions.advice(answers.state, advice, self.table.adviser),
                card_of=lambda move: CARDS[move] if answers.state.phase == PLAY else None,
                called=lambda move: move_words(answers.state, move),
            ),
        )

    def _put(self) -> None:
        """The sheets over the felt."""
        self._fit_summary()
        self.last_trick.put()

    @property
    def _layout(self) -> LosersLayout:
        assert isinstance(self.table.layout, LosersLayout)
        return self.table.layout

    def _fit_summary(self) -> None:
        layout = self._layout
        felt = QRectF(RIM, RIM, layout.width - 2 * RIM, layout.height - 2 * RIM)
        self.summary.fit(felt, layout.prompt.y, layout.text_scale)

    def _follow(self, event: object) -> None:
        """What was looked at, or summed up, goes away."""
        if isinstance(event, moves.CardPlayed | moves.Dealt | moves.GameEnded):
            self.last_trick.put_back()
        if isinstance(event, moves.Dealt):
            self.summary.hide()
            self.answers.deal()
        if isinstance(event, moves.BidMade) and event.seat == self.seat:
            self.answers.bid()

    def _jumped(self) -> None:
        """What was looked at belongs to another moment."""
        self.last_trick.put_back()
        self.summary.hide()
        self._pauses.jump()

    def _refresh(self) -> None:
        """Sheets beside the felt and over it; and what stands on plaques, which may be set otherwise."""
        if self.model.counts != self.table.settings.count_taken:
            self.model.counts = self.table.settings.count_taken
            self.table.show_marks()
        names, emblems = self.table.source.names, self.table.emblems
        self.score.show_sheet(sheet_of(names, emblems, self.model.course, self.table.settings.two_colour))
        self._show_note()
        self._show_summary()

    def _show_summary(self) -> None:
        """What the hand came to, while the table waits, and when all is over."""
        scored = self.model.course.scored
        if not (self.table.paused and scored):
            self.summary.hide()
            return
        rows = sums(scored, self.table.source.names, self.table.emblems, self.model.course.tricks)
        self.summary.show_sums(scored.number, scored.trump, rows)
        self._fit_summary()
        self.summary.show()
        self.summary.raise_()
        self.table.page.prompt.raise_()

    def _texts(self) -> list[FeltText]:
        """The last trick, while it is looked at."""
        return [FeltText(self.last_trick.words, self._layout.prompt)] if self.last_trick.open else []

    def _show_note(self) -> None:
        """What the person's cards could bring, while they think about their bid; they must lie open, and the others'
        not: else there is no need to count what they may hold."""
        own, trump = self.model.shown_hand(), self.model.trump
        due = self.model.course.under_way and self.model.course.bids[self.seat] is None and bool(own)
        due = due and not self.table.perspective.all_open
        if due and trump:
            self.note.show_prospects(
                prospects(own, self.model.known(ASIDE), trump, self.model.rules),
                trump,
                self.answers.state.most_points(),
                pays_line(self.model.rules),
            )
        self.note.setVisible(due and trump is not None)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Keys for the answers, and for the last trick; the page keys turn the score sheet."""
        if self.answers.is_bidding:
            return self.answers.press(event)
        if self.last_trick.press(event):
            return True
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.score.turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
            return True
        return self.answers.press(event)
