"""The moves that were open at a decision of Bidding War."""

from cardtable.engine.cards import split_card
from cardtable.games.war.play import PASS
from cardtable.games.war.zones import hand
from cardtable.language import translate
from cardtable.table.model import TableModel
from cardtable.table.options import Option, values_of
from cardtable.table.review import Decision, Judged
from cardtable.table.words import card_words


def options(model: TableModel, decision: Decision, judged: Judged | None) -> list[Option]:
    """The cards of the hand; passing, where that was open."""
    values, side = values_of(judged), model.seen.side
    found = []
    for card in model.known(hand(side)):
        move = split_card(card)[0]
        found.append(Option(move, values.get(move), card_words(card), card))
    if PASS in decision.state.legal(side):
        words = translate("war", "Pass")
        found.append(Option(PASS, values.get(PASS), words, word=words))
    return found
