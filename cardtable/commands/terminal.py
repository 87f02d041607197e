"""Language of the terminal: the person's language, but English for output that programs read."""

import ctypes
import locale
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress

from cardtable.catalogue import Catalogue
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
