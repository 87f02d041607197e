"""Amounts and values of Miser in words: pennies, cards and turns, and what cards are worth."""

from collections import Counter
from collections.abc import Iterable

from cardtable.games.miser.codes import HIGH_RANKS, HIGHEST_VALUE, LOWEST_VALUE
from cardtable.games.miser.rules import MiserRules
from cardtable.language import filled, isolated, translate
from cardtable.table.words import Phrases

_LARGE = 1_000_000
"""Number beyond which only the last digits decide the plural."""


_WORDS = Phrases(
    "miser",
    one=("a two", "a three", "a four", "a five", "a six", "a seven", "an eight", "a nine", "a ten", "an eleven"),
    numbers=("two", "three", "four", "five", "six"),
)
"""Names of single cards from the lowest value up, and of numbers from 2."""


def value_words(value: int, ace: int) -> str:
    """Return one card of a value, such as "an eight"; `ace` is the value of an ace, or 0 if others have it too."""
    if value == ace:
        return translate("miser", "an ace")
    if LOWEST_VALUE <= value <= HIGHEST_VALUE:
        return _WORDS["one"][value - LOWEST_VALUE]
    return filled(translate("miser", "a card worth {value}"), value=value)


def several_words(value: int, ace: int, count: int = 0) -> str:
    """Return several cards of a value, such as "eights", or "two eights" if `count` is not 0."""
    many = _many(value, ace, count or 2)
    return filled(translate("miser", "{count} {cards}"), count=_counted(count), cards=many) if count else many


def _many(value: int, ace: int, count: int) -> str:
    if value == ace:
        return translate("miser", "aces", "several", count)
    known = {
        2: translate("miser", "twos", "several", count),
        3: translate("miser", "threes", "several", count),
        4: translate("miser", "fours", "several", count),
        5: translate("miser", "fives", "several", count),
        6: translate("miser", "sixes", "several", count),
        7: translate("miser", "sevens", "several", count),
        8: translate("miser", "eights", "several", count),
        9: translate("miser", "nines", "several", count),
        10: translate("miser", "tens", "several", count),
        11: translate("miser", "elevens", "several", count),
    }
    return known.get(value) or filled(translate("miser", "cards worth {value}", "several", count), value=value)


def turns_words(turns: int) -> str:
    """Return a number of turns as people say it, such as "two turns"."""
    if turns == 1:
        return translate("miser", "one turn")
    plural = turns if turns < _LARGE else _LARGE + turns % _LARGE  # Qt's plurals take at most 31 bits
    return filled(translate("miser", "{count} turns", "several", plural), count=_counted(turns))


def _counted(count: int) -> str:
    words = _WORDS["numbers"]
    return words[count - 2] if 2 <= count < 2 + len(words) else f"{count}"


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
