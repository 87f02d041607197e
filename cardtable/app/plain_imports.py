"""Imports that PySide has no part in."""

import builtins
from importlib import import_module


def import_pyside() -> None:
    """Imports it, and gives Python its own way of importing back: to be called before anything else imports PySide.

    PySide puts another in its place, which looks through the source of each module that is imported from then on, to
    see whether it has to do with PySide's features (names in snake_case, properties without calls). We use none. It
    takes 20 ms until the first page is there, and Python keeps all those lines for good: 4 MB then, 20 in the end."""
    plain = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = plain
