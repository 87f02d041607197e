"""What is asked on the bench, all of it together: by which rule sets, who plays, what it should come to, and what is
tried beside."""

from cardtable.app.lab.arms import Arms
from cardtable.app.lab.asking import Asking
from cardtable.playtest.quarters import COURSE
from cardtable.playtest.study import Goal, Study
from cardtable.playtest.trials import level_above


class Asked:
    """Put together from the form and the rule sets whenever somebody wants to know."""

    def __init__(self, asking: Asking, arms: Arms, seed: int) -> None:
        self._asking = asking
        self._arms = arms
        self.seed = seed
        """What all games are dealt by."""
        self.goals: dict[str, Goal] = {}
        """What some measures should come to, by measure."""
        self.also: tuple[str, ...] = ()
        """What is tried beside the games."""

    @property
    def study(self) -> Study | None:
        """It as a study, with the goals; None while there is nothing to compare."""
        return self._arms.study(self._asking.players, self.seed, tuple(self.goals.values()), self.also)

    @property
    def played(self) -> Study | None:
        """What is to be played for it: no game depends on a goal."""
        study = self.study
        return study._replace(goals=()) if study else None

    @property
    def place(self) -> int | None:
        """Which rule set of the study is shown beside its base; None where the chosen one is not compared."""
        return self._arms.place(self._arms.at, self.study)

    @property
    def stronger(self) -> str | None:
        """The next stronger level than the one that plays, if there is one."""
        return level_above(self._asking.game.key, self._asking.players[0].partition(":")[0])

    @property
    def course(self) -> bool:
        """Whether it is to be known how games run."""
        return COURSE in self.also

    def ask_course(self, wanted: bool) -> None:
        """That is to be known too, or not any more."""
        self.also = (*[one for one in self.also if one != COURSE], *((COURSE,) * wanted))

    def show_study(self, study: Study) -> None:
        """Asks what a study asks, in the place of all that was asked."""
        self.seed, self.also = study.seed, study.also
        self.goals = {goal.measure: goal for goal in study.goals}
        self._asking.seats.setValue(len(study.players))
        self._asking.player.setCurrentIndex(self._asking.player.findData(study.players[0]))
        self._arms.show_study(study)
