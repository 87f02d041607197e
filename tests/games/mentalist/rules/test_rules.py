"""Mentalist Poker's rules, one by one, with numbers worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.houserules import read_rules, rules_file
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.errors import BadInput
from cardtable.games.mentalist.moves import (
    AntesPaid,
    Bet,
    BetAdded,
    BetLaid,
    ButtonPassed,
    First,
    Guess,
    GuessHeard,
    LotDrawn,
    MentalistEnded,
    PlayerOut,
    PotClaimed,
    PotWon,
    ScreenLifted,
)
from cardtable.games.mentalist.play import NO_BET
from cardtable.games.mentalist.rules import PRESETS, MentalistRules
from cardtable.match import Match
from tests.engine.suite import Recorder, record_of
from tests.games.mentalist.rules.desk import MENTALIST, Desk, header_of, position

# --- the two-player game ---------------------------------------------------------------------------------------------


def test_both_ante_and_the_first_bettor_bets_anything_they_have() -> None:
    desk = Desk()
    assert (desk.chips, desk.pot, desk.due) == ([19, 19], 2, "0 bets 0 to 19")
    desk.play("0:5")
    assert desk.due == "1 guesses 0 to 19"
    assert desk.chips == [19, 19]  # a bet stays the bettor's until it is settled


def test_a_right_guess_takes_the_pot_and_the_bet() -> None:
    desk = Desk()
    desk.play("0:5 1:5")
    # Seat 0 has 19 + 2 + 5 chips, seat 1 has 14; then both ante for the next pot.
    assert (desk.chips, desk.pot) == ([13, 25], 2)


def test_a_wrong_guess_adds_the_bet_to_the_pot_and_the_other_bets() -> None:
    desk = Desk()
    desk.play("0:5 1:4")
    assert (desk.chips, desk.pot, desk.due) == ([14, 19], 7, "1 bets 0 to 19")
    desk.play("1:0 0:1")
    assert (desk.chips, desk.pot, desk.due) == ([14, 19], 7, "0 bets 0 to 14")
    desk.play("0:3 1:3")
    assert (desk.chips, desk.pot) == ([10, 28], 2)


def test_the_button_is_passed_when_anybody_wins_the_pot() -> None:
    for script in ("0:5 1:5", "0:5 1:4 1:3 0:3", "0:5 1:4 1:3 0:2 0:1 1:1"):
        desk = Desk()
        desk.play(script)
        assert desk.due.startswith("1 bets"), script
        assert desk.state.button == 1
        desk.play("1:0 0:0")
        assert desk.state.button == 0


def test_who_is_to_bet_and_has_no_chips_loses_the_pot_and_the_game() -> None:
    desk = Desk()
    desk.play("0:19 1:0 1:3 0:1")
    assert desk.over
    assert (desk.chips, desk.pot, desk.inside) == ([0, 40], 0, [1])
    assert desk.state.winners() == [1]
    lines = [next(iter(held)) for held in record_of(desk.match).objects[1:]]
    assert lines == ["chance", *["seat"] * 4]  # the record has no line for a bet that can't be made


def test_who_has_put_all_into_the_pot_has_one_more_guess() -> None:
    desk = Desk()
    desk.play("0:19 1:0 1:3 0:3")
    assert (desk.chips, desk.pot, desk.due) == ([23, 15], 2, "1 bets 0 to 15")


# --- several players -------------------------------------------------------------------------------------------------


def test_the_right_neighbour_guesses_and_the_left_one_bets_next() -> None:
    desk = Desk(4, first=2)
    assert (desk.chips, desk.pot) == ([19] * 4, 4)
    desk.play("2:1 1:2 3:4 2:5 0:3 3:2 1:6 0:5 2:9 1:9")
    # The pot is 4 + 1 + 4 + 3 + 6 = 18, and seat 2 adds 9; then four seats ante.
    assert (desk.chips, desk.pot) == ([15, 39, 8, 14], 4)
    assert desk.due == "3 bets 0 to 14"  # seat 2 had the button
    desk.play("3:1")
    assert desk.due == "2 guesses 0 to 14"


def test_who_has_no_chips_loses_the_pot_to_the_guesser_and_is_out() -> None:
    desk = Desk(3)
    desk.play("0:2 2:1 1:19 0:18")
    assert (desk.chips, desk.pot, desk.due) == ([17, 0, 19], 24, "2 bets 0 to 19")
    events = desk.play("2:1 1:0 0:4 2:3")
    # Seat 1 is to bet, and seat 0 would guess: it takes 24 + 1 + 4. The button passes over seat 1.
    assert events[-4:] == [PotWon(0, 1, 29, 0, True), PlayerOut(1, 0), ButtonPassed(2), AntesPaid((0, 2), 1, 2)]
    assert (desk.chips, desk.pot, desk.inside) == ([41, 0, 17], 2, [0, 2])


def test_players_who_are_out_are_passed_over() -> None:
    desk = Desk(4, setup=position([10, 0, 9, 8], 3, bettor=0, out=[1]))
    desk.play("0:1 3:0")
    assert desk.due == "2 bets 0 to 9"
    desk.play("2:1")
    assert desk.due == "0 guesses 0 to 9"
    desk.play("0:1")
    assert desk.state.button == 2
    assert (desk.chips, desk.pot) == ([13, 0, 7, 7], 3)


def test_a_guesser_without_chips_may_still_win_the_pot() -> None:
    desk = Desk(3)
    desk.play("0:19 2:0 1:4 0:4")
    assert desk.chips == [25, 14, 18]
    assert desk.inside == [0, 1, 2]


def test_several_may_be_out_at_once() -> None:
    desk = Desk(4, setup=position([1, 5, 0, 2], 10, bettor=1), ante=3)
    events = desk.play("1:2 0:2")
    assert events[-5:] == [
        PotWon(0, 1, 10, 2),
        PlayerOut(2, 0),
        PlayerOut(3, 2),
        ButtonPassed(0),
        AntesPaid((0, 1), 3, 6),
    ]
    assert (desk.chips, desk.pot, desk.due) == ([10, 0, 0, 2], 6, "0 bets 0 to 10")


# --- the advanced game -----------------------------------------------------------------------------------------------


def test_the_example_of_the_text() -> None:
    """Pot 5, bet 3, guesses 2, 1, 5 and 0: the bettor claims 3 chips, and five antes make the pot 7."""
    desk = Desk(5, variant="advanced")
    assert (desk.chips, desk.pot, desk.due) == ([49] * 5, 5, "0 bets 0 to 5")
    desk.new_events()
    events = desk.play("0:3 4:2 3:1 2:5 1:0")
    assert events[-3:] == [ScreenLifted(0, 3, False), PotClaimed(0, 3, 2), AntesPaid((0, 1, 2, 3, 4), 1, 7)]
    assert (desk.chips, desk.pot, desk.due) == ([51, 48, 48, 48, 48], 7, "1 bets 0 to 7")
    desk.play("1:4")
    assert desk.due == "0 guesses 0 to 7"  # the last bettor is the first to guess


def test_who_guesses_right_takes_the_pot_and_the_bet_at_once() -> None:
    desk = Desk(5, variant="advanced")
    desk.play("0:3 4:2 3:3")
    assert (desk.chips, desk.pot) == ([45, 48, 48, 56, 48], 5)
    assert desk.due == "1 bets 0 to 5"  # the left neighbour, whoever won


def test_a_guess_that_was_heard_may_be_repeated() -> None:
    desk = Desk(3, variant="advanced")
    desk.play("0:3 2:1 1:1")
    assert (desk.chips, desk.pot) == ([31, 28, 28], 3)


def test_a_bettor_without_chips_bets_zero_in_the_advanced_game() -> None:
    desk = Desk(3, variant="advanced", setup=position([0, 9, 9], 5))
    assert desk.state.forced() == 0
    desk.play("0:0")
    assert desk.due == "2 guesses 0 to 0"
    assert desk.state.forced() == 0
    desk.play("2:0")
    # Seat 2 takes 5; seat 0 can't ante.
    assert (desk.chips, desk.pot, desk.inside) == ([0, 8, 13], 2, [1, 2])


def test_two_may_play_the_advanced_game() -> None:
    desk = Desk(2, variant="advanced")
    desk.play("0:2 1:1")
    assert (desk.chips, desk.pot, desk.due) == ([20, 18], 2, "1 bets 0 to 2")


# --- house rules -----------------------------------------------------------------------------------------------------


def test_the_defaults_are_the_authors_game() -> None:
    assert {rule.name: rule.default for rule in MentalistRules.declared()} == {
        "variant": "classic",
        "starting_chips": 20,
        "ante": 1,
        "bet_cap": "none",
        "ending": "last_standing",
        "turn_limit": 0,
    }


def test_the_ranges() -> None:
    assert {rule.name: (rule.low, rule.high) for rule in MentalistRules.declared() if rule.kind == "number"} == {
        "starting_chips": (2, 1000),
        "ante": (1, 20),
        "turn_limit": (0, 10000),
    }
    assert {rule.name: rule.choices for rule in MentalistRules.declared() if rule.choices} == {
        "variant": ("classic", "advanced"),
        "bet_cap": ("none", "pot"),
        "ending": ("last_standing", "first_bust"),
    }


def test_variant() -> None:
    classic, advanced = Desk(3), Desk(3, variant="advanced")
    for desk in (classic, advanced):
        desk.play("0:2 2:1")
    assert classic.due == "1 bets 0 to 19"
    assert advanced.due == "1 guesses 0 to 3"


@pytest.mark.parametrize(
    ("rules", "seats", "chips"),
    [
        ({}, 2, 20),
        ({}, 8, 20),
        ({"variant": "advanced"}, 2, 20),
        ({"variant": "advanced"}, 3, 30),
        ({"variant": "advanced"}, 8, 80),
        ({"starting_chips": 2}, 8, 2),
        ({"starting_chips": 1000, "variant": "advanced"}, 2, 1000),
        ({"starting_chips": 20, "variant": "advanced"}, 8, 20),
    ],
)
def test_starting_chips(rules: dict[str, Any], seats: int, chips: int) -> None:
    assert Desk(seats, **rules).chips == [chips - 1] * seats
    made = MentalistRules.made(rules)
    assert made.value(made.rule("starting_chips"), seats) == chips
    assert made.changed() == rules


def test_defaults_that_depend_on_others_are_not_written() -> None:
    text = rules_file("mentalist", MentalistRules(variant="advanced"))
    assert "\n# starting_chips = 20\n" in text
    assert '\n# bet_cap = "pot"\n' in text
    assert read_rules(MentalistRules, "mentalist", text.encode()) == MentalistRules(variant="advanced")
    assert MentalistRules(bet_cap="none").changed() == {"bet_cap": "none"}


def test_ante() -> None:
    desk = Desk(3, ante=5)
    assert (desk.chips, desk.pot) == ([15, 15, 15], 15)
    desk.play("0:0 2:0")
    assert (desk.chips, desk.pot) == ([10, 10, 25], 15)
    advanced = Desk(3, ante=5, variant="advanced")
    advanced.play("0:2 2:1 1:1")
    assert (advanced.chips, advanced.pot) == ([22, 20, 20], 28)


def test_an_ante_above_the_chips_at_the_start_is_refused() -> None:
    with pytest.raises(BadInput) as error:
        MentalistRules.made({"ante": 6, "starting_chips": 5})
    assert str(error.value) == "the ante can't be higher than starting_chips"
    assert MentalistRules(ante=6, starting_chips=5).conflicts(4) == ["the {ante} can't be higher than {starting_chips}"]
    for rules in (MentalistRules(ante=20), MentalistRules(ante=20, variant="advanced")):
        assert rules.conflicts(None) == rules.conflicts(8) == []


def test_an_ante_as_high_as_all_chips() -> None:
    """No seat can bet: the first bettor is out, their neighbour takes the pot, the third seat can't ante."""
    desk = Desk(3, ante=5, starting_chips=5)
    assert (desk.chips, desk.inside, desk.due) == ([0, 0, 15], [2], "over")


def test_who_cannot_pay_the_ante_is_out_and_their_chips_count() -> None:
    desk = Desk(3, setup=position([9, 3, 8], 6), ante=4)
    events = desk.play("0:2 2:2")
    assert PlayerOut(1, 3) in events
    assert (desk.chips, desk.pot, desk.inside) == ([3, 3, 12], 8, [0, 2])
    assert sum(desk.chips) + desk.pot == 26


def test_where_an_ante_that_cannot_be_paid_ends_the_game_nobody_pays() -> None:
    desk = Desk(2, setup=position([9, 3], 6), ante=4)
    events = desk.play("0:2 1:9 1:0 0:0")
    assert events[-2:] == [PlayerOut(1, 3), MentalistEnded((0,), (15, 3), 0)]
    assert (desk.chips, desk.pot, desk.due) == ([15, 3], 0, "over")


def test_what_is_left_in_the_pot_then_is_nobodys() -> None:
    desk = Desk(2, variant="advanced", setup=position([9, 3], 6), ante=4)
    events = desk.play("0:2 1:5")
    assert events[-2:] == [PlayerOut(1, 3), MentalistEnded((0,), (11, 3), 4)]
    assert (desk.chips, desk.pot) == ([11, 3], 4)


def test_all_may_be_out_at_once() -> None:
    desk = Desk(2, variant="advanced", setup=position([3, 3], 6), ante=20)
    desk.play("0:2 1:1")
    assert (desk.chips, desk.pot, desk.inside, desk.due) == ([5, 3], 4, [], "over")
    assert desk.state.winners() == [0]


def test_bet_cap() -> None:
    assert Desk(2, bet_cap="pot").due == "0 bets 0 to 2"
    assert Desk(2, bet_cap="none").due == "0 bets 0 to 19"
    assert Desk(3, bet_cap="pot", setup=position([2, 9, 9], 7)).due == "0 bets 0 to 2"
    assert Desk(3, variant="advanced").due == "0 bets 0 to 3"
    assert Desk(3, variant="advanced", bet_cap="pot").due == "0 bets 0 to 3"
    assert Desk(3, variant="advanced", bet_cap="none").due == "0 bets 0 to 29"
    desk = Desk(2, bet_cap="pot")
    desk.play("0:2 1:0")
    assert desk.due == "1 bets 0 to 4"


def test_who_bets_more_than_the_pot_claims_the_whole_pot() -> None:
    desk = Desk(3, variant="advanced", bet_cap="none")
    events = desk.play("0:17 2:3 1:3")
    assert PotClaimed(0, 3, 0) in events
    assert (desk.chips, desk.pot) == ([31, 28, 28], 3)


def test_only_nothing_can_be_bet_where_nothing_lies_in_the_pot() -> None:
    for variant in ("classic", "advanced"):
        desk = Desk(2, variant=variant, bet_cap="pot", setup=position([5, 5], 0))
        assert desk.due == "0 bets 0 to 0"
        desk.play("0:0 1:0")
        assert (desk.chips, desk.pot) == ([4, 4], 2)


def test_ending() -> None:
    for ending, chips in (("last_standing", [9, 0, 8]), ("first_bust", [10, 0, 9])):
        desk = Desk(3, ending=ending, setup=position([4, 0, 9], 6))
        desk.play("0:3 2:0")
        # Seat 1 has nothing to bet: seat 0 takes 6 + 3.
        assert desk.chips == chips
        assert desk.over == (ending == "first_bust")
        assert desk.inside == [0, 2]


def test_ending_where_an_ante_is_not_paid() -> None:
    for ending in ("last_standing", "first_bust"):
        desk = Desk(3, variant="advanced", ending=ending, setup=position([4, 0, 9], 6))
        desk.play("0:3 2:0 1:0")
        assert desk.over == (ending == "first_bust")
        assert (desk.chips, desk.pot) == (([7, 0, 9], 3) if desk.over else ([6, 0, 8], 5))
        assert desk.due in ("over", "2 bets 0 to 5")


def test_between_two_both_endings_are_the_same() -> None:
    for ending in ("last_standing", "first_bust"):
        desk = Desk(2, ending=ending)
        desk.play("0:19 1:0 1:3 0:1")
        assert (desk.over, desk.chips) == (True, [0, 40])


def test_turn_limit() -> None:
    desk = Desk(3, turn_limit=2)
    desk.play("0:2 2:2")
    assert (desk.chips, desk.due) == ([16, 18, 23], "1 bets 0 to 18")
    events = desk.play("1:4 0:3")
    assert events[-1] == MentalistEnded((2,), (16, 14, 23), 7)
    assert (desk.chips, desk.pot, desk.due) == ([16, 14, 23], 7, "over")


def test_the_last_bet_may_win_the_pot_and_nobody_antes_then() -> None:
    desk = Desk(3, turn_limit=1, variant="advanced")
    desk.play("0:2 2:2")
    assert (desk.chips, desk.pot, desk.due) == ([27, 29, 34], 0, "over")


def test_the_limit_comes_before_a_bettor_without_chips() -> None:
    desk = Desk(2, turn_limit=1, setup=position([5, 0], 8))
    desk.play("0:1 1:2")
    assert (desk.chips, desk.pot, desk.inside) == ([4, 0], 9, [0, 1])


def test_a_bettor_without_chips_is_no_bet_for_the_limit() -> None:
    desk = Desk(3, turn_limit=2, setup=position([5, 0, 7], 8))
    desk.play("0:1 2:2")
    assert (desk.chips, desk.pot, desk.due) == ([12, 0, 6], 2, "2 bets 0 to 6")
    desk.play("2:1 0:1")
    assert (desk.chips, desk.pot, desk.due) == ([15, 0, 5], 0, "over")


def test_presets() -> None:
    assert PRESETS["classic"][1] == MentalistRules()
    assert Desk(4, **PRESETS["wide_open"][1].changed()).due == "0 bets 0 to 39"
    assert Desk(2, **PRESETS["pot_limit"][1].changed()).due == "0 bets 0 to 2"


# --- who wins --------------------------------------------------------------------------------------------------------


def test_who_ties_for_most_shares_the_win() -> None:
    desk = Desk(3, turn_limit=1, setup=position([6, 8, 3], 5))
    desk.play("0:1 2:0")
    assert desk.state.winners() == [1]
    tied = Desk(3, turn_limit=1, setup=position([9, 8, 3], 5))
    tied.play("0:1 2:0")
    assert tied.state.winners() == [0, 1]


def test_chips_of_who_is_out_count() -> None:
    desk = Desk(3, turn_limit=1, setup=position([2, 3, 19], 5, out=[2]), ante=20)
    desk.play("0:1 1:0")
    assert desk.state.winners() == [2]


# --- what is forced, and what is refused -----------------------------------------------------------------------------


def test_forced_moves_are_written_and_nobody_is_asked() -> None:
    header = header_of(3, MentalistRules(variant="advanced"), position([0, 9, 9], 5))
    match = Match(header, KeyedRandom(1), [Recorder(header)])
    match.go_on()
    assert record_of(match).objects[1:] == [
        {"seat": 0, "move": "bet", "chips": 0},
        {"seat": 2, "move": "guess", "chips": 0},
    ]
    assert match.waiting_on() == [1]


def test_a_guess_is_not_forced_where_all_others_were_heard() -> None:
    desk = Desk(3, variant="advanced", setup=position([1, 9, 9], 5))
    desk.play("0:1 2:0")
    assert desk.due == "1 guesses 0 to 1"
    assert desk.state.forced() == -1


def test_lines_that_are_refused() -> None:
    desk = Desk(3, variant="advanced")
    assert desk.refused(Guess(seat=0, chips=1)) == "a bet must be made now, not a guess"
    for chips in (-1, 4, 10**30):
        told = f"chips must be between 0 and 3, the most that may be bet, not {chips}"
        assert desk.refused(Bet(seat=0, chips=chips)) == told
    assert desk.refused(Bet(seat=0, chips=None)) == "the chips are missing"
    assert desk.refused(Bet(seat=1, chips=1)) == "it is seat 0's turn, not seat 1's"
    assert desk.refused(First(first=0)) == "nothing can be dealt now"
    desk.play("0:1")
    assert desk.refused(Bet(seat=2, chips=1)) == "a guess must be made now, not a bet"
    assert desk.refused(Guess(seat=2, chips=4)).startswith("chips must be between 0 and 3, ")
    assert desk.refused(Guess(seat=1, chips=1)) == "it is seat 2's turn, not seat 1's"


def test_the_lot_falls_on_a_seat() -> None:
    header = header_of(3, MentalistRules())
    for first in (-1, 3, 10**30):
        match = Match(header)
        with pytest.raises(ValueError, match=f"first must be between 0 and 2, not {first}"):
            match.take(First(first=first))
    drawn = [MENTALIST.draw(Match(header).state, KeyedRandom(seed)) for seed in range(40)]
    assert {line.first for line in drawn if isinstance(line, First)} == {0, 1, 2}


# --- what a table is told --------------------------------------------------------------------------------------------


def test_events_of_a_classic_pot() -> None:
    desk = Desk(2)
    assert desk.new_events() == [LotDrawn(0), AntesPaid((0, 1), 1, 2)]
    assert desk.play("0:3 1:4") == [
        BetLaid(0, 3),
        GuessHeard(1, 4),
        ScreenLifted(0, 3, False),
        BetAdded(0, 3, 5),
    ]
    assert desk.play("1:2 0:2") == [
        BetLaid(1, 2),
        GuessHeard(0, 2),
        ScreenLifted(1, 2, True),
        PotWon(0, 1, 5, 2),
        ButtonPassed(1),
        AntesPaid((0, 1), 1, 2),
    ]


def test_events_of_an_advanced_bet() -> None:
    desk = Desk(3, variant="advanced")
    desk.new_events()
    assert desk.play("0:2 2:1") == [BetLaid(0, 2), GuessHeard(2, 1)]
    assert desk.play("1:2") == [
        GuessHeard(1, 2),
        ScreenLifted(0, 2, True),
        PotWon(1, 0, 3, 2),
        AntesPaid((0, 1, 2), 1, 3),
    ]


# --- what is remembered ----------------------------------------------------------------------------------------------


def test_settled_bets_are_remembered() -> None:
    desk = Desk(3, variant="advanced")
    desk.play("0:2 2:1 1:0 1:3 0:3 2:1")
    last, first = desk.state.remembered()
    assert first.facts() == ((29, 29, 29), 3, 0, 0, 2, (1, 0), (0, 1, 2))
    assert last.facts() == ((30, 28, 28), 4, 1, 0, 3, (3,), (0, 1, 2))
    assert desk.state.information_state(1).remembered() == [last, first]  # the bet of seat 2 is still secret


def test_who_guessed_what_is_remembered() -> None:
    desk = Desk(4, setup=position([5, 5, 5, 5], 4, out=[2]), variant="advanced")
    desk.play("0:2 3:1 1:0 1:3 0:3")
    last, first = desk.state.remembered()
    assert [first.guess(seat) for seat in range(4)] == [NO_BET, 0, NO_BET, 1]  # seat 0 bet, seat 2 is out
    assert [last.guess(seat) for seat in range(4)] == [3, NO_BET, NO_BET, NO_BET]  # seat 3 was not asked
