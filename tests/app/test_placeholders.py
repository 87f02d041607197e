"""Placeholders of translated texts, and names and other texts that fill them."""

import pytest

from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.views import seen_header
from cardtable.language import SHOWN, as_shown, filled, isolated
from cardtable.library.folders import on_one_line


@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("{who} bids {card}.", {"who": "Anna", "card": "7♥"}, "Anna bids 7♥."),
        ("{who} bids {card}.", {"who": "{card}", "card": "{who}"}, "{card} bids {who}."),
        ("{who}, {who}!", {"who": "{who}"}, "{who}, {who}!"),
        ("{file}: {why}.", {"file": "a{0}{}}{.txt", "why": r"\1 \g<0> %n"}, r"a{0}{}}{.txt: \1 \g<0> %n."),
        ("{count} of {share} %, {none}", {"count": 3, "share": 0.5, "none": None}, "3 of 0.5 %, None"),
        ("{who} bids {card}.", {"card": "7♥", "more": "?"}, "{who} bids 7♥."),
        ("a } stray { brace, {} and { who }", {"who": "Anna"}, "a } stray { brace, {} and { who }"),
        ("{text} {größe}", {"text": "any name", "größe": "will do"}, "any name will do"),
        ("", {"who": "Anna"}, ""),
    ],
)
def test_all_placeholders_are_filled_at_once(text: str, words: dict[str, object], said: str) -> None:
    assert filled(text, **words) == said


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
FLAG = "\U0001f1e9\U0001f1ea"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
SHALOM = "\u05e9\u05bc\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd"


@pytest.mark.parametrize(
    "name", ["", "Anna", "Zoe\u0308", FAMILY, 2 * FLAG, ENGLAND, SHALOM, "नमस्ते", "각", "أنت", "a\nb", "W" * SHOWN]
)
def test_what_people_write_is_shown_as_it_is(name: str) -> None:
    assert as_shown(name) == name


@pytest.mark.parametrize("one", ["W", "e\u0301", FAMILY, FLAG, "각"])
def test_what_is_long_is_cut_between_two_characters(one: str) -> None:
    assert as_shown(one * 10_000) == one * (SHOWN - 1) + "…"
    assert as_shown(one * SHOWN) == one * SHOWN
    assert as_shown(one * 30, 20) == one * 19 + "…"


def test_of_marks_one_upon_another_only_a_few_are_left() -> None:
    assert as_shown("e" + "\u0301" * 40 + "f") == "e" + "\u0301" * 4 + "f"
    assert as_shown("\u0301" * 40) == "\u0301" * 5, "also where they have no letter"
    assert len(as_shown("\u200d" * 10_000)) < 20


def test_nothing_turns_round_what_stands_beside_a_name() -> None:
    assert as_shown("\u202eeliO") == "eliO"
    assert as_shown("\u2067" * 500 + "Odile") == "Odile"
    assert as_shown("\u202e" * 100_000) == "…"


def test_on_one_line_nothing_breaks_it_or_turns_it_round() -> None:
    assert on_one_line("one\ntwo\x00\u202eeerht") == "one two  eerht"
    assert on_one_line(isolated("Odile")) == isolated("Odile"), "ours are closed"


def test_a_name_is_cut_on_the_screen_and_nowhere_else() -> None:
    seats = (SeatName("W" * 10_000, "human"), SeatName("\u202eeliO", "club"))
    header = new_header(GAMES["war"], GAMES["war"].rules(), seats, 5)
    assert header.names == ["W" * (SHOWN - 1) + "…", "eliO"]
    assert [seat["name"] for seat in header.object["seats"]] == ["W" * 10_000, "\u202eeliO"]
    assert [seat["name"] for seat in seen_header(header, 1)["seats"]] == ["W" * 10_000, "\u202eeliO"]
