"""Mentalist Poker's house rules. The defaults play the game as its author wrote it."""

from typing import Annotated, Literal

from cardtable.engine.houserules import Formula, HouseRules, choice, number

_CHIPS = Formula(
    "20; in the advanced game 10 for each player, where that is more",
    20,
    lambda rules, seats: rules.chips_each(seats),
)
_CAP = Formula(
    "all the bettor's chips; in the advanced game what lies in the pot",
    "none",
    lambda rules, seats: "pot" if rules.capped else "none",
)


class MentalistRules(HouseRules, frozen=True, kw_only=True):
    """Mentalist Poker: bet behind your screen, and guess what lies behind another's."""

    variant: Annotated[
        Literal["classic", "advanced"],
        choice(
            "Variant",
            "In the classic game one player guesses, and a bet that is missed goes into the pot. In the advanced game "
            "everybody guesses, and a bettor whom all have missed takes as many chips out of the pot as they bet.",
            ("classic: one guesses", "advanced: everybody guesses"),
            whole_game=True,
        ),
    ] = "classic"
    starting_chips: Annotated[
        int | None,
        number(
            2, 1000, "Chips at the start", "How many chips each player begins with.", formula=_CHIPS, whole_game=True
        ),
    ] = None
    ante: Annotated[int, number(1, 20, "Ante", "What each player puts into every pot before the first bet.")] = 1
    bet_cap: Annotated[
        Literal["none", "pot"] | None,
        choice(
            "Highest bet",
            "How much a player may bet: all their chips, or no more than lies in the pot.",
            ("all the bettor's chips", "what lies in the pot"),
            formula=_CAP,
        ),
    ] = None
    ending: Annotated[
        Literal["last_standing", "first_bust"],
        choice(
            "The game ends",
            "Whether the others play on when a player can't pay the ante, or has nothing to bet. Between two it makes "
            "no difference.",
            ("when one alone is left", "when the first is out"),
        ),
    ] = "last_standing"
    turn_limit: Annotated[
        int,
        number(
            0,
            10000,
            "Bets at most",
            "The game stops after so many bets, and most chips win; 0 is no limit. What lies in the pot then is "
            "nobody's.",
            lowest="no limit",
        ),
    ] = 0

    def chips_each(self, seats: int) -> int:
        """What each of so many players begins with."""
        if self.starting_chips is not None:
            return self.starting_chips
        return max(20, 10 * seats) if self.variant == "advanced" else 20

    @property
    def capped(self) -> bool:
        """Whether a bet is at most what lies in the pot."""
        return (self.bet_cap or ("pot" if self.variant == "advanced" else "none")) == "pot"

    def conflicts(self, seats: int | None) -> list[str]:
        """Everybody can pay the first ante."""
        if self.ante <= self.chips_each(seats or 2):
            return []
        return ["the {ante} is at most as high as {starting_chips}"]


PRESETS = {
    "classic": ("As it was written", MentalistRules()),
    "quick": ("Quick: ten chips each", MentalistRules(starting_chips=10)),
    "pot_limit": ("No bet above the pot", MentalistRules(bet_cap="pot")),
    "first_out": ("Until the first is out", MentalistRules(ending="first_bust")),
    "thirty_bets": ("Thirty bets", MentalistRules(turn_limit=30)),
    "advanced": ("Advanced: everybody guesses", MentalistRules(variant="advanced")),
    "wide_open": ("Advanced, and any bet goes", MentalistRules(variant="advanced", bet_cap="none")),
}
"""Sets of house rules by name, each with its title."""
