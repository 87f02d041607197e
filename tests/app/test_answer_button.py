"""Answer buttons: their labels, keys and details have room."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.art.fonts import sans
from cardtable.app.parts.felt_button import KeyRepeatGuard
from cardtable.app.parts.number_choice import NumberPickers, NumberSpec, NumberStepper
from cardtable.app.table.answer_button import Answer, AnswerButton
from cardtable.app.table.prompt import Prompt


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("label", "key", "width"), [("Odile", "1", 57), ("Make this offer", "Return", 118)])
def test_a_key_never_stands_on_the_label(qtbot: QtBot, label: str, key: str, width: int, mirrored: bool) -> None:
    """The label stands beside one of the keys if it doesn't fit between both."""
    parent = QWidget()
    qtbot.addWidget(parent)
    answer = Answer("one", label, "21 pennies", key, lambda: None)
    button = AnswerButton(answer, 1.0, KeyRepeatGuard(), parent)
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight)
    body = QRectF(2, 2, width - 4, 47)
    written = QFontMetricsF(sans(12)).horizontalAdvance("Enter" if key == "Return" else key)
    area = button.label_area(body)
    assert body.contains(area)
    assert area.width() >= 30
    if mirrored:
        assert area.left() > body.left() + 8 + written
    else:
        assert area.right() < body.right() - 8 - written
    body.setWidth(button.sizeHint().width() - 4)
    wide = button.label_area(body)
    assert wide.center().x() == body.center().x()


@pytest.mark.parametrize("width", [900, 620, 420, 300])
def test_large_answers_stay_side_by_side_and_none_is_cut(qtbot: QtBot, width: int) -> None:
    """They get somewhat smaller and say less if they must; the tooltip still tells what they do."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1000, 400)
    prompt = Prompt(parent, parent)
    prompt.set_scale(2.0)
    prompt.resize(width, 300)
    stepper = NumberStepper("cards", "fewer", "more")
    qtbot.addWidget(stepper)
    parent.show()
    for control in (None, stepper) if width > 500 else (None,):
        prompt.put_control(control)
        prompt.ask(
            "How many?", [Answer(f"{kind}", f"Bid {kind}", "what will it do?", "B", lambda: None) for kind in range(3)]
        )
        buttons = [button for kind in range(3) if (button := prompt.button(f"{kind}"))]
        assert all(button.width() >= button.sizeHint().width() for button in buttons)
        assert buttons[-1].geometry().right() < width
        assert {button.scale >= 1.5 or bool(button.toolTip()) for button in buttons} == {True}
        assert buttons[0].scale == 2.0 or width < 900 or control
    prompt.put_control(None)


def test_answers_beside_numbers_have_their_room_at_once(qtbot: QtBot) -> None:
    """If they were painted before the layout follows, they would be squeezed."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1000, 400)
    prompt = Prompt(parent, parent)
    prompt.set_scale(1.5)
    pickers = NumberPickers(lambda: None)
    pickers.begin([NumberSpec("You give", 0, 9, 2), NumberSpec("You get", 0, 9, 3)])
    prompt.put_control(pickers)
    prompt.ask("Which?", [Answer(name, "Make this offer", "6 pennies", "B", lambda: None) for name in ("one", "other")])
    parent.show()
    for width in (900, 620, 700):
        prompt.resize(width, 300)
        buttons = [button for name in ("one", "other") if (button := prompt.button(name))]
        assert [part.width() for part in (pickers, *buttons)] == [
            part.sizeHint().width() for part in (pickers, *buttons)
        ]


@pytest.mark.parametrize("says", ["", "21 pennies"])
def test_a_button_without_room_is_painted_all_the_same(qtbot: QtBot, says: str) -> None:
    button = AnswerButton(Answer("one", "Odile", says, "1", lambda: None), 1.0, KeyRepeatGuard(), parent := QWidget())
    qtbot.addWidget(parent)
    button.resize(4, 4)
    assert not button.grab().isNull()


def test_answers_say_less_rather_than_be_squeezed_as_designed_too(qtbot: QtBot) -> None:
    """This happens with longer words, as in French, in a small window."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(500, 400)
    prompt = Prompt(parent, parent)
    prompt.resize(420, 300)
    parent.show()
    prompt.ask(
        "?",
        [Answer(f"{kind}", f"Say {kind}", "what does it mean to everyone?", "B", lambda: None) for kind in range(3)],
    )
    buttons = [button for kind in range(3) if (button := prompt.button(f"{kind}"))]
    assert all(button.toolTip() for button in buttons)
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
