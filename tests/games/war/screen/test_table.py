"""Bidding War at the table, played as a person does it: by mouse, drags, keyboard and buttons."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.table.items import CardItem
from cardtable.app.zoom import zoom_for, zoom_of
from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.games.war.layout import HEAP, STAKE, hand, slot, won
from cardtable.journal import replay
from cardtable.table.board import Card, Piece
from tests.app.conftest import Deal, press, wait_for
from tools.games.war.screen import WarDriver

pytestmark = pytest.mark.usefixtures("unpainted")


def item_of(table: WarDriver, card: str) -> CardItem:
    """Return the item of a card in the person's hand."""
    piece = table.game.model.find(hand(table.seat), card)
    assert piece is not None
    return table.item(piece)


def middle(table: WarDriver, card: str) -> QPoint:
    """Return a visible point of a card of the hand, at its left edge, in coordinates of the view."""
    item = item_of(table, card)
    return table.page.view.mapFromScene(item.mapToScene(QPointF(-38, 0)))


def play_out(qtbot: QtBot, table: WarDriver) -> None:
    """Play to the end with the likely answers."""
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        if not table.game.model.course.ended:
            table.page.prompt.press_likely()


def test_a_click_chooses_a_card_and_a_second_plays_it(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    card = table.legal_cards()[0]
    view = table.page.view.viewport()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle(table, card))
    assert table.page.prompt.button("play").text().startswith("Bid A")  # type: ignore[union-attr]
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle(table, card))
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    assert table.game.model.find(HEAP, card) is not None


def test_a_card_dragged_onto_the_felt_is_played(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    card = table.legal_cards()[3]
    view = table.page.view.viewport()
    start = middle(table, card)
    goal = table.page.view.mapFromScene(QPointF(table.layout.slots[0].x, table.layout.slots[0].y))
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(view, start + (goal - start) * share)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=goal)
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)
    assert table.game.model.find(HEAP, card) is not None


def test_a_rank_key_chooses_that_card(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    for key, rank in ((Qt.Key.Key_K, "K"), (Qt.Key.Key_0, "10"), (Qt.Key.Key_A, "A"), (Qt.Key.Key_7, "7")):
        press(table.page, key)
        assert table.chosen is not None
        assert table.chosen.startswith(rank)


def test_a_card_that_is_reached_by_tab_is_chosen_and_played_with_enter(qtbot: QtBot, deal: Deal) -> None:
    table = deal(suit_size=5)
    wait_for(qtbot, table)
    names = [table.buttons[card].accessibleName() for card in table.legal_cards()]
    assert [name.partition(" of ")[0] for name in names] == ["ace", "2", "3", "4", "5"]
    button = table.buttons[table.legal_cards()[3]]
    button.reached.emit()
    assert table.chosen == table.legal_cards()[3]
    press(button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(table.game.model.course.scores) == 2)


def test_an_auction_is_played_with_bids_and_passes(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=3, bidding="open", suit_size=6)
    said = set()
    turn = 0
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        if table.game.model.course.ended:
            break
        said.add(table.page.prompt.question.partition("?")[0][:4])
        button = table.page.prompt.button("play" if turn % 3 == 0 else "pass") or table.page.prompt.button("pass")
        assert button is not None
        button.click()
        turn += 1
    assert "What" in said


def test_the_highest_bid_is_marked_and_wears_its_owners_emblem(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=3, bidding="open", seed=11)
    board = table.game.model
    led: set[bool] = set()
    while not table.game.model.course.ended and led != {True, False}:
        wait_for(qtbot, table)
        if table.game.model.course.ended:
            break
        bids = {seat: table.item(board.cards(slot(seat))[-1]) for seat in range(3) if board.zone(slot(seat))}
        led.add(bool(bids))
        assert any(table.said(("highest", seat)) for seat in range(3)) == bool(bids)
        assert all(item.emblem == table.emblems[seat] for seat, item in bids.items())
        marked = [seat for seat, item in bids.items() if item.chosen]
        assert marked == ([table.state.standing] if bids else [])
        table.page.prompt.button("pass").click()  # type: ignore[union-attr]
    assert led == {True, False}


def test_a_card_that_is_too_low_is_dimmed_and_says_why(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=3, bidding="open", seed=11)
    for _ in range(200):
        wait_for(qtbot, table)
        assert not table.game.model.course.ended, "no auction had a bid above the lowest card"
        low = [piece for piece in table.game.model.cards(hand(0)) if piece.card not in table.legal_cards()]
        if low:
            break
        table.page.prompt.button("pass").click()  # type: ignore[union-attr]
    assert table.item(low[0]).dimmed
    table.choose(low[0].card or "")
    assert "doesn't beat the current bid" in table.page.prompt.notice


def test_a_player_puts_up_their_own_cards(qtbot: QtBot, deal: Deal) -> None:
    table = deal(prizes="own_cards", suit_size=5)
    offered = False
    sellers: set[int | None] = set()
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        if table.page.prompt.question.startswith("Which card"):
            offered = True
        elif not table.game.model.course.ended:
            (seller,) = {table.item(piece).emblem for piece in table.model.zone(STAKE)}
            sellers.add(seller)
            assert [seat for seat in range(2) if table.model.plaque(seat, False).note == "seller"] == [
                table.emblems.index(seller or 0)
            ]
        if not table.game.model.course.ended:
            table.page.prompt.press_likely()
    assert offered
    assert sellers == set(table.emblems)


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_number_of_players_plays_to_the_end(qtbot: QtBot, deal: Deal, seats: int) -> None:
    table = deal(seats=seats, suit_size=4, tie="carry")
    play_out(qtbot, table)
    match = replay(table.live.path)
    assert match.result is not None
    assert match.result.scores == table.game.model.course.scores[-1]
    assert sum(len(table.game.model.zone(won(seat))) for seat in range(seats)) + len(
        table.game.model.zone(HEAP)
    ) == 4 * (seats + 1)


def test_the_board_follows_the_events_from_any_seat(qtbot: QtBot, deal: Deal) -> None:
    """The cards shown as held, won and up for bids agree with the seat's view."""
    for rules in ({}, {"bidding": "open"}, {"prizes": "own_cards"}):
        table = deal(seats=3, seat=1, suit_size=5, **rules)
        while not table.game.model.course.ended:
            wait_for(qtbot, table)
            state = table.state
            for seat in range(3):
                held = sum(1 << rank for rank in table.game.model.held[seat])
                assert held == state.hands[seat], rules
                assert len(table.game.model.zone(won(seat))) == state.won[seat].bit_count()
            assert len(table.game.model.zone(STAKE)) == state.stake.bit_count()
            if not table.game.model.course.ended:
                table.page.prompt.press_likely()


def test_no_card_on_the_screen_is_known_before_its_time(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=4, seat=2)
    wait_for(qtbot, table)
    assert table.game.model.zone(slot(0)) or table.game.model.zone(slot(1)) or table.live.match.state.turn in (2, 3)
    own = set(table.game.model.zone(hand(2))) | set(table.game.model.zone(STAKE))
    for piece in table.model.pieces():
        if piece not in own:
            item = table.item(piece)
            assert isinstance(piece, Card)
            assert piece.card is None
            assert item.card is None
            assert item.toolTip() == ""


def test_choosing_goes_on_while_others_lay_their_cards(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=7, seat=3, seed=2)
    wait_for(qtbot, table)
    assert table.live.match.waiting_on()[0] != 3
    press(table.page, Qt.Key.Key_Q)

    def others_have_laid() -> bool:
        assert table.chosen is not None
        assert table.chosen.startswith("Q")
        return table.live.match.waiting_on()[0] == 3

    qtbot.waitUntil(others_have_laid)


def test_resizing_keeps_everything_in_its_place(qtbot: QtBot, deal: Deal) -> None:
    table = deal(seats=5)
    wait_for(qtbot, table)
    for width, height in ((1024, 700), (1920, 1080), (900, 620)):
        table.page.resize(width, height)
        view = table.page.view
        for item in table.cards:
            assert 0 <= item.pos().x() <= view.width()
            assert 0 <= item.pos().y() <= view.height()
        places = table.layout.places(table.game.model)
        assert set(places) == set(table.game.model.pieces())


def test_the_panel_grows_with_a_large_window(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    panel = table.page.panel
    sizes = []
    for width, height in ((1440, 900), (2560, 1440), (1440, 900)):
        table.page.resize(width, height)
        qtbot.waitUntil(lambda: zoom_of(panel) == zoom_for(width, height))  # noqa: B023
        tab = panel.tabs.tabBar().tabRect(0).height()
        sizes.append(
            (panel.width(), panel.settings_button.font().pixelSize(), tab, table.game.score.sizeHint().height())
        )
    assert sizes[0] == sizes[2]
    assert all(large > 1.3 * small for small, large in zip(sizes[0], sizes[1], strict=True))


def test_a_piece_keeps_its_item_while_it_moves(qtbot: QtBot, deal: Deal) -> None:
    table = deal()
    wait_for(qtbot, table)
    card = table.legal_cards()[2]
    item = item_of(table, card)
    table.choose(card)
    table.page.prompt.press_likely()
    qtbot.waitUntil(lambda: table.game.model.find(HEAP, card) is not None)
    piece = table.game.model.find(HEAP, card)
    assert isinstance(piece, Piece)
    assert table.item(piece) is item


def test_what_the_bright_button_bids_is_drawn_as_a_club_player_draws(qtbot: QtBot, deal: Deal) -> None:
    """Enter plays it. It isn't always the likeliest card, which others could foresee, but the same deal always has the
    same."""
    suggested: dict[int, str] = {}
    likeliest = 0
    for seed in (*range(12), 0):
        table = deal(seats=2, seed=seed)
        wait_for(qtbot, table)
        card = table.presenter.turn.card
        assert card
        assert suggested.setdefault(seed, card) == card
        choices = PLAYERS["war"]["club"].advise(table.source.view, KeyedRandom(0), 1.0).choices
        mix = {table.presenter.hooks.hinting.card_of(choice.move): choice.probability for choice in choices}
        assert mix[card] > 0
        likeliest += mix[card] == max(mix.values())
        if seed == 11:
            press(table.page, Qt.Key.Key_Return)
            assert any(line.get("card") == card for line in table.source.lines)
    assert 0 < likeliest < 13
