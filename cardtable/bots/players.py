"""The built-in players of each game, by name, weakest first."""

from cardtable.bots.player import Player, RandomPlayer

PLAYERS: dict[str, dict[str, Player]] = {
    "war": {player.name: player for player in (RandomPlayer(),)},
}
