"""Hints at a table of Miser, in words."""

from collections.abc import Sequence
from functools import partial

from cardtable.bots.gist import gist
from cardtable.bots.player import Advice
from cardtable.games.miser.play import COMMIT, COMMIT_CARDS, KIND, LAY, Miser
from cardtable.games.miser.words import Annotator, move_words
from cardtable.language import at_the_start, translate
from cardtable.table.advice_words import mix_hint, mix_words, move_hint
from cardtable.table.telling import Hint


def hint_words(state: Miser, names: Sequence[str], advice: Advice) -> Hint | None:
    """The advice in words; None where the adviser puts no value on moves."""
    found = gist(advice, state.phase == COMMIT_CARDS)
    if found is None:
        return None
    words = partial(move_words, state, names)
    if found.mix:
        headline = translate("miser", "Mix your cards: you win {chance} in 100 games.")
        why = translate("miser", "A partner who can predict your card plays a higher one.")
        return mix_hint(advice, found, headline, mix_words(found.mix, words, Annotator.named), why)
    text = _headline(found.move)
    if found.equals:
        text = translate("miser", "As good as any other: {move}. You win {chance} in 100 games.")
    hint = move_hint(advice, found, text, words)
    return hint._replace(headline=at_the_start(hint.headline))


def _headline(move: int | None) -> str:
    """What a move is, which its words say but where it only plays a card."""
    kind = move & KIND if move is not None else None
    if kind == COMMIT:
        return translate("miser", "Play {move}: you win {chance} in 100 games.")
    if kind == LAY:
        return translate("miser", "Lay {move}: you win {chance} in 100 games.")
    return translate("miser", "{move}: you win {chance} in 100 games.")
