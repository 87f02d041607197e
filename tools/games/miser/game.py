"""Settings of Miser for the tools for all games."""

from typing import Final

from cardtable.bots.players import PLAYERS
from cardtable.registry import late
from tools.game_tools import GameTools, Ladder, Rung

_ALONE: Final = (
    "passes",
    "richest",
    "poorest",
    "fewest",
    "keeps",
    "betrays",
    "late",
    "hoards",
    "sits",
    "vulture",
    "outbids",
    "finisher",
    "tens",
    "threatens",
)
"""Reference players that sit alone among others."""
_CHARACTERS: Final = tuple([name for name in PLAYERS["miser"] if ":" in name])
_LONG: Final[dict[str, int | bool | str]] = {"starting_pennies": 40, "contract_match": "wager_limit"}


def _more(games: int, jobs: int) -> None:
    """Print the figures of contracts, the centre, seats, talk, characters and pacts."""
    from tools.games.miser import figures

    figures.report(games, jobs)


TOOLS = GameTools(
    short=[
        {"starting_pennies": 3},
        {"starting_pennies": 6, "turn_limit": 12, "pass_cost": 1},
        {"starting_pennies": 9, "turn_limit": 9, "open_slush": True, "proposals_per_turn": 2},
        {"starting_pennies": 5, "uneven_deal": "set_aside", "attack_tie": "split", "turn_limit": 12},
        {"starting_pennies": 4, "wager_limit": 5, "odd_penny": "proposer", "unanswered_attack": "wagers"},
    ],
    ladder=Ladder(
        games=300,
        rungs=[
            Rung("as it was written", 4, {}, _ALONE, _CHARACTERS),
            Rung("as it was written", 3, {}, without=_CHARACTERS),
            Rung("as it was written", 6, {}, without=_CHARACTERS),
            Rung("40 pennies, dearer contracts", 4, _LONG, without=_CHARACTERS),
            Rung("a penny at a time", 4, {"wager_limit": 1}, without=_CHARACTERS),
            Rung("to the last player standing", 4, {"ending": "last_standing"}, without=_CHARACTERS),
        ],
        styles=_ALONE,
        more=_more,
    ),
    pressed={"starting_pennies": 6, "turn_limit": 12},
    preset="long",
    pictures=late("tools.games.miser.screen.pages"),
    film=late("tools.games.miser.screen.film"),
    in_docs={
        "lesson-miser-1440": "lesson",
        "miser-arabic-1440": "arabic",
        "miser-attacked-1440": "miser",
        "miser-answer-1440": "offer",
    },
    bench=late("tools.games.miser.bench.report"),
    thinkers=4,
)
