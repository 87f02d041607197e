"""Sentences on the person's decisions in a review, as far as all games share them."""

from collections.abc import Sequence

from cardtable.bots.advice_summary import hundred
from cardtable.bots.player import Advice
from cardtable.language import filled, translate
from cardtable.table.advice_words import mix_words, sure_words
from cardtable.table.review import Decision, Judged
from cardtable.table.words import in_hundred


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
