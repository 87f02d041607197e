"""Licences of everything in the frozen program: a folder of texts, and a list of the components they belong to.

The freeze collects them. It fails, naming the file, if a shared object belongs to no component that is known here, or a
component has no texts.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from cardtable.about import LIST, US, Component, Text, distribution_or_none, installed, of_distribution, python_texts
from tasks import Failed
from tools.packages.facts import PACKAGING

OURS = PACKAGING / "licences"
"""Folder of licence texts that the build machine may not have."""
COMMON = Path("/usr/share/common-licenses")
"""Folder of the licence texts that Debian's copyright files refer to."""
DOCUMENTS = Path("/usr/share/doc")
SYSTEM = "the system"
_SHARED = re.compile(r"\.(so(\.[\d.]+)?|dll|dylib|pyd)$|(^|/)(\w+)\.framework/(Versions/[^/]+/)?\4$|^Python$")
_COMMON = re.compile(rf"{COMMON}/([A-Z][\w.-]*\w)")
_QT = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
_PYSIDE = "PySide6_Essentials"
_LGPL = ("Qt-source", "LGPL-3.0", "GPL-3.0")
_UPSTREAM = re.compile(r"(?:\d+:)?(.+?)(?:-[^-]*)?")
"""Pattern of a Debian version whose group is the upstream version: without epoch and Debian revision."""


class Known(NamedTuple):
    """Component, with a pattern for the files of the frozen folder that belong to it."""

    files: str
    """Regular expression for their paths, with slashes, relative to the frozen folder."""
    name: str
    licence: str = ""
    """SPDX expression; empty if an installed distribution of that name gives it."""
    texts: tuple[str, ...] = ()
    """Names of texts in packaging/licences, without .txt."""
    brought_by: str = ""
    """Component whose texts cover this one too, or SYSTEM for libraries whose packages have copyright files."""


KNOWN = (
    Known(r"^cardtable/|__mypyc\.", US),
    Known(r"^numpy(\.libs|/\.dylibs)/.*openblas", "OpenBLAS", "BSD-3-Clause", brought_by="numpy"),
    Known(
        r"^numpy(\.libs|/\.dylibs)/lib(gfortran|gcc_s)",
        "GCC's runtime",
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        brought_by="numpy",
    ),
    Known(r"^numpy(\.libs|/\.dylibs)/libquadmath", "libquadmath", "LGPL-2.1-or-later", brought_by="numpy"),
    Known(
        r"(?i)(^|/)(msvcp|vcruntime|concrt|ucrtbase|api-ms-win-|d3dcompiler)[^/]*\.dll$",
        "Microsoft's runtime",
        "LicenseRef-Microsoft-distributable-code",
        brought_by="Python",
    ),
    Known(r"^numpy/", "numpy"),
    Known(r"^msgspec/", "msgspec"),
    Known(r"^_miniaudio\.", "miniaudio"),
    Known(r"^_cffi_backend\.", "cffi"),
    Known(r"^cffi\.libs/libffi", "libffi", "MIT", brought_by="cffi"),
    Known(r"(^|/)libicu(data|i18n|uc)", "ICU", "Unicode-DFS-2016", ("ICU",)),
    Known(r"(^|/)opengl32sw\.dll$", "Mesa", "MIT", ("Mesa",)),
    Known(r"^shiboken6/", "shiboken6", texts=_LGPL),
    Known(r"^PySide6/(Qt\w+\.(abi3\.so|pyd)|(lib)?pyside6[^/]*)$", _PYSIDE, texts=_LGPL),
    Known(r"^PySide6/", "Qt", _QT, (*_LGPL, "Qt-base", "Qt-svg", "Qt-wayland"), brought_by=_PYSIDE),
    Known(r"^(lib)?sqlite3\.", "SQLite", "blessing", ("SQLite",), brought_by=SYSTEM),
    Known(r"^libbz2\.", "bzip2", "bzip2-1.0.6", brought_by=SYSTEM),
    Known(r"^lib(crypto|ssl)[.-]", "OpenSSL", "Apache-2.0", brought_by=SYSTEM),
    Known(r"^libffi[.-]", "libffi", "MIT", brought_by=SYSTEM),
    Known(r"^lib(glib|gthread)-2\.", "GLib", "LGPL-2.1-or-later", brought_by=SYSTEM),
    Known(r"^liblzma\.", "liblzma", "0BSD", brought_by=SYSTEM),
    Known(r"^libmpdec\.", "libmpdec", "BSD-2-Clause", brought_by=SYSTEM),
    Known(r"^libpcre2-8\.", "PCRE2", "BSD-3-Clause", brought_by=SYSTEM),
    Known(r"^libuuid\.", "libuuid", "BSD-3-Clause", brought_by=SYSTEM),
    Known(r"^libxcb-(render|randr|shape|shm|sync|xfixes|xkb)\.", "libxcb", "MIT", brought_by=SYSTEM),
    Known(r"^libxcb-cursor\.", "libxcb-cursor", "MIT", brought_by=SYSTEM),
    Known(r"^libxcb-icccm\.", "libxcb-icccm", "MIT", brought_by=SYSTEM),
    Known(r"^libxcb-image\.", "libxcb-image", "MIT", brought_by=SYSTEM),
    Known(r"^libxcb-keysyms\.", "libxcb-keysyms", "MIT", brought_by=SYSTEM),
    Known(r"^libxcb-render-util\.", "libxcb-render-util", "MIT", brought_by=SYSTEM),
    Known(r"^libxcb-util\.", "libxcb-util", "MIT", brought_by=SYSTEM),
    Known(r"^libxkbcommon", "libxkbcommon", "MIT", brought_by=SYSTEM),
    Known(r"^libzstd\.", "Zstandard", "BSD-3-Clause", brought_by=SYSTEM),
    Known(
        r"^(python3[\d.]*/)?lib-dynload/|^libpython3|^python3\d*\.dll$|^[\w.]+\.pyd$|(^|/)Python(\.framework/|$)",
        "Python",
    ),
)


class Listed(NamedTuple):
    """Component of the frozen program, with the paths of the shared objects that belong to it."""

    component: Component
    files: list[str]


def collect(objects: Mapping[str, Path], modules: Iterable[str], folder: Path) -> None:
    """Write the texts and their list into `folder`, which is made anew.

    `objects` maps the paths of shared objects in the frozen program to their paths on this machine; `modules` are the
    names of the Python modules that are frozen. Raises Failed if one of them belongs to no known component, or a text
    is missing.
    """
    listed = in_it(objects, modules)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    written: dict[bytes, str] = {}
    lines = []
    for component, files in listed:
        texts = [(text.title, _put(component, text, folder, written)) for text in component.texts]
        lines.append(component._replace(texts=())._asdict() | {"texts": texts, "files": files})
    (folder / LIST).write_text(json.dumps(lines, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def is_shared(path: str) -> bool:
    """Return whether a file of the frozen program is a shared object, judged by its path."""
    return bool(_SHARED.search(path.replace("\\", "/")))


def check(frozen: Path, folder: Path) -> None:
    """Raise Failed if the frozen program holds a shared object that is not in the list of `folder`."""
    known = {file for one in json.loads((folder / LIST).read_text(encoding="utf-8")) for file in one["files"]}
    for path in sorted(frozen.rglob("*")):
        inside = path.relative_to(frozen).as_posix().removeprefix("_internal/")
        if path.is_file() and not path.is_symlink() and is_shared(inside) and inside not in known:
            raise Failed(f"the licence of {inside} was never looked for: it came into the frozen folder later")


def in_it(objects: Mapping[str, Path], modules: Iterable[str]) -> list[Listed]:
    """Return the components of the frozen program, Cardtable and Python first. Raises Failed as `collect` does."""
    ours = {known.name: texts_of(known) for known in KNOWN if known.texts}
    found = {one.name: Listed(one._replace(texts=ours.get(one.name, one.texts)), []) for one in installed()}
    for one in _makers(objects):
        found[one.name] = Listed(one, [])
    for inside, source in sorted(objects.items()):
        known = component_of(inside)
        if known.name not in found:
            found[known.name] = Listed(_made(known, inside, source, found), [])
        found[known.name].files.append(inside)
    _know_all(modules, found)
    for component, files in found.values():
        if not component.texts:
            raise Failed(
                f"no licence was found for {component.name}{f', to which {files[0]} belongs' if files else ''}"
            )
        for text in component.texts:
            if not text.path.is_file():
                raise Failed(f"the licence of {component.name} is missing: there is no {text.path}")
    first = (US, "Python")
    return sorted(found.values(), key=lambda one: (one.component.name not in first, one.component.name.casefold()))


def component_of(inside: str) -> Known:
    """Return the component of a shared object, by its path in the frozen program. Raises Failed if none matches."""
    for known in KNOWN:
        if re.search(known.files, inside):
            return known
    raise Failed(f"{inside} belongs to no component that is known: name it in tools/packages/licences.py")


def texts_of(known: Known) -> list[Text]:
    """Return the component's texts that lie in packaging/licences."""
    return [Text(name, OURS / f"{name}.txt") for name in known.texts]


def _makers(objects: Mapping[str, Path]) -> Iterator[Component]:
    """Yield the components that build tools add: PyInstaller's bootloader and, if compiled, mypyc's runtime."""
    bootloader = of_distribution(distribution_or_none("pyinstaller"), "PyInstaller's bootloader")
    yield bootloader._replace(licence="GPL-2.0-or-later WITH Bootloader-exception")
    if any("__mypyc." in inside for inside in objects):
        runtime = of_distribution(distribution_or_none("mypy"), "mypyc's runtime")
        yield runtime._replace(texts=[text for text in runtime.texts if "/" not in text.title])


def _made(known: Known, inside: str, source: Path, found: Mapping[str, Listed]) -> Component:
    """Return a component that is no installed distribution, with version and source told by one of its files."""
    ours = texts_of(known)
    if known.brought_by == SYSTEM:
        packed = debian_package(source)
        if packed is not None:
            name, version, of = packed
            said = DOCUMENTS / name / "copyright"
            return Component(known.name, version, known.licence, [Text("copyright", said), *common(said)], of)
        own = ours or list(python_texts() if source.is_relative_to(sys.base_prefix) else ())
        return Component(known.name, "", known.licence, own)
    if known.brought_by:
        whole = found[known.brought_by].component
        version = whole.version if ours else ""  # PySide6 has the version of its Qt
        return Component(known.name, version, known.licence, ours or whole.texts[:1], f"It came with {whole.name}.")
    number = re.search(r"\.so\.(\d+)", inside)
    return Component(known.name, number[1] if number else "", known.licence, ours)


@cache
def debian_package(file: Path) -> tuple[str, str, str] | None:
    """Return the Debian package of a library: its name, its upstream version, and a sentence about its source.

    None if dpkg is missing or knows no such file.
    """
    if shutil.which("dpkg-query") is None:
        return None
    # dpkg may list a library below /lib or /usr/lib, and by its own name or by that of a link to it.
    paths = [PurePosixPath(str(path).removeprefix("/usr")) for path in (file, file.resolve())]
    for path in [*paths, *(f"/usr{path}" for path in paths)]:
        name, _, owned = _asked("-S", f"{path}").partition(":")
        if owned:
            source, _, version = _asked("-W", "-f", "${source:Package} ${source:Version}", name).partition(" ")
            upstream = _UPSTREAM.fullmatch(version)
            assert upstream
            system = platform.freedesktop_os_release()["NAME"]
            return name, upstream[1], f"Its source is that of the package {source} {version} of {system}."
    return None


def _asked(*words: str) -> str:
    """Return the first line that dpkg-query prints; empty if it fails."""
    said = subprocess.run(["dpkg-query", *words], capture_output=True, text=True, check=False)
    return said.stdout.partition("\n")[0] if said.returncode == 0 else ""


def common(copyright: Path) -> list[Text]:
    """Return the common licences that a Debian copyright file refers to, each once."""
    names = _COMMON.findall(copyright.read_text(encoding="utf-8", errors="replace")) if copyright.is_file() else []
    paths = {(COMMON / name).resolve(): None for name in names}
    return [Text(path.name, path) for path in paths]


def _know_all(modules: Iterable[str], found: Mapping[str, Listed]) -> None:
    """Raise Failed if a frozen Python module belongs neither to Python nor to a component."""
    distributions = packages_distributions()
    for top in sorted({name.partition(".")[0] for name in modules}):
        ours = top == US.lower() or top.endswith("__mypyc")
        pythons = top in sys.stdlib_module_names or top.startswith("_sysconfigdata")
        if not (ours or pythons or top.startswith(("pyi", "_pyi")) or set(distributions.get(top, ())) & found.keys()):
            raise Failed(f"the module {top} belongs to no component that is known")


def _put(component: Component, text: Text, folder: Path, written: dict[bytes, str]) -> str:
    """Write a text into the folder unless an equal one is there already, and return the name of its file."""
    data = text.path.read_bytes()
    if data not in written:
        shared = text.path.is_relative_to(OURS) or text.path.is_relative_to(COMMON)
        stem = re.sub(r"[^\w.+-]+", "-", text.title if shared else f"{component.name}-{text.title}")
        name = f"{stem.removesuffix('.txt')}.txt"
        while (folder / name).exists():
            name = f"_{name}"
        (folder / name).write_bytes(data)
        written[data] = name
    return written[data]
