"""Game of Miser: translates between the lines of a record and moves of play."""

# Not compiled: no inner loop goes through it.

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

from cardtable.engine.game import NOTHING, Game, PositionPart, Secret, check_count, check_each, check_limit, check_range
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, MoveLine, Said, SayLine
from cardtable.engine.setups import SETUP, moved, read_setup
from cardtable.engine.state import AWAITING_REVEAL, NOBODY
from cardtable.errors import Refused
from cardtable.games.miser import codes, setups
from cardtable.games.miser.codes import (
    CARD,
    CARDS,
    HIGH_RANKS,
    KIND,
    PARTNER,
    PARTNERS_WAGER,
    PENNIES,
    SEAT,
    SIX_BITS,
    UNKNOWN_CARD,
    VALUE,
    VICTIM,
    WAGER,
    card_names,
)
from cardtable.games.miser.moves import (
    Accept,
    Attack,
    BuriedShown,
    CardsTurned,
    CentreBidMade,
    Commit,
    Counter,
    Decline,
    Forfeit,
    HandShown,
    Holds,
    Join,
    Laid,
    Lay,
    MiserDeal,
    MiserPass,
    MiserSetup,
    OpenBidding,
    Plea,
    Promise,
    Propose,
    Raise,
    Ready,
    StandInBidding,
    Threat,
    Truce,
    Warn,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.position import MiserTerms
from cardtable.games.miser.rules import PRESETS, MiserRules
from cardtable.wording import either, worded

_TIES: Final = {"centre": codes.TIE_CENTRE, "split": codes.TIE_SPLIT, "defender": codes.TIE_DEFENDER}
_NO_LIMIT: Final = 1 << 20

_KINDS: Final[dict[type[MoveLine], int]] = {
    MiserPass: codes.PASS,
    Propose: codes.PROPOSE,
    Counter: codes.COUNTER,
    Accept: codes.ACCEPT,
    Decline: codes.DECLINE,
    Commit: codes.COMMIT,
    Attack: codes.ATTACK,
    Lay: codes.LAY,
    Forfeit: codes.FORFEIT,
    Ready: codes.READY,
    OpenBidding: codes.OPEN,
    Join: codes.JOIN,
    Raise: codes.RAISE,
    StandInBidding: codes.STAND,
}
_LINES: Final = {kind: line for line, kind in _KINDS.items()}
_TAGS: Final = {kind: str(line.__struct_config__.tag) for kind, line in _LINES.items()}
_PLAIN: Final = (codes.PASS, codes.ACCEPT, codes.DECLINE, codes.FORFEIT, codes.READY, codes.STAND)
_WITH_CARD: Final = (codes.COMMIT, codes.ATTACK, codes.LAY, codes.OPEN, codes.JOIN)


@lru_cache
def _terms(rules: MiserRules, seats: int) -> MiserTerms:
    """Return the house rules as play needs them, cached because all matches of a batch share them."""
    return MiserTerms(
        seats=seats,
        starting_pennies=rules.starting_pennies,
        wager_limit=rules.wager_limit,
        pass_cost=rules.pass_cost,
        draws_for_first=rules.first_player == "high_card",
        sets_aside=rules.uneven_deal == "set_aside",
        match_limit=rules.wager_limit if rules.contract_match == "wager_limit" else _NO_LIMIT,
        odd_to_proposer=rules.odd_penny == "proposer",
        proposals_per_turn=rules.proposals_per_turn,
        attack_tie=_TIES[rules.attack_tie],
        unanswered_takes_all=rules.unanswered_attack == "all",
        attack_card_limit=rules.attack_card_limit,
        ace_value=rules.ace_value,
        court_value=rules.court_value,
        second_pays=rules.second_bidder_pays,
        last_standing=rules.ending == "last_standing",
        turn_limit=rules.turn_limit,
        open_slush=rules.open_slush,
    )


class MiserGame(Game[Miser, MiserRules]):
    """Game of Miser."""

    key: ClassVar[str] = "miser"
    title: ClassVar[str] = "Miser"
    origin: ClassVar[str] = "Miser is by Chris Young."
    place: ClassVar[int] = 4
    fewest_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 8
    usual_seats: ClassVar[int] = 4
    rules = MiserRules
    presets = PRESETS
    moves: ClassVar[Any] = (
        MiserPass
        | Propose
        | Counter
        | Accept
        | Decline
        | Commit
        | Attack
        | Lay
        | Forfeit
        | Ready
        | OpenBidding
        | Join
        | Raise
        | StandInBidding
    )
    chances: ClassVar[Any] = MiserDeal
    rules_rest: ClassVar[str] = worded("house rules can only change before the first move and between turns")
    own_keys: ClassVar[tuple[str, ...]] = (SETUP,)
    talk: ClassVar[Any] = Holds | Laid | Promise | Truce | Threat | Plea | Warn
    seat_parts: ClassVar[tuple[str, ...]] = ("partner", "victim")

    def start(self, rules: MiserRules, seats: int, own: Mapping[str, Any] = NOTHING, observer: int = NOBODY) -> Miser:
        """Return the state before the deal, or the position of a `setup` in `own`; Refused if that is impossible."""
        state = Miser(_terms(rules, seats))
        state.observer = observer
        if SETUP in own:
            setups.set_up(state, read_setup(own, MiserSetup))
        return state

    def adopt(self, state: Miser, rules: MiserRules, events: list[object] | None = None) -> None:
        """Let other rules hold from the turn that has just begun; Refused if their turn limit has been reached."""
        check_limit("turn_limit", rules.turn_limit, max(0, state.turns - 1))
        state.adopt(_terms(rules, state.terms.seats))

    def seated(self, order: Sequence[int], own: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
        """Return the position in `own` with cards, pennies and turn moved to the players' new seats."""
        return moved(own, order, each=("hands", "pennies", "played", "buried"), seat=("turn",))

    def draw(self, state: Miser, rng: KeyedRandom) -> MiserDeal:
        """Draw the deal: who goes first, the hands and the left-over cards."""
        terms = state.terms
        order = rng.child("pack").order(CARDS)
        if not terms.sets_aside:
            order = [card for card in order if setups.CARD_PACK.number(card) >= terms.left_over]
        size = terms.hand_size
        hands: list[list[str | None]] = [list(order[size * seat : size * (seat + 1)]) for seat in range(terms.seats)]
        aside: list[str | None] = [*CARDS[: terms.left_over]]
        if terms.sets_aside:
            aside = [*order[size * terms.seats :]]
        if not terms.draws_for_first:
            return MiserDeal(hands=hands, aside=aside, first=rng.child("first").below(terms.seats))
        draws, first = _drawn(terms.seats, rng)
        return MiserDeal(hands=hands, aside=aside, first=first, draws=draws)

    def take(self, state: Miser, line: ChanceLine, events: list[object] | None = None) -> None:
        """Apply a deal. Refused unless every card is dealt at most once, all hands are of the same size, and the right
        number of cards (or the lowest ones) are left over."""
        assert isinstance(line, MiserDeal)
        terms = state.terms
        seats = terms.seats
        check_each("hands", line.hands, seats)
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
            unknown = state.observer not in (NOBODY, seat) and not any(hand)
            hands.append(0 if unknown else setups.CARD_PACK.mask(hand, seen))
        check_count("aside", line.aside, terms.left_over)
        hidden = state.observer != NOBODY and terms.sets_aside and not any(line.aside)
        aside = 0 if hidden else setups.CARD_PACK.mask(line.aside, seen)
        if not terms.sets_aside and aside != (1 << terms.left_over) - 1:
            raise Refused(
                worded(
                    "{name} must hold the lowest cards: {cards}", name="aside", cards=" ".join(CARDS[: terms.left_over])
                )
            )
        check_range("first", line.first, 0, seats - 1)
        draws = tuple([tuple(cards) for cards in line.draws or ()])
        for cards in draws:
            if len(cards) != seats:
                raise Refused(
                    worded(
                        "a round of draws must have one entry for each of the {seats} seats, not {count}",
                        count=len(cards),
                        seats=seats,
                    )
                )
            for card in cards:
                if card is not None:
                    setups.CARD_PACK.number(card)
        state.deal(hands, aside, line.first, draws, events)

    def move_line(self, state: Miser, move: int) -> MoveLine:
        """Return the line for a move of the seat on turn."""
        kind = move & KIND
        seat = state.turn
        card = CARDS[move >> CARD & SIX_BITS] if kind in _WITH_CARD else ""
        pennies = move >> PENNIES
        wagers = [move >> WAGER & SIX_BITS, move >> PARTNERS_WAGER & SIX_BITS]
        if kind in _PLAIN:
            return _LINES[kind](seat=seat)
        if kind == codes.PROPOSE:
            partner, victim = move >> PARTNER & SEAT, move >> VICTIM & SEAT
            return Propose(seat=seat, partner=partner, victim=victim, wagers=wagers, value=move >> VALUE)
        if kind == codes.COUNTER:
            return Counter(seat=seat, wagers=wagers, value=move >> VALUE)
        if kind == codes.ATTACK:
            return Attack(seat=seat, victim=move >> VICTIM & SEAT, wager=wagers[0], card=card)
        if kind == codes.COMMIT:
            return Commit(seat=seat, card=card)
        if kind == codes.LAY:
            return Lay(seat=seat, card=card)
        if kind == codes.OPEN:
            return OpenBidding(seat=seat, card=card, pennies=pennies)
        return Join(seat=seat, card=card, pennies=pennies) if kind == codes.JOIN else Raise(seat=seat, pennies=pennies)

    def move_code(self, state: Miser, line: MoveLine) -> int:
        """Return the move that a line makes; Refused if it is not legal."""
        seat = line.seat
        kind = _KINDS[type(line)]
        kinds = state.kinds(seat)
        # An information state doesn't know the cards of others, but the number of cards is enough to tell the kinds.
        if kind not in kinds:
            raise Refused(_why_not(state, kind, kinds))
        parts = self._parts(state, line)
        code = kind | sum([value << shift for shift, value in parts.items()])
        if isinstance(line, Counter) and line.value == state.value and line.wagers == state.wagers:
            raise Refused(worded("a counter-offer must change a wager or the value"))
        return code

    def _parts(self, state: Miser, line: MoveLine) -> dict[int, int]:
        """Return the parts of a line's move, by the shift of each; Refused if one is out of range."""
        seat = line.seat
        parts: dict[int, int] = {}
        if isinstance(line, Propose):
            _one_of("partner", line.partner, state.partners(seat))
            _one_of("victim", line.victim, state.others(seat, line.partner))
            parts = {PARTNER: line.partner, VICTIM: line.victim}
        if isinstance(line, Attack):
            _one_of("victim", line.victim, state.others(seat))
            _up_to("wager", line.wager, state.limit(seat))
            parts = {VICTIM: line.victim, WAGER: line.wager}
        if isinstance(line, Propose | Counter):
            if len(line.wagers) != 2:
                raise Refused(
                    worded(
                        "wagers must be two numbers, the proposer's and the partner's, not {count}",
                        count=len(line.wagers),
                    )
                )
            partner = line.partner if isinstance(line, Propose) else state.partner
            _up_to(worded("the proposer's wager"), line.wagers[0], state.limit(state.player))
            _up_to(worded("the partner's wager"), line.wagers[1], state.limit(partner))
            check_range("value", line.value, codes.LOWEST_VALUE, codes.HIGHEST_VALUE)
            parts |= {WAGER: line.wagers[0], PARTNERS_WAGER: line.wagers[1], VALUE: line.value}
        if isinstance(line, OpenBidding | Join | Raise):
            _up_to("pennies", line.pennies, state.scores[seat] - state.bids[seat])
            parts[PENNIES] = line.pennies
        if isinstance(line, Commit | Attack | Lay | OpenBidding | Join):
            parts[CARD] = _card_of(state, line)
        return parts

    def patterns(self, state: Miser, seat: int) -> list[dict[str, Any]]:
        """Return a seat's legal moves as patterns of the bot protocol."""
        found: list[dict[str, Any]] = []
        for kind in state.kinds(seat):
            for product in state.products(seat, kind):
                parts = dict(product.parts)
                pattern: dict[str, Any] = {"move": _TAGS[kind]}
                if kind == codes.PROPOSE:
                    pattern["partner"] = product.base >> PARTNER & SEAT
                if VICTIM in parts:
                    pattern["victim"] = _of(parts[VICTIM])
                if kind in (codes.PROPOSE, codes.COUNTER):
                    fixed = (product.base >> WAGER & SIX_BITS, product.base >> PARTNERS_WAGER & SIX_BITS)
                    pattern["wagers"] = [
                        _of(parts.get(shift, (wager,)))
                        for shift, wager in zip((WAGER, PARTNERS_WAGER), fixed, strict=True)
                    ]
                    pattern["value"] = _of(parts.get(VALUE, (product.base >> VALUE,)))
                elif kind == codes.ATTACK:
                    pattern["wager"] = _of(parts[WAGER])
                if CARD in parts:
                    cards = [CARDS[card] for card in parts[CARD]]
                    pattern["card"] = {"one_of": cards} if len(cards) > 1 else cards[0]
                if kind in (codes.OPEN, codes.JOIN, codes.RAISE):
                    pattern["pennies"] = _of(parts[PENNIES])
                found.append(pattern)
        return found

    def kinds(self, state: Miser, seat: int) -> tuple[str, ...]:
        """Return the tags of the kinds of move open to a seat, without listing the many moves of each."""
        return tuple([_TAGS[kind] for kind in state.kinds(seat)])

    def secrets(self, rules: MiserRules, line: ChanceLine | MoveLine) -> Sequence[Secret]:
        """Return the secrets of a line: hands, cards set aside, and cards laid face down.

        A card laid is revealed when the cards are turned (see `revealed`); after a forfeit only with the result.
        """
        if isinstance(line, MiserDeal):
            return [*setups.secret_cards("hands", "hand", line.hands), *setups.secret_left_over(rules, line.aside)]
        if isinstance(line, Commit | Attack | Lay):
            return [Secret(("down", line.card), line.seat, ("card",), {"card": line.card})]
        return ()

    def setup_of(self, state: Miser) -> dict[str, Any] | None:
        """Return the position as a header's `setup`, at the beginning of a turn; None at any other moment."""
        return setups.setup_of(state)

    def position(self, rules: MiserRules, seats: int) -> list[PositionPart]:
        """Return the parts of a position: cards, pennies and whose turn it is."""
        return setups.position_parts(rules, seats)

    def header_secrets(self, rules: MiserRules, own: Mapping[str, Any]) -> Sequence[Secret]:
        """Return the secrets of a position: hands, cards set aside, and cards that met a forfeit."""
        return setups.secrets(rules, own[SETUP]) if SETUP in own else ()

    def revealed(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return the tags of the cards that an event turns up."""
        if not isinstance(event, CardsTurned):
            return ()
        return [("down", card) for cards in event.cards for card in cards]

    def seen(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return the tags of the cards that an event shows to have been in a hand: cards turned up or bid with."""
        if isinstance(event, CardsTurned):
            return [("held", card) for cards in event.cards for card in cards]
        return [("held", event.card)] if isinstance(event, CentreBidMade) and event.card else ()

    def learn(
        self,
        state: Miser,
        line: ChanceLine | MoveLine | None,
        entry: dict[str, Any],
        events: list[object] | None = None,
    ) -> None:
        """Tell an information state a card laid face down. After the end of the game there is nothing left to learn:
        cards that were never seen only become events."""
        if isinstance(line, MoveLine):
            if state.turn == AWAITING_REVEAL:
                state.learn_card(line.seat, setups.CARD_PACK.number(entry["card"]), events)
            elif events is not None:
                events.append(BuriedShown(line.seat, entry["card"]))
        elif events is not None and "buried" in entry:
            events += [BuriedShown(entry["seat"], card) for card in entry["buried"]]
        elif events is not None:
            cards = entry["hand"] if "hand" in entry else entry["aside"]
            in_order = card_names(setups.CARD_PACK.mask(cards, set()))
            events.append(HandShown(entry.get("seat", NOBODY), in_order))

    def hear(self, state: Miser, line: SayLine, events: list[object] | None = None) -> None:
        """Remember a line of talk; Refused if it is malformed."""
        last = state.terms.seats - 1
        if isinstance(line, Holds) and not line.values:
            raise Refused(worded("values must name at least one card"))
        if isinstance(line, Truce) and line.turns < 1:
            raise Refused(worded("turns must be at least 1, not {turns}", turns=line.turns))
        named: tuple[str, int] = ("", 0)
        if isinstance(line, Truce):
            named = ("with", line.partner)
        elif isinstance(line, Threat):
            named = ("against", line.against)
        elif isinstance(line, Warn):
            named = ("about", line.about)
        check_range(named[0], named[1], 0, last)
        state.hear(line)
        if events is not None:
            events.append(Said(line))


def _drawn(seats: int, rng: KeyedRandom) -> tuple[list[list[str | None]], int]:
    """Draw cards for who goes first, ace high; players who tie for the highest draw again. Return the rounds of draws,
    each by seat, and the seat that goes first."""
    tied = list(range(seats))
    rounds: list[list[str | None]] = []
    while len(tied) > 1:
        cards = rng.child("draws", len(rounds)).order(CARDS)[: len(tied)]
        drawn: list[str | None] = [None] * seats
        ranks = []
        for seat, card in zip(tied, cards, strict=True):
            drawn[seat] = card
            ranks.append(HIGH_RANKS.index(card[:-1]))
        rounds.append(drawn)
        tied = [seat for seat, rank in zip(tied, ranks, strict=True) if rank == max(ranks)]
    return rounds, tied[0]


def _card_of(state: Miser, line: Commit | Attack | Lay | OpenBidding | Join) -> int:
    """Return the number of a line's card, or UNKNOWN_CARD. Refused if the hand is known not to hold it."""
    known = state.observer in (NOBODY, line.seat)
    if line.card is None:
        if known or isinstance(line, OpenBidding | Join):
            raise Refused(worded("the card is missing"))
        return UNKNOWN_CARD
    card = setups.CARD_PACK.number(line.card)
    if known and not state.hands[line.seat] >> card & 1:
        raise Refused(worded("{card} is not in the hand of seat {seat}", card=line.card, seat=line.seat))
    return card


def _one_of(name: str, seat: int, seats: Sequence[int]) -> None:
    if seat not in seats:
        raise Refused(
            worded(
                "{name} must be one of {choices}, not {value}", name=name, choices=" ".join(map(str, seats)), value=seat
            )
        )


def _up_to(name: str, pennies: int, most: int) -> None:
    check_range(name, pennies, 1, max(most, 1))


def _of(values: Sequence[int]) -> Any:
    """Return values as a pattern of the bot protocol has them: a single value, a range or a list."""
    if len(values) == 1:
        return values[0]
    if isinstance(values, range):
        return {"from": values[0], "to": values[-1]}
    return {"one_of": list(values)}


def _why_not(state: Miser, kind: int, kinds: list[int]) -> str:
    """Return the reason why a kind of move can't be made now, as a clause."""
    if state.phase == codes.TURN:
        seat = state.turn
        if kind in (codes.PROPOSE, codes.ATTACK, codes.OPEN) and not state.counts[seat]:
            return worded("seat {seat} has no cards left and can only pass", seat=seat)
        if kind == codes.PROPOSE and state.proposals >= state.terms.proposals_per_turn:
            return worded("no more than %n offer(s) can be made in a turn", n=state.terms.proposals_per_turn)
        if kind == codes.PROPOSE:
            return worded("nobody is left to make a contract with")
        if kind == codes.OPEN:
            return worded("there is nothing in the centre to bid for")
    if kind == codes.COUNTER and state.phase == codes.ANSWER:
        return worded("no more than %n offer(s) can be made in a turn", n=state.terms.proposals_per_turn)
    if kind == codes.LAY and state.phase in (codes.UNANSWERED, codes.ATTACKED):
        if not state.counts[state.turn]:
            return worded("seat {seat} has no cards left", seat=state.turn)
        return worded("each side may lay at most %n card(s)", n=state.terms.attack_card_limit)
    if kind == codes.RAISE and state.phase == codes.BIDDING:
        seat = state.turn
        if state.bids[seat]:
            return worded("seat {seat} has no pennies left to raise with", seat=seat)
        return worded("seat {seat} has made no bid to raise", seat=seat)
    if kind == codes.JOIN and state.phase == codes.BIDDING:
        return worded("seat {seat} is already in the bidding", seat=state.turn)
    due = either([_TAGS[each] for each in kinds])
    return worded("the move must be {due}, not {move}", due=due, move=_TAGS[kind])


GAME = MiserGame()
