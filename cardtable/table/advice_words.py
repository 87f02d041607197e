"""Words for advice that all games share: hints at a table, and sentences on decisions in a review."""

from collections.abc import Callable, Sequence

from cardtable.bots.advice_summary import ALL, ROUNDS, Gist, Share, hundred, off_by, shares
from cardtable.bots.player import Advice
from cardtable.language import ended, filled, in_sequence, listed, translate
from cardtable.table.review import Decision, Judged
from cardtable.table.telling import Hint
from cardtable.table.words import in_hundred

MoveWords = Callable[[int], str]
"""Function that names a move, given its code, in a sentence."""
_EQUALS = 3
"""Largest number of equally good moves named beside the one advised."""


def sure_words(advice: Advice) -> str:
    """Return a sentence on how precise the advice is: solved exactly, or estimated with its error if known."""
    if advice.exact:
        return translate("advice", "Solved exactly.")
    off = off_by(advice.choices[0].error)
    if not off:
        return translate("advice", "Estimated.")
    return filled(translate("advice", "Estimated (±{off})."), off=off)


def mix_words(mix: Sequence[Share], words: MoveWords, named: int) -> str:
    """Return the first moves of a mix with their shares, as in "9♣ (6 times in 10), 6♣ (3 times), others (1 time)"."""
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
    """Return a move with its share in percent, as in "9♣ (60%)"."""
    return filled(translate("advice", "{move} ({share}%)"), move=move, share=share)


def others_words(found: Gist, words: MoveWords, following: Callable[[], str], sure: str) -> str:
    """Return sentences on the moves as good as the one advised, or else on the next best, and on how sure that is.

    `following` returns the sentence on the next best move, and `sure` is the one on precision (see `sure_words`).
    """
    if found.equals and found.off:
        return _about_as_good(found.equals, words, sure)
    if found.equals:
        told = listed(words(move) for move in found.equals[:_EQUALS])
        return filled(translate("advice", "Just as good: {moves}. {sure}"), moves=told, sure=sure)
    return f"{following()} {sure}" if found.following else sure


def _about_as_good(moves: Sequence[int], words: MoveWords, sure: str) -> str:
    """Return sentences on the moves that trials can't tell from the one advised, and on how sure that is."""
    named, more = moves[:_EQUALS], len(moves) - _EQUALS
    told = listed(words(move) for move in named)
    if more > 0:
        text = translate("advice", "About as good: {moves} and %n more. {sure}", None, more)
    else:
        text = translate("advice", "About as good: {moves}. {sure}")
    return filled(text, moves=told, sure=sure)


def mix_hint(advice: Advice, found: Gist, headline: str, mix: str, why: str) -> Hint:
    """Return a hint to mix moves; `headline` names {chance}, the wins in 100 games, and `why` gives the reason."""
    detail = f"{ended(mix)}\n{in_sequence([why, sure_words(advice)])}"
    return Hint(filled(headline, chance=in_hundred(found.wins / ALL)), detail, dict(shares(advice)))


def move_hint(advice: Advice, found: Gist, headline: str, words: MoveWords) -> Hint:
    """Return a hint to make one move, or that all are equal; `headline` names {move} and {chance}, the wins in 100."""
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


class Annotator:
    """Base class of a game's annotator, which puts decisions and their verdicts into words."""

    named = 3
    """Largest number of moves of a mix that are named."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        """Take a sentence for each decision on what others did and what came of it; empty for nothing to tell."""
        self._outcomes = outcomes

    def heading(self, decision: Decision) -> str:
        """Return the heading of a decision, such as "Round 4, for 10♥"."""
        raise NotImplementedError

    def label(self, decision: Decision) -> str:
        """Return the shortest label that tells a decision from its neighbours; may be empty."""
        raise NotImplementedError

    def did(self, decision: Decision) -> str:
        """Return the move made, as a clause such as "you bid 7♦"."""
        raise NotImplementedError

    def move(self, decision: Decision, move: int) -> str:
        """Return the name of a move in a sentence."""
        raise NotImplementedError

    def outcome(self, decision: Decision) -> str:
        """Return a sentence on what came of a decision; empty if there is nothing to tell."""
        return self._outcomes[decision.number]

    def verdict(self, judged: Judged) -> str:
        """Return a clause on the move made, and on what was better."""
        if judged.thrown <= 0 and judged.off:
            text = translate("review", "{did}: no move was clearly better")
        elif judged.thrown <= 0:
            text = translate("review", "{did}: no move was better")
        elif judged.sound:
            text = translate("review", "{did}: no move was much better")
        else:
            text = self._better(judged)
        decision = judged.decision
        return filled(text, did=self.did(decision), move=self.move(decision, judged.better))

    def _better(self, judged: Judged) -> str:
        """Return a clause with {did} for the move made and {move} for the better one."""
        if judged.as_good and judged.off:
            return translate(
                "review", "{did}; {move} was better, with %n other move(s) about as good", None, judged.as_good
            )
        if judged.as_good:
            return translate(
                "review", "{did}; {move} was best, with %n other move(s) just as good", None, judged.as_good
            )
        return translate("review", "{did}; {move} was better")

    def advice(self, judged: Judged) -> str:
        """Return sentences on what the judge would have done, and how sure that is."""
        found, share, decision = judged.gist, hundred(judged.share), judged.decision
        mix = ""
        if found and found.mix:
            mix = mix_words(found.mix, lambda move: self.move(decision, move), self.named)
            if share:
                text = translate("review", "Best mix: {mix}. Your {move} has a share of {share}%.")
            else:
                text = translate("review", "Best mix: {mix}. Your {move} is not part of it.")
        else:
            text = self._chance(found is not None and found.move is None)
        move = self.move(decision, decision.move)
        told = filled(text, mix=mix, move=move, share=share, chance=in_hundred(judged.best))
        return f"{told} {self._sure(judged.advice)}"

    def _chance(self, alike: bool) -> str:
        """Return a sentence on the {chance} to win with the best move; `alike` if all moves win equally often."""
        if alike:
            return translate("review", "All moves were equal here: you win {chance} in 100 games.")
        return translate("review", "Best play wins {chance} in 100 games from here.")

    def _sure(self, advice: Advice) -> str:
        return sure_words(advice)
