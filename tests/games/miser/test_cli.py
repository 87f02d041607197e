"""Miser on the command line: checks of records, views, house rules, hints and batches."""

from __future__ import annotations

import json
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.record import Header, json_text
from cardtable.engine.views import ViewWriter
from cardtable.games.miser.rules import MiserRules
from tests.conftest import Run, Save, begun_with
from tests.engine.suite import replayed
from tests.games.miser.rules.desk import WHOLE_GAME, line_of

GAME = WHOLE_GAME
HEADER, DEAL = GAME[:2]
changed = partial(begun_with, GAME)
RANDOMS = ["--seats", "random,random,random"]


def then(line: int, *texts: str) -> list[dict[str, Any]]:
    """Return GAME up to a line of the file, followed by moves."""
    return [*GAME[:line], *map(line_of, texts)]


class TestCheck:
    def test_a_finished_game(self, run: Run, save: Save) -> None:
        path = save(GAME)
        assert run("check", path) == (0, f"{path}: ok, winners 1, scores 14 30 13\n", "")

    @pytest.mark.parametrize("length", range(1, len(GAME)))
    def test_a_game_in_progress(self, run: Run, save: Save, length: int) -> None:
        path = save(GAME[:length])
        assert run("check", path) == (0, f"{path}: ok, in progress\n", "")

    @pytest.mark.parametrize(
        ("objects", "says"),
        [
            ([{**HEADER, "seats": [{}, {}]}], "1: Miser has 3 to 8 seats, not 2"),
            ([{**HEADER, "seats": [{}] * 9}], "1: Miser has 3 to 8 seats, not 9"),
            ([{**HEADER, "rules": {"wagers": 2}}], "1: unknown house rule 'wagers'; choose from starting_pennies, "),
            ([{**HEADER, "rules": {"wager_limit": 51}}], "1: wager_limit must be between 1 and 50, not 51"),
            ([{**HEADER, "rules": {"pass_cost": 0}}], "1: with pass_cost 0, a game needs a turn_limit to end"),
            ([{**HEADER, "setup": {}}], "1: setup: hands is missing"),
            ([HEADER, line_of("0 pass")], "2: no move can be made before the cards are dealt"),
            (changed(2, hands=None), "2: hands is missing"),
            (changed(2, hands=[[], [], []]), "2: seat 0 must be dealt 17 cards, not 0"),
            (changed(2, first=None), "2: first is missing"),
            (changed(2, first=-1), "2: first must be between 0 and 2, not -1"),
            (changed(2, aside=["3C"]), "2: 3C is dealt twice"),
            (changed(2, draws=[["AS"]]), "2: a round of draws must have one entry for each of the 3 seats, not 1"),
            (changed(3, values=[]), "3: values must name at least one card"),
            (changed(3, values=None), "3: values is missing"),
            (changed(3, say="swear"), '3: say must be "holds", '),
            (changed(3, to=3), "3: to must be between 0 and 2, not 3"),
            (changed(4, wagers=[2, 4]), "4: the partner's wager must be between 1 and 3, not 4"),
            (changed(4, wagers=[2]), "4: wagers must be two numbers, the proposer's and the partner's, not 1"),
            (changed(4, wagers=2), "4: wagers: expected a list, got a whole number"),
            (changed(4, value=12), "4: value must be between 2 and 11, not 12"),
            (changed(4, partner=0), "4: partner must be one of 1 2, not 0"),
            (changed(4, victim=1), "4: victim must be one of 2, not 1"),
            (changed(4, victim=None), "4: victim is missing"),
            (changed(5, wagers=[2, 3]), "5: a counter-offer must change a wager or the value"),
            (changed(5, seat=0), "5: it is seat 1's turn, not seat 0's"),
            (then(4, "1 pass"), "5: the move must be counter, accept or decline, not pass"),
            (changed(8, card="KC"), "8: KC is not in the hand of seat 0"),
            (changed(8, card=None), "8: card is missing"),
            ([*GAME[:7], {**GAME[7], "card": None}], "8: the card is missing"),
            (changed(9, card="5S"), "9: 5S is not in the hand of seat 1"),
            (changed(10, wager=4), "10: wager must be between 1 and 3, not 4"),
            (changed(10, wager=True), "10: wager: expected a whole number, got true or false"),
            (changed(10, card="KC"), "10: KC is not in the hand of seat 1"),
            (then(10, "2 ready"), "11: the move must be lay or forfeit, not ready"),
            (then(14, "2 forfeit"), "15: the move must be lay or ready, not forfeit"),
            (changed(18, pennies=0), "18: pennies must be between 1 and 29, not 0"),
            (changed(19, pennies=15), "19: pennies must be between 1 and 14, not 15"),
            (then(18, "2 raise 1"), "19: seat 2 has made no bid to raise"),
            (then(19, "0 raise 1"), "20: seat 0 has made no bid to raise"),
            ([*GAME[:21], GAME[-1]], "22: the result comes before the end of the game"),
            (then(22, "2 pass"), "23: no move can be made after the end of the game"),
            (changed(23, winners=[0]), "23: winners must be [1], not [0]"),
            (changed(23, scores=[14, 30, 16]), "23: scores must be [14, 30, 13], not [14, 30, 16]"),
            ([*GAME, {"seat": 0, "say": "plea"}], "24: nothing may follow the result"),
        ],
    )
    def test_a_fault_is_named_with_its_line(
        self, run: Run, save: Save, objects: list[dict[str, Any]], says: str
    ) -> None:
        path = save(objects)
        status, out, err = run("check", path)
        assert (status, err) == (1, "")
        assert out.startswith(f"{path}:{says}")
        assert len(out.splitlines()) == 1


class TestView:
    @pytest.mark.parametrize("seat", range(3))
    def test_a_seat_sees_its_own_secrets_only(self, run: Run, save: Save, seat: int) -> None:
        def writer(header: Header) -> ViewWriter:
            return ViewWriter(header, seat)

        path = save(GAME)
        for line in range(1, len(GAME) + 1):
            status, out, err = run("view", path, "--seat", str(seat), "--line", str(line))
            (expected,) = replayed(GAME[:line], writer).observers
            assert isinstance(expected, ViewWriter)
            assert (status, err) == (0, "")
            assert out.splitlines() == [json_text(held) for held in expected.lines]

    def test_a_card_that_met_a_forfeit_is_told_before_the_result_alone(self, run: Run, save: Save) -> None:
        lines = run("view", save(GAME), "--seat", "2")[1].splitlines()
        assert [number for number, line in enumerate(lines, 1) if '"5D"' in line] == [len(lines) - 1]
        attack = next(number for number, line in enumerate(lines, 1) if json.loads(line).get("move") == "attack")
        entries = json.loads(lines[-2])["reveal"]
        assert {"line": attack, "card": "5D"} in entries
        assert "5D" in entries[1]["hand"]


class TestRules:
    def test_what_is_printed_are_the_defaults_and_loads_back(self, run: Run, tmp_path: Path) -> None:
        status, out, err = run("rules", "miser")
        assert (status, err) == (0, "")
        held = tomllib.loads(out)
        assert held.pop("game") == "miser"
        assert list(held) == [rule.name for rule in MiserRules.declared()]
        assert MiserRules.made(held) == MiserRules()
        path = tmp_path / "miser.toml"
        path.write_text(out.replace("wager_limit = 3", "wager_limit = 2"))
        status, out, _ = run("simulate", "miser", *RANDOMS, "--games", "2", "--json", "--rules", str(path))
        assert (status, json.loads(out)["rules"]) == (0, {"wager_limit": 2})

    def test_every_house_rule_has_a_comment(self, run: Run) -> None:
        out = run("rules", "miser")[1]
        for rule in MiserRules.declared():
            assert rule.help.split(".")[0].split()[0] in out
            before = out[: out.index(f"\n{rule.name} = ")].splitlines()[-1]
            assert before.startswith("#")

    def test_rules_that_can_not_stand_together(self, run: Run) -> None:
        status, out, err = run("simulate", "miser", *RANDOMS, "--set", "pass_cost=0")
        assert (status, out) == (2, "")
        assert "with pass_cost 0, a game needs a turn_limit to end" in err


class TestSimulate:
    def test_batches_of_every_size(self, run: Run, tmp_path: Path) -> None:
        for seats in range(3, 9):
            players = ["--seats", ",".join(["random"] * seats)]
            folder = tmp_path / str(seats)
            options = ["--games", "4", "--json", "--records", str(folder), "--seed", "3"]
            status, out, _ = run("simulate", "miser", *players, *options)
            found = json.loads(out)
            assert (status, found["unfinished"], found["failed"]) == (0, 0, 0)
            assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(4)
            records = sorted(map(str, folder.iterdir()))
            status, out, _ = run("check", *records)
            assert status == 0
            assert out.count(": ok, winners ") == 4
            again = run("simulate", "miser", *players, *options[:3], "--seed", "3", "--jobs", "2")[1]
            assert {**json.loads(again), "seconds": 0} == {**found, "seconds": 0}

    @pytest.mark.parametrize("preset", GAMES["miser"].presets)
    def test_presets(self, run: Run, preset: str) -> None:
        rules = GAMES["miser"].presets[preset][1].changed()
        single = [word for name, value in rules.items() for word in ("--set", f"{name}={value}")]
        status, out, _ = run("simulate", "miser", *RANDOMS, "--games", "3", "--json", *single)
        assert (status, json.loads(out)["rules"], json.loads(out)["unfinished"]) == (0, rules, 0)

    @pytest.mark.parametrize(("count", "says"), [(2, "not 2"), (9, "not 9")])
    def test_seats(self, run: Run, count: int, says: str) -> None:
        status, _, err = run("simulate", "miser", "--seats", ",".join(["random"] * count))
        assert (status, err.strip()) == (
            2,
            f"cardtable simulate: Miser has 3 to 8 seats, {says}: name the players with --seats A,B,...",
        )


class TestHint:
    @pytest.mark.parametrize("name", list(PLAYERS["miser"]))
    @pytest.mark.parametrize("length", [2, 4, 7, 8, 10, 12, 14, 18])
    def test_every_player_has_one(self, run: Run, save: Save, name: str, length: int) -> None:
        path = save(GAME[:length])
        status, out, err = run("hint", path, "--player", name, "--json", "--effort", "0.05")
        assert (status, err) == (0, "")
        found = json.loads(out)
        assert found["player"] == name
        some = max(1, len(found["moves"]) // 20)  # random players list hundreds of moves
        for entry in found["moves"][::some]:
            move = {"seat": found["seat"], **entry["move"]}
            assert run("check", save([*GAME[:length], move], "next.cardtable"))[0] == 0
        assert sum(entry["probability"] for entry in found["moves"]) == pytest.approx(1)

    def test_a_hint_comes_from_the_view_alone(self, run: Run, save: Save) -> None:
        first, second, third = DEAL["hands"]
        other = [HEADER, {**DEAL, "hands": [first, third, second]}]
        hints = [run("hint", save(objects), "--player", "random", "--json")[1] for objects in (GAME[:2], other)]
        assert hints[0] == hints[1]
