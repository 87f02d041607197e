"""Games of a study beside its findings: those that the rules changed, those behind a bar, and unusual ones."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.palette import Scheme
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.lab.bench_view import BenchView
from cardtable.app.lab.game_course import Courses, GameCourse, Wanted, lead_words, told_leads
from cardtable.app.lab.games_list import GamesList, ListedGame, each_once, listed_case, listed_example
from cardtable.app.parts.forms import make_button, make_column, make_label
from cardtable.app.zoom import zoom_of
from cardtable.language import as_number, filled, translate
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.findings import StudySnapshot
from cardtable.playtest.findings_text import bar_words
from cardtable.playtest.histogram import ALL_SHARE, LONGEST, UNFINISHED, Example, OddGames
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.rule_set_measures import every_measure

_ROOMY = 520
"""Least height, in designed pixels, at which the course of the chosen game is shown."""


_Listing = tuple[Sequence[ListedGame], str, str]
"""Games that are listed, their heading, and words on how many there are."""


class GamesSide(QWidget):
    """Panel with a list of games, the course of the chosen one, and buttons to watch it."""

    watched = Signal(int, object)
    """Number of a rule set and the `ListedGame` to watch under it."""
    compared = Signal(object)
    """`ListedGame` to show under both rule sets, side by side."""

    def __init__(self, colours: Scheme, pixmaps: Pixmaps, game: str) -> None:
        super().__init__()
        self._game = game
        self._plan: StudyPlan | None = None
        self._standard = True  # True if the base is the standard rules
        self._standing: StudySnapshot | None = None
        self._beside = 1  # number of the rule set shown beside the base
        self._wanted: Callable[[StudySnapshot], _Listing] | None = None
        """Finds the games that are wanted; None for those that the rules changed."""
        self.title = make_label(serif(18, 700), wraps=True)
        self.counted = make_label(sans(12), look="dim", wraps=True)
        self.all_button = make_button(
            self.tr("Back to the games the rules changed"), self.show_mattered, 13, small=True
        )
        self._colours = colours
        self.games = GamesList(colours)
        self.courses = Courses(self)
        self.courses.found.connect(self._show_courses)
        self.games.others_seen.connect(self._want_courses)
        self.course = GameCourse(colours, pixmaps, self.courses)
        self.course.opened.connect(self._compare)
        self.odd = make_label(sans(12), look="dim", wraps=True, plain=False)
        self.odd.setOpenExternalLinks(False)
        self.odd.linkActivated.connect(self.show_odd)
        self.watch_button = make_button(self.tr("Watch with these rules"), self._watch_yours, 14)
        self.watch_base_button = make_button(self.tr("Watch with the standard rules"), partial(self._watch, 0), 14)
        self.both_button = make_button(
            self.tr("Side by side"), self._compare, 14, self.tr("Show both games from the first difference (O)")
        )
        self.games.activated.connect(lambda _: self.watch())
        self.games.row_changed.connect(self._chosen)
        self.setLayout(
            make_column(
                self.title,
                self.counted,
                self.all_button,
                (self.games, 1),
                self.course,
                self.odd,
                self.both_button,
                self.watch_button,
                self.watch_base_button,
                gap=8,
                rim=(0, 0, 0, 0),
            )
        )

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in tab order."""
        return [
            self.all_button,
            self.games,
            self.course.plot,
            self.odd,
            self.both_button,
            self.watch_button,
            self.watch_base_button,
        ]

    def show_scheme(self, colours: Scheme) -> None:
        self._colours = colours
        self.games.show_scheme(colours)
        self.course.show_scheme(colours)
        self.odd.clear()  # its links keep the colours that they were written in
        self._show()

    def show_view(self, plan: StudyPlan | None, view: BenchView) -> None:
        """Show games from the findings on the rule set that is being edited, played by `plan`.

        Without findings the list is empty, and the next ones begin with the games that the rules changed.
        """
        self._plan = plan
        self._standing = view.standing if view.differences else None
        if self._standing is None:
            self._wanted = None
        beside, standard = view.question.place or 1, view.question.standard
        other, self._beside = beside != self._beside, beside
        self._standard = self.course.standard = standard
        self.watch_base_button.setText(
            self.tr("Watch with the standard rules") if standard else self.tr("Watch with the base rules")
        )
        self._show(anew=other)

    def show_mattered(self) -> None:
        """List the games that the rules changed, and focus them."""
        self._want(None)
        self.games.setFocus()

    def show_bar(self, measure: str, number: int) -> None:
        """List the games behind a bar of a measure; bars are numbered from the left, from 0."""
        if self._standing is not None:
            # Found again by its lower end after more games have changed the bars
            low = self._standing.findings.rule_sets[0].bars[measure][number].low
            self._want(lambda standing: self._of_bar(standing, measure, low))

    def show_value(self, measure: str, value: float) -> None:
        """List the games behind the bar that a value falls in."""
        bars = self._standing.findings.rule_sets[0].bars.get(measure, ()) if self._standing else ()
        if bars:
            self.show_bar(measure, max([number for number, bar in enumerate(bars) if bar.low <= value], default=0))

    def show_odd(self, kind: str) -> None:
        """List unusual games: UNFINISHED, ALL_SHARE or LONGEST."""
        self._want(lambda standing: self._of_kind(standing, kind))

    def _want(self, wanted: Callable[[StudySnapshot], _Listing] | None) -> None:
        self._wanted = wanted
        self._show(anew=True)

    # --- display -------------------------------------------------------------------------------------------------

    def _of_both(self, examples: Sequence[Sequence[Example]]) -> list[ListedGame]:
        """Return rows for examples by place in the pair, those of the rule set beside the base first."""
        pair = self._pair
        return [listed_example(one, pair[place], self._standard) for place in (1, 0) for one in examples[place]]

    def _show(self, anew: bool = False) -> None:
        games, title, counted = self._listing
        self.games.show_games(games, anew)
        self._show_courses()
        self.title.setText(title)
        self.title.setVisible(bool(games) or self._wanted is not None)
        self.counted.setText(counted)
        self.all_button.setVisible(self._wanted is not None)
        self.odd.setText(self._odd_words())
        self.odd.setVisible(bool(self.odd.text()))
        self._chosen()

    @property
    def _listing(self) -> _Listing:
        if self._standing is None:
            return [], self.tr("Games the rules changed"), ""
        return (self._wanted or self._mattered)(self._standing)

    def _mattered(self, standing: StudySnapshot) -> _Listing:
        found, counted = standing.findings.differences[self._beside - 1], ""
        if found.differ:
            text = self.tr("Played differently: {differ} of {pairs} deals; the most affected come first.")
            counted = filled(text, differ=as_number(found.differ), pairs=as_number(found.pairs))
        games = each_once([listed_case(case, self._beside) for case in standing.cases[self._beside - 1]])
        return games, self.tr("Games the rules changed"), counted

    def _of_bar(self, standing: StudySnapshot, measure: str, low: float) -> _Listing:
        sets = [standing.findings.rule_sets[number].bars[measure] for number in self._pair]
        number = max([number for number, bar in enumerate(sets[0]) if bar.low <= low], default=0)
        pair = [bars[number] for bars in sets]
        label = every_measure(self._game)[measure].label()
        title = filled(self.tr("{measure}: {values}"), measure=label, values=bar_words(measure, pair[0]))
        text = (
            self.tr(
                "Games with these rules: {yours}; with the standard rules: {authors}. Only the first few are listed."
            )
            if self._standard
            else self.tr(
                "Games with these rules: {yours}; with the base rules: {authors}. Only the first few are listed."
            )
        )
        counted = filled(text, yours=as_number(pair[1].games), authors=as_number(pair[0].games))
        return self._of_both([bar.examples for bar in pair]), title, counted

    def _of_kind(self, standing: StudySnapshot, kind: str) -> _Listing:
        odd = self._odd_games(standing)
        titles = {
            UNFINISHED: self.tr("Games that never ended"),
            ALL_SHARE: self.tr("Games everyone won"),
            LONGEST: self.tr("Longest games"),
        }
        counts = {
            UNFINISHED: [one.unfinished for one in odd],
            ALL_SHARE: [one.all_share for one in odd],
            LONGEST: [one.moves for one in odd],
        }
        text = (
            self.tr("{yours} with these rules and {authors} with the standard rules. Only the first few are listed.")
            if self._standard
            else self.tr("{yours} with these rules and {authors} with the base rules. Only the first few are listed.")
        )
        if kind == LONGEST:
            text = (
                self.tr("{yours} moves with these rules, {authors} with the standard rules.")
                if self._standard
                else self.tr("{yours} moves with these rules, {authors} with the base rules.")
            )
        counted = filled(text, yours=as_number(counts[kind][1]), authors=as_number(counts[kind][0]))
        return self._of_both([one.examples(kind) for one in odd]), titles[kind], counted

    @property
    def _pair(self) -> tuple[int, int]:
        """Numbers of the shown rule sets: the base, and the one beside it."""
        return 0, self._beside

    def _odd_games(self, standing: StudySnapshot) -> list[OddGames]:
        return [standing.findings.rule_sets[number].odd for number in self._pair]

    def _odd_words(self) -> str:
        """Return links to the unusual games, each kind with its number; empty if there are none."""
        if self._standing is None:
            return ""
        odd = self._odd_games(self._standing)
        told = [
            (UNFINISHED, translate("GamesSide", "%n that never ended", None, sum(one.unfinished for one in odd))),
            (ALL_SHARE, translate("GamesSide", "%n that everyone won", None, sum(one.all_share for one in odd))),
            (LONGEST, self.tr("the longest")),
        ]
        there = [f'<a href="{kind}">{words}</a>' for kind, words in told if any(one.examples(kind) for one in odd)]
        return filled(self.tr("Unusual games: {kinds}"), kinds=" · ".join(there)) if there else ""

    def _chosen(self, *_: int) -> None:
        """Update the buttons and the course for the selected game.

        No course is shown while games are played and the first row is selected only because it is first.
        """
        game = self.games.chosen
        for part in (self.both_button, self.watch_button, self.watch_base_button):
            part.setVisible(game is not None)
        stays = self._standing is not None and (self._standing.over or self.games.by_hand)
        self.course.want(self._wanted_of(game) if game and stays else None)
        self._want_courses()

    def _wanted_of(self, game: ListedGame) -> Wanted | None:
        return Wanted(self._plan, self._beside, game.block, game.rotation) if self._plan else None

    def _want_courses(self, *_: int) -> None:
        """Ask for the course of the selected game, and once play is over for those of all visible games."""
        over = self._standing is not None and self._standing.over
        seen = [self._wanted_of(game) for game in self.games.seen] if over else []
        wanted = [one for one in (self.course.wanted, *seen) if one is not None]
        self.courses.want(list(dict.fromkeys(wanted)))

    def _show_courses(self) -> None:
        if self._plan is None:
            return
        unit = PROFILES[self._game].unit()
        known = {}
        for game in self.games.rows:
            wanted = self._wanted_of(game)
            courses = self.courses.of(wanted) if wanted else None
            if courses is not None:
                led = told_leads(courses)
                known[game[:2]] = led, lead_words(led.seat, unit, self._standard, self._colours)
        self.games.show_courses(known)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.course.fit(self.height() >= _ROOMY * zoom_of(self))

    # --- other pages ---------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Watch the selected game, under the rule set of its last result."""
        if self.games.chosen is not None:
            self._watch(self.games.chosen.rule_set)

    def _compare(self) -> None:
        if self.games.chosen is not None:
            self.compared.emit(self.games.chosen)

    def _watch_yours(self) -> None:
        self._watch(self._beside)

    def _watch(self, rule_set: int) -> None:
        if self.games.chosen is not None:
            self.watched.emit(rule_set, self.games.chosen)
