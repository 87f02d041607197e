"""Cards and endings in words, for every game: screen, log and screen readers say the same."""

from collections.abc import Callable, Sequence
from typing import Protocol

from cardtable.bots.gist import hundred
from cardtable.engine.cards import split_card
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
from cardtable.table.letters import rank_letter
from cardtable.table.spoken import SIGNS

_ONE_IN_200 = 0.005


def card_words(card: str) -> str:
    """A card as people write it: 7♦. Which of two packs it is from matters to records alone."""
    suit = split_card(card)[1]
    return isolated(rank_letter(card[: -len(suit)]) + SIGNS[suit[0]])


def cards_words(cards: Sequence[str]) -> str:
    """Several cards, in order."""
    return listed(card_words(card) for card in cards)


def in_hundred(chance: float) -> str:
    """A chance, 0 to 1, as the number in a sentence that goes on "in 100": never "0"."""
    if chance < _ONE_IN_200:
        return translate("table", "fewer than 1", "before “in 100”: you win fewer than 1 in 100")
    return as_number(hundred(chance))


def wins_in_hundred(wins: str) -> str:
    """Return a number of wins in 100 games as a phrase, by the number as it is told."""
    if wins == as_number(1):
        return translate("table", "1 win in 100 games")
    return filled(translate("table", "{wins} wins in 100 games"), wins=wins)


def level_words(name: str) -> str:
    """What a kind of player is called inside a sentence, such as "expert", by its name or its title."""
    match name:
        case "random":
            return translate("players", "random", "a player who plays anything, inside a sentence")
        case "beginner":
            return translate("players", "beginner", "a kind of player, inside a sentence")
        case "club":
            return translate("players", "club", "a player as good as those in a club, inside a sentence")
        case "expert":
            return translate("players", "expert", "a kind of player, inside a sentence")
    from cardtable.bots.players import PLAYERS  # late: most of what shows cards needs no players

    own = next((players[name].title() for players in PLAYERS.values() if name in players), name)
    return unexplained(own)


def ending_words(names: Sequence[str], seat: int, winners: Sequence[int], points: str) -> str:
    """Who won, and with how many points; the one at `seat` is "you"."""
    if len(winners) > 1:
        text = translate("table", "{names} share the win with {points} each.")
        text = filled(text, names=_names_words(names, seat, winners), points=points)
        return at_the_start(text)
    if winners[0] == seat:
        return filled(translate("table", "You win with {points}!"), points=points)
    return filled(translate("table", "{who} wins with {points}."), who=names[winners[0]], points=points)


def _names_words(names: Sequence[str], seat: int, named: Sequence[int]) -> str:
    """Several seats in a row; the one at `seat` is "you"."""
    shown = [translate("table", "you") if other == seat else names[other] for other in named]
    return listed_with_and(shown)


class Ended(Protocol):
    """The end of a game."""

    @property
    def winners(self) -> Sequence[int]:
        """The seats that won."""

    @property
    def scores(self) -> Sequence[int]:
        """By seat."""


class Teller:
    """Tells a game's events in sentences; the person at the screen is "you". Games derive their own."""

    def __init__(self, names: Sequence[str], seat: int) -> None:
        self._names = [named(name) for name in names]
        self._seat = seat

    def name(self, seat: int) -> str:
        """What a seat is called in a sentence of its own."""
        return translate("table", "You") if seat == self._seat else self._names[seat]

    def tell(self, event: object) -> str:
        """What happened, in one sentence; empty for what needs no words."""
        raise NotImplementedError

    def landmark(self, event: object) -> str:
        """What is said of an event to find the way through a game by, such as a hand that is dealt; empty for
        any other."""
        return ""

    def acting(self, event: object) -> int | None:
        """The seat that an event tells of first: its name has the seat's colour in the log. None where it tells of
        nobody."""
        seat = getattr(event, "seat", None)
        return seat if isinstance(seat, int) else None

    def counted(self, points: int) -> str:
        """So many points, or whatever a game is won by."""
        raise NotImplementedError

    def ending(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, and with how much."""
        return ending_words(self._names, self._seat, winners, self.counted(scores[winners[0]]))

    def _how(self, text: str, ended: Ended | None, made: Callable[[int], tuple[int, int]]) -> str:
        """With what a sole winner won, empty where several did: `text` with {made} of {count}, which `made`
        tells of a seat, and {ahead}, how many points they are ahead of the next."""
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
        """One sentence for the person, another for everybody else, filled with `words`; {who} becomes the name."""
        return filled(yours if seat == self._seat else theirs, who=self._names[seat], **words)
