"""Setting a table: order of age, rules that can't stand together, and the seats of a fresh table."""

import json
from pathlib import Path

import pytest
from cardtable_toy.game import ToyRules
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QSpinBox, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from cardtable.app.art.emblems import are_told_apart, colour_of, shape_of
from cardtable.app.navigation.after import dealt_again
from cardtable.app.parts.fields import NarrowBox, NumberField
from cardtable.app.routes import ClosedGame
from cardtable.app.screens import SCREENS
from cardtable.app.setup.age_order import AgeOrder, Chip
from cardtable.app.setup.rules_form import RulesForm
from cardtable.app.setup.seat_row import EmblemPicker, SeatRow
from cardtable.app.setup.seats_page import SeatsPage
from cardtable.app.window import MainWindow
from cardtable.bots.players import PLAYERS
from cardtable.engine import games as engine
from cardtable.engine.record import SeatName, json_text, new_header, read_header, with_own
from cardtable.engine.views import ViewWriter
from cardtable.errors import BadInput
from cardtable.games.losers.rules import LosersRules
from cardtable.table.review import Review
from tests.app.conftest import dealt_by, let_happen, press, seats_page
from tests.app.sight import named

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def page(window: MainWindow) -> SeatsPage:
    """Return the page of a fresh table of Loser's Game."""
    return seats_page(window, "losers")


def youth(page: SeatsPage) -> AgeOrder:
    """Return the order of age on a page that has one."""
    assert page.age_order
    return page.age_order


def names(page: SeatsPage) -> list[str]:
    """Return the players' names from the youngest."""
    return [row.called for row in youth(page).order]


def youngest_first(page: SeatsPage) -> list[int] | None:
    """Return the seats from the youngest, as the header has them."""
    return page.header().object.get("youngest_first")


def set_number(page: SeatsPage, rule: str, value: int) -> None:
    """Set a rule as a person would."""
    named(page.form, QSpinBox, LosersRules.rule(rule).label).setValue(value)


def drag(chip: Chip, to: QPoint) -> None:
    """Drag a chip by its middle to a point of its row."""
    start = chip.rect().center()
    QTest.mousePress(chip, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        at = chip.geometry().center() + (to - chip.geometry().center()) * share
        QTest.mouseMove(chip, chip.mapFromParent(at))
    QTest.mouseRelease(chip, Qt.MouseButton.LeftButton)


# --- who sits where --------------------------------------------------------------------------------------------------


def seated(page: SeatsPage) -> list[tuple[str | None, str | None]]:
    """Return names and players, as the header has them."""
    return [(seat.name, seat.player) for seat in page.header().seats]


def play_by(row: SeatRow, player: str) -> None:
    """Let another player play a seat."""
    row.player.setCurrentIndex(row.player.findData(player))


def test_any_seat_is_a_persons_or_a_bots(page: SeatsPage) -> None:
    for row, player in zip(page.rows, ("club", "human", "human"), strict=False):
        play_by(row, player)
    assert [player for _, player in seated(page)][:3] == ["club", "human", "human"]
    for row in page.rows:
        play_by(row, "random")
    assert {player for _, player in seated(page)} == {"random"}


def test_a_person_who_has_not_said_their_name_is_you_only_while_alone(page: SeatsPage) -> None:
    first, second = page.rows[:2]
    assert first.called == "You"
    second.name.clear()
    play_by(second, "human")
    called = [row.called for row in page.rows]
    assert "You" not in called
    assert len(set(called)) == len(called)
    play_by(second, "club")
    assert first.called == "You"


def test_a_person_who_is_only_you_has_no_name_in_the_record(page: SeatsPage) -> None:
    first, second = page.rows[:2]
    assert "name" not in page.header().object["seats"][0]
    assert first.grip.accessibleName() == "Your seat"
    first.name.setText("You")
    assert "name" not in page.header().object["seats"][0], "whoever types the word has said no name"
    first.name.clear()
    play_by(first, "club")
    assert first.called == first.given_name != "", "a bot is never you"
    play_by(first, "human")
    assert first.called == "You"
    play_by(second, "human")
    name = first.called
    assert page.header().object["seats"][0] == {"name": name, "player": "human"}, "two are told apart"
    assert first.grip.accessibleName() == f"Seat of {name}"


def test_no_two_seats_have_the_same_name(page: SeatsPage) -> None:
    page.rows[0].name.setText(page.rows[1].called)
    assert page.problem.text() == f"Two seats are called {page.rows[1].called}: change one of the names."
    assert not page.deal_button.isEnabled()
    page.rows[0].name.setText("Anna")
    assert page.problem.text() == ""
    assert page.deal_button.isEnabled()


def test_who_has_played_here_is_offered_by_name(window: MainWindow) -> None:
    window.settings.meet(["Ada", "Bea"])
    page = seats_page(window, "losers")
    assert page.rows[0].name.text() == "Ada"
    completer = page.rows[0].name.completer()
    assert [completer.model().index(row, 0).data() for row in range(2)] == ["Ada", "Bea"]
    play_by(page.rows[0], "club")
    assert page.rows[0].name.completer() is None


def test_a_bots_name_is_nobodys_though_a_person_takes_its_seat(window: MainWindow, page: SeatsPage) -> None:
    play_by(page.rows[1], "human")
    assert page.rows[1].name.text()
    page.deal()
    assert window.settings.people == []


def test_who_plays_is_offered_the_next_time(window: MainWindow, page: SeatsPage) -> None:
    page.rows[0].name.setText("Ada")
    play_by(page.rows[1], "human")
    page.rows[1].name.setText("Bea")
    page.deal()
    assert window.settings.people == ["Ada", "Bea"]


def test_arrow_keys_and_drags_move_a_seat(qtbot: QtBot, page: SeatsPage) -> None:
    while len(page.rows) < 4:
        page.add_bot()
    let_happen()
    first, *others = page.rows
    press(first.grip, Qt.Key.Key_Up)
    assert page.rows == [first, *others]
    press(first.grip, Qt.Key.Key_Down)
    assert page.rows == [others[0], first, *others[1:]]
    let_happen()
    last = page.rows[-1]
    QTest.mousePress(first.grip, Qt.MouseButton.LeftButton)
    QTest.mouseMove(first.grip, first.grip.mapFrom(page, last.mapTo(page, last.rect().center())))
    QTest.mouseRelease(first.grip, Qt.MouseButton.LeftButton)
    assert page.rows[-1] is first
    let_happen()
    assert first.y() > last.y()
    assert seated(page)[-1] == (None, "human")


def test_sit_anywhere_shuffles_the_seats(page: SeatsPage) -> None:
    while len(page.rows) < 8:
        page.add_bot()
    before = list(page.rows)
    orders = set()
    for _ in range(8):
        page.shuffle_button.click()
        orders.add(tuple(before.index(row) for row in page.rows))
    assert len(orders) > 4
    assert all(sorted(order) == list(range(8)) for order in orders)
    names = [(row.given_name or None, row.player.currentData()) for row in before]
    assert sorted(seated(page), key=str) == sorted(names, key=str)


# --- a fresh table ---------------------------------------------------------------------------------------------------


def test_a_game_says_how_many_sit_at_a_fresh_table(window: MainWindow) -> None:
    for key in SCREENS:
        assert len(seats_page(window, key).rows) == engine.GAMES[key].usual_seats
    assert len(seats_page(window, "losers").rows) == 4


def test_only_games_that_know_it_ask_for_youth(window: MainWindow) -> None:
    assert seats_page(window, "war").age_order is None
    assert "youngest_first" not in seats_page(window, "war").header().object
    assert youth(seats_page(window, "losers")).isVisible()


# --- youth -----------------------------------------------------------------------------------------------------------


def test_youth_is_seat_order_until_somebody_says(page: SeatsPage) -> None:
    assert names(page) == [row.called for row in page.rows]
    assert youngest_first(page) is None


def test_arrow_keys_move_a_chip(page: SeatsPage) -> None:
    chip = youth(page).chips[2]
    press(chip, Qt.Key.Key_Left)
    press(chip, Qt.Key.Key_Left)
    press(chip, Qt.Key.Key_Left)
    assert youngest_first(page) == [2, 0, 1, 3]
    press(chip, Qt.Key.Key_Right)
    assert youngest_first(page) == [0, 2, 1, 3]
    header = page.header()
    assert read_header(1, json_text(header.object).encode()).own == {"youngest_first": [0, 2, 1, 3]}


def test_arrow_keys_are_those_of_the_script(page: SeatsPage) -> None:
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    chip = youth(page).chips[0]
    press(chip, Qt.Key.Key_Left)
    assert youngest_first(page) == [1, 0, 2, 3]
    assert youth(page).chips[0].x() > chip.x()


def test_buttons_move_the_chip_that_is_marked(page: SeatsPage) -> None:
    order = youth(page)
    assert not order.younger_button.isEnabled()
    QTest.mouseClick(order.chips[3], Qt.MouseButton.LeftButton)
    assert not order.older_button.isEnabled()
    order.younger_button.click()
    assert youngest_first(page) == [0, 1, 3, 2]
    order.older_button.click()
    assert youngest_first(page) is None


def test_a_chip_is_dragged_to_its_place(qtbot: QtBot, page: SeatsPage) -> None:
    order = youth(page)
    qtbot.waitUntil(lambda: order.chips[3].width() > 40)
    goal = order.chips[0].geometry().center()
    chip = order.chips[3]
    drag(chip, goal)
    assert youngest_first(page) == [3, 0, 1, 2]
    assert chip.geometry().topLeft() == QPoint(0, 0)
    assert not any(
        one.geometry().intersects(other.geometry())
        for one in order.chips
        for other in order.chips[:1]
        if one is not other
    )


def test_a_drag_out_of_the_row_stays_inside(qtbot: QtBot, page: SeatsPage) -> None:
    order = youth(page)
    qtbot.waitUntil(lambda: order.chips[0].width() > 40)
    drag(order.chips[0], QPoint(4000, 4000))
    assert sorted(page.rows.index(row) for row in order.order) == [0, 1, 2, 3]
    assert names(page)[-1] == page.rows[0].called


def test_seats_that_come_go_and_change_are_followed(qtbot: QtBot, page: SeatsPage) -> None:
    order = youth(page)
    order.show_order([page.rows[seat] for seat in (3, 1, 0, 2)])
    page.add_bot()
    assert youngest_first(page) == [3, 1, 0, 2, 4]
    page.rows[1].remove.click()
    assert youngest_first(page) == [2, 0, 1, 3]
    assert len(order.chips) == len(page.rows) == 4
    page.rows[2].name.setText("Zoe")
    assert names(page)[0] == "Zoe"
    assert order.chips[0].accessibleName() == "1: Zoe"
    before = order.chips[0].grab().toImage()
    wear(page, 2, "shapes", 7)
    assert order.chips[0].grab().toImage() != before


def test_a_seat_taken_away_is_not_taken_away_again(page: SeatsPage) -> None:
    """A second click may come before the row is gone."""
    row = page.rows[1]
    for _ in range(2):
        row.remove.click()
    assert len(page.rows) == 3
    assert row not in page.rows


def test_removing_the_marked_seat_marks_another(page: SeatsPage) -> None:
    order = youth(page)
    QTest.mouseClick(order.chips[1], Qt.MouseButton.LeftButton)
    page.rows[1].remove.click()
    order.older_button.click()
    assert youngest_first(page) == [1, 0, 2]


def test_the_order_is_remembered_with_the_table(window: MainWindow, page: SeatsPage) -> None:
    youth(page).show_order([page.rows[seat] for seat in (2, 0, 3, 1)])
    begun = dealt_by(page)
    page.deal()
    assert begun[0].own == {"youngest_first": [2, 0, 3, 1]}
    assert youngest_first(seats_page(window, "losers")) == [2, 0, 3, 1]


@pytest.mark.parametrize("held", [None, [], [0, 1], [0, 0, 1, 2], ["a"], [[1]], "no", 5, {"a": 1}])
def test_an_odd_memory_gives_seat_order(window: MainWindow, page: SeatsPage, held: object) -> None:
    seats = [["You", "human", 0], *([f"B{seat}", "random", seat] for seat in range(1, 4))]
    window.settings.remember("losers", json.dumps({"seats": seats, "rules": {}, "youngest_first": held}))
    again = seats_page(window, "losers")
    assert len(again.rows) == 4
    assert youngest_first(again) is None


def test_a_table_remembered_before_youth_was_asked_is_restored(window: MainWindow) -> None:
    seats = [["Ada", "human", 0], ["Bea", "random", 1]]
    window.settings.remember("losers", json.dumps({"seats": seats, "rules": {"target": 30}}))
    page = seats_page(window, "losers")
    assert names(page) == ["Ada", "Bea"]
    assert page.form.rules == LosersRules(target=30)


def test_the_same_table_again_keeps_the_order_of_youth(window: MainWindow) -> None:
    page = seats_page(window, "losers")
    seats = tuple(SeatName(name, player) for name, player in (("A", "human"), ("B", "random"), ("C", "random")))
    header = with_own(new_header(page.game, LosersRules(), seats, 1), {"youngest_first": [2, 1, 0]})
    finished = ClosedGame(header, [0, 1, 2], 0, [], {0: Review(ViewWriter(header, 0).lines)}, Path())
    again = dealt_again(finished, None)
    assert again.own == {"youngest_first": [2, 1, 0]}
    assert again.seed != 1


def wear(page: SeatsPage, seat: int, row: str, place: int) -> None:
    """Choose another shape or colour for a seat's emblem."""
    page.rows[seat].emblem_button.click()
    picker = page.findChild(EmblemPicker)
    assert picker
    getattr(picker, row)[place].click()
    picker.close()
    let_happen()


def test_shape_and_colour_are_chosen_apart(page: SeatsPage) -> None:
    wear(page, 0, "shapes", 6)
    wear(page, 0, "colours", 7)
    assert (shape_of(page.rows[0].emblem), colour_of(page.rows[0].emblem)) == (6, 7)
    assert page.rows[0].emblem_button.accessibleDescription() == "flame, grey"
    assert page.header().object["emblems"][0] == page.rows[0].emblem
    assert [row.emblem for row in page.rows[1:]] == [1, 2, 3]


def test_what_another_wears_is_exchanged(page: SeatsPage) -> None:
    while page.add_button.isEnabled():
        page.add_bot()
    wear(page, 0, "shapes", 3)
    wear(page, 0, "colours", 5)
    worn = [(shape_of(row.emblem), colour_of(row.emblem)) for row in page.rows]
    assert worn == [(3, 5), (1, 1), (2, 2), (0, 3), (4, 4), (5, 0), (6, 6), (7, 7)]


def test_a_new_seat_wears_what_nobody_does(page: SeatsPage) -> None:
    wear(page, 0, "colours", 4)
    wear(page, 1, "shapes", 5)
    while page.add_button.isEnabled():
        page.add_bot()
    assert are_told_apart([row.emblem for row in page.rows])


def test_tab_goes_down_the_page_and_enter_deals(qtbot: QtBot, window: MainWindow, page: SeatsPage) -> None:
    window.activateWindow()
    page.add_bot()
    let_happen()
    youth(page).show_order(page.rows[::-1])
    order = [*page.rows[-1].stops, page.add_button, page.shuffle_button, *youth(page).stops]
    order += [page.try_button, page.rule_sets.box]
    wanted = [stop for stop in order if stop.isEnabled()]
    wanted[0].setFocus()
    reached = []
    for _ in wanted:
        reached.append(page.focusWidget())
        QTest.keyClick(window, Qt.Key.Key_Tab)
    assert reached == wanted
    begun = dealt_by(page)
    for stop in (page.rows[0].name, youth(page).chips[0]):
        stop.setFocus()
        QTest.keyClick(stop, Qt.Key.Key_Return)
    assert len(begun) == 2


def test_eight_names_fit_a_low_window(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(QSize(1024, 700))
    page = seats_page(window, "losers")
    while page.add_button.isEnabled():
        page.add_bot()
    for row in page.rows:
        row.name.setText("W" * 24)
    order = youth(page)
    qtbot.waitUntil(lambda: order.chips[-1].y() > 0)
    assert len(order.chips) == 8
    for chip in order.chips:
        assert order._row.rect().contains(chip.geometry())
    assert order.mapTo(page, order.rect().bottomRight()).x() < page.width() / 2


def test_youth_is_asked_only_where_it_decides_anything(window: MainWindow, page: SeatsPage) -> None:
    order = [page.rows[seat] for seat in (2, 0, 3, 1)]
    youth(page).show_order(order)
    page.form.show_rules(LosersRules(tie_caller="random"))
    assert not youth(page).isVisible()
    assert page.header().own == {}
    page.form.show_rules(LosersRules(tie_caller="rotate"))
    assert youth(page).isVisible()
    assert page.header().own == {"youngest_first": [2, 0, 3, 1]}


def test_no_limit_is_said_in_words(page: SeatsPage) -> None:
    field = named(page.form, QSpinBox, LosersRules.rule("round_limit").label)
    assert field.text() == "no limit"
    field.setValue(6)
    assert field.text() == "6"


@pytest.mark.parametrize(
    ("typed", "told", "taken"), [("99999", "At most 1,000.", 1000), ("0", "At least 1.", 1), ("007", "", 7)]
)
def test_a_number_out_of_range_is_told_and_not_dealt_with_unseen(
    window: MainWindow, page: SeatsPage, typed: str, told: str, taken: int
) -> None:
    begun = dealt_by(page)
    field = named(page.form, NumberField, LosersRules.rule("target").label)
    wrong = next(one.wrong for one in page.form.fields if one.field is field)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
    assert (field.value(), wrong.text(), wrong.isVisible()) == (taken, told, bool(told))
    assert told in field.accessibleDescription()
    assert len(begun) == (not told)
    if told:
        QTest.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
        assert begun[0].rules == LosersRules(target=taken)
        field.stepBy(1 if taken == 1 else -1)
        assert not wrong.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_keys_that_leave_a_number_out_of_range_only_put_it_right(
    window: MainWindow, page: SeatsPage, key: Qt.Key
) -> None:
    begun = dealt_by(page)
    window.activateWindow()
    field = named(page.form, NumberField, LosersRules.rule("target").label)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "1234")
    assert field.text() == "1234"
    QTest.keyClick(field, key)
    assert (field.value(), field.text(), begun) == (1000, "1000", [])


# --- rules that can't stand together ---------------------------------------------------------------------------------


def test_rules_in_conflict_are_told_and_cannot_be_dealt(window: MainWindow, page: SeatsPage) -> None:
    begun = dealt_by(page)
    for rule in ("trump_points", "three_points", "four_points"):
        assert page.problem.text() == ""
        set_number(page, rule, 0)
    assert "“Points for a trump”" in page.problem.text()
    assert "round_limit" not in page.problem.text()
    assert page.problem.text().endswith(".")
    assert not page.deal_button.isEnabled()
    page.deal()
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert begun == []
    with pytest.raises(BadInput):
        page.header()
    set_number(page, "round_limit", 3)
    assert page.problem.text() == ""
    assert page.deal_button.isEnabled()
    page.form.show_rules(LosersRules())
    assert page.rule_sets.box.currentData() == "classic"


# --- defaults that are formulas --------------------------------------------------------------------------------------


@pytest.fixture
def form(qtbot: QtBot) -> RulesForm:
    """Return the form of the toy game's rules: by default as many hands are played as there are players."""
    made = RulesForm(ToyRules)
    qtbot.addWidget(made)
    made.show()
    return made


def hands(form: RulesForm) -> QSpinBox:
    """Return the field of the rule with a formula."""
    return named(form, QSpinBox, ToyRules.rule("hands").label)


def reset(form: RulesForm) -> QPushButton:
    """Return the button that resets that rule to its formula."""
    return named(form, QPushButton, f"{hands(form).accessibleName()}: Reset")


def test_a_formula_shows_what_it_gives_and_sets_nothing(form: RulesForm) -> None:
    for seats in (2, 5, 3):
        form.show_seats(seats)
        assert hands(form).value() == seats
        assert form.rules == ToyRules()
    named(form, QSpinBox, ToyRules.rule("most").label).setValue(9)
    assert hands(form).value() == 2
    assert form.rules.changed() == {"most": 9}
    assert not reset(form).isVisible()


def test_what_the_person_sets_stays_until_they_give_it_back(form: RulesForm) -> None:
    form.show_seats(3)
    hands(form).setValue(4)
    form.show_seats(5)
    assert (hands(form).value(), form.rules.changed()) == (4, {"hands": 4})
    reset(form).click()
    assert (hands(form).value(), form.rules.changed()) == (5, {})


def test_rules_that_set_what_a_formula_would_give_keep_it_set(form: RulesForm) -> None:
    form.show_rules(ToyRules(hands=5))
    form.show_seats(4)
    assert (hands(form).value(), form.rules) == (5, ToyRules(hands=5))
    form.show_rules(ToyRules())
    assert (hands(form).value(), form.rules) == (4, ToyRules())


def test_the_form_is_told_how_many_sit_down(page: SeatsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(page.form, "show_seats", told.append)
    seats = len(page.rows)
    page.add_bot()
    page.rows[-1].remove.click()
    assert told == [seats + 1, seats]


def test_players_of_a_fresh_table_differ_in_character_where_they_have_any(window: MainWindow) -> None:
    page = seats_page(window, "miser")
    while page.add_button.isEnabled():
        page.add_bot()
    bots = [row.player.player for row in page.rows][1:]
    assert {bot.partition(":")[0] for bot in bots} == {"club"}
    assert len(set(bots)) == 6  # after six the characters repeat


def test_levels_that_have_characters_stand_apart(window: MainWindow) -> None:
    box = seats_page(window, "miser").rows[0].player
    levels = [str(box.itemData(at) or "|").partition(":")[0] for at in range(box.count())]
    assert [level for at, level in enumerate(levels) if levels[at - 1] != level] == [
        *["human", "random", "beginner", "|", "club", "|", "expert", "program"],
    ]


def test_a_narrow_box_leaves_out_what_only_explains(qtbot: QtBot) -> None:
    box = NarrowBox()
    qtbot.addWidget(box)
    box.addItem("Club, honest: keeps their word")
    room = box.fontMetrics().horizontalAdvance(box.currentText())
    assert box.shown_text(room) == "Club, honest: keeps their word"
    assert box.shown_text(room - 1) == "Club, honest"
    assert box.shown_text(box.fontMetrics().horizontalAdvance("Club, ho…")).endswith("…")
    assert box.minimumSizeHint().width() < box.sizeHint().width()


def test_what_our_players_are_called_has_room_beside_a_name(qtbot: QtBot, window: MainWindow) -> None:
    """Their explanation may be left out."""
    page = seats_page(window, "miser")
    box = page.rows[1].player
    qtbot.waitUntil(lambda: box.width() > 100)
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box).width()
    for name in PLAYERS["miser"]:
        box.play_by(name)
        assert "…" not in box.shown_text(room)
