"""Review of Miser's decisions: the moves that were open at each, as its picture shows them."""

from collections.abc import Sequence
from functools import partial

from cardtable.bots.advice_summary import VAGUE
from cardtable.games.miser.codes import CARD, CARDS, COMMIT, KIND, LAY, SIX_BITS
from cardtable.games.miser.play import Miser
from cardtable.games.miser.table import MiserModel
from cardtable.games.miser.words import move_words
from cardtable.table.history import History
from cardtable.table.model import TableModel
from cardtable.table.review import Decision, Judged, Option, Review, values_of

_SHOWN = 9
"""Most moves that are listed, beside the one that was made: those with precise enough values that win most often."""


def options(names: Sequence[str], model: TableModel, decision: Decision, judged: Judged | None) -> list[Option]:
    """Return the best moves that were weighed and the one that was made. Moves that only play a card have it as a
    picture."""
    values, state, made = values_of(judged), decision.known(Miser), decision.move
    words = partial(move_words, state, names)
    vague = {choice.move for choice in judged.advice.choices if choice.error > VAGUE} if judged else set()
    weighed = sorted(values.keys() - vague, key=lambda move: (-(values[move] or 0.0), move))[:_SHOWN]
    found = []
    for move in sorted({*weighed, made}):
        card = CARDS[move >> CARD & SIX_BITS] if move & KIND in (COMMIT, LAY) else None
        found.append(Option(move, values.get(move), words(move), card, word="" if card else words(move, short=True)))
    return found


def outcomes(review: Review, history: History) -> list[str]:
    """Return, by decision, how its turn ended; empty if it was not played to its end."""
    model = history.at(len(review.events))
    assert isinstance(model, MiserModel)
    return [
        model.teller.tell(outcome) if (outcome := model.course.outcome_of(decision)) else ""
        for decision in review.decisions
    ]
