"""Pictures for `tools/screenshots.py` of tables at which several people sit, or none, or programs, or one practises."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.after.review_page import ReviewPage
from cardtable.app.play.table_kind import PRACTICE_KEY
from cardtable.app.routes import Home, NewGame, Open, Seats
from cardtable.app.setup.program_dialog import ProgramDialog, StartQuestion
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.setup.who_plays import WhoPlays
from cardtable.app.table.game_page import GamePage
from cardtable.app.watch.watch_page import WatchPage
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from tools.driver import any_game, losers, war
from tools.losers_pictures import mid_trick, play_to
from tools.stage import Stage

LONG_NAMES = (
    *("Maximiliane", "Konstantinos", "Bartholomew", "Anne-Catherine"),
    *("Christophorus", "Wilhelmina", "Emmanuelle", "Guadalupe"),
)
_COMMAND = "python3 ~/players/one_that_looks_far_ahead.py --strength 12 --log ~/players/what_it_thought.txt"

Picture = Callable[[str, QWidget | None], None]
DialogT = TypeVar("DialogT", bound=QDialog)


def friends_pages(stage: Stage, picture: Picture) -> None:
    """Renders them all at the window's size."""
    _programs(stage, picture)
    _practice(stage, picture)
    _curtain_and_review(stage, picture)
    page = _begin(stage, "losers", ["club"] * 8)
    stage.until(lambda: page.table.board.zone(("hand", 0)) != [])
    picture("losers-bots-alone-8", None)
    stage.window.go(Home())


def _begin(stage: Stage, key: str, players: list[str], practice: bool = False, **rules: object) -> GamePage:
    game = GAMES[key]
    seats = tuple(SeatName(name, player) for name, player in zip(LONG_NAMES, players, strict=False))
    header = new_header(game, game.rules.made(rules), seats, 11)
    if practice:
        header.object[PRACTICE_KEY] = True
    return stage.dealt(lambda: stage.window.go(NewGame(header)))


def _asked(stage: Stage, kind: type[DialogT]) -> DialogT:
    """The dialog of a kind, once it is open."""
    stage.until(lambda: any(dialog.isVisible() for dialog in stage.window.findChildren(kind)))
    return next(dialog for dialog in stage.window.findChildren(kind) if dialog.isVisible())


def _programs(stage: Stage, picture: Picture) -> None:
    """A program is chosen for a seat, and asked about."""
    stage.window.go(Seats("losers"))
    page = stage.window.page
    assert isinstance(page, SeatsPage)
    box = page.rows[1].player
    before = box.player
    box.setCurrentIndex(box.count() - 1)
    dialog = _asked(stage, ProgramDialog)
    dialog.command.setText(_COMMAND)
    picture("program-dialog", dialog)
    dialog.accept()
    picture("seats-program", None)
    page.deal()
    question = _asked(stage, StartQuestion)
    picture("program-question", question)
    question.reject()
    stage.window.go(Seats("losers"))
    page = stage.window.page
    assert isinstance(page, SeatsPage)
    page.rows[1].player.play_by(before)
    stage.dealt(page.deal)  # whoever sets this table next finds no program there


def _practice(stage: Stage, picture: Picture) -> None:
    """Hints with what each move is worth, and all hands; then played on from."""
    _begin(stage, "war", ["human", "club", "club", "expert"], practice=True)
    table = war(stage.window.table)
    stage.play(table, 3, Random(3))
    stage.hint(table)
    picture("practice", None)
    page = _begin(stage, "losers", ["human"] + ["club"] * 7, practice=True, round_limit=1)
    match = losers(stage.window.table)
    play_to(stage, match, "bid")
    stage.hint(match)
    picture("losers-practice-bid", None)
    mid_trick(stage, match, 3)
    page.open_all(True)
    stage.until(lambda: not page.changing)
    picture("losers-practice-open", None)
    match = losers(stage.window.table)
    play_to(stage, match, "result")
    path = match.live.path
    match.ended.emit()
    stage.window.go(Open(path))
    stage.until(lambda: isinstance(stage.window.page, WatchPage))
    watched = stage.window.page
    assert isinstance(watched, WatchPage)
    watched.timeline.setValue(watched.timeline.maximum() // 2)
    stage.until(lambda: not watched.jumping)
    watched.play_on_button.click()
    who = _asked(stage, WhoPlays)
    picture("who-plays", who)
    who.reject()


def _curtain_and_review(stage: Stage, picture: Picture) -> None:
    """Two people and two bots: the curtain, and in the end the review of either."""
    page = _begin(stage, "war", ["human", "human", "club", "club"], suit_size=7)
    pictured = False
    while stage.window.game_page is page:
        stage.until(lambda: not page.changing and (page.curtain.is_down or any_game(page.table).bright is not None))
        if not page.curtain.is_down:
            page.table.page.prompt.press_likely()
            continue
        if not pictured:
            picture("curtain", None)
        pictured = True
        page.curtain.button.click()
    stage.until(lambda: stage.window.reviewer is not None and bool(stage.window.reviewer.review.judged))
    if stage.review():
        assert isinstance(stage.window.page, ReviewPage)
        picture("review-whose", None)
