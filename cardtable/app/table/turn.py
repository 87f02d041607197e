"""Turn of the person at a table: the move that they choose from its parts, by dragging, or after a hint.

A game says what a drop means, and words the hints.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, Signal

from cardtable.app.play.source import Source
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.display import TableDisplay
from cardtable.app.table.hand import Hand, HandState
from cardtable.app.table.hooks import DropTarget, Hinting, InputHooks, do_nothing
from cardtable.app.table.items import PieceItem
from cardtable.app.table.prompt import Prompt
from cardtable.bots.advice_summary import hundred
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.language import filled, translate
from cardtable.table.actions import Value
from cardtable.table.board import Card, Piece
from cardtable.table.marks import AttackRibbon
from cardtable.table.review import luck_of
from cardtable.table.telling import Hint
from cardtable.table.words import card_words, level_words

_MOST_WORTHS = 16
"""Most moves that are listed with their values: more than a hand has cards."""


class TurnInput(QObject):
    """Choice of a move at one table. The source says what a move may consist of."""

    changed = Signal()
    """Parts of the move were chosen or dropped, so that the question is to be asked again."""
    refused = Signal(str)
    """A card can't be played, for this reason."""
    announced = Signal(str)
    """Screen readers are to be told of the card that was chosen."""
    made = Signal(object)
    """The person has made their move: a MoveLine."""

    def __init__(self, source: Source, hand: Hand, hints: "Hints", asking: InputHooks, hinting: Hinting) -> None:
        super().__init__(hand)
        self._source, self._hand, self._hints = source, hand, hints
        self._asking, self._hinting = asking, hinting
        self.open = False
        """True while a decision of the person is asked for."""
        self.chosen: dict[str, Value] = {}
        """Parts of the move chosen so far, including the card of the hand."""
        self._by_person = False  # False if the card was chosen for them
        self._made = 0
        self._sensible: tuple[tuple[int, int], int] | None = None  # the decision, and its move

    def begin(self) -> None:
        """Begin a decision. If it takes a card of the hand, choose one to start with."""
        self.open = True
        cards = self.playable()
        if self.card in cards:
            return
        self.chosen.pop("card", None)
        likely = self._asking.likely_card if self._suggested() is None else lambda cards: None
        card = likely(cards) if cards else None
        move = self.sensible() if cards and not card else None
        if move is not None:
            card = self._hinting.card_of(move)
        if card in cards or (cards and move is None):
            self.chosen["card"] = card or cards[0]

    def end(self) -> None:
        """End the decision, since it is no longer asked for, and put the hint away."""
        self.open = self._by_person = False
        self.chosen = {}
        self._hints.put_away()

    @property
    def decision(self) -> tuple[int, int]:
        """Key of the decision that is due: the number of lines other than talk, and of moves made here. Talk doesn't
        change it, so that choices stay. A move always does, even if a lesson refuses it and asks again."""
        return sum("say" not in line for line in self._source.lines), self._made

    @property
    def card(self) -> str | None:
        """Card of the hand that is chosen; None if there is none."""
        card = self.chosen.get("card")
        return str(card) if card is not None else None

    def playable(self) -> list[str]:
        """Return the cards that can be played now, in the order of the hand; none if no card is asked for."""
        if not (self.open and self._asking.takes_card()):
            return []
        playable = self._source.actions().options("card")
        cards = self._hand.cards
        return [piece.card for piece in cards if piece.card in playable] if playable else []  # type: ignore[misc]

    def sensible(self) -> int | None:
        """Return the move that the bright button makes at first: the source's suggestion, or one that the usual player
        could make; None if there is neither, nothing to decide, or no hints are given.

        The usual player's move is drawn from their mixed strategy, since always making the likeliest move would be
        foreseeable (king for king). The same view gives the same draw.
        """
        source = self._source
        suggested = self._suggested()
        if suggested is not None:
            return suggested
        players = PLAYERS[source.game.key]
        if len(players) < 2 or not (source.actions() and source.seen.hints):
            return None
        decision = self.decision
        if self._sensible is None or self._sensible[0] != decision:
            rng = KeyedRandom(luck_of(source.lines)).child("suggestion")
            move = players[usual_player(source.game.key)].choose(source.view, rng, 1.0)
            self._sensible = (decision, move)
        return self._sensible[1]

    def _suggested(self) -> int | None:
        """Return the move that the source wants to be the likely one, by its code; None if it has no such wish."""
        source = self._source
        move = source.suggested()
        if move is None:
            return None
        return source.game.move_code(source.view.state, move)

    def choose(self, **parts: Value) -> None:
        """Choose parts of the move. Parts chosen before that don't go with them are dropped, the last first."""
        kept = {part: value for part, value in self.chosen.items() if part not in parts}
        while kept and not self._source.actions().allows(**kept, **parts):
            kept.popitem()
        self.chosen = kept | parts
        self.changed.emit()

    def choose_card(self, card: str) -> None:
        """Choose a card of the hand, or say why it can't be played."""
        if card in self.playable():
            self.chosen["card"] = card
            self._by_person = True
            self.changed.emit()
            self._hand.reach(card)
            if not self._hand.has_focus:
                self.announced.emit(card_words(card))
        elif self.open:
            why = self._asking.why_not(card)
            if why:
                self._hints.put_away()  # a hint would cover the notice
                self.changed.emit()
                self.refused.emit(why)

    def suggest(self, card: str | None) -> None:
        """Choose a card that was advised, or none if it can't be played; a card that the person has chosen stays."""
        if self._by_person and self.card in self.playable():
            return
        self.chosen.pop("card", None)
        if card and card in self.playable():
            self.chosen["card"] = card
            self._hand.reach(card)

    def take_hint(self) -> None:
        """Choose what the hint that has come or gone advises, if anything."""
        advised = self._hints.advised
        if advised is not None:
            self.suggest(self._hinting.card_of(advised))
            self._asking.suggested(advised)

    @property
    def asked(self) -> HandState:
        """Question to the hand, with the hint's marks."""
        playable, asking = self.playable(), self._asking
        marks = {self._hinting.card_of(move): rounds for move, rounds in self._hints.marks.items()}
        dims = self.open and (asking.dims() if asking.dims else bool(playable) or not asking.takes_card())
        return HandState(self.open, playable, self.card, dims, marks)

    def play(self, **parts: Value) -> None:
        """Make the person's move, if these parts are a complete one."""
        move = self._source.actions().move(**parts) if self.open else None
        if move is None:
            return
        self._made += 1
        self.made.emit(move)

    def use_card(self, card: str) -> None:
        """Use a card of the hand as the game does; by default, play it."""
        (self._asking.used or self.play_card)(card)

    def play_card(self, card: str) -> None:
        """Play a card of the hand."""
        self.play(card=card)

    def play_answer(self, label: str, says: str) -> Answer:
        """Return the answer of the bright button that plays the chosen card."""
        return Answer("play", label, says, "Return", self._play_chosen, likely=True)

    def _play_chosen(self) -> None:
        if self.card:
            self.play_card(self.card)


class Dragging:
    """Handler of drags at one table. The game says what a drop means; anything it can't use goes back."""

    def __init__(
        self, display: TableDisplay, turn: TurnInput, asking: InputHooks, clicked: Callable[[int], None]
    ) -> None:
        """`clicked` is called with a seat whose plaque was clicked while that click answers no question."""
        self._display, self._turn, self._asking, self._clicked = display, turn, asking, clicked
        view = display.page.view
        view.movable = self._movable
        view.grabbed.connect(partial(Dragging._grabbed, self))
        view.dropped.connect(partial(Dragging._dropped, self))
        view.pulled.connect(partial(Dragging._pulled, self))
        view.let_go.connect(partial(Dragging._let_go, self))
        view.seat_clicked.connect(partial(Dragging._seat_clicked, self))

    def _movable(self, item: PieceItem) -> bool:
        piece = self._display.scene.piece_of(item)
        movable = self._asking.movable
        if piece is not None and movable is not None:
            return movable(piece)
        return self._display.hand.card_of(item) is not None

    def _grabbed(self, item: PieceItem) -> None:
        display, hand = self._display, self._display.hand
        hand.stop()
        piece = display.scene.piece_of(item)
        if piece is not None:
            self._asking.grabbed(piece, display.page.view.pressed_at)
        display.scene.lift(item)
        card = hand.card_of(item)
        if card:
            self._turn.choose_card(card)
            hand.stop()

    def _dropped(self, item: PieceItem, at: QPointF) -> None:
        display = self._display
        item.look(lift=0.0)
        piece = display.scene.piece_of(item)
        if piece is None:
            return
        take = self._asking.dropped or self._drop_card
        prompt = display.layout.prompt
        # A card dropped low is meant to go back to the hand.
        on_felt = display.hand.card_of(item) is None or at.y() < prompt.y + prompt.height * 0.4
        if not (on_felt and take(piece, self._target(at, item))):
            display.put_back(piece)

    def _pulled(self, seat: int, at: QPointF) -> None:
        if self._asking.joinable(seat):
            layout = self._display.layout
            ribbon = AttackRibbon(layout.plaques[seat].centre, (at.x(), at.y()), layout.text_scale, seat)
            self._display.scene.draw_ribbon(ribbon)

    def _let_go(self, seat: int, at: QPointF) -> None:
        asking = self._asking
        self._display.scene.draw_ribbon(None)
        other = self._seat_at(at)
        if other is not None and other != seat and asking.joinable(seat):
            asking.joined(seat, other)

    def _seat_clicked(self, seat: int) -> None:
        asking = self._asking
        if self._turn.open and asking.seat_touched is not do_nothing:
            asking.seat_touched(seat)
        else:
            self._clicked(seat)

    def _seat_at(self, at: QPointF) -> int | None:
        """Return the seat whose plaque lies at a point of the scene; None if there is none."""
        plaques = self._display.scene.plaques
        return next((plaque.seat for plaque in plaques if plaque.contains(plaque.mapFromScene(at))), None)

    def _target(self, at: QPointF, item: PieceItem) -> DropTarget:
        return DropTarget(self._seat_at(at), self._display.scene.piece_at(at, item), (at.x(), at.y()))

    def _drop_card(self, piece: Piece, target: DropTarget) -> bool:
        """Play a playable card of the hand, wherever it falls on the felt; return False for any other piece."""
        card = piece.card if isinstance(piece, Card) else None
        if card is None or card not in self._turn.playable():
            return False
        self._turn.play_card(card)
        return True


class Hints:
    """Hints of one table: asks an adviser for the person's move and shows the answer in the prompt."""

    def __init__(
        self,
        source: Source,
        prompt: Prompt,
        adviser: str,
        hinting: Hinting,
        changed: Callable[[str], None],
    ) -> None:
        """Make the hints of one table, in the words of `hinting`.

        `changed` is called when the button or the marks change, with the words of a new hint, if any.
        """
        self._source = source
        self._prompt = prompt
        self._adviser = adviser
        self._hinting = hinting
        self._changed = changed
        self._turn = 0
        """Number of decisions put aside, by which advice that comes too late is recognised."""
        self._thinking = False
        self._under_way = False
        """True while the adviser thinks, be it about a decision that has been put aside."""
        self.shown: Hint | None = None
        self._advice: Advice | None = None  # behind the hint that is shown

    @property
    def worths(self) -> list[tuple[str, int]]:
        """Each move's name and wins in 100 games, as the adviser has them, the best first; empty while no hint is
        shown, and away from practice tables."""
        choices = self._advice.choices if self.shown and self._advice and self._source.seen.practice else []
        valued = [(choice.move, choice.value) for choice in choices if choice.value is not None]
        best = sorted(valued, key=lambda worth: -worth[1])[:_MOST_WORTHS]
        return [(self._hinting.called(move), hundred(value)) for move, value in best]

    @property
    def marks(self) -> dict[int, int]:
        """Marks of the hint: for each move, in how many of ten rounds it would be made."""
        return self.shown.marks if self.shown else {}

    @property
    def advised(self) -> int | None:
        """Move that the hint makes, or makes most often; None if there is none, or hardly any difference."""
        if self.shown is None or self.shown.move is not None or not self.shown.marks:
            return self.shown.move if self.shown else None
        return max(self.shown.marks, key=lambda move: self.marks[move])

    def answer(self) -> Answer:
        """Return the answer of the hint's button."""
        if PLAYERS[self._source.game.key][self._adviser].solves:
            asks = translate("table", "what's best here?")
        else:
            asks = filled(translate("table", "what would the {player} do?"), player=level_words(self._adviser))
        thinks = translate("table", "thinking…")
        hides = translate("table", "hide")
        says = thinks if self._thinking else hides if self.shown else asks
        label = translate("table", "Hint")
        room = [(label, what) for what in (asks, thinks, hides)]
        return Answer("hint", label, says, "H", self.press, room=room)

    def press(self) -> None:
        """Ask for a hint, or put it away."""
        if self.shown:
            self._show(None)
        elif not self._thinking:
            self._thinking = True
            self._ask()
            self._changed("")

    def _ask(self) -> None:
        """Ask the adviser, or wait until an earlier question is answered, so that questions never queue up."""
        if not self._under_way:
            self._under_way = True
            turn = self._turn
            self._source.hint(self._adviser, lambda advice: self._answered(turn, advice))

    def _answered(self, turn: int, advice: Advice | None) -> None:
        self._under_way = False
        if turn == self._turn:
            self.take(turn, advice)
        elif self._thinking:
            self._ask()

    def put_away(self) -> None:
        """Drop the hint, shown or under way: the decision is made, or the prompt is needed for something else."""
        self._turn += 1
        self._thinking = False
        self.shown = None
        self._prompt.advise("", "")

    def take(self, turn: int, advice: Advice | None) -> None:
        """Show what the adviser would do, unless the decision has been put aside."""
        if turn != self._turn or not self._source.actions():
            return
        self._thinking = False
        if advice is None:
            self._prompt.show_notice(translate("table", "No hint is available here."))
            self._changed("")
            return
        hint = self._hinting.hint(advice)
        self._advice = advice
        if hint is None:
            self._prompt.show_notice(self._hinting.listed(advice))
        self._show(hint)

    def _show(self, hint: Hint | None) -> None:
        self.shown = hint
        self._prompt.advise(*(hint[:2] if hint else ("", "")))
        self._changed(f"{hint.headline} {hint.detail}".replace("\n", " ") if hint else "")
