"""Display of a table: its pieces and marks, the panel's tabs, talk, the hand, and the texts for screen readers.

It shows a model. What is asked of the person, and which seats are marked as acting, it learns from functions.
"""

from collections.abc import Callable, Collection, Iterator, Sequence

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.art.pixmaps import Pixmaps
from cardtable.app.parts.widgets import scrolling
from cardtable.app.play.source import Source
from cardtable.app.settings import Settings
from cardtable.app.style import scheme, seat_text
from cardtable.app.table.cached_items import PictureItem
from cardtable.app.table.hand import Hand, HandState
from cardtable.app.table.hooks import TableHooks
from cardtable.app.table.items import PieceItem
from cardtable.app.table.page import TablePage
from cardtable.app.table.panel import Log, RulesView
from cardtable.app.table.scene import Motion, TableScene
from cardtable.app.table.talking import Bubbles, Talking
from cardtable.app.zoom import apply_zoom, text_size_of
from cardtable.language import translate
from cardtable.table.board import Piece
from cardtable.table.letters import spoken
from cardtable.table.marks import FeltText
from cardtable.table.model import Layout, TableModel
from cardtable.table.places import Place
from cardtable.table.rules_text import Section
from cardtable.table.talk import Talk
from cardtable.table.telling import Notice


class TableDisplay(QObject):
    """Everything that one table shows. It has a model before `begin`, and the game's own parts from then on."""

    model: TableModel
    """Model of the table as it is shown."""
    layout: Layout
    hand: Hand
    talking: Talking | None
    """Talk tab and picker, or None if the game has no talk."""

    def __init__(
        self,
        page: TablePage,
        source: Source,
        settings: Settings,
        pixmaps: Pixmaps,
        emblems: list[int],
        *,
        asked: Callable[[], HandState],
        worths: Callable[[], Sequence[tuple[str, int]]],
        acting: Callable[[], Collection[int]],
    ) -> None:
        """`emblems` are by seat. `asked` returns what is asked of the hand, `worths` each move's name and wins in 100
        games, as the hint has them, and `acting` the seats to be marked as acting."""
        super().__init__(page)
        self.page = page
        self._source = source
        self._settings = settings
        self._pixmaps = pixmaps
        self._emblems = emblems
        self._asked, self._worths, self._acting = asked, worths, acting
        self.colours = scheme(settings)
        self.scene = TableScene(page.view.scene(), pixmaps, emblems)
        self.scene.dragged = lambda: page.view.dragged
        self.log = Log(lambda seat: seat_text(self.scene.plaques[seat].colour, self.colours))
        self.bubbles = Bubbles(page, source, settings, self.scene, lambda: self.model, lambda: self.layout)
        """Speech bubbles on the felt, for talk and remarks."""
        self.bubbles.changed.connect(self._follow_bubbles)
        self.makes_remarks = True
        """True if bots' remarks are shown here, provided the settings allow them."""
        self._rules: RulesView | None = None
        # View size, whether the view is mirrored, and text size.
        self._laid_for: tuple[QSize, bool, float] | None = None
        self._speed = 1.0
        self._said = ""  # last text given to screen readers

    def begin(self, hooks: TableHooks) -> None:
        """Take over the game's own parts, now that the game has set the model."""
        self._sheets = hooks.sheets
        self.log.begin(self.model.teller, hooks.readable)
        self.talking = self._new_talking() if self.model.talk else None
        zone = hooks.hand_zone
        self.hand = Hand(
            self.page, self.scene, lambda: self.model.cards(zone), hooks.playable_rise, hooks.asking.described
        )
        self.layout = self.model.layout(1080, 900, False)
        self.page.view.resized.connect(self._resized)
        self.page.view.pointed.connect(self._point)

    def _new_talking(self) -> Talking:
        def talk() -> Talk:
            assert self.model.talk
            return self.model.talk

        talking = Talking(
            self.page, self._source, self._pixmaps, self._emblems, self.colours, talk, lambda: self.layout.text_scale
        )
        talking.announced.connect(self.announce)
        return talking

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

    # --- settings ------------------------------------------------------------------------------------------------

    def set_speed(self, factor: float) -> None:
        """Set the speed of motions, as a multiple of the speed in the settings."""
        self._speed = factor
        self.page.animator.pace = self._settings.motion / factor

    def take_settings(self) -> None:
        """Take over pace and colours from the settings."""
        self.set_speed(self._speed)
        self.page.animator.stay = self._settings.beat
        self._pixmaps.two_colour = self._settings.two_colour
        self.page.view.viewport().update()
        colours = scheme(self._settings)
        if colours is not self.colours:
            self.colours = colours
            self._sheets.recolour(colours)
            if self.talking:
                self.talking.recolour(colours)
            self.log.show_anew()

    # --- places --------------------------------------------------------------------------------------------------

    def _prepare(self) -> Iterator[float]:
        """Lay out the table and draw its pictures while it is still hidden, so that the first frame doesn't have to.
        The page must already have its final size. Yields the share that is done, 0 to 1."""
        view = self.page.view
        yield from view.draw_ahead()
        self.lay_out()
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
        yield from self._prepare()

    @property
    def is_laid_out(self) -> bool:
        """True once the table has been laid out for the first time."""
        return self._laid_for is not None

    def places(self) -> dict[Piece, Place]:
        """Return the place of every piece, with cards of the hand lifted as they are now."""
        return self.hand.lifted(self.layout.places(self.model))

    def _resized(self) -> None:
        if self.is_laid_out:  # else the table has not been set up yet
            self.lay_out()

    def lay_out(self) -> None:
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
        self._sheets.put()
        self.bubbles.lay_out()
        if self.talking:
            self.talking.lay_out()
        self.refresh()
        view.viewport().update()

    def put_back(self, piece: Piece) -> None:
        """Move a piece back to its place after a drag that came to nothing."""
        self.hand.put_back(piece, self.places()[piece], self._settings.motion)
        self.show_hand()

    # --- what happens --------------------------------------------------------------------------------------------

    def follow(self, event: object) -> Notice | None:
        """Let the model and the game's sheets follow an event, and return the notice of it."""
        notice = self.model.follow(event)
        self._sheets.follow(event)
        return notice

    def hear(self, seat: int) -> None:
        """Show the last line of talk in the bubble of the seat that spoke."""
        last = self.model.talk.last if self.model.talk else None
        if last is not None:
            self.bubbles.say(seat, last.words)

    def motions(self) -> list[Motion]:
        """Show what of the last event needn't wait for pieces to land, and return the motions of the rest."""
        self.scene.stir(self.model, self.layout)
        return self.scene.moved(self.model, self.places, self._origin)

    def _origin(self, piece: Piece, place: Place) -> Place | None:
        """Return the place from which a new piece comes; None for the default."""
        if piece.seat is None:
            return self.model.source(piece, place, self.layout)
        x, y = self.layout.plaques[piece.seat].centre
        return Place(x, y, place.width)

    def clear(self) -> None:
        """Drop motions under way, bubbles and the picker, since another moment of the game is to be shown."""
        self.page.animator.clear()
        self.hand.stop()
        self.bubbles.clear()
        if self.talking:
            self.talking.close()

    def jumped(self) -> None:
        """Show the model, which is that of another moment, at once."""
        self._sheets.jumped()
        if self.is_laid_out:  # else the table has not been set up yet
            self._laid_for = None
            self.lay_out()

    # --- what is shown -------------------------------------------------------------------------------------------

    def show_marks(self) -> None:
        """Show plaques and marks as the model has them, while nothing moves."""
        self.scene.show(self.model, self.layout, self._acting())

    def refresh(self) -> None:
        """Show the model as it is now: pieces, marks, sheets, rules, talk, texts for screen readers and the hand."""
        if not (self.page.animator.moves or self.page.view.dragged) and self.model.settle():
            self.scene.sync(self.model)
            self.scene.put(self.layout.places(self.model))
        asked = self._asked()
        self.model.awaited = bool(asked.playable)
        self.show_marks()
        self._sheets.refresh()
        if self._rules:
            self._rules.follow(self.model.seen.rules)
        if self.talking:
            self.talking.refresh()
        self.bubbles.refresh()
        self.show_texts()
        self._show_hand(asked)

    def show_texts(self) -> None:
        """Give screen readers the texts of plaques, felt, sheets and speech bubbles."""
        plaques = [FeltText(plaque.words, plaque.box) for plaque in self.scene.plaques]
        felt, over = self.model.texts(self.layout), self._sheets.texts()
        self.page.top.felt.show_texts([*plaques, *felt, *over, *self.bubbles.texts()])

    def _follow_bubbles(self) -> None:
        if not self.page.animator.moves:  # else once pieces have landed: their texts must not be ahead of them
            self.show_texts()

    def show_hand(self) -> None:
        """Show in the hand which cards can be played, which one is chosen, and a hint's marks."""
        self._show_hand(self._asked())

    def _show_hand(self, asked: HandState) -> None:
        self.hand.show(asked, self.layout.places(self.model), self._hand_pace(asked))
        self.page.panel.show_worths(self._worths())
        self._order_stops()

    def _point(self, item: object) -> None:
        self.hand.point(item, self.layout.places(self.model), self._hand_pace(self.hand.asked))

    def _hand_pace(self, asked: HandState) -> float | None:
        """Return the pace at which cards of the hand are lifted; None while other motions move them."""
        return self._settings.motion if asked.open or not self.page.animator.busy else None

    def _order_stops(self) -> None:
        """Set the order of Tab: from the table to the question, then through the cards, then to the panel."""
        self.page.set_stops([*self.page.prompt.stops, *self.hand.stops])

    def show_prices(self, words: str) -> None:
        """Show what decisions cost, once nothing moves: the decisions themselves must have been seen."""
        if words != self.page.panel.prices and not self.page.animator.busy:
            self.page.panel.show_prices(words)
            self.announce(words)

    # --- words ---------------------------------------------------------------------------------------------------

    def announce(self, text: str) -> None:
        """Tell screen readers what happens or what is asked, and remember it so that no question repeats it."""
        self._said = text
        self._tell(text)

    def was_said(self, text: str) -> bool:
        """Return whether this was the last text to be announced."""
        return text == self._said

    def hear_remark(self) -> None:
        """Show and announce the remark on the last event, if there is one and remarks are on."""
        remark = self.model.remark
        if remark and self.makes_remarks and self._settings.remarks:
            self.bubbles.say(remark.seat, remark.words)
            self._tell(self.bubbles.told(remark.seat, remark.words))

    def _tell(self, text: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page, spoken(text)))

    def notify(self, words: str) -> None:
        """Show a notice in the prompt, and announce it."""
        self.page.prompt.show_notice(words)
        self.announce(words)
