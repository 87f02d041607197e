"""Bids at Bidding War beside the stake, and how often a reader of bids foresees them."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.engine.cards import RANKS_IN
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import SPECTATOR
from cardtable.engine.views import ViewWriter
from cardtable.games.war.play import SEALED, War
from cardtable.games.war.players.foreseeing import BidReader, ForeseenBid, bids_made
from cardtable.games.war.rules import WarRules
from cardtable.match import Match

WAR = GAMES["war"]


def bids(cards: list[int], prizes: list[int]) -> list[ForeseenBid]:
    """Return the bids of seat 0, which spends these cards in order on these prizes."""
    made = []
    for number, (card, prize) in enumerate(zip(cards, prizes, strict=True)):
        hand = tuple(sorted(cards[number:]))
        made.append(ForeseenBid(number, 0, prize, tuple(sorted(prizes[number + 1 :])), hand, card, number))
    return made


def read(made: list[ForeseenBid]) -> BidReader:
    reader = BidReader()
    for bid in made:
        reader.see(bid)
    return reader


def shuffled(seed: int) -> list[int]:
    cards = list(range(1, 14))
    Random(seed).shuffle(cards)
    return cards


@pytest.mark.parametrize(
    ("cards", "habit"),
    [
        (list(range(13, 0, -1)), "highest"),
        (list(range(1, 14)), "lowest"),
    ],
)
def test_who_always_bids_the_same_end_is_foreseen(cards: list[int], habit: str) -> None:
    reader = read(bids(cards, shuffled(2)))
    assert reader.foreseen >= 10
    assert reader.foreseen > 2 * reader.at_random
    assert reader.habit() == habit


def test_who_bids_what_is_printed_is_foreseen() -> None:
    for seed in range(5):
        prizes = shuffled(seed)
        reader = read(bids(prizes, prizes))
        assert reader.foreseen >= 9
        assert reader.habit() in ("by_prize", "same_margin")


def test_who_bids_anything_is_not() -> None:
    readers = [read(bids(shuffled(seed), shuffled(100 + seed))) for seed in range(60)]
    foreseen, luck = sum(reader.foreseen for reader in readers), sum(reader.at_random for reader in readers)
    assert foreseen < 1.3 * luck
    assert sum(reader.habit() is not None for reader in readers) <= 3


def test_a_bid_is_named_before_it_is_seen() -> None:
    prizes = shuffled(4)
    made = bids(prizes, prizes)
    whole = read(made).seen
    assert read(made[:6]).seen == whole[:6]
    for card in made[6].hand:
        assert read([*made[:6], made[6]._replace(card=card)]).seen[6].foreseen == whole[6].foreseen
    reader = read(made[:6])
    assert sum(reader.expects(made[6])) == pytest.approx(1)
    assert max(zip(reader.expects(made[6]), made[6].hand, strict=True))[1] == whole[6].foreseen


def test_the_last_card_is_no_choice() -> None:
    prizes = shuffled(1)
    reader = read(bids(prizes, prizes))
    assert len(reader.seen) == 12
    assert [one.likely for one in reader.telling()] == sorted((one.likely for one in reader.telling()), reverse=True)
    assert all(one.right for one in reader.telling())


def test_beside_the_experts_mixes_it_is_told_whether_luck_explains_it() -> None:
    made = bids(list(range(13, 0, -1)), shuffled(2))
    reader = read(made)
    even = {bid.prize: dict.fromkeys(bid.hand, 1 / len(bid.hand)) for bid in made}
    against = reader.against(even)
    assert against is not None
    assert (against.decisions, against.foreseen) == (12, reader.foreseen)
    assert against.usual == pytest.approx(reader.at_random)
    assert against.readable
    sure = {bid.prize: {bid.card: 1.0} for bid in made}  # where it was the only good bid, the player had no choice
    same = reader.against(sure)
    assert same is not None
    assert same.usual == pytest.approx(same.foreseen)
    assert not same.readable
    assert reader.against({}) is None


@pytest.mark.parametrize("prizes", ["spare_suit", "own_cards"])
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_bids_are_read_from_a_view(prizes: str, seat: int) -> None:
    """A view from any seat gives the same bids as the full state."""
    header = new_header(
        WAR, WarRules.made({"prizes": prizes, "tie": "carry", "seller_bids": True}), (SeatName(),) * 3, 5
    )
    writer = ViewWriter(header, seat)
    match = Match(header, KeyedRandom(5), observers=[writer])
    match.go_on()
    random = Random(3)
    expected: list[tuple[int, int, int, tuple[int, ...], int]] = []
    round_: list[tuple[int, int, int, tuple[int, ...], int]] = []
    while not match.over:
        state = match.state
        assert isinstance(state, War)
        bidder, move = state.turn, random.choice(state.legal(state.turn))
        if state.phase == SEALED:
            hand = tuple(rank + 1 for rank in RANKS_IN[state.hands[bidder]])
            round_.append((state.number, bidder, state.worth, hand, move + 1))
            if state.left == 1:
                expected += sorted(round_)
                round_ = []
        match.submit_code(move)
    made = bids_made(writer.lines)
    # Forced bids were not chosen by a player, but they are bids all the same.
    found = [(bid.prize, bid.seat, bid.stake, bid.hand, bid.card) for bid in made]
    assert found[: len(expected)] == expected
    assert len(expected) > 15
    assert all(len(set(bid.hand)) == 1 for bid in made[len(expected) :])
    for bid in made:
        laid = writer.lines[bid.lines_before]
        assert laid["move"] == "bid"
        assert bids_made(writer.lines[: bid.lines_before]) == [one for one in made if one.prize < bid.prize]
    if prizes == "spare_suit":
        assert [len(bid.coming) for bid in made if bid.seat == 0] == list(range(12, -1, -1))
