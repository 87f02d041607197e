"""What is asked at the bench: by which rules, and who plays."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QSpinBox, QTextBrowser, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.parts.paper import draw_paper
from cardtable.app.parts.widgets import scrolling
from cardtable.app.setup.rules_form import RulesForm
from cardtable.app.zoom import area, brush, zoom_of
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.engine.game import AnyGame
from cardtable.engine.houserules import HouseRules
from cardtable.language import at_the_start, listed
from cardtable.playtest.rounds import PROFILES
from cardtable.table.rules_changes import MarkedSection, changes_html, only_changes, rules_changes
from cardtable.table.rules_text import changed_rules
from cardtable.table.words import level_words

_STRUCK = palette.mix(palette.HEART, palette.INK, 0.1)
_LOW = 104
"""As designed: it is never lower than that, unless its words need less. What does not fit scrolls."""
_RIMS = 40
"""What it has around its title and its words, as designed."""


class RuleBook(QFrame):
    """Seen only where something changes."""

    def __init__(self, save: Callable[[], object]) -> None:
        """`save` is asked for where the whole book is wanted as a file."""
        super().__init__()
        self.title = make_label(sans(12, 600), self.tr("Rule book"))
        self.text = QTextBrowser()
        self.text.setFont(serif(15))
        self.text.setAccessibleName(self.title.text())
        self.text.document().setDocumentMargin(0)
        ink = f"color: {palette.INK.name()};"
        self.title.setStyleSheet(f"color: {palette.mix(palette.COPPER, palette.INK, 0.35).name()};")
        self.text.setStyleSheet(f"QTextBrowser {{ background: transparent; {ink} }}")
        self.save_button = make_button(
            self.tr("Save rule book…"),
            save,
            12,
            self.tr("Save all rules as a web page with your changes marked"),
            small=True,
        )
        top = make_row((self.title, 1), self.save_button, gap=8)
        self.setLayout(make_column(top, (self.text, 1), gap=4, rim=(18, 10, 14, 14)))
        self._room = 0
        self.text.document().documentLayout().documentSizeChanged.connect(self.zoom_changed)
        self.zoom_changed()
        self.hide()

    def fit(self, room: int) -> None:
        """Take as much of so many pixels of height as its words need."""
        self._room = room
        self.zoom_changed()

    def zoom_changed(self, *_: object) -> None:
        """All is larger or smaller now, or takes more lines or fewer."""
        zoom = zoom_of(self)
        needed = self.text.document().size().height() + self.save_button.sizeHint().height() + _RIMS * zoom
        self.setMinimumHeight(ceil(min(needed, _LOW * zoom)))
        self.setMaximumHeight(ceil(min(needed, max(self._room, _LOW * zoom))))

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.maximumHeight())

    def show_changes(self, sections: Sequence[MarkedSection]) -> None:
        """Shows these in the place of others."""
        style = f"<style>h4 {{ font-size: small; margin: 6px 0 0 0; }} del {{ color: {_STRUCK.name()}; }}</style>"
        self.text.setHtml(f"{style}<div style='color: {palette.INK.name()};'>{changes_html(sections, 4)}</div>")
        self.setVisible(bool(sections))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        whole = area(self)
        draw_paper(brush(self), QRectF(6, 4, whole.width() - 12, whole.height() - 12))


_BAR = 14
"""What the bar at the side of the rules takes."""
_WIDE = 540
"""From so many designed pixels on the rule book lies beside the rules."""
_HIGH = 260
"""Below them it is no higher, as designed."""


def open_choice(field: QWidget) -> None:
    """Has the person choose in a field: the keys go there, and what there is to choose from is shown."""
    field.setFocus(Qt.FocusReason.ShortcutFocusReason)
    if isinstance(field, QComboBox):
        field.showPopup()
    elif isinstance(field, QSpinBox):
        field.selectAll()


class Asking(QWidget):
    """The house rules of a game as a form, and the players above it: as many of a kind as sit at the table."""

    changed = Signal()
    based = Signal(object)
    """Other rules (a HouseRules) are to be the base."""
    book_wanted = Signal()
    """The rule book is to be saved."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self.game = game
        self.form = RulesForm(game.rules, in_lines=True)
        self.form.setContentsMargins(0, 0, 12, 0)
        self.seats = QSpinBox()
        self.seats.setRange(game.fewest_seats, game.most_seats)
        self.seats.setValue(game.usual_seats)
        self.seats.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.seats.setAccessibleName(self.tr("Number of players"))
        self.player = NarrowBox()
        self.player.setAccessibleName(self.tr("Who plays"))
        for player in PLAYERS[game.key].values():
            own = player.title()  # or as every game calls it
            self.player.addItem(at_the_start(level_words(own) if own == player.name else own), player.name)
        self.player.setCurrentIndex(self.player.findData(usual_player(game.key)))
        self.count = make_label(sans(12), look="dim")
        """How many rules differ from the author's."""
        self.reset_button = make_button(
            self.tr("Reset all"), self._reset, 12, self.tr("Set all house rules to standard"), small=True
        )
        self.add_button = make_button(
            self.tr("Add rule set"),
            None,
            12,
            self.tr("Add another rule set, played with the same deals (A)"),
            small=True,
        )
        self.base = game.rules()
        """With which the rules are compared."""
        self._bases = [self.base]  # what it could be
        self.base_box = NarrowBox()
        """The base, and what it could be."""
        self.base_box.setAccessibleName(self.tr("Compared with"))
        self.base_box.activated.connect(self._choose_base)
        self._base_row = QWidget()
        compared = make_label(sans(13), self.tr("Compared with"), look="dim")
        self._base_row.setLayout(make_row(compared, (self.base_box, 1), gap=8, rim=(0, 0, 0, 0)))
        self._shelf = scrolling(self.form)
        self.paper = RuleBook(self.book_wanted.emit)
        for part in (self.form, self._shelf, self.paper):
            part.installEventFilter(self)
        title = make_label(serif(18, 700), self.tr("Rules"))
        players = make_label(serif(18, 700), self.tr("Players"))
        self._parts = make_column((self._shelf, 3), gap=8)
        self._parts.addWidget(self.paper, 0, Qt.AlignmentFlag.AlignTop)
        column = make_column(
            make_row(players, None, self.seats, self.player, gap=8),
            6,
            make_row(title, self.count, None, self.add_button, self.reset_button, gap=8),
            self._base_row,
            (self._parts, 1),
            gap=8,
            rim=(0, 0, 0, 0),
        )
        self.setLayout(column)
        self.form.show_seats(self.seats.value())
        self.form.changed.connect(self._show_changed)
        self.form.changed.connect(self.changed)
        self.seats.valueChanged.connect(self.form.show_seats)
        self.player.currentIndexChanged.connect(self.changed)
        self._show_changed()
        self.zoom_changed()

    def zoom_changed(self) -> None:
        """All is larger or smaller now: no field is cut."""
        self._shelf.setMinimumWidth(self.form.minimumSizeHint().width() + round(_BAR * zoom_of(self)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_paper()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The rules have more room now, or less: how many lines they take is known only then."""
        if event.type() == QEvent.Type.Resize:
            self._fit_paper()
        return False

    def _fit_paper(self) -> None:
        """The rule book lies beside the rules, where there is room for both, or takes what they leave below them."""
        zoom = zoom_of(self)
        wide = self.width() >= _WIDE * zoom
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._parts.setDirection(across if wide else down)
        self._parts.setStretch(1, 2 if wide else 0)
        room = self._parts.geometry().height()
        rules = self.form.heightForWidth(self._shelf.viewport().width())
        self.paper.fit(room if wide else round(min(room - rules - self._parts.spacing(), _HIGH * zoom)))

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        stops = [self.seats, self.player, self.add_button, self.reset_button, self.base_box]
        return [*stops, *self.form.stops, self.paper.save_button]

    @property
    def level(self) -> str:
        """Who plays, inside a sentence."""
        return level_words(PLAYERS[self.game.key][str(self.player.currentData())].title())

    @property
    def players(self) -> tuple[str, ...]:
        """By seat."""
        return (str(self.player.currentData()),) * self.seats.value()

    @property
    def rules(self) -> HouseRules | None:
        """The rules as they are set; None where they can't stand together."""
        return None if self.form.problems else self.form.held

    def open_choice(self, name: str) -> None:
        """Has the person choose the value of a rule, by its name: the keys go there."""
        field = next(field.field for field in self.form.fields if field.rule.name == name)
        self._shelf.ensureWidgetVisible(field)
        open_choice(field)

    def show_base(self, base: HouseRules) -> None:
        """Compares with other rules."""
        self.base = base
        self._show_changed()

    def _offer_bases(self) -> None:
        """The standard rules, the base, and the rules as they are set, where these are others."""
        held, standard = self.form.held, self.game.rules()
        offered = {standard: self.tr("the standard rules")}
        offered.setdefault(self.base, listed(changed_rules(self.base)))
        if not self.form.problems:
            offered.setdefault(held, self.tr("these rules as they are now"))
        self._bases = list(offered)
        self.base_box.clear()
        self.base_box.addItems(list(offered.values()))
        self.base_box.setCurrentIndex(self._bases.index(self.base))
        self._base_row.setVisible(len(offered) > 1)

    def _choose_base(self, place: int) -> None:
        if self._bases[place] != self.base:
            self.based.emit(self._bases[place])

    def _reset(self) -> None:
        self.form.show_rules(self.game.rules())

    def _show_changed(self) -> None:
        changed = len(self.form.held.changed())
        self.count.setText(self.tr("%n changed", "", changed) if changed else self.tr("standard"))
        self.reset_button.setEnabled(bool(changed))
        page = PROFILES[self.game.key].rules_page
        pages = [page(rules, self.seats.value()) for rules in (self.base, self.form.held)]
        self.paper.show_changes(only_changes(rules_changes(*pages)))
        self._offer_bases()
        self._fit_paper()
