"""Continuations of a game from one of its moments, worked out in threads, and the ghosts that show them."""

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.app.lab.branching import bots_of
from cardtable.app.long_work import LatestWork
from cardtable.app.play.replay import RecordView
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.bots.program import TIME_LIMIT
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line
from cardtable.engine.record import Record
from cardtable.language import in_sequence
from cardtable.match import LineKeeper, Match, match_at
from cardtable.playtest.lineup import Lineup
from cardtable.session.observer import EVERYTHING
from cardtable.table.board import Board, Piece, Zone
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Place

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
    told = RecordView(_played_on(Record(record.header, (*record.lines[:at], *lines)), on), EVERYTHING)
    yield 0.5
    told.read_to(len(told.record.lines))
    before = _zones(model)
    found: dict[Piece, Place] = {}
    said: list[str] = []
    for event in told.events[told.ends[at] :]:
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


def _played_on(record: Record, on: int) -> Record:
    """Return the record with up to `on` more moves by bots, as far as the game's next rest."""
    if on and not match_at(record, len(record.lines)).state.rests():
        kept = LineKeeper()
        match = Match(record.header, observers=[kept])
        for line in record.lines:
            match.take(line)
        match.give_rng(KeyedRandom("going on", len(record.lines)))
        match.move_limit = match.moves + on
        lineup = Lineup(record.header.game, bots_of(record.header), 1.0, TIME_LIMIT)
        try:
            lineup.play(match, range(len(record.header.seats)), kept)
        finally:
            lineup.close()
        record = Record(record.header, (*record.lines, *_to_rest(record, kept.lines)))
    return record


def _to_rest(record: Record, lines: Sequence[Line]) -> Sequence[Line]:
    """Return the lines that follow the record's own, up to where the game rests."""
    known = len(record.lines)
    match = match_at(record, known)
    for number, line in enumerate(lines[known:], 1):
        match.take(line)
        if match.state.rests():
            return lines[known : known + number]
    return lines[known:]


class Ghosts(QObject):
    """Ghosts of a continuation on the shown table; only while all hands are open."""

    said = Signal(str)
    """Continuation in words; empty once it is no longer shown."""

    def __init__(self, shown: ShownRecord) -> None:
        super().__init__(shown)
        self._shown = shown
        self._table: TablePresenter | None = None  # table that has the ghosts
        self._asked: tuple[int, Sequence[Line], int] | None = None
        self._working = LatestWork(self)
        shown.sat_down.connect(self._forget_table)

    @property
    def under_way(self) -> bool:
        """True while a continuation is being worked out."""
        return self._working.under_way

    def show(self, lines: Sequence[Line], on: int, before: str = "") -> None:
        """Show what follows if `lines` come next and bots make `on` moves behind them; `before` precedes the words."""
        shown = self._shown
        asked = (shown.at, lines, on)
        if asked == self._asked or shown.jumping or shown.eyes != EVERYTHING:
            return
        self.clear()
        self._asked, table = asked, shown.table
        work = self._working.begin(going_on(shown.record, shown.at, lines, on, table.model.clone(), table.layout))
        work.done.connect(lambda found: self._show(found, table, before))
        work.start_aside()

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
