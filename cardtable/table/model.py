"""What a table shows at one moment, as a value: pieces in zones, plaques, marks, the course of the game, what is told.

A game's model follows the events of one observer's view, each of them once; all that shows a table, large or small,
live or looked back at, paints such a model. It knows no Qt, and no more of the game than its observer.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cardtable.engine.game import NOTHING
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import RulesChanged
from cardtable.engine.record import Header, numbered
from cardtable.engine.state import NOBODY, SPECTATOR
from cardtable.engine.views import seen_header
from cardtable.table.board import Board, Piece
from cardtable.table.marks import FeltText, Look, Mark, Plaque
from cardtable.table.places import Box, Place
from cardtable.table.remarks import Remark, Remarks
from cardtable.table.rules_text import changes_words
from cardtable.table.sounds import Sound
from cardtable.table.talk import Talk, is_nameless
from cardtable.table.telling import Chart, Moment, Notice
from cardtable.table.words import Teller


class Perspective(NamedTuple):
    """From where a table is seen, and by whom."""

    rules: HouseRules
    names: Sequence[str]
    """What each seat is called."""
    side: int
    """The seat from whose side it is seen."""
    own: int
    """The seat whose cards or chips lie open to the observer; NOBODY where none does."""
    you: int = NOBODY
    """The seat that is spoken to as you."""
    person: int = NOBODY
    """The seat whose decisions are made here."""
    all_open: bool = False
    """Whether all lies open."""
    setup: Mapping[str, Any] = NOTHING
    """The header's keys, of which a game reads its own: where it began. What the observer may not know is null."""
    players: Sequence[str] = ()
    """By seat who plays it, as a header names them: how they talk; none where that is not told."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    @property
    def names_in_questions(self) -> list[str]:
        """By seat what they are called in questions to the person whose decisions are made here. They alone are "you"
        there: who has no name goes by a number in questions to others."""
        is_other = [seat != self.person and is_nameless(name) for seat, name in enumerate(self.names)]
        return [numbered(seat) if other else self.names[seat] for seat, other in enumerate(is_other)]


def seen_by(header: Header, seat: int) -> Perspective:
    """A table as a seat sees it, from its own side; a spectator sees it from the side of the first."""
    own = max(seat, NOBODY)
    setup = seen_header(header, own if own >= 0 else SPECTATOR)
    return Perspective(header.rules, header.names, max(seat, 0), own, own, setup=setup, players=header.players)


class Layout(Protocol):
    """Where everything lies on a table of one size. Only what every table has; a game's own knows more."""

    prompt: Box
    plaques: dict[int, Box]
    strip_height: float
    """Of the row of ranks under a plaque; 0 where the game has none."""
    text_scale: float
    """How much larger than designed text on the felt is."""

    def places(self, board: Any) -> dict[Piece, Place]:
        """Where each piece on the board lies."""


class Ended(Protocol):
    """How a game ended."""

    @property
    def winners(self) -> Sequence[int]:
        """The seats that won."""

    @property
    def scores(self) -> Sequence[int]:
        """By seat."""


class Course(Protocol):
    """How a game has gone so far: what its result page is made from."""

    scores: list[list[int]]
    """By step, from the start: the score of each seat."""
    settled: int
    """So many events had been seen when what was taken last was about to be."""

    @property
    def ended(self) -> Ended | None:
        """The event that ended it, or None."""

    def follow(self, event: object) -> None:
        """Takes in one event."""


class TableModel(Board):
    """A table at one moment. Games fill in what follows from an event, and what is seen of it."""

    course: Course
    teller: Teller

    def __init__(self, seen: Perspective) -> None:
        super().__init__()
        self.seen = seen
        self.seats = seen.seats
        self.opening = ""
        """The landmark of where the game starts, in a position in the midst of it; empty at a usual beginning."""
        self.awaited = False
        """Whether a card of the person's is waited for."""
        self.talk: Talk | None = None
        """What is said, where a game has talk: its model makes it, and has it follow each event."""
        self.remarks: Remarks | None = None
        """What bots remark on what happens, where a game has that: its model makes it."""

    def follow(self, event: object) -> Notice | None:
        """Takes in an event of the view; what is to be said of it."""
        if self.remarks:
            self.remarks.follow(event)
        if not isinstance(event, RulesChanged):
            return self.take_in(event)
        self.adopt(event.rules)
        self.course.follow(event)
        if self.talk:
            self.talk.follow(event)
        text = changes_words(event, self.seats)
        return Notice(text) if text else None

    def take_in(self, event: object) -> Notice | None:
        """Takes in what happened in the game; what is to be said of it."""
        raise NotImplementedError

    @property
    def remark(self) -> Remark | None:
        """What somebody said of the last event that was followed; None where nobody did."""
        return self.remarks.last if self.remarks else None

    def verdict(self, event: object) -> Sound | None:
        """How it came out, where an event that was just taken in says so to all: a sound, or nothing."""
        return None

    def adopt(self, rules: HouseRules) -> None:
        """From here these rules hold."""
        self.seen = self.seen._replace(rules=rules)

    def settle(self) -> bool:
        """All that moved has landed: whether pieces have become others by it, such as coins that came to a pile."""
        return False

    def layout(self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True) -> Layout:
        """Where everything lies on a table so large, seen in a mirror or not; its texts so many times as large as
        designed, as far as there is room. `asks` is whether there is to be room for a question."""
        raise NotImplementedError

    def plaque(self, seat: int, to_act: bool) -> Plaque:
        """What a seat's plaque says, given whether it is to act."""
        raise NotImplementedError

    def marks(self, layout: Any) -> dict[Hashable, Mark]:
        """What lies on the felt beside the pieces, each under a name that it keeps."""
        return {}

    def looks(self) -> dict[Piece, Look]:
        """How those pieces lie there that are more than their faces."""
        return {}

    def texts(self, layout: Any) -> Sequence[FeltText]:
        """What lies on the felt beside plaques and the person's hand, for screen readers: no more than is seen."""
        return ()

    def source(self, piece: Piece, place: Place, layout: Any) -> Place | None:
        """Where a new piece that is nobody's comes from on its way to a place; None: from above the middle."""
        return None

    def stage(self) -> str:
        """How far the game has come, such as "Prize 4 of 13"; empty where it has not begun."""
        return ""

    @property
    def scores(self) -> Sequence[int]:
        """Of each seat, as all may know them."""
        raise NotImplementedError

    def ending(self) -> str:
        """Who won, and with what, once the game has ended."""
        raise NotImplementedError

    def why_ended(self) -> str:
        """What ended the game, in a sentence, where that was not what one plays for, such as a limit; else empty."""
        return ""

    def how(self) -> str:
        """How that was done, in another sentence; empty where there is nothing to tell."""
        return ""

    def moments(self) -> list[Moment]:
        """What decided a game that is over, in order of play."""
        return []

    def chart(self) -> Chart:
        """What is written around the course."""
        raise NotImplementedError

    def landmark(self, event: object) -> str:
        """What a teller says of an event to find the way by. It goes by the event alone, which may lie ahead of the
        table."""
        return self.teller.landmark(event)


Modelling = Callable[[Perspective], TableModel]
"""A game's own: the table before anything has happened."""
