"""Loser's Game's house rules. The defaults play the game as its author wrote it."""

from typing import Annotated, Literal

from cardtable.engine.houserules import HouseRules, When, choice, number


def _scores(rules: "LosersRules") -> bool:
    return bool(rules.trump_points or rules.three_points or rules.four_points)


_SCORES = When("where anything taken scores", _scores)
_SEVERAL = When(
    "where more than one hand may be played, and anything taken scores",
    lambda rules: rules.round_limit != 1 and _scores(rules),
)


class LosersRules(HouseRules, frozen=True, kw_only=True):
    """Loser's Game: take tricks, and meet your bid."""

    target: Annotated[
        int,
        number(
            1,
            1000,
            "Points to win",
            "The match ends when one player alone is ahead, with so many points or more.",
            _SEVERAL,
        ),
    ] = 50
    trump_points: Annotated[
        int,
        number(0, 50, "Points for a trump", "What each card of the trump suit is worth to the player who takes it."),
    ] = 1
    three_points: Annotated[
        int,
        number(
            0, 50, "Points for three of a kind", "What three cards of a rank are worth to the player who takes them."
        ),
    ] = 3
    four_points: Annotated[
        int,
        number(
            0,
            50,
            "Points for four of a kind",
            "What all four cards of a rank are worth to the player who takes them. They are not three of a kind too.",
        ),
    ] = 9
    tie_caller: Annotated[
        Literal["youngest", "random", "rotate"],
        choice(
            "Who calls trump on a tie",
            "Who picks the trump suit when several players share the lowest score: the youngest of them; any of them; "
            "or the youngest in the first hand, and later the next of them to the left of the last caller.",
            ("the youngest of them", "any of them", "in turn"),
        ),
    ] = "youngest"
    made_bid: Annotated[
        Literal["bid", "points"],
        choice(
            "A bid that is made scores",
            "What a player scores who took as many points as they bid, or more.",
            ("what was bid", "all the points taken"),
            _SCORES,
        ),
    ] = "bid"
    failed_bid: Annotated[
        Literal["minus_bid", "zero"],
        choice(
            "A bid that fails costs",
            "What happens to the score of a player who took fewer points than they bid.",
            ("what was bid", "nothing"),
            _SCORES,
        ),
    ] = "minus_bid"
    round_limit: Annotated[
        int,
        number(
            0,
            1000,
            "Hands at most",
            "The match stops after so many hands, whatever the scores; 0 is no limit.",
            lowest="no limit",
        ),
    ] = 0

    def conflicts(self, seats: int | None) -> list[str]:
        """Where nothing scores, only a limit ends the match."""
        if _scores(self) or self.round_limit:
            return []
        return ["with {trump_points}, {three_points} and {four_points} all 0 a match needs a {round_limit} to end"]


PRESETS = {
    "classic": ("As it was written", LosersRules()),
    "short": ("Short: to 25 points", LosersRules(target=25)),
    "gentle": ("Gentle: a failed bid costs nothing", LosersRules(failed_bid="zero")),
    "greedy": ("All points taken score", LosersRules(made_bid="points")),
    "trumps": ("Trumps alone count", LosersRules(three_points=0, four_points=0, target=25)),
    "collectors": ("Collectors: sets count double", LosersRules(three_points=6, four_points=18, target=75)),
    "six_hands": ("Six hands", LosersRules(round_limit=6, target=1000)),
}
"""Sets of house rules by name, each with its title."""
