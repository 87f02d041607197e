"""Letters on cards: they follow the language, and spoken text translates them back."""

from collections.abc import Iterator

import pytest

from cardtable import language
from cardtable.language import speak
from cardtable.table.letters import court_letters, rank_letter, spoken, write_ranks
from cardtable.table.words import cards_words

GERMAN = {"J": "B", "Q": "D", "K": "K", "A": "A"}


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    before = language._translate, language._mirrored
    speak(lambda context, text, remark, n: GERMAN.get(text, text) if context == "cards" else text, bool)
    yield
    speak(*before)
    write_ranks(True)


def test_cards_are_named_by_the_letters_of_the_language() -> None:
    assert cards_words(["QS", "JD", "10H", "AC"]) == "D♠, B♦, 10♥, A♣"
    assert court_letters() == {"A": "A", "B": "J", "D": "Q", "K": "K"}


def test_english_letters_can_be_kept() -> None:
    write_ranks(False)
    assert [rank_letter(rank) for rank in ("A", "J", "Q", "K", "10")] == ["A", "J", "Q", "K", "10"]


def test_screen_readers_are_told_the_rank_and_not_the_letter() -> None:
    assert spoken("Lay D♠ or B♦") == "Lay queen of spades or jack of diamonds"
    assert spoken("10♥ beats 9♥") == "10 of hearts beats 9 of hearts"
    assert spoken("What is Q♠?") == "What is Qspades?"  # Q is no card's letter here
