"""Style sheet and palette of ordinary widgets: panels, forms and dialogs, in the colours of a scheme."""

import re
from string import Template

from PySide6.QtGui import QColor, QPalette

from cardtable.app.art import palette
from cardtable.app.art.palette import Scheme
from cardtable.app.settings import Settings
from cardtable.resources import resource

_LENGTH = re.compile(r"\b(\d+)px")
_SHEET = """
QWidget { color: $text; }
QMainWindow, QDialog, QWidget#panel, QWidget#page { background: $panel; }
QToolTip { background: $field; color: $text; border: 1px solid $line; padding: 4px; }
QLabel[dim="true"], QLabel:disabled { color: $dim; }
QLabel[wrong="true"] { color: $wrong; }
QAbstractSpinBox { padding: 5px 2px 5px 8px; }
QLineEdit, QComboBox, QPlainTextEdit { padding: 5px 8px; }
QLineEdit[low="true"], QComboBox[low="true"], QAbstractSpinBox[low="true"] { padding-top: 1px; padding-bottom: 1px; }
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit {
    background: $field; border: 1px solid $line; border-radius: 6px;
    selection-background-color: $accent; selection-color: $ink; }
QLineEdit, QAbstractSpinBox, QPlainTextEdit { placeholder-text-color: $dim; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus { border-color: $accent; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: $dim; background: $panel; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url($down); width: 12px; height: 8px; }
QComboBox QAbstractItemView { background: $field; border: 1px solid $line; selection-background-color: $accent;
    selection-color: $ink; outline: none; padding: 2px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 18px; }
QAbstractSpinBox::up-arrow { image: url($up); width: 10px; height: 7px; }
QAbstractSpinBox::down-arrow { image: url($down); width: 10px; height: 7px; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator { width: 18px; height: 18px; border: 1px solid $line; border-radius: 5px; background: $field; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($check); }
QCheckBox:disabled { color: $dim; }
QCheckBox::indicator:checked:disabled { background: $dim; border-color: $dim; }
QCheckBox::indicator:focus { border: 2px solid $accent; }
QCheckBox::indicator:checked:focus { border: 2px solid $text; }
QPushButton { background: $field; border: 1px solid $line; border-radius: 8px; padding: 7px 14px; }
QPushButton:hover { border-color: $accent; }
QPushButton:focus { border: 2px solid $accent; padding: 6px 13px; }
QPushButton:disabled { color: $dim; }
QDialog .QPushButton:default { background: $accent; border-color: $accent; color: $ink; }
QDialog .QPushButton:default:focus { border-color: $text; }
QDialog .QPushButton:default:disabled { background: $field; border-color: $line; color: $dim; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMessageBox QLabel, QInputDialog QLabel, QInputDialog QLineEdit, QMessageBox QPushButton, QInputDialog QPushButton {
    font-size: 15px; }
QMessageBox QLabel#qt_msgbox_label { font-size: 17px; min-width: 400px; }
PlayButton { background: $glass; border: 1px solid $glassrim; border-radius: 10px; margin: 2px; padding: 5px 12px;
    color: $cream; }
PlayButton:hover { background: $glasslight; border-color: $glassrim; }
PlayButton[bright="true"] { background: $brass; border-color: $brassrim; color: $black; }
PlayButton[bright="true"]:hover { background: $brasslight; border-color: $brassrim; }
PlayButton:focus { border: 2px solid $text; margin: 1px; padding: 5px 12px; }
PlayButton:disabled { background: $glassoff; border-color: $glassrimoff; color: $glassinkoff; }
PlayButton[bright="true"]:disabled { background: $brassoff; border-color: $brassrimoff; color: $brassinkoff; }
Sheet { background: $sheet; border: 1px solid $rim; border-radius: 16px; }
Sheet[bright="true"] { border-color: $brightrim; }
Cell { background: $sheet; border: 1px solid $rim; border-radius: 12px; margin: 1px; padding: 0; }
Cell[bright="true"] { border-color: $brass; }
Cell:hover, Cell:focus { background: $sheetlight; border-color: $brightrim; }
Cell:focus { border: 2px solid $text; margin: 0; padding: 0; }
MomentButton, Chair, SeatButton { background: transparent; border: none; border-radius: 5px; padding: 0; }
Chair:focus, SeatButton:focus { border: none; padding: 0; }
MomentButton:hover, MomentButton:focus { background: $glow; }
MomentButton:focus { border: 1px solid $brass; padding: 0; }
SayPicker { background: $plaque; border: 1px solid $plaquerim; border-radius: 14px; }
#offer { border: 1px solid $accent; border-radius: 10px; }
#picker { background: $panel; border: 1px solid $line; border-radius: 10px; }
#picker QPushButton { background: transparent; border-color: transparent; padding: 2px; }
#picker QPushButton:checked { background: $field; border: 2px solid $accent; }
#picker QPushButton:hover { background: $field; }
#picker QPushButton:focus { border: 2px solid $text; }
QPushButton[small="true"] { padding: 3px 10px; }
QPushButton[small="true"]:focus { padding: 2px 9px; }
QPushButton[kind="true"]:checked { background: $accent; border-color: $accent; color: $ink; }
QPushButton[eyes="true"] { padding: 2px 4px; background: transparent; }
QPushButton[eyes="true"]:focus { padding: 1px 3px; }
QPushButton[eyes="true"]:checked { background: $field; border: 2px solid $accent; padding: 1px 3px; }
QPushButton::menu-indicator { image: none; width: 0; }
QTabBar::tab { background: transparent; color: $dim; padding: 10px 4px 8px 4px; margin: 0 6px;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; font-weight: 600; }
QTabBar::tab:focus { color: $accent; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QScrollArea { background: $panel; border: none; }
QTextBrowser { background: $panel; border: 1px solid transparent; border-radius: 8px; }
QTextBrowser:focus, QLabel:focus { border: 1px solid $accent; }
Plot { border: 1px solid transparent; border-radius: 8px; }
Plot:focus { border-color: $accent; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
QPushButton, QCheckBox, QTabBar, QComboBox { outline: none; }
QListView, QTableView { background: transparent; border: 1px solid transparent; border-radius: 8px; outline: none; }
QTableView, #decisions { padding: 3px; }
QListView:focus, QTableView:focus { border-color: $accent; }
CardStrip { background: $field; border-radius: 8px; padding: 2px 6px; }
QTableView { selection-background-color: $accent; selection-color: $ink; }
QTableView::item { padding: 0 10px; }
QHeaderView, QTableCornerButton::section { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $dim; border: none; border-bottom: 1px solid $line;
    padding: 6px 10px; }
QProgressBar { background: $line; border: none; border-radius: 3px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: $line; border-radius: 5px; min-height: 30px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; }
QScrollBar::handle:horizontal { background: $line; border-radius: 5px; min-width: 30px; }
QMenu { background: $field; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 6px 22px; border-radius: 4px; }
QMenu::item:disabled { color: $dim; }
QMenu::item:selected { background: $accent; color: $ink; }
"""

_GLASS = palette.mix(palette.PLAQUE, palette.FELT_LIGHT, 0.3)
_GLASS_OFF = palette.mix(_GLASS, palette.PANEL, 0.55)
_BRASS_OFF = palette.mix(palette.BRASS, palette.PANEL, 0.55)
_BUTTONS = {
    "glass": _GLASS,
    "glasslight": _GLASS.lighter(110),
    "glassrim": palette.faded(palette.BRASS, 0.7),
    "glassoff": _GLASS_OFF,
    "glassrimoff": palette.mix(palette.faded(palette.BRASS, 0.7), palette.PANEL, 0.55),
    "glassinkoff": palette.mix(palette.CREAM, _GLASS_OFF, 0.55),
    "brass": palette.BRASS,
    "brasslight": palette.BRASS.lighter(110),
    "brassrim": palette.BRASS.darker(130),
    "brassoff": _BRASS_OFF,
    "brassrimoff": palette.mix(palette.BRASS.darker(130), palette.PANEL, 0.55),
    "brassinkoff": palette.mix(palette.INK, _BRASS_OFF, 0.55),
    "cream": palette.CREAM,
    "black": palette.INK,
    "rim": palette.faded(palette.BRASS, 0.35),
    "brightrim": palette.faded(palette.BRASS, 0.85),
    "plaque": palette.mix(palette.PLAQUE, palette.PANEL, 0.3),
    "plaquerim": palette.faded(palette.BRASS, 0.55),
    "glow": palette.faded(palette.BRASS, 0.14),
}
"""Colours of what lies on the felt, the same in every scheme."""


def scheme(settings: Settings) -> Scheme:
    """Return the colours that the settings ask for."""
    return palette.LIGHT if settings.light_panel else palette.DARK


def style_sheet(colours: Scheme, zoom: float) -> str:
    """Return the style sheet of a window, with its lengths multiplied by `zoom`."""
    names = {
        "text": colours.text,
        "panel": colours.panel,
        "dim": colours.dim,
        "line": colours.line,
        "field": colours.field,
        "accent": colours.accent,
        "wrong": colours.wrong,
        "ink": palette.INK if colours.accent.lightness() > 128 else palette.CREAM,
        "sheet": palette.faded(colours.panel, 0.96),
        "sheetlight": palette.mix(palette.faded(colours.panel, 0.96), colours.field, 0.7),
        **_BUTTONS,
    }
    tone = "light" if colours is palette.LIGHT else "dark"
    pictures = {name: resource(f"ui/{name}-{tone}.svg").as_posix() for name in ("up", "down", "check")}
    sheet = Template(_LENGTH.sub(lambda found: f"{round(int(found[1]) * zoom)}px", _SHEET))
    shades = {name: colour.name(QColor.NameFormat.HexArgb) for name, colour in names.items()}
    return sheet.substitute(shades, **pictures)


def qt_palette(colours: Scheme) -> QPalette:
    """Return the palette for colours that the style sheet can't set: links, placeholders, selections."""
    made = QPalette(colours.panel)
    for role, colour in (
        (QPalette.ColorRole.Window, colours.panel),
        (QPalette.ColorRole.WindowText, colours.text),
        (QPalette.ColorRole.Base, colours.panel),
        (QPalette.ColorRole.Text, colours.text),
        (QPalette.ColorRole.Button, colours.field),
        (QPalette.ColorRole.ButtonText, colours.text),
        (QPalette.ColorRole.PlaceholderText, colours.dim),
        (QPalette.ColorRole.Highlight, colours.accent),
        (QPalette.ColorRole.HighlightedText, palette.INK),
        (QPalette.ColorRole.Link, colours.accent),
    ):
        made.setColor(role, colour)
    return made


def seat_text(colour: QColor, colours: Scheme) -> QColor:
    """Return a seat's colour for text on panels and fields, made darker or lighter until it is readable."""
    return palette.readable(colour, colours.panel, colours.field)
