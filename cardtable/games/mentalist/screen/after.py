"""Ending, review and mirror page of a game of Mentalist Poker.

The mirror page tells how readable a player was: in a match between two that is solved, what a reader would have won; in
others, how often they would have predicted the player.
"""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cardtable.app.after.decision_picture import DecisionPicture, Picture
from cardtable.app.after.ending import coin_result, ending_of, seat_results
from cardtable.app.after.mirror_page import ChartWords, MirrorPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.art import palette
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.jobs import Steps, run
from cardtable.app.parts.forms import make_button, make_column
from cardtable.app.pool import PoolClient, Urgency, process
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.bots.advice_summary import hundred
from cardtable.games.mentalist.play import GUESS, Mentalist
from cardtable.games.mentalist.players.mirroring import Reflected, ShownStatistics, foreseen, is_solved, reflected, won
from cardtable.games.mentalist.players.solvable import is_solvable
from cardtable.games.mentalist.review import options, outcomes
from cardtable.games.mentalist.screen.solved_page import SolvedPage, of_state
from cardtable.games.mentalist.screen.tally_view import TallyView
from cardtable.games.mentalist.table import MentalistModel
from cardtable.games.mentalist.words import MentalistAnnotator, chips_words
from cardtable.language import as_number, filled, in_sequence, translate
from cardtable.table.history import reviewed
from cardtable.table.predictability import Mirrored, ReadingMeasure, ReadTurn, luck_words, named_words, verdict_words
from cardtable.table.review import Decision, Judged, Review
from cardtable.table.words import Phrases, in_hundred, wins_in_hundred
from cardtable.work import WorkFailed

if TYPE_CHECKING:
    from cardtable.games.mentalist.players.prediction import Hit, Hits
    from cardtable.games.mentalist.players.readability import Cost, Won


def standings(pixmaps: Pixmaps, settings: Settings, model: MentalistModel, emblems: Sequence[int]) -> QWidget:
    """Return the widget with each seat's chips, and the number of pots it won."""
    ended = model.course.ended
    assert ended
    seats = []
    for seat, (name, chips) in enumerate(zip(model.seen.names, ended.scores, strict=True)):
        made, count = model.course.pots_won(seat)
        words = filled(translate("mentalist", "{made} of {count} pots"), made=made, count=count)
        seats.append(coin_result(name, emblems[seat], chips, chips_words(chips), words, seat in ended.winners))
    return seat_results(pixmaps, settings, seats)


ending = partial(ending_of, MentalistModel, standings)


def review_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int], judge: str
) -> ReviewPage:
    """Return the review page for this game."""
    history = reviewed(review, names, MentalistModel)
    model = history.at(0)
    assert isinstance(model, MentalistModel)
    annotator = MentalistAnnotator(names, outcomes(review, model.teller))
    picture = SolvedPicture(DecisionPicture(pixmaps, emblems, history, options))
    page = ReviewPage(pixmaps, settings, review, annotator, picture, emblems, judge)
    picture.wanted.connect(lambda state: page.wants.emit(SolvedPage(pixmaps, settings, *of_state(state))))
    return page


class SolvedPicture(Picture):
    """Picture of a decision, with a button that shows its position on the page of perfect play."""

    wanted = Signal(object)
    """Signal with the state at the decision."""

    def __init__(self, picture: DecisionPicture) -> None:
        super().__init__()
        self._picture = picture
        self._state: Mentalist | None = None
        tip = self.tr("This position on the map of the two-player game")
        text = self.tr("Show in perfect play")
        self.button = make_button(text, lambda: self.wanted.emit(self._state), 14, tip)
        column = make_column(self.button, (picture, 1), rim=(0, 0, 0, 0))
        column.setAlignment(self.button, Qt.AlignmentFlag.AlignLeading)
        self.setLayout(column)

    @override
    def show_decision(self, decision: Decision, judged: Judged | None) -> None:
        self._state = decision.known(Mentalist)
        self.button.setVisible(is_solvable(self._state))
        self._picture.show_decision(decision, judged)


_TELLING = 4
"""Number of turns that are pointed out."""


def mirror_page(
    pixmaps: Pixmaps, settings: Settings, review: Review, names: list[str], emblems: list[int]
) -> MirrorPage:
    """Return the mirror page, which is filled as results come in."""
    solved = is_solved(review.decisions[0].known(Mentalist))
    if solved:
        title = translate("mentalist", "What each turn gave a mind-reader, in wins per 100 games")
    else:
        title = translate("mentalist", "How likely a mind-reader thought each of your choices was, in %")
    words = ChartWords(
        title,
        translate("mentalist", "bets"),
        translate("mentalist", "guesses"),
        translate("mentalist", "as the mind-reader expected"),
        translate("mentalist", "Turn"),
    )
    colours = scheme(settings)
    colour = seat_text(palette.SEATS[emblems[review.seat]], colours)
    pictures = [TallyView(pixmaps, colours, cells=False, pad=2) for _ in range(2)]
    page = MirrorPage(pixmaps, settings, review.seat, colour, words, pictures)

    def show_tallies(tallies: Sequence[ShownStatistics]) -> None:
        for guessing, (picture, tally) in enumerate(zip(pictures, tallies, strict=True)):
            picture.show_tally(tally, bool(guessing), colour)

    turns, lines, seat = _Turns(review, names), review.lines, review.seat
    if solved:
        match = _Solved(page, turns, show_tallies)
        _work_out(
            page,
            _Part(partial(reflected, lines, seat), match.take_turns, match.lack_turns),
            _Part(partial(won, lines, seat, False), partial(match.take_won, False), partial(match.lack_won, False)),
            _Part(partial(won, lines, seat, True), partial(match.take_won, True), partial(match.lack_won, True)),
        )
    else:
        match_of_any_kind = _Foreseen(page, turns, show_tallies)
        _work_out(page, _Part(partial(foreseen, lines, seat), match_of_any_kind.take, match_of_any_kind.lack))
    return page


class _Turns:
    """Turns of the seat's decisions, as the chart shows them."""

    def __init__(self, review: Review, names: Sequence[str]) -> None:
        self._review = review
        self._annotator = MentalistAnnotator(names, ())
        self._decisions: dict[int, Decision] = {}
        """Decisions by the index of the bet; a seat has only one decision on each."""
        for decision in review.decisions:
            self._decisions[decision.known(Mentalist).bets] = decision

    def turn(self, bet: int, height: float, named: bool, text: str, **words: object) -> ReadTurn:
        """Return the turn for the decision on a bet.

        `text` is its sentence, filled with `words`, {did} for the move, and {what} for the decision.
        """
        decision = self._decisions[bet]
        guessing = decision.known(Mentalist).phase == GUESS
        said = filled(text, what=self._annotator.heading(decision), did=self._annotator.did(decision), **words)
        return ReadTurn(self._review.record_lines(decision), f"{bet + 1}", height, named, guessing, said)


class _Part(NamedTuple):
    """Part of the work for the page."""

    steps: Callable[[], Generator[float, None, object]]
    take: Callable[[Any], None]
    """Function called with the result."""
    lack: Callable[[], None]
    """Function called if there is no result."""


def _work_out(page: MirrorPage, *parts: _Part) -> None:
    """Do the parts of the work one after another, going on when one fails."""
    client = PoolClient(Urgency.BESIDE, page)
    over = 0

    def tell(share: float) -> None:
        page.show_progress((over + share) / len(parts))

    def working_out() -> Steps:
        nonlocal over
        for part in parts:
            tell(0.0)
            try:
                found = yield process(part.steps, client)
            except WorkFailed:
                part.lack()
            else:
                part.take(found)
            over += 1
        tell(0.0)

    run(working_out(), client).progressed.connect(tell)


class _Solved:
    """Results for a solved match: first the gain from each turn, then the chance to win, which takes longer."""

    def __init__(
        self, page: MirrorPage, turns: _Turns, show_tallies: Callable[[Sequence[ShownStatistics]], None]
    ) -> None:
        self._page = page
        self._turns = turns
        self._show_tallies = show_tallies
        self._found: Reflected | None = None
        self._won: dict[bool, Won | None] = {}
        self._lacking: set[bool] = set()  # kinds (True: guesses) that can't be computed
        self._lacks_turns = False
        self._show()

    def lack_turns(self) -> None:
        """Show that the gains from the turns can't be computed."""
        self._lacks_turns = True
        self._show()

    def lack_won(self, guessing: bool) -> None:
        """Show that what a reader of the guesses, or the bets, would have won can't be computed."""
        self._lacking.add(guessing)
        self._show()

    def take_turns(self, found: Reflected) -> None:
        """Show the gains from the turns."""
        self._found = found
        self._show_tallies(found.tallies)
        self._show()

    def take_won(self, guessing: bool, found: "Won | None") -> None:
        """Show what a reader of the guesses, or the bets, would have won."""
        self._won[guessing] = found
        self._show()

    def _show(self) -> None:
        turns, telling = {}, []
        if self._found:
            turns = {cost.turn.number: self._turn(cost) for cost in self._found.costs}
            telling = sorted(cost.turn.number for cost in self._found.costly[:_TELLING])
        measures = [self._measure(guessing) for guessing in (False, True)]
        shown = Mirrored(measures, self._verdict(), list(turns.values()), [turns[turn] for turn in telling])
        self._page.show_mirrored(shown)

    def _verdict(self) -> str:
        """Return the verdict on whether bets or guesses could be read, once both results are known or have failed."""
        lacking = ""
        if self._lacks_turns:
            lacking = translate("mentalist", "What each turn gave a mind-reader couldn't be worked out.")
        known = {guessing: won for guessing, won in self._won.items() if won is not None}
        if len(self._won) + len(self._lacking) < 2 or not known:
            return lacking
        read = {guessing for guessing, won in known.items() if _gives_away(won)}
        habit = None
        if self._found:
            worst = self._found.worst
            habit = _HABITS[worst.name][worst.guessing] if worst and worst.guessing in read else ""
        return in_sequence([verdict_words(bool(read), habit), lacking])

    def _turn(self, cost: "Cost") -> ReadTurn:
        named = cost.foreseen == (cost.turn.guess if cost.guessing else cost.turn.bet)
        if named:
            text = translate("mentalist", "{what}: {did}, as the mind-reader expected. {gave}")
        else:
            text = translate("mentalist", "{what}: {did}; the mind-reader expected {foreseen}. {gave}")
        gained = wins_in_hundred(as_number(abs(100 * cost.cost), 1))
        if round(cost.cost, 3) > 0:
            gave = filled(translate("mentalist", "The mind-reader gained {wins}."), wins=gained)
        elif round(cost.cost, 3) < 0:
            gave = filled(translate("mentalist", "The mind-reader lost {wins}."), wins=gained)
        else:
            gave = translate("mentalist", "The mind-reader gained nothing.")
        if round(cost.price, 3) > 0:
            against = translate("mentalist", "{gave} A perfect player would have gained {price}.")
            gave = filled(against, gave=gave, price=as_number(100 * cost.price, 1))
        return self._turns.turn(cost.turn.number, 100 * cost.cost, named, text, foreseen=cost.foreseen, gave=gave)

    def _measure(self, guessing: bool) -> ReadingMeasure:
        title = _title(guessing)
        if guessing in self._lacking:
            return _unknown(guessing)
        if guessing not in self._won:
            return ReadingMeasure(title, translate("mentalist", "Working out what a mind-reader would have won…"))
        found = self._won[guessing]
        if found is None:
            return _nothing(guessing)
        if guessing:
            text = translate(
                "mentalist",
                "In games like this, an opponent who could read your guesses would win {reader} in 100; one who "
                "couldn't, {fair}. {luck}",
            )
        else:
            text = translate(
                "mentalist",
                "In games like this, an opponent who could read your bets would win {reader} in 100; one who couldn't, "
                "{fair}. {luck}",
            )
        if found.luck:
            why = translate("mentalist", "luck alone explains this.")
        elif _gives_away(found):
            why = translate("mentalist", "you can be read.")
        elif guessing:
            why = translate("mentalist", "your guesses were poor rather than predictable.")
        else:
            why = translate("mentalist", "your bets were poor rather than predictable.")
        luck = translate(
            "mentalist",
            "Nine times out of ten, that opponent would win {least} to {most} games in 100 against a balanced player: "
            "{why}",
        )
        luck = filled(luck, least=hundred(found.least), most=hundred(found.most), why=why)
        text = filled(text, reader=in_hundred(found.reader), fair=in_hundred(found.fair), luck=luck)
        fair = translate("mentalist", "perfect play")
        return ReadingMeasure(title, text, found.reader, found.fair, fair, (found.least, found.most))


class _Foreseen:
    """Results for any other match."""

    def __init__(
        self, page: MirrorPage, turns: _Turns, show_tallies: Callable[[Sequence[ShownStatistics]], None]
    ) -> None:
        self._page = page
        self._turns = turns
        self._show_tallies = show_tallies
        words = translate("mentalist", "Working out how often a mind-reader would have predicted you…")
        page.show_mirrored(
            Mirrored([ReadingMeasure(_title(guessing), words) for guessing in (False, True)], "", [], [])
        )

    def lack(self) -> None:
        """Show that nothing can be computed."""
        self._page.show_mirrored(Mirrored([_unknown(guessing) for guessing in (False, True)], "", [], []))

    def take(self, found: Reflected) -> None:
        self._show_tallies(found.tallies)
        by_bet = {hit.turn: self._turn(hit) for hits in found.hits for hit in hits.turns}
        telling = sorted(hit.turn for hits in found.hits for hit in hits.telling()[: _TELLING // 2])
        measures = [_count_measure(hits, bool(guessing)) for guessing, hits in enumerate(found.hits)]
        turns = [by_bet[bet] for bet in sorted(by_bet)]
        verdict = verdict_words(any(hits.readable for hits in found.hits)) if turns else ""
        self._page.show_mirrored(Mirrored(measures, verdict, turns, [by_bet[bet] for bet in telling]))

    def _turn(self, hit: "Hit") -> ReadTurn:
        right = hit.foreseen == hit.number
        return self._turns.turn(hit.turn, 100 * hit.likely, right, named_words(right), foreseen=hit.foreseen)


def _title(guessing: bool) -> str:
    return translate("mentalist", "Your guesses") if guessing else translate("mentalist", "Your bets")


def _nothing(guessing: bool) -> ReadingMeasure:
    if guessing:
        return ReadingMeasure(_title(guessing), translate("mentalist", "You made no guesses that could be judged."))
    return ReadingMeasure(_title(guessing), translate("mentalist", "You made no bets that could be judged."))


def _unknown(guessing: bool) -> ReadingMeasure:
    return ReadingMeasure(_title(guessing), translate("mentalist", "This couldn't be worked out."))


def _count_measure(hits: "Hits", guessing: bool) -> ReadingMeasure:
    """Return the measure of how often the player was predicted."""
    count = len(hits.turns)
    if not count:
        return _nothing(guessing)
    text = translate(
        "mentalist",
        "A mind-reader would have predicted {foreseen} of {count}; one who knew only the others' numbers, {blind}. "
        "{luck}",
    )
    luck = translate("mentalist", "By luck alone, this happens in {chance} of 100 games: you can be read.")
    luck = luck_words(luck, hits.chance, hits.readable)
    text = filled(text, foreseen=hits.foreseen, count=count, blind=hits.blind, luck=luck)
    fair = translate("mentalist", "without reading you")
    return ReadingMeasure(_title(guessing), text, hits.foreseen / count, hits.blind / count, fair, None, count)


def _gives_away(won: "Won") -> bool:
    """Return whether more was read than luck explains."""
    return won.was_read and not won.luck


_HABITS = Phrases(
    "mentalist",
    favourites=(
        "You bet certain numbers more often than others, however much was at stake.",
        "You guessed certain numbers more often than others, however much was at stake.",
    ),
    tilted=(
        "You bet some numbers more often than a balanced player would, and others less often.",
        "You guessed some numbers more often than a balanced player would, and others less often.",
    ),
    by_stack=(
        "You bet about the same share of your chips, however many you had.",
        "You guessed about the same share of the bettor's chips, however many they had.",
    ),
    after_number=(
        "Your bets depended on your previous bet.",
        "Your guesses depended on your previous guess.",
    ),
    after_zero=(
        "Your bets depended on whether you had bet zero the previous time.",
        "Your guesses depended on whether you had guessed zero the previous time.",
    ),
    after_outcome=(
        "You were too regular: you repeated bets that hadn't been guessed, or changed those that had.",
        "You were too regular: you repeated guesses that were right, or changed those that were wrong.",
    ),
)
"""Sentences on the habit that gave most away, in bets and in guesses."""
