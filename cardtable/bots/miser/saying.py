"""What a player says: a decision too, made quickly and from the view alone.

Mostly nothing. A claim is made where it is likely to be believed and much rides on that; a lie only where what it may
bring is more than what it costs to be found out.
"""

from typing import Any, Final

from cardtable.bots.miser.cards import NOTHING
from cardtable.bots.miser.characters import ALWAYS, Character
from cardtable.bots.miser.reading import Reading, reading_of
from cardtable.bots.miser.speech import NOTHING_SAID, some_come_to
from cardtable.engine.cards import bits
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine, line_object
from cardtable.engine.miser.moves import Holds, Laid, Plea, Promise, Threat, Truce, Warn
from cardtable.engine.miser.play import (
    ATTACKED,
    COMMIT,
    COMMIT_CARDS,
    READY,
    TURN,
    UNANSWERED,
    Miser,
)
from cardtable.engine.state import HIDDEN

PER_TURN: Final = 1
"""So many lines of one player in a turn, but for a promise."""
YIELDS: Final = 0.35
"""How often somebody who believes a claim gives way to it."""
CAUGHT: Final = 2.0
"""Pennies that it costs to be found out, at the beginning of a game; less as cards run out."""
AHEAD: Final = 8
"""Pennies by which somebody leads that are worth a warning."""
PEACE: Final = 2
"""Turns of a truce."""
_THRESHOLD: Final = 0.8
"""Pennies that a claim is worth at least."""


class Speaker:
    """One player on one occasion."""

    def __init__(self, state: Miser, seat: int, character: Character, rng: KeyedRandom) -> None:
        self._state: Miser = state
        self._seat: int = seat
        self._character: Character = character
        self._random = rng.generator().random
        self._reading: Reading = reading_of(state)

    def lines(self) -> list[SayLine]:
        """What to say, if anything."""
        state, seat = self._state, self._seat
        if not state.is_in(seat) or state.turn < 0:
            return []
        spoken, last = self._spoken()
        line: SayLine | None = None
        if state.phase == COMMIT_CARDS:
            if seat in (state.player, state.partner) and not self._has_promised():
                line = self._promise()
        elif spoken >= PER_TURN:
            return []
        elif state.phase == ATTACKED and seat == state.turn:
            line = self._laid()
        elif state.phase == UNANSWERED and seat == state.victim:
            line = self._attacked()
        elif state.phase == TURN:
            line = self._after_turn()
            if line is None and seat == state.turn and not state.proposals:
                line = self._on_turn()
        return [] if line is None or (last is not None and _content(line) == _content(last)) else [line]

    def _likes(self, factor: float = 1.0) -> bool:
        return self._random() < self._character.talks * factor

    def _spoken(self) -> tuple[int, SayLine | None]:
        """How many lines this player has said in this turn, and their last line of all."""
        count = 0
        last: SayLine | None = None
        past = self._state.past
        turn = self._state.turns
        while past is not None:
            line = past.line
            if line is not None and line.seat == self._seat:
                if last is None:
                    last = line
                if past.turn != turn:
                    break
                count += 1
            past = past.before
        return count, last

    def _has_promised(self) -> bool:
        return self._reading.speech[self._seat].promise != NOTHING_SAID

    def _pays(self, stake: float, true: bool) -> bool:
        """Whether a claim on which so many pennies ride is likely to bring more than it costs."""
        state = self._state
        if not true and self._random() >= self._character.bluffs:
            return False
        brings = stake * self._reading.speech[self._seat].honesty() * YIELDS
        costs = 0.0 if true else CAUGHT * state.counts[self._seat] / state.terms.hand_size
        return brings - costs > _THRESHOLD

    def _promise(self) -> SayLine | None:
        """Beside a contract that was made: the card that will be played."""
        state, seat = self._state, self._seat
        other = state.partner if seat == state.player else state.player
        worth = self._reading.worth
        has = worth.valued(state.hands[seat], state.value) != NOTHING
        if has and not self._likes(0.7):
            return None
        if not has and (self._character.word == ALWAYS or not self._pays(state.centre / 2, False)):
            return None
        return Promise(seat=seat, value=state.value, to=other)

    def _laid(self) -> SayLine | None:
        """Amid an attack: what the cards on the table come to."""
        state, seat = self._state, self._seat
        own = state.laid[state.side(seat)]
        if not own or HIDDEN in own or not self._likes():
            return None
        worth = self._reading.worth
        other = state.victim if seat == state.player else state.player
        total = sum([worth.of[card] for card in own])
        strong = worth.common * len(own)
        if total >= strong:
            return Laid(seat=seat, total=total, to=other) if self._pays(state.centre, True) else None
        return Laid(seat=seat, total=strong + 1, to=other) if self._pays(state.centre, False) else None

    def _attacked(self) -> SayLine | None:
        """When attacked: a threat, a plea, or what they would be up against."""
        state, seat = self._state, self._seat
        if not self._likes(0.4):
            return None
        attacker = state.player
        character = self._character
        if character.foe or character.attacks > 0:
            return Threat(seat=seat, against=attacker, provocation="attack", to=attacker)
        worth = self._reading.worth
        hand = state.hands[seat]
        high = sorted([worth.of[card] for card in bits(hand & worth.high)], reverse=True)[:2]
        if len(high) == 2 and self._pays(state.centre, True):
            return Holds(seat=seat, values=high, to=attacker)
        if state.counts[seat] >= 2 and len(high) < 2 and self._pays(state.centre, False):
            return Holds(seat=seat, values=[worth.common, worth.common], to=attacker)
        if state.scores[seat] <= 2 * state.terms.wager_limit or character.answers < 0:
            return Plea(seat=seat, to=attacker)
        return None

    def _after_turn(self) -> SayLine | None:
        """When a turn has just ended: on who broke their word to this player, or bluffed."""
        state, seat = self._state, self._seat
        past = state.past
        while past is not None and not past.deed:
            past = past.before
        if past is None or past.turn != state.turns - 1:
            return None
        deed = past.deed
        if deed[0] == COMMIT:
            player, partner, value = deed[1], deed[2], deed[6]
            if seat in (player, partner):
                other = partner if seat == player else player
                card = deed[8] if seat == player else deed[7]
                taken = deed[10] if seat == player else deed[9]
                broken = self._reading.worth.of[card] > value and taken > 0
                if broken and state.is_in(other) and self._likes(0.8):
                    if self._character.foe:
                        return Threat(seat=seat, against=other, provocation="contract", to=other)
                    return Warn(seat=seat, about=other, reason="reneged")
        elif deed[0] == READY and seat in (deed[1], deed[2]):
            other, cards = (deed[2], deed[10]) if seat == deed[1] else (deed[1], deed[9])
            claimed = self._claimed(other, past.turn)
            values = [self._reading.worth.of[card] for card in bits(cards)]
            bluffed = claimed != NOTHING_SAID and not some_come_to(values, claimed)
            if bluffed and state.is_in(other) and self._likes(0.8):
                return Warn(seat=seat, about=other, reason="bluffed")
        return None

    def _claimed(self, seat: int, turn: int) -> int:
        """What somebody said in a turn that their cards come to."""
        past = self._state.past
        while past is not None and past.turn >= turn:
            line = past.line
            if past.turn == turn and isinstance(line, Laid) and line.seat == seat:
                return line.total
            past = past.before
        return NOTHING_SAID

    def _on_turn(self) -> SayLine | None:
        """At the beginning of a turn: on who leads, peace, or the cards in hand."""
        state, seat = self._state, self._seat
        if not self._likes(0.3):
            return None
        scores = state.scores
        others = state.others(seat)
        leader = max(others, key=lambda other: (scores[other], -other))
        draw = self._random()
        character = self._character
        if scores[leader] >= scores[seat] + AHEAD and draw < 0.6:
            return Warn(seat=seat, about=leader, reason="leader")
        if character.attacks > 0 and draw < 0.8:
            poorest = min(others, key=lambda other: (scores[other], other))
            return Threat(seat=seat, against=poorest, provocation="refuse", to=poorest)
        if not state.counts[seat]:
            return Plea(seat=seat)
        if (character.word == ALWAYS or character.answers < 0) and draw < 0.8:
            friend = max(others, key=lambda other: (self._reading.conduct[other].faith(), -other))
            if not self._reading.speech[seat].spares(state.turns) >> friend & 1:
                return Truce(seat=seat, partner=friend, turns=PEACE, to=friend)
        worth = self._reading.worth
        hand = state.hands[seat]
        common = (hand & worth.high).bit_count()
        if common >= 2 and character.bluffs < 0.5:
            card = worth.valued(hand, worth.common)
            return None if card == NOTHING else Holds(seat=seat, values=[worth.common])
        if character.bluffs >= 0.5 and state.counts[seat] >= 2:
            best = worth.values[-1]
            return Holds(seat=seat, values=[best, worth.common])
        return None


def _content(line: SayLine) -> dict[str, Any]:
    """What is said, whoever it is said to."""
    return {key: value for key, value in line_object(line).items() if key != "to"}


def spoken(state: Miser, seat: int, character: Character, rng: KeyedRandom) -> list[SayLine]:
    """What a seat says now."""
    return Speaker(state, seat, character, rng).lines()


def peace_of(state: Miser, seat: int) -> int:
    """Whom a seat itself has promised to leave alone, as a mask."""
    if state.past is None:
        return 0
    return reading_of(state).speech[seat].spares(state.turns)
