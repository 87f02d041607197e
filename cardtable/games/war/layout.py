"""Layout of Bidding War's table: places for the furniture and the cards at a given table size."""

from collections.abc import Sequence
from math import inf

from cardtable.table.board import Board, Piece, zone_of_seats
from cardtable.table.places import Box, Place, Spot, fan, mirror, row
from cardtable.table.proportions import CARD_RATIO, RIM
from cardtable.table.seating import EDGE, USUAL, Lettering, box_of, sizes_of, stand_apart

DECK, STAKE, HEAP = "deck", "stake", "heap"
hand = zone_of_seats("hand")
"""Zone of a seat's hand; the observer's lies open, those of other seats show backs."""
slot = zone_of_seats("slot")
"""Zone of a seat's bids for the current prize."""
won = zone_of_seats("won")
"""Zone of the prizes that a seat has won."""


_CAPTION = 34.0
"""Height of a caption under a pile at the smallest text size, in pixels."""
_NUMBER = 34.0
"""Width of a caption that is just a number at the smallest text size, in pixels."""
_SMALLEST = 0.6
"""Least size of the prize, as a share of its designed size, even if it then overlaps a bid."""
_PROMPT_WIDTH = 480.0
"""Width in pixels of a question with three answers, which moves to the right on a table too narrow for it."""

# Places of the other seats, clockwise from the left, as shares of the table's width and height; None for the height
# means at the top.
_SIDE = 0.115
_CHAIRS: dict[int, tuple[tuple[float, float | None], ...]] = {
    1: ((0.5, None),),
    2: ((0.27, None), (0.73, None)),
    3: ((_SIDE, 0.33), (0.5, None), (1 - _SIDE, 0.33)),
    4: ((_SIDE, 0.36), (0.30, None), (0.70, None), (1 - _SIDE, 0.36)),
    5: ((_SIDE, 0.38), (0.22, None), (0.5, None), (0.78, None), (1 - _SIDE, 0.38)),
    6: ((_SIDE, 0.42), (_SIDE, 0.17), (0.36, None), (0.64, None), (1 - _SIDE, 0.17), (1 - _SIDE, 0.42)),
}


class WarLayout:
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
        self.seat = seat
        alone = seats == 2  # two players have the whole width of the table
        hand_width, back_width = (124, 54) if alone else (116, 48 if seats < 7 else 40)
        self.sizes = sizes_of(width, height, (196, 176), hand_width, back_width, lettering)
        unit = self.unit = self.sizes.unit
        self.text_scale, self.strip_height = self.sizes.text_scale, self.sizes.strip_height
        self.bid_width = (140 if alone else 86 if seats < 6 else 70) * unit
        self.prize_width = (160 if alone else 106) * unit
        self.won_width = (60 if alone else 46) * unit
        self.prompt = self.sizes.question(high=(148, 148), words=_PROMPT_WIDTH, beside=12)
        self._under = 8 * unit + self.won_width * CARD_RATIO
        """Height of a won pile and its gap, the most that lies under a plaque with its row."""
        self._reach = 2.0 if alone else 1.1
        """Width of another seat's hand at most, as a multiple of its plaque's width."""
        self._carried = inf
        """Width in pixels at most by which carried cards reach beyond the prize."""
        self.plaques: dict[int, Box] = {}
        self.slots: dict[int, Place] = {}
        self._fans: dict[int, Spot] = {}
        self._won: dict[int, Spot] = {}
        self._seat_sides(_CHAIRS[seats - 1])
        turn = -1 if mirrored else 1
        for step, (share_x, share_y) in enumerate(_CHAIRS[seats - 1], 1):
            self._seat_other((seat + turn * step) % seats, share_x, share_y, _top_spacing(seats - 1))
        self._part_bids()
        self._seat_self()
        if alone:
            self._middle_of_two()
        else:
            self._middle()
        self._mirrored = mirrored
        if mirrored:
            mirror(self, width)

    def _seat_sides(self, chairs: Sequence[tuple[float, float | None]]) -> None:
        """Set the heights at which hands begin, at the top and at the sides; two seats on one side keep apart."""
        top = RIM + (14 if len(chairs) < 6 else 6) * self.unit
        shares = sorted({share for _, share in chairs if share is not None})
        end = self.sizes.end_of_sides(self.prompt, self._under)
        if len(shares) > 1:
            self.sizes = self.sizes.sunk(3, end - top, self.strip_height + 2)
        ys = self.sizes.columns(top if len(shares) > 1 else -inf, shares, end)
        self._rows: dict[float | None, float] = dict(zip(shares, ys, strict=True))
        self._rows[None] = top

    def _seat_other(self, seat: int, share_x: float, share_y: float | None, spacing: float) -> None:
        """Place another seat's hand, plaque, won pile and bids, at a side if `share_y` is given, else at the top."""
        unit = self.unit
        width, height = self.sizes.plaque
        edge = EDGE + width / 2
        x = max(edge, min(share_x * self.width, self.width - edge))
        y = self._rows[share_y]
        plaque = self.plaques[seat] = Box(x - width / 2, y + self.sizes.peek, width, height)
        self._fans[seat] = self.sizes.fan_over(plaque, self._reach)
        below = plaque.y + height + self.strip_height + 8 * unit
        pile_height = self.won_width * CARD_RATIO
        bid_height = self.bid_width * CARD_RATIO
        beside = spacing * self.width - width - 24 * unit
        towards = 1 if x < self.width / 2 else -1  # direction of the middle of the table
        if share_y is not None:
            # A pile beside the question lies at the rim, to leave room for the words.
            room = width if below + pile_height < self.prompt.y or towards > 0 else width / 2
            if room < width:
                end = x + width / 2 - room - 6 * unit
                self.prompt = self.prompt._replace(width=min(self.prompt.width, end - self.prompt.x))
            self._won[seat] = Spot(x - towards * (width - room) / 2, below + pile_height / 2, room)
            slot_x = x + towards * (width / 2 + 22 * unit + self.bid_width / 2)
            # Where two seats share a side, the upper seat's bid keeps clear of the bids at the top.
            slot_y = plaque.y + (height + 0.85 * bid_height if share_y < 0.3 else 0.4 * height - 0.25 * bid_height)
        elif beside > 2 * self.won_width:
            room = min(beside, self.width - EDGE - (plaque.x + width + 12 * unit))
            self._won[seat] = Spot(plaque.x + width + 12 * unit + room / 2, plaque.y + height / 2, -room)
            slot_x, slot_y = x, below + bid_height / 2
        else:
            room = width - self.bid_width - 14 * unit
            outer = abs(self.width / 2 - x) + width / 2
            if len(self._rows) > 2:  # a hand at the side reaches up to this pile
                hands = self.width / 2 - EDGE - width * (1 + self._reach) / 2 - 6 * unit
                room, outer = room - max(0.0, outer - hands), min(outer, hands)
            middle = self.width / 2 - towards * (outer - room / 2)
            self._won[seat] = Spot(middle, below + pile_height / 2, room)
            slot_x, slot_y = x + towards * (width - self.bid_width) / 2, below + bid_height / 2
        self.slots[seat] = Place(slot_x, slot_y, self.bid_width, 0.0, 200)

    def _part_bids(self) -> None:
        """Move the bids of two seats that share a side apart, one above the other."""
        by_column: dict[float, list[int]] = {}
        for seat, place in self.slots.items():
            by_column.setdefault(place.x, []).append(seat)
        for seats in by_column.values():
            upper, *rest = sorted(seats, key=lambda seat: self.slots[seat].y)
            for lower in rest:
                high, low = self.slots[upper], self.slots[lower]
                lacking = max(0.0, high.height + 8 * self.unit - (low.y - high.y)) / 2
                into = max(0.0, low.y + lacking + low.height / 2 - self.prompt.y)  # overlap with the question
                self.slots[upper] = high._replace(y=high.y - lacking - into)
                self.slots[lower] = low._replace(y=low.y + lacking - into)

    def _seat_self(self) -> None:
        alone = len(self.plaques) == 1
        beside = not (alone or self.sizes.lettering.asks)
        plaque = self.sizes.own_plaque(self.prompt, 0.0 if beside else self._under)
        if alone:  # the person's won pile is taller then, and no bid lies above the plaque
            plaque = plaque._replace(y=plaque.y - 24 * self.unit)
        self.plaques[self.seat] = plaque
        x, tall = plaque.x + plaque.width / 2, plaque.height + self.strip_height
        if beside:  # without a question there is room for the pile here
            x += plaque.width + 8 * self.unit
            self._won[self.seat] = Spot(x, plaque.y + tall / 2, -plaque.width)
        else:
            # The pile lies beside the hand, which makes room as the pile grows; above the plaque it would run into a
            # neighbour's pile.
            below = plaque.y + tall + 8 * self.unit + self.won_width * CARD_RATIO / 2
            self._won[self.seat] = Spot(x, below, -plaque.width)
        self._fans[self.seat] = Spot(self.width / 2, self.sizes.hand_y, self.width * 0.86)

    def _middle(self) -> None:
        """Place the prize stand between the lowest bid at the top and the person's own, and deck and heap beside it."""
        unit = self.unit
        x = self.width / 2
        reach = self.bid_width / 2 + self.prize_width / 2 + 20 * unit
        tops = [place.y for place in self.slots.values() if abs(place.x - x) < reach]
        upper = max(tops) + self.bid_width * CARD_RATIO / 2 if tops else RIM + 150 * unit
        lower = self.prompt.y - 4 * unit
        pad, gap = 13 * unit, 14 * unit
        # On a low table, stand and bid shrink together until they fit.
        wanted = (self.prize_width + self.bid_width) * CARD_RATIO
        fits = max(_SMALLEST, min(1.0, (lower - upper - 2 * pad - 2 * gap) / wanted))
        self.prize_width *= fits
        own_bid = self.bid_width * fits
        prize_height = self.prize_width * CARD_RATIO
        slack = (lower - upper - 2 * pad - prize_height - own_bid * CARD_RATIO) / 3
        # The caption under the prize takes its share of the slack first.
        caption = _CAPTION * self.text_scale
        between = min(max(1.5 * slack, caption / 2), 3 * slack)
        above = (3 * slack - between) * 2 / 3
        y = upper + above + pad + prize_height / 2
        self.slots[self.seat] = Place(x, lower - above / 2 - own_bid * CARD_RATIO / 2, own_bid, 0.0, 200)
        self.stand = Box(
            x - self.prize_width / 2 - pad,
            y - prize_height / 2 - pad,
            self.prize_width + 2 * pad,
            prize_height + 2 * pad,
        )
        pile_width = self.bid_width * 0.82
        aside = self.prize_width / 2 + pad + 30 * unit + pile_width * 0.7
        above_piles = self._reach_down(x - aside, pile_width)
        pile_width = min(pile_width, max(own_bid, (lower - above_piles - caption - 4 * unit) / CARD_RATIO))
        y = max(y, above_piles + pile_width * CARD_RATIO / 2 + 2 * unit)
        if len(self.plaques) > 3:  # bids from the sides reach the stand, so the piles lie beside the person's bid
            beside = [abs(place.x - x) - place.width / 2 for place in self.slots.values() if place.y > self.stand.y]
            gap = min((inner for inner in beside if inner > own_bid / 2), default=x) - own_bid / 2
            pile_width = min(pile_width, own_bid, 0.66 * gap)
            y = min(self.slots[self.seat].y - 6 * unit, self.prompt.y - pile_width * CARD_RATIO / 2 - caption)
            aside = own_bid / 2 + min(32 * unit, 0.96 * gap - pile_width) + pile_width / 2
        self.deck = Place(x - aside, y, pile_width, 0.0, 20)
        self.heap = Place(x + aside, y, pile_width, 0.0, 20)

    def _reach_down(self, x: float, width: float) -> float:
        """Return how far down the other seats' plaques and rows reach within `width` around `x`."""
        others = [box for seat, box in self.plaques.items() if seat != self.seat]
        over = [box for box in others if abs(box.centre[0] - x) < (box.width + width) / 2]
        return max([box.y + box.height + self.strip_height for box in over], default=RIM)

    def _middle_of_two(self) -> None:
        """Place everything in one row: prize, a bid on either side, shifted towards its seat, then deck and heap."""
        unit = self.unit
        pad, air, caption = 13 * unit, 8 * unit, _CAPTION * self.text_scale / 2
        (other,) = (seat for seat in self.plaques if seat != self.seat)
        plaque = self.plaques[other]
        upper, lower = plaque.y + plaque.height + self.strip_height + air, self.prompt.y - air
        # The stand takes the full height, with its caption on the rim. Bids have no caption and are lower, which leaves
        # room to shift them up and down.
        self.prize_width = min(self.prize_width, (lower - upper - caption - 2 * pad) / CARD_RATIO)
        self.bid_width = min(self.bid_width, self.prize_width, (lower - upper) * 0.86 / CARD_RATIO)
        x, y = self.width / 2, (upper + lower - caption) / 2
        tall = self.prize_width * CARD_RATIO + 2 * pad
        self.stand = Box(x - self.prize_width / 2 - pad, y - tall / 2, self.prize_width + 2 * pad, tall)
        pile_width = self.bid_width * 0.82
        whole = self.stand.width + 2 * (self.bid_width + pile_width)
        # Without a question the row moves down beside the person's plaque.
        beside = EDGE + (26 * unit if self.sizes.lettering.asks else self.sizes.plaque[0] + air)
        gap = min(84 * unit, (self.width - 2 * beside - whole) / 4)
        self._carried = gap + pad - 4 * unit
        aside = self.stand.width / 2 + gap + self.bid_width / 2
        middle, lift = (upper + lower) / 2, (lower - upper - self.bid_width * CARD_RATIO) / 2
        shift = min(lift, 26 * unit)
        self.slots[self.seat] = Place(x - aside, middle + shift, self.bid_width, 0.0, 200)
        self.slots[other] = Place(x + aside, middle - shift, self.bid_width, 0.0, 200)
        aside += (self.bid_width + pile_width) / 2 + gap
        self.deck = Place(x - aside, y, pile_width, 0.0, 20)
        self.heap = Place(x + aside, y, pile_width, 0.0, 20)

    @property
    def fits(self) -> bool:
        """True if nothing overlaps or leaves the table, and the question has room for three answers."""
        boxes = [self.sizes.block(box, seat != self.seat) for seat, box in self.plaques.items()]
        boxes += [box_of(place) for place in self.slots.values()]
        boxes += [self._with_words(place) for place in (self.deck, self.heap)]
        own = self._won[self.seat].y + self.won_width * CARD_RATIO / 2
        has_words = self.sizes.has_words(self.prompt, _PROMPT_WIDTH)
        prize = self.stand._replace(height=self.stand.height + _CAPTION * self.text_scale / 2)
        apart = stand_apart(self.width, self.height, [*boxes, self.prompt, prize])
        return has_words and own < self.height and apart

    def _with_words(self, pile: Place) -> Box:
        """Return the box of a pile with its caption, which is a mere number where text is larger."""
        box, scale = box_of(pile), self.text_scale
        wide = max(box.width, _NUMBER * scale)
        return Box(pile.x - wide / 2, box.y, wide, box.height + _CAPTION * scale)

    def places(self, board: Board) -> dict[Piece, Place]:
        """Return the place of each card on the board."""
        found: dict[Piece, Place] = {}
        self._place_hand(board, found)
        for seat in self.plaques:
            self._place_seat(board, seat, found)
        self._place_middle(board, found)
        return found

    def _place_middle(self, board: Board, found: dict[Piece, Place]) -> None:
        unit = self.unit
        x, y = self.stand.centre
        stake = board.zone(STAKE)
        # Carried cards lie under the current prize, shifted to the left so that each index can be read.
        step = min(0.24 * self.prize_width, self._carried / max(1, min(len(stake) - 1, 4)))
        for depth, piece in enumerate(reversed(stake)):
            found[piece] = Place(x - min(depth, 4) * step, y, self.prize_width, -3.0 * min(depth, 4), 60 - depth)
        for height, piece in enumerate(board.zone(DECK)):
            lift = height * 0.9 * unit
            found[piece] = Place(self.deck.x - lift * 0.5, self.deck.y - lift, self.deck.width, 0.0, 20 + height * 0.1)
        for height, piece in enumerate(board.zone(HEAP)):
            turn = float((height * 47) % 23 - 11)
            x = self.heap.x + ((height * 29) % 9 - 4) * unit
            y = self.heap.y + ((height * 17) % 7 - 3) * unit
            found[piece] = Place(x, y, self.heap.width, turn, 20 + height * 0.1)

    def _place_hand(self, board: Board, found: dict[Piece, Place]) -> None:
        pieces = board.zone(hand(self.seat))
        x, y, room = self._fans[self.seat]
        width = self.sizes.hand_width
        places = fan(len(pieces), x, y, width, width * 0.56, room, 7.0, 300)
        found.update(zip(pieces, places, strict=True))

    def _place_seat(self, board: Board, seat: int, found: dict[Piece, Place]) -> None:
        if seat != self.seat:
            cards = board.zone(hand(seat))
            found.update(zip(cards, self.sizes.others_hand(len(cards), self._fans[seat], 70), strict=True))
        self._place_won(board, seat, found)
        bids = board.zone(slot(seat))
        place = self.slots[seat]
        for height, piece in enumerate(bids):
            shift = (height - (len(bids) - 1)) * place.width * 0.24
            found[piece] = place._replace(x=place.x + shift, z=place.z + height)

    def _place_won(self, board: Board, seat: int, found: dict[Piece, Place]) -> None:
        x, y, room = self._won[seat]
        pile = board.zone(won(seat))
        centres = row(len(pile), x, self.won_width, self.won_width * 0.55, abs(room))
        if room < 0 and pile:  # a pile beside a plaque lies close to it
            shift = x + room / 2 + self.won_width / 2 - centres[0]
            centres = [at - shift if self._mirrored else at + shift for at in centres]
        for order, (piece, at) in enumerate(zip(pile, centres, strict=True)):
            found[piece] = Place(at, y, self.won_width, 0.0, 30 + order)


def _top_spacing(others: int) -> float:
    """Return the distance between neighbouring seats at the top, as a share of the width; 0.5 for a single seat."""
    tops = [x for x, y in _CHAIRS[others] if y is None]
    return 0.5 if len(tops) == 1 else tops[1] - tops[0]
