"""Hints at a table of Bidding War, in words."""

from functools import partial

from cardtable.bots.gist import gist
from cardtable.bots.player import Advice
from cardtable.games.war.play import OFFER, PASS, SEALED, War
from cardtable.games.war.words import Annotator, move_words
from cardtable.language import translate
from cardtable.table.advice_words import mix_hint, mix_words, move_hint
from cardtable.table.telling import Hint


def hint_words(state: War, seat: int, advice: Advice) -> Hint | None:
    """The advice in words; None where the adviser puts no value on moves."""
    found = gist(advice, state.phase == SEALED)
    if found is None:
        return None
    words = partial(move_words, state, seat)
    if found.mix:
        headline = translate("war", "Mix your bids: you win {chance} in 100 games.")
        if _beatable(state, seat, found.mix[0].move):
            why = translate("war", "If others can predict your card, they bid just above it.")
        else:
            why = translate("war", "If others can predict your card, they play their lowest.")
        return mix_hint(advice, found, headline, mix_words(found.mix, words, Annotator.named), why)
    return move_hint(advice, found, _headline(state, found.move), words)


def _beatable(state: War, seat: int, rank: int) -> bool:
    """Whether anybody else holds a card that is worth more: all hands are known."""
    return any(held & state.terms.above[rank] for other, held in enumerate(state.hands) if other != seat)


def _headline(state: War, move: int | None) -> str:
    if move == PASS:
        return translate("war", "Pass: you win {chance} in 100 games.")
    if state.phase == OFFER:
        return translate("war", "Offer {move}: you win {chance} in 100 games.")
    return translate("war", "Bid {move}: you win {chance} in 100 games.")
