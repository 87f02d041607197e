"""The log of a game: what was told of each event, as far as it may still be read."""

import re
from collections.abc import Callable, Iterator, Sequence
from html import escape

from PySide6.QtGui import QAccessible, QColor

from cardtable.app.table.panel import LogView
from cardtable.table.spoken import spoken
from cardtable.table.telling import Logged, Notice
from cardtable.table.words import Teller

_PLAIN, _BOLD = "400", "600"
_AT_ONCE = 20
"""So many lines are written at once; each takes the page about a tenth of a millisecond."""


class Log:
    """Keeps what was told, and has the panel's page show what of it may be read."""

    def __init__(self, colour: Callable[[int], QColor]) -> None:
        """`colour` is that of a seat's name."""
        self.view = LogView()
        self.entries: list[Logged] = []
        self.shown: list[Logged] = []
        """What the page shows."""
        self._colour = colour
        self._spoken = False

    def begin(self, teller: Teller, readable: Callable[[Sequence[Logged]], list[Logged]]) -> None:
        """Before the first line: who tells the game, and what of it may be read."""
        self._teller, self._readable = teller, readable

    def add(self, notice: Notice, event: object) -> None:
        """One more line; `show` writes it."""
        self.entries.append((notice, event))

    def become(self, entries: Sequence[Logged]) -> None:
        """All that was told by another moment, and nothing else."""
        self.entries = list(entries)
        self.show()

    def show(self) -> None:
        """Writes what has been told since, and takes away what may not be read any more. For a screen reader, which
        reads the page itself, all is written as it is to be heard."""
        for _ in self.write():
            pass

    def write(self) -> Iterator[float]:
        """The same in parts, of which each yields the share that stands there."""
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
        """Writes all of it again, in other colours."""
        self.view.keep(0)
        self.shown = []
        self.show()

    def _html(self, notice: Notice, event: object) -> str:
        """A line, its acting seat's name in her colour."""
        seat = self._teller.acting(event)
        text = escape(spoken(notice.text) if self._spoken else notice.text, quote=False)
        if seat is not None:
            name = escape(self._teller.name(seat), quote=False)
            mark = f'<span style="color:{self._colour(seat).name()}">{name}</span>'
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda found: mark, text, count=1)  # not the You of Your
        text = text.replace("\n", "<br>")
        return f'<span style="font-weight:{_BOLD if notice.weighty else _PLAIN}">{text}</span>'
