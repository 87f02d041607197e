"""Words of Miser: sentences on what happens, and names of moves. Screen, log and screen readers share them."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.engine.lines import MoveLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser import moves
from cardtable.games.miser.amounts import cards_count, pennies_words, several_words, value_words
from cardtable.games.miser.codes import ANSWER, ATTACKED, BIDDING, COMMIT_CARDS, TURN, UNANSWERED
from cardtable.games.miser.course import MiserCourse, MiserTurningPoint, Outcome
from cardtable.games.miser.game import GAME
from cardtable.games.miser.play import Miser
from cardtable.language import filled, listed, listed_apart, named, translate
from cardtable.table import advice_words, words
from cardtable.table.review import Decision, Judged
from cardtable.table.words import card_words, cards_words


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
            "" if seat == NOBODY else translate("miser", "you") if seat == state.turn else named(self._names[seat])
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
