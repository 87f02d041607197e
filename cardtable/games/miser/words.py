"""Words of Miser: sentences on what happens, and names of moves. Screen, log and screen readers share them."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.engine.lines import MoveLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser import moves
from cardtable.games.miser.amounts import cards_count, pennies_words, several_words, value_words
from cardtable.games.miser.codes import ANSWER, ATTACKED, BIDDING, COMMIT_CARDS, TURN, UNANSWERED
from cardtable.games.miser.course import MiserCourse, MiserTurningPoint
from cardtable.games.miser.game import GAME
from cardtable.games.miser.play import Miser
from cardtable.language import filled, listed, listed_apart, named, translate
from cardtable.table import advice_words, words
from cardtable.table.review import Decision, Judged
from cardtable.table.words import Sentence, card_words, cards_words


def line_of(state: Miser, move: int) -> MoveLine:
    """Return the line of a move of the seat on turn."""
    return GAME.move_line(state, move)


_PART = Sentence("miser", "you {thing}", "{who} {thing}", remark="a part of a list: a seat, and its cards or pennies")
_DEALT = Sentence("miser", "Everyone is dealt {cards}. You go first.", "Everyone is dealt {cards}. {who} goes first.")
_DEALT_DRAWN = Sentence(
    "miser",
    "Everyone is dealt {cards}. You draw {drawn}, the highest, and go first.",
    "Everyone is dealt {cards}. {who} draws {drawn}, the highest, and goes first.",
)
_TURN = Sentence("miser", "Turn {number}: {who}")
_PASSES = Sentence(
    "miser", "You pass and put {pennies} into the centre.", "{who} passes and puts {pennies} into the centre."
)
_MUST_PASS = Sentence(
    "miser",
    "You have no cards and must pass: {pennies} into the centre.",
    "{who} has no cards and must pass: {pennies} into the centre.",
)
_LAYS = Sentence("miser", "You lay a card face down.", "{who} lays a card face down.")
_LAYS_MORE = Sentence("miser", "You lay a card ({count} down).", "{who} lays a card ({count} down).")
_TURNED = Sentence("miser", "The cards are turned over: {cards}.")
_KNOCKED_OUT = Sentence(
    "miser", "You have no pennies left and are knocked out.", "{who} has no pennies left and is knocked out."
)
_LAST_TURN = Sentence("miser", "That was the last turn. {ending}")
_SET_ASIDE = Sentence("miser", "Set aside before the deal: {cards}.")
_NEVER_SHOWED = Sentence("miser", "You never showed {cards}.", "{who} never showed {cards}.")

_OFFERS = Sentence(
    "miser",
    "You offer {other} a contract against {victim}: {first} and {second}, {card} each.",
    "{who} offers {other} a contract against {victim}: {first} and {second}, {card} each.",
)
_COUNTERS = Sentence(
    "miser", "You counter: {first} and {second}, {card} each.", "{who} counters: {first} and {second}, {card} each."
)
_DECLINES = Sentence("miser", "You decline the contract.", "{who} declines the contract.")
_ACCEPTS = Sentence(
    "miser", "You accept: {victim} must put in {pennies}.", "{who} accepts: {victim} must put in {pennies}."
)
_EQUAL_CARDS = Sentence("miser", "Equal cards: {pennies} for {first}, {other} for {second}.")
_HIGHER_CARD = Sentence(
    "miser",
    "You play the higher card and take {pennies}.",
    "{who} plays the higher card and takes {pennies}.",
)
_NEITHER_KEPT = Sentence("miser", "Neither played {card} as agreed.")
_HAD_AGREED = Sentence("miser", "You had agreed to play {card}.", "{who} had agreed to play {card}.")

_ATTACKS = Sentence("miser", "You attack {victim}: {pennies} each.", "{who} attacks {victim}: {pennies} each.")
_ATTACKS_THE_LAST = Sentence(
    "miser",
    "You attack {victim}: {pennies} against the last {matched}.",
    "{who} attacks {victim}: {pennies} against the last {matched}.",
)
_READY = Sentence("miser", "You are ready.", "{who} is ready.")
_GIVES_IN = Sentence(
    "miser",
    "{victim} gives in: you take {pennies}.",
    "{victim} gives in: {who} takes {pennies}.",
    other="You give in: {who} takes {pennies}.",
)
_HAS_NO_CARDS = Sentence(
    "miser",
    "{victim} has no cards: you take {pennies}.",
    "{victim} has no cards: {who} takes {pennies}.",
    other="You have no cards: {who} takes {pennies}.",
)
_FOUGHT = Sentence("miser", "{high} to {low}: you take {pennies}.", "{high} to {low}: {who} takes {pennies}.")
_BOTH_TAKE = Sentence("miser", "{total} each: both take {pennies}.")
_STAYS = Sentence("miser", "{total} each: the pennies stay in the centre.")

_BIDS = Sentence("miser", "You bid {pennies} with {card}.", "{who} bids {pennies} with {card}.")
_RAISES = Sentence("miser", "You raise your bid to {pennies}.", "{who} raises to {pennies}.")
_STANDS = Sentence("miser", "You stand.", "{who} stands.")
_TAKES_CENTRE = Sentence("miser", "You take {pennies} from the centre.", "{who} takes {pennies} from the centre.")
_TIED = Sentence("miser", "The highest bids tie: nobody takes the centre.")
_PAID = Sentence("miser", "Into the centre: {paid}.")
_PAYS = Sentence("miser", "{who} {pennies}")

_TURNING_POINTS = {
    "lead": Sentence(
        "miser", "Turn {number}: you take the lead for good.", "Turn {number}: {who} takes the lead for good."
    ),
    "last": Sentence(
        "miser", "Turn {number}, the last: you take the lead.", "Turn {number}, the last: {who} takes the lead."
    ),
    "haul": Sentence(
        "miser",
        "Turn {number}: you gain {pennies}, the most of any turn.",
        "Turn {number}: {who} gains {pennies}, the most of any turn.",
    ),
    "betrayed": Sentence(
        "miser",
        "Turn {number}: you betray {other} and take {pennies}.",
        "Turn {number}: {who} betrays {other} and takes {pennies}.",
    ),
}


class MiserNarrator(words.Narrator):
    """Teller of what happens at one table."""

    def __init__(self, names: Sequence[str], seat: int, ace: int) -> None:
        """`ace` is the value of an ace."""
        super().__init__(names, seat)
        self._ace = ace

    def whom(self, seat: int) -> str:
        """Return what a seat is called as an object: "you" or the player's name."""
        return self.called(seat, translate("miser", "you"))

    def of_seat(self, seat: int, thing: str) -> str:
        """Return a list item: a seat with its cards or pennies."""
        return self.say(_PART, seat, thing=thing)

    @override
    def tell(self, event: object) -> str:
        match event:
            case moves.MiserDealt():
                return self._dealt(event)
            case moves.MiserPassed(seat=seat, pennies=pennies):
                return self.say(_PASSES, seat, pennies=pennies_words(pennies))
            case moves.CardLaid(seat=seat):
                return self.say(_LAYS, seat)
            case moves.CardsTurned():
                turned = zip(event.seats, event.cards, strict=True)
                parts = [self.of_seat(seat, cards_words(cards)) for seat, cards in turned if cards]
                return self.say(_TURNED, cards=listed_apart(parts))
            case moves.KnockedOut(seat=seat):
                return self.say(_KNOCKED_OUT, seat)
            case moves.MiserEnded(reason=reason):
                ending = self.ending(event.winners, event.scores)
                return self.say(_LAST_TURN, ending=ending) if reason == "limit" else ending
            case moves.HandShown(seat=seat, cards=cards):
                return self.say(_SET_ASIDE if seat == NOBODY else _NEVER_SHOWED, seat, cards=cards_words(cards))
        return self._contract(event) or self._attack(event) or self._bid(event)

    def lays(self, seat: int, down: int) -> str:
        """Return the sentence for a card laid in an attack; `down` is the number of that seat's face-down cards."""
        return self.say(_LAYS_MORE, seat, count=down)

    def without_cards(self, event: moves.MiserPassed | moves.Forfeited) -> str:
        """Return the sentence for a pass or forfeit by a player who has no cards."""
        if isinstance(event, moves.MiserPassed):
            return self.say(_MUST_PASS, event.seat, pennies=pennies_words(event.pennies))
        return self._forfeited(event, _HAS_NO_CARDS)

    def _forfeited(self, event: moves.Forfeited, sentence: Sentence) -> str:
        who, victim, pennies = event.attacker, event.victim, pennies_words(event.pennies)
        return self.say(sentence, who, victim, victim=self.names[victim], pennies=pennies)

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

    def _dealt(self, event: moves.MiserDealt) -> str:
        each = cards_count(len(event.hands[0]))
        card = event.draws[-1][event.first] if event.draws else None
        if not card:
            return self.say(_DEALT, event.first, cards=each)
        return self.say(_DEALT_DRAWN, event.first, cards=each, drawn=card_words(card))

    def _contract(self, event: object) -> str:
        match event:
            case moves.ContractOffered(seat=seat):
                return self.say(
                    _COUNTERS if event.counter else _OFFERS,
                    seat,
                    other=self.whom(event.partner),
                    victim=self.whom(event.victim),
                    first=event.wagers[0],
                    second=pennies_words(event.wagers[1]),
                    card=value_words(event.value, self._ace),
                )
            case moves.ContractDeclined(seat=seat):
                return self.say(_DECLINES, seat)
            case moves.ContractMade(seat=seat, victim=victim, matched=pennies):
                return self.say(_ACCEPTS, seat, victim=self.whom(victim), pennies=pennies_words(pennies))
            case moves.ContractSettled():
                return self._settled(event)
        return ""

    def _settled(self, event: moves.ContractSettled) -> str:
        partners = (event.proposer, event.partner)
        if event.values[0] == event.values[1]:
            told = self.say(
                _EQUAL_CARDS,
                first=self.whom(partners[0]),
                pennies=pennies_words(event.gains[0]),
                second=self.whom(partners[1]),
                other=event.gains[1],
            )
            return told if event.kept[0] else f"{told} {self._otherwise(event)}"
        taker = int(event.values[1] > event.values[0])
        told = self.say(_HIGHER_CARD, partners[taker], pennies=pennies_words(event.gains[taker]))
        return f"{told} {self._otherwise(event)}"

    def _otherwise(self, event: moves.ContractSettled) -> str:
        """Return the sentence on the partners who did not play the agreed card."""
        broken = [seat for seat, kept in zip((event.proposer, event.partner), event.kept, strict=True) if not kept]
        sentence = _NEITHER_KEPT if len(broken) > 1 else _HAD_AGREED
        return self.say(sentence, broken[0], card=value_words(event.value, self._ace))

    def _attack(self, event: object) -> str:
        match event:
            case moves.AttackMade(attacker=seat, victim=victim, wager=wager, matched=matched):
                sentence = _ATTACKS if matched == wager else _ATTACKS_THE_LAST
                return self.say(sentence, seat, victim=self.whom(victim), pennies=pennies_words(wager), matched=matched)
            case moves.SaidReady(seat=seat):
                return self.say(_READY, seat)
            case moves.Forfeited():
                return self._forfeited(event, _GIVES_IN)
            case moves.AttackSettled():
                return self._fought(event)
        return ""

    def _fought(self, event: moves.AttackSettled) -> str:
        (own, other), (gain, loss) = event.totals, event.gains
        if own != other or gain != loss:
            taker, pennies = event.attacker if gain > loss else event.victim, pennies_words(max(event.gains))
            return self.say(_FOUGHT, taker, high=max(own, other), low=min(own, other), pennies=pennies)
        return self.say(_BOTH_TAKE if gain else _STAYS, total=own, pennies=pennies_words(gain))

    def _bid(self, event: object) -> str:
        match event:
            case moves.CentreBidMade(seat=seat, bid=bid, card=None):
                return self.say(_RAISES, seat, pennies=pennies_words(bid))
            case moves.CentreBidMade(seat=seat, bid=bid, card=str(card)):
                return self.say(_BIDS, seat, pennies=pennies_words(bid), card=card_words(card))
            case moves.Stood(seat=seat):
                return self.say(_STANDS, seat)
            case moves.BiddingSettled(seat=seat):
                paid = [
                    self.say(_PAYS, who=self.whom(seat), pennies=pennies)
                    for seat, pennies in enumerate(event.paid)
                    if pennies
                ]
                sentence = _TIED if seat == NOBODY else _TAKES_CENTRE
                told = self.say(sentence, seat, pennies=pennies_words(event.taken))
                return f"{told} {self.say(_PAID, paid=listed(paid))}"
        return ""

    @override
    def landmark(self, event: object) -> str:
        """Return the heading of a turn, by which it can be found; empty for any other event."""
        if not isinstance(event, moves.TurnBegan):
            return ""
        return self.say(_TURN, number=event.number, who=self.name(event.seat))

    @override
    def counted(self, points: int) -> str:
        return pennies_words(points)

    @override
    def how(self, course: MiserCourse) -> str:
        """Return how the winner won; empty if several did."""
        text = translate("miser", "{made} of {count} contracts kept, {ahead}.")
        return self._how(text, course.ended, course.words_kept)

    def turning_point(self, point: MiserTurningPoint) -> str:
        """Return the sentence on a turn that helped to decide the game."""
        other = self.whom(point.other) if point.other != NOBODY else ""
        pennies = pennies_words(point.pennies)
        return self.say(_TURNING_POINTS[point.kind], point.seat, number=point.turn, pennies=pennies, other=other)


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
