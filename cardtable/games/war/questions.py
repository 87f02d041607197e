"""What Bidding War asks the person, and what the answers say they do. Words alone: who may do what is the engine's."""

from cardtable.bots.gist import likeliest
from cardtable.bots.player import Advice
from cardtable.engine.cards import card_name, split_card
from cardtable.engine.state import NOBODY
from cardtable.games.war.play import AUCTION, OFFER, War
from cardtable.games.war.rules import WarRules
from cardtable.games.war.words import move_words, points_words, prize_words
from cardtable.language import filled, listed, named, translate
from cardtable.table.advice_words import share_words
from cardtable.table.words import card_words, level_words


class Questions:
    """Questions to one seat of a table."""

    def __init__(self, names: list[str], seat: int, rules: WarRules) -> None:
        self._names = [named(name) for name in names]
        self._seat = seat
        self._rules = rules

    def question(self, state: War, stake: list[str]) -> str:
        """What is to be decided; `stake` is what is up, carried cards first."""
        if state.phase == OFFER:
            return translate("war", "Which card will you offer?")
        prize = prize_words(stake)
        if state.phase == AUCTION and state.standing != NOBODY:
            text = translate("war", "{who} bids {bid} for {prize}. Bid higher?")
            return filled(text, who=self._names[state.standing], bid=self._standing(state), prize=prize)
        return filled(translate("war", "What will you bid for {prize}?"), prize=prize)

    def playing(self, state: War, card: str) -> tuple[str, str]:
        """What the button that plays a card is called, and what it does."""
        value = points_words(self._rules.values()[split_card(card)[0]])
        if state.phase == OFFER:
            words = translate("war", "Offer {card}")
            says = filled(translate("war", "worth {points} to the winner"), points=value)
        else:
            words = translate("war", "Bid {card}")
            says = filled(translate("war", "worth {points}"), points=value)
        return filled(words, card=card_words(card)), says

    def too_low(self, state: War, card: str) -> str:
        """Why a card can't be bid."""
        text = translate("war", "{card} doesn't beat the current bid, {standing}.")
        return filled(text, card=card_words(card), standing=self._standing(state))

    def advice(self, state: War, advice: Advice, adviser: str) -> str:
        """What an adviser would do, likeliest first."""
        parts = [share_words(move_words(state, self._seat, move), often) for move, often in likeliest(advice)]
        text = translate("war", "The {player} would play: {moves}")
        return filled(text, player=level_words(adviser), moves=listed(parts))

    @staticmethod
    def _standing(state: War) -> str:
        return card_words(card_name(state.bids[state.standing], state.suits[state.standing]))
