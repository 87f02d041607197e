"""What all players of Miser at a table have in common: a level and a character, and what they know of the others."""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.player import Player
from cardtable.bots.reputation import UNKNOWN, Reputation
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.engine.views import View
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.characters import PLAIN, Character, title
from cardtable.games.miser.players.saying import spoken
from cardtable.language import filled, translate


class SeatedPlayer(Player):
    """A player of some level, who may be of some character."""

    level: str = ""

    def __init__(self, character: Character = PLAIN, reputations: Sequence[Reputation] = ()) -> None:
        self.character: Character = character
        self.reputations: Sequence[Reputation] = reputations
        """By seat, as far as anything is known from other games."""
        self.name: str = f"{self.level}:{character.name}" if character.name else self.level

    def title(self) -> str:
        """Level and character."""
        if not self.character.name:
            return self.level
        level = {
            "beginner": translate("SeatRow", "Beginner"),
            "club": translate("SeatRow", "Club"),
            "expert": translate("SeatRow", "Expert"),
        }[self.level]
        return filled(translate("SeatRow", "{level}, {character}"), level=level, character=title(self.character.name))

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """A line now and then."""
        state = view.state
        assert isinstance(state, Miser)
        return spoken(state, view.seat, self.character, rng)

    def reputation(self, seat: int) -> tuple[float, float]:
        """What is known of a seat from other games, as promises kept and broken in this one."""
        return (self.reputations[seat] if seat < len(self.reputations) else UNKNOWN).weights()


LEVELS: Final = ("beginner", "club", "expert")
"""Weakest first."""
