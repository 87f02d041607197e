"""The disk image for macOS.

One for each kind of processor, since numpy's wheels are made so: whoever builds gets their own. Where a certificate is
named all of it is signed for the hardened runtime; where Apple's keys are there too the image is notarized. Without
them it is plain, and macOS opens it only for those who insist.
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
"""Those that hold the path of an App Store Connect key, the key's name, and who gave it."""


def image_commands(stage: Path, image: Path) -> list[list[str]]:
    """Makes the image of a folder in which the app lies beside a link to where it is to be dragged."""
    packed = ["-volname", TITLE, "-srcfolder", str(stage), "-fs", "HFS+", "-format", "UDZO", "-ov"]
    return [
        ["ditto", str(APP), str(stage / APP.name)],
        ["ln", "-s", "/Applications", str(stage / "Applications")],
        ["hdiutil", "create", *packed, str(image)],
    ]


def signing_commands(image: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """Checks that the app was signed and signs the image; then has Apple notarize it. What there are no keys for is
    left out. Failed where only some of them are there."""
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
    """The image in dist/, of the app that was frozen, once that has tried itself. Failed where it can't be made."""
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
