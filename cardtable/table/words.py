"""Words for cards, chances and the ends of games, alike on the screen, in the log and for screen readers."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from cardtable.bots.advice_summary import hundred
from cardtable.engine.cards import split_card
from cardtable.engine.state import NOBODY
from cardtable.language import (
    as_number,
    at_the_start,
    filled,
    isolated,
    listed,
    listed_with_and,
    named,
    translate,
    unexplained,
)
from cardtable.table.letters import SIGNS, rank_letter

_ONE_IN_200 = 0.005
"""Chance below which a number of games in 100 would be rounded to 0."""


def card_words(card: str) -> str:
    """Return a card as people write it, such as 7♦, without the number of its pack that records have."""
    suit = split_card(card)[1]
    return isolated(rank_letter(card[: -len(suit)]) + SIGNS[suit[0]])


def cards_words(cards: Sequence[str]) -> str:
    """Return a list of cards in words, in the order given."""
    return listed(card_words(card) for card in cards)


def in_hundred(chance: float) -> str:
    """Return a chance (0 to 1) as the number before "in 100", such as "37"; never "0", but "fewer than 1"."""
    if chance < _ONE_IN_200:
        return translate("table", "fewer than 1", "before “in 100”: you win fewer than 1 in 100")
    return as_number(hundred(chance))


def wins_in_hundred(wins: str) -> str:
    """Return a phrase such as "3 wins in 100 games", given the number in words."""
    if wins == as_number(1):
        return translate("table", "1 win in 100 games")
    return filled(translate("table", "{wins} wins in 100 games"), wins=wins)


def level_words(name: str) -> str:
    """Return the name of a kind of player inside a sentence, such as "expert", given its key or its title."""
    match name:
        case "random":
            return translate("players", "random", "a player who plays anything, inside a sentence")
        case "beginner":
            return translate("players", "beginner", "a kind of player, inside a sentence")
        case "club":
            return translate("players", "club", "a player as good as those in a club, inside a sentence")
        case "expert":
            return translate("players", "expert", "a kind of player, inside a sentence")
    from cardtable.bots.players import PLAYERS  # late: most modules that show cards need no players

    own = next((players[name].title() for players in PLAYERS.values() if name in players), name)
    return unexplained(own)


def ending_words(names: Sequence[str], seat: int, winners: Sequence[int], points: str) -> str:
    """Return a sentence on who won, with their points in words; the player at `seat` is "you"."""
    if len(winners) > 1:
        text = translate("table", "{names} share the win with {points} each.")
        text = filled(text, names=_names_words(names, seat, winners), points=points)
        return at_the_start(text)
    if winners[0] == seat:
        return filled(translate("table", "You win with {points}!"), points=points)
    return filled(translate("table", "{who} wins with {points}."), who=names[winners[0]], points=points)


def _names_words(names: Sequence[str], seat: int, named: Sequence[int]) -> str:
    """Return a list of seats by name, joined with "and"; the player at `seat` is "you"."""
    shown = [translate("table", "you") if other == seat else names[other] for other in named]
    return listed_with_and(shown)


class EndedGame(Protocol):
    """End of a game, as an event."""

    @property
    def winners(self) -> Sequence[int]:
        """Seats that won; several if they share the win."""

    @property
    def scores(self) -> Sequence[int]:
        """Score of each seat."""


class Narrator:
    """Base class of a game's teller, which puts events into sentences; the person at the screen is "you"."""

    def __init__(self, names: Sequence[str], seat: int) -> None:
        self._names = [named(name) for name in names]
        self._seat = seat

    def name(self, seat: int) -> str:
        """Return the name of a seat at the start of a sentence, "You" for the person."""
        return translate("table", "You") if seat == self._seat else self._names[seat]

    def tell(self, event: object) -> str:
        """Return a sentence on an event; empty if it needs no words."""
        raise NotImplementedError

    def landmark(self, event: object) -> str:
        """Return the heading of an event that is a landmark, such as the deal of a hand; empty for any other event.

        Landmarks help to find the way through a long game.
        """
        return ""

    def acting(self, event: object) -> int | None:
        """Return the seat that the sentence on an event names first, whose colour its name has in the log.

        None if it names no seat.
        """
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) and seat != NOBODY else None

    def counted(self, points: int) -> str:
        """Return a score in words, such as "12 points", in the units of the game."""
        raise NotImplementedError

    def ending(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Return a sentence on who won, and with what score."""
        return ending_words(self._names, self._seat, winners, self.counted(scores[winners[0]]))

    def how(self, course: Any) -> str:
        """Return a sentence on how the winner of a course won; empty if there is nothing to tell."""
        return ""

    def _how(self, text: str, ended: EndedGame | None, made: Callable[[int], tuple[int, int]]) -> str:
        """Return a sentence on how the only winner won; empty if several won.

        It is `text` with {made} and {count}, the pair that `made` returns for the winner's seat, and {ahead}, the lead
        over the next seats in words.
        """
        assert ended
        if len(ended.winners) > 1:
            return ""
        winner = ended.winners[0]
        others = {other: score for other, score in enumerate(ended.scores) if other != winner}
        best = max(others.values())
        seconds = [other for other, score in others.items() if score == best]
        ahead = filled(
            translate("table", "{points} ahead of {names}"),
            points=self.counted(ended.scores[winner] - best),
            names=_names_words(self._names, self._seat, seconds),
        )
        did, count = made(winner)
        return filled(text, made=did, count=count, ahead=ahead)

    def _either(self, seat: int, yours: str, theirs: str, **words: object) -> str:
        """Return `yours` for the person and `theirs` for any other seat, filled with its name as {who} and `words`."""
        return filled(yours if seat == self._seat else theirs, who=self._names[seat], **words)
