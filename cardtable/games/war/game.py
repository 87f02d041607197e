"""Bidding War as a `Game`: lines, legal moves, secrets and set-up positions."""

# Not compiled: no inner loop goes through it.

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from cardtable.engine.cards import RANKS, RANKS_IN, SECOND_PACK, SUITS, card_name, split_card
from cardtable.engine.game import NOTHING, Game, PositionPart, Secret, check_count, check_each, check_range, seat_told
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import ChanceLine, MoveLine
from cardtable.engine.setups import SETUP, Pack, Places, moved, read_setup, within_setup
from cardtable.engine.state import HIDDEN, NOBODY
from cardtable.errors import Refused
from cardtable.games.war.moves import BidsTurned, Offer, PrizeTurned, WarBid, WarDeal, WarPass, WarSetup
from cardtable.games.war.play import AUCTION, CARRY, DISCARD, NEXT_HIGHEST, OFFER, PASS, SEALED, War, WarTerms
from cardtable.games.war.rules import PRESETS, WarRules
from cardtable.wording import worded

_TIES = {"discard": DISCARD, "carry": CARRY, "next_highest": NEXT_HIGHEST}


@lru_cache
def _terms(rules: WarRules, seats: int) -> WarTerms:
    """Return the rules in the form that play needs; cached, so that the matches of a batch share it."""
    return WarTerms(
        seats=seats,
        suit_size=rules.suit_size,
        values=rules.values(),
        own_cards=rules.prizes == "own_cards",
        auction=rules.bidding == "open",
        tie=_TIES[rules.tie],
        there_and_back=rules.offer_order == "there_and_back",
        seller_bids=rules.seller_bids,
        losers_pay=rules.losers_pay,
    )


class WarGame(Game[War, WarRules]):
    """Bidding War as a `Game` of the engine."""

    key: ClassVar[str] = "war"
    title: ClassVar[str] = "Bidding War"
    origin: ClassVar[str] = (
        "Bidding War is by Ben, of ben.blog, 2020. It was published without a name; a reader suggested “the Scruffian "
        "Bidding War”."
    )
    place: ClassVar[int] = 1
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 7
    rules = WarRules
    presets = PRESETS
    moves: ClassVar[Any] = WarBid | Offer | WarPass
    chances: ClassVar[Any] = WarDeal
    rules_rest: ClassVar[str] = worded("house rules can only change before the first move and between prizes")
    own_keys: ClassVar[tuple[str, ...]] = (SETUP,)

    def start(self, rules: WarRules, seats: int, own: Mapping[str, Any] = NOTHING, observer: int = NOBODY) -> War:
        """Return the state before the deal or, if `own` has a `setup`, in that position."""
        state = War(_terms(rules, seats))
        state.observer = observer
        if SETUP in own:
            _set_up(state, read_setup(own, WarSetup))
        return state

    def adopt(self, state: War, rules: WarRules, events: list[object] | None = None) -> None:
        """Put new house rules in force; never refused, since the number of prizes can't change during a game."""
        state.adopt(_terms(rules, state.terms.seats), events)

    def position(self, rules: WarRules, seats: int) -> list[PositionPart]:
        """Return what can be edited in a position: hands, prizes, cards won and carried, and the first player."""
        own = rules.prizes == "own_cards"
        return [
            PositionPart(
                "hands", "Cards in hand", "Cards each player still holds of their own suit.", each=True, cards=True
            ),
            PositionPart("prizes", "Prizes", "In order, including those already gone.", cards=True, matters=not own),
            PositionPart("won", "Won", "Prizes each player has won; they count as points.", each=True, cards=True),
            PositionPart("carried", "Carried", "Prizes carried over to the current one.", cards=True),
            PositionPart("first", "First player", "Who opens the bidding or offers a card."),
        ]

    def seated(self, order: Sequence[int], own: Mapping[str, Any] = NOTHING) -> dict[str, Any]:
        """Return the header's `setup` with suits, hands and won cards moved along with the players."""
        return moved(own, order, each=("suits", "hands", "won"), seat=("first",))

    def setup_of(self, state: War) -> dict[str, Any] | None:
        """Return the position of a state in which a prize is up that no seat has bid for, or a card is to be offered.

        None in any other state, and where points were won under other card values than those in force: a position does
        not record card values.
        """
        if state.turn < 0 or not state.rests() or state.scores != [state.points_of(cards) for cards in state.won]:
            return None
        suits, prizes = state.suits, state.prizes
        up = 0 if state.phase == OFFER else 1 << 13 * state.terms.seats + prizes[state.number]
        setup: dict[str, Any] = {
            "suits": list(suits[: state.terms.seats]),
            "hands": [list(state.cards_of(hand << 13 * seat)) for seat, hand in enumerate(state.hands)],
            "first": state.turn,
            "number": state.number,
            "won": [list(state.cards_of(cards)) for cards in state.won],
            "carried": list(state.cards_of(state.stake & ~up)),
        }
        if prizes:
            setup["prizes"] = [card_name(rank, suits[-1]) for rank in prizes]
        return setup

    def header_secrets(self, rules: WarRules, own: Mapping[str, Any]) -> Sequence[Secret]:
        """Return the prizes in a header's `setup` that come after the current one."""
        setup = own.get(SETUP, NOTHING)
        return [
            Secret(("prize", place), NOBODY, (SETUP, "prizes", place), {"place": place, "card": card})
            for place, card in enumerate(setup.get("prizes") or ())
            if place > setup.get("number", 0)
        ]

    def draw(self, state: War, rng: KeyedRandom) -> WarDeal:
        """Draw the suit of each seat, the order of the prizes, and the seat that opens."""
        terms = state.terms
        suits = rng.child("suits").order(_packs(terms.seats))[: terms.seats + 1]
        seats = [str(seat) for seat in range(terms.seats)]
        first = int(rng.child("first").order(seats)[0])
        held = suits[: terms.seats]
        if terms.own_cards:
            return WarDeal(suits=held, first=first)
        ranks = rng.child("prizes").order(RANKS[: terms.suit_size])
        return WarDeal(suits=held, first=first, prizes=[rank + suits[-1] for rank in ranks])

    def take(self, state: War, line: ChanceLine, events: list[object] | None = None) -> None:
        """Deal; raise Refused if seats, suits or prizes don't fit the rules and the packs in play."""
        assert isinstance(line, WarDeal)
        terms = state.terms
        check_each("suits", line.suits, terms.seats)
        _check_suits(line.suits, terms)
        check_range("first", line.first, 0, terms.seats - 1)
        suits, prizes = _dealt(line.suits, line.prizes, state)
        state.deal(suits, prizes, line.first, events)

    def move_line(self, state: War, move: int) -> MoveLine:
        """Return the line for a move of the seat on turn."""
        seat = state.turn
        if state.phase == AUCTION and move == PASS:
            return WarPass(seat=seat)
        card = card_name(move, state.suits[seat])
        return Offer(seat=seat, card=card) if state.phase == OFFER else WarBid(seat=seat, card=card)

    def move_code(self, state: War, line: MoveLine) -> int:
        """Return the move that a line makes; raise Refused if it is not legal."""
        if isinstance(line, WarPass):
            if state.phase != AUCTION:
                raise Refused(worded("passing is only possible in an auction"))
            return PASS
        assert isinstance(line, WarBid | Offer)
        if isinstance(line, Offer) != (state.phase == OFFER):
            raise Refused(
                worded("a card must be offered now")
                if state.phase == OFFER
                else worded("a bid must be made now, not an offer")
            )
        if line.card is None:
            if state.phase != SEALED or state.observer in (NOBODY, line.seat):
                raise Refused(worded("the card is missing"))
            return HIDDEN
        rank, suit = split_card(line.card)
        if suit != state.suits[line.seat] or not state.hands[line.seat] >> rank & 1:
            raise Refused(worded("{card} is not in the hand of seat {seat}", card=line.card, seat=line.seat))
        if state.phase == AUCTION and rank not in state.legal(line.seat):
            standing = card_name(state.bids[state.standing], state.suits[state.standing])
            raise Refused(worded("{card} does not beat the current bid, {standing}", card=line.card, standing=standing))
        return rank

    def patterns(self, state: War, seat: int) -> list[dict[str, Any]]:
        """Return a seat's legal moves in the form that the bot protocol prints."""
        moves = state.legal(seat)
        cards = [card_name(rank, state.suits[seat]) for rank in moves if rank != PASS]
        kind = "offer" if state.phase == OFFER else "bid"
        found: list[dict[str, Any]] = []
        if cards:
            found.append({"move": kind, "card": {"one_of": cards} if len(cards) > 1 else cards[0]})
        if state.phase == AUCTION:
            found.append({"move": "pass"})
        return found

    def kinds(self, state: War, seat: int) -> tuple[str, ...]:
        """Return the kinds of move open to a seat; in an auction only "pass" if no card beats the current bid."""
        if state.phase == OFFER:
            return ("offer",)
        if state.phase == SEALED:
            return ("bid",)
        return ("bid", "pass") if len(state.legal(seat)) > 1 else ("pass",)

    def secrets(self, rules: WarRules, line: ChanceLine | MoveLine) -> Sequence[Secret]:
        """Return the values to hide: prizes until they are turned, sealed bids until the last one is in."""
        if isinstance(line, WarDeal):
            return [
                Secret(("prize", place), NOBODY, ("prizes", place), {"place": place, "card": card})
                for place, card in enumerate(line.prizes or ())
            ]
        if isinstance(line, WarBid) and rules.bidding == "sealed":
            return [Secret(("bids",), line.seat, ("card",), {"card": line.card})]
        return ()

    def revealed(self, event: object) -> Sequence[tuple[object, ...]]:
        """Return the tags of secrets that an event reveals: of a prize that is turned, or of all sealed bids."""
        if isinstance(event, PrizeTurned):
            return (("prize", event.number),)
        return (("bids",),) if isinstance(event, BidsTurned) else ()

    def learn(
        self, state: War, line: ChanceLine | MoveLine | None, entry: dict[str, Any], events: list[object] | None = None
    ) -> None:
        """Tell an information state a prize or a sealed bid that was revealed."""
        rank, suit = split_card(entry["card"])
        if isinstance(line, MoveLine):
            state.learn_bid(line.seat, rank, events)
        else:
            if not state.suits[state.terms.seats]:
                state.suits = (*state.suits[:-1], suit)
            state.learn_prize(entry["place"], rank, events)


def _packs(seats: int) -> list[str]:
    """Return the suits of the packs in play: one pack for up to three players, two for more."""
    return list(SUITS if seats <= 3 else SUITS + SECOND_PACK)


def _check_suits(suits: Sequence[str], terms: WarTerms) -> None:
    """Raise Refused unless each suit is in play and no two seats hold the same one."""
    packs = _packs(terms.seats)
    for suit in suits:
        if suit not in packs:
            raise Refused(
                worded("{suit} is not a suit in play; choose from {suits}", suit=repr(suit), suits=" ".join(packs))
            )
        if suits.count(suit) > 1:
            raise Refused(worded("two seats have the same suit, {suit}", suit=suit))


def _dealt(held: Sequence[str], prizes: Sequence[str | None] | None, state: War) -> tuple[list[str], list[int]]:
    """Return the suits by seat, followed by the spare suit if there is one, and the ranks of the prizes in order.

    Raise Refused if prizes are missing, are given where players offer their own cards, or are not a spare suit.
    """
    if state.terms.own_cards:
        if prizes is not None:
            raise Refused(worded("prizes are not dealt when players offer their own cards"))
        return list(held), []
    if prizes is None:
        raise Refused(worded("prizes are missing"))
    spare, ranks = _spare_suit(prizes, held, state.terms, incomplete=state.observer != NOBODY)
    return [*held, spare], ranks


@within_setup()
def _set_up(state: War, setup: WarSetup) -> None:
    """Put a state into a position; raise Refused if the position is impossible."""
    terms = state.terms
    seats, size = terms.seats, terms.suit_size
    check_each("suits", setup.suits, seats)
    check_each("hands", setup.hands, seats)
    check_range("first", setup.first, 0, seats - 1)
    check_range("number", setup.number, 0, seats * size if terms.own_cards else size - 1)
    _check_suits(setup.suits, terms)
    suits, prizes = _dealt(setup.suits, setup.prizes, state)
    places = Places(Pack([card_name(rank, suit) for suit in suits for rank in range(13)]))
    hands = [places.mask("hands", cards) >> 13 * seat for seat, cards in enumerate(setup.hands)]
    to_come = len(prizes) - setup.number
    for seat, (hand, cards) in enumerate(zip(hands, setup.hands, strict=True)):
        if hand & ~terms.suit_mask or hand.bit_count() < len(cards):
            raise Refused(
                worded(
                    "{name}: {who} has a card that is not of their suit or not in play",
                    name="hands",
                    who=seat_told(seat),
                )
            )
        if not terms.own_cards and (len(cards) < to_come or (len(cards) > to_come and not terms.auction)):
            raise Refused(
                worded(
                    "{name}: {who} must have as many cards as there are prizes to come ({due}), not {count}",
                    name="hands",
                    count=len(cards),
                    who=seat_told(seat),
                    due=to_come,
                )
            )
    check_each("won", setup.won or setup.hands, seats)
    piles = setup.won or [[]] * seats
    before = sum([1 << 13 * seats + rank for rank in prizes[: setup.number]])
    if terms.own_cards:
        before = sum([terms.suit_mask << 13 * seat for seat in range(seats)])
    masks = []
    for key, pile in [*[("won", pile) for pile in piles], ("carried", setup.carried)]:
        masks.append(places.mask(key, pile))
        if masks[-1] & ~before:
            raise Refused(worded("{name} may only hold earlier prizes", name=key))
    state.set_up(suits, prizes, setup.first, setup.number, hands, masks[:-1], masks[-1])


def _spare_suit(
    prizes: Sequence[str | None], held: Sequence[str], terms: WarTerms, *, incomplete: bool
) -> tuple[str, list[int]]:
    """Return the suit of the prizes dealt and their ranks, HIDDEN where unknown.

    Raise Refused unless they are one whole spare suit. Unknown prizes are allowed only if `incomplete`.
    """
    check_count("prizes", prizes, terms.suit_size)
    packs = _packs(terms.seats)
    spare = ""
    ranks: list[int] = []
    for card in prizes:
        if card is None:
            if not incomplete:
                raise Refused(worded("a prize is missing"))
            ranks.append(HIDDEN)
            continue
        rank, suit = split_card(card)
        if suit in held or suit not in packs:
            raise Refused(worded("{card} does not belong to a spare suit", card=card))
        if spare and suit != spare:
            raise Refused(worded("prizes must all be of one suit, not {spare} and {suit}", spare=spare, suit=suit))
        if rank not in RANKS_IN[terms.suit_mask]:
            raise Refused(
                worded("{card} is not in play: each suit has {suit_size} cards", card=card, suit_size=terms.suit_size)
            )
        if rank in ranks:
            raise Refused(worded("{card} appears twice", card=card))
        spare = suit
        ranks.append(rank)
    return spare, ranks


GAME = WarGame()
