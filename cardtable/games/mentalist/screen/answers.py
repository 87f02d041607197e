"""Answers of the person in Mentalist Poker: a number, by strip, keys and wheel; a bet also by pushing chips."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QKeyEvent, QWheelEvent
from typing_extensions import override

from cardtable.app.parts.number_strip import NumberStrip
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hooks import DropTarget
from cardtable.app.table.pile_items import CoinsItem
from cardtable.app.table.presenter import TablePresenter
from cardtable.games.mentalist.layout import MentalistLayout, bet, stack
from cardtable.games.mentalist.play import BET, Mentalist
from cardtable.games.mentalist.table import MentalistModel
from cardtable.games.mentalist.words import MentalistQuestions
from cardtable.language import translate
from cardtable.table.board import Coins, Piece


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
        if self.state.phase == BET and self._model.seen.own == self._table.source.person:
            self._model.push(self.strip.value)
            self._show_piles()

    def _show_piles(self) -> None:
        scene = self._table.scene
        scene.sync(self._model)
        if not self._table.page.animator.busy:
            places = self._table.places()
            own = (*self._model.zone(stack(self._model.seen.own)), *self._model.zone(bet(self._model.seen.own)))
            self._table.show_marks()
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
