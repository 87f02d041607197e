"""Measures of finished games: their definitions, and the facts they rest on in every game."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import read_header, read_line
from cardtable.match import Match
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import Finding, Sums
from cardtable.playtest.findings import Differences, findings
from cardtable.playtest.findings_text import differences_told
from cardtable.playtest.measures import MEASURES, PROFILES, FinishedGame, Rounds, game_measures, leaders
from cardtable.playtest.rule_set_measures import RULE_SET_MEASURES, every_measure, kind_of, measures_of, skill
from cardtable.playtest.study import BASE, RuleSet, Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.trials import LEVEL
from tests.engine.oracles import ORACLES
from tests.engine.suite import play_on, tables
from tests.games.miser.rules.desk import WHOLE_GAME
from tests.playtest.test_studies import study, wins


def game(*rounds: tuple[int, ...], **what: Any) -> FinishedGame:
    """Return a finished game, won by the highest score unless told otherwise."""
    scores = what.pop("scores", rounds[-1] if rounds else (0, 0, 0))
    return FinishedGame(
        seats=len(scores),
        decisions=what.pop("decisions", 0),
        first=what.pop("first", 0),
        rounds=rounds,
        out=what.pop("out", [0] * len(rounds)),
        winners=what.pop("winners", leaders(scores)),
        scores=scores,
    )


def measured(name: str, finished: FinishedGame) -> float:
    return MEASURES[name].of(finished)


class TestMeasures:
    def test_decisions_and_rounds_are_counted(self) -> None:
        finished = game((1, 0), (1, 2), decisions=17)
        assert (measured("decisions", finished), measured("rounds", finished)) == (17, 2)

    def test_shared(self) -> None:
        assert measured("shared", game((3, 3, 1))) == 1
        assert measured("shared", game((3, 2, 1))) == 0

    @pytest.mark.parametrize(("first", "share"), [(0, 0.5), (1, 0.5), (2, 0.0)])
    def test_first_is_the_win_share_of_who_went_first_above_a_fair_one(self, first: int, share: float) -> None:
        assert measured("first", game((3, 3, 1), first=first)) == share - 1 / 3

    def test_margin_is_to_the_second_best_and_nothing_where_shared(self) -> None:
        assert measured("margin", game((5, 9, 1))) == 4
        assert measured("margin", game((9, 9, 1))) == 0
        assert measured("margin", game((5, 5, 1), winners=[1])) == 0

    def test_lead_changes_are_of_those_who_led_alone(self) -> None:
        assert measured("lead_changes", game((1, 0), (1, 1), (2, 1))) == 0  # caught up with, then ahead again
        assert measured("lead_changes", game((1, 0), (1, 1), (1, 2), (3, 2))) == 2
        assert measured("lead_changes", game((0, 0), (0, 0))) == 0

    def test_decided_is_when_a_winner_leads_for_good(self) -> None:
        assert measured("decided", game((1, 0), (1, 2), (3, 2), (4, 2))) == 3 / 4
        assert measured("decided", game((1, 0), (2, 0))) == 1 / 2
        assert measured("decided", game((2, 1), (2, 2))) == 1 / 2  # two winners, one of whom led from the start

    def test_decided_is_1_where_not_even_after_the_last_round(self) -> None:
        assert measured("decided", game((1, 0), (2, 0), scores=(2, 3))) == 1
        assert measured("decided", game(scores=(2, 3))) == 1

    def test_deficit_is_the_most_that_any_winner_was_behind(self) -> None:
        assert measured("deficit", game((5, 0, 1), (5, 6, 0))) == 5
        assert measured("deficit", game((5, 0, 1), (6, 6, 6))) == 5
        assert measured("deficit", game((0, 1), (0, 2))) == 0
        assert measured("deficit", game(scores=(2, 3))) == 0

    def test_held_is_the_part_of_the_leaders_at_half_time_that_won(self) -> None:
        assert measured("held", game((1, 0), (0, 9), (0, 10), (0, 11))) == 1
        assert measured("held", game((1, 0), (9, 0), (9, 10))) == 0  # half time is after the first of three rounds
        assert measured("held", game((2, 2), (3, 2))) == 0.5

    def test_held_before_the_first_round_all_lead(self) -> None:
        assert measured("held", game((1, 0, 0))) == 1 / 3
        assert measured("held", game(scores=(2, 2, 0))) == 2 / 3

    def test_catching_up_is_what_those_furthest_behind_gain_beyond_the_average(self) -> None:
        assert measured("catch_up", game((5, 0, 1), (6, 9, 0))) == 9 - 9 / 3
        assert measured("catch_up", game((5, 0, 0), (5, 2, 1))) == 1.5 - 1
        assert measured("catch_up", game((0, 4), (0, 4), (6, 4))) == (0 + 3) / 2

    def test_nobody_catches_up_where_all_are_level_or_somebody_is_out(self) -> None:
        assert measured("catch_up", game((2, 2), (5, 2))) == 0
        assert measured("catch_up", game((5, 0, 1), (6, 0, 0), out=[0, 1])) == 0
        assert measured("catch_up", game((5, 1))) == 0

    def test_out_is_a_part_of_all_seats_rounds(self) -> None:
        assert measured("out", game((1, 1, 1), (2, 1, 0), (3, 0, 0), out=[0, 0, 1])) == 1 / 9
        assert measured("out", game(scores=(2, 3))) == 0


def followed(lines: list[dict[str, Any]]) -> Rounds:
    """Return the rounds of a record."""
    texts = [json.dumps(held).encode() for held in lines]
    header = read_header(1, texts[0])
    match = Match(header)
    rounds = Rounds(match)
    match.observers.append(rounds)
    for number, text in enumerate(texts[1:], 2):
        line = read_line(number, text, header)
        assert line is not None
        match.take(line)
    return rounds


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class TestRounds:
    @every_game
    @given(data=st.data())
    @settings(max_examples=12)
    def test_what_is_certain_is_so_whoever_plays(self, game: AnyGame, data: st.DataObject) -> None:
        oracle = ORACLES[game.key]
        table = data.draw(tables(game).map(lambda table: table._replace(rules=oracle.brief(table.rules))))
        match = Match(table.header(), KeyedRandom(table.seed))
        rounds = Rounds(match)
        match.observers.append(rounds)
        match.go_on()
        play_on(match, Random(table.seed))
        assert match.result is not None
        finished = FinishedGame(
            table.seats,
            match.moves,
            rounds.first,
            rounds.scores,
            rounds.out,
            match.result.winners,
            match.result.scores,
        )
        assert 0 <= rounds.first < table.seats
        assert len(rounds.out) == len(rounds.scores)
        for name, value in PROFILES[game.key].certain(table.rules, table.seats).items():
            assert measured(name, finished) == value, name
        for name, measure in MEASURES.items():
            least = {"first": -1 / table.seats, "catch_up": -inf}
            assert measure.of(finished) >= least.get(name, 0)
        assert list(rounds.counts) == [name for name in game_measures(game.key) if name not in MEASURES]

    def test_a_bet_counts_before_the_antes_and_a_pot_lost_without_a_bet_is_no_round(self) -> None:
        # Two chips each, an ante of one. Seat 0 bets its last chip, unguessed; seat 1 bets nothing, and seat 0, who
        # guesses it, takes the pot of three. Then seat 1 has one chip, antes it, and has nothing to bet.
        header = {"format": "cardtable", "version": 1, "game": "mentalist", "seats": [{}, {}]}
        rounds = followed(
            [
                {**header, "rules": {"starting_chips": 2}},
                {"chance": "first", "first": 0},
                {"seat": 0, "move": "bet", "chips": 1},
                {"seat": 1, "move": "guess", "chips": 0},
                {"seat": 1, "move": "bet", "chips": 0},
                {"seat": 0, "move": "guess", "chips": 0},
            ]
        )
        assert rounds.first == 0
        assert rounds.scores == [(0, 1), (3, 1)]

    def test_of_carried_prizes_each_is_a_round_and_their_end_is_none(self, tmp_path: Path) -> None:
        header = {"format": "cardtable", "version": 1, "game": "war", "seats": [{}, {}]}
        lines: list[dict[str, Any]] = [
            {**header, "rules": {"suit_size": 3, "tie": "carry"}},
            {"chance": "deal", "suits": ["C", "D"], "prizes": ["2H", "3H", "AH"], "first": 1},
        ]
        for number, (card, opener) in enumerate((("A", 1), ("2", 0), ("3", 1))):
            assert number % 2 != opener
            lines += [{"seat": seat, "move": "bid", "card": card + "CD"[seat]} for seat in (opener, 1 - opener)]
        rounds = followed(lines)
        assert rounds.first == 1
        assert rounds.scores == [(0, 0)] * 3


class TestOfOneGameAlone:
    def test_contracts_and_talk_are_counted(self) -> None:
        assert followed(WHOLE_GAME).counts == {
            "contracts_proposed": 1,  # a counter-offer is not counted
            "contracts_made": 1,
            "contracts_kept": 0,
            "contracts_broken": 1,
            "talk": 3,
        }

    def test_a_contract_is_kept_where_both_keep_it(self) -> None:
        """The seat that broke the contract in WHOLE_GAME plays a card of the agreed value here."""
        lines = [{**line, "card": "5D"} if line.get("card") == "KC" else line for line in WHOLE_GAME[:9]]
        counts = followed(lines).counts
        assert (counts["contracts_made"], counts["contracts_kept"], counts["contracts_broken"]) == (1, 1, 0)

    def test_an_offer_that_is_declined_makes_no_contract(self) -> None:
        counts = followed([*WHOLE_GAME[:4], {"seat": 1, "move": "decline"}]).counts
        assert counts == {
            "contracts_proposed": 1,
            "contracts_made": 0,
            "contracts_kept": 0,
            "contracts_broken": 0,
            "talk": 1,
        }


@pytest.mark.parametrize("key", GAMES)
class TestEveryMeasure:
    def test_the_ten_come_first_and_no_name_is_used_twice(self, key: str) -> None:
        names = list(measures_of(key))
        own = list(PROFILES[key].more)
        assert names == [*MEASURES, *own, *RULE_SET_MEASURES]
        assert len(set(names)) == len(MEASURES) + len(own) + len(RULE_SET_MEASURES)
        assert list(MEASURES)[:10] == [
            "decisions",
            "rounds",
            "shared",
            "first",
            "margin",
            "lead_changes",
            "decided",
            "deficit",
            "held",
            "out",
        ]

    def test_each_has_a_label_a_kind_and_a_sentence(self, key: str) -> None:
        asked = Study(key, ("club", "club"), (RuleSet(BASE, GAMES[key].rules()),), 7)
        for name, measure in every_measure(key).items():
            assert measure.label()
            assert kind_of(name) is measure.kind
            for mean, bounds in ((0.5, Interval(0.4, 0.6)), (-0.5, Interval(-0.6, -0.4))):
                found = Differences(1, 1, 1, {name: Finding(mean, bounds)})
                (told,) = differences_told(asked.game, found)
                sentence = str(told)
                assert "0.5" in sentence or "50.0" in sentence
                assert "{" not in sentence


def test_skill_is_the_win_rate_above_a_fair_one() -> None:
    found = skill({LEVEL: wins(*[1.0] * 60, *[0.0] * 40)}, 4)
    assert found.mean == pytest.approx(0.6 - 0.25)
    assert found.games == 100
    assert found.bounds is not None
    assert 0.15 < found.bounds.low < 0.35 < found.bounds.high < 0.52


@pytest.mark.parametrize("trials", [{}, {LEVEL: Sums()}, {"another": wins(1.0)}])
def test_without_a_trial_nothing_is_known(trials: dict[str, Sums]) -> None:
    assert skill(trials, 2) == Finding(None, None)


def test_what_a_rule_does_to_skill_is_told_once_it_is_proven() -> None:
    asked = study()
    tally = StudyTally(2)
    tally.rule_sets[0].trials[LEVEL] = wins(*[1.0] * 180, *[0.0] * 20)
    tally.rule_sets[1].trials[LEVEL] = wins(*[1.0] * 110, *[0.0] * 90)
    difference = findings(asked, tally).differences[0]
    found = difference.measures["skill"]
    assert found.mean == pytest.approx(-0.35)
    assert found.bounds is not None
    assert found.bounds.low < -0.35 < found.bounds.high < 0
    (told,) = differences_told(asked.game, difference)
    assert str(told).startswith("A stronger player wins 35.0 fewer games in 100 against weaker ones [-")
    tally.rule_sets[1].trials[LEVEL] = wins(*[1.0] * 170, *[0.0] * 30)
    assert differences_told(asked.game, findings(asked, tally).differences[0]) == []
