"""Search for leaks: references that keep an object alive, and Python objects for layout items that no longer exist.

Qt makes an item for each widget in a layout, and does not tell when it deletes one. A Python wrapper of a deleted item
is then taken for whatever Qt allocates at the same address later, and reference counts go wrong: objects stay for ever,
or the program crashes. Such wrappers come from calls of `itemAt`, and from adding a filled layout to another.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from types import FrameType, FunctionType, GeneratorType, MethodType, ModuleType
from weakref import ReferenceType

from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QWidget, QWidgetItem
from shiboken6 import Shiboken

_MOST = 20_000
"""Most objects to visit: each visit goes through all objects known to Python's garbage collector."""
_KEYS = 4
"""Most keys of a dictionary to print."""


def holder(reference: ReferenceType[object]) -> str:
    """Return the chain in one line, starting with the object; empty if the object is gone.

    It ends at a module, at a running frame, or at references that Python's garbage collector doesn't know, such as
    those of Qt's connections.
    """
    found = reference()
    if found is None:
        return ""
    # This list alone holds the visited objects, so that it is the only reference of ours to leave out.
    seen, cause, known = [found], {0: -1}, {id(found)}
    del found
    usual = _usual()
    number = 0
    while number < min(len(seen), _MOST):
        item = seen[number]
        holders: list[object] = [each for each in gc.get_referrers(item) if each is not seen and not _is_ours(each)]
        unknown = sys.getrefcount(item) - usual
        unknown -= _told(holders, item)
        lasts = isinstance(item, ModuleType | FrameType) or _is_module(item)
        if lasts or unknown > 0:
            end = [] if lasts else [f"{unknown} references unknown to Python"]
            return " < ".join([*_chain(seen, cause, number), *end])
        each = None
        for each in holders:
            if id(each) not in known:
                known.add(id(each))
                cause[len(seen)] = number
                seen.append(each)
        del holders[:], each  # otherwise they would count as references themselves
        number += 1
    return f"{_called(seen[0])} < a ring of objects that nobody collects"


def _usual() -> int:
    """Return the reference count that an object has here if nothing else holds it."""
    seen = [object()]
    item = seen[0]
    return sys.getrefcount(item)


def _told(holders: list[object], held: object) -> int:
    """Return how many references to an object the holders have."""
    times = 0
    for each in holders:
        for one in gc.get_referents(each):
            times += one is held
    return times


def _is_module(item: object) -> bool:
    """Return whether it is the dictionary of a module."""
    return isinstance(item, dict) and "__spec__" in item and "__name__" in item


def _is_ours(item: object) -> bool:
    return isinstance(item, FrameType) and item.f_code.co_filename == __file__


def _chain(seen: list[object], cause: dict[int, int], number: int) -> list[str]:
    names: list[str] = []
    while number >= 0:
        names.append(_called(seen[number]))
        number = cause[number]
    return names[::-1]


def _called(item: object) -> str:
    if isinstance(item, FrameType):
        return f"line {item.f_lineno} of {item.f_code.co_qualname}"
    if isinstance(item, FunctionType | GeneratorType):
        return f"{type(item).__name__} {item.__qualname__}"
    if isinstance(item, MethodType):
        return f"method {item.__func__.__qualname__}"
    if isinstance(item, ModuleType | type):
        return f"{type(item).__name__} {item.__name__}"
    if isinstance(item, dict) and _is_module(item):
        return f"module {item['__name__']}"
    if isinstance(item, dict):
        keys = ", ".join(key if isinstance(key, str) else type(key).__name__ for key in list(item)[:_KEYS])
        return f"dict of {len(item)} ({keys})"
    if isinstance(item, list | tuple | set):
        return f"{type(item).__name__} of {len(item)}"
    return type(item).__name__


def outlived_items() -> list[str]:
    """Return the wrappers whose items are gone, in their repr."""
    known = {id(each): each for each in Shiboken.getAllValidWrappers() if isinstance(each, QWidgetItem)}
    if not known:
        return []
    there = [item for layout in _layouts() for item in _items(layout)]
    alive = {id(item) for item in there}
    gone = [each for number, each in known.items() if number not in alive]
    for item in there:
        if id(item) not in known:
            Shiboken.invalidate(item)  # otherwise this look would itself leave a wrapper
    return [repr(each) for each in gone]


def _layouts() -> Iterator[QLayout]:
    for widget in QApplication.allWidgets():
        layout = QWidget.layout(widget)  # some widgets have an attribute named layout
        if layout is not None:
            yield from _with_inner(layout)


def _with_inner(layout: QLayout) -> Iterator[QLayout]:
    yield layout
    for child in layout.children():
        if isinstance(child, QLayout):
            yield from _with_inner(child)


def _items(layout: QLayout) -> Iterator[QLayoutItem]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        if item is not None and not isinstance(item, QLayout):
            yield item
