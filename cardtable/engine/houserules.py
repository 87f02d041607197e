"""House rules: each game declares its own once, as a struct, and everything else is derived from that declaration.

The annotation of a field holds its range, label, help, names of its choices, and when it matters. Rules files and their
comments, the command line's ``--set``, the form in the app and all error texts are made from it.
"""

# Not compiled: mypyc strips the keywords of msgspec's classes.

import re
import tomllib
from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Any, Literal, NamedTuple, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from cardtable.errors import BadInput
from cardtable.language import declared
from cardtable.wording import Amount, Worded, in_words, toml_words, worded


class When(NamedTuple):
    """Condition on other rules under which a rule has any effect."""

    said: str
    """English words of the condition, as declared."""
    holds: Callable[[Any], bool]
    """Function that returns whether the condition holds under a set of rules."""

    @property
    def words(self) -> str:
        """Words of the condition in the language of the screen."""
        return declared(self.said)


class Formula(NamedTuple):
    """Default that depends on other rules or on the number of seats: the rule is None until it is set."""

    said: str
    """English words for the default, as declared."""
    usual: int | bool | str
    """Default when all other rules are at their defaults."""
    value: Callable[[Any, int], int | bool | str]
    """Function that returns the default for a set of rules and a number of seats."""

    @property
    def words(self) -> str:
        """Words for the default in the language of the screen."""
        return declared(self.said)


class HouseRule(NamedTuple):
    """Declaration of one house rule.

    Its texts are stored in English; the properties translate them.
    """

    name: str
    title: str
    description: str
    default: int | bool | str
    choices: tuple[str, ...]
    """Values of a rule with named values; empty for other rules."""
    choice_titles: tuple[str, ...]
    low: int
    high: int
    """Ends of the range of a number, both included; 0 and 0 for other rules."""
    lowest_title: str
    when: When | None
    formula: Formula | None
    """Formula of the default if that isn't fixed; `default` is then its usual value."""
    whole_game: bool
    """True if the rule holds for the whole game; other rules may change during it."""

    @property
    def label(self) -> str:
        """Translated name."""
        return declared(self.title)

    @property
    def help(self) -> str:
        """Translated explanation, a sentence or two."""
        return declared(self.description)

    @property
    def choice_labels(self) -> tuple[str, ...]:
        """Translated names of the choices, in the order of `choices`."""
        return tuple([declared(title) for title in self.choice_titles])

    @property
    def lowest(self) -> str:
        """Translated words that a form shows for the lowest number if it has a special meaning; empty otherwise."""
        return declared(self.lowest_title) if self.lowest_title else ""

    @property
    def texts(self) -> tuple[str, ...]:
        """English texts of the declaration that need translations."""
        when = (self.when.said,) if self.when else ()
        formula = (self.formula.said,) if self.formula else ()
        lowest = (self.lowest_title,) if self.lowest_title else ()
        return (self.title, self.description, *self.choice_titles, *lowest, *when, *formula)

    @property
    def kind(self) -> Literal["choice", "switch", "number"]:
        """Kind of value that the rule takes."""
        if self.choices:
            return "choice"
        return "switch" if isinstance(self.default, bool) else "number"

    @property
    def range_words(self) -> str:
        """Words for the values that the rule takes, such as "1 to 10"."""
        if self.choices:
            return worded("one of {values}", values=self.choices)
        if isinstance(self.default, bool):
            return worded("true or false")
        return worded("{low} to {high}", low=self.low, high=self.high)

    def problem(self, value: object) -> str | None:
        """Return one clause saying why a value isn't valid for this rule; None if it is."""
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
    """Declare a rule that is a whole number from `low` to `high`.

    `lowest` gives words for the lowest value if it has a special meaning. A rule of the `whole_game` can't change
    during it.
    """
    extra = {"when": when, "formula": formula, "lowest": lowest, "whole_game": whole_game}
    return msgspec.Meta(ge=low, le=high, title=label, description=help, extra=extra)


def switch(label: str, help: str, when: When | None = None, *, whole_game: bool = False) -> msgspec.Meta:
    """Declare a rule that is on or off."""
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
    """Declare a rule with named values; `labels` gives their names for people, in the same order."""
    extra = {"when": when, "labels": labels, "formula": formula, "whole_game": whole_game}
    return msgspec.Meta(title=label, description=help, extra=extra)


NAMED = re.compile(r"\{(\w+)\}")
"""Name of a rule inside a clause that `conflicts` returns."""


class HouseRules(msgspec.Struct, frozen=True, kw_only=True):
    """Base class of each game's house rules."""

    @classmethod
    def declared(cls) -> tuple[HouseRule, ...]:
        """Return the declarations of the rules, in order."""
        return _declarations(cls)

    @classmethod
    def rule(cls, name: str) -> HouseRule:
        """Return the declaration of a rule; BadInput if there is no rule of that name."""
        for rule in cls.declared():
            if rule.name == name:
                return rule
        known = [rule.name for rule in cls.declared()]
        raise BadInput(
            worded("unknown house rule {name}; choose from {rules}", name=repr(name[:60]), rules=known), key=name
        )

    @classmethod
    def made(cls, values: dict[str, Any]) -> Self:
        """Return rules with these values, the others at their defaults; BadInput about the first invalid one."""
        made = cls._set(values)
        made.check()
        return made

    @classmethod
    def _set(cls, values: dict[str, Any]) -> Self:
        for name, value in values.items():
            problem = cls.rule(name).problem(value)
            if problem:
                raise BadInput(problem, key=name)
        return cls(**values)

    def check(self, seats: int | None = None) -> None:
        """Raise BadInput if these rules conflict with one another, or with the number of seats."""
        problems = self.conflicts(seats)
        if problems:
            raise BadInput(Worded(problems[0], {name: name for name in NAMED.findall(problems[0])}))

    def conflicts(self, seats: int | None) -> list[str]:
        """Return a clause for each conflict among these rules; empty unless a game overrides it.

        Rules named in a clause stand in braces, so that a form can show it beside them. `seats` is None if the number
        of seats isn't known yet.
        """
        return []

    @classmethod
    def check_changes(cls, values: dict[str, Any]) -> None:
        """Raise BadInput if a value is invalid, or belongs to a rule that holds for the whole game."""
        for name, value in values.items():
            rule = cls.rule(name)
            problem = rule.problem(value)
            if problem is None and rule.whole_game:
                problem = worded("{name} applies to the whole game and can't change during it", name=name)
            if problem:
                raise BadInput(problem, key=name)

    def changed_to(self, values: dict[str, Any], seats: int) -> Self:
        """Return these rules with some changed during a game; BadInput if they can't be."""
        self.check_changes(values)
        made = type(self)(**{**self.changed(), **values})
        made.check(seats)
        return made

    def changed(self) -> dict[str, Any]:
        """Return the values that differ from the defaults: the form in which records store rules."""
        return {
            rule.name: getattr(self, rule.name)
            for rule in self.declared()
            if getattr(self, rule.name) != (None if rule.formula else rule.default)
        }

    def value(self, rule: HouseRule, seats: int = 2) -> int | bool | str:
        """Return the value of a rule; the number of seats matters only if its default is a formula."""
        held: int | bool | str | None = getattr(self, rule.name)
        if held is None:
            assert rule.formula
            return rule.formula.value(self, seats)
        return held

    def matters(self, rule: HouseRule) -> bool:
        """Return whether a rule has any effect, given the values of the others."""
        return rule.when is None or rule.when.holds(self)

    def in_play(self, seats: int) -> tuple[tuple[str, int | bool | str], ...]:
        """Return the rules that have an effect at a table with this many seats, each with its value.

        Two sets of rules for which this is equal play the same game.
        """
        return tuple([(rule.name, self.value(rule, seats)) for rule in self.declared() if self.matters(rule)])

    def with_text(self, assignment: str) -> Self:
        """Return these rules with one more set from ``KEY=VALUE``, as the command line's ``--set`` takes it.

        Doesn't check for conflicts, because more settings may follow: call `check` at the end.
        """
        name, equals, text = assignment.partition("=")
        if not equals:
            raise BadInput(worded("{assignment} must have the form KEY=VALUE", assignment=repr(assignment)))
        rule = self.rule(name.strip())
        value: object = text.strip()
        if rule.kind == "switch":
            value = {"true": True, "false": False}.get(str(value), value)
        elif rule.kind == "number" and re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", text):
            value = int(text)  # anything else isn't a number, or is beyond every range
        return self._set({**self.changed(), rule.name: value})


Rules = TypeVar("Rules", bound=HouseRules)

RULES_LIMIT = 64 * 1024
"""Largest rules file that is read, in bytes; ours have a few thousand."""
_LINE_LIMIT = 1000
"""Longest line of a rules file, in characters: tomllib's time for a key grows with the square of its dots."""
_WHAT_LIMIT = 200
"""Longest error text taken from tomllib, in characters: it may quote a key."""


def rules_file(game: str, rules: HouseRules) -> str:
    """Return a complete, commented TOML file of house rules, which `read_rules` reads back."""
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
    """Return the house rules in the bytes of a TOML file; BadInput if it is malformed, invalid, or for another game.

    Doesn't check for conflicts, because more settings may follow: call `check` at the end.
    """
    text, values = plain_toml(data, worded("a file of house rules"))
    named = values.pop("game", game)
    if named != game:
        what = worded(
            "these house rules are for {game}, not for {other}", game=shown_value(named), other=shown_value(game)
        )
        raise BadInput(what, line=_line_of("game", text))
    try:
        return kind._set(values)
    except BadInput as error:
        raise BadInput(error.what, _line_of(error.key, text), error.key) from None


def plain_toml(data: bytes, what: str) -> tuple[str, dict[str, Any]]:
    """Return the text and the values of a small TOML file.

    Raises BadInput, which calls the file `what`, if it isn't TOML or could take long to parse.
    """
    if len(data) > RULES_LIMIT:
        raise BadInput(worded("{what} may have at most {most} bytes", what=what, most=Amount(RULES_LIMIT)))
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise BadInput(worded("not UTF-8"), line=data.count(b"\n", 0, error.start) + 1) from None
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > _LINE_LIMIT:
            raise BadInput(worded("the line is longer than {most} characters", most=Amount(_LINE_LIMIT)), line=number)
    try:
        return text, tomllib.loads(text)
    except RecursionError:
        raise BadInput(worded("not a TOML file: nested too deeply")) from None
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).rpartition(" (at ")
        found = re.match(r"line (\d+)", place)
        raise BadInput(
            worded("not a TOML file: {why}", why=toml_words(why[:_WHAT_LIMIT])), line=int(found[1]) if found else 0
        ) from None


def _line_of(key: str, text: str) -> int:
    """Return the line of a TOML file that sets a key, counted from 1; 0 if it can't be found."""
    found = re.search(rf"^[ \t]*[\[\"']*{re.escape(key)}\b", text, re.MULTILINE) if key else None
    return text.count("\n", 0, found.start()) + 1 if found else 0


def text_value(value: object) -> str:
    """Return a rule's value as the command line's ``--set`` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def toml_value(value: int | bool | str) -> str:
    """Return a value or text as TOML writes it, which for these types is as in JSON."""
    return msgspec.json.encode(value).decode()


def shown_value(value: object) -> str:
    """Return a value for an error text, at most 60 characters of it."""
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
