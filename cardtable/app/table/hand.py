"""Hand of the person: cards lifted where they are chosen or pointed at, dimmed where they can't be played.

Every card that can be played has a real button over it, for keyboards and screen readers; every other one has a label
for screen readers.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.parts.felt_button import FeltButton, KeyRepeatGuard
from cardtable.app.parts.widgets import has_keys, set_accessible_texts, take_away
from cardtable.app.table.items import PieceItem
from cardtable.app.table.page import TablePage, lay_over
from cardtable.app.table.scene import TableScene
from cardtable.engine.cards import RANKS, split_card
from cardtable.language import listed, translate
from cardtable.table.board import Card, Piece
from cardtable.table.letters import court_letters
from cardtable.table.places import Place
from cardtable.table.words import card_words

_MILLISECONDS = 130


class Tween(QObject):
    """Animation that moves cards from where they are; a new call replaces one under way."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ways: list[tuple[PieceItem, Place, Place]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move)

    def to(self, targets: Mapping[PieceItem, Place], pace: float) -> None:
        """Move cards to places; `pace` is the duration against normal, 0 for at once."""
        self._clock.stop()
        self._ways = [(item, item.at, end) for item, end in targets.items() if item.at != end]
        for item, _, end in self._ways:
            item.setZValue(end.z)
        if not self._ways:
            return
        if pace <= 0:
            self._move(1.0)
        else:
            self._clock.setDuration(round(_MILLISECONDS * pace))
            self._clock.start()

    def stop(self) -> None:
        """Leave all cards where they are now."""
        self._clock.stop()
        self._ways = []

    def _move(self, value: object) -> None:
        share = float(value)  # type: ignore[arg-type]
        for item, start, end in self._ways:
            item.put(Place(*[a + (b - a) * share for a, b in zip(start, end, strict=True)]))


class CardButton(FeltButton):
    """Invisible button over a card: it takes the focus and gives screen readers the card's name. The card itself shows
    that it is chosen, the button draws only a bar at its foot while it has the focus."""

    reached = Signal()
    """The card is chosen: the button got the focus, or was pressed by other means, as screen readers do."""
    played = Signal()
    """The card is played: Enter or Space was pressed on the button."""

    def __init__(self, key_guard: KeyRepeatGuard, parent: QWidget) -> None:
        super().__init__("", parent, key_guard=key_guard)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Not `clicked`: a screen reader's press emits that a moment later, when the button may be gone.
        self.pressed.connect(self.reached)

    @override
    def draw(self, painter: QPainter, whole: QRectF) -> None:
        """Draw a bar at the card's foot while the button has the focus, which differs from being chosen."""
        if self.hasFocus():
            painter.setPen(QPen(palette.INK, 1))
            painter.setBrush(palette.CREAM)
            painter.drawRoundedRect(QRectF(4, whole.height() - 7, whole.width() - 8, 5), 2.5, 2.5)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the card."""
        super().focusInEvent(event)
        self.reached.emit()

    @override
    def press_by_key(self) -> None:
        self.played.emit()


_KEYS = {"0": "10", "1": "A", "T": "10"}
"""Ranks of the keys that aren't named after a rank: 0 and T for 10, 1 for an ace."""
CHOSEN = 0.14
"""Height by which the chosen card is lifted, as a share of its own: the most for any card."""
_POINTED = 0.07
"""Height by which the card under the mouse is lifted, as a share of its own."""


class HandState(NamedTuple):
    """Question to the hand: which cards can be played, and how they are shown."""

    open: bool = False
    """True while a decision is asked for."""
    playable: Sequence[str] = ()
    """Cards that can be played, in the order of the hand."""
    chosen: str | None = None
    dims: bool = False
    """True if all other cards are dimmed."""
    marks: Mapping[str | None, int] = MappingProxyType({})
    """Marks of a hint: for each card, in how many of ten rounds it would be played."""


class Hand(QObject):
    """Cards of one zone, held by the person."""

    chosen = Signal(str)
    """A card is to be chosen, whether it can be played or not."""
    played = Signal(str)
    """A card that can be played is to be played."""

    def __init__(
        self,
        page: TablePage,
        scene: TableScene,
        held: Callable[[], list[Card]],
        rise: float,
        described: Callable[[str], str],
    ) -> None:
        """`held` returns the cards from left to right, and `described` what screen readers say of a card besides its
        name. `rise` is the height by which playable cards stand out, as a share of their own."""
        super().__init__(page)
        self.buttons: dict[str, CardButton] = {}
        """Buttons over the cards that can be played, by card."""
        self._texts: dict[str, QLabel] = {}
        """Labels over the other cards, by card."""
        self._order: list[tuple[str, bool]] = []  # cards in the order of screen readers, and whether each can be played
        self.asked = HandState()
        self._page = page
        self._scene = scene
        self._held = held
        self._rise = rise
        self._described = described
        self._pointed: str | None = None
        self._tween = Tween(self)

    @property
    def cards(self) -> list[Card]:
        """Cards of the hand, from left to right."""
        return self._held()

    def card_of(self, item: object) -> str | None:
        """Return the card of an item; None if it isn't in this hand."""
        return next(
            (card.card for card in self.cards if item is not None and self._scene.items.get(card) is item), None
        )

    def lifted(self, places: dict[Piece, Place]) -> dict[Piece, Place]:
        """Return the places of all pieces, with the cards of the hand lifted as they are now."""
        cards = self.cards
        playable = self.asked.playable
        for piece in cards:
            rise = self._rise if piece.card in playable and len(playable) < len(cards) else 0.0
            if self.asked.open and piece.card == self.asked.chosen:
                rise = CHOSEN
            elif piece.card == self._pointed:
                rise = _POINTED
            place = places[piece]
            places[piece] = place._replace(y=place.y - rise * place.height)
        return places

    def show(self, asked: HandState, places: dict[Piece, Place], pace: float | None) -> None:
        """Show what is asked of the hand. `places` are those of all pieces, without any lift; `pace` is the duration of
        motions against normal, None if cards are moving already."""
        self.asked = asked
        self._name_cards(places)
        lifted = self.lifted(dict(places))
        targets: dict[PieceItem, Place] = {}
        for piece in self.cards:
            item = self._scene.card(piece)
            dimmed = asked.open and asked.dims and piece.card not in asked.playable
            chosen = asked.open and piece.card == asked.chosen
            rounds = asked.marks.get(piece.card, 0) if piece.card else 0
            if (item.dimmed, item.chosen, item.rounds) != (dimmed, chosen, rounds):
                item.dimmed, item.chosen, item.rounds = dimmed, chosen, rounds
                item.update()
            if item is not self._scene.dragged():
                targets[item] = lifted[piece]
        if pace is not None:
            self._tween.to(targets, pace)

    def point(self, item: object, places: dict[Piece, Place], pace: float | None) -> None:
        """Lift the card under the mouse; `item` may be no card of this hand, or None."""
        self._pointed = self.card_of(item)
        self.show(self.asked, places, pace)

    def stop(self) -> None:
        """Leave every card where it is now."""
        self._tween.stop()

    def put_back(self, piece: Piece, place: Place, pace: float) -> None:
        """Move a piece back to its place after a drag that came to nothing."""
        self._tween.to({self._scene.items[piece]: place}, pace)

    def click(self, item: object) -> None:
        """Choose the card that was clicked, or play it if it is chosen already."""
        card = self.card_of(item)
        if card is None:
            return
        if card == self.asked.chosen and card in self.asked.playable:
            self.played.emit(card)
        else:
            self.chosen.emit(card)

    def press(self, event: QKeyEvent, step: int) -> None:
        """Handle a key that nothing else has used: an arrow goes through the playable cards (`step` is 1 onward, -1
        back), a rank's key through the cards of that rank."""
        playable = list(self.asked.playable)
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if playable:
                place = playable.index(self.asked.chosen) + step if self.asked.chosen in playable else 0
                self.chosen.emit(playable[max(0, min(place, len(playable) - 1))])
            return
        typed = event.text().upper()
        ranks = {_KEYS.get(typed, typed), court_letters().get(typed)}
        self.choose_next([card for card in playable if RANKS[split_card(card)[0]] in ranks])

    def choose_next(self, cards: list[str]) -> None:
        """Choose the first of these playable cards, or the one after the chosen card."""
        if cards:
            chosen = self.asked.chosen
            self.chosen.emit(cards[(cards.index(chosen) + 1) % len(cards)] if chosen in cards else cards[0])

    @property
    def stops(self) -> list[CardButton]:
        """Buttons that Tab reaches: those of the playable cards, in the order of the hand."""
        return [self.buttons[card] for card, playable in self._order if playable]

    @property
    def has_focus(self) -> bool:
        """True if one of the buttons has the focus; screen readers then announce the card by themselves."""
        return any(button.hasFocus() for button in self.buttons.values())

    def reach(self, card: str) -> None:
        """Move the focus to a card chosen by key, if it is in this hand, so that Enter plays it."""
        if self.has_focus:
            self.buttons[card].setFocus()

    def _name_cards(self, places: dict[Piece, Place]) -> None:
        """Lay a button over each playable card and a label over each other one, in the order of the hand."""
        known = [piece for piece in self.cards if piece.card and piece.face_up]
        playable = [piece.card in self.asked.playable for piece in known]
        order = [(piece.card or "", can) for piece, can in zip(known, playable, strict=True)]
        if order != self._order:
            self._order = order
            self._keep({card for card, can in order if can}, {card for card, can in order if not can})
        for piece, (card, can) in zip(known, order, strict=True):
            widget: QWidget = self.buttons[card] if can else self._texts[card]
            words = [self._described(card)]
            if card in self.asked.marks:
                words.append(translate("table", "hint: %n time(s) in 10", None, self.asked.marks[card]))
            if can and card == self.asked.chosen:
                words.append(translate("table", "chosen"))
            set_accessible_texts(widget, card_words(card), listed(filter(None, words)))
            lay_over(widget, places[piece])

    def _keep(self, playable: set[str], others: set[str]) -> None:
        """Keep buttons and labels for exactly these cards, in the order of the hand."""
        for gone in [card for card in self.buttons if card not in playable]:
            left = self.buttons.pop(gone)
            if has_keys(left):
                self._page.setFocus()  # else Qt would focus the next widget, such as Leave
            take_away(left)
        for gone in [card for card in self._texts if card not in others]:
            take_away(self._texts.pop(gone))
        for card, can in self._order:
            if can and card not in self.buttons:
                self._add_button(card)
            elif not can and card not in self._texts:
                self._texts[card] = self._page.top.hand.text()
            (self.buttons if can else self._texts)[card].raise_()

    def _add_button(self, card: str) -> None:
        button = self.buttons[card] = CardButton(self._page.prompt.key_guard, self._page.top.hand)
        button.reached.connect(partial(self.chosen.emit, card))
        button.played.connect(partial(self.played.emit, card))
        button.show()
