"""A table for the tests' toy game: coins, a slip of paper, drops on a seat, a move with a million numbers.

The leader names a number: she drags coins from the bank onto her own plaque, or takes what the prompt offers. The
number then lies on paper before her. Everybody has a screen, which is lifted with her first card. A card is shown where
it is dropped on the felt, and buried where it is dropped on a seat.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.app.games.catalogue import GameScreens
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.staging import Asking, Furniture, Hinting, Pacing, Staging, Target, Telling
from cardtable.engine.lines import Said
from cardtable.table.board import Board, Card, Coins, Paper, Piece, Screen
from cardtable.table.places import Box, Place, row
from cardtable.table.proportions import CARD_RATIO
from cardtable.table.telling import Notice
from cardtable.table.words import Teller as Words
from cardtable.table.words import card_words
from tests.engine.toy import Buried, HandDealt, Named, Shown, Toy, ToyRules

BANK, PAPER, SHOWN, BURIED = "bank", "paper", "shown", "buried"


class Course:
    """How many cards have been played; a match of one hand ends with the third."""

    def __init__(self, hands: int, seats: int) -> None:
        self.left = hands * seats

    @property
    def ended(self) -> object | None:
        return None if self.left else self

    def follow(self, event: object) -> None:
        if isinstance(event, Shown | Buried):
            self.left -= 1


class ToyBoard(Board):
    """Follows the events of one seat's view."""

    def __init__(self, state: Toy, seat: int, most: int) -> None:
        super().__init__()
        self._state = state
        self._seat = seat
        self._most = most

    def apply(self, event: object) -> None:
        if isinstance(event, HandDealt):
            from tests.engine.toy import PACK

            self.zones.clear()
            for seat, cards in enumerate(self._state.hands):
                own = seat == self._seat
                self.zones["hand", seat] = [Card(PACK[card], True) if own else Card() for card in cards]
                self.zones["screen", seat] = [Screen(seat)]
            self.zones[BANK] = [Coins(self._most)]
        elif isinstance(event, Named):
            self.zone(PAPER).append(Paper(f"{event.number}", "named"))
        elif isinstance(event, Shown | Buried):
            for screen in self.zone(("screen", event.seat)):
                screen.face_up = True
            held = self.cards(("hand", event.seat))
            card = next((card for card in held if card.card and card.card == event.card), held[-1])
            card.face_up = isinstance(event, Shown)
            if card.face_up:
                card.card = event.card
            self.move(card, ("hand", event.seat), SHOWN if card.face_up else BURIED)


class ToyLayout:
    """Seats at the top and the lower left, all else in rows."""

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
    """One sentence an event."""

    def tell(self, event: object) -> str:
        if isinstance(event, Named):
            return f"{self.name(event.seat)}: {event.number}"
        if isinstance(event, Shown):
            return f"{self.name(event.seat)}: {card_words(event.card)}"
        return ""


class ToyTable:
    """The toy's parts."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        rules = table.source.rules
        assert isinstance(rules, ToyRules)
        self.board = ToyBoard(self._state, table.seat, rules.most)
        self.course = Course(rules.own_hands(table.seats), table.seats)
        self._teller = Teller(table.source.names, table.seat)
        self.staging = Staging(
            board=self.board,
            course=self.course,
            layout=lambda width, height, mirrored: ToyLayout(table.seats, table.seat, width, height, mirrored),
            hand_zone=("hand", table.seat),
            pacing=Pacing({HandDealt: 100, Named: 100, Shown: 100, Buried: 100, Said: 100}),
            telling=Telling(self._teller, self._notice),
            furniture=Furniture(put=lambda: None, refresh=self._refresh),
            asking=Asking(
                question=lambda: "Which number?" if "name" in self.kinds else "Show or bury?",
                answers=self._answers,
                ending=lambda: "It is over.",
                dropped=self._dropped,
                movable=self._movable,
            ),
            hinting=Hinting(hint=lambda advice: None, listed=lambda advice: "", card_of=lambda move: None),
        )

    @property
    def _state(self) -> Toy:
        state = self.table.source.view.state
        assert isinstance(state, Toy)
        return state

    @property
    def kinds(self) -> list[object]:
        """The kinds of move that may be made."""
        return list(self.table.source.actions().kinds())

    def _notice(self, event: object) -> Notice | None:
        text = self._teller.tell(event)
        return Notice(text) if text else None

    def _refresh(self, to_act: set[int]) -> None:
        for seat, plaque in enumerate(self.table.plaques):
            plaque.show_seat(self.table.source.names[seat], "", seat in to_act)

    def _answers(self) -> list[Answer]:
        table = self.table
        if "name" in self.kinds:
            number = int(table.turn.chosen.get("number", 7))
            return [
                Answer("name", f"Name {number}", "", "Return", lambda: table.turn.play(number=number), likely=True),
                Answer("more", "A thousand more", "", "Up", lambda: table.turn.choose(number=number + 1000)),
            ]
        return [
            Answer(kind, kind.capitalize(), "", key, lambda kind=kind: self._play_card(kind), kind == "show")  # type: ignore[misc]
            for kind, key in (("show", "Return"), ("bury", "B"))
        ]

    def _play_card(self, kind: str) -> None:
        if self.table.turn.card:
            self.table.turn.play(move=kind, card=self.table.turn.card)

    def _movable(self, piece: Piece) -> bool:
        coins = isinstance(piece, Coins) and "name" in self.kinds
        return coins or (isinstance(piece, Card) and piece.card in self.table.turn.playable())

    def _dropped(self, piece: Piece, target: Target) -> bool:
        if isinstance(piece, Coins):
            if target.seat == self.table.seat:
                self.table.turn.play(number=piece.count)
            return False  # the bank goes back
        if isinstance(piece, Card) and piece.card:
            self.table.turn.play(move="show" if target.seat is None else "bury", card=piece.card)
            return True
        return False


def stage(table: TablePresenter) -> Staging:
    """What the toy brings to a table."""
    return ToyTable(table).staging


class ToyScreens(GameScreens):
    """What the window would know of the toy: a table is all it has."""

    key = "toy"
    title = "Toy"
    fresh_seats = 3

    def stage(self) -> Callable[[TablePresenter], Staging]:
        return stage
