"""Hostile text in files: no command prints control characters, or a line that looks like one of ours."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardtable.commands
from cardtable import cli
from cardtable.playtest.study_part import Part, read_part, written_part
from tests.conftest import Run

HOSTILE = "\x1b]0;owned\x07\x9b31m\u202eevil\n2 of 2 paired games differed\r\x85\u2028\u2066x"
"""Text with a window title, colours in both notations, reversed letters and all sorts of line breaks."""
OBEYED = {chr(code) for code in (*range(0x20), *range(0x7F, 0xA0), 0x61C, 0x200E, 0x200F)} | {
    chr(code) for code in (*range(0x2028, 0x202F), *range(0x2066, 0x206A))
}
QUICK = ("--games", "2", "--jobs", "1")
STUDY = """
game = "war"
seats = ["random", "random"]
seed = 7
[rules]
suit_size = 3
[variants.{name}]
tie = "carry"
[variants.{name}2]
king_value = 9
[goals]
margin = {{ from = 1 }}
[claim]
says = {name}
shown_by = [{{ measure = "first", under = {name}, than = "base", above = 0 }}]
"""


def harmless(text: str) -> str:
    """Return a command's output, having checked that it has nothing a terminal obeys."""
    assert not OBEYED & set(text.replace("\n", ""))
    return text


@pytest.fixture
def lines(run: Run) -> Callable[..., int]:
    """Return a function that counts the lines a command prints, having checked that all are harmless."""

    def lines(*arguments: str) -> int:
        _, out, err = run(*arguments)
        assert out or err
        return len(harmless(out).splitlines()) + len(harmless(err).splitlines())

    return lines


def study(path: Path, name: str) -> str:
    """Write a study file with `name` wherever it takes a text."""
    quoted = json.dumps(name)  # also valid TOML
    path.write_text(STUDY.replace("{name}2", json.dumps(f"{name}2")).format(name=quoted), encoding="utf-8")
    return str(path)


def test_a_study_s_names_and_claim(tmp_path: Path, lines: Callable[..., int]) -> None:
    good, bad = study(tmp_path / "good.toml", "mine"), study(tmp_path / "bad.toml", HOSTILE)
    for more in ((), ("--json",)):
        assert lines("study", bad, *QUICK, *more) == lines("study", good, *QUICK, *more)


@pytest.mark.parametrize(
    "text",
    [
        "game = {odd}",
        'game = "war"\nseats = [{odd}, {odd}]',
        'game = "war"\nseats = ["random", "random"]\n{odd} = 1',
        'game = "war"\nseats = ["random", "random"]\n[rules]\n{odd} = 1\ntie = {odd}',
        'game = "war"\nseats = ["random", "random"]\n[goals]\n{odd} = 1',
        'game = "war"\nseats = ["random", "random"]\n[goals]\nmargin = {odd}',
        'game = "war"\nseats = ["random", "random"]\n[variants.base]\n{odd} = 1',
        'game = "war"\nseats = ["random", "random"]\nalso = [{odd}]',
        'game = "war"\nseats = ["random", "random"]\n[sweep]\n{odd} = [1]\nmode = {odd}\nraise = {odd}',
        'game = "war"\nseats = ["random", "random"]\n[claim]\n{odd} = 1\nshown_by = [{odd}]',
        'game = "war"\nseats = ["random", "random"]\n[claim]\nshown_by = [{ {odd} = 1 }]',
        'game = "war"\nseats = ["random", "random"]\n[claim]\nshown_by = [{ measure = {odd}, under = {odd} }]',
    ],
)
def test_what_is_wrong_with_a_study(text: str, tmp_path: Path, lines: Callable[..., int]) -> None:
    counts = []
    for odd in ("x", HOSTILE):
        path = tmp_path / "study.toml"
        path.write_text(text.replace("{odd}", json.dumps(odd)), encoding="utf-8")
        counts.append(lines("study", str(path), *QUICK))
    assert counts[0] == counts[1]


@pytest.mark.parametrize("text", ["{odd} = 1", "tie = {odd}", "game = {odd}"])
def test_a_file_of_house_rules(text: str, tmp_path: Path, lines: Callable[..., int]) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text.replace("{odd}", json.dumps(HOSTILE)), encoding="utf-8")
    assert lines("simulate", "war", "--rules", str(path), *QUICK) == 1
    assert lines("compare", "war", "--rules", str(path), "--set", "suit_size=4", *QUICK) == 1


def part(folder: Path, run: Run, change: Callable[[dict[str, Any]], None]) -> str:
    """Write a part of a study that `change` has tampered with."""
    file = folder / "1.part"
    run("study", study(folder / "good.toml", "mine"), *QUICK, "--out", str(file))
    held = json.loads(file.read_bytes())
    change(held)
    file.write_text(json.dumps(held), encoding="utf-8")
    return str(file)


class TestPart:
    def test_its_names_claim_faults_and_command(self, tmp_path: Path, run: Run, lines: Callable[..., int]) -> None:
        def change(held: dict[str, Any]) -> None:
            held["command"] = HOSTILE
            held["study"]["rule_sets"][1]["name"] = held["study"]["claim"][1][0][1] = HOSTILE
            held["study"]["rule_sets"][2]["name"] = f"{HOSTILE}2"
            held["study"]["claim"][0] = HOSTILE
            held["study"]["seats"] = [HOSTILE] * 2
            held["tally"]["faults"] = [[1, HOSTILE]]
            for each in held["tally"]["rule_sets"]:
                each["trials"] = {}

        def usual(held: dict[str, Any]) -> None:
            held["tally"]["faults"] = [[1, "It fails."]]

        expected = {more: lines("merge", part(tmp_path, run, usual), *more) for more in ((), ("--json",))}
        bad = part(tmp_path, run, change)
        assert lines("merge", bad, "--json") == expected[("--json",)]
        assert lines("merge", bad) == expected[()] - 1  # it offers no command to repeat the study

    def test_a_command_from_elsewhere_is_only_offered_where_it_can_do_nothing_else(
        self, tmp_path: Path, run: Run
    ) -> None:
        for command in (
            "rm -rf ~",
            "cardtable study x.toml; rm -rf ~",
            "cardtable study 'x&calc.toml' --games 2 --seed 7",
            "cardtable study '$(rm x).toml' --games 2 --seed 7",
            "cardtable study x.toml --records /home",
            "cardtable study --out x.toml",
            "cardtable compare war --seat 'exec:rm -rf x' --seat random --set tie=carry --games 2 --seed 7",
            "cardtable compare war --seat random --set tie=carry --games 2",
            "cardtable merge x.part",
            "cardtable study x.toml --games",
            "cardtable study 'x.toml",
            "cardtable  study x.toml --games 2",
            "",
        ):
            name = part(tmp_path, run, lambda held, command=command: held.update(command=command))  # type: ignore[misc]
            page = tmp_path / "page.html"
            status, out, _ = run("merge", name, "--report", str(page))
            assert status == 0
            last = out.splitlines()[-1]
            assert last.endswith("The command that came with these results isn't shown: it might do something else.")
            assert "<code>" not in page.read_text(encoding="utf-8").partition("<footer>")[2]

    @pytest.mark.parametrize(
        "command",
        [
            "cardtable study 'my study.toml' --games 2 --seed 7",
            "cardtable study --author war queen_on_top --games 2 --seed 7 --effort 0.5 --also skill --max-moves 9",
            "cardtable compare war --rules a.toml --seat random --seat random --set tie=carry --games 2 --seed -7",
        ],
    )
    def test_one_of_ours_is(self, command: str, tmp_path: Path, run: Run) -> None:
        name = part(tmp_path, run, lambda held: held.update(command=command))
        assert run("merge", name)[1].splitlines()[-1] == f"  {command}"

    def test_one_s_own_is_whatever_it_says(self, tmp_path: Path, run: Run) -> None:
        whole = read_part(Path(part(tmp_path, run, lambda held: None)).read_bytes())
        own = Part(whole.study, "cardtable study 'a&b.toml'", 1, 1, whole.blocks, whole.tally)
        assert own.offered == own.command
        assert read_part(written_part(own)).offered == ""


def record(path: Path, name: str) -> str:
    """Write a record under way with `name` wherever its header takes a text."""
    header = {
        "format": "cardtable",
        "version": 1,
        "game": "war",
        "rules": {"suit_size": 3},
        "seats": [{"player": "human", "name": name}, {"player": name}],
        "seed": 7,
        "name": name,
        "note": name,
        name: name,
    }
    lines = [header, {"chance": "deal", "suits": ["S", "C"], "first": 0, "prizes": ["2D", "AD", "3D"]}]
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return str(path)


class TestRecord:
    def test_every_command_that_reads_one(
        self, tmp_path: Path, lines: Callable[..., int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(cli, "_open_app", lambda path: cli.main(["check", str(path)]))
        good, bad = record(tmp_path / "good.cardtable", "Anna"), record(tmp_path / "bad.cardtable", HOSTILE)
        for command in (("check",), ("view", "--seat", "0"), ("hint",), ("hint", "--json"), ()):
            arguments = list(command[1:])
            for name in (good, bad):
                assert lines(*command[:1], name, *arguments) >= 1
            assert lines(*command[:1], bad, *arguments) == lines(*command[:1], good, *arguments)

    def test_what_a_program_reads_of_it_is_what_stands_there(self, tmp_path: Path, run: Run) -> None:
        _, out, _ = run("view", record(tmp_path / "bad.cardtable", HOSTILE), "--seat", "0")
        assert json.loads(harmless(out).splitlines()[0])["seats"][0]["name"] == HOSTILE

    @pytest.mark.parametrize(
        "line",
        ['{"seat": 0, "move": {odd}}', '{"chance": {odd}}', "{{odd}: 1}", '{"seat": {odd}, "move": "bid"}', "{odd}"],
    )
    def test_what_is_wrong_with_one(self, line: str, tmp_path: Path, lines: Callable[..., int]) -> None:
        path = Path(record(tmp_path / "bad.cardtable", "Anna"))
        path.write_text(path.read_text() + line.replace("{odd}", json.dumps(HOSTILE)) + "\n", encoding="utf-8")
        for command in ("check", "view", "hint"):
            assert lines(command, str(path), *(("--seat", "0") if command == "view" else ())) == 1
        assert lines(str(path)) == 1

    def test_the_name_of_a_file(self, tmp_path: Path, lines: Callable[..., int]) -> None:
        name = str(tmp_path / HOSTILE.replace("/", ""))
        for command in (("check",), ("view", "--seat", "0"), ("hint",), ("merge",), ("study",), ()):
            assert lines(*command[:1], name, *command[1:]) == 1


LESSON = """
seat = {odd}
[header]
game = "war"
seats = [{ player = "human", name = {odd} }, { player = {odd} }]
[[steps]]
title = {odd}
text = {odd}
{odd} = 1
"""


def test_what_is_wrong_with_a_lesson(tmp_path: Path, lines: Callable[..., int]) -> None:
    path = tmp_path / "lesson.toml"
    quoted = json.dumps(HOSTILE)
    for text in (
        LESSON,
        LESSON.replace("seat = {odd}", "seat = 0"),
        LESSON.replace('"war"', "{odd}"),
        "{odd} = 1\nsteps = 1",
    ):
        path.write_text(text.replace("{odd}", quoted), encoding="utf-8")
        assert lines(str(path)) == 1


def test_what_programs_do_wrong_is_told_on_one_line(tmp_path: Path, lines: Callable[..., int]) -> None:
    assert lines("simulate", "war", "--seat", f"exec:{HOSTILE}", "--seat", "random", *QUICK) == 1


def test_commands_print_in_no_other_way() -> None:
    """Commands print through `say`, `emit` and the progress bar, which shows nothing from a file."""
    found = []
    for path in [Path(cli.__file__), *Path(cardtable.commands.__file__).parent.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            printed = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
            written = isinstance(node, ast.Attribute) and node.attr in ("write", "writelines")
            if printed or written:
                found.append(path.name)
    assert sorted(found) == ["__init__.py", "__init__.py", "common.py"]
