"""A game being played at one screen, as a state machine: who looks, who owes a decision, what is taken back. No Qt.

What can come to it, and what follows (`Phase` says what each state means; whatever is not here changes nothing):

    look             HANDING_OVER until that table has shown all, and for good where nothing is to go on at it
    settled          one of `_follow`, the first that fits:
                       more has happened      SHOWING, or HANDING_OVER where it is for all to see and only one looks
                       there is a result      OVER
                       others have the floor  WAITING, until those of them who are no people have said what they like,
                                              one after another; HANDING_OVER where it is for all to see and only one
                                              looks. It is closed then, and the next of these fits
                       nobody has to decide   the match plays what is forced, deals, or ends: SHOWING
                       others are to look     HANDING_OVER
                       these eyes decide      ASKING
                       else                   WAITING
    choose, say, and what one of the others says or does
                     while somebody looks, as soon as it is due: the match takes it, SHOWING. Where it refuses, others
                     fail the game, a person is asked again for a move, and is not heard
    take_back        what is in no record yet is asked anew, by HANDING_OVER where others look; else TAKING_BACK
    go_back          HANDING_OVER, with what is left of the record
    fail, leave      FAILED, LEFT
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any, NamedTuple, Protocol

from cardtable.bots.players import asked_at_floor, may_talk
from cardtable.bots.program import PREFIX
from cardtable.engine.game import Refused
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine, SayLine
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY, SPECTATOR
from cardtable.engine.views import View
from cardtable.journal import Changed, Journal, Removed
from cardtable.match import Match
from cardtable.session.observer import EVERYTHING, Observer
from cardtable.session.table_kind import is_practice
from cardtable.wording import reason, worded


class Decision(NamedTuple):
    """A person's move that was not forced."""

    at: int
    """After so many lines of the record."""
    seat: int
    sealed: bool
    """Whether the others, who saw that it was made, saw nothing of what was decided."""


class Decisions:
    """Follows a match with one of its own: whether a move was forced is to be seen before it is made."""

    def __init__(self, header: Header) -> None:
        self._people = header.people
        self._match = Match(header)
        self._lines = 0
        self.last: Decision | None = None
        """The last of them; None before the first."""
        self.followed = False
        """Whether one of them has moved again, without a choice, or anybody in the open, or has spoken: what is sealed
        stands then, or it could be made anew by what was heard of it."""

    def write(self, line: Line, events: Sequence[object]) -> None:
        """One more line."""
        if isinstance(line, MoveLine):
            own, forced = line.seat in self._people, self._match.state.forced() >= 0
            if own and not forced:
                self.last, self.followed = Decision(self._lines, line.seat, self._is_sealed(line)), False
            elif own or not self._match.game.secrets(self._match.rules, line):
                self.followed = True
        elif isinstance(line, SayLine):
            self.followed = True
        self._match.take(line)
        self._lines += 1

    def _is_sealed(self, line: MoveLine) -> bool:
        """Whether all that is to be seen of a move was no choice: a bid face down is due, and nothing else."""
        match = self._match
        secret = {secret.path[0] for secret in match.game.secrets(match.rules, line)}
        first, *others = match.game.patterns(match.state, line.seat)
        return not others and not any(isinstance(part, dict | list) for key, part in first.items() if key not in secret)


THOUGHT = 1.0
"""Seconds that players who search may think; those who owe their decisions together share them."""
REPLY = 0.2
"""The same where they answer at once, amid an attack say."""


class Phase(Enum):
    """Where a session stands."""

    HANDING_OVER = "handing over"
    """Nobody looks: others are to, or their table is being set, or a curtain hangs before it. Nothing goes on."""
    SHOWING = "showing"
    """The one who looks is shown what happened. What is decided meanwhile follows at once, and is shown after it."""
    ASKING = "asking"
    """All has been shown, and the one who looks owes a decision."""
    WAITING = "waiting"
    """All has been shown, and others think."""
    TAKING_BACK = "taking back"
    """The record is being cut; the game goes on with what is left of it."""
    OVER = "over"
    """The game has its result, and all of it has been shown. Its last decision can still be taken back."""
    FAILED = "failed"
    LEFT = "left"


_LOOKED_AT = (Phase.SHOWING, Phase.ASKING, Phase.WAITING)
_STOPPED = (Phase.TAKING_BACK, Phase.OVER, Phase.FAILED, Phase.LEFT)


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


class Table(NamedTuple):
    """A game as far as it has been played, and all who follow it."""

    match: Match
    journal: Journal
    observers: Mapping[int, Observer]
    """By whose eyes they are: of every seat, SPECTATOR and EVERYTHING."""
    decisions: Decisions


class Screen(Protocol):
    """The screen that shows a session."""

    def show(self) -> None:
        """More has happened: the one who looks takes it from their look."""

    def ask(self) -> None:
        """The one who looks owes a decision (again)."""

    def turn_to(self, eyes: int) -> None:
        """Other eyes are to look: those of a person who owes a decision, or SPECTATOR's where what lies on the screen
        belongs to somebody who has done."""

    def finish(self) -> None:
        """The game is over, and all of it has been shown."""

    def cut(self, count: int) -> None:
        """All but so many lines of the record are to be taken back; then comes `go_back`, or `fail`."""

    def fail(self, why: str, kept: Kept) -> None:
        """The game can't go on here: why, and what there is of its record."""


class Others(Protocol):
    """Those at the table who are no people."""

    def think(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int, seconds: float) -> None:
        """One of them owes a decision, or will; nothing happens where they have thought about just that. What they
        have said themselves since makes no difference."""

    def has_move(self, seat: int) -> bool:
        """Whether it has been decided, and may be made."""

    def take(self, seat: int) -> int | MoveLine | SayLine:
        """What it is: first what is said before it, line by line; then the move, by its code, or as a line that nobody
        has judged yet."""

    def open_floor(self) -> None:
        """Somebody has moved so that players may speak: they will be asked one after another."""

    def let_speak(self, seat: int, player: str, lines: Sequence[dict[str, Any]], key: int) -> None:
        """One of them has the floor; nothing happens where they have thought about just that."""

    def has_spoken(self, seat: int) -> bool:
        """Whether they have said all they wanted to."""

    def has_words(self, seat: int) -> bool:
        """Whether there is a line that they may say now."""

    def take_words(self, seat: int) -> SayLine:
        """What it is."""


class Look:
    """What a pair of eyes has seen at a table that is set for them."""

    def __init__(self, eyes: int, side: int, shows: Observer, private: bool, until: int | None) -> None:
        self.eyes = eyes
        self.side = side
        """The seat from whose side of the table they look."""
        self.open = shows.eyes == EVERYTHING
        """Whether all cards lie open. What is asked and advised comes from what `eyes` know all the same."""
        self.private = private
        """Whether nobody else at this screen was to look when these eyes began to."""
        self.given = 0
        """So many events have been given to be shown."""
        self._shows = shows
        self._until = until

    @property
    def events(self) -> Sequence[object]:
        """All that may be shown, from the first."""
        return self._shows.events

    @property
    def has_more(self) -> bool:
        """Whether more has happened than was given."""
        return self.given < len(self.events)

    def begin(self) -> list[object]:
        """What lies there when the table is set; the rest is to be seen happening."""
        return self._give(self._until)

    def go_on(self) -> list[object]:
        """What happened since: of what follows from a private decision that decision alone."""
        return self._give(self.given + 1 if self.private else None)

    def _give(self, end: int | None) -> list[object]:
        events = list(self.events[self.given : end])
        self.given += len(events)
        return events


class Session:
    """One game, looked at through one pair of eyes at a time."""

    def __init__(self, table: Table, screen: Screen, others: Others) -> None:
        self.all_open = False
        """Whether all cards lie open at the tables that are set from now on; for practice alone."""
        self.held = False
        """Whether the others wait, while somebody looks at what their next move would take away."""
        self._screen = screen
        self._sit(table, others)

    def _sit(self, table: Table, others: Others) -> None:
        self._others = others
        match, self.journal, self.observers, self._decisions = table
        match.observers = [self.journal, self._decisions, *self.observers.values()]  # what is shown is on disk
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
        """The seats of those who sit before this screen."""
        self.phase = Phase.HANDING_OVER
        self.look: Look | None = None
        """Of those who look, or who will as soon as they have been shown all; None while nobody is to."""
        self.shown = 0
        """How many events have been shown at this screen."""
        self.moving = False
        """Whether what has not been shown yet is to be seen happening at the next table, and not as it ended."""
        self._side = (self.people or [0])[0]
        self._chosen: dict[int, MoveLine] = {}
        self._said: list[SayLine] = []  # by people
        self._to_speak: list[int] | None = None  # who still has the floor, in order; None where nobody was given it

    @property
    def stopped(self) -> bool:
        """Whether nothing goes on any more, be it for a moment."""
        return self.phase in _STOPPED

    # --- who looks -----------------------------------------------------------------------------------------------

    def look_with(self, eyes: int, goes_on: bool = True, side: int = NOBODY) -> Look:
        """What a pair of eyes is shown, from their own side of the table, or else from a `side`, or from where it was
        looked at last. Nobody else looks from here on; the game goes on when these have been shown all, if it
        `goes_on`."""
        self._side = next(seat for seat in (eyes, side, self._side) if seat >= 0)
        shows = self.observers[EVERYTHING if self.all_open else eyes]
        look = Look(eyes, self._side, shows, self.is_private(eyes), self.shown if self.moving else None)
        self.moving = False
        self.look = look if goes_on else None
        if not self.stopped:
            self.phase = Phase.HANDING_OVER
        return look

    def is_private(self, eyes: int) -> bool:
        """Whether their table shows, or is to ask, what another person at this screen may not know."""
        if len(self.people) < 2 or eyes not in self.people or self.all_open:
            return False
        return self.observers[SPECTATOR].keeps_from_others(eyes) or (eyes == self._deciding() and self._is_sealed())

    def _is_sealed(self) -> bool:
        """Whether what is decided now stays hidden from the others."""
        state = self.match.state
        line = self.match.game.move_line(state, state.any_move(state.turn, lambda: 0.0))
        return bool(self.match.game.secrets(self.match.rules, line))

    def _deciding(self) -> int | None:
        """The person who is to decide now: the first of those who owe it, one after another; none where others may
        speak first."""
        if self.match.floor != NOBODY:
            return None
        owing = (seat for seat in self.match.waiting_on() if seat in self.people and seat not in self._chosen)
        return next(owing, None)

    def asks(self, look: Look) -> bool:
        """Whether the one who looks there owes a decision, and may make it here."""
        eyes = look.eyes
        if self.phase not in _LOOKED_AT or look is not self.look or eyes not in self.people or eyes in self._chosen:
            return False
        if self.match.floor != NOBODY:
            return False
        # Who has decided in the open, and is to decide behind the curtain now, is asked when they look alone.
        if self.is_private(eyes) and not look.private:
            return False
        return eyes in self.observers[eyes].view(self.match).state.to_act()

    def to_act(self, view: View) -> list[int]:
        """The seats that are waited for, as far as a view tells: those that still have the floor, else those that owe a
        decision."""
        if self.stopped:
            return []
        return list(self._to_speak or ()) if self.match.floor != NOBODY else view.state.to_act()

    def _next_eyes(self, look: Look) -> int | None:
        """Whose eyes are to look now, where they are others, or are to look alone."""
        if len(self.people) < 2:
            return None
        deciding, private = self._deciding(), self.is_private(look.eyes)
        if deciding is not None:
            return None if deciding == look.eyes and (look.private or not private) else deciding
        return SPECTATOR if private else None

    def hand_over(self) -> bool:
        """Has other eyes look, where they are to; whether it does."""
        if self.phase not in _LOOKED_AT or self.look is None or (eyes := self._next_eyes(self.look)) is None:
            return False
        self._turn_to(eyes)
        return True

    def _turn_to(self, eyes: int) -> None:
        self.phase, self.look = Phase.HANDING_OVER, None
        self._screen.turn_to(eyes)

    # --- what follows --------------------------------------------------------------------------------------------

    def settled(self, look: Look) -> None:
        """All that was given has been shown to those who look, or now begin to."""
        if self.stopped or look is not self.look:
            return
        self.shown = look.given
        self.phase = Phase.SHOWING
        self._follow(look)

    def _follow(self, look: Look) -> None:
        match = self.match
        if look.has_more and look.private:
            # What came of a decision made behind the curtain is seen by all, and the cards there by nobody any more.
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
        elif not match.waiting_on() or match.state.forced() >= 0:  # as a record may end
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
        """Has the match take what was said, or else the decision that is due, if it has been made."""
        if self.phase not in _LOOKED_AT:
            return
        seat = next(iter(self.match.waiting_on()), NOBODY)
        if self._said:
            self._take(self._said.pop(0))
        elif self.match.floor != NOBODY:
            self._hear_floor()
        elif seat in self._chosen:
            self._take(self._chosen.pop(seat))
        elif seat != NOBODY and not self.held and self._others.has_move(seat):
            decided = self._others.take(seat)
            if isinstance(decided, int):
                decided = self.match.game.move_line(self.match.state, decided)
            self._take(decided)

    def _take(self, line: MoveLine | SayLine) -> None:
        """Has the match take a seat's line."""
        self._advance(line.seat, lambda: self.match.submit(line.seat, line), talk=isinstance(line, SayLine))
        if isinstance(line, SayLine) and not self.stopped:
            self._have_others_think()  # anew, about what they have heard

    def _have_others_think(self) -> None:
        if self.match.floor != NOBODY:
            return  # they owe nothing before it is closed
        owing = self.match.waiting_on()
        # Bots think ahead; a program is asked when it is its turn, and has seen by then that those before it decided.
        ahead = [seat for seat in owing[1:] if not self._player(seat).startswith(PREFIX)]
        thinking = [seat for seat in (*owing[:1], *ahead) if seat not in self.people]
        seconds = REPLY if self.match.state.is_reply() else THOUGHT
        for seat in thinking:
            key = self.match.player_rng(seat).number("table")
            self._others.think(seat, self._player(seat), self.observers[seat].lines, key, seconds / len(thinking))

    def _player(self, seat: int) -> str:
        return self.header.seats[seat].player or ""

    def _ask_floor(self) -> None:
        """Lets those who are no people speak, where they have the floor: one after another, so that each hears what was
        said before."""
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
        """Has the match take what one of them says; where nobody has anything to say any more it goes on."""
        self._ask_floor()
        if self.held:
            return
        if not self._to_speak:
            self._to_speak = None
            self.match.close_floor()
            if self.phase == Phase.WAITING and self.look is not None:
                self._follow(self.look)
        elif self._others.has_words(self._to_speak[0]):
            self._take(self._others.take_words(self._to_speak[0]))

    def _advance(self, seat: int, step: Callable[[], None], *, talk: bool = False) -> None:
        """Lets the match go on, for a seat or for nobody; what happened is on disk before it is shown."""
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
        """One of the others can't play on."""
        self.fail(worded("{who} can't play on: {why}", who=self.header.names[seat], why=why))

    def fail(self, why: str, kept: Kept = Kept.ALL) -> None:
        """The game can't go on here."""
        if self.phase == Phase.TAKING_BACK or not self.stopped:
            self.phase = Phase.FAILED
            self._screen.fail(why, kept)

    def leave(self) -> None:
        """Nobody wants to see any more of it; the record stays. While that is cut it is not this session's to close."""
        if self.phase not in (Phase.TAKING_BACK, Phase.LEFT):
            if self.phase != Phase.FAILED and self.match.over and self.match.floor != NOBODY:
                # Nobody waits for the last word; what can't be written now is when the game is opened again.
                with suppress(OSError):
                    self.match.close_floor()
                    self.match.go_on()
            self.journal.close()
        self.phase = Phase.LEFT

    # --- what is decided, said, and taken back -------------------------------------------------------------------

    def has_chosen(self, person: int) -> bool:
        """Whether a person has decided what they owe, and others come first."""
        return person in self._chosen

    def choose(self, line: MoveLine) -> None:
        """The decision of the one who looks; where others come first it waits for them. Nothing happens where none is
        asked for, or it is not legal, which the match alone judges."""
        if self.look is not None and self.look.eyes == line.seat and self.asks(self.look):
            self._chosen[line.seat] = line
            self.play_on()

    def say(self, line: SayLine) -> None:
        """A person says something, at any moment; it is heard as soon as anybody looks."""
        if not self.stopped and self.match.result is None:
            self._said.append(line)
            self.play_on()

    def hides_decision(self, seat: int) -> bool:
        """Whether the last decision of a seat is not everybody's to know yet."""
        return seat in self._chosen or self.observers[SPECTATOR].seals(seat)

    def takes_back(self) -> int:
        """Whose last decision can be taken back; NOBODY's where none can. At a practice table it is whatever was
        decided last; at any other what lies sealed, or waits, and nobody has seen, nor said anything to."""
        last = self._decisions.last
        if self.stopped and self.phase != Phase.OVER:
            return NOBODY
        if self._chosen:
            return next(reversed(self._chosen))  # they were chosen later than all that stands in the record
        if last is None:
            return NOBODY
        sealed = last.sealed and self.observers[SPECTATOR].seals(last.seat) and not self._decisions.followed
        return last.seat if is_practice(self.header) or sealed else NOBODY

    def take_back(self) -> None:
        """Takes the last decision back, where it can be: the person who made it is asked again, what others
        have done since is taken back too."""
        seat = self.takes_back()
        if seat in self._chosen:
            del self._chosen[seat]
            self._ask_again(seat)
        elif seat != NOBODY and self._decisions.last:
            self.phase = Phase.TAKING_BACK
            self._screen.cut(self._decisions.last.at)

    def _ask_again(self, person: int) -> None:
        if self.phase in _LOOKED_AT and self.look is not None and self.look.eyes == person:
            self.phase = Phase.ASKING
            self._screen.ask()
        else:
            self._turn_to(person)

    def go_back(self, table: Table, others: Others) -> None:
        """Goes on with what is left of the game once its record was cut; nobody has thought about it yet."""
        if self.phase == Phase.TAKING_BACK:
            self._sit(table, others)
        else:
            table.journal.close()  # it was left meanwhile
