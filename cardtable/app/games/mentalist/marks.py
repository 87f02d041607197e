"""What a table of Mentalist Poker shows beside its pieces: plaques, what is said, what was bet, the pot in words."""

from PySide6.QtCore import QPointF, Qt

from cardtable.app.games.mentalist.felt_items import BubbleItem, DishItem, FigureItem, HaloItem, LineItem, NameItem
from cardtable.app.table.accessible_texts import AccessibleText
from cardtable.app.table.furniture import TagItem
from cardtable.app.table.picture import PictureItem
from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.mentalist.moves import BetLaid, GuessHeard
from cardtable.language import filled, translate
from cardtable.table.board import Coins
from cardtable.table.mentalist.board import MentalistBoard, bet, button, screen, stack
from cardtable.table.mentalist.course import Course
from cardtable.table.mentalist.layout import MentalistLayout
from cardtable.table.mentalist.words import Teller, chips_words
from cardtable.table.places import COIN, Box, pile_of

_COUNTED = 10
"""Piles of more than these have their number beside them."""
_FADED = 0.4
"""How much is seen of whoever is out."""


class Marks:
    """The marks of one table, shown as board and course are."""

    def __init__(self, table: TablePresenter, board: MentalistBoard, course: Course, teller: Teller) -> None:
        self._table = table
        self._board = board
        self._course = course
        self._teller = teller
        seats = range(board.seats)
        self._dish = DishItem()
        self._line = LineItem()
        self._line_name = NameItem(translate("mentalist", "betting line"))
        self.caption = TagItem()
        """What lies in the pot."""
        self.bubbles = [BubbleItem() for _ in seats]
        """By seat, what she guesses."""
        self.figures = [FigureItem() for _ in seats]
        """By seat, what she bet, once everybody sees it."""
        self.stands = [TagItem() for _ in seats]
        """By seat, that her bet stands."""
        self._counts = {"stack": TagItem(), "bet": TagItem()}
        self._halo = HaloItem()
        scene = table.page.view.scene()
        items: list[PictureItem] = [self._dish, self._line, self._line_name, self.caption, self._halo]
        for item in (*items, *self.bubbles, *self.figures, *self.stands, *self._counts.values()):
            scene.addItem(item)

    def put(self, layout: MentalistLayout) -> None:
        """There is another layout."""
        scale = layout.text_scale
        self._dish.set_box(layout.dish, scale)
        self._line.set_box(layout.line, scale)
        line, mirrored = layout.line, self._table.page.layoutDirection() == Qt.LayoutDirection.RightToLeft
        end = line.x if mirrored else line.x + line.width
        self._line_name.put(end, line.y + 5 * layout.unit, scale, mirrored)
        for own in (self._line, self._line_name):
            own.setVisible(layout.own)
        for seat, box in layout.bubbles.items():
            plaque = layout.plaques[seat]
            self.bubbles[seat].set_box(box, scale)
            self.bubbles[seat].point_to(QPointF(*plaque.centre))
            self.figures[seat].set_box(self._figure_box(layout, seat), scale)

    @staticmethod
    def _figure_box(layout: MentalistLayout, seat: int) -> Box:
        """Beside the coins: where she would speak; of the person's own bet at the end of her line."""
        if seat == layout.seat and layout.own:
            place, size = layout.feet[seat], 56 * layout.text_scale
            return Box(place.x - size * 0.75, place.y - size / 2, 1.5 * size, size)
        return layout.bubbles[seat]

    # --- showing -------------------------------------------------------------------------------------------------

    def show(self, layout: MentalistLayout) -> None:
        """What is said, and what is seen behind a screen that is lifted, as the board has it."""
        board, lifted = self._board, self._board.lifted
        said = dict(board.heard)
        for seat, bubble in enumerate(self.bubbles):
            right = lifted is not None and lifted.hit and bool(board.heard) and board.heard[-1][0] == seat
            bubble.say(f"{said[seat]}!" if right else f"{said[seat]}" if seat in said else "", right)
        for seat, figure in enumerate(self.figures):
            seen = lifted is not None and lifted.seat == seat
            figure.show_figure(f"{lifted.chips}" if lifted and seen else "", bool(lifted and lifted.hit))
        for seat, tag in enumerate(self.stands):
            place = layout.feet[seat]
            stands = board.bettor == seat and lifted is None and seat not in layout.unmarked
            words = translate("mentalist", "the bet stands") if stands else ""
            tag.show_words(words, QPointF(place.x, place.y), layout.text_scale)
        self._halo.setVisible(board.winner is not None)
        if board.winner is not None:
            self._halo.set_box(layout.plaques[board.winner], layout.text_scale)
        self._show_pot(layout)
        self._show_counts(layout)

    def _show_pot(self, layout: MentalistLayout) -> None:
        words = filled(translate("mentalist", "pot {pot}"), pot=self._board.pot)
        there = bool(self._board.pot or self._board.zone(screen(0)))
        self.caption.show_words(words if there else "", QPointF(*layout.caption[:2]), layout.text_scale)

    def _show_counts(self, layout: MentalistLayout) -> None:
        """How many chips lie in her own piles, beside those that can't be counted at a glance."""
        own = self._board.own
        for kind, tag in self._counts.items():
            pile = next(iter(self._board.zone((kind, own))), None) if own >= 0 else None
            count = pile.count if isinstance(pile, Coins) else 0
            if pile is None or count <= _COUNTED:
                tag.hide_words()
                continue
            place = layout.place(pile, (kind, own))
            beside = pile_of(count).width * COIN * place.width / 2 + 18 * layout.text_scale
            at = QPointF(place.x + beside, place.y)
            tag.show_words(f"{count:,}", at, layout.text_scale)

    def refresh(self, layout: MentalistLayout, to_act: set[int]) -> None:
        """Shows all of it, given the seats to act."""
        for seat, plaque in enumerate(self._table.plaques):
            name = self._table.source.names[seat]
            plaque.show_seat(name, self._line_of(seat, to_act), seat in to_act, self._note(seat))
            faded = _FADED if seat in self._board.out and self._note(seat) else 1.0
            plaque.setOpacity(faded)
            for piece in self._board.zone(screen(seat)):
                self._table.scene.items[piece].setOpacity(faded)
        self.show(layout)

    def _line_of(self, seat: int, to_act: set[int]) -> str:
        """What she does now, and what she has: a bet that stands is among it."""
        chips = chips_words(self._board.chips[seat])
        if seat not in to_act:
            return chips
        if self._board.bettor is None:
            return filled(translate("mentalist", "to bet · {chips}"), chips=chips)
        return filled(translate("mentalist", "to guess · {chips}"), chips=chips)

    def _note(self, seat: int) -> str:
        """A word pinned to a plaque: who won, who is out, whose bet stands."""
        if self._course.ended:
            if seat in self._course.ended.winners:
                return translate("mentalist", "wins")
        elif seat == self._board.bettor:
            return translate("mentalist", "bet")
        return translate("mentalist", "out") if seat in self._board.out else ""

    # --- in words ------------------------------------------------------------------------------------------------

    def texts(self, layout: MentalistLayout) -> list[AccessibleText]:
        """What lies on the felt, for screen readers: the pot, the button, what stands, what was said, what is seen."""
        board = self._board
        if not board.zone(screen(0)):
            return []
        texts = [AccessibleText(self.caption.text, layout.dish)]
        texts += [
            AccessibleText(translate("mentalist", "The First Bettor button"), layout.buttons[seat])
            for seat in range(board.seats)
            if board.zone(button(seat))
        ]
        if board.bettor is not None:
            event: object = board.lifted or BetLaid(board.bettor, None)
            texts.append(AccessibleText(self._teller.tell(event), layout.screens[board.bettor]))
        texts += [
            AccessibleText(self._teller.tell(GuessHeard(seat, chips)), layout.bubbles[seat])
            for seat, chips in board.heard
        ]
        return texts + self._own_texts(layout)

    def _own_texts(self, layout: MentalistLayout) -> list[AccessibleText]:
        """Her own chips, on either side of her line."""
        board = self._board
        texts = []
        for zone, words in (
            (bet(board.own), translate("mentalist", "Beyond your line: {chips}")),
            (stack(board.own), translate("mentalist", "Behind your line: {chips}")),
        ):
            for pile in board.zone(zone) if board.own >= 0 else []:
                assert isinstance(pile, Coins)
                text = filled(words, chips=chips_words(pile.count))
                texts.append(AccessibleText(text, layout.place(pile, zone)))
        return texts
