"""Whether the system asks for less motion. Qt doesn't tell, so each system is asked by its own small means.

A thread asks (`asking`): a program that answers late, or never, keeps nobody waiting. Nothing of Qt's is imported here.
"""

import configparser
import os
import subprocess
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from pathlib import Path

from cardtable.disk import read_file

_PATIENCE = 2.0
"""Seconds that a program has for its answer."""
_PORTAL = (
    *("gdbus", "call", "--session", "--dest", "org.freedesktop.portal.Desktop"),
    *("--object-path", "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.ReadOne"),
)
"""What any desktop is asked by, from within a Flatpak too; a namespace and a key follow."""
_GNOME = "org.gnome.desktop.interface", "enable-animations"
_COMMON = "org.freedesktop.appearance", "reduced-motion"
_SPI_GETCLIENTAREAANIMATION = 0x1042
_MOST = 1 << 20
"""Bytes of a desktop's settings that are read."""

Answer = Callable[[Sequence[str]], str]
"""What a program says on its standard output: empty where it fails, or is not there."""


def asking() -> Generator[float, None, bool]:
    """Asks, as a `LongWork` does: whether less motion is wanted. False where nothing tells."""
    yield 0.0
    return wants_less_motion()


def wants_less_motion(platform: str = sys.platform, answer: "Answer | None" = None) -> bool:
    """Whether the system wants less motion, asked by `answer`. It may take seconds."""
    said = answer or _answer
    if platform == "win32":
        return _on_windows()
    if platform == "darwin":
        return said(["defaults", "read", "com.apple.universalaccess", "reduceMotion"]) == "1"
    if "kde" in os.environ.get("XDG_CURRENT_DESKTOP", "").lower():
        return _on_kde()
    if "uint32 1" in said([*_PORTAL, *_COMMON]):
        return True
    gnome = said([*_PORTAL, *_GNOME]) or said(["gsettings", "get", *_GNOME])
    return "false" in gnome


def _answer(command: Sequence[str]) -> str:
    with suppress(OSError, subprocess.SubprocessError, UnicodeDecodeError):
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_PATIENCE,
            text=True,
            check=True,
        )
        return done.stdout.strip()
    return ""


def _on_kde() -> bool:
    """Plasma keeps how long animations take, against the usual: 0 for none."""
    config = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "kdeglobals"
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    with suppress(OSError, UnicodeDecodeError, configparser.Error, ValueError):
        parser.read_string(read_file(config, _MOST).decode())
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    return False


def _on_windows() -> bool:
    """`SystemParametersInfo` says whether what is in windows is animated."""
    import ctypes

    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    animated = ctypes.c_int(1)
    told = library.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return bool(told) and not animated.value
