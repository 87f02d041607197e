"""A game being played here: the match, its record, the people at this screen, and the bots among them."""

import os
import secrets
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import ExitStack, closing
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.folders import replace_file
from cardtable.app.play.bot_process import BotProcess
from cardtable.app.play.bot_seats import THOUGHT, BotSeats
from cardtable.app.play.decisions import Decisions
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.play.onlooker import EVERYTHING, Onlooker
from cardtable.app.play.program_seat import command_of
from cardtable.app.play.table_kind import gives_hints, is_practice
from cardtable.app.settings import Settings
from cardtable.app.soon import soon
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.disk import InUse
from cardtable.engine.game import Refused
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import NOBODY, SPECTATOR
from cardtable.journal import Changed, Journal, Removed, beginning, digest, replaying
from cardtable.match import LineKeeper, Match, MatchObserver
from cardtable.table.review import Weighed

HUMAN = "human"


class NotPlayable(ValueError):
    """A game that can't be opened or gone on with; one sentence for the person."""


class Kept(Enum):
    """What there is of the record of a game that can't go on."""

    ALL = "all"
    """Every line that was shown."""
    REMOVED = "removed"
    """Nothing: its file was removed."""
    CHANGED = "changed"
    """Its file, as somebody else has left it."""


def kept_after(error: Exception) -> Kept:
    """What there is of a record that can't be written for this reason."""
    if isinstance(error, Removed | FileNotFoundError):
        return Kept.REMOVED
    return Kept.CHANGED if isinstance(error, Changed) else Kept.ALL


class ReadGame(NamedTuple):
    """A game as its record told it, to be gone on with or watched."""

    path: Path
    digest: bytes
    """Of all that was read (see `digest` in the journal)."""
    record: Record
    match: Match
    onlookers: dict[int, Onlooker]
    """Who follows it, by whose eyes they are; nobody where it can't be gone on with here."""
    decisions: Decisions | None
    """Where its people have decided something; None where it can't be gone on with here."""


def reading(path: Path) -> Generator[float, None, ReadGame]:
    """Reads a record, in whatever thread: yields the share that has been read. It is not locked meanwhile.

    Fault where it is broken or against the rules; OSError where it can't be read.
    """
    kept = LineKeeper()
    onlookers: dict[int, Onlooker] = {}
    decisions: Decisions | None = None

    def observers(header: Header) -> list[MatchObserver]:
        nonlocal decisions
        if not is_playable(header):
            return [kept]
        onlookers.update(_onlookers(header))
        decisions = Decisions(header)
        return [kept, decisions, *onlookers.values()]

    read = digest()
    match = yield from replaying(path, observers=observers, forgive_cut=True, hear=read.update)
    if onlookers:
        yield from onlookers[_first_eyes(match.header)].reading()  # here, and not when the table is set
    return ReadGame(path, read.digest(), Record(match.header, tuple(kept.lines)), match, onlookers, decisions)


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


class LiveGame(QObject):
    """One game being played here, seen through one pair of eyes at a time.

    Whoever looks calls `settled` whenever all that happened has been shown; then whoever owes a decision is asked.
    While nobody looks nothing goes on.
    """

    happened = Signal()
    """There are more events: whoever looks takes them from her onlooker."""
    asked = Signal()
    """Whoever looks owes a decision (again)."""
    turned = Signal(int)
    """Other eyes are to look now: those of a person who owes a decision, or SPECTATOR's where what lies on the screen
    is somebody's who has done. Until they do nothing goes on."""
    finished = Signal()
    """The game is over, and all of it has been shown."""
    weighed = Signal()
    """Another decision has been weighed."""
    taken_back = Signal(int)
    """All but so many lines of the record are to be taken back (see `taking_back`): this game goes on no more."""
    failed = Signal(str, Kept)
    """The game can't go on here: why, and what there is of its record."""

    def __init__(
        self,
        match: Match,
        journal: Journal,
        onlookers: Mapping[int, Onlooker],
        decisions: Decisions,
        settings: Settings,
    ) -> None:
        super().__init__()
        match.observers = [journal, decisions, *onlookers.values()]  # in this order: what is shown is on disk
        seed = match.header.seed
        match.give_rng(KeyedRandom(seed if seed is not None else secrets.randbits(63)))
        self.match = match
        self.header = match.header
        """What the record begins with."""
        self.people = match.header.people
        """The seats of those who sit before this screen."""
        self.practice = is_practice(match.header)
        """Whether it is a practice table: what was decided can be taken back, and all hands can be seen."""
        self.hints = gives_hints(match.header)
        """Whether whoever decides may ask for a hint."""
        self.all_open = False
        """Whether all cards lie open on the tables that are set from now on; at a practice table alone."""
        self.onlookers = onlookers
        """By whose eyes they are: of every seat, SPECTATOR and EVERYTHING."""
        self.path = journal.path
        """Where the record is kept."""
        self.shown = 0
        """How many events have been shown at this screen."""
        self.weighings: dict[int, Weighed] = {}
        """By person, the last of her decisions that was weighed and all may know."""
        self._weighings: dict[int, Weighed] = {}  # those that wait for that
        self.looking: LiveSeat | None = None
        """Who looks just now."""
        self._next: LiveSeat | None = None  # who will, once her table is set
        self.moving = False
        """Whether what has not been shown yet is to be seen happening at the next table, and not as it ended."""
        self._side = (self.people or [0])[0]
        self._journal = journal
        self._decisions = decisions
        self._is_taken_back = False
        self._is_handed_over = False
        self._bots = BotSeats(settings, self)
        self._bots.ready.connect(self._go_on)
        self._bots.failed.connect(self._bot_failed)
        self._adviser = BotProcess(self)  # of its own: hints don't wait for the bots' thoughts
        self._chosen: dict[int, MoveLine] = {}
        self._held = False
        self.over = False
        """Whether nothing goes on any more."""

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
            raise NotPlayable(f"{path}: {error.strerror or error}") from None
        return cls(Match(header), journal, _onlookers(header), Decisions(header), settings)

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
        onlookers, decisions = _onlookers(header), Decisions(header)
        with ExitStack() as undo:
            journal = Journal.begin(path, header)
            undo.callback(path.unlink, missing_ok=True)
            undo.callback(journal.close)
            match = Match(header, observers=[journal, decisions, *onlookers.values()])
            for number, line in enumerate(lines, 1):
                match.take(line)
                yield number / len(lines)
            yield from onlookers[_first_eyes(header)].reading()
            undo.pop_all()
        return cls(match, journal, onlookers, decisions, settings)

    @classmethod
    def resuming(cls, game: ReadGame, settings: Settings) -> Generator[float, None, "LiveGame"]:
        """Goes on with a game that was read: yields the share that is done. NotPlayable where its record is open
        elsewhere, is not any more what was read, or can't be written, or where somebody sits at its table who can't
        play here.

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
            raise NotPlayable("this game is open in another window") from None
        except (Changed, Removed):
            raise NotPlayable("this game was played on in another window meanwhile: open it again") from None
        except OSError as error:
            raise NotPlayable(f"{game.path}: {error.strerror or error}") from None
        return cls(game.match, journal, game.onlookers, game.decisions, settings)

    # --- who looks -----------------------------------------------------------------------------------------------

    def look(self, eyes: int, goes_on: bool = True) -> LiveSeat:
        """What a pair of eyes sees, from her own side of the table or else from where it was looked at last. Nobody
        else looks from here on; the game goes on when these have been shown all, if it `goes_on`."""
        self._side = eyes if eyes >= 0 else self._side
        self.looking = None
        seat = LiveSeat(self, eyes, self._side)
        self.moving = False
        self._next = seat if goes_on else None
        return seat

    def first_eyes(self) -> int:
        """Who is to look at the beginning."""
        return _first_eyes(self.header)

    def is_private(self, eyes: int) -> bool:
        """Whether their table shows, or is to ask, what another person at this screen may not know."""
        if len(self.people) < 2 or eyes not in self.people or self.all_open:
            return False
        return self.onlookers[SPECTATOR].keeps_from_others(eyes) or (eyes == self._deciding() and self._is_sealed())

    def _is_sealed(self) -> bool:
        """Whether what is decided now stays hidden from the others."""
        state = self.match.state
        line = self.match.game.move_line(state, state.any_move(state.turn, lambda: 0.0))
        return bool(self.match.game.secrets(self.header.rules, line))

    def _deciding(self) -> int | None:
        """The person who is to decide now: the first of those who owe it, one after another."""
        owing = (seat for seat in self.match.waiting_on() if seat in self.people and seat not in self._chosen)
        return next(owing, None)

    def _turn_to(self) -> int | None:
        """Whose eyes are to look now, where they are others, or are to look alone."""
        if len(self.people) < 2 or self.looking is None:
            return None
        deciding, eyes = self._deciding(), self.looking.eyes
        if deciding is not None:
            # Who has decided in the open, where others look on, and is to decide behind the curtain now, looks anew.
            alone = self.looking.private or not self.is_private(eyes)
            return None if deciding == eyes and alone else deciding
        return SPECTATOR if self.is_private(eyes) else None

    # --- what is decided -----------------------------------------------------------------------------------------

    def has_chosen(self, person: int) -> bool:
        """Whether a person has decided what she owes, though others come first."""
        return person in self._chosen

    def choose(self, line: MoveLine) -> None:
        """A person's decision, a legal one."""
        self._chosen[line.seat] = line
        self._go_on()
        if line.seat in self._chosen:  # others come first
            soon(self, self._turn)

    def takes_back(self) -> int:
        """Whose last decision can be taken back; NOBODY's where none can. At a practice table it is whatever was
        decided last; at any other what lies sealed, or waits, and nobody has seen, nor said anything to."""
        last = self._decisions.last
        if self._is_taken_back or not (self._chosen or last):
            return NOBODY
        if last is None or self._chosen:
            return next(reversed(self._chosen))  # they were chosen later than all that stands in the record
        sealed = self.onlookers[SPECTATOR].seals(last.seat) and not self._decisions.followed
        return last.seat if self.practice or sealed else NOBODY

    def take_back(self) -> None:
        """Takes the last decision back, where it can be: whoever made it is asked again, what others have done since is
        taken back too."""
        seat = self.takes_back()
        if seat == NOBODY:
            return
        if seat in self._chosen:
            del self._chosen[seat]
            self._ask_again(seat)
        elif self._decisions.last:
            self._is_taken_back = self.over = True
            self.taken_back.emit(self._decisions.last.at)

    def _ask_again(self, person: int) -> None:
        if self.looking is not None and self.looking.person == person:
            self.asked.emit()
            return
        self.looking = None
        self.turned.emit(person)

    def advise(self, lines: list[dict[str, Any]], player: str, then: Callable[[Advice | None], None]) -> None:
        """Asks a player what it would do, given the lines of a view."""
        key = KeyedRandom(*[str(line) for line in lines]).number("hint")
        self._adviser.ask(lines, player, key, lambda answer: then(answer.advice), seconds=THOUGHT, advice=True)

    def weigh(self, line: MoveLine, player: str) -> None:
        """Asks a player what a decision is worth that a person is about to make. What it says is told as soon as all
        may know the decision."""
        onlooker = self.onlookers[line.seat]
        state = onlooker.view(self.match).state.clone()
        move = self.match.game.move_code(state, line)

        def take(advice: Advice | None) -> None:
            if advice is not None:
                self._weighings[line.seat] = Weighed(line.seat, state, move, advice)
                self._tell_weighings()
                self.weighed.emit()

        self.advise(onlooker.lines, player, take)

    def _tell_weighings(self) -> None:
        everybody = self.onlookers[SPECTATOR]
        for seat in list(self._weighings):
            if not (seat in self._chosen or everybody.seals(seat)):
                self.weighings[seat] = self._weighings.pop(seat)

    def hold(self, on: bool) -> None:
        """Somebody looks at something that the next move would take away: the others wait until she has done."""
        self._held = on
        soon(self, self._go_on)  # not in the midst of what the table is showing

    def hurry(self) -> None:
        """Nobody waits: bots that have thought move now."""
        self._bots.hurry()
        self._go_on()

    # --- going on ------------------------------------------------------------------------------------------------

    def settled(self, seat: LiveSeat, shown: int) -> None:
        """All that happened, so many events, has been shown to a pair of eyes: the game goes on."""
        if seat is self._next:
            self.looking, self._next = seat, None
        if self.over or self.looking is not seat:
            return
        self.shown = shown
        if seat.has_more:
            self._show_more(seat)
            return
        match = self.match
        if match.result is None and (not match.waiting_on() or match.state.forced() >= 0):
            self._advance(match.go_on)  # a record may end where forced moves follow: nobody is asked for those
            return
        if match.result is not None:
            self._finish()
            return
        self._have_bots_think()
        if self._turn():
            return
        if seat.actions():
            self.asked.emit()
        self._go_on()

    def _show_more(self, seat: LiveSeat) -> None:
        """What came of a decision that was made behind the curtain is seen by all, and her cards by nobody any more."""
        if seat.private:
            self.looking, self.moving = None, True
            self.turned.emit(SPECTATOR)
        else:
            seat.show_more()

    def _have_bots_think(self) -> None:
        thinking = [seat for seat in self.match.waiting_on() if seat not in self.people]
        for seat in thinking:
            player = self.header.seats[seat].player or HUMAN
            key = self.match.player_rng(seat).number("table")
            self._bots.think(seat, player, self.onlookers[seat].lines, key, THOUGHT / len(thinking))

    def _turn(self) -> bool:
        """Has other eyes look, where they are to; whether it does."""
        if self.over or (eyes := self._turn_to()) is None:
            return False
        self.looking = None
        self.turned.emit(eyes)
        return True

    def _bot_failed(self, seat: int, why: str) -> None:
        self._fail(f"{self.header.names[seat]} can't play on: {why}")

    def _go_on(self) -> None:
        """Submits the decision that is due, if it has been made."""
        to_act = self.match.waiting_on()
        if self.over or self.looking is None or not to_act:
            return
        seat = to_act[0]
        if seat in self._chosen:
            line = self._chosen.pop(seat)
            self._advance(lambda: self.match.submit(seat, line))
        elif self._bots.has_move(seat) and not self._held:
            move = self._bots.take(seat)
            if isinstance(move, MoveLine):
                self._advance(lambda: self.match.submit(seat, move))
            else:
                self._advance(lambda: self.match.submit_code(move))

    def _advance(self, step: Callable[[], None]) -> None:
        """Lets the match go on; what happened is on disk before it is shown."""
        try:
            step()
        except OSError as error:
            self._fail(f"the record can't be written: {error.strerror or error}", kept_after(error))
            return
        except Refused as error:  # by a program; nobody else can choose what is not legal
            self._bot_failed(self.match.waiting_on()[0], str(error))
            return
        self._tell_weighings()
        self._journal.sync_soon()
        self.happened.emit()

    def _finish(self) -> None:
        self.over = True
        self._bots.tell({seat: onlooker.lines for seat, onlooker in self.onlookers.items()})
        self.finished.emit()

    def _fail(self, why: str, kept: Kept = Kept.ALL) -> None:
        if not self.over:
            self.over = True
            self.failed.emit(why, kept)

    def close(self) -> None:
        """Leaves the table; the record stays."""
        self._leave()
        if not self._is_handed_over:
            self._journal.close()

    def hand_over(self) -> Journal:
        """Leaves the table too, for `taking_back`, which closes the record."""
        self._leave()
        self._is_handed_over = True
        return self._journal

    def _leave(self) -> None:
        self.over = True
        self._bots.close()
        self._adviser.close()


def is_playable(header: Header) -> bool:
    """Whether a game can be gone on with at this screen, as far as its header tells."""
    return not _why_not_playable(header)


def _why_not_playable(header: Header) -> str:
    """What keeps a game from being gone on with; empty where nothing does."""
    people = header.people
    for seat, who in enumerate(header.seats):
        if seat not in people and who.player not in PLAYERS[header.game.key] and not command_of(who.player):
            return f"seat {seat} is played by {who.player!r}, who can't be asked to this table"
    return ""


def _first_eyes(header: Header) -> int:
    """The only person's; nobody's of several, before one of them is asked; where no person plays all lies open."""
    if len(header.people) == 1:
        return header.people[0]
    return SPECTATOR if header.people else EVERYTHING


def _onlookers(header: Header) -> dict[int, Onlooker]:
    """Those of every seat, and of whoever sits at none."""
    return {eyes: Onlooker(header, eyes) for eyes in (*range(len(header.seats)), SPECTATOR, EVERYTHING)}
