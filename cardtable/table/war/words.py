"""Bidding War in sentences: what happened, what is asked. Screen, log and screen readers say the same."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.bots.gist import ROUNDS, Share, hundred
from cardtable.bots.player import Advice
from cardtable.engine.cards import card_name
from cardtable.engine.war.moves import (
    BidLaid,
    BidsTurned,
    CardOffered,
    Dealt,
    GameEnded,
    Passed,
    PrizeCarried,
    PrizeDiscarded,
    PrizeTurned,
    PrizeWon,
)
from cardtable.engine.war.play import OFFER, PASS, War
from cardtable.language import filled, isolated, translate
from cardtable.table import words
from cardtable.table.review import Decision, Judged
from cardtable.table.war.course import Course, TurningPoint
from cardtable.table.words import card_words, cards_words, ending_words

_NAMED = 3
"""So many moves of a mix are named."""


def move_words(state: War, seat: int, move: int) -> str:
    """A seat's move: the card that is bid or put up, or that she passes."""
    return translate("war", "pass") if move == PASS else card_words(card_name(move, state.suits[seat]))


def mix_words(state: War, seat: int, mix: Sequence[Share]) -> str:
    """How often which move, the first few, as in "9♣ in 6 of 10 rounds, 6♣ in 3, others in 1"."""
    parts: list[str] = []
    for move, rounds in mix[:_NAMED]:
        text = translate("war", "{card} in {count}") if parts else translate("war", "{card} in {count} of 10 rounds")
        parts.append(filled(text, card=move_words(state, seat, move), count=rounds))
    others = ROUNDS - sum(rounds for _, rounds in mix[:_NAMED])
    if others:
        parts.append(filled(translate("war", "others in {count}"), count=others))
    return ", ".join(parts)


def sure_words(advice: Advice) -> str:
    """How sure an adviser can be."""
    return translate("war", "Solved to the end.") if advice.exact else translate("war", "Estimated.")


def prize_words(stake: Sequence[str]) -> str:
    """What is up for bids, the carried cards first: the last with how many more."""
    prize = card_words(stake[-1])
    if len(stake) == 1:
        return prize
    return filled(translate("war", "{card} and %n more", None, len(stake) - 1), card=prize)


def points_words(points: int) -> str:
    """So many points."""
    return isolated(translate("war", "%n point(s)", None, points))


class Teller(words.Teller):
    """Tells what happens at this table."""

    @override
    def tell(self, event: object) -> str:
        if isinstance(event, Dealt):
            return translate("war", "The cards are dealt: a whole suit for everyone.")
        if isinstance(event, PrizeTurned):
            return filled(translate("war", "The next prize is {card}."), card=card_words(event.card))
        if isinstance(event, CardOffered):
            return self._either(
                event.seat,
                translate("war", "You put up {card}."),
                translate("war", "{who} puts up {card}."),
                card=card_words(event.card),
            )
        if isinstance(event, BidLaid):
            return self._laid(event)
        if isinstance(event, Passed):
            return self._either(event.seat, translate("war", "You pass."), translate("war", "{who} passes."))
        if isinstance(event, BidsTurned):
            return self.bids(event.cards)
        return self._outcome(event)

    def landmark(self, event: object) -> str:
        """A prize, by which one finds one's way; empty for any other event."""
        if isinstance(event, PrizeTurned):
            text = translate("war", "Round {number}, for {prize}")
            what = prize_words([*event.carried, event.card])
        elif isinstance(event, CardOffered):
            text = translate("war", "Round {number}: {prize}")
            what = self.tell(event)
        else:
            return ""
        return filled(text, number=event.number + 1, prize=what)

    def bids(self, cards: Sequence[str | None]) -> str:
        """Who bid what, by seat; empty where nobody bid."""
        bids = [f"{self.name(seat)} {card_words(card)}" for seat, card in enumerate(cards) if card is not None]
        return filled(translate("war", "The bids: {bids}."), bids=", ".join(bids)) if bids else ""

    def _laid(self, event: BidLaid) -> str:
        if event.face_up and event.card:
            return self._either(
                event.seat,
                translate("war", "You bid {card}."),
                translate("war", "{who} bids {card}."),
                card=card_words(event.card),
            )
        return self._either(
            event.seat, translate("war", "Your bid lies face down."), translate("war", "{who} lays a card face down.")
        )

    def _outcome(self, event: object) -> str:
        if isinstance(event, PrizeWon):
            return self._either(
                event.seat,
                translate("war", "You win {cards} with {bid}."),
                translate("war", "{who} wins {cards} with {bid}."),
                cards=cards_words(event.cards),
                bid=card_words(event.with_card),
            )
        if isinstance(event, PrizeCarried):
            return filled(
                translate("war", "The highest bids are equal: {cards} goes with the next prize."),
                cards=cards_words(event.cards),
            )
        if isinstance(event, PrizeDiscarded):
            text = {
                "tie": translate("war", "The highest bids are equal: nobody gets {cards}."),
                "no_bid": translate("war", "Nobody bids: {cards} is discarded."),
                "end": translate("war", "The game ends: nobody gets {cards}."),
            }[event.reason]
            return filled(text, cards=cards_words(event.cards))
        if isinstance(event, GameEnded):
            return self.ending(event.winners, event.scores)
        return ""

    def ending(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, and with how much."""
        return ending_words(self._names, self._seat, winners, points_words(scores[winners[0]]))

    def how(self, course: Course) -> str:
        """With what whoever won did so; empty where several did."""
        assert course.ended
        winners, scores = course.ended.winners, course.ended.scores
        text = translate("war", "{made} of {count} prizes, {ahead}.")
        return self._how(text, course.prizes_taken(winners[0]), winners, scores, points_words)

    def turning_point(self, point: TurningPoint) -> str:
        """Something that decided the game."""
        yours, hers = {
            "lead": (
                translate("war", "Round {number}: {cards} for {bid}. You go ahead, and nobody catches you again."),
                translate("war", "Round {number}: {cards} for {bid}. {who} goes ahead, and nobody catches her again."),
            ),
            "last": (
                translate("war", "Round {number}, the last: {cards} for {bid}. You go ahead."),
                translate("war", "Round {number}, the last: {cards} for {bid}. {who} goes ahead."),
            ),
            "dearest": (
                translate("war", "Round {number}: you win {cards} with {bid}, more than any other prize brought."),
                translate("war", "Round {number}: {who} wins {cards} with {bid}, more than any other prize brought."),
            ),
        }[point.kind]
        cards, bid = cards_words(point.win.cards), card_words(point.win.with_card)
        return self._either(point.win.seat, yours, hers, number=point.round + 1, cards=cards, bid=bid)


class Critic:
    """Tells the person what her decisions were worth, in sentences."""

    def __init__(self, seat: int, stakes: Sequence[Sequence[str]], outcomes: Sequence[str]) -> None:
        """`stakes` holds what was up at each decision, the carried cards first; `outcomes` what came of it."""
        self._seat = seat
        self._stakes = stakes
        self._outcomes = outcomes

    def heading(self, decision: Decision) -> str:
        """Which decision it was."""
        state = _war(decision)
        number = state.number + 1
        if state.phase == OFFER:
            return filled(translate("war", "Round {number}, your card to put up"), number=number)
        prize = prize_words(self._stakes[decision.number])
        return filled(translate("war", "Round {number}, for {prize}"), number=number, prize=prize)

    def label(self, decision: Decision) -> str:
        """The least that tells it from its neighbours: what was up, or an empty text where she put up a card."""
        return "" if _war(decision).phase == OFFER else card_words(self._stakes[decision.number][-1])

    def did(self, decision: Decision) -> str:
        """What she did."""
        state = _war(decision)
        if decision.move == PASS:
            return translate("war", "you passed")
        text = translate("war", "you put up {card}") if state.phase == OFFER else translate("war", "you bid {card}")
        return filled(text, card=move_words(state, self._seat, decision.move))

    def verdict(self, judged: Judged) -> str:
        """What she did, and what was better."""
        decision = judged.decision
        if judged.thrown <= 0:
            text = translate("war", "{did}: nothing was better")
        elif judged.sound:
            text = translate("war", "{did}: nothing was much better")
        elif judged.better == PASS:
            text = translate("war", "{did}; passing was better")
        elif decision.move == PASS:
            text = translate("war", "{did}; bidding {card} was better")
        else:
            text = translate("war", "{did}; {card} was better")
        if judged.as_good and not judged.sound and judged.better != PASS:
            text = translate("war", "{did}; {card} was best, and %n other(s) as good", None, judged.as_good)
        better = move_words(_war(decision), self._seat, judged.better)
        return filled(text, did=self.did(decision), card=better)

    def advice(self, judged: Judged) -> str:
        """What the judge would have done, and how sure that is."""
        state = _war(judged.decision)
        found, share = judged.gist, hundred(judged.share)
        if found and found.mix:
            if share:
                text = translate("war", "The best mix: {mix}. Your {card}: in {share} of 100. {sure}")
            else:
                text = translate("war", "The best mix: {mix}. Your {card}: never. {sure}")
            mix, card = mix_words(state, self._seat, found.mix), move_words(state, self._seat, judged.decision.move)
            return filled(text, mix=mix, card=card, share=share, sure=sure_words(judged.advice))
        if found and found.move is None:
            text = translate("war", "Whatever you did, {chance} of 100 could be won here. {sure}")
        else:
            text = translate("war", "{chance} of 100 could be won here. {sure}")
        return filled(text, chance=hundred(judged.best), sure=sure_words(judged.advice))

    def outcome(self, decision: Decision) -> str:
        """How that round ended."""
        return self._outcomes[decision.number]


def _war(decision: Decision) -> War:
    assert isinstance(decision.state, War)
    return decision.state
