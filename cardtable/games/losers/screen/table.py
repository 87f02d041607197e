"""Loser's Game's parts of a table on the screen: answers, score sheet, bid note, summary and last trick."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.art.table_top import shadow_margin
from cardtable.app.parts.number_choice import NumberStepper
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.cached_items import PictureItem
from cardtable.app.table.hooks import Hinting, InputHooks, Pacing, Sheets, TableHooks
from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.cards import SUITS
from cardtable.games.losers import moves
from cardtable.games.losers.cards import PlayedTrick, prospects, suit_of
from cardtable.games.losers.layout import ASIDE, LosersLayout, hand, pile
from cardtable.games.losers.play import BID, CALL, CARDS, PLAY, Losers
from cardtable.games.losers.rules_page import rules_page
from cardtable.games.losers.screen.hand_notes import BidNote, SummaryView, pays_line, sums
from cardtable.games.losers.screen.score import ScoreView, sheet_of
from cardtable.games.losers.table import LosersModel, Pauses, readable
from cardtable.games.losers.words import hint_words, move_words, suit_title
from cardtable.language import filled, translate
from cardtable.table.board import Piece
from cardtable.table.marks import FeltText
from cardtable.table.proportions import CARD_RATIO, RIM

_USUAL = 30
"""Top of the bid slider; higher bids are rare and left to the keys."""


class Answers:
    """Questions and answers of the person at one table."""

    def __init__(self, table: TablePresenter) -> None:
        self._table = table
        self._bidding = False  # whether the stepper has been set up for the current bid
        self._suit: str | None = None  # suit to call that the arrow keys have moved to
        self._by_person = False  # whether the current choice was made by the person rather than for them
        self.stepper = NumberStepper(
            translate("losers", "Points to bid"),
            translate("losers", "One point less"),
            translate("losers", "One point more"),
        )
        self.stepper.setParent(table.page)
        self.stepper.hide()
        self.stepper.changed.connect(partial(Answers._stepped, self))

    @property
    def _model(self) -> LosersModel:
        return self._table.shown(LosersModel)

    @property
    def state(self) -> Losers:
        """State known to the person's seat; it may be ahead of the table, except while a question is asked."""
        state = self._table.source.view.state
        assert isinstance(state, Losers)
        return state

    def question(self) -> str:
        """Return the question to be answered."""
        return self._model.questions.question(self.state, self._model.laid())

    def buttons(self) -> list[Answer]:
        """Return the answers: four suits, a bid, or a card."""
        state = self.state
        if state.phase == CALL:
            return self._suit_answers()
        return [self._bid_answer(state)] if state.phase == BID else self._card_answers()

    def hint_buttons(self) -> list[Answer]:
        """Return the hint buttons; F2 is the key while trump is called, since H stands for hearts then."""
        answers = self._table.hint_answers()
        return [answer._replace(key="F2") for answer in answers] if self.state.phase == CALL else answers

    def suggest(self, move: int) -> None:
        """Choose a hint's suit or bid, unless the person has made a choice."""
        if self._by_person:
            return
        if self.state.phase == CALL:
            self._suit = SUITS[move]
        elif self.state.phase == BID:
            self.stepper.choose(move)
            self._by_person = False

    def why_not(self, card: str) -> str:
        """Return why a card can't be played: it does not follow suit."""
        laid = self._model.laid()
        return self._model.questions.why_not(suit_of(laid[0][1])) if self.state.phase == PLAY and laid else ""

    def deal(self) -> None:
        """Forget the choices of the last hand."""
        self._suit = None
        self._by_person = False

    def bid(self) -> None:
        """Forget the stepper's state after the person's bid."""
        self._bidding = False

    @property
    def is_bidding(self) -> bool:
        """True while a bid is asked for, when most keys go to the stepper."""
        return self._bidding and self._table.page.prompt.button("bid") is not None

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key, and return whether it was one of these.

        Left and right choose the suit to call, up and down the next suit in the hand; while a bid is asked for, keys go
        to the stepper.
        """
        if self.is_bidding:
            return self.stepper.take_key(event)
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._table.page.prompt.button("suit-C"):
            self._next_suit(self._table.page.step_of(event))
            return True
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._table.turn.playable():
            self._choose_suit(1 if event.key() == Qt.Key.Key_Down else -1)
            return True
        return False

    # --- a suit --------------------------------------------------------------------------------------------------

    def _suit_answers(self) -> list[Answer]:
        own = self._model.shown_hand()
        counts = {suit: sum(suit_of(card) == suit for card in own) for suit in SUITS}
        likely = self._suit or SUITS[self._table.turn.sensible() or 0]
        return [
            Answer(
                f"suit-{suit}",
                suit_title(suit),
                self._model.questions.calling(counts[suit]),
                suit,
                lambda suit=suit: self._table.turn.play(suit=suit),  # type: ignore[misc]
                suit == likely,
                suit,
                self._table.settings.two_colour,
            )
            for suit in SUITS
        ]

    def _next_suit(self, by: int) -> None:
        """Choose the suit next to the highlighted one, which Enter then calls."""
        bright = next(suit for suit in SUITS if self._table.page.prompt.is_likely(f"suit-{suit}"))
        self._by_person = True
        self._suit = SUITS[max(0, min(SUITS.index(bright) + by, len(SUITS) - 1))]
        self._table.ask()
        self._table.announce(suit_title(self._suit))

    # --- a number ------------------------------------------------------------------------------------------------

    def _bid_answer(self, state: Losers) -> Answer:
        if not self._bidding:
            self._bidding = True
            bid = self._table.turn.sensible() or 0
            self.stepper.begin(bid, state.most_points(), max(_USUAL, 2 * bid))
            self._by_person = False
        self._table.page.prompt.put_control(self.stepper)
        label, says = self._bid_words(self.stepper.value)
        room = [self._bid_words(bid) for bid in (0, 1, state.most_points())]
        return Answer("bid", label, says, "Return", self._make_bid, likely=True, room=room)

    def _bid_words(self, bid: int) -> tuple[str, str]:
        label = filled(translate("losers", "Bid {points}"), points=bid)
        return label, self._model.questions.at_stake(bid, self._model.rules)

    def _make_bid(self) -> None:
        self._table.turn.play(points=self.stepper.value)

    def _stepped(self, value: int) -> None:
        """Update the bid button for another choice of bid."""
        self._by_person = True
        if self.is_bidding:
            self._table.ask()
            if not self.stepper.announced_by_focus:
                self._table.announce(f"{value}")

    # --- a card --------------------------------------------------------------------------------------------------

    def _card_answers(self) -> list[Answer]:
        card = self._table.turn.card
        if card is None:
            return []
        return [
            self._table.turn.play_answer(*self._model.questions.playing(card, self._model.trump, self._model.laid()))
        ]

    def _choose_suit(self, by: int) -> None:
        """Choose the highest playable card of the next suit."""
        legal = self._table.turn.playable()
        suits = list(dict.fromkeys(suit_of(card) for card in legal))
        at = (
            suits.index(suit_of(self._table.turn.card))
            if self._table.turn.card in legal and self._table.turn.card
            else 0
        )
        wanted = suits[(at + by) % len(suits)]
        self._table.turn.choose_card(next(card for card in legal if suit_of(card) == wanted))


class LaidCard(NamedTuple):
    """Card of the trick in the view."""

    card: str
    name: str
    emblem: int
    took: bool


class TrickView(PictureItem):
    """Picture of the last trick, laid out in the order of play."""

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._cards: list[LaidCard] = []
        self._title = ""
        self._words = ("", "")
        self._room = 600.0
        self._scale = 1.0
        self._mirrored = False
        self._ratio = 1.0
        self.setZValue(700)
        self.setVisible(False)

    def show_trick(
        self, title: str, led: str, took: str, cards: list[LaidCard], at: QPointF, room: float, scale: float,
        mirrored: bool, ratio: float,
    ) -> None:  # fmt: skip
        """Show the cards in order under a title; `led` and `took` are the texts at the first and the best card."""
        self.prepareGeometryChange()
        self._title, self._words, self._cards = title, (led, took), cards
        self._room, self._scale, self._mirrored, self._ratio = room, scale, mirrored, ratio
        self.setPos(at)
        self.redraw()
        self.setVisible(bool(cards))

    @property
    def _step(self) -> float:
        return min(104 * self._scale, (self._room - 40 * self._scale) / max(1, len(self._cards)))

    @property
    def _card(self) -> int:
        return round(min(84 * self._scale, self._step - 8))

    @override
    def area(self) -> QRectF:
        """Dark tray in which the cards lie."""
        scale = self._scale
        width = max(self._step * len(self._cards) + 30 * scale, 260 * scale)
        height = self._card * CARD_RATIO + 98 * scale
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def draw(self, painter: QPainter) -> None:
        """Draw the tray, the title, and the cards with names under them."""
        scale = self._scale
        tray = self.area().adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.faded(palette.BRASS, 0.55), 1.2))
        painter.setBrush(palette.faded(palette.PLAQUE, 0.96))
        painter.drawRoundedRect(tray, 14, 14)
        painter.setFont(serif(18 * scale, 700))
        painter.setPen(palette.CREAM)
        head = QRectF(tray.x(), tray.y() + 6 * scale, tray.width(), 26 * scale)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, self._title)
        width = self._card
        margin = shadow_margin(width, 0.0)
        for order, laid in enumerate(self._cards):
            off = (order - (len(self._cards) - 1) / 2) * self._step
            x = -off if self._mirrored else off
            top = head.bottom() + 8 * scale
            box = QRectF(x - width / 2, top, width, width * CARD_RATIO)
            picture = self._pixmaps.lying(laid.card, width, self._ratio)
            painter.drawPixmap(box.topLeft() - QPointF(margin, margin), picture)
            if laid.took:
                painter.setPen(QPen(palette.BRASS, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 5, 5)
            self._draw_words(painter, laid, order == 0, QRectF(x - self._step / 2, box.bottom(), self._step, 0))

    def _draw_words(self, painter: QPainter, laid: LaidCard, first: bool, under: QRectF) -> None:
        scale = self._scale
        painter.setPen(palette.SEATS[laid.emblem])
        font = serif(14 * scale, 700)
        painter.setFont(font)
        name = QFontMetricsF(font).elidedText(laid.name, Qt.TextElideMode.ElideRight, under.width() - 4)
        painter.drawText(
            QRectF(under.x(), under.y() + 5 * scale, under.width(), 20 * scale), Qt.AlignmentFlag.AlignCenter, name
        )
        led, took = self._words
        said = " · ".join([led] * first + [took] * laid.took)
        if said:
            painter.setPen(palette.BRASS.lighter(115) if laid.took else palette.CREAM)
            font = sans(12 * scale, 600)
            painter.setFont(font)
            said = QFontMetricsF(font).elidedText(said, Qt.TextElideMode.ElideRight, under.width())
            painter.drawText(
                QRectF(under.x(), under.y() + 25 * scale, under.width(), 18 * scale), Qt.AlignmentFlag.AlignCenter, said
            )


class LastTrick:
    """Controller of the view of the last trick; the game waits while it is open.

    The model says which trick it is, and for how long it may be looked at.
    """

    def __init__(self, table: TablePresenter) -> None:
        self._table = table
        self._shown: PlayedTrick | None = None
        self.view = TrickView(table.pixmaps)
        table.page.view.scene().addItem(self.view)

    @property
    def _model(self) -> LosersModel:
        return self._table.shown(LosersModel)

    @property
    def open(self) -> bool:
        """True while the view is open."""
        return self._shown is not None

    @property
    def words(self) -> str:
        """Text of the open view for screen readers; empty while it is closed."""
        return self._model.teller.last_trick(self._shown) if self._shown else ""

    def toggle(self) -> None:
        """Open the view, or close it."""
        if self.open or self._model.last is None:
            self.put_back()
            return
        self._shown = self._model.last
        self._lay_out()
        self._table.source.hold(True)
        self._table.announce(self.words)
        self._table.ask()

    def put_back(self) -> None:
        """Close the view."""
        if self._shown is not None:
            self._shown = None
            self.view.setVisible(False)
            if not self._table.page.animator.busy:
                self._table.ask()
            self._table.source.hold(False)

    def answers(self) -> list[Answer]:
        """Return the button that opens or closes the view; empty if there is no trick to look at."""
        if self._model.last is None:
            return []
        says = translate("losers", "hide it") if self.open else translate("losers", "show it again")
        return [Answer("last", translate("losers", "Last trick"), says, "L", self.toggle)]

    def touch(self, piece: Piece | None) -> None:
        """Open the view if its pile was clicked, otherwise close it; explain why if another pile was clicked."""
        last = self._model.last
        if last and piece and not self.open and piece in self._model.zone(pile(last.taker)):
            self.toggle()
            return
        self.put_back()
        piles = [self._model.zone(pile(seat)) for seat in range(self._model.seats)]
        if self._model.course.under_way and any(piece in lying for lying in piles):
            self._say_why_closed()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key, and return whether it was one of these.

        L and Escape close the view while its button is not shown; L explains why if there is no trick to look at.
        """
        if event.isAutoRepeat() or event.modifiers():
            return False
        if self.open and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_L):
            self.put_back()
            return True
        if event.key() == Qt.Key.Key_L and self._model.rules.last_trick and self._model.trump is not None:
            self._say_why_closed()
            return True
        return False

    def _say_why_closed(self) -> None:
        if self._model.rules.last_trick:
            words = translate("losers", "Only the last trick may be looked at, until the next card is played.")
        else:
            words = translate("losers", "Nobody may look at tricks until the hand is over.")
        self._table.display.notify(words)

    def put(self) -> None:
        """Refit the view to a new table size."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Place the view in the middle of the table."""
        if self._shown is None:
            return
        layout, taker = self._table.layout, self._shown.taker
        felt = self._table.page.view
        names, emblems = self._table.source.seen.names, self._table.emblems
        cards = [LaidCard(card, names[seat], emblems[seat], seat == taker) for seat, card in self._shown.cards]
        self.view.show_trick(
            translate("losers", "The last trick"),
            translate("losers", "led"),
            translate("losers", "took it"),
            cards,
            QPointF(felt.width() / 2, (RIM + layout.prompt.y) / 2),
            felt.width() - 2 * RIM - 20,
            layout.text_scale,
            self._table.page.view.layoutDirection() == Qt.LayoutDirection.RightToLeft,
            self._table.page.view.devicePixelRatioF(),
        )


_DURATIONS: dict[type, float] = {
    moves.LosersDealt: 1200,
    moves.TrumpCalled: 560,
    moves.PointsBidMade: 340,
    moves.CardPlayed: 420,
    moves.TrickTaken: 620,
    moves.HandScored: 300,
    moves.LosersEnded: 300,
}


def stage(table: TablePresenter) -> TableHooks:
    """Return Loser's Game's parts for a table."""
    return LosersTable(table).hooks


class LosersTable:
    """Loser's Game's parts of one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        page = table.page
        self.seat = table.seat
        table.model = LosersModel(table.source.seen)
        self._pauses = Pauses(lambda: self.model)
        self.last_trick = LastTrick(table)
        self.answers = Answers(table)
        self.score = ScoreView(table.pixmaps)
        table.display.add_tabs(self.score, lambda: rules_page(self.model.rules, table.seats))
        self.note = BidNote(table.pixmaps)
        panel = page.panel.layout()
        assert panel is not None
        panel.addWidget(self.note)
        self.summary = SummaryView(table.pixmaps, page.top)

    @property
    def model(self) -> LosersModel:
        """Model of the table as it is shown."""
        return self.table.shown(LosersModel)

    @property
    def hooks(self) -> TableHooks:
        """Parts of the table, as the presenter takes them."""
        answers, pauses = self.answers, self._pauses
        return TableHooks(
            hand_zone=hand(self.seat),
            pacing=Pacing(_DURATIONS, look=pauses.look, pause=pauses.pause, to_remember=lambda event: True),
            readable=lambda logged: readable(logged, self.model.rules.last_trick),
            sheets=Sheets(self._refresh, self._put, self._follow, self._jumped, texts=self._texts),
            asking=InputHooks(
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
        """Fit the summary and the last trick, which lie over the felt, to a new layout."""
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
        """Hide what an event has made outdated: the last trick, the summary, choices."""
        if isinstance(event, moves.CardPlayed | moves.LosersDealt | moves.LosersEnded):
            self.last_trick.put_back()
        if isinstance(event, moves.LosersDealt):
            self.summary.hide()
            self.answers.deal()
        if isinstance(event, moves.PointsBidMade) and event.seat == self.seat:
            self.answers.bid()

    def _jumped(self) -> None:
        """Hide last trick and summary, which belong to another moment."""
        self.last_trick.put_back()
        self.summary.hide()
        self._pauses.jump()

    def _refresh(self) -> None:
        """Show the current sheets, and plaques again if the setting for counting points has changed."""
        if self.model.counts != self.table.settings.count_taken:
            self.model.counts = self.table.settings.count_taken
            self.table.display.show_marks()
        names, emblems = self.table.source.seen.names, self.table.emblems
        self.score.show_sheet(sheet_of(names, emblems, self.model.course, self.table.settings.two_colour))
        self._show_note()
        self._show_summary()

    def _show_summary(self) -> None:
        """Show the result of a hand while the table waits after it; hide it otherwise."""
        scored = self.model.course.scored
        if not (self.table.paused and scored):
            self.summary.hide()
            return
        rows = sums(scored, self.table.source.seen.names, self.table.emblems, self.model.course.tricks)
        self.summary.show_sums(scored.number, scored.trump, rows)
        self._fit_summary()
        self.summary.show()
        self.summary.raise_()
        self.table.page.prompt.raise_()

    def _texts(self) -> list[FeltText]:
        """Return the text of the last trick while it is looked at."""
        return [FeltText(self.last_trick.words, self._layout.prompt)] if self.last_trick.open else []

    def _show_note(self) -> None:
        """Show the bid note while the person is to bid, unless other hands lie open and leave nothing to estimate."""
        own, trump = self.model.shown_hand(), self.model.trump
        due = self.model.course.under_way and self.model.course.bids[self.seat] is None and bool(own)
        due = due and not self.table.source.seen.all_open
        if due and trump:
            self.note.show_prospects(
                prospects(own, self.model.known(ASIDE), trump, self.model.rules),
                trump,
                self.answers.state.most_points(),
                pays_line(self.model.rules),
            )
        self.note.setVisible(due and trump is not None)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Handle keys for the answers and the last trick, and page keys, which scroll the score sheet."""
        if self.answers.is_bidding:
            return self.answers.press(event)
        if self.last_trick.press(event):
            return True
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.score.turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
            return True
        return self.answers.press(event)
