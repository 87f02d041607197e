"""Behaviour of any game's table, tried on tables of Bidding War: rests between hands, keys, and other questions."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from pytestqt.qtbot import QtBot

from cardtable.app.art import pixmaps
from cardtable.app.parts.number_choice import NumberStepper
from cardtable.app.play.live import LiveGame
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.settings import Settings
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hooks import TableHooks
from cardtable.app.table.page import TablePage
from cardtable.app.table.presenter import TablePresenter
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.games.war.layout import hand
from cardtable.games.war.moves import BidsTurned, PrizeWon, WarEnded
from cardtable.games.war.screen.table import stage
from cardtable.table.actions import Actions
from cardtable.table.board import Card
from cardtable.table.telling import Pause
from tests.app.conftest import PIXMAPS, Deal, DealLosers, let_happen, press, wait_for
from tests.games.losers.screen.playing import play_to
from tools.games.war.screen import WarDriver, war


def pausing(table: TablePresenter) -> TableHooks:
    """Return hooks of Bidding War that wait for the person after each prize but the last, and have a key of their
    own."""

    def pause(event: object, following: Sequence[object]) -> Pause | None:
        if isinstance(event, PrizeWon) and not any(isinstance(other, WarEnded) for other in following):
            return Pause("Seen it?", "Next prize", "deals on")
        return None

    def pressed(event: QKeyEvent) -> bool:
        """Choose the next card if the key is a semicolon."""
        if event.key() != Qt.Key.Key_Semicolon:
            return False
        table.hand.choose_next(table.turn.playable())
        return True

    staged = stage(table)
    asking = replace(staged.asking, dims=None, why_not=lambda card: "", pressed=pressed)
    return replace(staged, pacing=replace(staged.pacing, pause=pause), asking=asking)


@pytest.fixture
def paused(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Iterator[WarDriver]:
    """Begin a table for two with those hooks."""
    game = GAMES["war"]
    seats = (SeatName("Anna", "human"), SeatName("Odile", "beginner"))
    header = new_header(game, game.rules.made({"suit_size": 5}), seats, 5)
    session = LiveGame.begin(header, tmp_path / "one.cardtable", settings)
    page = TablePage(game.title, PIXMAPS)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    table = TablePresenter(page, LiveSeat(session, session.first_viewer()), settings, PIXMAPS, [0, 1], pausing)
    page.show()
    table.start()
    yield war(table)
    session.close()


def waits(table: WarDriver) -> bool:
    """Return whether the person is asked to go on, or the game has ended."""
    return bool(table.page.prompt.button("next") or table.game.model.course.ended)


def play_until_pause(qtbot: QtBot, table: WarDriver) -> None:
    """Play until the table rests, or the game ends."""
    while not waits(table):
        qtbot.waitUntil(lambda: bool(table.page.prompt.button("play")) or waits(table))
        if not waits(table):
            table.page.prompt.press_likely()


def test_the_game_waits_until_the_person_goes_on(
    qtbot: QtBot, paused: WarDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = paused
    play_until_pause(qtbot, table)
    assert table.presenter.paused
    assert table.page.prompt.question == "Seen it?"
    settled: list[bool] = []
    monkeypatch.setattr(table.source, "settled", lambda: settled.append(True))
    prizes = len(table.game.model.course.prizes)
    table.page.resize(1024, 700)
    let_happen()
    assert (settled, table.legal_cards()) == ([], [])
    assert len(table.game.model.course.prizes) == prizes
    assert not any(plaque._active for plaque in table.presenter.plaques)
    press(table.page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(settled))
    assert table.page.prompt.button("next") is None


def test_a_game_with_rests_is_played_to_its_end(qtbot: QtBot, paused: WarDriver) -> None:
    table = paused
    rests = 0
    while not table.game.model.course.ended:
        play_until_pause(qtbot, table)
        if table.page.prompt.button("next"):
            rests += 1
            press(table.page, Qt.Key.Key_Return)
    # The last cards play themselves, so that the results of the last two prizes come with the game's end.
    assert rests == sum(win is not None for win in table.game.model.course.wins[:-2]) > 0
    qtbot.waitUntil(lambda: table.page.prompt.button("result") is not None)


def test_what_follows_a_rest_is_shown_when_it_is_over(qtbot: QtBot, paused: WarDriver) -> None:
    """A new deal can come with the last trick: the board stays as it was until the person goes on."""
    table = paused
    qtbot.waitUntil(lambda: table.page.prompt.button("play") is not None)
    card = table.legal_cards()[0]
    table.choose(card)
    table.page.prompt.press_likely()
    play_until_pause(qtbot, table)
    held = len(table.game.model.zone(hand(0)))
    assert table.page.prompt.question == "Seen it?"
    before = [repr(piece) for piece in table.game.model.pieces()]
    let_happen()
    assert [repr(piece) for piece in table.game.model.pieces()] == before
    press(table.page, Qt.Key.Key_Return)
    assert not table.presenter.waits
    assert [repr(piece) for piece in table.game.model.pieces()] != before
    assert len(table.game.model.zone(hand(0))) == held


def test_a_games_own_key_comes_before_the_hands(qtbot: QtBot, paused: WarDriver) -> None:
    table = paused
    qtbot.waitUntil(lambda: table.page.prompt.button("play") is not None)
    cards = table.legal_cards()
    table.choose(cards[-1])
    for card in (cards[0], cards[1]):
        press(table.page, Qt.Key.Key_Semicolon)
        assert table.chosen == card


def test_a_rank_key_pressed_again_goes_to_the_next_card_of_that_rank(
    qtbot: QtBot, deal_losers: DealLosers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal_losers()
    play_to(qtbot, table, "play")
    names = ["2C", "KC", "5D", "KD", "KS"]
    table.game.model.zones[hand(0)] = [Card(card, True) for card in names]
    table.presenter.scene.sync(table.model)
    monkeypatch.setattr(Actions, "options", lambda self, part: names)
    chosen: list[str | None] = []
    table.presenter.ask()
    for key in (*[Qt.Key.Key_K] * 4, Qt.Key.Key_5, Qt.Key.Key_J):
        press(table.page, key)
        chosen.append(table.chosen)
    assert chosen == ["KC", "KD", "KS", "KC", "5D", "5D"]


def test_no_card_is_dimmed_where_none_is_asked_for(
    qtbot: QtBot, paused: WarDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = paused
    qtbot.waitUntil(lambda: table.page.prompt.button("play") is not None)
    monkeypatch.setattr(Actions, "options", lambda self, part: ())
    told = table.page.prompt.notice
    table.presenter.ask()
    assert not any(table.item(piece).dimmed for piece in table.game.model.cards(hand(0)))
    assert (table.legal_cards(), table.buttons) == ([], {})
    table.choose("AC")
    assert table.page.prompt.notice == told


def test_a_control_stands_before_the_answers_until_the_question_is_answered(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    number = NumberStepper("cards", "fewer", "more")
    qtbot.addWidget(number)
    prompt = table.page.prompt
    prompt.put_control(number)
    prompt.ask("How many?", [Answer("bid", "Bid", "", "Return", lambda: None, likely=True)])
    assert number.isVisible()
    button = prompt.button("bid")
    assert button is not None
    qtbot.waitUntil(lambda: 0 < number.geometry().right() <= button.x())
    table.presenter.ask()
    prompt.press_likely()
    assert not number.isVisible()


def test_the_look_at_turned_bids_is_the_games_own(qtbot: QtBot, deal: Deal) -> None:
    look = deal().presenter.hooks.pacing.look
    assert look(BidsTurned((None, None))) > 0
    assert look(PrizeWon(0, ("2C",), 2, "3C")) == 0


def test_a_full_table_drawn_again_renders_nothing_anew(
    qtbot: QtBot, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every picture that a game shows is kept until its end."""
    made: list[object] = []

    def counted(*how: Any) -> QPixmap:
        made.append(how)
        return picture(*how)

    picture = pixmaps._picture
    monkeypatch.setattr(pixmaps, "_picture", counted)
    table = deal(seats=7, suit_size=3)
    PIXMAPS.clear()
    shown = set[Hashable]()
    while not table.game.model.course.ended:
        table.page.grab()
        drawn = len(made)
        table.page.grab()
        assert len(made) == drawn > 0
        wait_for(qtbot, table)
        table.page.prompt.press_likely()
        assert shown <= PIXMAPS._kept.keys(), "nothing was forgotten on the way"
        shown |= PIXMAPS._kept.keys()


def test_escape_asks_before_the_table_is_left(qtbot: QtBot, deal: Deal) -> None:
    """A second Escape leaves the table, unless another key came between."""
    table = deal()
    wait_for(qtbot, table)
    left: list[bool] = []
    table.page.panel.leave_button.clicked.connect(lambda: left.append(True))
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Right, Qt.Key.Key_Escape):
        press(table.page, key)
    assert table.prompt.notice == "Press Esc again to leave the table. You can continue later."
    assert not left
    press(table.page, Qt.Key.Key_Escape)
    assert left
