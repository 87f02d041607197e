"""Sentences worded below the screen, in English, and translated only when they are shown to people.

Errors are worded where they are noticed, as an English text and its values. The result is a plain English string for
programs; `in_words` turns it into the language of the screen. Errors of the JSON and TOML parsers and of msgspec get
words of ours; those that hardly ever occur are passed on as they are.
"""

import re
from collections.abc import Sequence
from typing import Any

from cardtable.language import DECLARED, as_number, declared, filled, isolated, listed, translate

SYSTEM = (
    "No such file or directory",
    "Permission denied",
    "Operation not permitted",
    "File exists",
    "Is a directory",
    "Not a directory",
    "Directory not empty",
    "File name too long",
    "File too large",
    "No space left on device",
    "Disk quota exceeded",
    "Read-only file system",
    "Input/output error",
    "Too many open files",
    "Exec format error",
)
"""Commonest system errors about files, in Python's words, that are translated; all others are shown as they are."""


class Amount(int):
    """Number written with separators: 65,536."""

    def __str__(self) -> str:
        return f"{int(self):,}"


class Worded(str):
    """English sentence or clause that remembers the text and the values it was made of."""

    text: str
    """English text with placeholders."""
    words: dict[str, object]
    """Values of the placeholders: texts, numbers, other clauses, or a list of them."""
    n: int
    """Number that selects the plural form; -1 if the text has none."""

    def __new__(cls, text: str, words: dict[str, object], n: int = -1) -> "Worded":
        english = text if n < 0 else text.replace("(s)", "" if n == 1 else "s").replace("%n", str(n))
        made = super().__new__(cls, filled(english, **{name: _joined(value) for name, value in words.items()}))
        made.text, made.words, made.n = text, words, n
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Worded, (self.text, self.words, self.n)

    def said(self, **others: object) -> str:
        """Return the text in the language of the screen, with `others` replacing some of the values."""
        words = {name: _in_sentence(value) for name, value in {**self.words, **others}.items()}
        return filled(translate(DECLARED, self.text, None, self.n), **words)


def worded(text: str, /, *, n: int = -1, **words: object) -> str:
    """Return a `Worded`; `text` must be a literal, since `tools.translations` collects it for the catalogues."""
    return Worded(text, words, n)


def either(parts: Sequence[str]) -> str:
    """Return a clause that lists alternatives: A, B or C."""
    return worded("{parts} or {last}", parts=list(parts[:-1]), last=parts[-1]) if len(parts) > 1 else "".join(parts)


def in_words(what: object) -> str:
    """Return a worded text, or the reason of an exception, in the language of the screen.

    Anything else, such as a name or a system's message, is returned as it is.
    """
    if isinstance(what, BaseException):
        what = reason(what)
    if isinstance(what, Worded):
        return what.said()
    if isinstance(what, Amount):
        return as_number(what)
    if isinstance(what, list | tuple):
        return listed([_in_sentence(each) for each in what])
    return declared(what) if isinstance(what, str) and what in SYSTEM else str(what)


def _in_sentence(what: object) -> str:
    """Return a value in the language of the screen for use inside a sentence: names are isolated in their direction."""
    told = in_words(what)
    return isolated(told) if isinstance(what, str) and not isinstance(what, Worded) else told


def reason(error: BaseException) -> str:
    """Return why something failed, still `Worded` if it was, to be passed on in another error."""
    what = getattr(error, "what", None) or getattr(error, "strerror", None) or (error.args[0] if error.args else "")
    return what if isinstance(what, str) and what else str(error)


def _joined(value: object) -> object:
    return ", ".join([str(each) for each in value]) if isinstance(value, list | tuple) else value


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
