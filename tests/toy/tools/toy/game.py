"""What the toy brings to the tools for all games."""

from tools.game_tools import GameTools, Ladder, Rung

TOOLS = GameTools(short=[{"hands": 1}], ladder=Ladder(games=4, rungs=[Rung("toy", 3, {})]))
