"""House rules: each game declares its own once, as a struct, and everything else is read from that declaration.

A field's annotation carries its range, its label and help, the words for its choices, and when it matters. The rules
file and its comments, the command line's ``--set``, the form in the app and all error texts come from there.
"""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import re
import tomllib
from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Any, Literal, NamedTuple, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from cardtable.engine.parser_words import toml_words
from cardtable.language import declared
from cardtable.wording import Amount, Worded, in_words, reason, worded


class When(NamedTuple):
    """A rule matters only beside some values of others; `words` say so in a form."""

    said: str
    """The words as declared."""
    holds: Callable[[Any], bool]
    """Whether it matters under these rules."""

    @property
    def words(self) -> str:
        """When it matters, for people."""
        return declared(self.said)


class Formula(NamedTuple):
    """A default that depends on other rules or on the number of seats: the rule is None until somebody writes it."""

    said: str
    """What it comes to, as declared."""
    usual: int | bool | str
    """What it comes to where everything else is at its default."""
    value: Callable[[Any, int], int | bool | str]
    """What it comes to under these rules with so many seats."""

    @property
    def words(self) -> str:
        """What it comes to, for people."""
        return declared(self.said)


class HouseRule(NamedTuple):
    """One rule as declared. What people read of it stands there in English, and is asked for in their language."""

    name: str
    title: str
    description: str
    default: int | bool | str
    choices: tuple[str, ...]
    """The values of a rule with named values, else empty."""
    choice_titles: tuple[str, ...]
    low: int
    high: int
    """The range of a number; 0, 0 for other rules."""
    lowest_title: str
    when: When | None
    formula: Formula | None
    """Where the default is not a fixed value; `default` is the usual one."""
    whole_game: bool
    """Whether it holds for the whole game; others may change on the way."""

    @property
    def label(self) -> str:
        """What it is called."""
        return declared(self.title)

    @property
    def help(self) -> str:
        """What it does, in a sentence or two."""
        return declared(self.description)

    @property
    def choice_labels(self) -> tuple[str, ...]:
        """What its named values are called, in their order."""
        return tuple([declared(title) for title in self.choice_titles])

    @property
    def lowest(self) -> str:
        """What a form shows for the lowest number where that has a meaning of its own, else empty."""
        return declared(self.lowest_title) if self.lowest_title else ""

    @property
    def texts(self) -> tuple[str, ...]:
        """All that people read of it, in English: what is to be translated."""
        when = (self.when.said,) if self.when else ()
        formula = (self.formula.said,) if self.formula else ()
        lowest = (self.lowest_title,) if self.lowest_title else ()
        return (self.title, self.description, *self.choice_titles, *lowest, *when, *formula)

    @property
    def kind(self) -> Literal["choice", "switch", "number"]:
        """What sort of value it takes."""
        if self.choices:
            return "choice"
        return "switch" if isinstance(self.default, bool) else "number"

    @property
    def range_words(self) -> str:
        """The values it takes, in words."""
        if self.choices:
            return worded("one of {values}", values=self.choices)
        if isinstance(self.default, bool):
            return worded("true or false")
        return worded("{low} to {high}", low=self.low, high=self.high)

    def problem(self, value: object) -> str | None:
        """What is wrong with a value for this rule, in one clause, or None."""
        if self.choices:
            fits = value in self.choices if isinstance(value, str) else False
        elif isinstance(self.default, bool):
            fits = isinstance(value, bool)
        else:
            fits = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if fits:
            return None
        shown = shown_value(value)
        if self.kind == "number":
            return worded(
                "{name} must be between {low} and {high}, not {value}",
                name=self.name,
                low=self.low,
                high=self.high,
                value=shown,
            )
        return worded("{name} must be {range}, not {value}", name=self.name, range=self.range_words, value=shown)


class RulesError(ValueError):
    """House rules that can't be: an unknown name, a value of the wrong kind or out of range. One clear sentence."""

    def __init__(self, what: str, rule: str = "", line: int = 0) -> None:
        super().__init__(what)
        self.rule = rule
        """The name that is off, where there is one."""
        self.line = line
        """The line of the file, 0 where there is none."""


def number(
    low: int,
    high: int,
    label: str,
    help: str,
    when: When | None = None,
    formula: Formula | None = None,
    lowest: str = "",
    *,
    whole_game: bool = False,
) -> msgspec.Meta:
    """Declares a rule that is a whole number, low to high; `lowest` are the words for low, where it has its own. One
    that may not change on the way is said to hold for the `whole_game`."""
    extra = {"when": when, "formula": formula, "lowest": lowest, "whole_game": whole_game}
    return msgspec.Meta(ge=low, le=high, title=label, description=help, extra=extra)


def switch(label: str, help: str, when: When | None = None, *, whole_game: bool = False) -> msgspec.Meta:
    """Declares a rule that is on or off."""
    return msgspec.Meta(title=label, description=help, extra={"when": when, "whole_game": whole_game})


def choice(
    label: str,
    help: str,
    labels: tuple[str, ...],
    when: When | None = None,
    formula: Formula | None = None,
    *,
    whole_game: bool = False,
) -> msgspec.Meta:
    """Declares a rule with named values; `labels` say them in words, in the same order."""
    extra = {"when": when, "labels": labels, "formula": formula, "whole_game": whole_game}
    return msgspec.Meta(title=label, description=help, extra=extra)


NAMED = re.compile(r"\{(\w+)\}")
"""A rule in a clause of `conflicts`."""


class HouseRules(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's house rules can do."""

    @classmethod
    def declared(cls) -> tuple[HouseRule, ...]:
        """The rules in the order of their declaration."""
        return _declarations(cls)

    @classmethod
    def rule(cls, name: str) -> HouseRule:
        """The declaration of one rule; RulesError where there is none of that name."""
        for rule in cls.declared():
            if rule.name == name:
                return rule
        known = [rule.name for rule in cls.declared()]
        raise RulesError(
            worded("unknown house rule {name}; choose from {rules}", name=repr(name[:60]), rules=known), name
        )

    @classmethod
    def made(cls, values: dict[str, Any]) -> Self:
        """The rules with these values set and the others at their defaults; RulesError names the first that is off."""
        made = cls._set(values)
        made.check()
        return made

    @classmethod
    def _set(cls, values: dict[str, Any]) -> Self:
        for name, value in values.items():
            problem = cls.rule(name).problem(value)
            if problem:
                raise RulesError(problem, name)
        return cls(**values)

    def check(self, seats: int | None = None) -> None:
        """RulesError where the rules can't stand together, or not with so many seats."""
        problems = self.conflicts(seats)
        if problems:
            raise RulesError(Worded(problems[0], {name: name for name in NAMED.findall(problems[0])}))

    def conflicts(self, seats: int | None) -> list[str]:
        """Why these rules can't stand together, a clause for each reason: for games where not all of them can. In a
        clause the names of the rules that it is about stand in braces, so that a form can say it beside them. `seats`
        is None where nobody knows yet how many will sit down."""
        return []

    @classmethod
    def check_changes(cls, values: dict[str, Any]) -> None:
        """RulesError where one of these values can't be, or is of a rule that holds for the whole game."""
        for name, value in values.items():
            rule = cls.rule(name)
            problem = rule.problem(value)
            if problem is None and rule.whole_game:
                problem = worded("{name} applies to the whole game and can't change during it", name=name)
            if problem:
                raise RulesError(problem, name)

    def changed_to(self, values: dict[str, Any], seats: int) -> Self:
        """These rules once some have changed on the way; RulesError where they can't."""
        self.check_changes(values)
        made = type(self)(**{**self.changed(), **values})
        made.check(seats)
        return made

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults: the form in which a record holds them."""
        return {
            rule.name: getattr(self, rule.name)
            for rule in self.declared()
            if getattr(self, rule.name) != (None if rule.formula else rule.default)
        }

    def value(self, rule: HouseRule, seats: int = 2) -> int | bool | str:
        """The value of one rule at a table with so many seats, which only matters to a formula."""
        held: int | bool | str | None = getattr(self, rule.name)
        if held is None:
            assert rule.formula
            return rule.formula.value(self, seats)
        return held

    def matters(self, rule: HouseRule) -> bool:
        """Whether a rule has an effect beside the others as they are set."""
        return rule.when is None or rule.when.holds(self)

    def in_play(self, seats: int) -> tuple[tuple[str, int | bool | str], ...]:
        """What these rules come to at a table with so many seats: the rules that matter, each with its value. Where
        this is equal, the games are too."""
        return tuple([(rule.name, self.value(rule, seats)) for rule in self.declared() if self.matters(rule)])

    def with_text(self, assignment: str) -> Self:
        """These rules with one more set from ``KEY=VALUE``, as the command line's ``--set`` takes it.

        Others may be about to follow, so whether the rules can stand together is left to `check`.
        """
        name, equals, text = assignment.partition("=")
        if not equals:
            raise RulesError(worded("{assignment} must have the form KEY=VALUE", assignment=repr(assignment)))
        rule = self.rule(name.strip())
        value: object = text.strip()
        if rule.kind == "switch":
            value = {"true": True, "false": False}.get(str(value), value)
        elif rule.kind == "number" and re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", text):
            value = int(text)  # anything else is no number, or one beyond every range
        return self._set({**self.changed(), rule.name: value})


Rules = TypeVar("Rules", bound=HouseRules)

RULES_LIMIT = 64 * 1024
"""Bytes of a file of house rules; ours have a few thousand."""
_LINE_LIMIT = 1000
"""Characters of a line in it. What a key costs the reader grows with the square of the dots in it."""
_WHAT_LIMIT = 200
"""Characters of what the reader of TOML says: it may quote a key."""


def rules_file(game: str, rules: HouseRules) -> str:
    """A complete, commented TOML file of house rules; `read_rules` reads it back."""
    head = worded("House rules for Cardtable. What you leave out keeps its default.")
    lines = [f"# {in_words(head)}\ngame = {toml_value(game)}"]
    for rule in rules.declared():
        value = rule.formula.words if rule.formula else toml_value(rule.default)
        default = worded("{values}; default: {value}", values=rule.range_words, value=value)
        said = [f"{rule.label}. {rule.help}", in_words(default)]
        if rule.when:
            said.append(in_words(worded("Only matters {when}.", when=rule.when.words)))
        if rule.whole_game:
            said.append(in_words(worded("Applies to the whole game and can't be changed during it.")))
        lines += ["", *[f"# {each}" for each in said]]
        written = rule.formula is None or rule.name in rules.changed()
        lines.append(f"{'' if written else '# '}{rule.name} = {toml_value(rules.value(rule))}")
    return "\n".join(lines) + "\n"


def read_rules(kind: type[Rules], game: str, data: bytes) -> Rules:
    """House rules from the bytes of a TOML file; RulesError where it is broken, off, or for another game.

    Others may be about to follow, so whether the rules can stand together is left to `check`.
    """
    text, values = plain_toml(data, worded("a file of house rules"))
    named = values.pop("game", game)
    if named != game:
        what = worded(
            "these house rules are for {game}, not for {other}", game=shown_value(named), other=shown_value(game)
        )
        raise RulesError(what, line=_line_of("game", text))
    try:
        return kind._set(values)
    except RulesError as error:
        raise RulesError(reason(error), error.rule, _line_of(error.rule, text)) from None


def plain_toml(data: bytes, what: str) -> tuple[str, dict[str, Any]]:
    """The text and the values of a small TOML file; RulesError, which calls it `what`, where it is none, or too large
    to be read in no time."""
    if len(data) > RULES_LIMIT:
        raise RulesError(worded("{what} may have at most {most} bytes", what=what, most=Amount(RULES_LIMIT)))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise RulesError(worded("not UTF-8"), line=data.count(b"\n", 0, error.start) + 1) from None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _LINE_LIMIT:
            raise RulesError(worded("the line is longer than {most} characters", most=Amount(_LINE_LIMIT)), line=number)
    try:
        return text, tomllib.loads(text)
    except RecursionError:
        raise RulesError(worded("not a TOML file: nested too deeply")) from None
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).rpartition(" (at ")
        found = re.match(r"line (\d+)", place)
        raise RulesError(
            worded("not a TOML file: {why}", why=toml_words(why[:_WHAT_LIMIT])), line=int(found[1]) if found else 0
        ) from None


def _line_of(key: str, text: str) -> int:
    """The line of a TOML file that sets a key, 0 where it can't be told."""
    found = re.search(rf"^[ \t]*[\[\"']*{re.escape(key)}\b", text, re.MULTILINE) if key else None
    return text.count("\n", 0, found.start()) + 1 if found else 0


def text_value(value: object) -> str:
    """A rule's value as the command line's ``--set`` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def toml_value(value: int | bool | str) -> str:
    """A rule's value, or any text, as TOML writes it: these are all written as in JSON."""
    return msgspec.json.encode(value).decode()


def shown_value(value: object) -> str:
    """A value in an error text, cut where it is long."""
    try:
        text = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, RecursionError):
        text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


@cache
def _declarations(kind: type[HouseRules]) -> tuple[HouseRule, ...]:
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        value_type, meta = get_args(hints[field.name])
        extra = meta.extra or {}
        formula: Formula | None = extra.get("formula")
        if formula:
            (value_type,) = [kind for kind in get_args(value_type) if kind is not NoneType]
        choices = get_args(value_type) if get_origin(value_type) is Literal else ()
        rule = HouseRule(
            name=field.name,
            title=meta.title or "",
            description=meta.description or "",
            default=formula.usual if formula else field.default,
            choices=choices,
            choice_titles=extra.get("labels", ()),
            low=meta.ge or 0,
            high=meta.le or 0,
            lowest_title=extra.get("lowest", ""),
            when=extra.get("when"),
            formula=formula,
            whole_game=extra.get("whole_game", False),
        )
        found.append(rule)
    return tuple(found)
