"""Registry of the built-in players of each game, by name, weakest first: the game's module `players` lists them."""

from collections.abc import Collection, Sequence

from cardtable.bots.player import Player, RandomPlayer, has_words
from cardtable.bots.program import PREFIX
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.registry import records_by_game
from cardtable.wording import worded

_FOUND: dict[str, tuple[Player, ...]] = records_by_game("players", "PLAYERS", tuple)

PLAYERS = {game: {player.name: player for player in _FOUND.get(game, (RandomPlayer(),))} for game in GAMES}

_USUAL = "club"


def usual_player(game: str) -> str:
    """Return the name of the player for a new seat, and for the first hint: beatable, but not easily, and quick."""
    names = list(PLAYERS[game])
    return _USUAL if _USUAL in names else names[max(0, len(names) - 2)]


def next_player(game: str, seated: Collection[str]) -> str:
    """Return the name of the player who joins those that are `seated`: the usual player, in a different character.

    Characters are used again only once all of them are seated.
    """
    usual = usual_player(game)
    characters = [name for name in PLAYERS[game] if name.startswith(f"{usual}:")] or [usual]
    return min(characters, key=list(seated).count)


def player_named(game: str, name: str) -> Player:
    """Return a game's built-in player; BadInput, listing them all, if none has this name."""
    found = PLAYERS[game].get(name)
    if found is None:
        raise BadInput(
            worded(
                "unknown player {name}; choose from {players} or exec:COMMAND",
                name=repr(name),
                players=list(PLAYERS[game]),
            )
        )
    return found


def check_player(game: str, name: str) -> None:
    """Raise BadInput unless a name is that of a built-in player, or of a program, whose command isn't checked."""
    if name == "human":
        raise BadInput(worded("human players can only play in the app"))
    if not name.startswith(PREFIX):
        player_named(game, name)


def may_talk(game: AnyGame, name: str) -> bool:
    """Return whether a player of this name, built-in or a program, may ever talk in a game."""
    return game.talk is not None and (name.startswith(PREFIX) or has_words(player_named(game.key, name)))


def asked_at_floor(mover: int, talkers: Sequence[int], name: str) -> list[int]:
    """Return the seats asked to talk after the move of `mover` has opened the floor, in order.

    The mover, whose player is `name`, comes first and may say what the move means; then the others by seat. A program
    isn't asked after its own move, since it may talk before it.
    """
    first = [mover] if mover in talkers and not name.startswith(PREFIX) else []
    return first + [seat for seat in talkers if seat != mover]
