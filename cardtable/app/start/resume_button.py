"""Button for an unfinished game: its state, a small picture of its table, and the way back to it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.event_loop import call_later
from cardtable.app.jobs import run, slices
from cardtable.app.parts.forms import Button
from cardtable.app.parts.painting import CENTRE, write
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.parts.widgets import at_side, set_look, tip_of
from cardtable.app.start.kept_games import people_words, standing_words, told_rules
from cardtable.app.start.unfinished_games import AIR, least_height, lines
from cardtable.app.table.thumbnail import drawing_framed
from cardtable.app.zoom import area, sharpness, zoom_of
from cardtable.language import as_day, as_moment, filled, isolated, listed, translate
from cardtable.library.folders import on_one_line
from cardtable.library.saved_games import SavedGame
from cardtable.table.model import TableModel

if TYPE_CHECKING:
    from cardtable.app.art.pixmaps import Pixmaps

_PAD = 8.0
"""Padding around the content of a cell, in designed pixels."""
_PICTURE = 1.42
"""Width of a picture divided by its height."""
_DOTS = 34.0
"""Width of the dots that open the menu, in designed pixels."""
_LEAST_TEXT = 110.0
"""Least width of the text between the picture and the pill, in designed pixels. If there is less, the picture is left
out."""
_PILL = 34.0
"""Height of the pill, which says what a click does, in designed pixels."""


_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop


class Cell(Button):
    """Button with the look of a sheet, for an unfinished game."""

    def __init__(self) -> None:
        super().__init__()
        self.setFont(sans(15))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)


class MoreButton(Cell):
    """Button that leads to the other unfinished games."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.setText(self.tr("%n more…", None, count))


class ResumeButton(Cell):
    """Button for one unfinished game. A click continues it; the dots, the right mouse button and the Menu key open its
    menu. After it has been deleted, a click restores it. A brass line around it marks the `bright` one."""

    menu_wanted = Signal(QPoint)
    """Position for the menu on the screen."""
    rename_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, game: SavedGame, pixmaps: "Pixmaps") -> None:
        super().__init__()
        self.setObjectName("resume")
        self.game = game
        self.deleted = False
        self.bright = False
        self.model: TableModel | None = None
        self._pixmaps = pixmaps
        self._looked = False
        self.picture: QPixmap | None = None
        """Picture of the table; None until it has been drawn."""
        self._drawn: tuple[object, ...] = ()  # size, sharpness and colours for which it was drawn
        self._drawing = False
        self.setMouseTracking(True)
        self._describe()

    def brighten(self, bright: bool) -> None:
        """Mark the button as the bright one, or not."""
        self.bright = bright
        set_look(self, "bright", bright)

    def show_game(self, game: SavedGame) -> None:
        """Show a game that has been renamed or restored."""
        self.game, self.deleted = game, False
        self._describe()

    def show_deleted(self) -> None:
        """Show that the game has been deleted."""
        self.deleted = True
        self._describe()

    def show_model(self, model: TableModel | None) -> None:
        """Show the state of the game's table; None if it could not be read."""
        self._looked = True
        self.model = None if self.game.over else model  # a result that the person has not seen is not given away here
        self._describe()

    # --- words ---------------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Name that the person gave the game, or else the title of the game played."""
        return self.game.name or self.game.header.game.title

    @property
    def when(self) -> str:
        """Time when the last line of its record was written."""
        return isolated(as_moment(self.game.when))

    @property
    def stage(self) -> str:
        """Stage of the game, and its house rules, in words."""
        return self._stage(listed(self._rules))

    @property
    def _rules(self) -> list[str]:
        """House rules that differ from the standard, each in words."""
        return told_rules(self.game.header.game, self.game.header.rules)

    def _stage(self, rules: str) -> str:
        """Return the stage of the game, followed by `rules`, its house rules in words."""
        if self.deleted:
            return self.tr("Deleted")
        if not self._looked:
            return ""
        stage = self.tr("Game over") if self.game.over else self.model.stage() if self.model else ""
        title = self.game.header.game.title if self.game.name else ""
        return on_one_line(" · ".join(part for part in (title, stage, rules) if part))

    def stage_within(self, room: QSizeF, font: QFont) -> str:
        """Return as much of `stage` as fits: with fewer house rules and the number of the others, only saying that
        there are some, or with none."""
        rules = self._rules
        ways = [listed(rules)]
        for count in range(len(rules) - 1, 0, -1):
            more = translate("MoreButton", "%n more…", None, len(rules) - count)
            ways.append(listed([*rules[:count], more]))
        ways += [translate("GamesPage", "House rules"), ""] if rules else []
        stages = [self._stage(way) for way in ways]
        return next((stage for stage in stages if _has_room(stage, font, room)), stages[-1])

    @property
    def standing(self) -> str:
        """Players and their points, in words."""
        if self.deleted:
            return self.tr("Deleted for good when the window closes")
        if self.model is None:
            return people_words(self.game.header)
        return standing_words(self.game.header, self.model.scores)

    @property
    def does(self) -> str:
        """Label of the pill: what a click does."""
        if self.deleted:
            return self.tr("Undo")
        return self.tr("See result") if self.game.over else self.tr("Continue")

    def _describe(self) -> None:
        """Update the tooltip and the texts for screen readers."""
        words = filled(
            self.tr("{does}: {game}, {when}, {people}"),
            does=self.does,
            game=self.title,
            when=self.when,
            people=people_words(self.game.header),
        )
        self.setAccessibleName(on_one_line(words))
        described = [on_one_line(part) for part in (self.stage, self.standing) if part]
        keys = [] if self.deleted else [self.tr("Press F2 to rename, Delete to delete.")]
        self.setAccessibleDescription(". ".join([*described, *keys]))
        self.setToolTip(tip_of("\n".join((f"{self.title}, {self.when}", *described))))
        self.update()

    # --- drawing -------------------------------------------------------------------------------------------------

    @property
    def _colours(self) -> palette.Scheme:
        """Colours of the panel."""
        dark = self.palette().window().color().lightness() < 128
        return palette.DARK if dark else palette.LIGHT

    @override
    def sizeHint(self) -> QSize:
        return QSize(300, least_height()) * zoom_of(self)

    def _pill_width(self) -> float:
        return QFontMetricsF(sans(15, 700)).horizontalAdvance(self.does) + 32

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        height = whole.height() - 2 * _PAD
        wide = round(height * _PICTURE)
        left = _PAD + wide + 14
        right = whole.width() - _PAD - _DOTS - self._pill_width()
        if right - left >= _LEAST_TEXT:
            self._paint_picture(painter, QSizeF(wide, height))
        else:  # with large texts the words are more important than the picture
            left = _PAD + 6
        self._paint_pill(painter, at_side(self, right, (whole.height() - _PILL) / 2, self._pill_width(), _PILL))
        self._paint_dots(painter)
        text, dim = self._colours.text, self._colours.dim
        first, others = lines()
        tall, low = QFontMetricsF(first).height(), QFontMetricsF(others).height()
        room = right - left - 12
        spare = max(0.0, whole.height() - tall - 2 * low - AIR)
        stage = self.stage_within(QSizeF(room, low * (1 + spare // low)), others)
        rows = 1 if _has_room(stage, others, QSizeF(room, low)) else 1 + spare // low
        air = (spare - (rows - 1) * low) / 10
        y = (whole.height() - tall - (1 + rows) * low - 2 * air) / 2
        named = min(QFontMetricsF(first).horizontalAdvance(self.title), room)
        write(painter, at_side(self, left, y, named + 1, tall), on_one_line(self.title), first, text)
        free = room - named - 10
        if when := self._when_within(free, QFontMetricsF(others)):
            write(painter, at_side(self, left + named + 10, y + 2, free, tall), on_one_line(when), others, dim)
        y += tall + air
        if rows > 1:
            painter.setFont(others)
            painter.setPen(dim)
            painter.drawText(at_side(self, left, y, room, rows * low), _WRAPPED, stage)
        else:
            write(painter, at_side(self, left, y, room, low), on_one_line(stage), others, dim)
        y += rows * low + air
        write(painter, at_side(self, left, y, room, low), on_one_line(self.standing), others, text)

    def _when_within(self, room: float, metrics: QFontMetricsF) -> str:
        """Return the time of the game's last line as exactly as fits into a width in designed pixels; "" if not even
        the day fits."""
        ways = (self.when, isolated(as_day(self.game.when)))
        return next((way for way in ways if metrics.horizontalAdvance(way) <= room), "")

    def _paint_picture(self, painter: QPainter, size: QSizeF) -> None:
        """Paint the picture of the table, and have it drawn if it isn't yet."""
        wanted = (size, sharpness(self), self._pixmaps.dress)
        if self._looked and not self._drawing and self._drawn != wanted:
            self._drawing = True
            call_later(self, lambda: self._draw(size))  # in a later frame, since each picture takes part of a frame
        if self.picture is None:
            return
        if self.deleted:
            painter.setOpacity(0.3)
        painter.drawPixmap(at_side(self, _PAD, _PAD, size.width(), size.height()).topLeft(), self.picture)
        painter.setOpacity(1.0)

    def _draw(self, size: QSizeF) -> None:
        """Draw the picture in slices, as the first page is already in use while several are drawn."""
        ratio, wanted = sharpness(self), (size, sharpness(self), self._pixmaps.dress)
        drawing = drawing_framed(size, ratio, self.model, emblems(self.game.header), self._pixmaps)
        run(slices(drawing), self, lambda picture: self._take_picture(picture, wanted))

    def _take_picture(self, picture: QPixmap, drawn: tuple[QSizeF, float, object]) -> None:
        self.picture, self._drawing, self._drawn = picture, False, drawn
        self.update()

    def _paint_pill(self, painter: QPainter, box: QRectF) -> None:
        brass = palette.BRASS if self.bright else palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.3)
        painter.setPen(QPen(palette.BRASS.darker(130) if self.bright else palette.faded(palette.BRASS, 0.7), 1))
        painter.setBrush(brass.lighter(110) if self.underMouse() else brass)
        painter.drawRoundedRect(box, 9, 9)
        write(painter, box, self.does, sans(15, 700), palette.INK if self.bright else palette.CREAM, CENTRE)

    def _dots(self) -> QRectF:
        return at_side(self, area(self).width() - _PAD / 2 - _DOTS, 0, _DOTS, area(self).height())

    def _on_dots(self, at: QPointF) -> bool:
        """Return whether a point of the button, in pixels, is on the dots."""
        return self._dots().contains(at / zoom_of(self))

    def _paint_dots(self, painter: QPainter) -> None:
        """Paint three dots one above the other, the button for the menu."""
        if self.deleted:
            return
        over = self.underMouse() and self._on_dots(QPointF(self.mapFromGlobal(self.cursor().pos())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.BRASS if over else self._colours.dim)
        for step in (-7, 0, 7):
            painter.drawEllipse(self._dots().center() + QPointF(0, step), 1.9, 1.9)

    # --- mouse and keys ------------------------------------------------------------------------------------------

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self.deleted and self._on_dots(event.position()):
            self.menu_wanted.emit(event.globalPosition().toPoint())
        else:
            super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.update()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.deleted:
            return
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        self.menu_wanted.emit(self.mapToGlobal(self.rect().center()) if by_key else event.globalPos())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2 and not self.deleted:
            self.rename_wanted.emit()
        elif event.key() == Qt.Key.Key_Delete and not self.deleted and not event.isAutoRepeat():
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)


def _has_room(text: str, font: QFont, room: QSizeF) -> bool:
    """Return whether the whole text fits into `room` when it is wrapped between words."""
    box = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10 * room.height()), _WRAPPED, text)
    return box.width() <= room.width() and box.height() <= room.height() + 1
