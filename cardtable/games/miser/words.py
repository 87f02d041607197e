"""Words of Miser: sentences on what happens, and names of moves. Screen, log and screen readers share them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from typing_extensions import override

from cardtable.bots.advice_summary import gist, likeliest
from cardtable.bots.player import Advice
from cardtable.engine.lines import MoveLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser import moves
from cardtable.games.miser.codes import (
    ANSWER,
    ATTACKED,
    BIDDING,
    COMMIT,
    COMMIT_CARDS,
    HIGH_RANKS,
    KIND,
    LAY,
    TURN,
    UNANSWERED,
)
from cardtable.games.miser.course import MiserCourse, MiserTurningPoint, Outcome
from cardtable.games.miser.game import GAME
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.language import at_the_start, filled, isolated, listed, listed_apart, named, translate
from cardtable.table import advice_words, words
from cardtable.table.actions import Value
from cardtable.table.advice_words import mix_hint, mix_words, move_hint, share_words
from cardtable.table.review import Decision, Judged
from cardtable.table.telling import Hint
from cardtable.table.words import card_words, cards_words, level_words

_LARGE = 1_000_000
"""Number beyond which only the last digits decide the plural."""


def value_words(value: int, ace: int) -> str:
    """Return one card of a value, such as "an eight"; `ace` is the value of an ace, or 0 if others have it too."""
    if value == ace:
        return translate("miser", "an ace")
    match value:
        case 2:
            return translate("miser", "a two")
        case 3:
            return translate("miser", "a three")
        case 4:
            return translate("miser", "a four")
        case 5:
            return translate("miser", "a five")
        case 6:
            return translate("miser", "a six")
        case 7:
            return translate("miser", "a seven")
        case 8:
            return translate("miser", "an eight")
        case 9:
            return translate("miser", "a nine")
        case 10:
            return translate("miser", "a ten")
        case 11:
            return translate("miser", "an eleven")
    return filled(translate("miser", "a card worth {value}"), value=value)


def several_words(value: int, ace: int, count: int = 0) -> str:
    """Return several cards of a value, such as "eights", or "two eights" if `count` is not 0."""
    many = _many(value, ace, count or 2)
    return filled(translate("miser", "{count} {cards}"), count=_counted(count), cards=many) if count else many


def _many(value: int, ace: int, count: int) -> str:
    if value == ace:
        return translate("miser", "aces", "several", count)
    match value:
        case 2:
            return translate("miser", "twos", "several", count)
        case 3:
            return translate("miser", "threes", "several", count)
        case 4:
            return translate("miser", "fours", "several", count)
        case 5:
            return translate("miser", "fives", "several", count)
        case 6:
            return translate("miser", "sixes", "several", count)
        case 7:
            return translate("miser", "sevens", "several", count)
        case 8:
            return translate("miser", "eights", "several", count)
        case 9:
            return translate("miser", "nines", "several", count)
        case 10:
            return translate("miser", "tens", "several", count)
        case 11:
            return translate("miser", "elevens", "several", count)
    return filled(translate("miser", "cards worth {value}", "several", count), value=value)


def turns_words(turns: int) -> str:
    """Return a number of turns as people say it, such as "two turns"."""
    if turns == 1:
        return translate("miser", "one turn")
    plural = turns if turns < _LARGE else _LARGE + turns % _LARGE  # Qt's plurals take at most 31 bits
    return filled(translate("miser", "{count} turns", "several", plural), count=_counted(turns))


def _counted(count: int) -> str:
    match count:
        case 2:
            return translate("miser", "two")
        case 3:
            return translate("miser", "three")
        case 4:
            return translate("miser", "four")
        case 5:
            return translate("miser", "five")
        case 6:
            return translate("miser", "six")
    return str(count)


def values_words(values: Iterable[int], ace: int) -> str:
    """Return cards by their values, highest first, such as "two tens and a five"."""
    parts = [
        value_words(value, ace) if count == 1 else several_words(value, ace, count)
        for value, count in sorted(Counter(values).items(), reverse=True)
    ]
    if len(parts) == 1:
        return parts[0]
    before = translate("miser", ", ").join(parts[:-1])
    return filled(translate("miser", "{cards} and {last}"), cards=before, last=parts[-1])


def pennies_words(pennies: int) -> str:
    """Return a number of pennies, such as "3 pennies"."""
    if pennies == 1:  # without a catalogue, as in the terminal, "%n pennies" has one form for all numbers
        return isolated(translate("miser", "1 penny"))
    return isolated(translate("miser", "%n pennies", None, pennies))


def cards_count(cards: int) -> str:
    """Return a number of cards, such as "3 cards"."""
    return isolated(translate("miser", "%n card(s)", None, cards))


def value_of(rules: MiserRules, card: str) -> int:
    """Return the value of a card in contracts and attacks."""
    rank = card[:-1]
    if rank == "A":
        return rules.ace_value
    return HIGH_RANKS.index(rank) + 2 if rank.isdecimal() else rules.court_value


def line_of(state: Miser, move: int) -> MoveLine:
    """Return the line of a move of the seat on turn."""
    return GAME.move_line(state, move)


class MiserNarrator(words.Narrator):
    """Teller of what happens at one table."""

    def __init__(self, names: Sequence[str], seat: int, ace: int) -> None:
        """`ace` is the value of an ace."""
        super().__init__(names, seat)
        self._ace = ace

    def whom(self, seat: int) -> str:
        """Return what a seat is called as an object: "you" or the player's name."""
        return translate("miser", "you") if seat == self._seat else self._names[seat]

    def of_seat(self, seat: int, thing: str) -> str:
        """Return a list item: a seat with its cards or pennies."""
        return self._either(
            seat,
            translate("miser", "you {thing}", "a part of a list: you, and the cards or pennies that are yours"),
            translate("miser", "{who} {thing}", "a part of a list: a player, and the cards or pennies that are theirs"),
            thing=thing,
        )

    @override
    def tell(self, event: object) -> str:
        if isinstance(event, moves.MiserDealt):
            return self._dealt(event)
        if isinstance(event, moves.MiserPassed):
            return self._either(
                event.seat,
                translate("miser", "You pass and put {pennies} into the centre."),
                translate("miser", "{who} passes and puts {pennies} into the centre."),
                pennies=pennies_words(event.pennies),
            )
        if isinstance(event, moves.CardLaid):
            return self._either(
                event.seat,
                translate("miser", "You lay a card face down."),
                translate("miser", "{who} lays a card face down."),
            )
        if isinstance(event, moves.CardsTurned):
            parts = [self.of_seat(seat, cards_words(cards)) for seat, cards in self._by_seat(event)]
            return filled(translate("miser", "The cards are turned over: {cards}."), cards=listed_apart(parts))
        if isinstance(event, moves.KnockedOut):
            return self._either(
                event.seat,
                translate("miser", "You have no pennies left and are knocked out."),
                translate("miser", "{who} has no pennies left and is knocked out."),
            )
        if isinstance(event, moves.MiserEnded):
            return self._ended(event)
        if isinstance(event, moves.HandShown):
            return self._shown(event)
        return self._contract(event) or self._attack(event) or self._bid(event)

    def lays(self, seat: int, down: int) -> str:
        """Return the sentence for a card laid in an attack; `down` is the number of that seat's face-down cards."""
        return self._either(
            seat,
            translate("miser", "You lay a card ({count} down)."),
            translate("miser", "{who} lays a card ({count} down)."),
            count=down,
        )

    def without_cards(self, event: moves.MiserPassed | moves.Forfeited) -> str:
        """Return the sentence for a pass or forfeit by a player who has no cards."""
        if isinstance(event, moves.MiserPassed):
            return self._either(
                event.seat,
                translate("miser", "You have no cards and must pass: {pennies} into the centre."),
                translate("miser", "{who} has no cards and must pass: {pennies} into the centre."),
                pennies=pennies_words(event.pennies),
            )
        if event.attacker == self._seat:
            text = translate("miser", "{victim} has no cards: you take {pennies}.")
        elif event.victim == self._seat:
            text = translate("miser", "You have no cards: {who} takes {pennies}.")
        else:
            text = translate("miser", "{victim} has no cards: {who} takes {pennies}.")
        return self._forfeited(event, text)

    def _forfeited(self, event: moves.Forfeited, text: str) -> str:
        names = {"victim": self._names[event.victim], "who": self._names[event.attacker]}
        return filled(text, **names, pennies=pennies_words(event.pennies))

    @override
    def acting(self, event: object) -> int | None:
        """Return the seat that acts: of attacks the attacker, of forfeits the victim, of settlements the winner."""
        match event:
            case moves.AttackMade():
                return event.attacker
            case moves.Forfeited():
                return event.victim
            case moves.AttackSettled() if event.gains[0] != event.gains[1]:
                return event.attacker if event.gains[0] > event.gains[1] else event.victim
            case moves.ContractSettled() if event.values[0] != event.values[1]:
                return event.proposer if event.values[0] > event.values[1] else event.partner
        return super().acting(event)

    @staticmethod
    def _by_seat(event: moves.CardsTurned) -> list[tuple[int, tuple[str, ...]]]:
        return [(seat, cards) for seat, cards in zip(event.seats, event.cards, strict=True) if cards]

    def _dealt(self, event: moves.MiserDealt) -> str:
        each = cards_count(len(event.hands[0]))
        card = event.draws[-1][event.first] if event.draws else None
        return self._either(
            event.first,
            translate("miser", "Everyone is dealt {cards}. You draw {drawn}, the highest, and go first.")
            if card
            else translate("miser", "Everyone is dealt {cards}. You go first."),
            translate("miser", "Everyone is dealt {cards}. {who} draws {drawn}, the highest, and goes first.")
            if card
            else translate("miser", "Everyone is dealt {cards}. {who} goes first."),
            cards=each,
            drawn=card_words(card) if card else "",
        )

    def _ended(self, event: moves.MiserEnded) -> str:
        ending = self.ending(event.winners, event.scores)
        if event.reason != "limit":
            return ending
        return filled(translate("miser", "That was the last turn. {ending}"), ending=ending)

    def _shown(self, event: moves.HandShown) -> str:
        if event.seat == NOBODY:
            text = translate("miser", "Set aside before the deal: {cards}.")
            return filled(text, cards=cards_words(event.cards))
        return self._either(
            event.seat,
            translate("miser", "You never showed {cards}."),
            translate("miser", "{who} never showed {cards}."),
            cards=cards_words(event.cards),
        )

    # --- contracts -----------------------------------------------------------------------------------------------

    def _contract(self, event: object) -> str:
        if isinstance(event, moves.ContractOffered):
            return self._offered(event)
        if isinstance(event, moves.ContractDeclined):
            return self._either(
                event.seat,
                translate("miser", "You decline the contract."),
                translate("miser", "{who} declines the contract."),
            )
        if isinstance(event, moves.ContractMade):
            return self._either(
                event.seat,
                translate("miser", "You accept: {victim} must put in {pennies}."),
                translate("miser", "{who} accepts: {victim} must put in {pennies}."),
                victim=self.whom(event.victim),
                pennies=pennies_words(event.matched),
            )
        return self._settled(event) if isinstance(event, moves.ContractSettled) else ""

    def _offered(self, event: moves.ContractOffered) -> str:
        if event.counter:
            yours = translate("miser", "You counter: {first} and {second}, {card} each.")
            theirs = translate("miser", "{who} counters: {first} and {second}, {card} each.")
        else:
            yours = translate(
                "miser", "You offer {other} a contract against {victim}: {first} and {second}, {card} each."
            )
            theirs = translate(
                "miser", "{who} offers {other} a contract against {victim}: {first} and {second}, {card} each."
            )
        return self._either(
            event.seat,
            yours,
            theirs,
            other=self.whom(event.partner),
            victim=self.whom(event.victim),
            first=event.wagers[0],
            second=pennies_words(event.wagers[1]),
            card=value_words(event.value, self._ace),
        )

    def _settled(self, event: moves.ContractSettled) -> str:
        partners = (event.proposer, event.partner)
        if event.values[0] == event.values[1]:
            text = translate("miser", "Equal cards: {pennies} for {first}, {other} for {second}.")
            told = filled(
                text,
                first=self.whom(partners[0]),
                pennies=pennies_words(event.gains[0]),
                second=self.whom(partners[1]),
                other=event.gains[1],
            )
            return told if event.kept[0] else f"{told} {self._otherwise(event)}"
        taker = int(event.values[1] > event.values[0])
        told = self._either(
            partners[taker],
            translate("miser", "You play the higher card and take {pennies}."),
            translate("miser", "{who} plays the higher card and takes {pennies}."),
            pennies=pennies_words(event.gains[taker]),
        )
        return f"{told} {self._otherwise(event)}"

    def _otherwise(self, event: moves.ContractSettled) -> str:
        """Return the sentence on the partners who did not play the agreed card."""
        broken = [seat for seat, kept in zip((event.proposer, event.partner), event.kept, strict=True) if not kept]
        if len(broken) > 1:
            return filled(
                translate("miser", "Neither played {card} as agreed."), card=value_words(event.value, self._ace)
            )
        return self._either(
            broken[0],
            translate("miser", "You had agreed to play {card}."),
            translate("miser", "{who} had agreed to play {card}."),
            card=value_words(event.value, self._ace),
        )

    # --- attacks -------------------------------------------------------------------------------------------------

    def _attack(self, event: object) -> str:
        if isinstance(event, moves.AttackMade):
            even = event.matched == event.wager
            return self._either(
                event.attacker,
                translate("miser", "You attack {victim}: {pennies} each.")
                if even
                else translate("miser", "You attack {victim}: {pennies} against the last {matched}."),
                translate("miser", "{who} attacks {victim}: {pennies} each.")
                if even
                else translate("miser", "{who} attacks {victim}: {pennies} against the last {matched}."),
                victim=self.whom(event.victim),
                pennies=pennies_words(event.wager),
                matched=event.matched,
            )
        if isinstance(event, moves.SaidReady):
            return self._either(event.seat, translate("miser", "You are ready."), translate("miser", "{who} is ready."))
        if isinstance(event, moves.Forfeited):
            if event.attacker == self._seat:
                text = translate("miser", "{victim} gives in: you take {pennies}.")
            elif event.victim == self._seat:
                text = translate("miser", "You give in: {who} takes {pennies}.")
            else:
                text = translate("miser", "{victim} gives in: {who} takes {pennies}.")
            return self._forfeited(event, text)
        return self._fought(event) if isinstance(event, moves.AttackSettled) else ""

    def _fought(self, event: moves.AttackSettled) -> str:
        own, other = event.totals
        if own != other or event.gains[0] != event.gains[1]:
            taker = event.attacker if event.gains[0] > event.gains[1] else event.victim
            return self._either(
                taker,
                translate("miser", "{high} to {low}: you take {pennies}."),
                translate("miser", "{high} to {low}: {who} takes {pennies}."),
                high=max(own, other),
                low=min(own, other),
                pennies=pennies_words(max(event.gains)),
            )
        if event.gains[0]:
            text = translate("miser", "{total} each: both take {pennies}.")
        else:
            text = translate("miser", "{total} each: the pennies stay in the centre.")
        return filled(text, total=own, pennies=pennies_words(event.gains[0]))

    # --- bids ----------------------------------------------------------------------------------------------------

    def _bid(self, event: object) -> str:
        if isinstance(event, moves.CentreBidMade):
            if event.card is None:
                yours, theirs = (
                    translate("miser", "You raise your bid to {pennies}."),
                    translate("miser", "{who} raises to {pennies}."),
                )
            else:
                yours, theirs = (
                    translate("miser", "You bid {pennies} with {card}."),
                    translate("miser", "{who} bids {pennies} with {card}."),
                )
            card = card_words(event.card) if event.card else ""
            return self._either(event.seat, yours, theirs, pennies=pennies_words(event.bid), card=card)
        if isinstance(event, moves.Stood):
            return self._either(event.seat, translate("miser", "You stand."), translate("miser", "{who} stands."))
        if not isinstance(event, moves.BiddingSettled):
            return ""
        paid = [filled(translate("miser", "{who} {pennies}"), who=self.whom(seat), pennies=pennies)
                for seat, pennies in enumerate(event.paid) if pennies]  # fmt: skip
        lost = filled(translate("miser", "Into the centre: {paid}."), paid=listed(paid))
        if event.seat == NOBODY:
            text = translate("miser", "The highest bids tie: nobody takes the centre.")
            return f"{text} {lost}"
        told = self._either(
            event.seat,
            translate("miser", "You take {pennies} from the centre."),
            translate("miser", "{who} takes {pennies} from the centre."),
            pennies=pennies_words(event.taken),
        )
        return f"{told} {lost}"

    # --- the whole game ------------------------------------------------------------------------------------------

    @override
    def landmark(self, event: object) -> str:
        """Return the heading of a turn, by which it can be found; empty for any other event."""
        if not isinstance(event, moves.TurnBegan):
            return ""
        return filled(translate("miser", "Turn {number}: {who}"), number=event.number, who=self.name(event.seat))

    @override
    def counted(self, points: int) -> str:
        return pennies_words(points)

    def how(self, course: MiserCourse) -> str:
        """Return how the winner won; empty if several did."""
        text = translate("miser", "{made} of {count} contracts kept, {ahead}.")
        return self._how(text, course.ended, course.words_kept)

    def turning_point(self, point: MiserTurningPoint) -> str:
        """Return the sentence on a turn that helped to decide the game."""
        yours, theirs = {
            "lead": (
                translate("miser", "Turn {number}: you take the lead for good."),
                translate("miser", "Turn {number}: {who} takes the lead for good."),
            ),
            "last": (
                translate("miser", "Turn {number}, the last: you take the lead."),
                translate("miser", "Turn {number}, the last: {who} takes the lead."),
            ),
            "haul": (
                translate("miser", "Turn {number}: you gain {pennies}, the most of any turn."),
                translate("miser", "Turn {number}: {who} gains {pennies}, the most of any turn."),
            ),
            "betrayed": (
                translate("miser", "Turn {number}: you betray {other} and take {pennies}."),
                translate("miser", "Turn {number}: {who} betrays {other} and takes {pennies}."),
            ),
        }[point.kind]
        other = self.whom(point.other) if point.other != NOBODY else ""
        return self._either(
            point.seat, yours, theirs, number=point.turn, pennies=pennies_words(point.pennies), other=other
        )


def move_words(state: Miser, names: Sequence[str], move: int, short: bool = False) -> str:
    """Return the name of a move of the seat on turn; `short` leaves out the word "contract" for lists of offers."""
    line = line_of(state, move)
    if isinstance(line, moves.Propose):
        text = translate("miser", "contract with {partner} against {victim}, {first}+{second}, {cards}")
        if short:
            text = translate("miser", "with {partner} against {victim}: {first}+{second}, {cards}")
        partner, victim = named(names[line.partner]), named(names[line.victim])
        first, second = line.wagers
        cards = several_words(line.value, _ace(state))
        return filled(text, partner=partner, victim=victim, first=first, second=second, cards=cards)
    if isinstance(line, moves.Counter):
        text = translate("miser", "counter {first}+{second}, {cards}")
        return filled(text, first=line.wagers[0], second=line.wagers[1], cards=several_words(line.value, _ace(state)))
    if isinstance(line, moves.Attack):
        text = translate("miser", "attack {victim}, {pennies} on {card}")
        card = card_words(line.card) if line.card else ""
        return filled(text, victim=named(names[line.victim]), pennies=line.wager, card=card)
    if isinstance(line, moves.OpenBidding | moves.Join):
        text = translate("miser", "bid {pennies} with {card}")
        return filled(text, pennies=line.pennies, card=card_words(line.card))
    if isinstance(line, moves.Raise):
        return filled(translate("miser", "raise by {pennies}"), pennies=line.pennies)
    if isinstance(line, moves.Commit | moves.Lay):
        return card_words(line.card) if line.card else ""
    return {
        moves.MiserPass: translate("miser", "pass"),
        moves.Accept: translate("miser", "accept"),
        moves.Decline: translate("miser", "decline"),
        moves.Forfeit: translate("miser", "give in"),
        moves.Ready: translate("miser", "ready"),
        moves.StandInBidding: translate("miser", "stand"),
    }[type(line)]


def _ace(state: Miser) -> int:
    return state.terms.values[-1]


class MiserAnnotator(advice_words.Annotator):
    """Annotator that tells what decisions in Miser were worth."""

    def __init__(self, names: Sequence[str], outcomes: Sequence[str]) -> None:
        super().__init__(outcomes)
        self._names = names

    @override
    def heading(self, decision: Decision) -> str:
        state = decision.known(Miser)
        text = {
            TURN: translate("miser", "Turn {number}, your turn"),
            ANSWER: translate("miser", "Turn {number}, an offer against {victim}"),
            COMMIT_CARDS: translate("miser", "Turn {number}, your card in a contract against {victim}"),
            UNANSWERED: translate("miser", "Turn {number}, {player}'s attack on you"),
            ATTACKED: translate("miser", "Turn {number}, {player} attacking {victim}"),
            BIDDING: translate("miser", "Turn {number}, bidding for {centre} in the centre"),
        }[state.phase]
        player, victim = (
            translate("miser", "you") if seat == state.turn else named(self._names[max(seat, 0)])
            for seat in (state.player, state.victim)
        )
        return filled(text, number=state.turns, player=player, victim=victim, centre=state.centre)

    @override
    def label(self, decision: Decision) -> str:
        return f"{decision.known(Miser).turns}"

    @override
    def did(self, decision: Decision) -> str:
        text = translate("miser", "you chose {move}")
        return filled(text, move=self.move(decision, decision.move))

    @override
    def move(self, decision: Decision, move: int) -> str:
        return move_words(decision.known(Miser), self._names, move)

    @override
    def _better(self, judged: Judged) -> str:
        if judged.as_good:
            return super()._better(judged)
        return translate("miser", "{did}; {move} was better")


def outcome_words(teller: MiserNarrator, outcome: Outcome | None) -> str:
    """Return the sentence on how a turn ended; empty if it didn't."""
    return teller.tell(outcome) if outcome else ""


Parts = dict[str, Value]
"""Parts of a move that have been chosen, its kind under "move"."""


class Utterance(NamedTuple):
    """Words of a button: its label, what it does, and its key."""

    label: str
    says: str
    key: str


class MiserQuestions:
    """Questions to one seat of a table, and the words of their answers."""

    def __init__(self, names: Sequence[str], seat: int, rules: MiserRules) -> None:
        self._plain = names
        self._names = [named(name) for name in names]
        self._seat = seat
        self.rules = rules
        """House rules in force."""

    def question(self, state: Miser, parts: Parts) -> str:
        """Return the question for the decision that is due, given the parts of a move chosen so far."""
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
        partner = int(parts.get("partner", state.partner))
        puts = translate("miser", "{who} puts in")
        yours = translate("miser", "you put in")
        called = [
            yours if seat == self._seat else filled(puts, who=self._plain[seat]) for seat in (state.player, partner)
        ]
        return [*called, translate("miser", "agreed card value")]

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
