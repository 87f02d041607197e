"""Mentalist Poker's parts of a table on the screen: score, tabs, questions, hints and the person's answers.

A number is given by strip, keys and wheel, a bet also by pushing chips.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QKeyEvent, QWheelEvent
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.palette import Scheme
from cardtable.app.jobs import JobSlot, run
from cardtable.app.parts.number_strip import NumberStrip
from cardtable.app.parts.scores import ScoreView, SeatScore
from cardtable.app.pool import PoolClient, Urgency, process
from cardtable.app.style import seat_text
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hooks import DropTarget, Hinting, InputHooks, Pacing, Sheets, TableHooks
from cardtable.app.table.items import CoinsItem
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.reader_tab import ReaderTab
from cardtable.bots.advice_summary import hundred, likeliest
from cardtable.games.mentalist import moves
from cardtable.games.mentalist.layout import MentalistLayout, bet, stack
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.players.mirroring import ShownStatistics, beside_perfect, is_solved, shown
from cardtable.games.mentalist.players.solvable import is_solvable
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.rules_page import rules_page
from cardtable.games.mentalist.screen.tally_view import TallyView
from cardtable.games.mentalist.table import MentalistModel
from cardtable.games.mentalist.words import MentalistQuestions, chips_words, hint_words
from cardtable.language import filled, named, translate
from cardtable.table.board import Coins, Piece
from cardtable.table.rules_text import Section

Tallies = dict[tuple[int, bool], ShownStatistics]


class BetsRead(QObject):
    """Controller that fills the tab of bets and guesses while it is shown."""

    def __init__(self, table: TablePresenter) -> None:
        super().__init__(table)
        self._table = table
        colours = table.display.colours
        self._picture = TallyView(table.pixmaps, colours)
        kinds = (translate("mentalist", "Bets"), translate("mentalist", "Guesses"))
        self.tab = ReaderTab(table.source.seen, table.pixmaps, table.emblems, colours, kinds, self._picture)
        self.tab.wanted.connect(self._look)
        self._perfect: Tallies = {}
        self._perfect_of = -1  # number of bets that `_perfect` covers
        self._asked = -1  # number of bets that are being worked out
        self._pool = PoolClient(Urgency.BESIDE, self)
        self._working_out = JobSlot(self._pool)

    def _look(self) -> None:
        if self.tab.shown and self._perfect_of != self.tab.shown and is_solved(self._state):
            if self._asked != self.tab.shown:
                self._asked = self.tab.shown
                step = process(partial(beside_perfect, self._table.source.lines, self.tab.shown), self._pool)
                run(step, self._working_out, self._take, self._give_up).progressed.connect(self._tell)
            if self._perfect:
                return  # the solved match is in memory, so the result comes in a moment
        self._draw()

    def _take(self, tallies: Tallies) -> None:
        self._perfect, self._perfect_of = tallies, self._asked
        self._draw()

    def _give_up(self, _: Exception) -> None:
        self._perfect = {}
        self._draw()

    def _tell(self, share: float) -> None:
        text = translate("mentalist", "Working out balanced play: {share}%")
        self.tab.say(filled(text, share=hundred(share)))

    def _draw(self) -> None:
        tab, table = self.tab, self._table
        guessing = bool(tab.kind)
        tally = self._tally(tab.seat, guessing)
        colour = seat_text(palette.SEATS[table.emblems[tab.seat]], table.display.colours)
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
    """Return the hooks of Mentalist Poker's table."""
    return MentalistTable(table).hooks


class MentalistTable:
    """Parts of Mentalist Poker at one table."""

    def __init__(self, table: TablePresenter) -> None:
        self.table = table
        table.model = MentalistModel(table.source.seen)
        self._questions = MentalistQuestions(table.source.seen.names_in_questions)
        self.answers = Answers(table, self._questions)
        heading = translate("mentalist", "Chips after each bet")
        self.score = ScoreView(table.pixmaps, table.display.colours, chips_words, heading)
        self.reader = BetsRead(table)
        table.display.add_tabs(self.score, self._rules_page, self.reader.tab)
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
    def hooks(self) -> TableHooks:
        """Parts of the table, as the presenter takes them."""
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
        model, names, emblems = self.model, self.table.source.seen.names, self.table.emblems
        rows = [SeatScore(names[seat], emblems[seat], model.chips[seat]) for seat in range(model.seats)]
        self.score.show_scores(rows, model.course.scores)
        self.reader.tab.follow(len(model.course.bets))

    def _recolour(self, colours: Scheme) -> None:
        self.score.show_scheme(colours)
        self.reader.tab.show_scheme(colours)


class Answers:
    """Handler of the person's answers at one table."""

    def __init__(self, table: TablePresenter, questions: MentalistQuestions) -> None:
        self._table = table
        self._questions = questions
        self._decision = -1  # number of view lines at the decision that the strip is set up for
        self._by_person = False  # True if the person, not the program, has chosen the number
        self.strip = NumberStrip(translate("mentalist", "One chip less"), translate("mentalist", "One chip more"))
        self.strip.setParent(table.page)
        self.strip.hide()
        self.strip.changed.connect(partial(Answers._chosen, self))
        table.page.view.viewport().installEventFilter(_Wheel(self, table.page))

    @property
    def _model(self) -> MentalistModel:
        return self._table.shown(MentalistModel)

    @property
    def state(self) -> Mentalist:
        """State as the person's seat knows it; it may be ahead of the table, unless a question is being asked."""
        state = self._table.source.view.state
        assert isinstance(state, Mentalist)
        return state

    @property
    def _layout(self) -> MentalistLayout:
        layout = self._table.layout
        assert isinstance(layout, MentalistLayout)
        return layout

    def question(self) -> str:
        return self._questions.question(self.state)

    def buttons(self) -> list[Answer]:
        """Return the button that gives the chosen number, and those for hints; set up the strip for a new decision."""
        state = self.state
        decision = len(self._table.source.lines)
        if decision != self._decision:
            self._decision = decision
            sensible = self._table.turn.sensible()
            if state.phase == BET:
                called = translate("mentalist", "Chips to bet")
            else:
                called = translate("mentalist", "Chips to guess")
            self.strip.begin(min(1, state.most) if sensible is None else sensible, state.most, called)
            self._by_person = False
        self._table.page.prompt.put_control(self.strip)
        self.strip.show_marks(dict(self._table.hints.marks))
        self.strip.show_spent(state.guesses, self._questions.spent())
        self._push()
        label, says = self._questions.answer(state, self.strip.value)
        room = [self._questions.answer(state, state.most)]
        give = Answer("chips", label, says, "Return", self._give, likely=True, room=room)
        return [give, *self._table.hint_answers()]

    def suggest(self, move: int) -> None:
        """Choose a hint's number, unless the person has chosen one."""
        if not self._by_person:
            self.strip.choose(move)
            self._by_person = False

    def press(self, event: QKeyEvent) -> bool:
        """Take a key for the number; return whether it was one."""
        return self.is_asked and self.strip.take_key(event)

    def turn_wheel(self, event: QWheelEvent) -> bool:
        """Turn the wheel over the felt as over the strip; return whether it was used."""
        if not self.is_asked or self._table.scene.dragged() is not None:
            return False
        self.strip.wheelEvent(event)
        return True

    @property
    def is_asked(self) -> bool:
        """True while a number is being asked for."""
        return self._table.turn.open and self._table.page.prompt.button("chips") is not None

    @property
    def is_betting(self) -> bool:
        """True while the person may push their own chips over the line."""
        return self.is_asked and self.state.phase == BET

    def _give(self) -> None:
        self._table.turn.play(chips=self.strip.value)

    def _chosen(self, value: int) -> None:
        """Show another chosen number on the button and with the person's chips, and announce it."""
        self._by_person = True
        if self.is_asked:
            self._table.ask()
            spent = value in self.state.guesses
            self._table.announce(f"{value}, {self._questions.spent()}" if spent else f"{value}")

    # --- the person's chips ----------------------------------------------------------------------------------------

    def _push(self) -> None:
        """Lay the person's chips on either side of the line, as the strip says, if their own seat is shown."""
        if self.state.phase == BET and self._model.seen.own == self._table.source.seen.person:
            self._model.push(self.strip.value)
            self._show_piles()

    def _show_piles(self) -> None:
        scene = self._table.scene
        scene.sync(self._model)
        if not self._table.page.animator.busy:
            places = self._table.display.places()
            own = (*self._model.zone(stack(self._model.seen.own)), *self._model.zone(bet(self._model.seen.own)))
            self._table.display.show_marks()
            scene.put({piece: places[piece] for piece in own if scene.items[piece] is not scene.dragged()})

    def movable(self, piece: Piece) -> bool:
        """Return whether a piece is one of the person's chips, and they may bet."""
        return self.is_betting and self._zone_of(piece) is not None

    def grab(self, piece: Piece, at: QPointF) -> None:
        """Split a pile: the coins that were grasped are taken, the others stay."""
        zone = self._zone_of(piece)
        item = self._table.scene.items[piece]
        if zone is None or not isinstance(piece, Coins) or not isinstance(item, CoinsItem):
            return
        taken = min(piece.count, max(1, item.taken_at(at)))
        left = piece.count - taken
        self._model.change(piece, zone, count=taken)
        if left:
            self._model.zone(zone).insert(0, Coins(left, counted=False))
        self._show_piles()

    def drop(self, piece: Piece, target: DropTarget) -> bool:
        """Change the bet by chips that were dropped on the other side of the line."""
        assert isinstance(piece, Coins)
        taken, was_bet = piece.count, self._zone_of(piece) == bet(self._model.seen.own)
        is_bet = target.at[1] < self._layout.line.y
        by = taken * (is_bet - was_bet)
        self._model.push(self.strip.value)  # put the dragged chips back into their pile
        self.strip.choose(self.strip.value + by)
        self._show_piles()
        return True

    def touch(self, piece: Piece | None) -> None:
        """Move one chip over the line when the person clicks on their stack, or back when they click on their bet."""
        if piece is not None and self.is_betting:
            zone = self._zone_of(piece)
            if zone is not None:
                self.strip.step(1 if zone == stack(self._model.seen.own) else -1)

    def _zone_of(self, piece: Piece) -> tuple[str, int] | None:
        """Return the zone of a piece if it is in the person's stack or bet; None otherwise."""
        own = self._model.seen.own
        return next((zone for zone in (stack(own), bet(own)) if own >= 0 and piece in self._model.zone(zone)), None)


class _Wheel(QObject):
    """Event filter for the wheel over the felt."""

    def __init__(self, answers: Answers, parent: QObject) -> None:
        super().__init__(parent)
        self._answers = answers

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return isinstance(event, QWheelEvent) and self._answers.turn_wheel(event)
