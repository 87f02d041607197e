"""App bundle for macOS: its Info.plist, its icon, and the options for signing it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from tasks import must
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
ICON = BUILD / f"{TITLE}.icns"
ENTITLEMENTS = PACKAGING / "macos" / "entitlements.plist"
SIGN_AS = "CARDTABLE_SIGN_AS"
"""Environment variable that names the certificate, such as "Developer ID Application: Somebody (TEAM)"."""


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
                "CFBundleTypeIconFile": ICON.name,
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
                "UTTypeIconFile": ICON.name,
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
        "icon": str(ICON),
        "bundle_identifier": APP_ID,
        "version": version(),
        "info_plist": info_plist(),
    }


def signing_options(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the arguments of EXE in the spec by which PyInstaller signs all files; empty without a certificate."""
    signer = environment.get(SIGN_AS, "")
    return {"codesign_identity": signer, "entitlements_file": str(ENTITLEMENTS)} if signer else {}


def draw_icon() -> None:
    """Draw the bundle's icon, in a process without a screen. Raises Failed if that fails."""
    ICON.parent.mkdir(parents=True, exist_ok=True)
    draw = [sys.executable, "-m", "tools.packages.mac_icon", str(ICON)]
    must(draw, "the icon for macOS could not be drawn", QT_QPA_PLATFORM="offscreen")
