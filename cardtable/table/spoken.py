"""What screen readers say: the same words as on the screen, but signs of cards and suits in whole words."""

from re import Match
from re import compile as pattern

from cardtable.language import filled, translate

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_SUITS = {sign: suit for suit, sign in SIGNS.items()}
_CARD = pattern("(10|[2-9AJQK])([♣♦♥♠])")


def suit_name(suit: str) -> str:
    """A suit's name, inside a sentence."""
    match suit:  # one alone is translated: all cards of a hand are named anew with every question
        case "C":
            return translate("spoken", "clubs")
        case "D":
            return translate("spoken", "diamonds")
        case "H":
            return translate("spoken", "hearts")
    return translate("spoken", "spades")


def rank_name(rank: str) -> str:
    """A rank's name, inside a sentence; numbers stay what they are."""
    match rank:
        case "A":
            return translate("spoken", "ace")
        case "J":
            return translate("spoken", "jack")
        case "Q":
            return translate("spoken", "queen")
        case "K":
            return translate("spoken", "king")
    return rank


def spoken(text: str) -> str:
    """A text as it is to be heard: "ace of diamonds" where A♦ is written, a suit's name where its sign stands alone."""
    if not any(sign in text for sign in _SUITS):
        return text
    text = _CARD.sub(_card_name, text)
    for sign, suit in _SUITS.items():
        if sign in text:
            name = suit_name(suit)
            text = text.replace(f"{name} {sign}", name).replace(sign, name)
    return text


def _card_name(card: Match[str]) -> str:
    rank, suit = rank_name(card[1]), suit_name(_SUITS[card[2]])
    return filled(translate("spoken", "{rank} of {suit}"), rank=rank, suit=suit)
