"""What people who have Python install by pip, pipx or uv: the source package, and wheels made of it.

A wheel is built from the source package and never from the checkout, so that whoever has that package can do the same.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.resources import COMMIT
from tasks import ROOT, Failed
from tools.packages.archives import put_tar_in_order
from tools.packages.facts import DIST, HOMEPAGE, NAME, commit, reproducible, version
from tools.packages.readme import detached

_TAG = f"v{version()}"


def sdist() -> list[Path]:
    """The source package in dist/. Failed where it can't be made, or a registry would not take it."""
    return [checked(build_sdist(DIST))]


def wheel() -> list[Path]:
    """The wheel in dist/ that runs on every system, of the source package there. Failed as that is."""
    return [checked(build_wheel(build_sdist(DIST), DIST, compiled="0"))]


def checked(package: Path) -> Path:
    """The same package. Failed where a registry would not take it, or could not show its README."""
    _quietly([sys.executable, "-m", "twine", "check", "--strict", package], f"{package.name} is not in order")
    return package


def build_sdist(folder: Path) -> Path:
    """Builds the source package of the files that git knows, as they are now, into a folder; byte-equal each time."""
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
    """Builds a wheel of a source package into a folder, compiled as CARDTABLE_COMPILE says: "0", "1" or ""."""
    with TemporaryDirectory() as work:
        build = [sys.executable, "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps"]
        build += ["--no-build-isolation", "--wheel-dir", work, str(package)]
        _quietly(build, "the wheel could not be built", CARDTABLE_COMPILE=compiled)
        (made,) = Path(work).glob("*.whl")
        return Path(shutil.copy(made, folder / made.name))


def sources() -> list[str]:
    """The files of the checkout, with slashes. Failed where git knows none, or is missing."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        listed = ""
    names = [name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    if not names:
        raise Failed("a source package is made of what git knows, and here it knows nothing")
    return names


def detach(tree: Path) -> None:
    """Makes a copy of the checkout fit for those who have nothing else: its README leads to the project's page, its
    metadata names that page, and it says of which commit it is."""
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
    """Runs a command that says much, and shows that only where it fails."""
    environment = {**os.environ, **reproducible(), **environment}
    # A wheel keeps the rights of its files, which would be those that this user gives to new ones.
    done = subprocess.run(command, cwd=ROOT, env=environment, umask=0o022, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise Failed(f"{failure} (see above)")
