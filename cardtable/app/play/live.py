"""A game being played here: the match, its record, the people at this screen, and the bots among them."""

import os
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.call_later import call_later
from cardtable.app.long_work import LongWork, Work
from cardtable.app.play.bot_seats import BotSeats
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.play.pool import PoolClient, Urgency
from cardtable.app.play.program_seat import command_of
from cardtable.app.settings import Settings
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.bots.reputation import UNKNOWN, Reputation
from cardtable.disk import InUse
from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import NOBODY
from cardtable.journal import Changed, Journal, Removed, beginning, digest, replaying
from cardtable.library.folders import replace_file
from cardtable.library.kept_words import kept_words, kept_words_path
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.session.observer import Observer, first_eyes, observers_of
from cardtable.session.session import THOUGHT, Decisions, Kept, Session, Table, kept_after
from cardtable.session.table_kind import gives_hints, is_practice
from cardtable.table.review import Weighed, luck_of
from cardtable.wording import in_words, reason, worded

HUMAN = "human"


class NotPlayable(ValueError):
    """A game that can't be opened or gone on with; one sentence for the person."""


class ReadGame(NamedTuple):
    """A game as its record told it, to be gone on with or watched."""

    path: Path
    digest: bytes
    """Of all that was read (see `digest` in the journal)."""
    record: Record
    match: Match
    observers: dict[int, Observer]
    """Who follows it, by whose eyes they are; nobody where it can't be gone on with here."""
    decisions: Decisions | None
    """Where its people have decided something; None where it can't be gone on with here."""


def reading(path: Path) -> Generator[float, None, ReadGame]:
    """Reads a record, in whatever thread: yields the share that has been read. It is not locked meanwhile.

    Fault where it is broken or against the rules; OSError where it can't be read.
    """
    kept = LineKeeper()
    observers: dict[int, Observer] = {}
    decisions: Decisions | None = None

    def followers(header: Header) -> list[MatchObserver]:
        nonlocal decisions
        if not is_playable(header):
            return [kept]
        observers.update(observers_of(header))
        decisions = Decisions(header)
        return [kept, decisions, *observers.values()]

    read = digest()
    match = yield from replaying(path, observers=followers, forgive_cut=True, hear=read.update)
    if observers:
        yield from observers[first_eyes(match.header)].reading()  # here, and not when the table is set
    return ReadGame(path, read.digest(), Record(match.header, tuple(kept.lines)), match, observers, decisions)


def taking_back(journal: Journal, count: int) -> Generator[float, None, ReadGame]:
    """Takes back all of a game but the first `count` lines, in whatever thread: yields the share that is done. The
    record is replaced by a shorter one at one blow, and on the disk then; `journal` is closed.

    Nobody else can write the record before it is replaced. OSError or Fault where that can't be done: the record is
    whole then, the old one or the new one.
    """
    with closing(journal):
        kept = yield from beginning(journal.path, count)
        journal.expect_own()
        if os.name == "nt":
            journal.close()  # no file that is open is replaced there
        replace_file(journal.path, kept.data, wait=True)
    return (yield from reading(journal.path))


def reputations_of(header: Header) -> tuple[Reputation, ...]:
    """What the bots at a table know of its people from other games at this screen: by seat, how well they kept their
    word. Nothing where the game has no talk, or nobody is known."""
    known = kept_words(kept_words_path()) if header.game.talk is not None else {}
    people = known_as(header)
    if not set(people.values()) & set(known):
        return ()
    return tuple([known.get(people[seat], UNKNOWN) if seat in people else UNKNOWN for seat in range(len(header.seats))])


def known_as(header: Header) -> dict[int, str]:
    """Return by seat the names by which people at a table are known from one game to the next; that of a person who has
    said none, and plays alone, is empty. Several without names are not known."""
    names = header.given_names
    return {seat: names[seat] for seat in header.people if names[seat] or seat == header.you}


class LiveGame(QObject):
    """A session as the window has it: what the session tells comes as signals, and the bots think beside it."""

    happened = Signal()
    """There are more events: the one who looks takes them from their look."""
    asked = Signal()
    """The one who looks owes a decision (again)."""
    turned = Signal(int)
    """Other eyes are to look now: those of a person who owes a decision, or SPECTATOR's where what lies on the screen
    belongs to somebody who has done. Until they do nothing goes on."""
    finished = Signal()
    """The game is over, and all of it has been shown."""
    weighed = Signal()
    """Another decision has been weighed."""
    taken_back = Signal(int)
    """All but so many lines of the record are being taken back: nothing goes on until then."""
    set_back = Signal()
    """They are, and the game goes on as it stood: those who are to look need another table."""
    failed = Signal(str, Kept)
    """The game can't go on here: why, and what there is of its record."""

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._reputations = reputations_of(table.match.header)
        self._bots = self._new_bots()
        self._adviser = PoolClient(Urgency.HINT, self)
        self.session = Session(table, self, self._bots)
        self.header = table.match.header
        """What the record begins with."""
        self.people = self.header.people
        """The seats of those who sit before this screen."""
        self.practice = is_practice(self.header)
        """Whether it is a practice table: what was decided can be taken back, and all hands can be seen."""
        self.hints = gives_hints(self.header)
        """Whether those who decide may ask for a hint."""
        self.path = table.journal.path
        """Where the record is kept."""
        self.weighings: dict[int, Weighed] = {}
        """By person, the last of their decisions that was weighed and all may know."""
        self._weighings: dict[int, Weighed] = {}  # those that wait for that

    # --- beginning -----------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, header: Header, path: Path, settings: Settings) -> "LiveGame":
        """Sets a new table, its record at `path`; NotPlayable where that can't be written."""
        why = _why_not_playable(header)
        if why:
            raise NotPlayable(why)
        try:
            journal = Journal.begin(path, header)
        except OSError as error:
            raise NotPlayable(worded("{file}: {why}", file=path, why=reason(error))) from None
        began = monotonic()
        journal.seconds = lambda: monotonic() - began  # of a game that is left and gone on with nobody knows
        return cls(Table(Match(header), journal, observers_of(header), Decisions(header)), settings)

    @classmethod
    def branching(
        cls, header: Header, lines: Sequence[Line], path: Path, settings: Settings
    ) -> Generator[float, None, "LiveGame"]:
        """Sets a table at which these lines have been played already, its record at `path`: yields the share that is
        there. Nothing is left of the record where that fails, or is left.

        NotPlayable where somebody sits there who can't play here; OSError where it can't be written.
        """
        why = _why_not_playable(header)
        if why:
            raise NotPlayable(why)
        observers, decisions = observers_of(header), Decisions(header)
        with ExitStack() as undo:
            journal = Journal.begin(path, header)
            undo.callback(path.unlink, missing_ok=True)
            undo.callback(journal.close)
            match = Match(header, observers=[journal, decisions, *observers.values()])
            for number, line in enumerate(lines, 1):
                match.take(line)
                yield number / len(lines)
            yield from observers[first_eyes(header)].reading()
            undo.pop_all()
        return cls(Table(match, journal, observers, decisions), settings)

    @classmethod
    def resuming(cls, game: ReadGame, settings: Settings) -> Generator[float, None, "LiveGame"]:
        """Goes on with a game that was read: yields the share that is done. NotPlayable where that can't be."""
        return cls((yield from _seated(game)), settings)

    # --- what it looks like --------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The game as it stands."""
        return self.session.match

    @property
    def observers(self) -> Mapping[int, Observer]:
        """By whose eyes they are: of every seat, SPECTATOR and EVERYTHING."""
        return self.session.observers

    @property
    def over(self) -> bool:
        """Whether nothing goes on any more, be it for a moment."""
        return self.session.stopped

    def first_eyes(self) -> int:
        """Who is to look at the beginning."""
        return first_eyes(self.header)

    def is_private(self, eyes: int) -> bool:
        """Whether their table shows, or is to ask, what another person at this screen may not know."""
        return self.session.is_private(eyes)

    def look(self, eyes: int, goes_on: bool = True, side: int = NOBODY) -> LiveSeat:
        """A source for the table of a pair of eyes, or of those who sit at no seat from a `side`. Nobody else looks
        from here on; the game goes on when these have been shown all, if it `goes_on`."""
        return LiveSeat(self, self.session.look_with(eyes, goes_on, side))

    def open_all(self, on: bool) -> None:
        """Whether all cards lie open on the tables that are set from now on; at a practice table alone."""
        self.session.all_open = on

    # --- what comes to it ----------------------------------------------------------------------------------------

    def choose(self, line: MoveLine) -> None:
        """The decision of the one who looks."""
        self.session.choose(line)
        if self.session.has_chosen(line.seat):  # others come first
            call_later(self, self._hand_over)

    def say(self, line: SayLine) -> None:
        """A person at this screen says something."""
        self.session.say(line)

    def hold(self, on: bool) -> None:
        """Somebody looks at something that the next move would take away: the others wait until they have done."""
        self.session.held = on
        call_later(self, self._play_on)  # not in the midst of what the table is showing

    def hurry(self) -> None:
        """Nobody waits: bots that have thought move now."""
        self._bots.hurry()
        self.session.play_on()

    def takes_back(self) -> int:
        """Whose last decision can be taken back; NOBODY's where none can."""
        return self.session.takes_back()

    def take_back(self) -> None:
        """Takes it back: the person who made it is asked again."""
        self.session.take_back()

    def close(self) -> None:
        """Leaves the table; the record stays."""
        self.session.leave()
        self._bots.close()
        self._adviser.close()

    # --- what a session asks of its screen -----------------------------------------------------------------------

    def show(self) -> None:
        """More has happened."""
        self._tell_weighings()
        self.happened.emit()

    def ask(self) -> None:
        """The one who looks owes a decision."""
        self.asked.emit()

    def turn_to(self, eyes: int) -> None:
        """Others are to look."""
        self.turned.emit(eyes)

    def finish(self) -> None:
        """The game is over: programs hear how it ended."""
        self._bots.tell({seat: observer.lines for seat, observer in self.observers.items()})
        self.finished.emit()

    def fail(self, why: str, kept: Kept) -> None:
        """The game can't go on."""
        self.failed.emit(in_words(why), kept)

    def cut(self, count: int) -> None:
        """Cuts the record, in a thread, and goes on with the rest."""
        self.taken_back.emit(count)
        self._bots.close()
        self._adviser.close()
        work = self._cutting(taking_back(self.session.journal, count))
        work.done.connect(self._lock_again)
        work.start_aside()

    def _lock_again(self, game: ReadGame) -> None:
        work = self._cutting(_seated(game))
        work.done.connect(self._go_back)
        work.start()

    def _cutting(self, steps: Work) -> LongWork:
        work = LongWork(steps, self)
        work.failed.connect(self._fail_cutting)
        return work

    def _fail_cutting(self, error: Exception) -> None:
        self.session.fail(reason(error), kept_after(error))

    def _go_back(self, table: Table) -> None:
        self._bots.deleteLater()
        self._bots = self._new_bots()
        self._weighings, self.weighings = {}, {}
        self.session.go_back(table, self._bots)
        if not self.over:
            self.set_back.emit()

    # --- who thinks beside it ------------------------------------------------------------------------------------

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
        """Asks a player what it would do, given the lines of a view."""
        effort = PLAYERS[self.match.game.key][player].judging  # as a review would, or the two would not agree
        self._adviser.ask(
            lines,
            player,
            luck_of(lines),
            lambda answer: then(answer.advice),
            effort=effort,
            seconds=THOUGHT,
            advice=True,
        )

    def weigh(self, line: MoveLine, player: str) -> None:
        """Asks a player what a decision is worth that a person is about to make. What it says is told as soon as all
        may know the decision."""
        observer = self.observers[line.seat]
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
    """Whether a game can be gone on with at this screen, as far as its header tells."""
    return not _why_not_playable(header)


def _why_not_playable(header: Header) -> str:
    """What keeps a game from being gone on with; empty where nothing does."""
    people = header.people
    for seat, who in enumerate(header.seats):
        if seat not in people and who.player not in PLAYERS[header.game.key] and not command_of(who.player):
            return worded(
                "seat {seat} is played by {player}, who can't play at this table",
                seat=seat,
                player=repr(who.player),
            )
    return ""


def _seated(game: ReadGame) -> Generator[float, None, Table]:
    """A game that was read, its record locked: yields the share that is done. NotPlayable where that is open elsewhere,
    is not any more what was read, or can't be written, or where somebody sits at its table who can't play here.

    Once it is locked, all of it is compared with what was read. Its length could be the same, where another window
    took a move back and made another; its inode too, since those are used again; and so could its time, which on
    some disks is told in seconds.
    """
    why = _why_not_playable(game.match.header)
    if why or game.decisions is None:
        raise NotPlayable(why)
    try:
        with ExitStack() as undo:
            journal = Journal.resume(game.path)
            undo.callback(journal.close)
            if (yield from journal.digesting()) != game.digest:
                raise Changed
            journal.expect_own()
            journal.mend()  # only now: a record that is refused is not touched
            undo.pop_all()
    except InUse:
        raise NotPlayable(worded("this game is open in another window")) from None
    except (Changed, Removed):
        raise NotPlayable(worded("this game was continued in another window: open it again")) from None
    except OSError as error:
        raise NotPlayable(worded("{file}: {why}", file=game.path, why=reason(error))) from None
    return Table(game.match, journal, game.observers, game.decisions)
