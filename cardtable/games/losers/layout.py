"""Layout of Loser's Game's table: places for the furniture and the cards at a given table size."""

from itertools import pairwise
from math import ceil, inf

from cardtable.games.losers.cards import suit_of
from cardtable.table.board import Board, Card, Piece, zone_of_seats
from cardtable.table.places import Box, Place, Spot, mirror, row
from cardtable.table.proportions import CARD_RATIO, RIM
from cardtable.table.seating import EDGE, USUAL, Lettering, box_of, sizes_of, stand_apart

ASIDE, TRUMP = "aside", "trump"
hand = zone_of_seats("hand")
"""Zone of a seat's hand; the observer's lies open, those of other seats show backs."""
bid = zone_of_seats("bid")
"""Zone of a seat's bid slip, which lies there until the first card of the hand is played."""
trick = zone_of_seats("trick")
"""Zone of a seat's card of the trick on the table."""
pile = zone_of_seats("pile")
"""Zone of the tricks that a seat has taken, face down."""


_PROMPT_WIDTH = 510.0
"""Width in pixels of the trump question with a hint; on a table too narrow for it, the question moves to the right."""
_ONE_ROW = 15
"""Largest hand that lies in a single row."""
_FULL = 13
"""Number of cards in a fan that is opened fully."""
_BEHIND = 0.44
"""Share of a card's height that shows in the row behind: at least its index."""
_GAP = 0.35
"""Extra space between two suits of a hand, as a share of the step between cards."""
_REACH = {2: 2.4, 3: 1.3}
"""Width of another seat's full hand as a multiple of its plaque's width, by number of seats; 1.1 for other numbers."""
_SLIP = 52.0
"""Least width of a bid slip, in pixels."""
_APART, _BESIDE = 30.0, 14.0
"""Free space between the cards of the trick, and between the trump token and the cards set aside, in units."""
_LEAST_TRICK = 48.0
"""Least width of a card of the trick where text is larger, in pixels."""
_LEAST = 4.0
"""Least width of a card in a window forced below its minimum size, where nothing fits any more, in pixels."""
_LEAST_ASIDE, _WORTH_ASIDE = 26.0, 40.0
"""Least widths of a card set aside, in pixels.

The first holds even on a low felt, where the card then lies partly under the trick; larger text needs the second.
"""

# Places of the other seats, clockwise from the left: the side with a share of the height, or the top (0, None).
_CHAIRS: dict[int, tuple[tuple[int, float | None], ...]] = {
    1: ((0, None),),
    2: ((0, None), (0, None)),
    3: ((-1, 0.33), (0, None), (1, 0.33)),
    4: ((-1, 0.33), (0, None), (0, None), (1, 0.33)),
    5: ((-1, 0.33), (0, None), (0, None), (0, None), (1, 0.33)),
    6: ((-1, 0.387), (-1, 0.165), (0, None), (0, None), (1, 0.165), (1, 0.387)),
    7: ((-1, 0.387), (-1, 0.165), (0, None), (0, None), (0, None), (1, 0.165), (1, 0.387)),
}


class LosersLayout:
    """Layout of the furniture for one table size, and of the cards on a board.

    `mirrored` is for scripts that run from right to left: everything is mirrored, but the seats stay clockwise.
    """

    def __init__(
        self,
        seats: int,
        seat: int,
        width: float,
        height: float,
        mirrored: bool = False,
        lettering: Lettering = USUAL,
    ) -> None:
        self.width, self.height = width, height
        self.seats, self.seat = seats, seat
        back_width = 48 if seats < 7 else 40
        plaque = (190, 164 if seats > 5 else 176)
        self.sizes = sizes_of(width, height, plaque, back_width=back_width, lettering=lettering)
        self.unit, self.text_scale, self.strip_height = self.sizes.unit, self.sizes.text_scale, self.sizes.strip_height
        self.pile_width = 44 * self.unit
        self._rows = 2 if 52 // seats > _ONE_ROW + 2 else 1
        behind = _BEHIND if self._rows == 2 else 0.0
        self.prompt = self.sizes.question(high=(140, 122), words=_PROMPT_WIDTH, beside=4, behind=behind)
        self._under = 7 * self.unit + self.pile_width * CARD_RATIO
        """Height of a pile and its gap, the most that lies under a plaque with its row."""
        self.plaques: dict[int, Box] = {}
        self.slots: dict[int, Place] = {}
        self._fans: dict[int, Spot] = {}
        self._piles: dict[int, Spot] = {}
        turn = -1 if mirrored else 1
        self._chairs = [((seat + turn * step) % seats, *chair) for step, chair in enumerate(_CHAIRS[seats - 1], 1)]
        self._seat_others()
        self._seat_self()
        self._lay_out_trick()
        self._tuck_piles()
        self._mirrored = mirrored
        if mirrored:
            mirror(self, width)

    # --- furniture -----------------------------------------------------------------------------------------------

    def _seat_others(self) -> None:
        tops = [seat for seat, _, share in self._chairs if share is None]
        top = RIM + (10 if self.seats < 7 else 4) * self.unit
        end = self.sizes.end_of_sides(self.prompt, self._under)
        if self.seats > 6:
            self.sizes = self.sizes.sunk(3, end - top, self.strip_height + 2)
        peek, tall = self.sizes.peek, self.pile_width * CARD_RATIO
        width, height = self.sizes.plaque
        block = width + 12 * self.unit + self._pile_room()
        free = self.width - 2 * EDGE - block * len(tops)
        for place, seat in enumerate(tops):
            # Each seat takes the same width with its pile; the rest is spread between and beside them.
            apart = (place + 1) / (len(tops) + 1) if len(tops) < 3 else place / (len(tops) - 1)
            x = EDGE + place * block + free * apart
            if len(tops) == 1:
                x = (self.width - width) / 2
            self._seat_at(seat, x, top + peek)
            # low enough that a wide hand doesn't hang over the pile
            foot = self.plaques[seat].y + height + self.strip_height
            self._piles[seat] = Spot(x + width + 12 * self.unit, foot - tall / 2, self._pile_room())
        for side in (-1, 1):
            beside = sorted((share, seat) for seat, at, share in self._chairs if share is not None and at == side)
            ys = self.sizes.columns(top if len(beside) > 1 else -inf, [share for share, _ in beside], end)
            for (_, seat), y in zip(beside, ys, strict=True):
                x = EDGE if side < 0 else self.width - EDGE - width
                self._seat_at(seat, x, y + peek)
                below = self.plaques[seat].y + height + self.strip_height + 7 * self.unit
                self._piles[seat] = Spot(x, below + tall / 2, width)

    def _seat_at(self, seat: int, x: float, y: float) -> None:
        """Place a plaque and the hand that stands on it."""
        self.plaques[seat] = Box(x, y, *self.sizes.plaque)
        self._fans[seat] = self.sizes.fan_over(self.plaques[seat], _REACH.get(self.seats, 1.1))

    def _pile_room(self) -> float:
        """Return the width for a pile beside a plaque."""
        return self.pile_width * (1.15 if self.seats in (6, 8) else 2.4)

    def _seat_self(self) -> None:
        unit = self.unit
        plaque = self.plaques[self.seat] = self.sizes.own_plaque(self.prompt)
        _, y, width, height = plaque
        pile_height = self.pile_width * CARD_RATIO
        x = plaque.x
        if self.seats > 3 and not self.sizes.lettering.asks:  # beside the plaque, if no question needs the room
            x, pile_y = x + width + 8 * unit, y + (height + self.strip_height) / 2
        elif self.seats > 3:  # beside the hand, which makes room as the pile grows
            pile_y = y + height + self.strip_height + 7 * unit + pile_height / 2
        else:
            pile_y = y - 10 * unit - pile_height / 2
        self._piles[self.seat] = Spot(x, pile_y, width)
        self._fans[self.seat] = Spot(self.width / 2, self.sizes.hand_y, self.width - 2 * (RIM + 12))

    def _lay_out_trick(self) -> None:
        """Place each seat's card of the trick inside the ring of plaques, and the trump and cards set aside within."""
        unit = self.unit
        sides = {
            side: [seat for seat, at, share in self._chairs if share is not None and at == side] for side in (-1, 1)
        }
        tops = [seat for seat, _, share in self._chairs if share is None]
        gap = 9 * unit
        width, height = self.sizes.plaque
        top = max(self.plaques[seat].y for seat in tops) + height + self.strip_height + gap
        bottom = self.prompt.y - 3 * unit
        reach = width + 10 * unit if sides[-1] else 0.0
        left, right = EDGE + reach, self.width - EDGE - reach
        most = 134 if self.seats == 2 else 102  # two players have the whole width of the table
        card = max(_LEAST, min(most * unit, (bottom - top - gap) / 2 / CARD_RATIO))
        within = 0.0
        if sides[-1] and len(tops) > 1:  # cards of the seats at the top lie between those from the sides
            card = max(_LEAST, min(card, (right - left - (len(tops) + 1) * gap) / (len(tops) + 2)))
            within = card + gap
        tall = card * CARD_RATIO
        self.trick_width = card
        if self.seats > 2:
            left, right = self._gathered(left, right, len(tops) + (2 if sides[-1] else 1))
        first, last = left + within + card / 2, right - within - card / 2
        for place, seat in enumerate(tops):
            x = max(first, min(self.plaques[seat].centre[0], last))
            if within and len(tops) == 3:  # the plaques' distances include their piles, but the cards are spaced evenly
                x = first + (last - first) * place / 2
            self.slots[seat] = Place(x, top + tall / 2, card, 0.0, 200)
        for side, seats in sides.items():
            x = left + card / 2 if side < 0 else right - card / 2
            for seat in seats:
                y = max(top + tall / 2, min(self.plaques[seat].centre[1], bottom - tall / 2))
                self.slots[seat] = Place(x, y, card, 0.0, 200)
        middle = self.width / 2
        self.slots[self.seat] = Place(middle, bottom - tall / 2, card, 0.0, 200)
        self._lay_out_middle(tops, top, bottom, tall)

    def _tuck_piles(self) -> None:
        """Move a pile on the right that would cover the question on a low felt.

        It goes between the plaque and its card of the trick or, failing that, under the outer end of the plaque.
        """
        tall, gap = self.pile_width * CARD_RATIO, 6 * self.unit
        for seat, side, share in self._chairs:
            if side <= 0 or share is None or self._piles[seat].y + tall / 2 <= self.prompt.y:
                continue
            plaque, slot = self.plaques[seat], self.slots[seat]
            right, left = plaque.x - gap, slot.x + slot.width / 2 + gap
            if right - left >= self.pile_width:
                x = max(left, right - self._pile_room())
                self._piles[seat] = Spot(x, plaque.centre[1], right - x)
            else:
                room = self._pile_room()
                self._piles[seat] = Spot(plaque.x + plaque.width - room, self._piles[seat].y, room)

    def _gathered(self, left: float, right: float, columns: int) -> tuple[float, float]:
        """Return the left and right ends of the trick, which stays gathered around its middle on a wide table."""
        apart = _APART * self.unit
        cards = columns * self.trick_width + (columns - 1) * apart
        span = max(cards, self._middle_width() + 2 * (self.trick_width + apart))
        spare = max(0.0, right - left - span) / 2
        return left + spare, right - spare

    def _middle_width(self) -> float:
        """Return the most width that trump token and cards set aside take side by side."""
        count = 52 % self.seats
        return (64 + (_BESIDE + 62 * (1 + 0.5 * (count - 1)) if count else 0.0)) * self.unit

    def _lay_out_middle(self, tops: list[int], top: float, bottom: float, tall: float) -> None:
        """Place the trump token and the cards set aside between the cards above and the person's own."""
        unit = self.unit
        x = self.width / 2
        count = 52 % self.seats
        apart = _BESIDE * unit
        reach = (self._middle_width() + self.trick_width) / 2 + apart
        above = any(abs(self.slots[seat].x - x) < reach for seat in tops)
        upper, lower = top + (tall if above else 0), bottom - tall
        self.token_width = min(64 * unit, max(40.0, (lower - upper) * 0.74))
        if self.seats == 2:  # beside the two cards, where there is more room
            self.token_width = 64 * unit
            self.token = Place(x - self.trick_width * 1.1 - 40 * unit, (top + bottom) / 2, self.token_width)
            self.aside = Place(2 * x - self.token.x, self.token.y, 62 * unit)
            return
        y = (upper + lower) / 2
        small = max(_LEAST_ASIDE, min(62 * unit, (lower - upper) * 0.8 / CARD_RATIO))
        spread = small * (1 + 0.5 * (count - 1)) if count else 0.0
        whole = self.token_width + (apart + spread if count else 0)
        self.token = Place(x - whole / 2 + self.token_width / 2, y, self.token_width)
        self.aside = Place(x + whole / 2 - spread / 2, y, small)

    @property
    def fits(self) -> bool:
        """True if nothing overlaps, hands and cards are large enough, and the question has room for calling trump."""
        boxes = [self.sizes.block(box, seat != self.seat) for seat, box in self.plaques.items()]
        boxes += [*map(box_of, self.slots.values()), box_of(self.token, 1.0), self.prompt]
        has_room = self.sizes.has_words(self.prompt, _PROMPT_WIDTH) and self.sizes.has_hands
        has_cards = self.trick_width >= _LEAST_TRICK and (52 % self.seats == 0 or self.aside.width >= _WORTH_ASIDE)
        own = self._piles[self.seat].y + self.pile_width * CARD_RATIO / 2
        return has_room and has_cards and own < self.height and stand_apart(self.width, self.height, boxes)

    @property
    def middle(self) -> tuple[float, float]:
        """Centre of the felt, from which cards are dealt."""
        return self.width / 2, self.token.y

    # --- cards ---------------------------------------------------------------------------------------------------

    def places(self, board: Board) -> dict[Piece, Place]:
        """Return the place of each card on the board."""
        found: dict[Piece, Place] = {}
        self._place_hand(board, found)
        for seat in range(self.seats):
            if seat != self.seat:
                cards = board.zone(hand(seat))
                found.update(zip(cards, self.sizes.others_hand(len(cards), self._fans[seat], 70), strict=True))
            self._place_pile(board, seat, found)
            place = self.slots[seat]
            for piece in board.zone(bid(seat)):
                found[piece] = Place(place.x, place.y, max(_SLIP, place.width * 0.8), seat * 37 % 9 - 4.0, 20)
            for height, piece in enumerate(board.zone(trick(seat))):
                found[piece] = place._replace(z=place.z + height)
        for piece in board.zone(TRUMP):
            found[piece] = self.token._replace(z=10)
        aside = board.zone(ASIDE)
        centres = row(len(aside), self.aside.x, self.aside.width, self.aside.width * 0.5, self.width)
        for order, (piece, x) in enumerate(zip(aside, centres, strict=True)):
            found[piece] = Place(x, self.aside.y, self.aside.width, 0.0, 20 + order)
        return found

    def _place_hand(self, board: Board, found: dict[Piece, Place]) -> None:
        pieces = board.cards(hand(self.seat))
        if self._rows == 1 or len(pieces) <= _ONE_ROW:
            room = self._fans[self.seat].room
            if self.seats > 3 and board.zone(pile(self.seat)):
                room -= 2 * (self.pile_width + 14 * self.unit + self._pile_step(board, self.seat, 1e6))
            self._fan_hand(pieces, self.sizes.hand_y, 300, found, room)
            return
        cut = _cut(pieces)
        behind = self.sizes.hand_y - self.sizes.hand_width * CARD_RATIO * _BEHIND
        self._fan_hand(pieces[:cut], behind, 300, found, self._fans[self.seat].room)
        self._fan_hand(pieces[cut:], self.sizes.hand_y, 330, found, self._fans[self.seat].room)

    def _fan_hand(self, pieces: list[Card], y: float, z: float, found: dict[Piece, Place], room: float) -> None:
        """Place a row of the open hand, with gaps between suits: a shallow arc if it is the only row, else straight."""
        if not pieces:
            return
        width = self.sizes.hand_width
        offsets = [0.0]
        for piece, after in pairwise(pieces):
            parted = suit_of(piece.card or "?") != suit_of(after.card or "?")
            offsets.append(offsets[-1] + (1 + _GAP if parted else 1))
        step = min(width * 0.5, (room - width * 1.06) / max(1.0, offsets[-1]))
        middle = offsets[-1] / 2
        straight = len(pieces) > _FULL or self._rows == 2
        for order, (piece, offset) in enumerate(zip(pieces, offsets, strict=True)):
            off = offset - middle
            angle = 0.0 if straight else off * 7.0 / 6
            sag = 0.0 if straight else width * 0.0058 * off * off
            found[piece] = Place(self._fans[self.seat].x + off * step, y + sag, width, angle, z + order)

    def _pile_step(self, board: Board, seat: int, room: float) -> float:
        """Return the distance between the first and the last trick of a pile."""
        tricks = ceil(len(board.zone(pile(seat))) / self.seats)
        return max(0.0, min((tricks - 1) * self.pile_width * 0.2, room - self.pile_width))

    def _place_pile(self, board: Board, seat: int, found: dict[Piece, Place]) -> None:
        """Place closed tricks side by side, each covering most of the one before."""
        x, y, room = self._piles[seat]
        width = self.pile_width
        whole = self._pile_step(board, seat, room)
        pieces = board.zone(pile(seat))
        tricks = ceil(len(pieces) / self.seats)
        towards = -1 if self._mirrored else 1
        for order, piece in enumerate(pieces):
            number = order // self.seats
            along = whole * number / max(1, tricks - 1)
            found[piece] = Place(x + towards * (width / 2 + along), y, width, 0.0, 30 + order * 0.05)


def _cut(pieces: list[Card]) -> int:
    """Return the index at which a hand is split into two rows: between suits unless that makes a row too long."""
    half = len(pieces) / 2
    ends = [
        at for at in range(1, len(pieces)) if suit_of(pieces[at].card or "?") != suit_of(pieces[at - 1].card or "?")
    ]
    best = min(ends, key=lambda at: abs(at - half), default=0)
    return best if best and max(best, len(pieces) - best) <= _ONE_ROW + 2 else ceil(half)
