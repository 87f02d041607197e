"""PyInstaller hook for PySide6.QtGui that freezes only the plugins we use, and so only their libraries.

It leaves out the plugins for screens and picture formats that a card game on a desktop does not meet, and with them
OpenGL, GTK and network libraries. Kinds of plugins that USED does not name are frozen whole.
"""

from pathlib import Path

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

USED: dict[str, set[str]] = {
    "platforms": {"xcb", "wayland", "windows", "cocoa", "offscreen"},
    "imageformats": {"svg"},
    "platformthemes": {"xdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-graphics-integration-client": set(),
    "xcbglintegrations": set(),
    "egldeviceintegrations": set(),
    "generic": set(),
}


def used(plugin: str) -> bool:
    """Return whether a plugin's file, such as platforms/libqxcb.so, is frozen."""
    name = Path(plugin).stem.removeprefix("lib")
    names = USED.get(Path(plugin).parent.name)
    return names is None or name in names or name.removeprefix("q") in names


hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries = [(file, folder) for file, folder in binaries if used(file)]
