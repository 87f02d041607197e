"""Hints at a table of Mentalist Poker, in words."""

from cardtable.bots.gist import Gist, gist, hundred, shares
from cardtable.bots.player import Advice
from cardtable.engine.mentalist.play import BET, Mentalist
from cardtable.language import filled, translate
from cardtable.table.mentalist.words import mix_words, sure_words
from cardtable.table.telling import Hint


def hint_words(state: Mentalist, advice: Advice) -> Hint | None:
    """The advice in words; None where the adviser puts no value on numbers."""
    # A guess answers a bet that is made already, and nobody has seen: it is as well to mix it as the bet.
    found = gist(advice, True)
    if found is None:
        return None
    sure = sure_words(advice)
    if found.mix:
        if state.phase == BET:
            headline = translate("mentalist", "Mix your bets: you win {chance} of 100.")
            why = translate("mentalist", "Whoever foresees your bet guesses it. {sure}")
        else:
            headline = translate("mentalist", "Mix your guesses: you win {chance} of 100.")
            why = translate("mentalist", "Whoever foresees your guess bets beside it. {sure}")
        detail = f"{mix_words(found.mix)}.\n{filled(why, sure=sure)}"
    elif found.move is None:
        headline, detail = translate("mentalist", "Whatever you do, you win {chance} of 100."), sure
    else:
        bets = state.phase == BET
        headline = (
            translate("mentalist", "Bet {chips}: you win {chance} of 100.")
            if bets
            else translate("mentalist", "Guess {chips}: you win {chance} of 100.")
        )
        detail = _others(found, sure)
    marks = {} if found.move is None and not found.mix else dict(shares(advice))
    return Hint(filled(headline, chips=found.move, chance=found.wins), detail, marks)


def _others(found: Gist, sure: str) -> str:
    """What is as good as the number that is told, or comes next."""
    if found.equals:
        numbers = ", ".join(f"{move}" for move in found.equals[:3])
        return filled(translate("mentalist", "As good: {numbers}. {sure}"), numbers=numbers, sure=sure)
    if found.following is None:
        return sure
    chance = hundred(found.following.value or 0.0)
    if chance == found.wins:
        text = translate("mentalist", "Hardly worse: {chips}. {sure}")
    else:
        text = translate("mentalist", "Next best: {chips}, {chance} of 100. {sure}")
    return filled(text, chips=found.following.move, chance=chance, sure=sure)
