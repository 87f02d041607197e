"""Rules of Bidding War, one by one: short scripts at a small table, whose results were worked out by hand.

Seat 0 holds clubs, 1 diamonds, 2 hearts, 3 spades, and 4 to 6 the same suits of a second pack; prizes are of the next
suit.
"""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.cards import bits, card_name, split_card
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import OVER
from cardtable.errors import Refused
from cardtable.games.war.moves import (
    BidsCleared,
    Offer,
    PrizeCarried,
    PrizeDiscarded,
    PrizeTurned,
    PrizeWon,
    WarBid,
    WarDeal,
    WarPass,
)
from cardtable.games.war.play import War
from cardtable.games.war.rules import WarRules
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of, refusal

SUITS = ("C", "D", "H", "S", "C'", "D'", "H'", "S'")


class Desk:
    """Scripted game of Bidding War."""

    def __init__(self, seats: int = 2, deal: str = "", first: int = 0, **rules: Any) -> None:
        """Begin a game; `deal` is the spare suit's order, and without it players put up their own cards."""
        self.seats = seats
        if not deal:
            rules["prizes"] = "own_cards"
        self.spare = SUITS[seats]
        header = new_header(GAMES["war"], WarRules.made(rules), (SeatName(),) * seats, None)
        self.match = Match(header, observers=[Recorder(header)])
        dealt: list[str | None] = [rank + self.spare for rank in deal.split()]
        self.match.take(WarDeal(suits=list(SUITS[:seats]), first=first, prizes=dealt or None))

    @property
    def state(self) -> War:
        assert isinstance(self.match.state, War)
        return self.match.state

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def scores(self) -> list[int]:
        return self.state.scores

    def hand(self, seat: int) -> str:
        """Return the ranks in a seat's hand."""
        return " ".join([card_name(rank, "") for rank in bits(self.state.hands[seat])])

    def pile(self, seat: int) -> str:
        """Return the cards that a seat has won."""
        suits = self.state.suits
        return " ".join([card_name(card % 13, suits[card // 13]) for card in bits(self.state.won[seat])])

    def events(self, kind: type[Any]) -> list[Any]:
        """Return all events of one kind so far."""
        return [event for event in record_of(self.match).events if isinstance(event, kind)]

    def bids(self, ranks: str) -> list[int]:
        """Play a sealed round of each seat's card, or `-` for no bid; return the seats as they were asked."""
        by_seat = ranks.split()
        asked = []
        for _ in range(self.seats - by_seat.count("-")):
            seat = self.turn
            asked.append(seat)
            self.match.take(WarBid(seat=seat, card=by_seat[seat] + SUITS[seat]))
        return asked

    def calls(self, script: str) -> None:
        """Play an auction such as `0:7 1:pass`, in turn."""
        for call in script.split():
            seat, what = call.split(":")
            assert self.turn == int(seat), f"seat {self.turn} is asked before {call}"
            card = what + SUITS[self.turn]
            self.match.take(WarPass(seat=self.turn) if what == "pass" else WarBid(seat=self.turn, card=card))

    def offer(self, rank: str) -> int:
        """Put up a card, and return the seller's seat."""
        seller = self.turn
        self.match.take(Offer(seat=seller, card=rank + SUITS[seller]))
        return seller

    def refused(self, line: MoveLine) -> str:
        """Return the reason why a line is refused, having checked that the refusal changes nothing."""
        return refusal(self.match, line)


# --- the text's own words ----------------------------------------------------------------------------------------


def test_the_7_of_diamonds_goes_to_the_highest_bid() -> None:
    desk = Desk(seats=3, deal="7 A 2 3 4 5 6 8 9 10 J Q K")
    desk.bids("9 8 3")
    assert desk.pile(0) == "7S"
    assert desk.scores == [7, 0, 0]


def test_every_bid_is_spent_the_losers_too() -> None:
    desk = Desk(seats=3, deal="7 A 2 3 4 5 6 8 9 10 J Q K")
    desk.bids("9 8 3")
    assert "9" not in desk.hand(0).split()
    assert "8" not in desk.hand(1).split()
    assert "3" not in desk.hand(2).split()
    assert [len(desk.hand(seat).split()) for seat in range(3)] == [12, 12, 12]
    assert desk.refused(WarBid(seat=1, card="8D")) == "8D is not in the hand of seat 1"


def test_two_highest_bids_of_the_same_value_win_nothing() -> None:
    desk = Desk(seats=3, deal="7 A 2 3 4 5 6 8 9 10 J Q K")
    desk.bids("9 9 3")
    assert desk.scores == [0, 0, 0]
    assert desk.events(PrizeDiscarded) == [PrizeDiscarded(("7S",), "tie")]


def test_equal_bids_below_the_highest_do_no_harm() -> None:
    desk = Desk(seats=3, deal="3 2 A", suit_size=3)
    desk.bids("3 2 2")
    assert desk.scores == [3, 0, 0]


def test_ace_1_jack_11_queen_12_king_13() -> None:
    desk = Desk(deal="A J Q K 2 3 4 5 6 7 8 9 10")
    desk.bids("2 A")
    assert desk.scores == [1, 0]
    desk.bids("3 J")  # a jack beats a 3
    assert desk.scores == [1, 11]
    desk.bids("Q 10")  # a queen beats a 10
    assert desk.scores == [13, 11]
    desk.bids("J Q")  # a queen beats a jack
    assert desk.scores == [13, 24]
    desk.bids("K 9")
    assert desk.scores == [15, 24]
    desk.bids("4 K")  # a king beats everything
    assert desk.scores == [15, 27]


def test_a_whole_game() -> None:
    desk = Desk(deal="3 A 2", suit_size=3)
    desk.bids("2 3")
    desk.bids("3 A")
    desk.bids("A 2")
    assert desk.over
    assert desk.scores == [1, 5]
    assert desk.state.winners() == [1]
    assert [desk.pile(0), desk.pile(1)] == ["AH", "2H 3H"]
    assert [desk.hand(0), desk.hand(1)] == ["", ""]


def test_all_cards_are_spent_by_the_end() -> None:
    desk = Desk(seats=3, deal="2 3 A", suit_size=3)
    for ranks in ("A A A", "2 2 3", "3 3 2"):
        desk.bids(ranks)
    assert desk.over
    assert desk.scores == [0, 0, 3]


def test_winners_share() -> None:
    desk = Desk(deal="2 A 3", suit_size=3)
    for ranks in ("2 A", "3 2", "A 3"):
        desk.bids(ranks)
    assert desk.scores == [3, 3]
    assert desk.state.winners() == [0, 1]


# --- ties --------------------------------------------------------------------------------------------------------


def test_tie_carry_adds_the_prize_to_the_next() -> None:
    desk = Desk(deal="3 A 2", suit_size=3, tie="carry")
    desk.bids("3 3")
    assert desk.scores == [0, 0]
    assert desk.events(PrizeCarried) == [PrizeCarried(("3H",))]
    assert desk.events(PrizeTurned)[-1] == PrizeTurned("AH", 1, ("3H",))
    desk.bids("2 A")
    assert desk.scores == [4, 0]
    assert desk.pile(0) == "AH 3H"
    desk.bids("A 2")
    assert desk.scores == [4, 2]


def test_tie_carry_carries_on_while_bids_are_equal() -> None:
    desk = Desk(seats=3, deal="3 A 2", suit_size=3, tie="carry")
    desk.bids("3 3 A")
    desk.bids("2 2 2")
    desk.bids("A A 3")
    assert desk.scores == [0, 0, 6]


def test_tie_carry_past_the_last_prize_is_discarded() -> None:
    desk = Desk(deal="3 A 2", suit_size=3, tie="carry")
    desk.bids("3 A")
    desk.bids("A 3")
    desk.bids("2 2")
    assert desk.over
    assert desk.scores == [3, 1]
    assert desk.events(PrizeDiscarded) == [PrizeDiscarded(("2H",), "end")]


def test_tie_next_highest_takes_the_bid_nobody_else_made() -> None:
    desk = Desk(seats=3, deal="3 A 2", suit_size=3, tie="next_highest")
    desk.bids("3 2 3")
    assert desk.scores == [0, 3, 0]


def test_tie_next_highest_looks_below_several_ties() -> None:
    desk = Desk(seats=5, deal="3 A 2", suit_size=3, tie="next_highest")
    desk.bids("3 2 A 2 3")
    assert desk.scores == [0, 0, 3, 0, 0]


def test_tie_next_highest_with_nobody_alone_discards() -> None:
    desk = Desk(seats=4, deal="3 A 2", suit_size=3, tie="next_highest")
    desk.bids("3 2 2 3")
    assert desk.scores == [0, 0, 0, 0]
    assert desk.events(PrizeDiscarded) == [PrizeDiscarded(("3C'",), "tie")]
    assert desk.state.stake == 1 << (13 * 4)  # only the ace is at stake


def test_tie_next_highest_leaves_a_clear_win_alone() -> None:
    desk = Desk(seats=3, deal="3 A 2", suit_size=3, tie="next_highest")
    desk.bids("2 3 2")
    assert desk.scores == [0, 3, 0]


def test_tie_has_no_effect_in_auctions() -> None:
    desk = Desk(deal="3 A 2", suit_size=3, tie="carry", bidding="open")
    desk.calls("0:pass 1:pass")
    assert desk.events(PrizeDiscarded) == [PrizeDiscarded(("3H",), "no_bid")]
    assert desk.state.worth == 1


# --- values ------------------------------------------------------------------------------------------------------


def test_queen_value_over_king_value() -> None:
    desk = Desk(deal="Q K A 2 3 4 5 6 7 8 9 10 J", queen_value=13, king_value=12)
    desk.bids("Q K")
    assert desk.scores == [13, 0]
    desk.bids("J 10")
    assert desk.scores == [25, 0]


def test_equal_values_tie() -> None:
    desk = Desk(deal="J Q K A 2 3 4 5 6 7 8 9 10", jack_value=10, queen_value=10, king_value=10)
    desk.bids("J K")
    assert desk.scores == [0, 0]
    desk.bids("10 Q")
    assert desk.scores == [0, 0]
    desk.bids("K 9")
    assert desk.scores == [10, 0]


def test_ace_value_0_bids_and_scores_nothing() -> None:
    desk = Desk(deal="A 2 3", suit_size=3, ace_value=0)
    desk.bids("2 A")
    assert desk.scores == [0, 0]
    assert desk.pile(0) == "AH"
    desk.bids("A 2")
    desk.bids("3 3")
    assert desk.scores == [0, 2]


def test_two_cards_of_no_value_tie() -> None:
    desk = Desk(deal="3 2 A", suit_size=3, ace_value=0)
    desk.bids("A A")
    assert desk.scores == [0, 0]
    assert desk.events(PrizeWon) == []


def test_a_card_of_no_value_opens_an_auction() -> None:
    desk = Desk(deal="3 2 A", suit_size=3, ace_value=0, bidding="open")
    desk.calls("0:A 1:pass")
    assert desk.scores == [3, 0]


def test_jack_value_does_not_matter_in_a_short_suit() -> None:
    desk = Desk(deal="A 2 3", suit_size=3, jack_value=0, queen_value=0, king_value=30)
    assert desk.hand(0) == "A 2 3"
    desk.bids("3 2")
    assert desk.scores == [1, 0]


# --- suits and seats ---------------------------------------------------------------------------------------------


def test_suit_size_counts_from_the_ace_up() -> None:
    desk = Desk(deal="A 2 3 4 5", suit_size=5)
    assert desk.hand(0) == "A 2 3 4 5"
    assert desk.refused(WarBid(seat=0, card="6C")) == "6C is not in the hand of seat 0"
    with pytest.raises(Refused, match="6H is not in play: each suit has 5 cards"):
        Desk(deal="A 2 3 4 6", suit_size=5)
    with pytest.raises(Refused, match="prizes must have 5 cards, not 6"):
        Desk(deal="A 2 3 4 5 6", suit_size=5)


@pytest.mark.parametrize("seats", range(2, 8))
def test_two_to_seven_players(seats: int) -> None:
    desk = Desk(seats=seats, deal="3 A 2", suit_size=3)
    for ranks in ("3", "2", "A"):
        desk.bids(" ".join([ranks] + ["A" if ranks == "3" else "2" if ranks == "A" else "3"] * (seats - 1)))
    assert desk.over
    assert desk.scores == [3, *([3] if seats == 2 else [0] * (seats - 1))]


@pytest.mark.parametrize("seats", [1, 8])
def test_no_more_and_no_fewer(seats: int) -> None:
    game = GAMES["war"]
    assert not game.fewest_seats <= seats <= game.most_seats


def test_one_pack_up_to_three_players_two_from_four() -> None:
    game, rules = GAMES["war"], WarRules(suit_size=3, prizes="own_cards")
    for seats in range(2, 8):
        state = game.start(rules, seats)
        suits = ["S'", "C", "D", "H", "S", "C'", "D'"][:seats]
        if seats <= 3:
            with pytest.raises(Refused, match='"S\'" is not a suit in play; choose from C D H S'):
                game.take(state, WarDeal(suits=suits, first=0))
        else:
            game.take(state, WarDeal(suits=suits, first=0))
            assert state.turn == 0


@pytest.mark.parametrize("seats", range(2, 8))
def test_each_player_holds_one_whole_suit_and_another_is_spare(seats: int) -> None:
    game = GAMES["war"]
    for seed in range(20):
        deal = game.draw(game.start(WarRules(), seats), KeyedRandom(seed))
        assert isinstance(deal, WarDeal)
        assert deal.prizes is not None
        spare = {split_card(str(card))[1] for card in deal.prizes}
        assert len(spare) == 1
        assert len(spare | set(deal.suits)) == seats + 1
        assert len(set(deal.prizes)) == 13
        assert 0 <= deal.first < seats
        game.take(game.start(WarRules(), seats), deal)


def test_all_eight_suits_are_used_by_seven_players() -> None:
    desk = Desk(seats=7, deal="3 A 2", suit_size=3)
    assert desk.state.suits == SUITS


# --- who opens ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(3))
def test_prize_k_is_opened_by_first_plus_k_sealed(first: int) -> None:
    desk = Desk(seats=3, deal="3 A 2", suit_size=3, first=first)
    for number, rank in enumerate(("A", "2", "3")):
        opener = (first + number) % 3
        others = [(opener + 1) % 3, (opener + 2) % 3]
        assert desk.state.to_act() == [opener, *(others if number < 2 else [])]  # last cards are forced
        assert desk.bids(" ".join([rank] * 3)) == [opener, *others]


@pytest.mark.parametrize("first", range(3))
def test_prize_k_is_opened_by_first_plus_k_in_auctions(first: int) -> None:
    desk = Desk(seats=3, deal="3 A 2", suit_size=3, first=first, bidding="open")
    for number in range(3):
        opener = (first + number) % 3
        assert desk.state.to_act() == [opener]
        desk.calls(f"{opener}:pass {(opener + 1) % 3}:pass {(opener + 2) % 3}:pass")
    assert desk.over


def test_sealed_bids_out_of_order_are_refused() -> None:
    desk = Desk(seats=3, deal="3 A 2", suit_size=3, first=1)
    assert desk.refused(WarBid(seat=2, card="2H")) == "it is seat 1's turn, not seat 2's"


# --- auctions ----------------------------------------------------------------------------------------------------


def test_open_bids_go_up() -> None:
    desk = Desk(deal="3 2 A 4", suit_size=4, bidding="open")
    desk.calls("0:2")
    assert desk.refused(WarBid(seat=1, card="2D")) == "2D does not beat the current bid, 2C"
    assert desk.refused(WarBid(seat=1, card="AD")) == "AD does not beat the current bid, 2C"
    desk.calls("1:3 0:4 1:pass")
    assert desk.scores == [3, 0]


def test_open_bids_of_equal_value_are_not_higher() -> None:
    desk = Desk(deal="J Q K A 2 3 4 5 6 7 8 9 10", bidding="open", jack_value=10, queen_value=10, king_value=10)
    desk.calls("0:10")
    assert desk.refused(WarBid(seat=1, card="KD")) == "KD does not beat the current bid, 10C"
    assert desk.state.legal(1) == (13,)
    assert desk.state.forced() == 13


def test_open_highest_bidder_spends_one_card_and_all_others_come_back() -> None:
    desk = Desk(seats=3, deal="5 2 A 3 4", suit_size=5, bidding="open")
    desk.calls("0:A 1:2 2:3 0:4 1:pass 2:5 0:pass")
    assert desk.scores == [0, 0, 5]
    assert [desk.hand(seat) for seat in range(3)] == ["A 2 3 4 5", "A 2 3 4 5", "A 2 3 4"]
    (cleared,) = desk.events(BidsCleared)
    assert cleared.spent == ((), (), ("5H",))
    assert cleared.returned == (("AC", "4C"), ("2D",), ("3H",))


def test_open_winners_earlier_bids_return() -> None:
    desk = Desk(deal="3 2 A 4", suit_size=4, bidding="open")
    desk.calls("0:A 1:2 0:3 1:pass")
    assert desk.hand(0) == "A 2 4"
    assert desk.hand(1) == "A 2 3 4"


def test_a_card_laid_in_an_auction_can_not_be_laid_again() -> None:
    desk = Desk(deal="3 2 A 4", suit_size=4, bidding="open")
    desk.calls("0:2 1:3")
    assert desk.refused(WarBid(seat=0, card="2C")) == "2C is not in the hand of seat 0"


def test_pass_is_final_for_that_prize() -> None:
    desk = Desk(seats=3, deal="3 2 A 4", suit_size=4, bidding="open")
    desk.calls("0:pass 1:A 2:2 1:3 2:4 1:pass")  # seat 0 has passed, and is not asked again
    assert desk.scores == [0, 0, 3]
    desk.calls("1:A 2:pass 0:2 1:pass")  # for the next prize it is
    assert desk.scores == [2, 0, 3]


def test_the_last_player_still_bids_or_passes() -> None:
    desk = Desk(seats=3, deal="3 2 A", suit_size=3, bidding="open")
    desk.calls("0:pass 1:pass")
    assert desk.turn == 2
    assert desk.state.forced() == -1
    desk.calls("2:A")
    assert desk.scores == [0, 0, 3]


def test_no_bid_discards_the_prize() -> None:
    desk = Desk(seats=3, deal="3 2 A", suit_size=3, bidding="open")
    desk.calls("0:pass 1:pass 2:pass")
    assert desk.scores == [0, 0, 0]
    assert desk.events(PrizeDiscarded) == [PrizeDiscarded(("3S",), "no_bid")]
    assert desk.turn == 1


def test_the_auction_ends_when_all_others_have_passed() -> None:
    desk = Desk(seats=3, deal="3 2 A", suit_size=3, bidding="open")
    desk.calls("0:A 1:pass 2:pass")
    assert desk.scores == [3, 0, 0]


def test_losers_pay_their_highest_bid() -> None:
    desk = Desk(seats=3, deal="5 2 A 3 4", suit_size=5, bidding="open", losers_pay=True)
    desk.calls("0:A 1:2 2:pass 0:3 1:4 0:5 1:pass")
    assert desk.scores == [5, 0, 0]
    assert [desk.hand(seat) for seat in range(3)] == ["A 2 3 4", "A 2 3 5", "A 2 3 4 5"]


def test_losers_pay_is_without_effect_in_a_sealed_game() -> None:
    desk = Desk(deal="3 2 A", suit_size=3, losers_pay=True)
    desk.bids("2 3")
    assert [desk.hand(0), desk.hand(1), desk.scores] == ["A 3", "A 2", [0, 3]]


def test_cards_left_over_after_an_auction_game_score_nothing() -> None:
    desk = Desk(deal="3 2 A", suit_size=3, bidding="open")
    desk.calls("0:A 1:pass")
    desk.calls("1:pass 0:2")
    desk.calls("0:3")
    assert desk.state.forced() == 13  # nothing beats a 3
    desk.calls("1:pass")
    assert desk.over
    assert desk.scores == [6, 0]
    assert desk.hand(1) == "A 2 3"


# --- own cards ---------------------------------------------------------------------------------------------------


def offers(desk: Desk) -> list[int]:
    """Play the lowest legal move until the end, and return the sellers in order."""
    sellers = []
    while not desk.over:
        state = desk.state
        move = state.legal(state.turn)[0]
        line = desk.match.game.move_line(state, move)
        if isinstance(line, Offer):
            sellers.append(line.seat)
        desk.match.take(line)
    return sellers


def test_offer_order_there_and_back() -> None:
    assert offers(Desk(seats=3, first=1)) == [1, 2, 0, 0, 2, 1, 1, 2, 0]
    assert offers(Desk(seats=2, first=0)) == [0, 1, 1, 0, 0, 1, 1, 0]


def test_offer_order_round() -> None:
    assert offers(Desk(seats=3, first=1, offer_order="round")) == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert offers(Desk(seats=2, first=1, offer_order="round")) == [1, 0, 1, 0, 1, 0, 1, 0]


def test_own_cards_are_opened_by_the_sellers_left_and_the_seller_bids_last() -> None:
    desk = Desk(seats=3, first=1, suit_size=4)
    assert desk.offer("4") == 1
    assert desk.bids("3 2 A") == [2, 0, 1]
    assert desk.scores == [4, 0, 0]
    assert desk.pile(0) == "4D"
    assert [desk.hand(seat) for seat in range(3)] == ["A 2 4", "A 3", "2 3 4"]
    assert desk.offer("2") == 2
    assert desk.bids("A 3 4") == [0, 1, 2]
    assert desk.scores == [4, 0, 2]


def test_own_cards_in_an_auction_are_opened_by_the_sellers_left_too() -> None:
    desk = Desk(seats=3, first=1, suit_size=4, bidding="open")
    desk.offer("4")
    desk.calls("2:A 0:2 1:3 2:pass 0:4 1:pass")
    assert desk.scores == [4, 0, 0]
    assert [desk.hand(seat) for seat in range(3)] == ["A 2 3", "A 2 3", "A 2 3 4"]
    assert desk.turn == 2


def test_who_bids_a_last_card_is_not_asked_beforehand() -> None:
    desk = Desk(seats=3, suit_size=3)
    desk.offer("3")
    desk.bids("2 2 2")
    desk.offer("3")
    assert [desk.hand(seat) for seat in range(3)] == ["A", "A", "A 3"]
    assert desk.turn == 2
    assert desk.state.forced() == -1
    assert desk.state.to_act() == [2]
    assert [desk.match.view(seat).state.to_act() for seat in range(3)] == [[2]] * 3


def test_a_seller_may_win_their_own_card() -> None:
    desk = Desk(suit_size=4)
    desk.offer("4")
    desk.bids("3 2")
    assert desk.scores == [4, 0]
    assert desk.pile(0) == "4C"


def test_seller_bids_false_leaves_them_out_of_sealed_bids() -> None:
    desk = Desk(seats=3, suit_size=4, seller_bids=False)
    desk.offer("4")
    assert desk.state.to_act() == [1, 2]
    assert desk.bids("- 2 3") == [1, 2]
    assert desk.scores == [0, 0, 4]
    assert desk.hand(0) == "A 2 3"


def test_seller_bids_false_leaves_them_out_of_auctions() -> None:
    desk = Desk(seats=3, suit_size=4, seller_bids=False, bidding="open")
    desk.offer("4")
    desk.calls("1:2 2:3 1:pass")
    assert desk.scores == [0, 0, 4]
    assert desk.turn == 1


def test_seller_bids_false_for_two_one_bid_wins() -> None:
    desk = Desk(suit_size=4, seller_bids=False)
    desk.offer("4")
    assert desk.bids("- A") == [1]
    assert desk.scores == [0, 4]
    desk = Desk(suit_size=4, seller_bids=False, bidding="open")
    desk.offer("4")
    desk.calls("1:A")
    assert desk.scores == [0, 4]
    desk.offer("4")
    desk.calls("0:pass")
    assert desk.scores == [0, 4]


def test_own_cards_end_when_the_seller_could_not_offer_and_bid_sealed() -> None:
    desk = Desk(suit_size=4)
    desk.offer("4")  # A sells, then B, then B again, but has one card and needs two
    desk.bids("3 2")
    desk.offer("4")
    desk.bids("2 3")
    assert desk.over
    assert [desk.hand(0), desk.hand(1)] == ["A", "A"]
    assert desk.scores == [4, 4]  # left-over cards score nothing


def test_own_cards_end_when_a_bidder_has_none_sealed() -> None:
    desk = Desk(suit_size=3, offer_order="round")
    desk.offer("A")
    desk.bids("2 2")
    desk.offer("A")  # seat 0 bids its last card for this one
    desk.bids("3 3")
    assert desk.over
    assert [desk.hand(0), desk.hand(1)] == ["", ""]


def test_own_cards_go_on_with_one_card_left_where_the_seller_does_not_bid() -> None:
    desk = Desk(suit_size=3, seller_bids=False)
    desk.offer("3")
    desk.bids("- A")
    desk.offer("3")
    desk.bids("A -")
    assert desk.turn == 1
    assert desk.hand(1) == "2"
    assert desk.state.forced() == 1
    desk.offer("2")
    assert desk.state.forced() == 1
    desk.bids("2 -")
    assert desk.over
    assert desk.scores == [5, 3]
    assert [desk.hand(0), desk.hand(1)] == ["", ""]


def test_own_cards_end_in_auctions_when_the_seller_could_not_bid() -> None:
    desk = Desk(seats=3, suit_size=3, bidding="open")
    desk.offer("3")
    desk.calls("1:pass 2:3 0:pass")
    desk.offer("3")
    desk.calls("2:2 0:pass 1:pass")  # seat 2 is next, with nothing but its ace
    assert desk.hand(2) == "A"
    assert desk.over
    assert desk.scores == [0, 0, 6]


def test_own_cards_end_in_auctions_when_somebody_has_no_card() -> None:
    desk = Desk(seats=3, suit_size=3, bidding="open", seller_bids=False, offer_order="round")
    desk.offer("3")
    desk.calls("1:pass 2:3")
    desk.offer("3")
    desk.calls("2:2 0:pass")
    assert desk.offer("A") == 2  # its last card, for which it need not bid
    desk.calls("0:pass 1:pass")
    assert desk.hand(0) == "A 2"  # seat 0 would be next
    assert desk.hand(2) == ""
    assert desk.over


def test_own_cards_nobody_wants_are_discarded() -> None:
    desk = Desk(suit_size=4, bidding="open")
    desk.offer("A")
    desk.calls("1:pass 0:pass")
    assert desk.events(PrizeDiscarded) == [PrizeDiscarded(("AC",), "no_bid")]
    assert desk.hand(0) == "2 3 4"


def test_own_cards_carried_to_the_next_and_discarded_at_the_end() -> None:
    desk = Desk(suit_size=4, tie="carry")
    desk.offer("4")
    desk.bids("3 3")
    desk.offer("4")
    desk.bids("2 A")
    assert desk.scores == [8, 0]
    assert desk.pile(0) == "4C 4D"
    desk = Desk(suit_size=4, tie="carry")
    desk.offer("4")
    desk.bids("3 3")
    desk.offer("4")
    desk.bids("2 2")
    assert desk.over
    assert desk.scores == [0, 0]
    assert desk.events(PrizeDiscarded) == [PrizeDiscarded(("4C", "4D"), "end")]


def test_prizes_are_not_dealt_with_own_cards_and_must_be_without() -> None:
    game = GAMES["war"]
    with pytest.raises(Refused, match="prizes are not dealt"):
        game.take(
            game.start(WarRules(suit_size=3, prizes="own_cards"), 2), WarDeal(["C", "D"], 0, prizes=["AH", "2H", "3H"])
        )
    with pytest.raises(Refused, match="prizes are missing"):
        game.take(game.start(WarRules(suit_size=3), 2), WarDeal(["C", "D"], 0))


# --- what a deal may be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (WarDeal(["C"], 0, ["AH", "2H", "3H"]), "suits must have one entry for each of the 2 seats, not 1"),
        (WarDeal(["C", "X"], 0, ["AH", "2H", "3H"]), "'X' is not a suit in play; choose from C D H S"),
        (WarDeal(["C", "C"], 0, ["AH", "2H", "3H"]), "two seats have the same suit, C"),
        (WarDeal(["C", "D"], 2, ["AH", "2H", "3H"]), "first must be between 0 and 1, not 2"),
        (WarDeal(["C", "D"], -1, ["AH", "2H", "3H"]), "first must be between 0 and 1, not -1"),
        (WarDeal(["C", "D"], 0, ["AH", "2H"]), "prizes must have 3 cards, not 2"),
        (WarDeal(["C", "D"], 0, ["AH", "2H", "2H"]), "2H appears twice"),
        (WarDeal(["C", "D"], 0, ["AH", "2H", "3S"]), "prizes must all be of one suit, not H and S"),
        (WarDeal(["C", "D"], 0, ["AC", "2C", "3C"]), "AC does not belong to a spare suit"),
        (WarDeal(["C", "D"], 0, ["AH'", "2H'", "3H'"]), "AH' does not belong to a spare suit"),
        (WarDeal(["C", "D"], 0, ["AH", "2H", "4H"]), "4H is not in play: each suit has 3 cards"),
        (WarDeal(["C", "D"], 0, ["AH", "2H", "1H"]), "'1H' is not a card"),
        (WarDeal(["C", "D"], 0, ["AH", "2H", None]), "a prize is missing"),
    ],
)
def test_a_deal_that_can_not_be_is_refused(deal: WarDeal, reason: str) -> None:
    game = GAMES["war"]
    state = game.start(WarRules(suit_size=3), 2)
    before = state.facts()
    with pytest.raises(Refused) as refusal:
        game.take(state, deal)
    assert str(refusal.value) == reason
    assert state.facts() == before


# --- moves that are of another kind ------------------------------------------------------------------------------


def test_moves_of_the_wrong_kind_are_refused() -> None:
    sealed = Desk(deal="3 2 A", suit_size=3)
    assert sealed.refused(WarPass(seat=0)) == "passing is only possible in an auction"
    assert sealed.refused(Offer(seat=0, card="AC")) == "a bid must be made now, not an offer"
    assert sealed.refused(WarBid(seat=0, card="AD")) == "AD is not in the hand of seat 0"
    assert sealed.refused(WarBid(seat=0, card=None)) == "the card is missing"
    assert sealed.refused(WarBid(seat=0, card="1C")) == "'1C' is not a card"
    own = Desk(suit_size=3)
    assert own.refused(WarBid(seat=0, card="AC")) == "a card must be offered now"
    assert own.refused(WarPass(seat=0)) == "passing is only possible in an auction"
    assert own.refused(WarBid(seat=1, card="AD")) == "it is seat 0's turn, not seat 1's"


# --- forced moves ------------------------------------------------------------------------------------------------


def test_the_last_sealed_bids_are_forced_and_written_down() -> None:
    header = new_header(GAMES["war"], WarRules(suit_size=3), (SeatName(),) * 2, 1)
    match = Match(header, KeyedRandom(1), [Recorder(header)])
    match.go_on()
    for _ in range(4):
        assert match.state.forced() == -1
        match.submit_code(match.state.legal(match.state.turn)[0])
    assert match.state.turn == OVER
    assert match.moves == 6
    assert [held.get("move") for held in record_of(match).objects] == [None, None, *["bid"] * 6, None]


def test_a_pass_is_forced_where_no_card_is_high_enough() -> None:
    desk = Desk(seats=3, deal="3 2 A", suit_size=3, bidding="open")
    desk.calls("0:3")
    assert desk.state.forced() == 13
    desk.calls("1:pass")
    assert desk.state.forced() == 13


def test_an_only_card_in_an_auction_is_a_choice() -> None:
    desk = Desk(deal="3 2 A", suit_size=3, bidding="open")
    desk.calls("0:3 1:pass 1:pass 0:2")
    assert desk.hand(0) == "A"
    assert desk.turn == 0
    assert desk.state.forced() == -1
    desk.calls("0:A 1:pass")
    assert desk.scores == [6, 0]


# --- what a program is told --------------------------------------------------------------------------------------


def test_patterns() -> None:
    def patterns(desk: Desk) -> list[dict[str, Any]]:
        return desk.match.game.patterns(desk.state, desk.turn)

    auction = Desk(deal="3 2 A", suit_size=3, bidding="open")
    assert patterns(auction) == [{"move": "bid", "card": {"one_of": ["AC", "2C", "3C"]}}, {"move": "pass"}]
    auction.calls("0:2")
    assert patterns(auction) == [{"move": "bid", "card": "3D"}, {"move": "pass"}]
    auction.calls("1:3")
    assert patterns(auction) == [{"move": "pass"}]
    sealed = Desk(deal="3 2 A", suit_size=3)
    assert sealed.match.game.patterns(sealed.state, 1) == [{"move": "bid", "card": {"one_of": ["AD", "2D", "3D"]}}]
    assert patterns(Desk(suit_size=3)) == [{"move": "offer", "card": {"one_of": ["AC", "2C", "3C"]}}]
