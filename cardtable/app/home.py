"""The first page: what can be played, and what can be gone on with."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QRunnable,
    Qt,
    QThreadPool,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.backdrop import Backdrop, Sheet

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps
    from cardtable.app.store import SavedGame

_SHOWN = 4
_SOON = 60
"""Milliseconds after the page is shown in which its plain parts are painted."""


class _Found(QObject):
    ready = Signal(list)


class _Search(QRunnable):
    """Looks for unfinished games outside the interface's thread."""

    def __init__(self) -> None:
        super().__init__()
        self.found = _Found()

    def run(self) -> None:
        from cardtable.app.store import unfinished_games  # the engine comes with it: that can wait for this thread

        try:
            games = unfinished_games()
        except OSError:
            games = []
        with suppress(RuntimeError):  # the window, and with it whoever asked, may be gone
            self.found.ready.emit(games)


class Fan(QWidget):
    """A few cards held in a fan, the house's sign: it opens once the page is there."""

    _CARDS = ("10C", "KH", "AS", "JD", "7C")
    _SPREAD = 12.0
    _MILLISECONDS = 520

    def __init__(self, pixmaps: "Pixmaps", motion: float) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._open = -1.0
        self.setFixedHeight(210)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.setDuration(round(self._MILLISECONDS * motion))
        self._clock.valueChanged.connect(self._spread)

    def open(self) -> None:
        """Lets it open."""
        if self._clock.duration():
            self._clock.start()
        else:
            self._spread(1.0)

    def _spread(self, share: object) -> None:
        self._open = float(share)  # type: ignore[arg-type]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws it as far as it is open."""
        if self._open < 0:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width = 106
        ratio = self.devicePixelRatioF()
        shadow = self._pixmaps.shadow(width, 0.3, ratio)
        margin = (shadow.deviceIndependentSize().width() - width) / 2
        for place, card in enumerate(self._CARDS):
            off = place - (len(self._CARDS) - 1) / 2
            painter.save()
            painter.translate(self.width() / 2, 330)
            painter.rotate(off * self._SPREAD * self._open)
            painter.drawPixmap(QPointF(-width / 2 - margin, -300 - margin), shadow)
            painter.drawPixmap(QPointF(-width / 2, -300), self._pixmaps.face(card, width, ratio))
            painter.restore()


class PlayButton(QPushButton):
    """The bright way in; Enter presses it when it has the focus."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAutoDefault(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key held down since the last page doesn't press it."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Brass."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        colour = palette.BRASS.lighter(110) if self.underMouse() else palette.BRASS
        painter.setBrush(colour)
        painter.setPen(palette.CREAM if self.hasFocus() else palette.BRASS.darker(130))
        painter.drawRoundedRect(body, 10, 10)
        painter.setPen(palette.INK)
        painter.setFont(self.font())
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())


class ResumeButton(QPushButton):
    """A game that was left; of a text too long for it the beginning shows."""

    _PADDING = 36

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setObjectName("resume")
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self._whole = text

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cuts the text to the width."""
        super().resizeEvent(event)
        room = max(40, self.width() - self._PADDING)
        shown = QFontMetricsF(self.font()).elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))  # a name's own sign, not a key


class HomePage(Backdrop):
    """Play, go on, settings."""

    play = Signal(str)
    """A game's key."""
    resume = Signal(Path)
    settings = Signal()

    def __init__(self, pixmaps: "Pixmaps", motion: float) -> None:
        super().__init__(pixmaps)
        self._sheet = Sheet(self)
        column = self._sheet.column
        self._fan = Fan(pixmaps, motion)
        QTimer.singleShot(_SOON, self._fan, self._fan.open)
        column.addWidget(self._fan)
        title = QLabel("Cardtable")
        title.setFont(serif(46, 700))
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(title)
        about = QLabel(self.tr("A home for small bluffing games"))
        about.setFont(serif(18, italic=True))
        about.setProperty("dim", True)
        about.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(about)
        column.addSpacing(8)
        self.play_button = PlayButton(self.tr("Play Bidding War"))
        self.play_button.setFont(sans(18, 700))
        self.play_button.setMinimumHeight(58)
        self.play_button.clicked.connect(lambda: self.play.emit("war"))
        column.addWidget(self.play_button)
        line = QLabel(self.tr("A suit of money, a suit of prizes: bid well, and never predictably. 2 to 7 players."))
        line.setWordWrap(True)
        line.setProperty("dim", True)
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(line)
        self._saved = QVBoxLayout()
        self._saved.setSpacing(6)
        column.addLayout(self._saved)
        self.settings_button = QPushButton(self.tr("Settings"))
        self.settings_button.setAutoDefault(True)
        self.settings_button.clicked.connect(self.settings)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.settings_button)
        row.addStretch(1)
        column.addLayout(row)

    def look_for_games(self) -> None:
        """Shows what can be gone on with, once it is found."""
        search = _Search()
        search.found.ready.connect(self._show_games)
        QThreadPool.globalInstance().start(search)

    def _show_games(self, games: "list[SavedGame]") -> None:
        while (item := self._saved.takeAt(0)) is not None:
            widget = item.widget()
            if widget:
                widget.deleteLater()
        last: QPushButton = self.play_button
        for game in games[:_SHOWN]:
            names = ", ".join(seat.name or "?" for seat in game.header.seats)
            text = self.tr("Go on: {game}, {when}, with {names}")
            text = text.replace("{game}", game.header.game.title).replace("{names}", names)
            button = ResumeButton(text.replace("{when}", f"{game.when:%d %b %H:%M}"))
            button.clicked.connect(lambda checked=False, path=game.path: self.resume.emit(path))
            self._saved.addWidget(button)
            button.show()  # else it takes no room yet
            QWidget.setTabOrder(last, button)
            last = button
        QWidget.setTabOrder(last, self.settings_button)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet stays in the middle."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        width = min(520, self.width() - 80)
        self._sheet.setFixedWidth(width)
        most = self.height() - 50
        self._fan.show()
        self._sheet.column.activate()
        if self._sheet.sizeHint().height() + 10 > most:  # a low window with many games: words matter more
            self._fan.hide()
            self._sheet.column.activate()
        height = min(self._sheet.sizeHint().height() + 10, most)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
