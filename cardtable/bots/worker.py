"""Worker process in which players think for the app, answering questions; it never imports Qt.

Players read no clock: the same effort gives the same answer. A question also has a time limit, and a player that
searches is asked again, with twice the effort each time, as long as the next round should fit in.
"""

from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, NamedTuple

from cardtable.bots.player import Advice, Player, Reputation, has_words, talk_lines
from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine, line_object
from cardtable.engine.views import View, ViewReader, reader_of
from cardtable.processes import end_with_parent

HARDEST: Final = 16.0
"""Largest effort, however much time is left."""
_NEARLY: Final = 0.999
"""Largest share of a task told before it is finished."""
_WORTH_TELLING: Final = 0.01
"""Increase of the share of a task that is worth telling."""


class Question(NamedTuple):
    """Question to a player."""

    number: int
    """Number that the answer repeats."""
    lines: list[dict[str, Any]]
    """The seat's view, header included: all that the player learns."""
    player: str
    key: int
    """Key of the decision's randomness, from which nothing about the deal can be inferred."""
    effort: float
    """Effort of the first round of thought, which is finished however long it takes."""
    seconds: float
    """Seconds available for further rounds of thought; 0 allows only the first."""
    advice: bool
    """True to ask for the whole mixed strategy, False for one move drawn from it."""
    talk: bool = False
    """True to ask for talk only."""
    reputations: tuple[Reputation, ...] = ()
    """Records of promises kept in other games, by seat; empty if players are to know nothing of them."""
    asked_about: tuple[int, ...] = ()
    """Moves to value in advice, even if the player would not consider them."""


class WorkerAnswer(NamedTuple):
    """Answer of a player: a move, advice or only talk; or the problem that prevented it."""

    number: int
    move: int | None
    advice: Advice | None
    problem: str | None
    said: Sequence[SayLine] = ()
    """Talk of the player, said before the move if there is one."""


class Task(NamedTuple):
    """Work for the worker process that isn't a player's decision."""

    number: int
    """Number that all messages about the task repeat."""
    steps: Callable[[], Generator[float, None, object]]
    """Function that starts the work and yields the share done; it and the result must be picklable."""


class TaskMessage(NamedTuple):
    """Message about a task: its progress, then its result or the problem that stopped it."""

    number: int
    share: float
    """Share done, 0 to 1; below 1 until the task has ended."""
    result: Any
    problem: str | None

    @property
    def over(self) -> bool:
        """True for the last message about the task."""
        return self.share == 1


class _Decided(Player):
    """Player that has already thought, and only draws a move from the advice it came to."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        return self._advice


def answer(question: Question) -> WorkerAnswer:
    """Return the named player's answer; an exception it raises becomes the answer's `problem`, so the table goes on."""
    try:
        reader = reader_of(question.lines)
        player = PLAYERS[reader.game.key][question.player]
        if question.reputations:
            player = player.knowing(question.reputations)
        said = () if question.advice else _said(player, reader, question)
        if question.talk:
            return WorkerAnswer(question.number, None, None, None, said)
        view = reader.view
        view.asked_about = list(question.asked_about)
        if question.advice:
            return WorkerAnswer(question.number, None, _thought(player, view, question), None)
        if player.searches:
            player = _Decided(_thought(player, view, question))
        move = player.choose(view, KeyedRandom(question.key), question.effort)
        return WorkerAnswer(question.number, move, None, None, said)
    except Exception as error:  # whatever a player does wrong must reach the table as one sentence
        return WorkerAnswer(question.number, None, None, f"{type(error).__name__}: {error}")


def _said(player: Player, reader: ViewReader, question: Question) -> Sequence[SayLine]:
    """Return the player's talk, after adding it to the view: the player then decides knowing what it said."""
    if reader.game.talk is None or not has_words(player):
        return ()
    # The length of the view keeps occasions apart, since all questions of a decision have the same key.
    said = talk_lines(player, reader.view, KeyedRandom(question.key).child("talk", len(question.lines)))
    for line in said:
        reader.read(line_object(line))
    return said


def _thought(player: Player, view: View, question: Question) -> Advice:
    """Return the player's advice after as much effort as the time allows; each round starts anew with the same luck."""
    rng = KeyedRandom(question.key)
    begun = monotonic()
    effort = question.effort
    while True:
        start = monotonic()
        advice = player.advise(view, rng.child("thought"), effort)
        now = monotonic()
        spent, last = now - begun, now - start
        more = player.searches and advice.value is not None and not advice.exact and effort < HARDEST
        if not more or spent + 2 * last > question.seconds:  # twice the effort takes about twice the time
            return advice
        effort = min(2 * effort, HARDEST)


def work(task: Task) -> Generator[TaskMessage, None, None]:
    """Do a task, and yield messages about it; an exception becomes the `problem` of the last one."""
    steps = task.steps()
    last = 0.0
    while True:
        try:
            share = min(next(steps), _NEARLY)
            if share - last > _WORTH_TELLING:
                yield TaskMessage(task.number, share, None, None)
                last = share
        except StopIteration as end:
            yield TaskMessage(task.number, 1.0, end.value, None)
            return
        except Exception as error:
            yield TaskMessage(task.number, 1.0, None, f"{type(error).__name__}: {error}")
            return


def serve(connection: Connection) -> None:
    """Run the process: answer questions and do tasks in turn until the connection or the parent process ends."""
    end_with_parent()
    while True:
        try:
            asked = connection.recv()
            if isinstance(asked, Task):
                for told in work(asked):
                    connection.send(told)
            else:
                connection.send(answer(asked))
        except (EOFError, OSError):  # the parent has gone
            return
