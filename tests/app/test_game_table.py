"""What any game's table does, tried on tables made from Bidding War's: rests between hands, keys, other questions."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from cardtable.app.art import pixmaps
from cardtable.app.games.war.board import hand
from cardtable.app.games.war.table import WarTable
from cardtable.app.play.live import LiveGame
from cardtable.app.settings import Settings
from cardtable.app.table.game_table import Pause
from cardtable.app.table.page import TablePage
from cardtable.app.table.prompt import Answer
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.war.moves import BidsTurned, GameEnded, PrizeWon
from tests.app.conftest import PIXMAPS, Deal, let_happen, press, wait_for


class PausingTable(WarTable):
    """Waits for the person after each prize that is not the last, and knows a key of its own."""

    def pause_after(self, event: object, following: Sequence[object]) -> Pause | None:
        """The prize's taker is to be seen."""
        if isinstance(event, PrizeWon) and not any(isinstance(other, GameEnded) for other in following):
            return Pause("Seen it?", "Next prize", "deals on")
        return None

    def asks_for_card(self) -> bool:
        """Only where one can be played."""
        return bool(self.legal_cards())

    def why_not(self, card: str) -> str:
        """Nothing to say."""
        return ""

    def pressed(self, event: QKeyEvent) -> bool:
        """The semicolon goes through all cards."""
        if event.key() != Qt.Key.Key_Semicolon:
            return False
        self.choose_next(self.legal_cards())
        return True


@pytest.fixture
def paused(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[PausingTable]:
    """A table for two, begun."""
    game = GAMES["war"]
    seats = (SeatName("Anna", "human"), SeatName("Odile", "beginner"))
    header = new_header(game, game.rules.made({"suit_size": 5}), seats, 5)
    session = LiveGame.begin(header, tmp_path / "one.cardtable", settings)
    page = TablePage(game.title, PIXMAPS)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    table = PausingTable(page, session, settings, PIXMAPS, [0, 1])
    page.show()
    table.start()
    yield table
    session.close()


def waits(table: PausingTable) -> bool:
    """Whether the person is asked to go on, or the game has ended."""
    return bool(table.page.prompt.button("next") or table.course.ended)


def play_until_pause(qtbot: QtBot, table: PausingTable) -> None:
    """Plays until the table rests, or the game ends."""
    while not waits(table):
        qtbot.waitUntil(lambda: bool(table.page.prompt.button("play")) or waits(table))
        if not waits(table):
            table.page.prompt.press_likely()


def test_the_game_waits_until_the_person_goes_on(
    qtbot: QtBot, paused: PausingTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = paused
    play_until_pause(qtbot, table)
    assert table.paused
    assert table.page.prompt.question == "Seen it?"
    settled: list[bool] = []
    monkeypatch.setattr(table.session, "settled", lambda: settled.append(True))
    prizes = len(table.course.prizes)
    table.page.resize(1024, 700)
    let_happen()
    assert (settled, table.legal_cards()) == ([], [])
    assert len(table.course.prizes) == prizes
    assert not any(plaque._active for plaque in table._plaques)
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(settled))
    assert table.page.prompt.button("next") is None


def test_a_game_with_rests_is_played_to_its_end(qtbot: QtBot, paused: PausingTable) -> None:
    table = paused
    rests = 0
    while not table.course.ended:
        play_until_pause(qtbot, table)
        if table.page.prompt.button("next"):
            rests += 1
            press(table.page, Qt.Key.Key_Return)
    assert rests == sum(taker is not None for taker in table.course.takers[:-1])
    qtbot.waitUntil(lambda: table.page.prompt.button("result") is not None)


def test_what_follows_a_rest_is_shown_when_it_is_over(qtbot: QtBot, paused: PausingTable) -> None:
    """A new deal can come with the last trick: the board stays as it was until the person goes on."""
    table = paused
    qtbot.waitUntil(lambda: table.page.prompt.button("play") is not None)
    card = table.legal_cards()[0]
    table.choose(card)
    table.page.prompt.press_likely()
    play_until_pause(qtbot, table)
    held = len(table.board.zone(hand(0)))
    assert table._later
    before = [repr(piece) for piece in table.board.pieces()]
    let_happen()
    assert [repr(piece) for piece in table.board.pieces()] == before
    press(table.page, Qt.Key.Key_Return)
    assert table._later == []
    assert [repr(piece) for piece in table.board.pieces()] != before
    assert len(table.board.zone(hand(0))) == held


def test_a_games_own_key_comes_before_the_hands(qtbot: QtBot, paused: PausingTable) -> None:
    table = paused
    qtbot.waitUntil(lambda: table.page.prompt.button("play") is not None)
    cards = table.legal_cards()
    table.choose(cards[-1])
    for card in (cards[0], cards[1]):
        press(table.page, Qt.Key.Key_Semicolon)
        assert table.chosen == card


def test_a_rank_key_pressed_again_goes_to_the_next_card_of_that_rank(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal()
    wait_for(qtbot, table)
    names = ["2C", "KC", "5D", "KD", "KS"]
    chosen: list[str] = []

    def choose(card: str) -> None:
        chosen.append(card)
        table._chosen = card

    monkeypatch.setattr(table, "legal_cards", lambda: names)
    monkeypatch.setattr(table, "choose", choose)
    table._chosen = "2C"
    for _ in range(4):
        press(table.page, Qt.Key.Key_K)
    press(table.page, Qt.Key.Key_5)
    press(table.page, Qt.Key.Key_J)
    assert chosen == ["KC", "KD", "KS", "KC", "5D"]


def test_no_card_is_dimmed_where_none_is_asked_for(
    qtbot: QtBot, paused: PausingTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = paused
    qtbot.waitUntil(lambda: table.page.prompt.button("play") is not None)
    monkeypatch.setattr(table, "card_of", lambda move: None)
    told = table.page.prompt.told
    table.ask()
    assert not any(table._items[piece].dimmed for piece in table.board.zone(hand(0)))
    assert (table.legal_cards(), table._buttons) == ([], {})
    table.choose("AC")
    assert table.page.prompt.told == told


def test_a_control_stands_before_the_answers_until_the_question_is_answered(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    number = QSpinBox()
    qtbot.addWidget(number)
    prompt = table.page.prompt
    prompt.put_control(number)
    prompt.ask("How many?", [Answer("bid", "Bid", "", "Return", lambda: None, likely=True)])
    assert number.isVisible()
    button = prompt.button("bid")
    assert button is not None
    qtbot.waitUntil(lambda: 0 < number.geometry().right() <= button.x())
    table.ask()
    prompt.press_likely()
    assert not number.isVisible()


def test_the_look_at_turned_bids_is_the_games_own(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    assert table.look(BidsTurned((None, None))) > 0
    assert table.look(PrizeWon) == 0


def test_a_full_table_drawn_again_renders_nothing_anew(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that a game shows from its beginning to its end is kept."""
    made: list[object] = []

    def counted(*how: Any) -> QPixmap:
        made.append(how)
        return picture(*how)

    picture = pixmaps._picture
    monkeypatch.setattr(pixmaps, "_picture", counted)
    table = deal(seats=7, suit_size=3)
    PIXMAPS.clear()
    while not table.course.ended:
        table.page.grab()
        drawn = len(made)
        table.page.grab()
        assert len(made) == drawn > 0
        wait_for(qtbot, table)
        table.page.prompt.press_likely()
    assert len(made) == len(PIXMAPS._kept), "nothing was forgotten on the way"
