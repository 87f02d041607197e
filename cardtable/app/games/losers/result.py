"""The end of a match of Loser's Game: who won, the score sheet, the course of it, and what decided it."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.app.after.coming_chart import ComingChart
from cardtable.app.after.result_page import GameResultPage
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.losers.course import Course, turning_points
from cardtable.app.games.losers.score import ScoreView, sheet_of
from cardtable.app.games.losers.words import Teller
from cardtable.app.settings import Settings

translate = QCoreApplication.translate


class ResultPage(GameResultPage):
    """The result and its course."""

    def __init__(
        self, pixmaps: Pixmaps, settings: Settings, names: list[str], emblems: list[int], seat: int, course: Course
    ) -> None:
        super().__init__(pixmaps)
        assert course.ended
        self._course, self._names, self._emblems, self._settings = course, names, emblems, settings
        self._teller = Teller(names, seat)
        halves = QHBoxLayout()
        halves.setSpacing(24)
        sheet = ScoreView(pixmaps, foot=False)
        sheet.show_sheet(sheet_of(names, emblems, course, settings.two_colour))
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(sheet, 1000)  # all that its rows fill; the words follow at once
        for label in self._turning_words():
            left.addWidget(label)
        left.addStretch(1)
        halves.addLayout(left, 11)
        halves.addWidget(ComingChart(self._chart), 10)
        self.fill(self._teller.ending(course.ended.winners, course.ended.scores), halves)

    def _turning_words(self) -> list[QLabel]:
        """What decided the match, a line each."""
        assert self._course.ended
        points = turning_points(self._course.hands, self._course.ended.winners)
        texts = [self._teller.turning_point(point) for point in points]
        labels = []
        for number, text in enumerate([translate("losers", "What decided it"), *texts] if texts else []):
            label = QLabel(text)
            label.setTextFormat(Qt.TextFormat.PlainText)  # names are anybody's text
            label.setWordWrap(True)
            label.setFont(sans(15) if number else serif(19, 700))
            labels.append(label)
        return labels

    def _chart(self) -> QWidget:
        """The score after each hand, and the line to cross."""
        from cardtable.app.after.course_chart import CourseChart

        scores, target = self._course.scores, self._course.target
        apart = max(1, len(scores) // 12)
        ticks = [(step, f"{step}") for step in range(0, len(scores), apart)]
        title = translate("losers", "The score after each hand")
        return CourseChart(self._settings, title, scores, self._names, self._emblems, ticks, target)
