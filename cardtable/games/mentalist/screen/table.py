"""Assembly of Mentalist Poker's table from its parts; the presenter does what all games share."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from cardtable.app.art import palette
from cardtable.app.art.palette import Scheme
from cardtable.app.parts.score_view import ScoreView, SeatScore
from cardtable.app.play.reckoner import PoolTask
from cardtable.app.style import seat_text
from cardtable.app.table.hooks import Hinting, InputHooks, Pacing, Sheets, TableHooks
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.reader_tab import ReaderTab
from cardtable.bots.advice_summary import hundred, likeliest
from cardtable.games.mentalist import moves
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.mirroring import beside_perfect, is_solved
from cardtable.games.mentalist.players.showing import ShownStatistics, shown
from cardtable.games.mentalist.players.solvable import is_solvable
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.rules_page import rules_page
from cardtable.games.mentalist.screen.answers import Answers
from cardtable.games.mentalist.screen.tally_view import TallyView
from cardtable.games.mentalist.table import MentalistModel
from cardtable.games.mentalist.words import MentalistQuestions, chips_words, hint_words
from cardtable.language import filled, named, translate
from cardtable.table.rules_text import Section

Tallies = dict[tuple[int, bool], ShownStatistics]


class BetsRead(QObject):
    """Controller that fills the tab of bets and guesses while it is shown."""

    def __init__(self, table: TablePresenter) -> None:
        super().__init__(table)
        self._table = table
        self._picture = TallyView(table.pixmaps, table.colours)
        kinds = (translate("mentalist", "Bets"), translate("mentalist", "Guesses"))
        self.tab = ReaderTab(table, kinds, self._picture)
        self.tab.wanted.connect(self._look)
        self._perfect: Tallies = {}
        self._perfect_of = -1  # number of bets that `_perfect` covers
        self._asked = -1  # number of bets that are being worked out
        self._reckoner = PoolTask(self)
        self._reckoner.progressed.connect(self._tell)
        self._reckoner.done.connect(self._take)
        self._reckoner.failed.connect(self._give_up)

    def _look(self) -> None:
        if self.tab.shown and self._perfect_of != self.tab.shown and is_solved(self._state):
            if self._asked != self.tab.shown:
                self._asked = self.tab.shown
                self._reckoner.begin(partial(beside_perfect, self._table.source.lines, self.tab.shown))
            if self._perfect:
                return  # the solved match is in memory, so the result comes in a moment
        self._draw()

    def _take(self, tallies: Tallies) -> None:
        self._perfect, self._perfect_of = tallies, self._asked
        self._draw()

    def _give_up(self) -> None:
        self._perfect = {}
        self._draw()

    def _tell(self, share: float) -> None:
        text = translate("mentalist", "Working out balanced play: {share}%")
        self.tab.say(filled(text, share=hundred(share)))

    def _draw(self) -> None:
        tab, table = self.tab, self._table
        guessing = bool(tab.kind)
        tally = self._tally(tab.seat, guessing)
        colour = seat_text(palette.SEATS[table.emblems[tab.seat]], table.colours)
        self._picture.show_tally(tally, guessing, colour)
        tab.show_picture(tally.turns > 0)
        tab.say("" if tally.turns else self._nothing(guessing))

    def _tally(self, seat: int, guessing: bool) -> ShownStatistics:
        if self._perfect_of == self.tab.shown:
            return self._perfect[seat, guessing]
        state = self._state
        past = state.remembered()
        return shown(past[len(past) - self.tab.shown :], state.terms, seat, None, guessing=guessing)

    def _nothing(self, guessing: bool) -> str:
        if self.tab.yours:
            if guessing:
                return translate("mentalist", "Your guesses appear here once a screen has been lifted.")
            return translate("mentalist", "Your bets appear here once they have been revealed.")
        if guessing:
            text = translate("mentalist", "{who}'s guesses appear here once a screen has been lifted.")
        else:
            text = translate("mentalist", "{who}'s bets appear here once they have been revealed.")
        return filled(text, who=named(self.tab.name))

    @property
    def _state(self) -> Mentalist:
        state = self._table.source.view.state
        assert isinstance(state, Mentalist)
        return state


_DURATIONS: dict[type, float] = {
    moves.LotDrawn: 500,
    moves.ButtonPassed: 620,
    moves.AntesPaid: 720,
    moves.BetLaid: 420,
    moves.GuessHeard: 380,
    moves.ScreenLifted: 520,
    moves.PotWon: 980,
    moves.BetAdded: 480,
    moves.PotClaimed: 700,
    moves.PlayerOut: 420,
    moves.MentalistEnded: 300,
}
_HEARD = 340.0
"""Milliseconds that a guess stays before the next."""
_HIT, _MISS = 1500.0, 560.0
"""Milliseconds that a lifted screen is looked at: long after a hit, short after a miss."""


def stage(table: TablePresenter) -> TableHooks:
    """Return the staging of Mentalist Poker's table."""
    return MentalistTable(table).staging


class MentalistTable:
    """Parts of Mentalist Poker at one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        table.model = MentalistModel(table.perspective)
        self._questions = MentalistQuestions(table.perspective.names_in_questions)
        self.answers = Answers(table, self._questions)
        heading = translate("mentalist", "Chips after each bet")
        self.score = ScoreView(table.pixmaps, table.colours, chips_words, heading)
        self.reader = BetsRead(table)
        table.add_tabs(self.score, self._rules_page, self.reader.tab)
        table.page.panel.tabs.setCurrentWidget(self.reader.tab)  # names show the scores too

    def _rules_page(self) -> Sequence[Section]:
        rules = self.model.seen.rules
        assert isinstance(rules, MentalistRules)
        return rules_page(rules, self.table.seats)

    @property
    def model(self) -> MentalistModel:
        """Model that the table shows."""
        return self.table.shown(MentalistModel)

    @property
    def staging(self) -> TableHooks:
        """Staging made of these parts."""
        answers = self.answers
        return TableHooks(
            hand_zone=("hand", self.table.seat),  # no player holds cards
            pacing=Pacing(_DURATIONS, look=self._look),
            sheets=Sheets(self._refresh, recolour=self._recolour),
            asking=InputHooks(
                question=answers.question,
                answers=answers.buttons,
                suggested=answers.suggest,
                pressed=answers.press,
                touched=answers.touch,
                movable=answers.movable,
                grabbed=answers.grab,
                dropped=answers.drop,
            ),
            hinting=Hinting(
                hint=lambda advice: hint_words(answers.state, advice),
                listed=lambda advice: self._questions.advice(answers.state, likeliest(advice), self.table.adviser),
                card_of=lambda move: None,
                called=lambda move: self._questions.answer(answers.state, move)[0],
                weighs=lambda: is_solvable(answers.state),
                price=self.model.teller.price,
            ),
        )

    def _look(self, event: object) -> float:
        """Return the milliseconds of pause after an event: for guesses and for lifted screens."""
        if isinstance(event, moves.ScreenLifted):
            return _HIT if event.hit else _MISS
        return _HEARD if isinstance(event, moves.GuessHeard) else 0.0

    def _refresh(self) -> None:
        """Update the scores and the tab of bets."""
        model, names, emblems = self.model, self.table.source.names, self.table.emblems
        rows = [SeatScore(names[seat], emblems[seat], model.chips[seat]) for seat in range(model.seats)]
        self.score.show_scores(rows, model.course.scores)
        self.reader.tab.follow(len(model.course.bets))

    def _recolour(self, colours: Scheme) -> None:
        self.score.show_scheme(colours)
        self.reader.tab.show_scheme(colours)
