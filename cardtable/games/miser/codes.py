"""Numbers by which play knows the phases, moves and cards of Miser.

A card is a number: four times its rank, from 0 for a two to 12 for an ace, plus the index of its suit in SUITS. Hands
and piles are masks of such numbers; the lowest cards of the pack are the lowest bits.
"""

from typing import Final

from cardtable.engine.cards import RANKS, RANKS_IN, SUITS, bits

DEAL: Final = 0
TURN: Final = 1
ANSWER: Final = 2
"""Phase in which an offer is to be answered."""
COMMIT_CARDS: Final = 3
UNANSWERED: Final = 4
"""Phase of an attack before the victim has laid a card."""
ATTACKED: Final = 5
BIDDING: Final = 6
ENDED: Final = 7

PASS: Final = 0
PROPOSE: Final = 1
COUNTER: Final = 2
ACCEPT: Final = 3
DECLINE: Final = 4
COMMIT: Final = 5
ATTACK: Final = 6
LAY: Final = 7
FORFEIT: Final = 8
READY: Final = 9
OPEN: Final = 10
JOIN: Final = 11
RAISE: Final = 12
STAND: Final = 13
STANDING: Final = 14
"""Kind of a remembered deed that is no move: how a game stands at its first position or under other rules."""

# A move is a number: its kind in the lowest bits, and the parts of that kind, each shifted by so many bits.
KIND: Final = 15
CARD: Final = 4
VICTIM: Final = 10
PARTNER: Final = 13
WAGER: Final = 16
PARTNERS_WAGER: Final = 22
VALUE: Final = 28
PENNIES: Final = 16
SEAT: Final = 7
SIX_BITS: Final = 63
"""Masks for the parts of a move: a seat; a card, a wager or a value."""
UNKNOWN_CARD: Final = 63
"""Card of a move that this state's observer may not know."""

TIE_CENTRE: Final = 0
TIE_SPLIT: Final = 1
TIE_DEFENDER: Final = 2

NO_CARD: Final = -8  # apart from the engine's own sentinels
LOWEST_VALUE: Final = 2
HIGHEST_VALUE: Final = 11
"""Highest value that a contract can agree on, whatever cards are worth: the value is only words."""
VALUE_COUNT: Final = HIGHEST_VALUE + 1 - LOWEST_VALUE
"""Number of values that a contract can agree on."""

PACK: Final = (1 << 52) - 1
HIGH_RANKS: Final = (*RANKS[1:], RANKS[0])
CARDS: Final = tuple([rank + suit for rank in HIGH_RANKS for suit in SUITS])
"""Names of the cards, by their numbers."""
_CHUNK: Final = (1 << 13) - 1


def card_names(cards: int) -> tuple[str, ...]:
    """Return the names of a mask of cards, lowest card first."""
    return tuple([CARDS[card] for card in bits(cards)])


def card_at(hand: int, place: int) -> int:
    """Return the card at an index in a hand, counted from 0, lowest card first."""
    shift = 0
    found = RANKS_IN[hand & _CHUNK]
    while place >= len(found):
        place -= len(found)
        shift += 13
        found = RANKS_IN[hand >> shift & _CHUNK]
    return shift + found[place]
