"""Bidding War on the screen: a driver of its table, and its pictures for `tools/screenshots.py`.

The pictures show tables of all sizes, result, review, a practice table.
"""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardtable.app.after.review_page import ReviewPage
from cardtable.app.table.presenter import TablePresenter
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.games.war.screen.table import WarTable
from tools.driver import TableDriver, any_game
from tools.pictures import Picture, begin
from tools.stage import Stage

WarDriver = TableDriver[WarTable]


def war(table: TablePresenter | None) -> WarDriver:
    """Return a driver for a table, which must not be None."""
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


# --- pictures ---------------------------------------------------------------------------------------------------------

TABLES: dict[str, tuple[int, dict[str, object], int]] = {
    "two": (2, {}, 5),
    "three": (3, {"tie": "carry"}, 4),
    "four-auction": (4, {"bidding": "open"}, 7),
    "five-own-cards": (5, {"prizes": "own_cards"}, 6),
    "six": (6, {"tie": "next_highest"}, 8),
    "seven": (7, {}, 6),
}
"""Seats, house rules, and the number of the person's moves before the picture, by name."""


def pages(stage: Stage, picture: Picture) -> None:
    """Take all pictures, at the window's size."""
    player = list(PLAYERS["war"])[-1]
    for name, (seats, rules, moves) in TABLES.items():
        table = deal(stage, seats, rules, player)
        play(stage, table, moves, Random(3))
        picture(f"table-{name}")
        stage.hint(table)
        picture(f"hint-{name}")
    for tab, name in enumerate(("log", "rules", "reader"), 1):
        table.page.panel.tabs.setCurrentIndex(tab)
        picture(f"panel-{name}")
    stage.settings.light_panel = True
    stage.settings.two_colour = True
    table.page.panel.tabs.setCurrentIndex(0)
    picture("table-light")
    stage.settings.light_panel = False
    stage.settings.two_colour = False
    stage.application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table = deal(stage, 4, {}, player)
    play(stage, table, 5, Random(3))
    picture("table-right-to-left")
    play(stage, table, 99, Random(3))
    stage.finish(table)
    picture("result-right-to-left")
    stage.application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for seats in (2, 7):
        table = deal(stage, seats, {}, player, seed=9)
        play(stage, table, 99, Random(4))
        picture(f"end-{seats}")
        reviewed = stage.finish(table)
        picture(f"result-{seats}")
        if reviewed and stage.review():
            picture(f"review-{seats}")
            assert isinstance(stage.window.page, ReviewPage)
            stage.window.page.mirror_button.click()
            picture(f"mirror-{seats}")
    table = deal(stage, 4, {"bidding": "open"}, player, seed=9)
    play(stage, table, 99, Random(4))
    if stage.finish(table) and stage.review():
        picture("review-auction")
    practice(stage, picture)
    curtain_and_review(stage, picture)


def practice(stage: Stage, picture: Picture) -> None:
    """Picture a practice table's hint, with the value of each move."""
    begin(stage, "war", ["human", "club", "club", "expert"], practice=True)
    table = war(stage.window.table)
    play(stage, table, 3, Random(3))
    stage.hint(table)
    picture("practice")


def curtain_and_review(stage: Stage, picture: Picture) -> None:
    """Picture the curtain between two people, and at the end the review, which asks whose moves to show."""
    page = begin(stage, "war", ["human", "human", "club", "club"], suit_size=7)
    pictured = False
    while stage.window.game_page is page:
        stage.until(lambda: not page.changing and (page.curtain.is_down or any_game(page.table).bright is not None))
        if not page.curtain.is_down:
            page.table.page.prompt.press_likely()
            continue
        if not pictured:
            picture("curtain")
        pictured = True
        page.curtain.button.click()
    stage.until(lambda: stage.window.reviewer is not None and bool(stage.window.reviewer.review.judged))
    if stage.review():
        assert isinstance(stage.window.page, ReviewPage)
        picture("review-whose")
