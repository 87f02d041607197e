"""The presenter of a table: puts its parts together, shows what happens and asks for moves. It knows no game's rules.

The source is ahead of the table. While motions run, and while the table pauses between hands, the source's view knows
more than lies on the felt. So what is shown must come from the board and the course; what is asked may come from the
view, since nothing is asked until everything has been shown.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.event_loop import call_later
from cardtable.app.play.source import Source
from cardtable.app.routes import Bench, HowToPlay
from cardtable.app.settings import Settings
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.display import TableDisplay
from cardtable.app.table.hooks import TableHooks
from cardtable.app.table.page import TablePage
from cardtable.app.table.playback import Playback
from cardtable.app.table.turn import Dragging, Hints, TurnInput
from cardtable.bots.players import PLAYERS
from cardtable.engine.lines import MoveLine
from cardtable.engine.state import NOBODY
from cardtable.language import filled, in_sequence, named, translate
from cardtable.table.history import History
from cardtable.table.model import Course, Layout, TableModel
from cardtable.table.sounds import Sound

_ModelT = TypeVar("_ModelT", bound=TableModel)


class TablePresenter(QObject):
    """One game on a table page: makes the table's parts, and asks the person. Its public attributes and methods are
    there for the games' own screen code."""

    ended = Signal()
    """The person has seen the end and asks for the result."""

    sounded = Signal(object)
    """Sounds of what has just been shown: a list of Sound."""

    seat_clicked = Signal(int)
    """A seat's plaque was clicked while that click answers no question."""

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
        self.seats = len(source.seen.names)
        self.seat = source.seen.side
        self.adviser = list(PLAYERS[source.game.key])[-1]
        """Name of the player who gives hints: the strongest one."""
        self.takes_first: Callable[[QKeyEvent], bool] = lambda event: False
        """Handler that gets each key before the table does, unless talk takes it; True if it has used the key."""
        self._started = False
        self._has_asked = False  # set back when what happened has been shown
        self._waited = False  # for others, since the person's last question
        self._leaving = False  # the person has pressed Escape once
        self.display = TableDisplay(
            page,
            source,
            settings,
            pixmaps,
            emblems,
            asked=lambda: self.turn.asked,
            worths=lambda: self.hints.worths,
            acting=self._acting,
        )
        self.scene, self.plaques = self.display.scene, self.display.scene.plaques
        self.log, self.bubbles = self.display.log, self.display.bubbles
        self.hooks = staged = stage(self)
        self.display.begin(staged)
        self.hand, self.talking = self.display.hand, self.display.talking
        self.hints = Hints(source, page.prompt, self.adviser, staged.hinting, self._hinted)
        self.turn = TurnInput(source, self.hand, self.hints, staged.asking, staged.hinting)
        self.playback = Playback(source, self.display, staged.pacing)
        self._dragging = Dragging(self.display, self.turn, staged.asking, self.seat_clicked.emit)
        self._connect()
        self.display.take_settings()

    def _connect(self) -> None:
        page, source, turn, playback = self.page, self.source, self.turn, self.playback
        page.view.clicked.connect(self._clicked)
        page.key.connect(self._pressed)
        page.animator.idle.connect(self.settle, Qt.ConnectionType.QueuedConnection)
        self.hand.chosen.connect(turn.choose_card)
        self.hand.played.connect(turn.use_card)
        turn.changed.connect(self.ask)
        turn.refused.connect(page.prompt.show_notice)
        turn.announced.connect(self.announce)
        turn.made.connect(self._pass_on)
        playback.interrupted.connect(self.ask_nothing)
        playback.resumed.connect(self._resume)
        playback.sounded.connect(self.sounded)
        source.happened.connect(playback.show)
        source.asked.connect(self.ask)
        source.finished.connect(self.ask)
        source.weighed.connect(self._show_prices)
        self.settings.changed.connect(self._take_settings)

    def _take_settings(self) -> None:
        self.display.take_settings()
        if self._started and not self.page.animator.moves:  # marks and buttons may show suits in colours
            self.display.refresh()
            self.ask()

    def start(self) -> None:
        """Show the table as it stands, and let the game go on."""
        for _ in self.playback.catch_up():
            pass
        self._started = True
        self.page.panel.show_prices(self._prices())  # not announced: the previous table did that
        self.display.lay_out()
        # The first frame comes before the question: the two together would take longer than one frame.
        call_later(self, lambda: call_later(self, self.settle))

    def jump(self, history: History, count: int) -> None:
        """Show the table at once as it was after the first `count` events of `history`, dropping motions under way."""
        self.display.clear()
        self.playback.jump(history, count)
        self.display.jumped()
        if self.display.is_laid_out:
            self.settle()

    # --- for the games' own code ---------------------------------------------------------------------------------

    @property
    def model(self) -> TableModel:
        """Model of the table as it is shown; `stage` sets it before anything happens."""
        return self.display.model

    @model.setter
    def model(self, model: TableModel) -> None:
        self.display.model = model

    @property
    def layout(self) -> Layout:
        """Layout of the table as it is shown."""
        return self.display.layout

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

    def more_keys(self) -> Sequence[tuple[str, str]]:
        """Keys of a table besides those of its answers, each with what it does."""
        return (
            (translate("table", "Arrows"), translate("table", "Choose a card")),
            (translate("table", "Space"), translate("table", "Speed up animations")),
            ("M", translate("table", "Sound on or off")),
        )

    def hint_answers(self) -> list[Answer]:
        """Return the button that asks for a hint or hides it; none at a table without hints."""
        return [self.hints.answer()] if self.source.seen.hints else []

    def announce(self, text: str) -> None:
        """Tell screen readers what happens or what is asked."""
        self.display.announce(text)

    def settle(self) -> None:
        """Let the game go on once what happened has been shown, unless it waits for the person."""
        if not self.page.animator.busy:
            self._has_asked = False
            if not self.waits:
                self.source.settled()
            if not self._has_asked:
                self.ask()

    def _acting(self) -> Collection[int]:
        """Return the seats to be marked as acting: none while something is still to be shown."""
        settled = self.turn.open or not (self.page.animator.busy or self.waits)
        return self.source.to_act() if settled else ()

    def _prices(self) -> str:
        """Sentences on what the last weighed decisions cost, a line each."""
        return "\n".join([self.hooks.hinting.price(weighed) for weighed in self.source.weighings])

    def _show_prices(self) -> None:
        self.display.show_prices(self._prices())

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
        self.display.refresh()

    def _question(self) -> str:
        """Return the question, addressed by name unless the only person at this screen is asked."""
        question = self.hooks.asking.question()
        if self.source.seen.you == self.source.seen.person:
            return question
        who = named(self.source.seen.names[self.source.seen.person])
        return filled(translate("table", "{who}: {question}"), who=who, question=question)

    def ask_nothing(self) -> None:
        """Take the question back, with its answers and the hint."""
        self.turn.end()
        self.page.prompt.ask("", [])
        self.page.prompt.put_control(None)
        self.display.show_hand()

    def _resume(self) -> None:
        self.ask_nothing()
        self.settle()

    def _pass_on(self, move: MoveLine) -> None:
        """Pass the person's move on to the source."""
        self.ask_nothing()
        if self.source.seen.practice and self.hooks.hinting.weighs():
            self.source.weigh(move, self.adviser)
        self.source.choose(move)
        if not self.page.animator.busy:  # others move first: show that the person waits
            self.ask()

    def _put(self, question: str, answers: list[Answer]) -> None:
        """Ask a question, and announce it unless it stands there already or was just announced as an event."""
        new = question != self.page.prompt.question and not self.display.was_said(question)
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
        others = [
            named(self.source.seen.names[seat]) for seat in self.source.to_act() if seat != self.source.seen.person
        ]
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
        if seat == NOBODY or self.source.seen.practice:
            return []
        if seat == self.source.seen.you:
            says = translate("table", "nobody has seen it yet")
        else:
            says = filled(translate("table", "what {who} decided"), who=named(self.source.seen.names[seat]))
        return [Answer("take-back", translate("table", "Take back"), says, "Ctrl+Z", self.source.take_back)]

    def _hinted(self, words: str) -> None:
        """Follow a hint that has come or gone, in its button and on the cards; `words` is empty if it has gone."""
        self.turn.take_hint()
        if words:
            self.announce(words)
        self.ask()

    # --- clicks and keys -----------------------------------------------------------------------------------------

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
            self.hand.press(event, self.page.step_of(event))

    def _leave(self, asked: bool) -> None:
        """Leave the table if the person was asked already; else ask for a second Escape."""
        if asked:
            self.page.panel.leave_button.click()
            return
        self._leaving = True
        words = translate("table", "Press Esc again to leave the table. You can continue later.")
        self.display.notify(words)

    def _switch_sound(self) -> None:
        on = self.settings.switch_sound()
        words = translate("table", "Sound is on.") if on else translate("table", "Sound is off.")
        self.display.notify(words)


def bench_of(table: TablePresenter) -> Bench:
    """Return the route to the bench with a table's rules in force and number of seats."""
    seen = table.model.seen
    return Bench(table.source.game.key, seen.rules.changed(), len(seen.names))
