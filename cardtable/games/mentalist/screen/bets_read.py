"""The reader's tab at a table of Mentalist Poker: what each has bet and guessed so far, as far as it has been seen.

It comes from what the one who looks remembers of settled bets. Without perfect play it is there at once; that is worked
out beside the screen, where it is known at all.
"""

from functools import partial

from PySide6.QtCore import QObject

from cardtable.app.art import palette
from cardtable.app.play.reckoner import Reckoner
from cardtable.app.style import seat_text
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.reader_tab import ReaderTab
from cardtable.bots.gist import hundred
from cardtable.games.mentalist.play import Mentalist
from cardtable.games.mentalist.players.mirroring import beside_perfect, is_solved
from cardtable.games.mentalist.players.showing import Shown, shown
from cardtable.games.mentalist.screen.tally_view import TallyView
from cardtable.language import filled, named, translate

Tallies = dict[tuple[int, bool], Shown]


class BetsRead(QObject):
    """Fills the tab while it is looked at."""

    def __init__(self, table: TablePresenter) -> None:
        super().__init__(table)
        self._table = table
        self._picture = TallyView(table.pixmaps, table.colours)
        kinds = (translate("mentalist", "Bets"), translate("mentalist", "Guesses"))
        self.tab = ReaderTab(table, kinds, self._picture)
        self.tab.wanted.connect(self._look)
        self._perfect: Tallies = {}
        self._perfect_of = -1  # how many bets that is about
        self._asked = -1  # the same of what is being worked out
        self._reckoner = Reckoner(self)
        self._reckoner.progressed.connect(self._tell)
        self._reckoner.done.connect(self._take)
        self._reckoner.failed.connect(self._give_up)

    def _look(self) -> None:
        if self.tab.shown and self._perfect_of != self.tab.shown and is_solved(self._state):
            if self._asked != self.tab.shown:
                self._asked = self.tab.shown
                self._reckoner.begin(partial(beside_perfect, self._table.source.lines, self.tab.shown))
            if self._perfect:
                return  # the table is at hand: it comes in a moment
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

    def _tally(self, seat: int, guessing: bool) -> Shown:
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
