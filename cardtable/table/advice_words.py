"""What an adviser says, in the words that games share: hints at a table, and what a review says of its judge."""

from collections.abc import Callable, Sequence

from cardtable.bots.gist import ALL, ROUNDS, Gist, Share, hundred, off_by, shares
from cardtable.bots.player import Advice
from cardtable.language import ended, filled, in_sequence, listed, translate
from cardtable.table.telling import Hint
from cardtable.table.words import in_hundred

MoveWords = Callable[[int], str]
"""What a move is called."""
_EQUALS = 3
"""So many moves are named that are as good as the one that is told."""


def sure_words(advice: Advice) -> str:
    """How sure an adviser can be."""
    if advice.exact:
        return translate("advice", "Solved exactly.")
    off = off_by(advice.choices[0].error)
    if not off:
        return translate("advice", "Estimated.")
    return filled(translate("advice", "Estimated (±{off})."), off=off)


def mix_words(mix: Sequence[Share], words: MoveWords, named: int) -> str:
    """How often which move, the first few, as in "9♣ (6 times in 10), 6♣ (3 times), others (1 time)"."""
    parts: list[str] = []
    for move, rounds in mix[:named]:
        text = translate("advice", "{move} (%n time(s) in 10)", None, rounds)
        if parts:
            text = translate("advice", "{move} (%n time(s))", None, rounds)
        parts.append(filled(text, move=words(move)))
    others = ROUNDS - sum(rounds for _, rounds in mix[:named])
    if others:
        parts.append(translate("advice", "others (%n time(s))", None, others))
    return listed(parts)


def share_words(move: str, share: int) -> str:
    """A move, and how often of a hundred it is made."""
    return filled(translate("advice", "{move} ({share}%)"), move=move, share=share)


def others_words(found: Gist, words: MoveWords, following: Callable[[], str], sure: str) -> str:
    """What is as good as the move that is told, or else comes next, and how sure that is."""
    if found.equals and found.off:
        return _about_as_good(found.equals, words, sure)
    if found.equals:
        told = listed(words(move) for move in found.equals[:_EQUALS])
        return filled(translate("advice", "Just as good: {moves}. {sure}"), moves=told, sure=sure)
    return f"{following()} {sure}" if found.following else sure


def _about_as_good(moves: Sequence[int], words: MoveWords, sure: str) -> str:
    """The moves that trials can't tell from the one that is named."""
    named, more = moves[:_EQUALS], len(moves) - _EQUALS
    told = listed(words(move) for move in named)
    if more > 0:
        text = translate("advice", "About as good: {moves} and %n more. {sure}", None, more)
    else:
        text = translate("advice", "About as good: {moves}. {sure}")
    return filled(text, moves=told, sure=sure)


def mix_hint(advice: Advice, found: Gist, headline: str, mix: str, why: str) -> Hint:
    """Moves are to be mixed, and why."""
    detail = f"{ended(mix)}\n{in_sequence([why, sure_words(advice)])}"
    return Hint(filled(headline, chance=in_hundred(found.wins / ALL)), detail, dict(shares(advice)))


def move_hint(advice: Advice, found: Gist, headline: str, words: MoveWords) -> Hint:
    """One move is best, or all are alike; `headline` names {move} and {chance}."""
    if found.move is None:
        text = translate("advice", "All moves are equal: you win {chance} in 100 games.")
        return Hint(filled(text, chance=in_hundred(found.wins / ALL)), sure_words(advice), {})

    def following() -> str:
        assert found.following
        chance = hundred(found.following.value or 0.0)
        if chance == found.wins:
            text = translate("advice", "Almost as good: {move}.")
        else:
            text = translate("advice", "Next best: {move}, {chance} in 100.")
        return filled(text, move=words(found.following.move), chance=in_hundred(chance / ALL))

    detail = others_words(found, words, following, sure_words(advice))
    return Hint(
        filled(headline, move=words(found.move), chance=in_hundred(found.wins / ALL)), detail, dict(shares(advice))
    )
