"""Letters of ranks and signs of suits on cards, and the names of both for screen readers.

Ranks have the letters of the cards of a language, or A, J, Q and K. `spoken` puts whole words for the signs of cards
and suits.
"""

from collections.abc import Mapping
from re import Match
from re import compile as pattern

from cardtable.language import filled, translate

_as_in_language = True


def write_ranks(as_in_language: bool) -> None:
    """Choose the letters of ranks from now on: those of the language of the screen, or A, J, Q and K."""
    global _as_in_language  # noqa: PLW0603 # one setting for the whole program, like the language
    _as_in_language = as_in_language


def rank_letter(rank: str) -> str:
    """Return the letter of a rank, in the corners of cards and wherever a card is named; numbers stay as they are."""
    if not _as_in_language:
        return rank
    match rank:
        case "A":
            return translate("cards", "A", "the letter in the corner of an ace")
        case "J":
            return translate("cards", "J", "the letter in the corner of a jack")
        case "Q":
            return translate("cards", "Q", "the letter in the corner of a queen")
        case "K":
            return translate("cards", "K", "the letter in the corner of a king")
    return rank


def court_letters() -> dict[str, str]:
    """Return the ranks that are no numbers (A, J, Q and K), by letter."""
    return {rank_letter(rank): rank for rank in ("A", "J", "Q", "K")}


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
