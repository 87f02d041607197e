"""Languages of the interface: the available ones, and switching between them.

Texts are written in English. Every other language is a catalogue of translations, which is included only if it is
almost complete.
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
"""Value in place of a language: the system's language if it is available."""
ENGLISH: Final = "en"
_NAMES: Final = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "ar": "العربية",
    "zh_CN": "简体中文",
}
"""Names of languages in themselves, by code."""
_WRITTEN: Final = {"ar": QFontDatabase.WritingSystem.Arabic, "zh_CN": QFontDatabase.WritingSystem.SimplifiedChinese}
"""Writing systems of languages for which our own fonts have no letters."""


@cache
def languages() -> Mapping[str, str]:
    """Return the names of the available languages in themselves, by code."""
    found = {path.stem.partition("_")[2] for path in translation_folder().glob("cardtable_*.qm")} | {ENGLISH}
    return {code: _NAMES.get(code, QLocale(code).nativeLanguageName() or code) for code in sorted(found, key=_order)}


def _order(code: str) -> tuple[int, str]:
    known = list(_NAMES)
    return (known.index(code) if code in known else len(known), code)


def spoken(wish: str, system: Sequence[str] | None = None) -> str:
    """Return the code of the language to use. `wish` is a code, or SYSTEM for the first of the `system` languages (by
    default those of the system, in its order) that is available. English if none is."""
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
    """Return whether a system's tag means simplified Chinese: it may give the script or the country."""
    return code == "zh_CN" and wished in ("zh", "zh_Hans", "zh_Hans_CN", "zh_SG", "zh_Hans_SG")


def counted(value: float, digits: int) -> str:
    """Return a number with the separators of the current language, but always with the digits 0 to 9, as on cards. It
    is rounded as Python does, so that the screen agrees with the command line."""
    locale = QLocale()
    text = grouped(value, digits)
    if locale.zeroDigit() != "0":  # its separators belong to digits that we don't use
        return text
    return text.translate({ord(","): locale.groupSeparator(), ord("."): locale.decimalPoint()})


def dated(when: datetime, timed: bool = True) -> str:
    """Return a date, and a time if wanted, in the style of the current language, as in 25 Nov 2026 19:58. Digits are
    always 0 to 9, as on cards."""
    locale, moment = QLocale(), QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    if locale.language() == QLocale.Language.English:  # strftime would use month names of the system's language
        return locale.toString(moment, "d MMM yyyy HH:mm" if timed else "d MMM yyyy")
    short = QLocale.FormatType.ShortFormat
    text = locale.toString(moment, short) if timed else locale.toString(moment.date(), short)
    zero = ord(locale.zeroDigit())
    return text.translate({zero + digit: f"{digit}" for digit in range(10)})


class Speaking(QObject):
    """Switches the whole program between languages: our texts, Qt's own texts, numbers, and the direction of
    layouts."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.language = ENGLISH
        """Code of the current language."""
        self._translators: list[QTranslator] = []

    def speak(self, language: str) -> bool:
        """Switch to a language, given by its code. Return whether it is another than before. Widgets that exist already
        keep their texts."""
        if language == self.language:
            return False
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []
        self.language = language
        say_in(language)
        if language != ENGLISH:  # the English catalogue is always loaded, for its plurals
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
        """Return a sentence saying that no font for the current language is installed; "" if there is one."""
        script = _WRITTEN.get(self.language)
        if script is None or QFontDatabase.families(script):
            return ""
        text = translate("languages", "No font for {language} is installed. Install one, or choose another language.")
        return filled(text, language=languages()[self.language])
