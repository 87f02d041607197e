"""Totals in the figures that the tools print about Miser."""

from __future__ import annotations

import pytest

from tools.games.miser import figures
from tools.games.miser.game import TOOLS
from tools.ladder import called, pairings

RULES = figures.rules_of(starting_pennies=12)


@pytest.fixture
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start games with 8 pennies, unless a rule says otherwise."""
    usual = figures.rules_of
    monkeypatch.setattr(figures, "rules_of", lambda **values: usual(**{"starting_pennies": 8, **values}))


def test_a_batch_is_counted_whole() -> None:
    batched = figures.played(("club", "club:opportunist", "beginner", "club:chatterbox"), RULES, 8, 1)
    assert sum(batched.wins) == pytest.approx(8)
    assert sum(batched.places) == pytest.approx(8)
    assert len(batched.turns) == 8
    for done in batched.done:
        spent = [done[key] for key in ("passes", "forced passes", "contracts", "attacks")]
        assert sum(spent) <= done["turns"]
        assert done["gave in"] <= done["attacked"]
    total = sum([done["turns"] for done in batched.done])
    opened = total - sum(
        [done[key] for done in batched.done for key in ("passes", "forced passes", "contracts", "attacks")]
    )
    assert sum([done["bids"] for done in batched.done]) >= opened >= 0
    assert total == sum(batched.turns)
    made = sum([done["contracts"] for done in batched.done])
    assert made == sum([phase["accepted"] for phase in batched.phases]) > 0
    assert 2 * made == sum([phase[key] for phase in batched.phases for key in ("kept", "betrayed", "short")])
    assert all(pennies >= 0 for pennies in batched.unanswered)
    assert sum([done["lines"] for done in batched.done]) > 0


@pytest.mark.usefixtures("short_games")
def test_all_of_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    figures.main(["characters", "contracts", "centre", "pacts", "--games", "2", "--level", "club", "--jobs", "1"])
    told = capsys.readouterr().out
    assert "club:grudge" in told
    assert "second third" in told
    assert "wagers" in told
    assert "opposite" in told


@pytest.mark.slow
@pytest.mark.usefixtures("short_games")
def test_what_listening_is_worth_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    figures.listening("expert", 1, 1)
    assert "deaf" in capsys.readouterr().out


def test_each_test_player_meets_the_strongest_alone() -> None:
    rung = TOOLS.ladder.rungs[0]
    met = list(pairings("miser", rung))
    for style in TOOLS.ladder.styles:
        assert (style, "expert") in met
        assert ("club", style) in met
        assert "tools.games.miser.reference" in called(style)
    assert not [name for pair in met for name in pair if ":" in name]
