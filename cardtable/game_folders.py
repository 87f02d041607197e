"""Finds the games: every room of the house is a package with a folder a game, which says itself what it brings."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def brought(room: str, record: str) -> dict[str, Any]:
    """By game, what its folder in a room brings: `record` in the folder's module `game`.

    A room is named as a package is, "cardtable.engine". Its folders are the games; their names are the games' keys.
    """
    folders = [module.name for module in iter_modules(import_module(room).__path__) if module.ispkg]
    return {key: getattr(import_module(f"{room}.{key}.game"), record) for key in folders}


def late(place: str) -> Callable[[], Any]:
    """A call that gives what has a name in a module, "cardtable.app.style.scheme", and imports the module for that."""
    module, _, name = place.rpartition(".")
    return lambda: getattr(import_module(module), name)
