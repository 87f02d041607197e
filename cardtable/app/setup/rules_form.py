"""House rules as a form, made from their declaration: a field a rule, dimmed with the reason where it has no effect.

Rules that are not the author's are marked, and can be given back one by one. A rule whose default is a formula shows
what that gives, and is not set until the person changes it.
"""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cardtable.app.art import palette
from cardtable.app.setup.rule_field import RuleField
from cardtable.app.zoom import brush, zoom_of
from cardtable.engine.houserules import NAMED, HouseRules
from cardtable.language import as_sentence, declared, quoted

_LEAST = 260
"""A form of lines is no narrower, as designed."""
_BESIDE = 58
"""What a line has besides its label and its field."""


class RulesForm(QWidget):
    """Shows and changes one set of house rules. `changed` tells of every change."""

    changed = Signal()

    def __init__(self, kind: type[HouseRules], in_lines: bool = False) -> None:
        """`in_lines`: each rule has a line of its own, always in the same place; one that differs is framed."""
        super().__init__()
        self._kind = kind
        self._in_lines = in_lines
        self._seats = 2
        self._own: set[str] = set()
        """The rules that are set although a formula has a value for them."""
        self.problems: list[str] = []
        """Why the rules can't stand together at this table, in sentences."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(1 if in_lines else 3)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        column.addStretch(1)
        self.fields = [RuleField(rule, grid, place, self, in_lines) for place, rule in enumerate(kind.declared())]
        for field in self.fields:
            field.edited.connect(lambda rule=field.rule.name: self._set(rule))
            field.given_back.connect(lambda rule=field.rule.name: self._give_back(rule))
        self.show_rules(kind())

    @override
    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        return QSize(round(_LEAST * zoom_of(self)), usual.height()) if self._in_lines else usual

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def zoom_changed(self) -> None:
        """All is larger or smaller now."""
        self._fit()

    def _fit(self) -> None:
        """Gives all fields the same share of their lines, so that they begin below each other: half, or what the words
        of one need up to three quarters."""
        if self._in_lines:
            margins = self.contentsMargins()
            room = self.width() - margins.left() - margins.right() - round(_BESIDE * zoom_of(self))
            needed = max(field.whole_width for field in self.fields)
            for field in self.fields:
                field.set_width(max(room // 2, min(needed, room * 3 // 4)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._in_lines:
            return
        painter, zoom = brush(self), zoom_of(self)
        brass = self.palette().link().color()
        painter.setPen(QPen(palette.faded(brass, 0.7), 1))
        painter.setBrush(palette.faded(brass, 0.14))
        for field in self.fields:
            if field.mark.isVisible():
                line = field.label.geometry().united(field.reset.geometry())
                box = QRectF(line.x() / zoom, line.y() / zoom, line.width() / zoom, line.height() / zoom)
                painter.drawRoundedRect(box.adjusted(-5.5, -0.5, 1.5, 0.5), 6, 6)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [stop for field in self.fields for stop in (field.field, field.reset)]

    @property
    def rules(self) -> HouseRules:
        """The rules as they are set; RulesError where they can't stand together."""
        return self._kind.made(self._values())

    @property
    def held(self) -> HouseRules:
        """The rules as they are set, whether they can stand together or not."""
        return self._kind(**self._values())

    def show_rules(self, rules: HouseRules) -> None:
        """Sets every field."""
        self._own = {rule.name for rule in self._kind.declared() if rule.formula} & set(rules.changed())
        self._fill(rules)
        self._update()

    def show_seats(self, seats: int) -> None:
        """So many sit at the table: formulas give what they give then."""
        self._seats = seats
        self._update()

    def _fill(self, rules: HouseRules) -> None:
        for field in self.fields:
            field.show_value(rules.value(field.rule, self._seats))

    def _values(self) -> dict[str, object]:
        """What is set; a rule that is left to its formula is not."""
        return {
            field.rule.name: field.value
            for field in self.fields
            if field.rule.formula is None or field.rule.name in self._own
        }

    def _set(self, name: str) -> None:
        """The person has set a rule."""
        if self._kind.rule(name).formula:
            self._own.add(name)
        self._update()

    def _give_back(self, name: str) -> None:
        """A rule is as the author has it again."""
        self.show_rules(self._kind(**{rule: value for rule, value in self._values().items() if rule != name}))

    def _update(self) -> None:
        """Shows what formulas give, and says of every rule what there is to say."""
        rules = self.held
        self._fill(rules)
        changed = rules.changed()
        told = [self._told(clause) for clause in rules.conflicts(self._seats)]
        self.problems = [sentence for sentence, _ in told]
        for field in self.fields:
            rule = field.rule
            problems = [sentence for sentence, about in told if rule.name in about]
            field.show_state(rules.matters(rule), rule.name in changed, problems)
        self.changed.emit()

    def _told(self, clause: str) -> tuple[str, list[str]]:
        """A clause of a conflict as a sentence, with labels for names, and the rules that it is about."""
        said = NAMED.sub(lambda found: quoted(self._kind.rule(found[1]).label), declared(clause))
        return as_sentence(said), NAMED.findall(clause)
