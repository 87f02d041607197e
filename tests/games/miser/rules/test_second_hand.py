"""Whole games of Miser under random house rules, followed by the engine and by a second implementation.

The second implementation, below, was written from the rule text and its rulings alone. Before every line both must
agree on the seat that is due, the number of its moves of each kind, whether it has a choice, and all pennies and cards,
and at the end on the winners.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import parse_line
from cardtable.games.miser.codes import CARDS
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.match import Match
from tests.engine.suite import Table, begun, house_rules, record_of
from tests.games.miser.rules.desk import MISER

USUAL = {
    "starting_pennies": 20,
    "wager_limit": 3,
    "pass_cost": 3,
    "contract_match": "combined",
    "odd_penny": "centre",
    "proposals_per_turn": 6,
    "attack_tie": "centre",
    "unanswered_attack": "all",
    "attack_card_limit": 0,
    "ace_value": 11,
    "court_value": 10,
    "second_bidder_pays": True,
    "ending": "first_knockout",
    "turn_limit": 0,
}
NAMES = [
    "pass",
    "propose",
    "counter",
    "accept",
    "decline",
    "commit",
    "attack",
    "lay",
    "forfeit",
    "ready",
    "open",
    "join",
    "raise",
    "stand",
]
LINES = 1500  # in a game at most: bidding by single pennies takes long

Line = dict[str, Any]


class Due(NamedTuple):
    """Next decision, and the pennies and cards before it."""

    seat: int | None
    moves: dict[str, int]
    """Number of legal moves of each kind."""
    forced: bool
    pennies: list[int]
    """Pennies by seat; a bid stays the bidder's until it is settled."""
    centre: int
    hands: list[set[str]]


class Teller:
    """Second implementation: reads a record line by line, and yields before each line what is due."""

    def __init__(self, header: Line, lines: Iterator[Line]) -> None:
        self.rules: dict[str, Any] = {**USUAL, **header["rules"]}
        self.lines = lines
        self.pennies: list[int] = [self.rules["starting_pennies"]] * len(header["seats"])
        self.centre = 0
        self.hands: list[set[str]] = []
        self.winners: list[int] = []

    def tell(self) -> Iterator[Due]:
        """Follow the whole game."""
        deal = next(self.lines)
        self.hands = [set(hand) for hand in deal["hands"]]
        seat = deal["first"]
        inside = set(range(len(self.pennies)))
        turns = 0
        while True:
            yield from self.turn(seat, inside)
            turns += 1
            poor = {one for one in inside if self.pennies[one] == 0}
            inside -= poor
            if poor and self.rules["ending"] == "first_knockout":
                break
            if len(inside) < 2 or turns == self.rules["turn_limit"]:
                break
            seat = self.left_of(seat, inside)
        self.winners = [one for one, held in enumerate(self.pennies) if held == max(self.pennies)]
        yield self.due(None, {})

    def left_of(self, seat: int, among: set[int]) -> int:
        """Return the first of the seats `among` that comes after `seat` clockwise."""
        return min(among, key=lambda one: (one - seat - 1) % len(self.pennies))

    def due(self, seat: int | None, moves: dict[str, int], forced: bool = False) -> Due:
        moves = {move: count for move, count in moves.items() if count}
        return Due(seat, moves, forced, list(self.pennies), self.centre, [set(hand) for hand in self.hands])

    def value(self, card: str) -> int:
        rank = card[:-1]
        if rank in "JQK":
            rank = self.rules["court_value"]
        return int(self.rules["ace_value"] if rank == "A" else rank)

    def may_wager(self, seat: int) -> int:
        """Return a seat's highest wager."""
        limit: int = self.rules["wager_limit"]
        return min(limit, self.pennies[seat])

    def pay(self, seat: int, pennies: int) -> int:
        """Move pennies from a seat to the centre, as far as the seat has them; return the number paid."""
        paid = min(pennies, self.pennies[seat])
        self.pennies[seat] -= paid
        self.centre += paid
        return paid

    def take(self, seat: int, pennies: int) -> None:
        """Move pennies from the centre to a seat."""
        self.pennies[seat] += pennies
        self.centre -= pennies

    def turn(self, seat: int, inside: set[int]) -> Iterator[Due]:
        """Follow a seat's turn until it is settled."""
        offers = 0
        while True:
            cards, own = len(self.hands[seat]), self.may_wager(seat)
            partners = [one for one in inside - {seat} if self.hands[one]]
            offerable = sum(10 * own * self.may_wager(one) * (len(inside) - 2) for one in partners)
            moves = {
                "pass": 1,
                "propose": offerable if cards and offers < self.rules["proposals_per_turn"] else 0,
                "attack": cards * own * (len(inside) - 1),
                "open": cards * self.pennies[seat] if self.centre else 0,
            }
            yield self.due(seat, moves, forced=not cards)
            line = next(self.lines)
            if line["move"] == "pass":
                self.pay(seat, self.rules["pass_cost"])
            elif line["move"] == "attack":
                yield from self.attack(seat, line)
            elif line["move"] == "open":
                yield from self.bidding(seat, inside, line)
            else:
                offers += 1
                partner, offer, speaker = line["partner"], line, line["partner"]
                while True:
                    others = self.may_wager(seat) * self.may_wager(partner) * 10 - 1
                    counters = others if offers < self.rules["proposals_per_turn"] else 0
                    yield self.due(speaker, {"counter": counters, "accept": 1, "decline": 1})
                    answer = next(self.lines)
                    if answer["move"] != "counter":
                        break
                    offers, offer = offers + 1, answer
                    speaker = seat if speaker == partner else partner
                if answer["move"] == "decline":
                    continue
                yield from self.contract(seat, partner, line["victim"], offer["wagers"])
            return

    def contract(self, seat: int, partner: int, victim: int, wagers: list[int]) -> Iterator[Due]:
        """Follow a contract: both partners lay a card."""
        self.pay(seat, wagers[0])
        self.pay(partner, wagers[1])
        matches = sum(wagers)
        if self.rules["contract_match"] == "wager_limit":
            matches = min(matches, self.rules["wager_limit"])
        self.pay(victim, matches)
        values = []
        for one in (seat, partner):
            count = len(self.hands[one])
            yield self.due(one, {"commit": count}, forced=count == 1)
            card = next(self.lines)["card"]
            self.hands[one].remove(card)
            values.append(self.value(card))
        if values[0] == values[1]:
            half, odd = divmod(self.centre, 2)
            self.take(seat, half)
            self.take(partner, half)
            if self.rules["odd_penny"] == "proposer":
                self.take(seat, odd)
        else:
            self.take(seat if values[0] > values[1] else partner, self.centre)

    def attack(self, seat: int, line: Line) -> Iterator[Due]:
        """Follow an attack: cards against cards."""
        victim = line["victim"]
        stakes = self.pay(seat, line["wager"]) + self.pay(victim, line["wager"])
        self.hands[seat].remove(line["card"])
        laid = {seat: [line["card"]], victim: []}
        speaker, silent = victim, 0
        while silent < 2:
            full = len(laid[speaker]) == self.rules["attack_card_limit"] > 0
            more = 0 if full else len(self.hands[speaker])
            last = "ready" if laid[speaker] else "forfeit"
            yield self.due(speaker, {"lay": more, last: 1}, forced=not more)
            said = next(self.lines)
            if said["move"] == "forfeit":
                self.take(seat, self.centre if self.rules["unanswered_attack"] == "all" else stakes)
                return
            if said["move"] == "lay":
                self.hands[speaker].remove(said["card"])
                laid[speaker].append(said["card"])
            silent = silent + 1 if said["move"] == "ready" else 0
            speaker = victim if speaker == seat else seat
        mine, theirs = (sum(self.value(card) for card in laid[one]) for one in (seat, victim))
        if mine == theirs and self.rules["attack_tie"] == "split":
            half = self.centre // 2
            self.take(seat, half)
            self.take(victim, half)
        elif mine != theirs or self.rules["attack_tie"] == "defender":
            self.take(seat if mine > theirs else victim, self.centre)

    def bidding(self, seat: int, inside: set[int], line: Line) -> Iterator[Due]:
        """Follow the bidding for the centre."""
        able = {one for one in inside if self.hands[one] and self.pennies[one]}
        self.hands[seat].remove(line["card"])
        bids = {seat: line["pennies"]}
        speaker, stood = seat, 0
        while stood < len(able):
            speaker = self.left_of(speaker, able)
            more = self.pennies[speaker] - bids.get(speaker, 0)
            if speaker in bids:
                yield self.due(speaker, {"raise": more, "stand": 1}, forced=not more)
            else:
                yield self.due(speaker, {"join": more * len(self.hands[speaker]), "stand": 1})
            said = next(self.lines)
            stood += 1
            if said["move"] != "stand":
                stood = 0
                bids[speaker] = bids.get(speaker, 0) + said["pennies"]
            if said["move"] == "join":
                self.hands[speaker].remove(said["card"])
        amounts = sorted(set(bids.values()), reverse=True)
        highest = [one for one, bid in bids.items() if bid == amounts[0]]
        pay = highest
        if len(highest) > 1 or self.rules["second_bidder_pays"]:
            pay = [one for one, bid in bids.items() if bid in amounts[:2]]
        if len(highest) == 1:
            self.take(highest[0], self.centre)
        for one in pay:
            self.pennies[one] -= bids[one]
            self.centre += bids[one]


def due(match: Match) -> Due:
    """Return what is due according to the engine."""
    state = match.state
    assert isinstance(state, Miser)
    hands = [{card for number, card in enumerate(CARDS) if hand >> number & 1} for hand in state.hands]
    if match.over:
        return Due(None, {}, False, list(state.scores), state.centre, hands)
    moves = {
        NAMES[kind]: sum(product.size() for product in state.products(state.turn, kind))
        for kind in state.kinds(state.turn)
    }
    forced = state.forced() >= 0
    return Due(state.turn, moves, forced, list(state.scores), state.centre, hands)


def compared(table: Table, boldness: int) -> Counter[str]:
    """Play a game, compare both implementations line by line, and count the moves by kind."""
    match = begun(table)
    random = Random(table.seed)
    while not match.over and match.moves < LINES:
        move = match.state.any_move(match.state.turn, lambda: random.random() ** boldness)
        match.submit_code(move)
    header, *objects = record_of(match).objects
    again = Match(match.header)
    teller = Teller(header, iter(objects))
    told = teller.tell()
    for held in objects:
        if again.moves or again.state.turn >= 0:  # the deal is done
            assert next(told) == due(again)
        line = parse_line(held, MISER, table.seats)
        assert line
        again.take(line)
    if match.over:
        assert match.result
        assert match.result.winners == teller.winners
    return Counter([held["move"] for held in objects if "move" in held])


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Strategy for tables of any size under any house rules."""
    rules, seats = draw(house_rules(MiserRules)), draw(st.integers(3, 8))
    return Table(MISER, rules, seats, draw(st.integers(0, 1 << 32)))


@given(table=tables(), boldness=st.integers(1, 6))
def test_every_game_is_the_one_that_the_second_hand_tells(table: Table, boldness: int) -> None:
    compared(table, boldness)


def test_hundreds_of_short_games_under_all_rules_at_once() -> None:
    """Few pennies bring shortages and ties; every kind of move must have been made often."""
    made: Counter[str] = Counter()
    for seed in range(400):
        luck = KeyedRandom("second hand", seed).generator()
        values = {rule.name: luck.choice(rule.choices) for rule in MiserRules.declared() if rule.kind == "choice"}
        rules = MiserRules.made(
            {
                **values,
                "starting_pennies": luck.randint(1, 12),
                "wager_limit": luck.randint(1, 9),
                "pass_cost": luck.randint(1, 4),
                "proposals_per_turn": luck.randint(1, 4),
                "attack_card_limit": luck.randint(0, 3),
                "court_value": luck.choice((2, 10, 11)),
                "second_bidder_pays": luck.random() < 0.5,
                "turn_limit": luck.choice((0, 0, 9)),
            }
        )
        made += compared(Table(MISER, rules, luck.randint(3, 8), seed), luck.randint(1, 4))
    assert len(made) == 14
    assert min(made.values()) > 200, made
