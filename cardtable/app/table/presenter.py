"""Puts a table together: what happens becomes motions and words, what hands do becomes moves. It knows no game's rules.

The source is ahead of the table. While motions are shown, and while the table pauses between hands, its view knows more
than lies on the felt: what is shown comes from the board and the course. What is asked may come from the view, since
nothing is asked before all has been shown.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.spoken import spoken
from cardtable.app.parts.widgets import scrolling
from cardtable.app.play.actions import Value
from cardtable.app.play.source import NOBODY, Source
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.animator import Motion, Step
from cardtable.app.table.board import Board, Piece
from cardtable.app.table.dragging import Dragging
from cardtable.app.table.hand import Asked, Hand
from cardtable.app.table.hints import Hints
from cardtable.app.table.log import Log
from cardtable.app.table.page import TablePage
from cardtable.app.table.panel import RulesView
from cardtable.app.table.places import Place
from cardtable.app.table.plaque import PlaqueItem
from cardtable.app.table.prompt import Answer
from cardtable.app.table.scene import TableScene
from cardtable.app.table.staging import Course, Pause, Staging, Told
from cardtable.app.table.unseen import Lying
from cardtable.app.table.words import card_words, named
from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom

translate = QCoreApplication.translate


class TablePresenter(QObject):
    """One game on a table page. What a game's own parts may use is public."""

    ended = Signal()
    """The person has seen the end and wants the result."""

    least_look: ClassVar[float] = 600.0
    """Milliseconds that what is to be remembered lies there at any pace; scripts, which remember nothing, want none."""

    def __init__(
        self,
        page: TablePage,
        source: Source,
        settings: Settings,
        pixmaps: Pixmaps,
        emblems: list[int],
        stage: "Callable[[TablePresenter], Staging]",
    ) -> None:
        """`stage` is called once, with this table, for what the game brings to it."""
        super().__init__(page)
        self.page = page
        self.source = source
        self.settings = settings
        self.pixmaps = pixmaps
        self.emblems = emblems
        """By seat."""
        self.seats = len(source.names)
        self.seat = source.seat
        self.adviser = list(PLAYERS[source.game.key])[-1]
        """Who is asked for hints: the strongest player."""
        self.colours = scheme(settings)
        self.scene = TableScene(page.view, pixmaps, emblems)
        self.plaques = [PlaqueItem(seat, emblem) for seat, emblem in enumerate(emblems)]
        for plaque in self.plaques:
            page.view.scene().addItem(plaque)
        self.chosen: dict[str, Value] = {}
        """The parts of a move that have been chosen, the card of the hand among them."""
        self._started = False
        self._speed = 1.0
        self._sensible: tuple[int, int] | None = None  # by the decision that it is about
        self._open = False  # whether the person's decision is asked for just now
        self._pause: Pause | None = None
        self._said = ""  # what screen readers were told last
        self._later: list[object] = []
        """What has happened since the table pauses, still to be shown."""
        self.log = Log(lambda seat: seat_text(self.plaques[seat].colour, self.colours))
        self.staging = staged = stage(self)
        self.log.begin(staged.telling)
        self.hand = Hand(
            page, self.scene, staged.board, staged.hand_zone, staged.playable_rise, staged.asking.described
        )
        self.hints = Hints(source, page.prompt, self.adviser, staged.hinting.hint, staged.hinting.listed, self._hinted)
        self.layout = staged.layout(1080, 900, False)
        self._dragging = Dragging(self)
        self._connect()

    def _connect(self) -> None:
        page, source = self.page, self.source
        page.view.resized.connect(self._relayout)
        page.view.clicked.connect(self._clicked)
        page.view.pointed.connect(self._point)
        page.key.connect(self._pressed)
        page.animator.idle.connect(self._idle, Qt.ConnectionType.QueuedConnection)
        self.hand.chosen.connect(self.choose_card)
        self.hand.played.connect(self.play_card)
        source.happened.connect(self._happened)
        source.asked.connect(self.ask)
        source.finished.connect(self.ask)
        self.settings.changed.connect(self._set)
        self._set()

    def set_speed(self, factor: float) -> None:
        """Things move so many times as fast as the settings say."""
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
            self.staging.furniture.dress(colours)
            self.log.show_anew()
        if self._started:  # marks and buttons may show suits in colours
            self.refresh()
            self.ask()

    def catch_up(self) -> Iterator[float]:
        """Takes in all that has happened so far, event by event, while nothing is shown; yields the share that is in.

        Where the game paused when it was left it pauses again.
        """
        events = self.source.start()
        acted = max((number for number, event in enumerate(events) if hasattr(event, "seat")), default=-1)
        told: Told | None = None
        for number, event in enumerate(events):
            self.board.apply(event)
            told = self._take_in(event) or told  # not aloud: some is to be remembered, or has been heard before
            yield (number + 1) / len(events) / 2
            following = events[number + 1 :]
            if following and self.source.person == NOBODY:
                continue  # whoever watches has gone past it
            if number >= acted and (pause := self.staging.pacing.pause(event, following)):
                self._pause, self._later = pause, following
                break
        if told:
            self._tell(told)
        for share in self.log.write():
            yield (1 + share) / 2

    def start(self) -> None:
        """Shows the table as it stands, and lets the game go on."""
        for _ in self.catch_up():
            pass
        self._started = True
        self._relayout()
        self.refresh()
        QTimer.singleShot(0, self, self._idle)

    # --- what a game's parts may use -----------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """What lies where."""
        return self.staging.board

    @property
    def course(self) -> Course:
        """How the game has gone."""
        return self.staging.course

    @property
    def card(self) -> str | None:
        """The card of the hand that is chosen to be played, while a card is asked for."""
        card = self.chosen.get("card")
        return str(card) if card is not None else None

    @property
    def paused(self) -> bool:
        """Whether the game waits for the person to go on, or is over."""
        return bool(self._pause or self.course.ended) and not self.page.animator.busy

    @property
    def waits(self) -> bool:
        """Whether it pauses until somebody has it go on."""
        return self._pause is not None

    def add_tabs(self, score: QWidget, rules_html: str) -> None:
        """The panel: the game's score, the log, the rules in force."""
        panel = self.page.panel
        panel.add(scrolling(score), translate("table", "Score"))
        panel.add(self.log.view, translate("table", "Log"))
        panel.add(RulesView(rules_html), translate("table", "Rules"))

    def sensible(self) -> int | None:
        """The move that a sensible person would make, as far as the last player but one can tell: what the bright
        button does to begin with. None where there is no such player, or nothing to decide."""
        players = list(PLAYERS[self.source.game.key].values())
        if len(players) < 2 or not self.source.actions():
            return None
        decision = len(self.source.lines)
        if self._sensible is None or self._sensible[0] != decision:
            advice = players[-2].advise(self.source.view, KeyedRandom(decision), 1.0)
            self._sensible = (decision, max(advice.choices, key=lambda choice: choice.probability).move)
        return self._sensible[1]

    def playable(self) -> list[str]:
        """The cards that can be played now, in the order of the hand; none where none is asked for."""
        if not self._open:
            return []
        playable = self.source.actions().options("card")
        return [piece.card for piece in self.hand.cards if piece.card in playable] if playable else []  # type: ignore[misc]

    def step_of(self, event: QKeyEvent) -> int:
        """Where the left or the right arrow key goes in a row: 1 onward, -1 back, by the direction of the script."""
        mirrored = self.page.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return 1 if (event.key() == Qt.Key.Key_Right) != mirrored else -1

    def play_answer(self, label: str, says: str) -> Answer:
        """The bright button that plays the chosen card."""
        return Answer("play", label, says, "Return", self._play_chosen, likely=True)

    def hint_answer(self) -> Answer:
        """The button that asks for a hint, or puts it away."""
        return self.hints.answer()

    def choose(self, **parts: Value) -> None:
        """Chooses parts of the move that is asked for; a part that does not go with them is forgotten."""
        kept = {part: value for part, value in self.chosen.items() if part not in parts}
        while kept and not self.source.actions().allows(**kept, **parts):
            kept.popitem()
        self.chosen = kept | parts
        self.ask()

    def play(self, **parts: Value) -> None:
        """Makes the person's move, where these parts make one."""
        move = self.source.actions().move(**parts) if self._open else None
        if move is None:
            return
        self._close()
        self.source.choose(move)
        if not self.page.animator.busy:  # others come first: the person waits for them
            self.ask()

    def choose_card(self, card: str) -> None:
        """Chooses a card of the hand, or says why it can't be played."""
        if card in self.playable():
            self.chosen["card"] = card
            self.ask()
            self.hand.reach(card)
            if not self.hand.has_focus:
                self.announce(card_words(card))
        elif self._open:
            why = self.staging.asking.why_not(card)
            if why:
                self.hints.put_away()  # it would cover what is said now
                self.ask()
                self.page.prompt.tell(why)

    def play_card(self, card: str) -> None:
        """Plays a card of the hand."""
        self.play(card=card)

    def announce(self, text: str) -> None:
        """Tells screen readers."""
        self._said = text
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page, spoken(text)))

    # --- what happens --------------------------------------------------------------------------------------------

    def _happened(self, events: list[object]) -> None:
        if self._pause:
            self._later += events
            return
        pacing = self.staging.pacing
        steps = []
        for number, event in enumerate(events):
            steps.append(Step(partial(self.show_event, event), pacing.durations[type(event)], self.refresh))
            look = pacing.look(event)
            if look:
                least = self.least_look if pacing.to_remember else 0.0
                steps.append(Step(list, look, lambda: None, still=True, least=least))
            following = events[number + 1 :]
            self._pause = pacing.pause(event, following)
            if self._pause:
                self._later = following
                break
        if not (self.source.actions() and all(isinstance(event, pacing.undisturbing) for event in events)):
            self._close()
            for plaque in self.plaques:
                plaque.set_active(False)
        self.page.animator.play(steps)

    def go_on(self) -> None:
        """What the table pauses for has been seen."""
        self._pause = None
        events, self._later = self._later, []
        if events:
            self._happened(events)
        else:
            self._close()
            self._idle()

    def _close(self) -> None:
        """Nothing is asked any more."""
        self._open = False
        self.chosen = {}
        self.hints.put_away()
        self.page.prompt.ask("", [])
        self.page.prompt.put_control(None)
        self.show_hand()

    def show_event(self, event: object) -> list[Motion]:
        """Changes the board by one event; the motions that show it."""
        self.hand.stop()
        self.board.apply(event)
        told = self._take_in(event)
        if told:
            self._tell(told)
            self.announce(told.text)
        self.log.show()
        return self.scene.moved(self.board, self.places, self._source)

    def _source(self, piece: Piece, place: Place) -> Place | None:
        """Where a new piece comes from on its way to a place."""
        if piece.seat is None:
            return self.staging.pacing.source(place)
        x, y = self.layout.plaques[piece.seat].centre
        return Place(x, y, place.width)

    def _take_in(self, event: object) -> Told | None:
        """Scores, marks and the log's line of an event; what is to be said of it."""
        self.course.follow(event)
        self.staging.furniture.follow(event)
        told = self.staging.telling.told(event)
        if told and told.logged:
            self.log.add(told, event)
        return told

    def _tell(self, told: Told) -> None:
        self.page.prompt.tell(told.text if told.prompt is None else told.prompt)

    def _idle(self) -> None:
        if not self.page.animator.busy:
            if not self._pause:
                self.source.settled()
            self.refresh()
            self.ask()

    # --- showing -------------------------------------------------------------------------------------------------

    def places(self) -> dict[Piece, Place]:
        """Where everything lies, cards of the hand lifted as they are."""
        return self.hand.lifted(self.layout.places(self.board))

    def _relayout(self) -> None:
        """Puts everything where it belongs at once: after a resize, or at the start."""
        view = self.page.view
        self.page.animator.hurry()
        mirrored = view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        layout = self.layout = self.staging.layout(max(view.width(), 400), max(view.height(), 400), mirrored)
        for seat, plaque in enumerate(self.plaques):
            plaque.set_box(layout.plaques[seat], layout.strip_height)
        self.page.put_prompt(layout.prompt, layout.text_scale)
        self.scene.sync(self.board)
        self.scene.put(self.places())
        self.staging.furniture.put()
        self.refresh()
        view.viewport().update()

    def refresh(self) -> None:
        """Shows the board as it is: the game's own marks, and the hand."""
        settled = self._open or not (self.page.animator.busy or self._pause)
        self.staging.furniture.refresh(set(self.source.to_act()) if settled else set())
        plaques = [Lying(plaque.words, plaque.box) for plaque in self.plaques]
        self.page.top.felt.show_lying([*plaques, *self.staging.telling.lying()])
        self.scene.forget_faces()
        self.show_hand()

    def show_hand(self) -> None:
        """Shows what is asked of the cards of the hand."""
        playable = self.playable()
        dims = self.staging.asking.dims
        marks = {self.staging.hinting.card_of(move): rounds for move, rounds in self.hints.marks.items()}
        asked = Asked(self._open, playable, self.card, dims() if dims else bool(playable), marks)
        self.hand.show(asked, self.layout.places(self.board), self._hand_pace)
        self._order_stops()

    def _order_stops(self) -> None:
        """Tab goes from the table to the question, then through the cards, then to the panel."""
        self.page.set_stops([*self.page.prompt.stops, *self.hand.stops])

    @property
    def _hand_pace(self) -> float | None:
        """How fast cards of the hand are lifted; None where other motions have them."""
        return self.settings.motion if self._open or not self.page.animator.busy else None

    # --- what is asked -------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Puts the question that is due."""
        if self.page.animator.busy and not self._open:  # while others lay their cards, choosing shows at once
            return
        self._open = False
        if self._pause:
            question, label, says = self._pause
            self._put(question, [Answer("next", label, says, "Return", self.go_on, True)])
        elif self.course.ended:
            self._ask_for_result()
        else:
            self._open = bool(self.source.actions())
            if not self._open:
                self._wait()
                return
            self._choose_to_begin_with()
            self._put(self.staging.asking.question(), self.staging.asking.answers())
        self.refresh()

    def _put(self, question: str, answers: list[Answer]) -> None:
        """Asks, and says so once: not again while the same is asked, nor where the last event was told so."""
        new = question != self.page.prompt.question and question != self._said
        self.page.prompt.ask(question, answers)
        if new:
            self.announce(question)

    def _choose_to_begin_with(self) -> None:
        """A card of the hand is chosen already when it is asked for."""
        cards = self.playable()
        if self.card in cards:
            return
        self.chosen.pop("card", None)
        move = self.sensible() if cards else None
        card = self.staging.hinting.card_of(move) if move is not None else None
        if card in cards or (cards and move is None):
            self.chosen["card"] = card or cards[0]

    def _ask_for_result(self) -> None:
        asking = self.staging.asking
        words = translate("table", "See the result")
        says = translate("table", "and the course of the game")
        self._put(asking.ending(), [Answer("result", words, says, "Return", self.ended.emit, True)])
        self.page.prompt.tell(asking.parting())

    def _wait(self) -> None:
        others = [named(self.source.names[seat]) for seat in self.source.to_act() if seat != self.seat]
        if len(others) > 1:
            text = translate("table", "The others are thinking …")
        else:
            text = translate("table", "{who} is thinking …").replace("{who}", others[0]) if others else ""
        label, says = translate("table", "Hurry"), translate("table", "without the pause")
        hurry = [Answer("hurry", label, says, "Space", self.source.hurry)]
        self.page.prompt.ask(text, hurry + self.staging.asking.meanwhile() if text else [])
        self._order_stops()

    def _hinted(self, words: str) -> None:
        """There is another hint, or none: its button and the cards show it."""
        advised = self.hints.advised
        if advised is not None:
            card = self.staging.hinting.card_of(advised)
            self.chosen.pop("card", None)
            if card and card in self.playable():
                self.chosen["card"] = card
                self.hand.reach(card)
            self.staging.asking.suggested(advised)
        if words:
            self.announce(words)
        self.ask()

    def _play_chosen(self) -> None:
        if self.card:
            self.play_card(self.card)

    # --- hands ---------------------------------------------------------------------------------------------------

    def _point(self, item: object) -> None:
        self.hand.point(item, self.layout.places(self.board), self._hand_pace)

    def _clicked(self, item: object) -> None:
        self.staging.asking.touched(self.scene.piece_of(item))
        self.hand.click(item)

    def _pressed(self, event: QKeyEvent) -> None:
        if self.page.prompt.press(event) or self.staging.asking.pressed(event):
            return
        if event.key() == Qt.Key.Key_Space:
            self.page.animator.hurry()
        else:
            self.hand.press(event, self.step_of(event))
