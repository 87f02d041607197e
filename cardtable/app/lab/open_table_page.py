"""The open table: a game with all hands open, at any of its moments, and what would come of it if something else were
done there."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QInputDialog, QMessageBox, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.games.catalogue import GAMES
from cardtable.app.lab.branch_list import BranchRow
from cardtable.app.lab.branches_panel import BranchesPanel
from cardtable.app.lab.branching import (
    Tree,
    branching,
    candidates,
    changing,
    finishing,
    first_rest,
    looking,
    reading,
    repositioning,
    resting,
    ruled,
)
from cardtable.app.lab.card_shares import CardShares
from cardtable.app.lab.chances_run import ChancesRun
from cardtable.app.lab.eyes_row import EyesRow
from cardtable.app.lab.from_here import FromHere, Trial, Tried
from cardtable.app.lab.ghosts import Ghosts
from cardtable.app.lab.moves_list import MoveRow
from cardtable.app.lab.notes_list import NoteRow
from cardtable.app.lab.ribbon import ChanceLegend, Chances, Ribbon
from cardtable.app.lab.rule_from_here import RuleFromHere
from cardtable.app.lab.seat_menu import SeatMenu
from cardtable.app.lab.what_if import WhatIf
from cardtable.app.long_work import LatestWork, LongWork, Work
from cardtable.app.page import Page
from cardtable.app.parts.forms import make_column, make_row
from cardtable.app.parts.name_dialog import name_dialog
from cardtable.app.parts.play_button import PlayButton
from cardtable.app.parts.seat_emblems import emblems
from cardtable.app.parts.widgets import tip_of
from cardtable.app.play.replay import Landmark
from cardtable.app.routes import ChangeSettings
from cardtable.app.settings import Settings
from cardtable.app.start.games_words import player_words
from cardtable.app.style import scheme
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.app.watch.transport import Transport, key_button
from cardtable.app.zoom import apply_zoom, zoom_of
from cardtable.engine.game import Refused
from cardtable.engine.lines import MoveLine, line_object
from cardtable.engine.record import Record, parse_line
from cardtable.language import filled, isolated, listed, named
from cardtable.library.branches import Branch, name_branch
from cardtable.library.notes import write_note
from cardtable.library.wastebasket import Wastebasket
from cardtable.playtest.positions import Way, way_by_rules, way_on
from cardtable.session.observer import EVERYTHING
from cardtable.table.actions import Move

_REST = 120
"""Milliseconds at one moment until who decides there comes to sit at the bottom: not while a timeline is moved."""
_INSTEAD = (150, 40)
"""The least size of the bright button."""
_HIGH, _WIDE = 800, 1300
"""In smaller windows the ribbon is low, and the chances are told in numbers only by its tip."""


class OpenTablePage(Page):
    """A table on which nothing is hidden, the branches of its game, notes, and games from here."""

    play_on = Signal(int, int)
    """A person takes a seat: the game is to be played on after so many lines of its record, and which seat it is."""

    def __init__(
        self, path: Path, record: Record, pixmaps: Pixmaps, settings: Settings, wastebasket: Wastebasket
    ) -> None:
        """The record lies at a path in a study's folder, where its branches and notes come to lie too."""
        super().__init__()
        self.path = path
        self._pixmaps = pixmaps
        self._settings = settings
        self._wastebasket = wastebasket
        self._screens = GAMES[record.header.game.key]
        self._tree: Tree | None = None
        self._busy: set[Path] = set()  # branches that bots are playing
        self._heading: tuple[Path, int] | None = None  # the game that is being opened, and the moment
        self._pinned = False  # whether a seat was chosen for the bottom
        self._moment: tuple[Path, int] | None = None  # what the panel shows
        self._first_rest = first_rest(record)
        self._chances: ChancesRun | None = None
        self._shares: CardShares  # on the table that is there
        self._moves: list[Tried] | None = None  # what could be done at this moment, once somebody has asked
        self._pointed = ""  # the card of the hand that the mouse is over
        self._meant: Tried | None = None  # what the mouse or the keys came to last at this moment
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._follow)
        self._growing = LatestWork(self)
        self._looking = LatestWork(self)
        self._opening = LatestWork(self)
        self._weighing = LatestWork(self)
        colours = scheme(settings)
        header = record.header
        self.shown = ShownRecord(record, EVERYTHING, pixmaps, settings, WhatIf)
        self.rule = RuleFromHere()
        self.kept = BranchesPanel(colours, pixmaps, self.rule)
        self.from_here = FromHere(colours)
        self.eyes = EyesRow(header.names, emblems(header), pixmaps)
        self.ghosts = Ghosts(self.shown)
        foot = self._make_foot()
        self.setLayout(make_column((self.shown, 1), foot, gap=0, rim=(0, 0, 0, 0)))
        self._connect()
        settings.changed.connect(self._recolour)
        self._sit_down(self.table)
        self._look_again()

    # --- building ------------------------------------------------------------------------------------------------

    def _make_foot(self) -> QFrame:
        foot = QFrame(self)
        foot.setObjectName("panel")
        foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        header = self.shown.record.header
        seats = header.names, emblems(header), self._pixmaps
        self.ribbon = Ribbon(self.shown.end, *seats, foot)
        self.legend = ChanceLegend(*seats)
        self.transport = Transport(self.shown, self.ribbon)
        self.move_button = key_button(
            self.tr("Change position"), self.tr("Change the position in a new branch"), "E", self._move_cards
        )
        self.seat_button = key_button(
            self.tr("Take a seat"), self.tr("Play on from here yourself"), "T", self._take_seat
        )
        self.bots_button = key_button(
            self.tr("Bots play on"), self.tr("Let bots play this branch to the end"), "F", self._have_played
        )
        self.games_button = key_button(
            self.tr("500 games from here"),
            self.tr("Play 500 games from here for each move"),
            "G",
            self._games_from_here,
        )
        self.instead_button = PlayButton("", self._do_instead, _INSTEAD)
        self.instead_button.setFont(sans(14, 700))
        self.instead_button.hide()
        buttons = (self.move_button, self.seat_button, self.bots_button, self.games_button)
        for button in buttons:
            button.setFont(sans(14))
        row = make_row(self.transport, (self.legend, 50), None, *buttons, self.instead_button, gap=10)
        foot.setLayout(make_column(self.ribbon, row, gap=6, rim=(16, 4, 16, 10)))
        return foot

    def _connect(self) -> None:
        shown, kept = self.shown, self.kept
        shown.sat_down.connect(self._sit_down)
        shown.changed.connect(self._show_state)
        shown.landmarks_changed.connect(self._have_read)
        shown.ended.connect(self.back)
        self.eyes.chosen.connect(self._look)
        kept.branch_button.clicked.connect(self._branch_here)
        kept.note_button.clicked.connect(self._note)
        kept.branches.opened.connect(self._go_to_branch)
        kept.branches.renamed.connect(self._rename)
        kept.branches.deleted.connect(self._delete)
        kept.notes.opened.connect(lambda row: self.shown.jump(self.kept.notes.rows[row].at))
        kept.notes.renamed.connect(lambda row: self._ask_note(self.kept.notes.rows[row].at))
        kept.notes.deleted.connect(lambda row: self._write_note(self.kept.notes.rows[row].at, ""))
        self.rule.chosen.connect(self._show_rule)
        self.rule.branch_button.clicked.connect(self._branch_by_rule)
        self.rule.games_button.clicked.connect(self._games_by_rule)
        self.from_here.wanted.connect(self._games_from_here)
        self.from_here.branched.connect(self._branch_tried)
        self.from_here.failed.connect(self.failed)
        self.from_here.cards.connect(self._show_shares)
        self.from_here.working.connect(self._give_way)
        self.from_here.pointed.connect(self._mean)
        self.from_here.changed.connect(self._show_instead)
        self.ghosts.said.connect(self.from_here.show_would)

    # --- the table -----------------------------------------------------------------------------------------------

    @property
    def table(self) -> TablePresenter:
        """What is shown."""
        return self.shown.table

    @property
    def at(self) -> int:
        """How many of the record's lines have been played on it."""
        return self.shown.at

    def _sit_down(self, table: TablePresenter) -> None:
        """What is beside the table moves over to another one."""
        table.sounded.connect(self.sounded)
        panel = table.page.panel
        panel.leave_button.clicked.connect(self.back)
        panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        panel.show_kind(self._kind())
        panel.add(self.kept, self.tr("Lab"), 0)
        panel.add(self.from_here, self.tr("What if"), 1)
        panel.tabs.setCurrentIndex(0)
        panel.add_below(self.eyes)
        table.takes_first = self._pressed
        self._shares = CardShares(table)
        table.seat_clicked.connect(self._put_at_bottom)
        table.page.view.pointed.connect(self._point)
        table.page.view.resized.connect(self._lie_elsewhere)
        source = table.source
        assert isinstance(source, WhatIf)
        source.chosen.connect(self._branch_move)
        self.eyes.show_eyes(self.shown.eyes)

    @override
    def enter(self) -> None:
        """Shows the table."""
        self.shown.enter()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.ribbon.set_low(self.height() < _HIGH * zoom_of(self))
        self.legend.setVisible(self._is_wide)
        self._make_way()

    @property
    def _is_wide(self) -> bool:
        return self.width() >= _WIDE * zoom_of(self)

    def _make_way(self) -> None:
        """Where there is no room for all buttons the bright one comes first: the panel has more games too."""
        self.games_button.setVisible(self._is_wide or self.instead_button.isHidden())

    def _recolour(self) -> None:
        colours = scheme(self._settings)
        for rows in (self.kept.branches, self.kept.notes, self.from_here.list):
            rows.colours = colours
            rows.viewport().update()

    def _have_read(self, landmarks: Sequence[Landmark]) -> None:
        """The record has been read for the eyes that look: its chances can be worked out, if that was not begun."""
        self._show_kept()
        if not landmarks and self.shown.reading:
            return
        if self._chances is None:
            self._chances = ChancesRun(self.path, self.shown.record, [mark.at for mark in landmarks], self)
            self._chances.found.connect(self._show_chances)
            self._chances.begun.connect(self.ribbon.show_progress)

    def _show_chances(self, chances: Chances) -> None:
        if self.sender() is self._chances:
            self.ribbon.show_chances(chances)
            self.legend.show_chances(self.ribbon.now)

    def _forget_chances(self) -> None:
        run, self._chances = self._chances, None
        if run is not None:
            run.deleteLater()
        self.ribbon.show_chances({})
        self.legend.show_chances(())

    def _kind(self) -> str:
        """What the page is, and who played."""
        header = self.shown.record.header
        people = self.tr("person")
        who = [
            people if seat in header.people else player_words(header.game.key, player)
            for seat, player in enumerate(header.players)
        ]
        return filled(self.tr("Open table · {players}"), players=listed(dict.fromkeys(who)))

    def _put_at_bottom(self, seat: int) -> None:
        """A seat is to stay there, whoever decides."""
        if self.shown.eyes == EVERYTHING and not self.shown.jumping and not self.table.page.animator.busy:
            self._pinned = True
            self.shown.turn(seat)

    def _look(self, eyes: int) -> None:
        self._pinned = False
        if eyes != self.shown.eyes:
            self.shown.look(eyes)
        self._show_state()

    def _show_state(self) -> None:
        """What can be done at the moment that is shown."""
        shown = self.shown
        if shown.jumping or self.table.page.animator.busy:
            return
        at = shown.replay.at
        turn = shown.told.turn(at)
        if self._follows and turn >= 0 and turn != shown.replay.seat:
            self._rest.start()
        open_end = shown.record.lines[-1:] and not self._is_over
        self.move_button.setEnabled(at >= self._first_rest)
        self.seat_button.setEnabled(not shown.replay.decided)
        self.bots_button.setVisible(bool(open_end) or not shown.record.lines)
        self.bots_button.setEnabled(self.path not in self._busy)
        self.games_button.setEnabled(turn >= 0)
        if self._moment != (self.path, at):
            self._moment = self.path, at
            self.legend.show_chances(self.ribbon.now)
            self._weighing.cancel()
            self._moves = self._meant = None
            self.ghosts.clear()
            self.from_here.forget(self._asked(turn))
            self._show_rule_box()
            self._show_kept()
        if self._meant is None:
            self._show_other_branch()

    def _follow(self) -> None:
        """Whoever decides comes to sit at the bottom."""
        shown = self.shown
        if shown.jumping or self.table.page.animator.busy:
            return
        turn = shown.told.turn(shown.replay.at)
        if self._follows and turn >= 0 and turn != shown.replay.seat:
            shown.turn(turn)

    @property
    def _follows(self) -> bool:
        """Whether who decides comes to sit at the bottom."""
        return self.shown.eyes == EVERYTHING and not (self._pinned or self.shown.playing or self.table.waits)

    @property
    def _is_over(self) -> bool:
        lines = self.shown.record.lines
        return self.shown.told.known == len(lines) and self.shown.told.decided(len(lines))

    def _asked(self, turn: int) -> str:
        if turn < 0:
            return self.tr("No decision here.")
        name = named(self.shown.record.header.names[turn])
        return filled(self.tr("{who} to move. What if…?"), who=name)

    # --- branches ------------------------------------------------------------------------------------------------

    def _aside(self, work: Work, done: Callable[[Any], object]) -> None:
        """Does something with files in a thread."""
        doing = LongWork(work, self)
        doing.done.connect(done)
        doing.failed.connect(self._say)
        doing.start_aside()

    def _say(self, error: Exception) -> None:
        self.failed.emit(f"{getattr(error, 'strerror', None) or error}.")

    def _look_again(self) -> None:
        """Reads what is kept of the game."""
        looking_at = self._looking.begin(looking(self.path))
        looking_at.done.connect(self._have_looked)
        looking_at.failed.connect(self._say)
        looking_at.start_aside()

    def _have_looked(self, tree: Tree) -> None:
        self._tree = tree
        self._show_kept()
        self._show_other_branch()

    def _show_kept(self) -> None:
        tree = self._tree
        if tree is None:
            return
        self.kept.branches.show_rows([self._row(branch) for branch in tree.branches], tree.place(self.path))
        known = self.shown.told.known
        notes = [
            NoteRow(at, self.shown.stage(at) if at <= known else "", text) for at, text in sorted(tree.notes.items())
        ]
        self.kept.notes.show_rows(notes)
        self.kept.show_notes(bool(notes))
        forks = [Landmark(branch.at, self._row(branch).name) for branch in tree.branches if branch.parent == self.path]
        self.ribbon.show_flags([Landmark(note.at, note.text) for note in notes], forks)

    def _row(self, branch: Branch) -> BranchRow:
        assert self._tree
        parent = self._tree.place(branch.parent)
        where = filled(self.tr("{lines} lines"), lines=branch.lines)
        name = branch.name or self.tr("As it was played")
        if parent >= 0:
            where = filled(self.tr("from line {line}"), line=branch.at)
            name = branch.name or branch.path.stem
        if branch.rules_changed:
            where = filled(self.tr("{where}, a rule changed"), where=where)
        result, all_emblems = branch.result, emblems(self.shown.record.header)
        scores = isolated(" : ".join(map(str, result.scores))) if result else ""
        winners = [all_emblems[seat] for seat in result.winners] if result else []
        return BranchRow(name, where, branch.depth, parent, scores, winners, branch.path in self._busy)

    def _branch_here(self) -> None:
        self._branch(self.at, self._named(""))

    def _named(self, what: str, seat: int | None = None) -> str:
        """What a branch from here is called to begin with, in which a seat, or that at the bottom, does something."""
        names = self.shown.record.header.names
        who = named(names[self.shown.replay.seat if seat is None else seat]) if what else ""
        parts = (self.shown.stage(self.at), who)
        return ": ".join(filter(None, (listed(filter(None, parts)), what))) or self.tr("Branch")

    def _branch(
        self,
        at: int,
        name: str,
        *objects: dict[str, Any],
        handed: Mapping[int, str] = MappingProxyType({}),
        finish: bool = False,
    ) -> None:
        """Begins a branch after so many lines, these behind them, and goes there; bots `finish` it, others than before
        at the seats that are `handed` to them."""
        header = self.shown.record.header
        lines = [parse_line(dict(held), header.game, len(header.seats)) for held in objects]
        if self._growing.under_way:  # two quick clicks begin one
            return
        self.shown.stop()

        def begun(path: Path) -> None:
            self._open(path, at + len(objects))
            if finish:
                self._finish(path)

        known = [line for line in lines if line is not None]
        growing = self._growing.begin(branching(self.path, at, name, known, handed))
        growing.done.connect(begun)
        growing.failed.connect(self._say)
        growing.start_aside()

    def _branch_move(self, move: Move) -> None:
        """Something else is done than was."""
        held = {"seat": self.shown.replay.seat, **move}
        self._branch(self.at, self._named(self._called(held)), held, finish=True)

    def _branch_tried(self, tried: Tried) -> None:
        self._branch(tried.way.at, self._named(tried.name), *tried.objects, finish=True)

    def _called(self, held: dict[str, Any]) -> str:
        """What a move of the seat on turn is called."""
        return self.table.staging.hinting.called(self._code(held))

    def _card_of(self, held: dict[str, Any]) -> str | None:
        """The card that it plays from the hand at the bottom, if it does."""
        return self.table.staging.hinting.card_of(self._code(held))

    def _code(self, held: dict[str, Any]) -> int:
        header = self.shown.record.header
        line = parse_line(dict(held), header.game, len(header.seats))
        assert isinstance(line, MoveLine)
        return header.game.move_code(self.shown.replay.view.state, line)

    def _have_played(self) -> None:
        self._finish(self.path)

    def _finish(self, path: Path) -> None:
        """Bots play a branch to its end."""
        if path in self._busy:
            return
        self._busy.add(path)
        playing = LongWork(finishing(path), self)
        playing.leave_with_parent()
        playing.ended.connect(partial(self._finished, path))
        playing.failed.connect(self._say)
        playing.start_aside()
        self._show_kept()
        self._show_state()

    def _finished(self, path: Path) -> None:
        self._busy.discard(path)
        if self._heading is not None and self._heading[0] == path:  # it may have been read before it was finished
            self._open(*self._heading)
        elif path == self.path:
            self._open(path, self.at)
        else:
            self._look_again()

    def _go_to_branch(self, row: int) -> None:
        assert self._tree
        branch = self._tree.branches[row]
        if branch.path != self.path:
            self._open(branch.path, branch.at)

    def _open(self, path: Path, at: int) -> None:
        """Shows another game of the tree, after so many lines."""
        self._heading = path, at
        opening = self._opening.begin(reading(path))
        opening.done.connect(lambda record: self._show(path, record, at))
        opening.failed.connect(self._say)
        opening.start_aside()

    def _show(self, path: Path, record: Record, at: int) -> None:
        self.path = path
        self._heading = self._moment = None
        self._first_rest = first_rest(record)
        self._forget_chances()
        self.shown.open(record, min(at, len(record.lines)), self.shown.eyes)
        self._look_again()

    def _rename(self, row: int) -> None:
        assert self._tree
        branch = self._tree.branches[row]
        label = self.tr("Name this branch:")
        name_dialog(
            self, self.tr("Rename"), label, self._row(branch).name, partial(self._change, branch.path, name_branch)
        ).open()

    def _change(self, path: Path, change: Callable[..., None], *how: object) -> None:
        """Changes something in the file of a game, and looks at it again."""
        self._aside(changing(change, path, *how), lambda _: self._look_again())

    def _delete(self, row: int) -> None:
        """Asks first: what hangs on it is left without it."""
        assert self._tree
        branch = self._tree.branches[row]
        if branch.parent is None or branch.path in self._busy:
            return
        text = filled(self.tr("Delete the branch “{name}”?"), name=self._row(branch).name)
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
        box = QMessageBox(QMessageBox.Icon.NoIcon, self.tr("Delete"), text, buttons, self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.button(QMessageBox.StandardButton.Yes).setText(self.tr("Delete"))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.accepted.connect(partial(self._put_away, branch))
        apply_zoom(box)
        box.open()

    def _put_away(self, branch: Branch) -> None:
        try:
            self._wastebasket.put(branch.path)
        except OSError as error:
            self._say(error)
            return
        if branch.path == self.path and branch.parent is not None:
            self._open(branch.parent, branch.at)
        else:
            self._look_again()

    # --- notes ---------------------------------------------------------------------------------------------------

    def _note(self) -> None:
        self._ask_note(self.at)

    def _ask_note(self, at: int) -> None:
        """Asks what is to be noted at a moment; nothing takes a note back."""
        self.shown.stop()
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        dialog.setWindowTitle(self.tr("Note"))
        dialog.setLabelText(self.tr("Note about this moment:"))
        dialog.setTextValue(self._tree.notes.get(at, "") if self._tree else "")
        dialog.setOkButtonText(self.tr("Save"))
        dialog.textValueSelected.connect(partial(self._write_note, at), Qt.ConnectionType.SingleShotConnection)
        apply_zoom(dialog)
        dialog.open()

    def _write_note(self, at: int, text: str) -> None:
        self._change(self.path, write_note, at, text)

    # --- what would come of it -----------------------------------------------------------------------------------

    def _show_rule_box(self) -> None:
        shown = self.shown
        self.rule.show_rules(shown.told.rules(shown.replay.at), len(shown.record.header.seats))
        self._show_rule()

    def _rule_way(self) -> Way | None:
        try:
            return way_by_rules(self.shown.record, self.at, self.rule.changes)
        except Refused as error:
            self.rule.show_moment("", f"{error}.")
            return None

    def _show_rule(self) -> None:
        """From when the rule would count that is chosen."""
        if self.shown.jumping or not self.rule.changes:
            self.rule.show_moment("", "")
        elif (way := self._rule_way()) is not None:
            self.rule.show_moment(self._moment_words(way.at), "")

    def _moment_words(self, at: int) -> str:
        return self.shown.stage(at) or filled(self.tr("line {line}"), line=at)

    def _branch_by_rule(self) -> None:
        way = self._rule_way()
        if way is not None:
            self._branch(way.at, self.rule.words, {"rules": self.rule.changes}, finish=True)

    def _games_by_rule(self) -> None:
        """Games from where the rule would count, under it and as it is."""
        way = self._rule_way()
        if way is None:
            return
        changes = {"rules": self.rule.changes}
        tried = [
            Tried(self.tr("unchanged"), Way(way.at), played=True),
            Tried(self.rule.words, way, [changes]),
        ]
        seat = self.shown.replay.seat
        title = filled(self.tr("From {moment}: {rule}?"), moment=self._moment_words(way.at), rule=self.rule.words)
        self._try(Trial(self.shown.record, way.at, seat, tried, title))

    def _games_from_here(self) -> None:
        """What each move of the seat on turn would bring."""
        shown = self.shown
        if shown.jumping or shown.told.turn(shown.replay.at) < 0:
            return
        shown.stop()
        self._show_tab(self.from_here)
        if self.from_here.trial is not None:
            self.from_here.more()
            return
        self._know_moves(self._try_moves)

    def _know_moves(self, then: Callable[[], object]) -> None:
        """Finds out what could be done at this moment, and goes on."""
        if self._moves is not None:
            then()
            return
        shown = self.shown
        work = self._weighing.begin(candidates(shown.record, shown.replay.at))
        work.done.connect(lambda moves: self._have_moves(moves, then))
        work.start_aside()

    def _have_moves(self, moves: list[dict[str, Any]], then: Callable[[], object]) -> None:
        record, at = self.shown.record, self.shown.replay.at
        played = _played(record, at)
        self._moves = [
            Tried(self._called(held), way_on(record, at, [held]), [held], held == played, self._card_of(held))
            for held in moves
        ]
        then()

    def _try_moves(self) -> None:
        shown = self.shown
        record, at = shown.record, shown.replay.at
        if self._moves:
            turn = shown.told.turn(at)
            self._try(Trial(record, at, turn, self._moves, self._asked(turn)))

    # --- what would follow ---------------------------------------------------------------------------------------

    def _point(self, item: object) -> None:
        """The mouse has come over a piece: of a card in the hand, what would follow is seen."""
        self._pointed = self.table.hand.card_of(item) or ""
        shown = self.shown
        if not self._pointed:
            self._point_at_nothing()
        elif not (shown.jumping or shown.playing) and shown.told.turn(shown.replay.at) == shown.replay.seat:
            self._know_moves(self._mean_pointed)

    def _point_at_nothing(self) -> None:
        self.ghosts.clear()
        self._show_other_branch()

    def _lie_elsewhere(self) -> None:
        """All pieces do, at another size."""
        self.ghosts.clear()
        if self._meant is None:
            self._show_other_branch()

    def _mean_pointed(self) -> None:
        known = [tried for tried in self._moves or () if self._pointed and tried.card == self._pointed]
        if known:
            leading = self.from_here.leading
            self._mean(leading if leading in known else known[0])

    def _mean(self, tried: Tried) -> None:
        """Something that could be done is pointed at."""
        self._meant = tried
        self._show_instead()
        if tried.way.at == self.shown.replay.at:
            self.ghosts.show(tried.way.lines, len(self.shown.record.header.seats) - 1)

    def _show_instead(self) -> None:
        """What can be done with one key: what is pointed at, else what has won most."""
        tried = self._instead
        self.instead_button.setVisible(tried is not None)
        self._make_way()
        if tried is not None:
            text = filled(self.tr("{move} instead"), move=tried.name)
            self.instead_button.setText(text)
            self.instead_button.setAccessibleName(text)
            tip = filled(self.tr("{move} instead, in a new branch (I)"), move=tried.name)
            self.instead_button.setToolTip(tip_of(tip))

    @property
    def _instead(self) -> Tried | None:
        tried = self._meant or self.from_here.leading
        return None if tried is None or tried.played else tried

    def _do_instead(self) -> None:
        if self._instead is not None:
            self._branch_tried(self._instead)

    def _show_other_branch(self) -> None:
        """Where branches part here, what was done in another one."""
        shown, tree = self.shown, self._tree
        if tree is None or shown.jumping or self._pointed or self.table.page.animator.busy:
            return
        other = tree.other(shown.replay.at)
        if other is not None and other.lines:
            before = filled(self.tr("In “{name}”: "), name=self._row(other.branch).name)
            self.ghosts.show(other.lines, 0, before)

    def _give_way(self, working: bool) -> None:
        """The ribbon can wait while games from here are played."""
        if self._chances is not None:
            self._chances.wait(working)

    def _show_shares(self, rows: Mapping[str, MoveRow]) -> None:
        self._shares.show_rows(rows)

    def _try(self, trial: Trial) -> None:
        self._show_tab(self.from_here)
        self.from_here.ask(trial)

    def _show_tab(self, tab: QWidget) -> None:
        tabs = self.table.page.panel.tabs
        tabs.setCurrentIndex(tabs.indexOf(tab))

    # --- other hands ---------------------------------------------------------------------------------------------

    def _take_seat(self) -> None:
        self._take(self.shown.replay.seat)

    def _take(self, seat: int) -> None:
        self.shown.stop()
        self.play_on.emit(self.at, seat)

    def _hand_over(self, seat: int, bot: str) -> None:
        """A bot plays on at a seat, in a new branch."""
        header = self.shown.record.header
        text = filled(self.tr("played on by {bot}"), bot=player_words(header.game.key, bot))
        self._branch(self.at, self._named(text, seat), handed={seat: bot}, finish=True)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Of the plaque under the mouse; by a key of the seat at the bottom, and the others."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._show_menu_by_key()
            return
        view = self.table.page.view
        plaque = view.plaque_at(view.mapFromGlobal(event.globalPos()))
        if plaque is not None:
            self._show_menu([plaque.seat], event.globalPos())

    def _show_menu_by_key(self) -> None:
        seat, view = self.shown.replay.seat, self.table.page.view
        others = [other for other in range(len(self.shown.record.header.seats)) if other != seat]
        box = self.table.plaques[seat].box
        self._show_menu([seat, *others], view.mapToGlobal(QPoint(round(box.x + box.width), round(box.y))))

    def _show_menu(self, seats: Sequence[int], at: QPoint) -> None:
        """What can be done with a seat, and by a key with each."""
        if self.shown.jumping or self.findChildren(SeatMenu):  # a key may be told twice, once as a wish for a menu
            return
        header, on = self.shown.record.header, not self.shown.replay.decided
        menu = SeatMenu(header, emblems(header), self._pixmaps, seats, on, self)
        menu.taken.connect(self._take)
        menu.handed.connect(self._hand_over)
        menu.looked.connect(self._look)
        apply_zoom(menu)
        menu.show_at(at)

    def _move_cards(self) -> None:
        """Another position, in a new branch: that of the last moment here or before at which one can be laid out."""
        from cardtable.app.lab.position_editor import PositionEditor

        self.shown.stop()
        record = self.shown.record
        found = resting(record, self.at)
        if found is None:  # on the way back to where there is none
            return
        at, setup = found
        editor = PositionEditor(ruled(record, at), setup, self._pixmaps, self)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = ": ".join(filter(None, (self.shown.stage(at), self.tr("another position"))))
        editor.chosen.connect(lambda made: self._aside(repositioning(self.path, at, made, name), self._begun))
        apply_zoom(editor)
        editor.open()

    def _begun(self, path: Path) -> None:
        self._open(path, 0)

    # --- keys ----------------------------------------------------------------------------------------------------

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._pressed(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Does what a key is for here; False where it is for the table."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.key() in arrows and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            flag = self.ribbon.flag_beside((event.key() == Qt.Key.Key_Right) != mirrored)
            if flag is not None:
                self.shown.jump(flag)
            return True
        if self.transport.press(event) or self.eyes.press(event):
            return True
        button = {
            Qt.Key.Key_B: self.kept.branch_button,
            Qt.Key.Key_N: self.kept.note_button,
            Qt.Key.Key_G: self.games_button if self.games_button.isVisible() else self.from_here.more_button,
            Qt.Key.Key_T: self.seat_button,
            Qt.Key.Key_F: self.bots_button,
            Qt.Key.Key_E: self.move_button,
            Qt.Key.Key_I: self.instead_button,
            Qt.Key.Key_S: self.from_here.stop_button,
        }.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._show_menu_by_key()
        elif button is None:
            return False
        elif not (event.isAutoRepeat() or button.isHidden()):
            button.click()
        return True


def _played(record: Record, at: int) -> dict[str, Any] | None:
    """The move that was made next, as a record holds it."""
    return next((line_object(line) for line in record.lines[at:] if isinstance(line, MoveLine)), None)
