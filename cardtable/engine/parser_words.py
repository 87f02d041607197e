"""Translatable words for errors from the JSON and TOML parsers and from msgspec.

Messages that hardly ever occur are passed on as they are.
"""

# Not compiled: no inner loop goes through it.

import re

from cardtable.wording import either, worded

_JSON = {
    "Expecting value": worded("missing value"),
    "Expecting property name enclosed in double quotes": worded("missing key in double quotes"),
    "Expecting ':' delimiter": worded("missing colon"),
    "Expecting ',' delimiter": worded("missing comma"),
    "Unterminated string starting at": worded("unterminated string"),
    "Invalid control character at": worded("control character in a string"),
    "Invalid \\escape": worded("invalid escape sequence"),
    "Invalid \\uXXXX escape": worded("invalid escape sequence"),
    "Extra data": worded("unexpected text after the end"),
    "Illegal trailing comma before end of object": worded("trailing comma"),
    "Illegal trailing comma before end of array": worded("trailing comma"),
}
_TOML = {
    "Invalid statement": worded("expected a key or a table"),
    "Invalid initial character for a key part": worded("missing or invalid key"),
    "Expected '=' after a key in a key/value pair": worded("missing equals sign after a key"),
    "Invalid value": worded("missing or invalid value"),
    "Cannot overwrite a value": worded("duplicate key"),
    "Duplicate inline table key": worded("duplicate key"),
    "Cannot declare": worded("duplicate table"),
    "Unclosed array": worded("unclosed list"),
    "Unclosed inline table": worded("unclosed table"),
    "Unterminated string": worded("unterminated string"),
    "Illegal character": worded("unterminated string, or a control character in it"),
    "Unescaped '\\' in a string": worded("invalid escape sequence"),
    "Expected newline or end of document after a statement": worded("unexpected text after a value"),
    "Expected ']": worded("missing square bracket"),
}
_KINDS = {
    "int": worded("a whole number"),
    "float": worded("a decimal number"),
    "str": worded("a string"),
    "bool": worded("true or false"),
    "array": worded("a list"),
    "object": worded("an object"),
}
"""Names of JSON types; null has the same name in every language."""


def json_words(said: str) -> str:
    """Return our words for a message of Python's JSON parser."""
    return _JSON.get(said, said)


def toml_words(said: str) -> str:
    """Return our words for a message of Python's TOML parser, given without its place."""
    return next((ours for theirs, ours in _TOML.items() if said.startswith(theirs)), said)


def type_words(said: str) -> str:
    """Return our words for a message of msgspec, given without backticks and without its place."""
    if found := re.fullmatch(r"Object missing required field (\S+)", said):
        return worded("{key} is missing", key=found[1])
    if found := re.fullmatch(r"Object contains unknown field (\S+)", said):
        return worded("unknown key {key}", key=found[1])
    if found := re.fullmatch(r"Invalid (?:enum )?value '?(.*?)'?", said):
        return worded("{value} is not allowed", value=found[1])
    if found := re.fullmatch(r"Expected array of length (\d+), got (\d+)", said):
        return worded("expected a list of length {wanted}, got {count}", wanted=int(found[1]), count=int(found[2]))
    if found := re.fullmatch(r"Expected ([\w| ]+), got (\w+)", said):
        return worded("expected {wanted}, got {kind}", wanted=_kinds(found[1]), kind=_kinds(found[2]))
    if found := re.fullmatch(r"Expected (?:int|float) >= (\S+)", said):
        return worded("expected at least {least}", least=found[1])
    if found := re.fullmatch(r"Expected (?:int|float) <= (\S+)", said):
        return worded("expected at most {most}", most=found[1])
    return said[0].lower() + said[1:]


def _kinds(named: str) -> str:
    return either([_KINDS.get(kind, kind) for kind in named.split(" | ")])
