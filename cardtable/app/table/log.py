"""Log of a game: the notice of each event, as far as it may still be read."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape

from PySide6.QtGui import QAccessible, QColor

from cardtable.app.table.panel import LogView
from cardtable.table.spoken import spoken
from cardtable.table.telling import Logged, Notice
from cardtable.table.words import Narrator

_PLAIN, _BOLD = "400", "600"
_AT_ONCE = 20
"""Lines that are written in one slice; each takes about a tenth of a millisecond."""


class Log:
    """Log of all notices; its panel shows those that may be read."""

    def __init__(self, colour: Callable[[int], QColor]) -> None:
        """`colour` returns the colour of a seat's name."""
        self.view = LogView()
        self.entries: list[Logged] = []
        self.shown: list[Logged] = []
        """Entries that the panel shows."""
        self._colour = colour
        self._spoken = False

    def begin(self, teller: Narrator, readable: Callable[[Sequence[Logged]], list[Logged]]) -> None:
        """Set the teller of the game, and the filter for entries that may be read, before the first entry."""
        self._teller, self._readable = teller, readable

    def add(self, notice: Notice, event: object) -> None:
        """Add an entry; `show` writes it."""
        self.entries.append((notice, event))

    def become(self, entries: Sequence[Logged]) -> None:
        """Replace all entries, since another moment of the game is shown."""
        self.entries = list(entries)
        self.show()

    def show(self) -> None:
        """Write entries added since, and remove those that may not be read any more. For a screen reader, which reads
        the panel itself, entries are written as they should be spoken."""
        for _ in self.write():
            pass

    def write(self) -> Iterator[float]:
        """Write as `show` does, in slices; yields the share written, 0 to 1."""
        if self._spoken != QAccessible.isActive():
            self._spoken = QAccessible.isActive()
            self.view.keep(0)
            self.shown = []
        lines = self._readable(self.entries)
        same = 0
        for line, shown in zip(lines, self.shown, strict=False):
            if line is not shown:
                break
            same += 1
        self.view.keep(same)
        for begin in range(same, len(lines), _AT_ONCE):
            part = lines[begin : begin + _AT_ONCE]
            self.view.add([self._html(notice, event) for notice, event in part])
            self.shown = lines[: begin + len(part)]
            yield len(self.shown) / len(lines)
        self.shown = lines

    def show_anew(self) -> None:
        """Write all entries again, in other colours."""
        self.view.keep(0)
        self.shown = []
        self.show()

    def _html(self, notice: Notice, event: object) -> str:
        """Return an entry as HTML, with the name of the acting seat in its colour."""
        seat = self._teller.acting(event)
        text = escape(spoken(notice.text) if self._spoken else notice.text, quote=False)
        if seat is not None:
            name = escape(self._teller.name(seat), quote=False)
            mark = f'<span style="color:{self._colour(seat).name()}">{name}</span>'
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda found: mark, text, count=1)  # not the You in Your
        text = text.replace("\n", "<br>")
        return f'<span style="font-weight:{_BOLD if notice.weighty else _PLAIN}">{text}</span>'
