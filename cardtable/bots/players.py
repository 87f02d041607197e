"""The built-in players of each game, by name, weakest first: its room `players` holds them as `PLAYERS`."""

from collections.abc import Collection, Sequence

from cardtable.bots.player import Player, has_words
from cardtable.bots.program import PREFIX
from cardtable.engine.game import AnyGame
from cardtable.registry import brought
from cardtable.wording import worded

PLAYERS: dict[str, dict[str, Player]] = {
    game: {player.name: player for player in players} for game, players in brought("players", "PLAYERS", tuple).items()
}

_USUAL = "club"


def usual_player(game: str) -> str:
    """Who can be beaten, and not by anybody, and never thinks long: a fresh seat's, and whose move a person is offered
    first."""
    names = list(PLAYERS[game])
    return _USUAL if _USUAL in names else names[max(0, len(names) - 2)]


def next_player(game: str, seated: Collection[str]) -> str:
    """Who joins those who sit there: the usual player, in as many characters as there are before one comes again."""
    usual = usual_player(game)
    characters = [name for name in PLAYERS[game] if name.startswith(f"{usual}:")] or [usual]
    return min(characters, key=list(seated).count)


def player_named(game: str, name: str) -> Player:
    """A game's built-in player; ValueError, saying which there are, where there is none of that name."""
    found = PLAYERS[game].get(name)
    if found is None:
        raise ValueError(
            worded(
                "unknown player {name}; choose from {players} or exec:COMMAND",
                name=repr(name),
                players=list(PLAYERS[game]),
            )
        )
    return found


def check_player(game: str, name: str) -> None:
    """ValueError where a name is neither that of a game's built-in player nor a program's. Programs are not looked
    for."""
    if name == "human":
        raise ValueError(worded("human players can only play in the app"))
    if not name.startswith(PREFIX):
        player_named(game, name)


def may_talk(game: AnyGame, name: str) -> bool:
    """Whether a player of that name, ours or a program, may ever say something in a game."""
    return game.talk is not None and (name.startswith(PREFIX) or has_words(player_named(game.key, name)))


def asked_at_floor(mover: int, talkers: Sequence[int], name: str) -> list[int]:
    """Which of the seats that may talk are asked where the move of one has opened the floor, in order: first the player
    who moved, by that name, who may say what the move means; then the others by seat. A program is not asked after its
    own move: it has said what it likes before it."""
    first = [mover] if mover in talkers and not name.startswith(PREFIX) else []
    return first + [seat for seat in talkers if seat != mover]
