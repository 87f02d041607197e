"""Settings of Mentalist Poker for the tools for all games."""

from cardtable.registry import late
from tools.game_tools import GameTools, Ladder, Rung

TOOLS = GameTools(
    short=[
        {"starting_chips": 4, "turn_limit": 8},
        {"variant": "advanced", "turn_limit": 6},
        {"starting_chips": 6, "ending": "first_bust", "turn_limit": 12},
        {"starting_chips": 12, "bet_cap": "pot", "ante": 2, "turn_limit": 8},
        {"variant": "advanced", "bet_cap": "none", "starting_chips": 8, "turn_limit": 5},
    ],
    ladder=Ladder(
        games=2000,
        rungs=[
            Rung("classic", 2, {}, ("favourites", "never_zero", "by_stack", "alternates", "repeats")),
            Rung("classic, no bet above the pot", 2, {"bet_cap": "pot"}, without=("random",)),
            Rung("classic", 3, {}, without=("reader",)),
            Rung("classic", 4, {}, without=("reader",)),
            Rung("classic", 6, {}, without=("reader",)),
            Rung("advanced", 2, {"variant": "advanced"}, without=("random", "reader", "perfect")),
            Rung("advanced", 3, {"variant": "advanced"}, without=("random", "reader", "perfect")),
            Rung("advanced", 4, {"variant": "advanced"}, without=("random", "reader", "perfect")),
            Rung("advanced", 6, {"variant": "advanced"}, without=("random", "reader", "perfect")),
        ],
        styles=("favourites", "never_zero", "by_stack", "alternates", "repeats"),
    ),
    pressed={"starting_chips": 4, "turn_limit": 12},
    preset="advanced",
    pictures=late("tools.games.mentalist.screen.pages"),
    in_docs={
        "mentalist-hint-1440": "mentalist",
        "mentalist-mirror-2-1440": "mirror",
        "mentalist-perfect-chances-1440": "perfect",
    },
    bench=late("tools.games.mentalist.bench.report"),
    thinkers=3,
)
