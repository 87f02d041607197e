"""Words of Bidding War: events, questions, hints and reviews, the same for screen, log and screen readers."""

from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from cardtable.bots.advice_summary import gist, likeliest
from cardtable.bots.player import Advice
from cardtable.engine.cards import card_name, split_card
from cardtable.engine.state import NOBODY
from cardtable.games.war import moves
from cardtable.games.war.course import WarCourse, WarTurningPoint
from cardtable.games.war.play import AUCTION, OFFER, PASS, SEALED, War
from cardtable.games.war.rules import WarRules
from cardtable.language import filled, isolated, listed, named, translate
from cardtable.table import advice_words, words
from cardtable.table.advice_words import mix_hint, mix_words, move_hint, share_words
from cardtable.table.review import Decision, Judged
from cardtable.table.telling import Hint
from cardtable.table.words import Sentence, card_words, cards_words, level_words


def move_words(state: War, seat: int, move: int) -> str:
    """Return a seat's move in words: the card bid or offered, or that the seat passes."""
    return translate("war", "pass") if move == PASS else card_words(card_name(move, state.suits[seat]))


def prize_words(stake: Sequence[str]) -> str:
    """Return the prize in words; carried cards, which come first in `stake`, are only counted."""
    prize = card_words(stake[-1])
    if len(stake) == 1:
        return prize
    return filled(translate("war", "{card} and %n more", None, len(stake) - 1), card=prize)


def points_words(points: int) -> str:
    """Return a number of points in words."""
    return isolated(translate("war", "%n point(s)", None, points))


_DEALT = Sentence("war", "The cards are dealt: everyone gets a whole suit.")
_NEXT_PRIZE = Sentence("war", "The next prize is {card}.")
_OFFERS = Sentence("war", "You offer {card}.", "{who} offers {card}.")
_BIDS = Sentence("war", "You bid {card}.", "{who} bids {card}.")
_LAYS = Sentence("war", "You bid a card face down.", "{who} bids a card face down.")
_PASSES = Sentence("war", "You pass.", "{who} passes.")
_ALL_BIDS = Sentence("war", "The bids: {bids}.")
_WINS = Sentence("war", "You win {cards} with {bid}.", "{who} wins {cards} with {bid}.")
_CARRIED = Sentence("war", "The highest bids tie: {cards} is added to the next prize.")
_DISCARDED = {
    "tie": Sentence("war", "The highest bids tie: nobody gets {cards}."),
    "no_bid": Sentence("war", "Nobody bids: {cards} is discarded."),
    "end": Sentence("war", "The game ends: nobody gets {cards}."),
}
_ROUND = Sentence("war", "Round {number}, for {prize}")
_ROUND_OF_OFFER = Sentence("war", "Round {number}: {prize}")
_TURNING_POINTS = {
    "lead": Sentence(
        "war",
        "Round {number}: {cards} for {bid}. You take the lead for good.",
        "Round {number}: {cards} for {bid}. {who} takes the lead for good.",
    ),
    "last": Sentence(
        "war",
        "Round {number}, the last: {cards} for {bid}. You take the lead.",
        "Round {number}, the last: {cards} for {bid}. {who} takes the lead.",
    ),
    "dearest": Sentence(
        "war",
        "Round {number}: you win {cards} with {bid}, the most valuable prize of the game.",
        "Round {number}: {who} wins {cards} with {bid}, the most valuable prize of the game.",
    ),
}


class WarNarrator(words.Narrator):
    """Teller of the events of Bidding War."""

    @override
    def tell(self, event: object) -> str:
        match event:
            case moves.WarDealt():
                return self.say(_DEALT)
            case moves.PrizeTurned(card=card):
                return self.say(_NEXT_PRIZE, card=card_words(card))
            case moves.CardOffered(seat=seat, card=card):
                return self.say(_OFFERS, seat, card=card_words(card))
            case moves.BidLaid(seat=seat, card=str(card), face_up=True):
                return self.say(_BIDS, seat, card=card_words(card))
            case moves.BidLaid(seat=seat):
                return self.say(_LAYS, seat)
            case moves.WarPassed(seat=seat):
                return self.say(_PASSES, seat)
            case moves.BidsTurned(cards=bids):
                return self.bids(bids)
            case moves.PrizeWon(seat=seat, cards=cards, with_card=bid):
                return self.say(_WINS, seat, cards=cards_words(cards), bid=card_words(bid))
            case moves.PrizeCarried(cards=cards):
                return self.say(_CARRIED, cards=cards_words(cards))
            case moves.PrizeDiscarded(cards=cards, reason=reason):
                return self.say(_DISCARDED[reason], cards=cards_words(cards))
            case moves.WarEnded():
                return self.ending(event.winners, event.scores)
        return ""

    @override
    def landmark(self, event: object) -> str:
        """Return a heading for a prize that comes up; empty for any other event."""
        match event:
            case moves.PrizeTurned(number=number):
                return self.say(_ROUND, number=number + 1, prize=prize_words([*event.carried, event.card]))
            case moves.CardOffered(number=number):
                return self.say(_ROUND_OF_OFFER, number=number + 1, prize=self.tell(event))
        return ""

    def bids(self, cards: Sequence[str | None]) -> str:
        """Return a sentence on the bids, by seat; empty if no seat bid."""
        bids = [f"{self.name(seat)} {card_words(card)}" for seat, card in enumerate(cards) if card is not None]
        return self.say(_ALL_BIDS, bids=listed(bids)) if bids else ""

    @override
    def counted(self, points: int) -> str:
        return points_words(points)

    @override
    def how(self, course: WarCourse) -> str:
        """Return how the winner won, in prizes taken; empty where several share the win."""
        return self._how(translate("war", "{made} of {count} prizes, {ahead}."), course.ended, course.prizes_taken)

    def turning_point(self, point: WarTurningPoint) -> str:
        """Return a sentence on a turning point of the game."""
        cards, bid = cards_words(point.win.cards), card_words(point.win.with_card)
        return self.say(_TURNING_POINTS[point.kind], point.win.seat, number=point.number, cards=cards, bid=bid)


class WarAnnotator(advice_words.Annotator):
    """Annotator of the decisions in Bidding War."""

    def __init__(self, seat: int, stakes: Sequence[Sequence[str]], outcomes: Sequence[str]) -> None:
        """Annotate for `seat`; `stakes` holds the cards up at each decision, carried cards first."""
        super().__init__(outcomes)
        self._seat = seat
        self._stakes = stakes

    @override
    def heading(self, decision: Decision) -> str:
        state = decision.known(War)
        number = state.number + 1
        if state.phase == OFFER:
            return filled(translate("war", "Round {number}, your card to offer"), number=number)
        prize = prize_words(self._stakes[decision.number])
        return filled(translate("war", "Round {number}, for {prize}"), number=number, prize=prize)

    @override
    def label(self, decision: Decision) -> str:
        """Return a short label for a decision: the prize that was up, or empty for an offer."""
        return "" if decision.known(War).phase == OFFER else card_words(self._stakes[decision.number][-1])

    @override
    def did(self, decision: Decision) -> str:
        state = decision.known(War)
        if decision.move == PASS:
            return translate("war", "you passed")
        text = translate("war", "you offered {card}") if state.phase == OFFER else translate("war", "you bid {card}")
        return filled(text, card=self.move(decision, decision.move))

    @override
    def move(self, decision: Decision, move: int) -> str:
        return move_words(decision.known(War), self._seat, move)

    @override
    def _better(self, judged: Judged) -> str:
        if judged.better == PASS:
            return translate("war", "{did}; passing was better")
        if judged.decision.move == PASS and not judged.as_good:
            return translate("war", "{did}; bidding {move} was better")
        return super()._better(judged)


class WarQuestions:
    """Wording of the questions to one seat, and of their answers."""

    def __init__(self, names: list[str], seat: int, rules: WarRules) -> None:
        self._names = [named(name) for name in names]
        self._seat = seat
        self._rules = rules

    def question(self, state: War, stake: list[str]) -> str:
        """Return the question to be decided; `stake` holds the cards up for bidding, carried cards first."""
        if state.phase == OFFER:
            return translate("war", "Which card will you offer?")
        prize = prize_words(stake)
        if state.phase == AUCTION and state.standing != NOBODY:
            text = translate("war", "{who} bids {bid} for {prize}. Bid higher?")
            return filled(text, who=self._names[state.standing], bid=self._standing(state), prize=prize)
        return filled(translate("war", "What will you bid for {prize}?"), prize=prize)

    def playing(self, state: War, card: str) -> tuple[str, str]:
        """Return the label and the explanation of the button that plays a card."""
        value = points_words(self._rules.values()[split_card(card)[0]])
        if state.phase == OFFER:
            words = translate("war", "Offer {card}")
            says = filled(translate("war", "worth {points} to the winner"), points=value)
        else:
            words = translate("war", "Bid {card}")
            says = filled(translate("war", "worth {points}"), points=value)
        return filled(words, card=card_words(card)), says

    def too_low(self, state: War, card: str) -> str:
        """Return the reason why a card can't be bid in an auction."""
        text = translate("war", "{card} doesn't beat the current bid, {standing}.")
        return filled(text, card=card_words(card), standing=self._standing(state))

    def advice(self, state: War, advice: Advice, adviser: str) -> str:
        """Return a sentence on what an adviser would do, likeliest moves first."""
        parts = [share_words(move_words(state, self._seat, move), often) for move, often in likeliest(advice)]
        text = translate("war", "The {player} would play: {moves}")
        return filled(text, player=level_words(adviser), moves=listed(parts))

    @staticmethod
    def _standing(state: War) -> str:
        return card_words(card_name(state.bids[state.standing], state.suits[state.standing]))


def hint_words(state: War, seat: int, advice: Advice) -> Hint | None:
    """Return a hint from advice; None if the adviser puts no value on moves."""
    found = gist(advice, state.phase == SEALED)
    if found is None:
        return None
    words = partial(move_words, state, seat)
    if found.mix:
        headline = translate("war", "Mix your bids: you win {chance} in 100 games.")
        if _beatable(state, seat, found.mix[0].move):
            why = translate("war", "If others can predict your card, they bid just above it.")
        else:
            why = translate("war", "If others can predict your card, they play their lowest.")
        return mix_hint(advice, found, headline, mix_words(found.mix, words, WarAnnotator.named), why)
    return move_hint(advice, found, _headline(state, found.move), words)


def _beatable(state: War, seat: int, rank: int) -> bool:
    """Return whether another seat holds a card of higher value; all hands are known."""
    return any(held & state.terms.above[rank] for other, held in enumerate(state.hands) if other != seat)


def _headline(state: War, move: int | None) -> str:
    if move == PASS:
        return translate("war", "Pass: you win {chance} in 100 games.")
    if state.phase == OFFER:
        return translate("war", "Offer {move}: you win {chance} in 100 games.")
    return translate("war", "Bid {move}: you win {chance} in 100 games.")
