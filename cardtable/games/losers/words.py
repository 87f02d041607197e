"""Words of Loser's Game: events, questions, hints and reviews, the same for screen, log and screen readers."""

from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from cardtable.bots.advice_summary import ALL, Gist, gist, hundred, likeliest
from cardtable.bots.player import Advice
from cardtable.engine.cards import SUITS
from cardtable.engine.state import NOBODY
from cardtable.games.losers.cards import PlayedTrick, best_of, suit_of
from cardtable.games.losers.course import LosersCourse, LosersTurningPoint
from cardtable.games.losers.moves import (
    CardPlayed,
    HandScored,
    LosersDealt,
    LosersEnded,
    PointsBidMade,
    TrickTaken,
    TrumpCalled,
)
from cardtable.games.losers.play import BID, CALL, CARDS, PLAY, Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.language import at_the_start, filled, in_sequence, isolated, listed, translate
from cardtable.table import advice_words, words
from cardtable.table.advice_words import others_words, share_words
from cardtable.table.letters import SIGNS, suit_name
from cardtable.table.review import Decision
from cardtable.table.telling import Hint
from cardtable.table.words import Narrator, Sentence, card_words, cards_words, in_hundred, level_words


def suit_title(suit: str) -> str:
    """Return a suit's name, capitalised to stand by itself."""
    name = suit_name(suit)
    return name[:1].upper() + name[1:]


def suit_words(suit: str) -> str:
    """Return a suit's name with its sign, for use inside a sentence."""
    return isolated(f"{suit_name(suit)} {SIGNS[suit]}")


def points_words(points: int) -> str:
    """Return a number of points in words; may be negative."""
    text = translate("losers", "%n point(s)", None, abs(points))
    return isolated(text if points >= 0 else f"−{text}")


def signed(points: int) -> str:
    """Return a change of score with its sign: +6, −4."""
    return isolated(f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0")


def plain(points: int) -> str:
    """Return a score, with a proper minus sign if negative."""
    return isolated(f"{points}" if points >= 0 else f"−{-points}")


def bid_words(bid: int | None) -> str:
    """Return a seat's bid in words; None means that it has not bid yet."""
    if bid is None:
        return translate("losers", "no bid yet")
    return filled(translate("losers", "bid {points}"), points=bid)


def outcome(made: bool) -> str:
    """Return in a word whether a bid was made or failed."""
    return translate("losers", "made") if made else translate("losers", "failed")


def outcome_sign(made: bool) -> str:
    """Return the sign for a bid made or failed."""
    return "✓" if made else "✗"


def move_words(state: Losers, move: int) -> str:
    """Return a move in words: the suit called, the bid, or the card."""
    if state.phase == CALL:
        return suit_words(SUITS[move])
    return f"{move}" if state.phase == BID else card_words(CARDS[move])


def sure_words(advice: Advice) -> str:
    """Return a sentence on how exact an adviser's values are."""
    return translate("losers", "Exact.") if advice.exact else advice_words.sure_words(advice)


def outcome_words(who: str, bid: int, points: int, gain: int, score: int) -> str:
    """Return a sentence on how a hand went for one player."""
    return filled(
        translate("losers", "{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}."),
        who=who,
        bid=bid,
        points=points,
        outcome=outcome(points >= bid),
        gain=signed(gain),
        score=plain(score),
    )


_CALLER = Sentence("losers", "You call trump.", "{who} calls trump.")
_CALLS = Sentence("losers", "You call {suit} as trump.", "{who} calls {suit} as trump.")
_BIDS = Sentence("losers", "You bid {points}.", "{who} bids {points}.")
_ALL_BIDS = Sentence("losers", "The bids: {bids}.")
_LEADS = Sentence("losers", "You lead {card}.", "{who} leads {card}.")
_PLAYS = Sentence("losers", "You play {card}.", "{who} plays {card}.")
_TAKES = Sentence("losers", "You take the trick.", "{who} takes the trick.")
_TOOK = Sentence("losers", "You took it.", "{who} took it.")
_LAST_TRICK = Sentence("losers", "The last trick: {cards}.")
_OVER = Sentence("losers", "The hand is over.")
_HAND_OVER = Sentence("losers", "Hand {number} is over.")
_MADE = Sentence("losers", "You made your bid of {bid}.")
_FAILED = Sentence("losers", "You bid {bid} but took only {points}: your bid failed.")
_LED = Sentence("losers", "{who} led {card}. Your card?")
_WILL_CALL = Sentence("losers", "you will call trump", "{who} will call trump")
OPEN_HAND = Sentence("losers", "Your cards: {cards}", "Cards of {who}: {cards}")
_TURNING_POINTS = {
    "lead": Sentence(
        "losers", "Hand {number}: you take the lead for good.", "Hand {number}: {who} takes the lead for good."
    ),
    "last": Sentence(
        "losers", "Hand {number}, the last: you take the lead.", "Hand {number}, the last: {who} takes the lead."
    ),
    "failed": Sentence(
        "losers",
        "Hand {number}: you bid {bid} but take only {points}, the costliest bid of the match.",
        "Hand {number}: {who} bids {bid} but takes only {points}, the costliest bid of the match.",
    ),
    "best": Sentence(
        "losers",
        "Hand {number}: you bid {bid} and make it with {points}, the best hand of the match.",
        "Hand {number}: {who} bids {bid} and makes it with {points}, the best hand of the match.",
    ),
}


class LosersNarrator(words.Narrator):
    """Teller of the events of Loser's Game."""

    @override
    def tell(self, event: object) -> str:
        match event:
            case LosersDealt():
                return self._dealt(event)
            case TrumpCalled(seat=seat, suit=suit):
                return self.say(_CALLS, seat, suit=suit_words(suit))
            case PointsBidMade(seat=seat, points=points):
                return self.say(_BIDS, seat, points=points)
            case CardPlayed(seat=seat, card=card):
                return self.say(_LEADS if event.leads else _PLAYS, seat, card=card_words(card))
            case TrickTaken(seat=seat):
                return self.say(_TAKES, seat)
            case HandScored():
                return "\n".join([self.say(_OVER), *self.scored(event)])
            case LosersEnded():
                return self.ending(event.winners, event.scores)
        return ""

    @override
    def landmark(self, event: object) -> str:
        """Return a heading for a new hand; empty for any other event."""
        return self._dealt(event) if isinstance(event, LosersDealt) else ""

    def _dealt(self, event: LosersDealt) -> str:
        text = translate("losers", "Hand {number} is dealt: %n card(s) each.", None, len(event.hands[0]))
        text = filled(text, number=event.number + 1)
        if event.aside:
            aside = translate("losers", "Set aside, face up: {cards}.", None, len(event.aside))
            text = in_sequence([text, filled(aside, cards=cards_words(event.aside))])
        return f"{text} {self.say(_CALLER, event.caller)}"

    def scored(self, event: HandScored) -> list[str]:
        """Return a hand's result, a sentence for each seat."""
        columns = zip(event.bids, event.points, event.gains, event.scores, strict=True)
        return [outcome_words(self.name(seat), *column) for seat, column in enumerate(columns)]

    def own_outcome(self, event: HandScored) -> str:
        """Return a sentence on how a hand went for the person; for a spectator, that it is over."""
        if self.you == NOBODY:
            return self.say(_HAND_OVER, number=event.number + 1)
        bid, points = event.bids[self.you], event.points[self.you]
        return self.say(_MADE if points >= bid else _FAILED, bid=bid, points=points)

    def bids(self, bids: Sequence[PointsBidMade]) -> str:
        """Return a sentence on bids, in their order; empty if there are none."""
        told = listed(f"{self.name(bid.seat)} {isolated(f'{bid.points}')}" for bid in bids)
        return self.say(_ALL_BIDS, bids=told) if told else ""

    def last_trick(self, last: PlayedTrick) -> str:
        """Return the cards of the last trick, and who took it."""
        parts = [f"{self.name(seat)} {card_words(card)}" for seat, card in last.cards]
        return f"{self.say(_LAST_TRICK, cards=listed(parts))} {self.say(_TOOK, last.taker)}"

    @override
    def counted(self, points: int) -> str:
        return points_words(points)

    @override
    def how(self, course: LosersCourse) -> str:
        """Return how the winner won, in bids made; empty where several share the win."""
        return self._how(translate("losers", "{made} of {count} bids made, {ahead}."), course.ended, course.bids_made)

    def turning_point(self, point: LosersTurningPoint) -> str:
        """Return a sentence on a turning point of the match."""
        hand, seat = point.hand, point.seat
        number, bid, points = hand.number + 1, hand.bids[seat], hand.points[seat]
        return self.say(_TURNING_POINTS[point.kind], seat, number=number, bid=bid, points=points)


class LosersAnnotator(advice_words.Annotator):
    """Annotator of the decisions in Loser's Game."""

    @override
    def heading(self, decision: Decision) -> str:
        state = decision.known(Losers)
        if state.phase == CALL:
            text = translate("losers", "Hand {number}, calling trump")
        elif state.phase == BID:
            text = translate("losers", "Hand {number}, your bid")
        else:
            text = translate("losers", "Hand {number}, trick {trick}")
        trick = len(state.played) // state.terms.seats + 1
        return filled(text, number=state.number + 1, trick=trick)

    @override
    def label(self, decision: Decision) -> str:
        """Return a short label for a decision: the number of the hand for a call or bid, empty for a card."""
        state = decision.known(Losers)
        return f"{state.number + 1}" if state.phase != PLAY else ""

    @override
    def move(self, decision: Decision, move: int) -> str:
        return move_words(decision.known(Losers), move)

    @override
    def did(self, decision: Decision) -> str:
        state = decision.known(Losers)
        if state.phase == CALL:
            text = translate("losers", "you called {move}")
        elif state.phase == BID:
            text = translate("losers", "you bid {move}")
        else:
            text = translate("losers", "you played {move}") if state.trick else translate("losers", "you led {move}")
        return filled(text, move=move_words(state, decision.move))

    @override
    def _chance(self, alike: bool) -> str:
        if alike:
            return translate("losers", "All moves were equal here: you win {chance} in 100 matches.")
        return translate("losers", "Best play wins {chance} in 100 matches from here.")

    @override
    def _sure(self, advice: Advice) -> str:
        return sure_words(advice)


class LosersQuestions:
    """Wording of the questions to one seat, and of their answers."""

    def __init__(self, names: Sequence[str], seat: int, you: int) -> None:
        """`you` is the seat addressed as "you", or NOBODY."""
        self._narrator = Narrator(names, you)
        self._seat = seat

    def question(self, state: Losers, laid: Sequence[tuple[int, str]]) -> str:
        """Return the question to be decided; `laid` is the trick on the table."""
        if state.phase == CALL:
            return translate("losers", "Which suit will be trump?")
        if state.phase == BID:
            return translate("losers", "How many points do you bid?")
        if not laid:
            return translate("losers", "You lead. Play any card.")
        leader, card = laid[0]
        return self._narrator.say(_LED, leader, card=card_words(card))

    def playing(self, card: str, trump: str | None, laid: Sequence[tuple[int, str]]) -> tuple[str, str]:
        """Return the label and the explanation of the button that plays a card to a trick."""
        if not laid:
            return filled(translate("losers", "Lead {card}"), card=card_words(card)), (
                translate("losers", "trump") if suit_of(card) == trump else ""
            )
        words = filled(translate("losers", "Play {card}"), card=card_words(card))
        if suit_of(card) == suit_of(laid[0][1]):
            return words, translate("losers", "follows suit")
        if best_of([*laid, (self._seat, card)], trump) == self._seat:
            return words, translate("losers", "trumps the trick")
        return words, translate("losers", "can't take the trick")

    def why_not(self, led: str) -> str:
        """Return the reason why a card can't be played."""
        text = filled(translate("losers", "{suit} were led: you must follow suit."), suit=suit_name(led))
        return at_the_start(text)

    @staticmethod
    def calling(held: int) -> str:
        """Return the explanation on a suit's button: how many cards of it the person holds."""
        return translate("losers", "%n card(s)", None, held)

    @staticmethod
    def at_stake(bid: int, rules: LosersRules) -> str:
        """Return what a bid gains if made, and costs if failed."""
        everything = rules.made_bid == "points"
        if not bid:
            return (
                translate("losers", "you score the points you take")
                if everything
                else translate("losers", "you can't lose points")
            )
        if everything:
            if rules.failed_bid == "zero":
                return translate("losers", "the points you take, if you make it")
            return filled(translate("losers", "the points you take, or {loss} if you fail"), loss=signed(-bid))
        if rules.failed_bid == "zero":
            return filled(translate("losers", "{gain} if you make it"), gain=signed(bid))
        text = translate("losers", "{gain} if you make it, {loss} if you fail")
        return filled(text, gain=signed(bid), loss=signed(-bid))

    def caller(self, seat: int) -> str:
        """Return who calls trump in the next hand."""
        return self._narrator.say(_WILL_CALL, seat)

    def bids_so_far(self, bids: Sequence[int | None], last: str) -> str:
        """Return the bids so far in words, clockwise from the person's left.

        If there is just one, the result is `last`, the text on the latest bid.
        """
        you = translate("losers", "you")
        seats = [(self._seat + step) % len(bids) for step in range(1, len(bids) + 1)]
        made = [f"{self._narrator.called(seat, you)} {bids[seat]}" for seat in seats if bids[seat] is not None]
        if len(made) < 2:
            return last
        whole = None not in bids
        text = translate("losers", "The bids: {bids}.") if whole else translate("losers", "Bids so far: {bids}.")
        return filled(text, bids=listed(made))

    def advice(self, state: Losers, advice: Advice, adviser: str) -> str:
        """Return a sentence on what an adviser would do, likeliest moves first."""
        parts = [share_words(move_words(state, move), often) for move, often in likeliest(advice)]
        text = translate("losers", "The {player} would choose: {moves}")
        return filled(text, player=level_words(adviser), moves=listed(parts))


_NEIGHBOURS = 2
"""Number of next best moves in a hint."""


def hint_words(state: Losers, advice: Advice) -> Hint | None:
    """Return a hint from advice; None if the adviser puts no value on moves.

    It never suggests a mix: all moves in this game are made openly.
    """
    found = gist(advice, False)
    if found is None:
        return None
    sure = sure_words(advice)
    if found.move is None:
        text = translate("losers", "Your choice hardly matters here: you win about {chance} in 100 matches.")
        return Hint(filled(text, chance=in_hundred(found.wins / ALL)), sure, {}, None)
    words, following = partial(move_words, state), partial(_following, state, found, advice)
    headline = _headline(state, found.move, in_hundred(found.wins / ALL))
    return Hint(headline, others_words(found, words, following, sure), {}, found.move)


def _headline(state: Losers, move: int, chance: str) -> str:
    if state.phase == CALL:
        text = translate("losers", "Call {move}: you win {chance} in 100 matches.")
    elif state.phase == BID:
        text = translate("losers", "Bid {move}: you win {chance} in 100 matches.")
    else:
        text = translate("losers", "Play {move}: you win {chance} in 100 matches.")
    return filled(text, move=move_words(state, move), chance=chance)


def _following(state: Losers, found: Gist, advice: Advice) -> str:
    """Return the next best moves, with how many of 100 matches each wins."""
    others = [choice for choice in advice.choices if choice.move != found.move and choice.value is not None]
    others.sort(key=lambda choice: -(choice.value or 0.0))
    parts = [f"{move_words(state, choice.move)} ({hundred(choice.value or 0.0)})" for choice in others[:_NEIGHBOURS]]
    return filled(translate("losers", "Next best: {moves}."), moves=listed(parts))
