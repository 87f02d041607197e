"""A table of Mentalist Poker, driven."""

from cardtable.app.table.presenter import TablePresenter
from cardtable.games.mentalist.screen.table import MentalistTable
from tools.driver import TableDriver

MentalistDriver = TableDriver[MentalistTable]


def mentalist(table: TablePresenter | None) -> MentalistDriver:
    """Drives a table."""
    assert table is not None
    return TableDriver(table, MentalistTable)
