"""Mentalist Poker's `Game`: translates between its record and its play."""

# Not compiled: no inner loop goes through it.

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from cardtable.engine.game import NOTHING, Game, PositionPart, Secret, check_each, check_limit, check_range, seat_told
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, MoveLine
from cardtable.engine.setups import SETUP, moved, read_setup, within_setup
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.errors import Refused
from cardtable.games.mentalist.moves import Bet, First, Guess, MentalistSetup, ScreenLifted
from cardtable.games.mentalist.play import BET, Mentalist, MentalistTerms
from cardtable.games.mentalist.rules import PRESETS, MentalistRules
from cardtable.wording import worded

MOST_CHIPS = 8000
"""Most chips of a player, or in the pot, in a starting position: as many as the largest table has in all."""
_BET: tuple[object, ...] = ("bet",)
"""Tag of the standing bet; there is never more than one."""


@lru_cache
def _terms(rules: MentalistRules, seats: int) -> MentalistTerms:
    """Return the rules as play needs them; cached, so that all matches of a batch share one object."""
    return MentalistTerms(
        seats=seats,
        starting_chips=rules.chips_each(seats),
        ante=rules.ante,
        advanced=rules.variant == "advanced",
        capped=rules.capped,
        first_bust=rules.ending == "first_bust",
        turn_limit=rules.turn_limit,
    )


class MentalistGame(Game[Mentalist, MentalistRules]):
    """Rules and interface of Mentalist Poker."""

    key: ClassVar[str] = "mentalist"
    title: ClassVar[str] = "Mentalist Poker"
    origin: ClassVar[str] = "Mentalist Poker is by Alex Weldon, 2012."
    place: ClassVar[int] = 3
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 8
    rules = MentalistRules
    presets = PRESETS
    moves: ClassVar[Any] = Bet | Guess
    chances: ClassVar[Any] = First
    rules_rest: ClassVar[str] = worded("house rules can only change before the first move and between pots")
    own_keys: ClassVar[tuple[str, ...]] = (SETUP,)

    def start(
        self, rules: MentalistRules, seats: int, own: Mapping[str, Any] = NOTHING, observer: int = NOBODY
    ) -> Mentalist:
        """Return the state before the first bettor is drawn, or the position in the header's `setup`."""
        state = Mentalist(_terms(rules, seats))
        state.observer = observer
        if SETUP in own:
            setup: MentalistSetup = read_setup(own, MentalistSetup)
            _check(setup, state.terms)
            state.set_up(setup.chips, setup.pot, setup.bettor, setup.button, setup.out)
        return state

    def adopt(self, state: Mentalist, rules: MentalistRules, events: list[object] | None = None) -> None:
        """Apply new house rules; a new ante is first paid for the next pot."""
        check_limit("turn_limit", rules.turn_limit, state.bets)
        state.adopt(_terms(rules, state.terms.seats))

    def setup_of(self, state: Mentalist) -> dict[str, Any] | None:
        """Return the position before a bet; None at other times. A limit on bets starts counting anew from it."""
        if state.phase != BET:
            return None
        out = [seat for seat in range(state.terms.seats) if seat not in state.inside]
        return {
            "chips": list(state.scores),
            "pot": state.pot,
            "bettor": state.bettor,
            # In the advanced game the button has no meaning, and its holder may be out by now.
            "button": state.bettor if state.button in out else state.button,
            "out": out,
        }

    def position(self, rules: MentalistRules, seats: int) -> list[PositionPart]:
        """Return chips, pot, bettor and button, with their usual values after the first antes."""
        chips = max(0, rules.chips_each(seats) - rules.ante)
        return [
            PositionPart(
                "chips",
                "Chips",
                "What each player has, not counting the pot.",
                chips,
                MOST_CHIPS,
                each=True,
                coins=True,
            ),
            PositionPart("pot", "Pot", "Chips in the pot, antes included.", rules.ante * seats, MOST_CHIPS, coins=True),
            PositionPart("bettor", "Who bets", "Whose turn it is to bet.", 0),
            PositionPart(
                "button",
                "First Bettor button",
                "Who bet first for this pot. The player to their left starts the next one.",
                0,
                matters=rules.variant == "classic",
            ),
        ]

    def seated(self, order: Sequence[int], own: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
        return moved(own, order, each=("chips",), seat=("bettor", "button"), seats=("out",))

    def draw(self, state: Mentalist, rng: KeyedRandom) -> First:
        return First(first=rng.child("first").below(state.terms.seats))

    def take(self, state: Mentalist, line: ChanceLine, events: list[object] | None = None) -> None:
        """Set the first bettor; Refused if there is no such seat."""
        assert isinstance(line, First)
        last = state.terms.seats - 1
        check_range("first", line.first, 0, last)
        state.deal(line.first, events)

    def move_line(self, state: Mentalist, move: int) -> MoveLine:
        return Bet(seat=state.turn, chips=move) if state.phase == BET else Guess(seat=state.turn, chips=move)

    def move_code(self, state: Mentalist, line: MoveLine) -> int:
        if isinstance(line, Bet) != (state.phase == BET):
            raise Refused(
                worded("a bet must be made now, not a guess")
                if state.phase == BET
                else worded("a guess must be made now, not a bet")
            )
        assert isinstance(line, Bet | Guess)
        if line.chips is None:
            if state.observer in (NOBODY, line.seat):
                raise Refused(worded("the chips are missing"))
            return HIDDEN
        if not 0 <= line.chips <= state.most:
            raise Refused(
                worded(
                    "chips must be between 0 and {most}, the most that may be bet, not {chips}",
                    most=state.most,
                    chips=line.chips,
                )
            )
        return line.chips

    def patterns(self, state: Mentalist, seat: int) -> list[dict[str, Any]]:
        chips = {"from": 0, "to": state.most} if state.most else 0
        return [{"move": kind, "chips": chips} for kind in self.kinds(state, seat)]

    def kinds(self, state: Mentalist, seat: int) -> tuple[str, ...]:
        return ("bet",) if state.phase == BET else ("guess",)

    def secrets(self, rules: MentalistRules, line: ChanceLine | MoveLine) -> Sequence[Secret]:
        """Return the chips of a bet, secret until the screen is lifted."""
        return [Secret(_BET, line.seat, ("chips",), {"chips": line.chips})] if isinstance(line, Bet) else ()

    def revealed(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return the tag of the bet when its screen is lifted."""
        return (_BET,) if isinstance(event, ScreenLifted) else ()

    def learn(
        self,
        state: Mentalist,
        line: ChanceLine | MoveLine | None,
        entry: dict[str, Any],
        events: list[object] | None = None,
    ) -> None:
        state.learn_bet(entry["chips"], events)


@within_setup()
def _check(setup: MentalistSetup, terms: MentalistTerms) -> None:
    """Raise Refused unless a starting position is valid."""
    seats = terms.seats
    check_each("chips", setup.chips, seats)
    for name, chips in [*[("chips", chips) for chips in setup.chips], ("pot", setup.pot)]:
        check_range(name, chips, 0, MOST_CHIPS)
    for name, seat in [*[("out", seat) for seat in setup.out], ("bettor", setup.bettor), ("button", setup.button)]:
        check_range(name, seat, 0, seats - 1)
    if len(set(setup.out)) < len(setup.out):
        raise Refused(worded("{name} lists a seat twice", name="out"))
    if seats - len(setup.out) < 2:
        raise Refused(worded("at least two players must still be in"))
    for name, seat in (("bettor", setup.bettor), ("button", setup.button)):
        if seat in setup.out:
            raise Refused(worded("{name} can't be {who}, who is out", name=name, who=seat_told(seat)))
    if not terms.advanced and not setup.chips[setup.bettor]:
        raise Refused(
            worded("{name} can't be {who}, who has no chips to bet", name="bettor", who=seat_told(setup.bettor))
        )


GAME = MentalistGame()
