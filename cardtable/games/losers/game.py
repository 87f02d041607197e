"""Loser's Game as a `Game`: lines, legal moves, secrets and set-up positions."""

# Not compiled: no inner loop goes through it.

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from cardtable.engine.cards import SUITS
from cardtable.engine.game import NOTHING, Game, PositionPart, Secret, check_count, check_each, check_limit, check_range
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, MoveLine, tags
from cardtable.engine.setups import SETUP, Pack, Places, moved, read_setup, within_setup
from cardtable.engine.state import NOBODY
from cardtable.errors import Refused
from cardtable.games.losers.moves import CardPlayed, LosersDeal, LosersSetup, Play, PointsBid, Trump
from cardtable.games.losers.play import BID, CALL, CARDS, IN_TURN, LOT, PLAY, YOUNGEST, Losers, LosersTerms, card_names
from cardtable.games.losers.rules import PRESETS, LosersRules
from cardtable.wording import worded

MOST_POINTS: Final = 10_000
"""Largest score, positive or negative, in a set-up position; no real match comes near it."""
MOST_HANDS: Final = 10_000
"""Largest number of hands before a set-up position, where the rules set no limit."""
_TIES = {"youngest": YOUNGEST, "random": LOT, "rotate": IN_TURN}
_PACK: Final = Pack(CARDS)
_DUE = {
    CALL: worded("trump must be called now"),
    BID: worded("a bid must be made now"),
    PLAY: worded("a card must be played now"),
}
_PHASES: dict[type, int] = {Trump: CALL, PointsBid: BID, Play: PLAY}
_KINDS = {phase: tags(line) for line, phase in _PHASES.items()}
_SUIT_WORDS = {"C": worded("clubs"), "D": worded("diamonds"), "H": worded("hearts"), "S": worded("spades")}


def _terms(rules: LosersRules, youngest_first: tuple[int, ...]) -> LosersTerms:
    """Return the rules in the form that play needs."""
    return LosersTerms(
        seats=len(youngest_first),
        target=rules.target,
        trump_points=rules.trump_points,
        three_points=rules.three_points,
        four_points=rules.four_points,
        tie_caller=_TIES[rules.tie_caller],
        points_taken=rules.made_bid == "points",
        fails_cost=rules.failed_bid == "minus_bid",
        round_limit=rules.round_limit,
        youngest_first=youngest_first,
    )


class LosersGame(Game[Losers, LosersRules]):
    """Loser's Game as a `Game` of the engine."""

    key: ClassVar[str] = "losers"
    title: ClassVar[str] = "Loser's Game"
    origin: ClassVar[str] = "Loser's Game is by Jonathan Leistiko, 2006."
    place: ClassVar[int] = 2
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 8
    usual_seats: ClassVar[int] = 4
    rules = LosersRules
    presets = PRESETS
    moves: ClassVar[Any] = Trump | PointsBid | Play
    chances: ClassVar[Any] = LosersDeal
    rules_rest: ClassVar[str] = worded("house rules can only change before the first move and between hands")
    own_keys: ClassVar[tuple[str, ...]] = ("youngest_first", SETUP)
    age_key: ClassVar[str] = "youngest_first"

    def start(self, rules: LosersRules, seats: int, own: Mapping[str, Any] = NOTHING, observer: int = NOBODY) -> Losers:
        """Return the state before the deal or, if `own` has a `setup`, in that position.

        Raise Refused if `own` has a `youngest_first` that does not name every seat once.
        """
        order = own.get("youngest_first", list(range(seats)))
        whole = isinstance(order, list) and all(type(seat) is int for seat in order)
        if not whole or sorted(order) != list(range(seats)):
            raise Refused(
                worded("youngest_first must name each seat from 0 to {last} once, the youngest first", last=seats - 1)
            )
        state = Losers(_terms(rules, tuple(order)))
        state.observer = observer
        if SETUP in own:
            _set_up(state, read_setup(own, LosersSetup))
        return state

    def adopt(self, state: Losers, rules: LosersRules, events: list[object] | None = None) -> None:
        """Put new house rules in force; a hand already dealt keeps its caller.

        Raise Refused if the new limit of hands has been reached.
        """
        check_limit("round_limit", rules.round_limit, state.number)
        state.terms = _terms(rules, state.terms.youngest_first)

    def setup_of(self, state: Losers) -> dict[str, Any] | None:
        """Return the position of a state in which trump is to be called; None in any other state."""
        if state.phase != CALL:
            return None
        return {
            "hands": [list(card_names(hand)) for hand in state.hands],
            "aside": list(card_names(state.aside)),
            "scores": list(state.scores),
            "caller": state.caller,
            "number": state.number,
        }

    def position(self, rules: LosersRules, seats: int) -> list[PositionPart]:
        """Return what can be edited in a position: hands, cards set aside, scores and the caller."""
        return [
            PositionPart("hands", "Cards in hand", "As dealt.", each=True, cards=True),
            PositionPart("aside", "Left over", "The cards that nobody was dealt.", cards=True, matters=52 % seats > 0),
            PositionPart(
                "scores", "Scores", "Points from earlier hands.", 0, MOST_POINTS, each=True, least=-MOST_POINTS
            ),
            PositionPart("caller", "Who calls trump", "Any player, whatever their score."),
        ]

    def heeds(self, key: str, rules: LosersRules) -> bool:
        """Return whether a header key matters: the order of ages does unless the lot decides ties for the caller."""
        return key == self.age_key and rules.tie_caller != "random"

    def seated(self, order: Sequence[int], own: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
        """Return the header's own keys with ages, hands, scores and the caller moved along with the players."""
        held = moved(own, order, each=("hands", "scores"), seat=("caller",))
        youngest_first = [order.index(seat) for seat in own.get("youngest_first", range(len(order)))]
        return held if youngest_first == sorted(youngest_first) else {"youngest_first": youngest_first, **held}

    def draw(self, state: Losers, rng: KeyedRandom) -> LosersDeal:
        """Shuffle and deal; draw the caller among the lowest seats if they tie and the rules let the lot decide."""
        terms = state.terms
        pack = rng.child("pack").order(CARDS)
        size = terms.hand_size
        hands: list[list[str | None]] = [list(pack[size * seat : size * (seat + 1)]) for seat in range(terms.seats)]
        caller = None
        lowest = state.lowest()
        if terms.tie_caller == LOT and len(lowest) > 1:
            caller = int(rng.child("caller").order([str(seat) for seat in lowest])[0])
        return LosersDeal(hands=hands, aside=pack[size * terms.seats :], caller=caller)

    def take(self, state: Losers, line: ChanceLine, events: list[object] | None = None) -> None:
        """Deal; raise Refused unless each card is dealt once, hands are of equal size, and a drawn caller is lowest."""
        assert isinstance(line, LosersDeal)
        terms = state.terms
        check_each("hands", line.hands, terms.seats)
        seen: set[str] = set()
        hands = []
        for seat, hand in enumerate(line.hands):
            if len(hand) != terms.hand_size:
                raise Refused(
                    worded(
                        "seat {seat} must be dealt {due} cards, not {count}",
                        seat=seat,
                        due=terms.hand_size,
                        count=len(hand),
                    )
                )
            if state.observer not in (NOBODY, seat) and not any(hand):
                hands.append(0)
            else:
                hands.append(_PACK.mask(hand, seen))
        over = 52 - terms.seats * terms.hand_size
        check_count("aside", line.aside, over)
        aside = _PACK.mask(line.aside, seen)
        lot = NOBODY
        lowest = state.lowest()
        if terms.tie_caller == LOT and len(lowest) > 1:
            if type(line.caller) is not int or line.caller not in lowest:
                lowest_told = " ".join(map(str, lowest))
                if line.caller is None:
                    raise Refused(
                        worded(
                            "caller is missing: it must be one of the seats with the lowest score ({seats})",
                            seats=lowest_told,
                        )
                    )
                told = repr(line.caller)
                raise Refused(
                    worded(
                        "caller must be one of the seats with the lowest score ({seats}), not {seat}",
                        seat=told,
                        seats=lowest_told,
                    )
                )
            lot = line.caller
        state.deal(hands, aside, lot, events)

    def move_line(self, state: Losers, move: int) -> MoveLine:
        """Return the line for a move of the seat on turn."""
        seat = state.turn
        if state.phase == PLAY:
            return Play(seat=seat, card=CARDS[move])
        return Trump(seat=seat, suit=SUITS[move]) if state.phase == CALL else PointsBid(seat=seat, points=move)

    def move_code(self, state: Losers, line: MoveLine) -> int:
        """Return the move that a line makes; raise Refused if it is not legal."""
        if _PHASES[type(line)] != state.phase:
            raise Refused(_DUE[state.phase])
        if isinstance(line, Trump):
            if line.suit not in SUITS:
                raise Refused(
                    worded(
                        "{name} must be one of {choices}, not {value}",
                        name="suit",
                        choices=" ".join(SUITS),
                        value=repr(line.suit),
                    )
                )
            return SUITS.index(line.suit)
        if isinstance(line, PointsBid):
            most = state.most_points()
            if not 0 <= line.points <= most:
                raise Refused(
                    worded(
                        "points must be between 0 and {most}, the most that can be taken, not {points}",
                        most=most,
                        points=line.points,
                    )
                )
            return line.points
        assert isinstance(line, Play)
        card = _PACK.number(line.card)
        seat = line.seat
        if state.observer in (NOBODY, seat) and card not in state.legal(seat):
            if not state.hands[seat] >> card & 1:
                raise Refused(worded("{card} is not in the hand of seat {seat}", card=line.card, seat=seat))
            led = _SUIT_WORDS[SUITS[state.trick[0] // 13]]
            raise Refused(
                worded(
                    "{card} does not follow suit: seat {seat} still has {led}",
                    card=line.card,
                    led=led,
                    seat=seat,
                )
            )
        return card

    def patterns(self, state: Losers, seat: int) -> list[dict[str, Any]]:
        """Return a seat's legal moves in the form that the bot protocol prints."""
        if state.phase == CALL:
            return [{"move": "trump", "suit": {"one_of": list(SUITS)}}]
        if state.phase == BID:
            most = state.most_points()
            return [{"move": "bid", "points": {"from": 0, "to": most} if most else 0}]
        cards = [CARDS[card] for card in state.legal(seat)]
        return [{"move": "play", "card": {"one_of": cards} if len(cards) > 1 else cards[0]}]

    def kinds(self, state: Losers, seat: int) -> tuple[str, ...]:
        return _KINDS[state.phase]

    def secrets(self, rules: LosersRules, line: ChanceLine | MoveLine) -> Sequence[Secret]:
        """Return the cards of every hand, each secret until it is played."""
        return _held(line.hands) if isinstance(line, LosersDeal) else ()

    def header_secrets(self, rules: LosersRules, own: Mapping[str, Any]) -> Sequence[Secret]:
        """Return the cards of every hand in a header's `setup`, each secret until it is played."""
        return _held(own[SETUP]["hands"], SETUP) if SETUP in own else ()

    def revealed(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return no tags: hands become known by being played, never by a reveal."""
        return ()

    def seen(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return the tag of a card that is played, which shows that it was in the hand."""
        return (("held", event.card),) if isinstance(event, CardPlayed) else ()

    def learn(
        self,
        state: Losers,
        line: ChanceLine | MoveLine | None,
        entry: dict[str, Any],
        events: list[object] | None = None,
    ) -> None:
        """Raise Refused: all cards of a match get played, so there is nothing to reveal."""
        raise Refused(worded("this game has no reveals"))


def _held(hands: Sequence[Sequence[str | None]], *path: str) -> list[Secret]:
    """Return the cards of all hands as secrets; `path` leads to the object in the line that has `hands`."""
    return [
        Secret(("held", card), seat, (*path, "hands", seat, place), {"seat": seat, "hand": [card]})
        for seat, hand in enumerate(hands)
        for place, card in enumerate(hand)
    ]


@within_setup()
def _set_up(state: Losers, setup: LosersSetup) -> None:
    """Put a state into a position; raise Refused if the position is impossible."""
    terms = state.terms
    seats = terms.seats
    check_each("hands", setup.hands, seats)
    check_each("scores", setup.scores, seats)
    for score in setup.scores:
        check_range("scores", score, -MOST_POINTS, MOST_POINTS)
    check_range("caller", setup.caller, 0, seats - 1)
    check_range("number", setup.number, 0, terms.round_limit - 1 if terms.round_limit else MOST_HANDS)
    places = Places(_PACK)
    hands = []
    for seat, hand in enumerate(setup.hands):
        check_count("hands", hand, terms.hand_size, seat)
        hands.append(0 if state.observer not in (NOBODY, seat) and not any(hand) else places.mask("hands", hand))
    check_count("aside", setup.aside, 52 - seats * terms.hand_size)
    state.set_up(hands, places.mask("aside", setup.aside), setup.scores, setup.caller, setup.number)


GAME = LosersGame()
