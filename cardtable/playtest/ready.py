"""Ready-made studies: claims by the authors of the games, each with the study that tests it.

The studies are files among the assets; the words of a claim are in the game's profile, under the same name.
"""

from cardtable.playtest.rounds import PROFILES
from cardtable.playtest.study import Claim, Study
from cardtable.playtest.study_file import read_study
from cardtable.resources import game_resource


def ready_studies(game: str) -> dict[str, Study]:
    """Return a game's ready-made studies by name, each with its claim in words."""
    return {name: ready_study(game, name) for name in PROFILES[game].claims}


def ready_study(game: str, name: str) -> Study:
    """Return a ready-made study; KeyError if there is none of this name."""
    says = PROFILES[game].claims[name]()
    study = read_study((game_resource(game, "studies") / f"{name}.toml").read_bytes()).study
    return study._replace(claim=Claim(says, study.claim.shown_by if study.claim else ()))
