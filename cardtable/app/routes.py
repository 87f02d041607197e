"""Routes: plain values by which pages ask the window to show something. Only the window knows how to get there."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

if TYPE_CHECKING:
    from cardtable.engine.record import Header, Record
    from cardtable.playtest.block_runner import StudyPlan
    from cardtable.playtest.study import Goal
    from cardtable.table.review import Review

# --- pages -----------------------------------------------------------------------------------------------------------


class Home(NamedTuple):
    """First page."""


class GameHistory(NamedTuple):
    """Page with the game history."""

    file: str = ""
    """File name of the game that is chosen at first; the latest game if empty."""


class Seats(NamedTuple):
    """Page where a table is set up."""

    game: str
    """Key of the game."""
    rules: "Mapping[str, object] | None" = None
    """Rules that differ from the standard; None for the table as it was set up last."""
    playtest: bool = False
    """True if the rules are being tried out: the players are asked about the game afterwards."""
    back: "Home | Bench" = Home()
    """Page to which it leads back, and a table that is set up there."""


class ClosedGame(NamedTuple):
    """Result of a finished game, and everything that is kept of the game once its session is closed."""

    header: "Header"
    emblems: list[int]
    """Numbers of the emblems, by seat."""
    seat: int
    """Seat of the only person; NOBODY if there isn't exactly one."""
    events: "Sequence[object]"
    """Events seen by the person, or by the onlooker."""
    reviews: "dict[int, Review]"
    """Reviews by seat, for the people whose decisions can be reviewed here."""
    path: Path
    """Path of its record."""
    back: Home | GameHistory = Home()
    """Page to which the result leads back."""
    ended_here: bool = False
    """True if the game has ended at its table, instead of being read from a file."""


class ReviewOf(NamedTuple):
    """Review of a player's decisions in the game whose result was shown last."""

    seat: int | None = None
    """Player's seat; None for the one judged last."""


class MirrorOf(NamedTuple):
    """Mirror, which shows how readable a player was in the game whose result was shown last. `seat` is as in
    `ReviewOf`."""

    seat: int | None = None


# --- what takes its time ---------------------------------------------------------------------------------------------


class NewGame(NamedTuple):
    """New game. All new games are equal: while one is being dealt, asking for another has no effect."""

    header: "Header"

    @override
    def __eq__(self, other: object) -> bool:
        return isinstance(other, NewGame)

    @override
    def __hash__(self) -> int:
        return hash(NewGame)


class GoOn(NamedTuple):
    """Unfinished game, to be continued."""

    path: Path


class Open(NamedTuple):
    """Record: its game is continued if people play at this screen, or else watched."""

    path: Path
    back: Home | GameHistory = Home()
    """Page to which watching leads back."""
    at: int = 0
    """Number of lines after which the record is shown, if it is watched."""


class OpenFile(NamedTuple):
    """File from outside. A finished game is shown with its result and any other record as by `Open`; a lesson is
    started; a study is imported."""

    path: Path


class OpenOther(NamedTuple):
    """Record that the person has yet to choose."""


class ResultOf(NamedTuple):
    """Result of a finished game, as after watching it."""

    path: Path
    back: Home | GameHistory = Home()
    """Page to which it leads back."""


class WatchAgain(NamedTuple):
    """Game whose result was shown last, to be watched from a landmark, or else after `at` lines of its record."""

    landmark: int | None = None
    at: int = 0


class Bench(NamedTuple):
    """Bench, which measures the effect of rules on a game."""

    game: str
    """Key of the game."""
    rules: "Mapping[str, object]" = MappingProxyType({})
    """Rules that differ from the standard."""
    seats: int | None = None
    """Number of seats; None if unknown."""
    back: Home | GoOn | Open = Home()
    """Page to which it leads back, such as the table from which it was opened."""
    kept: object = None
    """Kept study to show there, as the lab's `StudyFolder`; None for no study. The type isn't named, as this module is
    below the lab."""


class Sweep(NamedTuple):
    """Sweep, which tries values of rules, laid over the page."""

    game: str
    """Key of the game."""
    rules: "Mapping[str, object]"
    """Rules of the base that differ from the standard."""
    players: tuple[str, ...]
    """Names of players, by seat."""
    goals: "tuple[Goal, ...]" = ()
    """Goals for measures that are proposed at first."""


class CaseOf(NamedTuple):
    """Game of a study, watched from the first line that differs between two rule sets, laid over the page."""

    plan: "StudyPlan"
    rule_set: int
    """Number of the rule set under which it is shown."""
    block: int
    rotation: int
    folder: "Path | None" = None
    """Folder of the study, if it is kept, where the game's record is saved."""
    beside: int = 1
    """Number of the rule set that is compared with the base."""


class StudyAt(NamedTuple):
    """Kept study, shown on the bench."""

    path: Path
    """Folder of the study."""


class Studies(NamedTuple):
    """Page of kept studies, laid over the page."""

    take: "Path | None" = None
    """Archive or file of a study to import and open; None for none."""


class OpenTable(NamedTuple):
    """Game with all hands open after `at` lines of its record, laid over the page. It can't be one that people are
    playing."""

    path: Path
    at: int = 0


class BothOf(NamedTuple):
    """Game of a study under the base and under another rule set side by side, from the first line that differs, laid
    over the page."""

    plan: "StudyPlan"
    block: int
    rotation: int
    folder: "Path | None" = None
    beside: int = 1
    """`folder` and `beside` are as in `CaseOf`."""


class PlayOn(NamedTuple):
    """Practice table that continues a game after `at` lines of its record."""

    path: Path
    at: int
    viewer: int
    """Seat from which the game was seen; below 0 for none."""
    record: "Record | None" = None
    """Record at `path`, if it has been read already."""


class Again(NamedTuple):
    """New deal at the same table."""

    order: "Sequence[int] | None" = None
    """Old seats of the players, by their new seats; None if all players keep theirs."""


class Learn(NamedTuple):
    """Lesson of a game, continued where it was left."""

    game: str
    """Key of the game."""
    afresh: bool = False
    """True to start from the beginning, even if the lesson was left later on."""
    file: Path | None = None
    """File of a lesson from outside; None for ours. It always starts from the beginning."""


class HowToPlay(NamedTuple):
    """Page on how to play a game, laid over the page."""

    game: str
    """Key of the game."""
    rules: "Mapping[str, object]" = MappingProxyType({})
    """Rules that differ from the standard."""
    seats: int | None = None
    """Number of seats; None if it is about no particular table."""


class OtherSeats(NamedTuple):
    """New deal at the same table after seats have been chosen."""

    scores: tuple[int, ...]
    """Scores by seat in the finished game. The player with the lowest chooses first."""


# --- over the page that is shown -------------------------------------------------------------------------------------


class ChangeSettings(NamedTuple):
    """Settings dialog."""


class About(NamedTuple):
    """Page about this copy of the program, laid over the page."""


Route = (
    Home
    | GameHistory
    | Seats
    | ClosedGame
    | ReviewOf
    | MirrorOf
    | NewGame
    | GoOn
    | Open
    | OpenFile
    | OpenOther
    | ResultOf
    | WatchAgain
    | Bench
    | Sweep
    | CaseOf
    | StudyAt
    | Studies
    | OpenTable
    | BothOf
    | PlayOn
    | Again
    | Learn
    | HowToPlay
    | OtherSeats
    | ChangeSettings
    | About
)


def is_same(one: Route | None, other: Route | None) -> bool:
    """Return whether two routes lead to the same. Kinds are compared too, as tuples of different kinds can be equal,
    such as Home() and About()."""
    return type(one) is type(other) and one == other
