"""Driver for tables of Bidding War."""

from random import Random

from PySide6.QtWidgets import QApplication

from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.games import GAMES
from cardtable.games.war.screen.table import WarTable
from tools.driver import TableDriver
from tools.stage import Stage

WarDriver = TableDriver[WarTable]


def war(table: TablePresenter | None) -> WarDriver:
    """Return a driver for a table, which must not be None."""
    assert table is not None
    return TableDriver(table, WarTable)


def deal(stage: Stage, seats: int, rules: dict[str, object], player: str, seed: int = 5) -> WarDriver:
    """Begin a game against bots of one kind and return its driver."""
    return war(stage.deal(GAMES["war"], seats, rules, player, seed))


def play(stage: Stage, table: WarDriver, moves: int, random: Random) -> None:
    """Make `moves` random moves for the person, or play to the end; stop when the next move is asked for."""
    prompt = table.page.prompt
    made = 0
    while True:
        stage.until(lambda: bool(table.game.model.course.ended) or bool(prompt.button("play") or prompt.button("pass")))
        if table.game.model.course.ended or made == moves:
            return
        cards = table.legal_cards()
        if cards and (random.random() < 0.7 or not prompt.button("pass")):
            table.choose(random.choice(cards))
        answer = prompt.button("play") if cards and random.random() < 0.6 else prompt.button("pass")
        (answer or prompt.button("play") or prompt.button("pass")).click()  # type: ignore[union-attr]
        made += 1
        QApplication.processEvents()
