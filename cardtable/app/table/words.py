"""Cards and endings in words, for every game: screen, log and screen readers say the same."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication

from cardtable.engine.cards import split_card

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


def ending_words(names: Sequence[str], seat: int, winners: Sequence[int], points: str) -> str:
    """Who won, and with how many points; whoever sits at `seat` is "you"."""
    if len(winners) > 1:
        shown = [translate("table", "you") if winner == seat else names[winner] for winner in winners]
        text = translate("table", "{names} share the win with {points} each.")
        text = text.replace("{names}", translate("table", " and ").join([", ".join(shown[:-1]), shown[-1]]))
        text = text[0].upper() + text[1:]
    elif winners[0] == seat:
        text = translate("table", "You win with {points}!")
    else:
        text = translate("table", "{who} wins with {points}.").replace("{who}", names[winners[0]])
    return text.replace("{points}", points)
