"""Hints at a table of Loser's Game, in words."""

from functools import partial

from cardtable.bots.gist import ALL, Gist, gist, hundred
from cardtable.bots.player import Advice
from cardtable.games.losers.play import BID, CALL, Losers
from cardtable.games.losers.words import move_words, sure_words
from cardtable.language import filled, listed, translate
from cardtable.table.advice_words import others_words
from cardtable.table.telling import Hint
from cardtable.table.words import in_hundred

_NEIGHBOURS = 2
"""Of the moves that come next so many are told."""


def hint_words(state: Losers, advice: Advice) -> Hint | None:
    """The advice in words; None where the adviser puts no value on moves. Nothing is mixed: nobody moves unseen."""
    found = gist(advice, False)
    if found is None:
        return None
    sure = sure_words(advice)
    if found.move is None:
        text = translate("losers", "Your choice hardly matters here: you win about {chance} in 100 matches.")
        return Hint(filled(text, chance=in_hundred(found.wins / ALL)), sure, {}, None)
    words, following = partial(move_words, state), partial(_following, state, found, advice)
    headline = _headline(state, found.move, in_hundred(found.wins / ALL))
    return Hint(headline, others_words(found, words, following, sure), {}, found.move)


def _headline(state: Losers, move: int, chance: str) -> str:
    if state.phase == CALL:
        text = translate("losers", "Call {move}: you win {chance} in 100 matches.")
    elif state.phase == BID:
        text = translate("losers", "Bid {move}: you win {chance} in 100 matches.")
    else:
        text = translate("losers", "Play {move}: you win {chance} in 100 matches.")
    return filled(text, move=move_words(state, move), chance=chance)


def _following(state: Losers, found: Gist, advice: Advice) -> str:
    """What comes next, with what it wins."""
    others = [choice for choice in advice.choices if choice.move != found.move and choice.value is not None]
    others.sort(key=lambda choice: -(choice.value or 0.0))
    parts = [f"{move_words(state, choice.move)} ({hundred(choice.value or 0.0)})" for choice in others[:_NEIGHBOURS]]
    return filled(translate("losers", "Next best: {moves}."), moves=listed(parts))
