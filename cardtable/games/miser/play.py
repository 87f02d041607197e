"""State and play of Miser.

A card is a number: four times its rank, from 0 for a two to 12 for an ace, plus the index of its suit in SUITS. Hands
and piles are masks of such numbers; the lowest cards of the pack are the lowest bits.

A bid for the centre lies in front of its bidder and still counts among their pennies, so the pennies of all seats and
those in the centre always add up to the same number.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardtable.engine.cards import RANKS, RANKS_IN, SUITS, bits
from cardtable.engine.lines import SayLine
from cardtable.engine.products import Product, Products
from cardtable.engine.state import AWAITING_REVEAL, CHANCE, HIDDEN, NOBODY, OVER, State
from cardtable.games.miser import moves

DEAL: Final = 0
TURN: Final = 1
ANSWER: Final = 2
"""Phase in which an offer is to be answered."""
COMMIT_CARDS: Final = 3
UNANSWERED: Final = 4
"""Phase of an attack before the victim has laid a card."""
ATTACKED: Final = 5
BIDDING: Final = 6
ENDED: Final = 7

PASS: Final = 0
PROPOSE: Final = 1
COUNTER: Final = 2
ACCEPT: Final = 3
DECLINE: Final = 4
COMMIT: Final = 5
ATTACK: Final = 6
LAY: Final = 7
FORFEIT: Final = 8
READY: Final = 9
OPEN: Final = 10
JOIN: Final = 11
RAISE: Final = 12
STAND: Final = 13
STANDING: Final = 14
"""Kind of a remembered deed that is no move: how a game stands at its first position or under other rules."""

# A move is a number: its kind in the lowest bits, and the parts of that kind, each shifted by so many bits.
KIND: Final = 15
CARD: Final = 4
VICTIM: Final = 10
PARTNER: Final = 13
WAGER: Final = 16
PARTNERS_WAGER: Final = 22
VALUE: Final = 28
PENNIES: Final = 16
_SIX_BITS: Final = 63
_SEAT: Final = 7
UNKNOWN_CARD: Final = 63
"""Card of a move that this state's observer may not know."""

TIE_CENTRE: Final = 0
TIE_SPLIT: Final = 1
TIE_DEFENDER: Final = 2

NO_CARD: Final = -1
LOWEST_VALUE: Final = 2
HIGHEST_VALUE: Final = 11
"""Highest value that a contract can agree on, whatever cards are worth: the value is only words."""
_VALUES: Final = range(LOWEST_VALUE, HIGHEST_VALUE + 1)
_CHOICES: Final = HIGHEST_VALUE + 1 - LOWEST_VALUE

PACK: Final = (1 << 52) - 1
HIGH_RANKS: Final = (*RANKS[1:], RANKS[0])
CARDS: Final = tuple([rank + suit for rank in HIGH_RANKS for suit in SUITS])
"""Names of the cards, by their numbers."""
_CHUNK: Final = (1 << 13) - 1


class MiserTerms:
    """House rules of a game in the form that play needs."""

    def __init__(
        self,
        seats: int,
        starting_pennies: int,
        wager_limit: int,
        pass_cost: int,
        draws_for_first: bool,
        sets_aside: bool,
        match_limit: int,
        odd_to_proposer: bool,
        proposals_per_turn: int,
        attack_tie: int,
        unanswered_takes_all: bool,
        attack_card_limit: int,
        ace_value: int,
        court_value: int,
        second_pays: bool,
        last_standing: bool,
        turn_limit: int,
        open_slush: bool,
    ) -> None:
        self.seats = seats
        self.hand_size: int = 52 // seats
        self.left_over: int = 52 % seats
        self.starting_pennies = starting_pennies
        self.wager_limit = wager_limit
        self.pass_cost = pass_cost
        self.draws_for_first = draws_for_first
        self.sets_aside = sets_aside
        self.match_limit = match_limit
        """Most pennies that the victim of a contract must match."""
        self.odd_to_proposer = odd_to_proposer
        self.proposals_per_turn = proposals_per_turn
        self.attack_tie = attack_tie
        self.unanswered_takes_all = unanswered_takes_all
        self.attack_card_limit: int = attack_card_limit or 52
        self.second_pays = second_pays
        self.last_standing = last_standing
        self.turn_limit = turn_limit
        self.open_slush = open_slush
        by_rank = [*range(2, 11), court_value, court_value, court_value, ace_value]
        self.values: list[int] = [value for value in by_rank for _ in SUITS]
        """Value of each card, by its number."""


class Past:
    """Link in the chain of what everybody has seen or heard and may remember: a deed or a line of talk."""

    def __init__(self, before: "Past | None", turn: int, deed: tuple[int, ...], line: SayLine | None) -> None:
        self.before = before
        """Previous link."""
        self.turn = turn
        """Turn in which it happened, counted from 1; 0 before the first."""
        self.deed = deed
        """Deed as numbers, its kind first; empty for a line of talk:

        - PASS, seat, pennies paid
        - DECLINE, seat that declined, proposer, partner, victim, the proposer's wager, the partner's, value
        - COMMIT, proposer, partner, victim, the proposer's wager, the partner's, value, the proposer's card, the
          partner's, pennies the proposer took, pennies the partner took: a contract whose cards are turned
        - FORFEIT, attacker, victim, wager, pennies the victim put in, pennies the attacker took
        - READY, attacker, victim, wager, pennies the victim put in, the attacker's total, the victim's, pennies the
          attacker took, pennies the victim took, the attacker's cards as a mask, the victim's
        - STANDING, pennies in the centre, cards that everybody has seen as a mask, then by seat pennies, by seat cards
          in hand, by seat cards that met a forfeit
        - STAND, opener, seat that took the centre or NOBODY, pennies taken, then by seat the bid
        """
        self.line = line
        """Line of talk; None for a deed."""

    def facts(self) -> tuple[object, ...]:
        """Return everything but the previous link."""
        return (self.turn, self.deed, self.line)


def card_names(cards: int) -> tuple[str, ...]:
    """Return the names of a mask of cards, lowest card first."""
    return tuple([CARDS[card] for card in bits(cards)])


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


class Miser(State):
    """State of a game of Miser."""

    def __init__(self, terms: MiserTerms) -> None:
        seats = terms.seats
        self.terms: MiserTerms = terms
        self.turn: int = CHANCE
        self.phase: int = DEAL
        self.observer: int = NOBODY  # seat whose information state this is
        self.floor: int = NOBODY
        self.scores: list[int] = [terms.starting_pennies] * seats  # pennies by seat, including bids
        self.centre: int = 0
        self.inside: int = (1 << seats) - 1  # mask of the seats that are in the game
        self.hands: list[int] = [0] * seats  # masks; 0 where the observer may not know a hand
        self.counts: list[int] = [0] * seats  # number of cards in each hand
        self.aside: int = 0
        self.slush: int = 0  # mask of the played cards that everybody has seen
        self.shown: list[int] = [0] * seats  # the same by the seat that played them
        self.buried: list[int] = [0] * seats  # masks by seat of cards that met a forfeit; 0 where not known
        self.buried_counts: list[int] = [0] * seats
        self.player: int = NOBODY  # seat whose turn it is, whoever answers now
        self.turns: int = 0  # number of turns begun
        self.proposals: int = 0  # offers in this turn, including counter-offers
        self.partner: int = NOBODY
        self.victim: int = NOBODY  # of an offer, a contract or an attack
        self.wagers: list[int] = [0, 0]  # the proposer's and the partner's, or the attacker's alone
        self.value: int = 0  # that the partners agree on
        self.matched: int = 0  # pennies that the victim put in
        self.commits: list[int] = [NO_CARD, NO_CARD]  # the proposer's card and the partner's
        self.laid: list[list[int]] = [[], []]  # cards of an attack in order: the attacker's, the victim's
        self.ready: int = 0  # players in a row who said they are ready
        self.bidding: int = 0  # mask of the seats that may bid for the centre
        self.bids: list[int] = [0] * seats
        self.stands: int = 0  # players in a row who stood
        self.past: Past | None = None  # last link of a chain, which clones share
        self.remembers: bool = True  # playouts turn it off, so that nothing is added to `past`

    def clone(self) -> "Miser":
        """Return a copy that shares nothing that changes."""
        twin = Miser(self.terms)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.observer = self.observer
        twin.floor = self.floor
        twin.scores = self.scores.copy()
        twin.centre = self.centre
        twin.inside = self.inside
        twin.hands = self.hands.copy()
        twin.counts = self.counts.copy()
        twin.aside = self.aside
        twin.slush = self.slush
        twin.shown = self.shown.copy()
        twin.buried = self.buried.copy()
        twin.buried_counts = self.buried_counts.copy()
        twin.player = self.player
        twin.turns = self.turns
        twin.proposals = self.proposals
        twin.partner = self.partner
        twin.victim = self.victim
        twin.wagers = self.wagers.copy()
        twin.value = self.value
        twin.matched = self.matched
        twin.commits = self.commits.copy()
        twin.laid = [self.laid[0].copy(), self.laid[1].copy()]
        twin.ready = self.ready
        twin.bidding = self.bidding
        twin.bids = self.bids.copy()
        twin.stands = self.stands
        twin.past = self.past
        twin.remembers = self.remembers
        return twin

    def facts(self) -> tuple[object, ...]:
        """Return everything that changes in play as a value, to compare states."""
        past: list[tuple[object, ...]] = []
        last = self.past
        while last is not None:
            past.append(last.facts())
            last = last.before
        return (
            (self.turn, self.phase, self.observer, self.floor, self.player, self.turns, self.proposals, self.inside),
            (tuple(self.scores), self.centre, tuple(self.hands), tuple(self.counts), self.aside, self.slush),
            (tuple(self.shown), tuple(self.buried), tuple(self.buried_counts)),
            (self.partner, self.victim, tuple(self.wagers), self.value, self.matched, tuple(self.commits)),
            (tuple(self.laid[0]), tuple(self.laid[1]), self.ready, self.bidding, tuple(self.bids), self.stands),
            tuple(past),
        )

    # --- decisions -----------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """Return the seat that decides now. While the cards of a contract are chosen, return both partners, unless the
        second has only one card left, as everybody knows."""
        if self.turn < 0:
            return []
        if self.phase == COMMIT_CARDS and self.turn == self.player and self.counts[self.partner] > 1:
            return [self.player, self.partner]
        return [self.turn]

    def is_in(self, seat: int) -> bool:
        """Return whether a seat is in the game."""
        return self.inside >> seat & 1 == 1

    def side(self, seat: int) -> int:
        """Return a seat's index in the lists of a contract or an attack: 0 for the player on turn, 1 for the other."""
        return 0 if seat == self.player else 1

    def limit(self, seat: int) -> int:
        """Return the most pennies that a seat can wager."""
        most = self.terms.wager_limit
        held = self.scores[seat]
        return held if held < most else most

    def partners(self, seat: int) -> list[int]:
        """Return the seats with whom a seat could make a contract."""
        others = RANKS_IN[self.inside & ~(1 << seat)]
        if len(others) < 2:
            return []
        counts = self.counts
        return [other for other in others if counts[other]]

    def others(self, seat: int, partner: int = NOBODY) -> tuple[int, ...]:
        """Return the seats in the game, without `seat` and, if given, `partner`."""
        rest = self.inside & ~(1 << seat)
        return RANKS_IN[rest if partner < 0 else rest & ~(1 << partner)]

    def kinds(self, seat: int) -> list[int]:
        """Return the kinds of move open to a seat that owes a decision."""
        phase = self.phase
        if phase == TURN:
            kinds = [PASS]
            if self.counts[seat]:
                if self.proposals < self.terms.proposals_per_turn and self.partners(seat):
                    kinds.append(PROPOSE)
                kinds.append(ATTACK)
                if self.centre:
                    kinds.append(OPEN)
            return kinds
        if phase == ANSWER:
            can_counter = self.proposals < self.terms.proposals_per_turn
            return [COUNTER, ACCEPT, DECLINE] if can_counter else [ACCEPT, DECLINE]
        if phase == COMMIT_CARDS:
            return [COMMIT]
        if phase == BIDDING:
            if self.bids[seat]:
                return [RAISE, STAND] if self.scores[seat] > self.bids[seat] else [STAND]
            return [JOIN, STAND]
        can_lay = self.counts[seat] > 0 and len(self.laid[self.side(seat)]) < self.terms.attack_card_limit
        last = FORFEIT if phase == UNANSWERED else READY
        return [LAY, last] if can_lay else [last]

    def products(self, seat: int, kind: int) -> list[Product]:
        """Return the moves of a kind that is open to a seat, as products of their parts."""
        if kind == PROPOSE:
            own = range(1, self.limit(seat) + 1)
            return [
                Product(
                    kind | partner << PARTNER,
                    (
                        (VICTIM, self.others(seat, partner)),
                        (WAGER, own),
                        (PARTNERS_WAGER, range(1, self.limit(partner) + 1)),
                        (VALUE, _VALUES),
                    ),
                )
                for partner in self.partners(seat)
            ]
        if kind == COUNTER:
            return self._counters()
        if kind == ATTACK:
            wagers = range(1, self.limit(seat) + 1)
            cards = bits(self.hands[seat])
            return [Product(kind, ((VICTIM, self.others(seat)), (WAGER, wagers), (CARD, cards)))]
        if kind in (COMMIT, LAY):
            return [Product(kind, ((CARD, bits(self.hands[seat])),))]
        pennies = range(1, self.scores[seat] - self.bids[seat] + 1)
        if kind in (OPEN, JOIN):
            return [Product(kind, ((CARD, bits(self.hands[seat])), (PENNIES, pennies)))]
        if kind == RAISE:
            return [Product(kind, ((PENNIES, pennies),))]
        return [Product(kind)]

    def _counters(self) -> list[Product]:
        """Return every offer but the one on the table, without overlap: those with another value, then those with the
        same value and another wager of the proposer, then those that differ only in the partner's wager."""
        own, partners = self.wagers
        first = range(1, self.limit(self.player) + 1)
        second = range(1, self.limit(self.partner) + 1)
        found = [
            Product(
                COUNTER,
                (
                    (WAGER, first),
                    (PARTNERS_WAGER, second),
                    (VALUE, [value for value in _VALUES if value != self.value]),
                ),
            ),
            Product(
                COUNTER | self.value << VALUE,
                ((WAGER, [wager for wager in first if wager != own]), (PARTNERS_WAGER, second)),
            ),
            Product(
                COUNTER | self.value << VALUE | own << WAGER,
                ((PARTNERS_WAGER, [wager for wager in second if wager != partners]),),
            ),
        ]
        return [product for product in found if product.size()]

    def legal(self, seat: int) -> Sequence[int]:
        """Return all legal moves, kind by kind; they are only counted, and each is made when asked for."""
        return Products([product for kind in self.kinds(seat) for product in self.products(seat, kind)])

    def any_move(self, seat: int, random: Callable[[], float]) -> int:
        """Draw a kind of move, then a move of that kind: among all moves, offers would drown the rest."""
        kinds = self.kinds(seat)
        kind = kinds[int(random() * len(kinds))] if len(kinds) > 1 else kinds[0]
        if kind == PROPOSE:
            able = self.partners(seat)
            partner = able[int(random() * len(able))]
            others = self.others(seat, partner)
            victim = others[int(random() * len(others))]
            own = 1 + int(random() * self.limit(seat))
            partners = 1 + int(random() * self.limit(partner))
            value = LOWEST_VALUE + int(random() * _CHOICES)
            return (
                kind
                | partner << PARTNER
                | victim << VICTIM
                | own << WAGER
                | partners << PARTNERS_WAGER
                | value << VALUE
            )
        if kind == COUNTER:
            return self._any_counter(random)
        move = kind
        if kind == ATTACK:
            others = self.others(seat)
            move |= others[int(random() * len(others))] << VICTIM
            move |= 1 + int(random() * self.limit(seat)) << WAGER
        elif kind in (OPEN, JOIN, RAISE):
            move |= 1 + int(random() * (self.scores[seat] - self.bids[seat])) << PENNIES
        if kind in (COMMIT, ATTACK, LAY, OPEN, JOIN):
            move |= card_at(self.hands[seat], int(random() * self.counts[seat])) << CARD
        return move

    def _any_counter(self, random: Callable[[], float]) -> int:
        """Draw a counter-offer. All offers are numbered in a row, and the one on the table is left out."""
        firsts = self.limit(self.player)
        seconds = self.limit(self.partner)
        offer = ((self.wagers[0] - 1) * seconds + self.wagers[1] - 1) * _CHOICES + self.value - LOWEST_VALUE
        place = int(random() * (firsts * seconds * _CHOICES - 1))
        if place >= offer:
            place += 1
        own, rest = divmod(place, seconds * _CHOICES)
        partners, value = divmod(rest, _CHOICES)
        return COUNTER | own + 1 << WAGER | partners + 1 << PARTNERS_WAGER | value + LOWEST_VALUE << VALUE

    def forced(self) -> int:
        """Return the only move there is, if everybody knows that: a pass, forfeit or ready without cards, ready at the
        limit of cards, standing with nothing to raise, or a partner's last card (HIDDEN if it is not known). Otherwise
        return -1."""
        if self.turn < 0:
            return -1
        if self.phase == COMMIT_CARDS:
            if self.counts[self.turn] > 1:
                return -1
            hand = self.hands[self.turn]
            return COMMIT | hand.bit_length() - 1 << CARD if hand else HIDDEN
        kinds = self.kinds(self.turn)
        return kinds[0] if len(kinds) == 1 else -1

    def is_reply(self) -> bool:
        """Return whether an attack or the bidding for the centre is under way."""
        return self.phase in (UNANSWERED, ATTACKED, BIDDING)

    def rests(self) -> bool:
        """Return whether the state is before the deal or at the beginning of a turn."""
        return self.turn == CHANCE or (self.phase == TURN and not self.proposals)

    # --- play ----------------------------------------------------------------------------------------------------

    def deal(
        self,
        hands: Sequence[int],
        aside: int,
        first: int,
        draws: tuple[tuple[str | None, ...], ...] = (),
        events: list[object] | None = None,
    ) -> None:
        """Deal the hands, as masks, and begin the first turn. In an information state the hands of others are 0."""
        terms = self.terms
        self.hands = list(hands)
        self.counts = [terms.hand_size] * terms.seats
        self.aside = aside
        self.player = first
        if events is not None:
            events.append(self.dealt(draws))
        self._begin_turn(events)

    def dealt(self, draws: tuple[tuple[str | None, ...], ...] = ()) -> moves.MiserDealt:
        """Return the event of a deal of the cards that players hold now, for a state in which none has been played.
        `draws` are the cards drawn for the first turn, in rounds by seat."""
        hands = zip(self.hands, self.counts, strict=True)
        shown = tuple([card_names(hand) if hand else (None,) * count for hand, count in hands])
        left_over = card_names(self.aside) if self.aside else (None,) * self.terms.left_over
        return moves.MiserDealt(shown, left_over, draws, self.player)

    def set_up(
        self,
        player: int,
        number: int,
        scores: Sequence[int],
        centre: int,
        hands: Sequence[int],
        counts: Sequence[int],
        aside: int,
        shown: Sequence[int],
        buried: Sequence[int],
        buried_counts: Sequence[int],
    ) -> None:
        """Start from a position: `number` turns are over, and it is `player`'s turn. In an information state the hands
        and buried cards of others are 0."""
        self.player = player
        self.turns = number
        self.scores = list(scores)
        self.centre = centre
        self.inside = sum([1 << seat for seat, pennies in enumerate(scores) if pennies])
        self.hands = list(hands)
        self.counts = list(counts)
        self.aside = aside
        for seat, cards in enumerate(shown):
            self._show(seat, cards)
        self.buried = list(buried)
        self.buried_counts = list(buried_counts)
        self._remember_standing()
        self._begin_turn(None)

    def adopt(self, terms: MiserTerms) -> None:
        """Let other rules hold from here on, in a state at rest."""
        self.terms = terms
        if self.phase == TURN:
            self._remember_standing()

    def hear(self, line: SayLine) -> None:
        """Remember a line of talk."""
        self.past = Past(self.past, self.turns, (), line)

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Make a legal move for the seat on turn; an information state takes UNKNOWN_CARD for one laid face down."""
        kind = move & KIND
        card = move >> CARD & _SIX_BITS
        seat = self.turn
        self.floor = NOBODY
        if kind == ATTACK:
            self._attack(move >> VICTIM & _SEAT, move >> WAGER & _SIX_BITS, card, events)
        elif kind == LAY:
            self._lay(seat, card, events)
        elif kind == READY:
            self._be_ready(seat, events)
        elif kind == FORFEIT:
            self._forfeit(seat, events)
        elif kind == PASS:
            self._pass(seat, events)
        elif kind == COMMIT:
            self._commit(seat, card, events)
        elif kind == STAND:
            self._stand(seat, events)
        elif kind in (OPEN, JOIN, RAISE):
            self._bid(seat, kind, card, move >> PENNIES, events)
        elif kind == ACCEPT:
            self._accept(seat, events)
        elif kind == DECLINE:
            self._decline(seat, events)
        else:
            if kind == PROPOSE:
                self.partner = move >> PARTNER & _SEAT
                self.victim = move >> VICTIM & _SEAT
            self._offer(seat, move >> WAGER & _SIX_BITS, move >> PARTNERS_WAGER & _SIX_BITS, move >> VALUE, events)

    def playout(self, random: Callable[[], float]) -> None:
        """Play on to the end of the game with random moves."""
        # Draws the same random numbers, with the same effect, as `any_move` and `apply`, but saves making the moves.
        while self.turn >= 0:
            if self.phase == TURN:
                self._turn_on(random)
            elif self.phase == BIDDING:
                self._bid_on(random)
            elif self.phase == ANSWER:
                self._answer_on(random)
            elif self.phase == COMMIT_CARDS:
                self.floor = NOBODY
                seat = self.turn
                self._commit(seat, card_at(self.hands[seat], int(random() * self.counts[seat])), None)
            else:
                self._fight_on(random)

    def _turn_on(self, random: Callable[[], float]) -> None:
        """Draw and make a move of the player on turn."""
        terms = self.terms
        seat = self.player
        count = self.counts[seat]
        self.floor = NOBODY
        if not count:
            self._pass(seat, None)
            return
        others = RANKS_IN[self.inside & ~(1 << seat)]
        may_offer = 0
        if self.proposals < terms.proposals_per_turn and len(others) > 1:
            for other in others:
                if self.counts[other]:
                    may_offer = 1
                    break
        kind = int(random() * (3 + may_offer if self.centre else 2 + may_offer))
        if not kind:
            self._pass(seat, None)
        elif kind == may_offer:
            able = self.partners(seat)
            partner = able[int(random() * len(able))]
            others = self.others(seat, partner)
            self.partner = partner
            self.victim = others[int(random() * len(others))]
            own = 1 + int(random() * self.limit(seat))
            theirs = 1 + int(random() * self.limit(partner))
            self._offer(seat, own, theirs, LOWEST_VALUE + int(random() * _CHOICES))
        elif kind == may_offer + 1:
            victim = others[int(random() * len(others))]
            wager = 1 + int(random() * self.limit(seat))
            self._attack(victim, wager, card_at(self.hands[seat], int(random() * count)), None)
        else:
            pennies = 1 + int(random() * self.scores[seat])
            self._bid(seat, OPEN, card_at(self.hands[seat], int(random() * count)), pennies, None)

    def _answer_on(self, random: Callable[[], float]) -> None:
        """Draw and make one answer to an offer."""
        may_counter = 1 if self.proposals < self.terms.proposals_per_turn else 0
        kind = int(random() * (2 + may_counter))
        self.floor = NOBODY
        if kind == may_counter:
            self._accept(self.turn, None)
        elif kind:
            self._decline(self.turn, None)
        else:
            self.apply(self._any_counter(random))

    def _bid_on(self, random: Callable[[], float]) -> None:
        """Draw bids for the centre until everybody stands."""
        bids = self.bids
        seats = RANKS_IN[self.bidding]
        place = seats.index(self.turn)
        stands = self.stands
        while stands < len(seats):
            seat = seats[place]
            bid = bids[seat]
            more = self.scores[seat] - bid
            if more and random() < 0.5:
                pennies = 1 + int(random() * more)
                if not bid:
                    hand = self.hands[seat]
                    bit = 1 << card_at(hand, int(random() * self.counts[seat]))
                    self.hands[seat] = hand ^ bit
                    self.counts[seat] -= 1
                    self._show(seat, bit)
                bids[seat] = bid + pennies
                stands = 0
            else:
                stands += 1
            place += 1
            if place == len(seats):
                place = 0
        self.floor = NOBODY
        self._settle_bids(None)

    def _fight_on(self, random: Callable[[], float]) -> None:
        """Play an attack to its end in a playout: lay random cards until the victim forfeits or both are ready."""
        limit = self.terms.attack_card_limit
        seat = self.turn
        ready = self.ready
        while True:
            laid = self.laid[0 if seat == self.player else 1]
            count = self.counts[seat]
            if count and len(laid) < limit and random() < 0.5:
                hand = self.hands[seat]
                card = card_at(hand, int(random() * count))
                self.hands[seat] = hand ^ 1 << card
                self.counts[seat] = count - 1
                laid.append(card)
                ready = 0
            elif not laid:
                self.floor = NOBODY
                self._forfeit(seat, None)
                return
            else:
                ready += 1
                if ready == 2:
                    break
            seat = self.victim if seat == self.player else self.player
        self.floor = seat
        self._turn_attack(None)

    def _begin_turn(self, events: list[object] | None) -> None:
        self.turns += 1
        self.proposals = 0
        self.phase = TURN
        self.turn = self.player
        if events is not None:
            events.append(moves.TurnBegan(self.player, self.turns))

    def _end_turn(self, events: list[object] | None) -> None:
        """End a settled turn: knock out players without pennies, and end the game or begin the next turn."""
        self.partner = NOBODY
        self.victim = NOBODY
        reason = ""
        if 0 in self.scores:
            reason = self._knock_out(events)
        if not reason and self.turns == self.terms.turn_limit:
            reason = "limit"
        if reason:
            self._end(reason, events)
        else:
            self.player = self._next(self.player, self.inside)
            self._begin_turn(events)

    def _knock_out(self, events: list[object] | None) -> str:
        """Knock out the players without pennies. Return the reason if that ends the game, otherwise an empty string."""
        before = self.inside
        for seat in bits(before):
            if not self.scores[seat]:
                self.inside ^= 1 << seat
                if events is not None:
                    events.append(moves.KnockedOut(seat))
        if self.inside != before and not self.terms.last_standing:
            return "knockout"
        return "alone" if self.inside & (self.inside - 1) == 0 else ""

    def _end(self, reason: str, events: list[object] | None) -> None:
        self.phase = ENDED
        self.turn = OVER
        if events is not None:
            events.append(moves.MiserEnded(tuple(self.winners()), tuple(self.scores), reason))

    def _next(self, seat: int, among: int) -> int:
        """Return the next seat clockwise in a mask; `seat` itself if it is the only one."""
        seats = self.terms.seats
        seat = seat + 1 if seat + 1 < seats else 0
        while not among >> seat & 1:
            seat = seat + 1 if seat + 1 < seats else 0
        return seat

    def _remember(self, deed: tuple[int, ...]) -> None:
        self.past = Past(self.past, self.turns, deed, None)

    def _pass(self, seat: int, events: list[object] | None) -> None:
        paid = self.terms.pass_cost
        held = self.scores[seat]
        if paid > held:
            paid = held
        self.scores[seat] = held - paid
        self.centre += paid
        if self.remembers:
            self._remember((PASS, seat, paid))
        if events is not None:
            events.append(moves.MiserPassed(seat, paid))
        self._end_turn(events)

    def _remember_standing(self) -> None:
        """Remember how the game stands, where earlier deeds don't tell."""
        self._remember((STANDING, self.centre, self.slush, *self.scores, *self.counts, *self.buried_counts))

    # Contracts

    def _offer(self, seat: int, own: int, partners: int, value: int, events: list[object] | None = None) -> None:
        """Put an offer on the table, by either side; `self.partner` and `self.victim` are set already."""
        counters = self.phase == ANSWER
        self.wagers = [own, partners]
        self.value = value
        self.proposals += 1
        self.phase = ANSWER
        self.turn = self.partner if seat == self.player else self.player
        if events is not None:
            terms = ((own, partners), value, counters)
            events.append(moves.ContractOffered(seat, self.player, self.partner, self.victim, *terms))

    def _decline(self, seat: int, events: list[object] | None) -> None:
        player, partner, victim = self.player, self.partner, self.victim
        if self.remembers:
            self._remember((DECLINE, seat, player, partner, victim, self.wagers[0], self.wagers[1], self.value))
        if events is not None:
            events.append(moves.ContractDeclined(seat, player, partner, victim))
        self.partner = NOBODY
        self.victim = NOBODY
        self.phase = TURN
        self.turn = player

    def _accept(self, seat: int, events: list[object] | None) -> None:
        player, partner, victim = self.player, self.partner, self.victim
        own, partners = self.wagers
        self.matched = min(own + partners, self.terms.match_limit, self.scores[victim])
        self.scores[player] -= own
        self.scores[partner] -= partners
        self.scores[victim] -= self.matched
        self.centre += own + partners + self.matched
        self.commits = [NO_CARD, NO_CARD]
        self.phase = COMMIT_CARDS
        self.turn = player
        self.floor = seat
        if events is not None:
            wagers = (own, partners)
            events.append(moves.ContractMade(seat, player, partner, victim, wagers, self.matched, self.value))

    def _commit(self, seat: int, card: int, events: list[object] | None) -> None:
        self.commits[self.side(seat)] = self._play_down(seat, card, events)
        if seat == self.player:
            self.turn = self.partner
        elif HIDDEN in self.commits:
            self.turn = AWAITING_REVEAL
        else:
            self._turn_commits(events)

    def _turn_commits(self, events: list[object] | None) -> None:
        terms = self.terms
        player, partner = self.player, self.partner
        first, second = self.commits
        self._show(player, 1 << first)
        self._show(partner, 1 << second)
        value = terms.values[first]
        other = terms.values[second]
        gain = partners_gain = 0
        if value == other:
            gain = partners_gain = self.centre // 2
            if terms.odd_to_proposer:
                gain += self.centre & 1
        elif value > other:
            gain = self.centre
        else:
            partners_gain = self.centre
        if self.remembers:
            terms_agreed = (self.victim, self.wagers[0], self.wagers[1], self.value)
            self._remember((COMMIT, player, partner, *terms_agreed, first, second, gain, partners_gain))
        if events is not None:
            events.append(moves.CardsTurned((player, partner), ((CARDS[first],), (CARDS[second],))))
            kept = (value == self.value, other == self.value)
            gains = (gain, partners_gain)
            events.append(moves.ContractSettled(player, partner, self.victim, self.value, (value, other), kept, gains))
        self._take(player, gain)
        self._take(partner, partners_gain)
        self.commits = [NO_CARD, NO_CARD]
        self.floor = partner
        self._end_turn(events)

    # Attacks

    def _attack(self, victim: int, wager: int, card: int, events: list[object] | None) -> None:
        seat = self.turn
        matched = min(wager, self.scores[victim])
        self.scores[seat] -= wager
        self.scores[victim] -= matched
        self.centre += wager + matched
        self.victim = victim
        self.wagers = [wager, 0]
        self.matched = matched
        self.phase = UNANSWERED
        self.turn = victim
        self.floor = seat
        if events is not None:
            events.append(moves.AttackMade(seat, victim, wager, matched))
        self.laid = [[self._play_down(seat, card, events)], []]

    def _lay(self, seat: int, card: int, events: list[object] | None) -> None:
        self.laid[self.side(seat)].append(self._play_down(seat, card, events))
        self.ready = 0
        self.phase = ATTACKED
        self.turn = self.victim if seat == self.player else self.player

    def _be_ready(self, seat: int, events: list[object] | None) -> None:
        if events is not None:
            events.append(moves.SaidReady(seat))
        self.ready += 1
        if self.ready < 2:
            self.turn = self.victim if seat == self.player else self.player
            return
        self.floor = seat
        if HIDDEN in self.laid[0] or HIDDEN in self.laid[1]:
            self.turn = AWAITING_REVEAL
        else:
            self._turn_attack(events)

    def _turn_attack(self, events: list[object] | None) -> None:
        terms = self.terms
        player, victim = self.player, self.victim
        values = terms.values
        masks = [0, 0]
        totals = [0, 0]
        for side in range(2):
            for card in self.laid[side]:
                masks[side] |= 1 << card
                totals[side] += values[card]
        self._show(player, masks[0])
        self._show(victim, masks[1])
        gain = defence = 0
        if totals[0] > totals[1]:
            gain = self.centre
        elif totals[1] > totals[0] or terms.attack_tie == TIE_DEFENDER:
            defence = self.centre
        elif terms.attack_tie == TIE_SPLIT:
            gain = defence = self.centre // 2
        if self.remembers:
            put_in = (self.wagers[0], self.matched)
            self._remember((READY, player, victim, *put_in, totals[0], totals[1], gain, defence, masks[0], masks[1]))
        if events is not None:
            turned = (_names(self.laid[0]), _names(self.laid[1]))
            events.append(moves.CardsTurned((player, victim), turned))
            events.append(moves.AttackSettled(player, victim, (totals[0], totals[1]), (gain, defence)))
        self._take(player, gain)
        self._take(victim, defence)
        self.laid = [[], []]
        self.ready = 0
        self._end_turn(events)

    def _forfeit(self, seat: int, events: list[object] | None) -> None:
        if self.terms.open_slush and self.laid[0][0] == HIDDEN:
            self.turn = AWAITING_REVEAL
            return
        player = self.player
        card = self.laid[0][0]
        gain = self.centre if self.terms.unanswered_takes_all else self.wagers[0] + self.matched
        if self.remembers:
            self._remember((FORFEIT, player, seat, self.wagers[0], self.matched, gain))
        if events is not None:
            events.append(moves.Forfeited(seat, player, gain))
        if self.terms.open_slush:
            self._show(player, 1 << card)
            if events is not None:
                events.append(moves.CardsTurned((player,), ((CARDS[card],),)))
        else:
            self.buried_counts[player] += 1
            if card != HIDDEN:
                self.buried[player] |= 1 << card
            if events is not None:
                events.append(moves.CardBuried(player, None if card == HIDDEN else CARDS[card]))
        self._take(player, gain)
        self.laid = [[], []]
        self._end_turn(events)

    # Bids for the centre

    def _bid(self, seat: int, kind: int, card: int, pennies: int, events: list[object] | None) -> None:
        name: str | None = None
        if kind != RAISE:
            self.hands[seat] &= ~(1 << card)
            self.counts[seat] -= 1
            self._show(seat, 1 << card)
            name = CARDS[card]
        if kind == OPEN:
            self.phase = BIDDING
            self.bidding = 1 << seat
            for other in bits(self.inside):
                if self.counts[other]:
                    self.bidding |= 1 << other
        self.bids[seat] += pennies
        self.stands = 0
        self.turn = self._next(seat, self.bidding)
        if events is not None:
            events.append(moves.CentreBidMade(seat, name, pennies, self.bids[seat]))

    def _stand(self, seat: int, events: list[object] | None) -> None:
        if events is not None:
            events.append(moves.Stood(seat))
        self.stands += 1
        if self.stands == self.bidding.bit_count():
            self._settle_bids(events)
        else:
            self.turn = self._next(seat, self.bidding)

    def _settle_bids(self, events: list[object] | None) -> None:
        """Settle the bidding for the centre.

        A highest bid that stands alone takes what lay in the centre. The highest bids go to the centre, and so do the
        second-highest if the highest tie or the rules say so; all others go back.
        """
        bids = self.bids
        best = max(bids)
        second = max([0, *[bid for bid in bids if bid < best]])
        tied = bids.count(best) > 1
        taker = NOBODY if tied else bids.index(best)
        lowest = second if second and (tied or self.terms.second_pays) else best
        paid = [bid if bid >= lowest else 0 for bid in bids]
        taken = 0 if tied else self.centre
        if self.remembers:
            self._remember((STAND, self.player, taker, taken, *bids))
        for seat, pennies in enumerate(paid):
            self.scores[seat] -= pennies
        self.centre += sum(paid) - taken
        if taker != NOBODY:
            self.scores[taker] += taken
        if events is not None:
            returned = [bid - pennies for bid, pennies in zip(bids, paid, strict=True)]
            events.append(moves.BiddingSettled(taker, taken, tuple(paid), tuple(returned)))
        self.bids = [0] * self.terms.seats
        self.bidding = 0
        self.stands = 0
        self._end_turn(events)

    # Cards and pennies

    def _play_down(self, seat: int, card: int, events: list[object] | None) -> int:
        """Move a card from a hand to the table, face down. Return the card, or HIDDEN if it is not known."""
        self.counts[seat] -= 1
        if card == UNKNOWN_CARD:
            if events is not None:
                events.append(moves.CardLaid(seat, None))
            return HIDDEN
        self.hands[seat] &= ~(1 << card)
        if events is not None:
            events.append(moves.CardLaid(seat, CARDS[card]))
        return card

    def _show(self, seat: int, cards: int) -> None:
        self.slush |= cards
        self.shown[seat] |= cards

    def _take(self, seat: int, pennies: int) -> None:
        self.centre -= pennies
        self.scores[seat] += pennies

    # --- information states --------------------------------------------------------------------------------------

    def information_state(self, seat: int) -> "Miser":
        """Return this state without the cards that other players hold, have laid face down or have buried."""
        view = self.clone()
        view.observer = seat
        view.hands = [hand if other == seat else 0 for other, hand in enumerate(self.hands)]
        view.buried = [cards if other == seat else 0 for other, cards in enumerate(self.buried)]
        if self.terms.sets_aside:
            view.aside = 0
        for side in range(2):
            owner = self.player if side == 0 else (self.partner if self.phase == COMMIT_CARDS else self.victim)
            if owner != seat:
                if view.commits[side] != NO_CARD:
                    view.commits[side] = HIDDEN
                view.laid[side] = [HIDDEN] * len(self.laid[side])
        return view

    def learn_card(self, seat: int, card: int, events: list[object] | None = None) -> None:
        """Tell an information state a card that a seat laid face down; cards are told in the order in which they were
        laid. Once all are known, they are turned and the turn is settled."""
        side = self.side(seat)
        if self.phase == COMMIT_CARDS:
            self.commits[side] = card
            if HIDDEN not in self.commits:
                self._turn_commits(events)
            return
        laid = self.laid[side]
        laid[laid.index(HIDDEN)] = card
        if HIDDEN in self.laid[0] or HIDDEN in self.laid[1]:
            return
        if self.phase == UNANSWERED:
            self._forfeit(self.victim, events)
        else:
            self._turn_attack(events)

    def unseen(self) -> int:
        """Return the cards, as a mask, whose place this information state's observer doesn't know."""
        seen = self.slush | self.aside
        for hand, buried in zip(self.hands, self.buried, strict=True):
            seen |= hand | buried
        for card in (*self.commits, *self.laid[0], *self.laid[1]):
            if card >= 0:
                seen |= 1 << card
        return PACK & ~seen

    def determinization(self, random: Random) -> "Miser":
        """Return a full state that fits this information state, with the unseen cards dealt at random."""
        world = self.clone()
        world.observer = NOBODY
        if self.phase == DEAL:
            return world
        cards = list(bits(self.unseen()))
        random.shuffle(cards)
        for seat in range(self.terms.seats):
            if seat != self.observer:
                for _ in range(self.counts[seat]):
                    world.hands[seat] |= 1 << cards.pop()
                for _ in range(self.buried_counts[seat]):
                    world.buried[seat] |= 1 << cards.pop()
        for side in range(2):
            if world.commits[side] == HIDDEN:
                world.commits[side] = cards.pop()
            for place, card in enumerate(world.laid[side]):
                if card == HIDDEN:
                    world.laid[side][place] = cards.pop()
        for card in cards:  # left-over cards are those set aside
            world.aside |= 1 << card
        return world


def card_at(hand: int, place: int) -> int:
    """Return the card at an index in a hand, counted from 0, lowest card first."""
    shift = 0
    found = RANKS_IN[hand & _CHUNK]
    while place >= len(found):
        place -= len(found)
        shift += 13
        found = RANKS_IN[hand >> shift & _CHUNK]
    return shift + found[place]
