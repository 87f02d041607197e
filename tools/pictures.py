"""Tables and dialogs for the pictures of all games, and the texts that a picture shows."""

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeVar

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QGroupBox, QLabel, QLineEdit, QTabBar, QWidget

from cardtable.app.routes import NewGame
from cardtable.app.table.game_page import GamePage
from cardtable.engine.games import GAMES
from cardtable.engine.record import SeatName, new_header
from cardtable.session.table_kind import PRACTICE_KEY
from tasks import ROOT, TRANSLATIONS
from tools.stage import Stage
from tools.translations import texts

SHOWN = ROOT / "docs" / "pictures"
"""Folder of the pictures that the README and the manual show."""
WORDS = SHOWN / "words.json"
"""For each of them its language and the texts of the program that it shows: a test sees when one is reworded."""
_PLACEHOLDERS = re.compile(r"\\\{\w+\\\}|%n")
_QUALITY = 86
_SMALL = 480
"""Pixels across of a small picture."""
_FILM = 960
"""Pixels across of a film."""
_FILM_QUALITY = 70
_LEAST = 4
"""Letters that a text must have beside its placeholders to be told from others."""

LONG_NAMES = (
    *("Maximiliane", "Konstantinos", "Bartholomew", "Anne-Catherine"),
    *("Christophorus", "Wilhelmina", "Emmanuelle", "Guadalupe"),
)

Picture = Callable[..., None]
"""Takes one under a name: of the window, or of a widget that is named after it."""
DialogT = TypeVar("DialogT", bound=QDialog)


def begin(stage: Stage, key: str, players: list[str], practice: bool = False, **rules: object) -> GamePage:
    """A new game, by people with long names."""
    game = GAMES[key]
    seats = tuple(SeatName(name, player) for name, player in zip(LONG_NAMES, players, strict=False))
    header = new_header(game, game.rules.made(rules), seats, 11)
    if practice:
        header.object[PRACTICE_KEY] = True
    return stage.dealt(lambda: stage.window.go(NewGame(header)))


def opened(stage: Stage, kind: type[DialogT]) -> DialogT:
    """The dialog of a kind, once it is open."""
    stage.until(lambda: any(dialog.isVisible() for dialog in stage.window.findChildren(kind)))
    return next(dialog for dialog in stage.window.findChildren(kind) if dialog.isVisible())


# --- pictures of the README and the manual --------------------------------------------------------------------------


def keep(stage: Stage, name: str, taken: QPixmap) -> None:
    """Put a picture into docs/pictures, and write down the texts that the window shows.

    One that is named after a game is put there in a small size too.
    """
    taken.save(str(SHOWN / f"{name}.jpg"), quality=_QUALITY)
    note_texts(f"{name}.jpg", stage)
    if name in GAMES:
        small = taken.scaledToWidth(_SMALL, Qt.TransformationMode.SmoothTransformation)
        small.save(str(SHOWN / f"{name}-small.jpg"), quality=_QUALITY)
        note_texts(f"{name}-small.jpg", stage)


def keep_film(stage: Stage, name: str, frames: Sequence[QImage]) -> None:
    """Put a moving picture of these frames, a tenth of a second each, into docs/pictures."""
    shown = [_as_pillow(frame.scaledToWidth(_FILM, Qt.TransformationMode.SmoothTransformation)) for frame in frames]
    first, *others = shown
    path = SHOWN / f"{name}.webp"
    first.save(path, save_all=True, append_images=others, duration=100, loop=0, quality=_FILM_QUALITY, method=4)
    note_texts(path.name, stage)


def _as_pillow(picture: QImage) -> Image.Image:
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    size, row = (plain.width(), plain.height()), plain.bytesPerLine()
    return Image.frombuffer("RGB", size, bytes(plain.constBits()), "raw", "RGB", row, 1)


def note_texts(name: str, stage: Stage) -> None:
    """Write down the texts that a new picture of the window shows; pictures that are gone are forgotten."""
    known = json.loads(WORDS.read_text(encoding="utf-8")) if WORDS.exists() else {}
    language = stage.settings.language
    known[name] = {"language": language, "texts": texts_shown(stage.window, language)}
    there = {picture: words for picture, words in known.items() if (SHOWN / picture).exists()}
    WORDS.write_text(json.dumps(there, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def texts_shown(window: QWidget, language: str) -> list[str]:
    """The texts of the catalogue that a window shows in a language (a code such as "en"), sorted.

    A text with placeholders counts whatever is filled in. Painted texts, as on the felt, aren't found.
    """
    seen = [text for text in _seen(window) if text]
    return sorted({text for text, pattern in _patterns(language) if any(pattern.fullmatch(one) for one in seen)})


def texts_known(language: str) -> set[str]:
    """All texts of the program in a language."""
    return {text for text, _ in _patterns(language)}


def _seen(window: QWidget) -> Iterator[str]:
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisible() or widget.window() is not window:  # a dialog is no part of the picture
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QComboBox):
            yield widget.currentText()
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        yield widget.accessibleName()


@cache
def _patterns(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each text with a pattern that finds it, whatever stands in its placeholders."""
    found = {text for text in _texts(language) if len(re.sub(r"\{\w+\}|%n|\W", "", text)) >= _LEAST}
    return tuple((text, re.compile(_PLACEHOLDERS.sub(".+", re.escape(text)), re.DOTALL)) for text in sorted(found))


def _texts(language: str) -> Iterator[str]:
    if language == "en":
        yield from (text.source for text in texts() if not text.plural)
    for message in ET.parse(TRANSLATIONS / f"cardtable_{language}.ts").iter("message"):
        forms = message.findall("translation/numerusform") or message.findall("translation")
        yield from (form.text for form in forms if form.text)
