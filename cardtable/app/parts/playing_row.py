"""Row with the progress of games played in the background, and buttons to play more or to stop."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.art.fonts import sans
from cardtable.app.parts.forms import make_button, make_label, make_row
from cardtable.app.parts.work_note import ProgressLine


class PlayingRow(QWidget):
    """Row of a progress bar, two texts and two buttons."""

    def __init__(self, more: Callable[[], object], stop: Callable[[], object], tip: str) -> None:
        """Create the row; `tip` explains what playing more means here."""
        super().__init__()
        self.progress = ProgressLine(self.tr("Played"), 240)
        self.played = make_label(sans(13))
        """Label that says what was played."""
        self.beside = make_label(sans(13), look="dim", wraps=True)
        """Label for a dim text beside it."""
        self.more_button = make_button(self.tr("More"), more, 14, tip, small=True)
        self.stop_button = make_button(self.tr("Stop"), stop, 14, self.tr("Stop playing (S)"), small=True)
        parts = (self.progress, self.played, (self.beside, 1), self.more_button, self.stop_button)
        self.setLayout(make_row(*parts, gap=14, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.more_button, self.stop_button]

    @property
    def keys(self) -> dict[str, QPushButton]:
        """Buttons by the keys that press them."""
        return {"M": self.more_button, "S": self.stop_button}

    def show_state(self, running: bool, over: bool) -> None:
        """Show whether games are being played (`running`), or have been and more can be (`over`)."""
        self.progress.setVisible(running)
        self.stop_button.setEnabled(running)
        self.more_button.setEnabled(over)

    def show_words(self, share: float, played: str, beside: str = "") -> None:
        """Show the share done, 0 to 1, and the texts."""
        self.progress.show_share(min(share, 1.0))
        self.played.setText(played)
        self.beside.setText(beside)
