"""Driver for tables of Loser's Game."""

from cardtable.app.table.presenter import TablePresenter
from cardtable.games.losers.screen.table import LosersTable
from tools.driver import TableDriver

LosersDriver = TableDriver[LosersTable]


def losers(table: TablePresenter | None) -> LosersDriver:
    """Return a driver for a table, which must not be None."""
    assert table is not None
    return TableDriver(table, LosersTable)
