"""House rules of Mentalist Poker; the defaults play the game as its author wrote it."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Annotated, Literal

from cardtable.engine.houserules import Formula, HouseRules, choice, number

_CHIPS = Formula(
    "20; in the advanced game 10 for each player, if that is more",
    20,
    lambda rules, seats: rules.chips_each(seats),
)
_CAP = Formula(
    "no limit; in the advanced game, pot limit",
    "none",
    lambda rules, seats: "pot" if rules.capped else "none",
)


class MentalistRules(HouseRules, frozen=True, kw_only=True):
    """House rules of Mentalist Poker: bet behind your screen, and guess what lies behind another's."""

    variant: Annotated[
        Literal["classic", "advanced"],
        choice(
            "Variant",
            "In the classic game one player guesses, and a missed bet goes into the pot. In the advanced game "
            "everyone guesses, and if all miss, the bettor takes as many chips from the pot as they bet.",
            ("classic: one guesses", "advanced: everyone guesses"),
            whole_game=True,
        ),
    ] = "classic"
    starting_chips: Annotated[
        int | None,
        number(2, 1000, "Starting chips", "How many chips each player starts with.", formula=_CHIPS, whole_game=True),
    ] = None
    ante: Annotated[int, number(1, 20, "Ante", "What each player puts into the pot before betting begins.")] = 1
    bet_cap: Annotated[
        Literal["none", "pot"] | None,
        choice(
            "Betting limit",
            "The most a player may bet: all their chips, or no more than is in the pot.",
            ("no limit", "pot limit"),
            formula=_CAP,
        ),
    ] = None
    ending: Annotated[
        Literal["last_standing", "first_bust"],
        choice(
            "Game ends",
            "Whether the others play on when a player can't pay the ante or has no chips to bet. With two "
            "players it makes no difference.",
            ("when one player is left", "when the first player is out"),
        ),
    ] = "last_standing"
    turn_limit: Annotated[
        int,
        number(
            0,
            10000,
            "Number of bets",
            "The game ends after this many bets, and the most chips win; 0 means no limit. Chips still in the "
            "pot then belong to nobody.",
            lowest="no limit",
        ),
    ] = 0

    def chips_each(self, seats: int) -> int:
        """Return the number of chips that each of `seats` players starts with."""
        if self.starting_chips is not None:
            return self.starting_chips
        return max(20, 10 * seats) if self.variant == "advanced" else 20

    @property
    def capped(self) -> bool:
        """True if a bet may not exceed the pot."""
        return (self.bet_cap or ("pot" if self.variant == "advanced" else "none")) == "pot"

    def conflicts(self, seats: int | None) -> list[str]:
        """Return a clause if the ante is higher than the starting chips."""
        if self.ante <= self.chips_each(seats or 2):
            return []
        return ["the {ante} can't be higher than {starting_chips}"]


PRESETS = {
    "classic": ("Standard rules", MentalistRules()),
    "quick": ("Quick: ten chips each", MentalistRules(starting_chips=10)),
    "pot_limit": ("Pot limit", MentalistRules(bet_cap="pot")),
    "first_out": ("Until the first player is out", MentalistRules(ending="first_bust")),
    "thirty_bets": ("Thirty bets", MentalistRules(turn_limit=30)),
    "advanced": ("Advanced: everyone guesses", MentalistRules(variant="advanced")),
    "wide_open": ("Advanced, no limit", MentalistRules(variant="advanced", bet_cap="none")),
}
"""Sets of house rules by key, each with its title."""
