"""A table of Mentalist Poker, driven."""

from cardtable.app.games.mentalist.table import MentalistTable
from cardtable.app.table.presenter import TablePresenter
from tools.driver import TableDriver

MentalistDriver = TableDriver[MentalistTable]


def mentalist(table: TablePresenter | None) -> MentalistDriver:
    """Drives a table."""
    assert table is not None
    return TableDriver(table, MentalistTable)
