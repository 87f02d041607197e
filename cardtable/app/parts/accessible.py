"""What screen readers are told of a widget."""

from PySide6.QtWidgets import QWidget

from cardtable.table.spoken import spoken


def set_accessible_texts(widget: QWidget, words: str, more: str = "") -> None:
    """What a screen reader says of a widget: its name, and what is told beside it. A listener hears of changes
    alone."""
    words, more = spoken(words), spoken(more)
    if words != widget.accessibleName():
        widget.setAccessibleName(words)
    if more != widget.accessibleDescription():
        widget.setAccessibleDescription(more)
