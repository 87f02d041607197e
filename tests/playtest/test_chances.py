"""Chances along a record, the file that keeps them, and the suspense and surprise derived from them."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path

import pytest

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, ResultLine, SayLine
from cardtable.engine.record import Record
from cardtable.library.studies import keep_chances, known_chances
from cardtable.playtest.batch import Batch
from cardtable.playtest.chances import WinCurve
from cardtable.playtest.positions import Continuation, PositionPlan
from cardtable.playtest.suspense import surprise, suspense
from tests.playtest.test_positions import numbers, played

RANDOM = ("random", "random")


@pytest.fixture(scope="module")
def record() -> Record:
    return played("war", *RANDOM, suit_size=5)


@pytest.fixture
def course(record: Record) -> WinCurve:
    return WinCurve(record)


class TestCourse:
    def test_landmarks_come_first_then_every_moment_with_a_chance_of_its_own(self, course: WinCurve) -> None:
        plan = course.plan(RANDOM, 3, 10, landmarks=[4, 7])
        order = [way.at for way in plan.ways]
        last = len(course.record.lines)
        assert order[:4] == [0, last, 4, 7]
        assert len(order) == len(set(order))
        assert set(order) == {*course.told_by}
        # Each position is played from once before any is played from twice.
        assert [plan.place(piece) for piece in (1, len(order), len(order) + 1)] == [
            (0, 1),
            (len(order) - 1, 1),
            (0, 2),
        ]

    def test_talk_and_forced_moves_change_no_chance(self, course: WinCurve) -> None:
        end = len(course.record.lines)
        assert course.told_by[end] == end
        assert [at for at, by in enumerate(course.told_by) if by > at] == [end - 3, end - 2]  # the last cards
        losers = played("losers", *("club",) * 4, target=10)
        alone = [at for at, by in enumerate(WinCurve(losers).told_by) if by > at]
        positions = (
            PositionPlan(losers, tuple([Continuation(at) for at in alone]), ("random",) * 4, 3, 1).runner().positions
        )
        assert len(alone) > 13  # the last cards of hands, and only cards of the suit led
        assert all(len(position.state.legal(position.state.turn)) == 1 for position in positions)
        miser = played("miser", "club", "club", "club", starting_pennies=8)
        talk = [at for at, line in enumerate(miser.lines) if isinstance(line, SayLine)]
        assert talk
        told = WinCurve(miser).told_by
        assert all(told[at + 1] == told[at] for at in talk)

    def test_chances_are_whole_and_exact_at_the_end(self, course: WinCurve) -> None:
        plan = course.plan(RANDOM, 3, 30)
        chances = course.chances(plan, Batch(plan).run())
        assert len(chances) == len(course.record.lines) + 1
        for chance in chances:
            assert chance is not None
            assert sum(chance.shares) == pytest.approx(1)
        (first, end) = (chances[0], chances[-1])
        assert first is not None
        assert end is not None
        result = course.record.lines[-1]
        assert isinstance(result, ResultLine)
        assert end.exact
        assert [seat for seat, share in enumerate(end.shares) if share] == sorted(result.winners)
        assert (first.exact, first.games, end.error(0)) == (False, 30, 0.0)
        assert 0 < first.error(0) <= 0.5 / sqrt(30)

    def test_what_is_not_known_yet_is_none(self, course: WinCurve) -> None:
        plan = course.plan(RANDOM, 3, 30)
        tally, runner = plan.tally(), plan.runner()
        tally.add(runner.play(2))
        chances = course.chances(plan, tally)
        assert chances[0] is None
        assert chances[-1] is not None


class TestKept:
    def path(self, tmp_path: Path) -> Path:
        return tmp_path / "chances.json"

    def test_no_game_is_played_twice(self, course: WinCurve, tmp_path: Path) -> None:
        plan = course.plan(RANDOM, 3, 4)
        keep_chances(self.path(tmp_path), course, plan, Batch(plan).run())
        known = known_chances(self.path(tmp_path), course, plan)
        more = plan._replace(games=9).behind(known)
        assert more.pieces == 5 * len(plan.ways)
        assert numbers(known.merged(Batch(more).run())) == numbers(Batch(plan._replace(games=9)).run())

    def test_a_branch_knows_what_its_parent_does_and_the_rest_is_played_first(
        self, course: WinCurve, tmp_path: Path
    ) -> None:
        plan = course.plan(RANDOM, 3, 4)
        keep_chances(self.path(tmp_path), course, plan, Batch(plan).run())
        at = next(at for at, line in enumerate(course.record.lines) if isinstance(line, MoveLine) and at > 4)
        line = course.record.lines[at]
        state = plan.runner().positions[[way.at for way in plan.ways].index(at)].state
        move = next(
            move
            for code in state.legal(state.turn)
            if (move := course.record.header.game.move_line(state, code)) != line
        )
        branch = WinCurve(Record(course.record.header, (*course.record.lines[:at], move)))
        theirs = branch.plan(RANDOM, 3, 4)
        known = known_chances(self.path(tmp_path), branch, theirs)
        assert [each.finished for each in known.ways] == [0 if way.at == at + 1 else 4 for way in theirs.ways]
        rest = theirs.behind(known)
        assert [theirs.ways[rest.place(piece)[0]].at for piece in range(1, rest.pieces + 1)] == [at + 1] * 4

    @pytest.mark.parametrize("change", ["players", "seed", "effort"])
    def test_others_make_other_chances(self, change: str, course: WinCurve, tmp_path: Path) -> None:
        plan = course.plan(RANDOM, 3, 2)
        keep_chances(self.path(tmp_path), course, plan, Batch(plan).run())
        others: dict[str, PositionPlan] = {
            "players": plan._replace(players=("random", "beginner")),
            "seed": plan._replace(seed=4),
            "effort": plan._replace(effort=0.5),
        }
        assert known_chances(self.path(tmp_path), course, others[change]).games == 0

    @pytest.mark.parametrize(
        "data", [b"", b"{", b"[" * 100_000, b"\xff", b"[]", b'{"format": "cardtable-chances 1", "moments": {}}']
    )
    def test_what_can_not_be_read_is_thrown_away(self, data: bytes, course: WinCurve, tmp_path: Path) -> None:
        self.path(tmp_path).write_bytes(data)
        plan = course.plan(RANDOM, 3, 1)
        assert known_chances(self.path(tmp_path), course, plan).games == 0
        keep_chances(self.path(tmp_path), course, plan, Batch(plan).run())
        assert known_chances(self.path(tmp_path), course, plan).games == len(plan.ways)

    @pytest.mark.parametrize(
        "held",
        [
            *(None, 7, [1], [1, 0, 0, 5, 840, 1, 0, 0], [-1] * 8, ["1"] * 8, [1, 0, 0, 5, 840, 0]),
            [10**400, 0, 0, 5, 840 * 10**400, 0, 0, 0],
            [1, 0, 0, 5, 840, 0, 10**400, 0],
        ],
    )
    def test_a_moment_that_was_harmed_is_played_anew(self, held: object, course: WinCurve, tmp_path: Path) -> None:
        plan = course.plan(RANDOM, 3, 1)
        keep_chances(self.path(tmp_path), course, plan, Batch(plan).run())
        kept = json.loads(self.path(tmp_path).read_bytes())
        kept["moments"][course.keys(plan)[0]] = held
        self.path(tmp_path).write_text(json.dumps(kept))
        assert known_chances(self.path(tmp_path), course, plan).games == len(plan.ways) - 1


class TestSuspense:
    def test_a_coin_that_decides(self) -> None:
        """Each outcome changes both chances by a half."""
        even, one, other = (0.5, 0.5), (1.0, 0.0), (0.0, 1.0)
        assert suspense(even, [(0.5, one), (0.5, other)]) == pytest.approx(sqrt(0.5))
        assert surprise([even, one]) == pytest.approx(sqrt(0.5))

    def test_rare_news_is_little_suspense_and_a_great_surprise(self) -> None:
        belief, news, none = (0.9, 0.1), (0.0, 1.0), (1.0, 0.0)
        assert suspense(belief, [(0.1, news), (0.9, none)]) == pytest.approx(sqrt(2 * 0.09))
        assert surprise([belief, news]) == pytest.approx(sqrt(2 * 0.81))

    def test_a_game_sums_its_steps_up(self) -> None:
        beliefs = [(0.5, 0.3, 0.2), (0.5, 0.3, 0.2), (0.6, 0.2, 0.2), (1.0, 0.0, 0.0)]
        assert surprise(beliefs) == pytest.approx(sqrt(0.02) + sqrt(0.16 + 0.04 + 0.04))
        assert surprise(beliefs[:1]) == 0

    def test_what_estimates_are_off_by_is_no_surprise(self) -> None:
        """The true beliefs never change, but each is estimated from its own games."""
        luck = KeyedRandom("beliefs").generator()
        wins = [sum(luck.random() < 0.5 for _ in range(400)) / 400 for _ in range(101)]
        beliefs = [(win, 1 - win) for win in wins]
        errors = [2 * win * (1 - win) / 399 for win in wins]
        assert surprise(beliefs, errors) < 0.6 * surprise(beliefs)
        assert surprise([(1.0, 0.0), (0.0, 1.0)], [0.5, 0.0]) == pytest.approx(sqrt(1.5))
