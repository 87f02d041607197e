"""What a player says: a decision too, made quickly and from the view alone.

Mostly nothing, but for chatterboxes; and who was wronged seldom keeps quiet. A claim is made where it is likely to
be believed and much rides on that; a lie only where what it may bring is more than what it costs to be found out.
"""

from typing import Any, Final

from cardtable.engine.cards import bits
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine, line_object
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.games.miser.moves import Holds, Laid, Plea, Promise, Threat, Truce, Warn
from cardtable.games.miser.play import (
    ANSWER,
    ATTACKED,
    COMMIT,
    COMMIT_CARDS,
    FORFEIT,
    READY,
    STAND,
    TURN,
    UNANSWERED,
    Miser,
    Past,
)
from cardtable.games.miser.players.cards import NOTHING
from cardtable.games.miser.players.characters import ALWAYS, Character
from cardtable.games.miser.players.reading import Reading, reading_of
from cardtable.games.miser.players.speech import NOTHING_SAID, some_come_to

PER_TURN: Final = 1
"""So many lines of one player in a turn, but for a promise ..."""
CHATTER: Final = 2
"""... and of one who talks all the time."""
YIELDS: Final = 0.35
"""How often somebody who believes a claim gives way to it."""
CAUGHT: Final = 2.0
"""Pennies that it costs to be found out, at the beginning of a game; less as cards run out."""
SEEN: Final = 0.5
"""How often an attack is answered, and its cards are turned."""
AN_ACE: Final = 0.2
"""How often one of the cards that somebody bluffs with is to be better than the usual high one."""
AHEAD: Final = 8
"""Pennies by which somebody leads that are worth a warning."""
PEACE: Final = 2
"""Turns of a truce."""
BETRAYED: Final = 0.95
"""How often a player says something who was betrayed; so for the others."""
ATTACKED_AGAIN: Final = 0.8
ROBBED: Final = 0.6
"""Of what lay in the centre, for which they had bid."""
MUCH: Final = 6
"""Pennies in the centre that are worth a complaint."""
WITNESSED: Final = 0.25
"""How often a player says what they might of what was done to somebody else."""
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
        elif spoken >= (CHATTER if self._chatters else PER_TURN):
            return []
        elif (state.phase == ATTACKED and seat == state.turn) or (state.phase == UNANSWERED and seat == state.player):
            line = self._laid()
        elif state.phase == UNANSWERED and seat == state.victim:
            line = self._attacked()
        elif state.phase == ANSWER and seat == state.turn:
            line = self._haggling()
        elif state.phase == TURN:
            line = self._wronged() or self._after_turn()
            if line is None and seat == state.turn and not state.proposals:
                line = self._on_turn()
        if line is None and self._chatters and self._likes(0.4):
            line = self._gossip()
        return [] if line is None or (last is not None and _content(line) == _content(last)) else [line]

    @property
    def _chatters(self) -> bool:
        """Whether this is somebody who always has something to say."""
        return self._character.talks >= 1

    def _surely(self, often: float) -> bool:
        """Whether something is said that hardly anybody would keep to themselves, but for those of few words."""
        return self._random() < often * min(1.0, 0.4 + 1.2 * self._character.talks)

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

    def _pays(self, stake: float, true: bool, seen: float = 1.0) -> bool:
        """Whether a claim on which so many pennies ride is likely to bring more than it costs; `seen` is how often it
        comes out whether it was true."""
        state = self._state
        if not true and self._random() >= self._character.bluffs:
            return False
        brings = stake * self._reading.speech[self._seat].honesty() * YIELDS
        costs = 0.0 if true else CAUGHT * seen * state.counts[self._seat] / state.terms.hand_size
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
        """Of an attack: what the cards on the table come to."""
        state, seat = self._state, self._seat
        own = state.laid[state.side(seat)]
        if not own or HIDDEN in own or not self._likes():
            return None
        worth = self._reading.worth
        other = state.victim if seat == state.player else state.player
        total = sum([worth.of[card] for card in own])
        strong = worth.common * len(own)
        true = total >= strong
        if not true:  # as high as those who tell the truth mostly have it
            total = strong + (1 if self._random() < AN_ACE else 0)
        seen = SEEN if state.phase == UNANSWERED else 1.0
        return Laid(seat=seat, total=total, to=other) if self._pays(state.centre, true, seen) else None

    def _attacked(self) -> SayLine | None:
        """When attacked: a threat, or a plea. What they would be up against is not told: who says so, and gives in at
        once, is laughed at."""
        state, seat = self._state, self._seat
        if not self._likes(0.4):
            return None
        attacker = state.player
        character = self._character
        if character.foe or character.attacks > 0:
            return Threat(seat=seat, against=attacker, provocation="attack", to=attacker)
        if state.scores[seat] <= 2 * state.terms.wager_limit or character.answers < 0:
            return Plea(seat=seat, to=attacker)
        return None

    def _wronged(self) -> SayLine | None:
        """When a turn has ended: on what was done to this player since they last spoke, and not long ago."""
        state, seat = self._state, self._seat
        past = state.past
        while past is not None and past.turn >= state.turns - state.terms.seats:
            line, deed = past.line, past.deed
            if line is not None and line.seat == seat and not isinstance(line, Promise):
                return None
            if deed:
                other = self._betrayer(deed)
                if other != NOBODY:
                    return self._accuse(other) if self._surely(BETRAYED) else None
                other = self._attacker(deed)
                if other != NOBODY and self._attacked_before(past, other):
                    return self._resist(other) if self._surely(ATTACKED_AGAIN) else None
                other = self._robber(deed)
                if other != NOBODY:
                    return self._complain(other) if self._surely(ROBBED) else None
            past = past.before
        return None

    def _betrayer(self, deed: tuple[int, ...], seat: int = NOBODY) -> int:
        """Who broke their word to this player (or to another) in a contract, and won by it."""
        if deed[0] != COMMIT:
            return NOBODY
        _, player, partner, _, _, _, value, card, other_card, gain, partners_gain = deed
        seat = self._seat if seat == NOBODY else seat
        if seat == player:
            other, level, taken = partner, self._reading.worth.of[other_card], partners_gain
        elif seat == partner:
            other, level, taken = player, self._reading.worth.of[card], gain
        else:
            return NOBODY
        return other if level > value and taken and self._state.is_in(other) else NOBODY

    def _attacker(self, deed: tuple[int, ...]) -> int:
        """Who attacked this player, and took pennies from them."""
        harmed = deed[0] in (READY, FORFEIT) and deed[2] == self._seat
        if not harmed or (deed[0] == READY and deed[7] <= deed[8]):
            return NOBODY
        return deed[1] if self._state.is_in(deed[1]) else NOBODY

    def _attacked_before(self, past: Past, attacker: int) -> bool:
        """Whether the same had attacked this player not long before."""
        earlier = past.before
        while earlier is not None and earlier.turn >= past.turn - 2 * self._state.terms.seats:
            deed = earlier.deed
            if deed and deed[0] in (READY, FORFEIT) and deed[1] == attacker and deed[2] == self._seat:
                return True
            earlier = earlier.before
        return False

    def _robber(self, deed: tuple[int, ...]) -> int:
        """Who took the centre from under this player's nose."""
        if deed[0] != STAND or deed[2] in (NOBODY, self._seat) or deed[3] < MUCH or not deed[4 + self._seat]:
            return NOBODY
        return deed[2] if self._state.is_in(deed[2]) else NOBODY

    def _accuse(self, other: int) -> SayLine:
        """Of somebody who broke their word to this player."""
        if self._character.foe or self._character.attacks > 0:
            return Threat(seat=self._seat, against=other, provocation="contract", to=other)
        return Warn(seat=self._seat, about=other, reason="reneged")

    def _resist(self, other: int) -> SayLine:
        """To somebody who attacks this player again and again."""
        character = self._character
        if character.answers < 0 or (self._random() < 0.4 and not character.foe and character.attacks <= 0):
            return Plea(seat=self._seat, to=other)
        return Threat(seat=self._seat, against=other, provocation="attack", to=other)

    def _complain(self, other: int) -> SayLine | None:
        """Of somebody who took what this player had bid for."""
        state, seat = self._state, self._seat
        if state.scores[other] == max(state.scores):
            return Warn(seat=seat, about=other, reason="leader")
        if self._character.foe or self._character.attacks > 0:
            return Threat(seat=seat, against=other, provocation="attack", to=other)
        return None

    def _after_turn(self) -> SayLine | None:
        """When a turn has just ended: on who broke their word to another, or bluffed this player."""
        state, seat = self._state, self._seat
        past = state.past
        while past is not None and not past.deed:
            past = past.before
        if past is None or past.turn != state.turns - 1:
            return None
        deed = past.deed
        if deed[0] == COMMIT and seat not in (deed[1], deed[2]):
            for partner in (deed[1], deed[2]):
                other = self._betrayer(deed, partner)
                if other != NOBODY and self._likes(WITNESSED):
                    return Warn(seat=seat, about=other, reason="reneged")
        elif deed[0] == READY and seat in (deed[1], deed[2]):
            other, cards = (deed[2], deed[10]) if seat == deed[1] else (deed[1], deed[9])
            claimed = self._claimed(other, past.turn)
            values = [self._reading.worth.of[card] for card in bits(cards)]
            bluffed = claimed != NOTHING_SAID and not some_come_to(values, claimed)
            if bluffed and state.is_in(other) and self._likes(0.8):
                return Warn(seat=seat, about=other, reason="bluffed")
        return None

    def _haggling(self) -> SayLine | None:
        """While an offer lies there that has gone to and fro: what becomes of those who turn it down."""
        state, seat = self._state, self._seat
        character = self._character
        if state.proposals < 2 or not (character.foe or character.attacks > 0) or not self._likes(0.8):
            return None
        other = state.partner if seat == state.player else state.player
        return Threat(seat=seat, against=other, provocation="refuse", to=other)

    def _gossip(self) -> SayLine | None:
        """Whatever comes to mind, of what everybody could have seen."""
        state, seat = self._state, self._seat
        others = state.others(seat)
        other = others[int(self._random() * len(others))]
        if self._reading.conduct[other].betrayals:
            return Warn(seat=seat, about=other, reason="reneged")
        if self._reading.speech[other].false >= 1:
            return Warn(seat=seat, about=other, reason="bluffed")
        if state.scores[other] == max(state.scores):
            return Warn(seat=seat, about=other, reason="leader")
        if state.phase == TURN and self._random() < 0.5:
            return Threat(seat=seat, against=other, provocation="attack", to=other)
        return Plea(seat=seat, to=other) if state.turn == other and state.phase == TURN else None

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
        if not self._likes(0.8 if self._chatters else 0.3):
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
            if draw < 0.4:
                return Threat(seat=seat, against=poorest, provocation="attack", to=poorest)
            return Threat(seat=seat, against=poorest, provocation="contract", to=poorest)
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
            claims = ([best, worth.common], [worth.common, worth.common], [best], [best, best])
            return Holds(seat=seat, values=claims[int(self._random() * len(claims))])
        return None


def _content(line: SayLine) -> dict[str, Any]:
    """What is said, no matter to whom."""
    return {key: value for key, value in line_object(line).items() if key != "to"}


def spoken(state: Miser, seat: int, character: Character, rng: KeyedRandom) -> list[SayLine]:
    """What a seat says now."""
    return Speaker(state, seat, character, rng).lines()


def peace_of(state: Miser, seat: int) -> int:
    """Whom a seat itself has promised to leave alone, as a mask."""
    if state.past is None:
        return 0
    return reading_of(state).speech[seat].spares(state.turns)
