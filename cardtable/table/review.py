"""Review of a seat's decisions in a game, judged one by one by what the seat could know then. No Qt and no game here.

A review reads only the lines of the seat's own view, and each decision is judged from the lines before it.
"""

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple, TypeVar

from cardtable.bots.advice_summary import ALL, Gist, alike, apart, best, gist, hundred, off_by
from cardtable.bots.player import Advice, Choice
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import parse_line
from cardtable.engine.state import State
from cardtable.engine.views import ViewReader
from cardtable.language import as_number

NEARLY_NOTHING = 1
"""Wins in 100 games that a sound decision may throw away at most: estimates are no finer."""

_LARGE = 9.95
"""Wins in 100 games from which on a cost is told without decimals, because it would round to 10.0."""
_State = TypeVar("_State", bound=State)


def luck_of(lines: Sequence[dict[str, Any]]) -> int:
    """Return the seed for a player who is asked about a decision, given the lines that the seat had been told.

    A hint and a review use the same seed for the same decision and so agree: the review doesn't blame a person for
    having followed the hint.
    """
    return KeyedRandom(*[str(line) for line in lines]).number("judged")


class Decision(NamedTuple):
    """Decision of the seat: a move made with a choice of several."""

    number: int
    """Index in order of the game."""
    lines_before: int
    """Number of lines of the view before the decision, with the header."""
    events_before: int
    """Number of events that the seat saw before the decision."""
    state: State
    """Information state: what the seat knew at the decision."""
    move: int
    sealed: bool
    """True if the move was hidden from others, or answered a hidden move: only then is mixing worthwhile."""

    def known(self, kind: type[_State]) -> _State:
        """Return the information state, as one of the game's kind."""
        assert isinstance(self.state, kind)
        return self.state


class Judged(NamedTuple):
    """Decision with an adviser's verdict on it."""

    decision: Decision
    advice: Advice
    better: int
    """Best move; the one that was made, if none is known to be better."""
    best: float
    """Chance to win with the better move, 0 to 1."""
    chosen: float
    """Chance to win with the move made, 0 to 1."""

    @property
    def thrown(self) -> int:
        """Wins in 100 games that the decision threw away: the difference of the two chances, each rounded as shown."""
        return hundred(self.best) - hundred(self.chosen)

    @property
    def cost(self) -> float:
        """Wins in 100 games thrown away, as precisely as known: whole numbers for estimates."""
        return ALL * (self.best - self.chosen) if self.advice.exact else float(self.thrown)

    @property
    def cost_words(self) -> str:
        """Cost as a number in words, to a tenth if it is exact and small."""
        return as_number(self.cost, 1) if self.advice.exact and self.cost < _LARGE else f"{round(self.cost)}"

    @property
    def as_good(self) -> int:
        """Number of other moves that can't be told from the best: naming a single one would say more than is known."""
        top = best(self.advice)
        return sum(self._is_like(choice, top) for choice in self.advice.choices) - 1

    def is_best(self, move: int) -> bool:
        """Return whether no move is known to be worth more than this one."""
        return self._is_like(_choice(self.advice, move), best(self.advice))

    def _is_like(self, choice: Choice | None, top: Choice | None) -> bool:
        """Return whether a move can't be told from the best one, `top`, by its value; false for a move without one."""
        if choice is None or choice.value is None:
            return False
        if top is None or not (top.error or choice.error):
            return hundred(choice.value) >= hundred(self.best)
        return choice.move in (top.move, self.better) or alike(choice, top)

    @property
    def gist(self) -> Gist | None:
        """Summary of the advice; None if there is none worth telling."""
        return gist(self.advice, self.decision.sealed)

    @property
    def mixed(self) -> bool:
        """True if several moves should be mixed, so that nobody can foresee which is made."""
        return bool(self.gist and self.gist.mix)

    @property
    def share(self) -> float:
        """Probability with which the judge would have made the move made, 0 to 1."""
        return next(one.probability for one in self.advice.choices if one.move == self.decision.move)

    @property
    def sound(self) -> bool:
        """True if the decision is not known to have thrown away more than `NEARLY_NOTHING`."""
        return self.thrown <= 0 or self.cost <= NEARLY_NOTHING

    @property
    def off(self) -> int:
        """Error of the verdict in wins in 100 games; 0 unless its chances were estimated by trying moves out."""
        errors = [one.error for one in self.advice.choices if one.move in (self.better, self.decision.move)]
        return off_by(hypot(*errors))


class Weighed(NamedTuple):
    """Decision that a person made, with an adviser's advice on it."""

    seat: int
    state: State
    """Information state: what the person knew at the decision."""
    move: int
    advice: Advice


class Review:
    """Decisions of the seat that a view belongs to, and verdicts on them as they arrive."""

    def __init__(self, lines: Sequence[dict[str, Any]]) -> None:
        self.lines = list(lines)
        self.game: str = self.lines[0]["game"]
        """Key of the game."""
        self.seat: int = self.lines[0]["you"]
        self.seats = len(self.lines[0]["seats"])
        self.events: list[object] = []
        """Events that the seat saw, in order."""
        self.decisions: list[Decision] = []
        self.outcome: float | None = None
        """Result of the seat: 1 for a win, 1/n for one shared by n seats, 0 for a loss; None while the game goes on."""
        self.judged: dict[int, Judged] = {}
        """Verdicts by the number of the decision."""
        self._passed_over: set[int] = set()
        self.problem = ""
        """Reason why the judge could not be asked about a decision, the latest such; empty if there was none."""
        reader = ViewReader(self.lines[0])
        self.rules = reader.rules
        self._read(reader)

    def _read(self, reader: ViewReader) -> None:
        hidden: set[int] = set()  # numbers of the lines with others' moves that this seat has not been told
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
        """Return the lines that the seat had been told before a decision: all that a judge may read."""
        return self.lines[: decision.lines_before]

    def record_lines(self, decision: Decision) -> int:
        """Return the number of lines of the record before a decision, without its header."""
        return sum("reveal" not in held for held in self.lines[1 : decision.lines_before])

    def due(self) -> Decision | None:
        """Return the next decision to be judged, in order of the game; None once all are judged or passed over."""
        for decision in self.decisions:
            if decision.number not in self.judged and decision.number not in self._passed_over:
                return decision
        return None

    def judge(self, decision: Decision, advice: Advice | None) -> None:
        """Take in the advice on a decision, which is passed over if the advice lacks the values of moves."""
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
        # Of moves that are equally good, the one that the judge would make most often is named.
        equals = [choice for choice in advice.choices if choice.value is not None and hundred(choice.value) == most]
        better = decision.move if hundred(chosen) >= most else equals[0].move
        self.judged[decision.number] = Judged(decision, advice, better, max(top.value, chosen), chosen)

    def pass_over(self, decision: Decision, problem: str) -> None:
        """Pass over a decision about which the judge could not be asked; `problem` says why."""
        self._passed_over.add(decision.number)
        self.problem = problem

    def give_up(self) -> None:
        """Pass over all decisions that have not been judged yet."""
        self._passed_over = {one.number for one in self.decisions} - self.judged.keys()

    @property
    def passed_over(self) -> list[int]:
        """Numbers of the decisions that could not be judged, in order of the game."""
        return sorted(self._passed_over)

    @property
    def done(self) -> int:
        """Number of decisions judged or passed over."""
        return len(self.judged) + len(self._passed_over)

    @property
    def off(self) -> int:
        """Largest error of a verdict, in wins in 100 games; 0 if none is known."""
        return max((judged.off for judged in self.judged.values()), default=0)

    @property
    def exact(self) -> bool:
        """True if all verdicts so far are exact."""
        return all(judged.advice.exact for judged in self.judged.values())

    # --- results -------------------------------------------------------------------------------------------------

    def costly(self) -> list[Judged]:
        """Return the decisions that cost something, the worst first; equal ones in order of the game."""
        found = [judged for judged in self.judged.values() if not judged.sound]
        return sorted(found, key=lambda judged: (-judged.cost, judged.decision.number))

    def sound(self) -> int:
        """Return the number of judged decisions that cost nearly nothing."""
        return sum(judged.sound for judged in self.judged.values())


def _choice(advice: Advice, move: int) -> Choice | None:
    """Return the advice on a move; None if it wasn't weighed."""
    return next((choice for choice in advice.choices if choice.move == move), None)


Values = Mapping[int, float | None]
"""Chance to win (0 to 1) by move; None for a move without a value."""


class Option(NamedTuple):
    """Move as shown on the review page: a card of the hand, a suit, or a word.

    Cards that could not be played have no value.
    """

    move: int
    value: float | None
    words: str
    """Name of the move in a sentence."""
    card: str | None = None
    suit: str = ""
    word: str = ""


def values_of(judged: Judged | None) -> Values:
    """Return the value of each move; empty without a verdict."""
    return {choice.move: choice.value for choice in judged.advice.choices} if judged else {}


def is_best(option: Option, judged: Judged) -> bool:
    """Return whether no move is known to be worth more than this one."""
    return option.value is not None and judged.is_best(option.move)
