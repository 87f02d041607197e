"""What this copy of the program is: its version, the commit it was built from, and what it is made of.

A frozen program has a list of its parts with their licences, which the build has made. Elsewhere the installed
distributions say what they are.
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

if TYPE_CHECKING:  # the start of the app does without
    from importlib.metadata import Distribution

LIST = "components.json"
"""The file in the folder of licences that says what all the others are."""
US = "Cardtable"
_NAME = re.compile(r"[\w.-]+")
_MET = re.compile(r"extra\s*==")
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
_FONTS = "OFL-1.1"


class Text(NamedTuple):
    """A licence, or a notice that goes with it."""

    title: str
    path: Path


class Component(NamedTuple):
    """Something that the program is made of."""

    name: str
    version: str
    """Empty where it has none that is known."""
    licence: str
    """In SPDX's words, as far as whoever made it says it so."""
    texts: Sequence[Text]
    source: str = ""
    """Where its source is, where that must be said."""


def version() -> str:
    """The version, and the commit where that is known: "0.1.0, commit 1a2b3c4d5e6f"."""
    built_from = commit()
    return f"{__version__}, commit {built_from}" if built_from else __version__


def components() -> list[Component]:
    """What this copy is made of, ourselves first. OSError or ValueError where the build's list can't be read."""
    folder = licence_folder()
    return list(installed()) if folder is None else collected(folder)


def collected(folder: Path) -> list[Component]:
    """What a build has listed. OSError or ValueError where that can't be read."""
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
    """Ourselves, Python, the distributions that we need, the fonts; each with the texts that are found on this
    machine."""
    yield of_distribution(distribution_or_none(US.lower()), US, __version__, "MIT")
    yield Component("Python", platform.python_version(), "PSF-2.0", list(python_texts()))
    for needed in _needed(US.lower()):
        yield of_distribution(needed)
    with suppress(OSError):
        for path in sorted(resource("fonts").glob("*-OFL.txt")):
            yield Component(path.name.removesuffix("-OFL.txt"), "", _FONTS, [Text(_FONTS, path)])


def distribution_or_none(name: str) -> "Distribution | None":
    """An installed distribution."""
    from importlib.metadata import PackageNotFoundError, distribution

    with suppress(PackageNotFoundError):
        return distribution(name)
    return None


def of_distribution(found: "Distribution | None", name: str = "", version: str = "", licence: str = "") -> Component:
    """What a distribution says of itself; what is named here goes first, and stands alone where there is none."""
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
    """Python's own licence, where systems keep it."""
    base, library = Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))
    debian = Path("/usr/share/doc", f"python{sys.version_info[0]}.{sys.version_info[1]}", "copyright")
    for path in (base / "LICENSE.txt", library / "LICENSE.txt", base / "LICENSE", library / "LICENSE", debian):
        if path.is_file():
            yield Text("PSF-2.0", path)
            return


def _licences(found: "Distribution") -> Iterator[str]:
    """What a distribution says of its licence, in the ways of today and of yesterday."""
    said = found.metadata
    yield from (words for key in ("License-Expression", "License") for words in said.get_all(key) or [] if words)
    classifiers = said.get_all("Classifier") or []
    yield from (words.rpartition(" :: ")[2] for words in classifiers if words.startswith("License ::"))


def _title(path: Path) -> str:
    """What a licence file is called: where it lies inside, if it is of a part."""
    parts = list(path.parts)
    inside = parts[next(at for at, part in enumerate(parts) if part.endswith((".dist-info", ".egg-info"))) + 1 :]
    return "/".join(part for part in inside if part != "licenses")


def _needed(name: str, known: set[str] | None = None) -> "Iterator[Distribution]":
    """The distributions that one needs to run, and what those need, each once."""
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
