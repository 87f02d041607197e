"""What came of the decisions of a game of Mentalist Poker."""

from collections.abc import Sequence

from cardtable.games.mentalist.moves import BetAdded, GuessHeard, PotClaimed, PotWon, ScreenLifted
from cardtable.games.mentalist.words import Teller
from cardtable.language import in_sequence
from cardtable.table.review import Review


def outcomes(review: Review, teller: Teller) -> list[str]:
    """By decision, what was guessed of the bet that it was about, what was seen in the end, and who took what."""
    return [_outcome(review.events[decision.events_before :], teller) for decision in review.decisions]


def _outcome(following: Sequence[object], teller: Teller) -> str:
    told = []
    for event in following:
        if isinstance(event, GuessHeard | ScreenLifted | PotWon | BetAdded | PotClaimed):
            told.append(teller.tell(event))
        if isinstance(event, PotWon | BetAdded | PotClaimed):
            return in_sequence(told)
    return ""
