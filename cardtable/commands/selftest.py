"""`--self-test`: checks that this copy of the program, which may be a frozen one, is complete."""

import importlib.util
import tempfile
from pathlib import Path

from cardtable.bots.players import PLAYERS
from cardtable.commands import say
from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.journal import replay
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan
from cardtable.resources import resource, translation_folder

_WHERE = "self-test"
MATCHES = 2
"""Number of matches: one for each of two processes."""
MOST_MOVES = 2000
"""Number of moves after which a match of random players is abandoned, since some would never end."""
FEW_MOVES = 60
EFFORT = 0.01
"""Limits of moves and effort for the strongest players: enough to run all their code, whoever wins."""


def self_test() -> int:
    """Play matches and replay their records, look for the assets, open the app's pages, and print a line with the
    results."""
    told = [_play(), _find_assets()]
    if importlib.util.find_spec("PySide6") is None:
        told.append("no Qt here")
    else:
        from cardtable.app.rehearsal import rehearse

        rehearse()
        told.append("every page opens")
    say(f"self-test: {'; '.join(told)}")
    return 0


def _play() -> str:
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES.values():
            strongest = list(PLAYERS[game.key])[-1]  # uses the most: all libraries, and the trained data
            tables = ((("random",) * game.most_seats, MOST_MOVES), ((strongest,) * game.fewest_seats, FEW_MOVES))
            for players, most in tables:
                records = Path(folder, game.key, str(len(players)))
                records.mkdir(parents=True)
                plan = MatchPlan(
                    game.key, game.rules(), players, MATCHES, 1, EFFORT, max_moves=most, records=records, jobs=2
                )
                try:
                    Batch(plan, eager=True).run()
                    paths = [path for number in range(1, MATCHES + 1) if (path := plan.record(number))]
                    matches = {path.name: replay(path) for path in paths}
                except (OSError, BadInput) as error:
                    raise BadInput(str(error), where=f"{_WHERE}: {game.title}") from None
                for name, match in matches.items():
                    if match.result is None and match.moves < most:
                        what = f"{name} of {game.title} has no end"
                        raise BadInput(what, where=_WHERE)
    return f"played {', '.join(GAMES)}"


def _find_assets() -> str:
    try:
        resource("fonts")
        translation_folder()
    except FileNotFoundError as error:
        raise BadInput(str(error), where=_WHERE) from None
    return "assets found"
