"""Players of Loser's Game by level: random, beginner, club and expert.

The club player goes by formulas (`counting`, `weighing`), the expert plays hands out (`search`).
"""

from typing import Final

from cardtable.bots.player import Advice, Choice, Player, RandomPlayer, keep_to_one_core, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.views import View
from cardtable.games.losers.play import BID, CALL, NO_BID, SUIT, Losers
from cardtable.games.losers.players.counting import BidProspect, CountReading, fair_points, promise
from cardtable.games.losers.players.weighing import Race, Weighing

WOBBLE: Final = ((0, 0.7), (-1, 0.2), (1, 0.1))
"""Points added to the bid counted, each with its probability."""
HIGH: Final = 0b1100000000000
"""Mask of ranks: ace and king."""
PLAIN: Final = 0.8
"""Probability of the usual card."""


class LosersBeginner(Player):
    """Player who looks at nothing but their own cards, counts trumps, and plays high.

    Their habits are there for a newcomer to find and exploit:

    - They call their longest suit, however low its cards; of equally long suits the one with the higher cards.
    - They bid what they can point at: a point for every second trump, and one more each for ace and king of trumps, now
      and then one less, seldom one more. Sets don't count: with a strong hand they bid far too little, and take many
      points for nothing. Other players' bids and the scores are ignored.
    - They play high: their highest card that takes the trick so far, whoever is still to play and whatever lies there.
      So their aces and kings are gone early, and a card that matters for a set goes unnoticed.
    - They ruff whenever they can, with the lowest trump that takes the trick.
    - If they can't take the trick they play their lowest card, a trump only if they must.
    - To a new trick they lead their highest card of a plain suit, and trumps only when nothing else is left.
    - Now and then (one card in five) they experiment, and play low where they might have taken the trick.
    - They play the same way whether their bid is made, lost or still open.
    """

    name: str = "beginner"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the moves that their habits suggest, with probabilities."""
        state = view.state
        assert isinstance(state, Losers)
        hand = state.hands[view.seat]
        if state.phase == CALL:
            return mixed([(longest(hand), 1.0)])
        if state.phase == BID:
            count = _counted(state, hand)
            most = state.most_points()
            return mixed([(max(0, min(count + wobble, most)), chance) for wobble, chance in WOBBLE])
        cards = list(state.legal(view.seat))
        if not state.trick:
            return mixed([(_lead(state, cards), PLAIN), (_lowest(state, cards), 1 - PLAIN)])
        return mixed([(_highest(state, cards), PLAIN), (_lowest(state, cards), 1 - PLAIN)])


def longest(hand: int) -> int:
    """Return the suit of which a hand holds most cards, among equals the one with the higher cards."""
    best = 0
    most = (-1, -1)
    for suit in range(4):
        ranks = hand >> 13 * suit & SUIT
        held = (ranks.bit_count(), ranks)
        if held > most:
            most = held
            best = suit
    return best


def _counted(state: Losers, hand: int) -> int:
    """Return the bid they count: the value of a trump (at least 1) for every second trump, and for ace and king."""
    trumps = hand >> 13 * state.trump & SUIT
    return (trumps.bit_count() // 2 + (trumps & HIGH).bit_count()) * max(state.terms.trump_points, 1)


def _lead(state: Losers, cards: list[int]) -> int:
    """Return the highest card of a plain suit, or the highest trump if there is none."""
    return max(_plain(state, cards), key=_rank)


def _lowest(state: Losers, cards: list[int]) -> int:
    """Return the lowest card of a plain suit, or the lowest trump if there is none."""
    return min(_plain(state, cards), key=_rank)


def _plain(state: Losers, cards: list[int]) -> list[int]:
    """Return the cards that are not trumps, or all if there are only trumps."""
    return [card for card in cards if card // 13 != state.trump] or cards


def _highest(state: Losers, cards: list[int]) -> int:
    """Return the highest card that takes the trick so far, or the lowest card if none does.

    A trick with another suit led is ruffed with the lowest sufficient trump.
    """
    best = state.trick[0]
    for card in state.trick[1:]:
        if state.beats(card, best):
            best = card
    taking = [card for card in cards if state.beats(card, best)]
    if not taking:
        return _lowest(state, cards)
    ruffs = taking[0] // 13 != state.trick[0] // 13
    return min(taking) if ruffs else max(taking)


def _rank(card: int) -> int:
    return card % 13


class Casual(RandomPlayer):
    """Player of random moves who bids at most a quarter of the points that can be taken."""

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return all moves they consider, with equal probabilities."""
        moves = _moves(view)
        return Advice([Choice(move, 1 / len(moves), None) for move in moves], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return one of these moves at random."""
        moves = _moves(view)
        return moves[rng.below(len(moves))]


def _moves(view: View) -> list[int]:
    state = view.state
    assert isinstance(state, Losers)
    if state.phase == BID:
        return list(range(state.most_points() // 4 + 1))
    return list(state.legal(view.seat))


TYPICAL: Final = 0.5
"""Bid expected of other seats that have not bid, as a share of each player's average points in a hand."""
MADE: Final = 0.75
"""Probability that another seat makes its bid."""
BOLDEST: Final = 0.45
"""Least probability of being made for a bid to be considered."""


class LosersClub(Player):
    """Player who counts the cards, and weighs for every trick what it is worth to each player.

    - They call the suit that promises most points, and make the bid that is best for the match, given how uncertain the
      points are (`BidProspect`, `Race`): early on about half of what they expect, near the end what they need, and more
      than is prudent if another player is about to win.
    - They remember all cards, and who did not follow which suit. In play (`Weighing`) they take what they need, sets in
      progress first; draw trumps if they are long in them; stop when their bid is made, and then keep points from those
      who still need some, above all from anyone who would win the match with them.
    """

    name: str = "club"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return their move; `effort` is ignored, since they do not search."""
        return Advice([Choice(self.choose(view, rng, effort), 1.0, None)], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        state = view.state
        assert isinstance(state, Losers)
        if state.phase == CALL:
            return call(state, view.seat)
        return bid(state, view.seat) if state.phase == BID else play(state, view.seat)


def call(state: Losers, seat: int) -> int:
    """Return the trump suit that promises the seat most points."""
    best = 0
    most = -1.0
    for suit in range(4):
        root = promise(CountReading(state, seat, suit), True)
        if root > most:
            most = root
            best = suit
    return best


def bid(state: Losers, seat: int) -> int:
    """Return the bid with the highest worth in the race for the match."""
    terms = state.terms
    if terms.points_taken:  # a bid gains nothing then, and can only fail
        return 0
    prospect = BidProspect(state, promise(CountReading(state, seat, state.trump), seat == state.caller))
    fair = fair_points(state)
    race = Race(state, seat, fair)
    for other, score in enumerate(state.scores):
        stake = TYPICAL * fair if state.bids[other] == NO_BID else state.bids[other]
        race.high[other] = score + stake
        race.low[other] = score - stake if terms.fails_cost else score
        race.odds[other] = MADE
    mine = state.scores[seat]
    best = 0
    most = -1.0
    for points in range(state.most_points() + 1):
        made = prospect.made(points)
        if made < BOLDEST:
            break
        failed = mine - points if terms.fails_cost else mine
        worth = made * race.worth(mine + points) + (1 - made) * race.worth(failed)
        if worth > most + 1e-9:
            most = worth
            best = points
    return best


def play(state: Losers, seat: int) -> int:
    """Return the card of the highest worth, the first of equals."""
    cards = state.legal(seat)
    if len(cards) == 1:
        return cards[0]
    weighing = Weighing(state, seat)
    best = cards[0]
    most = -1e9
    for card in cards:
        worth = weighing.worth(card)
        if worth > most + 1e-12:
            most = worth
            best = card
    return best


class LosersExpert(Player):
    """Player who plays hands out in worlds that fit what was seen, and picks the best move for the match."""

    name: str = "expert"
    searches: bool = True

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Return the best move found and the values of all others; more effort means more playouts."""
        state = view.state
        assert isinstance(state, Losers)
        keep_to_one_core()
        from cardtable.games.losers.players.search import Thought

        thought = Thought(state, view.seat, rng, effort)
        values = thought.values()
        moves = list(state.legal(view.seat))
        places = sorted(range(len(moves)), key=lambda place: (-values[place], place))
        choices = [Choice(moves[place], 0.0, thought.among_equals(values[place])) for place in places]
        choices[0] = choices[0]._replace(probability=1.0)
        return Advice(choices, choices[0].value, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """Return the best move found, without a search if there is a single legal card.

        Callers to whom thinking time must not give the hand away should ask for advice, which searches in any case.
        """
        legal = view.state.legal(view.seat)
        return legal[0] if len(legal) == 1 else super().choose(view, rng, effort)
