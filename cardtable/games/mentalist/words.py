"""Sentences about Mentalist Poker: events, questions and advice, for the screen, the log and screen readers alike."""

from collections.abc import Sequence

from typing_extensions import override

from cardtable.bots.advice_summary import ALL, best, gist, value_of
from cardtable.bots.player import Advice
from cardtable.games.mentalist import moves
from cardtable.games.mentalist.course import MentalistCourse, MentalistTurningPoint
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.language import as_number, filled, isolated, listed, named, translate
from cardtable.table import advice_words, words
from cardtable.table.advice_words import mix_hint, mix_words, move_hint, share_words
from cardtable.table.review import Decision, Weighed
from cardtable.table.telling import Hint
from cardtable.table.words import level_words, wins_in_hundred

_LISTED = 6
"""Number of moves of an exact mix that are named, as many as there is room for."""
_SELDOM = 0.005
"""Probability below which a move of an exact mix counts as never made."""
_NOTHING = 0.05
"""Cost of a decision, in games out of a hundred, below which it isn't mentioned."""


def chips_words(chips: int) -> str:
    """Return a number of chips in words."""
    return isolated(translate("mentalist", "%n chip(s)", None, chips))


def exact_mix_words(advice: Advice, chosen: int) -> str:
    """Return the main numbers of an exact mix, and the chosen one, with their shares, as in "0: 61 %, 4: never"."""
    named = [choice for choice in advice.choices[:_LISTED] if choice.probability >= _SELDOM]
    own = [choice for choice in advice.choices if choice.move == chosen and choice not in named]
    parts = [_share_words(f"{choice.move}", choice.probability) for choice in named]
    others = 1 - sum(choice.probability for choice in named + own)
    if others >= _SELDOM:
        parts.append(_share_words(translate("mentalist", "others"), others))
    parts += [_share_words(f"{choice.move}", choice.probability) for choice in own]
    return listed(parts)


def _share_words(what: str, often: float) -> str:
    text = translate("mentalist", "{what}: {share}%") if often >= _SELDOM else translate("mentalist", "{what}: never")
    return filled(text, what=what, share=as_number(100 * often)).replace(" ", "\u00a0")


class MentalistNarrator(words.Narrator):
    """Teller of the events at a table of Mentalist Poker."""

    def __init__(self, names: Sequence[str], seat: int, advanced: bool) -> None:
        super().__init__(names, seat)
        self._advanced = advanced

    @override
    def tell(self, event: object) -> str:
        if isinstance(event, moves.LotDrawn):
            return self._lot(event.seat)
        if isinstance(event, moves.ButtonPassed):
            return self._either(
                event.seat,
                translate("mentalist", "The First Bettor button comes to you."),
                translate("mentalist", "The First Bettor button goes to {who}."),
            )
        if isinstance(event, moves.AntesPaid):
            text = translate("mentalist", "Antes of {chips} make a pot of {pot}.")
            return filled(text, chips=event.chips, pot=event.pot)
        if isinstance(event, moves.BetLaid):
            return self._bet(event)
        if isinstance(event, moves.GuessHeard):
            return self._either(
                event.seat,
                translate("mentalist", "You guess {chips}."),
                translate("mentalist", "{who} guesses {chips}."),
                chips=event.chips,
            )
        if isinstance(event, moves.ScreenLifted):
            return self._lift(event)
        return self._outcome(event)

    @override
    def landmark(self, event: object) -> str:
        """Return the heading for a new pot, or in the advanced game for a new bet; empty for other events."""
        return self.pot(event.pot) if isinstance(event, moves.AntesPaid) else ""

    def pot(self, pot: int) -> str:
        """Return the heading for a pot, or in the advanced game for a bet, with this many chips in the pot."""
        text = (
            translate("mentalist", "A bet into a pot of {pot}")
            if self._advanced
            else translate("mentalist", "A pot of {pot}")
        )
        return filled(text, pot=pot)

    def _lot(self, seat: int) -> str:
        if self._advanced:
            return self._either(
                seat,
                translate("mentalist", "You were drawn to bet first."),
                translate("mentalist", "{who} was drawn to bet first."),
            )
        return self._either(
            seat,
            translate("mentalist", "You were drawn to get the First Bettor button."),
            translate("mentalist", "{who} was drawn to get the First Bettor button."),
        )

    def _bet(self, event: moves.BetLaid) -> str:
        if event.chips is None:
            return self._either(
                event.seat,
                translate("mentalist", "You have made your bet."),
                translate("mentalist", "{who} has made a bet behind their screen."),
            )
        return self._either(
            event.seat,
            translate("mentalist", "You bet {chips} behind your screen."),
            translate("mentalist", "{who} bets {chips} behind their screen."),
            chips=event.chips,
        )

    def _lift(self, event: moves.ScreenLifted) -> str:
        if event.hit:
            return self._either(
                event.seat,
                translate("mentalist", "Guessed: you bet {chips}!"),
                translate("mentalist", "Guessed: {who} bet {chips}!"),
                chips=event.chips,
            )
        return self._either(
            event.seat,
            translate("mentalist", "Missed: you bet {chips}."),
            translate("mentalist", "Missed: {who} bet {chips}."),
            chips=event.chips,
        )

    def _outcome(self, event: object) -> str:
        if isinstance(event, moves.PotWon):
            if event.forfeited:
                return self._forfeited(event)
            if event.bet:
                return self._either(
                    event.seat,
                    translate("mentalist", "You win the pot of {pot} and the bet of {bet}."),
                    translate("mentalist", "{who} wins the pot of {pot} and the bet of {bet}."),
                    pot=event.pot,
                    bet=event.bet,
                )
            return self._either(
                event.seat,
                translate("mentalist", "You win the pot of {pot}."),
                translate("mentalist", "{who} wins the pot of {pot}."),
                pot=event.pot,
            )
        if isinstance(event, moves.BetAdded):
            if not event.chips:
                return filled(translate("mentalist", "Nothing was bet: the pot stays at {pot}."), pot=event.pot)
            return filled(translate("mentalist", "The bet goes into the pot, now {pot}."), pot=event.pot)
        if isinstance(event, moves.PotClaimed):
            if not event.chips:
                return filled(translate("mentalist", "Nothing is taken: the pot stays at {pot}."), pot=event.pot)
            return self._either(
                event.seat,
                translate("mentalist", "You take your bet back and {chips} from the pot, leaving {pot}."),
                translate("mentalist", "{who} takes the bet back and {chips} from the pot, leaving {pot}."),
                chips=event.chips,
                pot=event.pot,
            )
        if isinstance(event, moves.PlayerOut):
            return self._out(event)
        if isinstance(event, moves.MentalistEnded):
            ending = self.ending(event.winners, event.scores)
            if not event.pot:
                return ending
            return filled(
                translate("mentalist", "Nobody gets the pot of {pot}. {ending}"), pot=event.pot, ending=ending
            )
        return ""

    def _forfeited(self, event: moves.PotWon) -> str:
        """Return the sentence for a bettor who has no chips to bet."""
        if event.seat == self._seat:
            text = translate("mentalist", "{bettor} has no chips to bet: you win the pot of {pot}.")
        elif event.bettor == self._seat:
            text = translate("mentalist", "You have no chips to bet: {who} wins the pot of {pot}.")
        else:
            text = translate("mentalist", "{bettor} has no chips to bet: {who} wins the pot of {pot}.")
        return filled(text, bettor=self._names[event.bettor], who=self._names[event.seat], pot=event.pot)

    def _out(self, event: moves.PlayerOut) -> str:
        if not event.chips:
            return self._either(
                event.seat,
                translate("mentalist", "You have no chips left and are out."),
                translate("mentalist", "{who} has no chips left and is out."),
            )
        return self._either(
            event.seat,
            translate("mentalist", "You can't pay the ante and are out with {chips}."),
            translate("mentalist", "{who} can't pay the ante and is out with {chips}."),
            chips=chips_words(event.chips),
        )

    @override
    def counted(self, points: int) -> str:
        return chips_words(points)

    def price(self, weighed: Weighed) -> str:
        """Return what a decision cost, and the exact mix of the best numbers."""
        state, move, advice = weighed.state, weighed.move, weighed.advice
        assert isinstance(state, Mentalist)
        if state.phase == BET:
            did = self._either(
                weighed.seat,
                translate("mentalist", "You bet {chips}"),
                translate("mentalist", "{who} bet {chips}"),
                chips=move,
            )
            mix = translate("mentalist", "Perfect play bets {mix}.")
        else:
            did = self._either(
                weighed.seat,
                translate("mentalist", "You guessed {chips}"),
                translate("mentalist", "{who} guessed {chips}"),
                chips=move,
            )
            mix = translate("mentalist", "Perfect play guesses {mix}.")
        top = best(advice)
        assert top
        cost = ALL * ((top.value or 0.0) - (value_of(advice, move) or 0.0))
        text = (
            translate("mentalist", "{did}: no move was better.")
            if cost < _NOTHING
            else translate("mentalist", "{did}, which cost {wins}.")
        )
        told = filled(text, did=did, wins=wins_in_hundred(as_number(cost, 1)))
        return f"{told} {filled(mix, mix=exact_mix_words(advice, move))}"

    @override
    def how(self, course: MentalistCourse) -> str:
        """Return how many pots the winner won; empty if several players won."""
        return self._how(translate("mentalist", "{made} of {count} pots, {ahead}."), course.ended, course.pots_won)

    def turning_point(self, point: MentalistTurningPoint) -> str:
        """Return the sentence for a turning point."""
        yours, theirs = {
            "lead": (
                translate("mentalist", "{when}: you take the lead for good."),
                translate("mentalist", "{when}: {who} takes the lead for good."),
            ),
            "last": (
                translate("mentalist", "{when}, the last: you take the lead."),
                translate("mentalist", "{when}, the last: {who} takes the lead."),
            ),
            "pot": (
                translate("mentalist", "{when}: you win {chips}, the largest pot of the game."),
                translate("mentalist", "{when}: {who} wins {chips}, the largest pot of the game."),
            ),
        }[point.kind]
        if point.won and point.kind != "pot":
            yours, theirs = (
                translate(
                    "mentalist", "{when}: you win {chips}, the largest pot of the game, and take the lead for good."
                ),
                translate(
                    "mentalist", "{when}: {who} wins {chips}, the largest pot of the game, and takes the lead for good."
                ),
            )
        when = translate("mentalist", "Turn {number}") if self._advanced else translate("mentalist", "Pot {number}")
        when = filled(when, number=point.antes)
        return self._either(point.seat, yours, theirs, when=when, chips=chips_words(point.won))


class MentalistQuestions:
    """Texts of the questions asked of a seat, and of the answers' effects."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = [named(name) for name in names]

    def question(self, state: Mentalist) -> str:
        """Return the question to be decided."""
        if state.phase == BET:
            return translate("mentalist", "How many chips will you bet?")
        text = translate("mentalist", "How many chips has {who} bet?")
        return filled(text, who=self._names[state.bettor])

    def answer(self, state: Mentalist, chips: int) -> tuple[str, str]:
        """Return the label of the button that bets or guesses this many chips, and its effect."""
        if state.phase != BET:
            wins = filled(translate("mentalist", "right: you win {chips}"), chips=state.pot + chips)
            says = self.spent() if chips in state.guesses else wins
            return filled(translate("mentalist", "Guess {chips}"), chips=chips), says
        if state.terms.advanced:
            text = translate("mentalist", "not guessed: you take {chips}")
            says = filled(text, chips=min(chips, state.pot))
        else:
            says = filled(translate("mentalist", "not guessed: a pot of {chips}"), chips=state.pot + chips)
        return filled(translate("mentalist", "Bet {chips}"), chips=chips), says

    def spent(self) -> str:
        """Return the note on a number that others have guessed in vain."""
        return translate("mentalist", "guessed already")

    def advice(self, state: Mentalist, likely: Sequence[tuple[int, int]], adviser: str) -> str:
        """Return what an adviser would do; `likely` holds numbers with their probabilities in per cent."""
        parts = [share_words(f"{chips}", often) for chips, often in likely]
        if state.phase == BET:
            text = translate("mentalist", "The {player} player would bet: {moves}")
        else:
            text = translate("mentalist", "The {player} player would guess: {moves}")
        return filled(text, player=level_words(adviser), moves=listed(parts))


class MentalistAnnotator(advice_words.Annotator):
    """Annotator of decisions in Mentalist Poker."""

    named = 4

    def __init__(self, names: Sequence[str], outcomes: Sequence[str]) -> None:
        super().__init__(outcomes)
        self._names = [named(name) for name in names]

    @override
    def heading(self, decision: Decision) -> str:
        state = decision.known(Mentalist)
        if state.phase == BET:
            text = translate("mentalist", "Turn {number}, your bet with {pot} in the pot")
        else:
            text = translate("mentalist", "Turn {number}, {who}'s bet with {pot} in the pot")
        return filled(text, number=state.bets + 1, who=self._names[state.bettor], pot=state.pot)

    @override
    def label(self, decision: Decision) -> str:
        """Return a short label that tells the decision from its neighbours: the pot."""
        return filled(translate("mentalist", "pot {pot}"), pot=decision.known(Mentalist).pot)

    @override
    def did(self, decision: Decision) -> str:
        bets = decision.known(Mentalist).phase == BET
        text = translate("mentalist", "you bet {chips}") if bets else translate("mentalist", "you guessed {chips}")
        return filled(text, chips=decision.move)

    @override
    def move(self, decision: Decision, move: int) -> str:
        return f"{move}"


def hint_words(state: Mentalist, advice: Advice) -> Hint | None:
    """Return a hint from the advice; None if the adviser gives no values."""
    # A guess answers a bet that is made but unseen, so mixing matters for it as it does for the bet.
    found = gist(advice, True)
    if found is None:
        return None
    bets = state.phase == BET
    if found.mix:
        if bets:
            headline = translate("mentalist", "Mix your bets: you win {chance} in 100 games.")
            why = translate("mentalist", "If others can predict your bet, they guess it.")
        else:
            headline = translate("mentalist", "Mix your guesses: you win {chance} in 100 games.")
            why = translate("mentalist", "If others can predict your guess, they bet something else.")
        return mix_hint(advice, found, headline, mix_words(found.mix, str, MentalistAnnotator.named), why)
    if bets:
        headline = translate("mentalist", "Bet {move}: you win {chance} in 100 games.")
    else:
        headline = translate("mentalist", "Guess {move}: you win {chance} in 100 games.")
    return move_hint(advice, found, headline, str)
