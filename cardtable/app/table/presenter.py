"""The presenter of a table: puts its parts together, shows what happens and asks for moves. It knows no game's rules.

The source is ahead of the table. While motions run, and while the table pauses between hands, the source's view knows
more than lies on the felt. So what is shown must come from the board and the course; what is asked may come from the
view, since nothing is asked until everything has been shown.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar, TypeVar

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.event_loop import call_later
from cardtable.app.parts.widgets import scrolling
from cardtable.app.play.source import Source
from cardtable.app.routes import Bench, HowToPlay
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hand import Hand, HandState
from cardtable.app.table.hooks import TableHooks
from cardtable.app.table.items import PieceItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.panel import Log, RulesView
from cardtable.app.table.picture import PictureItem
from cardtable.app.table.playback import Playback
from cardtable.app.table.scene import TableScene
from cardtable.app.table.talking import Bubbles, Talking
from cardtable.app.table.turn import Dragging, Hints, Turn
from cardtable.app.zoom import apply_zoom, text_size_of
from cardtable.bots.advice_summary import hundred
from cardtable.bots.players import PLAYERS
from cardtable.engine.state import NOBODY
from cardtable.language import filled, in_sequence, named, translate
from cardtable.table.board import Piece
from cardtable.table.history import History
from cardtable.table.letters import spoken
from cardtable.table.marks import FeltText
from cardtable.table.model import Course, Perspective, TableModel
from cardtable.table.places import Place
from cardtable.table.rules_text import Section
from cardtable.table.sounds import Sound

_ModelT = TypeVar("_ModelT", bound=TableModel)
_MOST_WORTHS = 16
"""Most moves that are listed with their values: more than a hand has cards."""


class TablePresenter(QObject):
    """One game on a table page. Its public attributes and methods are there for the games' own screen code."""

    ended = Signal()
    """The person has seen the end and asks for the result."""

    sounded = Signal(object)
    """Sounds of what has just been shown: a list of Sound."""

    seat_clicked = Signal(int)
    """A seat's plaque was clicked while that click answers no question."""

    least_look: ClassVar[float] = 600.0
    """Milliseconds for which anything to be remembered stays in view at any pace; scripts set it to 0."""

    def __init__(
        self,
        page: TablePage,
        source: Source,
        settings: Settings,
        pixmaps: Pixmaps,
        emblems: list[int],
        stage: "Callable[[TablePresenter], TableHooks]",
    ) -> None:
        """`stage` is called once, with this presenter: it sets `model` and returns the game's own parts."""
        super().__init__(page)
        self.page = page
        self.source = source
        self.settings = settings
        self.pixmaps = pixmaps
        self.emblems = emblems
        """Emblem number of each seat."""
        self.seats = len(source.names)
        self.seat = source.seat
        self.model: TableModel
        """Model of the table as it is shown; `stage` sets it before anything happens."""
        self.adviser = list(PLAYERS[source.game.key])[-1]
        """Name of the player who gives hints: the strongest one."""
        self.takes_first: Callable[[QKeyEvent], bool] = lambda event: False
        """Handler that gets each key before the table does, unless talk takes it; True if it has used the key."""
        self.colours = scheme(settings)
        self.scene = TableScene(page.view.scene(), pixmaps, emblems)
        self.scene.dragged = lambda: page.view.dragged
        self.plaques = self.scene.plaques
        self.turn = Turn(self)
        self.playback = Playback(self)
        self._started = False
        # View size, whether the view is mirrored, and text size.
        self._laid_for: tuple[QSize, bool, float] | None = None
        self._speed = 1.0
        self._has_asked = False  # set back when what happened has been shown
        self._waited = False  # for others, since the person's last question
        self._said = ""  # last text given to screen readers
        self._leaving = False  # the person has pressed Escape once
        self._rules: RulesView | None = None
        self.log = Log(lambda seat: seat_text(self.plaques[seat].colour, self.colours))
        self.hooks = staged = stage(self)
        self.log.begin(self.model.teller, staged.readable)
        self.bubbles = Bubbles(self)
        """Speech bubbles on the felt, for talk and remarks."""
        self.makes_remarks = True
        """True if bots' remarks are shown here, provided the settings allow them."""
        self.talking = Talking(self, self.model.talk) if self.model.talk else None
        """Talk tab and picker, or None if the game has no talk."""
        self.hand = Hand(self, staged.hand_zone, staged.playable_rise, staged.asking.described)
        self.hints = Hints(source, page.prompt, self.adviser, staged.hinting.hint, staged.hinting.listed, self._hinted)
        self.layout = self.model.layout(1080, 900, False)
        self._dragging = Dragging(self)
        self._connect()

    def _connect(self) -> None:
        page, source = self.page, self.source
        page.view.resized.connect(self._resized)
        page.view.clicked.connect(self._clicked)
        page.view.pointed.connect(self._point)
        page.key.connect(self._pressed)
        page.animator.idle.connect(self.settle, Qt.ConnectionType.QueuedConnection)
        self.hand.chosen.connect(partial(Turn.choose_card, self.turn))
        self.hand.played.connect(partial(Turn.use_card, self.turn))
        source.happened.connect(self.playback.show)
        source.asked.connect(self.ask)
        source.finished.connect(self.ask)
        source.weighed.connect(self._show_prices)
        self.settings.changed.connect(self._set)
        self._set()

    def set_speed(self, factor: float) -> None:
        """Set the speed of motions, as a multiple of the speed in the settings."""
        self._speed = factor
        self.page.animator.pace = self.settings.motion / factor

    def _set(self) -> None:
        self.set_speed(self._speed)
        self.page.animator.stay = self.settings.beat
        self.pixmaps.two_colour = self.settings.two_colour
        self.page.view.viewport().update()
        colours = scheme(self.settings)
        if colours is not self.colours:
            self.colours = colours
            self.hooks.sheets.recolour(colours)
            if self.talking:
                self.talking.recolour(colours)
            self.log.show_anew()
        if self._started and not self.page.animator.moves:  # marks and buttons may show suits in colours
            self.refresh()
            self.ask()

    def prepare(self) -> Iterator[float]:
        """Lay out the table and draw its pictures while it is still hidden, so that the first frame doesn't have to.
        The page must already have its final size. Yields the share that is done, 0 to 1."""
        view = self.page.view
        yield from view.draw_ahead()
        self._lay_out()
        yield 0.0
        items = view.scene().items()
        for number, item in enumerate(items, 1):
            if isinstance(item, PieceItem | PictureItem):
                item.draw_ahead(view.devicePixelRatioF())
            yield number / len(items)

    def set_within(self, room: QRect) -> Iterator[float]:
        """Do all that can be done before the table is shown in `room`; yields the share that is done, 0 to 1."""
        apply_zoom(self.page)
        yield 0.5
        self.page.setGeometry(room)
        for _ in range(2):  # twice, because the panel's width follows from the page's
            nothing = QRect(-1, -1, 1, 1)
            self.page.grab(nothing)  # grabbing makes Qt lay out a hidden widget, which it puts off otherwise
            yield 0.6
        yield from self.prepare()

    def start(self) -> None:
        """Show the table as it stands, and let the game go on."""
        for _ in self.playback.catch_up():
            pass
        self._started = True
        self.page.panel.show_prices(self._prices())  # not announced: the previous table did that
        self._lay_out()
        # The first frame comes before the question: the two together would take longer than one frame.
        call_later(self, lambda: call_later(self, self.settle))

    def jump(self, history: History, count: int) -> None:
        """Show the table at once as it was after the first `count` events of `history`, dropping motions under way."""
        self.page.animator.clear()
        self.hand.stop()
        self.bubbles.clear()
        if self.talking:
            self.talking.fall_silent()
        self.playback.jump(history, count)
        self.hooks.sheets.jumped()
        if self._laid_for is not None:  # else the table has not been set up yet
            self._laid_for = None
            self._lay_out()
            self.settle()

    # --- for the games' own code ---------------------------------------------------------------------------------

    @property
    def perspective(self) -> Perspective:
        """Seat the table is seen from, the seat whose cards lie open, and the names, players and rules of the table."""
        source = self.source
        own = source.seat if source.open or source.viewer == source.seat else NOBODY
        return Perspective(
            source.rules,
            source.names,
            source.seat,
            own,
            source.you,
            source.person,
            source.open,
            source.beginning,
            source.players,
        )

    def shown(self, kind: type[_ModelT]) -> _ModelT:
        """Return the model, which must be of this kind: the game's own."""
        assert isinstance(self.model, kind)
        return self.model

    @property
    def course(self) -> Course:
        """Course of the game so far: scores and how it ended."""
        return self.model.course

    @property
    def how_to_play(self) -> HowToPlay:
        """Route to the page of rules for the game and rule set played here."""
        seen = self.model.seen
        return HowToPlay(self.source.game.key, seen.rules.changed(), len(seen.names))

    @property
    def paused(self) -> bool:
        """True if the game waits for the person to go on, or is over, and nothing moves."""
        return (self.waits or bool(self.course.ended)) and not self.page.animator.busy

    @property
    def waits(self) -> bool:
        """True if the game pauses until the person goes on."""
        return self.playback.pause is not None

    def add_tabs(
        self, score: QWidget, rules_page: Callable[[], Sequence[Section]], reader: QWidget | None = None
    ) -> None:
        """Add the panel's tabs: score, log, rules in force and, if the game has one, the mind-reader."""
        self._rules = RulesView(rules_page, self.model.seen.rules)
        panel = self.page.panel
        panel.add(scrolling(score), translate("table", "Score"))
        panel.add(self.log.view, translate("table", "Log"))
        panel.add_rules(self._rules, translate("table", "Rules"))
        if reader is not None:
            panel.add(reader, translate("table", "Mind-reader"))

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """Keys of a table besides those of its answers, each with what it does."""
        return (
            (translate("table", "Arrows"), translate("table", "Choose a card")),
            (translate("table", "Space"), translate("table", "Speed up animations")),
            ("M", translate("table", "Sound on or off")),
        )

    def step_of(self, event: QKeyEvent) -> int:
        """Return 1 if a left or right arrow key leads onward in a row, -1 if back, by the script's direction."""
        mirrored = self.page.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return 1 if (event.key() == Qt.Key.Key_Right) != mirrored else -1

    def hint_answers(self) -> list[Answer]:
        """Return the button that asks for a hint or hides it; none at a table without hints."""
        return [self.hints.answer()] if self.source.hints else []

    def announce(self, text: str) -> None:
        """Tell screen readers what happens or what is asked, and remember it so that `_put` doesn't repeat it."""
        self._said = text
        self._tell(text)

    def hear_remark(self) -> None:
        """Show and announce the remark on the last event, if there is one and remarks are on."""
        remark = self.model.remark
        if remark and self.makes_remarks and self.settings.remarks:
            self.bubbles.say(remark.seat, remark.words)
            self._tell(self.bubbles.told(remark.seat, remark.words))

    def _tell(self, text: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page, spoken(text)))

    def settle(self) -> None:
        """Let the game go on once what happened has been shown, unless it waits for the person."""
        if not self.page.animator.busy:
            self._has_asked = False
            if not self.waits:
                self.source.settled()
            if not self._has_asked:
                self.ask()

    # --- showing -------------------------------------------------------------------------------------------------

    def places(self) -> dict[Piece, Place]:
        """Return the place of every piece, with cards of the hand lifted as they are now."""
        return self.hand.lifted(self.layout.places(self.model))

    def _resized(self) -> None:
        if self._laid_for is not None:  # else the table has not been set up yet
            self._lay_out()

    def _lay_out(self) -> None:
        """Put everything in its place at once, unless size, direction and text size are those of the last layout."""
        view = self.page.view
        size = view.size()
        mirrored = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        text_size = text_size_of(self.page)
        if (size, mirrored, text_size) == self._laid_for:
            return
        self._laid_for = (size, mirrored, text_size)
        self.page.animator.hurry()
        width, height = max(size.width(), 400), max(size.height(), 400)
        layout = self.layout = self.model.layout(width, height, mirrored, text_size)
        self.page.put_prompt(layout.prompt, layout.text_scale)
        self.scene.lay_out(self.model, layout, self.places())
        self.hooks.sheets.put()
        self.bubbles.lay_out()
        if self.talking:
            self.talking.lay_out()
        self.refresh()
        view.viewport().update()

    def show_marks(self) -> None:
        """Show plaques and marks as the model has them, while nothing moves."""
        settled = self.turn.open or not (self.page.animator.busy or self.waits)
        self.scene.show(self.model, self.layout, self.source.to_act() if settled else ())

    def refresh(self) -> None:
        """Show the model as it is now: pieces, marks, sheets, rules, talk, texts for screen readers and the hand."""
        if not (self.page.animator.moves or self.page.view.dragged) and self.model.settle():
            self.scene.sync(self.model)
            self.scene.put(self.layout.places(self.model))
        self.model.awaited = bool(self.turn.playable())
        self.show_marks()
        self.hooks.sheets.refresh()
        if self._rules:
            self._rules.follow(self.model.seen.rules)
        if self.talking:
            self.talking.refresh()
        self.bubbles.refresh()
        self.show_texts()
        self.show_hand()

    def show_texts(self) -> None:
        """Give screen readers the texts of plaques, felt, sheets and speech bubbles."""
        plaques = [FeltText(plaque.words, plaque.box) for plaque in self.plaques]
        felt, over = self.model.texts(self.layout), self.hooks.sheets.texts()
        self.page.top.felt.show_texts([*plaques, *felt, *over, *self.bubbles.texts()])

    def show_hand(self) -> None:
        """Show in the hand which cards can be played, which one is chosen, and a hint's marks."""
        playable = self.turn.playable()
        asking = self.hooks.asking
        marks = {self.hooks.hinting.card_of(move): rounds for move, rounds in self.hints.marks.items()}
        dims = self.turn.open and (asking.dims() if asking.dims else bool(playable) or not asking.takes_card())
        asked = HandState(self.turn.open, playable, self.turn.card, dims, marks)
        self.hand.show(asked, self.layout.places(self.model), self._hand_pace)
        self.page.panel.show_worths(self._worths() if self.source.practice else [])
        self._order_stops()

    def _worths(self) -> list[tuple[str, int]]:
        """Each move's name and wins in 100 games, as the hint that is shown has them; empty while no hint is shown."""
        called = self.hooks.hinting.called
        return [(called(move), hundred(value)) for move, value in self.hints.worths[:_MOST_WORTHS]]

    def _prices(self) -> str:
        """Sentences on what the last weighed decisions cost, a line each."""
        return "\n".join([self.hooks.hinting.price(weighed) for weighed in self.source.weighings])

    def _show_prices(self) -> None:
        """Show what decisions cost, once nothing moves: the decisions themselves must have been seen."""
        prices = self._prices()
        if prices != self.page.panel.prices and not self.page.animator.busy:
            self.page.panel.show_prices(prices)
            self.announce(prices)

    def _order_stops(self) -> None:
        """Set the order of Tab: from the table to the question, then through the cards, then to the panel."""
        self.page.set_stops([*self.page.prompt.stops, *self.hand.stops])

    @property
    def _hand_pace(self) -> float | None:
        """Pace at which cards of the hand are lifted; None while other motions move them."""
        return self.settings.motion if self.turn.open or not self.page.animator.busy else None

    # --- what is asked -------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask the question that is due: to go on, to see the result, or for the person's move."""
        if self.page.animator.busy and not self.turn.open:  # choosing shows at once while others play
            return
        self._has_asked = True
        self._show_prices()
        self.turn.open = False
        if self.playback.pause:
            question, label, says = self.playback.pause
            self._put(question, [Answer("next", label, says, "Return", self.playback.go_on, True)])
        elif self.course.ended:
            self._ask_for_result()
        elif self.source.actions():
            if self._waited:
                self._waited = False
                self.sounded.emit([Sound.TURN])
            self.turn.begin()
            self._put(self._question(), self.hooks.asking.answers())
        else:
            self._wait()
        self.refresh()

    def _question(self) -> str:
        """Return the question, addressed by name unless the only person at this screen is asked."""
        question = self.hooks.asking.question()
        if self.source.you == self.source.person:
            return question
        who = named(self.source.names[self.source.person])
        return filled(translate("table", "{who}: {question}"), who=who, question=question)

    def ask_nothing(self) -> None:
        """Take the question back, with its answers and the hint."""
        self.turn.end()
        self.hints.put_away()
        self.page.prompt.ask("", [])
        self.page.prompt.put_control(None)
        self.show_hand()

    def _put(self, question: str, answers: list[Answer]) -> None:
        """Ask a question, and announce it unless it stands there already or was just announced as an event."""
        new = question != self.page.prompt.question and question != self._said
        self.page.prompt.ask(question, answers)
        if new:
            self.announce(question)

    def _ask_for_result(self) -> None:
        asking = self.hooks.asking
        words = translate("table", "See result")
        says = translate("table", "and how the game went")
        self._put(self.model.ending(), [Answer("result", words, says, "Return", self.ended.emit, True)])
        self.page.prompt.show_notice(in_sequence((self.model.why_ended(), asking.parting())))

    def _wait(self) -> None:
        others = [named(self.source.names[seat]) for seat in self.source.to_act() if seat != self.source.person]
        self._waited |= bool(others)
        if len(others) > 1:
            text = translate("table", "The others are thinking…")
        else:
            text = filled(translate("table", "{who} is thinking…"), who=others[0]) if others else ""
        label, says = translate("table", "Hurry up"), translate("table", "skip the pause")
        hurry = [Answer("hurry", label, says, "Space", self.source.hurry)]
        self.page.prompt.ask(text, hurry + self.take_back_answers() + self.hooks.asking.meanwhile() if text else [])

    def take_back_answers(self) -> list[Answer]:
        """Return the button that takes back an unseen decision; none at a practice table, whose panel has one."""
        seat = self.source.takes_back()
        if seat == NOBODY or self.source.practice:
            return []
        if seat == self.source.you:
            says = translate("table", "nobody has seen it yet")
        else:
            says = filled(translate("table", "what {who} decided"), who=named(self.source.names[seat]))
        return [Answer("take-back", translate("table", "Take back"), says, "Ctrl+Z", self.source.take_back)]

    def _hinted(self, words: str) -> None:
        """Follow a hint that has come or gone, in its button and on the cards; `words` is empty if it has gone."""
        advised = self.hints.advised
        if advised is not None:
            self.turn.suggest(self.hooks.hinting.card_of(advised))
            self.hooks.asking.suggested(advised)
        if words:
            self.announce(words)
        self.ask()

    # --- hands ---------------------------------------------------------------------------------------------------

    def _point(self, item: object) -> None:
        self.hand.point(item, self.layout.places(self.model), self._hand_pace)

    def _clicked(self, item: object) -> None:
        self.hooks.asking.touched(self.scene.piece_of(item))
        self.hand.click(item)

    def _pressed(self, event: QKeyEvent) -> None:
        """Offer a key to talk, to `takes_first`, to the prompt, to the game and to the hand, until one takes it."""
        leaving, self._leaving = self._leaving, False
        if self.talking and self.talking.takes(event):
            return
        if self.takes_first(event) or self.page.prompt.press(event) or self.hooks.asking.pressed(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self._leave(leaving and not event.isAutoRepeat())
        elif event.key() == Qt.Key.Key_Space:
            self.page.animator.hurry()
        elif event.key() == Qt.Key.Key_M and not event.modifiers():
            self._switch_sound()
        else:
            self.hand.press(event, self.step_of(event))

    def _leave(self, asked: bool) -> None:
        """Leave the table if the person was asked already; else ask for a second Escape."""
        if asked:
            self.page.panel.leave_button.click()
            return
        self._leaving = True
        words = translate("table", "Press Esc again to leave the table. You can continue later.")
        self.page.prompt.show_notice(words)
        self.announce(words)

    def _switch_sound(self) -> None:
        on = self.settings.switch_sound()
        words = translate("table", "Sound is on.") if on else translate("table", "Sound is off.")
        self.page.prompt.show_notice(words)
        self.announce(words)


def bench_of(table: TablePresenter) -> Bench:
    """Return the route to the bench with a table's rules in force and number of seats."""
    seen = table.model.seen
    return Bench(table.source.game.key, seen.rules.changed(), len(seen.names))
