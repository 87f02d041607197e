"""Loser's Game's table at one moment."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from typing_extensions import override

from cardtable.engine.cards import SUITS
from cardtable.games.losers.cards import PlayedTrick, best_of, height_of, suit_of, suit_order
from cardtable.games.losers.course import Course, turning_points
from cardtable.games.losers.layout import ASIDE, TRUMP, LosersLayout, bid, hand, pile, trick
from cardtable.games.losers.moves import BidMade, CardPlayed, Dealt, GameEnded, HandScored, TrickTaken, TrumpCalled
from cardtable.games.losers.play import CARDS, Losers, points_in
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.words import Questions, Teller, bid_words, points_words, suit_words
from cardtable.language import filled, isolated, translate
from cardtable.table.board import Card, Paper, Piece, Token
from cardtable.table.course import beginning
from cardtable.table.marks import FeltText, Look, Mark, Plaque, Tag
from cardtable.table.model import Perspective, TableModel
from cardtable.table.places import Place
from cardtable.table.remarks import QUIET, Noticing, Occasion, Remarks, at_the_end, others
from cardtable.table.seating import lettered
from cardtable.table.spoken import SIGNS
from cardtable.table.telling import Chart, Logged, Moment, Notice, Pause
from cardtable.table.words import cards_words

_MUCH = 8
"""So many points in a hand are much, won or lost."""


class LosersNoticing(Noticing):
    """Follows the events of one observer's view."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        everybody = range(self._seats)
        match event:
            case Dealt():
                return [Occasion(QUIET, everybody, once_in=4, size=event.number)]
            case HandScored(gains=gains):
                best = max(everybody, key=lambda seat: gains[seat])
                lost = [Occasion("lost", [seat], size=-gains[seat]) for seat in everybody if gains[seat] <= -_MUCH]
                if gains[best] < _MUCH:
                    return lost
                rest = others(everybody, best)
                return [
                    *lost,
                    Occasion("won", [best], size=gains[best]),
                    Occasion("envy", rest, best, size=gains[best]),
                ]
            case GameEnded():
                return at_the_end(everybody, event.winners)
        return ()


_CROWDED = 5
"""From so many seats on, cards of a trick lie so close that it is to be seen on each whose it is."""

_TICKS = 12
"""About so many hands are numbered on the chart of a match."""


class LosersModel(TableModel):
    """Follows the events of one observer's view."""

    course: Course
    teller: Teller

    def __init__(self, seen: Perspective) -> None:
        super().__init__(seen)
        state = beginning(Losers, "losers", seen.rules, seen.seats, seen.setup)
        self.course = Course(self.seats, self.rules.target, state)
        self.teller = Teller(seen.names, seen.you)
        self.remarks = Remarks(seen.names, seen.players, LosersNoticing(self.seats))
        self.questions = Questions(seen.names_in_questions, seen.side, seen.you)
        self.trump: str | None = None
        self.leader: int | None = None
        """Who led to the trick on the table; None where it is still to be led to."""
        self.last: PlayedTrick | None = None
        """The last trick, until the next card is played: so long it may be looked at, where the rules allow it."""
        self.counts = False
        """Whether plaques say what piles are worth, in place of how many tricks lie there."""
        self._piles = [0] * self.seats  # by seat, what was seen to go there in this hand, as masks
        if state.turn >= 0:
            dealt = state.dealt()
            self._deal(dealt)
            self.opening = self.teller.landmark(dealt)

    @property
    def rules(self) -> LosersRules:
        """Those in force."""
        assert isinstance(self.seen.rules, LosersRules)
        return self.seen.rules

    # --- what happens --------------------------------------------------------------------------------------------

    @override
    def take_in(self, event: object) -> Notice | None:
        if isinstance(event, Dealt):
            self._deal(event)
        elif isinstance(event, TrumpCalled):
            self.trump = event.suit
            self.zones[TRUMP] = [Token(event.suit, event.seat)]
            self._sort()
        elif isinstance(event, BidMade):
            self.zones[bid(event.seat)] = [Paper(f"{event.points}", translate("losers", "bid"), event.seat)]
        elif isinstance(event, CardPlayed):
            self._play(event)
        elif isinstance(event, TrickTaken):
            self._take(event)
        self.course.follow(event)
        return self._notice(event)

    def _deal(self, event: Dealt) -> None:
        self.zones.clear()
        self.trump = self.leader = self.last = None
        self._piles = [0] * self.seats
        for seat, cards in enumerate(event.hands):
            self.zones[hand(seat)] = [Card(card, card is not None) for card in cards]
        self.zones[ASIDE] = [Card(card, True) for card in event.aside]
        self._sort()

    def _sort(self) -> None:
        """The open hand by suits, high cards first. It is done when suits are all there: they don't jump later."""
        own = self.cards(hand(self.seen.side))
        order = suit_order("".join({suit_of(piece.card) for piece in own if piece.card}), self.trump)
        own.sort(key=lambda piece: (order.index(suit_of(piece.card)), -height_of(piece.card)) if piece.card else (0, 0))
        self.zones[hand(self.seen.side)] = [*own]

    def _play(self, event: CardPlayed) -> None:
        self.last = None
        for seat in range(self.seats):
            self.zone(bid(seat)).clear()
        if event.leads:
            self.leader = event.seat
        pieces = self.cards(hand(event.seat))
        # The card itself where the hand lies open, else whichever back lies last: it says nothing.
        played = next((piece for piece in pieces if piece.card == event.card), pieces[-1])
        owner = event.seat if self.seats >= _CROWDED else None
        self.move(played, hand(event.seat), trick(event.seat), card=event.card, face_up=True, seat=owner)

    def _take(self, event: TrickTaken) -> None:
        assert self.leader is not None
        order = [(self.leader + step) % self.seats for step in range(self.seats)]
        if self.rules.last_trick:
            self.last = PlayedTrick(tuple(zip(order, event.cards, strict=True)), event.seat)
        self.leader = None
        for card in event.cards:
            self._piles[event.seat] |= 1 << CARDS.index(card)
        for seat in order:
            self.sweep(trick(seat), pile(event.seat), card=None, face_up=False, seat=None)

    def _notice(self, event: object) -> Notice | None:
        """A hand's outcome fills the summary and the log: the prompt needs no more of it. Nor of a lead that the person
        is to follow at once: the question names it."""
        text = self.teller.tell(event)
        if isinstance(event, HandScored):
            return Notice(text, prompt=self._why_on(event), weighty=True)
        if isinstance(event, BidMade):
            return Notice(text, prompt=self.questions.bids_so_far(self.course.bids, text))
        if isinstance(event, CardPlayed) and event.leads and (event.seat + 1) % self.seats == self.seen.person:
            return Notice(text, prompt="")
        return Notice(text, weighty=isinstance(event, TrumpCalled | TrickTaken | GameEnded)) if text else None

    def _why_on(self, event: HandScored) -> str:
        """Why the match goes on although the target is reached; empty where there is nothing to wonder at."""
        best = max(event.scores)
        shared = best >= self.rules.target and event.scores.count(best) > 1
        if not shared or event.number + 1 == self.rules.round_limit:
            return ""
        return translate("losers", "The lead is shared, so the match goes on.")

    # --- the trick, the hands ------------------------------------------------------------------------------------

    def laid(self) -> list[tuple[int, str]]:
        """Seat and card of the trick on the table, in the order in which they were played."""
        if self.leader is None:
            return []
        order = [(self.leader + step) % self.seats for step in range(self.seats)]
        return [(seat, piece.card) for seat in order for piece in self.cards(trick(seat)) if piece.card]

    def winning(self) -> int | None:
        """The seat whose card takes the trick as it lies."""
        laid = self.laid()
        return best_of(laid, self.trump) if laid else None

    def tricks(self, seat: int) -> int:
        """How many tricks lie in a seat's pile."""
        return len(self.zone(pile(seat))) // self.seats

    def shown_hand(self) -> list[str]:
        """The cards of the open hand, from left to right."""
        return self.known(hand(self.seen.side))

    # --- what is seen --------------------------------------------------------------------------------------------

    @override
    def layout(
        self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True
    ) -> LosersLayout:
        made = partial(LosersLayout, self.seats, self.seen.side, width, height, mirrored)
        return lettered(text_size, made, asks)

    @override
    def source(self, piece: Piece, place: Place, layout: LosersLayout) -> Place:
        """Cards are dealt from the middle of the table."""
        x, y = layout.middle
        return Place(x, y, place.width)

    @property
    @override
    def scores(self) -> Sequence[int]:
        return self.course.scores[-1]

    @override
    def stage(self) -> str:
        if self.course.number < 0:
            return ""
        text = translate("losers", "Hand {number}, playing to {target}")
        if self.rules.round_limit:
            text = translate("losers", "Hand {number} of {count}")
        number = self.course.number + 1
        return filled(text, number=number, target=self.rules.target, count=self.rules.round_limit)

    @override
    def plaque(self, seat: int, to_act: bool) -> Plaque:
        cards = isolated(translate("losers", "%n card(s)", None, len(self.zone(hand(seat)))))
        line = f"{points_words(self.scores[seat])} · {cards}"
        return Plaque(self.seen.names[seat], line, self._note(seat), words=self._bid_line(seat))

    def taken(self, seat: int) -> int:
        """The points in a seat's pile, which everybody has seen go there."""
        rules = self.rules
        suit = SUITS.index(self.trump) if self.trump else 0
        return points_in(self._piles[seat], suit, rules.trump_points, rules.three_points, rules.four_points)

    def _bid_line(self, seat: int) -> str:
        """Bid and tricks, since piles are closed; where the table counts for people, points in place of tricks."""
        made = self.course.bids[seat]
        if made is None:
            return bid_words(None) if self.course.trump and self.course.under_way else ""
        if self.counts:
            text = translate("losers", "{bid} · {points} taken")
            return filled(text, bid=bid_words(made), points=isolated(points_words(self.taken(seat))))
        return f"{bid_words(made)} · {isolated(translate('losers', '%n trick(s)', None, self.course.tricks[seat]))}"

    def _note(self, seat: int) -> str:
        """Who won, who calls trump or called it."""
        course = self.course
        if course.ended:
            return translate("losers", "wins") if seat in course.ended.winners else ""
        if seat != course.caller or not course.under_way:
            return ""
        return SIGNS[course.trump] if course.trump else translate("losers", "trump?")

    @override
    def marks(self, layout: LosersLayout) -> dict[Hashable, Mark]:
        """Which card was led, which is the best so far; what was set aside."""
        found: dict[Hashable, Mark] = {}
        for seat in dict(self.laid()):
            if said := self._trick_words(seat):
                place = layout.slots[seat]
                low = place.y + place.height / 2 - 1
                found[trick(seat)] = Tag(said, place.x, low, layout.text_scale, bright=self._is_best(seat))
        if self.zone(ASIDE):
            place = layout.aside
            words = translate("losers", "set aside")
            found[ASIDE] = Tag(words, place.x, place.y + place.height / 2, layout.text_scale)
        return found

    def _is_best(self, seat: int) -> bool:
        return seat == self.winning() and len(self.laid()) > 1

    def _trick_words(self, seat: int) -> str:
        """What is said of a seat's card of the trick."""
        best = self._is_best(seat)
        if best and len(self.laid()) == self.seats:
            return translate("losers", "takes the trick")
        if seat == self.leader:
            return translate("losers", "led")
        return translate("losers", "highest so far") if best else ""

    @override
    def looks(self) -> dict[Piece, Look]:
        """Trumps have a gilt edge, the best card of the trick a brass one. Of each trick in a pile only the upper card
        shows."""
        looks: dict[Piece, Look] = {}
        if self.trump:
            for piece in self.pieces():
                if isinstance(piece, Card) and piece.face_up and piece.card and suit_of(piece.card) == self.trump:
                    looks[piece] = Look(gilt=True)
        winning = self.winning()
        if winning is not None and self._is_best(winning):
            for piece in self.zone(trick(winning)):
                looks[piece] = looks.get(piece, Look())._replace(chosen=True)
        for seat in range(self.seats):
            for order, piece in enumerate(self.zone(pile(seat))):
                if order % self.seats < self.seats - 1:
                    looks[piece] = Look(hidden=True)
        return looks

    @override
    def texts(self, layout: LosersLayout) -> list[FeltText]:
        """Trump, cards set aside, the trick on the table; hands that lie open."""
        texts = []
        if self.trump:
            text = filled(translate("losers", "trump: {suit}"), suit=suit_words(self.trump))
            texts.append(FeltText(text, layout.token))
        aside = self.known(ASIDE)
        if aside:
            text = translate("losers", "Set aside, face up: {cards}.", None, len(aside))
            texts.append(FeltText(filled(text, cards=cards_words(aside)), layout.aside))
        for seat, card in self.laid():
            said = self.teller.tell(CardPlayed(seat, card, seat == self.leader))
            best = self._trick_words(seat) if seat == self.winning() else ""
            texts.append(FeltText(f"{said} {best}".strip(), layout.slots[seat]))
        for seat in range(self.seats):
            held = [piece.card for piece in self.cards(hand(seat)) if piece.card and piece.face_up]
            if held and seat != self.seen.side:
                yours, theirs = (
                    translate("losers", "Your cards: {cards}"),
                    translate("losers", "Cards of {who}: {cards}"),
                )
                text = yours if seat == self.seen.you else theirs
                text = filled(text, who=self.teller.name(seat), cards=cards_words(held))
                texts.append(FeltText(text, layout.plaques[seat]))
        return texts

    @override
    def why_ended(self) -> str:
        limit, best = self.rules.round_limit, max(self.scores)
        won = best >= self.rules.target and list(self.scores).count(best) == 1
        reached = limit and self.course.number + 1 >= limit and not won
        return translate("losers", "The last hand was played.") if reached else ""

    @override
    def how(self) -> str:
        return self.teller.how(self.course)

    @override
    def moments(self) -> list[Moment]:
        assert self.course.ended
        points = turning_points(self.course.hands, self.course.ended.winners)
        return [Moment(self.teller.turning_point(point), point.hand.number - self.course.before) for point in points]

    @override
    def chart(self) -> Chart:
        count = len(self.course.scores)
        ticks = [(step, f"{step}") for step in range(0, count, max(1, count // _TICKS))]
        return Chart(translate("losers", "The score after each hand"), ticks, self.course.target)

    @override
    def ending(self) -> str:
        assert self.course.ended
        return self.teller.ending(self.course.ended.winners, self.course.ended.scores)


_LOOK = 900.0
"""Milliseconds that a full trick lies before it is swept to its taker: time to see who that is."""


class Pauses:
    """Looks and pauses of one table; of events in the order in which they are queued to be shown."""

    def __init__(self, model: Callable[[], LosersModel]) -> None:
        """`model` is what the table shows by then."""
        self._model = model
        self._in_trick: int | None = None  # cards of the trick in what has been queued to be shown, if anything has

    def look(self, event: object) -> float:
        """A full trick lies a while before it is swept."""
        if isinstance(event, CardPlayed):
            if self._in_trick is None:
                self._in_trick = len(self._model().laid())
            self._in_trick = 1 if event.leads else self._in_trick + 1
            return _LOOK if self._in_trick == self._model().seats else 0.0
        return 0.0

    def jump(self) -> None:
        """Another moment is shown: what is queued begins there."""
        self._in_trick = None

    def pause(self, event: object, following: Sequence[object]) -> Pause | None:
        """What a hand came to is to be seen before the next is dealt; of the last hand when the match is over."""
        if not isinstance(event, HandScored) or any(isinstance(other, GameEnded) for other in following):
            return None
        dealt = next((other for other in following if isinstance(other, Dealt)), None)
        says = (
            self._model().questions.caller(dealt.caller) if dealt else ""
        )  # a match that was left may not be dealt yet
        return Pause(self._model().teller.own_outcome(event), translate("losers", "Next hand"), says)


def readable(logged: Sequence[Logged], last_trick: bool) -> list[Logged]:
    """The lines that don't name a card in a closed pile: until a hand is over, those of the trick on the table, and of
    the last one where `last_trick` lets everybody look at it."""
    closed = range(0)
    begun = 0
    for number, (_, event) in enumerate(logged):
        if isinstance(event, HandScored):
            begun = number + 1
            closed = range(0)
        elif (isinstance(event, CardPlayed) and event.leads) or (isinstance(event, TrickTaken) and not last_trick):
            closed = range(begun, number)
    return [line for number, line in enumerate(logged) if number not in closed or not isinstance(line[1], CardPlayed)]
