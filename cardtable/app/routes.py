"""What pages ask the window for: somewhere to go, as a plain value. The window alone knows how one comes there."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

if TYPE_CHECKING:
    from cardtable.app.page import Page
    from cardtable.engine.record import Header, Record
    from cardtable.playtest.blocks import StudyPlan
    from cardtable.playtest.study import Goal

# --- pages -----------------------------------------------------------------------------------------------------------


class Home(NamedTuple):
    """The first page."""


class Kept(NamedTuple):
    """The games that were played."""

    file: str = ""
    """The name of the one that is chosen at first; the latest where nothing is said."""


class Seats(NamedTuple):
    """The page where a table is set."""

    game: str
    """Its key."""
    rules: "Mapping[str, object] | None" = None
    """What differs from the author's; where nothing is said, the table is as it was set last."""
    playtest: bool = False
    """Whether the rules are tried out: those who have played are asked how it was."""
    back: "Home | Bench" = Home()
    """Where one goes from it, and from a table that is set there."""


class ReviewOf(NamedTuple):
    """The review of a player's decisions in the game whose result was shown last."""

    seat: int | None = None
    """Whose decisions; where nothing is said, theirs that were judged last."""


class MirrorOf(NamedTuple):
    """How readable somebody was in the same game."""

    seat: int | None = None


# --- what takes its time ---------------------------------------------------------------------------------------------


class NewGame(NamedTuple):
    """A new game. Nothing comes of another while one is being dealt, so all of them are one wish."""

    header: "Header"

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, NewGame)

    @override
    def __hash__(self) -> int:
        return hash(NewGame)


class GoOn(NamedTuple):
    """A game that was left is gone on with."""

    path: Path


class Open(NamedTuple):
    """A record: its game is gone on with where people play at this screen, any other is watched."""

    path: Path
    back: Home | Kept = Home()
    """Where one goes from watching it."""
    at: int = 0
    """Watched, it is shown from after so many of its lines."""


class OpenFile(NamedTuple):
    """A file from outside: a game that is over is shown with its result, any other record as `Open` has it; a lesson is
    given, a study is taken in."""

    path: Path


class OpenOther(NamedTuple):
    """A record that is yet to be chosen."""


class ResultOf(NamedTuple):
    """The result of a game that is over, as it would be after watching it."""

    path: Path
    back: Home | Kept = Home()
    """Where one goes from it."""


class WatchAgain(NamedTuple):
    """The game that was looked back on last is watched, from a landmark or from after so many of its lines."""

    landmark: int | None = None
    at: int = 0


class Bench(NamedTuple):
    """The page that says what rules do to a game."""

    game: str
    """Its key."""
    rules: "Mapping[str, object]" = MappingProxyType({})
    """What differs from the author's."""
    seats: int | None = None
    """How many play, where that is known."""
    back: Home | GoOn | Open = Home()
    """Where one goes from it: to the table from which one came, for instance."""
    kept: object = None
    """The study that is shown there with its findings, where one is: an `OnBench` of the lab, which is above this."""


class Sweep(NamedTuple):
    """Values of rules are tried: laid over the page."""

    game: str
    """Its key."""
    rules: "Mapping[str, object]"
    """What differs from the author's in the base."""
    players: tuple[str, ...]
    """By seat."""
    goals: "tuple[Goal, ...]" = ()
    """What some measures should come to: that is proposed."""


class CaseOf(NamedTuple):
    """A game of a study is watched, from the first line that went otherwise: laid over the page."""

    plan: "StudyPlan"
    rule_set: int
    """By which it is to be seen."""
    block: int
    rotation: int
    folder: "Path | None" = None
    """Where the study is kept, if it is: the game comes to lie there."""
    beside: int = 1
    """The rule set that is compared with the base: the game is shown from where those two part."""


class StudyAt(NamedTuple):
    """A kept study is shown on the bench."""

    path: Path
    """Its folder."""


class Studies(NamedTuple):
    """The studies that are kept, laid over the page."""

    take: "Path | None" = None
    """A study that was sent, or a study's file: it is taken in, and opened."""


class OpenTable(NamedTuple):
    """A game with all hands open, laid over the page, after so many lines of its record. Not while people play it."""

    path: Path
    at: int = 0


class BothOf(NamedTuple):
    """A game of a study is shown as it went under the base and under a rule set beside it, from the first line that
    differs: laid over the page."""

    plan: "StudyPlan"
    block: int
    rotation: int
    folder: "Path | None" = None
    beside: int = 1
    """Both as in `CaseOf`."""


class PlayOn(NamedTuple):
    """A practice table where a game goes on after so many lines of a record."""

    path: Path
    at: int
    eyes: int
    """Those that looked at it."""
    record: "Record | None" = None
    """Where it has been read."""


class Again(NamedTuple):
    """The same table, a new deal."""

    order: "Sequence[int] | None" = None
    """Who of those at the table sits in each seat now; everybody stays where nothing is said."""


class Learn(NamedTuple):
    """A game's lesson, from where it was left."""

    game: str
    """Its key."""
    afresh: bool = False
    """From its beginning, however far one had come."""
    file: Path | None = None
    """A lesson of somebody else's, where it is not ours; it is always begun afresh."""


class HowToPlay(NamedTuple):
    """How a game is played, on one page that is laid over the one that is shown."""

    game: str
    """Its key."""
    rules: "Mapping[str, object]" = MappingProxyType({})
    """What differs from the author's."""
    seats: int | None = None
    """How many play; None where it is about no table."""


class OtherSeats(NamedTuple):
    """The same again, once the seats have been chosen."""

    scores: tuple[int, ...]
    """By seat, in the game that is over: who lost most chooses first."""


# --- over the page that is shown -------------------------------------------------------------------------------------


class LaidOver(NamedTuple):
    """A page to be looked at in between: the one below is there again afterwards, as it was."""

    page: "Page"


class ChangeSettings(NamedTuple):
    """The settings."""


class About(NamedTuple):
    """What this copy of the program is, laid over the page."""


Way = (
    NewGame
    | Bench
    | Sweep
    | StudyAt
    | Studies
    | GoOn
    | CaseOf
    | BothOf
    | OpenTable
    | Open
    | OpenFile
    | OpenOther
    | ResultOf
    | WatchAgain
    | PlayOn
    | Learn
    | HowToPlay
    | OtherSeats
)
Route = Home | Kept | Seats | ReviewOf | MirrorOf | Way | Again | LaidOver | ChangeSettings | About


def is_same(one: Route | None, other: Route | None) -> bool:
    """Whether two of them lead to the same: without their kinds, Home() and Kept() would be equal."""
    return type(one) is type(other) and one == other
