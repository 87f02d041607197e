"""Settings of Bidding War for the tools for all games."""

from cardtable.bots.players import PLAYERS
from cardtable.registry import late
from tools.game_tools import GameTools, Ladder, Rung


def _more(games: int, jobs: int) -> None:
    """Print how exploitable the players are."""
    from tools.games.war import exploit

    exploit.report([*PLAYERS["war"], *exploit.REFERENCES], exploit.SIZES, jobs)


TOOLS = GameTools(
    short=[
        {"suit_size": 3},
        {"suit_size": 5, "tie": "carry"},
        {"suit_size": 5, "bidding": "open"},
        {"suit_size": 4, "prizes": "own_cards", "bidding": "open", "losers_pay": True},
        {"suit_size": 6, "prizes": "own_cards", "tie": "next_highest", "seller_bids": False},
    ],
    ladder=Ladder(
        games=2000,
        rungs=[
            Rung("sealed", 2, {}, ("rank", "rank+1", "noisy2", "expert x4")),
            Rung("sealed, 7 cards", 2, {"suit_size": 7}),
            Rung("sealed, ties carried", 2, {"tie": "carry"}),
            Rung("sealed, king 0 and ace 30", 2, {"king_value": 0, "ace_value": 30}),
            Rung("sealed, pictures 10", 2, {"jack_value": 10, "queen_value": 10, "king_value": 10}),
            Rung("open", 2, {"bidding": "open"}),
            Rung("open, losers pay", 2, {"bidding": "open", "losers_pay": True}),
            Rung("own cards", 2, {"prizes": "own_cards"}),
            Rung("own cards, the seller does not bid", 2, {"prizes": "own_cards", "seller_bids": False}),
            Rung("own cards, open", 2, {"prizes": "own_cards", "bidding": "open"}),
            Rung("sealed", 3, {}),
            Rung("sealed", 5, {}),
            Rung("sealed", 7, {}),
            Rung("sealed, ties carried", 4, {"tie": "carry"}),
            Rung("sealed, next highest", 4, {"tie": "next_highest"}),
            Rung("open", 4, {"bidding": "open"}),
            Rung("open, losers pay", 4, {"bidding": "open", "losers_pay": True}),
            Rung("own cards", 3, {"prizes": "own_cards"}),
            Rung("own cards, the seller does not bid", 3, {"prizes": "own_cards", "seller_bids": False}),
            Rung("own cards, open", 4, {"prizes": "own_cards", "bidding": "open"}),
        ],
        styles=("rank", "rank+1", "noisy2"),
        more=_more,
    ),
    pressed={"suit_size": 7},
    preset="carry",
    pictures=late("tools.games.war.screen.pages"),
    in_docs={
        "bench-war-found-1440": "bench",
        "sweep-war-found-1440": "sweep",
        "hint-three-1440": "war",
        "seats-war-full-1440": "seats",
        "table-four-auction-1440": "auction",
        "review-2-1440": "review",
    },
    bench=late("tools.games.war.bench.report"),
    thinkers=2,
)
