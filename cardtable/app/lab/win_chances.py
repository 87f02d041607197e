"""Every seat's chance to win along a record: worked out in the background, kept on the disk, shown as a ribbon."""

from collections.abc import Generator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import run, thread
from cardtable.app.lab.study_run import StudyRun
from cardtable.app.parts.painting import CENTRE, write
from cardtable.app.parts.seat_mark import draw_disc
from cardtable.app.parts.widgets import at_side, set_accessible_texts, set_tip
from cardtable.app.play.replay import Landmark
from cardtable.app.watch.transport import EDGE, WORDS, Timeline
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.bots.players import usual_player
from cardtable.engine.record import Record
from cardtable.language import as_number, filled, listed
from cardtable.library.studies import CHANCES, keep_chances, known_chances
from cardtable.playtest.chances import WinChance, WinCurve
from cardtable.playtest.positions import PositionPlan, PositionStanding, PositionTally

_SEED = 1  # the same for every record, so that a branch can use the games of its parent
_LANDMARKS = 16
"""Largest number of moments in the first pass."""
_PASSES = ((_LANDMARKS, 30), (None, 10), (None, 60))
"""Passes, each better than the last: how many moments (None for all), and how many games from each."""
_LEAST = 8
"""Least number of finished games whose result is shown."""
_KEEP_EVERY = 20
"""Number of reports for each time that the results are saved."""


class _Begun(NamedTuple):
    course: WinCurve
    plan: PositionPlan
    known: PositionTally


class ChancesRun(QObject):
    """Player of games from the moments of a record, from its creation until all is known well, or its deletion."""

    found = Signal(object)
    """Chances known so far: a mapping of moments (numbers of lines) to Chance."""
    begun = Signal(float)
    """Progress until the first chances can be shown, 0 to 1."""

    def __init__(self, path: Path, record: Record, landmarks: Sequence[int], parent: QObject) -> None:
        """Begin with what is kept beside `path`, in a study's folder; moments in `landmarks` are played out first."""
        super().__init__(parent)
        self._file = path.parent / CHANCES
        self._begun: _Begun | None = None
        self._run: StudyRun[PositionPlan, PositionStanding] = StudyRun(self)
        self._run.changed.connect(self._hear)
        self._waits = False
        self._told = 0
        step = -(-len(landmarks) // _LANDMARKS) or 1
        run(thread(_beginning(self._file, record, landmarks[::step])), self, self._begin)

    def _begin(self, begun: _Begun) -> None:
        self._begun = begun
        self._tell(begun.plan, begun.known)
        self._go_on()

    def wait(self, on: bool) -> None:
        """Pause while something more urgent is played, or go on."""
        if on != self._waits:
            self._waits = on
            if on:
                self._run.stop()
            elif self._run.process is None:
                self._go_on()

    def _go_on(self) -> None:
        """Begin the next pass that has games left to play."""
        self._run.leave()
        if self._waits or self._begun is None:
            return
        _, whole, known = self._begun
        for moments, games in _PASSES:
            plan = whole._replace(ways=whole.ways[:moments], games=games)
            before = plan.tally()
            before.ways[:] = known.ways[: len(plan.ways)]
            if plan.behind(before).pieces:
                self._run.ask(plan, PositionStanding(before, 0.0))
                self._run.go_on()
                return

    def _hear(self) -> None:
        standing = self._run.standing
        if standing is None or self._begun is None:
            return
        course, whole, known = self._begun
        known.ways[: len(standing.tally.ways)] = standing.tally.ways
        self._tell(whole, known)
        self._told += 1
        if standing.over or self._told % _KEEP_EVERY == 0:
            keeping = partial(keep_chances, self._file, course, whole, known.merged(whole.tally()))
            run(thread(keeping, outlasts=True), self)
        if standing.over:
            self._go_on()

    def _tell(self, plan: PositionPlan, known: PositionTally) -> None:
        assert self._begun
        chances = self._begun.course.chances(plan, known)
        shown = {at: chance for at, chance in enumerate(chances) if chance and _is_enough(chance)}
        if len(shown) == len(chances) or len(shown) > 1:
            self.found.emit(shown)
        else:
            first = known.ways[:_LANDMARKS]
            self.begun.emit(sum([min(way.matches, _LEAST) for way in first]) / (_LEAST * len(first)))


def _is_enough(chance: WinChance) -> bool:
    return chance.exact or chance.games >= _LEAST


def _beginning(file: Path, record: Record, landmarks: Sequence[int]) -> Generator[float, None, _Begun]:
    header, course = record.header, WinCurve(record)
    players = (usual_player(header.game.key),) * len(header.seats)
    plan = course.plan(players, _SEED, max(games for _, games in _PASSES), landmarks)
    yield 0.5
    return _Begun(course, plan, known_chances(file, course, plan))


_FLAGS = 16
"""Height of the row of flags, in designed pixels, as all lengths here."""
_FOOT = 24
"""Height of the groove and the space round it."""
_DISC = 18
_SEAT = 64
"""Width of a seat's emblem and number."""
_TITLE_GAP = 18
"""Room after the title."""
_LOW, _HIGH = 40, 84
"""Height of the chances themselves, in low windows and in others."""

_PRESENT = 0.5
"""Largest share of the width for the shown hand, prize, pot or turn."""
_STEP = 0.04
"""Largest share of the width for each line of the shown hand, prize, pot or turn."""

_SURE = 30
"""Number of games below which a chance is drawn paler."""

Chances = Mapping[int, WinChance]
"""Chances by moment, the number of lines played; unknown ones are missing."""


class Ribbon(Timeline):
    """Timeline with every seat's chance to win; empty while no chance is known."""

    def __init__(
        self, lines: int, names: Sequence[str], emblems: Sequence[int], pixmaps: Pixmaps, parent: QWidget
    ) -> None:
        """Create a ribbon for a record of `lines` lines; `names` and `emblems` are by seat."""
        self.chances: Chances = {}
        self.notes: Sequence[Landmark] = ()
        self.forks: Sequence[Landmark] = ()
        self._names = names
        self._emblems = emblems
        self._pixmaps = pixmaps
        self._share_known = 0.0
        self._held: tuple[int, int] | None = None  # value of `present` when the mouse took hold
        super().__init__(lines, parent)
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Set whether there is little height."""
        self.setFixedHeight(round((WORDS + _FLAGS + (_LOW if low else _HIGH) + _FOOT) * zoom_of(self)))

    def show_chances(self, chances: Chances) -> None:
        """Replace the chances."""
        self.chances = dict(sorted(chances.items()))
        self._tell()
        self.update()

    def show_progress(self, share: float) -> None:
        """Set the progress, 0 to 1, that is shown until the first chances are known."""
        self._share_known = share
        self.update()

    def show_flags(self, notes: Sequence[Landmark], forks: Sequence[Landmark]) -> None:
        """Show flags at notes and at forks, where branches part."""
        self.notes, self.forks = notes, forks
        self.update()

    @property
    def now(self) -> Sequence[float]:
        """Chances at the shown moment, by seat, interpolated; empty if none are known."""
        return self.at(self.value())

    def at(self, moment: int) -> Sequence[float]:
        """Return the chances at a moment by seat, interpolated between known moments; empty if none are known."""
        before = [at for at in self.chances if at <= moment]
        after = [at for at in self.chances if at >= moment]
        if not before or not after:
            return self.chances[before[-1] if before else after[0]].shares if self.chances else ()
        low, high = before[-1], after[0]
        share = (moment - low) / (high - low) if high > low else 0.0
        ends = self.chances[low].shares, self.chances[high].shares
        return [one + (other - one) * share for one, other in zip(*ends, strict=True)]

    @override
    def show_moment(self, at: int, end: int) -> None:
        super().show_moment(at, end)
        self._tell()

    def _tell(self) -> None:
        """Update the texts for screen readers."""
        parts = [f"{name} {100 * chance:.0f}" for name, chance in zip(self._names, self.now, strict=False)]
        text = filled(self.tr("Wins in 100 games if bots play on: {seats}"), seats=listed(parts)) if parts else ""
        set_accessible_texts(self, self.accessibleName(), text)

    @property
    def present(self) -> tuple[int, int] | None:
        """First and last moment of the shown hand, prize, pot or turn; None if the game has only one."""
        starts = sorted({mark.at for mark in self.landmarks})
        before = [at for at in starts if at <= self.value()]
        after = [at for at in starts if at > self.value()]
        ends = (before[-1] if before else 0, after[0] if after else self.maximum())
        return None if ends == (0, self.maximum()) else ends

    @property
    def _stretches(self) -> Sequence[tuple[float, float]]:
        """Points (moment, share of the width) between which the scale is linear.

        The shown hand, prize, pot or turn gets up to half of the width, so that its moves can be told apart.
        """
        end = max(1, self.maximum())
        first, last = self._held or self.present or (0, end)
        lines = last - first
        part = min(_PRESENT, _STEP * lines)
        if lines >= part * end:
            return (0.0, 0.0), (end, 1.0)
        before = (1 - part) * first / (end - lines)
        return (0.0, 0.0), (first, before), (last, before + part), (end, 1.0)

    @override
    def share_of(self, line: int) -> float:
        return _between(line, self._stretches)

    @override
    def line_at(self, share: float) -> float:
        return _between(share, [(part, moment) for moment, part in self._stretches])

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = self.present  # keep the scale, so that nothing moves under a dragging mouse
        super().mousePressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._held = None
        self.update()

    def flag_beside(self, on: bool) -> int | None:
        """Return the next moment with a note or a fork if `on`, else the previous one; None if there is none."""
        flags = {mark.at for mark in (*self.notes, *self.forks)}
        if on:
            return min([at for at in flags if at > self.value()], default=None)
        return max([at for at in flags if at < self.value()], default=None)

    @property
    @override
    def groove(self) -> float:
        return area(self).height() - _FOOT / 2

    @property
    @override
    def marks(self) -> Sequence[Landmark]:
        return [*self.notes, *self.forks, *self.landmarks]

    @property
    def _field(self) -> QRectF:
        """Box of the chances, in designed pixels."""
        whole = area(self)
        return QRectF(EDGE, WORDS + _FLAGS, whole.width() - 2 * EDGE, whole.height() - WORDS - _FLAGS - _FOOT)

    @property
    def title_box(self) -> QRectF:
        """Box of the title: at the start of the line, or at its end if a landmark's words are at the start."""
        width = QFontMetricsF(sans(12)).horizontalAdvance(self._title) + 1
        first = at_side(self, EDGE, 0, width, WORDS)
        if not first.adjusted(-EDGE, 0, EDGE, 0).intersects(self.words_box):
            return first
        return at_side(self, area(self).width() - EDGE - width, 0, width, WORDS)

    @property
    def _title(self) -> str:
        return self.tr("Win chance if bots play on")

    @property
    def words_room(self) -> QRectF:
        """Box of the words shown while no chance is known: on the wider side of the line at the shown moment."""
        room, now = QRectF(self._field), self.x_of(self.value())
        if now > room.center().x():
            room.setRight(now)
        else:
            room.setLeft(now)
        return room

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        field = self._field
        text = self.palette().text().color()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(text, 0.07))
        painter.drawRoundedRect(field, 4, 4)
        self._paint_bands(painter, field)
        if self.chances:
            write(painter, self.title_box, self._title, sans(12), palette.faded(text, 0.65))
            painter.setPen(QPen(palette.faded(palette.PANEL, 0.7), 1, Qt.PenStyle.DashLine))
            middle = field.center().y()
            painter.drawLine(QPointF(field.left(), middle), QPointF(field.right(), middle))
        else:
            words = filled(self.tr("Win chance: calculating, {share}%"), share=round(100 * self._share_known))
            write(painter, self.words_room, words, sans(12), palette.faded(text, 0.6), CENTRE)
        self._paint_present(painter, field)
        self._paint_flags(painter)
        now = self.x_of(self.value())
        painter.setPen(QPen(text, 2))
        painter.drawLine(QPointF(now, field.top() - 2), QPointF(now, self.groove))
        painter.end()
        super().paintEvent(event)

    def _paint_bands(self, painter: QPainter, field: QRectF) -> None:
        """Paint the chances as bands, the first seat at the top; bands after the shown moment are dimmed."""
        moments = list(self.chances)
        if not moments:
            return
        places = [self.x_of(at) for at in moments]
        if len(moments) == 1:  # the only moment of a branch without moves
            moments, places = moments * 2, [field.left(), field.right()]
        seats = range(len(self._names))
        levels = {at: self._levels(at) for at in moments}
        discs = []
        for seat in seats:
            colour = palette.SEATS[self._emblems[seat]]

            def edge(level: int, field: QRectF = field) -> list[QPointF]:
                tops = [field.top() + field.height() * levels[at][level] for at in moments]
                return [QPointF(x, y) for x, y in zip(places, tops, strict=True)]

            top, bottom = edge(seat), edge(seat + 1)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # antialiased neighbours would show seams
            painter.setPen(Qt.PenStyle.NoPen)
            for number, (one, other) in enumerate(pairwise(moments)):
                painter.setBrush(palette.mix(colour, palette.PANEL, 0.18 if self._is_sure(one, other) else 0.42))
                quad = (top[number], top[number + 1], bottom[number + 1], bottom[number])
                painter.drawPolygon(QPolygonF(quad))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(palette.PANEL, 0.8))
            painter.drawPolyline(QPolygonF(top))
            wide = [low.y() - high.y() for high, low in zip(top, bottom, strict=True)]
            place = max(range(len(wide)), key=lambda number: (min(wide[number], 2 * _DISC), -number))
            inside = min(max(top[place].x(), field.left() + _DISC), field.right() - _DISC)
            if wide[place] >= _DISC - 2:
                discs.append((seat, QPointF(inside - _DISC / 2, (top[place].y() + bottom[place].y() - _DISC) / 2)))
        self._paint_later(painter, field)
        for seat, at in discs:
            draw_disc(painter, self._pixmaps, self._emblems[seat], at, _DISC)

    def _is_sure(self, *moments: int) -> bool:
        return all(self.chances[at].exact or self.chances[at].games >= _SURE for at in moments)

    def _levels(self, at: int) -> list[float]:
        """Return the top edge of each band and the bottom edge of the last, as shares of the height from the top."""
        levels = [0.0]
        for chance in self.chances[at].shares:
            levels.append(levels[-1] + chance)
        return levels

    def _paint_later(self, painter: QPainter, field: QRectF) -> None:
        now, end = self.x_of(self.value()), self.x_of(self.maximum())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(self.palette().window().color(), 0.5))
        painter.drawRect(QRectF(QPointF(min(now, end), field.top()), QPointF(max(now, end), field.bottom())))

    def _paint_present(self, painter: QPainter, field: QRectF) -> None:
        """Paint a frame round the shown hand, prize, pot or turn."""
        if self.present is None or not self.chances:
            return
        one, other = [self.x_of(at) for at in self.present]
        frame = QRectF(min(one, other), field.top() - 2, abs(other - one), field.height() + 4)
        painter.setPen(QPen(palette.BRASS, 1.6))
        painter.setBrush(palette.faded(palette.CREAM, 0.1))
        painter.drawRoundedRect(frame, 3, 3)

    def _paint_flags(self, painter: QPainter) -> None:
        text = self.palette().text().color()
        y = WORDS + 2.0
        for mark in self.notes:
            x = self.x_of(mark.at)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(text)
            painter.drawRoundedRect(QRectF(x - 5.5, y, 11, 9), 1.5, 1.5)
            painter.drawPolygon(QPolygonF([QPointF(x - 3, y + 8), QPointF(x + 2, y + 8), QPointF(x - 3, y + 12.5)]))
            painter.setPen(QPen(self.palette().window().color(), 1.2))
            for line in (3, 6):
                painter.drawLine(QPointF(x - 3, y + line), QPointF(x + 3, y + line))
        painter.setPen(QPen(palette.BRASS, 1.8))
        for mark in self.forks:
            x = self.x_of(mark.at)
            ends = (QPointF(x - 5, y), QPointF(x, y + 6), QPointF(x + 5, y))
            for one, other in pairwise(ends):
                painter.drawLine(one, other)
            painter.drawLine(QPointF(x, y + 6), QPointF(x, y + 13))


def _between(value: float, places: Sequence[tuple[float, float]]) -> float:
    """Interpolate linearly between points (value, result), which are in order; after the last, its result holds."""
    for (low, one), (high, other) in pairwise(places):
        if value <= high:
            return one + (other - one) * (value - low) / (high - low) if high > low else other
    return places[-1][1]


class ChanceLegend(QWidget):
    """Legend of the ribbon: each seat's chance at the shown moment, in numbers."""

    def __init__(self, names: Sequence[str], emblems: Sequence[int], pixmaps: Pixmaps, bots: str) -> None:
        """Create a legend; `bots` names the players who play on, for the tooltip."""
        super().__init__()
        self._names = names
        self._emblems = emblems
        self._pixmaps = pixmaps
        self.chances: Sequence[float] = ()
        self._titled = True
        set_tip(
            self,
            filled(
                self.tr(
                    "How many games in 100 each player would win if “{bots}” bots made every move from here on, "
                    "including the next"
                ),
                bots=bots,
            ),
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def width_for(self, titled: bool) -> int:
        """Return the width with the title or without, in pixels."""
        title = self._title_width if titled else 0.0
        return ceil((title + len(self._names) * _SEAT) * zoom_of(self))

    def show_title(self, shown: bool) -> None:
        """Show or hide the title before the numbers."""
        if shown is not self._titled:
            self._titled = shown
            self.updateGeometry()
            self.update()

    @property
    def _title(self) -> str:
        return self.tr("Win chance now")

    @property
    def _title_width(self) -> float:
        """Width of the title and the room after it, in designed pixels."""
        return QFontMetricsF(sans(13)).horizontalAdvance(self._title) + _TITLE_GAP

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.width_for(self._titled), 0)

    def show_chances(self, chances: Sequence[float]) -> None:
        """Show the chances by seat; nothing if they are not known."""
        self.chances = chances
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.chances:
            return
        painter = brush(self)
        whole = area(self)
        colour = self.palette().text().color()
        wide = self._title_width if self._titled else 0.0
        if self._titled:
            title = at_side(self, 0, 0, wide, whole.height())
            write(painter, title, self._title, sans(13), palette.faded(colour, 0.65))
        for seat, chance in enumerate(self.chances):
            x = wide + seat * _SEAT
            disc = at_side(self, x, whole.height() / 2 - 12, 24, 24)
            draw_disc(painter, self._pixmaps, self._emblems[seat], disc.topLeft(), 24)
            number = at_side(self, x + 30, 0, _SEAT - 30, whole.height())
            write(painter, number, as_number(100 * chance), sans(15, 700), colour)
