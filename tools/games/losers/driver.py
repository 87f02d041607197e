"""A table of Loser's Game, driven."""

from cardtable.app.table.presenter import TablePresenter
from cardtable.games.losers.screen.table import LosersTable
from tools.driver import TableDriver

LosersDriver = TableDriver[LosersTable]


def losers(table: TablePresenter | None) -> LosersDriver:
    """Drives a table."""
    assert table is not None
    return TableDriver(table, LosersTable)
