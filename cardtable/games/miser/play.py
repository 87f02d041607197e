"""Play of Miser: what follows from each move, playouts, and what one seat may know."""

from collections.abc import Callable
from random import Random

from cardtable.engine.cards import RANKS_IN, bits
from cardtable.engine.state import AWAITING_REVEAL, HIDDEN, NOBODY
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
    FORFEIT,
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
    SIX_BITS,
    STAND,
    TIE_DEFENDER,
    TIE_SPLIT,
    TURN,
    UNANSWERED,
    VALUE,
    VALUE_COUNT,
    VICTIM,
    WAGER,
    card_at,
)
from cardtable.games.miser.position import MiserPosition


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


class Miser(MiserPosition):
    """State of a game of Miser."""

    def clone(self) -> "Miser":
        """Return a copy that shares nothing that changes."""
        twin = Miser(self.terms)
        self._copy_to(twin)
        return twin

    # --- moves ---------------------------------------------------------------------------------------------------

    def apply(self, move: int, events: list[object] | None = None) -> None:
        """Make a legal move for the seat on turn; an information state takes UNKNOWN_CARD for one laid face down."""
        kind = move & KIND
        card = move >> CARD & SIX_BITS
        seat = self.turn
        self.floor = NOBODY
        if kind == ATTACK:
            self._attack(move >> VICTIM & SEAT, move >> WAGER & SIX_BITS, card, events)
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
                self.partner = move >> PARTNER & SEAT
                self.victim = move >> VICTIM & SEAT
            self._offer(seat, move >> WAGER & SIX_BITS, move >> PARTNERS_WAGER & SIX_BITS, move >> VALUE, events)

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

    # --- random play ---------------------------------------------------------------------------------------------

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
            value = LOWEST_VALUE + int(random() * VALUE_COUNT)
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
        offer = ((self.wagers[0] - 1) * seconds + self.wagers[1] - 1) * VALUE_COUNT + self.value - LOWEST_VALUE
        place = int(random() * (firsts * seconds * VALUE_COUNT - 1))
        if place >= offer:
            place += 1
        own, rest = divmod(place, seconds * VALUE_COUNT)
        partners, value = divmod(rest, VALUE_COUNT)
        return COUNTER | own + 1 << WAGER | partners + 1 << PARTNERS_WAGER | value + LOWEST_VALUE << VALUE

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
                self._continue_attack(random)

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
            self._offer(seat, own, theirs, LOWEST_VALUE + int(random() * VALUE_COUNT))
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

    def _continue_attack(self, random: Callable[[], float]) -> None:
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
