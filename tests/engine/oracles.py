"""Facts about each game that the shared suite needs, derived from the rules and not through the engine.

A new game adds its oracle to ORACLES; without one the suite fails.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import structs

from cardtable.engine.cards import RANKS, bits, card_name, split_card
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import Line, RulesChanged
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.engine.views import View
from cardtable.games.losers.moves import HandScored
from cardtable.games.losers.play import CARDS, Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.games.mentalist.play import GUESS, Mentalist
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.miser.codes import CARDS as MISER_CARDS
from cardtable.games.miser.codes import COMMIT_CARDS
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.games.war.moves import BidsCleared, PrizeDiscarded, PrizeWon, WarDeal
from cardtable.games.war.play import SEALED, War
from cardtable.games.war.rules import WarRules
from cardtable.match import Match


class Conservation(Protocol):
    """Observer of one match that asserts after every line that nothing is lost and nothing appears."""

    def look(self, line: Line, events: Sequence[object]) -> None: ...


class Oracle(Protocol):
    """Facts about one game."""

    public_hands: bool
    """True if the legal moves of a seat are known to all, so that an only move is always forced."""
    tiny: HouseRules
    """Rules of the shortest game."""
    few_worlds: range
    """Numbers of decisions after which, at a table for three, few enough worlds fit a view to be counted."""

    def brief(self, rules: Any) -> Any:
        """Return the rules, changed as little as it takes for random play to end soon."""

    def most_moves(self, rules: Any, seats: int) -> int:
        """Return an upper bound of the moves in a game."""

    def conservation(self, match: Match) -> Conservation:
        """Return the observer that checks a match."""

    def retold(self, world: Any, objects: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return a record's lines with everything hidden from the world's observer taken from the world."""

    def worlds(self, view: View) -> set[tuple[object, ...]]:
        """Return the facts of every world that fits a view; all are equally likely."""


class WarConservation:
    """Check of Bidding War: every card is in exactly one place, and points are the values of cards won."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.state, War)
        self.state = match.state
        self.rules = match.header.rules
        self.earned = list(match.state.scores)
        self.gone: Counter[str] = Counter()
        self.all: Counter[str] = Counter()
        if "setup" in match.header.own:
            setup = match.header.own["setup"]
            self.deal(setup["suits"], setup.get("prizes"))
            self.gone = self.all - self.places()
            assert self.earned == [self.points(cards) for cards in setup["won"]]

    def deal(self, suits: Sequence[str], prizes: Sequence[str | None] | None) -> None:
        ranks = RANKS[: self.state.terms.suit_size]
        self.all = Counter([rank + suit for rank in ranks for suit in suits])
        self.all.update([card for card in prizes or () if card])

    def look(self, line: Line, events: Sequence[object]) -> None:
        if isinstance(line, WarDeal):
            self.deal(line.suits, line.prizes)
        for event in events:
            if isinstance(event, RulesChanged):
                self.rules = event.rules
            elif isinstance(event, PrizeWon):
                self.earned[event.seat] += self.points(event.cards)
            elif isinstance(event, BidsCleared):
                self.gone.update(itertools.chain(*event.spent))
            elif isinstance(event, PrizeDiscarded):
                self.gone.update(event.cards)
        assert self.gone + self.places() == self.all
        assert self.state.scores == self.earned

    def places(self) -> Counter[str]:
        """Return all cards that are still in play, with the number of places in which each was found."""
        state = self.state
        suits = state.suits
        places: Counter[str] = Counter()
        for seat in range(state.terms.seats):
            places.update([card_name(rank, suits[seat]) for rank in bits(state.hands[seat] | state.laid[seat])])
            assert not state.hands[seat] & state.laid[seat]
            places.update([card_name(card % 13, suits[card // 13]) for card in bits(state.won[seat])])
        stake = [card_name(card % 13, suits[card // 13]) for card in bits(state.stake)]
        places.update(stake)
        assert state.worth == self.points(stake)
        coming = state.prizes[state.number + 1 :] if state.turn >= 0 else []
        places.update([card_name(rank, suits[-1]) for rank in coming])
        return places

    def points(self, cards: Sequence[str]) -> int:
        return sum(worth(self.rules, card) for card in cards)


def worth(rules: Any, card: str) -> int:
    """Return a card's value by the rule text: its number, or the house rules' value for a picture card or an ace."""
    rank = RANKS[split_card(card)[0]]
    named = {"A": rules.ace_value, "J": rules.jack_value, "Q": rules.queen_value, "K": rules.king_value}
    return int(named.get(rank, rank))


class WarOracle:
    """Oracle of Bidding War."""

    public_hands = True
    tiny: HouseRules = WarRules(suit_size=3)
    few_worlds = range(8)

    def brief(self, rules: WarRules) -> WarRules:
        return rules

    def most_moves(self, rules: WarRules, seats: int) -> int:
        prizes = rules.suit_size * (seats if rules.prizes == "own_cards" else 1)
        calls = seats * (rules.suit_size + 1) if rules.bidding == "open" else seats
        return prizes * (calls + 1)

    def conservation(self, match: Match) -> Conservation:
        return WarConservation(match)

    def retold(self, world: War, objects: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        told = [dict(held) for held in objects]
        for held in told:
            if "prizes" in held:
                held["prizes"] = [card_name(rank, world.suits[-1]) for rank in world.prizes]
        if world.phase == SEALED:
            laid = sum(rank >= 0 for rank in world.bids)
            for held in told[len(told) - laid :]:
                assert held["move"] == "bid"
                held["card"] = card_name(world.bids[held["seat"]], world.suits[held["seat"]])
        return told

    def worlds(self, view: View) -> set[tuple[object, ...]]:
        state = view.state
        assert isinstance(state, War)
        known = [rank for rank in state.prizes if rank >= 0]
        unseen = [rank for rank in range(state.terms.suit_size) if rank not in known] if state.prizes else []
        hidden = [seat for seat, rank in enumerate(state.bids) if rank == HIDDEN]
        found = set()
        for order in itertools.permutations(unseen):
            for bids in itertools.product(*[bits(state.hands[seat]) for seat in hidden]):
                world = state.clone()
                world.observer = NOBODY
                world.prizes = known + list(order) if state.prizes else []
                for seat, rank in zip(hidden, bids, strict=True):
                    world.bids[seat] = rank
                found.add(world.facts())
        return found


class LosersConservation:
    """Check of Loser's Game: each of the 52 cards is in one place, and scores follow from piles and bids."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.state, Losers)
        self.state = match.state
        self.rules = match.header.rules
        self.scores = list(match.state.scores)

    def look(self, line: Line, events: Sequence[object]) -> None:
        state = self.state
        for event in events:
            if isinstance(event, RulesChanged):
                self.rules = event.rules
            elif isinstance(event, HandScored):
                self.scored(event)
        assert state.scores == self.scores
        if state.turn < 0:
            return
        places: Counter[int] = Counter(itertools.chain(bits(state.aside), state.trick))
        for seat in range(state.terms.seats):
            places.update(bits(state.hands[seat]))
            places.update(bits(state.piles[seat]))
            assert len(bits(state.hands[seat])) == state.cards_left(seat)
        assert places == Counter(range(52))
        assert Counter(state.played) + Counter(bits(state.aside)) + Counter(
            itertools.chain(*[bits(hand) for hand in state.hands])
        ) == Counter(range(52))

    def scored(self, event: HandScored) -> None:
        rules = self.rules
        assert isinstance(rules, LosersRules)
        for seat, pile in enumerate(event.piles):
            points = sum(rules.trump_points for card in pile if card.endswith(event.trump))
            for count in Counter(card[:-1] for card in pile).values():
                points += {3: rules.three_points, 4: rules.four_points}.get(count, 0)
            assert points == event.points[seat]
            bid = event.bids[seat]
            if points >= bid:
                self.scores[seat] += points if rules.made_bid == "points" else bid
            elif rules.failed_bid == "minus_bid":
                self.scores[seat] -= bid


class LosersOracle:
    """Oracle of Loser's Game."""

    public_hands = False
    tiny: HouseRules = LosersRules(round_limit=1)
    few_worlds = range(43, 51)  # trump, three bids, and all but the last four tricks or fewer

    def brief(self, rules: LosersRules) -> LosersRules:
        return structs.replace(rules, round_limit=2)

    def most_moves(self, rules: LosersRules, seats: int) -> int:
        return rules.round_limit * (1 + seats + 52)

    def conservation(self, match: Match) -> Conservation:
        return LosersConservation(match)

    def retold(self, world: Losers, objects: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        told = [dict(held) for held in objects]
        deal = max(place for place, held in enumerate(told) if "chance" in held)
        hands = [[CARDS[card] for card in bits(hand)] for hand in world.hands]
        for held in told[deal + 1 :]:
            if held["move"] == "play":
                hands[held["seat"]].append(held["card"])
        told[deal]["hands"] = [
            dealt if sorted(dealt) == sorted(hand) else hand
            for dealt, hand in zip(told[deal]["hands"], hands, strict=True)
        ]
        return told

    def worlds(self, view: View) -> set[tuple[object, ...]]:
        state = view.state
        assert isinstance(state, Losers)
        others = [seat for seat in range(state.terms.seats) if seat != view.seat]
        seen = {*state.played, *bits(state.aside), *bits(state.hands[view.seat])}
        unseen = [card for card in range(52) if card not in seen]
        found = set()
        for owners in itertools.product(others, repeat=len(unseen)):
            hands = [0] * state.terms.seats
            for card, owner in zip(unseen, owners, strict=True):
                hands[owner] |= 1 << card
            hands[view.seat] = state.hands[view.seat]
            if all(
                len(bits(hands[seat])) == state.cards_left(seat)
                and not any(state.voids[seat] >> card // 13 & 1 for card in bits(hands[seat]))
                for seat in others
            ):
                world = state.clone()
                world.observer = NOBODY
                world.hands = hands
                found.add(world.facts())
        return found


class MentalistConservation:
    """Check of Mentalist Poker: the chips of all seats and the pot have a constant sum, and no seat has a debt."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.state, Mentalist)
        self.state = match.state
        self.all = sum(match.state.scores) + match.state.pot

    def look(self, line: Line, events: Sequence[object]) -> None:
        state = self.state
        assert sum(state.scores) + state.pot == self.all
        assert min(*state.scores, state.pot) >= 0
        if state.phase == GUESS:
            assert 0 <= state.bet <= state.most <= state.scores[state.bettor]
            assert state.bet not in state.guesses


class MentalistOracle:
    """Oracle of Mentalist Poker."""

    public_hands = True
    tiny: HouseRules = MentalistRules(variant="advanced", turn_limit=4)
    few_worlds = range(8)

    def brief(self, rules: MentalistRules) -> MentalistRules:
        return structs.replace(rules, turn_limit=min(rules.turn_limit or 60, 60))

    def most_moves(self, rules: MentalistRules, seats: int) -> int:
        return rules.turn_limit * (seats if rules.variant == "advanced" else 2)

    def conservation(self, match: Match) -> Conservation:
        return MentalistConservation(match)

    def retold(self, world: Mentalist, objects: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        told = [dict(held) for held in objects]
        if world.phase == GUESS:
            last = max(place for place, held in enumerate(told) if held.get("move") == "bet")
            told[last]["chips"] = world.bet
        return told

    def worlds(self, view: View) -> set[tuple[object, ...]]:
        state = view.state
        assert isinstance(state, Mentalist)
        found = set()
        for bet in range(state.most + 1) if state.bet == HIDDEN else [state.bet]:
            if state.phase != GUESS or bet not in state.guesses:
                world = state.clone()
                world.observer = NOBODY
                world.bet = bet
                found.add(world.facts())
        return found


class MiserConservation:
    """Check of Miser: every card is in one place, and the pennies of all seats and the centre have a constant sum."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.state, Miser)
        self.state = match.state
        self.all = sum(match.state.scores) + match.state.centre

    def look(self, line: Line, events: Sequence[object]) -> None:
        state = self.state
        seats = range(state.terms.seats)
        assert sum(state.scores) + state.centre == self.all
        assert state.centre >= 0
        assert all(0 <= state.bids[seat] <= state.scores[seat] for seat in seats)
        places = Counter(itertools.chain(bits(state.aside), bits(state.slush), *state.laid))
        places.update([card for card in state.commits if card >= 0])
        for seat in seats:
            places.update(bits(state.hands[seat]))
            places.update(bits(state.buried[seat]))
            assert len(bits(state.hands[seat])) == state.counts[seat]
            assert len(bits(state.buried[seat])) == state.buried_counts[seat]
            if state.turn >= 0 and not state.is_in(seat):
                assert state.scores[seat] == 0
        assert Counter(bits(state.slush)) == Counter(itertools.chain(*map(bits, state.shown)))
        assert places == Counter(range(52))


class MiserOracle:
    """Oracle of Miser."""

    public_hands = False
    tiny: HouseRules = MiserRules(
        starting_pennies=447,
        wager_limit=5,
        pass_cost=10,
        uneven_deal="set_aside",
        proposals_per_turn=2,
        ending="last_standing",
        open_slush=True,
    )
    few_worlds = range(117, 125)  # a bid, a turn, an offer and a contract; by then nearly all cards are known

    def brief(self, rules: MiserRules) -> MiserRules:
        return structs.replace(rules, turn_limit=min(rules.turn_limit or 25, 25))

    def most_moves(self, rules: MiserRules, seats: int) -> int:
        attack = 2 * 52 + 2
        contract = 2 * rules.proposals_per_turn + 4
        bidding = (seats + 1) * (seats * rules.starting_pennies + 1)  # by single pennies, all standing in between
        return rules.turn_limit * (attack + contract + bidding)

    def conservation(self, match: Match) -> Conservation:
        return MiserConservation(match)

    def retold(self, world: Miser, objects: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        told = [dict(held) for held in objects]
        buried = [[MISER_CARDS[card] for card in bits(cards)] for cards in world.buried]
        down: list[dict[str, Any]] = []  # lines of the moves whose cards lie on the table
        for before, held in itertools.pairwise(told[1:]):
            move = held.get("move")
            if move in ("attack", "lay", "commit"):
                down.append(held)
            if move == "forfeit" and not world.terms.open_slush:
                cards = buried[down[0]["seat"]]
                if down[0]["card"] not in cards:
                    down[0]["card"] = cards[0]
                cards.remove(down[0]["card"])
            if move == "forfeit" or (move == before.get("move") and move in ("ready", "commit")):
                down = []
        lying = [list(cards) for cards in world.laid]
        if world.phase == COMMIT_CARDS:
            lying = [[card] for card in world.commits]
        for held in down:
            held["card"] = MISER_CARDS[lying[world.side(held["seat"])].pop(0)]
        hands = [[MISER_CARDS[card] for card in bits(hand)] for hand in world.hands]
        for held in told[2:]:
            if "card" in held:
                hands[held["seat"]].append(held["card"])
        told[1]["hands"] = [
            dealt if sorted(dealt) == sorted(hand) else hand
            for dealt, hand in zip(told[1]["hands"], hands, strict=True)
        ]
        if world.terms.sets_aside:
            told[1]["aside"] = [MISER_CARDS[card] for card in bits(world.aside)]
        return told

    def worlds(self, view: View) -> set[tuple[object, ...]]:
        state = view.state
        assert isinstance(state, Miser)
        known = {*bits(state.slush), *bits(state.aside), *state.commits, *itertools.chain(*state.laid)}
        known.update(itertools.chain(*map(bits, state.hands + state.buried)))
        others = [seat for seat in range(state.terms.seats) if seat != view.seat]
        found = [(state, frozenset(range(52)) - known)]
        for seat in others:
            found = [
                (dealt(world, hands=at(world.hands, seat, cards)), unseen - cards)
                for world, unseen in found
                for cards in map(frozenset, itertools.combinations(unseen, state.counts[seat]))
            ]
            found = [
                (dealt(world, buried=at(world.buried, seat, cards)), unseen - cards)
                for world, unseen in found
                for cards in map(frozenset, itertools.combinations(unseen, state.buried_counts[seat]))
            ]
        for side in range(2):
            if state.commits[side] == HIDDEN:
                found = [
                    (dealt(world, commits=[*world.commits[:side], card, *world.commits[side + 1 :]]), unseen - {card})
                    for world, unseen in found
                    for card in unseen
                ]
            if HIDDEN in state.laid[side]:
                found = [
                    (dealt(world, laid=[*world.laid[:side], list(cards), *world.laid[side + 1 :]]), unseen - {*cards})
                    for world, unseen in found
                    for cards in itertools.permutations(unseen, len(state.laid[side]))
                ]
        return {
            dealt(world, observer=NOBODY, aside=world.aside | sum(1 << card for card in unseen)).facts()
            for world, unseen in found
        }


def at(masks: Sequence[int], seat: int, cards: frozenset[int]) -> list[int]:
    """Return masks of cards by seat, with one seat's replaced by known cards."""
    return [sum(1 << card for card in cards) if one == seat else mask for one, mask in enumerate(masks)]


def dealt(state: Miser, **known: Any) -> Miser:
    """Return a copy of a state in which the named attributes are known."""
    twin = state.clone()
    for name, value in known.items():
        setattr(twin, name, value)
    return twin


ORACLES: dict[str, Oracle] = {
    "war": WarOracle(),
    "losers": LosersOracle(),
    "mentalist": MentalistOracle(),
    "miser": MiserOracle(),
}
