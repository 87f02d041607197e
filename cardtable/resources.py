"""Where assets and translations lie: beside the package in a checkout, inside it when installed or frozen."""

from pathlib import Path

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


def _find(*parts: str) -> Path:
    # Inside first: an installed package may have anything of that name beside it.
    places = [home.joinpath(*parts) for home in (_PACKAGE, _PACKAGE.parent)]
    for place in places:
        if place.exists():
            return place
    raise FileNotFoundError(f"no {'/'.join(parts)}; looked for {' and '.join(map(str, places))}")
