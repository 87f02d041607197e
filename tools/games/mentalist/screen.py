"""Mentalist Poker on the screen: a driver of its table, and its pictures for `tools/screenshots.py`.

The pictures show bets, guesses, lifted screens, result, review.
"""

from collections.abc import Callable
from functools import partial
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardtable.app.after.mirror_page import MirrorPage
from cardtable.app.after.result_page import ResultPage
from cardtable.app.routes import Home, NewGame, Open, Seats
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.watch_page import WatchPage
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.games.mentalist.moves import ScreenLifted
from cardtable.games.mentalist.play import BET, GUESS
from cardtable.games.mentalist.screen.solved_page import SolvedPage
from cardtable.games.mentalist.screen.table import MentalistTable
from tools.driver import TableDriver
from tools.pictures import Picture
from tools.stage import Stage

MentalistDriver = TableDriver[MentalistTable]


def mentalist(table: TablePresenter | None) -> MentalistDriver:
    """Return a driver for a table, which must not be None."""
    return TableDriver(table, MentalistTable)


# --- pictures ---------------------------------------------------------------------------------------------------------

NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Lene")
_LARGE: dict[str, object] = {"starting_chips": 1000, "ante": 20}
_ADVANCED: dict[str, object] = {"variant": "advanced"}
_MOST_TURNS = 400
_READER = 3


def pages(stage: Stage, picture: Picture) -> None:
    """Take all pictures, at the window's size."""
    for seats, rules, name in (
        (2, {}, "2"),
        (2, _LARGE, "large"),
        (3, {}, "3"),
        (4, _ADVANCED, "4"),
        (5, {}, "5"),
        (6, _ADVANCED, "6"),
        (7, {}, "7"),
        (8, _ADVANCED, "8"),
    ):
        table = sit(stage, seats, rules)
        play_to(stage, table, BET, bets=2)
        table.game.answers.strip.choose(min(3, table.state.most))
        picture(f"mentalist-bet-{name}")
        play_to(stage, table, GUESS)
        picture(f"mentalist-guess-{name}")
    for seats, rules in ((2, {}), (8, _ADVANCED)):
        for hit in (False, True):
            still(stage, sit(stage, seats, rules), partial(_lifted, hit=hit), picture, f"mentalist-{hit}-{seats}")
    table = sit(stage, 2, {})
    play_to(stage, table, BET, bets=8)
    table.page.panel.tabs.setCurrentIndex(_READER)
    stage.until(lambda: not table.game.reader.tab.note)
    picture("mentalist-reader")
    table = sit(stage, 4, {})
    play_to(stage, table, GUESS)
    if table.prompt.button("hint"):
        stage.hint(table)
        picture("mentalist-hint")
    for tab, name in enumerate(("log", "rules"), 1):
        table.page.panel.tabs.setCurrentIndex(tab)
        picture(f"mentalist-panel-{name}")
    practice(stage, picture)
    shared(stage, picture)
    stage.application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table = sit(stage, 4, {})
    play_to(stage, table, BET, bets=2)
    picture("mentalist-right-to-left")
    stage.application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    solved(stage, picture)
    short: tuple[dict[str, object], ...] = ({"starting_chips": 8}, {**_ADVANCED, "turn_limit": 16})
    for seats, rules in zip((2, 5), short, strict=True):
        table = sit(stage, seats, rules)
        play_to(stage, table, None)
        picture(f"mentalist-end-{seats}")
        table.ended.emit()
        result = stage.window.page
        assert isinstance(result, ResultPage)
        picture(f"mentalist-result-{seats}")
        stage.until(result.mirror_button.isVisible)
        result.mirror_button.click()
        stage.until(lambda: isinstance(stage.window.page, MirrorPage) and stage.window.page.progress.isHidden())
        picture(f"mentalist-mirror-{seats}")
        stage.window.go(Open(table.live.path))
        stage.until(lambda: isinstance(stage.window.page, WatchPage))
        page = stage.window.page
        assert isinstance(page, WatchPage)
        page.timeline.setValue(page.timeline.maximum() * 2 // 5)
        stage.until(lambda page=page: not page.shown.jumping)  # type: ignore[misc]
        picture(f"mentalist-watch-{seats}")


def _lifted(event: object, hit: bool) -> bool:
    return isinstance(event, ScreenLifted) and event.hit == hit


def still(stage: Stage, table: MentalistDriver, wanted: Callable[[object], bool], picture: Picture, name: str) -> None:
    """Play on until an event is shown that is `wanted`, and picture the table with its motions at their end."""
    shown = table.presenter.playback.show_event
    taken: list[bool] = []

    def show(event: object) -> object:
        motions = shown(event)
        if not taken and wanted(event):
            taken.append(True)
            table.page.animator._motions = motions
            for motion in motions:
                motion.item.put(motion.end)
                motion.item.setZValue(motion.end.z)
                motion.item.look(turned=motion.turned[1], lift=0.0)
            picture(name)
        return motions

    table.presenter.playback.show_event = show  # type: ignore[method-assign, assignment]
    random = Random(3)
    for _ in range(_MOST_TURNS):
        if taken or table.game.model.course.ended:
            return
        answer(stage, table, random)


def practice(stage: Stage, picture: Picture) -> None:
    """Picture a practice table with a position set by hand, and the cost of the person's first move."""
    stage.window.go(Seats("mentalist"))
    page = stage.window.page
    assert isinstance(page, SeatsPage)
    assert page.start_form
    page.practice_box.setChecked(True)
    page.start_form.show_position({"chips": [31, 24], "pot": 9, "bettor": 0, "button": 1})
    picture("mentalist-position")
    stage.dealt(page.deal)
    table = mentalist(stage.window.table)
    stage.until(lambda: table.prompt.button("chips") is not None)
    answer(stage, table, Random(3))
    stage.until(lambda: bool(table.page.panel.prices) and table.prompt.button("chips") is not None)
    picture("mentalist-price")


def shared(stage: Stage, picture: Picture) -> None:
    """Picture the table of two people and a bot, and its curtain."""
    game = GAMES["mentalist"]
    people = tuple(SeatName(NAMES[seat], "human" if seat < 2 else _player()) for seat in range(3))
    page = stage.dealt(lambda: stage.window.go(NewGame(new_header(game, game.rules.made({}), people, 5))))
    for _ in range(7):
        stage.until(lambda: not page.changing and (page.curtain.is_down or bool(page.table.source.actions())))
        picture("mentalist-curtain" if page.curtain.is_down else "mentalist-shared")
        if page.curtain.is_down:
            page.curtain.button.click()
        else:
            page.table.page.prompt.press_likely()
    stage.window.go(Home())


def solved(stage: Stage, picture: Picture) -> None:
    """Picture perfect play, opened from the seats page: its maps of chances and of bets."""
    stage.window.go(Seats("mentalist"))
    seats = stage.window.page
    assert isinstance(seats, SeatsPage)
    seats.perfect_button.click()
    page = stage.window.page
    assert isinstance(page, SolvedPage)
    for shown, name in enumerate(("chances", "bets")):
        page.shown.setCurrentIndex(shown)
        stage.until(lambda shown=shown: page.map.heat is not None and page.map.heat.low == 1 - shown)  # type: ignore[misc]
        picture(f"mentalist-perfect-{name}")
    page.back.emit()


def _player() -> str:
    players = list(PLAYERS["mentalist"])
    return players[max(0, len(players) - 2)]


def sit(stage: Stage, seats: int, rules: dict[str, object], seed: int = 11) -> MentalistDriver:
    """Begin a game against bots and return its driver."""
    game = GAMES["mentalist"]
    people = tuple(SeatName(NAMES[seat], _player() if seat else "human") for seat in range(seats))
    stage.dealt(lambda: stage.window.go(NewGame(new_header(game, game.rules.made(rules), people, seed))))
    return mentalist(stage.window.table)


def answer(stage: Stage, table: MentalistDriver, random: Random) -> None:
    """Give one answer for the person, mostly a small number."""
    prompt = table.prompt
    stage.until(lambda: bool(prompt.button("chips") or prompt.button("result")))
    if prompt.button("chips"):
        table.game.answers.strip.choose(int(random.random() ** 2 * 6))
        prompt.press_likely()
        QApplication.processEvents()


def play_to(stage: Stage, table: MentalistDriver, phase: int | None, bets: int = 0) -> None:
    """Play on until the person is in `phase` (BET or GUESS) after at least `bets` bets; None plays to the end."""
    prompt = table.prompt
    random = Random(4)
    for _ in range(_MOST_TURNS):
        stage.until(lambda: bool(prompt.button("chips") or prompt.button("result")))
        if prompt.button("result") or (table.state.phase == phase and table.state.bets >= bets):
            return
        answer(stage, table, random)
