"""Translatable words for the errors of the JSON and TOML parsers."""

import json
import re
import tomllib
from typing import Annotated, Any, Literal

import msgspec
import pytest

from cardtable.wording import Worded, json_words, toml_words, type_words


class Sample(msgspec.Struct, forbid_unknown_fields=True):
    """Struct with fields of several kinds."""

    number: int
    name: str | None = None
    kind: Literal["one", "other"] = "one"
    pair: tuple[int, int] = (0, 0)
    small: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


@pytest.mark.parametrize(
    ("held", "what"),
    [
        ({"number": "1"}, "expected a whole number, got a string"),
        ({"number": 1.5}, "expected a whole number, got a decimal number"),
        ({"number": True}, "expected a whole number, got true or false"),
        ({"number": 1, "name": []}, "expected a string or null, got a list"),
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
        ("{", "missing key in double quotes"),
        ('{"a" 1}', "missing colon"),
        ('{"a": }', "missing value"),
        ('{"a": 1 "b": 2}', "missing comma"),
        ('{"a": "b', "unterminated string"),
        ('{"a": "\t"}', "control character in a string"),
        ('{"a": "\\x"}', "invalid escape sequence"),
        ('{"a": "\\u12"}', "invalid escape sequence"),
        ("{} {}", "unexpected text after the end"),
        ("[1,]", ("missing value", "trailing comma")),  # the message depends on the Python version
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
        ("= 1", "expected a key or a table"),
        ("a.= 1", "missing or invalid key"),
        ("a 1", "missing equals sign after a key"),
        ("a =", "missing or invalid value"),
        ("a = 1\na = 2", "duplicate key"),
        ("a = {b = 1, b = 2}", "duplicate key"),
        ("[a]\n[a]", "duplicate table"),
        ("a = [1", "unclosed list"),
        ("a = {b = 1", "unclosed table"),
        ('a = "b', "unterminated string"),
        ('a = "b\n"', "unterminated string, or a control character in it"),
        ('a = "\\x"', "invalid escape sequence"),
        ("a = 1 2", "unexpected text after a value"),
        ("[a", "missing square bracket"),
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
