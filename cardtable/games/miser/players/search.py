"""Search of the expert: candidates, which are some moves of each kind but never all, and the playouts that try them.

A playout begins from a determinization weighted by likelihood (`Guesses`), and goes on by habits that would explain the
other players' play (`Rollouts`).
"""

from math import sqrt
from random import Random
from typing import Final

from cardtable.bots.search import SearchProblem
from cardtable.engine.cards import bits
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.games.miser.codes import (
    ACCEPT,
    ANSWER,
    ATTACK,
    ATTACKED,
    BIDDING,
    CARD,
    COMMIT,
    COMMIT_CARDS,
    COUNTER,
    DEAL,
    DECLINE,
    FORFEIT,
    HIGHEST_VALUE,
    JOIN,
    KIND,
    LAY,
    LOWEST_VALUE,
    NO_CARD,
    OPEN,
    PARTNER,
    PARTNERS_WAGER,
    PASS,
    PENNIES,
    PROPOSE,
    RAISE,
    READY,
    SEAT,
    STAND,
    TURN,
    UNANSWERED,
    VALUE,
    VICTIM,
    WAGER,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.cards import Worth
from cardtable.games.miser.players.habits import FOE, Habits
from cardtable.games.miser.players.reading import HabitReading
from cardtable.games.miser.players.speech import NOTHING_SAID, Belief, SpeechRecord
from cardtable.games.miser.players.styles import agreed_card, move_of, play_on


def candidates(state: Miser, seat: int, worth: Worth, trust: list[float], pact: int = 0) -> list[int]:
    """Return the candidate moves of a seat that owes a decision.

    `trust` is, by seat, the probability that it keeps its word; `pact` is the mask of two seats that stand together, or
    0.
    """
    phase = state.phase
    hand = state.hands[seat]
    kinds = state.kinds(seat)
    if phase == TURN:
        return _turns(state, seat, worth, kinds, trust, pact)
    if phase == ANSWER:
        found = [ACCEPT, DECLINE]
        return [*found, *_counters(state, seat, worth)] if COUNTER in kinds else found
    if phase == COMMIT_CARDS:
        return [COMMIT | card << CARD for card in _agreed(state, hand, worth)]
    if phase in (UNANSWERED, ATTACKED):
        found = [FORFEIT if phase == UNANSWERED else READY]
        if LAY in kinds:
            found += [LAY | card << CARD for card in _cards_to_lay(state, seat, hand, worth)]
        return found
    assert phase == BIDDING
    found = [STAND]
    kind = RAISE if RAISE in kinds else JOIN
    if kind in kinds:
        card = 0 if kind == RAISE else worth.lowest(hand) << CARD
        found += [kind | card | more << PENNIES for more in _raises(state, seat)]
    return found


def sure_things(state: Miser, moves: list[int]) -> list[int]:
    """Return the moves that take pennies for certain: attacks on players without cards."""
    counts = state.counts
    return [move for move in moves if move & KIND == ATTACK and not counts[move >> VICTIM & SEAT]]


def stands_against(state: Miser, seat: int, move: int, pact: int) -> bool:
    """Return whether a move makes, or agrees to, a contract with a player outside a pact against one who is in it."""
    kind = move & KIND
    if kind == PROPOSE:
        other, victim = move >> PARTNER & SEAT, move >> VICTIM & SEAT
    elif kind in (ACCEPT, COUNTER):
        other, victim = state.partner if seat == state.player else state.player, state.victim
    else:
        return False
    return pact >> victim & 1 == 1 and not pact >> other & 1


def _turns(state: Miser, seat: int, worth: Worth, kinds: list[int], trust: list[float], pact: int) -> list[int]:
    found = [PASS]
    hand = state.hands[seat]
    scores = state.scores
    if ATTACK in kinds:
        limit = state.limit(seat)
        lowest, highest = worth.lowest(hand), worth.highest(hand)
        common = worth.valued(hand, worth.common)
        for victim in state.others(seat):
            wagers = {limit}
            if scores[victim] <= limit:
                wagers = {scores[victim], scores[victim] - 1}  # knocked out, or left with a penny
            elif state.centre >= 2 * limit:
                wagers.add(1)
            cards = {lowest}
            if state.counts[victim]:
                cards |= {highest} if common == NO_CARD else {common}
                if state.centre >= limit:
                    cards.add(highest)
            found += [
                ATTACK | victim << VICTIM | wager << WAGER | card << CARD
                for wager in sorted(wagers)
                if wager
                for card in sorted(cards)
            ]
    if PROPOSE in kinds:
        found += _offers(state, seat, worth, trust, pact)
    if OPEN in kinds and scores[seat] > 1:
        card = worth.lowest(hand)
        found += [OPEN | card << CARD | bid << PENNIES for bid in _openings(state.centre, scores[seat] - 1)]
    return found


def _openings(centre: int, most: int) -> list[int]:
    """Return first bids for the centre, at most `most`: to test interest, or to keep others off."""
    bids = {1, centre // 3, 2 * centre // 3} if centre > 2 else {1}
    return sorted({min(bid, most) for bid in bids if bid})


def _raises(state: Miser, seat: int) -> list[int]:
    """Return pennies to add to a bid: enough to be just above the highest, and to be far above it."""
    bids = state.bids
    best = max(bids)
    own = bids[seat]
    spare = state.scores[seat] - own
    if own == best and bids.count(best) == 1:
        return [1] if spare else []  # a raise of the highest bid, which only serves to warn others off
    least = best + 1 - own
    far = (best + state.centre) // 2 + 1 - own
    return sorted({more for more in (least, far) if 0 < more <= spare})


_PAIRS = 4
"""Most pairs of partner and victim that are offered a contract."""
_REFUSALS = 2
"""Offers that a partner may decline in a turn before they get no more."""


def _offers(state: Miser, seat: int, worth: Worth, trust: list[float], pact: int) -> list[int]:
    """Return contracts to propose, for the most promising pairs of partner and victim."""
    scores = state.scores
    limit = state.terms.wager_limit
    hand = state.hands[seat]
    others = state.others(seat)
    leader = max(others, key=lambda other: (scores[other], -other))
    poorest = min(others, key=lambda other: (scores[other], other))
    pairs = []
    declined = _declined(state)
    unwilling = [partner for partner, _ in declined]
    for partner in state.partners(seat):
        if unwilling.count(partner) >= _REFUSALS:
            continue
        for victim in others:
            if victim == partner or (partner, victim) in declined:
                continue
            level = 2 * trust[partner] - scores[partner] / 40 + (0.5 if victim == leader else 0.0)
            level += 0.4 if victim == poorest else 0.0
            if pact >> victim & 1 and not pact >> partner & 1:
                level += 2.0  # before all others, so that pacts are opposed
            if scores[victim] <= 2 * limit:
                level += 0.5
            pairs.append((-level, partner, victim))
    pairs.sort()
    values = {_level(worth.of[worth.lowest(hand)])}
    if worth.valued(hand, worth.common) != NO_CARD:
        values.add(_level(worth.common))
    else:
        values.add(_level(worth.of[worth.highest(hand)]))
    found = []
    for _, partner, victim in pairs[:_PAIRS]:
        own = min(limit, scores[seat])
        theirs = min(limit, scores[partner])
        base = PROPOSE | partner << PARTNER | victim << VICTIM
        found += [base | own << WAGER | theirs << PARTNERS_WAGER | value << VALUE for value in sorted(values)]
    return found


def _declined(state: Miser) -> set[tuple[int, int]]:
    """Return the pairs of partner and victim whose offers came to nothing in this turn: they are not offered again."""
    found: set[tuple[int, int]] = set()
    past = state.past
    while past is not None and past.turn == state.turns:
        deed = past.deed
        if deed and deed[0] == DECLINE:
            found.add((deed[3], deed[4]))
        past = past.before
    return found


def _level(value: int) -> int:
    """Return the value nearest to a card's that a contract can agree on."""
    return min(max(value, LOWEST_VALUE), HIGHEST_VALUE)


def _counters(state: Miser, seat: int, worth: Worth) -> list[int]:
    """Return counter-offers: another value (the commonest or that of the seat's lowest card), or a penny less."""
    hand = state.hands[seat]
    own, theirs = state.wagers
    values = {_level(worth.common), _level(worth.of[worth.lowest(hand)])} - {state.value}
    found = [COUNTER | own << WAGER | theirs << PARTNERS_WAGER | value << VALUE for value in sorted(values)]
    # The seat may also offer one penny less of its own, if at least one is left.
    less = (own - 1, theirs) if seat == state.player else (own, theirs - 1)
    if min(less) > 0:
        found.append(COUNTER | less[0] << WAGER | less[1] << PARTNERS_WAGER | state.value << VALUE)
    return found


def _agreed(state: Miser, hand: int, worth: Worth) -> list[int]:
    """Return cards for a contract: of the agreed value, the cheapest above it, the highest and the lowest."""
    cards = [
        worth.valued(hand, state.value),
        worth.above(hand, state.value),
        worth.highest(hand),
        worth.lowest(hand),
    ]
    return _each_once(cards)


def _cards_to_lay(state: Miser, seat: int, hand: int, worth: Worth) -> list[int]:
    """Return cards to lay in an attack: the lowest, one of the commonest value, the highest, and the cheapest that
    would beat cards of the commonest value."""
    cards = [worth.lowest(hand), worth.valued(hand, worth.common), worth.highest(hand)]
    if state.phase == ATTACKED:
        side = state.side(seat)
        total = sum([worth.of[card] for card in state.laid[side]])
        cards.append(worth.above(hand, worth.common * len(state.laid[1 - side]) - total))
    return _each_once(cards)


def _each_once(cards: list[int]) -> list[int]:
    """Return the cards in their order, without NO_CARD and without repetitions."""
    found: list[int] = []
    for card in cards:
        if card != NO_CARD and card not in found:
            found.append(card)
    return found


TABLES: Final = 12
"""Number of ways in which the other players may play that are drawn at effort 1, and used in turn. More effort draws
more: otherwise all its trials would depend on the same few, and the result would be off by more than its error says."""


class Rollouts(SearchProblem):
    """Playouts for one decision of one seat: cards lie as they may, and others go on as they seem to play."""

    def __init__(
        self,
        state: Miser,
        seat: int,
        reading: HabitReading,
        own: Habits,
        belief: list[Belief],
        random: Random,
        tables: int = TABLES,
    ) -> None:
        """`belief` is, by seat, how far to believe what it says; `tables` is the number of ways others may play."""
        self.seat: int = seat
        self.worth: Worth = reading.worth
        self.leans: dict[int, float] = {}
        """Bonus of each move beyond what it wins, as a chance to win."""
        self._wins: dict[int, float] = {}
        self._tries: dict[int, int] = {}
        self._belief: list[Belief] = belief
        claims = [each.claims for each in belief]
        self._guesses: Guesses = Guesses(state, reading.worth, reading.speech, claims)
        self._tables: list[list[Habits]] = []
        for _ in range(tables):
            table = []
            for other in range(state.terms.seats):
                habits = own
                if other != seat:
                    habits = reading.conduct[other].habits(random.random)
                    self._as_said(habits, state, reading, other, random.random())
                table.append(habits)
            self._tables.append(table)
        self._warned: list[str] = [""] * state.terms.seats
        """Provocation by this seat that each seat has threatened to pay back; empty if there is none."""
        for other, speech in enumerate(reading.speech):
            if speech.warned == seat:
                self._warned[other] = speech.warned_of
        self._number: int = 0
        self._habits: list[Habits] = self._tables[0]
        self._world: Miser = state

    def _as_said(self, habits: Habits, state: Miser, reading: HabitReading, seat: int, draw: float) -> None:
        """Fit a seat's habits to its truces and promises, as far as they are believed. `draw` is in [0, 1)."""
        speech = reading.speech[seat]
        belief = self._belief[seat]
        if draw < belief.claims:
            habits.spares = speech.spares(state.turns)
        if state.phase == COMMIT_CARDS and speech.promise == state.value:
            habits.keeps = max(habits.keeps, belief.promises)

    def draw(self, random: Random) -> None:
        """Draw how the cards lie and how the other players play."""
        self._habits = self._tables[self._number % len(self._tables)]
        self._number += 1
        self._world = self._guesses.drawn(self._habits, random)

    def tried(self, move: int, random: Random) -> float:
        """Return the share of the win after a move, plus its bonus and a small term for the margin: the margin tells
        more about a few playouts than the winner does."""
        world = self._world.clone()
        habits = self._habits
        chance = random.random
        if world.phase == COMMIT_CARDS and world.turn != self.seat:
            # The proposer chooses a card at the same time, and neither partner knows the other's.
            world.apply(move_of(world, habits[world.turn], self.worth, chance))
        kind = move & KIND
        if kind in (ATTACK, PROPOSE):
            victim = move >> VICTIM & SEAT
            warned = self._warned[victim]
            if warned == ("attack" if kind == ATTACK else "contract") and chance() < self._belief[victim].threats:
                angry = habits[victim].copy()
                angry.aim = FOE
                angry.foe = self.seat
                habits = habits.copy()
                habits[victim] = angry
        world.apply(move)
        play_on(world, habits, self.worth, chance)
        won = share(world, self.seat)
        self._wins[move] = self._wins.get(move, 0.0) + won
        self._tries[move] = self._tries.get(move, 0) + 1
        return won + NEAR_MISS * ahead(world, self.seat) + self.leans.get(move, 0.0)

    def value(self, move: int) -> float:
        """Return the chance to win by a move, from its trials so far."""
        return self._wins[move] / self._tries[move]

    def tries(self, move: int) -> int:
        """Return the number of trials of a move."""
        return self._tries[move]

    def error(self, move: int) -> float:
        """Return the standard deviation of `value`, as if each trial were won or lost, with one more win and one more
        loss (Laplace's rule), so that it is never 0."""
        tries = self._tries[move] + 2
        share = (self._wins[move] + 1.0) / tries
        return sqrt(share * (1.0 - share) / tries)


def share(world: Miser, seat: int) -> float:
    """Return a seat's share of the win in a finished game: 1, a fraction if several tie, or 0."""
    scores = world.scores
    mine = scores[seat]
    equals = 0
    for score in scores:
        if score > mine:
            return 0.0
        if score == mine:
            equals += 1
    return 1.0 / equals


NEAR_MISS: Final = 0.1
"""Bonus, as a chance to win, of ending with all pennies of the game and the others with none."""


def ahead(world: Miser, seat: int) -> float:
    """Return a seat's lead over the best other seat, possibly negative, as a share of all pennies."""
    scores = world.scores
    rival = 0
    for other, score in enumerate(scores):
        if other != seat and score > rival:
            rival = score
    return (scores[seat] - rival) / (world.terms.starting_pennies * world.terms.seats)


class Guesses:
    """Source of determinizations for one seat at one moment: full states that fit what it knows.

    Unseen cards are dealt at random. The cards a player has laid face down are then chosen from their hand, in the way
    in which that player is taken to choose.
    """

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
        return self._worth.highest(hand) if card == NO_CARD else card

    def _laid(self, hand: int, strong: float, draw: float) -> int:
        """Return a card that may have been laid in an attack: the highest if `draw` < `strong`, else the lowest."""
        return self._worth.highest(hand) if draw < strong else self._worth.lowest(hand)
