"""Moves at the shown moment: those to try, their wins as bars above the cards, and ghosts of what would follow."""

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans
from cardtable.app.jobs import JobSlot, run, thread
from cardtable.app.lab.branch_files import bots_of
from cardtable.app.lab.branches import BranchKeeping
from cardtable.app.lab.move_trials import OTHER, PLAYED, FromHere, MoveRow, TriedMove
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.bots.program import TIME_LIMIT
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Header, Record
from cardtable.engine.state import EVERYTHING
from cardtable.language import filled, in_sequence
from cardtable.match import LineKeeper, match_at, moments
from cardtable.playtest.match_runner import Lineup
from cardtable.playtest.positions import Continuation, candidate_moves
from cardtable.table.board import Board, Card, Piece, Zone
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Place
from cardtable.table.seating import box_of

_SENTENCES = 4
"""Largest number of sentences about a continuation."""


class GoingOn(NamedTuple):
    """Continuation as the table shows it."""

    pieces: Sequence[tuple[Piece, Place]]
    """Pieces of the seats that would move, each with the first place it would come to."""
    words: str


def going_on(
    record: Record, at: int, lines: Sequence[Line], on: int, model: TableModel, layout: Layout
) -> Generator[float, None, GoingOn]:
    """Work out what follows after `at` lines if `lines` come next and bots make up to `on` moves behind them.

    Bots stop early where another prize, hand, pot or turn begins. `model` is the table at that moment with all hands
    open; it is used up.
    """
    yield 0.0
    known = Record(record.header, (*record.lines[:at], *lines))
    events = _events(record.header, _played_on(known, on), at, len(known.lines))
    yield 0.5
    before = _zones(model)
    found: dict[Piece, Place] = {}
    said: list[str] = []
    for event in events:
        notice = model.follow(event)
        if notice is not None and notice.logged:
            said.append(notice.text)
        places = layout.places(model)
        for piece, zone in _zones(model).items():
            was = before.get(piece)
            # A piece that came from no seat, such as the next prize, would only hide what lies there now.
            if was != zone and (was is None or isinstance(was, tuple)) and piece in places:
                found.setdefault(piece, places[piece])
    alive = {piece: piece for piece in model.pieces()}
    return GoingOn([(alive.get(piece, piece), place) for piece, place in found.items()], in_sequence(said[:_SENTENCES]))


def _zones(board: Board) -> Mapping[Piece, Zone]:
    return {piece: name for name, pieces in board.zones.items() for piece in pieces}


def _played_on(record: Record, on: int) -> Sequence[Line]:
    """Return the record's lines with up to `on` more moves by bots, unless the game rests at its end."""
    kept = LineKeeper()
    match = match_at(record, len(record.lines), [kept])
    if on and not match.state.rests():
        match.give_rng(KeyedRandom("going on", len(record.lines)))
        match.move_limit = match.moves + on
        lineup = Lineup(record.header.game, bots_of(record.header), 1.0, TIME_LIMIT)
        try:
            lineup.play(match, range(len(record.header.seats)), kept)
        finally:
            lineup.close()
    return kept.lines


def _events(header: Header, lines: Sequence[Line], at: int, known: int) -> Sequence[object]:
    """Return the events after `at` lines, up to where the game rests for the first time after the `known` lines."""
    kept, before = LineKeeper(), 0
    for moment, match in enumerate(moments(header, lines, [kept])):
        if moment == at:
            before = len(kept.events)
        if moment > known and match.state.rests():
            break
    return kept.events[before:]


class Ghosts(QObject):
    """Ghosts of a continuation on the shown table; only while all hands are open."""

    said = Signal(str)
    """Continuation in words; empty once it is no longer shown."""

    def __init__(self, shown: ShownRecord) -> None:
        super().__init__(shown)
        self._shown = shown
        self._table: TablePresenter | None = None  # table that has the ghosts
        self._asked: tuple[int, Sequence[Line], int] | None = None
        self._working = JobSlot(self)
        shown.sat_down.connect(self._forget_table)

    @property
    def under_way(self) -> bool:
        """True while a continuation is being worked out."""
        return self._working.under_way

    def show(self, lines: Sequence[Line], on: int, before: str = "") -> None:
        """Show what follows if `lines` come next and bots make `on` moves behind them; `before` precedes the words."""
        shown = self._shown
        asked = (shown.at, lines, on)
        if asked == self._asked or shown.jumping or shown.viewer != EVERYTHING:
            return
        self.clear()
        self._asked, table = asked, shown.table
        work = going_on(shown.record, shown.at, lines, on, table.model.clone(), table.layout)
        run(thread(work), self._working, lambda found: self._show(found, table, before))

    def _show(self, found: GoingOn, table: TablePresenter, before: str) -> None:
        if table is self._shown.table and not self._shown.jumping:
            self._table = table
            table.scene.show_ghosts(found.pieces)
            self.said.emit(before + found.words)

    def clear(self) -> None:
        """Remove the ghosts, and stop working any out."""
        self._working.cancel()
        self._asked = None
        if self._table is not None:
            self._table.scene.show_ghosts(())
            self._table = None
            self.said.emit("")

    def _forget_table(self) -> None:
        """Forget the last table, which took its ghosts with it."""
        self._table = None
        self.clear()


_TALL, _WIDE = 34.0, 46.0
"""Height of the tallest bar and greatest width of any, in pixels at text scale 1, as all lengths here."""
_LOW = 8.0
"""Least height of the tallest bar."""
_TEXT = 19.0
"""Height of the numbers between a bar and its card."""
_APART = 10.0
"""Gap between the numbers of two cards."""
_LIFTED = 0.14
"""Share of a card's height by which the chosen card may be lifted."""
_GAP = 2.0
"""Gap between the bars and the prompt."""


class CardShares(QWidget):
    """Bars above the cards of the hand, over the felt and below the prompt.

    The prompt moves up to make room, and the mouse passes through. Screen readers find the numbers in the list of
    moves.
    """

    def __init__(self, table: TablePresenter) -> None:
        top = table.page.top
        super().__init__(top)
        self._table = table
        self.rows: Mapping[str, MoveRow] = {}
        """Moves that play a card, by card."""
        self._has_room = True
        """False if the raised prompt would cover a card on the table: then no bars are drawn."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.stackUnder(top.prompt)
        table.page.view.resized.connect(self._fit)
        table.page.animator.idle.connect(self.update)
        self._fit()

    def _fit(self) -> None:
        """Raise the prompt above the bars, or leave it in place if there are no bars or no room for them."""
        self.setGeometry(self._table.page.top.rect())
        layout = self._table.layout
        room = 0.0
        if self.rows and (hand := self._hand()):
            bars = self._floor(hand) - (_TALL + _TEXT + _GAP) * layout.text_scale
            room = max(0.0, layout.prompt.y + layout.prompt.height - bars)
        self._raise_prompt(room)
        self._has_room = not room or not self._question_covers_a_card()
        if not self._has_room:
            self._raise_prompt(0.0)
        self.update()

    def _raise_prompt(self, room: float) -> None:
        page, layout = self._table.page, self._table.layout
        page.prompt.spare_notice(room > 0)
        page.put_prompt(layout.prompt._replace(y=layout.prompt.y - room), layout.text_scale)

    def _question_covers_a_card(self) -> bool:
        table = self._table
        words = QRectF(table.page.prompt.question_box)
        hand = table.model.cards(table.hooks.hand_zone)
        lying = [place for piece, place in table.layout.places(table.model).items() if piece not in hand]
        return any(words.intersects(QRectF(*box_of(place))) for place in lying)

    def show_rows(self, rows: Mapping[str, MoveRow]) -> None:
        """Show bars for these moves, by card. Shows none if any of them has no share yet."""
        if any(row.share is None for row in rows.values()):
            rows = {}
        if rows or self.rows:
            self.rows = rows
            self.setVisible(bool(rows))
            self._fit()

    def _hand(self) -> list[tuple[Card, Place]]:
        """Return the cards of the hand with their places, from left to right."""
        table = self._table
        places = table.layout.places(table.model)
        hand = [(piece, places[piece]) for piece in table.model.cards(table.hooks.hand_zone)]
        return sorted(hand, key=lambda each: each[1].x)

    @staticmethod
    def _floor(hand: list[tuple[Card, Place]]) -> float:
        """Return the bottom edge of the numbers: above all cards, whichever is lifted."""
        return min([place.y - (0.5 + _LIFTED) * place.height for _, place in hand])

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        hand = self._hand()
        most = max([row.high or row.share or 0.0 for row in self.rows.values()], default=0.0)
        if self._table.page.animator.busy or not hand or not most or not self._has_room:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale: float = self._table.layout.text_scale
        columns = self._columns(hand)
        numbers = _Numbers(scale)
        bounded = all(numbers.wide(row, bounded=True) + _APART * scale <= box.width() for row, box in columns)
        tall = self._tall([box for _, box in columns])
        for row, box in columns:
            numbers.paint(painter, row, box, bounded)
            self._paint_bar(painter, row, box, tall / most)

    def _columns(self, hand: list[tuple[Card, Place]]) -> list[tuple[MoveRow, QRectF]]:
        """Return the row of each card and the box of its numbers: above the card, as wide as its visible part."""
        scale: float = self._table.layout.text_scale
        floor = self._floor(hand)
        columns = []
        for number, (piece, place) in enumerate(hand):
            row = self.rows.get(piece.card or "")
            last = number == len(hand) - 1
            room = place.width if last else min(hand[number + 1][1].x - place.x, place.width)
            if row is not None:
                columns.append((row, QRectF(place.x - place.width / 2, floor - _TEXT * scale, room, _TEXT * scale)))
        return columns

    def _tall(self, columns: Sequence[QRectF]) -> float:
        """Return the height of the tallest bar: it stays below the plaque at the bottom and the strip under it."""
        layout = self._table.layout
        scale: float = layout.text_scale
        plaque = layout.plaques[self._table.source.seen.side]
        ceiling: float = plaque.y + plaque.height + layout.strip_height
        right = plaque.x + plaque.width
        below = [box.top() - ceiling - _GAP * scale for box in columns if box.left() < right and box.right() > plaque.x]
        return max(_LOW * scale, min([_TALL * scale, *below]))

    def _paint_bar(self, painter: QPainter, row: MoveRow, below: QRectF, high: float) -> None:
        """Paint a bar on top of its number, with a whisker for its bounds; `high` is the height of a share of 1."""
        scale: float = self._table.layout.text_scale
        width = min(_WIDE * scale, below.width() * 0.78)
        middle, ground = below.center().x(), below.y()

        def top(share: float) -> float:
            return ground - share * high

        assert row.share is not None
        bar = QRectF(middle - width / 2, top(row.share), width, max(2.0, ground - top(row.share)))
        painter.setPen(QPen(palette.PLAQUE, 1.0))
        painter.setBrush(palette.BRASS if row.first else PLAYED if row.played else OTHER)
        painter.drawRect(bar)
        if row.played:
            painter.setPen(QPen(PLAYED, 2.0 * scale))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(bar.adjusted(-2 * scale, -2 * scale, 2 * scale, 0))
        if row.low is not None and row.high is not None:
            painter.setPen(QPen(palette.CREAM, 1.6 * scale))
            painter.drawLine(QPointF(middle, top(row.low)), QPointF(middle, top(row.high)))
            for end in (row.low, row.high):
                painter.drawLine(QPointF(middle - 4 * scale, top(end)), QPointF(middle + 4 * scale, top(end)))


class _Numbers:
    """Numbers below a bar: wins in 100 games, and their bounds if there is room for those of all cards."""

    def __init__(self, scale: float) -> None:
        self._bold, self._thin = sans(15 * scale, 700), sans(12 * scale)

    def wide(self, row: MoveRow, bounded: bool) -> float:
        """Return the width of the numbers, in pixels."""
        number = QFontMetricsF(self._bold).horizontalAdvance(row.number)
        return number + (QFontMetricsF(self._thin).horizontalAdvance(f" {row.bounds}") if bounded else 0.0)

    def paint(self, painter: QPainter, row: MoveRow, box: QRectF, bounded: bool) -> None:
        """Paint the numbers in the middle of a box."""
        start = box.center().x() - self.wide(row, bounded) / 2
        rest = start + self.wide(row, bounded=False)
        align = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._bold)
        painter.setPen(palette.BRASS if row.first else palette.CREAM)
        painter.drawText(QRectF(start, box.y(), rest - start + 2, box.height()), align, row.number)
        if bounded:
            painter.setFont(self._thin)
            painter.drawText(QRectF(rest, box.y(), box.width(), box.height()), align, f" {row.bounds}")


class MovesHere(QObject):
    """Alternatives of the seat on turn.

    What follows the one that the mouse or the keyboard points at is shown on the felt as ghosts; until one is pointed
    at, the ghosts show what was done in another branch.
    """

    changed = Signal()
    """Emitted when another alternative is pointed at or leads."""

    def __init__(self, shown: ShownRecord, keeping: BranchKeeping, from_here: FromHere) -> None:
        super().__init__(keeping)
        self.known: list[TriedMove] | None = None
        """Moves to try at this moment; None until they are asked for."""
        self._shown = shown
        self._keeping = keeping
        self._from_here = from_here
        self._pointed = ""  # the card of the hand that the mouse is over
        self._meant: TriedMove | None = None  # alternative pointed at last at this moment
        self._weighing = JobSlot(self)
        self.ghosts = Ghosts(shown)
        self.ghosts.said.connect(from_here.show_would)
        from_here.pointed.connect(self.mean)
        from_here.changed.connect(self.changed)
        keeping.changed.connect(self._show_other_branch)

    @property
    def under_way(self) -> bool:
        """True while the moves, or what follows one, are being worked out."""
        return self._weighing.under_way or self.ghosts.under_way

    @property
    def instead(self) -> TriedMove | None:
        """Alternative that one key plays: the one pointed at, else the leader; None if that is what was played."""
        tried = self._meant or self._from_here.leading
        return None if tried is None or tried.played else tried

    def called(self, move: MoveLine) -> str:
        """Return the name of a move of the seat on turn."""
        return self._shown.table.hooks.hinting.called(self._code(move))

    def forget(self) -> None:
        """Drop the alternatives because another moment or another table is shown."""
        self._weighing.cancel()
        self.known = self._meant = None
        self.ghosts.clear()

    def rest(self) -> None:
        """Show another branch's continuation now that the table is at rest, unless an alternative is pointed at."""
        if self._meant is None:
            self._show_other_branch()

    def find(self, then: Callable[[], object]) -> None:
        """Find the moves to try here, then call `then`, if the same view of the moment is still shown."""
        if self.known is not None:
            then()
            return
        moment = self._moment
        weighing = thread(partial(candidate_moves, self._shown.record, self._shown.replay.at))
        run(weighing, self._weighing, lambda moves: self._have(moves, then) if self._moment == moment else None)

    @property
    def _moment(self) -> tuple[object, ...]:
        """Identity of the shown moment: moves found for another one are dropped."""
        shown = self._shown
        return shown.table, shown.told, shown.replay.at, shown.jumping

    def point(self, item: object) -> None:
        """Follow the mouse over pieces: over a card in the hand, show what would follow it."""
        shown = self._shown
        self._pointed = shown.table.hand.card_of(item) or ""
        if not self._pointed:
            self.ghosts.clear()
            self._show_other_branch()
        elif not (shown.jumping or shown.playing) and shown.told.turn(shown.replay.at) == shown.replay.seen.side:
            self.find(self._mean_pointed)

    def lie_elsewhere(self) -> None:
        """Remove the ghosts, since a resize has moved all pieces."""
        self.ghosts.clear()
        self.rest()

    def mean(self, tried: TriedMove) -> None:
        """Point at an alternative, and show what would follow."""
        self._meant = tried
        self.changed.emit()
        if tried.way.at == self._shown.replay.at:
            self.ghosts.show(tried.way.lines, len(self._shown.record.header.seats) - 1)

    # --- internals -----------------------------------------------------------------------------------------------

    def _have(self, moves: list[MoveLine], then: Callable[[], object]) -> None:
        record, at = self._shown.record, self._shown.replay.at
        played = next((line for line in record.lines[at:] if isinstance(line, MoveLine)), None)
        card_of = self._shown.table.hooks.hinting.card_of
        self.known = [
            TriedMove(self.called(move), Continuation(at, (move,)), move == played, card_of(self._code(move)))
            for move in moves
        ]
        then()

    def _code(self, move: MoveLine) -> int:
        return self._shown.record.header.game.move_code(self._shown.replay.view.state, move)

    def _mean_pointed(self) -> None:
        known = [tried for tried in self.known or () if self._pointed and tried.card == self._pointed]
        if known:
            leading = self._from_here.leading
            self.mean(leading if leading in known else known[0])

    def _show_other_branch(self) -> None:
        """Show what was done in another branch, if one parts here."""
        shown, tree = self._shown, self._keeping.tree
        if tree is None or shown.jumping or self._pointed or shown.table.page.animator.busy:
            return
        other = tree.other(shown.replay.at)
        if other is not None and other.lines:
            before = filled(self.tr("In “{name}”: "), name=self._keeping.called(other.branch))
            self.ghosts.show(other.lines, 0, before)
