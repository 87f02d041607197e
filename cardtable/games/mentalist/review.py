"""Options and outcomes of the decisions in a review of Mentalist Poker."""

from collections.abc import Sequence

from cardtable.games.mentalist.moves import BetAdded, GuessHeard, PotClaimed, PotWon, ScreenLifted
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.words import MentalistNarrator
from cardtable.language import in_sequence
from cardtable.table.model import TableModel
from cardtable.table.review import Decision, Judged, Option, Review, values_of

_SHOWN = 14
"""Number of options shown, at most; of more, only those worth it."""


def options(model: TableModel, decision: Decision, judged: Judged | None) -> list[Option]:
    """Return the options worth showing, the lowest number first."""
    values = values_of(judged)
    shown = worth_showing(decision.known(Mentalist).most, decision.move, judged)
    return [Option(chips, values.get(chips), f"{chips}", word=f"{chips}") for chips in shown]


def worth_showing(most: int, made: int, judged: Judged | None) -> list[int]:
    """Return the numbers worth showing: all if they are few.

    Otherwise the one chosen, then the most probable, then those that win most often, then the lowest.
    """
    if most < _SHOWN:
        return list(range(most + 1))
    found = [made]
    if judged:
        choices = judged.advice.choices
        found += [choice.move for choice in choices if choice.probability > 0]
        found += [choice.move for choice in sorted(choices, key=lambda choice: -(choice.value or 0.0))]
    found += range(_SHOWN)
    return sorted(list(dict.fromkeys(found))[:_SHOWN])


def outcomes(review: Review, teller: MentalistNarrator) -> list[str]:
    """Return by decision what was guessed after it, what the bet was, and who took the chips."""
    return [_outcome(review.events[decision.events_before :], teller) for decision in review.decisions]


def _outcome(following: Sequence[object], teller: MentalistNarrator) -> str:
    told = []
    for event in following:
        if isinstance(event, GuessHeard | ScreenLifted | PotWon | BetAdded | PotClaimed):
            told.append(teller.tell(event))
        if isinstance(event, PotWon | BetAdded | PotClaimed):
            return in_sequence(told)
    return ""
