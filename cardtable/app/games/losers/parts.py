"""What the parts of a table of Loser's Game ask of it."""

from cardtable.app.table.presenter import TablePresenter
from cardtable.table.losers.model import LosersModel


def model_of(table: TablePresenter) -> LosersModel:
    """What a table of this game shows."""
    assert isinstance(table.model, LosersModel)
    return table.model
