"""A table of Miser, driven."""

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
    """Drives a table."""
    assert table is not None
    return TableDriver(table, MiserTable)


def deal(stage: Stage, seats: int, rules: dict[str, object], player: str, seed: int = 5) -> MiserDriver:
    """Begins a game against bots of one kind."""
    return miser(stage.deal(GAMES["miser"], seats, rules, player, seed))


def play(stage: Stage, table: MiserDriver, until: Callable[[], bool], random: Random) -> bool:
    """Answers what is asked, in any way, until something is so, or the game is over: whether it came to be."""
    while True:
        stage.until(lambda: table.bright is not None)
        if until():
            return True
        if table.over:
            return False
        answers = [button for button in table.answers if button.answer.name not in ("hint", "back", "say")]
        random.choice(answers).click()
        QApplication.processEvents()
