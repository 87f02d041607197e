"""Child process that writes in fonts of ever other sizes, and prints each font file's name as often as the file is
open: `python -m tests.app.many_fonts`."""

import os
from pathlib import Path
from random import Random

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QFont, QImage, QPainter

from cardtable.app.art.fonts import forget_fonts, hold_fonts, sans, serif
from cardtable.app.main import application_for

KINDS = (sans, serif, lambda px: sans(px, 600), lambda px: serif(px, 700), lambda px: serif(px, italic=True))
LETTERS = "Sphinx of black quartz, judge my vow 0123456789"
SIGNS = "←■★♠✓中ا\u2066"


def write(font: QFont, text: str, picture: QImage) -> None:
    """Write the text, so that Qt looks each letter up and caches it."""
    painter = QPainter(picture)
    painter.setFont(font)
    painter.drawText(0, 60, text)
    painter.end()


def main() -> None:
    """Write in many fonts, round after round as on page after page: in later rounds Qt drops some fonts of earlier
    ones."""
    application = application_for(["many_fonts"])
    picture = QImage(900, 80, QImage.Format.Format_ARGB32_Premultiplied)
    rng = Random(1)
    stay: list[QFont] = []
    for _ in range(12):
        for number in range(40):
            font = rng.choice(KINDS)(rng.randrange(12, 64))
            write(font, LETTERS if number % 4 else LETTERS + SIGNS, picture)
            if not number:
                stay.append(font)
        while hold_fonts():
            pass
        forget_fonts()
    mapped = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    print(*[Path(line.split()[-1]).name for line in mapped if line.endswith((".ttf", ".ttc", ".otf"))], sep="\n")
    application.quit()


if __name__ == "__main__":
    main()
