"""Session: state machine of a game at one screen. It knows who looks, who owes a decision and what is taken back.

No Qt. Calls and what follows from them; calls that aren't listed for a phase (see `Phase`) change nothing:

    look_with        HANDING_OVER until that table has shown everything; for good if the game isn't to go on there
    settled          first case of `_follow` that applies:
                       more has happened      SHOWING; HANDING_OVER if it is for all to see and only one person looks
                       there is a result      OVER
                       the floor is open      WAITING until bots and programs have said what they like, one after
                                              another; HANDING_OVER if it is for all to see and only one person looks.
                                              Then the floor is closed, and the next case that applies follows
                       no decision is due     the match plays forced moves, deals, or ends: SHOWING
                       another viewer is due  HANDING_OVER
                       this viewer decides    ASKING
                       otherwise              WAITING
    choose, say, and moves and talk of bots and programs
                     as soon as they are due and somebody looks: the match takes them, SHOWING. If it refuses one, a bot
                     or program fails the game, a person is asked again for a move, and a person's talk is dropped
    take_back        a decision that is in no record yet is asked for again, by HANDING_OVER if another viewer looks;
                     any other: TAKING_BACK
    go_back          HANDING_OVER, with what is left of the record
    fail, leave      FAILED, LEFT
"""

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from errno import ENOENT
from typing import Any, NamedTuple, Protocol

from cardtable.bots.players import asked_at_floor, may_talk
from cardtable.bots.program import PREFIX
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.state import EVERYTHING, NOBODY, SPECTATOR, Viewer
from cardtable.engine.views import View
from cardtable.errors import Refused
from cardtable.journal import Changed, Journal
from cardtable.match import Match
from cardtable.session.observer import Observer
from cardtable.session.table_kind import gives_hints, is_practice
from cardtable.table.model import Perspective, seen_by
from cardtable.wording import reason, worded


class PersonDecision(NamedTuple):
    """Move of a person who had a choice."""

    at: int
    """Number of lines of the game before it."""
    seat: int
    sealed: bool
    """True if the others saw that the move was made, but nothing of the choice."""


class DecisionLog:
    """Observer that remembers the last decision of a person in a match."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._lines = 0
        self._patterns = self._due()
        self.last: PersonDecision | None = None
        """Last decision; None before the first."""
        self.followed = False
        """True if the last decision was followed by a person's forced move, a move in the open, or talk.

        A sealed decision can't be taken back then: it could be changed in the light of what followed.
        """

    def _due(self) -> Sequence[Mapping[str, Any]]:
        """Return the patterns of the decision that a person owes now; none if no person does, or the move is forced.

        They are kept for `write`, which is called after the move.
        """
        match, turn = self._match, self._match.state.turn
        is_decision = turn in match.header.people and match.state.forced() < 0
        return match.game.patterns(match.state, turn) if is_decision else ()

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Take one more line of the match."""
        if isinstance(line, MoveLine):
            secrets = self._match.game.secrets(self._match.rules, line)
            if self._patterns:
                hidden = {secret.path[0] for secret in secrets}
                self.last = PersonDecision(self._lines, line.seat, _is_sealed(self._patterns, hidden))
                self.followed = False
            elif line.seat in self._match.header.people or not secrets:
                self.followed = True
        elif isinstance(line, SayLine):
            self.followed = True
        self._lines += 1
        self._patterns = self._due()


def _is_sealed(patterns: Sequence[Mapping[str, Any]], hidden: Collection[object]) -> bool:
    """Return whether nothing visible of a move was a choice, as with a bid laid face down.

    That is so if the legal moves have only one pattern, in which every part that isn't `hidden` is fixed.
    """
    first, *others = patterns
    return not others and not any(isinstance(part, dict | list) for key, part in first.items() if key not in hidden)


THOUGHT = 1.0
"""Seconds that players who search may think, shared by those who owe their decisions together."""
REPLY = 0.2
"""Seconds that they may think about a reply that is due at once, such as to an attack; shared in the same way."""


class Phase(Enum):
    """Phase of a session."""

    HANDING_OVER = "handing over"
    """Nobody looks: the viewer changes, their table is being set, or a curtain covers it. The game stands still."""
    SHOWING = "showing"
    """Events are being shown to the one who looks. Decisions made meanwhile are taken at once, and shown afterwards."""
    ASKING = "asking"
    """Everything has been shown, and the one who looks owes a decision."""
    WAITING = "waiting"
    """Everything has been shown, and other players are thinking."""
    TAKING_BACK = "taking back"
    """The record is being cut; the game goes on with the lines that are left."""
    OVER = "over"
    """The game has its result, and everything has been shown. The last decision may still be taken back."""
    FAILED = "failed"
    LEFT = "left"


_LOOKED_AT = (Phase.SHOWING, Phase.ASKING, Phase.WAITING)
_STOPPED = (Phase.TAKING_BACK, Phase.OVER, Phase.FAILED, Phase.LEFT)


class RecordLeft(Enum):
    """State of the record of a game that can't go on."""

    ALL = "all"
    """The file holds every line that was shown."""
    REMOVED = "removed"
    """The file was removed."""
    CHANGED = "changed"
    """The file was changed by another program."""


def kept_after(error: Exception) -> RecordLeft:
    """Return the state of a record that can't be written because of an error."""
    if isinstance(error, OSError) and error.errno == ENOENT:
        return RecordLeft.REMOVED
    return RecordLeft.CHANGED if isinstance(error, Changed) else RecordLeft.ALL


class ObservedGame(NamedTuple):
    """Game as far as it has been played, with everything that follows it."""

    match: Match
    journal: Journal
    observers: Mapping[Viewer, Observer]
    """Observers by viewer: every seat, SPECTATOR and EVERYTHING."""
    decisions: DecisionLog


class SessionScreen(Protocol):
    """Screen that shows a session, as the session calls it."""

    def show(self) -> None:
        """Show what has happened since, which the current look gives (`Viewport.go_on`)."""

    def ask(self) -> None:
        """Ask the one who looks for the decision that they owe, perhaps once more."""

    def turn_to(self, viewer: Viewer) -> None:
        """Hand over to another viewer.

        That is a person who owes a decision, or SPECTATOR if the screen still shows what only a person who
        has decided may see.
        """

    def finish(self) -> None:
        """End the game, all of which has been shown."""

    def cut(self, count: int) -> None:
        """Cut the record after `count` lines of the game, then call `Session.go_back`, or `fail` if it can't be cut."""

    def fail(self, why: str, kept: RecordLeft) -> None:
        """Show that the game can't go on: the reason, and what is left of its record."""


class BotsAndPrograms(Protocol):
    """Bots and programs at the table."""

    def think(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int, seconds: float) -> None:
        """Have a seat think about the decision that it owes or will owe, for so many `seconds`.

        Each decision has a `key` of its own. Nothing happens if the seat has thought about this one, unless another
        seat has spoken since. `lines` are those that the seat has been told.
        """

    def take(self, seat: int) -> int | MoveLine | SayLine | None:
        """Return a seat's next line of talk, then its move: as a code, or as a line that may prove illegal.

        None as long as it has not decided, or is not to move yet.
        """

    def open_floor(self) -> None:
        """Prepare for talk after a move that opens the floor; `let_speak` then asks one seat after another."""

    def let_speak(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int) -> None:
        """Have the seat that has the floor think about what to say; as in `think`, only if it is asked anew."""

    def has_spoken(self, seat: int) -> bool:
        """Return whether a seat has said everything that it wanted to say at the floor."""

    def take_words(self, seat: int) -> SayLine | None:
        """Return the next line of talk of the seat at the floor; None as long as it may say nothing."""


class Viewport:
    """Look at a table that is set for one viewer: the events they may see, and how many they were given."""

    def __init__(self, seen: Perspective, shows: Observer, private: bool, until: int | None) -> None:
        self.seen = seen
        """Perspective of the table. Even if all cards lie open, questions and hints go by what its `viewer` knows."""
        self.private = private
        """True if, when the look began, nobody else at this screen was to look."""
        self.given = 0
        """Number of events that have been given to be shown."""
        self._shows = shows
        self._until = until

    @property
    def events(self) -> Sequence[object]:
        """Events that may be shown, from the first."""
        return self._shows.events

    @property
    def has_more(self) -> bool:
        """True if events have happened that weren't given yet."""
        return self.given < len(self.events)

    def begin(self) -> list[object]:
        """Return the events to set the table with; those that `go_on` returns are then shown as they happen."""
        return self._give(self._until)

    def go_on(self) -> list[object]:
        """Return the events since; in a private look only the next one, which is the decision made there."""
        return self._give(self.given + 1 if self.private else None)

    def _give(self, end: int | None) -> list[object]:
        events = list(self.events[self.given : end])
        self.given += len(events)
        return events


class Session:
    """Game at one screen, seen by one viewer at a time."""

    def __init__(self, table: ObservedGame, screen: SessionScreen, others: BotsAndPrograms) -> None:
        self.all_open = False
        """True to lay all cards open at tables that are set from now on; only for practice."""
        self.held = False
        """True to make bots and programs wait while a person looks at something that the next move would remove."""
        self._screen = screen
        self._sit(table, others)

    def _sit(self, table: ObservedGame, others: BotsAndPrograms) -> None:
        self._others = others
        match, self.journal, self.observers, self._decisions = table
        # The journal comes first: what is shown must be on disk.
        match.observers = [self.journal, self._decisions, *self.observers.values()]
        seed = match.header.seed
        match.give_rng(KeyedRandom(seed if seed is not None else secrets.randbits(63)))
        self._talkers = [
            seat
            for seat, who in enumerate(match.header.seats)
            if seat not in match.header.people and may_talk(match.game, who.player or "")
        ]
        match.stops_for_talk = bool(self._talkers)
        self.match = match
        self.header = match.header
        self.people = match.header.people
        """Seats of the people at this screen."""
        self.phase = Phase.HANDING_OVER
        self.look: Viewport | None = None
        """Look of those who look now, or will once their table has shown everything; None while nobody is to look."""
        self.shown = 0
        """Number of events that have been shown at this screen."""
        self.moving = False
        """True if the next table shows new events as they happen, rather than only their outcome."""
        self._side = (self.people or [0])[0]
        self._chosen: dict[int, MoveLine] = {}
        self._said: list[SayLine] = []  # talk of people that the match hasn't taken yet
        self._to_speak: list[int] | None = None  # seats that still have the floor, in order; None before it is given

    @property
    def stopped(self) -> bool:
        """True while the game doesn't go on, for good or for the moment."""
        return self.phase in _STOPPED

    # --- who looks -----------------------------------------------------------------------------------------------

    def look_with(self, viewer: Viewer, goes_on: bool = True, side: int = NOBODY) -> Viewport:
        """Begin a look and return it; nobody else looks from now on.

        The table is seen from the side of this viewer; if they have none, from `side`, else from the side of the last
        look. The game goes on once everything has been shown, unless `goes_on` is False.
        """
        self._side = next(seat for seat in (viewer, side, self._side) if seat >= 0)
        person = viewer if viewer in self.people else NOBODY
        seen = seen_by(self.header, viewer, self._side, self.all_open)._replace(
            you=person if len(self.people) == 1 else NOBODY,
            person=person,
            practice=is_practice(self.header),
            hints=gives_hints(self.header),
        )
        shows = self.observers[EVERYTHING if self.all_open else viewer]
        look = Viewport(seen, shows, self.is_private(viewer), self.shown if self.moving else None)
        self.moving = False
        self.look = look if goes_on else None
        if not self.stopped:
            self.phase = Phase.HANDING_OVER
        return look

    def is_private(self, viewer: Viewer) -> bool:
        """Return whether a table for this viewer shows, or asks for, what other people here must not know."""
        if len(self.people) < 2 or viewer not in self.people or self.all_open:
            return False
        return self.observers[SPECTATOR].keeps_from_others(viewer) or (viewer == self._deciding() and self._is_sealed())

    def _is_sealed(self) -> bool:
        """Return whether the decision that is due now stays hidden from the others."""
        state = self.match.state
        line = self.match.game.move_line(state, state.any_move(state.turn, lambda: 0.0))
        return bool(self.match.game.secrets(self.match.rules, line))

    def _deciding(self) -> int | None:
        """Return the person who is to decide now, the first of those who owe a decision.

        None if no person owes one, or if others may speak first.
        """
        if self.match.floor != NOBODY:
            return None
        owing = (seat for seat in self.match.waiting_on() if seat in self.people and seat not in self._chosen)
        return next(owing, None)

    def asks(self, look: Viewport) -> bool:
        """Return whether the one who looks owes a decision, and may make it in this look."""
        viewer = look.seen.viewer
        if self.phase not in _LOOKED_AT or look is not self.look or viewer not in self.people or viewer in self._chosen:
            return False
        if self.match.floor != NOBODY:
            return False
        # A person whose secret decision comes after one in the open is asked for it only once they look alone.
        if self.is_private(viewer) and not look.private:
            return False
        return viewer in self.observers[viewer].view(self.match).state.to_act()

    def to_act(self, view: View) -> list[int]:
        """Return the seats that are waited for, as far as a view tells.

        These are the seats that still have the floor, or if it isn't open, those that owe a decision.
        """
        if self.stopped:
            return []
        return list(self._to_speak or ()) if self.match.floor != NOBODY else view.state.to_act()

    def _next_viewer(self, look: Viewport) -> Viewer | None:
        """Return the viewer who is to look next, perhaps the same one but alone; None if nothing is to change."""
        if len(self.people) < 2:
            return None
        deciding, private = self._deciding(), self.is_private(look.seen.viewer)
        if deciding is not None:
            return None if deciding == look.seen.viewer and (look.private or not private) else deciding
        return SPECTATOR if private else None

    def hand_over(self) -> bool:
        """Hand over to another viewer if they are to look; returns whether that is so."""
        if self.phase not in _LOOKED_AT or self.look is None or (viewer := self._next_viewer(self.look)) is None:
            return False
        self._turn_to(viewer)
        return True

    def _turn_to(self, viewer: Viewer) -> None:
        self.phase, self.look = Phase.HANDING_OVER, None
        self._screen.turn_to(viewer)

    # --- what follows --------------------------------------------------------------------------------------------

    def settled(self, look: Viewport) -> None:
        """Go on after a look, unless it is no longer the current one, has shown everything that it was given."""
        if self.stopped or look is not self.look:
            return
        self.shown = look.given
        self.phase = Phase.SHOWING
        self._follow(look)

    def _follow(self, look: Viewport) -> None:
        match = self.match
        if look.has_more and look.private:
            # What follows from a decision behind the curtain is for everyone to see, but the cards there no longer are.
            self.moving = True
            self._turn_to(SPECTATOR)
        elif look.has_more:
            self._screen.show()
        elif match.result is not None:
            self.phase = Phase.OVER
            self._screen.finish()
        elif match.floor != NOBODY:
            if not self.hand_over():
                self.phase = Phase.WAITING
                self.play_on()
        elif not match.waiting_on() or match.state.forced() >= 0:  # a resumed record may end here
            self._advance(NOBODY, match.go_on)
        else:
            self._have_others_think()
            if self.hand_over():
                return
            self.phase = Phase.ASKING if self.asks(look) else Phase.WAITING
            if self.phase == Phase.ASKING:
                self._screen.ask()
            self.play_on()

    def play_on(self) -> None:
        """Have the match take what a person said, talk at the floor, or else the decision that is due, if made."""
        if self.phase not in _LOOKED_AT:
            return
        seat = next(iter(self.match.waiting_on()), NOBODY)
        if self._said:
            self._take(self._said.pop(0))
        elif self.match.floor != NOBODY:
            self._hear_floor()
        elif seat in self._chosen:
            self._take(self._chosen.pop(seat))
        elif seat != NOBODY and not self.held and (decided := self._others.take(seat)) is not None:
            if isinstance(decided, int):
                decided = self.match.game.move_line(self.match.state, decided)
            self._take(decided)

    def _take(self, line: MoveLine | SayLine) -> None:
        """Have the match take a seat's line."""
        self._advance(line.seat, lambda: self.match.submit(line.seat, line), talk=isinstance(line, SayLine))
        if isinstance(line, SayLine) and not self.stopped:
            self._have_others_think()  # again, since they have heard something new

    def _have_others_think(self) -> None:
        if self.match.floor != NOBODY:
            return  # no decision is due while the floor is open
        owing = self.match.waiting_on()
        # Bots think ahead. A program is asked at its turn, when it has been told that the seats before it decided.
        ahead = [seat for seat in owing[1:] if not self._player(seat).startswith(PREFIX)]
        thinking = [seat for seat in (*owing[:1], *ahead) if seat not in self.people]
        seconds = REPLY if self.match.state.is_reply() else THOUGHT
        for seat in thinking:
            key = self.match.player_rng(seat).number("table")
            self._others.think(seat, self._player(seat), self.observers[seat].lines, key, seconds / len(thinking))

    def _player(self, seat: int) -> str:
        return self.header.seats[seat].player or ""

    def _ask_floor(self) -> None:
        """Let bots and programs that have the floor speak, one by one, so that each hears what was said before."""
        mover = self.match.floor
        if mover == NOBODY:
            return
        if self._to_speak is None:
            self._to_speak = asked_at_floor(mover, self._talkers, self._player(mover))
            self._others.open_floor()
        while self._to_speak and self._others.has_spoken(self._to_speak[0]):
            del self._to_speak[0]
        if self._to_speak:
            seat = self._to_speak[0]
            key = self.match.talker_rng(seat).number("table")
            self._others.let_speak(seat, self._player(seat), self.observers[seat].lines, key)

    def _hear_floor(self) -> None:
        """Have the match take the next line of talk at the floor; close the floor once nobody has more to say."""
        self._ask_floor()
        if self.held:
            return
        if not self._to_speak:
            self._to_speak = None
            self.match.close_floor()
            if self.phase == Phase.WAITING and self.look is not None:
                self._follow(self.look)
        elif (said := self._others.take_words(self._to_speak[0])) is not None:
            self._take(said)

    def _advance(self, seat: int, step: Callable[[], None], *, talk: bool = False) -> None:
        """Let the match go on by a `step` of a seat, or of NOBODY; every line is on disk before it is shown.

        The game fails if the record can't be written or a bot or program makes an illegal move; a person is asked
        again.
        """
        try:
            step()
        except OSError as error:
            self.fail(worded("the record can't be written: {why}", why=reason(error)), kept_after(error))
        except Refused as error:
            if seat not in self.people:
                self.give_up(seat, reason(error))
            elif not talk:
                self._ask_again(seat)
        else:
            self.journal.sync_soon()
            self.phase = Phase.SHOWING
            self._ask_floor()
            self._screen.show()

    def give_up(self, seat: int, why: str) -> None:
        """Fail the game because a bot or program can't play on."""
        self.fail(worded("{who} can't play on: {why}", who=self.header.names[seat], why=why))

    def fail(self, why: str, kept: RecordLeft = RecordLeft.ALL) -> None:
        """Stop a game that can't go on here; ignored if it has stopped already, other than for taking back."""
        if self.phase == Phase.TAKING_BACK or not self.stopped:
            self.phase = Phase.FAILED
            self._screen.fail(why, kept)

    def leave(self) -> None:
        """Leave the game and close its record, which stays; while it is being cut, it isn't ours to close."""
        if self.phase not in (Phase.TAKING_BACK, Phase.LEFT):
            if self.phase != Phase.FAILED and self.match.over and self.match.floor != NOBODY:
                # Don't wait for talk after the last move. A result that can't be written now is written when the game
                # is opened again.
                with suppress(OSError):
                    self.match.close_floor()
                    self.match.go_on()
            self.journal.close()
        self.phase = Phase.LEFT

    # --- what is decided, said, and taken back -------------------------------------------------------------------

    def has_chosen(self, person: int) -> bool:
        """Return whether a person has decided, but must wait for other seats."""
        return person in self._chosen

    def choose(self, line: MoveLine) -> None:
        """Take the decision of the person who looks; it waits if other seats come first.

        Nothing happens if no decision is asked for. The match refuses an illegal move, and the person is asked again.
        """
        if self.look is not None and self.look.seen.viewer == line.seat and self.asks(self.look):
            self._chosen[line.seat] = line
            self.play_on()

    def say(self, line: SayLine) -> None:
        """Let a person say something, at any moment of the game; it is heard as soon as somebody looks."""
        if not self.stopped and self.match.result is None:
            self._said.append(line)
            self.play_on()

    def hides_decision(self, seat: int) -> bool:
        """Return whether the last decision of a seat isn't yet known to everyone."""
        return seat in self._chosen or self.observers[SPECTATOR].seals(seat)

    def takes_back(self) -> int:
        """Return the seat whose last decision can be taken back; NOBODY if there is none.

        At a practice table this is whatever a person decided last. At any other it is a decision that is sealed, or
        still waits for other seats, and to which nobody has reacted.
        """
        last = self._decisions.last
        if self.stopped and self.phase != Phase.OVER:
            return NOBODY
        if self._chosen:
            return next(reversed(self._chosen))  # chosen after everything in the record
        if last is None:
            return NOBODY
        sealed = last.sealed and self.observers[SPECTATOR].seals(last.seat) and not self._decisions.followed
        return last.seat if is_practice(self.header) or sealed else NOBODY

    def take_back(self) -> None:
        """Take back the last decision, if `takes_back` allows it, and all that followed; its seat is asked again."""
        seat = self.takes_back()
        if seat in self._chosen:
            del self._chosen[seat]
            self._ask_again(seat)
        elif seat != NOBODY and self._decisions.last:
            self.phase = Phase.TAKING_BACK
            self._screen.cut(self._decisions.last.at)

    def _ask_again(self, person: int) -> None:
        if self.phase in _LOOKED_AT and self.look is not None and self.look.seen.viewer == person:
            self.phase = Phase.ASKING
            self._screen.ask()
        else:
            self._turn_to(person)

    def go_back(self, table: ObservedGame, others: BotsAndPrograms) -> None:
        """Go on with what is left of a game after its record was cut; `others` haven't thought about it yet."""
        if self.phase == Phase.TAKING_BACK:
            self._sit(table, others)
        else:
            table.journal.close()  # it was left meanwhile
