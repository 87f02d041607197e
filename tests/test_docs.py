"""Examples in the documents work as shown."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.engine.lines import SayLine
from cardtable.journal import read
from cardtable.playtest.measures import MEASURES
from cardtable.playtest.study_file import read_study
from cardtable.playtest.study_rows import BARS, DECISIONS, FINDINGS, GAMES, SEATS, TRIALS
from cardtable.session.lesson import read_lesson
from cardtable.session.lesson_game import check_played
from tasks import ROOT
from tests.games.miser.rules.desk import Desk
from tests.guests import TOY
from tests.programs import EXAMPLE, command

DOCS = EXAMPLE.parent
TALKING = DOCS / "talking_bot.py"
OF_THE_HOST = re.compile(r"(\.\./)+(releases|issues/new/choose|actions/workflows/checks\.yml(/badge\.svg)?)")
"""Links to pages of the project on its host, which are not files in the checkout."""


def blocks(name: str, language: str) -> list[str]:
    """Return the code blocks of a language in a document."""
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_bots_in_the_text_are_the_files() -> None:
    bot, talking = blocks("bots.md", "python")
    assert bot == EXAMPLE.read_text(encoding="utf-8")
    assert talking == TALKING.read_text(encoding="utf-8")
    assert len(bot.splitlines()) < 35
    assert len(talking.splitlines()) < 50


def test_what_is_quoted_of_the_example_game_is_in_it() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(TOY.rglob("*")) if path.suffix in (".py", ".toml")]
    quoted = blocks("your-own-game.md", "python") + blocks("your-own-game.md", "toml")
    assert len(quoted) > 8
    assert [block for block in quoted if not any(block in source for source in sources)] == []


def test_the_lesson_in_the_text_can_be_played_and_translated() -> None:
    lesson, summary, variant, german = (block.encode() for block in blocks("lessons.md", "toml"))
    both = read_lesson(lesson + summary + variant)
    check_played(both)
    assert len(both.variants) == 1
    translated = read_lesson(lesson, german)
    assert translated.steps[0].answers[1].reply.startswith("Das kann")


def test_the_bot_plays_and_can_beat_somebody(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seat", "random", "--seat", command(EXAMPLE), "--games", "40", "--seed", "1", "--json"]
    assert main(["simulate", "war", *arguments]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["failed"] == 0
    assert found["seats"][1]["win_rate"] > 0.6


@pytest.mark.parametrize("seats", [3, 5])
def test_the_bot_that_talks_does_so_and_can_beat_somebody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    others = ["--seat", "random"] * (seats - 1)
    played = ["--games", "20", "--seed", "1", "--json", "--records", str(tmp_path)]
    assert main(["simulate", "miser", "--seat", command(TALKING), *others, *played]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["failed"] == 0
    assert found["seats"][0]["win_rate"] > 1.5 / seats
    said = {
        line.__struct_config__.tag
        for path in tmp_path.iterdir()
        for line in read(path).lines
        if isinstance(line, SayLine)
    }
    assert said == {"plea", "promise"}


WAR, LOSERS, MENTALIST, MISER, WAR_SETUP, LOSERS_SETUP, MENTALIST_SETUP, MISER_SETUP = range(8)
RULES, WAR_REVEAL, WAR_VIEW, MENTALIST_VIEW, LOSERS_VIEW, MISER_VIEW = range(8, 14)
"""Numbers of the JSON blocks in the page on records, in order."""


@pytest.mark.parametrize(
    ("record", "outcome", "view", "seat"),
    [
        (WAR, "winners 0, scores 3 1", WAR_VIEW, 0),
        (LOSERS, "in progress", LOSERS_VIEW, 1),
        (MENTALIST, "winners 0, scores 38 24 28", MENTALIST_VIEW, 2),
        (WAR_SETUP, "in progress", None, 0),
        (LOSERS_SETUP, "in progress", None, 0),
        (MENTALIST_SETUP, "in progress", None, 0),
        (MISER_SETUP, "in progress", None, 0),
        (MISER, "winners 1, scores 21 26 10", MISER_VIEW, 2),
    ],
)
def test_the_records_and_the_views_in_the_text_belong_together(
    record: int, outcome: str, view: int | None, seat: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = blocks("record.md", "json")
    path = tmp_path / "game.cardtable"
    path.write_text(shown[record], encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok, {outcome}\n"
    if view is not None:
        assert main(["view", str(path), "--seat", str(seat)]) == 0
        assert capsys.readouterr().out == shown[view]


def test_the_reveal_in_the_text_is_one_of_the_view_s_lines() -> None:
    shown = blocks("record.md", "json")
    assert shown[WAR_REVEAL] in shown[WAR_VIEW]


def test_what_a_program_is_asked_in_miser_is_what_the_text_shows() -> None:
    hands = ["2S 9H KC", "5C KD", "AS 4D"]
    found = []
    for desk, scripts in (
        (Desk(hands, pennies=[17, 20, 1], centre=4), ["", "0 propose 1 2 2+3 5", "1 accept; 0 commit 2S"]),
        (Desk(hands), ["0 attack 2 1 9H", "2 lay AS; 0 ready"]),
        (Desk(hands, centre=3), ["0 open 2S 5", "1 stand; 2 stand"]),
    ):
        for script in scripts:
            if script:
                desk.play(script)
            found.append({"your_turn": desk.state.turn, "legal": desk.patterns()})
    (shown,) = [block for block in blocks("bots.md", "json") if '"propose"' in block and "your_turn" in block]
    assert [json.loads(line) for line in shown.splitlines()] == found


def test_every_json_block_is_json() -> None:
    for name in ("record.md", "bots.md"):
        for block in blocks(name, "json"):
            for line in block.splitlines():
                json.loads(line)


def test_the_study_in_the_text_comes_to_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    command = next(block for block in blocks("studies.md", "sh") if "compare" in block)
    (shown,) = blocks("studies.md", "text")
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out == shown


def test_the_study_in_a_file_can_be_carried_out() -> None:
    (text,) = blocks("studies.md", "toml")
    study, seeded, *_ = read_study(text.encode())
    assert seeded
    assert [each.name for each in study.rule_sets] == ["base", "carry", "king_value=9", "king_value=10", "ace_value=3"]
    assert [goal.measure for goal in study.goals] == ["shared", "first", "margin"]


def test_every_measure_and_every_column_is_described() -> None:
    text = (DOCS / "studies.md").read_text(encoding="utf-8")
    for name in (*MEASURES, *GAMES, *SEATS, *DECISIONS, *TRIALS, *FINDINGS, *BARS):
        assert f"`{name}`" in text, name


def test_every_key_of_a_comparison_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    assert main(["compare", "war", "--seats", "random,random", "--set", "suit_size=3", "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for held in (found, found["rule_sets"][0], found["differences"][0], found["bots"][0]):
        for key in held:
            assert f"`{key}`" in text, key


def test_every_option_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    for name in ("simulate", "compare", "study", "merge", "check", "view", "hint", "rules", "bots"):
        assert main([name, "--help"]) == 0
        for option in re.findall(r"--[a-z-]+", capsys.readouterr().out):
            assert option == "--help" or option in text, option


def test_links_lead_somewhere() -> None:
    for document in [*DOCS.glob("*.md"), *ROOT.glob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|mailto:)([^)#]+)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists() or OF_THE_HOST.fullmatch(target), f"{document.name}: {target}"
