"""The languages of the screen: which there are here, and how the program comes to speak one of them.

Texts are written in English; every other language is a catalogue that is as good as complete, or it is not there.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QFontDatabase, QGuiApplication

from cardtable.language import filled, grouped, say_in, translate
from cardtable.resources import translation_folder

SYSTEM: Final = "system"
"""In place of a language: that of the system, where we speak it."""
ENGLISH: Final = "en"
_NAMES: Final = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "ar": "العربية",
    "zh_CN": "简体中文",
}
"""By code what its speakers call a language."""
_WRITTEN: Final = {"ar": QFontDatabase.WritingSystem.Arabic, "zh_CN": QFontDatabase.WritingSystem.SimplifiedChinese}
"""What a language is written in, where our own fonts have no letters for it."""


@cache
def languages() -> Mapping[str, str]:
    """Those that this copy speaks, by code, with what their speakers call them."""
    found = {path.stem.partition("_")[2] for path in translation_folder().glob("cardtable_*.qm")} | {ENGLISH}
    return {code: _NAMES.get(code, QLocale(code).nativeLanguageName() or code) for code in sorted(found, key=_order)}


def _order(code: str) -> tuple[int, str]:
    known = list(_NAMES)
    return (known.index(code) if code in known else len(known), code)


def spoken(wish: str, system: Sequence[str] | None = None) -> str:
    """The language that is spoken where `wish` is set: a code, or SYSTEM for the first of the system's (those given, in
    its order) that is spoken here; English where none is."""
    here = languages()
    if wish != SYSTEM:
        return wish if wish in here else ENGLISH
    for tag in QLocale.system().uiLanguages() if system is None else system:
        wished = tag.replace("-", "_")
        for code in here:
            if wished == code or wished.partition("_")[0] == code or _is_simplified(wished, code):
                return code
    return ENGLISH


def _is_simplified(wished: str, code: str) -> bool:
    """Chinese is asked for by script as well as by country."""
    return code == "zh_CN" and wished in ("zh", "zh_Hans", "zh_Hans_CN", "zh_SG", "zh_Hans_SG")


def counted(value: float, digits: int) -> str:
    """A number with the separators of the language that is spoken, in the digits that cards have; rounded as Python
    does it, so that the screen agrees with what the command line writes."""
    locale = QLocale()
    text = grouped(value, digits)
    if locale.zeroDigit() != "0":  # its separators go with digits of its own
        return text
    return text.translate({ord(","): locale.groupSeparator(), ord("."): locale.decimalPoint()})


def dated(when: datetime, timed: bool = True) -> str:
    """A day, and a time if wanted, as the language that is spoken writes them, 25 Nov 2026 19:58, in the digits that
    cards have."""
    locale, moment = QLocale(), QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    if locale.language() == QLocale.Language.English:  # strftime would name the month in the system's language
        return locale.toString(moment, "d MMM yyyy HH:mm" if timed else "d MMM yyyy")
    short = QLocale.FormatType.ShortFormat
    text = locale.toString(moment, short) if timed else locale.toString(moment.date(), short)
    zero = ord(locale.zeroDigit())
    return text.translate({zero + digit: f"{digit}" for digit in range(10)})


class Speaking(QObject):
    """Has the whole program speak one language: our texts, Qt's own, numbers, and the direction of all."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.language = ENGLISH
        """The code of what is spoken."""
        self._translators: list[QTranslator] = []

    def speak(self, language: str) -> bool:
        """Speaks it from now on; whether that is another than before. What is shown already stays as it is."""
        if language == self.language:
            return False
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []
        self.language = language
        say_in(language)
        if language != ENGLISH:  # which is there in any case, for its plurals
            self._install(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            self._install(f"cardtable_{language}", str(translation_folder()))
        locale = QLocale(language)
        QLocale.setDefault(locale)
        right_to_left = locale.textDirection() == Qt.LayoutDirection.RightToLeft
        QGuiApplication.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
        )
        return True

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)

    def problem(self) -> str:
        """Why it can't be read here, in one sentence; empty where it can."""
        script = _WRITTEN.get(self.language)
        if script is None or QFontDatabase.families(script):
            return ""
        text = translate("languages", "No font for {language} is installed. Install one, or choose another language.")
        return filled(text, language=languages()[self.language])
