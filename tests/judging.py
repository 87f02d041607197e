"""Requirements for every player's advice."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.bots.player import Advice, Player
from cardtable.engine.state import State
from cardtable.engine.views import View
from cardtable.match import Match


def assert_mixed_strategy(match: Match, advice: Advice) -> None:
    """Assert that advice is a mixed strategy over the legal moves, the likeliest first, and not marked as exact."""
    legal = match.state.legal(match.state.turn)
    moves = [choice.move for choice in advice.choices]
    often = [choice.probability for choice in advice.choices]
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(legal)
    assert often == sorted(often, reverse=True)
    assert min(often) >= 0
    assert sum(often) == pytest.approx(1)
    assert not advice.exact


def drawn(advice: Advice, random: Random) -> int:
    """Draw a move from the advised mix."""
    odds = [choice.probability for choice in advice.choices]
    return random.choices(advice.choices, odds)[0].move


def seen_with(view: View, state: State) -> View:
    """Return a view of another state from the same seat."""
    return View(view.game, view.rules, view.seat, state)


def assert_blind(match: Match, player: Player, advice: Advice, random: Random) -> None:
    """Assert that redealing all hidden cards doesn't change the advice, and that asking doesn't change the view."""
    seat = match.state.turn
    view = match.view(seat)
    before = view.state.facts()
    redealt = view.state.determinization(random).information_state(seat)
    assert player.advise(seen_with(view, redealt), match.player_rng(seat), 1.0) == advice
    assert view.state.facts() == before
