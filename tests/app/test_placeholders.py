"""Placeholders of translated texts."""

import pytest

from cardtable.language import filled


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
