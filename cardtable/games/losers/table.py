"""Model of Loser's Game's table, with pauses of the display and occasions for remarks."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from typing_extensions import override

from cardtable.engine.cards import SUITS
from cardtable.games.losers.cards import PlayedTrick, best_of, height_of, suit_of, suit_order
from cardtable.games.losers.course import LosersCourse, turning_points
from cardtable.games.losers.layout import ASIDE, TRUMP, LosersLayout, bid, hand, pile, trick
from cardtable.games.losers.moves import (
    CardPlayed,
    HandScored,
    LosersDealt,
    LosersEnded,
    PointsBidMade,
    TrickTaken,
    TrumpCalled,
)
from cardtable.games.losers.play import CARDS, Losers, points_in
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.words import OPEN_HAND, LosersNarrator, LosersQuestions, bid_words, points_words, suit_words
from cardtable.language import filled, isolated, translate
from cardtable.table.board import Card, Paper, Piece, Token
from cardtable.table.letters import SIGNS
from cardtable.table.marks import FeltText, Mark, PieceStyle, Plaque, Tag
from cardtable.table.model import Perspective, TableModel, beginning
from cardtable.table.places import Place
from cardtable.table.remarks import QUIET, Noticing, Occasion, Remarks, at_the_end, others
from cardtable.table.seating import lettered
from cardtable.table.telling import Chart, Logged, Moment, Notice, Pause
from cardtable.table.words import cards_words

_MUCH = 8
"""Least points gained or lost in a hand that players remark on."""


class LosersNoticing(Noticing):
    """Noticing of events on which players may remark."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    @override
    def notice(self, event: object) -> Sequence[Occasion]:
        everybody = range(self._seats)
        match event:
            case LosersDealt():
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
            case LosersEnded():
                return at_the_end(everybody, event.winners)
        return ()


_CROWDED = 5
"""Number of seats from which the cards of a trick lie so close that each needs a mark of its owner."""

_TICKS = 12
"""Number of hands marked on a match's chart, roughly."""


class LosersModel(TableModel):
    """Model of the table, which follows the events of one observer's view."""

    course: LosersCourse
    teller: LosersNarrator

    def __init__(self, seen: Perspective) -> None:
        super().__init__(seen)
        state = beginning(Losers, "losers", seen.rules, seen.seats, seen.setup)
        self.course = LosersCourse(self.seats, self.rules.target, state)
        self.teller = LosersNarrator(seen.names, seen.you)
        self.remarks = Remarks(seen.names, seen.players, LosersNoticing(self.seats))
        self.questions = LosersQuestions(seen.names_in_questions, seen.side, seen.you)
        self.trump: str | None = None
        self.leader: int | None = None
        """Seat that led the trick on the table; None before the lead."""
        self.last: PlayedTrick | None = None
        """Last trick, until the next card is played; always None if the rules forbid looking at it."""
        self.counts = False
        """True if plaques show the points in the piles instead of the number of tricks."""
        self._piles = [0] * self.seats  # masks of the cards seen to go to each pile in this hand, by seat
        if state.turn >= 0:
            dealt = state.dealt()
            self._deal(dealt)
            self.opening = self.teller.landmark(dealt)

    @property
    def rules(self) -> LosersRules:
        """House rules in force."""
        assert isinstance(self.seen.rules, LosersRules)
        return self.seen.rules

    # --- events --------------------------------------------------------------------------------------------------

    @override
    def take_in(self, event: object) -> Notice | None:
        if isinstance(event, LosersDealt):
            self._deal(event)
        elif isinstance(event, TrumpCalled):
            self.trump = event.suit
            self.zones[TRUMP] = [Token(event.suit, event.seat)]
            self._sort()
        elif isinstance(event, PointsBidMade):
            self.zones[bid(event.seat)] = [Paper(f"{event.points}", translate("losers", "bid"), event.seat)]
        elif isinstance(event, CardPlayed):
            self._play(event)
        elif isinstance(event, TrickTaken):
            self._take(event)
        self.course.follow(event)
        return self._notice(event)

    def _deal(self, event: LosersDealt) -> None:
        self.zones.clear()
        self.trump = self.leader = self.last = None
        self._piles = [0] * self.seats
        for seat, cards in enumerate(event.hands):
            self.zones[hand(seat)] = [Card(card, card is not None) for card in cards]
        self.zones[ASIDE] = [Card(card, True) for card in event.aside]
        self._sort()

    def _sort(self) -> None:
        """Sort the open hand by suits, high cards first; called while suits are complete, so that they never jump."""
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
        # If the hand is hidden, any back will do, and the last one is taken.
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
        """Return the notice of an event.

        The prompt leaves out a hand's result, which the summary and the log show, and a lead that the person must
        follow at once, which the question names.
        """
        text = self.teller.tell(event)
        if isinstance(event, HandScored):
            return Notice(text, prompt=self._why_on(event), weighty=True)
        if isinstance(event, PointsBidMade):
            return Notice(text, prompt=self.questions.bids_so_far(self.course.bids, text))
        if isinstance(event, CardPlayed) and event.leads and (event.seat + 1) % self.seats == self.seen.person:
            return Notice(text, prompt="")
        return Notice(text, weighty=isinstance(event, TrumpCalled | TrickTaken | LosersEnded)) if text else None

    def _why_on(self, event: HandScored) -> str:
        """Return why the match goes on although the target is reached; empty unless the lead is shared."""
        best = max(event.scores)
        shared = best >= self.rules.target and event.scores.count(best) > 1
        if not shared or event.number + 1 == self.rules.round_limit:
            return ""
        return translate("losers", "The lead is shared, so the match goes on.")

    # --- tricks and hands ----------------------------------------------------------------------------------------

    def laid(self) -> list[tuple[int, str]]:
        """Return seat and card of the trick on the table, in the order of play."""
        if self.leader is None:
            return []
        order = [(self.leader + step) % self.seats for step in range(self.seats)]
        return [(seat, piece.card) for seat in order for piece in self.cards(trick(seat)) if piece.card]

    def winning(self) -> int | None:
        """Return the seat whose card takes the trick so far; None if no card is on the table."""
        laid = self.laid()
        return best_of(laid, self.trump) if laid else None

    def tricks(self, seat: int) -> int:
        """Return the number of tricks in a seat's pile."""
        return len(self.zone(pile(seat))) // self.seats

    def shown_hand(self) -> list[str]:
        """Return the cards of the open hand, from left to right."""
        return self.known(hand(self.seen.side))

    # --- appearance ----------------------------------------------------------------------------------------------

    @override
    def layout(
        self, width: float, height: float, mirrored: bool, text_size: float = 1.0, asks: bool = True
    ) -> LosersLayout:
        made = partial(LosersLayout, self.seats, self.seen.side, width, height, mirrored)
        return lettered(text_size, made, asks)

    @override
    def source(self, piece: Piece, place: Place, layout: LosersLayout) -> Place:
        """Return the middle of the table, from which cards are dealt."""
        x, y = layout.middle
        return Place(x, y, place.width)

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
        """Return the points in a seat's pile, which every player could have counted."""
        rules = self.rules
        suit = SUITS.index(self.trump) if self.trump else 0
        return points_in(self._piles[seat], suit, rules.trump_points, rules.three_points, rules.four_points)

    def _bid_line(self, seat: int) -> str:
        """Return bid and tricks taken, or points instead of tricks where the person has chosen to see them."""
        made = self.course.bids[seat]
        if made is None:
            return bid_words(None) if self.course.trump and self.course.under_way else ""
        if self.counts:
            text = translate("losers", "{bid} · {points} taken")
            return filled(text, bid=bid_words(made), points=isolated(points_words(self.taken(seat))))
        return f"{bid_words(made)} · {isolated(translate('losers', '%n trick(s)', None, self.course.tricks[seat]))}"

    def _note(self, seat: int) -> str:
        """Return the note on a seat's plaque: it wins, or calls or has called trump; empty for none of these."""
        course = self.course
        if course.ended:
            return translate("losers", "wins") if seat in course.ended.winners else ""
        if seat != course.caller or not course.under_way:
            return ""
        return SIGNS[course.trump] if course.trump else translate("losers", "trump?")

    @override
    def marks(self, layout: LosersLayout) -> dict[Hashable, Mark]:
        """Return tags for the card led, the best card so far, and the cards set aside."""
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
        """Return the tag text of a seat's card of the trick; may be empty."""
        best = self._is_best(seat)
        if best and len(self.laid()) == self.seats:
            return translate("losers", "takes the trick")
        if seat == self.leader:
            return translate("losers", "led")
        return translate("losers", "highest so far") if best else ""

    @override
    def looks(self) -> dict[Piece, PieceStyle]:
        """Return the looks of cards: a gilt edge for trumps, a brass one for the best card of the trick.

        In a pile all but the top card of each trick are hidden, since drawing them would only take time.
        """
        looks: dict[Piece, PieceStyle] = {}
        if self.trump:
            for piece in self.pieces():
                if isinstance(piece, Card) and piece.face_up and piece.card and suit_of(piece.card) == self.trump:
                    looks[piece] = PieceStyle(gilt=True)
        winning = self.winning()
        if winning is not None and self._is_best(winning):
            for piece in self.zone(trick(winning)):
                looks[piece] = looks.get(piece, PieceStyle())._replace(chosen=True)
        for seat in range(self.seats):
            for order, piece in enumerate(self.zone(pile(seat))):
                if order % self.seats < self.seats - 1:
                    looks[piece] = PieceStyle(hidden=True)
        return looks

    @override
    def texts(self, layout: LosersLayout) -> list[FeltText]:
        """Return the texts for screen readers: trump, cards set aside, the trick on the table, and open hands."""
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
                text = self.teller.say(OPEN_HAND, seat, cards=cards_words(held))
                texts.append(FeltText(text, layout.plaques[seat]))
        return texts

    @override
    def why_ended(self) -> str:
        limit, best = self.rules.round_limit, max(self.scores)
        won = best >= self.rules.target and list(self.scores).count(best) == 1
        reached = limit and self.course.number + 1 >= limit and not won
        return translate("losers", "The last hand was played.") if reached else ""

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


_LOOK = 900.0
"""Time in milliseconds that a full trick lies still before it goes to its taker, so that people see who that is."""


class Pauses:
    """Looks and pauses of one table, told the events in the order in which they are queued for display."""

    def __init__(self, model: Callable[[], LosersModel]) -> None:
        """`model` returns the model as the table shows it."""
        self._model = model
        self._in_trick: int | None = None  # cards in the trick as of the last queued event; None if no event is queued

    def look(self, event: object) -> float:
        """Return how long to look at an event, in milliseconds; more than 0 only for a full trick."""
        if isinstance(event, CardPlayed):
            if self._in_trick is None:
                self._in_trick = len(self._model().laid())
            self._in_trick = 1 if event.leads else self._in_trick + 1
            return _LOOK if self._in_trick == self._model().seats else 0.0
        return 0.0

    def jump(self) -> None:
        """Start over at another moment of the match."""
        self._in_trick = None

    def pause(self, event: object, following: Sequence[object]) -> Pause | None:
        """Return the pause at a hand's result before the next deal; None at the last hand, which the ending shows."""
        if not isinstance(event, HandScored) or any(isinstance(other, LosersEnded) for other in following):
            return None
        dealt = next((other for other in following if isinstance(other, LosersDealt)), None)
        says = self._model().questions.caller(dealt.caller) if dealt else ""  # an abandoned match may not be dealt yet
        return Pause(self._model().teller.own_outcome(event), translate("losers", "Next hand"), says)


def readable(logged: Sequence[Logged], last_trick: bool) -> list[Logged]:
    """Return the log lines that don't reveal a card in a closed pile.

    Until a hand is over, these include only the cards of the trick on the table and, if `last_trick`, of the last one.
    """
    closed = range(0)
    begun = 0
    for number, (_, event) in enumerate(logged):
        if isinstance(event, HandScored):
            begun = number + 1
            closed = range(0)
        elif (isinstance(event, CardPlayed) and event.leads) or (isinstance(event, TrickTaken) and not last_trick):
            closed = range(begun, number)
    return [line for number, line in enumerate(logged) if number not in closed or not isinstance(line[1], CardPlayed)]
