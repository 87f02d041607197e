"""App bundle and disk image for macOS.

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
from typing import Any

from tasks import Failed, must, say
from tools.packages.facts import (
    APP_ID,
    AUTHORS,
    BUILD,
    DIST,
    PACKAGING,
    RECORDS,
    STUDIES,
    STUDY_SUFFIX,
    SUFFIX,
    TITLE,
    version,
)
from tools.packages.freezing import MAC_ICON, try_out

OLDEST = "13.0"
"""Oldest macOS that Qt 6.11 supports, as in the tags of PySide6's wheels (macosx_13_0)."""
UTI = "org.cardtable.record"
"""Uniform type identifier of a game's record."""
STUDY_UTI = "org.cardtable.study"
"""Uniform type identifier of an exported study."""
_KINDS = (
    (UTI, f"{TITLE} game", "public.utf8-plain-text", SUFFIX, RECORDS),
    (STUDY_UTI, f"{TITLE} study", "public.zip-archive", STUDY_SUFFIX, STUDIES),
)
APP = DIST / f"{TITLE}.app"
ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"
SIGN_AS = "CARDTABLE_SIGN_AS"
"""Environment variable that names the certificate, such as "Developer ID Application: Somebody (TEAM)"."""
NOTARY = {"--key": "CARDTABLE_NOTARY_KEY", "--key-id": "CARDTABLE_NOTARY_KEY_ID", "--issuer": "CARDTABLE_NOTARY_ISSUER"}
"""Environment variables for the options of notarytool: path of an App Store Connect key, its id and its issuer."""


def info_plist() -> dict[str, Any]:
    """Return the entries of Info.plist that are added to PyInstaller's own."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleName": TITLE,
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "LSMinimumSystemVersion": OLDEST,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{AUTHORS}, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": called,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": MAC_ICON.name,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [uti],
            }
            for uti, called, *_ in _KINDS
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": uti,
                "UTTypeDescription": called,
                "UTTypeConformsTo": [like],
                "UTTypeIconFile": MAC_ICON.name,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [suffix.removeprefix(".")],
                    "public.mime-type": [media],
                },
            }
            for uti, called, like, suffix, media in _KINDS
        ],
    }


def bundle_options() -> dict[str, Any]:
    """Return the arguments of BUNDLE in the spec."""
    return {
        "name": APP.name,
        "icon": str(MAC_ICON),
        "bundle_identifier": APP_ID,
        "version": version(),
        "info_plist": info_plist(),
    }


def signing_options(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the arguments of EXE in the spec by which PyInstaller signs all files; empty without a certificate."""
    signer = environment.get(SIGN_AS, "")
    return {"codesign_identity": signer, "entitlements_file": str(ENTITLEMENTS)} if signer else {}


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
