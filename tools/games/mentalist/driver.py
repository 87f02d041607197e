"""Driver for tables of Mentalist Poker."""

from cardtable.app.table.presenter import TablePresenter
from cardtable.games.mentalist.screen.table import MentalistTable
from tools.driver import TableDriver

MentalistDriver = TableDriver[MentalistTable]


def mentalist(table: TablePresenter | None) -> MentalistDriver:
    """Return a driver for a table, which must not be None."""
    assert table is not None
    return TableDriver(table, MentalistTable)
