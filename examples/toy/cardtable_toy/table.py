"""Model and layout of the toy's table.

Every player has a screen, which is lifted with their first card. The number that was named lies on paper.
"""

from __future__ import annotations

from cardtable.table.board import Board, Card, Coins, Paper, Piece, Screen
from cardtable.table.marks import Plaque
from cardtable.table.model import Perspective, TableModel
from cardtable.table.places import Box, Place, row
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.telling import Chart, Notice
from cardtable.table.words import Narrator as Words
from cardtable.table.words import card_words
from cardtable_toy.course import ToyCourse
from cardtable_toy.game import Buried, HandDealt, Named, Shown, ToyRules
from cardtable_toy.talk import talk_of

BANK, PAPER, SHOWN, BURIED = "bank", "paper", "shown", "buried"


class ToyLayout:
    """Layout with seats at the top and the lower left, and everything else in rows."""

    strip_height = 0.0
    text_scale = 1.0

    def __init__(self, seats: int, seat: int, width: float, height: float, mirrored: bool) -> None:
        self.width, self.height = width, height
        self.seat = seat
        others = [other for other in range(seats) if other != seat]
        xs = row(len(others), width / 2, 200, 320, width - 80)
        self.plaques = {other: Box(x - 100, 30, 200, 50) for other, x in zip(others, xs, strict=True)}
        self.plaques[seat] = Box(30, height - 320, 200, 50)
        self.prompt = Box(240, height - 340, width - 280, 120)

    def places(self, board: Board) -> dict[Piece, Place]:
        found: dict[Piece, Place] = {}
        for zone, y, width in (
            (("hand", self.seat), self.height - 110, 110.0),
            (BANK, self.height * 0.32, 110.0),
            (PAPER, self.height * 0.32, 90.0),
            (SHOWN, self.height * 0.45, 70.0),
            (BURIED, self.height * 0.45, 70.0),
        ):
            pieces = board.zone(zone)
            middle = self.width * (0.72 if zone in (PAPER, BURIED) else 0.4)
            for z, (x, piece) in enumerate(zip(row(len(pieces), middle, width, width * 1.1, 500), pieces, strict=True)):
                found[piece] = Place(x, y, width, 0.0, 10 + z)
        for other, plaque in self.plaques.items():
            for piece in board.zone(("screen", other)):
                found[piece] = Place(plaque.x + 160, plaque.y + 90, 70, 0.0, 40)
            if other != self.seat:
                for z, piece in enumerate(board.zone(("hand", other))):
                    found[piece] = Place(plaque.x + 60 + 40 * z, plaque.y + 60 + 30 * CARD_RATIO, 60, 0.0, z)
        return found


class Teller(Words):
    """Log of the toy: one sentence for each event."""

    def tell(self, event: object) -> str:
        if isinstance(event, Named):
            return f"{self.name(event.seat)}: {event.number}"
        if isinstance(event, Shown):
            return f"{self.name(event.seat)}: {card_words(event.card)}"
        return ""

    def counted(self, points: int) -> str:
        return f"{points} points"


class ToyModel(TableModel):
    """Model of the toy's table, which follows the events of one seat's view."""

    course: ToyCourse

    def __init__(self, seen: Perspective) -> None:
        super().__init__(seen)
        assert isinstance(seen.rules, ToyRules)
        self._most = seen.rules.most
        self.course = ToyCourse(seen.rules.own_hands(seen.seats), seen.seats)
        self.teller = Teller(seen.names, seen.side)
        self.talk = talk_of(seen)

    def take_in(self, event: object) -> Notice | None:
        self.course.follow(event)
        assert self.talk
        heard = self.talk.follow(event)
        if isinstance(event, HandDealt):
            self.zones.clear()
            for seat, cards in enumerate(event.hands):
                self.zones["hand", seat] = [Card(card, card is not None) for card in cards]
                self.zones["screen", seat] = [Screen(seat)]
            self.zones[BANK] = [Coins(self._most)]
        elif isinstance(event, Named):
            self.zone(PAPER).append(Paper(f"{event.number}", "named"))
        elif isinstance(event, Shown | Buried):
            self._play(event)
        text = self.teller.tell(event)
        return Notice(text) if text else heard

    def _play(self, event: Shown | Buried) -> None:
        for screen in self.zone(("screen", event.seat)):
            self.change(screen, ("screen", event.seat), face_up=True)
        held = self.cards(("hand", event.seat))
        card = next((card for card in held if card.card and card.card == event.card), held[-1])
        shown = isinstance(event, Shown)
        name = event.card if shown else card.card
        self.move(card, ("hand", event.seat), SHOWN if shown else BURIED, card=name, face_up=shown)

    def layout(
        self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True
    ) -> ToyLayout:
        return ToyLayout(self.seats, self.seen.side, width, height, mirrored)

    @property
    def scores(self) -> list[int]:
        return self.course.scores[-1]

    def plaque(self, seat: int, to_act: bool) -> Plaque:
        return Plaque(self.seen.names[seat], "")

    def chart(self) -> Chart:
        return Chart("Scores")

    def ending(self) -> str:
        return "It is over."
