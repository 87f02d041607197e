"""Open table page: a game with all hands open at any of its moments, and what would come of other moves."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.branch_files import (
    first_rest,
    reposition,
    resting,
    ruled,
)
from cardtable.app.lab.branches import BranchesPanel, BranchKeeping
from cardtable.app.lab.move_trials import FromHere, MoveRow, MoveTrial, TriedMove
from cardtable.app.lab.moves_here import CardShares, MovesHere
from cardtable.app.lab.open_game import WhatIf
from cardtable.app.lab.open_table_controls import EyesRow, RuleFromHere, SeatMenu
from cardtable.app.lab.win_chances import ChanceLegend, Chances, ChancesRun, Ribbon
from cardtable.app.page import Page
from cardtable.app.parts.forms import PlayButton, make_column, make_row
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.parts.widgets import set_tip
from cardtable.app.play.replay import Landmark
from cardtable.app.routes import ChangeSettings
from cardtable.app.settings import Settings
from cardtable.app.start.kept_games import player_words
from cardtable.app.style import scheme
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.shown_record import ShownRecord
from cardtable.app.watch.transport import Transport, key_button
from cardtable.app.zoom import apply_zoom, zoom_of
from cardtable.bots.players import usual_player
from cardtable.engine.lines import Line, MoveLine
from cardtable.engine.record import Record
from cardtable.engine.state import EVERYTHING, Viewer
from cardtable.errors import Refused
from cardtable.language import as_sentence, filled, labelled, listed, named
from cardtable.library.wastebasket import Wastebasket
from cardtable.playtest.positions import Continuation, way_by_rules
from cardtable.wording import in_words

_REST = 120
"""Milliseconds at one moment before its seat on turn moves to the bottom: not while a timeline is dragged."""
_INSTEAD = (150, 40)
"""Least size of the bright button, in designed pixels."""
_HIGH = 800
"""Window height, in designed pixels, below which the ribbon is low."""
_GAP, _RIM = 10, 16
"""Gap between the parts of the foot and margin at its sides, in designed pixels."""


class OpenTablePage(Page):
    """Open table page: table, ribbon and branches of a game, its notes, and games from here."""

    play_on = Signal(int, int)
    """Moment (a number of lines) from which a person plays on, and their seat."""

    def __init__(
        self, path: Path, record: Record, pixmaps: Pixmaps, settings: Settings, wastebasket: Wastebasket
    ) -> None:
        """Open a record that lies at `path`, in a study's folder, where branches and notes are kept too."""
        super().__init__()
        self._pixmaps = pixmaps
        self._settings = settings
        self._pinned = False  # True once a seat has been chosen for the bottom
        self._moment: tuple[Path, int] | None = None  # game and moment in the panel
        self._first_rest = first_rest(record)
        self._chances: ChancesRun | None = None
        self._shares: CardShares  # on the current table
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._follow)
        colours = scheme(settings)
        header = record.header
        self.shown = ShownRecord(record, EVERYTHING, pixmaps, settings, WhatIf)
        self.rule = RuleFromHere()
        self.kept = BranchesPanel(colours, pixmaps, self.rule)
        self.from_here = FromHere(colours)
        self.eyes_box = EyesRow(header, emblems(header), pixmaps)
        self.keeping = BranchKeeping(path, self.shown, self.kept, wastebasket, self)
        self.moves = MovesHere(self.shown, self.keeping, self.from_here)
        foot = self._make_foot()
        self.setLayout(make_column((self.shown, 1), foot, gap=0, rim=(0, 0, 0, 0)))
        self._connect()
        settings.changed.connect(self._recolour)
        self._sit_down(self.table)
        self.keeping.look_again()

    # --- building ------------------------------------------------------------------------------------------------

    def _make_foot(self) -> QFrame:
        foot = QFrame(self)
        foot.setObjectName("panel")
        foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        header = self.shown.record.header
        seats = header.names, emblems(header), self._pixmaps
        self.ribbon = Ribbon(self.shown.end, *seats, foot)
        self.legend = ChanceLegend(*seats, bots=player_words(header.game.key, usual_player(header.game.key)))
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
        row = make_row(self.transport, self.legend, None, *buttons, self.instead_button, gap=_GAP)
        foot.setLayout(make_column(self.ribbon, row, gap=6, rim=(_RIM, 4, _RIM, 10)))
        return foot

    def _connect(self) -> None:
        shown, keeping = self.shown, self.keeping
        shown.sat_down.connect(self._sit_down)
        shown.changed.connect(self._show_state)
        shown.landmarks_changed.connect(self._have_read)
        shown.ended.connect(self.back)
        self.eyes_box.chosen.connect(self._look)
        self.kept.branch_button.clicked.connect(self._branch_here)
        keeping.opened.connect(self._show)
        keeping.playing.connect(self._show_state)
        keeping.flagged.connect(self.ribbon.show_flags)
        keeping.failed.connect(self.failed)
        self.rule.chosen.connect(self._show_rule)
        self.rule.branch_button.clicked.connect(self._branch_by_rule)
        self.rule.games_button.clicked.connect(self._games_by_rule)
        self.from_here.wanted.connect(self._games_from_here)
        self.from_here.branched.connect(self._branch_tried)
        self.from_here.failed.connect(self.failed)
        self.from_here.cards.connect(self._show_shares)
        self.from_here.working.connect(self._give_way)
        self.moves.changed.connect(self._show_instead)

    # --- table ---------------------------------------------------------------------------------------------------

    @property
    def path(self) -> Path:
        """Path of the shown record."""
        return self.keeping.path

    @property
    def table(self) -> TablePresenter:
        """Table that is shown."""
        return self.shown.table

    @property
    def at(self) -> int:
        """Moment that is shown: the number of lines played."""
        return self.shown.at

    def _sit_down(self, table: TablePresenter) -> None:
        """Move the panel's parts over to a new table, and connect it."""
        table.sounded.connect(self.sounded)
        panel = table.page.panel
        panel.leave_button.clicked.connect(self.back)
        panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        panel.show_kind(self._kind())
        panel.add(self.kept, self.tr("Lab"), 0)
        panel.add(self.from_here, self.tr("What if"), 1)
        panel.tabs.setCurrentIndex(0)
        panel.add_below(self.eyes_box)
        table.takes_first = self._pressed
        self._shares = CardShares(table)
        table.seat_clicked.connect(self._put_at_bottom)
        table.page.view.pointed.connect(self.moves.point)
        table.page.view.resized.connect(self.moves.lie_elsewhere)
        source = table.source
        assert isinstance(source, WhatIf)
        source.chosen.connect(self._branch_move)
        self.eyes_box.show_eyes(self.shown.viewer)

    @override
    def enter(self) -> None:
        self.shown.enter()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Not the page's own height: a page that scrolls is higher than its window.
        self.ribbon.set_low(self.window().height() < _HIGH * zoom_of(self))
        self._make_way()

    def _make_way(self) -> None:
        """Hide parts of the foot that there is no room for.

        First to go is the games button if the bright button is shown (the panel has one too), then the title of the
        chances, then the chances themselves (the ribbon has them).
        """
        gap = round(_GAP * zoom_of(self))
        parts = (self.transport, self.move_button, self.seat_button, self.bots_button, self.instead_button)
        room = self.width() - 2 * round(_RIM * zoom_of(self))
        for part in parts:
            if not part.isHidden():
                room -= max(part.minimumWidth(), part.minimumSizeHint().width()) + gap
        games = self.games_button.minimumSizeHint().width() + gap
        titled = self.legend.width_for(titled=True) + gap
        keep = room >= games + titled or self.instead_button.isHidden()
        self.games_button.setVisible(keep and room >= games)
        room -= games if keep else 0
        self.legend.show_title(room >= titled)
        self.legend.setVisible(room >= self.legend.width_for(titled=False) + gap)

    def _recolour(self) -> None:
        colours = scheme(self._settings)
        for rows in (self.kept.branches, self.kept.notes, self.from_here.list):
            rows.colours = colours
            rows.viewport().update()

    def _have_read(self, landmarks: Sequence[Landmark]) -> None:
        """Follow the reading of the record: show more names of moments, and once all is read, begin the chances."""
        self.keeping.show_rows()
        if not landmarks and self.shown.reading:
            return
        self._offer_bots()
        if self._chances is None:
            self._chances = ChancesRun(self.path, self.shown.record, [mark.at for mark in landmarks], self)
            self._chances.found.connect(self._show_chances)
            self._chances.begun.connect(self.ribbon.show_progress)

    def _show_chances(self, chances: Chances) -> None:
        if self.sender() is self._chances:
            self._show_chances_of(chances)

    def _show_chances_of(self, chances: Chances) -> None:
        self.ribbon.show_chances(chances)
        self._show_chance_now()

    def _show_chance_now(self) -> None:
        self.legend.show_chances(self.ribbon.now)
        known = self.ribbon.chances.get(self.at)
        self.from_here.show_chances(known.shares if known else ())

    def _forget_chances(self) -> None:
        run, self._chances = self._chances, None
        if run is not None:
            run.deleteLater()
        self._show_chances_of({})

    def _kind(self) -> str:
        """Return the heading of the panel: the kind of page, and who played."""
        header = self.shown.record.header
        people = self.tr("person")
        who = [
            people if seat in header.people else player_words(header.game.key, player)
            for seat, player in enumerate(header.players)
        ]
        return filled(self.tr("Open table · {players}"), players=listed(dict.fromkeys(who)))

    def _put_at_bottom(self, seat: int) -> None:
        """Keep a seat at the bottom, whichever is on turn."""
        if self.shown.viewer == EVERYTHING and not self.shown.jumping and not self.table.page.animator.busy:
            self._pinned = True
            self.shown.turn(seat)

    def _look(self, viewer: Viewer) -> None:
        self._pinned = False
        if viewer != self.shown.viewer:
            self.shown.look(viewer)
        self._show_state()

    def _show_state(self) -> None:
        """Update buttons and panel for the shown moment."""
        shown = self.shown
        if shown.jumping or self.table.page.animator.busy:
            return
        at = shown.replay.at
        turn = shown.told.turn(at)
        if self._follows and turn >= 0 and turn != shown.replay.seen.side:
            self._rest.start()
        self.move_button.setEnabled(at >= self._first_rest)
        self.seat_button.setEnabled(not shown.replay.decided)
        self._offer_bots()
        self.games_button.setEnabled(turn >= 0)
        if self._moment != (self.path, at):
            self._moment = self.path, at
            self._show_chance_now()
            self.moves.forget()
            self.from_here.forget(self._asked(turn))
            self._show_rule_box()
            self.keeping.show_rows()
        self.moves.rest()

    def _offer_bots(self) -> None:
        """Show the button for bots to play on if the record ends before the game does.

        That is known only once all of it has been read.
        """
        self.bots_button.setVisible(self._is_open)
        self._make_way()
        self.bots_button.setEnabled(not self.keeping.busy)

    def _follow(self) -> None:
        """Turn the table so that the seat on turn is at the bottom."""
        shown = self.shown
        if shown.jumping or self.table.page.animator.busy:
            return
        turn = shown.told.turn(shown.replay.at)
        if self._follows and turn >= 0 and turn != shown.replay.seen.side:
            shown.turn(turn)

    @property
    def _follows(self) -> bool:
        """True if the seat on turn comes to the bottom."""
        return self.shown.viewer == EVERYTHING and not (self._pinned or self.shown.playing or self.table.waits)

    @property
    def _is_open(self) -> bool:
        """True if the game can go on after the record's end; False until that is known."""
        lines = len(self.shown.record.lines)
        return self.shown.told.known == lines and not self.shown.told.decided(lines)

    def _asked(self, turn: int) -> str:
        if turn < 0:
            return self.tr("No decision here.")
        header = self.shown.record.header
        if turn == header.you:
            return self.tr("It's your move. What if…?")
        return filled(self.tr("{who} to move. What if…?"), who=named(header.names[turn]))

    # --- branches ------------------------------------------------------------------------------------------------

    def _branch_here(self) -> None:
        self._branch(self.at, self._named(""))

    def _named(self, what: str, seat: int | None = None) -> str:
        """Return a default name for a branch from here, in which a seat (None: at the bottom) does something."""
        names = self.shown.record.header.names
        who = named(names[self.shown.replay.seen.side if seat is None else seat]) if what else ""
        parts = (self.shown.stage(self.at), who)
        return labelled(listed(filter(None, parts)), what) or self.tr("Branch")

    def _branch(
        self,
        at: int,
        name: str,
        *lines: Line,
        handed: Mapping[int, str] = MappingProxyType({}),
        finish: bool = False,
    ) -> None:
        """Begin a branch with these lines; see `BranchKeeping.begin`."""
        self.keeping.begin(at, name, lines, handed, finish)

    def _branch_move(self, move: MoveLine) -> None:
        """Begin a branch in which the seat at the bottom makes another move."""
        self._branch(self.at, self._named(self.moves.called(move)), move, finish=True)

    def _branch_tried(self, tried: TriedMove) -> None:
        self._branch(tried.way.at, self._named(tried.name), *tried.way.lines, finish=True)

    def _have_played(self) -> None:
        self.keeping.finish(self.path)

    def _show(self, path: Path, record: Record, at: int) -> None:
        self._moment = None
        self._first_rest = first_rest(record)
        self._forget_chances()
        self.shown.open(record, min(at, len(record.lines)), self.shown.viewer)

    # --- alternatives --------------------------------------------------------------------------------------------

    def _show_rule_box(self) -> None:
        shown = self.shown
        self.rule.show_rules(shown.told.rules(shown.replay.at), len(shown.record.header.seats))
        self._show_rule()

    def _rule_way(self) -> Continuation | None:
        try:
            return way_by_rules(self.shown.record, self.at, self.rule.changes)
        except Refused as error:
            self.rule.show_moment("", as_sentence(in_words(error)))
            return None

    def _show_rule(self) -> None:
        """Show from which moment the chosen rule would take effect."""
        if self.shown.jumping or not self.rule.changes:
            self.rule.show_moment("", "")
        elif (way := self._rule_way()) is not None:
            self.rule.show_moment(self._moment_words(way.at), "")

    def _moment_words(self, at: int) -> str:
        return self.shown.stage(at) or filled(self.tr("line {line}"), line=at)

    def _branch_by_rule(self) -> None:
        way = self._rule_way()
        if way is not None:
            self._branch(way.at, self.rule.words, *way.lines, finish=True)

    def _games_by_rule(self) -> None:
        """Play games from where the chosen rule would take effect, with it and without it."""
        way = self._rule_way()
        if way is None:
            return
        tried = [TriedMove(self.tr("unchanged"), Continuation(way.at), played=True), TriedMove(self.rule.words, way)]
        seat = self.shown.replay.seen.side
        title = filled(self.tr("From {moment}: {rule}?"), moment=self._moment_words(way.at), rule=self.rule.words)
        self._try(MoveTrial(self.shown.record, way.at, seat, tried, title))

    def _games_from_here(self) -> None:
        """Play games for each move of the seat on turn, or more of them."""
        shown = self.shown
        if shown.jumping or shown.told.turn(shown.replay.at) < 0:
            return
        shown.stop()
        self._show_tab(self.from_here)
        if self.from_here.trial is not None:
            self.from_here.more()
            return
        self.moves.find(self._try_moves)

    def _try_moves(self) -> None:
        shown = self.shown
        record, at = shown.record, shown.replay.at
        if self.moves.known:
            turn = shown.told.turn(at)
            self._try(MoveTrial(record, at, turn, self.moves.known, self._asked(turn)))

    def _show_instead(self) -> None:
        """Show on the bright button which alternative it plays."""
        tried = self.moves.instead
        self.instead_button.setVisible(tried is not None)
        self._make_way()
        if tried is not None:
            text, tip = self.tr("{move} instead"), self.tr("{move} instead, in a new branch (I)")
            if tried.is_rule:
                text, tip = self.tr("Use this rule"), self.tr("{move}, in a new branch (I)")
            text = filled(text, move=tried.name)
            self.instead_button.setText(text)
            self.instead_button.setAccessibleName(text)
            set_tip(self.instead_button, filled(tip, move=tried.name))

    def _do_instead(self) -> None:
        if self.moves.instead is not None:
            self._branch_tried(self.moves.instead)

    def _give_way(self, working: bool) -> None:
        """Pause the chances of the ribbon while games from here are played."""
        if self._chances is not None:
            self._chances.wait(working)

    def _show_shares(self, rows: Mapping[str, MoveRow]) -> None:
        self._shares.show_rows(rows)

    def _try(self, trial: MoveTrial) -> None:
        self._show_tab(self.from_here)
        self.from_here.ask(trial)

    def _show_tab(self, tab: QWidget) -> None:
        tabs = self.table.page.panel.tabs
        tabs.setCurrentIndex(tabs.indexOf(tab))

    # --- seats and position --------------------------------------------------------------------------------------

    def _take_seat(self) -> None:
        self._take(self.shown.replay.seen.side)

    def _take(self, seat: int) -> None:
        self.shown.stop()
        self.play_on.emit(self.at, seat)

    def _hand_over(self, seat: int, bot: str) -> None:
        """Begin a branch in which a bot plays on at a seat."""
        header = self.shown.record.header
        text = filled(self.tr("continued by {bot}"), bot=player_words(header.game.key, bot))
        self._branch(self.at, self._named(text, seat), handed={seat: bot}, finish=True)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the seat under the mouse; opened by key, it has all seats, the one at the bottom first."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._show_menu_by_key()
            return
        view = self.table.page.view
        plaque = view.plaque_at(view.mapFromGlobal(event.globalPos()))
        if plaque is not None:
            self._show_menu([plaque.seat], event.globalPos())

    def _show_menu_by_key(self) -> None:
        seat, view = self.shown.replay.seen.side, self.table.page.view
        others = [other for other in range(len(self.shown.record.header.seats)) if other != seat]
        box = self.table.plaques[seat].box
        self._show_menu([seat, *others], view.mapToGlobal(QPoint(round(box.x + box.width), round(box.y))))

    def _show_menu(self, seats: Sequence[int], at: QPoint) -> None:
        """Open the menu of the first of these seats, with submenus for the others."""
        if self.shown.jumping or self.findChildren(SeatMenu):  # a key may come twice, once as a context menu event
            return
        header, on = self.shown.record.header, not self.shown.replay.decided
        menu = SeatMenu(header, emblems(header), self._pixmaps, seats, on, self)
        menu.taken.connect(self._take)
        menu.handed.connect(self._hand_over)
        menu.looked.connect(self._look)
        apply_zoom(menu)
        menu.show_at(at)

    def _move_cards(self) -> None:
        """Edit the position in a new branch: that of the last moment, here or before, from which a game can start."""
        from cardtable.app.lab.position_editor import PositionEditor

        self.shown.stop()
        record = self.shown.record
        found = resting(record, self.at)
        if found is None:  # the table is still on its way back to a moment without one
            return
        at, setup = found
        editor = PositionEditor(ruled(record, at), setup, self._pixmaps, self)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = labelled(self.shown.stage(at), self.tr("another position"))
        editor.chosen.connect(
            lambda made: self.keeping.aside(partial(reposition, self.path, at, made, name), self._begun)
        )
        apply_zoom(editor)
        editor.open()

    def _begun(self, path: Path) -> None:
        self.keeping.open(path, 0)

    # --- keys ----------------------------------------------------------------------------------------------------

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._pressed(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        """Handle a key of this page; return False for keys that are the table's."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.key() in arrows and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            flag = self.ribbon.flag_beside((event.key() == Qt.Key.Key_Right) != mirrored)
            if flag is not None:
                self.shown.jump(flag)
            return True
        if self.transport.press(event) or self.eyes_box.press(event):
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
