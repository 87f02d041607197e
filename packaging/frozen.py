"""Where the frozen program starts."""

from __future__ import annotations

import multiprocessing
import sys
from types import ModuleType


def stand_in_for_opengl() -> None:
    """Gives pyqtgraph what it imports of Qt's OpenGL, and never uses for a chart of ours: ten megabytes."""
    widgets = ModuleType("PySide6.QtOpenGLWidgets")
    vars(widgets)["QOpenGLWidget"] = object  # it derives from this one
    for module in (ModuleType("PySide6.QtOpenGL"), widgets):
        sys.modules[module.__name__] = module


if __name__ == "__main__":
    # First of all: a worker process starts the frozen program again, and must end up here and nowhere else.
    multiprocessing.freeze_support()
    stand_in_for_opengl()
    from cardtable.__main__ import main

    sys.exit(main())
