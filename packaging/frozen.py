"""Where the frozen program starts."""

from __future__ import annotations

import multiprocessing
import os
import sys
from types import ModuleType


def stand_in_for_opengl() -> None:
    """Gives pyqtgraph what it imports of Qt's OpenGL, and never uses for a chart of ours: ten megabytes."""
    widgets = ModuleType("PySide6.QtOpenGLWidgets")
    vars(widgets)["QOpenGLWidget"] = object  # it derives from this one
    for module in (ModuleType("PySide6.QtOpenGL"), widgets):
        sys.modules[module.__name__] = module


def give_back_environment() -> None:
    """Takes away what was set for this process alone, and has been read by now: programs that it starts want the
    system's libraries."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    # First of all: a worker process starts the frozen program again, and must end up here and nowhere else.
    multiprocessing.freeze_support()
    give_back_environment()
    stand_in_for_opengl()
    from cardtable.__main__ import main

    sys.exit(main())
