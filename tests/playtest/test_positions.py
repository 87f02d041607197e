"""Continuing a game from a position in several ways: their rules, their luck, and the results."""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from cardtable_toy.game import PACK, Bury, Show, ToyGame, ToyRules

from cardtable.bots.player import RandomPlayer
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, ResultLine, RulesLine, line_object
from cardtable.engine.record import Origin, Record, SeatName, branched, new_header, with_own
from cardtable.errors import Refused
from cardtable.games.war.moves import WarBid
from cardtable.match import LineKeeper, Match, match_at
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import Lineup
from cardtable.playtest.match_tally import MatchOutcome
from cardtable.playtest.plan_process import PlanProcess
from cardtable.playtest.positions import (
    Continuation,
    PlayedResult,
    PositionPlan,
    PositionStanding,
    PositionTally,
    candidate_moves,
    way_by_rules,
)
from tests.programs import player
from tests.waiting import PATIENCE


def played(game: str, *players: str, seed: int = 5, own: dict[str, Any] | None = None, **rules: object) -> Record:
    """Play a whole game with built-in players, and return its record."""
    known = GAMES[game]
    header = new_header(known, known.rules.made(rules), tuple([SeatName(player=name) for name in players]), seed)
    header = with_own(header, own or {})
    lines = LineKeeper()
    match = Match(header, KeyedRandom(seed), [lines])
    Lineup(known, players, 1.0, 1.0).play(match, range(len(players)), lines)
    return Record(header, tuple(lines.lines))


def plan(record: Record, *ways: Continuation, games: int = 20, player: str = "random", **more: Any) -> PositionPlan:
    names = (player,) * len(record.header.seats)
    return PositionPlan(record, ways, names, seed=3, games=games, **more)


def found(asked: PositionPlan) -> PositionStanding:
    return asked.standing(Batch(asked).run(), 1.0)


def numbers(tally: PositionTally) -> list[object]:
    """Return all counts of a tally."""
    seats = range(tally.ways[0].players)
    ways = [
        (
            each.finished,
            each.unfinished,
            each.failed,
            each.moves,
            [(each.wins(seat), each.mean_score(seat)) for seat in seats],
        )
        for each in tally.ways
    ]
    return [ways, tally.pairs, tally.more]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Record:
    """Return a record of the toy: three hands, each of a deal, a name and three cards."""
    monkeypatch.setitem(GAMES, "toy", ToyGame())
    monkeypatch.setitem(PLAYERS, "toy", {"random": RandomPlayer()})
    return played("toy", "random", "random", "random")


class TestWays:
    def test_what_the_past_has_dealt_stays_and_what_comes_is_drawn_anew(self, toy: Record) -> None:
        runner = plan(toy, Continuation(5), Continuation(len(toy.lines) - 1)).runner()
        scores = {tuple(runner.play(number).outcome.scores) for number in range(1, 21, 2)}
        assert len(scores) > 1
        ends = {tuple(runner.play(number).outcome.scores) for number in range(2, 21, 2)}
        end = toy.lines[-1]
        assert isinstance(end, ResultLine)
        assert ends == {tuple(end.scores)}

    def test_the_move_that_is_tried_is_made(self, toy: Record) -> None:
        last = max(at for at, line in enumerate(toy.lines) if isinstance(line, MoveLine))
        line = toy.lines[last]
        assert isinstance(line, Show | Bury)
        moves = (Show(seat=line.seat, card=line.card or ""), Bury(seat=line.seat, card=line.card))
        standing = found(plan(toy, *[Continuation(last, (move,)) for move in moves]))
        shown, buried = (standing.score(way, line.seat) for way in (0, 1))
        assert (shown or 0) - (buried or 0) == PACK.index(line.card or "") + 1
        assert all(standing.share(way, line.seat).certain for way in (0, 1))  # the game ends with it

    def test_a_move_that_is_not_legal_there_is_refused(self, toy: Record) -> None:
        with pytest.raises(Refused, match="not now"):
            plan(toy, Continuation(1, (Show(seat=0, card="AC"),))).runner().play(1)

    def test_rules_change_where_they_can_and_else_at_the_last_moment_before(self, toy: Record) -> None:
        rests = [at for at, line in enumerate(toy.lines) if getattr(line, "hand", 0) == 1]  # the second deal
        for at in (rests[0], rests[0] + 1, rests[0] + 2, rests[0] + 4):
            assert way_by_rules(toy, at, {"hands": 2}).at == min(at, rests[0] + 1)
        way = way_by_rules(toy, rests[0] + 2, {"hands": 2})
        assert way.lines == (RulesLine({"hands": 2}),)
        positions = plan(toy, way, Continuation(way.at)).runner().positions
        assert [position.rules for position in positions] == [ToyRules(hands=2), ToyRules()]

    def test_rules_that_can_change_nowhere_are_refused_with_the_reason(self, toy: Record) -> None:
        with pytest.raises(Refused, match="hands must be between 1 and 9"):
            way_by_rules(toy, len(toy.lines), {"hands": 10})
        record = played("war", "random", "random", suit_size=3)
        with pytest.raises(Refused, match="suit_size"):
            way_by_rules(record, 3, {"suit_size": 5})

    def test_a_game_that_is_too_long_from_here_is_counted_beside(self, toy: Record) -> None:
        standing = found(plan(toy, Continuation(5), Continuation(len(toy.lines)), max_moves=2))
        assert [(each.finished, each.unfinished) for each in standing.tally.ways] == [(0, 20), (20, 0)]
        assert standing.share(0, 0).mean is None
        assert standing.difference(0, 1, 0).bounds is None


def assert_legal(record: Record, at: int, moves: Sequence[MoveLine]) -> None:
    for move in moves:
        match_at(record, at).take(move)


class TestCandidates:
    def test_all_moves_are_tried_where_there_are_few(self) -> None:
        record = played("war", "random", "random", suit_size=7)
        moves = candidate_moves(record, 1)
        assert [move.card[0] for move in moves if isinstance(move, WarBid) and move.card] == list("A234567")
        assert record.lines[1] in moves
        assert_legal(record, 1, moves)

    @pytest.mark.parametrize("game", ["mentalist", "miser"])
    def test_else_those_that_the_strongest_player_weighs_and_the_one_that_was_played(self, game: str) -> None:
        record = played(game, "random", "random", "random")
        places = [at for at, line in enumerate(record.lines) if isinstance(line, MoveLine)]
        seen = 0
        for at in places[:3]:
            moves = candidate_moves(record, at, most=3)
            assert len(moves) <= 4
            assert record.lines[at] in moves
            seen = max(seen, len(moves))
            assert_legal(record, at, moves)
        assert seen > 1

    def test_there_are_none_where_nobody_decides(self, toy: Record) -> None:
        assert candidate_moves(toy, 0) == []
        assert candidate_moves(toy, len(toy.lines)) == []


class TestLuck:
    def test_games_of_one_number_share_it_over_all_ways(self) -> None:
        record = played("war", "random", "random", suit_size=7)
        standing = found(plan(record, Continuation(4), Continuation(4)))
        assert (standing.difference(0, 1, 0).mean, standing.difference(0, 1, 0).games) == (0.0, 20)
        assert standing.tally.more[0][1] == [0, 0]
        assert 0 < standing.tally.ways[0].wins(0) < 20

    def test_jobs_make_no_difference(self) -> None:
        record = played("war", "random", "random", suit_size=7)
        asked = plan(record, Continuation(1), Continuation(6), Continuation(9), games=150)
        assert numbers(Batch(asked).run()) == numbers(Batch(asked._replace(jobs=2), eager=True).run())

    def test_nor_does_going_on_behind_what_was_played(self) -> None:
        record = played("war", "random", "random", suit_size=7)
        whole = plan(record, Continuation(1), Continuation(6), Continuation(9), games=12)
        known = whole.tally()
        runner = whole.runner()
        for number in range(1, 9):  # stops in the middle of a round of all ways
            known.add(runner.play(number))
        rest = Batch(whole.behind(known)).run()
        assert numbers(known.merged(rest)) == numbers(Batch(whole).run())

    def test_a_game_from_a_setup_and_from_a_branch(self) -> None:
        setup = {"hands": [["AH", "5H"], ["2S", "4S"]], "suits": ["H", "S"], "first": 1, "number": 3}
        setup |= {"prizes": ["AC", "5C", "2C", "4C", "3C"], "won": [["5C"], []], "carried": ["2C"]}
        record = played("war", "random", "random", own={"setup": setup}, suit_size=5, tie="carry")
        seats = record.header.seats
        record = record._replace(header=branched(record.header, seats, 8, Origin("before.cardtable", 3)))
        scores = {tuple(plan(record, Continuation(1)).runner().play(number).outcome.scores) for number in range(1, 20)}
        assert all(score[0] >= 5 for score in scores)
        assert len(scores) > 1


class TestStanding:
    def standing(self, *wins: Sequence[int]) -> PositionStanding:
        """Return the standing, given the winners of each way's games for two seats."""
        tally = PositionTally(len(wins), 2)
        for way, winners in enumerate(wins):
            for game, winner in enumerate(winners, 1):
                scores = [int(seat == winner) for seat in (0, 1)]
                tally.add(PlayedResult(1, way, game, MatchOutcome(game, 1, [winner], scores)))
        return PositionStanding(tally, 1.0)

    def test_what_cannot_be_told_apart_from_the_best_stands_behind_it(self) -> None:
        standing = self.standing([0, 1] * 50, [1] * 100, [0] * 51 + [1] * 49)
        assert standing.best(0) == [2, 0]
        assert standing.best(1) == [1]
        assert standing.games == 300

    def test_differences_are_of_pairs(self) -> None:
        standing = self.standing([0] * 60 + [1] * 20, [0] * 40 + [1] * 40)
        one = standing.difference(0, 1, 0)
        assert (one.mean, one.games) == (0.25, 80)
        assert one.bounds is not None
        assert 0 < one.bounds.low < 0.25 < one.bounds.high
        other = standing.difference(1, 0, 0)
        assert other.bounds is not None
        assert (other.mean, other.bounds.low, other.bounds.high) == (-0.25, -one.bounds.high, -one.bounds.low)

    def test_ways_that_are_not_compared_cost_little_however_many_there_are(self) -> None:
        tally = PositionTally(1000, 4, paired=False)
        assert len(pickle.dumps(tally)) < 200_000
        assert PositionStanding(tally, 1.0).difference(0, 1, 0).bounds is None

    def test_the_best_way_is_seldom_left_out_however_often_one_looks(self) -> None:
        """All ways are equal, so each is truly best: over 100 runs the first must hardly ever be missing."""
        missed = 0
        for run in range(100):
            luck = KeyedRandom("best", run).generator()
            wins: list[list[int]] = [[], [], []]
            out = False
            for _ in range(8):
                for row in wins:
                    row += [luck.randrange(2) for _ in range(10)]
                out = out or 0 not in self.standing(*wins).best(0)
            missed += out
        assert missed <= 5 + 2 * math.sqrt(5)


class TestProcess:
    def test_it_tells_what_it_has_found_and_goes_on_for_more(self) -> None:
        record = played("war", "random", "random", suit_size=7)
        told: SimpleQueue[PositionStanding | str] = SimpleQueue()
        process = PlanProcess()
        process.play(plan(record, Continuation(1), Continuation(6), games=1_000_000, seconds=0.2), told.put)
        try:
            first = _over(told.get)
            process.more()
            second = _over(told.get)
        finally:
            process.end()
        assert 0 < first.games < second.games
        assert second.seconds > first.seconds
        known = second.tally
        again = PlanProcess()
        again.play(plan(record, Continuation(1), Continuation(6), games=1_000_000, seconds=0.1), told.put, known)
        try:
            assert _over(told.get).games > second.games
        finally:
            again.end()

    def test_who_stands_by_ends_without_having_played(self) -> None:
        process = PlanProcess()
        assert process.process.is_alive()
        for _ in range(2):
            process.end()
        with pytest.raises(ValueError, match="closed"):
            process.process.is_alive()

    def test_the_first_piece_is_told_at_once(self) -> None:
        record = played("war", "random", "random", suit_size=7)
        told: SimpleQueue[PositionStanding | str] = SimpleQueue()
        process = PlanProcess()
        process.play(plan(record, Continuation(1), Continuation(6), games=1_000_000, seconds=0.2), told.put)
        first = told.get()
        process.end()
        assert not isinstance(first, str)
        assert first.games == 1

    def test_programs_are_told_the_past_and_blamed_by_their_seat(self, tmp_path: Path) -> None:
        record = played("war", "random", "random", suit_size=5)
        good, bad = player(tmp_path), player(tmp_path, "answer({'move': 'sing'})")
        standing = found(plan(record, Continuation(3), games=2)._replace(players=(good, "random")))
        assert standing.tally.ways[0].finished == 2
        asked = plan(record, Continuation(3), games=5)._replace(players=("random", bad))
        tally = Batch(asked).run()
        assert tally.ways[0].failed == 5
        assert f"seat 1 ({bad}): " in tally.problems[0]


def _over(get: Callable[..., PositionStanding | str]) -> PositionStanding:
    """Return the first standing that is marked as over."""
    while True:
        told = get(timeout=PATIENCE)
        assert not isinstance(told, str), told
        if told.over:
            return told


def test_lines_travel_as_they_are() -> None:
    """Plans are sent to worker processes together with their records."""
    record = played("war", "random", "random", suit_size=3)
    twin = pickle.loads(pickle.dumps(plan(record, Continuation(2))))
    assert [line_object(line) for line in twin.record.lines] == [line_object(line) for line in record.lines]
