"""Rules for threads and signals that hold in all tests.

A thread beside the interface's holds plain data only, and imports no module with Qt classes. A signal is never
connected to a bound method whose object the connection wouldn't hold.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from types import FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

from PySide6.QtCore import QObject, SignalInstance
from shiboken6 import Shiboken

_IMPORTED_BY_THREADS: list[str] = []


def qt_objects_in(held: object) -> list[QObject]:
    """Return the Qt objects reachable from an object: a thread that holds it may be the last to let go of them."""
    found: list[QObject] = []
    seen: set[int] = set()
    due = [held]
    while due:
        one = due.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, QObject | SignalInstance):
            found.append(one)  # type: ignore[arg-type]
        else:
            due.extend(_reached(one))
    return found


def _reached(one: object) -> Iterator[object]:
    if isinstance(one, str | bytes | int | float | type | ModuleType | threading.Thread):
        return
    if isinstance(one, dict):
        yield from one.keys()
        yield from one.values()
    elif isinstance(one, list | tuple | set | frozenset):
        yield from one
    elif isinstance(one, MethodType):
        yield one.__self__
        yield one.__func__
    elif isinstance(one, FunctionType):
        for cell in one.__closure__ or ():
            try:
                yield cell.cell_contents
            except ValueError:  # an empty cell
                continue
        yield from one.__defaults__ or ()
    elif isinstance(one, partial):
        yield from (one.func, one.args, one.keywords)
    elif isinstance(one, GeneratorType):
        yield one.gi_yieldfrom
        if one.gi_frame is not None:
            yield dict(one.gi_frame.f_locals)
    else:
        yield getattr(one, "__dict__", None)
        for kind in type(one).__mro__:
            for name in kind.__dict__.get("__slots__", ()):
                yield getattr(one, name, None)


def refuse_borrowed(connect: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap `SignalInstance.connect` to refuse bound methods of objects other than QObjects.

    The connection would not hold such an object, and a thread that lets go of it meanwhile would crash the program.
    """

    def connecting(signal: SignalInstance, slot: object, *how: object, **more: object) -> object:
        ours = isinstance(slot, MethodType) and not slot.__self__.__class__.__module__.startswith("pytestqt")
        if ours and not isinstance(slot.__self__, QObject):  # type: ignore[attr-defined]
            raise AssertionError(f"a signal only borrows the object of {slot!r}: connect a partial or a lambda")
        return connect(signal, slot, *how, **more)

    return connecting


def refuse_qt_objects(start: Callable[..., Any], what: Callable[..., object]) -> Callable[..., Any]:
    """Wrap a function that starts a thread or hands something to one, to refuse all but plain data. `what` returns what
    is handed over, from the function's arguments."""

    def starting(*held: Any, **more: Any) -> object:
        found = qt_objects_in(what(*held, **more))
        assert not found, f"a thread is handed {found}"
        return start(*held, **more)

    return starting


def watch_imports() -> None:
    """Record the modules that other threads import from now on. An audit hook can't be removed again."""

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "import" and threading.current_thread() is not threading.main_thread():
            _IMPORTED_BY_THREADS.append(arguments[0])

    sys.addaudithook(hear)


def qt_imported_by_threads() -> list[str]:
    """Return the modules of Qt, or with Qt classes in them, that threads have imported since the last call."""
    found = [name for name in _IMPORTED_BY_THREADS if _is_qt(name)]
    _IMPORTED_BY_THREADS.clear()
    return found


def _is_qt(name: str) -> bool:
    if name.partition(".")[0] in ("PySide6", "shiboken6"):
        return True
    made = vars(sys.modules[name]).values() if name in sys.modules else ()
    return any(isinstance(one, type) and one.__module__ == name and issubclass(one, Shiboken.Object) for one in made)
