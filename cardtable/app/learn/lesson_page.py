"""Lesson page: the usual table, with the lesson's text beside it and highlights around the things it is about."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QLabel, QSizePolicy
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.art.fonts import sans, serif
from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.page import Page
from cardtable.app.parts.forms import PlayButton, make_button, make_column, make_label, make_row
from cardtable.app.parts.lesson_progress import keep_done, keep_step
from cardtable.app.parts.paper import FAILED, FAINT, MADE, draw_paper
from cardtable.app.parts.seat_mark import emblems
from cardtable.app.parts.widgets import PaintedWidget, set_accessible_texts
from cardtable.app.play.replay import LessonSeat
from cardtable.app.routes import ChangeSettings, HowToPlay, Learn, Seats
from cardtable.app.settings import Settings
from cardtable.app.table.hand import CHOSEN
from cardtable.app.table.hooks import TableHooks
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.language import filled, in_sequence
from cardtable.session.lesson import PointedTarget
from cardtable.session.lesson_game import TaughtGame
from cardtable.table.marks import Tag
from cardtable.table.places import Box

_RIM = 6
"""Margin of the paper for its shadow, in designed pixels."""
_LEAST = 250
"""Height in designed pixels that suffices for most steps, so that the tabs below don't move."""


class LessonCard(PaintedWidget):
    """Sheet of paper with the text of a step and its buttons."""

    go_on = Signal()
    """Emitted when the step has been read."""
    show_me = Signal()
    """Emitted when the move is to be made for the learner."""
    begin_again = Signal()
    play = Signal()
    """Emitted to set up a real game."""
    how_to_play = Signal()

    def __init__(self, steps: int) -> None:
        edge = _RIM + 4
        super().__init__(lambda painter, room: draw_paper(painter, room.adjusted(edge, _RIM, -edge, -_RIM), 5.0))
        self._steps = steps
        self._plain = ""  # heading of the step without "try again"
        self._where = make_label(sans(13, 600))
        self._reply = make_label(sans(15, 600), wraps=True, plain=True)
        self._text = make_label(serif(18), wraps=True, plain=True)
        for label, ink in ((self._where, FAINT), (self._text, palette.INK)):
            _write(label, ink)
        self.again_button = make_button(self.tr("Start again"), self.begin_again, 12, small=True)
        self.continue_button = PlayButton(self.tr("Continue"), self.go_on, (120, 40))
        self.show_button = make_button(self.tr("Show me"), self.show_me, 13)
        self.show_button.setToolTip(self.tr("Makes the move for you"))
        self.play_button = PlayButton(self.tr("Play a real game"), self.play, (120, 42))
        self.how_button = make_button(self.tr("How to play"), self.how_to_play, 13)
        self._ways = (self.continue_button, self.show_button, self.play_button, self.how_button)
        for button in (*self._ways, self.again_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the table
        self.setLayout(
            make_column(
                make_row((self._where, 1), self.again_button),
                self._reply,
                (self._text, 1),
                make_column(*self._ways, gap=8),
                gap=8,
                rim=(22, 14, 22, 16),
            )
        )
        self.setMinimumHeight(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)

    @property
    def words(self) -> str:
        """Reply and text shown."""
        return in_sequence((self._reply.text(), self._text.text()))

    @property
    def way_on(self) -> PlayButton | None:
        """Bright button shown, or None."""
        return next((way for way in (self.continue_button, self.play_button) if not way.isHidden()), None)

    def say(self, at: int, reply: str, text: str, asks: bool, again: bool = False) -> None:
        """Show step `at`, counted from 0, with its text below the reply to the last answer.

        `asks` is whether a move is asked for; `again` whether it is asked for again, as the answer was not played.
        """
        last = at == self._steps - 1
        self._plain = filled(self.tr("Lesson, step {step} of {steps}"), step=at + 1, steps=self._steps)
        step = self._plain
        if again:
            step = filled(self.tr("Step {step} of {steps}: try again"), step=at + 1, steps=self._steps)
        _write(self._reply, FAILED if again else MADE)
        for label, words in ((self._where, step), (self._reply, reply), (self._text, text)):
            label.setText(words)
            set_accessible_texts(label, words)
        self._reply.setVisible(bool(reply))
        self.again_button.setVisible(at > 0)
        self.continue_button.setVisible(not asks and not last)
        self.show_button.setVisible(asks)
        self.play_button.setVisible(last)
        self.how_button.setVisible(last)

    def say_nothing_more(self) -> None:
        """Hide the buttons until the table rests.

        The step's text stays; the reply goes, as another answer was given.
        """
        self._reply.hide()
        self._where.setText(self._plain)
        for button in self._ways:
            button.hide()


def _write(label: QLabel, ink: QColor) -> None:
    label.setStyleSheet(f"color: {ink.name()}; background: transparent;")


class LessonPage(Page):
    """Page on which a lesson is given."""

    def __init__(
        self,
        taught: TaughtGame,
        settings: Settings,
        pixmaps: Pixmaps,
        stage: Callable[[TablePresenter], TableHooks],
        wish: Learn,
    ) -> None:
        """Create the page; call `catch_up` to set up its table, then `enter`.

        Progress is remembered, except in lessons that were opened from a file.
        """
        super().__init__()
        header = taught.lesson.header
        self.taught = taught
        self._settings = settings
        self.route = wish._replace(afresh=False)
        """Route back to the current state of this page."""
        self._pointed: list[PointedTarget] = []
        game = self._game = header.game.key
        page = TablePage(header.game.title, pixmaps)
        page.setParent(self)
        self.setLayout(make_column(page, gap=0, rim=(0, 0, 0, 0)))
        source = self.source = LessonSeat(taught)
        self.table = TablePresenter(page, source, settings, pixmaps, emblems(header), stage)
        source.setParent(self.table)
        self.table.display.makes_remarks = False  # the lesson speaks instead
        self.card = LessonCard(len(taught.lesson.steps))
        page.panel.add_above(self.card)
        page.panel.leave_button.clicked.connect(self.back)
        page.panel.settings_button.clicked.connect(self.to(ChangeSettings()))
        self.table.takes_first = self._takes
        self.table.scene.pointed = self._boxes
        self.table.ended.connect(self._go_on)
        self.table.sounded.connect(self.sounded)
        source.rested.connect(self._say)
        source.explained.connect(self._say)
        source.moved.connect(self._move)
        self.card.go_on.connect(self._go_on)
        self.card.show_me.connect(source.skip)
        self.card.begin_again.connect(self.to(wish._replace(afresh=True)))
        self.card.play.connect(self.to(Seats(game)))
        self.card.how_to_play.connect(self.to(HowToPlay(game)))
        self.card.say_nothing_more()

    def catch_up(self) -> Iterator[float]:
        """Replay the events so far and lay out the table in the page's size; yield the share done, 0 to 1."""
        yield from self.table.playback.catch_up()
        yield from self.table.display.set_within(self.rect())

    @override
    def more_keys(self) -> Sequence[tuple[str, str]]:
        return self.table.more_keys()

    @override
    def about(self) -> HowToPlay:
        return self.table.how_to_play

    @override
    def enter(self) -> None:
        self.table.page.setFocus()
        self.table.start()

    def _boxes(self) -> list[Box]:
        """Return the boxes around what the current step points at."""
        return boxes(self.table, self._pointed)

    def _say(self) -> None:
        """Show the current step once the table rests, and remember the progress."""
        taught, step = self.taught, self.taught.step
        self._pointed = step.points
        self.card.say(taught.at, taught.reply, step.text, asks=taught.asks, again=taught.explains)
        self.table.page.prompt.key_guard.asked()
        self.table.announce(self.card.words)
        if self.route.file is None:
            if taught.on_last:
                keep_done(self._settings, self._game)
            else:
                keep_step(self._settings, self._game, taught.at)

    def _move(self) -> None:
        self._pointed = []
        self.card.say_nothing_more()

    def _go_on(self) -> None:
        """Go on if the step only had to be read."""
        if self.card.way_on is self.card.continue_button:
            self.source.skip()

    def _takes(self, event: QKeyEvent) -> bool:
        """Press the card's bright button on Enter, if there is one; return whether the key was taken."""
        way_on = self.card.way_on
        if way_on is None or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if not event.isAutoRepeat() and self.table.page.prompt.key_guard.takes():
            way_on.click()
        return True


_AROUND = 7.0
"""Space between a thing and the line around it, in designed pixels."""
_MARGIN = 4
"""Margin of the table in which no line is drawn, in pixels."""


def boxes(table: TablePresenter, targets: Sequence[PointedTarget]) -> list[Box]:
    """Return boxes around the targets, in pixels of the felt; targets that aren't on the table are left out."""
    around = _AROUND * table.layout.text_scale
    felt = QRectF(table.page.view.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    found = (_box(table, target, around) for target in targets)
    return [_boxed(QRectF(*box.wider(around)) & felt) for box in found if box is not None]


def _box(table: TablePresenter, target: PointedTarget, around: float) -> Box | None:
    if target.button is not None:
        return _button(table, target.button)
    if target.zone is None and target.seat is not None:
        return _boxed(table.plaques[target.seat].sceneBoundingRect()) if target.seat < table.seats else None
    if target.card is not None:
        return _card(table, target.card)
    places = table.display.places()
    zone = target.zone if target.seat is None else (target.zone, target.seat)
    whole = QRectF()
    for piece in table.model.zone(zone):
        if piece in places:
            whole |= table.scene.items[piece].sceneBoundingRect()
    return None if whole.isEmpty() else _boxed(_with_tags(table, whole, around))


def _with_tags(table: TablePresenter, whole: QRectF, around: float) -> QRectF:
    """Enlarge `whole` by the tags that a line around it would cross."""
    near = whole.adjusted(-around, -around, around, around)
    tags = (item.sceneBoundingRect() for item in table.scene.marks.values() if isinstance(item.mark, Tag))
    for tag in tags:
        if near.intersects(tag):
            whole = whole | tag
    return whole


def _boxed(rect: QRectF) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


def _card(table: TablePresenter, name: str) -> Box | None:
    """Return the box of a card, or of its visible part if the next card in its zone covers it.

    A card of the hand may be raised or lowered while it is pointed at: the box has room for both.
    """
    places, own = table.layout.places(table.model), set(table.hand.cards)
    for zone in table.model.zones:
        cards = [card for card in table.model.cards(zone) if card in places]
        for card, above in zip_longest(cards, cards[1:]):
            if card.card == name:
                place, over = places[card], places.get(above)
                left, right = place.x - place.width / 2, place.x + place.width / 2
                if over is not None and left < over.x - over.width / 2 < right:
                    right = over.x - over.width / 2
                lift = CHOSEN * place.height if card in own else 0.0
                return Box(left, place.y - place.height / 2 - lift, right - left, place.height + lift)
    return None


def _button(table: TablePresenter, name: str) -> Box | None:
    """Return the box of a button of the question. The prompt covers the view, so their pixels are the same."""
    prompt = table.page.prompt
    button = prompt.button(name)
    layout = prompt.layout()
    if button is None or layout is None:
        return None
    layout.activate()  # nothing is laid out yet if the question has just been asked
    corner = button.mapTo(table.page.top, QPoint(0, 0))
    return Box(corner.x(), corner.y(), button.width(), button.height())
