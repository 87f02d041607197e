"""Python objects for layout items that no longer exist.

Qt makes an item for each widget in a layout, and does not tell when it deletes one. A Python wrapper of a deleted item
is then taken for whatever Qt allocates at the same address later, and reference counts go wrong: objects stay for ever,
or the program crashes. Such wrappers come from calls of `itemAt`, and from adding a filled layout to another.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QWidget, QWidgetItem
from shiboken6 import Shiboken


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
