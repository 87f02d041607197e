"""Command line: output, exit status, and reasons for every fault."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardtable
from cardtable.bots.advice_summary import hundred
from cardtable.bots.player import Advice, Choice, Player
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import LINE_LIMIT
from cardtable.engine.views import View
from cardtable.games.war.play import PASS
from cardtable.resources import game_resource
from tests.conftest import Run
from tests.programs import EXAMPLE, command, player
from tests.waiting import PATIENCE

HEADER = '{"format": "cardtable", "version": 1, "game": "war", "rules": {"suit_size": 3}, "seats": [{}, {}, {}]}'
DEAL = '{"chance": "deal", "suits": ["C", "D", "H"], "first": 1, "prizes": ["2S", "AS", "3S"]}'
GAME = [
    HEADER,
    DEAL,
    '{"seat": 1, "move": "bid", "card": "2D"}',
    '{"seat": 2, "move": "bid", "card": "3H"}',
    '{"seat": 0, "move": "bid", "card": "AC"}',
    '{"seat": 2, "move": "bid", "card": "AH"}',
    '{"seat": 0, "move": "bid", "card": "3C"}',
    '{"seat": 1, "move": "bid", "card": "3D"}',
    '{"seat": 0, "move": "bid", "card": "2C"}',
    '{"seat": 1, "move": "bid", "card": "AD"}',
    '{"seat": 2, "move": "bid", "card": "2H"}',
    '{"result": "finished", "winners": [2], "scores": [0, 0, 2]}',
]
RANDOMS = ["--seats", "random,random"]

Save = Callable[..., str]

LESSON = game_resource("war", "lesson.toml").read_bytes()


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """Return a function that writes lines to a file, and returns its name."""

    def save(lines: list[str], name: str = "game.cardtable", end: str = "\n") -> str:
        path = tmp_path / name
        path.write_bytes("".join(line + end for line in lines).encode())
        return str(path)

    return save


def cardtable_process(*arguments: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run a command in its own process."""
    return subprocess.run([sys.executable, "-m", "cardtable", *arguments], check=False, timeout=PATIENCE, **options)


@pytest.mark.parametrize("key", GAMES)
def test_where_nobody_is_named_club_players_sit_at_a_usual_table(run: Run, key: str) -> None:
    status, out, _ = run("simulate", key, "--games", "2", "--jobs", "1", "--json")
    seats = json.loads(out)["seats"]
    assert status == 0
    assert [seat["player"] for seat in seats] == ["club"] * GAMES[key].usual_seats


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["deal", "war"], "cardtable: argument COMMAND: invalid choice: 'deal'"),
        (["--frobnicate"], "cardtable: unrecognised arguments: --frobnicate"),
        (["simulate"], "cardtable simulate: the following arguments are required: GAME"),
        (["simulate", "bridge", *RANDOMS], "unknown game 'bridge'; choose from war"),
        (["simulate", "war", "--seats", "random"], "Bidding War has 2 to 7 seats, not 1"),
        (["simulate", "war", "--seats", ",".join(["random"] * 8)], "Bidding War has 2 to 7 seats, not 8"),
        (["simulate", "war", "--seats", "random,Random"], "unknown player 'Random'; choose from random, "),
        (["simulate", "war", "--seats", "random,"], "unknown player ''; choose from random, "),
        (["simulate", "war", "--seats", "random,human"], "human players can only play in the app"),
        (["simulate", "war", "--seats", "random,exec:"], "'exec:' contains no command"),
        (["simulate", "war", "--seats", "random,exec:'"], "is not a valid command: No closing quotation"),
        (["simulate", "war", "--seats", "random,exec:./none"], "cardtable simulate: there is no program './none'"),
        (
            ["simulate", "war", *RANDOMS, "--games", "0"],
            "argument --games: must be a whole number from 1 to 1000000000",
        ),
        (["simulate", "war", *RANDOMS, "--games", "-3"], ", not '-3'"),
        (["simulate", "war", *RANDOMS, "--games", "1e3"], ", not '1e3'"),
        (["simulate", "war", *RANDOMS, "--games", "9" * 5000], "argument --games: must be a whole number"),
        (["simulate", "war", *RANDOMS, "--games", "٣"], "argument --games: must be a whole number"),
        (["simulate", "war", *RANDOMS, "--games"], "argument --games: expected one argument"),
        (["simulate", "war", *RANDOMS, "--jobs", "0"], "argument --jobs: must be a whole number from 1 to 256"),
        (["simulate", "war", *RANDOMS, "--seed", str(1 << 63)], "argument --seed: must be a whole number"),
        (["simulate", "war", *RANDOMS, "--max-moves", "0"], "argument --max-moves: must be a whole number"),
        (["simulate", "war", *RANDOMS, "--effort", "nan"], "argument --effort: must be a number above 0"),
        (["simulate", "war", *RANDOMS, "--effort", "1e999"], "argument --effort: must be a number above 0"),
        (["simulate", "war", *RANDOMS, "--time-limit", "0"], "argument --time-limit: must be a number above 0"),
        (["simulate", "war", *RANDOMS, "--set", "suit_size"], "'suit_size' must have the form KEY=VALUE"),
        (["simulate", "war", *RANDOMS, "--set", "suit_size=2"], "suit_size must be between 3 and 13, not 2"),
        (["simulate", "war", *RANDOMS, "--set", "trumps=2"], "unknown house rule 'trumps'; choose from suit_size, "),
        (
            ["simulate", "war", *RANDOMS, "--set", "tie=\x1b[31m"],
            "tie must be one of discard, carry, next_highest, not ",
        ),
        (["simulate", "war", *RANDOMS, "--rules", "none.toml"], "none.toml: No such file or directory"),
        (["simulate", "war", *RANDOMS, "--rules", "."], ".: Is a directory"),
        (["simulate", "war", *RANDOMS, "--records", __file__], "test_cli.py: File exists"),
        (["simulate", "war", *RANDOMS, "--records", ""], "'' is not a file name"),
        (["simulate", "war", *RANDOMS, "--game", "5"], "unrecognised arguments: --game 5"),
        (["simulate", "war", *RANDOMS, "more"], "unrecognised arguments: more"),
        (["check"], "cardtable check: the following arguments are required: FILE"),
        (["view", "none"], "cardtable view: the following arguments are required: --seat"),
        (["view", "none", "--seat", "0"], "none: No such file or directory"),
        (["view", "none", "--seat", "-1"], "argument --seat: must be a whole number from 0"),
        (["view", "none", "--seat", "0", "--line", "0"], "argument --line: must be a whole number from 1"),
        (["hint", "none"], "none: No such file or directory"),
        (["hint", "a\0b"], "is not a file name"),
        (["rules"], "cardtable rules: the following arguments are required: GAME"),
        (["rules", "whist"], "unknown game 'whist'"),
        (["bots", "x" * 200_000], "unknown game 'xxx"),
        (["bots", "war\nwar"], r"unknown game 'war\nwar'"),
    ],
)
def test_bad_arguments_get_one_line(run: Run, arguments: list[str], says: str) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert says in err
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert err[:-1].isprintable()
    assert len(err) < 6000


class TestCheck:
    def test_a_finished_game(self, run: Run, save: Save) -> None:
        path = save(GAME)
        assert run("check", path) == (0, f"{path}: ok, winners 2, scores 0 0 2\n", "")

    def test_several_winners(self, run: Run, save: Save) -> None:
        two = [HEADER.replace("[{}, {}, {}]", "[{}, {}]")]
        two += ['{"chance": "deal", "suits": ["C", "D"], "first": 0, "prizes": ["2S", "AS", "3S"]}']
        for rank in "A23":
            order = (0, 1) if rank != "2" else (1, 0)
            two += [json.dumps({"seat": seat, "move": "bid", "card": rank + "CD"[seat]}) for seat in order]
        path = save([*two, '{"result": "finished", "winners": [1, 0], "scores": [0, 0]}'])
        assert run("check", path) == (0, f"{path}: ok, winners 0 1, scores 0 0\n", "")

    @pytest.mark.parametrize("lines", [GAME[:1], GAME[:5], GAME[:11]])
    def test_a_game_in_progress(self, run: Run, save: Save, lines: list[str]) -> None:
        path = save(lines, end="\r\n")
        assert run("check", path) == (0, f"{path}: ok, in progress\n", "")

    @pytest.mark.parametrize(
        ("lines", "says"),
        [
            ([], "1: the file is empty; a record must begin with a header"),
            (["hello"], "1: not JSON: "),
            (["[]"], "1: not a JSON object"),
            ([HEADER.replace("war", "bridge")], f'1: game must be one of {", ".join(GAMES)}, not "bridge"'),
            ([*GAME, "", '{"note": "too late"}'], "14: nothing may follow the result"),
            (
                [*GAME[:11], '{"result": "finished", "winners": [0], "scores": [0, 0, 2]}'],
                "12: winners must be [2], not [0]",
            ),
            (
                [HEADER, "", DEAL, '{"seat": 0, "move": "bid", "card": "2C"}'],
                "4: it is seat 1's turn, not seat 0's",
            ),
            ([HEADER, '{"note": "\\ud800"}'], "2: not JSON: lone surrogate"),
            ([HEADER, '{"chance": "deal\\u001b[2J"}'], '2: chance must be "deal", not "deal\\u001b[2J"'),
        ],
    )
    def test_a_fault_is_named_with_its_line(self, run: Run, save: Save, lines: list[str], says: str) -> None:
        path = save(lines)
        status, out, err = run("check", path)
        assert (status, err) == (1, "")
        assert out.startswith(f"{path}:{says}")
        assert len(out.splitlines()) == 1
        assert out[:-1].isprintable()

    def test_all_files_are_checked_whatever_is_wrong_with_some(self, run: Run, save: Save, tmp_path: Path) -> None:
        good, bad, none = save(GAME, "good"), save(["x"], "bad"), str(tmp_path / "none")
        status, out, err = run("check", bad, good)
        assert status == 1
        status, out, err = run("check", none, bad, str(tmp_path), good)
        assert status == 2
        assert [line.split(" ")[0] for line in out.splitlines()] == [f"{bad}:1:", f"{good}:"]
        assert err == f"{none}: No such file or directory\n{tmp_path}: Is a directory\n"

    def test_strange_files_are_survived(self, run: Run, tmp_path: Path) -> None:
        huge = tmp_path / "huge"
        with huge.open("wb") as file:
            file.write(GAME[0].encode() + b"\n")
            file.truncate(1 << 30)
        assert run("check", str(huge))[1] == f"{huge}:2: the line is longer than {LINE_LIMIT:,} bytes\n"
        if sys.platform != "win32":
            os.mkfifo(tmp_path / "pipe")
            for path in (str(tmp_path / "pipe"), "/dev/zero", "/dev/null"):
                assert run("check", path) == (2, "", f"{path}: not a regular file\n")

    @pytest.mark.skipif(sys.platform != "linux", reason="names of files are any bytes")
    def test_strange_names_stay_on_one_line(self, run: Run, tmp_path: Path) -> None:
        path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\n\x1b[31m\xe2\x80\xae")
        Path(path).write_text("\n".join(GAME))
        status, out, err = run("check", path, path + "none")
        assert (status, len(out.splitlines()), len(err.splitlines())) == (2, 1, 1)
        assert out == rf"{tmp_path}/\udcff\n\x1b[31m\u202e: ok, winners 2, scores 0 0 2" + "\n"


class TestView:
    def test_a_seat_sees_its_own_secrets_only(self, run: Run, save: Save) -> None:
        status, out, err = run("view", save(GAME[:5]), "--seat", "2")
        assert (status, err) == (0, "")
        lines = [json.loads(line) for line in out.splitlines()]
        assert lines[0]["you"] == 2
        assert lines[1]["prizes"] == [None, None, None]
        assert lines[2] == {"reveal": [{"line": 2, "place": 0, "card": "2S"}]}
        assert [line["card"] for line in lines[3:6]] == [None, "3H", None]
        assert lines[6]["reveal"] == [
            {"line": 2, "place": 1, "card": "AS"},
            {"line": 4, "card": "2D"},
            {"line": 6, "card": "AC"},
        ]

    def test_up_to_a_line(self, run: Run, save: Save) -> None:
        path = save([*GAME[:5], "this is broken"])
        outputs = [run("view", path, "--seat", "0", "--line", str(line))[1] for line in range(1, 6)]
        assert [len(output.splitlines()) for output in outputs] == [1, 3, 4, 5, 7]
        assert all(longer.startswith(shorter) for shorter, longer in itertools.pairwise(outputs))
        assert run("view", path, "--seat", "0") == (2, "", f"{path}:6: not JSON: missing value at character 1\n")

    def test_blank_lines_count(self, run: Run, save: Save) -> None:
        path = save(["", GAME[0], " \t", *GAME[1:3], "", ""])
        assert [len(run("view", path, "--seat", "0", "--line", line)[1].splitlines()) for line in "2345678"] == [
            *(1, 1, 3, 4, 4, 4, 0)
        ]
        assert run("view", path, "--seat", "0", "--line", "1")[2].startswith(
            f"{path}:2: line 1 comes before the header"
        )

    def test_what_is_not_there(self, run: Run, save: Save) -> None:
        path = save(GAME)
        assert run("view", path, "--seat", "3") == (2, "", f"{path}: seat must be between 0 and 2, not 3\n")
        assert run("view", path, "--seat", "0", "--line", "13")[2].startswith(
            f"{path}:12: the record ends before line 13"
        )


class TestRules:
    def test_they_load_back(self, run: Run, tmp_path: Path) -> None:
        status, out, _ = run("rules", "war")
        path = tmp_path / "war.toml"
        path.write_text(out)
        assert status == 0
        status, out, _ = run("simulate", "war", *RANDOMS, "--games", "2", "--json", "--rules", str(path))
        assert (status, json.loads(out)["rules"]) == (0, {})

    def test_single_rules_win_over_the_file(self, run: Run, save: Save) -> None:
        path = save(["suit_size = 5", 'tie = "carry"'], "rules.toml")
        arguments = ["--rules", path, "--set", "suit_size=4", "--set", "seller_bids=false"]
        status, out, _ = run("simulate", "war", *RANDOMS, "--games", "2", "--json", *arguments)
        assert (status, json.loads(out)["rules"]) == (0, {"suit_size": 4, "tie": "carry", "seller_bids": False})

    @pytest.mark.parametrize(
        ("lines", "says"),
        [
            (["# mine", 'game = "losers"'], ':2: these house rules are for "losers", not for "war"'),
            (["# mine", "", "suit_size = 2"], ":3: suit_size must be between 3 and 13, not 2"),
            (["[tie]", "x = 1"], ":1: tie must be one of discard, carry, next_highest, not "),
            (["tie = 1", "ace_value = 99"], ":1: tie must be one of discard, carry, next_highest, not 1"),
            (["ace_value = 4", "aces = 99"], ":2: unknown house rule 'aces'; choose from suit_size, "),
            (["ace_value = 4", "tie = ="], ":2: not a TOML file: missing or invalid value"),
            (["", "ace_value = " + "9" * 5000], ":2: the line is longer than 1,000 characters"),
            (["x = [", *["[" * 900] * 20], ": not a TOML file: nested too deeply"),
            (["ace_value = 4", "\udcff"], ":2: not UTF-8"),
            (["é" * (1 << 15), "é"], ": a file of house rules may have at most 65,536 bytes"),
        ],
    )
    def test_a_fault_is_named_with_its_line(self, run: Run, tmp_path: Path, lines: list[str], says: str) -> None:
        path = tmp_path / "rules.toml"
        path.write_bytes("\n".join(lines).encode(errors="surrogateescape"))
        status, out, err = run("simulate", "war", *RANDOMS, "--rules", str(path))
        assert (status, out) == (2, "")
        assert err.startswith(f"{path}{says}")
        assert len(err.splitlines()) == 1

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes of POSIX")
    def test_a_pipe_into_which_nobody_writes_is_not_taken_for_the_defaults(self, run: Run, tmp_path: Path) -> None:
        path = tmp_path / "pipe"
        os.mkfifo(path)
        said = f"{path}: no program is writing to this pipe\n"
        assert run("simulate", "war", *RANDOMS, "--rules", str(path)) == (2, "", said)

    @pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
    def test_what_another_program_prints_is_read(self, run: Run) -> None:
        reading, writing = os.pipe()
        os.write(writing, b"suit_size = 5\n")
        os.close(writing)
        try:
            status, out, _ = run("simulate", "war", *RANDOMS, "--games", "1", "--json", "--rules", f"/dev/fd/{reading}")
        finally:
            os.close(reading)
        assert (status, json.loads(out)["rules"]) == (0, {"suit_size": 5})


class TestHint:
    @pytest.mark.parametrize("name", list(PLAYERS["war"]))
    def test_every_player_has_one(self, run: Run, save: Save, name: str) -> None:
        path = save(GAME[:4])
        status, out, err = run("hint", path, "--player", name, "--json")
        assert (status, err) == (0, "")
        found = json.loads(out)
        assert list(found) == ["seat", "player", "moves", "value", "exact"]
        assert (found["seat"], found["player"]) == (0, name)
        assert all(list(entry) == ["move", "probability", "value"] for entry in found["moves"])
        chances = [entry["probability"] for entry in found["moves"]]
        assert sum(chances) == pytest.approx(1)
        assert chances == sorted(chances, reverse=True)
        legal = [{"move": "bid", "card": card} for card in ("AC", "2C", "3C")]
        assert all(entry["move"] in legal for entry in found["moves"])
        status, out, _ = run("hint", path, "--player", name)
        first, *rest = out.splitlines()
        assert (status, first) == (0, f"seat 0, {name}")
        if found["value"] is not None:
            words = rest.pop(0)
            assert f"ou win {hundred(found['value'])} in 100" in words
            assert words.endswith("Solved exactly." if found["exact"] else "Estimated.")
        assert len(rest) == len(found["moves"])
        assert run("hint", path, "--player", name, "--effort", "2")[0] == 0

    @pytest.mark.parametrize(
        ("rules", "choices", "exact", "says"),
        [
            (
                "",
                [(1, 0.6, 0.54), (2, 0.4, 0.54), (0, 0.0, 0.1)],
                False,
                "Mix: bid 2C (6 times in 10), bid 3C (4 times); you win 54 in 100 games. "
                "If others can predict your move, they can counter it. Estimated.",
            ),
            (
                "",
                [(1, 1.0, 0.54), (2, 0.0, 0.3), (0, 0.0, 0.1)],
                True,
                "Bid 2C: you win 54 in 100 games. Next best: bid 3C, 30 in 100. Solved exactly.",
            ),
            (
                "",
                [(1, 1.0, 0.25), (2, 0.0, 0.25), (0, 0.0, 0.25)],
                True,
                "All moves are equal: you win 25 in 100 games. Solved",
            ),
            (
                "",
                [(1, 1.0, 0.254), (2, 0.0, 0.252), (0, 0.0, 0.1)],
                True,
                "Bid 2C: you win 25 in 100 games. Almost as good: bid 3C. Solved exactly.",
            ),
            (
                ', "bidding": "open"',
                [(PASS, 0.7, 0.54), (2, 0.3, 0.53), (0, 0.0, 0.1)],
                False,
                "Pass: you win 54 in 100 games. Just as good: bid 3C. Estimated.",
            ),
        ],
    )
    def test_it_says_so_in_words(
        self,
        run: Run,
        save: Save,
        monkeypatch: pytest.MonkeyPatch,
        rules: str,
        choices: list[tuple[int, float, float]],
        exact: bool,
        says: str,
    ) -> None:
        class Stranger(Player):
            name = "stranger"

            def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
                return Advice([Choice(*choice) for choice in choices], choices[0][2], exact)

        monkeypatch.setitem(PLAYERS["war"], "stranger", Stranger())
        header = HEADER.replace('"suit_size": 3', f'"suit_size": 3{rules}')
        path = save([header, DEAL.replace('"first": 1', '"first": 0')])
        status, out, _ = run("hint", path)
        first, words, *rest = out.splitlines()
        assert (status, first) == (0, "seat 0, stranger")
        assert words.startswith(says)
        assert len(rest) == len([1 for _, probability, _ in choices if probability])
        found = json.loads(run("hint", path, "--json")[1])
        assert list(found) == ["seat", "player", "moves", "value", "exact"]
        assert len(found["moves"]) == len(rest)
        assert all(entry["probability"] > 0 for entry in found["moves"])

    def test_the_strongest_is_asked_unless_told(self, run: Run, save: Save) -> None:
        found = json.loads(run("hint", save(GAME[:4]), "--json")[1])
        assert found["player"] == list(PLAYERS["war"])[-1]

    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_for_any_seat_that_owes_a_decision(self, run: Run, save: Save, seat: int) -> None:
        path = save(GAME)
        found = json.loads(run("hint", path, "--line", "2", "--seat", str(seat), "--json")[1])
        assert found["seat"] == seat
        assert all(entry["move"]["card"].endswith("CDH"[seat]) for entry in found["moves"])

    def test_it_knows_what_the_seat_knows(self, run: Run, save: Save) -> None:
        path = save(GAME[:4])
        seen = run("hint", path, "--json")
        other = [
            line.replace("2D", "3D").replace("3H", "AH").replace('"2S", "AS", "3S"', '"2S", "3S", "AS"')
            for line in GAME
        ]
        other[0] = other[0].replace('"seats"', '"seed": 99, "note": "x", "seats"')
        assert run("hint", save(other[:4], "other"), "--json") == seen

    def test_a_program_is_asked(self, run: Run, save: Save) -> None:
        path = save(GAME[:4])
        found = json.loads(run("hint", path, "--player", command(EXAMPLE), "--json")[1])
        assert found["moves"] == [{"move": {"move": "bid", "card": "2C"}, "probability": 1.0, "value": None}]
        assert (found["value"], found["exact"]) == (None, False)

    @pytest.mark.parametrize(
        ("turn", "says"),
        [
            ('answer({"move": "bid", "card": "2D"})', "2D is not in the hand of seat 0"),
            ("answer({})", "the answer is not a move"),
            ("sys.exit()", "the program ended with status 0"),
        ],
    )
    def test_a_program_that_fails(self, run: Run, save: Save, tmp_path: Path, turn: str, says: str) -> None:
        status, out, err = run("hint", save(GAME[:4]), "--player", player(tmp_path, turn))
        assert (status, out) == (2, "")
        assert says in err
        assert len(err.splitlines()) == 1

    def test_a_program_that_cannot_be_started(self, run: Run, save: Save) -> None:
        status, _, err = run("hint", save(GAME[:4]), "--player", "exec:./none")
        assert status == 2
        assert err == "seat 0 (exec:./none): the program can't be started: No such file or directory\n"

    def test_a_program_that_a_record_names_is_not_started(self, run: Run, save: Save, tmp_path: Path) -> None:
        ran = tmp_path / "ran"
        seats = json.dumps([{"player": f"exec:touch {ran}"}] * 3)
        path = save([HEADER.replace("[{}, {}, {}]", seats), *GAME[1:4]])
        assert run("hint", path)[0] == 0
        assert run("view", path, "--seat", "0")[0] == 0
        assert run("check", path)[0] == 0
        assert not ran.exists()

    @pytest.mark.parametrize(
        ("line", "arguments", "says"),
        [
            (12, [], ": the game is over"),
            (11, [], ": the game is over"),
            (1, [], ": nobody has a decision to make"),
            (4, ["--seat", "1"], ": seat 1 has no decision to make here, but seat 0 has"),
            (4, ["--seat", "3"], ": seat must be between 0 and 2, not 3"),
            (99, [], ":12: the record ends before line 99"),
        ],
    )
    def test_where_there_is_none(self, run: Run, save: Save, line: int, arguments: list[str], says: str) -> None:
        path = save(GAME)
        status, out, err = run("hint", path, "--line", str(line), *arguments)
        assert (status, out) == (2, "")
        assert err.startswith(path + says)

    @pytest.mark.parametrize("name", ["human", "nobody", "exec:", ""])
    def test_players_that_are_none(self, run: Run, save: Save, name: str) -> None:
        status, _, err = run("hint", save(GAME[:4]), "--player", name)
        assert status == 2
        assert err.startswith("cardtable hint: ")


class TestProgram:
    """Program as a whole."""

    def test_bots(self, run: Run) -> None:
        status, out, _ = run("bots", "war")
        assert status == 0
        assert out.splitlines() == list(PLAYERS["war"])
        assert "random" in out

    def test_version_and_help(self, run: Run) -> None:
        assert run("--version") == (0, f"cardtable {cardtable.__version__}\n", "")
        status, out, _ = run("--help")
        assert status == 0
        assert "simulate" in out

    @pytest.fixture
    def opened(self, monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
        """Return a list of the records that the app was opened with."""
        records: list[Path | None] = []

        def app(argv: list[str], record: Path | None = None) -> int:
            records.append(record)
            return 7

        monkeypatch.setattr("cardtable.app.main.main", app)
        return records

    def test_without_arguments_it_opens_the_app(self, run: Run, opened: list[Path | None]) -> None:
        assert run() == (7, "", "")
        assert opened == [None]

    @pytest.mark.parametrize("cut", [0, 5])
    def test_with_a_record_it_opens_that(self, run: Run, save: Save, opened: list[Path | None], cut: int) -> None:
        """A last line that was cut short was never shown, so the game continues before it."""
        path = save(GAME[:4])
        whole = Path(path).read_bytes()
        Path(path).write_bytes(whole[: len(whole) - cut])
        assert run(path) == (7, "", "")
        assert opened == [Path(path)]

    @pytest.mark.parametrize(
        ("content", "says"),
        [("", ":1: the file is empty; a record must begin with a header"), ("x", ":1: the line is")],
    )
    def test_a_bad_record_is_told(
        self, run: Run, tmp_path: Path, opened: list[Path | None], content: str, says: str
    ) -> None:
        path = tmp_path / "bad"
        path.write_text(content)
        status, out, err = run(str(path))
        assert (status, out, opened) == (2, "", [])
        assert err.startswith(f"{path}{says}")
        assert len(err.splitlines()) == 1

    def test_with_a_study_or_a_lesson_it_opens_that(self, run: Run, tmp_path: Path, opened: list[Path | None]) -> None:
        study, sent, old = (tmp_path / name for name in ("study.toml", "sent.cardtable-study", "sent.ZIP"))
        study.write_text('game = "war"\nseats = ["random", "random"]\nseed = 7\n')
        for archive in (sent, old):
            with zipfile.ZipFile(archive, "w") as zipped:
                zipped.write(study, "study.toml")
        lesson = game_resource("war", "lesson.toml")
        for path in (study, sent, old, lesson):
            assert run(str(path)) == (7, "", "")
        assert opened == [study, sent, old, lesson]

    @pytest.mark.parametrize(
        ("name", "content", "says"),
        [
            ("bad.toml", b'game = "chess"\n', ":1: game must be one of"),
            ("bad.toml", b"game =\n", ":1: not a TOML file"),
            ("bad.toml", b"steps = 3\n", ": "),
            ("bad.toml", LESSON + b'[[steps]]\ntext = ""\n', f":{LESSON.count(10) + 1}: step "),
            ("bad.zip", b"PK", ": it is damaged, or not a zip file"),
            ("bad.cardtable-study", b"", ": it is damaged, or not a zip file"),
        ],
    )
    def test_what_is_wrong_with_one_is_told(
        self, run: Run, tmp_path: Path, opened: list[Path | None], name: str, content: bytes, says: str
    ) -> None:
        path = tmp_path / name
        path.write_bytes(content)
        status, out, err = run(str(path))
        assert (status, out, opened) == (2, "", [])
        assert err.startswith(f"{path}{says}")
        assert len(err.splitlines()) == 1
        path.unlink()
        assert run(str(path)) == (2, "", f"cardtable: {path} is neither a command nor an existing file\n")

    def test_what_is_neither_a_command_nor_a_file_is_told(self, run: Run, opened: list[Path | None]) -> None:
        said = "cardtable: simulat is neither a command nor an existing file\n"
        assert run("simulat") == (2, "", said)
        assert run("\0")[0] == run("")[0] == run(".")[0] == 2
        assert opened == []

    def test_ctrl_c_is_no_traceback(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*arguments: Any) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("cardtable.commands.records.replay", interrupted)
        assert run("check", "x") == (130, "", "")

    @pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
    @pytest.mark.parametrize(
        ("arguments", "module"),
        [
            (["bots", "war"], "cardtable.cli"),
            (["bots", "war"], "cardtable.commands.arguments"),
            (["simulate", "war", "--seats", "random,random"], "cardtable.playtest.batch"),
            ([], "cardtable.app.main"),
            ([], "PySide6.QtCore"),
        ],
    )
    def test_ctrl_c_is_no_traceback_however_early(self, arguments: list[str], module: str) -> None:
        """The signal comes while a module is being looked for."""
        program = (
            "import os, runpy, signal, sys\n"
            "class Interrupts:\n"
            "    def find_spec(self, name, *_):\n"
            f"        if name == {module!r}: os.kill(os.getpid(), signal.SIGINT)\n"
            "sys.meta_path.insert(0, Interrupts())\n"
            f"sys.argv[1:] = {arguments!r}\n"
            "runpy.run_module('cardtable', run_name='__main__')"
        )
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert done.returncode in (130, -signal.SIGINT)
        assert (done.stdout, done.stderr) == ("", "")

    @pytest.mark.slow
    def test_it_tests_itself(self) -> None:
        done = cardtable_process("--self-test", capture_output=True)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.startswith(f"self-test: played {', '.join(GAMES)}; assets found".encode())
        assert done.stdout.count(b"\n") == 1

    def test_the_command_line_imports_no_qt_and_no_numpy(self) -> None:
        program = (
            "import sys; from cardtable.cli import main\n"
            "main(['simulate', 'war', '--seats', 'random,random', '--games', '2'])\n"
            "main(['bots', 'war'])\n"
            "heavy = {'PySide6', 'numpy', 'multiprocessing', 'asyncio'} & set(sys.modules)\n"
            "sys.exit(str(heavy) if heavy else 0)"
        )
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def test_output_is_utf_8_whatever_the_locale(self, save: Save) -> None:
        path = save([HEADER.replace("[{}, ", '[{"name": "Zoë ♠"}, ')])
        environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
        done = cardtable_process("view", path, "--seat", "0", capture_output=True, env=environment)
        assert (done.returncode, done.stderr) == (0, b"")
        assert "Zoë ♠".encode() in done.stdout

    def test_nobody_reads_the_output(self) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        with os.fdopen(writing, "wb") as pipe:
            done = cardtable_process("rules", "war", stdout=pipe, stderr=subprocess.PIPE)
        assert (done.returncode, done.stderr) == (141, b"")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is full")
    def test_the_disk_is_full(self) -> None:
        with Path("/dev/full").open("wb") as full:
            done = cardtable_process("rules", "war", stdout=full, stderr=subprocess.PIPE)
        assert (done.returncode, done.stderr) == (2, b"cardtable: No space left on device\n")

    @pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
    @pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
    def test_streams_may_be_closed(self, closed: str) -> None:
        line = f"exec {sys.executable} -m cardtable simulate war --seats random,random --games 5 {closed}"
        done = subprocess.run(["sh", "-c", line], capture_output=True, check=False, timeout=PATIENCE)
        assert (done.returncode, done.stderr) == (0, b"")
