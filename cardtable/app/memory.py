"""Memory of the interface: garbage collection when nothing else is to do, and settings of glibc's allocator.

Garbage is collected in the interface's thread only. The settings return the memory of pictures and games to the system
soon.

By itself Python collects garbage in whichever thread happens to make an object. The garbage may include widgets, which
must be deleted in the interface's thread: once a thread that read records deleted some while the interface deleted them
as well.

The Python objects of a page are a cycle: its widgets refer to each other and to their callbacks. An old cycle is found
only by a full collection, which Python makes after some hundred thousand new objects, maybe never. Tables that had been
left stayed one after another, with megabytes of pictures each. Therefore a full collection is made whenever a page is
left. It takes as long as a frame unless objects have been frozen (see `MainWindow`), while nothing on the screen moves,
and far less within a game.

Qt also keeps something of a page: the style sheet's rules for each widget. It forgets them with the widget, except for
widgets that no sheet can name, such as the inner parts of boxes, lists and scroll areas: some 10 KB each time a table
is set up. Therefore all rules are forgotten after a page was left, and found again for the widgets that are there. Qt's
pictures of buttons and frames are forgotten too, of which it keeps 10 MB, thousands of small ones with half as much
overhead, and so are the fonts that we keep ourselves, for the sizes that the window had. Fonts held for good are made
in the idle moments after that, one in each.
"""

import ctypes
import gc
import sys
from contextlib import suppress

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QObject
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from cardtable.app.art.fonts import forget_fonts, hold_fonts

_MMAP_THRESHOLD = -3
"""glibc's parameter M_MMAP_THRESHOLD, see mallopt(3)."""
_ARENA_MAX = -8
"""glibc's parameter M_ARENA_MAX, see mallopt(3)."""
_LARGE = 1 << 20
"""Bytes from which a block is mapped by itself: pictures of tables have up to 24 MB, their pieces far less."""


def keep_memory_together() -> None:
    """Map each large block by itself, and use a single heap for all others, if the C library is glibc. Call it before
    any thread is started.

    glibc would raise its threshold for large blocks when the first one is freed: pictures would then lie among other
    blocks and keep the pages between them. It would also give each thread its own heap, where a few blocks that stay
    keep all pages around them.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # not glibc
            allocator = ctypes.CDLL(None)
            allocator.mallopt(_MMAP_THRESHOLD, _LARGE)
            allocator.mallopt(_ARENA_MAX, 1)


def give_back_what_is_free() -> None:
    """Return free pages to the system, if the C library is glibc, which keeps those between others for good. It takes
    about 0.1 ms for each megabyte returned."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # not glibc
            ctypes.CDLL(None).malloc_trim(0)


class Garbage(QObject):
    """Collects garbage when the event loop is idle, as often as Python would, and completely after a page was left."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = False
        self._fonts = False
        """True if fonts may have to be made."""
        gc.disable()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._look)

    def expect(self) -> None:
        """Ask for a full collection at the next idle moment."""
        self._left = True

    def _look(self) -> None:
        """Make the full collection that was asked for; otherwise collect the oldest generation that is due, with the
        younger ones."""
        if self._left:
            self._left = False
            gc.collect()
            _forget_rules_of_style()
            QPixmapCache.clear()
            forget_fonts()
            give_back_what_is_free()
            self._fonts = True
            return
        if self._fonts:
            self._fonts = hold_fonts()
        due = [made > most > 0 for made, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if any(due):
            gc.collect(max(generation for generation, is_due in enumerate(due) if is_due))


def _forget_rules_of_style() -> None:
    """Clear Qt's cache of style sheet rules for widgets. All windows share it, so the style of any sheet clears it
    all."""
    application = QApplication.instance()
    window = next((window for window in QApplication.topLevelWidgets() if window.styleSheet()), None)
    if window is not None and isinstance(application, QApplication):
        window.style().unpolish(application)


def collect_when_gone(page: QObject) -> None:
    """Have garbage collected when the page has been deleted, to free its Python objects."""
    application = QCoreApplication.instance()
    garbage = application.findChild(Garbage) if application else None
    if garbage is not None:
        page.destroyed.connect(garbage.expect)
