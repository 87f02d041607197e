"""Sayings of Miser: the kinds of line that a player can say, each with the choices that it takes."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.games.miser.amounts import turns_words, values_words
from cardtable.games.miser.codes import HIGHEST_VALUE, LOWEST_VALUE
from cardtable.games.miser.wordings import CONDITIONS
from cardtable.language import at_the_start, translate
from cardtable.table.sayings import Saying, SayingChoice, SayingStep

_AT_ONCE = 3
"""Most cards of a value that are claimed with one pick."""
_TURNS = (1, 2, 3, 5)
_USUAL_TURNS = 1
"""Index of the usual number of turns in _TURNS."""
_COLUMNS = 10


def sayings(names: Sequence[str], speaker: int, values: Sequence[int], ace: int, down: int) -> list[Saying]:
    """Return the kinds of line that a speaker can say.

    `values` are those of the cards in play, highest first; `ace` is the value of an ace if no other card has it, else
    0; `down` is the number of the speaker's cards that lie face down on the table.
    """
    says = _Sayings(names, speaker, values, ace)
    laid = [says.laid(down)] if down else []
    return [says.holds(), *laid, says.promise(), says.truce(), says.threat(), says.plea(), says.warn()]


class _Sayings:
    """Kinds of line of one speaker."""

    def __init__(self, names: Sequence[str], speaker: int, values: Sequence[int], ace: int) -> None:
        self._names = names
        self._others = [(speaker + step) % len(names) for step in range(1, len(names))]
        self._values = values
        self._ace = ace
        everybody = SayingChoice(translate("miser", "Everyone"), {}, key="0")
        self._to = SayingStep(translate("miser", "Who are you talking to?"), (everybody, *self._players("to")))

    def _players(self, *parts: str) -> tuple[SayingChoice, ...]:
        """Return a choice for each of the other players, whose seat goes into each of these parts of the line."""
        return tuple([SayingChoice(self._names[seat], dict.fromkeys(parts, seat), seat=seat) for seat in self._others])

    def holds(self) -> Saying:
        values = self._values
        held = [
            _cards(value, self._ace, count, {"values": [value] * count})
            for count in range(1, _AT_ONCE + 1)
            for value in values
        ]
        return Saying(
            "holds",
            translate("miser", "I hold…"),
            translate("miser", "claim cards in your hand"),
            (SayingStep(translate("miser", "Which cards do you claim?"), tuple(held), len(values), adds=True),),
            self._to,
        )

    def laid(self, down: int) -> Saying:
        """Return the claim about the total of `down` cards on the table."""
        lowest, highest = min(self._values), max(self._values)
        totals = range(down * lowest, min(down * highest, down * lowest + 49) + 1)
        choices = tuple([SayingChoice(f"{total}", {"total": total}, key=f"{total}") for total in totals])
        asks = SayingStep(translate("miser", "What total do you claim?"), choices, _COLUMNS)
        says = translate("miser", "claim the total you have laid")
        return Saying("laid", translate("miser", "On the table…"), says, (asks,), self._to)

    def promise(self) -> Saying:
        agreed = [value for value in range(HIGHEST_VALUE, LOWEST_VALUE - 1, -1) if value in self._values]
        promised = [_cards(value, self._ace, 1, {"value": value}) for value in agreed]
        return Saying(
            "promise",
            translate("miser", "I'll play…"),
            translate("miser", "promise a card in your contract"),
            (SayingStep(translate("miser", "Which card do you promise?"), tuple(promised), len(agreed)),),
            self._to,
        )

    def truce(self) -> Saying:
        turns = tuple([SayingChoice(turns_words(count), {"turns": count}, key=f"{count}") for count in _TURNS])
        return Saying(
            "truce",
            translate("miser", "Truce"),
            translate("miser", "leave a player alone"),
            (
                SayingStep(translate("miser", "For how long?"), turns, usual=_USUAL_TURNS),
                SayingStep(translate("miser", "Who will you leave alone?"), self._players("with", "to")),
            ),
        )

    def threat(self) -> Saying:
        whens = tuple([SayingChoice(at_the_start(CONDITIONS[when][0]), {"if": when}) for when in CONDITIONS.texts])
        return Saying(
            "threat",
            translate("miser", "Threaten"),
            translate("miser", "threaten a player"),
            (
                SayingStep(translate("miser", "When will you strike?"), whens, usual=0),
                SayingStep(translate("miser", "Who do you threaten?"), self._players("against", "to")),
            ),
        )

    def plea(self) -> Saying:
        return Saying(
            "plea",
            translate("miser", "Spare me"),
            translate("miser", "ask to be left alone"),
            (),
            self._to._replace(asks=translate("miser", "Who do you ask?")),
        )

    def warn(self) -> Saying:
        reasons = (
            SayingChoice(translate("miser", "is ahead"), {"of": "leader"}),
            SayingChoice(translate("miser", "broke their word"), {"of": "reneged"}),
            SayingChoice(translate("miser", "bluffs"), {"of": "bluffed"}),
        )
        return Saying(
            "warn",
            translate("miser", "Beware of…"),
            translate("miser", "warn about a player"),
            (
                SayingStep(translate("miser", "Why should others beware?"), reasons, usual=0),
                SayingStep(translate("miser", "Who is the warning about?"), self._players("about")),
            ),
            self._to,
        )


def _cards(value: int, ace: int, count: int, parts: Mapping[str, Any]) -> SayingChoice:
    """Return the choice of `count` cards of a value. A single card has the key that a keypad would: 0 is a ten."""
    short = translate("miser", "A", "an ace, as on a card") if value == ace else f"{value}"
    key = "" if count > 1 else "A" if value == ace else f"{value % 10}" if value <= 10 else ""
    return SayingChoice(short, parts, values_words([value] * count, ace), key, cards=(short,) * count)
