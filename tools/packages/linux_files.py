"""Files of every package for Linux: the frozen program, and what desktops know it by in `share`.

Modes and times are the same on every machine.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path
from string import Template

from tasks import ROOT, Failed, must, say
from tools.packages import facts
from tools.packages.man_page import man_page
from tools.packages.release import releases

DATA = facts.PACKAGING / "linux"
_PICTURES = 6
"""Number of the manual's pictures on the page of software centres."""


def fresh(name: str) -> Path:
    """Make an empty folder below build/packages and return its path."""
    folder = facts.BUILD / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def copy_program(target: Path) -> None:
    """Copy the frozen folder to `target`."""
    shutil.copytree(facts.DIST / facts.NAME, target, symlinks=True)


def put_in_order(folder: Path, *programs: Path) -> None:
    """Set modes and times of a folder and everything below.

    All may read it and only the owner write, only `programs` are executable, and files are dated at the build time.
    """
    when = facts.built_at()
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def write_share(share: Path) -> None:
    """Write desktop file, file types, metainfo, icons and manual page below `share`.

    Checkers that are installed look at them. Raises Failed if one finds a fault.
    """
    desktop = _written(share / "applications" / f"{facts.APP_ID}.desktop", filled("program.desktop"))
    _written(share / "mime" / "packages" / f"{facts.APP_ID}.xml", filled("records.xml"))
    told = _written(share / "metainfo" / f"{facts.APP_ID}.metainfo.xml", metainfo())
    page = _written(share / "man" / "man6" / f"{facts.NAME}.6.gz", "")
    page.write_bytes(gzip.compress(man_page().encode(), mtime=0))
    _write_icons(share / "icons" / "hicolor")
    checked(["desktop-file-validate", desktop])
    checked(["appstreamcli", "validate", "--no-net", "--explain", told])


def filled(name: str) -> str:
    """Return a file of packaging/linux with the constants of facts.py substituted for their names."""
    known = {fact: value for fact, value in vars(facts).items() if isinstance(value, str)}
    known["DEVELOPER"] = facts.APP_ID.rpartition(".")[0]
    return Template((DATA / name).read_text(encoding="utf-8")).substitute(known)


def metainfo() -> str:
    """Return the page of software centres, with the releases of CHANGELOG.md.

    If the project has a home, it also has its address and the manual's pictures.
    """
    tree = ET.fromstring(filled("metainfo.xml"))
    if facts.HOMEPAGE:
        ET.SubElement(tree, "url", type="homepage").text = facts.HOMEPAGE
        screenshots = ET.SubElement(tree, "screenshots")
        for caption, name in pictures()[:_PICTURES]:
            kind = {} if len(screenshots) else {"type": "default"}
            screenshot = ET.SubElement(screenshots, "screenshot", kind)
            ET.SubElement(screenshot, "caption").text = caption
            ET.SubElement(screenshot, "image").text = facts.picture_address(name)
    told = ET.SubElement(tree, "releases")
    for release in releases():
        ET.SubElement(told, "release", version=release.version, date=release.date)
    ET.indent(tree)
    return ET.tostring(tree, encoding="unicode", xml_declaration=True) + "\n"


def description() -> list[str]:
    """Return the paragraphs of the program's description in metainfo.xml."""
    found = ET.fromstring(filled("metainfo.xml")).iterfind("description/p")
    return [" ".join((paragraph.text or "").split()) for paragraph in found]


def pictures() -> list[tuple[str, str]]:
    """Return the caption of each picture of the manual, and its name in docs/pictures."""
    manual = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    return re.findall(r"^!\[(.+)\]\(pictures/(.+)\)$", manual, re.MULTILINE)


def checked(command: Sequence[str | Path]) -> None:
    """Run a checker over a file; skip it with a message if it is not installed. Raises Failed if it finds a fault."""
    name = str(command[0])
    if shutil.which(name) is None:
        say(f"{name} is not installed: nobody has looked at {Path(command[-1]).name}")
        return
    looked = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if looked.returncode != 0:
        print(looked.stdout, file=sys.stderr)
        raise Failed(f"{name} finds fault with {Path(command[-1]).name} (see above)")


def _write_icons(themes: Path) -> None:
    drawn = facts.BUILD / "icons"
    draw = [sys.executable, "-m", "cardtable.app.art.icon", str(drawn)]
    must(draw, "the icons could not be drawn", QT_QPA_PLATFORM="offscreen")
    for icon in drawn.glob("*.png"):
        pixels = int(icon.stem.rpartition("-")[2])
        if pixels <= 512:  # larger icons are not used by desktops
            folder = themes / f"{pixels}x{pixels}" / "apps"
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(icon, folder / f"{facts.APP_ID}.png")


def _written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return path
