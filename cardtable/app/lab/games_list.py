"""List of a study's games: scores under one rule set or both, number and course of each."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.findings_style import AUTHORS, YOURS, on_panel
from cardtable.app.lab.game_course import Leads
from cardtable.app.parts.lists import PLATE, RowsList, draw_plate
from cardtable.app.parts.painting import Axes, write
from cardtable.app.parts.rows import CellState, Column
from cardtable.language import filled, translate
from cardtable.playtest.histogram import Example
from cardtable.playtest.study_tally import Case

_HEIGHT = 54
_CHART, _NARROW = 116, 56
"""Greatest and least width of a drawn course, in designed pixels."""


class GameEnding(NamedTuple):
    """Result of a game under a rule set."""

    rule_set: int
    """Number of the rule set in the study, 0 for the base."""
    scores: Sequence[int]
    """Scores by seat; empty if the game was not finished."""

    @property
    def words(self) -> str:
        """Scores in words."""
        return " : ".join(map(str, self.scores)) or translate("bench", "in progress")


class ListedGame(NamedTuple):
    """Game of a study, as listed."""

    block: int
    rotation: int
    endings: Sequence[GameEnding]
    """Results under one rule set or under both."""
    note: str
    """Remark that follows the number."""

    @property
    def where(self) -> str:
        """Number of the game and the remark."""
        text = translate("bench", "Game {block}-{rotation} · {note}")
        return filled(text, block=self.block, rotation=self.rotation, note=self.note)

    @property
    def words(self) -> str:
        """Scores, number and remark."""
        return f"{' → '.join([ending.words for ending in self.endings])}. {self.where}"

    @property
    def rule_set(self) -> int:
        """Number of the rule set under which the game is watched first."""
        return self.endings[-1].rule_set


def listed_case(case: Case, rule_set: int) -> ListedGame:
    """Return the row of a game that was played differently under a rule set than under the base."""
    note = filled(translate("bench", "differs by {swing}"), swing=case.swing)
    return ListedGame(case.block, case.rotation, (GameEnding(0, case.base), GameEnding(rule_set, case.other)), note)


def listed_example(example: Example, rule_set: int, standard: bool) -> ListedGame:
    """Return the row of a game under one rule set; `standard` is True if the base is the standard rules."""
    base = translate("bench", "standard") if standard else translate("bench", "base")
    note = translate("bench", "yours") if rule_set else base
    return ListedGame(example.block, example.rotation, (GameEnding(rule_set, example.scores),), note)


def each_once(games: Sequence[ListedGame]) -> list[ListedGame]:
    """Leave out games that ended under each rule set like an earlier one of their block.

    Players who never vary play the same game in any seats.
    """
    keys = [(game.block, tuple([(one.rule_set, tuple(one.scores)) for one in game.endings])) for game in games]
    return [game for place, game in enumerate(games) if keys.index(keys[place]) == place]


class GamesList(RowsList[ListedGame]):
    """List of games. Its first row is selected until the person selects another."""

    others_seen = Signal()
    """Emitted when other rows may have come into view."""

    def __init__(self, colours: Scheme) -> None:
        column = Column(
            lambda game: game.words, tip=self._course_words, rich=True, draw=self._draw, height=lambda _: _HEIGHT
        )
        super().__init__(translate("bench", "Games"), column)
        self.colours = colours
        self.courses: Mapping[tuple[int, int], tuple[Leads, str]] = {}
        """Courses by block and rotation: the leads that are drawn, and what they show in words."""
        self._showing = False
        self.by_hand = False
        """True if the person has selected the current row."""
        self.row_changed.connect(self._row_changed)
        self.verticalScrollBar().valueChanged.connect(self.others_seen)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.others_seen.emit()

    @property
    def seen(self) -> Sequence[ListedGame]:
        """Games whose rows are visible, from the top."""
        view = self.viewport().rect()
        rows = enumerate(self.rows)
        return [game for row, game in rows if self.visualRect(self.content.index(row, 0)).intersects(view)]

    def show_courses(self, courses: Mapping[tuple[int, int], tuple[Leads, str]]) -> None:
        """Show these courses, if their games are listed."""
        self.courses = courses
        self.viewport().update()

    def show_scheme(self, colours: Scheme) -> None:
        self.colours = colours
        self.viewport().update()

    def show_games(self, games: Sequence[ListedGame], anew: bool = False) -> None:
        """Replace the rows.

        The person's selection is kept if it is still listed, unless `anew` says that the list is another one.
        """
        if list(games) == list(self.rows) and not anew:
            return
        chosen = self.chosen if self.by_hand and not anew else None
        self.by_hand = chosen in games
        self._showing = True
        self.choose_row(-1)
        self.content.reset(games)
        if games:
            self.choose_row(games.index(chosen) if chosen in games else 0)
        self._showing = False

    def _row_changed(self, row: int) -> None:
        if not self._showing and row >= 0:
            self.by_hand = True

    def _course_words(self, game: ListedGame) -> str:
        return self.courses[game[:2]][1] if game[:2] in self.courses else ""

    def _draw(self, painter: QPainter, box: QRectF, game: ListedGame, state: CellState) -> None:
        """Draw a game's scores, its number below them, and its course."""
        box = box.adjusted(1, 2, -1, -2)
        ground = self.colours.panel
        if state.selected:
            draw_plate(painter, box, self.colours.accent, 1.0 if state.focused else 0.5, True, 9)
            ground = palette.mix(ground, self.colours.accent, PLATE)
        dim = palette.readable(self.colours.dim, ground)
        inner = box.adjusted(12, 4, -12, -4)
        top = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.55)
        painter.setFont(sans(15, 600))
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        arrow = " ← " if mirrored else " → "
        parts = [
            part
            for ending in game.endings
            for part in (
                (arrow, dim),
                (ending.words, palette.readable(on_panel(_ink(ending), self.colours), ground)),
            )
        ][1:]
        at = 0.0
        for text, colour in parts:
            painter.setPen(colour)
            wide = painter.fontMetrics().horizontalAdvance(text)
            left = inner.right() - at - wide if mirrored else inner.left() + at
            painter.drawText(QRectF(left, top.y(), wide + 1, top.height()), Qt.AlignmentFlag.AlignCenter, text)
            at += wide
        below = QRectF(inner.x(), top.bottom(), inner.width(), inner.height() * 0.45)
        write(painter, below, game.where, sans(12), dim)
        course = self.courses.get(game[:2])
        words = max(at, painter.fontMetrics().horizontalAdvance(game.where)) + 12
        broad = min(inner.width() - words, _CHART)
        if course is not None and broad >= _NARROW:
            left = inner.left() if mirrored else inner.right() - broad
            self._draw_course(painter, QRectF(left, inner.y() + 3, broad, inner.height() - 6), course[0])

    def _draw_course(self, painter: QPainter, box: QRectF, led: Leads) -> None:
        """Draw a seat's lead under both rule sets, in the colours of their scores, round a dotted zero."""
        lines = ((led.authors, AUTHORS, 1.2), (led.yours, YOURS, 1.8))
        values = [0, *led.authors, *led.yours]
        low, high = min(values), max(values)
        axes = Axes(box, low, max(high, low + 1), painter.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        steps = max(len(led.authors) - 1, len(led.yours) - 1, 1)

        painter.setPen(QPen(self.colours.line.lighter(150), 1, Qt.PenStyle.DotLine))
        painter.drawLine(axes.at(0, 0), axes.at(1, 0))
        for line, ink, width in lines:
            painter.setPen(QPen(on_panel(ink, self.colours), width))
            painter.drawPolyline([axes.at(step / steps, value) for step, value in enumerate(line)])


def _ink(ending: GameEnding) -> QColor:
    return YOURS if ending.rule_set else AUTHORS
