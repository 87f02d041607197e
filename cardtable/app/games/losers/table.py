"""Loser's Game on the table: its parts, put together. What every game's table does is the presenter's."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.app.games.losers.answers import Answers
from cardtable.app.games.losers.bid_note import BidNote
from cardtable.app.games.losers.last_trick import LastTrick
from cardtable.app.games.losers.marks import Marks
from cardtable.app.games.losers.score import ScoreView, sheet_of
from cardtable.app.games.losers.summary import SummaryView, sums
from cardtable.app.table.accessible_texts import AccessibleText
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.staging import Asking, Furniture, Hinting, Pacing, Staging, Telling
from cardtable.engine.losers.moves import BidMade, CardPlayed, Dealt, GameEnded, HandScored, TrickTaken, TrumpCalled
from cardtable.engine.losers.play import CARDS, PLAY
from cardtable.engine.losers.rules import LosersRules
from cardtable.language import filled, translate
from cardtable.table.board import Piece
from cardtable.table.losers.board import ASIDE, LosersBoard, hand, suit_of
from cardtable.table.losers.course import Course
from cardtable.table.losers.hints import hint_words
from cardtable.table.losers.layout import LosersLayout
from cardtable.table.losers.notices import Notices, readable
from cardtable.table.losers.pauses import Pauses
from cardtable.table.losers.prospects import prospects
from cardtable.table.losers.questions import Questions
from cardtable.table.losers.rules_page import rules_html
from cardtable.table.losers.words import Teller, move_words, suit_words
from cardtable.table.places import Place
from cardtable.table.proportions import RIM
from cardtable.table.words import cards_words

_DURATIONS: dict[type, float] = {
    Dealt: 1200,
    TrumpCalled: 560,
    BidMade: 340,
    CardPlayed: 420,
    TrickTaken: 620,
    HandScored: 300,
    GameEnded: 300,
}


def stage(table: TablePresenter) -> Staging:
    """What Loser's Game brings to a table."""
    return LosersTable(table).staging


class LosersTable:
    """Loser's Game's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        page, source = table.page, table.source
        assert isinstance(source.rules, LosersRules)
        self.rules: LosersRules = source.rules
        self.seats, self.seat = table.seats, table.seat
        self.course = Course(self.seats, self.rules.target)
        self.board = LosersBoard(self.seats, self.seat, translate("losers", "bid"))
        self.layout = LosersLayout(self.seats, self.seat, 1080, 900)
        self._teller = Teller(source.names, source.you)
        self._questions = Questions(source.names, self.seat, source.you)
        self._pauses = Pauses(self.board, self._teller, self._questions)
        self._notices = Notices(self._teller, self._questions, self.course, self.rules, source.person)
        self.marks = Marks(table, self.board, self.course)
        self.last_trick = LastTrick(table, self.board, self._teller)
        self.answers = Answers(table, self.board, self._questions, self.rules)
        self.score = ScoreView(table.pixmaps)
        table.add_tabs(self.score, rules_html(self.rules, self.seats))
        self.note = BidNote(table.pixmaps, self.rules)
        panel = page.panel.layout()
        assert panel is not None
        panel.addWidget(self.note)
        self.summary = SummaryView(table.pixmaps, page.top)

    @property
    def staging(self) -> Staging:
        """All of them."""
        answers, pauses = self.answers, self._pauses
        return Staging(
            board=self.board,
            course=self.course,
            layout=self._lay_out,
            hand_zone=hand(self.seat),
            landmark=self._teller.landmark,
            pacing=Pacing(_DURATIONS, look=pauses.look, pause=pauses.pause, to_remember=True, source=self._source),
            telling=Telling(self._teller, self._notices.of, readable, self._felt_texts),
            furniture=Furniture(self._put, self._refresh, self._follow),
            asking=Asking(
                question=answers.question,
                answers=lambda: [*answers.buttons(), *self.last_trick.answers(), *answers.hint_buttons()],
                ending=self._ending,
                parting=lambda: self._teller.own_outcome(self.course.scored) if self.course.scored else "",
                meanwhile=self.last_trick.answers,
                suggested=answers.suggest,
                why_not=answers.why_not,
                described=lambda card: translate("losers", "a trump") if suit_of(card) == self.board.trump else "",
                pressed=self._pressed,
                touched=self.last_trick.touch,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(answers.state, advice),
                listed=lambda advice: self._questions.advice(answers.state, advice, self.table.adviser),
                card_of=lambda move: CARDS[move] if answers.state.phase == PLAY else None,
                called=lambda move: move_words(answers.state, move),
            ),
        )

    def _lay_out(self, width: float, height: float, mirrored: bool) -> LosersLayout:
        self.layout = LosersLayout(self.seats, self.seat, width, height, mirrored)
        return self.layout

    def _put(self) -> None:
        """The stepper, the sheets over the felt."""
        layout = self.layout
        self.answers.stepper.set_scale(layout.text_scale)
        self._fit_summary()
        self.last_trick.put(layout)

    def _fit_summary(self) -> None:
        layout = self.layout
        felt = QRectF(RIM, RIM, layout.width - 2 * RIM, layout.height - 2 * RIM)
        self.summary.fit(felt, layout.prompt.y, layout.text_scale)

    def _source(self, piece: Piece, place: Place) -> Place:
        """Cards are dealt from the middle of the table."""
        x, y = self.layout.middle
        return Place(x, y, place.width)

    def _follow(self, event: object) -> None:
        """What was looked at, or summed up, goes away; a trick that is swept loses its tags."""
        if isinstance(event, CardPlayed | Dealt | GameEnded):
            self.last_trick.put_back()
        if isinstance(event, Dealt):
            self.summary.hide()
            self.answers.deal()
        if isinstance(event, TrickTaken):
            self.marks.sweep()
        if isinstance(event, BidMade) and event.seat == self.seat:
            self.answers.bid()

    def _refresh(self, to_act: set[int]) -> None:
        """Marks on the felt, sheets beside and over it."""
        self.marks.refresh(self.layout, to_act)
        names, emblems = self.table.source.names, self.table.emblems
        self.score.show_sheet(sheet_of(names, emblems, self.course, self.table.settings.two_colour))
        self._show_note()
        self._show_summary()

    def _show_summary(self) -> None:
        """What the hand came to, while the table waits, and when all is over."""
        scored = self.course.scored
        if not (self.table.paused and scored):
            self.summary.hide()
            return
        rows = sums(scored, self.table.source.names, self.table.emblems, self.course.tricks)
        self.summary.show_sums(scored.number, scored.trump, rows)
        self._fit_summary()
        self.summary.show()
        self.summary.raise_()
        self.table.page.prompt.raise_()

    def _felt_texts(self) -> list[AccessibleText]:
        """Trump, cards set aside, the trick on the table; the last one while it is looked at; hands that lie open."""
        board, layout = self.board, self.layout
        texts = []
        if board.trump:
            text = filled(translate("losers", "trumps: {suit}"), suit=suit_words(board.trump))
            texts.append(AccessibleText(text, layout.token))
        aside = [piece.card for piece in board.cards(ASIDE) if piece.card]
        if aside:
            text = translate("losers", "Set aside, face up: {cards}.", None, len(aside))
            texts.append(AccessibleText(filled(text, cards=cards_words(aside)), layout.aside))
        for seat, card in board.laid():
            said = self._teller.tell(CardPlayed(seat, card, seat == board.leader))
            best = self.marks.tags[seat].text if seat == board.winning() else ""
            texts.append(AccessibleText(f"{said} {best}".strip(), layout.slots[seat]))
        if self.last_trick.open:
            texts.append(AccessibleText(self.last_trick.words, layout.prompt))
        for seat in range(self.seats):
            held = [piece.card for piece in board.cards(hand(seat)) if piece.card and piece.face_up]
            if held and seat != self.seat:
                text = translate("losers", "{who}'s cards: {cards}")
                text = filled(text, who=self._teller.name(seat), cards=cards_words(held))
                texts.append(AccessibleText(text, layout.plaques[seat]))
        return texts

    def _show_note(self) -> None:
        """What her cards could bring, while she thinks about her bid; they must lie open."""
        own, trump = self.board.shown_hand(), self.board.trump
        due = self.course.under_way and self.course.bids[self.seat] is None and bool(own)
        if due and trump:
            aside = [piece.card for piece in self.board.cards(ASIDE) if piece.card]
            self.note.show_prospects(prospects(own, aside, trump, self.rules), trump, self.answers.state.most_points())
        self.note.setVisible(due and trump is not None)

    def _ending(self) -> str:
        """Who won."""
        assert self.course.ended
        return self._teller.ending(self.course.ended.winners, self.course.ended.scores)

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
