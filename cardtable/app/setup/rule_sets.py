"""Choice of a set of house rules: the game's own sets, and those that the person has saved, imports or exports."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QInputDialog,
    QMenu,
    QWidget,
)

from cardtable.app.art.fonts import sans
from cardtable.app.jobs import JobSlot, run, thread
from cardtable.app.parts.dialogs import FileDialog, ask_where_to, name_dialog
from cardtable.app.parts.forms import make_button, make_column, make_label, make_row
from cardtable.app.parts.widgets import set_tip
from cardtable.engine.houserules import HouseRules, rules_file
from cardtable.errors import BadInput
from cardtable.language import as_shown, declared, filled
from cardtable.library.folders import RULES_SUFFIX, replace_file
from cardtable.library.rule_files import Broken, KeptSet, RuleFiles, read_set
from cardtable.wording import in_words


class RuleSets(QWidget):
    """Box that shows which set the present rules are and chooses another, with buttons to save, rename, delete, import
    and export sets."""

    chosen = Signal(object)
    """Rules of the set that was chosen or imported."""
    failed = Signal(str)
    """Reason why something could not be done, in one sentence."""

    def __init__(self, kept: RuleFiles) -> None:
        super().__init__()
        self._kept = kept
        self._game = kept.game
        self._sets: list[KeptSet] = []
        self._rules: HouseRules = self._game.rules()
        self._last = ""  # key of the set that was chosen last
        self._looking = JobSlot(self)
        self.box = QComboBox()
        self.box.setAccessibleName(self.tr("House rules"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.activated.connect(self._choose)
        tip = self.tr("Save these house rules under a name")
        self.save_button = make_button(self.tr("Save…"), self._ask_for_name, tip=tip)
        self.more_button = make_button(self.tr("More…"), tip=self.tr("Rename, delete, import, export"))
        self.menu = QMenu(self)
        self.more_button.setMenu(self.menu)
        self.rename_action = self.menu.addAction(self.tr("Rename…"), self._ask_for_other_name)
        self.delete_action = self.menu.addAction(self.tr("Delete"), self._delete)
        self.undo_action = self.menu.addAction(self.tr("Undo"), self._undo)
        self.menu.addSeparator()
        self.menu.addAction(self.tr("Import…"), self._ask_for_file)
        self.export_action = self.menu.addAction(self.tr("Export…"), self._ask_where_to)
        self.broken = make_label(sans(12), look="wrong", wraps=True, plain=True)  # plain text, since it quotes files
        self.broken.setMinimumWidth(1)  # so that long words don't widen the page
        self.broken.hide()
        row = make_row((self.box, 1), self.save_button, self.more_button)
        self.setLayout(make_column(row, self.broken, rim=(0, 0, 0, 0)))
        self._list()
        self.look()

    @property
    def stops(self) -> list[QWidget]:
        """Widgets in Tab order."""
        return [self.box, self.save_button, self.more_button]

    def show_rules(self, rules: HouseRules) -> None:
        """Show which set these rules are. Of several equal sets, the one chosen last is shown."""
        self._rules = rules
        known = [key for key, (_, preset) in self._game.presets.items() if preset == rules]
        known += [kept.path.name for kept in self._sets if kept.rules == rules]
        key = self._last if self._last in known else known[0] if known else ""
        self.box.setCurrentIndex(self.box.findData(key))
        mine = self._mine
        where = f"{mine.path}" if mine else ""
        set_tip(self.box, where)
        fits = not rules.conflicts(None)
        self.save_button.setEnabled(fits)
        self.export_action.setEnabled(fits)
        self.rename_action.setEnabled(mine is not None)
        self.delete_action.setEnabled(mine is not None)
        lost = self._kept.lost
        self.undo_action.setEnabled(bool(lost))
        self.undo_action.setText(
            filled(self.tr("Undo: “{name}”"), name=lost.replace("&", "&&")) if lost else self.tr("Undo")
        )

    def look(self) -> None:
        """Read the saved sets from the disk again."""
        run(thread(self._kept.looking()), self._looking, lambda found: self._show_kept(*found))

    def _show_kept(self, sets: list[KeptSet], broken: list[Broken]) -> None:
        self._sets = sets
        self.broken.setVisible(bool(broken))
        if broken:
            text = self.tr("Skipped: {what}")
            if len(broken) > 1:
                text = self.tr("%n files were skipped. The first: {what}", "", len(broken))
            self.broken.setText(filled(text, what=self._fault(*broken[0])))
        self._list()

    def _list(self) -> None:
        """Fill the box with the sets."""
        self.box.clear()
        for key, (title, _) in self._game.presets.items():
            self.box.addItem(declared(title), key)
        if self._sets:
            self.box.insertSeparator(self.box.count())
        for kept in self._sets:
            self.box.addItem(as_shown(kept.name), kept.path.name)
        self.box.insertSeparator(self.box.count())
        self.box.addItem(self.tr("Custom (not saved)"), "")
        self.show_rules(self._rules)

    @property
    def _mine(self) -> KeptSet | None:
        """Saved set that is chosen; None if it is one of the game's own, or none."""
        return next((kept for kept in self._sets if kept.path.name == self.box.currentData()), None)

    def _choose(self) -> None:
        key = self.box.currentData()
        mine = self._mine
        if mine:
            rules = mine.rules
        elif key:
            rules = self._game.presets[key][1]
        else:
            rules = self._rules  # keep the present rules, and let the box show what they are
        self._last = key
        self.show_rules(rules)
        self.chosen.emit(rules)

    # --- what is kept --------------------------------------------------------------------------------------------

    def _ask_for_name(self) -> None:
        """Ask for a name to save these rules under. A set with that name is replaced, which can be undone."""
        last = next((kept.name for kept in self._sets if kept.path.name == self._last), "")
        label = self.tr("Name these house rules:")
        dialog = name_dialog(self, self.tr("Save"), label, last, self._save)

        def show_name(name: str) -> None:
            taken = any(kept.name.casefold() == name.strip().casefold() for kept in self._sets)
            dialog.setOkButtonText(self.tr("Replace") if taken else self.tr("Save"))
            _allow(dialog, bool(name.strip()))

        dialog.textValueChanged.connect(show_name)
        show_name(last)
        dialog.open()

    def _save(self, name: str) -> None:
        self._try(lambda: self._kept.keep(name, self._rules), self.tr("The house rules can't be saved: {why}."))

    def _ask_for_other_name(self) -> None:
        mine = self._mine
        if mine is None:
            return
        label = self.tr("Name these house rules:")
        dialog = name_dialog(self, self.tr("Rename"), label, mine.name, lambda name: self._rename(mine, name))
        dialog.textValueChanged.connect(lambda name: _allow(dialog, bool(name.strip())))
        dialog.open()

    def _rename(self, mine: KeptSet, name: str) -> None:
        self._try(lambda: self._kept.rename(mine.path, name), self.tr("The house rules can't be renamed: {why}."))

    def _delete(self) -> None:
        """Delete the chosen set without asking, since that can be undone. The rules on the form stay."""
        mine = self._mine
        if mine is not None:
            self._try(lambda: self._kept.delete(mine.path), self.tr("The house rules can't be deleted: {why}."))

    def _undo(self) -> None:
        self._try(self._kept.take_back, self.tr("The house rules can't be restored: {why}."))

    def _try(self, step: Callable[[], Path | None], sentence: str) -> None:
        """Run a step with files, and read the sets again. If it returns a path, the set there counts as the last
        chosen. An OSError is reported in `sentence`, as its {why}."""
        try:
            path = step()
            if path is not None:
                self._last = path.name
        except OSError as error:
            self.failed.emit(filled(sentence, why=in_words(error)))
        self.look()

    # --- files from elsewhere ------------------------------------------------------------------------------------

    def _ask_for_file(self) -> None:
        dialog = FileDialog(self, self.tr("Import house rules"))
        dialog.setNameFilters([self.tr("House rules") + f" (*{RULES_SUFFIX})", self.tr("All files") + " (*)"])
        dialog.fileSelected.connect(lambda name: self.import_file(Path(name)))
        dialog.open()

    def import_file(self, path: Path) -> None:
        """Save a copy of the rules in a file, and use them."""
        try:
            found = read_set(path, self._game)
        except (OSError, BadInput) as error:
            self.failed.emit(self._fault(path, error))
            return
        self._try(lambda: self._kept.add(found), self.tr("The house rules can't be saved: {why}."))
        self.chosen.emit(found.rules)

    def _ask_where_to(self) -> None:
        name = (self._mine.name if self._mine else self._game.key) + RULES_SUFFIX
        ask_where_to(self, self.tr("Export house rules"), name, self.tr("House rules"), self.export_file)

    def export_file(self, path: Path) -> None:
        """Write the present rules to a file, completely or not at all."""
        try:
            replace_file(path, rules_file(self._game.key, self._rules).encode(), private=False)
        except OSError as error:
            sentence = self.tr("{file} can't be saved: {why}.")
            self.failed.emit(filled(sentence, file=as_shown(path.name), why=in_words(error)))

    def _fault(self, path: Path, error: OSError | BadInput) -> str:
        """Return a sentence that says what is wrong with a file."""
        line = error.line if isinstance(error, BadInput) else 0
        text = self.tr("{file}, line {line}: {what}.") if line else self.tr("{file}: {what}.")
        return filled(text, file=as_shown(path.name), line=line, what=in_words(error))


def _allow(dialog: QInputDialog, allowed: bool) -> None:
    """Enable or disable a dialog's OK button."""
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons
    buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(allowed)
