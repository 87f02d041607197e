"""Layout of Mentalist Poker's table: a pure function of the pieces on it and the table's size.

Each other player has a block: their plaque, their screen below it, and beside that the room for their guesses. The dish
stands between the blocks and the question. Below the question come the person's own screen, seen from behind, their
bet, their line, and their chips.
"""

from typing import Protocol

from cardtable.games.mentalist.moves import ScreenLifted
from cardtable.table.board import Coins, Piece, Zone, zone_of_seats
from cardtable.table.places import Box, Place, mirror, pile_within
from cardtable.table.proportions import BEHIND_RATIO, RAISED, RIM, SCREEN_RATIO
from cardtable.table.seating import EDGE, SIDES, USUAL, Lettering, box_of, sizes_of, stand_apart


class BetBoard(Protocol):
    """Pieces of a table, and the seat whose bet stands behind its screen."""

    bettor: int | None
    lifted: ScreenLifted | None

    def zone(self, name: Zone) -> list[Piece]: ...


POT = "pot"
stack = zone_of_seats("stack")
"""Zone of a seat's chips behind its line."""
bet = zone_of_seats("bet")
"""Zone of the chips that a seat has pushed over its line."""
screen = zone_of_seats("screen")
"""Zone of a seat's screen."""
button = zone_of_seats("button")
"""Zone of the First Bettor button while a seat has it."""


_COINS = 78.0
"""Width for drawing a pile, as if it were a card of this width, if it has the room; designed pixels."""
_BUBBLES = {1: (120.0, 76.0), 2: (96.0, 62.0), 3: (92.0, 60.0)}
_BUBBLE = (78.0, 50.0)
"""Size of a guess's bubble by the number of other players, and the size for more of them, in designed pixels.

The latter is also the least size, in pixels.
"""
_LEAST_SCREEN, _LEAST_REACH = 20.0, 60.0
"""Least width of a screen and least half of a line, in pixels, for windows forced below their least size."""
_DISH = 0.60
"""Ratio of the dish's height to its width."""
_LEAST_DISH = 150.0
"""Least width of the dish, in pixels, for the layout to fit with larger texts."""
_PROMPT_WIDTH = 600.0
"""Width that a row of numbers and an answer need, in units of text."""
_WELL = (0.62, 0.56)
"""Share of the dish's width and height that coins take."""
_BEHIND, _BEFORE = 12.0, 45.0
"""Heights (z) of coins behind a screen and in front of it."""
_AFAR = 0.12
"""Width of a pile passing over another's screen, as a share of the screen's width."""
_NOTE = 13.0
"""Height by which a note rises above a plaque, in units of text."""
_TAG = 90.0
"""Width of the word at a screen's foot, in units of text."""
_WIDEST_SCREEN = {1: 250.0, 2: 176.0, 3: 136.0}
"""Greatest width of a screen by the number of other players, in designed pixels."""


class MentalistLayout:
    """Furniture for one size of table, and places for the pieces on a board.

    `mirrored` is for scripts that run from right to left: everything is mirrored, but the seats stay clockwise.
    """

    strip_height = 0.0

    def __init__(
        self,
        seats: int,
        seat: int,
        own: bool,
        width: float,
        height: float,
        mirrored: bool = False,
        lettering: Lettering = USUAL,
    ) -> None:
        """Compute all places; `own` says whether the chips behind the screen of `seat`, at the lower edge, are seen."""
        self.width, self.height = width, height
        self.seat = seat
        self.own = own
        self.mirrored = mirrored
        self.sizes = sizes_of(width, height, (196, 164 if seats > 6 else 176), lettering=lettering)
        self.unit, self.text_scale = self.sizes.unit, self.sizes.text_scale
        wide, high = _BUBBLES.get(seats - 1, _BUBBLE)
        wide, high = max(_BUBBLE[0], wide * self.unit), max(_BUBBLE[1], high * self.unit)
        self._bubble = (wide * lettering.plaque, high * lettering.plaque)
        self.plaques: dict[int, Box] = {}
        self.screens: dict[int, Place] = {}
        self.bubbles: dict[int, Box] = {}
        """Box for each seat's guess; also for its bet, in large figures, once the screen is lifted."""
        self.buttons: dict[int, Place] = {}
        self.feet: dict[int, Place] = {}
        """Place at the foot of each screen for the word that a bet stands."""
        self.unmarked: set[int] = set()
        """Seats whose screens have no room for that word beside the button; their plaques tell it."""
        self._piles: dict[int, Box] = {}
        self._lay_out_own()
        self._seat_self()
        turn = -1 if mirrored else 1
        others = [(seat + turn * step) % seats for step in range(1, seats)]
        self._seat_others(dict(zip(others, SIDES[seats - 1], strict=True)))
        self._lay_out_dish()
        if mirrored:
            mirror(self, width)

    # --- the person's side ---------------------------------------------------------------------------------------

    def _lay_out_own(self) -> None:
        """Place, from below, the person's chips, line, bet, screen and question."""
        unit = self.unit
        plaque_width, plaque_height = self.sizes.plaque
        reach = max(_LEAST_REACH, min(self.width / 2 - EDGE - plaque_width - 20 * unit, 300 * unit))
        middle = self.width / 2
        bottom = self.height - RIM - 12 * unit
        chips = 88 * unit
        over = 54 * unit
        wall = 2.15 * reach * BEHIND_RATIO
        self._stack = Box(middle - reach, bottom - chips, 2 * reach, chips)
        self.line = Box(middle - reach, self._stack.y - 10 * unit, 2 * reach, 2.0)
        self._over = Box(middle - reach, self.line.y - 6 * unit - over, 2 * reach, over)
        self._wall = Place(middle, self._over.y - wall / 2 - 2 * unit, 2.15 * reach, 0.0, 30)
        height = self.sizes.asking((140, 122))
        y = self._wall.y - wall / 2 - height - 10 * unit
        self.prompt = Box(EDGE, y, self.width - 2 * EDGE, height)
        self.plaques[self.seat] = Box(EDGE, bottom - plaque_height - 14 * unit, plaque_width, plaque_height)

    def _seat_self(self) -> None:
        unit = self.unit
        plaque = self.plaques[self.seat]
        wide, high = self._bubble
        self.bubbles[self.seat] = Box(plaque.x + 6 * unit, plaque.y - high - 16 * unit, wide, high)
        disc = 44 * unit
        over = plaque.y - _NOTE * self.text_scale - disc / 2 - 2
        self.buttons[self.seat] = Place(plaque.x + plaque.width - 26 * unit, over, disc, 0.0, 50)
        if self.own:
            self.screens[self.seat] = self._wall
            end = self.line.x + self.line.width
            self.feet[self.seat] = Place(end - 70 * self.text_scale, self._over.y + self._over.height / 2, 10.0)
            self._piles[self.seat] = self._over
            return
        tall = self._stack.y + self._stack.height - self._over.y
        wide = min(0.94 * tall / SCREEN_RATIO, self._stack.width * 0.7)
        self.screens[self.seat] = Place(self.width / 2, self._over.y + tall / 2, wide, 0.0, 30)
        self._stand(self.seat)

    def _stand(self, seat: int) -> None:
        """Place what belongs to a screen seen from the front."""
        place = self.screens[seat]
        tall = place.width * SCREEN_RATIO
        self.feet[seat] = Place(place.x, place.y + tall / 2 - 2, 10.0)
        # Below the edge of the screen when it is lifted.
        self._piles[seat] = Box(place.x - place.width / 2, place.y - 0.1 * tall, place.width, 0.6 * tall)

    # --- the others ----------------------------------------------------------------------------------------------

    def _seat_others(self, chairs: dict[int, int]) -> None:
        unit = self.unit
        width, height = self.sizes.plaque
        tops = [seat for seat, side in chairs.items() if side == 0]
        left = [seat for seat, side in chairs.items() if side < 0][::-1]
        right = [seat for seat, side in chairs.items() if side > 0]
        top = RIM + 16 * unit
        gap = max(8 * unit, _NOTE * self.text_scale)
        rows = 1 + max(len(left), len(right))
        # Screens are as large as all rows of blocks allow in the space above the question.
        room = self.prompt.y - 4 * unit - top - (rows - 1) * gap - rows * (height + 6 * unit)
        bubble = self._bubble[0]
        widest = _WIDEST_SCREEN.get(len(chairs), 0.0) * unit or width - bubble - 6 * unit
        tall = min(widest * SCREEN_RATIO, room / rows if rows > 1 else room * 0.52)
        wide = max(_LEAST_SCREEN, tall / SCREEN_RATIO)
        block = max(width, wide + bubble + 10 * unit)
        if len(tops) == 1:
            xs = [self.width / 2]
        elif len(tops) == 2:
            xs = [self.width * 0.29, self.width * 0.71]
        else:
            first = EDGE + block / 2
            xs = [first + (self.width - 2 * first) * place / (len(tops) - 1) for place in range(len(tops))]
        for seat, x in zip(tops, xs, strict=True):
            self._seat_at(seat, x, top, wide, 1 if x > self.width / 2 + 1 else 0, abs(x - self.width / 2) < 1)
        block_height = height + 6 * unit + wide * SCREEN_RATIO
        lower = top + block_height + gap
        for seats, side in ((left, -1), (right, 1)):
            free = self.prompt.y - 4 * unit - lower - len(seats) * block_height - (len(seats) - 1) * gap
            x = EDGE + width / 2 if side < 0 else self.width - EDGE - width / 2
            for place, seat in enumerate(seats):
                y = lower + max(0.0, free) * (0.35 if len(seats) == 1 else 0.0) + place * (block_height + gap)
                self._seat_at(seat, x, y, wide, side)

    def _seat_at(self, seat: int, x: float, y: float, wide: float, side: int, central: bool = False) -> None:
        """Place a seat's block around x, from y down.

        The screen stands on the rim's side of the bubble, or in the middle of the block if there is room beside it or
        the block is `central`.
        """
        unit = self.unit
        width, height = self.sizes.plaque
        self.plaques[seat] = Box(x - width / 2, y, width, height)
        tall = wide * SCREEN_RATIO
        over = y + height + 6 * unit
        bubble = self._bubble[0]
        high = min(self._bubble[1], tall * 0.8)
        if central or wide > 160 * unit:
            screen_x, bubble_x = x, x + wide / 2 + 12 * unit
        elif side > 0:
            screen_x, bubble_x = x + width / 2 - wide / 2, x + width / 2 - wide - 5 * unit - bubble
        else:
            screen_x, bubble_x = x - width / 2 + wide / 2, x - width / 2 + wide + 5 * unit
        self.screens[seat] = Place(screen_x, over + tall / 2, wide, 0.0, 30)
        self.bubbles[seat] = Box(bubble_x, over + (tall - high) * 0.35, bubble, high)
        disc = min(44 * unit, tall * 0.5)
        outer = screen_x - wide / 2 + disc * 0.3 if side <= 0 else screen_x + wide / 2 - disc * 0.3
        self.buttons[seat] = Place(outer, over + tall - disc * 0.5, disc, 0.0, 50)
        self._stand(seat)
        beside = 0.8 * disc
        if wide < _TAG * self.text_scale + beside:
            self.unmarked.add(seat)
        elif wide < _TAG * self.text_scale + 2 * beside:
            foot = self.feet[seat]
            self.feet[seat] = foot._replace(x=foot.x + (beside / 2 if side <= 0 else -beside / 2))

    # --- the middle ----------------------------------------------------------------------------------------------

    def _lay_out_dish(self) -> None:
        """Place the dish, as large as fits between the blocks and the question, with its caption on its lower rim."""
        unit = self.unit
        caption = 12 * self.text_scale
        x = self.width / 2
        lower = self.prompt.y - caption - 2 * unit
        best = Box(x - _LEAST_SCREEN, lower, 2 * _LEAST_SCREEN, _LEAST_SCREEN)
        blocks = [self._block(seat) for seat in self.plaques if seat != self.seat]
        # Its upper edge is the lower edge of some block: it is wide below all blocks, or fits between some of them.
        for upper in sorted({RIM, *(box.y + box.height for box in blocks)}):
            beside = [box for box in blocks if box.y + box.height > upper + 1]
            half = min([min(abs(box.x - x), abs(box.x + box.width - x)) for box in beside], default=x)
            if any(box.x < x < box.x + box.width for box in beside):
                continue
            width = min(320 * unit, 2 * half - 24 * unit, (lower - upper - 8 * unit) / _DISH)
            if width > best.width:
                height = width * _DISH
                best = Box(x - width / 2, upper + (lower - upper - height) * 0.55, width, height)
        self.dish = best
        self.caption = Place(x, best.y + best.height - 4 * unit, 10.0)

    def _block(self, seat: int) -> Box:
        boxes = [self.plaques[seat], self._piles[seat], self.bubbles[seat]]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right = max(box.x + box.width for box in boxes)
        return Box(left, top, right - left, max(box.y + box.height for box in boxes) - top)

    @property
    def fits(self) -> bool:
        """True if nothing overlaps, and the question has room for its answers."""
        screens = [
            box_of(place, BEHIND_RATIO if self.own and seat == self.seat else SCREEN_RATIO)
            for seat, place in self.screens.items()
        ]
        boxes = [*self.plaques.values(), *self.bubbles.values(), self.dish, self.prompt, *screens]
        has_words = self.sizes.has_words(self.prompt, _PROMPT_WIDTH)
        return has_words and self.dish.width > _LEAST_DISH and stand_apart(self.width, self.height, boxes)

    # --- pieces --------------------------------------------------------------------------------------------------

    def places(self, board: BetBoard) -> dict[Piece, Place]:
        """Return the place of each piece on the board."""
        found: dict[Piece, Place] = {}
        x, y = self.dish.centre
        for z, piece in enumerate(board.zone(POT)):
            found[piece] = self._pile(piece, Box(x, y - self.dish.height * 0.02, *self._well), 20 + 0.1 * z)
        for seat in self.plaques:
            for piece in board.zone(screen(seat)):
                found[piece] = self._screen(seat, board)
            for piece in board.zone(button(seat)):
                found[piece] = self.buttons[seat]
            for piece in board.zone(bet(seat)):
                found[piece] = self.place(piece, bet(seat))
            for piece in board.zone(stack(seat)):
                found[piece] = self.place(piece, stack(seat))
        return found

    def place(self, piece: Piece, zone: object) -> Place:
        """Return the place that a pile has, or would have, in a zone."""
        if zone == POT:
            x, y = self.dish.centre
            return self._pile(piece, Box(x, y, *self._well), 20)
        assert isinstance(zone, tuple)
        kind, seat = zone
        if kind == "bet":
            box = self._piles[seat]
            z = _BEFORE if seat == self.seat and self.own else _BEHIND
            return self._pile(piece, Box(*box.centre, box.width * 0.9, box.height), z)
        if seat == self.seat and self.own:
            x, y = self._stack.centre
            return self._pile(piece, Box(x, y, self._stack.width, self._stack.height - 14 * self.text_scale), 40)
        place = self.screens[seat]
        upper = place.y - place.width * SCREEN_RATIO / 2
        return place._replace(y=upper, width=place.width * _AFAR, z=_BEHIND)

    @property
    def _well(self) -> tuple[float, float]:
        return self.dish.width * _WELL[0], self.dish.height * _WELL[1]

    def _screen(self, seat: int, board: BetBoard) -> Place:
        """Return a screen's place, a little forward while a bet stands, and within the felt when lifted."""
        place = self.screens[seat]
        if board.lifted and board.lifted.seat == seat and not (seat == self.seat and self.own):
            top = place.y - (0.5 + RAISED) * place.width * SCREEN_RATIO
            return place._replace(y=place.y + max(0.0, RIM + 8 * self.unit - top))
        if board.bettor != seat or board.lifted:
            return place
        return place._replace(y=place.y + (-3 if seat == self.seat else 4) * self.unit)

    def _pile(self, piece: Piece, room: Box, z: float) -> Place:
        """Return the place of a pile around the point `room.x`, `room.y`, within the width and height of `room`."""
        assert isinstance(piece, Coins)
        return pile_within(piece.count, room.x, room.y, _COINS * self.unit, (room.width, room.height), z)
