"""Play of a lesson: a match in memory between the learner and the lines that the lesson gives to the other seats."""

from collections import deque

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.views import View
from cardtable.errors import BadInput, Refused
from cardtable.match import Match
from cardtable.session.lesson import Lesson, LessonAnswer, LessonStep
from cardtable.session.observer import Observer
from cardtable.table.actions import Actions, actions_in, fits
from cardtable.wording import reason, worded


class TaughtGame:
    """Lesson being played, step by step. Deals, drawn from the header's seed, and forced moves come by themselves."""

    def __init__(self, lesson: Lesson) -> None:
        header = lesson.header
        self.lesson = lesson
        self.observer = Observer(header, lesson.seat)
        """Observer for the learner."""
        self._match = _match(lesson, self.observer)
        self._due: deque[MoveLine | SayLine] = deque()  # lines to play before the text of this step is shown
        self._actions: Actions | None = None  # kept until something happens
        self.at = 0
        """Number of the current step, from 0."""
        self.reply = ""
        """Reply to the last answer; empty once it no longer applies."""
        self.explains = False
        """True if the last answer was not played, so that the same step asks again."""
        self._enter(0)

    @property
    def step(self) -> LessonStep:
        """Current step. Its text is shown once its lines have been played (see `plays`)."""
        return self.lesson.steps[self.at]

    @property
    def view(self) -> View:
        """View that the learner has now."""
        return self.observer.view(self._match)

    @property
    def on_last(self) -> bool:
        """True at the last step."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def plays(self) -> bool:
        """True while lines are still to be played before the text of this step is shown."""
        return bool(self._due)

    @property
    def asks(self) -> bool:
        """True if the learner is to make a move."""
        return bool(self.step.answers) and not self.plays

    def actions(self) -> Actions:
        """Return the learner's legal moves; none unless they are asked for one."""
        if not self.asks:
            return Actions()
        if self._actions is None:
            self._actions = actions_in(self.view, self.lesson.seat)
        return self._actions

    def play_on(self) -> None:
        """Play the next line of this step; Refused if it isn't legal."""
        line = self._due.popleft()
        self._actions = None
        self._match.submit(line.seat, line)

    def go_on(self) -> None:
        """Go on from a step that was only for reading."""
        self._say("")
        self._enter(self.at + 1)

    def answer(self, move: MoveLine) -> bool:
        """Answer the step with a move; returns whether the lesson goes on. Refused if the move isn't legal."""
        answer = next(answer for answer in self.step.answers if answer.move is None or fits(answer.move, move))
        if answer.goes_on:
            self._match.submit(self.lesson.seat, move)
            self._enter(self.at + 1)
        self._say(answer.reply, explains=not answer.goes_on)
        return answer.goes_on

    def right_moves(self) -> list[MoveLine]:
        """Return a legal move for each answer that goes on, if it has one now."""
        right = [answer for answer in self.step.answers if answer.goes_on]
        return [move for answer in right if (move := self._move_of(answer))]

    def _move_of(self, answer: LessonAnswer) -> MoveLine | None:
        actions = self.actions()
        move = actions.first(answer.move or {})
        # A move that fits this answer may fit an earlier one too, which then counts instead.
        taken = next((other for other in self.step.answers if move and fits(other.move or {}, move)), None)
        return move if taken is answer else None

    def go_to(self, at: int) -> None:
        """Go on by right answers to a step, or to the last if there are fewer. The step's own lines are not played yet.

        Raises BadInput if the lesson can't be played.
        """
        while self.at < min(at, len(self.lesson.steps) - 1):
            self.take_step()
        self._say("")

    def take_step(self) -> None:
        """Go on to the next step by a right answer; BadInput if the lesson can't be played."""
        number = self.at + 1
        try:
            while self.plays:
                self.play_on()
            if not self.asks:
                self.go_on()
                return
            moves = self.right_moves()
            if not moves:
                raise Refused(worded("no legal move leads to the next step"))
            self.answer(moves[0])
        except Refused as why:
            raise BadInput(worded("step {number}: {why}", number=number, why=reason(why))) from None

    def _say(self, reply: str, explains: bool = False) -> None:
        self.reply, self.explains = reply, explains

    def _enter(self, at: int) -> None:
        self.at = at
        self._actions = None
        self._due += self.lesson.lines[at]


def check_played(lesson: Lesson) -> None:
    """Play a lesson to its end by right answers, and to each of its pictures; BadInput if that isn't possible."""
    game = TaughtGame(lesson)
    game.go_to(len(lesson.steps))
    try:
        while game.plays:
            game.play_on()
    except Refused as why:
        raise BadInput(worded("step {number}: {why}", number=game.at + 1, why=reason(why))) from None
    for told in (lesson, *[lesson.under(variant.header.rules) for variant in lesson.variants]):
        for number in range(len(told.moments)):
            moment(told, number)


def moment(lesson: Lesson, picture: int) -> Observer:
    """Return an observer with what the learner has seen by a picture of the summary, whose number counts from 0.

    Raises BadInput if the lines of the picture can't be played.
    """
    observer = Observer(lesson.header, lesson.seat)
    match = _match(lesson, observer)
    try:
        for line in lesson.moments[picture]:
            match.submit(line.seat, line)
    except Refused as why:
        raise BadInput(worded("picture {number}: {why}", number=picture + 1, why=reason(why))) from None
    return observer


def _match(lesson: Lesson, observer: Observer) -> Match:
    """Return a match at the position from which the lesson starts."""
    match = Match(lesson.header, KeyedRandom(lesson.header.seed or 0), [observer])
    match.go_on()
    return match
