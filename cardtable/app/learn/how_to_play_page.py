"""Page on how to play a game: goal, rules at this table, a turn in three pictures, why bluffing pays, and all rules."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QTabWidget, QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.backdrop import OverlayPage
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.parts.widgets import scrolling
from cardtable.app.routes import Learn
from cardtable.app.table.panel import RulesView
from cardtable.app.table.thumbnail import TablePicture
from cardtable.engine.houserules import HouseRules
from cardtable.language import filled, in_sequence, language, listed_apart
from cardtable.session.lesson import Lesson, Summary
from cardtable.table.model import TableModel
from cardtable.table.rules_text import Section, changed_rules, differing

_LEAST = 150
"""Minimum height of a readable picture, in designed pixels."""


class HowToPlayPage(OverlayPage):
    """Overlay page with the tabs "In short" and "All rules"."""

    def __init__(
        self,
        lesson: Lesson,
        tables: Sequence[TableModel],
        rules: HouseRules,
        rules_page: Callable[[], Sequence[Section]],
        pixmaps: Pixmaps,
        seats: int | None = None,
    ) -> None:
        """Create the page; `tables` belong to the pictures of the lesson's summary.

        `rules` are the house rules in force, `rules_page` returns the rules of the game under them. `seats` is the
        number of players, None if the page isn't about a table.
        """
        super().__init__(pixmaps, 1180, 780, (70, 60))
        header = lesson.header
        self._emblems = emblems(header)
        assert lesson.summary
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        here = self._at_this_table(header.rules, rules, seats) if seats else ""
        self.tabs.addTab(scrolling(self._in_short(header.game.key, lesson.summary, tables, here)), self.tr("In short"))
        self.tabs.addTab(RulesView(rules_page, rules), self.tr("All rules"))
        title = filled(self.tr("How to play {game}"), game=header.game.title)
        self.back_button = make_button(self.tr("Back"), self.back, 15)
        self.learn_button = PlayButton(self.tr("Learn it at the table"), self.to(Learn(header.game.key)), (230, 46))
        self._sheet.column.addWidget(make_label(serif(28, 700), title))
        self._sheet.column.addWidget(self.tabs, 1)
        self._sheet.column.addLayout(make_row(self.back_button, None, self.learn_button))

    def _at_this_table(self, shown: HouseRules, rules: HouseRules, seats: int) -> str:
        """Return the number of players and the house rules, in a sentence.

        If the pictures, of a table with rules `shown`, don't show all of these, a pointer to all rules follows.
        """
        told = [self.tr("%n player(s)", "", seats), *(changed_rules(rules) or [self.tr("standard rules")])]
        here = filled(self.tr("At this table: {rules}."), rules=listed_apart(told))
        if all(getattr(shown, rule.name) == getattr(rules, rule.name) for rule in differing(rules)):
            return here
        more = self.tr("The pictures don't show all of this: see “{tab}”.")
        return in_sequence([here, filled(more, tab=self.tr("All rules"))])

    def _in_short(self, game: str, summary: Summary, tables: Sequence[TableModel], here: str) -> QWidget:
        page = QWidget()
        goal = make_column(_words(summary.goal, serif(19)), gap=6)
        self.here_label = _words(here, sans(14))
        self.here_label.setVisible(bool(here))
        goal.addWidget(self.here_label)
        turn = QGridLayout()
        turn.setHorizontalSpacing(20)
        turn.setRowStretch(0, 1)
        for place, (shown, table) in enumerate(zip(summary.pictures, tables, strict=True)):
            key = ("how to play", game, language(), shown.words)  # variants of a game have other words
            picture = TablePicture(self.pixmaps, self._emblems, table, shown.words, _LEAST, sliced=True, key=key)
            picture.setMinimumHeight(_LEAST)
            picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            turn.addWidget(picture, 0, place)
            turn.addWidget(_words(f"{place + 1}. {shown.words}", sans(15)), 1, place)
            turn.setColumnStretch(place, 1)
        bluff = make_label(sans(15, 700), self.tr("Why bluffing pays"))
        page.setLayout(make_column(goal, (turn, 1), bluff, _words(summary.bluff, serif(18)), gap=8, rim=(4, 12, 4, 4)))
        return page

    @property
    @override
    def ready(self) -> bool:
        return True

    @override
    def enter(self) -> None:
        self.learn_button.setFocus()


def _words(text: str, font: QFont) -> QLabel:
    label = make_label(font, text, wraps=True, plain=True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
    return label
