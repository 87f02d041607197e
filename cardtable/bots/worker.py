"""Where a player thinks beside the screen: a process that takes questions and answers them. It never imports Qt."""

from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS
from cardtable.engine.luck import Luck
from cardtable.engine.views import sight_of


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
    advice: bool
    """Whether the whole mixed strategy is asked for, or one move drawn from it."""


class Answer(NamedTuple):
    """A move, or advice; or what went wrong."""

    number: int
    move: int | None
    advice: Advice | None
    problem: str | None


def answer(question: Question) -> Answer:
    """What the player named says to a question. A player's fault is told, not raised: the table goes on."""
    try:
        view = sight_of(question.lines).view
        player = PLAYERS[view.game.key][question.player]
        luck = Luck(question.key)
        if question.advice:
            return Answer(question.number, None, player.advise(view, luck, question.effort), None)
        return Answer(question.number, player.choose(view, luck, question.effort), None, None)
    except Exception as error:  # whatever a player does wrong must reach the table as one sentence
        return Answer(question.number, None, None, f"{type(error).__name__}: {error}")


def serve(connection: Connection) -> None:
    """Answers questions in turn until the connection ends. The entry of the process."""
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        connection.send(answer(question))
