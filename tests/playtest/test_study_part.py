"""Parts of studies from other people: whatever they contain, they are refused in a sentence or give results."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.library.studies import RESULTS, begin_study, kept_studies, open_study
from cardtable.playtest.batch import Batch
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import findings
from cardtable.playtest.report import report_html
from cardtable.playtest.study import BASE, Claim, Evidence, Goal, RuleSet, Study, Wish
from cardtable.playtest.study_part import Part, counted_games, joined, read_part, written_part
from cardtable.playtest.study_tally import PlayedAgain
from cardtable.playtest.successive_halving import confirming
from cardtable.work import worked_out
from tests.conftest import Run

pytestmark = pytest.mark.slow

BLOCKS = 6
DAMAGED = "the results in it are damaged"
ODD = [
    '"x"',
    "null",
    "true",
    "-1",
    "0.5",
    "1e999",
    "1e300",
    "1" + "0" * 4000,
    "9007199254740993",
    "[]",
    "[[[1]]]",
    '["x", "y"]',
    "{}",
    '{"x": 1}',
]
"""JSON values that fit hardly any place in a part."""


def asked(game: str) -> Study:
    """Return a study that has everything a study can have."""
    rules = GAMES[game].rules
    if game == "war":
        held: list[dict[str, object]] = [{"suit_size": 4}, {"suit_size": 4, "tie": "carry"}, {"suit_size": 5}]
        players: tuple[str, ...] = ("beginner", "beginner")
    else:
        held = [{"turn_limit": 4}, {"turn_limit": 4, "pass_cost": 2}]
        players = ("beginner", "random", "random")
    sets = tuple([RuleSet(name, rules.made(one)) for name, one in zip((BASE, "other", "more"), held, strict=False)])
    shown_by = (Evidence("first", BASE, "", -0.5), Evidence("shared", "other", BASE, -inf, 0.9))
    return Study(
        game,
        players,
        sets,
        7,
        (Goal("first", -0.1, 0.1), Goal("margin", 1.0)),
        ("skill", "course") if game == "miser" else ("restricted",),
        Claim("It is so.", shown_by),
        Wish("lead_changes", True),
    )


@pytest.fixture(scope="module", params=["war", "miser"])
def parts(request: pytest.FixtureRequest) -> tuple[dict[str, Any], Part]:
    """Return the first of two parts of a study, as JSON, and the second."""
    plan = StudyPlan(asked(request.param), BLOCKS, shards=2, max_moves=400)
    command = "cardtable study study.toml --games 12 --seed 7"
    one, other = (
        Part(plan.study, command, shard, 2, BLOCKS, Batch(plan._replace(shard=shard)).run()) for shard in (1, 2)
    )
    one = one._replace(again=PlayedAgain(1, Batch(confirming(plan._replace(shards=1), 1, 2)).run()))
    held: dict[str, Any] = json.loads(written_part(one))
    return held, other


NAMED = {"rules", "measures", "histograms", "trials", "shares", "unlike", "course", "options", "more", "less"}
"""Keys of a part whose values are objects with free names as keys."""


def leaves(held: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield the path and value of everything in a part, including its lists and objects."""
    if path:
        yield path, held
    for key in held if isinstance(held, dict) else range(len(held)) if isinstance(held, list) else ():
        yield from leaves(held[key], (*path, key))


def sort(path: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return a path with list indexes and free names replaced by `*`: leaves of the same sort share it."""
    names = ["", *path]
    return tuple(["*" if isinstance(key, int) or before in NAMED else key for before, key in pairwise(names)])


def written(held: dict[str, Any], path: tuple[Any, ...], odd: str | None) -> bytes:
    """Return the part's JSON with the value at a path replaced by `odd`, or removed if that is None."""
    place: Any = held
    for key in path[:-1]:
        place = place[key]
    before = place.copy()
    place[path[-1]] = "ODD"
    if odd is None:
        del place[path[-1]]
    data = json.dumps(held).replace('"ODD"', odd or "").encode()
    place.clear()
    place.update(before) if isinstance(place, dict) else place.extend(before)
    return data


def mutants(held: dict[str, Any]) -> Iterator[tuple[tuple[Any, ...], bytes]]:
    """Yield damaged parts with the path of the damage.

    The first leaf of each sort takes every odd value, the others one each; leaves are also removed, and numbers raised
    by one.
    """
    seen: dict[tuple[Any, ...], int] = {}
    for path, value in leaves(held):
        known = seen[sort(path)] = seen.get(sort(path), -1) + 1
        odd = [*ODD, None, *([str(value + 1)] if type(value) is int else [])]
        for one in odd if known == 0 else [odd[known % len(odd)]]:
            yield path, written(held, path, one)


def told(part: Part) -> str:
    """Return a part's report."""
    return report_html(part, findings(part.study, part.tally))


def test_each_leaf_may_be_odd_and_nothing_but_a_sentence_comes_of_it(parts: tuple[dict[str, Any], Part]) -> None:
    good, other = parts
    assert told(joined([("1", read_part(json.dumps(good).encode())), ("2", other)]))
    refused = taken = 0
    for path, data in mutants(good):
        assert counted_games(data) >= 0, path
        part = None
        with suppress(BadInput):
            part = read_part(data)
        if part is None:
            refused += 1
            continue
        taken += 1
        assert told(part), path
        with suppress(BadInput):  # it is of another study now
            assert told(joined([("1", part), ("2", other)])), path
    assert refused > 5 * taken > 0


def test_a_part_is_read_as_it_was_written(parts: tuple[dict[str, Any], Part]) -> None:
    _, part = parts
    again = read_part(written_part(part))
    assert again._replace(tally=part.tally) == part._replace(foreign=True)
    assert again.tally.written() == part.tally.written()


def test_it_is_json_that_others_read_open_ends_too(parts: tuple[dict[str, Any], Part]) -> None:
    def none(word: str) -> None:
        raise AssertionError(word)

    held = json.loads(written_part(parts[1]), parse_constant=none)
    assert held["study"]["goals"][1] == ["margin", 1.0, None]


def test_how_many_games_an_earlier_version_counted_is_known(parts: tuple[dict[str, Any], Part]) -> None:
    data = written_part(parts[1])
    earlier = data.replace(b'["margin", 1.0, null]', b'["margin", 1.0, Infinity]')
    assert earlier != data
    assert counted_games(earlier) == counted_games(data) == parts[1].tally.games


class TestMerge:
    def bad(self, folder: Path, good: dict[str, Any], *path: Any, odd: str) -> str:
        """Write a damaged part to a file, and return its name."""
        file = folder / "bad.part"
        file.write_bytes(written(good, path, odd))
        return str(file)

    def test_a_damaged_part_is_refused_in_one_line(
        self, parts: tuple[dict[str, Any], Part], tmp_path: Path, run: Run
    ) -> None:
        for path, odd in ((("study", "claim"), '["x"]'), (("study", "seats"), "[]"), (("tally", "blocks"), "1e999")):
            name = self.bad(tmp_path, parts[0], *path, odd=odd)
            assert run("merge", name) == (2, "", f"{name}: {DAMAGED}\n")

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
    def test_what_has_no_end_and_what_nobody_writes_is_refused(self, tmp_path: Path, run: Run) -> None:
        pipe = tmp_path / "pipe.part"
        os.mkfifo(pipe)
        for path in (str(pipe), "/dev/zero"):
            assert run("merge", path) == (2, "", f"{path}: not a regular file\n")


class TestKept:
    def test_a_study_with_damaged_results_stays_in_the_list_and_opens_with_its_question(
        self, parts: tuple[dict[str, Any], Part]
    ) -> None:
        good, other = parts
        whole = joined([("1", read_part(json.dumps(good).encode())), ("2", other)])
        folder = begin_study("Mine", whole.study, whole)
        (kept,) = worked_out(kept_studies())
        assert kept.games == whole.tally.games > 0
        held = json.loads((folder / RESULTS).read_bytes())
        for odd in ("1e999", '"x"', "[]", "-1", "1" + "0" * 4000):
            (folder / RESULTS).write_bytes(written(held, ("tally", "rule_sets", 0, "games"), odd))
            (kept,) = worked_out(kept_studies())
            assert (kept.study, kept.games) == (whole.study, 0)
            opened = open_study(folder)
            assert (opened.study, opened.part, opened.problem) == (whole.study, None, DAMAGED)
        (folder / RESULTS).unlink()
        assert open_study(folder).problem == ""
