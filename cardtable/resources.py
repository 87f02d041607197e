"""Where assets and translations lie: beside the package in a checkout, inside it when installed or frozen. And what a
build left inside the package of itself: the commit that it was made from, and licences."""

from pathlib import Path

COMMIT = "commit"
"""The file inside the package in which a build says what it was made from."""
LICENCES = "licences"
"""The folder inside the package in which a build keeps the licences of all that is in it."""
_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """The file or folder `name` of the assets, as in `resource("fonts")`.

    Raises FileNotFoundError where there is none, with all places looked at.
    """
    return _find("assets", name)


def translation_folder() -> Path:
    """The folder of the compiled translations (`*.qm`). In a checkout never set up it may hold none of them.

    Raises FileNotFoundError where there is no such folder.
    """
    return _find("translations")


def commit() -> str:
    """The commit that this copy was built from, with a plus where it differed; empty in a checkout, and where a build
    did not know."""
    try:
        return (_PACKAGE / COMMIT).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def licence_folder() -> Path | None:
    """The folder of what the build collected of licences; None where none did: in a checkout, and in a wheel."""
    folder = _PACKAGE / LICENCES
    return folder if folder.is_dir() else None


def _find(*parts: str) -> Path:
    # Inside first: an installed package may have anything of that name beside it.
    places = [home.joinpath(*parts) for home in (_PACKAGE, _PACKAGE.parent)]
    for place in places:
        if place.exists():
            return place
    raise FileNotFoundError(f"no {'/'.join(parts)}; looked for {' and '.join(map(str, places))}")
