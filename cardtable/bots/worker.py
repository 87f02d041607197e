"""Where players think beside the screen: a process that takes questions and answers them. It never imports Qt.

Players read no clock: given the same effort they say the same. Here a question also has a time at the table, and a
player that searches is asked again, each time for twice the effort, as long as the next thought promises to fit in.
"""

from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, NamedTuple

from cardtable.bots.player import Advice, Player, has_words, words
from cardtable.bots.players import PLAYERS
from cardtable.bots.reputation import Reputation
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine, line_object
from cardtable.engine.views import View, ViewReader, reader_of
from cardtable.processes import end_with_parent

HARDEST: Final = 16.0
"""The effort beyond which no thought goes, however much time is left."""
_NEARLY: Final = 0.999
"""The most of a task that is told to be done while it goes on."""
_WORTH_TELLING: Final = 0.01
"""By how much more must be done before it is told again."""


class Question(NamedTuple):
    """What a player is asked."""

    number: int
    """Comes back with the answer."""
    lines: list[dict[str, Any]]
    """The seat's view, from its header on: all that the player is told."""
    player: str
    key: int
    """Keys the decision's luck; it tells nothing of the deal."""
    effort: float
    """Of the first thought, which is finished however long it takes."""
    seconds: float
    """The time at the table, for further thoughts; 0 leaves it at the first."""
    advice: bool
    """Whether the whole mixed strategy is asked for, or one move drawn from it."""
    talk: bool = False
    """Whether nothing is asked for but what the player says."""
    reputations: tuple[Reputation, ...] = ()
    """By seat, how well they kept their word in other games; empty where players are to know nothing of that."""
    asked_about: tuple[int, ...] = ()
    """Moves that an advice is to weigh beside those that the player would think of."""


class Answer(NamedTuple):
    """A move, or advice, or talk alone; or what went wrong."""

    number: int
    move: int | None
    advice: Advice | None
    problem: str | None
    said: Sequence[SayLine] = ()
    """What the player says; before the move, if there is one."""


class Task(NamedTuple):
    """What is to be worked out beside the screen and is no player's decision."""

    number: int
    """Comes back with what is told of it."""
    steps: Callable[[], Generator[float, None, object]]
    """Work that yields the share that is done; it must be one that can be sent to a process, and so must its result."""


class Told(NamedTuple):
    """What is told of a task: how far it is, then its result, or what went wrong."""

    number: int
    share: float
    """Below 1 while it goes on."""
    result: Any
    problem: str | None

    @property
    def over(self) -> bool:
        """Whether nothing more is told."""
        return self.share == 1


class _Decided(Player):
    """Has thought already, and only draws a move from what it came to."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        return self._advice


def answer(question: Question) -> Answer:
    """What the player named says to a question. A player's fault is told, not raised: the table goes on."""
    try:
        reader = reader_of(question.lines)
        player = PLAYERS[reader.game.key][question.player]
        if question.reputations:
            player = player.knowing(question.reputations)
        said = () if question.advice else _said(player, reader, question)
        if question.talk:
            return Answer(question.number, None, None, None, said)
        view = reader.view
        view.asked_about = list(question.asked_about)
        if question.advice:
            return Answer(question.number, None, _thought(player, view, question), None)
        if player.searches:
            player = _Decided(_thought(player, view, question))
        move = player.choose(view, KeyedRandom(question.key), question.effort)
        return Answer(question.number, move, None, None, said)
    except Exception as error:  # whatever a player does wrong must reach the table as one sentence
        return Answer(question.number, None, None, f"{type(error).__name__}: {error}")


def _said(player: Player, reader: ViewReader, question: Question) -> Sequence[SayLine]:
    """What the player says; the seat hears it, and then thinks about its move."""
    if reader.game.talk is None or not has_words(player):
        return ()
    # With what was said before no two occasions are alike, though their questions have one key.
    said = words(player, reader.view, KeyedRandom(question.key).child("talk", len(question.lines)))
    for line in said:
        reader.read(line_object(line))
    return said


def _thought(player: Player, view: View, question: Question) -> Advice:
    """The player's advice after as much effort as there is time for. Each thought begins anew, from luck of its own."""
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


def work(task: Task) -> Generator[Told, None, None]:
    """Does a task. A fault is told, not raised."""
    steps = task.steps()
    last = 0.0
    while True:
        try:
            share = min(next(steps), _NEARLY)
            if share - last > _WORTH_TELLING:
                yield Told(task.number, share, None, None)
                last = share
        except StopIteration as end:
            yield Told(task.number, 1.0, end.value, None)
            return
        except Exception as error:
            yield Told(task.number, 1.0, None, f"{type(error).__name__}: {error}")
            return


def serve(connection: Connection) -> None:
    """Answers questions, and does tasks, in turn until the connection ends, or the one that asks has. The entry of the
    process."""
    end_with_parent()
    while True:
        try:
            asked = connection.recv()
            if isinstance(asked, Task):
                for told in work(asked):
                    connection.send(told)
            else:
                connection.send(answer(asked))
        except (EOFError, OSError):  # the one that asked has gone
            return
