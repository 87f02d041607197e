"""Questions to players, and the worker process in which they think for the app; it never imports Qt.

Players read no clock: the same effort gives the same answer. A question also has a time limit, and a player that
searches is asked again, with twice the effort each time, as long as the next round should fit in.
"""

from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, NamedTuple

from cardtable.bots.player import Advice, Player, Reputation, has_words, talk_lines
from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, SayLine, line_object
from cardtable.engine.views import View, ViewReader, reader_of
from cardtable.processes import end_with_parent
from cardtable.work import Outcome, Work, WorkFailed, carried_out

_NEARLY: Final = 0.999
"""Largest share of work that is told before it is finished."""
HARDEST: Final = 16.0
"""Largest effort, however much time is left."""


class Question(NamedTuple):
    """Question to a player."""

    lines: list[dict[str, Any]]
    """The seat's view, header included: all that the player learns."""
    player: str
    key: int
    """Key of the decision's randomness, from which nothing about the deal can be inferred."""
    effort: float = 1.0
    """Effort of the first round of thought, which is finished however long it takes."""
    seconds: float = 0.0
    """Seconds available for further rounds of thought; 0 allows only the first."""
    advice: bool = False
    """True to ask for the whole mixed strategy, False for one move drawn from it."""
    talk: bool = False
    """True to ask for talk only."""
    reputations: tuple[Reputation, ...] = ()
    """Records of promises kept in other games, by seat; empty if players are to know nothing of them."""
    asked_about: tuple[int, ...] = ()
    """Moves to value in advice, even if the player would not consider them."""


class PlayerAnswer(NamedTuple):
    """Answer of a player: a move, advice or only talk."""

    move: int | MoveLine | None = None
    """Move as a code, or a program's as a line, not yet judged by the match."""
    advice: Advice | None = None
    said: Sequence[SayLine] = ()
    """Talk of the player, said before the move if there is one."""


class _Decided(Player):
    """Player that has already thought, and only draws a move from the advice it came to."""

    def __init__(self, advice: Advice) -> None:
        self._advice = advice

    def advise(self, view: View, rng: KeyedRandom, effort: float) -> Advice:
        return self._advice


def answer(question: Question) -> PlayerAnswer:
    """Return the named player's answer."""
    reader = reader_of(question.lines)
    player = PLAYERS[reader.game.key][question.player]
    if question.reputations:
        player = player.knowing(question.reputations)
    said = () if question.advice else _said(player, reader, question)
    if question.talk:
        return PlayerAnswer(said=said)
    view = reader.view
    view.asked_about = list(question.asked_about)
    if question.advice:
        return PlayerAnswer(advice=_thought(player, view, question))
    if player.searches:
        player = _Decided(_thought(player, view, question))
    return PlayerAnswer(player.choose(view, KeyedRandom(question.key), question.effort), said=said)


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


def outcome_of(work: Work, tell: Callable[[float], object]) -> Outcome:
    """Do work and `tell` the share done, below 1; an error becomes one clause, which can be sent and shown."""
    outcome = carried_out(work, lambda share: tell(min(share, _NEARLY)))
    if (error := outcome.error) is None:
        return outcome
    return Outcome(error=WorkFailed(f"{type(error).__name__}: {error}"))


def serve(connection: Connection) -> None:
    """Run the process: do all work that comes, and send the share done and each outcome, until the connection or the
    parent process ends."""
    end_with_parent()
    while True:
        try:
            connection.send(outcome_of(connection.recv(), connection.send))
        except (EOFError, OSError):  # the parent has gone
            return
