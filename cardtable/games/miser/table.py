"""Model of Miser's table at one moment.

All pennies lie on the table to be counted. A wager lies in front of the player it was taken from until the turn is
settled, though by the rules it is in the centre at once; a bid lies in front of its bidder, who still owns it.
"""

from collections.abc import Hashable, Sequence
from functools import partial

from typing_extensions import override

from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import Said, SayLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser.amounts import cards_count, pennies_words, value_of, value_words
from cardtable.games.miser.codes import card_names
from cardtable.games.miser.course import MiserCourse, turning_points
from cardtable.games.miser.layout import ACROSS, ASIDE, DISH, OFFER, SLUSH, MiserLayout, hand, laid, purse, stake
from cardtable.games.miser.moves import (
    AttackMade,
    AttackSettled,
    BiddingSettled,
    CardBuried,
    CardLaid,
    CardsTurned,
    CentreBidMade,
    ContractDeclined,
    ContractMade,
    ContractOffered,
    ContractSettled,
    Forfeited,
    KnockedOut,
    MiserDealt,
    MiserEnded,
    MiserPassed,
    Plea,
    SaidReady,
    Stood,
    Threat,
    Truce,
    TurnBegan,
    Warn,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.games.miser.talk import talk_of
from cardtable.games.miser.words import MiserNarrator
from cardtable.language import filled, listed, translate
from cardtable.table.board import Card, Coins, Deed, Piece, Zone
from cardtable.table.marks import AttackRibbon, Dish, FeltText, Mark, PieceStyle, Plaque, Slot, Tag
from cardtable.table.model import Perspective, TableModel, beginning
from cardtable.table.places import Place
from cardtable.table.remarks import ASKED, THREATENED, TOLD, Noticing, Occasion, Remarks, others
from cardtable.table.seating import lettered
from cardtable.table.telling import Chart, Moment, Notice
from cardtable.table.words import card_words, cards_words


class MiserNoticing(Noticing):
    """Noticing of what bots may remark on at one table."""

    def __init__(self, players: Sequence[str], start: Miser) -> None:
        """`players` are by seat, as a header names them; `start` is the state in which the game begins."""
        self._people = {seat for seat, player in enumerate(players) if player == "human"}
        self._in = [seat for seat in range(len(players)) if start.is_in(seat)]
        self._spoken_to: set[int] = set()  # seats addressed by the person in this turn

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        """Take in an event. A player can only answer the first line of a turn that is meant for them."""
        match event:
            case TurnBegan():
                self._spoken_to.clear()
            case KnockedOut():
                self._in = others(self._in, event.seat)
            case Said(line=line) if line.seat in self._people:
                heard = _meant_for(line)
                if heard is None:
                    return [Occasion(_kind(line, NOBODY), others(self._in, line.seat), line.seat, once_in=3)]
                if heard in self._in and heard not in self._spoken_to:
                    self._spoken_to.add(heard)
                    return [Occasion(_kind(line, heard), [heard], line.seat, once_in=1)]
        return ()


def _meant_for(line: SayLine) -> int | None:
    """Return the seat that a line is addressed to, or else the one it names; None if it is for everybody."""
    if line.to is not None:
        return line.to
    match line:
        case Threat():
            return line.against
        case Truce():
            return line.partner
        case Warn():
            return line.about
    return None


def _kind(line: SayLine, heard: int) -> str:
    if isinstance(line, Threat) or (isinstance(line, Warn) and line.about == heard):
        return THREATENED
    return ASKED if isinstance(line, Plea | Truce) else TOLD


_HEAP_SHOWN = 8
"""Number of played cards that are drawn; those below lie wholly under others."""
_COUNTED = 3
"""Pennies in front of a seat that can be counted at a glance, without a number."""


class MiserModel(TableModel):
    """Model of Miser's table, which follows the events of one observer's view."""

    course: MiserCourse
    teller: MiserNarrator

    def __init__(self, seen: Perspective) -> None:
        super().__init__(seen)
        state = beginning(Miser, "miser", seen.rules, seen.seats, seen.setup)
        self.course = MiserCourse(self.seats, self.rules.starting_pennies, state)
        self.teller = MiserNarrator(seen.names, seen.you, self.rules.ace_value)
        self.talk = talk_of(seen, state)
        self.remarks = Remarks(seen.names, seen.players, MiserNoticing(seen.players, state))
        self.money: dict[Zone, int] = {DISH: 0}
        """Number of pennies in each zone."""
        for seat in range(self.seats):
            self.money |= {purse(seat): 0, stake(seat): 0}
        self.partners = (NOBODY, NOBODY)
        """Proposer and partner of a contract that is offered or made."""
        self.attacker = NOBODY
        self.victim = NOBODY
        """Seat of the victim of an attack, or of a contract offered or made."""
        self.bidding = False
        self.said: dict[int, str] = {}
        """Last answer of each seat in this turn: a word pinned to its plaque."""
        self.out: set[int] = set()
        self.origins: dict[Piece, Zone] = {}
        """Zones that the new pieces of the last event come from."""
        if state.turn >= 0:
            self._set_out(state)

    @property
    def rules(self) -> MiserRules:
        """House rules in force."""
        assert isinstance(self.seen.rules, MiserRules)
        return self.seen.rules

    # --- what happens --------------------------------------------------------------------------------------------

    @override
    def adopt(self, rules: HouseRules) -> None:
        super().adopt(rules)
        self.teller = MiserNarrator(self.seen.names, self.seen.you, self.rules.ace_value)

    @override
    def take_in(self, event: object) -> Notice | None:
        self.origins.clear()
        self.settle()
        self._move_pieces(event)
        self.course.follow(event)
        assert self.talk
        heard = self.talk.follow(event)
        text = self._words(event)
        opens = isinstance(event, CardLaid) and event.seat == self.attacker and not self.zone(laid(self.victim))
        if heard or not text or opens:  # an attack has been told with its wager
            return heard
        settled = isinstance(event, ContractSettled | AttackSettled | Forfeited | BiddingSettled | MiserEnded)
        in_contract = isinstance(event, CardLaid) and self.attacker == NOBODY  # its outcome is told at once
        return Notice(text, logged=not in_contract, weighty=settled)

    def _words(self, event: object) -> str:
        """Return the sentence on an event, which may depend on what lies on the table."""
        if isinstance(event, CardLaid) and self.attacker != NOBODY:
            return self.teller.lays(event.seat, len(self.zone(laid(event.seat))))
        alone = (
            event.seat if isinstance(event, MiserPassed) else event.victim if isinstance(event, Forfeited) else NOBODY
        )
        if isinstance(event, MiserPassed | Forfeited) and not self.zone(hand(alone)):
            return self.teller.without_cards(event)
        return self.teller.tell(event)

    def _move_pieces(self, event: object) -> None:
        if isinstance(event, MiserDealt):
            self._deal(event)
        elif isinstance(event, TurnBegan):
            self._clear()
            self._discard()  # until then, a card that met a forfeit lies open if it may be seen
        elif isinstance(event, MiserPassed):
            self._pay(purse(event.seat), DISH, event.pennies)
        elif isinstance(event, ContractOffered):
            self._offer(event)
        elif isinstance(event, ContractDeclined):
            self._clear()
            self.said = {event.seat: translate("miser", "declines")}
        elif isinstance(event, ContractMade):
            self.said = {event.seat: translate("miser", "accepts")}
            for seat, wager in zip((event.proposer, event.partner), event.wagers, strict=True):
                self._pay(purse(seat), stake(seat), wager)
            self._pay(purse(event.victim), stake(event.victim), event.matched)
        elif isinstance(event, AttackMade):
            self.attacker, self.victim = event.attacker, event.victim
            self._pay(purse(event.attacker), stake(event.attacker), event.wager)
            self._pay(purse(event.victim), stake(event.victim), event.matched)
        elif isinstance(event, CardLaid):
            self.said.clear()
            self._lay(event.seat, event.card, face_up=self.seen.all_open)
        elif isinstance(event, SaidReady):
            self.said[event.seat] = translate("miser", "ready")
        elif isinstance(event, CardsTurned):
            for seat, cards in zip(event.seats, event.cards, strict=True):
                for piece, card in zip(self.cards(laid(seat)), cards, strict=True):
                    self.change(piece, laid(seat), card=card, face_up=True)
        elif isinstance(event, CentreBidMade):
            if not self.bidding:  # words of answers to an offer don't belong to the bidding
                self.said.clear()
            self.bidding = True
            self.said.pop(event.seat, None)
            if event.card:
                self._lay(event.seat, event.card, face_up=True)
            self._pay(purse(event.seat), stake(event.seat), event.pennies)
        elif isinstance(event, Stood):
            self.said[event.seat] = translate("miser", "stands")
        else:
            self._settle(event)

    def _deal(self, event: MiserDealt) -> None:
        self.zones.clear()
        for seat, cards in enumerate(event.hands):
            self.zones[hand(seat)] = [Card(card, card is not None) for card in cards]
        if self.rules.uneven_deal == "set_aside":
            self.zones[ASIDE] = [Card() for _ in event.aside]
        for seat, pennies in enumerate(self.course.scores[0]):
            self.money[purse(seat)] = pennies
            self._pile(purse(seat))

    def _set_out(self, state: Miser) -> None:
        """Set out everything that lies on the table in a position in the midst of a game."""
        self._deal(state.dealt())
        self.money[DISH] = state.centre
        self._pile(DISH)
        self.out = {seat for seat in range(self.seats) if not state.is_in(seat)}
        open_ = self.rules.open_slush
        played = [Card(name if open_ else None, open_) for name in card_names(state.slush)]
        self.zones[SLUSH] = [*played, *[Card() for _ in range(sum(state.buried_counts))]]
        self.opening = self.teller.landmark(TurnBegan(state.player, state.turns))

    def _clear(self) -> None:
        """Clear what belongs to an offer, an attack or the bidding."""
        self.partners = (NOBODY, NOBODY)
        self.attacker = self.victim = NOBODY
        self.bidding = False
        self.said = {}
        self.zone(OFFER).clear()

    def _offer(self, event: ContractOffered) -> None:
        self.said = {}
        self.partners, self.victim = (event.proposer, event.partner), event.victim
        lines = tuple((f"{wager}", seat) for seat, wager in zip(self.partners, event.wagers, strict=True))
        title = filled(translate("miser", "against {victim}"), victim=self.teller.whom(event.victim))
        value = filled(translate("miser", "{card} each"), card=value_words(event.value, self.rules.ace_value))
        papers = self.zone(OFFER)
        if papers:
            self.change(papers[0], OFFER, title=title, lines=lines, foot=value)
        else:
            papers.append(Deed(title, lines, value, event.victim))
            self.origins[papers[0]] = purse(event.proposer)

    def _lay(self, seat: int, card: str | None, face_up: bool) -> None:
        """Lay the card itself if the hand is open, otherwise the last of the backs: their order tells nothing."""
        pieces = self.cards(hand(seat))
        piece = next((piece for piece in pieces if piece.card and piece.card == card), pieces[-1])
        seen = face_up and card is not None
        self.move(piece, hand(seat), laid(seat), card=card if seen else piece.card, face_up=seen)

    def _settle(self, event: object) -> None:
        """Move pennies to their new owners, and cards to the played ones."""
        if isinstance(event, Forfeited):
            self._gather(event.attacker, event.pennies)
        elif isinstance(event, ContractSettled):
            self._share((event.proposer, event.partner), event.gains)
        elif isinstance(event, AttackSettled):
            self._share((event.attacker, event.victim), event.gains)
        elif isinstance(event, BiddingSettled):
            if event.seat != NOBODY:
                self._pay(DISH, purse(event.seat), event.taken)
            for seat, (paid, returned) in enumerate(zip(event.paid, event.returned, strict=True)):
                self._pay(stake(seat), DISH, paid)
                self._pay(stake(seat), purse(seat), returned)
        elif isinstance(event, KnockedOut):
            self.out.add(event.seat)
        if isinstance(event, ContractSettled | AttackSettled | BiddingSettled | CardBuried):
            self._discard()
        if isinstance(event, ContractSettled | AttackSettled | Forfeited):
            self.attacker = self.victim = NOBODY
            self.partners = (NOBODY, NOBODY)
            self.said = {}

    def _discard(self) -> None:
        open_ = self.rules.open_slush
        for seat in range(self.seats):
            for piece in self.cards(laid(seat)):
                self.move(piece, laid(seat), SLUSH, card=piece.card if open_ else None, face_up=open_ and piece.face_up)
        self.zone(OFFER).clear()

    def _gather(self, seat: int, pennies: int) -> None:
        """Give a seat pennies: first the wagers, then from the dish."""
        self._share((seat,), (pennies,))

    def _share(self, seats: Sequence[int], gains: Sequence[int]) -> None:
        """Share wagers and the dish out among seats, then put the remaining wagers into the dish."""
        sources = [stake(other) for other in range(self.seats)] + [DISH]
        for seat, gain in zip(seats, gains, strict=True):
            left = gain
            for source in sources:
                taken = min(left, self.money[source])
                self._pay(source, purse(seat), taken)
                left -= taken
        for source in sources[:-1]:
            self._pay(source, DISH, self.money[source])

    # --- piles ---------------------------------------------------------------------------------------------------

    def _pay(self, source: Zone, target: Zone, pennies: int) -> None:
        """Put pennies on their way from one zone to another; the model counts them at once."""
        if not pennies:
            return
        self._pile(source)
        self.money[source] -= pennies
        self.money[target] += pennies
        self._pile(source)
        coins = Coins(pennies, False, ACROSS)
        self.zone(target).append(coins)
        self.origins[coins] = source

    @override
    def settle(self) -> bool:
        """Merge coins that have arrived with the pile of their zone."""
        before = self.pieces()
        for zone in self.money:
            self._pile(zone)
        after = self.pieces()
        return len(before) != len(after) or any(one is not other for one, other in zip(before, after, strict=True))

    def _pile(self, zone: Zone) -> None:
        """Merge the coins in a zone into one pile."""
        self.pile(zone, self.money[zone], ACROSS)

    def at_stake(self) -> int:
        """Return the number of pennies that the winner of an attack or a contract would take."""
        return sum(self.money[stake(seat)] for seat in range(self.seats)) + self.money[DISH]

    # --- what is seen --------------------------------------------------------------------------------------------

    @override
    def layout(
        self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True
    ) -> MiserLayout:
        sets_aside = self.rules.uneven_deal == "set_aside"
        made = partial(MiserLayout, self.seats, self.seen.side, width, height, mirrored, sets_aside)
        return lettered(text_size, made, asks)

    @override
    def source(self, piece: Piece, place: Place, layout: MiserLayout) -> Place:
        """Return where a new piece comes from: coins from the pile they were part of, an offer from the proposer's
        plaque, cards from the middle of the table."""
        zone = self.origins.get(piece)
        if zone is not None and isinstance(piece, Coins):
            return layout.place(piece, zone)
        if zone is not None:
            assert isinstance(zone, tuple)
            x, y = layout.plaques[zone[1]].centre
        else:
            x, y = layout.dish.centre
        return Place(x, y, place.width)

    @property
    @override
    def scores(self) -> Sequence[int]:
        return self.course.pennies

    @override
    def stage(self) -> str:
        if not self.course.turn:
            return ""
        if self.rules.turn_limit:
            text = translate("miser", "Turn {number} of {count}")
            return filled(text, number=self.course.turn, count=self.rules.turn_limit)
        return filled(translate("miser", "Turn {number}"), number=self.course.turn)

    @override
    def plaque(self, seat: int, to_act: bool) -> Plaque:
        if self.pieces():
            line = f"{cards_count(len(self.zone(hand(seat))))} · {pennies_words(self.money[purse(seat)])}"
        else:  # nothing has been dealt
            line = pennies_words(self.course.pennies[seat])
        faded = seat in self.out and not self.course.ended
        return Plaque(self.seen.names[seat], line, self._note(seat), faded=faded)

    def _note(self, seat: int) -> str:
        """Return the note on a plaque: that the seat won or is out, its last answer, or its part in the turn."""
        if self.course.ended and seat in self.course.ended.winners:
            return translate("miser", "wins")
        if seat in self.out:
            return translate("miser", "out")
        if seat in self.said:
            return self.said[seat]
        if seat == self.attacker:
            return translate("miser", "attacks")
        if seat in self.partners:
            return translate("miser", "partner")
        if seat == self.victim:
            return translate("miser", "victim")
        return translate("miser", "to play") if seat == self.course.player and not self.course.ended else ""

    @override
    def looks(self) -> dict[Piece, PieceStyle]:
        return dict.fromkeys(self.zone(SLUSH)[:-_HEAP_SHOWN], PieceStyle(hidden=True))

    @override
    def marks(self, layout: MiserLayout) -> dict[Hashable, Mark]:
        """Return the marks on the felt: dish, ribbon, numbers of pennies, and the slot for an awaited card."""
        scale = layout.text_scale
        found: dict[Hashable, Mark] = {"dish": Dish(layout.dish, scale)}
        x, foot = layout.dish.x + layout.dish.width / 2, layout.dish.y + layout.dish.height
        if self.at_stake():
            found["centre"] = Tag(self._centre_words(), x, foot - 2 * layout.unit, scale)
        if self.attacker != NOBODY:
            wager = f"{self.money[stake(self.attacker)]}"
            found["ribbon"] = AttackRibbon(*layout.span(self.attacker, self.victim), scale, self.attacker, wager)
        elif self.zone(OFFER):
            span = layout.span_of_offer(self.partners, self.victim)
            found["ribbon"] = AttackRibbon(*span, scale, self.partners[0])
        if words := self._slush_words():
            at = layout.slush
            found[SLUSH] = Tag(words, at.x, at.y + at.height / 2 + 12 * scale, scale)
        for seat in range(self.seats):
            pennies = self.money[stake(seat)]
            if pennies > _COUNTED or (self.bidding and pennies):
                found["stake", seat] = Tag(f"{pennies}", *layout.counted(seat), scale)
        own = self.seen.side
        if self.awaited and not self.zone(laid(own)) and own in (*self.partners, self.victim):
            box = layout.fronts[own]
            width = min(layout.card_width, box.height / 1.4)
            found["slot"] = Slot(Place(box.x + width, box.y + box.height / 2, width, 0.0, 200), True)
        return found

    def _centre_words(self) -> str:
        """Return the words at the dish: pennies in the centre, or at stake with the wagers."""
        centre, whole = self.money[DISH], self.at_stake()
        if whole == centre or self.bidding:
            return filled(translate("miser", "{pennies} in the centre"), pennies=centre)
        return filled(translate("miser", "{pennies} at stake"), pennies=whole)

    def _slush_words(self) -> str:
        count = len(self.zone(SLUSH))
        return translate("miser", "%n played", None, count) if count else ""

    # --- words for screen readers --------------------------------------------------------------------------------

    @override
    def texts(self, layout: MiserLayout) -> list[FeltText]:
        """Return texts of the centre, the played cards, an offer, and what lies in front of each seat."""
        if not self.course.turn:
            return []
        texts = [FeltText(self._centre_words(), layout.dish), FeltText(self._slush_words(), layout.slush)]
        if self.zone(ASIDE):
            aside = translate("miser", "%n card(s) set aside", None, len(self.zone(ASIDE)))
            texts.append(FeltText(aside, layout.aside))
        for piece in self.zone(OFFER):
            assert isinstance(piece, Deed)
            texts.append(FeltText(self._deed_words(piece), layout.offer(*self.partners, self.victim)))
        for seat in range(self.seats):
            texts.append(FeltText(self._before(seat), layout.fronts[seat]))
        if self.rules.open_slush:
            seen = [piece.card for piece in self.cards(SLUSH) if piece.card and piece.face_up]
            texts.append(FeltText(cards_words(seen), layout.slush))
        return texts

    def _deed_words(self, piece: Deed) -> str:
        """Return an offer on paper in words."""
        parts = [self.teller.of_seat(seat, words) for words, seat in piece.lines]
        text = translate("miser", "Contract {victim}: {wagers}, {value}")
        return filled(text, victim=piece.title, wagers=listed(parts), value=piece.foot)

    def _before(self, seat: int) -> str:
        """Return in words what lies in front of a seat; empty if nothing does."""
        cards, pennies = self.cards(laid(seat)), self.money[stake(seat)]
        if not cards and not pennies:
            return ""
        shown = [card_words(piece.card) for piece in cards if piece.card and piece.face_up]
        down = len(cards) - len(shown)
        parts = [*shown, translate("miser", "%n face down", None, down) if down else "",
                 pennies_words(pennies) if pennies else ""]  # fmt: skip
        text = translate("miser", "In front of {who}: {what}")
        return filled(text, who=self.teller.whom(seat), what=listed(filter(None, parts)))

    def own_total(self) -> int:
        """Return the total of the person's own cards on the table, of those that they know."""
        return sum(value_of(self.rules, piece.card) for piece in self.cards(laid(self.seen.side)) if piece.card)

    @override
    def why_ended(self) -> str:
        ended = self.course.ended
        reached = ended is not None and ended.reason == "limit"
        return translate("miser", "The turn limit was reached.") if reached else ""

    @override
    def moments(self) -> list[Moment]:
        before = self.course.before + 1
        return [Moment(self.teller.turning_point(point), point.turn - before) for point in turning_points(self.course)]

    @override
    def chart(self) -> Chart:
        return Chart(translate("miser", "Pennies after each turn"))
