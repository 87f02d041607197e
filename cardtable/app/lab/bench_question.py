"""Question on the bench as its title: game, players and rules. A click on a word changes it."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.art.fonts import serif
from cardtable.app.art.palette import Scheme
from cardtable.app.lab.asking import Asking, open_choice
from cardtable.app.lab.bench_rule_sets import BenchRuleSets
from cardtable.app.parts.accessible import set_accessible_texts
from cardtable.app.parts.forms import make_label, make_row
from cardtable.app.parts.narrow_box import NarrowBox
from cardtable.app.routes import Bench
from cardtable.app.screens import SCREENS
from cardtable.engine.games import GAMES
from cardtable.language import filled, listed, standing_alone
from cardtable.playtest.quarters import COURSE
from cardtable.playtest.rounds import PROFILES
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.trials import level_above
from cardtable.table.rules_text import changed_rules, differing


class StudyQuestion:
    """Question on the bench, put together from the form and the rule sets each time it is read."""

    def __init__(self, asking: Asking, arms: BenchRuleSets, seed: int) -> None:
        self._asking = asking
        self._arms = arms
        self.seed = seed
        """Seed for the deals of all games."""
        self.goals: dict[str, Goal] = {}
        """Goals, by name of the measure."""
        self.also: tuple[str, ...] = ()
        """Extra trials beside the games, such as COURSE."""

    @property
    def study(self) -> Study | None:
        """Question with its goals; None while there is nothing to compare."""
        return self._arms.study(self._asking.players, self.seed, tuple(self.goals.values()), self.also)

    @property
    def played(self) -> Study | None:
        """Study to play: the question without its goals, on which no game depends. None if nothing is compared."""
        study = self.study
        return study._replace(goals=()) if study else None

    @property
    def place(self) -> int | None:
        """Number of the chosen rule set in the study, where the base is 0; None if the study leaves it out."""
        return self._arms.place(self._arms.at, self.study)

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
        self._arms.show_study(study)


_GAME, _SEATS, _PLAYER = "game?", "seats?", "player?"
"""Links on the words for game, number and kind of players; the other links are names of rules."""


class BenchQuestion(QWidget):
    """Title of the bench with links on the words that can be changed, beside the choice of a game."""

    wants = Signal(object)
    """Bench of another game, to be opened."""
    reached = Signal()
    """Emitted when the form is to be brought into view, to choose in one of its fields."""

    def __init__(self, colours: Scheme, asking: Asking, arms: BenchRuleSets) -> None:
        super().__init__()
        self.colours = colours
        self._asking = asking
        self._arms = arms
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
        held, base = self._asking.form.held, self._arms.base
        changed = zip(differing(held, base), changed_rules(held, base), strict=True)
        game = marked(_GAME, self._asking.game.title)
        if not self._arms.standard:
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
