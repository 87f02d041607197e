"""What Miser asks the person, and what the answers say they do. Words alone: who may do what is the engine's."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.bots.gist import likeliest
from cardtable.bots.player import Advice
from cardtable.games.miser.play import ANSWER, ATTACKED, COMMIT_CARDS, TURN, UNANSWERED, Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.games.miser.value_words import value_words
from cardtable.games.miser.words import cards_count, move_words, pennies_words, value_of
from cardtable.language import filled, listed_apart, named, translate
from cardtable.table.actions import Value
from cardtable.table.advice_words import share_words
from cardtable.table.words import card_words, level_words

Parts = dict[str, Value]
"""What has been chosen of a move, its kind under "move"."""


class Said(NamedTuple):
    """A button: what it is called, what it does, its key."""

    label: str
    says: str
    key: str


class Questions:
    """Questions to one seat of a table."""

    def __init__(self, names: Sequence[str], seat: int, rules: MiserRules) -> None:
        self._plain = names
        self._names = [named(name) for name in names]
        self._seat = seat
        self.rules = rules
        """Those in force."""

    def question(self, state: Miser, parts: Parts) -> str:
        """What is to be decided, with what has been chosen of a move."""
        victim = self._names[int(parts.get("victim", state.victim))]
        if state.phase == TURN:
            return self._of_turn(state, parts, victim)
        if state.phase == ANSWER:
            return self._of_offer(state, parts)
        if state.phase == COMMIT_CARDS:
            other = state.partner if self._seat == state.player else state.player
            text = translate("miser", "You and {other} agreed to play {card}. Which card will you play?")
            return filled(text, other=self._names[other], card=value_words(state.value, self.rules.ace_value))
        if state.phase == UNANSWERED:
            text = translate("miser", "{who} attacks you. Will you lay a card?")
            return filled(text, who=self._names[state.player])
        if state.phase == ATTACKED:
            other = state.victim if self._seat == state.player else state.player
            count = len(state.laid[state.side(other)])
            if state.ready:
                text = translate("miser", "{who} is ready with {cards} down. Will you lay another card?")
            else:
                text = translate("miser", "{who} has {cards} down. Will you lay another card?")
            return filled(text, who=self._names[other], cards=cards_count(count))
        return self._of_bids(state)

    def _of_turn(self, state: Miser, parts: Parts, victim: str) -> str:
        kind = parts.get("move")
        if kind == "propose" and "partner" not in parts:
            return translate("miser", "Who will be your partner?")
        if kind == "propose" and "victim" not in parts:
            text = translate("miser", "Who will you and {partner} take pennies from?")
            return filled(text, partner=self._names[int(parts["partner"])])
        if kind == "propose":
            text = translate("miser", "What do you offer {partner} against {victim}?")
            return filled(text, partner=self._names[int(parts["partner"])], victim=victim)
        if kind == "attack" and "victim" not in parts:
            return translate("miser", "Who will you attack?")
        if kind == "attack":
            text = translate("miser", "How many pennies against {victim}, and on which card?")
            return filled(text, victim=victim)
        if kind == "open":
            text = translate("miser", "How much do you bid for the {pennies} in the centre, and with which card?")
            return filled(text, pennies=state.centre)
        return translate("miser", "Your turn. What will you do?")

    def _of_offer(self, state: Miser, parts: Parts) -> str:
        mine = self._seat == state.player
        other = self._names[state.partner if mine else state.player]
        victim = self._names[state.victim]
        if parts.get("move") == "counter":
            text = translate("miser", "What do you offer instead, against {victim}?")
        else:
            text = translate("miser", "{other} offers: you {own}, {other} {theirs}, against {victim}; {card} each?")
        own, theirs = state.wagers if mine else state.wagers[::-1]
        card = value_words(state.value, self.rules.ace_value)
        return filled(text, other=other, own=own, theirs=theirs, victim=victim, card=card)

    def _of_bids(self, state: Miser) -> str:
        best = max(state.bids)
        if state.bids.count(best) > 1:
            text = translate("miser", "The highest bids tie at {best}. Will you raise?")
            return filled(text, best=best)
        leader = state.bids.index(best)
        if leader == self._seat:
            text = translate("miser", "You lead with {best} for {centre} in the centre. Will you raise?")
        else:
            text = translate("miser", "{who} bids {best} for the {centre} in the centre. Will you bid higher?")
        return filled(text, who=self._names[leader], best=best, centre=state.centre)

    # --- answers -------------------------------------------------------------------------------------------------

    def kind(self, state: Miser, kind: str) -> Said:
        """A kind of move, and what it does; short, since several stand side by side."""
        if kind == "pass":
            cost = min(self.rules.pass_cost, state.scores[self._seat])
            says = filled(translate("miser", "puts in {pennies}"), pennies=pennies_words(cost))
            return Said(translate("miser", "Pass"), says, "P")
        if kind == "propose":
            return Said(translate("miser", "Contract…"), translate("miser", "two against one"), "C")
        if kind == "attack":
            return Said(translate("miser", "Attack…"), translate("miser", "cards decide"), "A")
        if kind == "open":
            says = filled(translate("miser", "for {pennies}"), pennies=pennies_words(state.centre))
            return Said(translate("miser", "Bid…"), says, "B")
        if kind == "accept":
            own = state.wagers[state.side(self._seat)]
            says = filled(translate("miser", "puts in {pennies}"), pennies=pennies_words(own))
            return Said(translate("miser", "Accept"), says, "A")
        if kind == "counter":
            return Said(translate("miser", "Counter…"), translate("miser", "another offer"), "C")
        if kind == "decline":
            return Said(translate("miser", "Decline"), translate("miser", "no contract"), "D")
        if kind == "forfeit":
            takes = state.centre if self.rules.unanswered_attack == "all" else state.wagers[0] + state.matched
            text = translate("miser", "you lose your {pennies}; {who} takes {taken}")
            says = filled(text, pennies=state.matched, who=self._names[state.player], taken=takes)
            return Said(translate("miser", "Give in"), says, "G")
        if kind == "ready":
            return Said(translate("miser", "Ready"), self._ready(state), "R")
        return Said(translate("miser", "Stand"), self._stands(state), "S")

    def _stands(self, state: Miser) -> str:
        """What it does to add nothing to a bid."""
        own = state.bids[self._seat]
        if own and own == max(state.bids) and state.bids.count(own) > 1:
            return filled(translate("miser", "you lose your {pennies}"), pennies=own)
        if state.stands + 1 == state.bidding.bit_count():
            return translate("miser", "ends the bidding")
        return translate("miser", "adds nothing")

    @staticmethod
    def _ready(state: Miser) -> str:
        return translate("miser", "turns the cards over") if state.ready else translate("miser", "no more cards")

    def seat(self, state: Miser, seat: int, place: int) -> Said:
        """A player to be chosen, with what they have."""
        return Said(self._plain[seat], pennies_words(state.scores[seat]), f"{place}")

    def terms(self, state: Miser, parts: Parts) -> list[str]:
        """What the numbers of an offer are called: the proposer's wager, the partner's, the cards."""
        partner = int(parts.get("partner", state.partner))
        puts = translate("miser", "{who} puts in")
        yours = translate("miser", "you put in")
        called = [
            yours if seat == self._seat else filled(puts, who=self._plain[seat]) for seat in (state.player, partner)
        ]
        return [*called, translate("miser", "agreed card value")]

    def offer(self, state: Miser, parts: Parts) -> tuple[str, str]:
        """The button that offers what is chosen, and what it would cost the victim."""
        victim = int(parts.get("victim", state.victim))
        both = int(parts["wagers.0"]) + int(parts["wagers.1"])
        limit = self.rules.wager_limit if self.rules.contract_match == "wager_limit" else both
        text = translate("miser", "{victim} must match {pennies}")
        says = filled(text, victim=self._names[victim], pennies=min(both, limit, state.scores[victim]))
        return translate("miser", "Make this offer"), says

    @staticmethod
    def unchanged() -> tuple[str, str]:
        """The same button where nothing has been changed."""
        return translate("miser", "Accept this offer"), translate("miser", "you changed nothing")

    def pennies(self) -> str:
        """What a number of pennies is called."""
        return translate("miser", "pennies")

    def more_pennies(self, state: Miser) -> str:
        """The same where they are added to a bid."""
        return translate("miser", "more pennies") if state.bids[self._seat] else self.pennies()

    def playing(self, state: Miser, card: str, parts: Parts, laid: int) -> tuple[str, str]:
        """The button that plays a card, and what it does; `laid` is what your own cards on the table add up to."""
        value = value_of(self.rules, card)
        name = card_words(card)
        pennies = int(parts.get("wager", parts.get("pennies", 0)))
        if state.phase == TURN and parts.get("move") == "attack":
            text = translate("miser", "{pennies} each, card worth {value}")
            victim = min(pennies, state.scores[int(parts["victim"])])
            if victim < pennies:
                text = translate("miser", "{pennies} against {victim}, card worth {value}")
            label = filled(translate("miser", "Attack with {card}"), card=name)
            return label, filled(text, pennies=pennies, victim=victim, value=value)
        if state.phase == COMMIT_CARDS:
            says = translate("miser", "as agreed") if value == state.value else translate("miser", "breaks your word")
            return filled(translate("miser", "Play {card}"), card=name), says
        if state.phase in (UNANSWERED, ATTACKED):
            text = translate("miser", "adds {value}, makes {total}") if laid else translate("miser", "adds {value}")
            label = filled(translate("miser", "Lay {card}"), card=name)
            return label, filled(text, value=value, total=laid + value)
        label = filled(translate("miser", "Bid {pennies}"), pennies=pennies)
        return label, filled(translate("miser", "with {card}"), card=name)

    def raising(self, state: Miser, more: int) -> tuple[str, str]:
        """The button that adds to a bid."""
        label = filled(translate("miser", "Raise to {pennies}"), pennies=state.bids[self._seat] + more)
        return label, filled(translate("miser", "adds {pennies}"), pennies=pennies_words(more))

    @staticmethod
    def back() -> Said:
        """The button that takes back the last part that was chosen."""
        return Said(translate("miser", "Back"), "", "Esc")

    # --- why not -------------------------------------------------------------------------------------------------

    def why_no_turn(self, state: Miser, kind: str) -> str:
        """Why a kind of move is not open on your own turn."""
        if not state.counts[self._seat]:
            return translate("miser", "Without cards you can only pass.")
        if kind == "open":
            return translate("miser", "There is nothing in the centre to bid for.")
        if state.proposals >= self.rules.proposals_per_turn:
            return translate("miser", "No more offers can be made this turn.")
        return translate("miser", "There is nobody left to make a contract with.")

    def why_not_seat(self, state: Miser, seat: int, kind: str, parts: Parts) -> str:
        """Why a player can't be chosen."""
        who = self._names[seat]
        if seat == self._seat:
            return translate("miser", "That's you.")
        if not state.is_in(seat):
            return filled(translate("miser", "{who} is out of the game."), who=who)
        if kind == "propose" and seat == parts.get("partner"):
            return filled(translate("miser", "{who} is your partner already."), who=who)
        if kind == "propose" and "partner" not in parts and not state.counts[seat]:
            return filled(translate("miser", "{who} has no card to play in a contract."), who=who)
        return self.why_no_turn(state, kind)

    @staticmethod
    def why_no_card() -> str:
        """Why no card can be played while an offer is made or answered."""
        return translate("miser", "No card is needed yet. You choose one once the offer is accepted.")

    @staticmethod
    def why_hidden() -> str:
        """Why played cards can't be looked at."""
        return translate("miser", "At this table, played cards stay face down. Remember them.")

    def advice(self, state: Miser, advice: Advice, adviser: str) -> str:
        """What an adviser would do, likeliest first."""
        parts = [share_words(move_words(state, self._plain, move), often) for move, often in likeliest(advice)]
        text = translate("miser", "The {player} would choose: {moves}")
        return filled(text, player=level_words(adviser), moves=listed_apart(parts))
