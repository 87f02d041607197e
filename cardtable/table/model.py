"""Model of a table at one moment: pieces in zones, plaques, marks, the course of the game and its texts.

A game's model follows the events of one observer's view, each of them once. Everything that shows a table, large or
small, live or in a record, paints such a model. It knows no Qt, and no more of the game than its observer.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from cardtable.engine.game import NOTHING
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import RulesChanged
from cardtable.engine.record import Header, numbered
from cardtable.engine.state import EVERYTHING, NOBODY, SPECTATOR, State, Viewer
from cardtable.engine.views import seen_header
from cardtable.table.board import Board, Piece, Snapshot
from cardtable.table.marks import FeltText, Mark, PieceStyle, Plaque
from cardtable.table.places import Box, Place
from cardtable.table.remarks import Remark, Remarks
from cardtable.table.rules_text import changes_words
from cardtable.table.sounds import Sound
from cardtable.table.talk import Talk, is_nameless
from cardtable.table.telling import Chart, Moment, Notice
from cardtable.table.words import EndedGame, Narrator


class Perspective(NamedTuple):
    """View onto a table: who looks from which side, what they may know, and what the person there may do."""

    rules: HouseRules
    names: Sequence[str]
    """Name of each seat."""
    side: int
    """Seat at the near side of the table."""
    viewer: Viewer
    """Viewer of the table: a seat, SPECTATOR or EVERYTHING."""
    you: int = NOBODY
    """Seat that is called "you"; NOBODY for none."""
    person: int = NOBODY
    """Seat whose decisions the person at the screen makes; NOBODY for none."""
    all_open: bool = False
    """True if all cards lie open, whoever decides."""
    setup: Mapping[str, Any] = NOTHING
    """Header of the record, from which a game reads its starting position; what the viewer may not know is None."""
    players: Sequence[str] = ()
    """Player of each seat, as in a header, which decides how they talk; empty if unknown."""
    practice: bool = False
    """True at a practice table, where people may see and take back anything."""
    hints: bool = False
    """True if the person may ask for hints."""

    @property
    def seats(self) -> int:
        """Number of seats at the table."""
        return len(self.names)

    @property
    def own(self) -> int:
        """Seat at the near side if its cards or chips are seen; NOBODY if they are not."""
        return self.side if self.all_open or self.viewer == self.side else NOBODY

    @property
    def names_in_questions(self) -> list[str]:
        """Names of all seats in questions to the person whose decisions are made here.

        That person alone is "you" there: other people without a name go by the number of their seat.
        """
        is_other = [seat != self.person and is_nameless(name) for seat, name in enumerate(self.names)]
        return [numbered(seat) if other else self.names[seat] for seat, other in enumerate(is_other)]


def seen_by(header: Header, viewer: Viewer, side: int = 0, all_open: bool = False) -> Perspective:
    """Return the perspective of a viewer: a seat's from its own side, any other's from `side`."""
    all_open |= viewer == EVERYTHING
    seat = viewer if viewer >= 0 else NOBODY
    return Perspective(
        header.rules,
        header.names,
        side if seat == NOBODY else seat,
        viewer,
        you=seat,
        all_open=all_open,
        setup=header.object if all_open else seen_header(header, viewer),
        players=header.players,
    )


class Layout(Protocol):
    """Places of everything on a table of one size, as far as all tables have it; a game's own layout has more."""

    prompt: Box
    plaques: dict[int, Box]
    strip_height: float
    """Height of the row of ranks under a plaque; 0 if the game has none."""
    text_scale: float
    """Size of text on the felt, as a multiple of the designed one."""

    def places(self, board: Any) -> dict[Piece, Place]:
        """Return the place of each piece on the board."""


class Course(Snapshot):
    """Base class of a game's course, built up event by event, from which its result page is made."""

    ended: EndedGame | None = None
    """Event that ended the game; None while it goes on."""

    def __init__(self, scores: Sequence[int]) -> None:
        self.scores = [[*scores]]
        """Scores of all seats after each step, with those at the start first."""
        self.settled = 0
        """Number of events seen just before the last prize, pot or the like was taken."""
        self._seen = 0  # events before the one that is taken in

    def follow(self, event: object) -> None:
        """Take in one more event."""
        self.take_in(event)
        self._seen += 1

    def take_in(self, event: object) -> None:
        """Change by an event."""
        raise NotImplementedError


class TableModel(Board):
    """Base class of a game's table at one moment; games implement how it follows from events, and how it is shown."""

    course: Course
    teller: Narrator

    def __init__(self, seen: Perspective) -> None:
        super().__init__()
        self.seen = seen
        self.seats = seen.seats
        self.opening = ""
        """Heading of the landmark at the start, if the game started from a position midway; otherwise empty."""
        self.awaited = False
        """True if the table waits for a card of the person's."""
        self.talk: Talk | None = None
        """Talk at the table, made by the model and following each event; None if the game has no talk."""
        self.remarks: Remarks | None = None
        """Remarks of bots at the table, made by the model; None if the game has none."""

    def follow(self, event: object) -> Notice | None:
        """Take in an event of the view, and return the notice about it; None if there is none."""
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
        """Take in an event of the game itself, and return the notice about it; None if there is none."""
        raise NotImplementedError

    @property
    def remark(self) -> Remark | None:
        """Remark of a bot on the last event followed; None if there was none."""
        return self.remarks.last if self.remarks else None

    def verdict(self, event: object) -> Sound | None:
        """Return the sound of success or failure if an event just taken in shows it to all, otherwise None."""
        return None

    def adopt(self, rules: HouseRules) -> None:
        """Let these house rules hold from now on."""
        self.seen = self.seen._replace(rules=rules)

    def settle(self) -> bool:
        """Merge pieces after all moving ones have landed, such as coins into a pile; return whether any changed."""
        return False

    def layout(self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True) -> Layout:
        """Return the layout for a table of this size in pixels.

        `mirrored` is for scripts that run from right to left. Texts are `text_size` times as large as designed, if
        there is room for that. `asks` is whether to leave room for a question.
        """
        raise NotImplementedError

    def plaque(self, seat: int, to_act: bool) -> Plaque:
        """Return the plaque of a seat, given whether the seat is to act."""
        raise NotImplementedError

    def marks(self, layout: Any) -> dict[Hashable, Mark]:
        """Return the marks on the felt, each under a name that stays the same from event to event."""
        return {}

    def looks(self) -> dict[Piece, PieceStyle]:
        """Return the looks of pieces that don't have the usual one."""
        return {}

    def texts(self, layout: Any) -> Sequence[FeltText]:
        """Return texts for screen readers on what is seen on the felt beside plaques and the person's hand."""
        return ()

    def source(self, piece: Piece, place: Place, layout: Any) -> Place | None:
        """Return the place from which a new piece that is no seat's moves in; None for above the table's middle."""
        return None

    def stage(self) -> str:
        """Return the stage of the game, such as "Prize 4 of 13"; empty before it has begun."""
        return ""

    @property
    def scores(self) -> Sequence[int]:
        """Score of each seat, as far as it is public."""
        return self.course.scores[-1]

    def ending(self) -> str:
        """Return a sentence on who won, and with what score, once the game has ended."""
        assert self.course.ended
        return self.teller.ending(self.course.ended.winners, self.course.ended.scores)

    def why_ended(self) -> str:
        """Return a sentence on an unusual cause of the end, such as a limit; empty if there was none."""
        return ""

    def how(self) -> str:
        """Return a sentence on how the winner won; empty if there is nothing to tell."""
        return self.teller.how(self.course)

    def moments(self) -> list[Moment]:
        """Return the moments that decided a game that is over, in order of play."""
        return []

    def chart(self) -> Chart:
        """Return the labels of the chart of the course."""
        raise NotImplementedError

    def landmark(self, event: object) -> str:
        """Return the heading of an event that is a landmark; empty for any other event.

        It depends on the event alone, which may lie ahead of the model's moment.
        """
        return self.teller.landmark(event)


Modelling = Callable[[Perspective], TableModel]
"""Function of a game that makes the model of its table before the first event."""


_State = TypeVar("_State", bound=State)


def beginning(kind: type[_State], game: str, rules: HouseRules, seats: int, own: Mapping[str, Any]) -> _State:
    """Return the state from which a game began, as a state of type `kind`.

    `own` holds the game's own keys of the header, and may be a whole header. Values struck out there are unknown in the
    state too.
    """
    known = GAMES[game]
    state = known.start(rules, seats, {key: own[key] for key in known.own_keys if key in own}, SPECTATOR)
    assert isinstance(state, kind)
    return state


def lead_taken(scores: Sequence[Sequence[int]], seat: int) -> int | None:
    """Return the index of the step from which a seat was ahead of all others for good; None if it isn't at the end.

    `scores` holds the scores of all seats after each step.
    """
    first = len(scores)
    while first and _is_alone_ahead(scores[first - 1], seat):
        first -= 1
    return first if first < len(scores) else None


def _is_alone_ahead(scores: Sequence[int], seat: int) -> bool:
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
