"""Texts for screen readers: the words on the screen, with the signs of cards and suits in whole words."""

from collections.abc import Mapping
from re import Match
from re import compile as pattern

from cardtable.language import filled, translate
from cardtable.table.letters import court_letters

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
"""Signs of the suits, by the letters in records."""
_SUITS = {sign: suit for suit, sign in SIGNS.items()}
_CARD = pattern("(10|[2-9]|[^\\W\\d_]+)([♣♦♥♠])")
"""Number or letters before a suit's sign; letters that are no rank, in any language, are left alone."""


def suit_name(suit: str) -> str:
    """Return the name of a suit (C, D, H or S), inside a sentence."""
    match suit:  # translates one name only, because all cards of a hand are named anew for every question
        case "C":
            return translate("spoken", "clubs")
        case "D":
            return translate("spoken", "diamonds")
        case "H":
            return translate("spoken", "hearts")
    return translate("spoken", "spades")


def rank_name(rank: str) -> str:
    """Return the name of a rank, inside a sentence; numbers stay as they are."""
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
    """Return a text for screen readers: "ace of diamonds" for A♦, and a suit's name for its sign alone."""
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
    """Return the name of a card that `_CARD` found, or the text itself if the letters before the sign are no rank."""
    if not card[1].isdecimal() and card[1] not in courts:
        return card[0]
    rank, suit = rank_name(courts.get(card[1], card[1])), suit_name(_SUITS[card[2]])
    return filled(translate("spoken", "{rank} of {suit}"), rank=rank, suit=suit)
