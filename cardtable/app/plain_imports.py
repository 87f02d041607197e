"""Python's own import function in place of PySide's."""

import builtins
from importlib import import_module


def import_pyside() -> None:
    """Import PySide, and restore Python's own import function. Call it before anything else imports PySide.

    PySide replaces that function with one that searches the source of each imported module for the use of PySide's
    features (names in snake_case, properties), of which we use none. This takes 20 ms until the first page is shown,
    and Python keeps all the source lines for good: 4 MB by then, 20 MB in the end.
    """
    plain = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = plain
