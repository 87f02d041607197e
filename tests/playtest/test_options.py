"""Kinds of move that were open and chosen: counted during play, and again from the records."""

from __future__ import annotations

from html import escape
from pathlib import Path
from random import Random

import pytest
from msgspec import convert

from cardtable.cli import main
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, tags
from cardtable.match import LineKeeper, Match
from cardtable.playtest import block, block_runner
from cardtable.playtest.block import ENOUGH_DECISIONS, Deciding, OptionCounts, Options
from cardtable.playtest.block_runner import BlockRunner, StudyPlan
from cardtable.playtest.findings import findings
from cardtable.playtest.findings_text import option_sentences
from cardtable.playtest.measures import PROFILES, move_words
from cardtable.playtest.study_tally import StudyTally, WrittenTally
from tests.engine.oracles import ORACLES
from tests.engine.suite import Table, play_on
from tests.playtest.test_studies import study


def counted_again(match: Match, lines: LineKeeper) -> dict[str, tuple[int, int]]:
    """Count options from a record, by the patterns of the bot protocol."""
    again = Match(match.header)
    counts: dict[str, tuple[int, int]] = {}
    for line in lines.lines:
        if isinstance(line, MoveLine) and again.state.forced() < 0:
            kinds = {pattern["move"] for pattern in match.game.patterns(again.state, line.seat)}
            assert line.__struct_config__.tag in kinds
            for kind in kinds:
                offered, chosen = counts.get(kind, (0, 0))
                counts[kind] = (offered + 1, chosen + (line.__struct_config__.tag == kind))
        again.take(line)
    return counts


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_decisions_of_every_game_are_counted_as_they_were(game: AnyGame, seed: int) -> None:
    table = Table(game, ORACLES[game.key].brief(game.rules()), game.usual_seats + 1, seed)
    match = Match(table.header(), KeyedRandom(seed))
    deciding, lines = Deciding(match), LineKeeper()
    match.observers += [deciding, lines]
    match.go_on()
    play_on(match, Random(seed))
    assert match.over
    assert deciding.counts == counted_again(match, lines)
    decisions = sum(chosen for _, chosen in deciding.counts.values())
    assert 0 < decisions <= match.moves


class TestDead:
    def test_is_what_is_open_often_and_hardly_chosen(self) -> None:
        assert OptionCounts("raise", 1000, 4).dead
        assert not OptionCounts("raise", 1000, 5).dead
        assert OptionCounts("raise", ENOUGH_DECISIONS, 0).dead
        assert not OptionCounts("raise", ENOUGH_DECISIONS - 1, 0).dead

    def test_a_sentence_tells_of_each(self) -> None:
        known = [OptionCounts("bid", 9000, 8990), OptionCounts("pass", 9000, 10), OptionCounts("offer", 1200, 0)]
        assert option_sentences(known) == [
            "“pass” was hardly ever chosen: in 10 of 9,000 decisions where it was possible.",
            "“offer a card” was never chosen in 1,200 decisions where it was possible.",
        ]

    @pytest.mark.parametrize("game", GAMES)
    def test_kinds_of_move_have_words(self, game: str) -> None:
        named = set(PROFILES[game].moves) | set(PROFILES[game].sorts)
        assert named >= set(tags(GAMES[game].moves)) - {"trump"}
        assert move_words("counter") == "make a counter-offer"
        assert move_words("largest bet") == "largest bet"

    def test_the_page_tells_what_the_terminal_does(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(block, "ENOUGH_DECISIONS", 1)
        monkeypatch.setattr(block, "HARDLY", 0.99)
        words = ["compare", "miser", "--seats", "random,random,random", "--set", "turn_limit=4", "--games", "3"]
        page = tmp_path / "page.html"
        assert main([*words, "--seed", "3", "--jobs", "1", "--report", str(page)]) == 0
        told = [line.strip() for line in capsys.readouterr().out.splitlines() if " chosen" in line]
        assert len(told) > 2
        text = page.read_text(encoding="utf-8")
        assert all(f"<li>{escape(sentence)}</li>" in text for sentence in told)


class TestBlocks:
    def test_they_come_from_the_first_blocks_alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(block_runner, "LOOKED_INTO", 1)
        runner = BlockRunner(StudyPlan(study("random", "random"), blocks=2))
        played = [runner.play(number) for number in (1, 2)]
        runner.close()
        # Thirteen prizes, of which the last is bid for with forced cards: two games for two seats.
        assert [block.options for block in played] == [[{"bid": (48, 48)}] * 2, [{}, {}]]

    def test_they_are_found_in_the_order_of_the_game(self) -> None:
        asked, tally = study(), StudyTally(2)
        tally.rule_sets[1].options.add({"pass": (5, 1), "bid": (9, 8)})
        tally.rule_sets[1].options.add({"pass": (1, 1)})
        again = StudyTally.read(convert(tally.written(), WrittenTally), asked, 1)
        again.join(tally)
        found = findings(asked, again).rule_sets
        assert found[0].options == []
        assert found[1].options == [OptionCounts("bid", 18, 16), OptionCounts("pass", 12, 4)]
        assert tags(asked.of.moves) == ("bid", "offer", "pass")

    def test_counts_can_be_added(self) -> None:
        options = Options()
        assert options.table(["bid"]) == []
        options.add({"bid": (3, 2)})
        options.add({"bid": (1, 1), "pass": (2, 0)})
        assert options.table(["pass", "bid"]) == [OptionCounts("pass", 2, 0), OptionCounts("bid", 4, 3)]
