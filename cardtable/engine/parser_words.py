"""What the parsers of JSON and TOML and msgspec's checks find wrong, in words of our own, which can be translated. What
they seldom say is told as they say it."""

# Not compiled: no inner loop goes through it.

import re

from cardtable.wording import either, worded

_JSON = {
    "Expecting value": worded("a value is missing"),
    "Expecting property name enclosed in double quotes": worded("a key in double quotes is missing"),
    "Expecting ':' delimiter": worded("a colon is missing"),
    "Expecting ',' delimiter": worded("a comma is missing"),
    "Unterminated string starting at": worded("a text has no end"),
    "Invalid control character at": worded("a text holds a control character"),
    "Invalid \\escape": worded("a backslash begins no escape sequence"),
    "Invalid \\uXXXX escape": worded("a backslash begins no escape sequence"),
    "Extra data": worded("something follows its end"),
    "Illegal trailing comma before end of object": worded("nothing follows a comma"),
    "Illegal trailing comma before end of array": worded("nothing follows a comma"),
}
_TOML = {
    "Invalid statement": worded("neither a key nor a table begins here"),
    "Invalid initial character for a key part": worded("a key is missing"),
    "Expected '=' after a key in a key/value pair": worded("an equals sign is missing after a key"),
    "Invalid value": worded("a value is missing, or is none"),
    "Cannot overwrite a value": worded("a key is set twice"),
    "Duplicate inline table key": worded("a key is set twice"),
    "Cannot declare": worded("a table is declared twice"),
    "Unclosed array": worded("a list has no end"),
    "Unclosed inline table": worded("a table has no end"),
    "Unterminated string": worded("a text has no end"),
    "Illegal character": worded("a text has no end on its line, or holds a control character"),
    "Unescaped '\\' in a string": worded("a backslash begins no escape sequence"),
    "Expected newline or end of document after a statement": worded("something follows a value on its line"),
    "Expected ']": worded("a square bracket is missing"),
}
_KINDS = {
    "int": worded("a whole number"),
    "float": worded("a decimal number"),
    "str": worded("a text"),
    "bool": worded("true or false"),
    "array": worded("a list"),
    "object": worded("an object"),
}
"""What values are called; null is called so in every language."""


def json_words(said: str) -> str:
    """What Python's JSON parser says."""
    return _JSON.get(said, said)


def toml_words(said: str) -> str:
    """What Python's TOML parser says, without the place."""
    return next((ours for theirs, ours in _TOML.items() if said.startswith(theirs)), said)


def type_words(said: str) -> str:
    """What msgspec says, without backticks and without the place."""
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
