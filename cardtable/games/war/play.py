"""State and play of Bidding War.

A hand is a mask of ranks in the seat's own suit (bit 0 is the ace). A prize has one number: 13 times the index of its
suit (the seat that owns the suit; the spare suit comes after the last seat) plus its rank.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.engine.cards import RANKS_IN, bits, card_name
from cardtable.engine.state import AWAITING_REVEAL, CHANCE, HIDDEN, NOBODY, OVER, State
from cardtable.games.war import moves

PASS: Final = 13
"""Move that leaves an auction; moves 0 to 12 bid, or offer, the card of that rank."""
NO_BID: Final = -8  # apart from the engine's own sentinels

DEAL: Final = 0
OFFER: Final = 1
SEALED: Final = 2
AUCTION: Final = 3
ENDED: Final = 4

DISCARD: Final = 0
CARRY: Final = 1
NEXT_HIGHEST: Final = 2


class WarTerms:
    """House rules of one game in the form that play needs."""

    def __init__(
        self,
        seats: int,
        suit_size: int,
        values: list[int],
        own_cards: bool,
        auction: bool,
        tie: int,
        there_and_back: bool,
        seller_bids: bool,
        losers_pay: bool,
    ) -> None:
        self.seats = seats
        self.suit_size = suit_size
        self.values = values
        self.own_cards = own_cards
        self.auction = auction
        self.tie = tie
        self.there_and_back = there_and_back
        self.seller_bids = seller_bids
        self.losers_pay = losers_pay
        self.suit_mask: int = (1 << suit_size) - 1
        self.above: list[int] = [
            sum([1 << higher for higher in range(13) if values[higher] > values[rank]]) for rank in range(13)
        ]
        """Mask of the ranks of higher value, by rank."""

    def seller(self, first: int, number: int) -> int:
        """Return the seat that offers prize `number` where players offer their own cards; `first` offers prize 0."""
        step = number % self.seats
        if self.there_and_back and number // self.seats % 2:
            step = self.seats - 1 - step
        return (first + step) % self.seats


class War(State):
    """State of a game of Bidding War."""

    def __init__(self, terms: WarTerms) -> None:
        seats = terms.seats
        self.terms: WarTerms = terms
        self.turn: int = CHANCE
        self.phase: int = DEAL
        self.observer: int = NOBODY  # the seat whose information state this is, else NOBODY
        self.suits: tuple[str, ...] = ()  # by seat, followed by the spare suit
        self.first: int = 0
        self.number: int = 0  # number of the current prize, from 0
        self.hands: list[int] = [terms.suit_mask] * seats
        self.prizes: list[int] = []  # ranks of the spare suit in order, HIDDEN where not turned
        self.seller: int = NOBODY
        self.stake: int = 0  # mask of the prizes up for bidding
        self.worth: int = 0  # points of the stake
        self.won: list[int] = [0] * seats  # masks of prizes, by seat
        self.scores: list[int] = [0] * seats
        self.bids: list[int] = [NO_BID] * seats  # rank last bid for this prize, by seat
        self.left: int = 0  # number of seats still to bid or, in an auction, that have not passed
        self.laid: list[int] = [0] * seats  # auction: masks of the ranks laid for this prize, by seat
        self.passed: int = 0  # auction: mask of the seats that have passed
        self.standing: int = NOBODY  # auction: seat with the highest bid so far

    def clone(self) -> "War":
        twin = War(self.terms)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.observer = self.observer
        twin.suits = self.suits
        twin.first = self.first
        twin.number = self.number
        twin.hands = self.hands.copy()
        twin.prizes = self.prizes.copy()
        twin.seller = self.seller
        twin.stake = self.stake
        twin.worth = self.worth
        twin.won = self.won.copy()
        twin.scores = self.scores.copy()
        twin.bids = self.bids.copy()
        twin.left = self.left
        twin.laid = self.laid.copy()
        twin.passed = self.passed
        twin.standing = self.standing
        return twin

    def facts(self) -> tuple[object, ...]:
        return (
            (self.turn, self.phase, self.observer, self.suits, self.first, self.number, self.seller),
            (tuple(self.hands), tuple(self.prizes), self.stake, self.worth),
            (tuple(self.won), tuple(self.scores), tuple(self.bids)),
            (self.left, tuple(self.laid), self.passed, self.standing),
        )

    # --- questions -----------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision, in order.

        In a sealed round these are the seats still to bid, except those behind the first that hold a single card: their
        bid is no decision, and waits for its turn. Otherwise it is the seat on turn.
        """
        if self.turn < 0:
            return []
        if self.phase == SEALED:
            later = [(self.turn + step) % self.terms.seats for step in range(1, self.left)]
            hands = self.hands
            return [self.turn, *[seat for seat in later if hands[seat] & (hands[seat] - 1)]]
        return [self.turn]

    def legal(self, seat: int) -> Sequence[int]:
        """Return the ranks that a seat may bid or offer, lowest first, followed by PASS in an auction."""
        hand = self.hands[seat]
        if self.phase != AUCTION:
            return RANKS_IN[hand]
        return (*RANKS_IN[hand & self._outbids()], PASS)

    def forced(self) -> int:
        """Return the last card in a sealed round or offer, PASS if no card beats the standing bid, else -1."""
        if self.turn < 0:
            return -1
        hand = self.hands[self.turn]
        if self.phase == AUCTION:
            return -1 if hand & self._outbids() else PASS
        return -1 if hand & (hand - 1) else RANKS_IN[hand][0]

    def _outbids(self) -> int:
        """Return the mask of the ranks that beat the standing bid."""
        if self.standing == NOBODY:
            return self.terms.suit_mask
        return self.terms.above[self.bids[self.standing]]

    def rests(self) -> bool:
        """Return whether nothing is under way: before the deal, an offer, or the first bid for a turned prize."""
        fresh = not self.terms.own_cards and self.left == self.terms.seats and self.standing == NOBODY
        return self.turn == CHANCE or self.phase == OFFER or (self.turn >= 0 and fresh)

    def is_even(self) -> bool:
        """Return whether each hand holds exactly as many cards as there are prizes left; only with a spare suit.

        Hands can be larger after auctions, which return cards, if house rules change to sealed bids.
        """
        count = len(self.prizes) - self.number
        return all(hand.bit_count() == count for hand in self.hands)

    # --- play ----------------------------------------------------------------------------------------------------

    def deal(self, suits: Sequence[str], prizes: Sequence[int], first: int, events: list[object] | None = None) -> None:
        """Give each seat its suit and put up the first prize.

        `suits` names the suits by seat, followed by the spare suit, if there is one; `prizes` holds the ranks of the
        latter.
        """
        self.suits = tuple(suits)
        self.prizes = list(prizes)
        self.first = first
        if events is not None:
            events.append(moves.WarDealt(self.suits[: self.terms.seats], len(self.prizes), first))
        self._next_prize(events)

    def set_up(
        self,
        suits: Sequence[str],
        prizes: Sequence[int],
        first: int,
        number: int,
        hands: Sequence[int],
        won: Sequence[int],
        carried: int,
    ) -> None:
        """Begin in a position: prize `number` is up, or to be offered, and seat `first` opens the bidding or offers.

        `hands` holds masks of ranks, `won` and `carried` masks of prizes.
        """
        terms = self.terms
        self.suits = tuple(suits)
        self.prizes = list(prizes)
        self.first = (first - (terms.seller(0, number) if terms.own_cards else number)) % terms.seats
        self.number = number
        self.hands = list(hands)
        self.won = list(won)
        self.scores = [self.points_of(cards) for cards in won]
        self.stake = carried
        self.worth = self.points_of(carried)
        self._next_prize(None)

    def adopt(self, terms: WarTerms, events: list[object] | None = None) -> None:
        """Put other terms in force, in a state at rest.

        Points already won stay as they are; the current stake is revalued.
        """
        self.terms = terms
        self.worth = self.points_of(self.stake)
        if self.phase == OFFER:
            self._next_seller(events)
        elif self.phase != DEAL:
            self.phase = AUCTION if terms.auction else SEALED

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Bid or offer the card of rank `move`, or pass. An information state takes HIDDEN for a sealed bid."""
        if self.phase == SEALED:
            seat = self.turn
            self.bids[seat] = move
            if events is not None:
                events.append(moves.BidLaid(seat, None if move == HIDDEN else self.card(seat, move), False))
            self.left -= 1
            if self.left:
                seat += 1
                self.turn = seat if seat < self.terms.seats else 0
            elif self.observer != NOBODY and HIDDEN in self.bids:
                self.turn = AWAITING_REVEAL
            else:
                self._reveal_bids(events)
        elif self.phase == AUCTION:
            self._call(move, events)
        else:
            self._offer(move, events)

    def playout(self, random: Callable[[], float]) -> None:
        """Play to the end with uniformly random moves."""
        while self.turn >= 0:
            if self.phase == SEALED:
                # A whole round at once, without a call for each bid: playouts spend most of their time in this loop.
                seats = self.terms.seats
                hands = self.hands
                bids = self.bids
                seat = self.turn
                for _ in range(self.left):
                    ranks = RANKS_IN[hands[seat]]
                    bids[seat] = ranks[int(random() * len(ranks))]
                    seat += 1
                    if seat == seats:
                        seat = 0
                self.left = 0
                self._reveal_bids(None)
            else:
                moves = self.legal(self.turn)
                self.apply(moves[int(random() * len(moves))])

    def _next_prize(self, events: list[object] | None) -> None:
        """Put up prize `self.number`, or end the game."""
        terms = self.terms
        number = self.number
        seats = terms.seats
        if terms.own_cards:
            self._next_seller(events)
        elif number == len(self.prizes):
            self._end(events)
        elif self.prizes[number] == HIDDEN:
            self.phase = DEAL
            self.turn = AWAITING_REVEAL
        else:
            rank = self.prizes[number]
            if events is not None:
                carried = self.cards_of(self.stake)
                events.append(moves.PrizeTurned(self.card(seats, rank), number, carried))
            self.stake |= 1 << (13 * seats + rank)
            self.worth += terms.values[rank]
            self.turn = (self.first + number) % seats
            self.left = seats
            self.phase = AUCTION if terms.auction else SEALED

    def _next_seller(self, events: list[object] | None) -> None:
        """Ask the next seller for a card, or end the game if the seller or a bidder lacks the cards to go on."""
        terms = self.terms
        seller = terms.seller(self.first, self.number)
        hand = self.hands[seller]
        if terms.seller_bids:
            hand &= hand - 1  # needs one card to offer and another to bid
        if not hand or 0 in self.hands:
            self._end(events)
        else:
            self.seller = seller
            self.phase = OFFER
            self.turn = seller

    def _offer(self, rank: int, events: list[object] | None) -> None:
        terms = self.terms
        seller = self.seller
        if events is not None:
            carried = self.cards_of(self.stake)
            events.append(moves.CardOffered(seller, self.card(seller, rank), self.number, carried))
        self.hands[seller] ^= 1 << rank
        self.stake |= 1 << (13 * seller + rank)
        self.worth += terms.values[rank]
        self.turn = (seller + 1) % terms.seats
        if terms.seller_bids:
            self.left = terms.seats
        else:
            self.left = terms.seats - 1
            if terms.auction:
                self.passed = 1 << seller
        self.phase = AUCTION if terms.auction else SEALED

    def _reveal_bids(self, events: list[object] | None) -> None:
        """Turn up and spend all sealed bids, and settle the prize."""
        terms = self.terms
        values = terms.values
        hands = self.hands
        bids = self.bids
        shown: list[str | None] = []
        if events is not None:
            shown = [None if rank == NO_BID else self.card(seat, rank) for seat, rank in enumerate(bids)]
            events.append(moves.BidsTurned(tuple(shown)))
        best = -1
        winner = NOBODY
        for seat in range(terms.seats):
            rank = bids[seat]
            if rank >= 0:
                hands[seat] ^= 1 << rank
                value = values[rank]
                if value > best:
                    best = value
                    winner = seat
                elif value == best:
                    winner = NOBODY
        if winner == NOBODY and terms.tie == NEXT_HIGHEST:
            winner = self._highest_alone()
        self._settle(winner, terms.tie == CARRY, "tie", events)
        if events is not None:
            events.append(moves.BidsCleared(tuple([(card,) if card else () for card in shown]), ((),) * terms.seats))
        self.bids = [NO_BID] * terms.seats
        self.number += 1
        self._next_prize(events)

    def _highest_alone(self) -> int:
        """Return the seat with the highest bid whose value no other seat bid, or NOBODY."""
        values = self.terms.values
        worths = [values[rank] if rank >= 0 else -1 for rank in self.bids]
        alone = [worth for worth in worths if worth >= 0 and worths.count(worth) == 1]
        return worths.index(max(alone)) if alone else NOBODY

    def _call(self, move: int, events: list[object] | None) -> None:
        """Make one call in an auction: bid a higher card, or pass."""
        terms = self.terms
        seat = self.turn
        if move == PASS:
            self.passed |= 1 << seat
            self.left -= 1
            if events is not None:
                events.append(moves.WarPassed(seat))
        else:
            self.hands[seat] ^= 1 << move
            self.laid[seat] |= 1 << move
            self.bids[seat] = move
            self.standing = seat
            if events is not None:
                events.append(moves.BidLaid(seat, self.card(seat, move), True))
        if not self.left:
            self._close_auction(events)
            return
        seat = (seat + 1) % terms.seats
        while self.passed >> seat & 1:
            seat = (seat + 1) % terms.seats
        if seat == self.standing:
            self._close_auction(events)
        else:
            self.turn = seat

    def _close_auction(self, events: list[object] | None) -> None:
        """Settle the prize and clear the bids away.

        The winner spends their last bid, and under `losers_pay` everyone does; all other cards go back to hand.
        """
        terms = self.terms
        self._settle(self.standing, False, "no_bid", events)
        spent: list[int] = []
        returned: list[int] = []
        for seat in range(terms.seats):
            pays = self.bids[seat] >= 0 and (seat == self.standing or terms.losers_pay)
            spent.append(1 << self.bids[seat] if pays else 0)
            returned.append(self.laid[seat] & ~spent[seat])
            self.hands[seat] |= returned[seat]
        if events is not None:
            events.append(moves.BidsCleared(self._cards_by_seat(spent), self._cards_by_seat(returned)))
        self.bids = [NO_BID] * terms.seats
        self.laid = [0] * terms.seats
        self.passed = 0
        self.standing = NOBODY
        self.left = 0
        self.number += 1
        self._next_prize(events)

    def _settle(self, winner: int, carry: bool, reason: str, events: list[object] | None) -> None:
        """Give the stake to the winner; if there is none, carry it over to the next prize or discard it."""
        if events is not None:
            cards = self.cards_of(self.stake)
            if winner != NOBODY:
                events.append(moves.PrizeWon(winner, cards, self.worth, self.card(winner, self.bids[winner])))
            elif carry:
                events.append(moves.PrizeCarried(cards))
            else:
                events.append(moves.PrizeDiscarded(cards, reason))
        if winner != NOBODY:
            self.won[winner] |= self.stake
            self.scores[winner] += self.worth
        elif carry:
            return
        self.stake = 0
        self.worth = 0

    def _end(self, events: list[object] | None) -> None:
        if events is not None:
            if self.stake:
                events.append(moves.PrizeDiscarded(self.cards_of(self.stake), "end"))
            events.append(moves.WarEnded(tuple(self.winners()), tuple(self.scores)))
        self.stake = 0
        self.worth = 0
        self.seller = NOBODY
        self.phase = ENDED
        self.turn = OVER

    # --- information states --------------------------------------------------------------------------------------

    def information_state(self, seat: int) -> "War":
        """Return this state with the prizes still to come, and the sealed bids of other seats, hidden."""
        view = self.clone()
        view.observer = seat
        for place in range(self.number + 1, len(view.prizes)):
            view.prizes[place] = HIDDEN
        if self.phase == SEALED:
            view.bids = [HIDDEN if rank >= 0 and other != seat else rank for other, rank in enumerate(self.bids)]
        return view

    def learn_prize(self, place: int, rank: int, events: list[object] | None = None) -> None:
        """Tell an information state the rank of a prize, and put the prize up if it is next."""
        self.prizes[place] = rank
        if self.turn == AWAITING_REVEAL and self.phase == DEAL and place == self.number:
            self._next_prize(events)

    def learn_bid(self, seat: int, rank: int, events: list[object] | None = None) -> None:
        """Tell an information state a sealed bid, and turn the bids up once all are known."""
        self.bids[seat] = rank
        if self.turn == AWAITING_REVEAL and self.phase == SEALED and HIDDEN not in self.bids:
            self._reveal_bids(events)

    def determinization(self, random: Random) -> "War":
        """Return a random full state that fits this view: unseen prizes in any order, hidden bids any card held."""
        world = self.clone()
        world.observer = NOBODY
        unseen = [place for place, rank in enumerate(self.prizes) if rank == HIDDEN]
        if unseen:
            missing = list(bits(self.terms.suit_mask & ~sum([1 << rank for rank in self.prizes if rank >= 0])))
            random.shuffle(missing)
            for place, rank in zip(unseen, missing, strict=True):
                world.prizes[place] = rank
        for seat, rank in enumerate(self.bids):
            if rank == HIDDEN:
                world.bids[seat] = random.choice(RANKS_IN[self.hands[seat]])
        return world

    def points_of(self, cards: int) -> int:
        """Return the points of a mask of prizes."""
        return sum([self.terms.values[prize % 13] for prize in bits(cards)])

    # --- names for events ----------------------------------------------------------------------------------------

    def card(self, owner: int, rank: int) -> str:
        """Return the name of the card of a rank in a seat's suit; `owner` is the number of seats for the spare suit."""
        return card_name(rank, self.suits[owner])

    def cards_of(self, mask: int) -> tuple[str, ...]:
        """Return the names of the cards in a mask of prizes."""
        return tuple([self.card(prize // 13, prize % 13) for prize in bits(mask)])

    def _cards_by_seat(self, masks: list[int]) -> tuple[tuple[str, ...], ...]:
        """Return the names of the cards in each seat's mask of ranks."""
        return tuple([tuple([self.card(seat, rank) for rank in RANKS_IN[mask]]) for seat, mask in enumerate(masks)])
