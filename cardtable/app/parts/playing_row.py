"""What is said and can be done while games are played in the background: how far it is, more, and stop."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_button, make_label, make_row
from cardtable.app.parts.work_note import ProgressLine


class PlayingRow(QWidget):
    """One line: a bar, what was played, what is to be said beside it, and two buttons."""

    def __init__(self, more: Callable[[], object], stop: Callable[[], object], tip: str) -> None:
        """`tip` says what playing more means here."""
        super().__init__()
        self.progress = ProgressLine(self.tr("Played"), 240)
        self.played = make_label(sans(13))
        """What was played."""
        self.beside = make_label(sans(13), look="dim", wraps=True)
        """What is to be said beside it."""
        self.more_button = make_button(self.tr("More"), more, 14, tip, small=True)
        self.stop_button = make_button(self.tr("Stop"), stop, 14, self.tr("Stop playing (S)"), small=True)
        parts = (self.progress, self.played, (self.beside, 1), self.more_button, self.stop_button)
        self.setLayout(make_row(*parts, gap=14, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [self.more_button, self.stop_button]

    @property
    def keys(self) -> dict[str, QPushButton]:
        """The keys that press its buttons."""
        return {"M": self.more_button, "S": self.stop_button}

    def show_state(self, running: bool, over: bool) -> None:
        """Whether games are played, or have been and could be again."""
        self.progress.setVisible(running)
        self.stop_button.setEnabled(running)
        self.more_button.setEnabled(over)

    def show_words(self, share: float, played: str, beside: str = "") -> None:
        """How far it is, 0 to 1, and the words."""
        self.progress.show_share(min(share, 1.0))
        self.played.setText(played)
        self.beside.setText(beside)
