"""What came of the decisions of a game of Miser."""

from cardtable.games.miser.table import MiserModel
from cardtable.table.history import History
from cardtable.table.review import Review


def outcomes(review: Review, history: History) -> list[str]:
    """By decision, how its turn ended."""
    model = history.at(len(review.events))
    assert isinstance(model, MiserModel)
    return [
        model.teller.tell(outcome) if (outcome := model.course.outcome_of(decision)) else ""
        for decision in review.decisions
    ]
