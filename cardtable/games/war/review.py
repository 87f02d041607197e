"""Options, stakes and outcomes of the decisions in a review of Bidding War."""

from cardtable.engine.cards import split_card
from cardtable.games.war.layout import hand
from cardtable.games.war.play import PASS
from cardtable.games.war.table import WarModel
from cardtable.language import translate
from cardtable.table.history import History
from cardtable.table.model import TableModel
from cardtable.table.review import Decision, Judged, Option, Review, values_of
from cardtable.table.words import card_words


def options(model: TableModel, decision: Decision, judged: Judged | None) -> list[Option]:
    """Return the moves open at a decision: the cards of the hand, and passing where that was legal."""
    values, side = values_of(judged), model.seen.side
    found = []
    for card in model.known(hand(side)):
        move = split_card(card)[0]
        found.append(Option(move, values.get(move), card_words(card), card))
    if PASS in decision.state.legal(side):
        words = translate("war", "Pass")
        found.append(Option(PASS, values.get(PASS), words, word=words))
    return found


def stakes(review: Review, history: History) -> list[list[str]]:
    """Return the cards up at each decision, carried cards first, an order that the state doesn't keep."""
    return [_war(history, decision.events_before).stake for decision in review.decisions]


def outcomes(review: Review, history: History) -> list[str]:
    """Return a text on how the round of each decision ended; empty for a round that was not played to its end."""
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
