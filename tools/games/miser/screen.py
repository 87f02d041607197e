"""Miser on the screen: a driver of its table, and its pictures for `tools/screenshots.py`.

The pictures show tables of all sizes, every question, result and review.
"""

from collections.abc import Callable, Collection
from random import Random

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable.app.routes import Home, NewGame
from cardtable.app.table.answer_button import AnswerButton
from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.games.miser.codes import ANSWER, ATTACKED, BIDDING, COMMIT_CARDS, TURN, UNANSWERED
from cardtable.games.miser.screen.table import MiserTable
from tools.driver import TableDriver, any_game
from tools.pictures import Picture, begin, keep_film
from tools.stage import Stage

MiserDriver = TableDriver[MiserTable]


def miser(table: TablePresenter | None) -> MiserDriver:
    """Return a driver for a table, which must not be None."""
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


# --- pictures ---------------------------------------------------------------------------------------------------------

_PHASES = {
    "answer": ANSWER,
    "commit": COMMIT_CARDS,
    "unanswered": UNANSWERED,
    "attacked": ATTACKED,
    "bidding": BIDDING,
}
_SEEDS = 40
"""Most games that are tried to find a picture."""
_CAST = {"Anna": "human", "Odile": "club:chatterbox", "Bram": "club:bully", "Tove": "club:grudge"}
_FILM = QSize(1200, 750)
_TO_READ = 14
"""Frames for which a text stands still, to be read."""
_LONGEST = 200
"""Frames after which another game is tried."""


def pages(stage: Stage, picture: Picture) -> None:
    """Take all pictures, at the window's size."""
    player = "club"
    for seats in range(3, 9):
        table = deal(stage, seats, {}, player)
        play(stage, table, lambda table=table: table.state.phase == TURN and table.state.turns > 6, Random(2))  # type: ignore[misc]
        picture(f"miser-{seats}")
    for name, phase in _PHASES.items():
        _find(stage, player, phase)
        picture(f"miser-{name}")
    _parts(stage, picture, player)
    table = deal(stage, 4, {"open_slush": True}, player)
    play(stage, table, lambda: table.state.turns > 12, Random(4))
    picture("miser-open-slush")
    for tab, name in enumerate(("talk", "score", "log", "rules")):
        table.page.panel.tabs.setCurrentIndex(tab)
        picture(f"miser-panel-{name}")
    stage.window.go(Home())
    stage.settings.language = "ar"
    stage.settle()
    table = deal(stage, 5, {}, player)
    play(stage, table, lambda: table.state.turns > 8, Random(3))
    picture("miser-arabic")
    stage.window.go(Home())
    stage.settings.language = "en"
    stage.settle()
    table = deal(stage, 4, {}, player, seed=9)
    play(stage, table, lambda: False, Random(4))
    picture("miser-end")
    if stage.finish(table):
        picture("miser-result")
        reviewer = stage.window.reviewer
        while reviewer and reviewer.review.due():  # its review takes longer than `until` waits
            stage.settle(1.0)
        if stage.review():
            picture("miser-review")
    else:
        picture("miser-result")
    _curtain(stage, picture)


def _find(stage: Stage, player: str, phase: int) -> MiserDriver:
    """Return a table at which the person is asked in `phase`. Raises RuntimeError if no game comes to it."""
    for seed in range(_SEEDS):
        table = deal(stage, 4, {}, player, seed)
        if play(stage, table, lambda table=table: table.state.phase == phase and table.state.turns > 3, Random(seed)):  # type: ignore[misc]
            return table
    raise RuntimeError(f"no table came to {phase}")


def _parts(stage: Stage, picture: Picture, player: str) -> None:
    """Picture the steps of an offer, an attack and an opening bid."""
    table = _find(stage, player, TURN)
    for kind in ("propose", "attack", "open"):
        button = table.prompt.button(kind)
        if button is None:
            continue
        button.click()
        step = 1
        while table.prompt.button("back"):
            picture(f"miser-{kind}-{step}")
            seat = next((answer for answer in table.answers if answer.answer.name.startswith("seat-")), None)
            if seat is None:
                break
            seat.click()
            step += 1
        while (back := table.prompt.button("back")) is not None:
            back.click()


def _curtain(stage: Stage, picture: Picture) -> None:
    """Picture the curtain between two people, when something secret is to be chosen."""
    page = begin(stage, "miser", ["human", "human", "random", "random"])
    random = Random(5)
    for _ in range(200):
        stage.until(lambda: not page.changing and (page.curtain.is_down or any_game(page.table).bright is not None))
        if page.curtain.is_down:
            picture("miser-curtain")
            return
        table = miser(page.table)
        answers = [button for button in table.answers if button.answer.name not in ("hint", "back", "say")]
        random.choice(answers).click()


# --- the moving picture ----------------------------------------------------------------------------------------------


def film(stage: Stage) -> None:
    """Film an offer of a contract and what comes of it, for the head of the README."""
    stage.window.resize(_FILM)
    for seed in range(5, 5 + _SEEDS):
        frames = _contract(stage, seed)
        if frames:
            keep_film(stage, "film", frames)
            break
    stage.window.go(Home())
    stage.settings.speed = "instant"


def _contract(stage: Stage, seed: int) -> list[QImage]:
    """Return a film of a contract offered to the person, ten frames a second; empty if nobody offers one soon."""
    stage.settings.speed = "instant"
    game = GAMES["miser"]
    seats = tuple(SeatName(name, player) for name, player in _CAST.items())
    stage.dealt(lambda: stage.window.go(NewGame(new_header(game, game.rules.made({}), seats, seed))))
    table = miser(stage.window.table)
    play(stage, table, lambda: table.state.phase == TURN and table.state.turns > 6, Random(seed))
    stage.settings.speed = "normal"
    frames: list[QImage] = []

    def answers() -> dict[str, AnswerButton]:
        return {button.answer.name: button for button in table.answers}

    def until(names: Collection[str], most: int) -> str:
        """Film until one of these answers can be given and has been readable, and return it; empty if none appears."""
        for _ in range(most):
            frames.append(stage.shot())
            if any(name in answers() for name in names):
                frames.extend(stage.shot() for _ in range(_TO_READ))
                return next((name for name in names if name in answers()), "")
        return ""

    while (name := until(("accept", "play", "attack", "seat-3", "pass"), _LONGEST)) not in ("accept", ""):
        answers()[name].click()
        if len(frames) > _LONGEST:
            return []
    begun = len(frames) - 2 * _TO_READ
    for name in ("accept", "play"):
        if until((name,), _LONGEST) != name:
            return []
        answers()[name].click()
    until(("pass", "propose"), _LONGEST // 4)
    return frames[max(0, begun) :]
