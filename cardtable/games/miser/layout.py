"""Layout of Miser's table: where everything lies, as a pure function of the board and the size of the felt.

Every other player has a block: their hand on the plaque, and the purse under it. Towards the middle lies the front of
each seat, for cards and pennies; in the middle is the dish. Where there is room lie an offer on paper, as near to both
partners as possible, and the played cards, off the ways from one front to another.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, permutations
from math import hypot
from typing import NamedTuple, Protocol

from cardtable.table.board import Coins, Piece, Zone, zone_of_seats
from cardtable.table.places import Box, Place, fan, mirror, pile_within, row
from cardtable.table.proportions import CARD_RATIO, DEED_RATIO, RIM
from cardtable.table.seating import EDGE, SIDES, USUAL, Lettering, sizes_of, stand_apart


class OfferBoard(Protocol):
    """Board as this layout needs it: pieces by zone, and the seats of an offer."""

    partners: tuple[int, int]
    victim: int

    def zone(self, name: Zone) -> list[Piece]: ...


Point = tuple[float, float]
Sides = tuple[float, float, float, float]
"""Left, top, right and bottom of a box."""
_BOW = 0.14
"""Distance by which the middle of a ribbon's way is drawn aside, as a share of its length; the ribbon is drawn so."""
_POINTS = 16
"""Number of steps into which a ribbon's way is divided to be kept free."""


class FreeFelt(NamedTuple):
    """Part of the felt in which things may be put."""

    box: Box
    step: float
    """Distance between the spots that are tried, in pixels."""

    def spots(self, wide: float, tall: float, near: Point) -> Iterator[Box]:
        """Yield the boxes of this size, in pixels, that lie in this part of the felt, the nearest to a point first."""
        x, y, width, height = self.box
        across = [x + number * self.step for number in range(max(1, int((width - wide) / self.step)))]
        down = [y + number * self.step for number in range(max(1, int((height - tall) / self.step)))]
        near = near[0] - wide / 2, near[1] - tall / 2
        # Sort the thousand or so spots as numbers, and make each only when needed: few of them are looked at.
        aside = [(left - near[0]) ** 2 for left in across]
        far = [beside + over for over in [(top - near[1]) ** 2 for top in down] for beside in aside]
        for spot in sorted(range(len(far)), key=far.__getitem__):
            row, column = divmod(spot, len(across))
            yield Box(across[column], down[row], wide, tall)


def way(start: Point, end: Point) -> list[Point]:
    """Return points of a ribbon's way, which is a shallow bow."""
    across, down = end[0] - start[0], end[1] - start[1]
    found = []
    for number in range(_POINTS + 1):
        share = number / _POINTS
        aside = 2 * _BOW * share * (1 - share)
        found.append((start[0] + across * share - down * aside, start[1] + down * share + across * aside))
    return found


def sides(boxes: Iterable[Box]) -> list[Sides]:
    """Return boxes by their sides, for quick comparison."""
    return [(box.x, box.y, box.x + box.width, box.y + box.height) for box in boxes]


def clear(spots: Iterable[Box], taken: Sequence[Sides]) -> Iterator[Box]:
    """Yield the spots that don't overlap anything taken."""
    for spot in spots:
        ((left, top, right, foot),) = sides((spot,))
        for begin, high, end, low in taken:
            if left < end and begin < right and top < low and high < foot:
                break
        else:
            yield spot


def best_of(spots: Iterable[Box], *faults: Callable[[Box], float]) -> tuple[Box, bool]:
    """Return the first spot without faults, or else the one with the least, and whether it has none.

    Faults are compared in the order given, the worst kind first. There must be at least one spot.
    """
    spots = iter(spots)
    best, least = next(spots), (float("inf"),) * len(faults)
    for spot in chain((best,), spots):
        found: list[float] = []
        for number, fault in enumerate(faults):
            found.append(fault(spot))
            if (*found,) > least[: number + 1]:
                break
        else:
            if (*found,) < least:
                best, least = spot, (*found,)
            if not any(found):
                return spot, True
    return best, False


def covered(box: Box, others: Sequence[Sides]) -> float:
    """Return the total area, in square pixels, that a box has in common with the others."""
    ((left, top, right, foot),) = sides((box,))
    found = 0.0
    for begin, high, end, low in others:
        if left < end and begin < right and top < low and high < foot:
            found += (min(right, end) - max(left, begin)) * (min(foot, low) - max(top, high))
    return found


def passed(points: Iterable[Point], boxes: Sequence[Sides]) -> int:
    """Return how often the points lie in the boxes."""
    return sum([left < x < right and top < y < foot for x, y in points for left, top, right, foot in boxes])


def holds_any(box: Box, points: Iterable[Point]) -> bool:
    """Return whether any of the points lies in a box."""
    ((left, top, right, foot),) = sides((box,))
    return any(left < x < right and top < y < foot for x, y in points)


def edge(box: Box, towards: Point) -> Point:
    """Return the point where a line from a box's centre to a point leaves the box."""
    x, y = box.centre
    across, down = towards[0] - x, towards[1] - y
    share = min(box.width / 2 / max(1e-6, abs(across)), box.height / 2 / max(1e-6, abs(down)), 0.49)
    return x + across * share, y + down * share


DISH, OFFER, SLUSH, ASIDE = "dish", "offer", "slush", "aside"
hand = zone_of_seats("hand")
"""Zone of a seat's hand. The observer's own cards lie open, others show their backs."""
purse = zone_of_seats("purse")
"""Zone of a seat's own pennies."""
laid = zone_of_seats("laid")
"""Zone of the cards in front of a seat: face down in a contract or an attack, face up with a bid."""
stake = zone_of_seats("stake")
"""Zone of the pennies in front of a seat: a wager, what the victim must match, or a bid."""


ACROSS = 8
"""Number of columns of pennies side by side in a pile."""
_COINS = 58.0
"""Width of the card, in designed pixels, to whose scale a pile is drawn if it has the room."""
_DISH = 0.60
"""Height of the dish over its width."""
_LEAST_DISH = 0.2
"""Least width of the dish over the felt's width."""
_WELL = (0.60, 0.50)
"""Width and height of the part of the dish that coins fill, as shares of the dish's."""
_STEPS = (22.0, 11.0)
"""Distances between the spots tried for a thing, in designed pixels of text: rough ones, then fine ones."""
_ARROW = 76.0
"""Least length of a ribbon, in designed pixels of text: a shorter one can't be read as an arrow."""
_CORNER = 450.0
"""Area of a plaque, in square designed pixels of text, that a contract may cover to keep its arrow off others."""
_BERTH = 14.0
"""Distance of the played cards from ribbons and fronts, in designed pixels of text."""
_REACH = 1.4
"""Width of another player's hand over that of their plaque, at a table of three, where hands are largest."""
_PROMPT_WIDTH = 560.0
_LOW, _LOW_HAND, _LOW_PURSE = 620.0, 0.8, 23.0
"""Height in pixels below which a felt is low. With more than four players, some would sit beside the question there, so
the person's cards are narrower by the factor _LOW_HAND, and purses are _LOW_PURSE pixels high."""


class MiserLayout:
    """Furniture for one size of felt, and places for the pieces on a board.

    `mirrored` is for scripts that run from right to left: everything is mirrored, but the seats stay clockwise.
    """

    strip_height = 0.0

    def __init__(
        self,
        seats: int,
        seat: int,
        width: float,
        height: float,
        mirrored: bool = False,
        sets_aside: bool = False,
        lettering: Lettering = USUAL,
    ) -> None:
        """`width` and `height` are in pixels; `sets_aside` tells whether cards that were not dealt lie on the table."""
        self.width, self.height = width, height
        self.seat = seat
        self.mirrored = mirrored
        crowd = seats > 6
        plaque = (196, 164 if crowd else 176)
        self.sizes = sizes_of(width, height, plaque, back_width=34 if crowd else 44, lettering=lettering)
        self.unit, self.text_scale = self.sizes.unit, self.sizes.text_scale
        unit = self.unit
        self._purse_height = max(34.0, 50 * unit)
        if seats > 4 and height < _LOW:
            self.sizes = self.sizes._replace(hand_width=_LOW_HAND * self.sizes.hand_width)
            self._purse_height = _LOW_PURSE
        self.prompt = self.sizes.question(high=(148, 148), words=_PROMPT_WIDTH, beside=12)
        few = seats < 5
        self.card_width = (66 if few else 54) * unit
        """Width of a card in front of a seat, in pixels."""
        tall = self.card_width * CARD_RATIO
        wide = self.card_width + (96 if few else 62) * unit
        if seats > 3:  # the dish needs room between the seats at the sides
            inner = width - 2 * (EDGE + self.sizes.plaque[0] + 8 * unit)
            wide = min(wide, (inner - _LEAST_DISH * width) / 2)
        self._front_size = (wide, tall)
        self.plaques: dict[int, Box] = {}
        self.fronts: dict[int, Box] = {}
        """Part of the felt between each seat's plaque and the middle."""
        self._purses: dict[int, Box] = {}
        self._offers: dict[
            tuple[float, float, float], Place
        ] = {}  # by the point midway between the partners, and the victim
        self._seat_self()
        turn = -1 if mirrored else 1
        others = [(seat + turn * step) % seats for step in range(1, seats)]
        self._seat_others(dict(zip(others, SIDES[seats - 1], strict=True)))
        self._lay_out_middle()
        self.fits = lettering == USUAL._replace(asks=lettering.asks) or self._stands_apart()
        """False if larger texts make things overlap, hide hands, or leave the question too little room."""
        if self.fits:
            self._lay_out_piles(sets_aside)
        if mirrored:
            mirror(self, width)

    # --- seats ---------------------------------------------------------------------------------------------------

    def _seat_self(self) -> None:
        unit = self.unit
        width, height = self.sizes.plaque
        self.prompt = self.prompt._replace(x=EDGE, width=self.width - 2 * EDGE)
        plaque = Box(EDGE, self.prompt.y + self.prompt.height + max(16.0, 8 * unit), width, height)
        self.plaques[self.seat] = plaque
        below = plaque.y + plaque.height + 6 * unit
        self._purses[self.seat] = Box(plaque.x, below, plaque.width, self.height - RIM - 8 * unit - below)
        left = plaque.x + plaque.width + 10 * unit
        self._hand = Box(left, self.sizes.hand_y, self.width - RIM - 6 * unit - left, 0.0)
        wide, tall = self._front_size
        y = self.prompt.y - 6 * unit - tall * 1.12
        self.fronts[self.seat] = Box(self.width / 2 - wide * 0.62, y, wide * 1.24, tall * 1.12)

    def _seat_others(self, chairs: dict[int, int]) -> None:
        unit = self.unit
        width, height = self.sizes.plaque
        wide, tall = self._front_size
        tops = [seat for seat, side in chairs.items() if side == 0]
        left = [seat for seat, side in chairs.items() if side < 0][::-1]
        right = [seat for seat, side in chairs.items() if side > 0]
        crowded = len(left) > 1
        top = RIM + 12 * unit
        if crowded:
            room = self.prompt.y + 4 * unit - top  # the last row needs no gap under it
            self.sizes = self.sizes.sunk(3, room, 12 * unit + self._purse_height)
        block = self.sizes.peek + height + 4 * unit + self._purse_height
        first = EDGE + width / 2
        if crowded and len(tops) == 2:
            inner = max(0.355 * self.width, first + width / 2 + 8 * unit)
            xs = [inner, self.width - inner]
        elif len(tops) == 2:
            xs = [0.29 * self.width, 0.71 * self.width]
        elif len(tops) == 3:
            xs = [first, self.width / 2, self.width - first]
        else:
            xs = [self.width / 2]
        self._fronts_end = top + block + (4 * unit + tall if len(tops) > 1 else 0.0)
        """Bottom of the fronts of the seats at the top, in pixels."""
        for seat, x in zip(tops, xs, strict=True):
            self._put_block(seat, x, top)
            if len(tops) == 1 and not crowded and self.height < _LOW:
                self._put_purse_beside(seat)
            side = (x > self.width / 2 + 1) - (x < self.width / 2 - 1)
            if len(tops) == 3 and side:  # towards the middle, where there is room
                edge = x - side * (width / 2 + 6 * unit)
                room = abs(xs[1] - x) - width - 12 * unit
                box = Box(min(edge, edge - side * min(room, wide)), top + block - tall, min(room, wide), tall)
            elif len(tops) == 1:  # beside the hand, so that the dish has the room below
                box = Box(x + width / 2 + 10 * unit, top + self.sizes.peek, wide, tall)
            else:
                box = Box(x - wide / 2, top + block + 4 * unit, wide, tall)
                if crowded:  # between the blocks of the seats at the sides
                    box = box._replace(x=max(first + width / 2 + 8 * unit, min(box.x, self.width - first - width / 2
                                                                               - 8 * unit - wide)))  # fmt: skip
            self.fronts[seat] = box
        overlapped = len(tops) > 1
        under = self._fronts_end if len(tops) == 2 and not crowded else top + block
        beside = max(RIM + 0.13 * self.height, top + self.sizes.peek + tall + 8 * unit)
        start = under + 8 * unit if overlapped else beside
        for seats, side in ((left, -1), (right, 1)):
            self._seat_column(seats, side, start, crowded)

    def _seat_column(self, seats: list[int], side: int, start: float, crowded: bool) -> None:
        """Put the blocks of the seats at one side, and the fronts beside them."""
        unit = self.unit
        width, height = self.sizes.plaque
        wide, tall = self._front_size
        block = self.sizes.peek + height + 4 * unit + self._purse_height
        end = self.prompt.y - 4 * unit
        gap = 8 * unit
        free = max(0.0, end - start - len(seats) * block - (len(seats) - 1) * gap)
        x = EDGE + width / 2 if side < 0 else self.width - EDGE - width / 2
        y = start + free * (0.3 if len(seats) == 1 else 0.0)
        lowest = self._fronts_end + 4 * unit if crowded else RIM
        for seat in seats:
            self._put_block(seat, x, y)
            front = max(lowest, min(y + (block - tall) * 0.72, end - tall))
            beside = x + (width / 2 + 8 * unit if side < 0 else -width / 2 - 8 * unit - wide)
            self.fronts[seat] = Box(beside, front, wide, tall)
            lowest = front + tall + 4 * unit
            y += block + gap + (free if len(seats) > 1 else 0.0) / max(1, len(seats) - 1)

    def _put_block(self, seat: int, x: float, y: float) -> None:
        width, height = self.sizes.plaque
        self.plaques[seat] = Box(x - width / 2, y + self.sizes.peek, width, height)
        below = y + self.sizes.peek + height + 4 * self.unit
        self._purses[seat] = Box(x - width / 2, below, width, self._purse_height)

    def _put_purse_beside(self, seat: int) -> None:
        """Put a purse beside its plaque, since under a lone one at the top of a low felt it would lie on the dish."""
        plaque = self.plaques[seat]
        width = 0.62 * plaque.width
        y = plaque.y + (plaque.height - self._purse_height) / 2
        self._purses[seat] = Box(plaque.x - 8 * self.unit - width, y, width, self._purse_height)

    # --- the middle ----------------------------------------------------------------------------------------------

    def _lay_out_middle(self) -> None:
        """Make the dish as large as the room above the observer's own front allows."""
        unit = self.unit
        own = self.fronts[self.seat]
        caption = 24 * self.text_scale
        middle = self.width / 2
        taken = [box for seat in self.plaques if seat != self.seat for box in self._boxes(seat)]
        lower = own.y - caption - 2 * unit
        best = Box(middle - 40, lower - 48, 80, 48)
        for upper in sorted({RIM, *(box.y + box.height for box in taken)}):
            beside = [box for box in taken if box.y + box.height > upper + 1 and box.y < lower]
            if any(box.x < middle < box.x + box.width for box in beside):
                continue
            half = min([min(abs(box.x - middle), abs(box.x + box.width - middle)) for box in beside], default=middle)
            width = min(300 * unit, 2 * half - 16 * unit, (lower - upper - 8 * unit) / _DISH)
            if width > best.width:
                height = width * _DISH
                best = Box(middle - width / 2, upper + (lower - upper - height) * 0.6, width, height)
        self.dish = best

    def _stands_apart(self) -> bool:
        boxes = [box for seat in self.plaques for box in self._boxes(seat)] + [self.prompt, self._dish_with_words]
        has_room = self.sizes.has_words(self.prompt, _PROMPT_WIDTH) and self.sizes.has_hands
        return has_room and stand_apart(self.width, self.height, boxes)

    def _felt(self, step: float) -> FreeFelt:
        """Return the felt above the question, with spots `step` designed pixels of text apart."""
        return FreeFelt(Box(RIM, RIM, self.width - 2 * RIM, self.prompt.y - RIM), step * self.text_scale)

    @property
    def _dish_with_words(self) -> Box:
        return self.dish._replace(height=self.dish.height + 14 * self.text_scale)

    def _lay_out_piles(self, sets_aside: bool) -> None:
        """Place the played cards, and those set aside, off everybody's way: near the dish, or else, at the most crowded
        table, in the corner beside the hand, which is never wide there."""
        scale = self.text_scale
        small, berth = max(34 * scale, 46 * self.unit), _BERTH * scale
        wide, tall = max(small, 80 * scale) + 2 * berth, small * CARD_RATIO + 24 * scale + 2 * berth
        near = [box for seat in self.plaques for box in self._boxes(seat)[:2]] + [self.prompt, self._dish_with_words]
        taken = [*self.fronts.values(), *(box.wider(2 * scale - berth) for box in near)]
        ways = [point for one, other in permutations(self.plaques, 2) for point in way(*self.span(one, other))]
        found = []
        for _ in range(1 + sets_aside):
            off = sides(taken)
            spots = (clear(self._felt(step).spots(wide, tall, self.dish.centre), off) for step in _STEPS)
            free = (box for box in chain.from_iterable(spots) if not holds_any(box, ways))
            box = next(free, None)
            if box is None:
                hand = self._hand = self._hand._replace(width=self._hand.width - wide)
                box = Box(hand.x + hand.width, hand.y - tall / 2, wide, tall)
            taken.append(box)
            found.append(box)
        self._piles = dict(zip((SLUSH, ASIDE), (box.wider(-berth) for box in found), strict=False))
        places = [Place(box.x + wide / 2, box.y + berth + small * CARD_RATIO / 2, small) for box in found]
        self.slush, self.aside = places[0], places[-1]

    def _boxes(self, seat: int) -> list[Box]:
        """Return the boxes of a seat: plaque with hand, purse, front."""
        plaque = self.plaques[seat]
        peek = self.sizes.peek if seat != self.seat else 0.0
        whole = Box(plaque.x, plaque.y - peek, plaque.width, plaque.height + peek)
        return [whole, self._purses[seat], self.fronts[seat]]

    def offer(self, first: int, second: int, victim: int) -> Place:
        """Return the place of a contract under consideration: between the partners' plaques, as near as there is room
        for it and for an arrow to the victim."""
        one, other = self.plaques[first].centre, self.plaques[second].centre
        wish = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        key = *wish, float(victim)
        if key not in self._offers:
            wide = max(138.0, 150 * self.unit)
            self._offers[key] = Place(
                *self._room_for_paper(wide, wide * DEED_RATIO, wish, victim).centre, wide, 0.0, 240
            )
        return self._offers[key]

    def _room_for_paper(self, wide: float, tall: float, wish: Point, victim: int) -> Box:
        blocks = {seat: self._boxes(seat) for seat in self.plaques}
        fronts = sides(self.fronts.values())
        blocked = sides(box for boxes in blocks.values() for box in boxes[:2])
        blocked += sides((self._dish_with_words, self.prompt, *self._piles.values()))
        others = sides(box for seat, boxes in blocks.items() if seat != victim for box in boxes[:2])

        def harm(box: Box) -> float:
            """Return the area covered, plus the length missing from the arrow, weighted: covering a few pixels of a
            plaque is better than no arrow."""
            lacks = max(0.0, _ARROW * self.text_scale - _length(*self._from_paper(box, victim)))
            return 8 * self.text_scale * lacks + covered(box, blocked)

        def crosses(box: Box) -> float:
            """Return how often the arrow to the victim would cross other seats."""
            return passed(way(*self._from_paper(box, victim)), others)

        def beside(box: Box) -> float:
            """Return the area covered of fronts, where wagers may lie beside the paper at a crowded table."""
            return covered(box, fronts)

        faults = (harm, crosses, beside)
        rough = [*self._felt(_STEPS[0]).spots(wide, tall, wish)]
        free = clear(rough, blocked)
        first = next(free, None)
        box, faultless = best_of(rough if first is None else chain((first,), free), *faults)
        if faultless:
            return box
        fine = [*self._felt(_STEPS[1]).spots(wide, tall, wish)]
        box, _ = best_of(chain((box,), clear(fine, blocked)), *faults)
        if harm(box) or crosses(box):
            harms = [*map(harm, fine)]
            most = max(min(harms), _CORNER * self.text_scale**2)
            nearly = [spot for spot, done in zip(fine, harms, strict=True) if done <= most]
            box, _ = best_of(nearly, crosses, harm, beside)
        return box

    # --- pieces --------------------------------------------------------------------------------------------------

    def places(self, board: OfferBoard) -> dict[Piece, Place]:
        """Return the place of each piece on the board."""
        found: dict[Piece, Place] = {}
        for z, piece in enumerate(board.zone(DISH)):
            found[piece] = self.place(piece, DISH)._replace(z=20 + 0.1 * z)
        for name, at in ((SLUSH, self.slush), (ASIDE, self.aside)):
            for z, piece in enumerate(board.zone(name)):
                lean = (z % 5 - 2) * 3.0
                found[piece] = at._replace(angle=lean, y=at.y - 0.08 * z * self.unit, z=3.5 + 0.05 * z)
        for piece in board.zone(OFFER):
            found[piece] = self.offer(*board.partners, board.victim)
        for seat in self.plaques:
            self._place_hand(seat, board, found)
            for piece in board.zone(purse(seat)):
                found[piece] = self.place(piece, purse(seat))
            for piece in board.zone(stake(seat)):
                found[piece] = self.place(piece, stake(seat))
            self._place_laid(seat, board, found)
        return found

    def _place_hand(self, seat: int, board: OfferBoard, found: dict[Piece, Place]) -> None:
        cards = board.zone(hand(seat))
        if seat == self.seat:
            width, box = self.sizes.hand_width, self._hand
            middle = box.x + box.width / 2
            places = fan(len(cards), middle, box.y, width, width * 0.62, box.width, 4.0, 300)
        else:
            spot = self.sizes.fan_over(self.plaques[seat], 1.1 if len(self.plaques) > 3 else _REACH)
            places = self.sizes.others_hand(len(cards), spot, 70)
        found |= dict(zip(cards, places, strict=True))

    def _place_laid(self, seat: int, board: OfferBoard, found: dict[Piece, Place]) -> None:
        """Place cards side by side at the front, except at the end kept for pennies."""
        cards = board.zone(laid(seat))
        box = self.fronts[seat]
        width = min(self.card_width, box.height / CARD_RATIO)
        room = box.width - self._stake_width(seat)
        middle = box.x + (box.width - room / 2 if self._stakes_first(seat) else room / 2)
        xs = row(len(cards), middle, width, width * 0.5, room)
        for z, (piece, x) in enumerate(zip(cards, xs, strict=True)):
            found[piece] = Place(x, box.y + box.height / 2, width, 0.0, 200 + z)

    def _stake_width(self, seat: int) -> float:
        return self.fronts[seat].width * 0.36

    def _stakes_first(self, seat: int) -> bool:
        """Return whether pennies lie at the left end of a front, which is the one towards the middle."""
        box = self.fronts[seat]
        return box.x + box.width / 2 > self.width / 2 + 1

    def place(self, piece: Piece, zone: object) -> Place:
        """Return the place of a pile that lies, or would lie, in a zone."""
        assert isinstance(piece, Coins)
        if zone == DISH:
            x, y = self.dish.centre
            room = self.dish.width * _WELL[0], self.dish.height * _WELL[1]
            return pile_within(piece.count, x, y - self.dish.height * 0.02, 1.15 * _COINS * self.unit, room, 20, ACROSS)
        assert isinstance(zone, tuple)
        kind, seat = zone
        if kind == "purse":
            box = self._purses[seat]
            wide = _COINS * self.unit * (1.25 if seat == self.seat else 1.0)
            return pile_within(piece.count, *box.centre, wide, (box.width * 0.92, box.height * 0.94), 30, ACROSS)
        box = self.fronts[seat]
        wide = self._stake_width(seat)
        x = box.x + wide / 2 if self._stakes_first(seat) else box.x + box.width - wide / 2
        room = (wide * 0.94, box.height - 20 * self.text_scale)
        return pile_within(piece.count, x, box.y + room[1] / 2, _COINS * self.unit, room, 30, ACROSS)

    def counted(self, seat: int) -> Point:
        """Return the point for the number of pennies in front of a seat: under them."""
        box = self.fronts[seat]
        wide = self._stake_width(seat)
        x = box.x + wide / 2 if self._stakes_first(seat) else box.x + box.width - wide / 2
        return x, box.y + box.height - 9 * self.text_scale

    def span(self, seat: int, other: int) -> tuple[Point, Point]:
        """Return the start and end of a ribbon from one seat's front to another's. Between neighbours it is lengthened
        into the fronts, so that it can be read as an arrow."""
        one, two = self.fronts[seat], self.fronts[other]
        start, end = edge(one, two.centre), edge(two, one.centre)
        length = _length(start, end)
        more = max(0.0, _ARROW * self.text_scale / max(1.0, length) - 1)
        across, down = (end[0] - start[0]) * more, (end[1] - start[1]) * more
        return (start[0] - 0.6 * across, start[1] - 0.6 * down), (end[0] + 0.4 * across, end[1] + 0.4 * down)

    def span_of_offer(self, partners: tuple[int, int], victim: int) -> tuple[Point, Point]:
        """Return the start and end of a ribbon from an offer to the victim's plaque and pennies."""
        at = self.offer(*partners, victim)
        tall = at.width * DEED_RATIO
        return self._from_paper(Box(at.x - at.width / 2, at.y - tall / 2, at.width, tall), victim)

    def _from_paper(self, paper: Box, victim: int) -> tuple[Point, Point]:
        plaque, pennies = self.plaques[victim], self._purses[victim]
        low = plaque.y + plaque.height if victim == self.seat else pennies.y + pennies.height
        two = plaque._replace(height=low - plaque.y)
        return edge(paper, two.centre), edge(two, paper.centre)


def _length(start: Point, end: Point) -> float:
    return hypot(end[0] - start[0], end[1] - start[1])
