"""State and play of Loser's Game.

A card is one number: 13 times the index of its suit in SUITS, plus its rank from 0 for a two to 12 for an ace. Hands
and piles are masks of such numbers; shifted by 13 times a suit and cut to 13 bits, they are masks of ranks.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.engine.cards import RANKS, RANKS_IN, SUITS, bits
from cardtable.engine.state import CHANCE, HIDDEN, NOBODY, OVER, State
from cardtable.games.losers import moves
from cardtable.games.losers.deals import Dealer

NO_BID: Final = -8  # apart from the engine's own sentinels
NO_TRUMP: Final = -9
"""Value of the trump suit before it is called."""

DEAL: Final = 0
CALL: Final = 1
BID: Final = 2
PLAY: Final = 3
ENDED: Final = 4

YOUNGEST: Final = 0
LOT: Final = 1
IN_TURN: Final = 2

SUIT: Final = 0b1111111111111
"""Mask of all ranks of a suit."""
PACK: Final = (1 << 52) - 1
HIGH_RANKS: Final = (*RANKS[1:], RANKS[0])
"""Names of the ranks from the two up, the ace highest."""
CARDS: Final = tuple([rank + suit for suit in SUITS for rank in HIGH_RANKS])
"""Names of the cards by number."""


class LosersTerms:
    """House rules of one match in the form that play needs."""

    def __init__(
        self,
        seats: int,
        target: int,
        trump_points: int,
        three_points: int,
        four_points: int,
        tie_caller: int,
        points_taken: bool,
        fails_cost: bool,
        round_limit: int,
        youngest_first: tuple[int, ...],
    ) -> None:
        self.seats = seats
        self.hand_size: int = 52 // seats
        self.target = target
        self.trump_points = trump_points
        self.three_points = three_points
        self.four_points = four_points
        self.tie_caller = tie_caller
        self.points_taken = points_taken
        self.fails_cost = fails_cost
        self.round_limit = round_limit
        self.youngest_first = youngest_first

    def gain(self, bid: int, points: int) -> int:
        """Return what a bid adds to the score of a player who took `points`; negative for a failed bid that costs."""
        if points >= bid:
            return points if self.points_taken else bid
        return -bid if self.fails_cost else 0


def sets_in(pile: int) -> tuple[int, int]:
    """Return the ranks of which a mask of cards holds exactly three and the ranks of which it holds four, as masks."""
    clubs = pile & SUIT
    diamonds = pile >> 13 & SUIT
    hearts = pile >> 26 & SUIT
    spades = pile >> 39
    fours = clubs & diamonds & hearts & spades
    threes = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    return threes & ~fours, fours


def points_in(pile: int, trump: int, trump_points: int, three_points: int, four_points: int) -> int:
    """Return the points of a mask of cards, with this trump suit and these values of trumps, threes and fours."""
    threes, fours = sets_in(pile)
    trumps = pile >> 13 * trump & SUIT
    return trumps.bit_count() * trump_points + threes.bit_count() * three_points + fours.bit_count() * four_points


def rank_names(ranks: int) -> tuple[str, ...]:
    """Return the names of a mask of ranks, from the two up."""
    return tuple([HIGH_RANKS[rank] for rank in RANKS_IN[ranks]])


def card_names(cards: int) -> tuple[str, ...]:
    """Return the names of a mask of cards, by suit and rank."""
    return tuple([CARDS[card] for card in bits(cards)])


class Losers(State):
    """State of a match of Loser's Game."""

    def __init__(self, terms: LosersTerms) -> None:
        seats = terms.seats
        self.terms: LosersTerms = terms
        self.turn: int = CHANCE
        self.phase: int = DEAL
        self.observer: int = NOBODY  # the seat whose information state this is, else NOBODY
        self.number: int = 0  # number of the hand, from 0
        self.scores: list[int] = [0] * seats
        self.caller: int = NOBODY  # the seat that calls trump, or called it last
        self.hands: list[int] = [0] * seats  # masks of cards; 0 where the observer doesn't know them
        self.aside: int = 0
        self.trump: int = NO_TRUMP
        self.bids: list[int] = [NO_BID] * seats
        # Public knowledge of this hand:
        self.played: list[int] = []  # all cards in the order in which they were played
        self.trick: list[int] = []  # cards of the trick on the table
        self.piles: list[int] = [0] * seats  # masks of the cards taken, by seat
        self.voids: list[int] = [0] * seats  # masks of the suits that a seat is known to lack, by seat

    def clone(self) -> "Losers":
        twin = Losers(self.terms)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.observer = self.observer
        twin.number = self.number
        twin.scores = self.scores.copy()
        twin.caller = self.caller
        twin.hands = self.hands.copy()
        twin.aside = self.aside
        twin.trump = self.trump
        twin.bids = self.bids.copy()
        twin.played = self.played.copy()
        twin.trick = self.trick.copy()
        twin.piles = self.piles.copy()
        twin.voids = self.voids.copy()
        return twin

    def facts(self) -> tuple[object, ...]:
        return (
            (self.turn, self.phase, self.observer, self.number, self.caller, tuple(self.scores)),
            (tuple(self.hands), self.aside, self.trump, tuple(self.bids)),
            (tuple(self.played), tuple(self.trick), tuple(self.piles), tuple(self.voids)),
        )

    # --- questions -----------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Return the seat on turn in a list, empty if there is none; no two seats ever decide at once."""
        return [self.turn] if self.turn >= 0 else []

    def legal(self, seat: int) -> Sequence[int]:
        """Return the suits to call, the bids from 0 up, or the cards that may be played, by suit and rank."""
        if self.phase == PLAY:
            return bits(self._playable(seat))
        return range(len(SUITS)) if self.phase == CALL else range(self.most_points() + 1)

    def _playable(self, seat: int) -> int:
        hand = self.hands[seat]
        if not self.trick:
            return hand
        suit = hand & SUIT << 13 * (self.trick[0] // 13)
        return suit or hand

    def forced(self) -> int:
        """Return the last card of a hand (HIDDEN if unknown), or 0 for a bid if no points can be taken, else -1."""
        if self.phase == PLAY:
            if self.cards_left(self.turn) > 1:
                return -1
            hand = self.hands[self.turn]
            return hand.bit_length() - 1 if hand else HIDDEN
        return 0 if self.phase == BID and not self.most_points() else -1

    def most_points(self, trump: int = NO_TRUMP) -> int:
        """Return the most points that one player can take, which is the highest bid allowed.

        `trump` is the trump suit, by default the one that was called.
        """
        terms = self.terms
        suit = self.trump if trump == NO_TRUMP else trump
        threes, fours = sets_in(PACK & ~self.aside)
        trumps = (SUIT & ~(self.aside >> 13 * suit)).bit_count()
        best = max(terms.three_points, terms.four_points)
        return trumps * terms.trump_points + fours.bit_count() * best + threes.bit_count() * terms.three_points

    def cards_left(self, seat: int) -> int:
        """Return the number of cards that a seat holds, which is public."""
        if self.phase == ENDED or self.phase == DEAL:
            return 0
        seats = self.terms.seats
        tricks = len(self.played) // seats
        laid = len(self.trick)
        has_played = laid > 0 and (self.turn - seat) % seats <= laid and seat != self.turn
        return self.terms.hand_size - tricks - (1 if has_played else 0)

    def played_by(self) -> list[int]:
        """Return a mask of the cards that each seat has played in this hand."""
        seats = self.terms.seats
        played = [0] * seats
        leader = self.caller
        for start in range(0, len(self.played), seats):
            trick = self.played[start : start + seats]
            for place, card in enumerate(trick):
                played[(leader + place) % seats] |= 1 << card
            leader = (leader + self._best(trick)) % seats
        return played

    def gone(self) -> int:
        """Return a mask of the cards set aside or taken."""
        gone = self.aside
        for pile in self.piles:
            gone |= pile
        return gone

    def lowest(self) -> list[int]:
        """Return the seats that share the lowest score."""
        low = min(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == low]

    def taken(self, seat: int) -> int:
        """Return the points of a seat's pile."""
        terms = self.terms
        return points_in(self.piles[seat], self.trump, terms.trump_points, terms.three_points, terms.four_points)

    def taker(self) -> int:
        """Return the seat whose card takes the trick on the table so far; NOBODY if no card is on the table."""
        trick = self.trick
        if not trick:
            return NOBODY
        return (self.turn - len(trick) + self._best(trick)) % self.terms.seats

    def _best(self, trick: list[int]) -> int:
        """Return the index of the card that takes a trick."""
        best = trick[0]
        at = 0
        for place in range(1, len(trick)):
            card = trick[place]
            if self.beats(card, best):
                best = card
                at = place
        return at

    def beats(self, card: int, best: int) -> bool:
        """Return whether a card beats the best one of a trick so far."""
        if card // 13 == best // 13:
            return card > best
        return card // 13 == self.trump

    def rests(self) -> bool:
        """Return whether nothing is under way: before a hand is dealt, or before its trump is called."""
        return self.turn == CHANCE or self.phase == CALL

    # --- play ----------------------------------------------------------------------------------------------------

    def deal(self, hands: Sequence[int], aside: int, lot: int = NOBODY, events: list[object] | None = None) -> None:
        """Deal a new hand; in an information state the hands of other seats are 0.

        `lot` is the seat drawn to call trump, if there was a draw.
        """
        self._begin_hand(hands, aside, self._next_caller(lot))
        if events is not None:
            events.append(self.dealt())

    def set_up(self, hands: Sequence[int], aside: int, scores: Sequence[int], caller: int, number: int) -> None:
        """Begin in a position: hand `number` is dealt, and `caller` is to call trump."""
        self.number = number
        self.scores = list(scores)
        self._begin_hand(hands, aside, caller)

    def _begin_hand(self, hands: Sequence[int], aside: int, caller: int) -> None:
        self.hands = list(hands)
        self.aside = aside
        self.caller = caller
        self.turn = caller
        self.phase = CALL

    def dealt(self) -> moves.LosersDealt:
        """Return the event for the hand just dealt."""
        unknown = (None,) * self.terms.hand_size
        shown = tuple([card_names(hand) if hand else unknown for hand in self.hands])
        return moves.LosersDealt(self.number, shown, card_names(self.aside), self.caller)

    def _next_caller(self, lot: int) -> int:
        terms = self.terms
        tied = self.lowest()
        if len(tied) == 1:
            return tied[0]
        if terms.tie_caller == LOT:
            return lot
        if terms.tie_caller == IN_TURN and self.caller != NOBODY:
            return min(tied, key=lambda seat: (seat - self.caller - 1) % terms.seats)
        return min(tied, key=terms.youngest_first.index)

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Make a legal move for the seat on turn."""
        seat = self.turn
        if self.phase == PLAY:
            self._play(seat, move, events)
            return
        seats = self.terms.seats
        if self.phase == CALL:
            self.trump = move
            self.phase = BID
            if events is not None:
                events.append(moves.TrumpCalled(seat, SUITS[move]))
        else:
            self.bids[seat] = move
            if events is not None:
                events.append(moves.PointsBidMade(seat, move))
            if seat == self.caller:  # the caller bids last and leads
                self.phase = PLAY
                return
        self.turn = (seat + 1) % seats

    def _play(self, seat: int, card: int, events: list[object] | None) -> None:
        seats = self.terms.seats
        trick = self.trick
        self.hands[seat] &= ~(1 << card)
        if trick:
            led = trick[0] // 13
            if card // 13 != led:
                self.voids[seat] |= 1 << led
        if events is not None:
            events.append(moves.CardPlayed(seat, CARDS[card], not trick))
        trick.append(card)
        self.played.append(card)
        self.turn = seat + 1 if seat + 1 < seats else 0
        if len(trick) < seats:
            return
        taker = self.taker()
        pile = 0
        for card in trick:
            pile |= 1 << card
        self.piles[taker] |= pile
        if events is not None:
            events.append(moves.TrickTaken(taker, tuple([CARDS[card] for card in trick])))
        self.trick = []
        self.turn = taker
        if len(self.played) == seats * self.terms.hand_size:
            self._score(events)

    def _score(self, events: list[object] | None) -> None:
        """Score the bids, forget the hand, and end the match or prepare the next deal."""
        terms = self.terms
        seats = terms.seats
        points = [self.taken(seat) for seat in range(seats)]
        gains = [terms.gain(self.bids[seat], points[seat]) for seat in range(seats)]
        for seat in range(seats):
            self.scores[seat] += gains[seat]
        if events is not None:
            self._add_scored(points, gains, events)
        self.number += 1
        self.hands = [0] * seats
        self.aside = 0
        self.trump = NO_TRUMP
        self.bids = [NO_BID] * seats
        self.played = []
        self.piles = [0] * seats
        self.voids = [0] * seats
        best = max(self.scores)
        alone = self.scores.count(best) == 1
        if (best >= terms.target and alone) or self.number == terms.round_limit:
            self.phase = ENDED
            self.turn = OVER
            if events is not None:
                events.append(moves.LosersEnded(tuple(self.winners()), tuple(self.scores)))
        else:
            self.phase = DEAL
            self.turn = CHANCE

    def _add_scored(self, points: list[int], gains: list[int], events: list[object]) -> None:
        sets = [sets_in(pile) for pile in self.piles]
        trump = 13 * self.trump
        events.append(
            moves.HandScored(
                number=self.number,
                trump=SUITS[self.trump],
                piles=tuple([card_names(pile) for pile in self.piles]),
                trumps=tuple([(pile >> trump & SUIT).bit_count() for pile in self.piles]),
                threes=tuple([rank_names(threes) for threes, _ in sets]),
                fours=tuple([rank_names(fours) for _, fours in sets]),
                points=tuple(points),
                bids=tuple(self.bids),
                gains=tuple(gains),
                scores=tuple(self.scores),
            )
        )

    def playout(self, random: Callable[[], float]) -> None:
        """Play to the end of the hand with uniformly random moves."""
        while self.turn >= 0 and (self.phase != PLAY or self.trick):
            moves = self.legal(self.turn)
            self.apply(moves[int(random() * len(moves))])
        if self.turn < 0:
            return
        # Whole tricks at once, without a call for each card: playouts spend most of their time in this loop.
        seats = self.terms.seats
        trump = self.trump
        hands = self.hands
        piles = self.piles
        seat = self.turn
        for left in range(hands[seat].bit_count(), 0, -1):
            card = _card_at(hands[seat], int(random() * left))
            bit = 1 << card
            hands[seat] ^= bit
            pile = bit
            best = card
            taker = seat
            led = card // 13
            shift = 13 * led
            winning = led  # suit of the card that takes the trick so far
            for _ in range(seats - 1):
                seat += 1
                if seat == seats:
                    seat = 0
                hand = hands[seat]
                ranks = RANKS_IN[hand >> shift & SUIT]
                if ranks:
                    card = shift + ranks[int(random() * len(ranks))]
                    if card > best and winning == led:
                        best = card
                        taker = seat
                else:
                    card = _card_at(hand, int(random() * left))
                    if card // 13 == trump and (card > best or winning != trump):
                        best = card
                        taker = seat
                        winning = trump
                bit = 1 << card
                hands[seat] = hand ^ bit
                pile |= bit
            piles[taker] |= pile
            seat = taker
        self._score(None)

    # --- information states --------------------------------------------------------------------------------------

    def information_state(self, seat: int) -> "Losers":
        """Return this state with the hands of other seats hidden."""
        view = self.clone()
        view.observer = seat
        view.hands = [hand if other == seat else 0 for other, hand in enumerate(self.hands)]
        return view

    def unseen(self) -> int:
        """Return a mask of the cards in other seats' hands, in an information state."""
        seen = self.aside
        for hand in self.hands:  # unknown hands are 0
            seen |= hand
        for card in self.played:
            seen |= 1 << card
        return PACK & ~seen

    def dealer(self) -> Dealer:
        """Return a dealer of the unseen cards to the other seats, in all ways that fit the cards played."""
        seats = [seat for seat in range(self.terms.seats) if seat != self.observer]
        return Dealer(self.unseen(), [(seat, self.cards_left(seat), self.voids[seat]) for seat in seats])

    def determinization(self, random: Random) -> "Losers":
        """Return a random full state that fits this view: no seat holds a suit that it failed to follow."""
        world = self.clone()
        world.observer = NOBODY
        if self.turn >= 0:
            for seat, hand in self.dealer().deal(random):
                world.hands[seat] = hand
        return world


def _card_at(hand: int, place: int) -> int:
    """Return the card at an index of a hand, by suit and rank."""
    shift = 0
    while True:
        ranks = RANKS_IN[hand & SUIT]
        count = len(ranks)
        if place < count:
            return shift + ranks[place]
        place -= count
        hand >>= 13
        shift += 13
