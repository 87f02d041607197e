"""Claims about a game, the evidence that shows them, and the ready-made studies of authors' claims."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.playtest.claims import OPEN, REFUTED, SHOWN, answered, ready_studies
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import Differences, RuleSetFindings
from cardtable.playtest.findings_text import answer_sentences
from cardtable.playtest.fitness import Fitness
from cardtable.playtest.histogram import OddGames
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.study import BASE, Claim, Evidence
from cardtable.playtest.study_file import read_study, written_study
from cardtable.resources import game_resource
from tests.playtest.test_studies import study

FIRST = Evidence("first", BASE, above=0.0)
MORE = Evidence("shared", "kings", BASE, below=0.1)


def known(measures: dict[str, Finding], fit: bool | None = True) -> RuleSetFindings:
    """Return findings under one rule set."""
    return RuleSetFindings(measures, Fitness(fit, "They are what they are."), (), (), {}, OddGames(), {}, {})


def answer(
    *evidence: Evidence,
    first: tuple[float, float] = (0.1, 0.3),
    shared: tuple[float, float] = (-0.2, 0.05),
    fit: tuple[bool | None, bool | None] = (True, True),
) -> str:
    """Return a claim's verdict, given the bounds found and the players' fitness under both rule sets."""
    asked = study()._replace(claim=Claim("So it is.", evidence))
    found = Finding(sum(first) / 2, Interval(*first)), Finding(sum(shared) / 2, Interval(*shared))
    sets = [known({"first": found[0]}, one) for one in fit]
    result = answered(asked, sets, [Differences(9, 9, 9, {"shared": found[1]})])
    assert result is not None
    return result.verdict


def test_all_of_the_evidence_must_be_proven() -> None:
    assert answer(FIRST, MORE, first=(0.1, 0.3), shared=(-0.2, 0.05)) == SHOWN
    assert answer(FIRST, MORE, first=(0.1, 0.3), shared=(-0.2, 0.2)) == OPEN
    assert answer(FIRST, MORE, first=(0.0, 0.3), shared=(-0.2, 0.05)) == OPEN


def test_one_piece_that_is_proven_to_be_otherwise_refutes_it() -> None:
    assert answer(FIRST, MORE, first=(-0.3, 0.0), shared=(-0.2, 0.2)) == REFUTED
    assert answer(FIRST, MORE, first=(0.1, 0.3), shared=(0.1, 0.2)) == REFUTED


def test_that_something_makes_no_difference_can_be_shown() -> None:
    alike = Evidence("first", BASE, above=-0.02, below=0.02)
    assert answer(alike, first=(-0.01, 0.01), shared=(0, 0)) == SHOWN
    assert answer(alike, first=(-0.01, 0.03), shared=(0, 0)) == OPEN
    assert answer(alike, first=(0.03, 0.05), shared=(0, 0)) == REFUTED


@pytest.mark.parametrize("unfit", [False, None])
def test_players_who_are_not_known_to_be_fit_answer_nothing(unfit: bool | None) -> None:
    assert answer(FIRST, fit=(True, unfit)) == SHOWN  # the evidence is about the base alone
    assert answer(FIRST, fit=(unfit, True)) == OPEN


@pytest.mark.parametrize("unfit", [False, None])
def test_of_a_difference_both_sides_must_have_fit_players(unfit: bool | None) -> None:
    assert answer(MORE) == SHOWN
    assert answer(MORE, fit=(unfit, True)) == OPEN
    assert answer(MORE, fit=(True, unfit)) == OPEN


def test_who_is_known_to_be_no_judge_is_told_of_first() -> None:
    asked = study()._replace(claim=Claim("So it is.", (MORE,)))
    found = answered(asked, [known({}, None), known({}, False)], [Differences(9, 9, 9, {})])
    assert found is not None
    assert found.why == "These players aren't fit to judge these rules. They are what they are."


CLAIMED = """
game = "war"
seats = ["beginner", "beginner"]
seed = 7
[rules]
suit_size = 7
[variants.aces]
ace_value = 3
[claim]
says = "The first to play has no advantage."
shown_by = [
  { measure = "first", above = -0.3, below = 0.3 },
  { measure = "rounds", under = "aces", than = "base", below = 1 },
]
"""


def test_a_claim_in_a_file_is_answered_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, page = tmp_path / "claim.toml", tmp_path / "page.html"
    path.write_text(CLAIMED)
    assert main(["study", str(path), "--games", "200", "--json", "--report", str(page)]) == 0
    held = json.loads(capsys.readouterr().out)
    claim = held["claim"]
    assert (claim["says"], claim["verdict"]) == ("The first to play has no advantage.", "shown")
    first, rounds = claim["shown_by"]
    assert {key: first[key] for key in ("measure", "under", "above", "below")} == {
        "measure": "first",
        "under": "base",
        "above": -0.3,
        "below": 0.3,
    }
    measured = held["rule_sets"][0]["measures"]["first"]
    assert [first[key] for key in ("mean", "low", "high")] == [measured[key] for key in ("mean", "low", "high")]
    assert (rounds["than"], rounds["mean"], rounds["verdict"]) == ("base", 0.0, "shown")
    assert main(["study", str(path), "--games", "200"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2] == "Claim: The first to play has no advantage. Verdict: supported."
    assert lines[3].startswith("First seat's advantage under base: ")
    assert lines[3].endswith(". Expected: between -30.0 and 30.0. Verdict: supported.")
    text = page.read_text(encoding="utf-8")
    assert escape(lines[2]) in text
    assert escape(lines[4]) in text


def test_parts_keep_the_claim(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "claim.toml"
    path.write_text(CLAIMED)
    whole = ["study", str(path), "--games", "8"]
    assert main(whole) == 0
    expected = capsys.readouterr().out
    parts = [str(tmp_path / f"{number}.part") for number in (1, 2)]
    for number, part in enumerate(parts, 1):
        assert main([*whole, "--shard", f"{number}/2", "--out", part]) == 0
    capsys.readouterr()
    assert main(["merge", *parts]) == 0
    assert capsys.readouterr().out == expected


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('shown_by = [{ measure = "fun", above = 0 }]', 'unknown measure "fun"; choose from decisions, '),
        (
            'shown_by = [{ measure = "first", under = "dark", above = 0 }]',
            'unknown rule set "dark"; choose from ',
        ),
        ('shown_by = [{ measure = "first", than = "base", above = 0 }]', "than must be 'base', and under must be "),
        ('shown_by = [{ measure = "first" }]', "each item of shown_by needs above, below, or both"),
        ('shown_by = [{ measure = "first", above = "much" }]', 'above must be a number, not "much"'),
        (f'shown_by = [{{ measure = "first", below = {"9" * 400} }}]', "below must be a number, not 999"),
        (
            'shown_by = [{ measure = "first", over = 0, above = 1 }]',
            "items of shown_by may only have the keys measure, ",
        ),
        ('shown_by = ["first"]', 'each item of shown_by must be a table, not "first"'),
        ("shown_by = []", "shown_by must be a list such as "),
        ('shown_by = [{ measure = "without attack", above = 0 }]', 'unknown measure "without attack"'),
    ],
)
def test_what_is_wrong_with_a_claim_is_said_at_its_line(line: str, what: str) -> None:
    text = f'game = "miser"\nseats = ["club", "club", "club"]\n[claim]\nsays = "So."\n{line}\n'
    with pytest.raises(BadInput) as faults:
        read_study(text.encode())
    (fault,) = faults.value.faults
    assert fault.line == 5
    assert fault.what.startswith(what)


def test_a_claim_may_go_by_what_a_kind_of_move_is_worth() -> None:
    text = (
        'game = "miser"\nseats = ["club", "club", "club"]\nalso = ["restricted"]\n[claim]\n'
        'shown_by = [{ measure = "without attack", below = 0 }]\n'
    )
    found = read_study(text.encode()).study
    assert found.also == ("restricted",)
    assert found.claim == Claim("", (Evidence("without attack", BASE, below=0.0),))


@pytest.mark.parametrize("game", GAMES)
class TestReadyStudies:
    def test_each_has_its_words_and_its_file(self, game: str) -> None:
        found = ready_studies(game)
        files = {path.stem for path in game_resource(game, "studies").iterdir()}
        assert files == set(found) == set(PROFILES[game].claims)
        for asked in found.values():
            assert asked.game == game
            assert asked.claim is not None
            assert asked.claim.says.endswith(".")
            assert asked.claim.shown_by

    def test_each_comes_back_from_the_file_that_is_printed(self, game: str) -> None:
        for asked in ready_studies(game).values():
            assert read_study(written_study(asked).encode()).study == asked

    def test_what_would_show_it_can_be_said(self, game: str) -> None:
        for asked in ready_studies(game).values():
            assert asked.claim is not None
            here = known({})
            nothing = [Differences(0, 0, 0, {})] * (len(asked.rule_sets) - 1)
            found = answered(asked, [here] * len(asked.rule_sets), nothing)
            assert found is not None
            assert found.verdict == OPEN
            for sentence in answer_sentences(asked, found):
                assert "{" not in sentence


class TestCommand:
    def test_what_the_author_says_is_listed(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["study", "--author", "war"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert [line.split()[0] for line in lines] == list(PROFILES["war"].claims)
        assert all(line.endswith(".") for line in lines)

    def test_one_is_printed_to_begin_with_and_carried_out(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["study", "--new", "war", "queen_on_top"]) == 0
        assert read_study(capsys.readouterr().out.encode()).study == ready_studies("war")["queen_on_top"]
        assert main(["study", "--author", "war", "queen_on_top", "--games", "2", "--seed", "5"]) == 0
        said = capsys.readouterr().out
        assert said.endswith("cardtable study --author war queen_on_top --games 2 --seed 5\n")
        assert "Claim: With the queen above the king" in said

    def test_one_that_does_not_exist_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["study", "--author", "war", "peace"]) == 2
        assert capsys.readouterr().err.startswith(
            "cardtable study: --author: unknown study peace; choose from first_offer"
        )
        assert main(["study", "--author", "war", "--new", "war"]) == 2
