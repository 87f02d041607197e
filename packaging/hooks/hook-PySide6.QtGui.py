"""What PyInstaller takes along with Qt's windows: of the plugins only those that ours use, and so only their libraries.

All kinds of screens and pictures are left out that a card game on a desktop never meets, and with them OpenGL, GTK and
the network. A kind of plugins that is not named here is taken along whole.
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
    """Whether a plugin's file, such as platforms/libqxcb.so, is one of those."""
    name = Path(plugin).stem.removeprefix("lib")
    names = USED.get(Path(plugin).parent.name)
    return names is None or name in names or name.removeprefix("q") in names


hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries = [(file, folder) for file, folder in binaries if used(file)]
