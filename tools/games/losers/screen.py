"""Loser's Game on the screen: a driver of its table, and its pictures for `tools/screenshots.py`.

The pictures show calling, bidding, tricks, a hand's summary, result, review.
"""

from PySide6.QtCore import Qt

from cardtable.app.after.result_page import ResultPage
from cardtable.app.after.review_page import ReviewPage
from cardtable.app.routes import Home, NewGame, Open, Seats
from cardtable.app.setup.players import ProgramDialog, StartQuestion, WhoPlays
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.table.presenter import TablePresenter
from cardtable.app.watch.watch_page import WatchPage
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.record import SeatName, new_header
from cardtable.games.losers.screen.table import LosersTable
from tools.driver import TableDriver
from tools.pictures import Picture, begin, opened
from tools.stage import Stage

LosersDriver = TableDriver[LosersTable]


def losers(table: TablePresenter | None) -> LosersDriver:
    """Return a driver for a table, which must not be None."""
    return TableDriver(table, LosersTable)


# --- pictures ---------------------------------------------------------------------------------------------------------

NAMES = ("Anna", "Odile", "Bram", "Tove", "Ines", "Piet", "Jorun", "Lene")
_LIKE = "club"
"""Built-in player that moves for the person."""
_COMMAND = "python3 ~/players/one_that_looks_far_ahead.py --strength 12 --log ~/players/what_it_thought.txt"
_ASKED = ("suit-C", "bid", "play", "next", "result")


def pages(stage: Stage, picture: Picture) -> None:
    """Take all pictures, at the window's size."""
    for seats in (2, 4, 8):
        table = sit(stage, seats, {"last_trick": True})
        play_to(stage, table, "suit-C")
        picture(f"losers-calling-{seats}")
        play_to(stage, table, "bid")
        table.game.answers.stepper.choose(6)
        picture(f"losers-bidding-{seats}")
        mid_trick(stage, table, 3)
        picture(f"losers-trick-{seats}")
        look_back(stage, table)
        picture(f"losers-last-trick-{seats}")
        play_to(stage, table, "next")
        picture(f"losers-summary-{seats}")
    table = sit(stage, 4, {})
    for question in ("suit-C", "bid", "play"):
        play_to(stage, table, question)
        stage.hint(table)
        picture(f"losers-hint-{question.partition('-')[0]}")
    for seats in (5, 6, 7):
        table = sit(stage, seats, {})
        mid_trick(stage, table, 2)
        picture(f"losers-trick-{seats}")
    for tab, name in enumerate(("log", "rules"), 1):
        table.page.panel.tabs.setCurrentIndex(tab)
        picture(f"losers-panel-{name}")
    shared(stage, picture)
    stage.application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    table = sit(stage, 4, {})
    mid_trick(stage, table, 4)
    picture("losers-right-to-left")
    stage.application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for seats in (3, 8):
        table = sit(stage, seats, {"round_limit": 6})
        play_to(stage, table, "result")
        picture(f"losers-end-{seats}")
        table.ended.emit()
        assert isinstance(stage.window.page, ResultPage)
        picture(f"losers-result-{seats}")
        review(stage, picture, f"losers-review-{seats}")
        watch(stage, table, picture, f"losers-watch-{seats}")
    programs(stage, picture)
    practised(stage, picture)
    bots_alone(stage, picture)


def watch(stage: Stage, table: LosersDriver, picture: Picture, name: str) -> None:
    """Picture the replayed game, as the person saw it and with all cards open."""
    stage.window.go(Open(table.live.path))
    stage.until(lambda: isinstance(stage.window.page, WatchPage))
    page = stage.window.page
    assert isinstance(page, WatchPage)
    page.timeline.setValue(page.timeline.maximum() * 2 // 5)
    stage.until(lambda: not page.shown.jumping)
    picture(name)
    page.eyes_box.setCurrentIndex(page.eyes_box.count() - 1)
    stage.until(lambda: not page.shown.jumping)
    picture(f"{name}-open")


def shared(stage: Stage, picture: Picture) -> None:
    """Picture the table of two people and two bots, and its curtain."""
    game = GAMES["losers"]
    people = tuple(SeatName(NAMES[seat], _LIKE if seat % 2 else "human") for seat in range(4))
    page = stage.dealt(lambda: stage.window.go(NewGame(new_header(game, game.rules.made({}), people, 5))))
    for _ in range(7):  # enough answers to reach the first trick
        stage.until(lambda: not page.changing and (page.curtain.is_down or bool(page.table.source.actions())))
        picture("losers-curtain" if page.curtain.is_down else "losers-shared")
        if page.curtain.is_down:
            page.curtain.button.click()
        else:
            page.table.page.prompt.press_likely()
    stage.window.go(Home())


def sit(stage: Stage, seats: int, rules: dict[str, object]) -> LosersDriver:
    """Begin a match in which the person does not always call, and return its driver."""
    game = GAMES["losers"]
    player = list(PLAYERS["losers"])[min(2, len(PLAYERS["losers"]) - 1)]
    people = tuple(SeatName(NAMES[seat], player if seat else "human") for seat in range(seats))
    stage.dealt(lambda: stage.window.go(NewGame(new_header(game, game.rules.made(rules), people, 11))))
    table = losers(stage.window.table)
    return table


def asked(stage: Stage, table: LosersDriver) -> str:
    """Return the name of the button by which the person is asked, once there is one."""
    prompt = table.page.prompt
    stage.until(lambda: any(prompt.button(name) for name in _ASKED))
    return next(name for name in _ASKED if prompt.button(name))


def play_on(stage: Stage, table: LosersDriver) -> None:
    """Give one answer for the person."""
    if asked(stage, table) in ("next", "result"):
        table.page.prompt.press_likely()
        return
    view = table.source.view
    rng = KeyedRandom(*[str(line) for line in table.source.lines])
    code = PLAYERS["losers"][_LIKE].choose(view, rng, 1.0)
    move = line_object(view.game.move_line(view.state, code))
    table.presenter.turn.play(**{part: value for part, value in move.items() if part not in ("seat", "move")})


def play_to(stage: Stage, table: LosersDriver, wanted: str) -> None:
    """Play on until the person is asked by the button `wanted`."""
    while asked(stage, table) != wanted:
        play_on(stage, table)


def mid_trick(stage: Stage, table: LosersDriver, tricks: int) -> None:
    """Play on until `tricks` tricks are taken and the person faces two cards of a trick, or one of an only opponent."""
    play_to(stage, table, "play")
    fewest = min(2, table.game.model.seats - 1)
    while sum(table.game.model.course.tricks) < tricks or len(table.game.model.laid()) < fewest:
        play_on(stage, table)
        play_to(stage, table, "play")


def look_back(stage: Stage, table: LosersDriver) -> None:
    """Play on until the person may look at the last trick, and show it."""
    while asked(stage, table) != "play" or table.game.model.last is None:
        play_on(stage, table)
    table.game.last_trick.toggle()


def review(stage: Stage, picture: Picture, name: str) -> None:
    """Picture the review, if the strongest player can judge the match."""
    page, reviewer = stage.window.page, stage.window.reviewer
    assert isinstance(page, ResultPage)
    if reviewer is None:
        return
    found = reviewer.review
    stage.until(lambda: len(found.judged) > 8 or found.due() is None)
    if found.judged:
        page.review_button.click()
        shown = stage.window.page
        assert isinstance(shown, ReviewPage)
        for number in (0, 1, 3):
            if number < len(found.decisions):
                shown.choose(number)
                picture(f"{name}-{number}")


def programs(stage: Stage, picture: Picture) -> None:
    """Picture the choice of a program for a seat, and the question before it starts."""
    stage.window.go(Seats("losers"))
    page = stage.window.page
    assert isinstance(page, SeatsPage)
    box = page.rows[1].player
    before = box.player
    box.setCurrentIndex(box.count() - 1)
    dialog = opened(stage, ProgramDialog)
    dialog.command.setText(_COMMAND)
    picture("program-dialog", dialog)
    dialog.accept()
    picture("seats-program")
    page.deal()
    question = opened(stage, StartQuestion)
    picture("program-question", question)
    question.reject()
    stage.window.go(Seats("losers"))
    page = stage.window.page
    assert isinstance(page, SeatsPage)
    page.rows[1].player.play_by(before)
    stage.dealt(page.deal)  # so that the remembered table has no program


def practised(stage: Stage, picture: Picture) -> None:
    """Picture a practice table's hint for a bid, its open hands, and the dialog for playing on from a replay."""
    page = begin(stage, "losers", ["human"] + ["club"] * 7, practice=True, round_limit=1)
    match = losers(stage.window.table)
    play_to(stage, match, "bid")
    stage.hint(match)
    picture("losers-practice-bid")
    mid_trick(stage, match, 3)
    page.open_all(True)
    stage.until(lambda: not page.changing)
    picture("losers-practice-open")
    match = losers(stage.window.table)
    play_to(stage, match, "result")
    path = match.live.path
    match.ended.emit()
    stage.window.go(Open(path))
    stage.until(lambda: isinstance(stage.window.page, WatchPage))
    watched = stage.window.page
    assert isinstance(watched, WatchPage)
    watched.timeline.setValue(watched.timeline.maximum() // 2)
    stage.until(lambda: not watched.shown.jumping)
    watched.play_on_button.click()
    who = opened(stage, WhoPlays)
    picture("who-plays", who)
    who.reject()


def bots_alone(stage: Stage, picture: Picture) -> None:
    """Picture a table of bots alone."""
    page = begin(stage, "losers", ["club"] * 8)
    stage.until(lambda: page.table.model.zone(("hand", 0)) != [])
    picture("losers-bots-alone-8")
    stage.window.go(Home())
