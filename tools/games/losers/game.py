"""Settings of Loser's Game for the tools for all games."""

from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.registry import late
from tools.game_tools import GameTools, Ladder, Rung


def _more(games: int, jobs: int) -> None:
    """Print how players bid, at tables of one kind and at a mixed one."""
    from tools.games.losers import bids
    from tools.ladder import games_of

    players = list(PLAYERS["losers"])
    for seated in [*[(player,) * 4 for player in players[1:]], tuple(players[-4:])]:
        matches = games_of("losers", Rung("bids", len(seated), {}), seated, games)
        bids.report(seated, GAMES["losers"].rules.made({}), matches, jobs)


TOOLS = GameTools(
    short=[
        {"round_limit": 1},
        {"target": 5},
        {"target": 8, "made_bid": "points"},
        {"round_limit": 2, "tie_caller": "rotate", "failed_bid": "zero"},
    ],
    ladder=Ladder(
        games=300,
        rungs=[
            Rung("as it was written", 4, {}, ("zero", "trumps", "half", "longest", "expert x4")),
            Rung("as it was written", 2, {}, ("expert x4",)),
            Rung("as it was written", 3, {}),
            Rung("as it was written", 6, {}),
            Rung("as it was written", 8, {}),
            Rung("a failed bid costs nothing", 4, {"failed_bid": "zero"}),
            Rung("all points taken score", 4, {"made_bid": "points"}),
            Rung("trumps alone count", 4, {"three_points": 0, "four_points": 0, "target": 25}),
            Rung("sets count double", 4, {"three_points": 6, "four_points": 18, "target": 75}),
        ],
        styles=("zero", "trumps", "half", "longest"),
        long=True,
        more=_more,
    ),
    pressed={"round_limit": 1},
    preset="collectors",
    pictures=late("tools.games.losers.screen.pages"),
    in_docs={
        "losers-trick-4-1440": "losers",
        "losers-summary-4-1440": "summary",
        "losers-watch-8-open-1440": "watch",
        "losers-curtain-1440": "curtain",
        "losers-result-3-1440": "result",
        "open-table-losers-games-1440": "open-table",
    },
    bench=late("tools.games.losers.bench.report"),
    thinkers=4,
    passed_over=("suit", "points"),
)
