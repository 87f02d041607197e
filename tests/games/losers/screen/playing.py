"""Helpers for the tests of Loser's Game on screen: waiting for the person's turn and playing on."""

from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from cardtable.games.losers.cards import PlayedTrick
from cardtable.games.losers.layout import hand
from tests.app.conftest import press
from tools.games.losers.screen import LosersDriver

ASKED = ("suit-C", "bid", "play", "next", "result")


def asked(table: LosersDriver) -> str:
    """Return the name of the button that answers what the person is asked, or ""."""
    return next((name for name in ASKED if table.page.prompt.button(name)), "")


def wait(qtbot: QtBot, table: LosersDriver) -> str:
    """Wait until the person is asked, and return the name of the button that answers."""
    qtbot.waitUntil(lambda: bool(asked(table)))
    return asked(table)


def play_to(qtbot: QtBot, table: LosersDriver, wanted: str, bid: int = 2) -> None:
    """Play on with the likely answers until the person is asked for `wanted`, a button's name; bids are `bid`. Nothing
    is painted on the way."""
    painted = table.page.updatesEnabled()
    table.page.setUpdatesEnabled(False)
    while wait(qtbot, table) != wanted:
        if asked(table) == "bid":
            table.game.answers.stepper.choose(bid)
        table.page.prompt.press_likely()
    table.page.setUpdatesEnabled(painted)


def play_out(qtbot: QtBot, table: LosersDriver) -> None:
    """Play to the end of the match."""
    play_to(qtbot, table, "result")


def until_following(qtbot: QtBot, table: LosersDriver) -> None:
    """Play on until the person must follow suit and holds other suits too."""
    for _ in range(400):
        play_to(qtbot, table, "play")
        held = table.game.model.shown_hand()
        if table.game.model.laid() and 0 < len(table.legal_cards()) < len(held):
            return
        table.page.prompt.press_likely()
    raise AssertionError("never had to follow suit")


def until_last_trick(qtbot: QtBot, table: LosersDriver) -> PlayedTrick:
    """Play on until there is a last trick to look at, and return it."""
    for _ in range(40):
        play_to(qtbot, table, "play")
        if table.game.model.last is not None:
            return table.game.model.last
        table.page.prompt.press_likely()
    raise AssertionError("nobody took a trick")


def point_of(table: LosersDriver, card: str) -> QPoint:
    """Return a visible point of a card of the hand, at its upper left, in coordinates of the view."""
    piece = table.game.model.find(hand(table.seat), card)
    assert piece is not None
    item = table.item(piece)
    return table.page.view.mapFromScene(item.mapToScene(QPointF(-40, -50)))


def type_text(table: LosersDriver, text: str) -> None:
    """Type digits and signs at the table."""
    keys = {str(digit): Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)}
    keys |= {"+": Qt.Key.Key_Plus, "-": Qt.Key.Key_Minus}
    for sign in text:
        press(table.page, keys[sign])
