"""Python's garbage is looked for in the interface's thread alone.

By itself Python looks for it in whichever thread happens to make an object. What it finds may be widgets, which must be
deleted where they live: in a thread that reads records they were, while the interface deleted them as well.

What Python holds of a page is a ring of objects: its widgets know each other and what they tell. Only a search through
all there is finds one that has grown old, and Python makes that one after some hundred thousand new objects, which may
be never: tables that were left stayed, one after another, with megabytes of pictures each. So leaving a page
has it searched for. That takes as long as a frame where nothing is spared (see `Opening`), while nothing moves, and
much less within a game.

Qt keeps something of a page as well: what a style sheet says of each widget. It forgets that with the widget, but not
for those that no sheet can name, the inner parts of boxes, lists and whatever scrolls: some 10 KB for each time that a
table is set. So all of it is forgotten when a page was left, and found out again for the widgets that are there. So are
Qt's pictures of buttons and frames, of which it keeps 10 MB, thousands of small ones with half as much besides. The
fonts that we keep ourselves go too: they are those of the sizes that the window had. What is held of them for good is
made in the moments after that, one font in each.
"""

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QObject
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from cardtable.app.art.fonts import forget_fonts, hold_fonts
from cardtable.app.memory import give_back_what_is_free


class Garbage(QObject):
    """Has it looked for as often as Python would, and when a page was left, whenever the interface has nothing to do
    just now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._left = False
        self._fonts = False
        """Whether there may be fonts to hold."""
        gc.disable()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._look)

    def expect(self) -> None:
        """There is much of it, or will be by the time the interface has nothing to do."""
        self._left = True

    def _look(self) -> None:
        """Collects the oldest generation that is due, and with it the younger ones."""
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
    """What Qt has found out for widgets in style sheets; all windows share it, so any sheet's style forgets it all."""
    application = QApplication.instance()
    window = next((window for window in QApplication.topLevelWidgets() if window.styleSheet()), None)
    if window is not None and isinstance(application, QApplication):
        window.style().unpolish(application)


def collect_when_gone(page: QObject) -> None:
    """What Python holds of a page is to go as soon as the page is deleted."""
    application = QCoreApplication.instance()
    garbage = application.findChild(Garbage) if application else None
    if garbage is not None:
        page.destroyed.connect(garbage.expect)
