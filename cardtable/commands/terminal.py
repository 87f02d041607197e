"""The language of the terminal: that of the person, and English for what programs read."""

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
"""The environment's variable with the code of a language, where it is not to be the system's."""
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_FOR_PROGRAMS = ("--json", "--csv", "--parquet", "--out")
"""Options with which a command writes what programs read."""
_RIGHT_TO_LEFT = ("ar", "fa", "he", "ur")


def speak_for(arguments: Sequence[str]) -> None:
    """From now on what a command says is in the person's language, where there is a catalogue of it. What programs read
    stays English, and so does all that such a command says."""
    wished = wished_language(os.environ)
    if any(each.partition("=")[0] in _FOR_PROGRAMS for each in arguments):
        return
    with suppress(OSError, ValueError):  # a copy without catalogues speaks English
        there = {path.stem.removeprefix("cardtable_"): path for path in translation_folder().glob("cardtable_*.qm")}
        code = next((code for code in (wished, wished.partition("_")[0]) if code in there and code != "en"), None)
        if code is not None:
            speak(Catalogue(there[code]).translate, lambda: code.partition("_")[0] in _RIGHT_TO_LEFT, _counted)
            say_in(code)


def wished_language(environment: Mapping[str, str]) -> str:
    """The code of the language that somebody wishes for, such as de or zh_CN; empty where none is said."""
    for name in (LANGUAGE, *_LOCALES):
        if wish := environment.get(name):
            return wish.partition(".")[0].partition("@")[0].replace("-", "_")
    if sys.platform == "win32":
        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


def _counted(value: float, digits: int) -> str:
    """A number with the separators of the language."""
    marks: dict[str, str | int | None] = {
        ",": translate("language", ",", "between the thousands of a number"),
        ".": translate("language", ".", "before the decimals of a number"),
    }
    return grouped(value, digits).translate(str.maketrans(marks))
