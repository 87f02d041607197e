"""What Loser's Game asks the person, and what the answers say they do. Words alone: who may do what is the engine's."""

from collections.abc import Sequence

from cardtable.bots.gist import likeliest
from cardtable.bots.player import Advice
from cardtable.engine.state import NOBODY
from cardtable.games.losers.play import BID, CALL, Losers
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.suits import best_of, suit_of
from cardtable.games.losers.words import move_words, signed
from cardtable.language import at_the_start, filled, listed, named, translate
from cardtable.table.advice_words import share_words
from cardtable.table.spoken import suit_name
from cardtable.table.words import card_words, level_words


class Questions:
    """Questions to one seat of a table."""

    def __init__(self, names: Sequence[str], seat: int, you: int) -> None:
        """`you` is the seat that is spoken to, which may be NOBODY."""
        self._names = [named(name) for name in names]
        self._seat = seat
        self._you = you

    def question(self, state: Losers, laid: Sequence[tuple[int, str]]) -> str:
        """What is to be decided; `laid` is the trick on the table."""
        if state.phase == CALL:
            return translate("losers", "Which suit will be trump?")
        if state.phase == BID:
            return translate("losers", "How many points do you bid?")
        if not laid:
            return translate("losers", "You lead. Play any card.")
        leader, card = laid[0]
        text = translate("losers", "{who} led {card}. Your card?")
        return filled(text, who=self._names[leader], card=card_words(card))

    def playing(self, card: str, trump: str | None, laid: Sequence[tuple[int, str]]) -> tuple[str, str]:
        """What the button that plays a card to a trick is called, and what it does."""
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
        """Why a card can't be played."""
        text = filled(translate("losers", "{suit} were led: you must follow suit."), suit=suit_name(led))
        return at_the_start(text)

    @staticmethod
    def calling(held: int) -> str:
        """What the button of a suit says: how many cards of it the person holds."""
        return translate("losers", "%n card(s)", None, held)

    @staticmethod
    def at_stake(bid: int, rules: LosersRules) -> str:
        """What a bid brings, or costs."""
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
        """Who calls trump in the next hand."""
        if seat == self._you:
            return translate("losers", "you will call trump")
        return filled(translate("losers", "{who} will call trump"), who=self._names[seat])

    def bids_so_far(self, bids: Sequence[int | None], last: str) -> str:
        """What has been bid, in the order of the table after the person; of one bid alone `last` says enough."""
        names = [*self._names]
        if self._you != NOBODY:
            names[self._you] = translate("losers", "you")
        seats = [(self._seat + step) % len(bids) for step in range(1, len(bids) + 1)]
        made = [f"{names[seat]} {bids[seat]}" for seat in seats if bids[seat] is not None]
        if len(made) < 2:
            return last
        whole = None not in bids
        text = translate("losers", "The bids: {bids}.") if whole else translate("losers", "Bids so far: {bids}.")
        return filled(text, bids=listed(made))

    def advice(self, state: Losers, advice: Advice, adviser: str) -> str:
        """What an adviser would do, likeliest first."""
        parts = [share_words(move_words(state, move), often) for move, often in likeliest(advice)]
        text = translate("losers", "The {player} would choose: {moves}")
        return filled(text, player=level_words(adviser), moves=listed(parts))
