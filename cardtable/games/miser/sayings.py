"""Lines that a person can say in Miser, and the parts of each: conditions and amounts first, then players."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.games.miser.value_words import turns_words, values_words
from cardtable.games.miser.wordings import conditions
from cardtable.language import at_the_start, translate
from cardtable.table.sayings import Choice, Saying, Step

_AT_ONCE = 3
"""So many cards of a value are claimed with one pick."""
_TURNS = (1, 2, 3, 5)
_USUAL_TURNS = 1
"""The place of the usual ones among them."""
_COLUMNS = 10


def sayings(names: Sequence[str], speaker: int, values: Sequence[int], ace: int, down: int) -> list[Saying]:
    """What a speaker can say: `values` are those of the cards in play, the highest first, `ace` what aces count, `down`
    how many of their cards lie on the table face down."""
    others = [(speaker + step) % len(names) for step in range(1, len(names))]

    def players(*parts: str) -> tuple[Choice, ...]:
        """One of the other players, who is each of these parts of the line."""
        return tuple([Choice(names[seat], dict.fromkeys(parts, seat), seat=seat) for seat in others])

    everybody = Choice(translate("miser", "Everyone"), {}, key="0")
    to = Step(translate("miser", "Who are you talking to?"), (everybody, *players("to")))
    held = [
        _cards(value, ace, count, {"values": [value] * count}) for count in range(1, _AT_ONCE + 1) for value in values
    ]
    agreed = [value for value in range(11, 1, -1) if value in values]
    promised = [_cards(value, ace, 1, {"value": value}) for value in agreed]
    found = [
        Saying(
            "holds",
            translate("miser", "I hold…"),
            translate("miser", "claim cards in your hand"),
            (Step(translate("miser", "Which cards do you claim?"), tuple(held), len(values), adds=True),),
            to,
        )
    ]
    if down:
        totals = range(down * min(values), min(down * max(values), down * min(values) + 49) + 1)
        choices = tuple([Choice(f"{total}", {"total": total}, key=f"{total}") for total in totals])
        asks = Step(translate("miser", "What total do you claim?"), choices, _COLUMNS)
        says = translate("miser", "claim the total you have laid")
        found.append(Saying("laid", translate("miser", "On the table…"), says, (asks,), to))
    turns = tuple([Choice(turns_words(count), {"turns": count}, key=f"{count}") for count in _TURNS])
    whens = tuple([Choice(at_the_start(words), {"if": when}) for when, words in conditions().items()])
    reasons = (
        Choice(translate("miser", "is ahead"), {"of": "leader"}),
        Choice(translate("miser", "broke their word"), {"of": "reneged"}),
        Choice(translate("miser", "bluffs"), {"of": "bluffed"}),
    )
    found += [
        Saying(
            "promise",
            translate("miser", "I'll play…"),
            translate("miser", "promise a card in your contract"),
            (Step(translate("miser", "Which card do you promise?"), tuple(promised), len(agreed)),),
            to,
        ),
        Saying(
            "truce",
            translate("miser", "Truce"),
            translate("miser", "leave a player alone"),
            (
                Step(translate("miser", "For how long?"), turns, usual=_USUAL_TURNS),
                Step(translate("miser", "Who will you leave alone?"), players("with", "to")),
            ),
        ),
        Saying(
            "threat",
            translate("miser", "Threaten"),
            translate("miser", "threaten a player"),
            (
                Step(translate("miser", "When will you strike?"), whens, usual=0),
                Step(translate("miser", "Who do you threaten?"), players("against", "to")),
            ),
        ),
        Saying(
            "plea",
            translate("miser", "Spare me"),
            translate("miser", "ask to be left alone"),
            (),
            to._replace(asks=translate("miser", "Who do you ask?")),
        ),
        Saying(
            "warn",
            translate("miser", "Beware of…"),
            translate("miser", "warn about a player"),
            (
                Step(translate("miser", "Why should others beware?"), reasons, usual=0),
                Step(translate("miser", "Who is the warning about?"), players("about")),
            ),
            to,
        ),
    ]
    return found


def _cards(value: int, ace: int, count: int, parts: Mapping[str, Any]) -> Choice:
    """So many cards of a value. The key of a single one is as on a keypad: 0 is a ten."""
    short = translate("miser", "A", "an ace, as on a card") if value == ace else f"{value}"
    key = "" if count > 1 else "A" if value == ace else f"{value % 10}" if value <= 10 else ""
    return Choice(short, parts, values_words([value] * count, ace), key, cards=(short,) * count)
