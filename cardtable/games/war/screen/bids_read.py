"""The reader's tab at a table of Bidding War: what each has bid for what was at stake, as far as bids were turned."""

from PySide6.QtCore import QObject

from cardtable.app.art import palette
from cardtable.app.style import seat_text
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.table.reader_tab import ReaderTab
from cardtable.games.war.players.foreseeing import BidReader, bids_made
from cardtable.games.war.rules import WarRules
from cardtable.games.war.screen.bids_view import BidsView
from cardtable.language import filled, named, translate


class BidsRead(QObject):
    """Fills the tab while it is looked at, from the lines that the one who looks was told."""

    def __init__(self, table: TablePresenter, rules: WarRules) -> None:
        super().__init__(table)
        self._table = table
        self._picture = BidsView(table.colours, max(rules.values()[: rules.suit_size]))
        self.tab = ReaderTab(table, (), self._picture)
        self.tab.wanted.connect(self._look)

    def _look(self) -> None:
        tab, table = self.tab, self._table
        made = bids_made(table.source.lines)
        rounds = sorted({bid.lines_before for bid in made})[: self.tab.shown]
        reader = BidReader()
        for bid in made:
            if bid.seat == tab.seat and bid.lines_before in rounds:
                reader.see(bid)
        self._picture.show_bids(reader.seen, seat_text(palette.SEATS[table.emblems[tab.seat]], table.colours))
        tab.show_picture(bool(reader.seen))
        tab.say(self._words(reader))

    def _words(self, reader: BidReader) -> str:
        """How often they would have been foreseen, or that there is nothing yet."""
        count = len(reader.seen)
        if not count:
            if self.tab.yours:
                return translate("war", "Your bids appear here once they have been turned over.")
            text = translate("war", "{who}'s bids appear here once they have been turned over.")
            return filled(text, who=named(self.tab.name))
        text = translate(
            "war",
            "From earlier bids, a mind-reader would have predicted {foreseen} of {count}; by chance alone, it would "
            "have been about {usual}.",
        )
        return filled(text, foreseen=reader.foreseen, count=count, usual=round(reader.at_random))
