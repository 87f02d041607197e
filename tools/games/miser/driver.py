"""Driver for tables of Miser."""

from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QApplication

from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.games import GAMES
from cardtable.games.miser.screen.table import MiserTable
from tools.driver import TableDriver
from tools.stage import Stage

MiserDriver = TableDriver[MiserTable]


def miser(table: TablePresenter | None) -> MiserDriver:
    """Return a driver for a table, which must not be None."""
    assert table is not None
    return TableDriver(table, MiserTable)


def deal(stage: Stage, seats: int, rules: dict[str, object], player: str, seed: int = 5) -> MiserDriver:
    """Begin a game against bots of one kind and return its driver."""
    return miser(stage.deal(GAMES["miser"], seats, rules, player, seed))


def play(stage: Stage, table: MiserDriver, until: Callable[[], bool], random: Random) -> bool:
    """Give random answers for the person until `until` is true or the game is over, and return whether it was true."""
    while True:
        stage.until(lambda: table.bright is not None)
        if until():
            return True
        if table.over:
            return False
        answers = [button for button in table.answers if button.answer.name not in ("hint", "back", "say")]
        random.choice(answers).click()
        QApplication.processEvents()
