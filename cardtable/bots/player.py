"""What every built-in player can do: weigh its moves from what its seat may know, and choose one."""

from collections.abc import Iterable, Sequence
from os import environ
from typing import Final, NamedTuple

from cardtable.bots.reputation import Reputation
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.engine.state import State
from cardtable.engine.views import View

TALK_LIMIT: Final = 20
"""Lines of talk on one occasion."""


def steps(usual: int, effort: float, fewest: int = 1) -> int:
    """How many of its own steps (positions, trials, answers) a search takes for an effort: `usual` for 1."""
    return max(int(usual * effort), fewest)


def keep_to_one_core() -> None:
    """To be called before arrays are imported, which players do only when they need them: it is slow. Theirs are small,
    and threads for each would only get into the way of what thinks on the other cores."""
    environ.setdefault("OPENBLAS_NUM_THREADS", "1")


class Choice(NamedTuple):
    """One move a player considers."""

    move: int
    probability: float
    """How often it would make this move here."""
    value: float | None
    """The seat's chance to win after it, ties shared; None where the player does not estimate it."""
    error: float = 0.0
    """By how much that is likely to be off (one standard deviation), where it was tried out now and then."""


class Advice(NamedTuple):
    """What a player would do."""

    choices: list[Choice]
    """Likeliest first; the probabilities add up to 1."""
    value: float | None
    """The seat's chance to win, ties shared, or None."""
    exact: bool
    """Whether it was solved rather than searched or judged."""


def mixed(moves: Iterable[tuple[int, float]]) -> Advice:
    """Advice of moves without values, by how often each is made, in any unit.

    One that comes twice is as likely as both."""
    odds: dict[int, float] = {}
    for move, often in moves:
        if often > 0:
            odds[move] = odds.get(move, 0.0) + often
    total = sum(odds.values(), 0.0)
    choices = [Choice(move, often / total, None) for move, often in odds.items()]
    choices.sort(key=lambda choice: -choice.probability)
    return Advice(choices, None, False)


class Player:
    """A built-in player. It sees a view, never the game; it reads no clock and keeps no memory of its own."""

    name: str = ""
    searches: bool = False
    """Whether it looks ahead: then effort makes it stronger, and it puts a value on every move."""
    judging: float = 2.0
    """The effort with which it judges a decision of a game that is over."""
    solves: bool = False
    """Whether it knows what is best where its game is solved: its advice is then nobody's opinion."""

    def title(self) -> str:
        """What it is called where players are chosen, unless every game has one of its name; a translated text."""
        return self.name

    def remark(self) -> str:
        """What its title does not say; a translated text, or empty."""
        return ""

    def knows_best(self, state: State) -> bool:
        """Whether this is a position whose solution it knows: on average nobody wins more of it there than the position
        is worth."""
        return False

    def knowing(self, reputations: Sequence[Reputation]) -> "Player":
        """The same player, told how well each seat has kept their word in other games; itself, where that is nothing
        to it."""
        return self

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Its mixed strategy in this position.

        `rng` is keyed to the decision, so that the same view and luck give the same advice. `effort` scales what a
        searching player spends, 1 being its level's usual; others ignore it.
        """
        raise NotImplementedError

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """A move drawn from its strategy."""
        choices = self.advise(view, rng, effort).choices
        draw = rng.below(1 << 53) / (1 << 53)
        for choice in choices:
            draw -= choice.probability
            if draw < 0:
                return choice.move
        return choices[0].move

    def talk(self, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
        """What it says now, at most TALK_LIMIT lines: before its own decision, or where anybody's move has opened the
        floor (`State.floor`).

        Nothing, unless a game has talk and a player has something to say; who never says anything leaves this as it
        is, and is not asked then. A seat that decides just after an open floor is asked on both occasions: what it has
        said by then, and what was answered, it finds in the view. `rng` is keyed to the occasion."""
        return ()


def has_words(player: Player) -> bool:
    """Whether a player may ever say something."""
    return type(player).talk is not Player.talk


def words(player: Player, view: View, rng: KeyedRandom) -> Sequence[SayLine]:
    """What a player says on an occasion; ValueError where that is too much, or said for another seat. Whether it is
    well formed is for the game to judge."""
    said = player.talk(view, rng)
    if len(said) > TALK_LIMIT:
        raise ValueError(f"{player.name} says more than {TALK_LIMIT} lines")
    if any(line.seat != view.seat for line in said):
        raise ValueError(f"{player.name} speaks for another seat than its own, {view.seat}")
    return said


class RandomPlayer(Player):
    """Any legal move, all alike. Plays every game."""

    name: str = "random"

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        """Every legal move, equally often."""
        moves = view.state.legal(view.seat)
        return Advice([Choice(move, 1 / len(moves), None) for move in moves], None, False)

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        """One draw: this is what batches of random games spend their time in."""
        moves = view.state.legal(view.seat)
        return moves[rng.below(len(moves))]
