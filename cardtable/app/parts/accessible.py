"""Accessible texts of widgets, for screen readers."""

from PySide6.QtWidgets import QWidget

from cardtable.table.spoken import spoken


def set_accessible_texts(widget: QWidget, words: str, more: str = "") -> None:
    """Set a widget's accessible name to `words` and its description to `more`, as they are spoken.

    Texts that stay the same are not set again, so that screen readers hear of changes only.
    """
    words, more = spoken(words), spoken(more)
    if words != widget.accessibleName():
        widget.setAccessibleName(words)
    if more != widget.accessibleDescription():
        widget.setAccessibleDescription(more)
