"""Sentences about seats: each reader gets the form that is meant for them."""

import pytest

from cardtable.engine.state import NOBODY
from cardtable.table.words import Narrator, Sentence

NAMES = ("Anna", "{who}", "Bram")
WINS = Sentence("test", "You win {what}.", "{who} wins {what}.")
GIVES_IN = Sentence("test", "{victim} gives in to you.", "{victim} gives in to {who}.", other="You give in to {who}.")
TURNS = Sentence("test", "The next prize is {what}.")


@pytest.mark.parametrize(
    ("you", "wins", "gives_in"),
    [
        (0, "You win 7♦.", "{who} gives in to you."),
        (1, "Anna wins 7♦.", "You give in to Anna."),
        (2, "Anna wins 7♦.", "{who} gives in to Anna."),
        (NOBODY, "Anna wins 7♦.", "{who} gives in to Anna."),
    ],
)
def test_the_reader_is_you(you: int, wins: str, gives_in: str) -> None:
    narrator = Narrator(NAMES, you)
    assert narrator.say(WINS, 0, what="7♦") == wins
    assert narrator.say(GIVES_IN, 0, 1, victim=NAMES[1]) == gives_in
    assert narrator.say(TURNS, what="7♦") == "The next prize is 7♦."


def test_the_other_seat_may_be_an_object() -> None:
    offers = Sentence("test", "You offer {other} a contract.", "{who} offers {other} a contract.")
    narrator = Narrator(NAMES, 2)
    assert narrator.say(offers, 0, 2, other=narrator.called(2, "you")) == "Anna offers you a contract."
    assert narrator.say(offers, 2, 0, other=narrator.called(0, "you")) == "You offer Anna a contract."
