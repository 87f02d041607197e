"""What screen readers say: the same words as on the screen, but signs of cards and suits in whole words."""

from collections.abc import Mapping
from re import Match
from re import compile as pattern

from cardtable.language import filled, translate
from cardtable.table.letters import court_letters

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_SUITS = {sign: suit for suit, sign in SIGNS.items()}
_CARD = pattern("(10|[2-9]|[^\\W\\d_]+)([♣♦♥♠])")


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
    courts = court_letters()
    text = _CARD.sub(lambda card: _card_name(card, courts), text)
    for sign, suit in _SUITS.items():
        if sign in text:
            name = suit_name(suit)
            text = text.replace(f"{name} {sign}", name).replace(sign, name)
    return text


def _card_name(card: Match[str], courts: Mapping[str, str]) -> str:
    """What a letter or number before a suit's sign names; as it is where that is no rank."""
    if not card[1].isdecimal() and card[1] not in courts:
        return card[0]
    rank, suit = rank_name(courts.get(card[1], card[1])), suit_name(_SUITS[card[2]])
    return filled(translate("spoken", "{rank} of {suit}"), rank=rank, suit=suit)
