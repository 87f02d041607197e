"""The end of a game of Bidding War: who won, what each took, and how it came about."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.art import palette
from cardtable.app.art.emblems import EMBLEMS
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.backdrop import Backdrop, Sheet
from cardtable.app.home import PlayButton
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.war.course import Course
from cardtable.app.war.words import Teller, card_words, points_words
from cardtable.app.widgets import at_side

translate = QCoreApplication.translate

_CARD = 40


class Standing(QWidget):
    """One seat's end: place, emblem, name, points, and the cards she won."""

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, name: str, emblem: int, points: int, cards: list[str]
    ) -> None:
        super().__init__()
        self._pixmaps = pixmaps
        self._colours = scheme(settings)
        self._name, self._emblem, self._points, self._cards = name, emblem, points, cards
        self.won = False
        self.setFixedHeight(66)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{name}: {points_words(points)}")

    def sizeHint(self) -> QSize:
        """A line of the sheet."""
        return QSize(400, 66)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Emblem, words, cards."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        colour = palette.SEATS[self._emblem]
        if self.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.faded(palette.BRASS, 0.16))
            painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        emblem = self._pixmaps.emblem(EMBLEMS[self._emblem], colour, 42, ratio)
        painter.drawPixmap(at_side(self, 8, 12, 42, 42).topLeft(), emblem)
        font = serif(19, 700)
        painter.setFont(font)
        painter.setPen(seat_text(colour, self._colours))
        name = QFontMetricsF(font).elidedText(self._name, Qt.TextElideMode.ElideRight, 150)
        painter.drawText(at_side(self, 62, 8, 156, 28), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(sans(14))
        painter.setPen(self._colours.dim)
        painter.drawText(at_side(self, 62, 34, 156, 22), Qt.AlignmentFlag.AlignVCenter, points_words(self._points))
        room = self.width() - 228
        step = min(_CARD * 0.8, (room - _CARD) / max(1, len(self._cards) - 1))
        for place, card in enumerate(self._cards):
            row = at_side(self, 222, 5, (len(self._cards) - 1) * step + _CARD, 56)
            at = QPointF(row.x() + place * step, 5)
            painter.drawPixmap(at, self._pixmaps.face(card, _CARD, ratio))


class ResultPage(Backdrop):
    """The result, its course, and the ways on."""

    again = Signal()
    review = Signal()
    seats = Signal()
    home = Signal()

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, names: list[str], emblems: list[int], seat: int, course: Course
    ) -> None:
        super().__init__(pixmaps)
        assert course.ended
        self._sheet = Sheet(self)
        self._course, self._names, self._emblems = course, names, emblems
        self._settings = settings
        title = QLabel(Teller(names, seat).ending(course.ended.winners, course.ended.scores))
        title.setObjectName("ending")
        title.setTextFormat(Qt.TextFormat.PlainText)  # names are anybody's text
        title.setFont(serif(30, 700))
        title.setWordWrap(True)
        self._sheet.column.addWidget(title)
        halves = QHBoxLayout()
        halves.setSpacing(28)
        standings = QVBoxLayout()
        standings.setSpacing(4)
        for other in sorted(range(len(names)), key=lambda other: -course.scores[-1][other]):
            seat_row = Standing(
                pixmaps, settings, names[other], emblems[other], course.scores[-1][other], course.taken[other]
            )
            seat_row.won = other in course.ended.winners
            standings.addWidget(seat_row)
        standings.addStretch(1)
        halves.addLayout(standings, 1)
        halves.addWidget(self._chart(), 1)
        self._sheet.column.addLayout(halves, 1)
        self._sheet.column.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        for text, signal in (
            (translate("war", "Home"), self.home),
            (translate("war", "Change the table"), self.seats),
        ):
            button = QPushButton(text)
            button.setFont(sans(15))
            button.setAutoDefault(True)
            button.clicked.connect(signal)
            foot.addWidget(button)
        foot.addStretch(1)
        self.review_button = QPushButton(translate("war", "Review"))
        self.review_button.setFont(sans(15))
        self.review_button.setAutoDefault(True)
        self.review_button.setToolTip(translate("war", "What your decisions were worth (R)"))
        self.review_button.setAccessibleDescription(translate("war", "What your decisions were worth"))
        self.review_button.clicked.connect(self.review)
        self.review_button.hide()
        foot.addWidget(self.review_button)
        self.again_button = PlayButton(translate("war", "Again"))
        self.again_button.setFont(sans(17, 700))
        self.again_button.setMinimumSize(200, 50)
        self.again_button.clicked.connect(self.again)
        foot.addWidget(self.again_button)
        return foot

    def offer_review(self) -> None:
        """The game can be reviewed: shows the button."""
        self.review_button.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """R opens the review, where there is one."""
        if event.key() == Qt.Key.Key_R and self.review_button.isVisible() and not event.isAutoRepeat():
            self.review_button.click()
        else:
            super().keyPressEvent(event)

    def _chart(self) -> QWidget:
        """Points after each prize. pyqtgraph is slow to import, so it is only now."""
        import pyqtgraph

        colours = scheme(self._settings)
        pyqtgraph.setConfigOptions(antialias=True)
        plot = pyqtgraph.PlotWidget(background=colours.panel)
        plot.setMenuEnabled(False)
        plot.setMouseEnabled(False, False)
        plot.hideButtons()
        plot.setAccessibleName(translate("war", "Points after each prize"))
        plot.setTitle(translate("war", "Points after each prize"), color=colours.dim, size="11pt")
        steps = list(range(len(self._course.scores)))
        for seat, emblem in enumerate(self._emblems):
            colour = seat_text(palette.SEATS[emblem], colours)
            pen = pyqtgraph.mkPen(colour, width=2.5)
            line = [scores[seat] for scores in self._course.scores]
            plot.plot(steps, line, pen=pen, symbol="o", symbolSize=5, symbolBrush=colour, symbolPen=None)
        bottom = plot.getAxis("bottom")
        bottom.setTicks([[(step, card_words(card)) for step, card in enumerate(self._course.prizes, 1)]])
        for name in ("bottom", "left"):
            plot.getAxis(name).setTextPen(colours.dim)
            plot.getAxis(name).setPen(colours.line)
            plot.getAxis(name).setStyle(tickFont=sans(12))
        return plot  # type: ignore[no-any-return]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet fills most of the page."""
        super().resizeEvent(event)
        width = min(1160, self.width() - 90)
        height = min(720, self.height() - 90)
        self._sheet.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
