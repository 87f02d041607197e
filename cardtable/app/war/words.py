"""Bidding War in sentences: what happened, what is asked. Screen, log and screen readers say the same."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication

from cardtable.engine.cards import split_card
from cardtable.engine.war.moves import (
    BidLaid,
    BidsTurned,
    CardOffered,
    Dealt,
    GameEnded,
    Passed,
    PrizeCarried,
    PrizeDiscarded,
    PrizeTurned,
    PrizeWon,
)

translate = QCoreApplication.translate

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def isolated(text: str) -> str:
    """A text that keeps its own direction inside a sentence that runs from right to left."""
    if QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        return f"\u2068{text}\u2069"
    return text


def card_words(card: str) -> str:
    """A card as people write it: 7♦; a second pack's card carries a prime."""
    suit = split_card(card)[1]
    return isolated(card[: -len(suit)] + SIGNS[suit[0]] + ("′" if suit.endswith("'") else ""))


def cards_words(cards: Sequence[str]) -> str:
    """Several cards, in order."""
    return ", ".join(card_words(card) for card in cards)


def points_words(points: int) -> str:
    """So many points."""
    return isolated(translate("war", "%n point(s)", None, points))


class Teller:
    """Tells events in sentences; the person at the screen is "you"."""

    def __init__(self, names: list[str], seat: int) -> None:
        self._names = names
        self._seat = seat

    def name(self, seat: int) -> str:
        """What a seat is called in a sentence of its own."""
        return translate("war", "You") if seat == self._seat else self._names[seat]

    def _either(self, seat: int, yours: str, hers: str) -> str:
        return yours if seat == self._seat else hers.replace("{who}", self._names[seat])

    def tell(self, event: object) -> str:
        """What happened, in one sentence; empty for what needs no words."""
        if isinstance(event, Dealt):
            return translate("war", "The cards are dealt: a whole suit for everyone.")
        if isinstance(event, PrizeTurned):
            return translate("war", "The next prize is {card}.").replace("{card}", card_words(event.card))
        if isinstance(event, CardOffered):
            text = self._either(
                event.seat, translate("war", "You put up {card}."), translate("war", "{who} puts up {card}.")
            )
            return text.replace("{card}", card_words(event.card))
        if isinstance(event, BidLaid):
            return self._laid(event)
        if isinstance(event, Passed):
            return self._either(event.seat, translate("war", "You pass."), translate("war", "{who} passes."))
        if isinstance(event, BidsTurned):
            bids = [
                f"{self.name(seat)} {card_words(card)}" for seat, card in enumerate(event.cards) if card is not None
            ]
            return translate("war", "The bids: {bids}.").replace("{bids}", ", ".join(bids))
        return self._outcome(event)

    def _laid(self, event: BidLaid) -> str:
        if event.face_up and event.card:
            text = self._either(event.seat, translate("war", "You bid {card}."), translate("war", "{who} bids {card}."))
            return text.replace("{card}", card_words(event.card))
        return self._either(
            event.seat, translate("war", "Your bid lies face down."), translate("war", "{who} lays a card face down.")
        )

    def _outcome(self, event: object) -> str:
        if isinstance(event, PrizeWon):
            text = self._either(
                event.seat,
                translate("war", "You win {cards} with {bid}."),
                translate("war", "{who} wins {cards} with {bid}."),
            )
            return text.replace("{cards}", cards_words(event.cards)).replace("{bid}", card_words(event.with_card))
        if isinstance(event, PrizeCarried):
            return translate("war", "The highest bids are equal: {cards} goes with the next prize.").replace(
                "{cards}", cards_words(event.cards)
            )
        if isinstance(event, PrizeDiscarded):
            text = {
                "tie": translate("war", "The highest bids are equal: nobody gets {cards}."),
                "no_bid": translate("war", "Nobody bids: {cards} is discarded."),
                "end": translate("war", "The game ends: nobody gets {cards}."),
            }[event.reason]
            return text.replace("{cards}", cards_words(event.cards))
        if isinstance(event, GameEnded):
            return self.ending(event.winners, event.scores)
        return ""

    def ending(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, and with how much."""
        points = points_words(scores[winners[0]])
        if len(winners) > 1:
            names = [self._names[seat] if seat != self._seat else translate("war", "you") for seat in winners]
            text = translate("war", "{names} share the win with {points} each.")
            text = text.replace("{names}", translate("war", " and ").join([", ".join(names[:-1]), names[-1]]))
            return (text[0].upper() + text[1:]).replace("{points}", points)
        text = self._either(
            winners[0], translate("war", "You win with {points}!"), translate("war", "{who} wins with {points}.")
        )
        return text.replace("{points}", points)
