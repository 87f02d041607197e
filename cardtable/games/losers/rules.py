"""House rules of Loser's Game. The defaults are the game as its author published it."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Annotated, Literal

from cardtable.engine.houserules import HouseRules, When, choice, number, switch


def _scores(rules: "LosersRules") -> bool:
    return bool(rules.trump_points or rules.three_points or rules.four_points)


_SCORES = When("when cards taken score points", _scores)
_SEVERAL = When(
    "when a match can have several hands and the cards taken score points",
    lambda rules: rules.round_limit != 1 and _scores(rules),
)


class LosersRules(HouseRules, frozen=True, kw_only=True):
    """House rules of Loser's Game: take tricks, and make your bid."""

    target: Annotated[
        int,
        number(
            1,
            1000,
            "Points to win",
            "The match ends once one player alone has the highest score, and it is at least this.",
            _SEVERAL,
        ),
    ] = 50
    trump_points: Annotated[
        int,
        number(0, 50, "Points for a trump", "What each trump card scores for the player who takes it."),
    ] = 1
    three_points: Annotated[
        int,
        number(
            0,
            50,
            "Points for three of a kind",
            "What three cards of the same rank score for the player who takes them.",
        ),
    ] = 3
    four_points: Annotated[
        int,
        number(
            0,
            50,
            "Points for four of a kind",
            "What all four cards of the same rank score for the player who takes them. They don't also count as "
            "three of a kind.",
        ),
    ] = 9
    tie_caller: Annotated[
        Literal["youngest", "random", "rotate"],
        choice(
            "Who calls trump in a tie",
            "Who calls trump when players tie for the lowest score: the youngest of them; one of them at random; "
            "or the youngest in the first hand, and later the first of them to the left of the last caller.",
            ("the youngest", "one at random", "in turn"),
        ),
    ] = "youngest"
    made_bid: Annotated[
        Literal["bid", "points"],
        choice(
            "A made bid scores",
            "What players score when they take at least as many points as they bid.",
            ("the bid", "all points taken"),
            _SCORES,
        ),
    ] = "bid"
    failed_bid: Annotated[
        Literal["minus_bid", "zero"],
        choice(
            "A failed bid costs",
            "What players lose when they take fewer points than they bid.",
            ("the bid", "nothing"),
            _SCORES,
        ),
    ] = "minus_bid"
    round_limit: Annotated[
        int,
        number(
            0,
            1000,
            "Hand limit",
            "The match ends after this many hands at the latest; 0 means no limit.",
            lowest="no limit",
        ),
    ] = 0
    last_trick: Annotated[
        bool,
        switch(
            "Last trick may be looked at",
            "Whether players may look at the last trick again until the next card is played. If not, tricks stay "
            "closed until the hand is over.",
        ),
    ] = False

    def conflicts(self, seats: int | None) -> list[str]:
        """Return a problem if nothing scores and no hand limit ends the match."""
        if _scores(self) or self.round_limit:
            return []
        return ["with {trump_points}, {three_points} and {four_points} all 0, a match needs a {round_limit} to end"]


PRESETS = {
    "classic": ("Standard rules", LosersRules()),
    "short": ("Short: to 25 points", LosersRules(target=25)),
    "gentle": ("Gentle: failed bids cost nothing", LosersRules(failed_bid="zero")),
    "greedy": ("All points taken score", LosersRules(made_bid="points")),
    "trumps": ("Only trumps count", LosersRules(three_points=0, four_points=0, target=25)),
    "collectors": ("Collectors: sets count double", LosersRules(three_points=6, four_points=18, target=75)),
    "six_hands": ("Six hands", LosersRules(round_limit=6, target=1000)),
}
"""Sets of house rules by name, each with its title."""
