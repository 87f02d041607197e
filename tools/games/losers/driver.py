"""A table of Loser's Game, driven."""

from cardtable.app.games.losers.table import LosersTable
from cardtable.app.table.presenter import TablePresenter
from tools.driver import TableDriver

LosersDriver = TableDriver[LosersTable]


def losers(table: TablePresenter | None) -> LosersDriver:
    """Drives a table."""
    assert table is not None
    return TableDriver(table, LosersTable)
