"""A game in which a lesson is given: a match in memory, played by the learner and by what the lesson's lines say."""

from collections import deque

from cardtable.engine.game import Refused
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.record import parse_line
from cardtable.engine.views import View
from cardtable.match import Match
from cardtable.session.lesson import Answer, Lesson, LessonFault, Step
from cardtable.session.observer import Observer
from cardtable.table.actions import Actions, Move, fits
from cardtable.wording import reason, worded


class TaughtGame:
    """One lesson, from step to step. What nobody decides is drawn from the header's seed, and played by itself."""

    def __init__(self, lesson: Lesson) -> None:
        header = lesson.header
        self.lesson = lesson
        self.observer = Observer(header, lesson.seat)
        """What the learner may see."""
        self._match = _match(lesson, self.observer)
        self._due: deque[MoveLine | SayLine] = deque()  # what others do before this step says anything
        self._actions: Actions | None = None  # until something happens
        self.at = 0
        """The step, from 0."""
        self.reply = ""
        """What is said to the last answer, while that can still be meant."""
        self.explains = False
        """Whether that answer was not played, so that the same step asks again."""
        self._enter(0)

    @property
    def step(self) -> Step:
        """What is said now, once all has been played that comes before it."""
        return self.lesson.steps[self.at]

    @property
    def view(self) -> View:
        """What the learner knows now."""
        return self.observer.view(self._match)

    @property
    def on_last(self) -> bool:
        """Whether nothing comes after this step."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def plays(self) -> bool:
        """Whether something is still to be played before this step says anything."""
        return bool(self._due)

    @property
    def asks(self) -> bool:
        """Whether the learner is to make a move."""
        return bool(self.step.answers) and not self.plays

    def actions(self) -> Actions:
        """What they can do; of no kind where nothing is asked."""
        if not self.asks:
            return Actions()
        if self._actions is None:
            game, seat = self.lesson.header.game, self.lesson.seat
            self._actions = Actions(seat, game.patterns(self.view.state, seat), game.seat_parts)
        return self._actions

    def play_on(self) -> None:
        """Plays the next of what is due; Refused where that can't be."""
        line = self._due.popleft()
        self._actions = None
        self._match.submit(line.seat, line)

    def go_on(self) -> None:
        """What there was to read has been read."""
        self._say("")
        self._enter(self.at + 1)

    def answer(self, move: Move) -> bool:
        """The learner's move: whether it goes on. Refused where it can't be made."""
        answer = next(answer for answer in self.step.answers if answer.move is None or fits(answer.move, move))
        if answer.goes_on:
            seat, header = self.lesson.seat, self.lesson.header
            line = parse_line({"seat": seat, **move}, header.game, len(header.seats))
            assert isinstance(line, MoveLine)
            self._match.submit(seat, line)
            self._enter(self.at + 1)
        self._say(answer.reply, explains=not answer.goes_on)
        return answer.goes_on

    def right_moves(self) -> list[Move]:
        """Of each answer that goes on a move that makes it, if there is one now."""
        right = [answer for answer in self.step.answers if answer.goes_on]
        return [move for answer in right if (move := self._move_of(answer))]

    def _move_of(self, answer: Answer) -> Move | None:
        actions = self.actions()
        move = actions.first(answer.move or {})
        # One that goes on whatever is played may be taken by an answer before it.
        taken = next((other for other in self.step.answers if move and fits(other.move or {}, move)), None)
        return move if taken is answer else None

    def go_to(self, at: int) -> None:
        """From the beginning to a step, or to the last where there are not so many, by right answers; what comes before
        that step says anything is still to be played. LessonFault where the lesson can't be played."""
        while self.at < min(at, len(self.lesson.steps) - 1):
            self.take_step()
        self._say("")

    def take_step(self) -> None:
        """To the next step by a right answer; LessonFault where the lesson can't be played."""
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
            raise LessonFault(worded("step {number}: {why}", number=number, why=reason(why))) from None

    def _say(self, reply: str, explains: bool = False) -> None:
        self.reply, self.explains = reply, explains

    def _enter(self, at: int) -> None:
        self.at = at
        self._actions = None
        self._due += self.lesson.lines[at]


def check_played(lesson: Lesson) -> None:
    """Plays a lesson to its end by right answers, and to each of its pictures; LessonFault where that can't be."""
    game = TaughtGame(lesson)
    game.go_to(len(lesson.steps))
    try:
        while game.plays:
            game.play_on()
    except Refused as why:
        raise LessonFault(worded("step {number}: {why}", number=game.at + 1, why=reason(why))) from None
    for told in (lesson, *[lesson.under(variant.header.rules) for variant in lesson.variants]):
        for number in range(len(told.moments)):
            moment(told, number)


def moment(lesson: Lesson, picture: int) -> Observer:
    """What the learner has seen by a picture of the summary; LessonFault where it can't come to that."""
    observer = Observer(lesson.header, lesson.seat)
    match = _match(lesson, observer)
    try:
        for line in lesson.moments[picture]:
            match.submit(line.seat, line)
    except Refused as why:
        raise LessonFault(worded("picture {number}: {why}", number=picture + 1, why=reason(why))) from None
    return observer


def _match(lesson: Lesson, observer: Observer) -> Match:
    """The game as the lesson finds it."""
    match = Match(lesson.header, KeyedRandom(lesson.header.seed or 0), [observer])
    match.go_on()
    return match
