"""Facts about this copy of the program: its version, the commit it was built from, and its components.

A frozen program contains a list of its components and their licences, made by the build. Other copies ask the installed
distributions.
"""

import json
import platform
import re
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardtable import __version__
from cardtable.resources import commit, licence_folder, resource

if TYPE_CHECKING:  # not needed at the app's start
    from importlib.metadata import Distribution

LIST = "components.json"
"""File in the folder of licences that lists the components."""
US = "Cardtable"
_NAME = re.compile(r"[\w.-]+")
_MET = re.compile(r"extra\s*==")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
_FONTS = "OFL-1.1"


class Text(NamedTuple):
    """Licence, or a notice that goes with it."""

    title: str
    path: Path


class Component(NamedTuple):
    """Component of the program, such as a library or a font."""

    name: str
    version: str
    """Version; empty if it has none, or it isn't known."""
    licence: str
    """SPDX expression of the licence, or the maker's own words for it."""
    texts: Sequence[Text]
    source: str = ""
    """Origin of the component or of its source code, where that must be said; otherwise empty."""


def version() -> str:
    """Return the version, with the commit if it is known: "0.1.0, commit 1a2b3c4d5e6f"."""
    built_from = commit()
    return f"{__version__}, commit {built_from}" if built_from else __version__


def components() -> list[Component]:
    """Return the components of this copy, Cardtable first; OSError or ValueError if the build's list can't be read."""
    folder = licence_folder()
    return list(installed()) if folder is None else collected(folder)


def collected(folder: Path) -> list[Component]:
    """Return the components that a build has listed; OSError or ValueError if the list can't be read."""
    listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
    return [
        Component(
            one["name"],
            one["version"],
            one["licence"],
            [Text(title, folder / file) for title, file in one["texts"]],
            one["source"],
        )
        for one in listed
    ]


def installed() -> Iterator[Component]:
    """Yield Cardtable, Python, the distributions that it needs and the fonts, with the texts found on this machine."""
    yield of_distribution(distribution_or_none(US.lower()), US, __version__, "MIT")
    yield Component("Python", platform.python_version(), "PSF-2.0", list(python_texts()))
    for needed in _needed(US.lower()):
        yield of_distribution(needed)
    with suppress(OSError):
        for path in sorted(resource("fonts").glob("*-OFL.txt")):
            yield Component(path.name.removesuffix("-OFL.txt"), "", _FONTS, [Text(_FONTS, path)])


def distribution_or_none(name: str) -> "Distribution | None":
    """Return an installed distribution, or None."""
    from importlib.metadata import PackageNotFoundError, distribution

    with suppress(PackageNotFoundError):
        return distribution(name)
    return None


def of_distribution(found: "Distribution | None", name: str = "", version: str = "", licence: str = "") -> Component:
    """Return the component for a distribution, from its metadata unless given here; `found` may be None."""
    if found is None:
        return Component(name, version, licence, [])
    said = found.metadata
    licence = licence or next(_licences(found), "")
    paths = [Path(str(found.locate_file(file))) for file in found.files or () if _LICENCE_FILE.search(file.name)]
    of_it = [path for path in paths if any(part.endswith((".dist-info", ".egg-info")) for part in path.parts)]
    in_order = sorted(of_it, key=lambda path: (len(path.parts), path))
    texts = [Text(_title(path), path) for path in in_order if path.is_file()]
    return Component(name or said["Name"], version or found.version, licence.strip().partition("\n")[0], texts)


def python_texts() -> Iterator[Text]:
    """Yield Python's own licence if it is found in one of the usual places."""
    base, library = Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))
    debian = Path("/usr/share/doc", f"python{sys.version_info[0]}.{sys.version_info[1]}", "copyright")
    for path in (base / "LICENSE.txt", library / "LICENSE.txt", base / "LICENSE", library / "LICENSE", debian):
        if path.is_file():
            yield Text("PSF-2.0", path)
            return


def _licences(found: "Distribution") -> Iterator[str]:
    """Yield the licences that a distribution's metadata gives, in its newer and older fields."""
    said = found.metadata
    yield from (words for key in ("License-Expression", "License") for words in said.get_all(key) or [] if words)
    classifiers = said.get_all("Classifier") or []
    yield from (words.rpartition(" :: ")[2] for words in classifiers if words.startswith("License ::"))


def _title(path: Path) -> str:
    """Return a title for a licence file: its name, with its folder if it belongs to a bundled part."""
    parts = list(path.parts)
    inside = parts[next(at for at, part in enumerate(parts) if part.endswith((".dist-info", ".egg-info"))) + 1 :]
    return "/".join(part for part in inside if part != "licenses")


def _needed(name: str, known: set[str] | None = None) -> "Iterator[Distribution]":
    """Yield the distributions that one needs, directly or indirectly, each once."""
    known = set() if known is None else known
    found = distribution_or_none(name)
    for line in (found.requires or ()) if found else ():
        named = _NAME.match(line)
        if named is None or _MET.search(line):
            continue
        needed = distribution_or_none(named[0])
        if needed is not None and needed.metadata["Name"] not in known:
            known.add(needed.metadata["Name"])
            yield needed
            yield from _needed(needed.metadata["Name"], known)
