"""Hints at a table of Mentalist Poker, in words."""

from cardtable.bots.gist import gist
from cardtable.bots.player import Advice
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.words import Annotator
from cardtable.language import translate
from cardtable.table.advice_words import mix_hint, mix_words, move_hint
from cardtable.table.telling import Hint


def hint_words(state: Mentalist, advice: Advice) -> Hint | None:
    """The advice in words; None where the adviser puts no value on numbers."""
    # A guess answers a bet that is made already, and nobody has seen: it is as well to mix it as the bet.
    found = gist(advice, True)
    if found is None:
        return None
    bets = state.phase == BET
    if found.mix:
        if bets:
            headline = translate("mentalist", "Mix your bets: you win {chance} in 100 games.")
            why = translate("mentalist", "If others can predict your bet, they guess it.")
        else:
            headline = translate("mentalist", "Mix your guesses: you win {chance} in 100 games.")
            why = translate("mentalist", "If others can predict your guess, they bet something else.")
        return mix_hint(advice, found, headline, mix_words(found.mix, str, Annotator.named), why)
    if bets:
        headline = translate("mentalist", "Bet {move}: you win {chance} in 100 games.")
    else:
        headline = translate("mentalist", "Guess {move}: you win {chance} in 100 games.")
    return move_hint(advice, found, headline, str)
