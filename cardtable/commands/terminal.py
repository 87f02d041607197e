"""Language of the terminal: the person's language, but English for output that programs read.

Compiled catalogues of translations (`*.qm`) are read without Qt. The format is Qt's (qtranslator.cpp): sections with
messages, each with context, source, remark and translations, and the language's plural rule as a few bytes.
"""

import ctypes
import locale
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardtable.language import grouped, say_in, speak, translate
from cardtable.resources import translation_folder

LANGUAGE = "CARDTABLE_LANGUAGE"
"""Environment variable for the code of a language that overrides the system's."""
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_FOR_PROGRAMS = ("--json", "--csv", "--parquet", "--out")
"""Options that make a command write output for programs."""
_RIGHT_TO_LEFT = ("ar", "fa", "he", "ur")


def speak_for(arguments: Sequence[str]) -> None:
    """Set the language of a command's texts to the person's, if there is a catalogue for it.

    Commands with output for programs use English for all their texts.
    """
    wished = wished_language(os.environ)
    if any(each.partition("=")[0] in _FOR_PROGRAMS for each in arguments):
        return
    with suppress(OSError, ValueError):  # without catalogues texts are English
        there = {path.stem.removeprefix("cardtable_"): path for path in translation_folder().glob("cardtable_*.qm")}
        code = next((code for code in (wished, wished.partition("_")[0]) if code in there and code != "en"), None)
        if code is not None:
            speak(Catalogue(there[code]).translate, lambda: code.partition("_")[0] in _RIGHT_TO_LEFT, _counted)
            say_in(code)


def wished_language(environment: Mapping[str, str]) -> str:
    """Return the code of the language that the environment asks for, such as de or zh_CN; empty if it asks for none."""
    for name in (LANGUAGE, *_LOCALES):
        if wish := environment.get(name):
            return wish.partition(".")[0].partition("@")[0].replace("-", "_")
    if sys.platform == "win32":
        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


def _counted(value: float, digits: int) -> str:
    """Return a number with the separators of the language."""
    marks: dict[str, str | int | None] = {
        ",": translate("language", ",", "between the thousands of a number"),
        ".": translate("language", ".", "before the decimals of a number"),
    }
    return grouped(value, digits).translate(str.maketrans(marks))


_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES, _PLURALS = 0x69, 0x88  # tags of sections
_END, _TRANSLATION, _SOURCE, _CONTEXT, _REMARK = 1, 3, 6, 7, 8  # tags in a message
_NONE: Final = 0xFFFFFFFF
_NOT, _MOD_10, _MOD_100, _LEAD_1000 = 0x08, 0x10, 0x20, 0x40
_AND, _OR, _NEXT = 0xFD, 0xFE, 0xFF
_COMPARED: Final[Mapping[int, tuple[int, Callable[..., bool]]]] = {
    1: (1, lambda n, value: bool(n == value)),
    2: (1, lambda n, value: bool(n < value)),
    3: (1, lambda n, value: bool(n <= value)),
    4: (2, lambda n, low, high: bool(low <= n <= high)),
}
"""Comparisons in a plural rule by code: their number of operands, and a function."""


class Catalogue:
    """Translations of one language."""

    def __init__(self, path: Path) -> None:
        """Read a catalogue; OSError if the file can't be read, ValueError if it isn't a catalogue."""
        data = path.read_bytes()
        if not data.startswith(_MAGIC):
            raise ValueError(f"{path.name} is no catalogue")
        sections = dict(_sections(data))
        self._plurals = sections.get(_PLURALS, b"")
        self._texts = dict(_messages(sections.get(_MESSAGES, b"")))

    def translate(self, context: str, text: str, remark: str | None = None, n: int = -1) -> str:
        """Return a text's translation as `QCoreApplication.translate` would; the text itself if it has none."""
        forms = self._texts.get((context, text, remark or "")) or self._texts.get((context, text, "")) or [text]
        found = forms[min(_form(self._plurals, n), len(forms) - 1)] if n >= 0 else forms[0]
        return found.replace("%n", str(n)) if n >= 0 else found


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = len(_MAGIC)
    while at + 5 <= len(data):
        size = int.from_bytes(data[at + 1 : at + 5], "big")
        yield data[at], data[at + 5 : at + 5 + size]
        at += 5 + size


def _messages(data: bytes) -> Iterator[tuple[tuple[str, str, str], Sequence[str]]]:
    at = 0
    key: dict[int, str] = {}
    forms: list[str] = []
    while at < len(data):
        tag = data[at]
        at += 1
        if tag == _END:
            yield (key.get(_CONTEXT, ""), key.get(_SOURCE, ""), key.get(_REMARK, "")), forms
            key, forms = {}, []
            continue
        size = int.from_bytes(data[at : at + 4], "big")
        at += 4
        held = b"" if size == _NONE else data[at : at + size]
        at += len(held)
        if tag == _TRANSLATION:
            forms.append(held.decode("utf-16-be"))
        else:
            key[tag] = held.decode()


def _form(rule: bytes, n: int) -> int:
    """Return the index of the plural form for a number; the plural rule is a list of conditions, one for each form."""
    form = at = 0
    while at < len(rule):
        some = False
        while True:  # conditions joined by "or"
            every = True
            while True:  # comparisons joined by "and"
                code = rule[at]
                count, holds = _COMPARED[code & 0x07]
                number = n
                if code & _MOD_10:
                    number %= 10
                elif code & _MOD_100:
                    number %= 100
                elif code & _LEAD_1000:
                    while number >= 1000:
                        number //= 1000
                every &= holds(number, *rule[at + 1 : at + 1 + count]) != bool(code & _NOT)
                at += 1 + count
                if rule[at : at + 1] != bytes([_AND]):
                    break
                at += 1
            some |= every
            if rule[at : at + 1] != bytes([_OR]):
                break
            at += 1
        if some:
            return form
        form += 1
        if rule[at : at + 1] == bytes([_NEXT]):
            at += 1
    return form
