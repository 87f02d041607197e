"""Positions to start from, made of games that were played as far as there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from cardtable.engine.cards import bits, card_name
from cardtable.engine.losers.play import CALL, CARDS, Losers
from cardtable.engine.miser.play import CARDS as MISER_CARDS
from cardtable.engine.miser.play import TURN, Miser
from cardtable.engine.war.play import AUCTION, OFFER, SEALED, War
from cardtable.match import Match
from tests.engine.suite import Table, begun


def war_setup(state: War) -> dict[str, Any] | None:
    """The state as a header's `setup` has it; None where a prize is being bid for."""
    fresh = max(state.bids) < 0 and not state.passed and state.phase in (SEALED, AUCTION) and not state.terms.own_cards
    if not fresh and state.phase != OFFER:
        return None
    suits = state.suits
    prize = 0 if state.phase == OFFER else 1 << 13 * state.terms.seats + state.prizes[state.number]

    def cards(mask: int) -> list[str]:
        return [card_name(card % 13, suits[card // 13]) for card in bits(mask)]

    setup: dict[str, Any] = {
        "suits": list(suits[: state.terms.seats]),
        "hands": [[card_name(rank, suits[seat]) for rank in bits(hand)] for seat, hand in enumerate(state.hands)],
        "first": state.turn,
        "number": state.number,
        "won": [cards(mask) for mask in state.won],
        "carried": cards(state.stake & ~prize),
    }
    if not state.terms.own_cards:
        setup["prizes"] = [card_name(rank, suits[-1]) for rank in state.prizes]
    return setup


def losers_setup(state: Losers) -> dict[str, Any] | None:
    """The same; None where trump has been called."""
    if state.phase != CALL:
        return None
    return {
        "hands": [[CARDS[card] for card in bits(hand)] for hand in state.hands],
        "aside": [CARDS[card] for card in bits(state.aside)],
        "scores": list(state.scores),
        "caller": state.caller,
        "number": state.number,
    }


def miser_setup(state: Miser) -> dict[str, Any] | None:
    """The same; None where a turn is under way."""
    if state.phase != TURN or state.proposals:
        return None

    def names(masks: list[int]) -> list[list[str]]:
        return [[MISER_CARDS[card] for card in bits(mask)] for mask in masks]

    return {
        "hands": names(state.hands),
        "aside": names([state.aside])[0],
        "pennies": list(state.scores),
        "turn": state.player,
        "number": state.turns - 1,
        "centre": state.centre,
        "played": names(state.shown),
        "buried": names(state.buried),
    }


SETUPS: Mapping[str, Callable[[Any], dict[str, Any] | None]] = {
    "war": war_setup,
    "losers": losers_setup,
    "miser": miser_setup,
}
"""By game: the position that a full state is in."""


def rested(table: Table, decisions: int) -> Match | None:
    """A random game that has come to rest after so many decisions or later; None where it ended before."""
    match = begun(table)
    random = Random(table.seed)
    while not match.over and (decisions > 0 or SETUPS[table.game.key](match.state) is None):
        match.submit_code(match.state.any_move(match.state.turn, random.random))
        decisions -= 1
    return None if match.over else match
