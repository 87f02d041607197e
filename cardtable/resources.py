"""Location of assets and translations, and of the commit and the licences that a build stores in the package.

Assets and translations are beside the package in a checkout, and inside it when installed or frozen.
"""

from pathlib import Path

COMMIT = "commit"
"""Name of the file inside the package in which a build stores the commit it was made from."""
LICENCES = "licences"
"""Name of the folder inside the package in which a build stores the licences of its components."""
_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """Return the path of a file or folder among the assets, as in `resource("fonts")`.

    Raises FileNotFoundError, with all places searched, if there is none.
    """
    return _find("assets", name)


def game_resource(game: str, name: str) -> Path:
    """Return the path of a game's own file or folder among the assets, which may not exist."""
    return _find("assets") / game / name


def translation_folder() -> Path:
    """Return the folder of the compiled translations (`*.qm`); in a checkout never set up it may hold none.

    Raises FileNotFoundError if there is no such folder.
    """
    return _find("translations")


def commit() -> str:
    """Return the commit of the build, with a plus if files differed; empty in a checkout or if unknown."""
    try:
        return (_PACKAGE / COMMIT).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def licence_folder() -> Path | None:
    """Return the folder of licences that the build collected; None in a checkout and in a wheel."""
    folder = _PACKAGE / LICENCES
    return folder if folder.is_dir() else None


def _find(*parts: str) -> Path:
    # Inside first, because an installed package may have an unrelated folder of that name beside it.
    places = [home.joinpath(*parts) for home in (_PACKAGE, _PACKAGE.parent)]
    for place in places:
        if place.exists():
            return place
    raise FileNotFoundError(f"no {'/'.join(parts)}; looked for {' and '.join(map(str, places))}")
