"""Disk image for macOS.

There is one image for each processor architecture, because numpy's wheels are built that way. If a certificate is
named, everything is signed for the hardened runtime; if Apple's keys are there too, the image is notarized. Otherwise
it is unsigned, and macOS opens it only if the user overrides the warning.
"""

from __future__ import annotations

import platform
import shutil
from collections.abc import Mapping
from os import environ
from pathlib import Path

from tasks import Failed, must, say
from tools.freezing import try_out
from tools.packages.facts import BUILD, DIST, TITLE, version
from tools.packages.mac_bundle import APP, SIGN_AS

NOTARY = {"--key": "CARDTABLE_NOTARY_KEY", "--key-id": "CARDTABLE_NOTARY_KEY_ID", "--issuer": "CARDTABLE_NOTARY_ISSUER"}
"""Environment variables for the options of notarytool: path of an App Store Connect key, its id and its issuer."""


def image_commands(stage: Path, image: Path) -> list[list[str]]:
    """Return the commands that make the image of folder `stage`: the app, beside a link to drag it onto."""
    packed = ["-volname", TITLE, "-srcfolder", str(stage), "-fs", "HFS+", "-format", "UDZO", "-ov"]
    return [
        ["ditto", str(APP), str(stage / APP.name)],
        ["ln", "-s", "/Applications", str(stage / "Applications")],
        ["hdiutil", "create", *packed, str(image)],
    ]


def signing_commands(image: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """Return the commands that check the app's signature, sign the image and have Apple notarize it.

    Steps without keys are left out. Raises Failed if only some of the keys are there.
    """
    signer = environment.get(SIGN_AS, "")
    keys = {option: environment.get(name, "") for option, name in NOTARY.items()}
    if any(keys.values()) and not (signer and all(keys.values())):
        names = [name for name in (SIGN_AS, *NOTARY.values()) if not environment.get(name)]
        raise Failed(f"to notarize the image takes {' and '.join(names)} too")
    commands: list[list[str]] = []
    if signer:
        commands.append(["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(APP)])
        commands.append(["codesign", "--sign", signer, "--timestamp", str(image)])
    if any(keys.values()):
        given = [word for pair in keys.items() for word in pair]
        commands.append(["xcrun", "notarytool", "submit", str(image), *given, "--wait"])
        commands.append(["xcrun", "stapler", "staple", str(image)])
        checked = ["--type", "open", "--context", "context:primary-signature", "--verbose=2", str(image)]
        commands.append(["spctl", "--assess", *checked])
    return commands


def disk_image() -> list[Path]:
    """Make the image of the frozen app in dist/, after the app's self-test. Raises Failed if it can't be made."""
    image = DIST / f"{TITLE}-{version()}-macos-{platform.machine()}.dmg"
    signing = signing_commands(image, environ)
    try_out(APP / "Contents" / "MacOS" / "cardtable")
    stage = BUILD / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    if not signing:
        say(f"the image is not signed: {SIGN_AS} names no certificate")
    for command in [*image_commands(stage, image), *signing]:
        must(command, f"{command[0]} failed at the image for macOS (see above)")
    return [image]
