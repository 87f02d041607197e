"""A seat's decisions in a finished game, judged one by one by what could be known then. No Qt, and no game, here.

All that a review reads are the seat's own view lines; a decision is judged from those that stood before it.
"""

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple, TypeVar

from cardtable.bots.gist import ALL, Gist, alike, apart, best, gist, hundred, off_by
from cardtable.bots.player import Advice, Choice
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import parse_line
from cardtable.engine.state import State
from cardtable.engine.views import ViewReader
from cardtable.language import as_number

NEARLY_NOTHING = 1
"""What a decision may throw away, in games of a hundred, and still count as sound: estimates are no finer."""

_LARGE = 9.95
_State = TypeVar("_State", bound=State)


def luck_of(lines: Sequence[dict[str, Any]]) -> int:
    """Keys the luck of the player who is asked about a decision, by what the seat had been told: a hint and a review of
    the same decision think the same, and who followed the one is not blamed by the other."""
    return KeyedRandom(*[str(line) for line in lines]).number("judged")


class Decision(NamedTuple):
    """One decision of the seat: a move where it had a choice."""

    number: int
    """In order of the game, from 0."""
    lines_before: int
    """So many of the view's lines."""
    events_before: int
    """So many of the events that the seat saw."""
    state: State
    """What the seat knew then."""
    move: int
    sealed: bool
    """Whether others answered without seeing the move, or it answered one that nobody had seen: only then is it worth
    while to mix."""

    def known(self, kind: type[_State]) -> _State:
        """What the seat knew then, as its own game's state."""
        assert isinstance(self.state, kind)
        return self.state


class Judged(NamedTuple):
    """A decision with what an adviser says of it."""

    decision: Decision
    advice: Advice
    better: int
    """The best move there was; the one that was made, where none is known to be better."""
    best: float
    """The seat's chance to win with it."""
    chosen: float
    """The seat's chance to win with the move that was made."""

    @property
    def thrown(self) -> int:
        """What the decision threw away, in games of a hundred: the difference of the two chances as they are told."""
        return hundred(self.best) - hundred(self.chosen)

    @property
    def cost(self) -> float:
        """The same as finely as it is known: estimates are told in whole games."""
        return ALL * (self.best - self.chosen) if self.advice.exact else float(self.thrown)

    @property
    def cost_words(self) -> str:
        """That number as it is told, to a tenth where it is small and known."""
        return as_number(self.cost, 1) if self.advice.exact and self.cost < _LARGE else f"{round(self.cost)}"

    @property
    def as_good(self) -> int:
        """How many other moves can't be told from the better one: naming it alone would say more than is known."""
        top = best(self.advice)
        return sum(self._is_like(choice, top) for choice in self.advice.choices) - 1

    def is_best(self, move: int) -> bool:
        """Whether no move is worth more than this one, as far as can be told."""
        return self._is_like(_choice(self.advice, move), best(self.advice))

    def _is_like(self, choice: Choice | None, top: Choice | None) -> bool:
        """Whether a move is worth as much as the best one, as far as can be told."""
        if choice is None or choice.value is None:
            return False
        if top is None or not (top.error or choice.error):
            return hundred(choice.value) >= hundred(self.best)
        return choice.move in (top.move, self.better) or alike(choice, top)

    @property
    def gist(self) -> Gist | None:
        """What of the advice is worth saying."""
        return gist(self.advice, self.decision.sealed)

    @property
    def mixed(self) -> bool:
        """Whether several moves should be made, each now and then, so that nobody foresees which."""
        return bool(self.gist and self.gist.mix)

    @property
    def share(self) -> float:
        """How often the judge would have made the move that was made."""
        return next(one.probability for one in self.advice.choices if one.move == self.decision.move)

    @property
    def sound(self) -> bool:
        """Whether it threw away (nearly) nothing, as far as can be told."""
        return self.thrown <= 0 or self.cost <= NEARLY_NOTHING

    @property
    def off(self) -> int:
        """By how many games of a hundred it may be off what is told of this decision; 0 where moves were not tried
        out."""
        errors = [one.error for one in self.advice.choices if one.move in (self.better, self.decision.move)]
        return off_by(hypot(*errors))


class Weighed(NamedTuple):
    """A decision that a person made, and what an adviser says of it."""

    seat: int
    state: State
    """What they knew then."""
    move: int
    advice: Advice


class Review:
    """The decisions of the seat whose view this is, and the judgements as they come."""

    def __init__(self, lines: Sequence[dict[str, Any]]) -> None:
        self.lines = list(lines)
        self.game: str = self.lines[0]["game"]
        """The game's key."""
        self.seat: int = self.lines[0]["you"]
        self.seats = len(self.lines[0]["seats"])
        self.events: list[object] = []
        """All that the seat saw happen."""
        self.decisions: list[Decision] = []
        self.outcome: float | None = None
        """1 for a win, 0 for a loss, a part of 1 for a shared win; None while the game is not over."""
        self.judged: dict[int, Judged] = {}
        """By the decision's number."""
        self._passed_over: set[int] = set()
        self.problem = ""
        """Why a decision got no answer, the last of those that got none; empty where all did."""
        reader = ViewReader(self.lines[0])
        self.rules = reader.rules
        self._read(reader)

    def _read(self, reader: ViewReader) -> None:
        hidden: set[int] = set()  # moves of others that the seat has not been told, by the number of their line
        for lines, held in enumerate(self.lines[1:], 1):
            if held.get("seat") == self.seat and "move" in held:
                state = reader.state
                line = parse_line(held, reader.game, self.seats)
                assert isinstance(line, MoveLine)
                if len(state.legal(self.seat)) > 1:
                    move = reader.game.move_code(state, line)
                    number, events = len(self.decisions), len(self.events)
                    sealed = bool(hidden or reader.game.secrets(reader.rules, line))
                    self.decisions.append(Decision(number, lines, events, state.clone(), move, sealed))
            elif "move" in held and None in held.values():
                hidden.add(lines + 1)
            hidden -= {entry["line"] for entry in held.get("reveal", ())}
            self.events += reader.read(held)
        if reader.result:
            winners = reader.result.winners
            self.outcome = 1 / len(winners) if self.seat in winners else 0.0

    # --- judging -------------------------------------------------------------------------------------------------

    def before(self, decision: Decision) -> list[dict[str, Any]]:
        """The lines that the seat had been told when it decided: all that a judge may read."""
        return self.lines[: decision.lines_before]

    def record_lines(self, decision: Decision) -> int:
        """How many of the record's lines, its header apart, had been written then."""
        return sum("reveal" not in held for held in self.lines[1 : decision.lines_before])

    def due(self) -> Decision | None:
        """The next decision to be judged, in order of the game; None when all have been."""
        for decision in self.decisions:
            if decision.number not in self.judged and decision.number not in self._passed_over:
                return decision
        return None

    def judge(self, decision: Decision, advice: Advice | None) -> None:
        """Takes in what an adviser says of a decision. Where that holds no values it is passed over."""
        top = best(advice) if advice else None
        made = _choice(advice, decision.move) if advice else None
        if advice is None or top is None or top.value is None or made is None or made.value is None:
            self._passed_over.add(decision.number)
            return
        chosen = made.value
        if top.error or made.error:
            known = top if top.value > chosen and apart(top, made) else made
            self.judged[decision.number] = Judged(decision, advice, known.move, known.value or 0.0, chosen)
            return
        most = hundred(top.value)
        # Of moves that can't be told apart the one is named that the judge would make most often.
        equals = [choice for choice in advice.choices if choice.value is not None and hundred(choice.value) == most]
        better = decision.move if hundred(chosen) >= most else equals[0].move
        self.judged[decision.number] = Judged(decision, advice, better, max(top.value, chosen), chosen)

    def pass_over(self, decision: Decision, problem: str) -> None:
        """A decision about which the judge could not be asked: why."""
        self._passed_over.add(decision.number)
        self.problem = problem

    def give_up(self) -> None:
        """Nobody judges what has not been judged yet."""
        self._passed_over = {one.number for one in self.decisions} - self.judged.keys()

    @property
    def passed_over(self) -> list[int]:
        """The numbers of the decisions that could not be judged, in order of the game."""
        return sorted(self._passed_over)

    @property
    def done(self) -> int:
        """How many decisions have been looked at."""
        return len(self.judged) + len(self._passed_over)

    @property
    def off(self) -> int:
        """By how many games of a hundred what is told of any decision may be off; 0 where that is not known."""
        return max((judged.off for judged in self.judged.values()), default=0)

    @property
    def exact(self) -> bool:
        """Whether all that has been judged is known exactly."""
        return all(judged.advice.exact for judged in self.judged.values())

    # --- what came of it -----------------------------------------------------------------------------------------

    def costly(self) -> list[Judged]:
        """The decisions that cost something, the worst first, in order of the game among equals."""
        found = [judged for judged in self.judged.values() if not judged.sound]
        return sorted(found, key=lambda judged: (-judged.cost, judged.decision.number))

    def sound(self) -> int:
        """How many of those judged cost nearly nothing."""
        return sum(judged.sound for judged in self.judged.values())


def _choice(advice: Advice, move: int) -> Choice | None:
    """What an adviser says of a move, if it was weighed."""
    return next((choice for choice in advice.choices if choice.move == move), None)


Values = Mapping[int, float | None]
"""By move, the chance to win with it, 0 to 1."""


class Option(NamedTuple):
    """One move: a card of the hand, a suit, or a word. Cards that could not be played have no value."""

    move: int
    value: float | None
    words: str
    """The move in a sentence."""
    card: str | None = None
    suit: str = ""
    word: str = ""


def values_of(judged: Judged | None) -> Values:
    """What each move was worth, where that is known."""
    return {choice.move: choice.value for choice in judged.advice.choices} if judged else {}


def is_best(option: Option, judged: Judged) -> bool:
    """Whether no move is worth more, as far as chances can be told apart."""
    return option.value is not None and judged.is_best(option.move)
