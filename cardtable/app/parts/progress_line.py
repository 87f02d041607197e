"""How much of something is done, as a thin line."""

from PySide6.QtWidgets import QProgressBar

_STEPS = 1000


class ProgressLine(QProgressBar):
    """Without a number; screen readers say what it is `called`."""

    def __init__(self, called: str, length: int, height: int = 6) -> None:
        super().__init__()
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        self.setFixedSize(length, height)
        self.setAccessibleName(called)

    def show_share(self, share: float) -> None:
        """How much is done, 0 to 1."""
        self.setValue(round(share * _STEPS))

    def follow(self, share: float) -> None:
        """The same; it is seen only until all is done."""
        self.show_share(share)
        self.setVisible(share < 1)
