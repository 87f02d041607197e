"""Base of Miser's players: a level, a character, and what is known of the other players from other games."""

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
    """Base class of the players that have a level and may have a character."""

    level: str = ""

    def __init__(self, character: Character = PLAIN, reputations: Sequence[Reputation] = ()) -> None:
        self.character: Character = character
        self.reputations: Sequence[Reputation] = reputations
        """Reputations by seat; seats beyond the end are unknown."""
        self.name: str = f"{self.level}:{character.name}" if character.name else self.level

    def title(self) -> str:
        """Return the name for lists of players, such as "Club, honest: keeps their word", or just the level."""
        if not self.character.name:
            return self.level
        level = {
            "beginner": translate("SeatRow", "Beginner"),
            "club": translate("SeatRow", "Club"),
            "expert": translate("SeatRow", "Expert"),
        }[self.level]
        return filled(translate("SeatRow", "{level}, {character}"), level=level, character=title(self.character.name))

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """Return the line that the player says now, as a list that is empty if there is none."""
        state = view.state
        assert isinstance(state, Miser)
        return spoken(state, view.seat, self.character, rng)

    def reputation(self, seat: int) -> tuple[float, float]:
        """Return the promises that a seat kept and broke in other games, weighted as promises of this game."""
        return (self.reputations[seat] if seat < len(self.reputations) else UNKNOWN).weights()


LEVELS: Final = ("beginner", "club", "expert")
"""Names of the levels, weakest first."""
