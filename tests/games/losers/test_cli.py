"""Loser's Game on the command line: checks of records, views, hints, batches, and programs as players."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardtable.bots.players import PLAYERS
from cardtable.journal import replay
from tests.conftest import Run, Save, begun_with
from tests.games.losers.rules.desk import MIXED, RANKS, WHOLE_MATCH, WHOLE_SUITS, bid, cards, dealt, play
from tests.programs import player

GAME = WHOLE_MATCH
HEADER, TRUMP = GAME[0], GAME[2]
changed = partial(begun_with, GAME)
# Spades are trump, and a club is led; seat 1 has clubs.
MIDDLE = [HEADER, dealt(MIXED), {**TRUMP, "suit": "S"}, bid(1, 9), bid(2, 0), bid(3, 8), bid(0, 17), play(0, "5C")]


class TestCheck:
    def test_a_finished_game(self, run: Run, save: Save) -> None:
        path = save(GAME)
        assert run("check", path) == (0, f"{path}: ok, winners 0, scores 130 0 -5 0\n", "")

    @pytest.mark.parametrize("length", [1, 2, 3, 7, 30, 59])
    def test_a_game_in_progress(self, run: Run, save: Save, length: int) -> None:
        path = save(GAME[:length])
        assert run("check", path) == (0, f"{path}: ok, in progress\n", "")

    def test_a_card_that_follows_suit(self, run: Run, save: Save) -> None:
        path = save([*MIDDLE, play(1, "KC"), play(2, "2C"), play(3, "2S")])
        assert run("check", path)[0] == 0

    @pytest.mark.parametrize(
        ("objects", "says"),
        [
            ([{**HEADER, "seats": [{}] * 9}], "1: Loser's Game has 2 to 8 seats, not 9"),
            ([{**HEADER, "seats": [{}]}], "1: Loser's Game has 2 to 8 seats, not 1"),
            (
                changed(1, youngest_first=[0, 1, 2]),
                "1: youngest_first must name each seat from 0 to 3 once, the youngest first",
            ),
            (
                changed(1, youngest_first=[3, 2, 1, True]),
                "1: youngest_first must name each seat from 0 to 3 once, the youngest first",
            ),
            (changed(1, rules={"trumps": 2}), "1: unknown house rule 'trumps'; choose from target, "),
            (changed(1, rules={"target": 0}), "1: target must be between 1 and 1000, not 0"),
            (
                changed(1, rules={"trump_points": 0, "three_points": 0, "four_points": 0}),
                "1: with trump_points, three_points and four_points all 0, a match needs a round_limit to end",
            ),
            ([HEADER, TRUMP], "2: no move can be made before the cards are dealt"),
            ([HEADER, GAME[-1]], "2: the result comes before the end of the game"),
            (
                changed(2, hands=dealt(WHOLE_SUITS[:3])["hands"]),
                "2: hands must have one entry for each of the 4 seats, not 3",
            ),
            (changed(2, hands=None), "2: hands is missing"),
            (changed(2, aside=None), "2: aside is missing"),
            (changed(2, aside=["AC"]), "2: aside must have 0 cards, not 1"),
            (changed(2, aside=[None]), "2: aside[0]: expected a string, got null"),
            (changed(2, hands=dealt([WHOLE_SUITS[0]] * 4)["hands"]), "2: AC is dealt twice"),
            (changed(2, hands=dealt([*WHOLE_SUITS[:3], "S 1 " + RANKS[2:]])["hands"]), "2: '1S' is not a card of"),
            (changed(2, hands=[*dealt(WHOLE_SUITS)["hands"][:3], [None] * 13]), "2: a card is missing"),
            (
                [{**HEADER, "rules": {"tie_caller": "random"}}, GAME[1]],
                "2: caller is missing: it must be one of the seats with the lowest score (0 1 2 3)",
            ),
            ([*GAME[:2], GAME[1]], "3: nothing can be dealt now"),
            (changed(3, suit="X"), "3: suit must be one of C D H S, not 'X'"),
            (changed(3, suit=3), "3: suit: expected a string, got a whole number"),
            (changed(3, seat=1), "3: it is seat 0's turn, not seat 1's"),
            (changed(3, seat=4), "3: seat must be between 0 and 3, not 4"),
            ([*GAME[:2], bid(0, 3)], "3: trump must be called now"),
            ([*GAME[:2], {"seat": 0, "move": "pass"}], '3: move must be "trump", "bid" or "play", not "pass"'),
            ([*GAME[:2], {"seat": 0, "say": "plea"}], "3: Loser's Game has no talk"),
            ([*GAME[:2], {"reveal": []}], "3: reveal is only allowed in views, not in records"),
            (changed(4, points=131), "4: points must be between 0 and 130, the most that can be taken, not 131"),
            (changed(4, points=-1), "4: points must be between 0 and 130, the most that can be taken, not -1"),
            (changed(4, points=10**30), "4: points must be between 0 and 130, the most that can be taken, not 1000"),
            (changed(4, points=3.0), "4: points: expected a whole number, got a decimal number"),
            (changed(4, points=True), "4: points: expected a whole number, got true or false"),
            (changed(4, points="3"), "4: points: expected a whole number, got a string"),
            (changed(4, points=None), "4: points is missing"),
            (changed(4, seat=0), "4: it is seat 1's turn, not seat 0's"),
            ([*GAME[:4], TRUMP | {"seat": 2}], "5: a bid must be made now"),
            ([*GAME[:7], bid(0, 3)], "8: a card must be played now"),
            (changed(8, card="2D"), "8: 2D is not in the hand of seat 0"),
            (changed(8, card="2C'"), '8: "2C\'" is not a card of the pack'),
            (changed(8, card=[2]), "8: card: expected a string, got a list"),
            ([*MIDDLE, play(1, "KS")], "9: KS does not follow suit: seat 1 still has clubs"),
            ([*MIDDLE, play(2, "2C")], "9: it is seat 1's turn, not seat 2's"),
            ([*MIDDLE, play(1, "5C")], "9: 5C is not in the hand of seat 1"),
            (
                [*MIDDLE, play(1, "KC"), play(2, "2C"), play(3, "2S"), play(1, "QC")],  # the trick was trumped
                "12: it is seat 3's turn, not seat 1's",
            ),
            ([*GAME[:30], GAME[-1]], "31: the result comes before the end of the game"),
            ([*GAME[:59], GAME[1]], "60: nothing can be dealt now"),
            ([*GAME[:59], TRUMP], "60: no move can be made after the end of the game"),
            (changed(60, winners=[0, 1]), "60: winners must be [0], not [0, 1]"),
            (changed(60, scores=[130, 0, 0, 0]), "60: scores must be [130, 0, -5, 0], not [130, 0, 0, 0]"),
            (
                [{**HEADER, "rules": {"made_bid": "points", "round_limit": 1, "failed_bid": "zero"}}, *GAME[1:]],
                "60: scores must be [130, 0, 0, 0], not [130, 0, -5, 0]",
            ),
            ([*GAME, GAME[1]], "61: nothing may follow the result"),
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
        assert len(out) < len(path) + 300


class TestView:
    @pytest.mark.parametrize("seat", range(4))
    def test_others_hands_are_struck_out_and_never_told(self, run: Run, save: Save, seat: int) -> None:
        header = {
            **HEADER,
            "seats": [{"name": "Ann", "player": "human"}, {}, {}, {}],
            "youngest_first": [0, 3, 2, 1],
            "seed": 3,
        }
        status, out, err = run("view", save([header, *GAME[1:]]), "--seat", str(seat))
        assert (status, err) == (0, "")
        lines = [json.loads(line) for line in out.splitlines()]
        assert lines[0] == {
            **HEADER,
            "seats": [{"name": "Ann"}, {}, {}, {}],
            "youngest_first": [0, 3, 2, 1],
            "you": seat,
        }
        hands = [cards(hand) if mine == seat else [None] * 13 for mine, hand in enumerate(WHOLE_SUITS)]
        assert lines[1] == {"chance": "deal", "hands": hands, "aside": []}
        assert lines[2:] == GAME[2:]

    def test_up_to_a_line(self, run: Run, save: Save) -> None:
        path = save(GAME)
        assert [len(run("view", path, "--seat", "3", "--line", str(line))[1].splitlines()) for line in (1, 2, 59)] == [
            *(1, 2, 59)
        ]

    def test_what_nobody_may_see(self, run: Run, save: Save) -> None:
        objects = [
            {**HEADER, "table": "green"},
            {**GAME[1], "note": "!", "caller": 3},
            {"note": "!"},
            {**TRUMP, "t": 1.5, "points": 3},
        ]
        lines = [json.loads(line) for line in run("view", save(objects), "--seat", "0")[1].splitlines()]
        assert [list(held) for held in lines[1:]] == [["chance", "hands", "aside", "caller"], ["seat", "move", "suit"]]
        assert "table" not in lines[0]


class TestHint:
    @pytest.mark.parametrize("name", list(PLAYERS["losers"]))
    @pytest.mark.parametrize(
        ("objects", "seat", "legal"),
        [
            (GAME[:2], 0, [{"move": "trump", "suit": suit} for suit in "CDHS"]),
            (GAME[:4], 2, [{"move": "bid", "points": points} for points in range(131)]),
            (MIDDLE, 1, [{"move": "play", "card": card} for card in ("10C", "JC", "QC", "KC")]),
        ],
    )
    def test_every_player_has_one(
        self, run: Run, save: Save, name: str, objects: list[dict[str, Any]], seat: int, legal: list[dict[str, Any]]
    ) -> None:
        arguments = ["hint", save(objects), "--player", name, "--effort", "0.05"]
        status, out, err = run(*arguments, "--json")
        assert (status, err) == (0, "")
        found = json.loads(out)
        assert list(found) == ["seat", "player", "moves", "value", "exact"]
        assert (found["seat"], found["player"]) == (seat, name)
        assert found["moves"]
        assert all(entry["move"] in legal for entry in found["moves"])
        assert sum(entry["probability"] for entry in found["moves"]) == pytest.approx(1)
        status, out, err = run(*arguments)
        assert (status, err) == (0, "")
        assert out.startswith(f"seat {seat}, {name}\n")

    def test_random_plays_what_is_legal(self, run: Run, save: Save) -> None:
        status, out, _ = run("hint", save(MIDDLE), "--player", "random")
        assert (status, out.splitlines()) == (
            0,
            [
                "seat 1, random",
                '  25.0%  {"move": "play", "card": "10C"}',
                '  25.0%  {"move": "play", "card": "JC"}',
                '  25.0%  {"move": "play", "card": "QC"}',
                '  25.0%  {"move": "play", "card": "KC"}',
            ],
        )

    def test_it_knows_what_the_seat_knows(self, run: Run, save: Save) -> None:
        swapped = [MIXED[0], MIXED[1], MIXED[3], MIXED[2]]  # seats 2 and 3, whose hands seat 1 doesn't know
        path, other = save(MIDDLE), save([HEADER, dealt(swapped), *MIDDLE[2:]], "other")
        for name in PLAYERS["losers"]:
            arguments = ["--player", name, "--effort", "0.05", "--json"]
            assert run("hint", path, *arguments) == run("hint", other, *arguments)

    @pytest.mark.parametrize(
        ("objects", "arguments", "says"),
        [
            (GAME, [], ": the game is over"),
            (GAME[:59], [], ": the game is over"),
            (GAME[:1], [], ": nobody has a decision to make"),
            (MIDDLE, ["--seat", "0"], ": seat 0 has no decision to make here, but seat 1 has"),
            (MIDDLE, ["--player", "perfect"], "cardtable hint: unknown player 'perfect'; choose from random"),
        ],
    )
    def test_where_there_is_none(
        self, run: Run, save: Save, objects: list[dict[str, Any]], arguments: list[str], says: str
    ) -> None:
        path = save(objects)
        status, out, err = run("hint", path, *arguments)
        assert (status, out) == (2, "")
        assert err.removeprefix(path).startswith(says)

    def test_a_program_is_asked(self, run: Run, save: Save, tmp_path: Path) -> None:
        answer = 'answer({"move": "play", "card": message["legal"][0]["card"]["one_of"][-1]})'
        found = json.loads(run("hint", save(MIDDLE), "--player", player(tmp_path, answer), "--json")[1])
        assert found["moves"] == [{"move": {"move": "play", "card": "KC"}, "probability": 1.0, "value": None}]
        answer = 'answer({"move": "play", "card": "KS"})'
        status, _, err = run("hint", save(MIDDLE), "--player", player(tmp_path, answer))
        assert status == 2
        assert err.endswith("): KS does not follow suit: seat 1 still has clubs\n")


class TestRules:
    def test_they_load_back(self, run: Run, tmp_path: Path) -> None:
        status, out, _ = run("rules", "losers")
        assert status == 0
        assert 'game = "losers"' in out.splitlines()
        path = tmp_path / "losers.toml"
        path.write_text(out.replace("round_limit = 0", "round_limit = 1"))
        status, out, _ = run(*SIMULATE, "--games", "2", "--json", "--rules", str(path))
        assert (status, json.loads(out)["rules"]) == (0, {"round_limit": 1})

    def test_a_file_and_what_is_set_beside_it_are_judged_together(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "nothing.toml"
        path.write_text("trump_points = 0\nthree_points = 0\nfour_points = 0\n")
        status, _, err = run(*SIMULATE, "--rules", str(path))
        assert status == 2
        assert "a match needs a round_limit" in err
        for more in ("round_limit=1", "trump_points=1"):
            assert run(*SIMULATE, "--games", "2", "--rules", str(path), "--set", more)[0] == 0

    @pytest.mark.parametrize("value", ["1_0", "٣", "", "1.0", "0x3", "9" * 5000])
    def test_a_number_is_written_in_digits(self, run: Run, value: str) -> None:
        status, _, err = run(*SIMULATE, "--set", f"target={value}")
        assert status == 2
        assert "target must be between 1 and 1000, not " in err
        assert err.count("\n") == 1

    def test_those_of_another_game_are_refused(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "war.toml"
        path.write_text(run("rules", "war")[1])
        status, _, err = run(*SIMULATE, "--rules", str(path))
        assert status == 2
        assert err.startswith(f'{path}:2: these house rules are for "war", not for "losers"')

    def test_a_match_without_points_needs_a_limit_wherever_it_is_said(self, run: Run, tmp_path: Path) -> None:
        nothing = ["--set", "trump_points=0", "--set", "three_points=0", "--set", "four_points=0"]
        status, _, err = run(*SIMULATE, *nothing)
        assert status == 2
        assert err == (
            "cardtable simulate: with trump_points, three_points and four_points all 0, a match needs a round_limit "
            "to end\n"
        )
        limit = ["--set", "round_limit=1"]
        for arguments in ([*nothing, *limit], [*limit, *nothing]):
            status, out, _ = run(*SIMULATE, *arguments, "--games", "2", "--json")
            found = json.loads(out)
            assert status == 0
            assert [seat["wins"] for seat in found["seats"]] == [pytest.approx(2 / 3)] * 3  # all seats share every win
            assert found["moves"] == 2 * (1 + 3 + 51)

    def test_bots(self, run: Run) -> None:
        status, out, _ = run("bots", "losers")
        assert status == 0
        assert out.splitlines() == list(PLAYERS["losers"])
        assert out.startswith("random\n")


SIMULATE = ["simulate", "losers", "--seats", "random,random,random"]
BRIEF = ["--set", "round_limit=2", "--games", "6", "--seed", "3"]


def simulated(run: Run, *arguments: str) -> dict[str, Any]:
    """Return the JSON of `cardtable simulate losers`, without the time taken."""
    status, out, err = run(*arguments, "--json")
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    assert found.pop("seconds") >= 0
    return found


class TestSimulate:
    def test_the_youngest_stays_the_youngest_as_seats_rotate(self, run: Run, tmp_path: Path) -> None:
        found = simulated(run, *SIMULATE, *BRIEF, "--records", str(tmp_path))
        assert (found["game"], found["games"], found["unfinished"], found["failed"]) == ("losers", 6, 0, 0)
        paths = sorted(tmp_path.iterdir())
        headers = [json.loads(path.read_text().splitlines()[0]) for path in paths]
        # The first player named is the youngest, and moves up a seat with each match; the second sits at their left.
        orders = [None, [1, 2, 0], [2, 0, 1]] * 2
        assert [header.get("youngest_first") for header in headers] == orders
        callers = [json.loads(path.read_text().splitlines()[2]) for path in paths]
        assert [(call["move"], call["seat"]) for call in callers] == [("trump", seat) for seat in (0, 1, 2, 0, 1, 2)]
        status, out, _ = run("check", *map(str, paths))
        assert status == 0
        assert out.count(": ok, winners ") == 6

    def test_with_fixed_seats_nobody_need_say_who_is_young(self, run: Run, tmp_path: Path) -> None:
        simulated(run, *SIMULATE, *BRIEF, "--fixed-seats", "--records", str(tmp_path))
        assert all("youngest_first" not in path.read_text() for path in tmp_path.iterdir())

    @pytest.mark.parametrize("fixed", [[], ["--fixed-seats"]])
    def test_numbers_go_with_the_player(self, run: Run, tmp_path: Path, fixed: list[str]) -> None:
        found = simulated(run, *SIMULATE, *BRIEF, *fixed, "--records", str(tmp_path))
        points = [0, 0, 0]
        wins = [0.0, 0.0, 0.0]
        for number, path in enumerate(sorted(tmp_path.iterdir())):
            result = replay(path).result
            assert result is not None
            for player_number in range(3):
                seat = player_number if fixed else (player_number + number) % 3
                points[player_number] += result.scores[seat]
                wins[player_number] += (seat in result.winners) / len(result.winners)
        assert [seat["wins"] for seat in found["seats"]] == pytest.approx(wins)
        assert [seat["mean_score"] for seat in found["seats"]] == pytest.approx([score / 6 for score in points])

    def test_the_same_seed_gives_the_same_whatever_the_jobs(self, run: Run) -> None:
        assert simulated(run, *SIMULATE, *BRIEF, "--jobs", "2") == simulated(run, *SIMULATE, *BRIEF, "--jobs", "1")

    def test_a_match_that_is_too_long_is_abandoned(self, run: Run, tmp_path: Path) -> None:
        found = simulated(run, *SIMULATE, "--games", "2", "--max-moves", "100", "--records", str(tmp_path))
        assert (found["unfinished"], found["moves"]) == (2, 200)
        status, out, _ = run("check", *map(str, tmp_path.iterdir()))
        assert (status, out.count("ok, in progress")) == (0, 2)

    @pytest.mark.parametrize(("count", "says"), [(1, "not 1"), (9, "not 9")])
    def test_two_to_eight_players(self, run: Run, count: int, says: str) -> None:
        status, _, err = run("simulate", "losers", "--seats", ",".join(["random"] * count))
        assert status == 2
        assert f"Loser's Game has 2 to 8 seats, {says}" in err


# Plays by patterns alone: bids 3, and otherwise takes each pattern's last value. It logs all that it reads.
BEFORE = """
log = open({log!r}, "a")

def pick(pattern):
    values = {{}}
    for key, value in pattern.items():
        if isinstance(value, dict) and "one_of" in value:
            value = value["one_of"][-1]
        elif isinstance(value, dict):
            value = min(value["from"] + 3, value["to"])
        values[key] = value
    return values
"""
TURN = 'log.write(line); log.flush(); answer(pick(message["legal"][0]))'


class TestProgram:
    def test_one_plays_by_the_patterns(self, run: Run, tmp_path: Path) -> None:
        log, records = tmp_path / "log", tmp_path / "records"
        name = player(tmp_path, TURN, before=BEFORE.format(log=str(log)))
        arguments = [
            "simulate",
            "losers",
            "--seat",
            name,
            "--seats",
            "random,random,random",
            "--games",
            "2",
            "--seed",
            "1",
        ]
        found = simulated(run, *arguments, "--set", "round_limit=2", "--jobs", "1", "--records", str(records))
        assert (found["failed"], found["unfinished"]) == (0, 0)
        asked = [json.loads(line) for line in log.read_text().splitlines()]
        kinds = Counter(held["legal"][0]["move"] for held in asked)
        assert kinds["bid"] == 4
        assert kinds["play"] == 4 * 12  # thirteen cards a hand, of which the last is forced
        moves = [json.loads(line) for path in sorted(records.iterdir()) for line in path.read_text().splitlines()]
        mine = [0, 1]
        calls = 0
        for match, path in enumerate(sorted(records.iterdir())):
            lines = [json.loads(line) for line in path.read_text().splitlines()]
            calls += sum(held.get("move") == "trump" and held["seat"] == mine[match] for held in lines)
        assert kinds["trump"] == calls > 0
        assert len(moves) == 2 * (1 + 2 * (1 + 1 + 4 + 52) + 1)
        for held in asked:
            (pattern,) = held["legal"]
            assert list(held) == ["your_turn", "legal"]
            if pattern["move"] == "trump":
                assert pattern == {"move": "trump", "suit": {"one_of": ["C", "D", "H", "S"]}}
            elif pattern["move"] == "bid":
                assert pattern == {"move": "bid", "points": {"from": 0, "to": 130}}
            else:
                assert list(pattern) == ["move", "card"]
                card = pattern["card"]
                assert isinstance(card, str) or (list(card) == ["one_of"] and 1 < len(card["one_of"]) <= 13)
        assert any(isinstance(held["legal"][0].get("card"), str) for held in asked)  # the only card of the suit led

    @pytest.mark.parametrize(
        ("turn", "says"),
        [
            ('answer({"move": "trump", "suit": "X"})', "line 3: seat 0 (NAME): suit must be one of C D H S, not 'X'"),
            ('answer({"move": "trump"})', "line 3: seat 0 (NAME): suit is missing"),
            ('answer({"move": "bid", "points": 3})', "line 3: seat 0 (NAME): trump must be called now"),
            ('answer({"say": "plea"})', "line 3: seat 0 (NAME): Loser's Game has no talk"),
            (
                'kind = message["legal"][0]["move"]\n'
                '        answer({"move": "trump", "suit": "H"} if kind == "trump" else {"move": "bid", "points": 131})',
                "line 7: seat 0 (NAME): points must be between 0 and 130, the most that can be taken, not 131",
            ),
        ],
    )
    def test_what_is_not_legal_ends_its_match(self, run: Run, tmp_path: Path, turn: str, says: str) -> None:
        name = player(tmp_path, turn)
        arguments = ["--seat", name, "--seats", "random,random,random", "--games", "1", "--set", "round_limit=1"]
        status, _, err = run("simulate", "losers", *arguments)
        assert status == 1
        assert err.startswith(f"match 1, {says.replace('NAME', name)}")
