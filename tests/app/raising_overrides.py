"""Raises each kind of error in a method that Qt calls while Python calls Qt, and prints what came of it:
`python -m tests.app.raising_overrides`."""

import os
from collections.abc import Callable

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import delete
from typing_extensions import override

from cardtable.app.main import application_for


def use_what_is_deleted() -> None:
    """The binding's own error."""
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
"""What raises each."""


class Told(QWidget):
    """A widget that is told what to raise."""

    raises: Callable[[], object] = staticmethod(lambda: None)


def raising_class() -> type[Told]:
    """A new class, whose widgets raise that when their size changes."""

    class Raising(Told):
        @override
        def resizeEvent(self, event: QResizeEvent) -> None:
            self.raises()

    return Raising


EARLY = raising_class()
"""It is there before the application object."""


def main() -> None:
    """Tries all of them, in a class from before the application object and in one from after."""
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
