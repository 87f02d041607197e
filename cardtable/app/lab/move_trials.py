"""Trials of the moves at a moment of a record: each is played out in the background.

The list of the moves has a bar for the share of games that each would win, with its bounds.
"""

from collections.abc import Sequence
from secrets import randbits
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.study_run import StudyRun
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.lists import OwnRows, draw_plate
from cardtable.app.parts.painting import END, write
from cardtable.app.parts.rows import CellState, Column
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.parts.work_note import ProgressLine
from cardtable.app.start.kept_games import player_words
from cardtable.app.zoom import zoom_of
from cardtable.bots.players import usual_player
from cardtable.engine.lines import RulesLine
from cardtable.engine.record import Record
from cardtable.language import as_number, filled, interval, listed, listed_with_and, named, translate
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.positions import Continuation, PositionPlan, PositionStanding

PLAYED = QColor("#E0795F")
"""Colour of the move that was played."""
OTHER = QColor("#6F9C90")
_NAME, _NUMBER = 118, 92
"""Greatest width of a name before its bar, and the width of the numbers, in designed pixels."""
_LINE, _TWO_LINES = 34, 50
_BAR = 60
"""Least width of a bar, in designed pixels."""


class MoveRow(NamedTuple):
    """Move in the list."""

    name: str
    share: float | None
    """Part of the win it brings, 0 to 1; None while not known."""
    low: float | None = None
    high: float | None = None
    best: bool = False
    """True if it leads or can't be told apart from the leader."""
    first: bool = False
    """True if it has won more than all others so far."""
    played: bool = False
    """True if it is what was played."""

    @property
    def number(self) -> str:
        """Wins in 100 games as text; empty while not known."""
        return "" if self.share is None else as_number(100 * self.share)

    @property
    def bounds(self) -> str:
        """Bounds of the wins in 100 games as text; empty while not known."""
        if self.low is None or self.high is None:
            return ""
        return interval(as_number(100 * self.low), as_number(100 * self.high))

    @property
    def words(self) -> str:
        """Row in words, for screen readers."""
        said = [self.name]
        if self.share is not None:
            said.append(filled(translate("open table", "wins {share} in 100 games"), share=self.number))
            said.append(self.bounds)
        if self.first:
            said.append(translate("open table", "best so far"))
        if self.played:
            said.append(translate("open table", "played"))
        return listed(filter(None, said))


class MovesList(OwnRows[MoveRow]):
    """List of moves; opening a row plays the move in a new branch."""

    def __init__(self, colours: Scheme) -> None:
        column = Column(lambda row: row.words, draw=self._draw, height=lambda _: self._height)
        super().__init__(translate("open table", "Possible moves"), column)
        self.colours = colours
        self._height = _LINE
        self._name = 0.0  # the width of the longest name

    def show_rows(self, rows: Sequence[MoveRow]) -> None:
        """Replace the rows."""
        self.update_rows(rows)
        self._fit()

    def _fit(self) -> None:
        """Choose the height of rows: names stand above the bars if there is no room before them."""
        metrics = QFontMetricsF(sans(14, 600))
        self._name = max([metrics.horizontalAdvance(row.name) + 2 for row in self.rows], default=0.0)
        room = self.viewport().width() / zoom_of(self) - _NUMBER - _BAR - 30
        height = _TWO_LINES if self._name > min(_NAME, room) else _LINE
        if height != self._height:
            self._height = height
            self.scheduleDelayedItemsLayout()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _draw(self, painter: QPainter, box: QRectF, row: MoveRow, state: CellState) -> None:
        colours = self.colours
        if state.pointed:
            draw_plate(painter, box.adjusted(1, 1, -1, -1), colours.accent, 1.0, False)
        inner = box.adjusted(8, 0, -8, 0)
        if self._height == _LINE:
            name = QRectF(inner.x(), inner.y(), self._name, inner.height())
            line = inner.adjusted(self._name + 8, 0, 0, 0)
        else:
            name = QRectF(inner.x(), inner.y() + 2, inner.width(), 22)
            line = inner.adjusted(0, 22, 0, 0)
        write(painter, self.placed(box, name), row.name, sans(14, 600 if row.first else 400), colours.text)
        bar = QRectF(line.x(), line.center().y() - 8, line.width() - _NUMBER - 6, 16)
        self._draw_bar(painter, box, bar, row)
        numbers = QRectF(line.right() - _NUMBER, line.y(), _NUMBER, line.height())
        write(painter, self.placed(box, numbers), row.bounds, sans(12), colours.dim, END)
        before = self.placed(box, numbers.adjusted(0, 0, -58, 0))
        write(painter, before, row.number, sans(15, 700), colours.text, END)

    def _draw_bar(self, painter: QPainter, box: QRectF, bar: QRectF, row: MoveRow) -> None:
        """Draw the share as a part of a whole bar, with a whisker from bound to bound."""
        whole = self.placed(box, bar)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.faded(self.colours.line, 0.7))
        painter.drawRoundedRect(whole, 3, 3)
        if row.share is not None:
            painter.setBrush(palette.BRASS if row.first else PLAYED if row.played else OTHER)
            share = QRectF(bar.x(), bar.y(), max(2.0, bar.width() * row.share), bar.height())
            painter.drawRoundedRect(self.placed(box, share), 3, 3)
        if row.low is not None and row.high is not None:
            low, high = (bar.x() + bar.width() * end for end in (row.low, row.high))
            reach = self.placed(box, QRectF(low, bar.center().y() - 4, high - low, 8))
            middle = reach.center().y()
            painter.setPen(QPen(self.colours.text, 1.4))
            painter.drawLine(QPointF(reach.left(), middle), QPointF(reach.right(), middle))
            for x in (reach.left(), reach.right()):
                painter.drawLine(QPointF(x, reach.top()), QPointF(x, reach.bottom()))
        if row.played:
            painter.setPen(QPen(PLAYED, 1.8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(whole.adjusted(-2, -3, 2, 3), 4, 4)


GAMES = 500
"""Games for each continuation that one request adds."""
_ENDLESS = 10**6
_ENOUGH = 20
"""Finished games that each continuation needs before any is called best."""
_TOLD = 4
"""Largest number of continuations named as too close to call."""


class TriedMove(NamedTuple):
    """Continuation that is tried: a move, or a change of the rules."""

    name: str
    way: Continuation
    played: bool = False
    """True if it is what was played."""
    card: str | None = None
    """Card of the hand that it plays, if any."""

    @property
    def is_rule(self) -> bool:
        """True if it changes a rule and makes no move."""
        return any(isinstance(line, RulesLine) for line in self.way.lines)


class MoveTrial(NamedTuple):
    """Question that games from a moment are to answer."""

    record: Record
    at: int
    """Moment: the number of lines played before it."""
    seat: int
    """Seat whose wins are counted."""
    tried: Sequence[TriedMove]
    title: str
    """Question in a sentence."""


class FromHere(QWidget):
    """Panel "What if": a bar for each continuation, sentences, and buttons to play games and to stop."""

    branched = Signal(object)
    """Continuation (a Tried) that is to be played in a new branch."""
    wanted = Signal()
    """Emitted when games are wanted and there is no question yet."""
    failed = Signal(str)
    """Reason why no games can be played."""
    working = Signal(bool)
    """True while games are being played."""
    cards = Signal(object)
    """MoveRow of each card in the hand, as far as known."""
    pointed = Signal(object)
    """Continuation (a Tried) that the mouse or the keyboard points at in the list."""
    changed = Signal()
    """Emitted when more is known, or another question is asked."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__()
        self.trial: MoveTrial | None = None
        """Question being played or played last; None after `forget`."""
        self.run: StudyRun[PositionPlan, PositionStanding] = StudyRun(self)
        self.run.changed.connect(self._hear)
        self.run.failed.connect(self._failed)
        self._chances: Sequence[float] = ()
        self._target = 0  # games wanted on each continuation
        self.title = make_label(serif(18, 700), wraps=True, plain=True)
        self.says = make_label(sans(13), look="dim", wraps=True)
        self.apart = make_label(serif(16), wraps=True, plain=True)
        self.list = MovesList(colours)
        self.list.opened.connect(self._branch)
        self.list.setMouseTracking(True)
        self.list.entered.connect(lambda index: self._point(index.row()))
        self.list.row_changed.connect(self._reach)
        self.would = make_label(sans(13), look="dim", wraps=True, plain=True)
        self.progress = ProgressLine(self.tr("Played"), 120)
        self.played = make_label(sans(12), look="dim")
        tip = self.tr("Play 500 games from here for each move (G)")
        self.more_button = make_button(self.tr("500 games"), self.more, 14, tip, small=True)
        self.stop_button = make_button(self.tr("Stop"), self.stop, 14, self.tr("Stop playing (S)"), small=True)
        row = make_row((self.played, 1), self.progress, self.stop_button, self.more_button, gap=10)
        rim = (16, 14, 16, 8)
        shelf = (self.list, 100)  # the stretch below it has room only while the list is hidden
        column = make_column(self.title, self.says, shelf, None, self.would, self.apart, row, gap=8, rim=rim)
        self.setLayout(column)
        self.show_would("")
        self._show()

    @property
    def running(self) -> bool:
        """True while games are being played."""
        return self.run.running and not self.run.stopped

    @property
    def standing(self) -> PositionStanding | None:
        """Results of the games; None before the first."""
        return self.run.standing

    def forget(self, title: str) -> None:
        """Drop the question since another moment is shown; `title` is the question that could be asked there."""
        self.run.leave()
        self.trial = None
        self.title.setText(title)
        self._show()

    def ask(self, trial: MoveTrial) -> None:
        """Begin to play out a question."""
        self.forget(trial.title)
        self.trial, self._target = trial, GAMES
        header = trial.record.header
        players = (usual_player(header.game.key),) * len(header.seats)
        ways = tuple([tried.way for tried in trial.tried])
        plan = PositionPlan(trial.record, ways, players, randbits(31), _ENDLESS, jobs=usable_cores())
        self.run.ask(plan)
        self.run.go_on()
        self._show()

    def more(self) -> None:
        """Play 500 more games on each continuation, or ask for a first question."""
        if self.trial is None:
            self.wanted.emit()
        elif not self.running:
            self._target += GAMES
            self.run.more()

    def stop(self) -> None:
        if self.running:
            self.run.stop()
            self._show()

    def _branch(self, row: int) -> None:
        if self.trial is not None:
            self.branched.emit(self.trial.tried[row])

    def _reach(self, row: int) -> None:
        if self.list.hasFocus():
            self._point(row)

    def _point(self, row: int) -> None:
        if self.trial is not None and 0 <= row < len(self.trial.tried):
            self.pointed.emit(self.trial.tried[row])

    def show_chances(self, chances: Sequence[float]) -> None:
        """Set each seat's chance at this moment, 0 to 1, if bots choose the next move too; empty if not known."""
        self._chances = chances
        self.says.setText(self._method())

    def show_would(self, words: str) -> None:
        """Show what would follow the continuation that is pointed at; no words hide the line."""
        self.would.setText(words)
        self.would.setVisible(bool(words))
        set_accessible_texts(self.would, words)

    @property
    def leading(self) -> TriedMove | None:
        """Continuation that has won most so far; None while that is not known."""
        if self.trial is None:
            return None
        tried = zip(self.trial.tried, self.list.rows, strict=True)
        return next((way for way, row in tried if row.first), None)

    def _hear(self) -> None:
        trial, standing = self.trial, self.standing
        if trial and standing and standing.games >= self._target * len(trial.tried) and not standing.over:
            self.stop()
        self._show()

    def _failed(self, why: str) -> None:
        self.forget(self.title.text())
        self.failed.emit(why)

    def _show(self) -> None:
        trial, standing = self.trial, self.standing
        running = self.running
        self.working.emit(running)
        self.list.setVisible(trial is not None)
        self.says.setText(self._method())
        self.progress.setVisible(running)
        self.stop_button.setVisible(running)
        self.more_button.setVisible(not running)
        self.more_button.setText(self.tr("500 more") if trial else self.tr("500 games"))
        if trial is None:
            self.played.setText("")
            self.apart.setText("")
            self.cards.emit({})
            self.changed.emit()
            return
        rows = _rows(trial, standing)
        self.list.show_rows(rows)
        best_last = sorted(zip(trial.tried, rows, strict=True), key=lambda each: each[1].share or 0.0)
        self.cards.emit({tried.card: row for tried, row in best_last if tried.card})
        games = standing.games if standing else 0
        self.progress.show_share(games / (self._target * len(trial.tried)))
        seconds = standing.seconds if standing else 0.0
        words = translate("open table", "%n game(s), {seconds} s", None, games)
        self.played.setText(filled(words, seconds=as_number(seconds)))
        words = told(trial, standing)
        self.apart.setText(words)
        set_accessible_texts(self.apart, words)
        self.changed.emit()

    def _method(self) -> str:
        """Return words on what the numbers are, and on why a move may win more than the chances along the game say."""
        trial = self.trial
        if trial is None:
            return self.tr("Play 500 games from here for each move.")
        header = trial.record.header
        yours = trial.seat == header.you
        if any(tried.is_rule for tried in trial.tried):
            text = self.tr("How many games in 100 {who} wins if “{bots}” bots play on.")
            if yours:
                text = self.tr("How many games in 100 you win if “{bots}” bots play on.")
        elif not self._chances:
            text = self.tr("How many games in 100 {who} wins if “{bots}” bots play on after the move.")
            if yours:
                text = self.tr("How many games in 100 you win if “{bots}” bots play on after the move.")
        else:
            text = self.tr(
                "How many games in 100 {who} wins if “{bots}” bots play on after the move. If the bots choose the move "
                "as well, the number is {chance}, as shown below the table."
            )
            if yours:
                text = self.tr(
                    "How many games in 100 you win if “{bots}” bots play on after the move. If the bots choose the "
                    "move as well, the number is {chance}, as shown below the table."
                )
        return filled(
            text,
            who=named(header.names[trial.seat]),
            bots=player_words(header.game.key, usual_player(header.game.key)),
            chance=as_number(100 * self._chances[trial.seat]) if self._chances else "",
        )


def _rows(trial: MoveTrial, standing: PositionStanding | None) -> list[MoveRow]:
    best = _best(trial, standing)
    rows = []
    for number, tried in enumerate(trial.tried):
        found = standing.share(number, trial.seat) if standing else None
        bounds = found.bounds if found else None
        rows.append(
            MoveRow(
                tried.name,
                found.mean if found else None,
                bounds.low if bounds else None,
                bounds.high if bounds else None,
                number in best,
                _leads(standing, trial.seat, best, number),
                tried.played,
            )
        )
    return rows


def _best(trial: MoveTrial, standing: PositionStanding | None) -> list[int]:
    """Return the numbers of continuations that may be best, the leader first.

    Empty until all of them have been played often enough.
    """
    if standing is None or any(way.finished < _ENOUGH for way in standing.tally.ways):
        return []
    return standing.best(trial.seat)


def _leads(standing: PositionStanding | None, seat: int, best: Sequence[int], number: int) -> bool:
    """Return whether a continuation has won more than every other so far."""
    if standing is None or best[:1] != [number]:
        return False
    means = [standing.share(way, seat).mean for way in best[:2]]
    return len(best) == 1 or means[0] != means[1]


def told(trial: MoveTrial, standing: PositionStanding | None) -> str:
    """Return a sentence on what the games have shown; empty if there is only one continuation."""
    if not any(tried.is_rule for tried in trial.tried):
        return _apart(trial, standing)
    best = _best(trial, standing)
    if standing is None or not best:
        return translate("open table", "Too early to say what the rule changes.")
    if len(best) > 1:
        return translate("open table", "No differences are clear yet.")
    shares = {tried.is_rule: standing.share(way, trial.seat).mean or 0.0 for way, tried in enumerate(trial.tried)}
    text = translate("open table", "{who} wins {with_rule} in 100 games instead of {without}.")
    if trial.seat == trial.record.header.you:
        text = translate("open table", "You win {with_rule} in 100 games instead of {without}.")
    return filled(
        text,
        who=named(trial.record.header.names[trial.seat]),
        with_rule=as_number(100 * shares[True]),
        without=as_number(100 * shares[False]),
    )


def _apart(trial: MoveTrial, standing: PositionStanding | None) -> str:
    """Return a sentence on the best moves that can't be told apart yet; empty if there is only one move."""
    best = _best(trial, standing)
    names = [trial.tried[number].name for number in best]
    if len(trial.tried) < 2:
        return ""
    if not names:
        return translate("open table", "Too early to say which is best.")
    if len(names) == 1:
        return filled(translate("open table", "{best} is best."), best=names[0])
    if len(names) == len(trial.tried):
        return translate("open table", "No differences are clear yet.")
    if len(names) > _TOLD:
        text = translate("open table", "{best} leads; {number} others may be just as good.")
        return filled(text, best=names[0], number=len(names) - 1)
    return filled(translate("open table", "{names} are too close to call."), names=listed_with_and(names))
