"""App and disk image for macOS, tested on any system: their metadata, and the commands that make them."""

from __future__ import annotations

import plistlib
import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cardtable import __version__
from cardtable.library.folders import ARCHIVE_SUFFIX
from cardtable.library.folders import SUFFIX as RECORD_SUFFIX
from tasks import Failed
from tools.packages import mac
from tools.packages.freezing import MAC_ICON
from tools.packages.icons import ICNS_KINDS, icns, png_with_margin
from tools.packages.mac import (
    APP,
    ENTITLEMENTS,
    NOTARY,
    SIGN_AS,
    STUDY_UTI,
    UTI,
    bundle_options,
    image_commands,
    info_plist,
    signing_commands,
    signing_options,
)

IMAGE = Path("dist", "image.dmg")
SIGNED = {SIGN_AS: "Developer ID Application: Somebody (TEAM)"}
NOTARIZED = SIGNED | dict(zip(NOTARY.values(), ("key.p8", "KEY", "issuer"), strict=True))


# --- the bundle ------------------------------------------------------------------------------------------------------


def test_records_and_studies_that_are_sent_are_its_documents() -> None:
    said = plistlib.loads(plistlib.dumps(info_plist()))
    kinds, documents = said["UTExportedTypeDeclarations"], said["CFBundleDocumentTypes"]
    wanted = ((UTI, RECORD_SUFFIX), (STUDY_UTI, ARCHIVE_SUFFIX))
    for (uti, suffix), kind, document in zip(wanted, kinds, documents, strict=True):
        assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]] == [uti]
        assert [f".{ending}" for ending in kind["UTTypeTagSpecification"]["public.filename-extension"]] == [suffix]
        assert document["LSHandlerRank"] == "Owner"


def test_it_says_its_version_and_the_oldest_system() -> None:
    said = info_plist()
    assert said["CFBundleVersion"] == bundle_options()["version"] == __version__
    assert said["LSMinimumSystemVersion"] == mac.OLDEST
    assert said["NSHighResolutionCapable"] is True
    assert "LSBackgroundOnly" not in said


def test_pyinstaller_signs_only_where_there_is_a_certificate() -> None:
    assert signing_options({}) == {}
    options = signing_options(SIGNED)
    assert options == {"codesign_identity": SIGNED[SIGN_AS], "entitlements_file": str(ENTITLEMENTS)}
    assert set(plistlib.loads(ENTITLEMENTS.read_bytes()).values()) == {True}


# --- the icon --------------------------------------------------------------------------------------------------------


def blocks(data: bytes) -> dict[bytes, bytes]:
    """Return the blocks of an .icns file by their type."""
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    found, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at + 4 : at + 8])
        found[data[at : at + 4]] = data[at + 8 : at + length]
        at += length
    assert at == len(data)
    return found


def test_the_icon_holds_each_size_that_apple_names() -> None:
    pictures = {pixels: b"\x89PNG" + bytes(pixels) for pixels in set(ICNS_KINDS.values())}
    assert blocks(icns(pictures)) == {kind: pictures[pixels] for kind, pixels in ICNS_KINDS.items()}
    assert max(ICNS_KINDS.values()) == 1024


@pytest.mark.parametrize("pixels", [32, 1024])
def test_a_picture_is_as_large_as_it_says_and_leaves_a_rim(qapp: object, pixels: int) -> None:
    image = QImage.fromData(png_with_margin(pixels))
    assert (image.width(), image.height()) == (pixels, pixels)
    middle, edge = pixels // 2, pixels // 16
    assert image.pixelColor(middle, middle).alpha() == 255
    assert [image.pixelColor(*at).alpha() for at in ((edge, middle), (middle, edge), (0, 0))] == [0, 0, 0]


# --- the image -------------------------------------------------------------------------------------------------------


def test_the_image_holds_the_app_and_where_it_goes() -> None:
    stage = Path("build", "stage")
    copied, linked, made = image_commands(stage, IMAGE)
    assert copied == ["ditto", str(APP), str(stage / APP.name)]
    assert linked[-2:] == ["/Applications", str(stage / "Applications")]
    assert made[:2] == ["hdiutil", "create"]
    assert made[made.index("-srcfolder") + 1] == str(stage)
    assert made[-1] == str(IMAGE)


def test_without_keys_nothing_is_signed() -> None:
    assert signing_commands(IMAGE, {}) == []


def test_with_a_certificate_it_is_signed_and_not_notarized() -> None:
    programs = [command[0] for command in signing_commands(IMAGE, SIGNED)]
    assert programs == ["codesign", "codesign"]


def test_with_all_keys_it_is_notarized_once_it_is_signed() -> None:
    commands = signing_commands(IMAGE, NOTARIZED)
    words = [" ".join(command[:3]) for command in commands]
    assert words[2:4] == ["xcrun notarytool submit", "xcrun stapler staple"]
    assert words[1] == "codesign --sign Developer ID Application: Somebody (TEAM)"
    submitted = commands[2]
    assert {option: submitted[submitted.index(option) + 1] for option in NOTARY} == {
        option: NOTARIZED[name] for option, name in NOTARY.items()
    }
    assert submitted[-1] == "--wait"
    assert all(str(IMAGE) in command for command in commands[1:])


@pytest.mark.parametrize("left_out", NOTARIZED)
def test_half_of_the_keys_are_no_keys(left_out: str) -> None:
    some = {name: value for name, value in NOTARIZED.items() if name != left_out}
    with pytest.raises(Failed, match=f"^to notarize the image takes {left_out} too$"):
        signing_commands(IMAGE, some)


def test_the_icon_is_where_the_bundle_looks() -> None:
    assert bundle_options()["icon"] == str(MAC_ICON)
    assert info_plist()["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"] == MAC_ICON.name
