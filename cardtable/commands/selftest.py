"""`--self-test`: whether this copy of the program, frozen ones too, has all that it needs."""

import importlib.util
import tempfile
from pathlib import Path

from cardtable.bots.players import PLAYERS
from cardtable.commands import Complaint, say
from cardtable.engine.games import GAMES
from cardtable.engine.record import Fault
from cardtable.journal import replay
from cardtable.playtest.batch import Batch, BatchError
from cardtable.playtest.match_runner import Plan
from cardtable.resources import resource, translation_folder

MATCHES = 2
"""One for each of two processes."""
MOST_MOVES = 2000
"""After so many a match is left as it stands: random players would never end some games."""
FEW_MOVES = 60
EFFORT = 0.01
"""The same for those who think, and how much they do: enough to go all their ways, no matter who wins."""


def self_test() -> int:
    """Plays, checks what was played, looks for the assets, and opens the app's pages; one line says how it went."""
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
            strongest = list(PLAYERS[game.key])[-1]  # who needs most: all libraries, and what was learned
            tables = ((("random",) * game.most_seats, MOST_MOVES), ((strongest,) * game.fewest_seats, FEW_MOVES))
            for players, most in tables:
                records = Path(folder, game.key, str(len(players)))
                records.mkdir(parents=True)
                plan = Plan(
                    game.key, game.rules(), players, MATCHES, 1, EFFORT, max_moves=most, records=records, jobs=2
                )
                try:
                    Batch(plan, eager=True).run()
                    for number in range(1, MATCHES + 1):
                        path = plan.record(number)
                        assert path is not None
                        match = replay(path)
                        if match.result is None and match.moves < most:
                            raise Complaint(f"self-test: {path.name} of {game.title} has no end")
                except (BatchError, Fault) as error:
                    raise Complaint(f"self-test: {game.title}: {error}") from None
    return f"played {', '.join(GAMES)}"


def _find_assets() -> str:
    try:
        resource("fonts")
        translation_folder()
    except FileNotFoundError as error:
        raise Complaint(f"self-test: {error}") from None
    return "assets found"
