"""Alternatives at the shown moment: the moves to try, the one pointed at, and what follows it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.app.lab.branch_keeping import BranchKeeping
from cardtable.app.lab.branching import candidates
from cardtable.app.lab.from_here import FromHere, TriedMove
from cardtable.app.lab.line_of_play import Ghosts
from cardtable.app.long_work import LatestWork
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.engine.lines import MoveLine, line_object
from cardtable.engine.record import Record, parse_line
from cardtable.language import filled
from cardtable.playtest.positions import way_on


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
        self._weighing = LatestWork(self)
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

    def called(self, held: dict[str, Any]) -> str:
        """Return the name of a move of the seat on turn, given as a record holds it."""
        return self._shown.table.staging.hinting.called(self._code(held))

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
        work = self._weighing.begin(candidates(self._shown.record, self._shown.replay.at))
        work.done.connect(lambda moves: self._have(moves, then) if self._moment == moment else None)
        work.start_aside()

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
        elif not (shown.jumping or shown.playing) and shown.told.turn(shown.replay.at) == shown.replay.seat:
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

    def _have(self, moves: list[dict[str, Any]], then: Callable[[], object]) -> None:
        record, at = self._shown.record, self._shown.replay.at
        played = _played(record, at)
        hinting = self._shown.table.staging.hinting
        self.known = [
            TriedMove(self.called(held), way_on(record, at, [held]), [held], held == played, hinting.card_of(code))
            for held, code in ((held, self._code(held)) for held in moves)
        ]
        then()

    def _code(self, held: dict[str, Any]) -> int:
        header = self._shown.record.header
        line = parse_line(dict(held), header.game, len(header.seats))
        assert isinstance(line, MoveLine)
        return header.game.move_code(self._shown.replay.view.state, line)

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


def _played(record: Record, at: int) -> dict[str, Any] | None:
    """Return the next move that was played, as a record holds it; None after the last one."""
    return next((line_object(line) for line in record.lines[at:] if isinstance(line, MoveLine)), None)
