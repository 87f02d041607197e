"""Determinizations weighted by likelihood: full states that fit what a seat knows.

Unseen cards are dealt at random. The cards a player has laid face down are then chosen from their hand, in the way in
which that player is taken to choose.
"""

from random import Random

from cardtable.engine.cards import bits
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.games.miser.play import COMMIT_CARDS, DEAL, Miser
from cardtable.games.miser.players.cards import NOTHING, Worth
from cardtable.games.miser.players.habits import Habits
from cardtable.games.miser.players.speech import NOTHING_SAID, SpeechRecord
from cardtable.games.miser.players.styles import agreed_card


class Guesses:
    """Source of determinizations for one seat at one moment."""

    def __init__(self, state: Miser, worth: Worth, speech: list[SpeechRecord], belief: list[float]) -> None:
        """`belief` is, by seat, the probability that its claims of cards are true."""
        self._state: Miser = state
        self._worth: Worth = worth
        self._speech: list[SpeechRecord] = speech
        self._belief: list[float] = belief
        self._seat: int = state.observer
        self._cards: list[int] = list(bits(state.unseen())) if state.phase != DEAL else []
        self._whole: bool = state.observer == NOBODY

    def drawn(self, habits: list[Habits], random: Random) -> Miser:
        """Return a determinization in which the other players have these habits."""
        state = self._state
        world = state.clone()
        world.observer = NOBODY
        world.remembers = False
        if self._whole:
            return world
        cards = self._cards.copy()
        random.shuffle(cards)
        at = 0
        chance = random.random
        said = [0] * state.terms.seats
        for seat, speech in enumerate(self._speech):
            belief = self._belief[seat]
            if belief and speech.claimed and seat != self._seat and chance() < belief:
                said[seat] = self._as_said(cards, speech.claimed, state.counts[seat])
        for seat in range(state.terms.seats):
            if seat == self._seat:
                continue
            down = self._down(seat)
            count = state.counts[seat] + state.buried_counts[seat] + down - said[seat].bit_count()
            hand = 0
            for card in cards[at : at + count]:
                hand |= 1 << card
            at += count
            strong = habits[seat].strong
            for _ in range(state.buried_counts[seat]):
                card = self._laid(hand, strong, chance())
                hand ^= 1 << card
                world.buried[seat] |= 1 << card
            world.hands[seat] = hand | said[seat]
            if down:
                self._lay(world, seat, habits[seat], random)
        for card in cards[at:]:
            world.aside |= 1 << card
        return world

    def _as_said(self, cards: list[int], values: list[int], most: int) -> int:
        """Take at most `most` of the cards that a seat claims out of the unseen ones, and return them as a mask."""
        found = 0
        of = self._worth.of
        for value in values[:most]:
            for place, card in enumerate(cards):
                if of[card] == value:
                    found |= 1 << card
                    cards.pop(place)
                    break
        return found

    def _down(self, seat: int) -> int:
        """Return the number of a seat's cards that lie face down on the table."""
        state = self._state
        side = 0 if seat == state.player else 1
        if state.phase == COMMIT_CARDS:
            owner = state.player if side == 0 else state.partner
            return 1 if seat == owner and state.commits[side] == HIDDEN else 0
        owner = state.player if side == 0 else state.victim
        return len(state.laid[side]) if seat == owner else 0

    def _lay(self, world: Miser, seat: int, habits: Habits, random: Random) -> None:
        """Move the cards that a seat has laid face down from its hand to the table."""
        side = 0 if seat == world.player else 1
        speech = self._speech[seat]
        belief = self._belief[seat]
        if world.phase == COMMIT_CARDS:
            turn = world.turn
            world.turn = seat
            card = agreed_card(world, habits, self._worth, random.random)
            world.turn = turn
            world.hands[seat] ^= 1 << card
            world.commits[side] = card
            return
        if belief and len(world.laid[side]) == 1 and speech.total != NOTHING_SAID:
            card = self._told(world.hands[seat], speech.total, random.random() < belief)
            world.hands[seat] ^= 1 << card
            world.laid[side][0] = card
            return
        for place in range(len(world.laid[side])):
            strong = habits.strong if side == 0 and place == 0 else 0.7
            card = self._laid(world.hands[seat], strong, random.random())
            world.hands[seat] ^= 1 << card
            world.laid[side][place] = card

    def _told(self, hand: int, total: int, true: bool) -> int:
        """Return the card laid by a player who claimed `total` for it: a card of that value if the claim is true,
        otherwise their lowest card, since nobody needs to lie about a high one."""
        if not true:
            return self._worth.lowest(hand)
        card = self._worth.valued(hand, total)
        return self._worth.highest(hand) if card == NOTHING else card

    def _laid(self, hand: int, strong: float, draw: float) -> int:
        """Return a card that may have been laid in an attack: the highest if `draw` < `strong`, else the lowest."""
        return self._worth.highest(hand) if draw < strong else self._worth.lowest(hand)
