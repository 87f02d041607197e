"""All games of Bidding War on tiny decks, counted through the engine and by a second implementation.

The second implementation, below, was written from the rule text and its rulings alone, with sets and lists of (value,
name) cards. Both must agree on the number of games for each final score.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from cardtable.engine.cards import RANKS
from cardtable.engine.games import GAMES
from cardtable.engine.state import State
from cardtable.games.war.moves import WarDeal
from cardtable.games.war.rules import WarRules

Card = tuple[int, str]  # value and name
Hands = tuple[frozenset[Card], ...]
Scores = tuple[int, ...]


class Outcome(NamedTuple):
    """Outcome of the bidding for one prize: the winner, and the cards that each seat spent."""

    winner: int | None
    spent: list[set[Card]]
    tied: bool


def sealed(hands: Hands, bidders: Sequence[int], rules: WarRules) -> Iterator[Outcome]:
    """Yield every outcome of a sealed round, in which each bidder lays one card."""
    for cards in itertools.product(*[sorted(hands[seat]) for seat in bidders]):
        bids = dict(zip(bidders, cards, strict=True))
        worths = sorted([value for value, _ in cards], reverse=True)
        if rules.tie == "next_highest":
            worths = [value for value in worths if worths.count(value) == 1]
            tied = not worths
        else:
            tied = len(worths) > 1 and worths[0] == worths[1]
        winner = None if tied else next(seat for seat, card in bids.items() if card[0] == worths[0])
        yield Outcome(winner, [{bids[seat]} if seat in bids else set() for seat in range(len(hands))], tied)


def auction(hands: Hands, bidders: Sequence[int], rules: WarRules) -> Iterator[Outcome]:
    """Yield every outcome of an auction: the first in a queue bids higher and rejoins at its end, or leaves."""

    def call(queue: list[int], calls: list[tuple[int, Card]]) -> Iterator[list[tuple[int, Card]]]:
        if not queue or (calls and queue == [calls[-1][0]]):
            yield calls
            return
        seat, rest = queue[0], queue[1:]
        yield from call(rest, calls)
        laid = {card for _, card in calls}
        for card in sorted(hands[seat] - laid):
            if not calls or card[0] > calls[-1][1][0]:
                yield from call([*rest, seat], [*calls, (seat, card)])

    for calls in call(list(bidders), []):
        spent: list[set[Card]] = [set() for _ in hands]
        last = dict(calls)  # only a seat's last call is spent
        for seat, card in last.items():
            if seat == calls[-1][0] or rules.losers_pay:
                spent[seat] = {card}
        yield Outcome(calls[-1][0] if calls else None, spent, False)


def settled(
    hands: Hands, bidders: Sequence[int], stake: list[Card], scores: Scores, rules: WarRules
) -> Iterator[tuple[Hands, list[Card], Scores]]:
    """Yield every outcome of a prize: hands, stake carried over, and scores."""
    for outcome in (auction if rules.bidding == "open" else sealed)(hands, bidders, rules):
        left = tuple(hand - spent for hand, spent in zip(hands, outcome.spent, strict=True))
        points = list(scores)
        if outcome.winner is not None:
            points[outcome.winner] += sum(value for value, _ in stake)
        carried = stake if outcome.tied and rules.tie == "carry" and outcome.winner is None else []
        yield left, carried, tuple(points)


def spare_suit(
    hands: Hands, first: int, prizes: list[Card], stake: list[Card], scores: Scores, rules: WarRules
) -> Iterator[Scores]:
    """Yield the final scores of every way to the end with a spare suit; `first` opens this prize."""
    if not prizes:
        yield scores
        return
    seats = len(hands)
    bidders = [(first + step) % seats for step in range(seats)]
    for left, carried, points in settled(hands, bidders, [*stake, prizes[0]], scores, rules):
        yield from spare_suit(left, bidders[1], prizes[1:], carried, points, rules)


def own_cards(
    hands: Hands, sellers: Sequence[int], stake: list[Card], scores: Scores, rules: WarRules
) -> Iterator[Scores]:
    """Yield the final scores of every way to the end with players' own prizes; `sellers` come in this order."""
    seats = len(hands)
    seller = sellers[0]
    bidders = [(seller + step) % seats for step in range(1, seats + 1)]
    if not rules.seller_bids:
        bidders.remove(seller)
    needed = 2 if rules.seller_bids else 1
    if len(hands[seller]) < needed or not all(hands[seat] for seat in bidders):
        yield scores
        return
    for card in sorted(hands[seller]):
        offered = tuple(hand - {card} if seat == seller else hand for seat, hand in enumerate(hands))
        for left, carried, points in settled(offered, bidders, [*stake, card], scores, rules):
            yield from own_cards(left, sellers[1:], carried, points, rules)


def by_hand(rules: WarRules, seats: int, first: int) -> Counter[Scores]:
    names = RANKS[: rules.suit_size]
    suit = list(zip(rules.values(), names, strict=False))
    hands = tuple(frozenset(suit) for _ in range(seats))
    nothing = (0,) * seats
    if rules.prizes == "spare_suit":
        return Counter(spare_suit(hands, first, suit, [], nothing, rules))
    there = [(first + step) % seats for step in range(seats)]
    back = there[::-1] if rules.offer_order == "there_and_back" else there
    return Counter(own_cards(hands, (there + back) * rules.suit_size, [], nothing, rules))


def by_engine(rules: WarRules, seats: int, first: int) -> Counter[Scores]:
    war = GAMES["war"]
    state: State = war.start(rules, seats)
    suits = ["C", "D", "H", "S", "C'", "D'"]
    spare = [rank + suits[seats] for rank in RANKS[: rules.suit_size]]
    war.take(
        state, WarDeal(suits=suits[:seats], first=first, prizes=list(spare) if rules.prizes == "spare_suit" else None)
    )
    found: Counter[Scores] = Counter()

    def walk(state: State) -> None:
        if state.turn < 0:
            found[tuple(state.scores)] += 1
            return
        for move in state.legal(state.turn):
            after = state.clone()
            after.apply(move)
            walk(after)

    walk(state)
    return found


# Three cards a suit unless the rules say otherwise; the number of games is given where it is plain to see.
CASES: list[tuple[int, dict[str, object], int | None]] = [
    (2, {}, 6**2),
    (2, {"tie": "carry"}, 6**2),
    (2, {"tie": "next_highest"}, 6**2),
    (3, {}, 6**3),
    (3, {"tie": "carry"}, 6**3),
    (3, {"tie": "next_highest"}, 6**3),
    (4, {"tie": "next_highest"}, 6**4),
    (2, {"suit_size": 4}, 24**2),
    (2, {"ace_value": 3, "tie": "carry"}, 6**2),
    (3, {"ace_value": 2, "tie": "next_highest"}, 6**3),
    (2, {"ace_value": 0}, 6**2),
    (2, {"bidding": "open"}, None),
    (2, {"bidding": "open", "losers_pay": True}, None),
    (2, {"bidding": "open", "ace_value": 3}, None),
    (3, {"bidding": "open", "losers_pay": True}, None),
    (2, {"prizes": "own_cards"}, None),
    (2, {"prizes": "own_cards", "tie": "carry"}, None),
    (3, {"prizes": "own_cards", "tie": "carry"}, None),
    (3, {"prizes": "own_cards", "tie": "next_highest", "offer_order": "round"}, None),
    (2, {"prizes": "own_cards", "suit_size": 4}, None),
    (2, {"prizes": "own_cards", "suit_size": 4, "offer_order": "round"}, None),
    (2, {"prizes": "own_cards", "suit_size": 4, "seller_bids": False}, None),
    (3, {"prizes": "own_cards", "seller_bids": False, "tie": "carry"}, None),
    (2, {"prizes": "own_cards", "bidding": "open"}, None),
    (2, {"prizes": "own_cards", "bidding": "open", "losers_pay": True}, None),
    (2, {"prizes": "own_cards", "bidding": "open", "seller_bids": False}, None),
    (3, {"prizes": "own_cards", "bidding": "open", "seller_bids": False, "losers_pay": True}, None),
]


def _case_name(value: object) -> str:
    return " ".join(f"{key}={held}" for key, held in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("seats", "changes", "games"), CASES, ids=_case_name)
def test_every_game_on_a_tiny_deck(seats: int, changes: dict[str, object], games: int | None) -> None:
    rules = WarRules.made({"suit_size": 3, **changes})
    expected = by_hand(rules, seats, seats - 1)
    assert by_engine(rules, seats, seats - 1) == expected
    assert games is None or expected.total() == games
    assert expected.total() > 1
