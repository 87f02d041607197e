"""Talk of the players: what a player says, decided quickly and from the view alone.

Most players mostly say nothing; chatterboxes talk a lot, and players who were wronged seldom keep quiet. A claim is
made if it is likely to be believed and many pennies depend on it, a lie only if the gain expected from it exceeds the
cost of being found out.
"""

from typing import Any, Final

from cardtable.engine.cards import bits
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine, line_object
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.games.miser.codes import (
    ANSWER,
    ATTACKED,
    COMMIT,
    COMMIT_CARDS,
    FORFEIT,
    NO_CARD,
    READY,
    STAND,
    TURN,
    UNANSWERED,
)
from cardtable.games.miser.moves import Holds, Laid, Plea, Promise, Threat, Truce, Warn
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.habits import ALWAYS, Character
from cardtable.games.miser.players.reading import HabitReading, reading_of
from cardtable.games.miser.players.speech import NOTHING_SAID, some_come_to
from cardtable.games.miser.position import Past

PER_TURN: Final = 1
"""Most lines that a player says in one turn, not counting a promise."""
CHATTER: Final = 2
"""Most lines that a chatterbox says in one turn, not counting a promise."""
YIELDS: Final = 0.35
"""Probability that a player who believes a claim gives way to it."""
CAUGHT: Final = 2.0
"""Pennies that being found out costs at the beginning of a game; less as cards run out, in proportion."""
SEEN: Final = 0.5
"""Probability that an attack is answered, so that its cards are turned."""
AN_ACE: Final = 0.2
"""Probability that one of the cards in a bluff is claimed to be an ace rather than of the commonest value."""
AHEAD: Final = 8
"""Lead in pennies that is worth a warning."""
PEACE: Final = 2
"""Length of an offered truce, in turns."""
BETRAYED: Final = 0.95
"""Probability that a player who was betrayed says something; likewise the next two for other wrongs."""
ATTACKED_AGAIN: Final = 0.8
ROBBED: Final = 0.6
"""Probability that a player complains who had bid for the centre and saw another player take it."""
MUCH: Final = 6
"""Least number of pennies in the centre whose loss is worth a complaint."""
WITNESSED: Final = 0.25
"""Probability with which a player speaks up for another who was betrayed, as a factor of how talkative they are."""
_THRESHOLD: Final = 0.8
"""Least net value of a claim, in pennies, for which it is made."""


class BotSpeaker:
    """Chooser of one player's line on one occasion."""

    def __init__(self, state: Miser, seat: int, character: Character, rng: KeyedRandom) -> None:
        self._state: Miser = state
        self._seat: int = seat
        self._character: Character = character
        self._random = rng.generator().random
        self._reading: HabitReading = reading_of(state)

    def lines(self) -> list[SayLine]:
        """Return the line to say, as a list that is empty if there is none."""
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
        """True for a character who always has something to say."""
        return self._character.talks >= 1

    def _surely(self, often: float) -> bool:
        """Draw whether to say a thing that few would keep to themselves: only quiet characters often do."""
        return self._random() < often * min(1.0, 0.4 + 1.2 * self._character.talks)

    def _likes(self, factor: float = 1.0) -> bool:
        return self._random() < self._character.talks * factor

    def _spoken(self) -> tuple[int, SayLine | None]:
        """Return the number of lines this player has said in this turn, and the last line they said in the game."""
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
        """Return whether a claim is expected to gain more than it costs.

        `stake` is the number of pennies that depend on it, `seen` the probability that it comes out whether it was
        true. A lie is drawn against the character's tendency to bluff first.
        """
        state = self._state
        if not true and self._random() >= self._character.bluffs:
            return False
        brings = stake * self._reading.speech[self._seat].honesty() * YIELDS
        costs = 0.0 if true else CAUGHT * seen * state.counts[self._seat] / state.terms.hand_size
        return brings - costs > _THRESHOLD

    def _promise(self) -> SayLine | None:
        """Return a promise of the agreed card, made once the contract is closed."""
        state, seat = self._state, self._seat
        other = state.partner if seat == state.player else state.player
        worth = self._reading.worth
        has = worth.valued(state.hands[seat], state.value) != NO_CARD
        if has and not self._likes(0.7):
            return None
        if not has and (self._character.word == ALWAYS or not self._pays(state.centre / 2, False)):
            return None
        return Promise(seat=seat, value=state.value, to=other)

    def _laid(self) -> SayLine | None:
        """Return a claim of the total laid in an attack. A lie names the total that true claims usually have."""
        state, seat = self._state, self._seat
        own = state.laid[state.side(seat)]
        if not own or HIDDEN in own or not self._likes():
            return None
        worth = self._reading.worth
        other = state.victim if seat == state.player else state.player
        total = sum([worth.of[card] for card in own])
        strong = worth.common * len(own)
        true = total >= strong
        if not true:  # a lie names what true claims usually come to
            total = strong + (1 if self._random() < AN_ACE else 0)
        seen = SEEN if state.phase == UNANSWERED else 1.0
        return Laid(seat=seat, total=total, to=other) if self._pays(state.centre, true, seen) else None

    def _attacked(self) -> SayLine | None:
        """Return the answer to an attack: a threat or a plea. It says nothing of the player's own cards, because to
        boast of them and then give in would look foolish."""
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
        """Return a line on the last wrong done to this player since they last spoke, within one round of turns."""
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
        """Return the partner who won by breaking their word to `seat` (by default this one), else NOBODY."""
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
        """Return the seat that attacked this player and took pennies from them, else NOBODY."""
        harmed = deed[0] in (READY, FORFEIT) and deed[2] == self._seat
        if not harmed or (deed[0] == READY and deed[7] <= deed[8]):
            return NOBODY
        return deed[1] if self._state.is_in(deed[1]) else NOBODY

    def _attacked_before(self, past: Past, attacker: int) -> bool:
        """Return whether `attacker` had attacked this player in the two rounds before `past`."""
        earlier = past.before
        while earlier is not None and earlier.turn >= past.turn - 2 * self._state.terms.seats:
            deed = earlier.deed
            if deed and deed[0] in (READY, FORFEIT) and deed[1] == attacker and deed[2] == self._seat:
                return True
            earlier = earlier.before
        return False

    def _robber(self, deed: tuple[int, ...]) -> int:
        """Return the seat that took the centre when this player had bid for it, else NOBODY."""
        if deed[0] != STAND or deed[2] in (NOBODY, self._seat) or deed[3] < MUCH or not deed[4 + self._seat]:
            return NOBODY
        return deed[2] if self._state.is_in(deed[2]) else NOBODY

    def _accuse(self, other: int) -> SayLine:
        """Return the line on a player who broke their word to this one."""
        if self._character.foe or self._character.attacks > 0:
            return Threat(seat=self._seat, against=other, provocation="contract", to=other)
        return Warn(seat=self._seat, about=other, reason="reneged")

    def _resist(self, other: int) -> SayLine:
        """Return the line to a player who keeps attacking this one."""
        character = self._character
        if character.answers < 0 or (self._random() < 0.4 and not character.foe and character.attacks <= 0):
            return Plea(seat=self._seat, to=other)
        return Threat(seat=self._seat, against=other, provocation="attack", to=other)

    def _complain(self, other: int) -> SayLine | None:
        """Return the line on a player who took the centre when this one had bid for it."""
        state, seat = self._state, self._seat
        if state.scores[other] == max(state.scores):
            return Warn(seat=seat, about=other, reason="leader")
        if self._character.foe or self._character.attacks > 0:
            return Threat(seat=seat, against=other, provocation="attack", to=other)
        return None

    def _after_turn(self) -> SayLine | None:
        """Return a warning of a player who betrayed their partner or bluffed this player in the turn just ended."""
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
        """Return a threat to a player who might turn down an offer, once there has been a counter-offer."""
        state, seat = self._state, self._seat
        character = self._character
        if state.proposals < 2 or not (character.foe or character.attacks > 0) or not self._likes(0.8):
            return None
        other = state.partner if seat == state.player else state.player
        return Threat(seat=seat, against=other, provocation="refuse", to=other)

    def _gossip(self) -> SayLine | None:
        """Return a line of chatter about a player drawn at random, based on what everybody could have seen."""
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
        """Return the total that a seat last claimed for its cards on the table in a turn, or NOTHING_SAID."""
        past = self._state.past
        while past is not None and past.turn >= turn:
            line = past.line
            if past.turn == turn and isinstance(line, Laid) and line.seat == seat:
                return line.total
            past = past.before
        return NOTHING_SAID

    def _on_turn(self) -> SayLine | None:
        """Return a line for the beginning of this player's turn: on the leader, a truce, or the cards in hand."""
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
            return None if card == NO_CARD else Holds(seat=seat, values=[worth.common])
        if character.bluffs >= 0.5 and state.counts[seat] >= 2:
            best = worth.values[-1]
            claims = ([best, worth.common], [worth.common, worth.common], [best], [best, best])
            return Holds(seat=seat, values=claims[int(self._random() * len(claims))])
        return None


def _content(line: SayLine) -> dict[str, Any]:
    """Return a line's fields without its addressee, to compare what two lines say."""
    return {key: value for key, value in line_object(line).items() if key != "to"}


def spoken(state: Miser, seat: int, character: Character, rng: KeyedRandom) -> list[SayLine]:
    """Return the line that a seat says now, as a list that is empty if there is none."""
    return BotSpeaker(state, seat, character, rng).lines()


def peace_of(state: Miser, seat: int) -> int:
    """Return the seats that a seat has itself promised to leave alone, as a mask."""
    if state.past is None:
        return 0
    return reading_of(state).speech[seat].spares(state.turns)
