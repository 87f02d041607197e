"""What parsers find wrong is told in words of ours, which can be said in any language."""

import json
import re
import tomllib
from typing import Annotated, Any, Literal

import msgspec
import pytest

from cardtable.engine.parser_words import json_words, toml_words, type_words
from cardtable.wording import Worded


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    """Something with fields of several kinds."""

    number: int
    name: str | None = None
    kind: Literal["one", "other"] = "one"
    pair: tuple[int, int] = (0, 0)
    small: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


@pytest.mark.parametrize(
    ("held", "what"),
    [
        ({"number": "1"}, "expected a whole number, got a text"),
        ({"number": 1.5}, "expected a whole number, got a decimal number"),
        ({"number": True}, "expected a whole number, got true or false"),
        ({"number": 1, "name": []}, "expected a text or null, got a list"),
        ({"number": 1, "pair": [1]}, "expected a list of length 2, got 1"),
        ({"number": 1, "kind": "third"}, "third is not allowed"),
        ({"number": 1, "small": -1}, "expected at least 0"),
        ({"number": 1, "small": 10}, "expected at most 9"),
        ({}, "number is missing"),
        ({"number": 1, "numbr": 1}, "unknown key numbr"),
    ],
)
def test_wrong_types(held: dict[str, Any], what: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(held, Sample, strict=True)
    told = type_words(str(caught.value).replace("`", "").partition(" - at ")[0])
    assert (told, type(told)) == (what, Worded)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{", "a key in double quotes is missing"),
        ('{"a" 1}', "a colon is missing"),
        ('{"a": }', "a value is missing"),
        ('{"a": 1 "b": 2}', "a comma is missing"),
        ('{"a": "b', "a text has no end"),
        ('{"a": "\t"}', "a text holds a control character"),
        ('{"a": "\\x"}', "a backslash begins no escape sequence"),
        ('{"a": "\\u12"}', "a backslash begins no escape sequence"),
        ("{} {}", "something follows its end"),
        ("[1,]", ("a value is missing", "nothing follows a comma")),  # as Python has it
    ],
)
def test_what_is_no_json(text: str, what: str | tuple[str, str]) -> None:
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads(text)
    told = json_words(caught.value.msg)
    assert told in what
    assert isinstance(told, Worded)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("= 1", "neither a key nor a table begins here"),
        ("a.= 1", "a key is missing"),
        ("a 1", "an equals sign is missing after a key"),
        ("a =", "a value is missing, or is none"),
        ("a = 1\na = 2", "a key is set twice"),
        ("a = {b = 1, b = 2}", "a key is set twice"),
        ("[a]\n[a]", "a table is declared twice"),
        ("a = [1", "a list has no end"),
        ("a = {b = 1", "a table has no end"),
        ('a = "b', "a text has no end"),
        ('a = "b\n"', "a text has no end on its line, or holds a control character"),
        ('a = "\\x"', "a backslash begins no escape sequence"),
        ("a = 1 2", "something follows a value on its line"),
        ("[a", "a square bracket is missing"),
    ],
)
def test_what_is_no_toml(text: str, what: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    told = toml_words(re.sub(r" \(at .*", "", str(caught.value)))
    assert (told, type(told)) == (what, Worded)


def test_what_is_seldom_said_is_told_as_it_is() -> None:
    assert json_words("Something else") == toml_words("Something else") == "Something else"
    assert type_words("Expected `str` matching regex") == "expected `str` matching regex"
