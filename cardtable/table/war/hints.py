"""Hints at a table of Bidding War, in words."""

from cardtable.bots.gist import Gist, gist, hundred, shares
from cardtable.bots.player import Advice
from cardtable.engine.war.play import OFFER, PASS, SEALED, War
from cardtable.language import filled, translate
from cardtable.table.telling import Hint
from cardtable.table.war.words import mix_words, move_words, sure_words


def hint_words(state: War, seat: int, advice: Advice) -> Hint | None:
    """The advice in words; None where the adviser puts no value on moves."""
    found = gist(advice, state.phase == SEALED)
    if found is None:
        return None
    sure = sure_words(advice)
    if found.mix:
        headline = filled(translate("war", "Mix your bids: you win {chance} of 100."), chance=found.wins)
        if _beatable(state, seat, found.mix[0].move):
            why = translate("war", "Whoever foresees your card bids just above it. {sure}")
        else:
            why = translate("war", "Whoever foresees your card lays her lowest. {sure}")
        detail = f"{mix_words(state, seat, found.mix)}.\n{filled(why, sure=sure)}"
    elif found.move is None:
        headline = filled(translate("war", "Whatever you do, you win {chance} of 100."), chance=found.wins)
        detail = sure
    else:
        headline, detail = _headline(state, seat, found.move, found.wins), _others(state, seat, found, sure)
    marks = {} if found.move is None and not found.mix else dict(shares(advice))
    return Hint(headline, detail, marks)


def _beatable(state: War, seat: int, rank: int) -> bool:
    """Whether anybody else holds a card that is worth more: all hands are known."""
    return any(held & state.terms.above[rank] for other, held in enumerate(state.hands) if other != seat)


def _headline(state: War, seat: int, move: int, chance: int) -> str:
    if move == PASS:
        text = translate("war", "Pass: you win {chance} of 100.")
    elif state.phase == OFFER:
        text = translate("war", "Put up {card}: you win {chance} of 100.")
    else:
        text = translate("war", "Bid {card}: you win {chance} of 100.")
    return filled(text, card=move_words(state, seat, move), chance=chance)


def _others(state: War, seat: int, found: Gist, sure: str) -> str:
    """What is as good as the move that is told, or comes next."""
    if found.equals:
        moves = ", ".join(move_words(state, seat, move) for move in found.equals[:3])
        return filled(translate("war", "As good: {moves}. {sure}"), moves=moves, sure=sure)
    if found.following is None:
        return sure
    chance = hundred(found.following.value or 0.0)
    if chance == found.wins:
        text = translate("war", "Hardly worse: {move}. {sure}")
    else:
        text = translate("war", "Next best: {move}, {chance} of 100. {sure}")
    return filled(text, move=move_words(state, seat, found.following.move), chance=chance, sure=sure)
