"""Child process that raises each kind of error in a method that Qt calls while Python calls Qt, and prints what becomes
of it: `python -m tests.app.raising_overrides`."""

import os
from collections.abc import Callable

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import delete
from typing_extensions import override

from cardtable.app.main import application_for


def use_what_is_deleted() -> None:
    """Raise the binding's own error, by using a deleted widget."""
    gone = QWidget()
    delete(gone)
    gone.show()


RAISED: dict[str, Callable[[], object]] = {
    "ZeroDivisionError": lambda: 1 // len(""),
    "IndexError": lambda: list[int]()[0],
    "KeyError": lambda: dict[str, int]()["nothing"],
    "ValueError": lambda: int("many"),
    "AttributeError": lambda: None.nothing,  # type: ignore[attr-defined]
    "StopIteration": lambda: next(iter(())),
    "RuntimeError": use_what_is_deleted,
}
"""Functions that raise each kind of error."""


class Told(QWidget):
    """Widget with a function that raises an error."""

    raises: Callable[[], object] = staticmethod(lambda: None)


def raising_class() -> type[Told]:
    """Return a new class of widgets that call their function when they are resized."""

    class Raising(Told):
        @override
        def resizeEvent(self, event: QResizeEvent) -> None:
            self.raises()

    return Raising


EARLY = raising_class()
"""Class that exists before the application object does."""


def main() -> None:
    """Raise all errors, in a class made before the application object and in one made after it."""
    application_for([])
    for kind in (EARLY, raising_class()):
        widget = kind()
        widget.show()
        for width, raises in enumerate(RAISED.values(), 300):
            widget.raises = raises
            try:
                widget.resize(width, 200)
            except Exception as error:
                print(type(error).__name__, flush=True)


if __name__ == "__main__":
    main()
