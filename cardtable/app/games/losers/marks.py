"""What a table of Loser's Game shows of scores, tricks and trumps on the felt: plaques, tags, marks on cards."""

from PySide6.QtCore import QPointF

from cardtable.app.table.furniture import TagItem
from cardtable.app.table.items import CardItem
from cardtable.app.table.presenter import TablePresenter
from cardtable.language import isolated, translate
from cardtable.table.board import Card, Piece
from cardtable.table.losers.board import ASIDE, LosersBoard, hand, pile, suit_of, trick
from cardtable.table.losers.course import Course
from cardtable.table.losers.layout import LosersLayout
from cardtable.table.losers.words import bid_words, points_words
from cardtable.table.spoken import SIGNS


class Marks:
    """The marks of one table, shown as board and course are."""

    def __init__(self, table: TablePresenter, board: LosersBoard, course: Course) -> None:
        self._table = table
        self._board = board
        self._course = course
        self.tags = [TagItem() for _ in range(board.seats)]
        """By seat, pinned to her card of the trick."""
        self._aside_tag = TagItem()
        for item in (*self.tags, self._aside_tag):
            table.page.view.scene().addItem(item)

    def refresh(self, layout: LosersLayout, to_act: set[int]) -> None:
        """Shows all of them, given the seats to act."""
        for seat, plaque in enumerate(self._table.plaques):
            plaque.show_seat(
                self._table.source.names[seat],
                self._score_line(seat),
                seat in to_act,
                self._note(seat),
                words=self._bid_line(seat),
            )
            self._close_pile(self._board.zone(pile(seat)))
        self._mark_trumps()
        self._mark_trick(layout)
        place = layout.aside
        at = QPointF(place.x, place.y + place.height / 2)
        words = translate("losers", "set aside") if self._board.zone(ASIDE) else ""
        self._aside_tag.show_words(words, at, layout.text_scale)

    def sweep(self) -> None:
        """The trick is about to be swept to its taker: its tags stay behind."""
        for tag in self.tags:
            tag.hide_words()

    # --- plaques -------------------------------------------------------------------------------------------------

    def _score_line(self, seat: int) -> str:
        """The score of the match, and the cards in hand."""
        cards = isolated(translate("losers", "%n card(s)", None, len(self._board.zone(hand(seat)))))
        return f"{points_words(self._course.scores[-1][seat])} · {cards}"

    def _bid_line(self, seat: int) -> str:
        """Bid and tricks, as far as everybody can see: piles are closed."""
        course = self._course
        bid = course.bids[seat]
        if bid is None:
            return bid_words(None) if course.trump and course.under_way else ""
        return f"{bid_words(bid)} · {isolated(translate('losers', '%n trick(s)', None, course.tricks[seat]))}"

    def _note(self, seat: int) -> str:
        """A word pinned to a plaque: who won, who calls trump or called it."""
        course = self._course
        if course.ended:
            return translate("losers", "wins") if seat in course.ended.winners else ""
        if seat != course.caller or not course.under_way:
            return ""
        return SIGNS[course.trump] if course.trump else translate("losers", "trump?")

    # --- cards ---------------------------------------------------------------------------------------------------

    def _close_pile(self, pieces: list[Piece]) -> None:
        """Of each trick in a pile only the upper card shows: the others would only take time to draw."""
        items = self._table.scene.items
        for order, piece in enumerate(pieces):
            upper = order % self._board.seats == self._board.seats - 1
            items[piece].setVisible(upper or items[piece].turned > 0)

    def _mark_trumps(self) -> None:
        for piece, item in self._table.scene.items.items():
            if not (isinstance(piece, Card) and isinstance(item, CardItem)):
                continue
            marked = piece.face_up and piece.card is not None and suit_of(piece.card) == self._board.trump
            if item.marked != marked:
                item.marked = marked
                item.update()

    def _mark_trick(self, layout: LosersLayout) -> None:
        """Which card was led, and which is the best so far."""
        board = self._board
        laid = dict(board.laid())
        winning = board.winning()
        for seat, tag in enumerate(self.tags):
            place = layout.slots[seat]
            led, best = seat == board.leader, seat == winning and len(laid) > 1
            if best and len(laid) == board.seats:
                said = translate("losers", "takes it")
            elif led:
                said = translate("losers", "led")
            else:
                said = translate("losers", "best so far") if best else ""
            at = QPointF(place.x, place.y + place.height / 2 - 1)
            tag.show_words(said if seat in laid else "", at, layout.text_scale, best)
            for piece in board.zone(trick(seat)):
                item = self._table.scene.items[piece]
                if item.chosen != best:
                    item.chosen = best
                    item.update()
