"""Question on the bench: its title, in which a click on a word changes it, and the list of its rule sets."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.bench_form import Asking, open_choice
from cardtable.app.lab.bench_rule_sets import MOST, BenchFindings, BenchRuleSets
from cardtable.app.lab.findings_style import YOURS, diamond, on_panel, verdict_ink, verdict_sign
from cardtable.app.parts.dialogs import name_dialog
from cardtable.app.parts.fields import NarrowBox
from cardtable.app.parts.forms import TRAILING, make_button, make_column, make_label, make_row
from cardtable.app.parts.lists import DrawnList
from cardtable.app.parts.seat_mark import draw_cut
from cardtable.app.parts.widgets import set_accessible_texts
from cardtable.app.routes import Bench
from cardtable.app.screens import SCREENS
from cardtable.app.zoom import zoom_of
from cardtable.engine.games import GAMES
from cardtable.language import filled, listed, standing_alone, translate
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.suspense import COURSE
from cardtable.playtest.trials import level_above
from cardtable.table.rules_text import changed_rules, differing


class StudyQuestion:
    """Question on the bench, put together from the form and the rule sets each time it is read."""

    def __init__(self, asking: Asking, rule_sets: BenchRuleSets, seed: int) -> None:
        self._asking = asking
        self._rule_sets = rule_sets
        self.seed = seed
        """Seed for the deals of all games."""
        self.goals: dict[str, Goal] = {}
        """Goals, by name of the measure."""
        self.also: tuple[str, ...] = ()
        """Extra trials beside the games, such as COURSE."""

    @property
    def study(self) -> Study | None:
        """Question with its goals; None while there is nothing to compare."""
        return self._rule_sets.study(self._asking.players, self.seed, tuple(self.goals.values()), self.also)

    @property
    def played(self) -> Study | None:
        """Study to play: the question without its goals, on which no game depends. None if nothing is compared."""
        study = self.study
        return study._replace(goals=()) if study else None

    @property
    def place(self) -> int | None:
        """Number of the chosen rule set in the study, where the base is 0; None if the study leaves it out."""
        return self._rule_sets.place(self._rule_sets.at, self.study)

    @property
    def stronger(self) -> str | None:
        """Next level above the players'; None if theirs is the strongest."""
        return level_above(self._asking.game.key, self._asking.players[0].partition(":")[0])

    @property
    def course(self) -> bool:
        """True if suspense and the other measures of a game's course are wanted."""
        return COURSE in self.also

    def ask_course(self, wanted: bool) -> None:
        """Set whether suspense and the other measures of a game's course are wanted."""
        self.also = (*[one for one in self.also if one != COURSE], *((COURSE,) * wanted))

    def show_study(self, study: Study) -> None:
        """Replace the question by that of a study."""
        self.seed, self.also = study.seed, study.also
        self.goals = {goal.measure: goal for goal in study.goals}
        self._asking.seats.setValue(len(study.players))
        self._asking.player.setCurrentIndex(self._asking.player.findData(study.players[0]))
        self._rule_sets.show_study(study)


_GAME, _SEATS, _PLAYER = "game?", "seats?", "player?"
"""Links on the words for game, number and kind of players; the other links are names of rules."""


class BenchQuestion(QWidget):
    """Title of the bench with links on the words that can be changed, beside the choice of a game."""

    wants = Signal(object)
    """Bench of another game, to be opened."""
    reached = Signal()
    """Emitted when the form is to be brought into view, to choose in one of its fields."""

    def __init__(self, colours: Scheme, asking: Asking, rule_sets: BenchRuleSets) -> None:
        super().__init__()
        self.colours = colours
        self._asking = asking
        self._rule_sets = rule_sets
        self.title = make_label(serif(26, 700), wraps=True, plain=False)
        by_hand = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.title.setTextInteractionFlags(by_hand)
        self.title.setToolTip(self.tr("Click a word to change it"))
        self.title.linkActivated.connect(self._change_word)
        self.games_box = NarrowBox()
        self.games_box.setAccessibleName(self.tr("Game"))
        for key in SCREENS:
            if key in PROFILES:
                self.games_box.addItem(GAMES[key].title, key)
        self.games_box.setCurrentIndex(self.games_box.findData(asking.game.key))
        self.games_box.activated.connect(self._choose_game)
        self.setLayout(make_row((self.title, 1), self.games_box, gap=18, rim=(0, 0, 0, 0)))

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [self.title, self.games_box]

    def show_words(self) -> None:
        """Show the question as it is now."""
        self.title.setText(standing_alone(self._question(self._linked)))
        set_accessible_texts(self.title, self._question(lambda key, words: words))

    def _linked(self, key: str, words: str) -> str:
        return f'<a href="{key}" style="color: {self.colours.text.name()};">{escape(words)}</a>'

    def _question(self, marked: Callable[[str, str], str]) -> str:
        """Return the question; `marked` formats each changeable part, given its link and its words."""
        held, base = self._asking.form.held, self._rule_sets.base
        changed = zip(differing(held, base), changed_rules(held, base), strict=True)
        game = marked(_GAME, self._asking.game.title)
        if not self._rule_sets.standard:
            game = filled(self.tr("{game} with “{base}”"), game=game, base=listed(changed_rules(base)))
        words = {
            "game": game,
            "count": marked(_SEATS, str(self._asking.seats.value())),
            "player": marked(_PLAYER, self._asking.level),
            "rules": listed([marked(rule.name, said) for rule, said in changed]),
            "another": marked(self._asking.form.fields[0].rule.name, self.tr("another rule")),
        }
        if words["rules"]:
            text = self.tr("{game} for {count} {player} players: what does “{rules}” do?")
        else:
            text = self.tr("{game} for {count} {player} players: what would {another} do?")
        return filled(text, **words)

    def _change_word(self, key: str) -> None:
        """Let the person change the word whose link was clicked."""
        if key == _GAME:
            open_choice(self.games_box)
            return
        self.reached.emit()
        if key in (_SEATS, _PLAYER):
            open_choice(self._asking.seats if key == _SEATS else self._asking.player)
        else:
            self._asking.open_choice(key)

    def _choose_game(self) -> None:
        key = str(self.games_box.currentData())
        if key != self._asking.game.key:
            self.wants.emit(Bench(key))


_ROW = 30
_NAME_SHARE = 0.4
"""Share of a row's width for the name."""


class SetRow(NamedTuple):
    """Row of the list of rule sets."""

    name: str
    told: str
    """Clearest finding, in a sentence."""
    verdicts: Sequence[str]
    """Verdicts on the goals, in order."""
    tip: str
    """Changes from the base in words, for the tooltip."""


class RuleSetsList(DrawnList):
    """List of rule sets: a row can be opened, renamed and deleted."""

    def __init__(self, colours: Scheme) -> None:
        super().__init__(translate("bench", "Rule sets"), _ROW)
        self.colours = colours
        self.rows: Sequence[SetRow] = ()
        self.shown = -1
        """Row of the rule set in the form, whose findings are shown."""

    def show_rows(self, rows: Sequence[SetRow], shown: int) -> None:
        """Replace the rows; `shown` is the row of the rule set in the form."""
        if list(rows) != list(self.rows):
            self.rows = rows
            self.show_texts(
                [". ".join(filter(None, (row.name, row.told, listed(row.verdicts)))) for row in rows],
                [row.tip for row in rows],
            )
            self.setCurrentRow(shown)
            self.updateGeometry()
        elif shown != self.shown:
            self.setCurrentRow(shown)
        self.shown = shown
        self.zoom_changed()
        self.viewport().update()

    def zoom_changed(self) -> None:
        """Set the height to that of all rows, for the zoom."""
        self.setFixedHeight(round(len(self.rows) * _ROW * zoom_of(self)) + 2 * self.frameWidth())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    @override
    def draw(self, painter: QPainter, box: QRectF, number: int, chosen: bool) -> None:
        row, colours, shown = self.rows[number], self.colours, number == self.shown
        if chosen or shown:
            painter.setPen(colours.accent if chosen else palette.faded(colours.accent, 0.5))
            painter.setBrush(palette.faded(colours.accent, 0.16 if shown else 0.0))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        inner = box.adjusted(12, 0, -10, 0)
        ink = on_panel(YOURS, colours)
        sign = QRectF(inner.x(), inner.y(), 10, inner.height())
        painter.setPen(ink)
        painter.setBrush(ink if shown else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(diamond(QPointF(self.placed(box, sign).center())))
        inner.setLeft(inner.left() + 18)
        inner.setRight(self._draw_verdicts(painter, box, inner, row.verdicts))
        name = QRectF(inner.x(), inner.y(), _NAME_SHARE * inner.width(), inner.height())
        painter.setPen(colours.text)
        draw_cut(painter, row.name, sans(14, 600), self.placed(box, name))
        told = inner.adjusted(name.width() + 12, 0, 0, 0)
        draw_cut(painter, row.told, serif(15), self.placed(box, told))

    def _draw_verdicts(self, painter: QPainter, box: QRectF, room: QRectF, verdicts: Sequence[str]) -> float:
        """Draw signs from the right end of the room backwards, and return where the room left ends."""
        right = room.right()
        painter.setFont(sans(14, 700))
        for verdict in reversed(verdicts):
            sign = verdict_sign(verdict)
            wide = QFontMetricsF(painter.font()).horizontalAdvance(sign) + 8
            painter.setPen(verdict_ink(verdict, self.colours))
            painter.drawText(self.placed(box, QRectF(right - wide, room.y(), wide, room.height())), TRAILING, sign)
            right -= wide
        return right


class RuleSetsBox(QWidget):
    """List of the rule sets, with buttons beside it; they are known by number, from 0."""

    chosen = Signal()
    """Emitted when another rule set is the chosen one."""
    named = Signal()
    """Emitted when a rule set has been renamed."""

    def __init__(self, colours: Scheme, game: str, rule_sets: BenchRuleSets) -> None:
        super().__init__()
        self._game = game
        self._rule_sets = rule_sets
        self.list = RuleSetsList(colours)
        self.list.opened.connect(self.choose)
        self.list.renamed.connect(self._rename)
        self.list.deleted.connect(self.remove)
        rename = make_button(self.tr("Rename…"), lambda: self._rename(rule_sets.at), 12, small=True)
        remove = make_button(self.tr("Remove"), lambda: self.remove(rule_sets.at), 12, small=True)
        self.stops: list[QWidget] = [self.list, rename, remove]
        """Widgets in tab order."""
        buttons = make_column(rename, remove, None, gap=4, rim=(0, 0, 0, 0))
        self.setLayout(make_row((self.list, 1), buttons, gap=8, rim=(0, 0, 0, 6)))

    def choose(self, number: int) -> None:
        """Choose a rule set, to be edited and shown."""
        if number != self._rule_sets.at:
            self._rule_sets.at = number
            self.chosen.emit()

    def add(self) -> None:
        """Add a rule set, if there is room for one."""
        if len(self._rule_sets.all) < MOST:
            self._rule_sets.add()
            self.chosen.emit()

    def remove(self, number: int) -> None:
        """Remove a rule set, unless it is the only one."""
        if len(self._rule_sets.all) > 1:
            self._rule_sets.remove(number)
            self.chosen.emit()

    def name(self, number: int, name: str) -> None:
        """Rename a rule set."""
        self._rule_sets.rename(number, name)
        self.named.emit()

    def show_scheme(self, colours: Scheme) -> None:
        self.list.colours = colours

    def show_found(self, study: Study | None, standing: StudySnapshot | None, goals: Mapping[str, Goal]) -> None:
        """Show each rule set with its clearest finding; hide the box if there is only one."""
        self.setVisible(len(self._rule_sets.all) > 1)
        rows = [self._row(number, study, standing, goals) for number, _ in enumerate(self._rule_sets.all)]
        self.list.show_rows(rows, self._rule_sets.at)

    def _row(
        self, number: int, study: Study | None, standing: StudySnapshot | None, goals: Mapping[str, Goal]
    ) -> SetRow:
        found = BenchFindings(self._game, standing, self._rule_sets.place(number, study))
        words = ""
        if found.unfit:
            words = self.tr("No verdict: the players aren't fit to judge")
        elif found.differences:
            told = found.told
            words = f"{told[0].words} {told[0].bounds}" if told else self.tr("No difference has been proven")
        verdicts = [one.verdict for one in found.verdicts(goals).values()]
        tip = listed(changed_rules(self._rule_sets.all[number].rules, self._rule_sets.base))
        return SetRow(self._rule_sets.called(number), words, verdicts, tip)

    def _rename(self, number: int) -> None:
        name_dialog(
            self.window(),
            self.tr("Rename"),
            self.tr("Name this rule set:"),
            self._rule_sets.called(number),
            partial(self.name, number),
        ).open()
