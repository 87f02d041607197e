"""Talk tab of the panel: every line said with what came of it, and below it how well each player kept their word."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.forms import make_label
from cardtable.app.parts.lists import RowsList
from cardtable.app.parts.painting import END, DrawnLabel, draw_share, write
from cardtable.app.parts.rows import CellState, Column
from cardtable.app.parts.seat_mark import draw_disc, draw_name
from cardtable.app.parts.widgets import at_side, scrolling
from cardtable.app.style import seat_text
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.language import filled, isolated, named, runs_left, translate
from cardtable.table.letters import spoken
from cardtable.table.talk import Spoken, Talk, TalkOutcome, TalkVerdict, Word
from cardtable.table.words import Sentence

_PAD, _DISC = 18.0, 28.0
_TEXT = _PAD + _DISC + 10
_NAME, _LINE = 18.0, 17.0
_GAP = 13.0
_LEAST_NAME = 40.0
"""Least width in which the addressee stands beside a speaker's name."""
_PILL = 24.0
_TRUE, _FALSE = "✓", "✗"
_KEPT_WORD = Sentence(
    "table", "You kept your word {kept} of {given} times", "{who} kept their word {kept} of {given} times"
)


def _sign(verdict: TalkVerdict) -> str:
    return f"{_TRUE if verdict.good else _FALSE} {verdict.words}"


def _way(text: str) -> Qt.LayoutDirection:
    """Return the direction of a text, whatever the panel's is."""
    return Qt.LayoutDirection.RightToLeft if runs_left(text) else Qt.LayoutDirection.LeftToRight


def _verdict_colour(good: bool, colours: Scheme) -> QColor:
    """Return the colour of a verdict. It is never the only sign: a tick or cross and a word say the same."""
    if not good:
        return colours.wrong
    return QColor("#1D6B4B") if colours.panel.lightness() > 128 else QColor("#5CC8A0")


def _wrapped(font: QFont, text: str, width: float) -> float:
    """Return the height of a text wrapped at a width."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e5), Qt.TextFlag.TextWordWrap, text).height()


class TalkLines(RowsList[Spoken | TalkOutcome]):
    """List of all lines said and of what came of them, the newest at the bottom."""

    def __init__(self, talk: Talk, pixmaps: Pixmaps, emblems: Sequence[int], colours: Scheme, hint: str) -> None:
        """`hint` stands in the list while nothing has been said."""
        column = Column(self._words, draw=self._draw, height=self._kept_height)
        super().__init__(translate("TalkLines", "What was said"), column)
        self.talk = talk
        self._pixmaps, self._emblems = pixmaps, emblems
        self.colours = colours
        self._hint = hint
        self._laid_for = 0
        self._heights: dict[str | TalkOutcome, float] = {}  # by words or outcome, at the width below
        self._measured_at = 0.0
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def _line_width(self) -> int:
        """Width of a line. It leaves room for the scroll bar even while there is none."""
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def show_talk(self, talk: Talk) -> None:
        """Show what has been said so far; a list scrolled to the end stays at the end."""
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        count = len(self.rows)
        self.talk = talk
        self.content.update(list(talk.entries))
        if at_end and len(self.rows) != count:
            self.scrollToBottom()

    def show_scheme(self, colours: Scheme) -> None:
        self.colours = colours
        self.viewport().update()

    def zoom_changed(self) -> None:
        self.doItemsLayout()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        super().resizeEvent(event)
        if self._line_width != self._laid_for:  # Qt lays a list out again only if its height changes
            self._laid_for = self._line_width
            self.doItemsLayout()
        if at_end:
            self.scrollToBottom()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.rows:
            painter = brush(self.viewport())
            painter.setFont(sans(14))
            painter.setPen(self.colours.dim)
            room = area(self.viewport()).adjusted(_PAD, 16, -_PAD, -8)
            painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, self._hint)

    # --- lines -------------------------------------------------------------------------------------------------------

    def _words(self, entry: Spoken | TalkOutcome) -> str:
        if isinstance(entry, TalkOutcome):
            return spoken(". ".join(filter(None, [entry.fact, *[verdict.words for verdict in entry.verdicts]])))
        who, mark = named(self.talk.name(entry.line.seat)), f" ({entry.verdict.words})" if entry.verdict else ""
        text, to = translate("table", "{who}: {said}"), self.talk.addressed(entry.line)
        if to:
            text = translate("table", "{who} ({to}): {said}")
        return spoken(filled(text, who=who, to=to, said=entry.words) + mark)

    def _kept_height(self, entry: Spoken | TalkOutcome) -> float:
        """Return the height of an entry, which is kept until the width changes."""
        width = self._line_width / zoom_of(self)
        if width != self._measured_at:
            self._heights, self._measured_at = {}, width
        shown = entry.words if isinstance(entry, Spoken) else entry  # lines of talk may hold lists, which have no hash
        if shown not in self._heights:
            self._heights[shown] = self._height(entry, width)
        return self._heights[shown]

    def _height(self, entry: Spoken | TalkOutcome, width: float) -> float:
        if isinstance(entry, TalkOutcome):
            fact = _wrapped(sans(12.5), entry.fact, width - 2 * _PAD) + 5 if entry.fact else 0.0
            return fact + (_PILL + 4) * len(entry.verdicts) + _GAP - 4
        return max(_DISC, _NAME + _wrapped(serif(_LINE), entry.words, width - _TEXT - _PAD)) + _GAP

    def _draw(self, painter: QPainter, box: QRectF, entry: Spoken | TalkOutcome, state: CellState) -> None:
        painter.translate(box.topLeft())
        width = self._line_width / zoom_of(self)
        if isinstance(entry, TalkOutcome):
            self._paint_outcome(painter, entry, width)
        else:
            self._paint_spoken(painter, entry, width, box.height())

    def _box(self, x: float, y: float, width: float, height: float, whole: float) -> QRectF:
        return self.placed(QRectF(0, 0, whole, 0), QRectF(x, y, width, height))

    def _paint_spoken(self, painter: QPainter, entry: Spoken, width: float, height: float) -> None:
        seat, colours = entry.line.seat, self.colours
        disc = self._box(_PAD, 2, _DISC, _DISC, width)
        draw_disc(painter, self._pixmaps, self._emblems[seat], disc.topLeft(), _DISC)
        room = width - _TEXT - _PAD
        mark_width = 0.0
        if entry.verdict:
            font = sans(12, 600)
            mark_width = QFontMetricsF(font).horizontalAdvance(_sign(entry.verdict)) + 4
            box = self._box(width - _PAD - mark_width, 0, mark_width, _NAME, width)
            write(painter, box, _sign(entry.verdict), font, _verdict_colour(entry.verdict.good, colours), END)
        font = sans(13, 700)
        name_room = room - mark_width - 6
        name = QFontMetricsF(font).elidedText(self.talk.name(seat), Qt.TextElideMode.ElideRight, name_room)
        ink = seat_text(palette.SEATS[self._emblems[seat]], colours)
        write(painter, self._box(_TEXT, 0, room, _NAME, width), name, font, ink)
        if words := self.talk.addressed(entry.line):
            beside = QFontMetricsF(font).horizontalAdvance(name) + 5
            left = name_room - beside
            if left > _LEAST_NAME:
                write(painter, self._box(_TEXT + beside, 0, left, _NAME, width), words, sans(12.5), colours.dim)
        painter.setFont(serif(_LINE))
        painter.setPen(colours.text)
        painter.setLayoutDirection(_way(entry.words))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self._box(_TEXT, _NAME, room, height - _NAME, width), flags, entry.words)

    def _paint_outcome(self, painter: QPainter, entry: TalkOutcome, width: float) -> None:
        y, colours = 0.0, self.colours
        if entry.fact:
            high = _wrapped(sans(12.5), entry.fact, width - 2 * _PAD)
            painter.setFont(sans(12.5))
            painter.setPen(colours.dim)
            painter.setLayoutDirection(_way(entry.fact))
            box = QRectF(_PAD, y, width - 2 * _PAD, high)
            painter.drawText(box, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter, entry.fact)
            y += high + 5
        font = sans(12.5, 700)
        for verdict in entry.verdicts:
            words = QFontMetricsF(font).elidedText(_sign(verdict), Qt.TextElideMode.ElideRight, width - 2 * _PAD - 24)
            wide = QFontMetricsF(font).horizontalAdvance(words) + 24
            pill = QRectF((width - wide) / 2, y, wide, _PILL)
            colour = _verdict_colour(verdict.good, colours)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.mix(colours.panel, colour, 0.22))
            painter.drawRoundedRect(pill, _PILL / 2, _PILL / 2)
            painter.setPen(palette.mix(colour, colours.text, 0.25))
            painter.setFont(font)
            painter.setLayoutDirection(_way(verdict.words))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)
            y += _PILL + 4


_TOP, _HEAD, _ROW, _CLAIM, _NOTE = 10.0, 26.0, 30.0, 19.0, 12.5
_SEAT_NAME, _LEAST_BAR = 15, 24.0


class KeptWords(DrawnLabel):
    """Rows that show how often each player has kept their word, and what they claim about their hand."""

    def __init__(self, talk: Talk, pixmaps: Pixmaps, emblems: Sequence[int], colours: Scheme) -> None:
        super().__init__(colours, _PAD)
        self._talk, self._pixmaps, self._emblems = talk, pixmaps, emblems
        self._rows: list[tuple[int, Word, str]] = []
        self.show_talk(talk)

    def show_talk(self, talk: Talk) -> None:
        """Show the words kept and the claims so far."""
        rows = [(seat, word, _claims(talk, seat)) for seat, word in enumerate(talk.words)]
        if rows != self._rows:
            self._talk, self._rows = talk, rows
            self.setMinimumHeight(self.sizeHint().height())
            self.setAccessibleName(". ".join(self._spoken(*row) for row in rows))
            self.setAccessibleDescription(talk.speech.counted())
            self.update()

    def _spoken(self, seat: int, word: Word, claims: str) -> str:
        talk = self._talk
        kept = talk.narrator.say(_KEPT_WORD, seat, who=talk.name(seat), kept=word.kept, given=word.given)
        return f"{kept}, {claims}" if claims else kept

    def _note_height(self, width: float) -> float:
        """Return the height of the note on which words count, in a width; 0 if there is no note."""
        note = self._talk.speech.counted()
        return _wrapped(sans(_NOTE), note, width - 2 * self.pad) + 6 if note else 0.0

    @override
    def sizeHint(self) -> QSize:
        claims = sum(bool(row[2]) for row in self._rows)
        note = self._note_height(area(self).width())
        return QSize(240, round(_TOP + _HEAD + note + _ROW * len(self._rows) + _CLAIM * claims + 10)) * zoom_of(self)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the note, which takes more lines in a narrower tab."""
        super().resizeEvent(event)
        self.setMinimumHeight(self.sizeHint().height())

    @override
    def words_at(self, at: QPointF) -> str:
        """Return the name or the claims at a point, since either may be cut."""
        y = _TOP + _HEAD + self._note_height(area(self).width())
        for seat, _, claims in self._rows:
            if y <= at.y() < y + _ROW - 4:
                return self._talk.name(seat)
            y += _ROW
            if claims:
                if at.y() < y + _CLAIM - 4:
                    return claims
                y += _CLAIM
        return ""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        whole = area(self).width()
        heading = at_side(self, self.pad, _TOP, self.room, 20)
        write(painter, heading, self.tr("Kept their word"), sans(12.5, 700), self.colours.dim)
        note = self._note_height(whole)
        painter.setFont(sans(_NOTE))
        box = QRectF(self.pad, _TOP + _HEAD - 4, whole - 2 * self.pad, note)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading
        painter.drawText(box, flags, self._talk.speech.counted())
        y = _TOP + _HEAD + note
        for seat, word, claims in self._rows:
            self._paint_row(painter, seat, word, y, whole)
            y += _ROW
            if claims:
                room = at_side(self, self.pad + 36, y - 5, self.room - 36, _CLAIM)
                write(painter, room, claims, sans(12.5), self.colours.dim)
                y += _CLAIM

    def _paint_row(self, painter: QPainter, seat: int, word: Word, y: float, whole: float) -> None:
        emblem = self._emblems[seat]
        draw_disc(painter, self._pixmaps, emblem, at_side(self, self.pad, y, 24, 24).topLeft(), 24)
        right, count = whole - self.pad, self._count_width
        left = self.pad + 36
        # Names come first: bars are shorter where texts are larger.
        spare = right - count - 10 - left - self._name_width
        bar_width = max(_LEAST_BAR, min(120.0, (right - self.pad) * 0.32, spare))
        name_room = at_side(self, left, y, right - count - bar_width - 10 - left, 24)
        draw_name(painter, self._talk.name(seat), _SEAT_NAME, seat_text(palette.SEATS[emblem], self.colours), name_room)
        bar = at_side(self, right - count - bar_width, y + 9, bar_width, 7)
        draw_share(painter, bar, word.kept / max(word.given, 1), self.colours.accent, self.colours.line)
        box = at_side(self, right - count + 6, y, count - 6, 24)
        write(painter, box, _count_words(word), sans(13), self.colours.dim, END)

    @property
    def _name_width(self) -> float:
        """Width of the longest name."""
        metrics = QFontMetricsF(serif(_SEAT_NAME, 700))
        return max(metrics.horizontalAdvance(self._talk.name(seat)) for seat, _, _ in self._rows) + 2

    @property
    def _count_width(self) -> float:
        """Width of the longest count of words kept."""
        metrics = QFontMetricsF(sans(13))
        return max(50.0, *[metrics.horizontalAdvance(_count_words(word)) for _, word, _ in self._rows]) + 8


def _count_words(word: Word) -> str:
    if not word.given:
        return "–"
    return isolated(filled(translate("table", "{kept} of {given}"), kept=word.kept, given=word.given))


def _claims(talk: Talk, seat: int) -> str:
    """Return what a seat claims about its hand, in one line; empty if it claims nothing."""
    claims = [f"{words} {_TRUE if mark.good else _FALSE}" if mark else words for words, mark in talk.claims(seat)]
    return filled(translate("table", "says: {claims}"), claims=" · ".join(claims)) if claims else ""


class TalkTab(QWidget):
    """Talk tab: the lines of talk above the words kept."""

    def __init__(self, talk: Talk, pixmaps: Pixmaps, emblems: Sequence[int], colours: Scheme, hint: str) -> None:
        super().__init__()
        self.lines = TalkLines(talk, pixmaps, emblems, colours, hint)
        self.kept = KeptWords(talk, pixmaps, emblems, colours)
        self._shelf = scrolling(self.kept)
        self._aloud = make_label(sans(12.5), translate("table", "Everyone at the table hears all of this."), "dim")
        for part in (self.lines, self._shelf, self._aloud):
            part.setParent(self)
        self.show_talk(talk)

    def show_talk(self, talk: Talk) -> None:
        """Show what has been said so far."""
        self.lines.show_talk(talk)
        self.kept.show_talk(talk)
        self._fit()

    def show_scheme(self, colours: Scheme) -> None:
        self.lines.show_scheme(colours)
        self.kept.show_scheme(colours)

    def zoom_changed(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """Give the lines of talk at least half of the height."""
        width, height, pad = self.width(), self.height(), round(_PAD * zoom_of(self))
        high = self._aloud.sizeHint().height()
        self._aloud.setGeometry(pad, round(10 * zoom_of(self)), width - 2 * pad, high)
        top = high + round(18 * zoom_of(self))
        shelf = min(self.kept.sizeHint().height(), height // 2)
        self.lines.setGeometry(0, top, width, max(0, height - shelf - top))
        self._shelf.setGeometry(0, height - shelf, width, shelf)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
