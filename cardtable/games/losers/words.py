"""Loser's Game in sentences: what happened, what was decided. Screen, log and screen readers say the same."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.bots.player import Advice
from cardtable.engine.cards import SUITS
from cardtable.engine.state import NOBODY
from cardtable.games.losers.course import Course, TurningPoint
from cardtable.games.losers.moves import BidMade, CardPlayed, Dealt, GameEnded, HandScored, TrickTaken, TrumpCalled
from cardtable.games.losers.play import BID, CALL, CARDS, PLAY, Losers
from cardtable.games.losers.suits import PlayedTrick
from cardtable.language import filled, in_sequence, isolated, listed, translate
from cardtable.table import advice_words, annotator, words
from cardtable.table.review import Decision
from cardtable.table.spoken import SIGNS, suit_name
from cardtable.table.words import card_words, cards_words


def suit_title(suit: str) -> str:
    """A suit's name, by itself."""
    name = suit_name(suit)
    return name[:1].upper() + name[1:]


def suit_words(suit: str) -> str:
    """A suit with its sign, inside a sentence."""
    return isolated(f"{suit_name(suit)} {SIGNS[suit]}")


def points_words(points: int) -> str:
    """So many points, or so many lacking to none."""
    text = translate("losers", "%n point(s)", None, abs(points))
    return isolated(text if points >= 0 else f"−{text}")


def signed(points: int) -> str:
    """What a score gains or loses: +6, −4."""
    return isolated(f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0")


def plain(points: int) -> str:
    """A score, with a minus as long as a plus is wide."""
    return isolated(f"{points}" if points >= 0 else f"−{-points}")


def bid_words(bid: int | None) -> str:
    """A seat's bid, or that it has made none."""
    if bid is None:
        return translate("losers", "no bid yet")
    return filled(translate("losers", "bid {points}"), points=bid)


def outcome(made: bool) -> str:
    """Whether a bid was made."""
    return translate("losers", "made") if made else translate("losers", "failed")


def outcome_sign(made: bool) -> str:
    """The same as a sign."""
    return "✓" if made else "✗"


def move_words(state: Losers, move: int) -> str:
    """A move: the suit that is called, the bid, the card."""
    if state.phase == CALL:
        return suit_words(SUITS[move])
    return f"{move}" if state.phase == BID else card_words(CARDS[move])


def sure_words(advice: Advice) -> str:
    """How sure an adviser can be."""
    return translate("losers", "Exact.") if advice.exact else advice_words.sure_words(advice)


def outcome_words(who: str, bid: int, points: int, gain: int, score: int) -> str:
    """What a hand came to for one player, in a sentence."""
    return filled(
        translate("losers", "{who}: bid {bid}, took {points}: {outcome}, {gain}, now {score}."),
        who=who,
        bid=bid,
        points=points,
        outcome=outcome(points >= bid),
        gain=signed(gain),
        score=plain(score),
    )


class Teller(words.Teller):
    """Tells what happens at this table."""

    @override
    def tell(self, event: object) -> str:
        if isinstance(event, Dealt):
            return self._dealt(event)
        if isinstance(event, TrumpCalled):
            return self._either(
                event.seat,
                translate("losers", "You call {suit} as trump."),
                translate("losers", "{who} calls {suit} as trump."),
                suit=suit_words(event.suit),
            )
        if isinstance(event, BidMade):
            return self._either(
                event.seat,
                translate("losers", "You bid {points}."),
                translate("losers", "{who} bids {points}."),
                points=event.points,
            )
        if isinstance(event, CardPlayed):
            return self._played(event)
        if isinstance(event, TrickTaken):
            return self._either(
                event.seat, translate("losers", "You take the trick."), translate("losers", "{who} takes the trick.")
            )
        if isinstance(event, HandScored):
            return "\n".join([translate("losers", "The hand is over."), *self.scored(event)])
        if isinstance(event, GameEnded):
            return self.ending(event.winners, event.scores)
        return ""

    @override
    def landmark(self, event: object) -> str:
        """A new hand, to find the way by; empty for any other event."""
        return self._dealt(event) if isinstance(event, Dealt) else ""

    def _dealt(self, event: Dealt) -> str:
        text = translate("losers", "Hand {number} is dealt: %n card(s) each.", None, len(event.hands[0]))
        text = filled(text, number=event.number + 1)
        if event.aside:
            aside = translate("losers", "Set aside, face up: {cards}.", None, len(event.aside))
            text = in_sequence([text, filled(aside, cards=cards_words(event.aside))])
        caller = self._either(
            event.caller, translate("losers", "You call trump."), translate("losers", "{who} calls trump.")
        )
        return f"{text} {caller}"

    def _played(self, event: CardPlayed) -> str:
        if event.leads:
            yours, theirs = translate("losers", "You lead {card}."), translate("losers", "{who} leads {card}.")
        else:
            yours, theirs = translate("losers", "You play {card}."), translate("losers", "{who} plays {card}.")
        return self._either(event.seat, yours, theirs, card=card_words(event.card))

    def scored(self, event: HandScored) -> list[str]:
        """A hand's outcome, a sentence a seat."""
        columns = zip(event.bids, event.points, event.gains, event.scores, strict=True)
        return [outcome_words(self.name(seat), *column) for seat, column in enumerate(columns)]

    def own_outcome(self, event: HandScored) -> str:
        """How the person came out of a hand; who only watches hears that it is over."""
        if self._seat == NOBODY:
            return filled(translate("losers", "Hand {number} is over."), number=event.number + 1)
        bid, points = event.bids[self._seat], event.points[self._seat]
        if points >= bid:
            text = translate("losers", "You made your bid of {bid}.")
        else:
            text = translate("losers", "You bid {bid} but took only {points}: your bid failed.")
        return filled(text, bid=bid, points=points)

    def bids(self, bids: Sequence[BidMade]) -> str:
        """Who bid what, in their order; empty where nobody has."""
        told = listed(f"{self.name(bid.seat)} {isolated(f'{bid.points}')}" for bid in bids)
        return filled(translate("losers", "The bids: {bids}."), bids=told) if told else ""

    def last_trick(self, last: PlayedTrick) -> str:
        """What lay in the last trick, and who took it."""
        parts = [f"{self.name(seat)} {card_words(card)}" for seat, card in last.cards]
        taken = self._either(last.taker, translate("losers", "You took it."), translate("losers", "{who} took it."))
        text = filled(translate("losers", "The last trick: {cards}."), cards=listed(parts))
        return f"{text} {taken}"

    @override
    def counted(self, points: int) -> str:
        return points_words(points)

    def how(self, course: Course) -> str:
        """With what the winner won; empty where several did."""
        return self._how(translate("losers", "{made} of {count} bids made, {ahead}."), course.ended, course.bids_made)

    def turning_point(self, point: TurningPoint) -> str:
        """Something that decided the match."""
        kinds = {
            "lead": (
                translate("losers", "Hand {number}: you take the lead for good."),
                translate("losers", "Hand {number}: {who} takes the lead for good."),
            ),
            "last": (
                translate("losers", "Hand {number}, the last: you take the lead."),
                translate("losers", "Hand {number}, the last: {who} takes the lead."),
            ),
            "failed": (
                translate(
                    "losers", "Hand {number}: you bid {bid} but take only {points}, the costliest bid of the match."
                ),
                translate(
                    "losers", "Hand {number}: {who} bids {bid} but takes only {points}, the costliest bid of the match."
                ),
            ),
            "best": (
                translate(
                    "losers", "Hand {number}: you bid {bid} and make it with {points}, the best hand of the match."
                ),
                translate(
                    "losers", "Hand {number}: {who} bids {bid} and makes it with {points}, the best hand of the match."
                ),
            ),
        }
        hand, seat = point.hand, point.seat
        number, bid, points = hand.number + 1, hand.bids[seat], hand.points[seat]
        return self._either(seat, *kinds[point.kind], number=number, bid=bid, points=points)


class Annotator(annotator.Annotator):
    """Tells what decisions in this game were worth."""

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
        """The least that tells it from its neighbours: the hand, where it is the first of one."""
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
