"""What was at stake at the decisions of a game of Bidding War, and what came of them."""

from cardtable.games.war.table import WarModel
from cardtable.table.history import History
from cardtable.table.review import Review


def stakes(review: Review, history: History) -> list[list[str]]:
    """What was up at each decision, the carried cards first: the state holds no order."""
    return [_war(history, decision.events_before).stake for decision in review.decisions]


def outcomes(review: Review, history: History) -> list[str]:
    """How the round of each decision ended: everyone's bid, and who got what was up."""
    model = _war(history, len(review.events))
    sentences = []
    for decision in review.decisions:
        found = model.course.round_of(decision)
        told = f"{model.teller.bids(found.bids)} {model.teller.tell(found.outcome)}".strip() if found else ""
        sentences.append(told)
    return sentences


def _war(history: History, count: int) -> WarModel:
    model = history.at(count)
    assert isinstance(model, WarModel)
    return model
