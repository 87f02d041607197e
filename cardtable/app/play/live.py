"""Game being played at this screen: its match, its record, its people, and the bots at the table."""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.event_loop import call_later
from cardtable.app.jobs import Steps, run, slices, thread
from cardtable.app.play.bot_seats import BotSeats, command_of
from cardtable.app.pool import PoolClient, Urgency, process
from cardtable.app.settings import Settings
from cardtable.bots.player import UNKNOWN, Advice, Reputation
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import Question, answer
from cardtable.disk import InUse, remove_file
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import Viewer
from cardtable.errors import Refused
from cardtable.journal import Changed, Journal, beginning, digest, replaying
from cardtable.library.folders import replace_file
from cardtable.library.reputations import kept_words, kept_words_path
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.session.observer import Observer, first_viewer, observers_of
from cardtable.session.session import THOUGHT, DecisionLog, ObservedGame, RecordLeft, Session, kept_after
from cardtable.session.table_kind import is_practice
from cardtable.table.review import Weighed, luck_of
from cardtable.wording import in_words, reason, worded

HUMAN = "human"


class ReadGame(NamedTuple):
    """Game as read from its record, to be gone on with or watched."""

    path: Path
    digest: bytes
    """Digest of everything read (see `digest` in the journal)."""
    record: Record
    match: Match
    observers: dict[Viewer, Observer]
    """Observers by viewer: a seat, SPECTATOR or EVERYTHING. Empty if the game can't be gone on with here."""
    decisions: DecisionLog | None
    """Decisions of the people in the game; None if it can't be gone on with here."""


def reading(path: Path) -> Generator[float, None, ReadGame]:
    """Read a record, in any thread; yields the share read, 0 to 1. The record is not locked.

    Raises BadInput if it is broken or against the rules, and OSError if it can't be read.
    """
    kept = LineKeeper()
    observers: dict[Viewer, Observer] = {}
    decisions: DecisionLog | None = None

    def followers(match: Match) -> list[MatchObserver]:
        nonlocal decisions
        if not is_playable(match.header):
            return [kept]
        observers.update(observers_of(match.header))
        decisions = DecisionLog(match)
        return [kept, decisions, *observers.values()]

    read = digest()
    match = yield from replaying(path, observers=followers, forgive_cut=True, hear=read.update)
    if observers:
        yield from observers[first_viewer(match.header)].reading()  # now, rather than when the table is set up
    return ReadGame(path, read.digest(), Record(match.header, tuple(kept.lines)), match, observers, decisions)


def taking_back(journal: Journal, count: int) -> Generator[float, None, ReadGame]:
    """Take back a game to its first `count` lines, in any thread; yields the share done, 0 to 1.

    A shorter record replaces the old one in one step, and is on disk then. `journal` is closed; until the record is
    replaced, nobody else can write it. Raises OSError or BadInput if it fails; the record is complete then, the old
    one or the new one.
    """
    with closing(journal):
        kept = yield from beginning(journal.path, count)
        journal.expect_own()
        if os.name == "nt":
            journal.close()  # Windows can't replace an open file
        replace_file(journal.path, kept.data, wait=True)
    return (yield from reading(journal.path))


def reputations_of(header: Header) -> tuple[Reputation, ...]:
    """Return how well each seat's person kept their word in other games at this screen, for the bots to know; empty if
    the game has no talk, or nobody is known."""
    known = kept_words(kept_words_path()) if header.game.talk is not None else {}
    people = known_as(header)
    if not set(people.values()) & set(known):
        return ()
    return tuple([known.get(people[seat], UNKNOWN) if seat in people else UNKNOWN for seat in range(len(header.seats))])


def known_as(header: Header) -> dict[int, str]:
    """Return, by seat, the names by which people at a table are known from one game to the next.

    The name is empty for a person who plays alone and gave none. Several people without names are not known.
    """
    names = header.given_names
    return {seat: names[seat] for seat in header.people if names[seat] or seat == header.you}


class LiveGame(QObject):
    """Game being played at this screen: a `Session` whose reports come as signals, and the bots that think for it."""

    happened = Signal()
    """There are more events; the source in view takes them from its `look`."""
    asked = Signal()
    """The person in view owes a decision (perhaps again)."""
    turned = Signal(int)
    """Another viewer is to look: a person who owes a decision, or SPECTATOR if what is on the screen belongs to a
    person who has finished. The game stops until they do."""
    finished = Signal()
    """The game is over, and all of it has been shown."""
    weighed = Signal()
    """Another decision has been weighed."""
    taken_back = Signal(int)
    """The record is being cut to this number of lines. The game stops until then."""
    set_back = Signal()
    """The record has been cut, and the game goes on from there with new tables."""
    failed = Signal(str, RecordLeft)
    """The game can't go on here: the reason, and what is left of its record."""

    def __init__(self, table: ObservedGame, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._reputations = reputations_of(table.match.header)
        self._bots = self._new_bots()
        self._adviser = PoolClient(Urgency.HINT, self)
        self.session = Session(table, self, self._bots)
        self.header = table.match.header
        """Header of the record."""
        self.people = self.header.people
        """Seats of the people at this screen."""
        self.practice = is_practice(self.header)
        """True at a practice table, where decisions can be taken back and all hands can be seen."""
        self.path = table.journal.path
        """Path of the record."""
        self.weighings: dict[int, Weighed] = {}
        """Last weighed decision of each person, by seat, once everyone may know it."""
        self._weighings: dict[int, Weighed] = {}  # those of decisions that are still hidden

    # --- beginning -----------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, header: Header, path: Path, settings: Settings) -> "LiveGame":
        """Start a new game whose record is written to `path`. Raises Refused if either is impossible."""
        why = _why_not_playable(header)
        if why:
            raise Refused(why)
        try:
            journal = Journal.begin(path, header)
        except OSError as error:
            raise Refused(worded("{file}: {why}", file=path, why=reason(error))) from None
        began = monotonic()
        journal.seconds = lambda: monotonic() - began  # not for resumed games, whose time isn't known
        match = Match(header)
        return cls(ObservedGame(match, journal, observers_of(header), DecisionLog(match)), settings)

    @classmethod
    def branching(
        cls, header: Header, lines: Sequence[Line], path: Path, settings: Settings
    ) -> Generator[float, None, "LiveGame"]:
        """Start a game in which these lines have been played already, recorded at `path`; yields the share done.

        If that fails or is abandoned, no record is left. Raises Refused if a player in the header can't play here,
        and OSError if the record can't be written.
        """
        why = _why_not_playable(header)
        if why:
            raise Refused(why)
        match, observers = Match(header), observers_of(header)
        decisions = DecisionLog(match)
        with ExitStack() as undo:
            journal = Journal.begin(path, header)
            undo.callback(remove_file, path)
            undo.callback(journal.close)
            match.observers = [journal, decisions, *observers.values()]
            for number, line in enumerate(lines, 1):
                match.take(line)
                yield number / len(lines)
            yield from observers[first_viewer(header)].reading()
            undo.pop_all()
        return cls(ObservedGame(match, journal, observers, decisions), settings)

    @classmethod
    def resuming(cls, game: ReadGame, settings: Settings) -> Generator[float, None, "LiveGame"]:
        """Go on with a game that was read; yields the share done, 0 to 1. Raises Refused if that is impossible."""
        return cls((yield from _seated(game)), settings)

    # --- what it looks like --------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """Match of the session, as it stands."""
        return self.session.match

    @property
    def over(self) -> bool:
        """True if the game has stopped, for good or for a moment."""
        return self.session.stopped

    def first_viewer(self) -> Viewer:
        """Return the first viewer: a person's seat, SPECTATOR or EVERYTHING."""
        return first_viewer(self.header)

    # --- what comes to it ----------------------------------------------------------------------------------------

    def choose(self, line: MoveLine) -> None:
        """Take the decision of the person in view."""
        self.session.choose(line)
        if self.session.has_chosen(line.seat):  # other seats come first
            call_later(self, self._hand_over)

    def hold(self, on: bool) -> None:
        """Make the others wait while the person looks at something that the next move would remove, or end that."""
        self.session.held = on
        call_later(self, self._play_on)  # not in the midst of what the table is showing

    def hurry(self) -> None:
        """End all pauses: bots that have decided move now."""
        self._bots.hurry()
        self.session.play_on()

    def close(self) -> None:
        """Leave the table; the record stays."""
        self.session.leave()
        self._bots.close()
        self._adviser.close()

    # --- the session's Screen -----------------------------------------------------------------------------------

    def show(self) -> None:
        """Report that more has happened."""
        self._tell_weighings()
        self.happened.emit()

    def ask(self) -> None:
        """Report that the person in view owes a decision."""
        self.asked.emit()

    def turn_to(self, viewer: Viewer) -> None:
        """Report that another viewer is to look."""
        self.turned.emit(viewer)

    def finish(self) -> None:
        """End the game, and tell programs how it ended."""
        self._bots.tell({seat: observer.lines for seat, observer in self.session.observers.items()})
        self.finished.emit()

    def fail(self, why: str, kept: RecordLeft) -> None:
        """Report that the game can't go on."""
        self.failed.emit(in_words(why), kept)

    def cut(self, count: int) -> None:
        """Cut the record to `count` lines, in a thread, and go on from there."""
        self.taken_back.emit(count)
        self._bots.close()
        self._adviser.close()
        run(self._cutting(count), self, self._go_back, self._fail_cutting)

    def _cutting(self, count: int) -> Steps:
        game = yield thread(taking_back(self.session.journal, count), outlasts=True)
        return (yield slices(_seated(game)))

    def _fail_cutting(self, error: Exception) -> None:
        self.session.fail(reason(error), kept_after(error))

    def _go_back(self, table: ObservedGame) -> None:
        self._bots.deleteLater()
        self._bots = self._new_bots()
        self._weighings, self.weighings = {}, {}
        self.session.go_back(table, self._bots)
        if not self.over:
            self.set_back.emit()

    # --- bots and advisers --------------------------------------------------------------------------------------

    def _new_bots(self) -> BotSeats:
        bots = BotSeats(self._settings, self, self._reputations)
        bots.ready.connect(self._play_on)
        bots.failed.connect(self._give_up)
        return bots

    def _hand_over(self) -> None:
        self.session.hand_over()

    def _play_on(self) -> None:
        self.session.play_on()

    def _give_up(self, seat: int, why: str) -> None:
        self.session.give_up(seat, why)

    def advise(self, lines: list[dict[str, Any]], player: str, then: Callable[[Advice | None], None]) -> None:
        """Ask a player what they would do, given the lines of a view; `then` gets None if there is no advice."""
        effort = PLAYERS[self.match.game.key][player].judging  # a review's effort, so that the two agree
        question = Question(list(lines), player, luck_of(lines), effort, THOUGHT, advice=True)
        asking = process(partial(answer, question), self._adviser)
        run(asking, self._adviser, lambda answered: then(answered.advice), lambda _: then(None))

    def weigh(self, line: MoveLine, player: str) -> None:
        """Ask a player what a person's decision is worth. It is reported once everyone may know the decision."""
        observer = self.session.observers[line.seat]
        state = observer.view(self.match).state.clone()
        move = self.match.game.move_code(state, line)

        def take(advice: Advice | None) -> None:
            if advice is not None:
                self._weighings[line.seat] = Weighed(line.seat, state, move, advice)
                self._tell_weighings()
                self.weighed.emit()

        self.advise(observer.lines, player, take)

    def _tell_weighings(self) -> None:
        for seat in list(self._weighings):
            if not self.session.hides_decision(seat):
                self.weighings[seat] = self._weighings.pop(seat)


def is_playable(header: Header) -> bool:
    """Return whether a game can be gone on with at this screen, judging by its header."""
    return not _why_not_playable(header)


def _why_not_playable(header: Header) -> str:
    """Return the reason why a game can't be gone on with; empty if it can."""
    people = header.people
    for seat, who in enumerate(header.seats):
        if seat not in people and who.player not in PLAYERS[header.game.key] and not command_of(who.player):
            return worded(
                "seat {seat} is played by {player}, who can't play at this table",
                seat=seat,
                player=repr(who.player),
            )
    return ""


def _seated(game: ReadGame) -> Generator[float, None, ObservedGame]:
    """Lock the record of a game that was read, and return its table; yields the share done, 0 to 1.

    Raises Refused if the record is open elsewhere, has changed since, or can't be written, or if a player in the
    header can't play here. Once locked, the whole record is compared with what was read. Its length may be the same if
    another window took back a move and made another; so may its inode, since inodes are used again, and its time, which
    some disks keep only in seconds.
    """
    why = _why_not_playable(game.match.header)
    if why or game.decisions is None:
        raise Refused(why)
    try:
        with ExitStack() as undo:
            journal = Journal.resume(game.path)
            undo.callback(journal.close)
            if (yield from journal.digesting()) != game.digest:
                raise Changed
            journal.expect_own()
            journal.mend()  # only now, since a refused record must not be touched
            undo.pop_all()
    except InUse:
        raise Refused(worded("this game is open in another window")) from None
    except Changed:
        raise Refused(worded("this game was continued in another window: open it again")) from None
    except OSError as error:
        raise Refused(worded("{file}: {why}", file=game.path, why=reason(error))) from None
    return ObservedGame(game.match, journal, game.observers, game.decisions)
