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
from cardtable.table.words import Sentence, level_words, wins_in_hundred

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


_LOT = Sentence(
    "mentalist",
    "You were drawn to get the First Bettor button.",
    "{who} was drawn to get the First Bettor button.",
)
_ADVANCED_LOT = Sentence("mentalist", "You were drawn to bet first.", "{who} was drawn to bet first.")
_BUTTON = Sentence("mentalist", "The First Bettor button comes to you.", "The First Bettor button goes to {who}.")
_ANTES = Sentence("mentalist", "Antes of {chips} make a pot of {pot}.")
_POT = Sentence("mentalist", "A pot of {pot}")
_ADVANCED_POT = Sentence("mentalist", "A bet into a pot of {pot}")
_BETS_UNSEEN = Sentence("mentalist", "You have made your bet.", "{who} has made a bet behind their screen.")
_BETS = Sentence("mentalist", "You bet {chips} behind your screen.", "{who} bets {chips} behind their screen.")
_GUESSES = Sentence("mentalist", "You guess {chips}.", "{who} guesses {chips}.")
_HIT = Sentence("mentalist", "Guessed: you bet {chips}!", "Guessed: {who} bet {chips}!")
_MISSED = Sentence("mentalist", "Missed: you bet {chips}.", "Missed: {who} bet {chips}.")
_FORFEITED = Sentence(
    "mentalist",
    "{bettor} has no chips to bet: you win the pot of {pot}.",
    "{bettor} has no chips to bet: {who} wins the pot of {pot}.",
    other="You have no chips to bet: {who} wins the pot of {pot}.",
)
_WINS = Sentence("mentalist", "You win the pot of {pot}.", "{who} wins the pot of {pot}.")
_WINS_BET = Sentence(
    "mentalist",
    "You win the pot of {pot} and the bet of {bet}.",
    "{who} wins the pot of {pot} and the bet of {bet}.",
)
_ADDED = Sentence("mentalist", "The bet goes into the pot, now {pot}.")
_NOTHING_ADDED = Sentence("mentalist", "Nothing was bet: the pot stays at {pot}.")
_CLAIMS = Sentence(
    "mentalist",
    "You take your bet back and {chips} from the pot, leaving {pot}.",
    "{who} takes the bet back and {chips} from the pot, leaving {pot}.",
)
_NOTHING_CLAIMED = Sentence("mentalist", "Nothing is taken: the pot stays at {pot}.")
_OUT = Sentence("mentalist", "You have no chips left and are out.", "{who} has no chips left and is out.")
_OUT_WITH_CHIPS = Sentence(
    "mentalist",
    "You can't pay the ante and are out with {chips}.",
    "{who} can't pay the ante and is out with {chips}.",
)
_POT_LEFT = Sentence("mentalist", "Nobody gets the pot of {pot}. {ending}")
_DID_BET = Sentence("mentalist", "You bet {chips}", "{who} bet {chips}")
_DID_GUESS = Sentence("mentalist", "You guessed {chips}", "{who} guessed {chips}")
_PERFECT_BET = Sentence("mentalist", "Perfect play bets {mix}.")
_PERFECT_GUESS = Sentence("mentalist", "Perfect play guesses {mix}.")
_NO_COST = Sentence("mentalist", "{did}: no move was better.")
_COST = Sentence("mentalist", "{did}, which cost {wins}.")
_WHEN = Sentence("mentalist", "Pot {number}")
_ADVANCED_WHEN = Sentence("mentalist", "Turn {number}")
_LEAD = Sentence("mentalist", "{when}: you take the lead for good.", "{when}: {who} takes the lead for good.")
_LAST = Sentence("mentalist", "{when}, the last: you take the lead.", "{when}, the last: {who} takes the lead.")
_LARGEST = Sentence(
    "mentalist",
    "{when}: you win {chips}, the largest pot of the game.",
    "{when}: {who} wins {chips}, the largest pot of the game.",
)
_LARGEST_AND_LEAD = Sentence(
    "mentalist",
    "{when}: you win {chips}, the largest pot of the game, and take the lead for good.",
    "{when}: {who} wins {chips}, the largest pot of the game, and takes the lead for good.",
)


class MentalistNarrator(words.Narrator):
    """Teller of the events at a table of Mentalist Poker."""

    def __init__(self, names: Sequence[str], seat: int, advanced: bool) -> None:
        super().__init__(names, seat)
        self._advanced = advanced

    @override
    def tell(self, event: object) -> str:
        match event:
            case moves.LotDrawn(seat=seat):
                return self.say(_ADVANCED_LOT if self._advanced else _LOT, seat)
            case moves.ButtonPassed(seat=seat):
                return self.say(_BUTTON, seat)
            case moves.AntesPaid(chips=chips, pot=pot):
                return self.say(_ANTES, chips=chips, pot=pot)
            case moves.BetLaid(seat=seat, chips=chips):
                return self.say(_BETS_UNSEEN if chips is None else _BETS, seat, chips=chips)
            case moves.GuessHeard(seat=seat, chips=chips):
                return self.say(_GUESSES, seat, chips=chips)
            case moves.ScreenLifted(seat=seat, chips=chips):
                return self.say(_HIT if event.hit else _MISSED, seat, chips=chips)
            case moves.PlayerOut(seat=seat, chips=chips):
                return self.say(_OUT_WITH_CHIPS if chips else _OUT, seat, chips=chips_words(chips))
            case moves.MentalistEnded(pot=pot):
                ending = self.ending(event.winners, event.scores)
                return self.say(_POT_LEFT, pot=pot, ending=ending) if pot else ending
        return self._outcome(event)

    def _outcome(self, event: object) -> str:
        match event:
            case moves.PotWon(seat=seat, pot=pot, bettor=bettor) if event.forfeited:
                return self.say(_FORFEITED, seat, bettor, bettor=self.names[bettor], pot=pot)
            case moves.PotWon(seat=seat, pot=pot, bet=bet):
                return self.say(_WINS_BET if bet else _WINS, seat, pot=pot, bet=bet)
            case moves.BetAdded(chips=chips, pot=pot):
                return self.say(_ADDED if chips else _NOTHING_ADDED, pot=pot)
            case moves.PotClaimed(seat=seat, chips=chips, pot=pot):
                return self.say(_CLAIMS if chips else _NOTHING_CLAIMED, seat, chips=chips, pot=pot)
        return ""

    @override
    def landmark(self, event: object) -> str:
        """Return the heading for a new pot, or in the advanced game for a new bet; empty for other events."""
        return self.pot(event.pot) if isinstance(event, moves.AntesPaid) else ""

    def pot(self, pot: int) -> str:
        """Return the heading for a pot, or in the advanced game for a bet, with this many chips in the pot."""
        return self.say(_ADVANCED_POT if self._advanced else _POT, pot=pot)

    @override
    def counted(self, points: int) -> str:
        return chips_words(points)

    def price(self, weighed: Weighed) -> str:
        """Return what a decision cost, and the exact mix of the best numbers."""
        state, move, advice = weighed.state, weighed.move, weighed.advice
        assert isinstance(state, Mentalist)
        did, mix = (_DID_BET, _PERFECT_BET) if state.phase == BET else (_DID_GUESS, _PERFECT_GUESS)
        top = best(advice)
        assert top
        cost = ALL * ((top.value or 0.0) - (value_of(advice, move) or 0.0))
        told = self.say(
            _NO_COST if cost < _NOTHING else _COST,
            did=self.say(did, weighed.seat, chips=move),
            wins=wins_in_hundred(as_number(cost, 1)),
        )
        return f"{told} {self.say(mix, mix=exact_mix_words(advice, move))}"

    @override
    def how(self, course: MentalistCourse) -> str:
        """Return how many pots the winner won; empty if several players won."""
        return self._how(translate("mentalist", "{made} of {count} pots, {ahead}."), course.ended, course.pots_won)

    def turning_point(self, point: MentalistTurningPoint) -> str:
        """Return the sentence for a turning point."""
        sentence = {"lead": _LEAD, "last": _LAST, "pot": _LARGEST}[point.kind]
        if point.won and point.kind != "pot":
            sentence = _LARGEST_AND_LEAD
        when = self.say(_ADVANCED_WHEN if self._advanced else _WHEN, number=point.antes)
        return self.say(sentence, point.seat, when=when, chips=chips_words(point.won))


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
