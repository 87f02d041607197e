"""Packages for pip, pipx and uv: the source package, and wheels made of it.

A wheel is built from the source package and never from the checkout, so that others can rebuild it.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.resources import COMMIT
from tasks import ROOT, Failed
from tools.packages.facts import DIST, HOMEPAGE, NAME, built_at, commit, reproducible, version

_TAG = f"v{version()}"
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<to>[^)\s]+)\)")
_CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#", re.IGNORECASE)


def sdist() -> list[Path]:
    """Make the source package in dist/. Raises Failed if it can't be built, or a registry would not accept it."""
    return [checked(build_sdist(DIST))]


def wheel() -> list[Path]:
    """Make the source package in dist/ and the pure wheel built from it. Raises Failed as `sdist` does."""
    return [checked(build_wheel(build_sdist(DIST), DIST, compiled="0"))]


def checked(package: Path) -> Path:
    """Return the package after twine's checks. Raises Failed if a registry would not accept it or show its README."""
    _quietly([sys.executable, "-m", "twine", "check", "--strict", package], f"{package.name} is not in order")
    return package


def build_sdist(folder: Path) -> Path:
    """Build the source package in `folder`, byte-equal each time.

    It holds the files that git tracks, in their current state.
    """
    with TemporaryDirectory() as work:
        tree, built = Path(work, "tree"), Path(work, "built")
        for name in sources():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
        detach(tree)
        build: list[str | Path] = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", built, tree]
        _quietly(build, "the source package could not be built")
        (package,) = built.glob("*.tar.gz")
        folder.mkdir(exist_ok=True)
        put_tar_in_order(package, folder / package.name)
    return folder / package.name


def build_wheel(package: Path, folder: Path, compiled: str) -> Path:
    """Build a wheel of a source package in `folder`; `compiled` is CARDTABLE_COMPILE: "0", "1" or ""."""
    with TemporaryDirectory() as work:
        build = [sys.executable, "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps"]
        build += ["--no-build-isolation", "--wheel-dir", work, str(package)]
        _quietly(build, "the wheel could not be built", CARDTABLE_COMPILE=compiled)
        (made,) = Path(work).glob("*.whl")
        return Path(shutil.copy(made, folder / made.name))


def sources() -> list[str]:
    """Return the files that git tracks, with slashes. Raises Failed if git is missing, or tracks none."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        listed = ""
    names = [name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    if not names:
        raise Failed("a source package is made of what git knows, and here it knows nothing")
    return names


def detach(tree: Path) -> None:
    """Adapt a copy of the checkout for readers without it.

    The README's links lead to the project's page, the metadata names that page, and a file gives the commit.
    """
    readme = tree / "README.md"
    readme.write_text(detached(readme.read_text(encoding="utf-8"), HOMEPAGE, _TAG), encoding="utf-8")
    if commit():
        (tree / NAME / COMMIT).write_text(commit(), encoding="utf-8")
    if HOMEPAGE:
        changes = f"{HOMEPAGE}/blob/{_TAG}/CHANGELOG.md"
        urls = {"Homepage": HOMEPAGE, "Issues": f"{HOMEPAGE}/issues", "Changes": changes}
        with (tree / "pyproject.toml").open("a", encoding="utf-8") as settings:
            settings.write("\n[project.urls]\n")
            settings.writelines(f"{name} = {json.dumps(url)}\n" for name, url in urls.items())


def _quietly(command: Sequence[str | Path], failure: str, **environment: str) -> None:
    """Run a command, showing its output only if it fails. Raises Failed then."""
    environment = {**os.environ, **reproducible(), **environment}
    # A wheel keeps the modes of its files, which would depend on this user's umask.
    done = subprocess.run(command, cwd=ROOT, env=environment, umask=0o022, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise Failed(f"{failure} (see above)")


def detached(text: str, home: str, tag: str) -> str:
    """Return Markdown text with relative links led to the project's page `home`, as its files were at `tag`.

    If `home` is empty, links become plain words and pictures are left out.
    """

    def link(found: re.Match[str]) -> str:
        if _ELSEWHERE.match(found["to"]):
            return found[0]
        if home:
            kind = "raw" if found["picture"] else "blob"
            return f"{found['picture']}[{found['text']}]({home}/{kind}/{tag}/{found['to']})"
        return "" if found["picture"] else found["text"]

    changed = _outside_code(text, lambda part: _LINK.sub(link, part))
    return changed if home else re.sub(r"\n{3,}", "\n\n", changed)


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    """Apply `change` to the text outside code, which is every other part of the split."""
    parts = _CODE.split(text)
    return "".join(part if at % 2 else change(part) for at, part in enumerate(parts))


def put_tar_in_order(archive: Path, target: Path) -> None:
    """Rewrite a .tar.gz in the order of names, without time, user or machine of its making."""
    when = built_at()
    with (
        tarfile.open(archive) as old,
        target.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for entry in sorted(old.getmembers(), key=lambda entry: entry.name):
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = when, 0, 0, "", ""
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            entry.pax_headers = {}
            new.addfile(entry, old.extractfile(entry) if entry.isfile() else None)
