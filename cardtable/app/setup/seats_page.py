"""Page where a table is set up: the players at each seat, and the house rules."""

import json
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QLabel, QSizePolicy, QWidget
from typing_extensions import override

from cardtable.app.art.emblems import SHAPES, are_told_apart, colour_of, emblem_of, shape_of
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.page import Page
from cardtable.app.parts.backdrop import SheetPage
from cardtable.app.parts.fields import NumberField
from cardtable.app.parts.forms import Part, PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.layouts import Half, Halves
from cardtable.app.parts.lesson_progress import decline, has_lesson, is_to_be_offered, step_kept
from cardtable.app.parts.painting import END
from cardtable.app.parts.seat_mark import EMBLEMS_KEY
from cardtable.app.parts.widgets import set_tip
from cardtable.app.play.live import HUMAN
from cardtable.app.routes import Bench, HowToPlay, Learn, NewGame
from cardtable.app.settings import Settings
from cardtable.app.setup.age_order import AgeOrder
from cardtable.app.setup.position_form import PositionForm
from cardtable.app.setup.rule_sets import RuleSets
from cardtable.app.setup.rules_form import RulesForm
from cardtable.app.setup.seat_row import EmblemPicker, SeatRow
from cardtable.app.zoom import apply_zoom, text_size_of
from cardtable.bots.players import PLAYERS, next_player
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import Header, SeatName, new_header, with_own
from cardtable.engine.setups import SETUP
from cardtable.errors import Refused
from cardtable.language import filled, in_sequence, standing_alone
from cardtable.library.rule_files import RuleFiles
from cardtable.session.table_kind import HINTS_KEY, PLAYTEST_KEY, PRACTICE_KEY, kind_keys


class LessonOffer(QFrame):
    """Line that offers the game's lesson, with buttons to accept and to decline."""

    learn = Signal()
    declined = Signal()

    def __init__(self, begun: bool, parent: QWidget) -> None:
        """`begun` is True if the person left the lesson before its end."""
        super().__init__(parent)
        self.setObjectName("offer")
        if begun:
            says, does = self.tr("You have started the lesson for this game."), self.tr("Continue")
        else:
            says, does = self.tr("New to this game? Learn it in four minutes."), self.tr("Learn")
        self.words = make_label(sans(15), says, wraps=True)
        self.learn_button = make_button(does, self.learn, 14)
        self.no_button = make_button(self.tr("No, thanks"), self.declined, 14)
        self.no_button.setToolTip(self.tr("Don't ask again. The lesson stays on the first page."))
        self.setLayout(make_row((self.words, 1), self.learn_button, self.no_button, gap=10, rim=(14, 8, 10, 8)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in Tab order."""
        return [self.learn_button, self.no_button]


_NAMES = ("Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Lene", "Matti")

_LARGE = 1.5
"""Text size, as a multiple of the usual one, above which the buttons at the bottom take two rows."""


class _KeptTable(NamedTuple):
    """Table as it was set up last time."""

    seats: list[tuple[str, str, int]]
    """Name, player and emblem number for each seat."""
    rules: HouseRules
    by_age: list[int]
    """Seats from the youngest player to the oldest; empty if unknown."""
    practice: bool
    hints: bool
    start: dict[str, Any] | None
    """Position to start from; None for the usual beginning."""


def _kept_table(game: AnyGame, held: Any) -> _KeptTable:
    """Return the table in `held`, parsed JSON from the settings that may be anything. Errors are those that
    `Settings.recalled` catches."""
    seats = [(name, player, emblem) for name, player, emblem in held["seats"]]
    if not all((type(name), type(player), type(emblem)) == (str, str, int) for name, player, emblem in seats):
        raise TypeError("no seats")
    if not game.fewest_seats <= len(seats) <= game.most_seats or not are_told_apart([emblem for *_, emblem in seats]):
        raise ValueError("no table")
    rules = game.rules.made(held["rules"])
    order = [int(seat) for seat in held.get(game.age_key, [])]
    start = held.get(SETUP)
    try:
        if start is not None:
            game.start(rules, len(seats), {SETUP: start})
    except Refused:
        start = None
    return _KeptTable(
        seats,
        rules,
        order if sorted(order) == list(range(len(seats))) else [],
        held.get(PRACTICE_KEY) is True,
        held.get(HINTS_KEY) is not False,
        start,
    )


class SeatsPage(SheetPage):
    """Page that sets up a table for one game."""

    back_keys = (Qt.Key.Key_Escape,)

    def __init__(
        self,
        rule_files: RuleFiles,
        pixmaps: Pixmaps,
        settings: Settings,
        perfect_play: Callable[..., Page] | None = None,
        playtest: bool = False,
    ) -> None:
        """`perfect_play` makes the page that shows how to play perfectly, from pictures, settings and house rules; None
        for games without one. With `playtest` the rules are being tried out, and people are asked afterwards about the
        game."""
        super().__init__(pixmaps, 1080, 830, (90, 70))
        game = self.game = rule_files.game
        self._perfect_play = perfect_play
        self._playtest = playtest
        self._settings = settings
        self._players = list(PLAYERS[game.key].values())
        self.rows: list[SeatRow] = []
        self.form = RulesForm(game.rules)
        self.rule_sets = RuleSets(rule_files)
        self.age_order = AgeOrder(pixmaps) if game.age_key else None
        """Order of the players by age; None for games that don't need it."""
        parts = game.position(game.rules(), game.usual_seats)
        self.start_form = PositionForm(game) if parts and not any(part.cards for part in parts) else None
        """Choice of the position at which a practice game starts; None unless the game has
        positions made of numbers and seats only."""
        self._picker = EmblemPicker(pixmaps, self)
        self._picker.chosen.connect(self._wear)
        self._choosing: SeatRow | None = None  # waiting for an emblem from the picker
        self._build()
        self._restore()
        self.form.changed.connect(self._judge)
        if self.start_form:
            self.start_form.changed.connect(self._start_set)
            self.practice_box.toggled.connect(self._start_set)
        self.rule_sets.chosen.connect(self.form.show_rules)
        self.rule_sets.failed.connect(self.failed)
        self._count()

    def _build(self) -> None:
        tip = self.tr("The two-player game, solved: chances and best mixes")
        self.perfect_button = make_button(self.tr("Perfect play"), self._show_perfect_play, 14, tip)
        """Button for the page about perfect play, hidden if there is none."""
        if self._perfect_play is None:
            self.perfect_button.hide()  # shown before it has a parent it would be a window of its own
        self.how_button = make_button(self.tr("How to play"), self._ask_how, 14)
        self.how_button.setToolTip(self.tr("How to play on one page, with pictures (F1)"))
        if not has_lesson(self.game.key):
            self.how_button.hide()
        title = make_label(serif(30, 700), standing_alone(self.game.title), wraps=True)
        head = make_row((title, 1), self.perfect_button, self.how_button)
        self._sheet.column.addLayout(head)
        self.offer = LessonOffer(step_kept(self._settings, self.game.key) > 0, self._sheet)
        self.offer.setVisible(is_to_be_offered(self._settings, self.game.key))
        self.offer.learn.connect(self.to(Learn(self.game.key)))
        self.offer.declined.connect(self._decline)
        self._sheet.column.addWidget(self.offer)
        self._sheet.column.addLayout(Halves((self._seats_half(), self._rules_half()), (11, 10), 36), 1)
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        self.deal_button = PlayButton(self.tr("Deal"), self.deal, (200, 50))
        self.deal_button.setShortcut("Ctrl+Return")
        # A click must leave the focus in a number field, so that `deal` can correct a number being typed there
        self.deal_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.practice_box = QCheckBox(self.tr("Practice"))
        tip = self.tr("You can take back decisions and see all hands. The game doesn't count in statistics.")
        if self.start_form:
            tip = in_sequence([tip, self.tr("It can start from any position.")])
        set_tip(self.practice_box, tip)
        self.hints_box = QCheckBox(self.tr("Hints"))
        self.hints_box.setToolTip(
            self.tr("You can ask for a hint before you decide. At a practice table you always can.")
        )
        self.hints_box.setChecked(True)
        self.practice_box.toggled.connect(self.hints_box.setDisabled)
        self.problem = make_label(sans(14, 600), wraps=True, align=END)
        self.problem.setObjectName("problem")
        boxes = (self.practice_box, self.hints_box)
        for box in boxes:
            box.setFont(sans(14))
        ways = (make_row(self.back_button, (self.problem, 1), gap=18), make_row(None, *boxes, self.deal_button, gap=18))
        self._foot = make_row((ways[0], 1), ways[1], gap=18)
        self._sheet.column.addLayout(self._foot)

    def _ask_how(self) -> None:
        self.wants.emit(self.about())

    def _decline(self) -> None:
        """Stop offering the lesson."""
        decline(self._settings, self.game.key)
        self.offer.hide()
        self.deal_button.setFocus()

    def _reset(self) -> None:
        self.form.show_rules(self.game.rules())

    def _try(self) -> None:
        self.wants.emit(Bench(self.game.key, self.form.held.changed(), len(self.rows)))

    def _seats_half(self) -> Half:
        self._list = make_column(gap=6)
        self.add_button = make_button(self.tr("Add player"), self.add_bot)
        tip = self.tr("Seat everyone at random")
        self.shuffle_button = make_button(self.tr("Shuffle seats"), self.shuffle, tip=tip)
        parts: list[Part] = [self._list, make_row(self.add_button, self.shuffle_button, None)]
        for form in (self.age_order, self.start_form):
            parts += [14, form] if form else []
        inner = QWidget()
        inner.setLayout(make_column(*parts, None, rim=(0, 0, 12, 0)))
        return Half([_heading(self.tr("Players"), 19)], inner)

    def _rules_half(self) -> Half:
        tip = self.tr("Set all house rules to standard")
        self.reset_button = make_button(self.tr("Reset all"), self._reset, 12, tip, small=True)
        tip = self.tr("Let bots play for a minute to see what these rules change")
        self.try_button = make_button(self.tr("Try them out"), self._try, 12, tip, small=True)
        self.try_button.setAccessibleName(self.tr("Try out these house rules"))
        head = make_row((_heading(self.tr("House rules"), 19), 1), self.try_button, self.reset_button)
        self.form.setContentsMargins(0, 0, 12, 0)
        return Half([head, self.rule_sets], self.form)

    # --- seats ---------------------------------------------------------------------------------------------------

    def _add(self, player: str, name: str, emblem: int) -> SeatRow:
        row = SeatRow(self.pixmaps, self._players, player, name, emblem, self._settings.people)
        row.emblem_button.clicked.connect(lambda: self._choose_emblem(row))
        row.removed.connect(lambda: self._remove(row))
        row.grip.moved.connect(lambda by: self._move(row, self.rows.index(row) + by))
        row.grip.dragged.connect(lambda y: self._drag(row, y))
        row.changed.connect(self._call_people)
        self.rows.append(row)
        self._list.addWidget(row)
        apply_zoom(row)
        if self.age_order:
            self.age_order.add(row)
        self._call_people()
        self._count()
        return row

    def add_bot(self) -> SeatRow:
        """Add a seat for another bot of the usual level, with a name and an emblem that are still free."""
        taken = {row.called for row in self.rows}
        name = next(free for free in _NAMES if free not in taken)
        player = next_player(self.game.key, [row.player.player for row in self.rows])
        return self._add(player, name, self._free_emblem())

    def _remove(self, row: SeatRow) -> None:
        row.setEnabled(False)  # the row stays for a moment, and a second click must not remove it again
        self.rows.remove(row)
        self._list.removeWidget(row)
        if self.age_order:
            self.age_order.remove(row)
        row.deleteLater()
        self._call_people()
        self._count()

    def _move(self, row: SeatRow, place: int) -> None:
        """Move a seat to another place in the list, unless there is no such place."""
        if not 0 <= place < len(self.rows) or self.rows[place] is row:
            return
        self.rows.remove(row)
        self.rows.insert(place, row)
        self._list.removeWidget(row)
        self._list.insertWidget(place, row)
        self._judge()
        self._order_tabs()

    def _drag(self, row: SeatRow, y: float) -> None:
        """Move a seat to the place nearest to `y`, the height of the mouse in the window."""
        middles = [other.mapTo(self.window(), other.rect().center()).y() for other in self.rows]
        self._move(row, min(range(len(middles)), key=lambda place: abs(middles[place] - y)))

    def shuffle(self) -> None:
        """Put the seats in a random order."""
        for place, row in enumerate(Random().sample(self.rows, len(self.rows))):
            self._move(row, place)

    def _count(self) -> None:
        self.add_button.setEnabled(len(self.rows) < self.game.most_seats)
        for row in self.rows:
            row.remove.setEnabled(len(self.rows) > self.game.fewest_seats)
        self.form.show_seats(len(self.rows))
        self._judge()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Set the Tab order: the title, the seats, ages and starting position, the house rules, the buttons at the
        bottom."""
        stops: list[QWidget] = [
            self.perfect_button,
            self.how_button,
            *self.offer.stops,
            *(stop for row in self.rows for stop in row.stops),
        ]
        stops += [self.add_button, self.shuffle_button]
        stops += self.age_order.stops if self.age_order else []
        stops += self.start_form.stops if self.start_form else []
        stops += [self.try_button, self.reset_button, *self.rule_sets.stops, *self.form.stops]
        stops += [self.back_button, self.practice_box, self.hints_box, self.deal_button]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _judge(self) -> None:
        """Update the page after a change. It shows the questions that these rules need, and why no game can start, if
        so."""
        if self.age_order:
            self.age_order.setVisible(self.game.heeds(self.game.age_key, self.form.held))
        self.rule_sets.show_rules(self.form.held)
        self.reset_button.setEnabled(bool(self.form.held.changed()))
        problems = self.form.problems
        count = len(problems)
        if self.start_form:
            self.start_form.setVisible(self.practice_box.isChecked())
            start = self.start_form.judge(self.rows, self.form.held)
            if start and not problems and self.practice_box.isChecked():
                problems = [start]
        names = [row.called for row in self.rows]
        twice = next((name for name in names if names.count(name) > 1), "")
        if twice and not problems:
            problems = [filled(self.tr("Two seats are called {name}: change one of the names."), name=twice)]
        several = self.tr("These house rules conflict in %n ways. See the notes beside them.", "", count)
        problem = several if count > 1 else "".join(problems)
        if problem and problem != self.problem.text() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, problem))
        self.problem.setText(problem)
        self.problem.setAccessibleName(problem)
        self.try_button.setEnabled(not self.form.problems)
        self.deal_button.setEnabled(not problem)
        set_tip(self.deal_button, problem)

    def _start_set(self) -> None:
        """Update the page after a change to the starting position, which may have more or fewer fields."""
        self._judge()
        self._order_tabs()

    def _call_people(self) -> None:
        """Give every seat a name to use if none is typed: "You" for the only person, and a free name for others."""
        alone = sum(row.is_person for row in self.rows) == 1
        for row in self.rows:
            taken = {other.called for other in self.rows if other is not row}
            somebody = next(free for free in _NAMES if free not in taken)
            row.propose("" if alone and row.is_person else somebody)
        self._judge()

    def _free_emblem(self) -> int:
        """Return an emblem whose shape and colour no seat has; there are as many of each as seats at the largest
        table."""
        shapes, colours = ({of(row.emblem) for row in self.rows} for of in (shape_of, colour_of))
        shape = next(shape for shape in range(len(SHAPES)) if shape not in shapes)
        return emblem_of(shape, next(free for free in (shape, *range(len(SHAPES))) if free not in colours))

    def _wear(self, emblem: int) -> None:
        """Give an emblem to the seat whose picker is open; seats with the same shape or colour take over its old
        one."""
        row = self._choosing
        assert row
        old = row.emblem
        for other in self.rows:
            shape, colour = shape_of(other.emblem), colour_of(other.emblem)
            if other is not row and (shape == shape_of(emblem) or colour == colour_of(emblem)):
                shape = shape_of(old) if shape == shape_of(emblem) else shape
                colour = colour_of(old) if colour == colour_of(emblem) else colour
                other.show_emblem(emblem_of(shape, colour))
        row.show_emblem(emblem)

    def _choose_emblem(self, row: SeatRow) -> None:
        self._choosing = row
        self._picker.open_below(row.emblem_button, row.emblem)

    def _show_perfect_play(self) -> None:
        if self._perfect_play is not None:
            self.wants.emit(self._perfect_play(self.pixmaps, self._settings, self.form.held))

    # --- dealing -------------------------------------------------------------------------------------------------

    def header(self) -> Header:
        """Return the header of a record of the game as it is set up. Raises BadInput if its rules conflict."""
        seats = tuple(SeatName(row.given_name or None, row.player.player) for row in self.rows)
        header = new_header(self.game, self.form.rules, seats, Random().getrandbits(62))
        header.object[EMBLEMS_KEY] = [row.emblem for row in self.rows]
        header.object.update(self._kind())
        if self._playtest:
            header.object[PLAYTEST_KEY] = True
        if start := self._start():
            header = with_own(header, {SETUP: start})
        order = self._by_age()
        usual = order == sorted(order) or not self.game.heeds(self.game.age_key, self.form.rules)
        return header if usual else with_own(header, {self.game.age_key: order})

    def _kind(self) -> dict[str, bool]:
        return kind_keys(self.practice_box.isChecked(), self.hints_box.isChecked())

    def _start(self) -> dict[str, Any] | None:
        """Position to start from; None for the usual beginning."""
        return self.start_form.position if self.start_form and self.practice_box.isChecked() else None

    def _by_age(self) -> list[int]:
        """Seats from the youngest player to the oldest; empty if the game doesn't need ages."""
        return [self.rows.index(row) for row in self.age_order.order] if self.age_order else []

    def deal(self) -> None:
        """Start the game, and remember the table. If a number being typed is out of range, it is only corrected, so
        that the person sees the correction before the game starts."""
        typing = self.window().focusWidget()
        if not self.deal_button.isEnabled() or (isinstance(typing, NumberField) and typing.put_right()):
            return
        self._settings.meet([row.persons_name for row in self.rows if row.persons_name])
        seats = [[row.name.text(), row.player.player, row.emblem] for row in self.rows]
        held = {"seats": seats, "rules": self.form.rules.changed(), **self._kind()}
        if self.age_order:
            held[self.game.age_key] = self._by_age()
        if start := self._start():
            held[SETUP] = start
        self._settings.remember(self.game.key, json.dumps(held))
        self.wants.emit(NewGame(self.header()))

    def _restore(self) -> None:
        """Set up the table as it was last time, or a first one with a person and bots."""
        kept = self._settings.recalled(self.game.key, partial(_kept_table, self.game))
        if kept is None:
            self._add(HUMAN, next(iter(self._settings.people), ""), 0)
            while len(self.rows) < self.game.usual_seats:
                self.add_bot()
            return
        self.form.show_rules(kept.rules)
        self.hints_box.setChecked(kept.hints)
        self.practice_box.setChecked(kept.practice)
        for name, player, emblem in kept.seats:
            self._add(player, name, emblem)
        if self.age_order and kept.by_age:
            self.age_order.show_order([self.rows[seat] for seat in kept.by_age])
        if self.start_form and kept.start:
            self.start_form.show_position(kept.start)

    @override
    def arrange(self) -> None:
        """Lay out the page. Larger texts leave no room for all buttons in one row, so they take two."""
        super().arrange()
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._foot.setDirection(below if text_size_of(self) > _LARGE else beside)

    @override
    def about(self) -> HowToPlay | None:
        return HowToPlay(self.game.key, self.form.held.changed(), len(self.rows)) if has_lesson(self.game.key) else None

    @override
    def enter(self) -> None:
        self.deal_button.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal on Enter, unless the widget with the focus uses that key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.deal_button.click()
        else:
            super().keyPressEvent(event)


def _heading(text: str, size: int) -> QLabel:
    """Return a heading that keeps the height of its line, however much room there is."""
    label = make_label(serif(size, 700), text)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return label
