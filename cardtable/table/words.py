"""Words for cards, chances and the ends of games, and how a sentence is said to the person that it may be about.

They are alike on the screen, in the log and for screen readers. A game declares its sentences at the head of its
`words.py`, and `Narrator.say` chooses the form, so that "you" never stands in place of a name. `tools.translations`
finds the texts of `Sentence` and `Phrases`, which must be literals.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

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


class Sentence(NamedTuple):
    """Sentence or clause with a form for each reader."""

    context: str
    """Translation context."""
    you: str
    """Form for the person whose seat it is about, or for everybody if it is the only form."""
    they: str = ""
    """Form for all others, spectators among them; {who} is the name of the seat."""
    other: str = ""
    """Form for the person at the second of two seats that it is about; empty if that is called "you" as an object."""
    remark: str = ""
    """Help for translators, and a part of the key in catalogues."""


class Phrases:
    """Alternative wordings in English by key, such as those of one speaker for each kind of line."""

    def __init__(self, context: str, /, **texts: Sequence[str]) -> None:
        self._context = context
        self.texts = texts
        """English wordings by key."""

    def __getitem__(self, key: str) -> list[str]:
        """Return the translated wordings under a key."""
        return [translate(self._context, text) for text in self.texts[key]]


_SHARED = Sentence("table", "{names} share the win with {points} each.")
_WON = Sentence("table", "You win with {points}!", "{who} wins with {points}.")
_AHEAD = Sentence("table", "{points} ahead of {names}")


class EndedGame(Protocol):
    """End of a game, as an event."""

    @property
    def winners(self) -> Sequence[int]:
        """Seats that won; several if they share the win."""

    @property
    def scores(self) -> Sequence[int]:
        """Score of each seat."""


class Narrator:
    """Teller of sentences to one reader, who is "you"; base class of a game's, which puts events into sentences."""

    def __init__(self, names: Sequence[str], you: int) -> None:
        """`you` is the reader's seat, NOBODY for a spectator."""
        self.you = you
        self.names = [named(name) for name in names]
        """Names of all seats for use inside a sentence."""

    def say(self, sentence: Sentence, seat: int = NOBODY, other: int = NOBODY, /, **words: object) -> str:
        """Return a sentence about a seat, or about that and an `other`, in the form for the reader and filled in."""
        form = sentence.they or sentence.you
        if self.you != NOBODY and self.you in (seat, other):
            form = sentence.you if seat == self.you else sentence.other or form
        who = self.names[seat] if seat != NOBODY else ""
        return filled(translate(sentence.context, form, sentence.remark or None), **{"who": who, **words})

    def called(self, seat: int, you: str) -> str:
        """Return the name of a seat, or the word `you` for the reader, as a part of a list or an object."""
        return you if seat == self.you else self.names[seat]

    def name(self, seat: int) -> str:
        """Return the name of a seat at the start of a sentence, "You" for the person."""
        return self.called(seat, translate("table", "You"))

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
        points = self.counted(scores[winners[0]])
        if len(winners) > 1:
            return at_the_start(self.say(_SHARED, names=self._list(winners), points=points))
        return self.say(_WON, winners[0], points=points)

    def _list(self, seats: Iterable[int]) -> str:
        """Return seats by name, joined with "and"; the person is "you"."""
        return listed_with_and([self.called(seat, translate("table", "you")) for seat in seats])

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
        ahead = self.say(_AHEAD, points=self.counted(ended.scores[winner] - best), names=self._list(seconds))
        did, count = made(winner)
        return filled(text, made=did, count=count, ahead=ahead)
