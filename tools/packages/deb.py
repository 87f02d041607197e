"""Package for Debian and its derivatives: dist/cardtable_VERSION_ARCHITECTURE.deb."""

from __future__ import annotations

import email.utils
import gzip
import hashlib
import json
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardtable.about import LIST, US
from tasks import ROOT, Failed, must
from tools.packages import facts
from tools.packages.freezing import binaries_in
from tools.packages.linux_files import (
    DATA,
    checked,
    copy_program,
    description,
    filled,
    fresh,
    put_in_order,
    write_share,
)

_REVISION = 1
"""Debian revision: number of the package among those made of one version."""


def deb() -> list[Path]:
    """Make the package of the frozen folder in dist/. Raises Failed if a check fails."""
    work = fresh("deb")
    root = work / "root"
    home = root / "usr" / "lib" / facts.NAME
    copy_program(home)
    write_share(root / "usr" / "share")
    _write_documents(root / "usr" / "share" / "doc" / facts.NAME, home)
    overrides = root / "usr" / "share" / "lintian" / "overrides" / facts.NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text((DATA / "lintian-overrides").read_text(encoding="utf-8"), encoding="utf-8")
    link = root / "usr" / "games" / facts.NAME
    link.parent.mkdir()
    link.symlink_to(f"../lib/{facts.NAME}/{facts.NAME}")
    put_in_order(root, home / facts.NAME)

    debian = root / "DEBIAN"
    debian.mkdir()
    (debian / "control").write_text(control(_depends(work, root), _kilobytes(root)), encoding="utf-8")
    (debian / "md5sums").write_text("".join(_sums(root)), encoding="utf-8")
    put_in_order(debian)
    target = facts.DIST / f"{facts.NAME}_{facts.version()}_{_architecture()}.deb"
    build: list[str | Path] = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target]
    must(build, "dpkg-deb could not build the package (see above)", **facts.reproducible())
    checked(["lintian", "--allow-root", "--no-cfg", "--fail-on", "error,warning", target])
    return [target]


def debian_version(version: str) -> str:
    """Return a Python version as Debian writes it, so that it sorts right: 1.0rc1 becomes 1.0~rc1, before 1.0."""
    early = re.sub(r"\.?(a|b|rc|dev)(?=\d)", r"~\1", version)
    return f"{early}-{_REVISION}"


def control(depends: str, size: int) -> str:
    """Return the text of DEBIAN/control; `size` is in kilobytes."""
    paragraphs = [textwrap.fill(text, 76, initial_indent=" ", subsequent_indent=" ") for text in description()]
    fields = {
        "Package": facts.NAME,
        "Version": debian_version(facts.version()),
        "Section": "games",
        "Priority": "optional",
        "Architecture": _architecture(),
        "Maintainer": f"{facts.AUTHORS} <{facts.CONTACT}>",
        "Installed-Size": f"{size}",
        "Depends": depends,
        "Recommends": "fonts-dejavu-core",  # for scripts that the program's own fonts lack
        "Homepage": facts.HOMEPAGE,
        "Description": "\n".join([facts.SUMMARY[0].lower() + facts.SUMMARY[1:], "\n .\n".join(paragraphs)]),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def own_libraries(names: Iterable[str]) -> str:
    """Return lines that tell dpkg-shlibdeps that these libraries, given by file name, need no package."""
    found = (re.fullmatch(r"(.+)\.so\.(.+)", name) for name in names)
    return "".join(sorted({f"{library[1]} {library[2]}\n" for library in found if library}))


def _depends(work: Path, root: Path) -> str:
    """Return the Depends field: the packages with libraries that `root` is linked with and does not contain."""
    binaries = list(binaries_in(root))
    folders = sorted({path.parent for path in binaries})
    own = work / "own-libraries"
    own.write_text(own_libraries(path.name for path in root.rglob("*.so.*")), encoding="utf-8")
    (work / "debian").mkdir()
    source = f"Source: {facts.NAME}\n\nPackage: {facts.NAME}\nArchitecture: any\n"
    (work / "debian" / "control").write_text(source, encoding="utf-8")
    # Its warnings are about the way that bundled libraries were linked, which is not ours to change.
    ask: list[str | Path] = [
        "dpkg-shlibdeps",
        "--warnings=0",
        "-O",
        f"-L{own}",
        *(f"-l{path}" for path in folders),
        *binaries,
    ]
    said = subprocess.run(ask, cwd=work, capture_output=True, text=True, check=False)
    if said.returncode != 0:
        print(said.stderr, file=sys.stderr)
        raise Failed("dpkg-shlibdeps knows no package for a library (see above): is it installed here?")
    return said.stdout.strip().removeprefix("shlibs:Depends=")


def _write_documents(folder: Path, home: Path) -> None:
    folder.mkdir(parents=True)
    (listed,) = home.rglob(LIST)  # exactly one: the freeze fails without it
    parts = json.loads(listed.read_text(encoding="utf-8"))
    brought = [f"{part['name']} {part['version']}: {part['licence']}" for part in parts if part["name"] != US]
    where = f"/{listed.parent.relative_to(home.parents[2])}"
    (folder / "copyright").write_text(copyright_file(where, brought), encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, mtime=0))
    (folder / "changelog.Debian.gz").write_bytes(gzip.compress(_debian_changelog().encode(), mtime=0))


def copyright_file(where: str, brought: Iterable[str]) -> str:
    """Return LICENSE in Debian's copyright format.

    `brought` lists the bundled components, and `where` is the folder of their licences.
    """
    _, owner, *paragraphs = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().split("\n\n")
    text = "\n .\n".join(textwrap.indent(paragraph, " ") for paragraph in paragraphs)
    owner = owner.removeprefix("Copyright (c) ")
    told = filled("copyright").rstrip("\n") + "".join(f"\n .\n {part}" for part in [f"They are in {where}:", *brought])
    return f"{told}\n\nFiles: *\nCopyright: {owner}\nLicense: Expat\n{text}\n"


def _debian_changelog() -> str:
    when = email.utils.formatdate(facts.built_at())
    return (
        f"{facts.NAME} ({debian_version(facts.version())}) stable; urgency=medium\n\n"
        f"  * Version {facts.version()}: changelog.gz says what has changed.\n\n"
        f" -- {facts.AUTHORS} <{facts.CONTACT}>  {when}\n"
    )


def _sums(root: Path) -> Iterator[str]:
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink() and root / "DEBIAN" not in path.parents:
            yield f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"


def _kilobytes(root: Path) -> int:
    """Return the installed size as Debian counts it, in kilobytes.

    Each file is rounded up to a kilobyte; folders and links count as one each.
    """
    files = (path.stat().st_size if path.is_file() and not path.is_symlink() else 1 for path in root.rglob("*"))
    return sum(-(-size // 1024) for size in files)


def _architecture() -> str:
    said = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return said.stdout.strip()
