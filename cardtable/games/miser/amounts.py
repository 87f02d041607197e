"""Amounts and values of Miser in words: pennies, cards and turns, and what cards are worth."""

from collections import Counter
from collections.abc import Iterable

from cardtable.games.miser.codes import HIGH_RANKS
from cardtable.games.miser.rules import MiserRules
from cardtable.language import filled, isolated, translate

_LARGE = 1_000_000
"""Number beyond which only the last digits decide the plural."""


def value_words(value: int, ace: int) -> str:
    """Return one card of a value, such as "an eight"; `ace` is the value of an ace, or 0 if others have it too."""
    if value == ace:
        return translate("miser", "an ace")
    match value:
        case 2:
            return translate("miser", "a two")
        case 3:
            return translate("miser", "a three")
        case 4:
            return translate("miser", "a four")
        case 5:
            return translate("miser", "a five")
        case 6:
            return translate("miser", "a six")
        case 7:
            return translate("miser", "a seven")
        case 8:
            return translate("miser", "an eight")
        case 9:
            return translate("miser", "a nine")
        case 10:
            return translate("miser", "a ten")
        case 11:
            return translate("miser", "an eleven")
    return filled(translate("miser", "a card worth {value}"), value=value)


def several_words(value: int, ace: int, count: int = 0) -> str:
    """Return several cards of a value, such as "eights", or "two eights" if `count` is not 0."""
    many = _many(value, ace, count or 2)
    return filled(translate("miser", "{count} {cards}"), count=_counted(count), cards=many) if count else many


def _many(value: int, ace: int, count: int) -> str:
    if value == ace:
        return translate("miser", "aces", "several", count)
    match value:
        case 2:
            return translate("miser", "twos", "several", count)
        case 3:
            return translate("miser", "threes", "several", count)
        case 4:
            return translate("miser", "fours", "several", count)
        case 5:
            return translate("miser", "fives", "several", count)
        case 6:
            return translate("miser", "sixes", "several", count)
        case 7:
            return translate("miser", "sevens", "several", count)
        case 8:
            return translate("miser", "eights", "several", count)
        case 9:
            return translate("miser", "nines", "several", count)
        case 10:
            return translate("miser", "tens", "several", count)
        case 11:
            return translate("miser", "elevens", "several", count)
    return filled(translate("miser", "cards worth {value}", "several", count), value=value)


def turns_words(turns: int) -> str:
    """Return a number of turns as people say it, such as "two turns"."""
    if turns == 1:
        return translate("miser", "one turn")
    plural = turns if turns < _LARGE else _LARGE + turns % _LARGE  # Qt's plurals take at most 31 bits
    return filled(translate("miser", "{count} turns", "several", plural), count=_counted(turns))


def _counted(count: int) -> str:
    match count:
        case 2:
            return translate("miser", "two")
        case 3:
            return translate("miser", "three")
        case 4:
            return translate("miser", "four")
        case 5:
            return translate("miser", "five")
        case 6:
            return translate("miser", "six")
    return str(count)


def values_words(values: Iterable[int], ace: int) -> str:
    """Return cards by their values, highest first, such as "two tens and a five"."""
    parts = [
        value_words(value, ace) if count == 1 else several_words(value, ace, count)
        for value, count in sorted(Counter(values).items(), reverse=True)
    ]
    if len(parts) == 1:
        return parts[0]
    before = translate("miser", ", ").join(parts[:-1])
    return filled(translate("miser", "{cards} and {last}"), cards=before, last=parts[-1])


def pennies_words(pennies: int) -> str:
    """Return a number of pennies, such as "3 pennies"."""
    if pennies == 1:  # without a catalogue, as in the terminal, "%n pennies" has one form for all numbers
        return isolated(translate("miser", "1 penny"))
    return isolated(translate("miser", "%n pennies", None, pennies))


def cards_count(cards: int) -> str:
    """Return a number of cards, such as "3 cards"."""
    return isolated(translate("miser", "%n card(s)", None, cards))


def value_of(rules: MiserRules, card: str) -> int:
    """Return the value of a card in contracts and attacks."""
    rank = card[:-1]
    if rank == "A":
        return rules.ace_value
    return HIGH_RANKS.index(rank) + 2 if rank.isdecimal() else rules.court_value
