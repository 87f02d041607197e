"""The page after a game, as every game has it: how it ended, the ways on. What came about is the game's to show."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QPushButton

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import Backdrop, Sheet
from cardtable.app.parts.play_button import PlayButton

translate = QCoreApplication.translate


class GameResultPage(Backdrop):
    """The result and the ways on. A game's page derives from it, and calls `fill` once."""

    again = Signal()
    review = Signal()
    watch = Signal()
    seats = Signal()
    home = Signal()

    def __init__(self, pixmaps: Pixmaps) -> None:
        super().__init__(pixmaps)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._sheet = Sheet(self)

    def fill(self, ending: str, body: QLayout) -> None:
        """Who won, in a sentence, and what the game shows under it."""
        title = QLabel(ending)
        title.setObjectName("ending")
        title.setTextFormat(Qt.TextFormat.PlainText)  # names are anybody's text
        title.setFont(serif(30, 700))
        title.setWordWrap(True)
        self._sheet.column.addWidget(title)
        self._sheet.column.addLayout(body, 1)
        self._sheet.column.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        for text, signal in (
            (translate("result", "Home"), self.home),
            (translate("result", "Change the table"), self.seats),
        ):
            button = QPushButton(text)
            button.setFont(sans(15))
            button.setAutoDefault(True)
            button.clicked.connect(signal)
            foot.addWidget(button)
        foot.addStretch(1)
        watch_button = QPushButton(translate("result", "Watch"))
        watch_button.setFont(sans(15))
        watch_button.setAutoDefault(True)
        watch_button.setToolTip(translate("result", "The game once more, card by card"))
        watch_button.setAccessibleDescription(translate("result", "The game once more, card by card"))
        watch_button.clicked.connect(self.watch)
        foot.addWidget(watch_button)
        self.review_button = QPushButton(translate("result", "Review"))
        self.review_button.setFont(sans(15))
        self.review_button.setAutoDefault(True)
        self.review_button.setToolTip(translate("result", "What your decisions were worth (R)"))
        self.review_button.setAccessibleDescription(translate("result", "What your decisions were worth"))
        self.review_button.clicked.connect(self.review)
        self.review_button.hide()
        foot.addWidget(self.review_button)
        self.again_button = PlayButton(translate("result", "Again"))
        self.again_button.setFont(sans(17, 700))
        self.again_button.setMinimumSize(200, 50)
        self.again_button.clicked.connect(self.again)
        foot.addWidget(self.again_button)
        return foot

    def take_keys(self) -> None:
        """Enter plays again, unless the person is somewhere else on the page already."""
        if self.hasFocus():
            self.again_button.setFocus()

    def offer_review(self) -> None:
        """The game can be reviewed: shows the button."""
        self.review_button.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """R opens the review, where there is one."""
        if event.key() == Qt.Key.Key_R and self.review_button.isVisible() and not event.isAutoRepeat():
            self.review_button.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet fills most of the page."""
        super().resizeEvent(event)
        width = min(1160, self.width() - 90)
        height = min(720, self.height() - 90)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
