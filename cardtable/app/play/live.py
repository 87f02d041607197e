"""A game being played at this screen: the match, its record, the seat that sees, and bots that think at natural
beats."""

import secrets
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from cardtable.app.play.actions import Actions, Move, flat
from cardtable.app.play.bot_process import BotProcess
from cardtable.app.settings import Settings
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import Answer
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header, Record, parse_line
from cardtable.engine.views import View, ViewReader, ViewWriter
from cardtable.journal import InUse, Journal, replaying
from cardtable.match import LineKeeper, Match

HUMAN = "human"
SHORTEST_BEAT = 0.6
LONGEST_BEAT = 1.2
"""Seconds a bot takes at normal speed, drawn without regard to its cards or its thinking."""
THOUGHT = 1.0
"""Seconds that bots who search may think; those who owe their decisions together share them."""
_SOONEST = 10
"""Milliseconds between looks for a thought at instant speed."""


class NotPlayable(ValueError):
    """A game that can't be opened or gone on with; one sentence for the person."""


class _Onlooker:
    """Follows the match for one seat: the screen gets the events of its view, and nothing else."""

    def __init__(self, header: Header, seat: int) -> None:
        self.seat = seat
        self.writer = ViewWriter(header, seat)
        self.reader = ViewReader(self.writer.lines[0])
        self.events: list[object] = []

    def write(self, line: Line, events: Sequence[object]) -> None:
        for held in self.writer.write(line, events):
            self.events += self.reader.read(held)

    def taken(self) -> list[object]:
        """The events since last asked."""
        events, self.events = self.events, []
        return events


class ReadGame(NamedTuple):
    """A game as its record told it, to be gone on with or watched."""

    path: Path
    size: int
    """Bytes that the record had then."""
    record: Record
    match: Match
    followers: list["_Follower"]
    """Who sees the game for each seat; nobody where it can't be gone on with here."""


def reading(path: Path) -> Generator[float, None, ReadGame]:
    """Reads a record, in whatever thread: yields the share that has been read. It is not locked meanwhile.

    Fault where it is broken or against the rules; OSError where it can't be read.
    """
    kept, followers = LineKeeper(), list[_Follower]()

    def observers(header: Header) -> list[LineKeeper | _Follower]:
        followers.extend(_followers(header) if is_playable(header) else [])
        return [kept, *followers]

    size = path.stat().st_size
    match = yield from replaying(path, observers=observers, forgive_cut=True)
    return ReadGame(path, size, Record(match.header, tuple(kept.lines)), match, followers)


class LiveGame(QObject):
    """One game being played here.

    The screen calls `settled` whenever it has shown all that happened; then whoever owes a decision is asked.
    """

    happened = Signal(list)
    """Events of the seat's view, in order."""
    asked = Signal()
    """The person owes a decision (again): see `view`."""
    finished = Signal()
    failed = Signal(str)
    """The game can't go on here; its record stands as far as it goes."""

    def __init__(self, match: Match, journal: Journal, followers: "list[_Follower]", settings: Settings) -> None:
        super().__init__()
        onlooker = next(follower for follower in followers if isinstance(follower, _Onlooker))
        match.observers = [journal, *followers]  # in this order: what is shown is on disk
        self.match = match
        self.settings = settings
        self.path = journal.path
        """Where the record is kept."""
        self.seat = onlooker.seat
        self._journal = journal
        self._onlooker = onlooker
        self._writers = {follower.seat: follower.writer for follower in followers}
        self._bots = BotProcess(self)
        self._adviser = BotProcess(self)  # of its own: hints don't wait for the bots' thoughts
        self._thinking: set[int] = set()
        self._ready: dict[int, int] = {}
        self._in_beat: set[int] = set()
        self._chosen: MoveLine | None = None
        self._actions: Actions | None = None  # until something happens
        self._held = False
        self._disk = QThreadPool(self)
        self._disk.setMaxThreadCount(1)
        self._sync_due = False  # one is enough for all lines written before it
        self._pace = Random()  # of beats alone: it is keyed to nothing, and so tells nothing
        self._begun = False
        self._over = False

    # --- beginning -----------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, header: Header, path: Path, settings: Settings) -> "LiveGame":
        """Sets a new table, its record at `path`; NotPlayable where that can't be written."""
        followers = _followers(header)
        try:
            journal = Journal.begin(path, header)
        except OSError as error:
            raise NotPlayable(f"{path}: {error.strerror or error}") from None
        return cls(Match(header), journal, followers, settings)

    @classmethod
    def resume(cls, game: ReadGame, settings: Settings) -> "LiveGame":
        """Goes on with a game that was read; NotPlayable where its record is open elsewhere, is not any more what was
        read, or can't be written, or where not one person and players of ours sit at its table."""
        why = _why_not_playable(game.match.header)
        if why:
            raise NotPlayable(why)
        try:
            with ExitStack() as undo:
                journal = Journal.resume(game.path)
                undo.callback(journal.close)
                if game.path.stat().st_size != game.size:
                    raise NotPlayable("this game was played on in another window meanwhile")
                journal.mend()  # only now: a record that is refused is not touched
                undo.pop_all()
        except InUse:
            raise NotPlayable("this game is open in another window") from None
        except OSError as error:
            raise NotPlayable(f"{game.path}: {error.strerror or error}") from None
        return cls(game.match, journal, game.followers, settings)

    def start(self) -> list[object]:
        """Gives all events so far, to be shown at once, and lets the game go on when `settled` is called."""
        seed = self.match.header.seed
        self.match.give_rng(KeyedRandom(seed if seed is not None else secrets.randbits(63)))
        self._begun = True
        return self._onlooker.taken()

    # --- what the screen asks ------------------------------------------------------------------------------------

    @property
    def person(self) -> int:
        """The seat whose decisions are made here."""
        return self.seat

    @property
    def header(self) -> Header:
        """What the record begins with."""
        return self.match.header

    @property
    def game(self) -> AnyGame:
        """Which game it is."""
        return self.match.game

    @property
    def rules(self) -> HouseRules:
        """The house rules in force."""
        return self.header.rules

    @property
    def view(self) -> View:
        """What the person's seat knows now."""
        return self._onlooker.reader.view

    @property
    def names(self) -> list[str]:
        """What each seat is called."""
        return self.header.names

    @property
    def lines(self) -> list[dict[str, Any]]:
        """All lines that the person's seat has been told, from the first, whenever the game was begun."""
        return list(self._onlooker.writer.lines)

    def to_act(self) -> list[int]:
        """The seats that owe a decision, as this seat may know."""
        return [] if self._over else self.view.state.to_act()

    def actions(self) -> Actions:
        """What the person may choose; of no kind where she owes nothing, or has chosen already."""
        if self._actions is None:
            owes = self.seat in self.to_act() and self._chosen is None
            self._actions = Actions(self.seat, self.game.patterns(self.view.state, self.seat)) if owes else Actions()
        return self._actions

    def choose(self, move: Move) -> None:
        """The person's decision; where others come first it waits for them. Nothing happens where it is not legal."""
        if self.actions().move(**flat(move)) != move:
            return
        line = parse_line({"seat": self.seat, **move}, self.game, len(self.names))
        assert isinstance(line, MoveLine)
        self._chosen, self._actions = line, None
        self._go_on()

    def hint(self, player: str, then: Callable[[Advice | None], None]) -> None:
        """Asks a player what it would do in the person's place, from her view alone."""
        lines = self.lines
        key = KeyedRandom(*[str(line) for line in lines]).number("hint")
        self._adviser.ask(lines, player, key, lambda answer: then(answer.advice), seconds=THOUGHT, advice=True)

    # --- going on ------------------------------------------------------------------------------------------------

    def settled(self) -> None:
        """The screen has shown all that happened: the game goes on."""
        if self._over or not self._begun:
            return
        if self.match.result is None and (not self.match.waiting_on() or self.match.state.forced() >= 0):
            self._advance(self.match.go_on)  # a record may end where forced moves follow: nobody is asked for those
            return
        if self.match.result is not None:
            self._finish()
            return
        thinking = [seat for seat in self.match.waiting_on() if seat != self.seat]
        for seat in thinking:
            self._think(seat, THOUGHT / len(thinking))
        if self.actions():
            self.asked.emit()
        self._go_on()

    def _think(self, seat: int, seconds: float) -> None:
        """A bot that owes a decision thinks, and takes its moment meanwhile, whichever is longer."""
        who = self.match.header.seats[seat].player or HUMAN
        if seat in self._thinking or seat in self._ready:
            return
        self._thinking.add(seat)
        self._in_beat.add(seat)
        self._begin_beat(seat, self._pace.uniform(SHORTEST_BEAT, LONGEST_BEAT))
        key = self.match.player_rng(seat).number("table")
        # Who plays without pauses wants none for thinking either.
        time = seconds if self.settings.beat else 0.0
        self._bots.ask(self._writers[seat].lines, who, key, lambda answer: self._thought(seat, answer), seconds=time)

    def _end_beat(self, seat: int) -> None:
        if self._over:  # an answer won't come any more: a beat would follow a beat for ever
            return
        if seat in self._thinking and seat in self._in_beat:
            # Longer thought is rounded up to whole beats, so that its length tells nothing.
            self._begin_beat(seat, SHORTEST_BEAT)
            return
        self._in_beat.discard(seat)
        self._go_on()

    def _begin_beat(self, seat: int, seconds: float) -> None:
        milliseconds = max(_SOONEST, round(seconds * self.settings.beat * 1000))
        QTimer.singleShot(milliseconds, self, lambda: self._end_beat(seat))

    def _thought(self, seat: int, answer: Answer) -> None:
        self._thinking.discard(seat)
        if answer.move is None:
            self._fail(f"{self.names[seat]} can't play on: {answer.problem}")
            return
        self._ready[seat] = answer.move
        self._go_on()

    def hold(self, on: bool) -> None:
        """The person looks at something that the next move would take away: the others wait until she has done."""
        self._held = on
        QTimer.singleShot(0, self, self._go_on)  # not in the midst of what the table is showing

    def hurry(self) -> None:
        """The person won't wait: bots that have thought move now."""
        self._in_beat.clear()
        self._go_on()

    def _go_on(self) -> None:
        """Submits the decision that is due, if it has been made."""
        to_act = self.match.waiting_on()
        if self._over or not to_act:
            return
        seat = to_act[0]
        if seat == self.seat and self._chosen is not None:
            line, self._chosen = self._chosen, None
            self._advance(lambda: self.match.submit(self.seat, line))
        elif seat in self._ready and seat not in self._in_beat and not self._held:
            move = self._ready.pop(seat)
            self._advance(lambda: self.match.submit_code(move))

    def _advance(self, step: Callable[[], None]) -> None:
        """Lets the match go on; what happened is on disk before it is shown."""
        self._actions = None
        try:
            step()
        except OSError as error:
            self._fail(f"the record can't be written: {error.strerror or error}")
            return
        if not self._sync_due:
            self._sync_due = True
            self._disk.start(self._sync)
        self.happened.emit(self._onlooker.taken())

    def _sync(self) -> None:
        self._sync_due = False
        with suppress(OSError):  # a disk that fails is told of when the next line is written
            self._journal.sync()

    def _finish(self) -> None:
        if not self._over:
            self._over, self._actions = True, None
            self.finished.emit()

    def _fail(self, why: str) -> None:
        if not self._over:
            self._over, self._actions = True, None
            self.failed.emit(why)

    def close(self) -> None:
        """Leaves the table; the record stays."""
        self._over, self._actions = True, None
        self._bots.close()
        self._adviser.close()
        self._disk.waitForDone()
        self._journal.close()


class _SeatWriter:
    """Keeps a bot's view of the game for when it is asked."""

    def __init__(self, header: Header, seat: int) -> None:
        self.seat = seat
        self.writer = ViewWriter(header, seat)

    def write(self, line: Line, events: Sequence[object]) -> None:
        self.writer.write(line, events)


_Follower = _Onlooker | _SeatWriter
"""Who sees the game as one seat does."""


def is_playable(header: Header) -> bool:
    """Whether a game can be gone on with at this screen, as far as its header tells."""
    return not _why_not_playable(header)


def _why_not_playable(header: Header) -> str:
    """What keeps a game from being gone on with; empty where nothing does."""
    people = header.people
    if len(people) != 1:
        return "this game has not one person at the table, and can't be gone on with here"
    for seat, who in enumerate(header.seats):
        if seat != people[0] and who.player not in PLAYERS[header.game.key]:
            return f"seat {seat} is played by {who.player!r}, who can't be asked to this table"
    return ""


def _followers(header: Header) -> list[_Follower]:
    """The person's onlooker, and the writers of all bots' views; NotPlayable where they can't play here."""
    why = _why_not_playable(header)
    if why:
        raise NotPlayable(why)
    seats = range(len(header.seats))
    return [_Onlooker(header, seat) if seat in header.people else _SeatWriter(header, seat) for seat in seats]
