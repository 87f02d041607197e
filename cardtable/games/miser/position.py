"""Positions of Miser: who holds what, what everybody may remember, which moves are open, and how turns begin and end.

A bid for the centre lies in front of its bidder and still counts among their pennies, so the pennies of all seats and
those in the centre always add up to the same number.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.engine.cards import RANKS_IN, SUITS, bits
from cardtable.engine.lines import SayLine
from cardtable.engine.products import Product, Products
from cardtable.engine.state import CHANCE, HIDDEN, NOBODY, OVER, State
from cardtable.games.miser import moves
from cardtable.games.miser.codes import (
    ACCEPT,
    ANSWER,
    ATTACK,
    ATTACKED,
    BIDDING,
    CARD,
    CARDS,
    COMMIT,
    COMMIT_CARDS,
    COUNTER,
    DEAL,
    DECLINE,
    ENDED,
    FORFEIT,
    HIGHEST_VALUE,
    JOIN,
    LAY,
    LOWEST_VALUE,
    NO_CARD,
    OPEN,
    PACK,
    PARTNER,
    PARTNERS_WAGER,
    PASS,
    PENNIES,
    PROPOSE,
    RAISE,
    READY,
    STAND,
    STANDING,
    TURN,
    UNANSWERED,
    UNKNOWN_CARD,
    VALUE,
    VICTIM,
    WAGER,
    card_names,
)

_VALUES: Final = range(LOWEST_VALUE, HIGHEST_VALUE + 1)


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


class MiserPosition(State):
    """Position of a game of Miser, and how it begins and goes from turn to turn."""

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

    def _copy_to(self, twin: "MiserPosition") -> None:
        """Make a new state of the same rules equal to this one; they share nothing that changes."""
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
        return RANKS_IN[rest if partner == NOBODY else rest & ~(1 << partner)]

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

    # --- beginning -----------------------------------------------------------------------------------------------

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

    # --- turns ---------------------------------------------------------------------------------------------------

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

    def _remember_standing(self) -> None:
        """Remember how the game stands, where earlier deeds don't tell."""
        self._remember((STANDING, self.centre, self.slush, *self.scores, *self.counts, *self.buried_counts))

    # --- cards and pennies ---------------------------------------------------------------------------------------

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

    def unseen(self) -> int:
        """Return the cards, as a mask, whose place this information state's observer doesn't know."""
        seen = self.slush | self.aside
        for hand, buried in zip(self.hands, self.buried, strict=True):
            seen |= hand | buried
        for card in (*self.commits, *self.laid[0], *self.laid[1]):
            if card >= 0:
                seen |= 1 << card
        return PACK & ~seen
