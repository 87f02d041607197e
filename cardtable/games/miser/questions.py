"""Questions of Miser to the person at the screen: the words of their answers, why some are not open, and hints."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from cardtable.bots.advice_summary import gist, likeliest
from cardtable.bots.player import Advice
from cardtable.games.miser.amounts import cards_count, pennies_words, value_of, value_words
from cardtable.games.miser.codes import (
    ANSWER,
    ATTACKED,
    COMMIT,
    COMMIT_CARDS,
    KIND,
    LAY,
    TURN,
    UNANSWERED,
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.games.miser.words import MiserAnnotator, move_words
from cardtable.language import at_the_start, filled, listed_apart, translate
from cardtable.table.actions import Value
from cardtable.table.advice_words import mix_hint, mix_words, move_hint, share_words
from cardtable.table.telling import Hint
from cardtable.table.words import Narrator, Sentence, card_words, level_words

Parts = dict[str, Value]
"""Parts of a move that have been chosen, its kind under "move"."""


class Utterance(NamedTuple):
    """Words of a button: its label, what it does, and its key."""

    label: str
    says: str
    key: str


_LEADS = Sentence(
    "miser",
    "You lead with {best} for {centre} in the centre. Will you raise?",
    "{who} bids {best} for the {centre} in the centre. Will you bid higher?",
)
_PUTS_IN = Sentence("miser", "you put in", "{who} puts in")


class MiserQuestions:
    """Questions to one seat of a table, and the words of their answers."""

    def __init__(self, names: Sequence[str], seat: int, rules: MiserRules) -> None:
        self._plain = names
        self._narrator = Narrator(names, seat)
        self._names = self._narrator.names
        self._seat = seat
        self.rules = rules
        """House rules in force."""

    def question(self, state: Miser, parts: Parts) -> str:
        """Return the question for the decision that is due, given the parts of a move chosen so far."""
        if state.phase == TURN:
            return self._of_turn(state, parts)
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

    def _of_turn(self, state: Miser, parts: Parts) -> str:
        kind = parts.get("move")
        victim = self._names[int(parts["victim"])] if "victim" in parts else ""
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
        return self._narrator.say(_LEADS, state.bids.index(best), best=best, centre=state.centre)

    # --- answers -------------------------------------------------------------------------------------------------

    def kind(self, state: Miser, kind: str) -> Utterance:
        """Return the button for a kind of move. It is short, since several stand side by side."""
        if kind == "pass":
            cost = min(self.rules.pass_cost, state.scores[self._seat])
            says = filled(translate("miser", "puts in {pennies}"), pennies=pennies_words(cost))
            return Utterance(translate("miser", "Pass"), says, "P")
        if kind == "propose":
            return Utterance(translate("miser", "Contract…"), translate("miser", "two against one"), "C")
        if kind == "attack":
            return Utterance(translate("miser", "Attack…"), translate("miser", "cards decide"), "A")
        if kind == "open":
            says = filled(translate("miser", "for {pennies}"), pennies=pennies_words(state.centre))
            return Utterance(translate("miser", "Bid…"), says, "B")
        if kind == "accept":
            own = state.wagers[state.side(self._seat)]
            says = filled(translate("miser", "puts in {pennies}"), pennies=pennies_words(own))
            return Utterance(translate("miser", "Accept"), says, "A")
        if kind == "counter":
            return Utterance(translate("miser", "Counter…"), translate("miser", "another offer"), "C")
        if kind == "decline":
            return Utterance(translate("miser", "Decline"), translate("miser", "no contract"), "D")
        if kind == "forfeit":
            takes = state.centre if self.rules.unanswered_attack == "all" else state.wagers[0] + state.matched
            text = translate("miser", "you lose your {pennies}; {who} takes {taken}")
            says = filled(text, pennies=state.matched, who=self._names[state.player], taken=takes)
            return Utterance(translate("miser", "Give in"), says, "G")
        if kind == "ready":
            return Utterance(translate("miser", "Ready"), self._ready(state), "R")
        return Utterance(translate("miser", "Stand"), self._stands(state), "S")

    def _stands(self, state: Miser) -> str:
        """Return what standing would do."""
        own = state.bids[self._seat]
        if own and own == max(state.bids) and state.bids.count(own) > 1:
            return filled(translate("miser", "you lose your {pennies}"), pennies=own)
        if state.stands + 1 == state.bidding.bit_count():
            return translate("miser", "ends the bidding")
        return translate("miser", "adds nothing")

    @staticmethod
    def _ready(state: Miser) -> str:
        return translate("miser", "turns the cards over") if state.ready else translate("miser", "no more cards")

    def seat(self, state: Miser, seat: int, place: int) -> Utterance:
        """Return the button for a player; `place` is the key."""
        return Utterance(self._plain[seat], pennies_words(state.scores[seat]), f"{place}")

    def terms(self, state: Miser, parts: Parts) -> list[str]:
        """Return the labels of an offer's numbers: the proposer's wager, the partner's, the value of the cards."""
        partners = state.player, int(parts.get("partner", state.partner))
        puts_in = [self._narrator.say(_PUTS_IN, seat, who=self._plain[seat]) for seat in partners]
        return [*puts_in, translate("miser", "agreed card value")]

    def offer(self, state: Miser, parts: Parts) -> tuple[str, str]:
        """Return the button that makes the chosen offer: its label, and what the offer would cost the victim."""
        victim = int(parts.get("victim", state.victim))
        both = int(parts["wagers.0"]) + int(parts["wagers.1"])
        limit = self.rules.wager_limit if self.rules.contract_match == "wager_limit" else both
        text = translate("miser", "{victim} must match {pennies}")
        says = filled(text, victim=self._names[victim], pennies=min(both, limit, state.scores[victim]))
        return translate("miser", "Make this offer"), says

    @staticmethod
    def unchanged() -> tuple[str, str]:
        """Return the button of a counter-offer that changes nothing."""
        return translate("miser", "Accept this offer"), translate("miser", "you changed nothing")

    def pennies(self) -> str:
        """Return the label of a number of pennies."""
        return translate("miser", "pennies")

    def more_pennies(self, state: Miser) -> str:
        """Return the label of a number of pennies that are bid or added to a bid."""
        return translate("miser", "more pennies") if state.bids[self._seat] else self.pennies()

    def playing(self, state: Miser, card: str, parts: Parts, laid: int) -> tuple[str, str]:
        """Return the button that plays a card: label and effect. `laid` is the person's total on the table."""
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
        """Return the button that raises a bid by `more` pennies: its label and what it does."""
        label = filled(translate("miser", "Raise to {pennies}"), pennies=state.bids[self._seat] + more)
        return label, filled(translate("miser", "adds {pennies}"), pennies=pennies_words(more))

    @staticmethod
    def back() -> Utterance:
        """Return the button that takes back the last part that was chosen."""
        return Utterance(translate("miser", "Back"), "", "Esc")

    # --- reasons -------------------------------------------------------------------------------------------------

    def why_no_turn(self, state: Miser, kind: str) -> str:
        """Return why a kind of move is not open on the person's own turn."""
        if not state.counts[self._seat]:
            return translate("miser", "Without cards you can only pass.")
        if kind == "open":
            return translate("miser", "There is nothing in the centre to bid for.")
        if state.proposals >= self.rules.proposals_per_turn:
            return translate("miser", "No more offers can be made this turn.")
        return translate("miser", "There is nobody left to make a contract with.")

    def why_not_seat(self, state: Miser, seat: int, kind: str, parts: Parts) -> str:
        """Return why a player can't be chosen."""
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
        """Return why no card can be played while an offer is made or answered."""
        return translate("miser", "No card is needed yet. You choose one once the offer is accepted.")

    @staticmethod
    def why_hidden() -> str:
        """Return why played cards can't be looked at."""
        return translate("miser", "At this table, played cards stay face down. Remember them.")

    def advice(self, state: Miser, advice: Advice, adviser: str) -> str:
        """Return what an adviser would do, likeliest move first."""
        parts = [share_words(move_words(state, self._plain, move), often) for move, often in likeliest(advice)]
        text = translate("miser", "The {player} would choose: {moves}")
        return filled(text, player=level_words(adviser), moves=listed_apart(parts))


def hint_words(state: Miser, names: Sequence[str], advice: Advice) -> Hint | None:
    """Return the advice as a hint; None if the adviser puts no value on moves."""
    found = gist(advice, state.phase == COMMIT_CARDS)
    if found is None:
        return None
    words = partial(move_words, state, names)
    if found.mix:
        headline = translate("miser", "Mix your cards: you win {chance} in 100 games.")
        why = translate("miser", "A partner who can predict your card plays a higher one.")
        return mix_hint(advice, found, headline, mix_words(found.mix, words, MiserAnnotator.named), why)
    text = _headline(found.move)
    if found.equals:
        text = translate("miser", "As good as any other: {move}. You win {chance} in 100 games.")
    hint = move_hint(advice, found, text, words)
    return hint._replace(headline=at_the_start(hint.headline))


def _headline(move: int | None) -> str:
    """Return the headline of a hint. It says "play" or "lay" for moves that are named by their card alone."""
    kind = move & KIND if move is not None else None
    if kind == COMMIT:
        return translate("miser", "Play {move}: you win {chance} in 100 games.")
    if kind == LAY:
        return translate("miser", "Lay {move}: you win {chance} in 100 games.")
    return translate("miser", "{move}: you win {chance} in 100 games.")
