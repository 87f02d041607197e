"""Trials: players with an idea follow it, their results are told, and planted strengths are recovered."""

from __future__ import annotations

import json
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest

from cardtable.bots.ideas import Always, Edge, Harder, Idea, Notch, PlaysOut, Sort, Without, kind_of_move, of_kind
from cardtable.bots.player import Player, RandomPlayer
from cardtable.bots.players import PLAYERS
from cardtable.cli import main
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import View
from cardtable.games.war.play import War
from cardtable.match import LineKeeper, Match
from cardtable.playtest.block_runner import BlockRunner, StudyPlan
from cardtable.playtest.findings import equilibrium, findings
from cardtable.playtest.findings_text import trial_sentences
from cardtable.playtest.fitness import fitness, probe_words
from cardtable.playtest.match_runner import Lineup
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.study import BASE, RuleSet, Study
from cardtable.playtest.study_tally import StudyTally
from cardtable.playtest.trials import LEVEL, PROBE, TOGETHER, avoidable, personas, probes, trials
from tests.playtest.test_studies import study, tried, wins

ACE = 0
"""Rank of the ace, and the move that bids it."""


def played(game: str, names: list[str], idea: Idea | None, seed: int, rules: dict[str, Any] | None = None) -> Match:
    """Play a match in which the first player, at seat 0, has an idea."""
    kept = GAMES[game].rules.made(rules or {})
    match = Match(
        new_header(GAMES[game], kept, tuple([SeatName(player=name) for name in names]), None), KeyedRandom(seed)
    )
    lines = LineKeeper()
    match.observers.append(lines)
    Lineup(GAMES[game], names, 1.0, 1.0, idea).play(match, range(len(names)), lines)
    match.kept = lines.lines  # type: ignore[attr-defined]
    return match


def moves(match: Match) -> list[MoveLine]:
    """Return the moves of seat 0."""
    return [line for line in match.kept if isinstance(line, MoveLine) and line.seat == 0]  # type: ignore[attr-defined]


class Fixed(Player):
    """Player that always makes the same move."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.efforts: list[float] = []

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        self.efforts.append(effort)
        return self.move


class Watched(Player):
    """Player that notes whether each of its moves was of a sort, if it had a move that was not."""

    def __init__(self, player: Player, sort: Sort, made: list[bool]) -> None:
        self.player, self.sort, self.made = player, sort, made

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        move = self.player.choose(view, rng, effort)
        if any(not self.sort(view, other) for other in islice(view.state.legal(view.seat), 300)):
            self.made.append(self.sort(view, move))
        return move


class Avoiding(Watched):
    """Watched player that avoids moves of the sort."""

    def __init__(self, player: Player, sort: Sort, made: list[bool]) -> None:
        super().__init__(Without(player, sort), sort, made)


class TestIdeas:
    def view(self) -> View:
        rules = GAMES["war"].rules.made({"suit_size": 5})
        match = Match(new_header(GAMES["war"], rules, (SeatName(), SeatName()), None), KeyedRandom(1))
        match.go_on()
        return match.view(0)

    def test_one_more_one_less_the_least_and_the_most(self) -> None:
        view, rng = self.view(), KeyedRandom(2)
        legal = list(view.state.legal(0))
        for place, move in enumerate(legal):
            above = Notch(Fixed(move), 1).choose(view, rng, 1.0)
            below = Notch(Fixed(move), -1).choose(view, rng, 1.0)
            assert above == legal[min(place + 1, len(legal) - 1)]
            assert below == legal[max(place - 1, 0)]
        assert Edge(Fixed(legal[2]), 0).choose(view, rng, 1.0) == legal[0]
        assert Edge(Fixed(legal[2]), -1).choose(view, rng, 1.0) == legal[-1]

    def test_harder_is_with_more_effort(self) -> None:
        player = Fixed(self.view().state.legal(0)[0])
        Harder(player, 2.0).choose(self.view(), KeyedRandom(2), 1.5)
        assert player.efforts == [3.0]

    def test_a_kind_of_move_that_is_not_to_be_made_is_not(self) -> None:
        for idea, attacks in ((None, True), (partial(Without, sort=of_kind("attack")), False)):
            match = played("miser", ["club", "club", "club"], idea, 3, {"turn_limit": 40})
            assert ("attack" in [line.__struct_config__.tag for line in moves(match)]) is attacks

    def test_one_that_is_always_to_be_made_is(self) -> None:
        always = partial(Always, kind="pass")
        match = played("miser", ["random", "club", "club"], always, 3, {"turn_limit": 12})
        own = {line.__struct_config__.tag for line in moves(match)}
        assert "pass" in own
        assert not own & {"attack", "propose", "open"}

    def test_playing_moves_out_wins_against_random_players(self) -> None:
        won = [
            (0 in match.result.winners) / len(match.result.winners)
            for match in (played("war", ["random", "random"], PlaysOut, seed, {"suit_size": 6}) for seed in range(40))
            if match.result
        ]
        assert sum(won) / len(won) > 0.6

    @pytest.mark.parametrize("game", GAMES)
    def test_every_probe_plays_every_game_to_its_end(self, game: str) -> None:
        short = {"war": {"suit_size": 3}, "losers": {"round_limit": 1}, "mentalist": {"turn_limit": 6}}
        players = ("beginner",) * GAMES[game].fewest_seats
        asked = Study(game, players, (RuleSet(BASE, GAMES[game].rules()),), 1)
        for trial in probes(asked):
            match = played(game, list(trial.players), trial.idea, 5, short.get(game, {"turn_limit": 6}))
            assert match.over
            assert probe_words(trial.name)


class TestWhichTrials:
    def asked(self, *also: str, game: str = "miser", player: str = "expert") -> Study:
        return Study(game, (player,) * 3, (RuleSet(BASE, GAMES[game].rules()),), 1, also=also)

    def names(self, asked: Study) -> list[str]:
        return [trial.name for trial in trials(asked)]

    def test_the_usual_minute_has_one_and_the_probes(self) -> None:
        assert self.names(self.asked()) == [LEVEL]
        assert probes(self.asked())
        for player in ("random", "exec:./a"):
            assert trials(self.asked(player=player)) == []
            assert probes(self.asked(player=player)) == []

    def test_effort_is_doubled_from_rung_to_rung(self) -> None:
        found = trials(self.asked("ladder"))[1:]
        assert [(trial.name, trial.effort) for trial in found] == [
            ("effort 0.5", 0.25),
            ("effort 1", 0.5),
            ("effort 2", 1.0),
            ("effort 4", 2.0),
        ]
        assert trials(self.asked("ladder", player="club"))[1:] == []  # effort doesn't change its moves

    @pytest.mark.parametrize("game", GAMES)
    def test_in_every_game_there_is_something_to_do_without(self, game: str) -> None:
        """Without such moves, a player makes them only if it has no choice; others make some by choice."""
        short = {"losers": {"round_limit": 2}, "mentalist": {"turn_limit": 30}, "miser": {"turn_limit": 30}}
        assert avoidable(game)
        for name, sort in avoidable(game).items():
            usual: list[bool] = []
            without: list[bool] = []
            for seed in range(4):
                for idea in (partial(Watched, sort=sort, made=usual), partial(Avoiding, sort=sort, made=without)):
                    played(game, ["random"] * 3, idea, seed, short.get(game))
            assert any(usual), name
            assert without, name
            assert not any(without), name

    def test_each_optional_kind_of_move_is_left_out_once(self) -> None:
        assert self.names(self.asked("restricted"))[1:] == [f"without {kind}" for kind in PROFILES["miser"].optional]
        assert self.names(self.asked("restricted", game="war", player="club"))[1:] == [
            "without highest card",
            "without lowest card",
        ]

    def test_each_character_is_tried_among_each_other(self) -> None:
        named = personas("miser", "expert")
        assert len(self.names(self.asked("personas"))) - 1 == len(named) * (len(named) - 1)
        assert personas("war", "club") == ["random", "beginner", "club", "expert"]

    def test_levels_are_tried_in_all_blocks_where_that_is_asked_for(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cardtable.playtest.block_runner.LOOKED_INTO", 1)
        for also, played_in in (((), [True, False]), (("skill",), [True, True])):
            runner = BlockRunner(StudyPlan(study("beginner", "beginner")._replace(also=also), blocks=2))
            assert [LEVEL in dict(runner.play(number).trials[0]) for number in (1, 2)] == played_in
            runner.close()


class TestProbed:
    """Planted rule that players ignore, so that a player with the right idea wins."""

    def tally(self, base: float, here: float, games: int = 50) -> StudyTally:
        tally = StudyTally(2)
        for each, rate in zip(tally.rule_sets, (base, here), strict=True):
            each.trials = tried(study(), wins(*[1.0] * 80, *[0.0] * 20))
            won = round(rate * games)
            each.trials[f"{PROBE}most"] = wins(*[1.0] * won, *[0.0] * (games - won))
        difference = tally.differences[0]
        difference.pairs = difference.differ = difference.looked = difference.chosen = 40
        return tally

    def test_players_who_are_beaten_by_one_idea_are_not_fit(self) -> None:
        found = fitness(study(), self.tally(0.4, 0.9), 1)
        assert found.fit is False
        assert found.why == (
            "In 50 games, a player who always makes the highest move wins 90 in 100 against these players; a fair "
            "share would be 50. These players haven't learnt these rules."
        )
        assert fitness(study(), self.tally(0.4, 0.9), 0).fit is True

    def test_the_same_rules_are_judged_alike_as_the_base_and_beside_it(self) -> None:
        for number in (0, 1):
            found = fitness(study(), self.tally(0.9, 0.9), number)
            assert found.fit is False
            assert "wins 90 in 100 against these players" in found.why

    def test_they_are_fit_where_it_does_not_yet_surely_win_more_than_is_fair(self) -> None:
        assert fitness(study(), self.tally(0.4, 0.6), 1).fit is True
        assert fitness(study(), self.tally(0.4, 0.9, games=8), 1).fit is True

    def test_it_is_not_known_whether_they_are_fit_while_an_idea_was_not_tried(self) -> None:
        tally = self.tally(0.4, 0.4)
        for each in tally.rule_sets:
            del each.trials[f"{PROBE}least"]
        for number in (0, 1):
            found = fitness(study(), tally, number)
            assert found.fit is None
            assert found.why == "Some simple strategies that might beat these players haven't been tried yet."

    def test_a_rule_that_players_ignore_is_found_in_play(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The ace is worth more than all else under one rule set, and these players throw it away like any card."""

        class Careless(RandomPlayer):
            name = "club"

        class Reader(RandomPlayer):
            """Idea to bid the ace for the ace where that is worth much, and for nothing else."""

            def __init__(self, player: Player) -> None:
                pass

            def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
                state = view.state
                assert isinstance(state, War)
                aces = [move for move in state.legal(view.seat) if move == ACE]
                others = [move for move in state.legal(view.seat) if move != ACE]
                if view.rules.ace_value < 20:  # type: ignore[attr-defined]
                    return super().choose(view, rng, effort)
                wanted = aces + others if state.prizes[state.number] == ACE else others + aces
                return wanted[0]

        monkeypatch.setitem(PLAYERS["war"], "club", Careless())
        trial = probes(study())[0]._replace(idea=Reader)
        monkeypatch.setattr("cardtable.playtest.block_runner.probes", lambda asked: [trial])
        monkeypatch.setattr("cardtable.playtest.fitness.probes", lambda asked: [trial])
        rules = GAMES["war"].rules
        small = {"suit_size": 3}
        sets = (RuleSet(BASE, rules.made(small)), RuleSet("aces", rules.made({**small, "ace_value": 30})))
        asked = Study("war", ("club", "club"), sets, 7)
        runner, tally = BlockRunner(StudyPlan(asked, blocks=80)), StudyTally(2)
        for number in range(1, 81):
            tally.add(runner.play(number))
        runner.close()
        tally.rule_sets[1].trials[LEVEL] = wins(*[1.0] * 80)  # they are no weaker than the level below
        tally.differences[0].chosen = 1
        assert "These players haven't learnt these rules." in fitness(asked, tally, 1).why


class TestAlike:
    """Players who play alike win together under one rule set, but unlike ones don't."""

    def tally(self, base: int, here: int, others: int) -> StudyTally:
        """Return a tally; `base` and `here` are shared wins in 100 of 400 games, `others` those in 100 of 200."""
        tally = StudyTally(2)
        for each, shared in zip(tally.rule_sets, (base, here), strict=True):
            each.trials = tried(study(), wins(*[1.0] * 150, *[0.0] * 50))
            each.trials[TOGETHER] = wins(*[1.0] * (2 * others), *[0.0] * (200 - 2 * others))
            for number in range(400):
                each.measures["shared"].add([float(number % 100 < shared)])
        difference = tally.differences[0]
        difference.pairs = difference.differ = difference.looked = difference.chosen = 40
        return tally

    def test_those_who_get_in_each_other_s_way_are_not_fit(self) -> None:
        found = fitness(study(), self.tally(3, 28, 3), 1)
        assert found.fit is False
        assert found.why == (
            "Among themselves, these players share the win in 28 of 100 games, compared with 3 against beginner "
            "players: they play alike and get in each other's way."
        )

    def test_so_are_they_under_the_base(self) -> None:
        assert fitness(study(), self.tally(28, 28, 3), 0).fit is False
        assert fitness(study(), self.tally(28, 28, 3), 1).fit is False

    def test_a_rule_under_which_all_win_together_is_no_fault_of_theirs(self) -> None:
        assert fitness(study(), self.tally(3, 28, 28), 1).fit is True
        assert fitness(study("club", "beginner"), self.tally(3, 28, 3), 1).fit is True

    def test_what_is_told_of_trials_leaves_it_out(self) -> None:
        assert TOGETHER not in findings(study(), self.tally(3, 28, 3)).rule_sets[0].trials


class TestMix:
    def test_of_stone_scissors_and_paper_each_is_taken_as_often(self) -> None:
        names = ["stone", "scissors", "paper"]
        beats = {("stone", "scissors"), ("scissors", "paper"), ("paper", "stone")}
        gains = {(a, b): ((a, b) in beats) - ((b, a) in beats) for a in names for b in names}
        assert equilibrium(gains, names) == pytest.approx(dict.fromkeys(names, 1 / 3), abs=1e-6)

    def test_who_beats_all_others_is_taken_alone(self) -> None:
        names = ["good", "bad", "worse"]
        gains = {(a, b): names.index(b) - names.index(a) for a in names for b in names}
        assert equilibrium(gains, names) == pytest.approx({"good": 1, "bad": 0, "worse": 0}, abs=1e-6)


class TestTold:
    def test_planted_strengths_are_recovered_and_told(self) -> None:
        asked = Study("miser", ("club",) * 4, (RuleSet(BASE, GAMES["miser"].rules()),), 1, also=("restricted",))
        tally, random = StudyTally(1, PROFILES["miser"].more), Random(3)
        chances = {"without attack": 0.1, "without open": 0.25, "effort 2": 0.4}
        for name, chance in chances.items():
            tally.rule_sets[0].trials[name] = wins(*[float(random.random() < chance) for _ in range(2000)])
        tally.rule_sets[0].measures = StudyPlan(asked, 1).tally().rule_sets[0].measures
        found = findings(asked, tally).rule_sets[0]
        for name, chance in chances.items():
            one = found.trials[name]
            assert one.bounds is not None
            assert one.bounds.low < chance - 0.25 < one.bounds.high
            assert one.bounds.high - one.bounds.low < 0.1
        told = trial_sentences(found)
        assert told[0].startswith("A player who never chooses “attack” wins 1")
        assert " fewer games in 100 than a fair share [-" in told[0]
        assert told[2].startswith("A player who thinks twice as hard as the others (effort 2) wins 1")

    def test_the_command_tries_them_and_says_so_again(self, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ["compare", "war", "--seats", "beginner,beginner", "--set", "suit_size=3", "--games", "4"]
        assert main([*arguments, "--also", "personas,ladder", "--seed", "3", "--json"]) == 0
        held = json.loads(capsys.readouterr().out)
        assert "--also personas,ladder" in held["command"]
        first = held["rule_sets"][0]
        assert {"level", "persona random among club", "persona expert among beginner"} <= set(first["trials"])
        assert sum(first["mix"].values()) == pytest.approx(1)
        assert first["trials"]["level"]["n"] == 2
        assert main([*arguments, "--also", "magic"]) == 2
        assert "unknown value 'magic'; choose from skill, ladder, restricted, personas" in capsys.readouterr().err


def test_a_kind_is_told_from_a_move() -> None:
    match = Match(new_header(GAMES["war"], GAMES["war"].rules(), (SeatName(), SeatName()), None), KeyedRandom(1))
    match.go_on()
    assert kind_of_move(match.view(0), match.view(0).state.legal(0)[0]) == "bid"
