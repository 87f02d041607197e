"""Study files in TOML: reads them, with all faults reported by line, and writes them for beginners."""

import re
from collections.abc import Iterator, Mapping, Sequence
from math import inf, isfinite, isnan
from typing import Any, Final, NamedTuple

from cardtable.bots.players import check_player
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules, plain_toml, shown_value, toml_value
from cardtable.errors import BadInput
from cardtable.playtest.measures import PROFILES
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.study import BASE, Claim, Evidence, Goal, RuleSet, Study, Wish, combined, each_alone, set_name
from cardtable.playtest.trials import ALSO, optional_trials
from cardtable.wording import Amount, reason, worded

MOST_RULE_SETS: Final = 200
_KEYS: Final = ("game", "seats", "seed", "rules", "variants", "goals", "sweep", "also", "claim", "title")
_MODES: Final = ("each", "grid")
_WISHES: Final = {"raise": True, "lower": False}
_BELONGS: Final = dict.fromkeys([*_WISHES, "mode"], "[sweep]") | dict.fromkeys(["says", "shown_by"], "[claim]")
"""Keys of tables that are easily put in the wrong place, with the table that they belong in."""
_LARGEST: Final = 2**63 - 1
_NEW: Final = "`cardtable study --new GAME`"
_KEY: Final = r'(?:[\w-]+|"[^"\n]*"|\'[^\'\n]*\')'


class StudyText(NamedTuple):
    """A study as read from its file. `seeded` is True if the file has a seed; the seed is 0 otherwise."""

    study: Study
    seeded: bool
    title: str = ""
    """Name under which the study is imported; empty if the file has no title."""
    seats_line: int = 0
    """Line of the key `seats`. Programs named there are not checked for existence."""
    alike: int = 0
    """Number of rule sets in its sweep that are left out since others play the same games."""


def read_study(data: bytes) -> StudyText:
    """Read a study from the bytes of a file; BadInput if anything is wrong. Programs are not checked for
    existence."""
    text, held = plain_toml(data, worded("a study"))
    return _Reader(text, held).read()


class _Reader:
    """Reads one study file and collects its faults."""

    def __init__(self, text: str, held: dict[str, Any]) -> None:
        self._lines = dict(_places(text))
        self._held = held
        self._faults: list[BadInput] = []
        self._alike = 0

    def read(self) -> StudyText:
        if not self._held:
            what = worded("the file is empty; a study names its game and who plays: see {command}", command=_NEW)
            raise BadInput(what, 1)
        self._check_keys()
        game = self._game()
        title = self._title()
        seats = self._seats(game)
        seed = self._seed()
        base = self._rules(game, ("rules",), {}, len(seats))
        goals = [goal for name in self._table("goals") if (goal := self._goal(game, name))]
        wish = self._wish(game)
        sets = self._rule_sets(game, base, len(seats))
        also = self._also()
        claim = self._claim(game, [each.name for each in sets], also) if "claim" in self._held else None
        if self._faults:
            raise BadInput.of(self._faults)
        study = Study(game.key, tuple(seats), tuple(sets), seed, tuple(goals), also, claim, wish)
        return StudyText(study, "seed" in self._held, title, self._line(("seats",)), self._alike)

    def _wrong(self, path: tuple[str, ...], what: str) -> None:
        self._faults.append(BadInput(what, self._line(path)))

    def _line(self, path: tuple[str, ...]) -> int:
        """Return the line of a key, or of the table that should hold it; 0 if neither is in the file."""
        return next((self._lines[path[:end]] for end in range(len(path), 0, -1) if path[:end] in self._lines), 0)

    def _table(self, key: str) -> dict[str, Any]:
        held = self._held.get(key, {})
        if isinstance(held, dict):
            return held
        self._wrong((key,), worded("{name} must be a table, not {value}", name=key, value=shown_value(held)))
        return {}

    def _check_keys(self) -> None:
        for key in self._held:
            if key in _BELONGS:
                self._wrong((key,), worded("{key} belongs in {table}", key=key, table=_BELONGS[key]))
            elif key not in _KEYS:
                self._wrong((key,), worded("unknown key {key}; choose from {keys}", key=repr(key), keys=_KEYS))

    def _game(self) -> AnyGame:
        """Return the study's game, without which nothing else can be read."""
        named = self._held.get("game")
        if isinstance(named, str) and named in PROFILES:
            return GAMES[named]
        if named is None:
            self._wrong(("game",), worded("game is missing: it must be one of {choices}", choices=list(PROFILES)))
        else:
            self._wrong(
                ("game",),
                worded(
                    "{name} must be one of {choices}, not {value}",
                    name="game",
                    choices=list(PROFILES),
                    value=shown_value(named),
                ),
            )
        raise BadInput.of(self._faults)

    def _title(self) -> str:
        title = self._held.get("title", "")
        if isinstance(title, str):
            return "".join(filter(str.isprintable, title))
        self._wrong(("title",), worded("title must be a string, not {value}", value=shown_value(title)))
        return ""

    def _seed(self) -> int:
        seed = self._held.get("seed", 0)
        if type(seed) is int and 0 <= seed <= _LARGEST:
            return seed
        self._wrong(
            ("seed",),
            worded(
                "seed must be a whole number from 0 to {most}, not {seed}",
                most=Amount(_LARGEST),
                seed=shown_value(seed),
            ),
        )
        return 0

    def _seats(self, game: AnyGame) -> list[str]:
        held = self._held.get("seats")
        if held is None:
            self._wrong(("seats",), worded("seats is missing: it must be a list of players"))
        elif not isinstance(held, list) or not all(isinstance(who, str) for who in held):
            self._wrong(("seats",), worded("seats must be a list of players, not {value}", value=shown_value(held)))
        elif not game.fewest_seats <= len(held) <= game.most_seats:
            self._wrong(
                ("seats",),
                worded(
                    "{game} has {fewest} to {most} seats, not {count}",
                    game=game.title,
                    fewest=game.fewest_seats,
                    most=game.most_seats,
                    count=len(held),
                ),
            )
        else:
            for player in dict.fromkeys(held):
                try:
                    check_player(game.key, player)
                except ValueError as error:
                    self._wrong(("seats",), reason(error))
            return held
        return ["club"] * game.usual_seats

    def _rules(
        self, game: AnyGame, path: tuple[str, ...], over: dict[str, Any], seats: int, values: Any = None
    ) -> HouseRules | None:
        """Return the rules `over`, changed by the values in the file; None if they are invalid, with the faults
        noted."""
        held = self._held.get("rules", {}) if values is None else values
        if not isinstance(held, dict):
            self._wrong(
                path,
                worded("{name} must be a table of house rules, not {value}", name=path[-1], value=shown_value(held)),
            )
            return None
        faults = len(self._faults)
        for name, value in held.items():
            try:
                problem = game.rules.rule(name).problem(value)
            except BadInput as error:
                problem = reason(error)
            if problem:
                self._wrong((*path, name), problem)
        if len(self._faults) > faults:
            return None
        try:
            rules: HouseRules = game.rules.made({**over, **held})
            rules.check(seats)
        except BadInput as error:
            self._wrong((*path, error.key), reason(error))
            return None
        return rules

    def _rule_sets(self, game: AnyGame, base: HouseRules | None, seats: int) -> list[RuleSet]:
        """Return the base and the rule sets compared with it; `base` is None if its rules are invalid."""
        sets = [RuleSet(BASE, base or game.rules())]
        if base is not None:
            sets += self._variants(game, base, seats)
            sets += self._sweep(game, sets, seats)
        if len(sets) > MOST_RULE_SETS:
            self._wrong(
                ("sweep",),
                worded(
                    "that makes {count} rule sets; a study may have at most {most}",
                    count=Amount(len(sets)),
                    most=MOST_RULE_SETS,
                ),
            )
        return sets

    def _variants(self, game: AnyGame, base: HouseRules, seats: int) -> Iterator[RuleSet]:
        for name, held in self._table("variants").items():
            path = ("variants", name)
            rules = self._rules(game, path, base.changed(), seats, held)
            if name == BASE:
                self._wrong(path, worded("{name} is already the name of the first rule set", name=repr(BASE)))
            elif rules is not None and rules == base:
                self._wrong(path, worded("{name} must differ from the base", name=repr(name)))
            elif rules is not None:
                yield RuleSet(name, rules)

    def _sweep(self, game: AnyGame, before: Sequence[RuleSet], seats: int) -> list[RuleSet]:
        """Return the rule sets of the sweep, without those that play the same games as the base or an earlier one."""
        held = {key: value for key, value in self._table("sweep").items() if key not in _WISHES}
        mode = held.pop("mode", "each")
        if mode not in _MODES:
            self._wrong(
                ("sweep", "mode"),
                worded(
                    "{name} must be one of {choices}, not {value}", name="mode", choices=_MODES, value=shown_value(mode)
                ),
            )
            return []
        choices: list[list[tuple[str, Any]]] = []
        for name, values in held.items():
            if not isinstance(values, list) or not values:
                self._wrong(
                    ("sweep", name),
                    worded("{name} must be a list of values to try, not {value}", name=name, value=shown_value(values)),
                )
            else:
                choices.append([(name, value) for value in values])
        if mode == "grid":
            count = 1
            for values in choices:
                count *= len(values)
            if count > MOST_RULE_SETS:
                self._wrong(
                    ("sweep",),
                    worded(
                        "that makes {count} rule sets; a study may have at most {most}",
                        count=Amount(count),
                        most=MOST_RULE_SETS,
                    ),
                )
                return []
            combinations = combined(choices)
        else:
            combinations = each_alone(choices)
        base = before[0].rules
        seen = {each.name for each in before}
        played = {base.in_play(seats)}
        sets = []
        for pairs in combinations:
            rules = self._rules(game, ("sweep", pairs[0][0]), base.changed(), seats, dict(pairs))
            name = set_name(pairs)
            if rules is None or rules == base:
                continue
            if name in seen:
                self._wrong(("sweep", pairs[0][0]), worded("two rule sets are called {name}", name=repr(name)))
                continue
            seen.add(name)
            if rules.in_play(seats) in played:
                self._alike += 1
            else:
                played.add(rules.in_play(seats))
                sets.append(RuleSet(name, rules))
        return sets

    def _wish(self, game: AnyGame) -> Wish | None:
        held = {key: value for key, value in self._table("sweep").items() if key in _WISHES}
        if len(held) > 1:
            self._wrong(("sweep", "lower"), worded("a sweep may have only one measure to raise or to lower"))
            return None
        for key, name in held.items():
            if isinstance(name, str) and name in every_measure(game.key):
                return Wish(name, _WISHES[key])
            known = list(every_measure(game.key))
            self._wrong(
                ("sweep", key),
                worded(
                    "{name} must be a measure, not {value}; choose from {measures}",
                    name=key,
                    value=shown_value(name),
                    measures=known,
                ),
            )
        return None

    def _goal(self, game: AnyGame, name: str) -> Goal | None:
        path = ("goals", name)
        held = self._held["goals"][name]
        measures = every_measure(game.key)
        if name in _WISHES:
            self._wrong(path, worded("{key} belongs in {table}", key=name, table=_BELONGS[name]))
            return None
        if name not in measures:
            self._wrong(
                path,
                worded("unknown measure {name}; choose from {measures}", name=repr(name), measures=list(measures)),
            )
            return None
        if not isinstance(held, dict) or not held:
            self._wrong(
                path,
                worded(
                    "{name} must be a range such as { from = 1, to = 2 }, not {value}",
                    name=name,
                    value=shown_value(held),
                ),
            )
            return None
        for key, value in held.items():
            if key not in ("within", "from", "to"):
                self._wrong(
                    (*path, key), worded("a goal may only have the keys within, from and to, not {key}", key=repr(key))
                )
                return None
            if not _is_number(value):
                self._wrong(
                    (*path, key), worded("{name} must be a number, not {value}", name=key, value=shown_value(value))
                )
                return None
        if "within" in held:
            if len(held) > 1 or held["within"] < 0:
                self._wrong(path, worded("within must be a number of at least 0, and can't be used with from or to"))
                return None
            return Goal(name, -float(held["within"]), float(held["within"]))
        goal = Goal(name)
        goal = Goal(name, float(held.get("from", goal.low)), float(held.get("to", goal.high)))
        if goal.low > goal.high:
            self._wrong(
                path,
                worded("from ({low}) must not be greater than to ({high})", low=f"{goal.low:g}", high=f"{goal.high:g}"),
            )
            return None
        return goal

    def _also(self) -> tuple[str, ...]:
        held = self._held.get("also", [])
        if isinstance(held, list) and all(one in ALSO for one in held):
            return tuple(held)
        self._wrong(
            ("also",),
            worded(
                "also must be a list chosen from {choices}, not {value}", choices=list(ALSO), value=shown_value(held)
            ),
        )
        return ()

    def _claim(self, game: AnyGame, sets: Sequence[str], also: Sequence[str]) -> Claim | None:
        held = self._table("claim")
        for key in held:
            if key not in ("says", "shown_by"):
                self._wrong(
                    ("claim", key), worded("a claim may only have the keys says and shown_by, not {key}", key=repr(key))
                )
        says, shown_by = held.get("says", ""), held.get("shown_by")
        if not isinstance(says, str):
            self._wrong(("claim", "says"), worded("says must be a string, not {value}", value=shown_value(says)))
            says = ""
        if not isinstance(shown_by, list) or not shown_by:
            example = '{ measure = "first", under = "base", above = 0 }'
            self._wrong(
                ("claim", "shown_by"),
                worded(
                    "shown_by must be a list such as [{example}], not {value}",
                    example=example,
                    value=shown_value(shown_by),
                ),
            )
            return None
        found = [self._evidence(game, one, sets, also) for one in shown_by]
        return Claim(says, tuple([one for one in found if one]))

    def _evidence(self, game: AnyGame, held: Any, sets: Sequence[str], also: Sequence[str]) -> Evidence | None:
        path = ("claim", "shown_by")
        if not isinstance(held, dict):
            self._wrong(path, worded("each item of shown_by must be a table, not {value}", value=shown_value(held)))
            return None
        faults = len(self._faults)
        for key, value in held.items():
            if key in ("above", "below"):
                if not _is_number(value) or not isfinite(value):
                    self._wrong(
                        path, worded("{name} must be a number, not {value}", name=key, value=shown_value(value))
                    )
            elif key not in ("measure", "under", "than"):
                self._wrong(
                    path,
                    worded(
                        "items of shown_by may only have the keys measure, under, than, above and below, not {key}",
                        key=repr(key),
                    ),
                )
        measure, under, than = held.get("measure"), held.get("under", BASE), held.get("than", "")
        measures = [*every_measure(game.key), *optional_trials(game.key, also)]
        if measure not in measures:
            self._wrong(
                path,
                worded("unknown measure {name}; choose from {measures}", name=shown_value(measure), measures=measures),
            )
        if under not in sets:
            self._wrong(
                path, worded("unknown rule set {name}; choose from {sets}", name=shown_value(under), sets=list(sets))
            )
        elif than and (than != BASE or under == BASE):
            self._wrong(path, worded("than must be {name}, and under must be another rule set", name=repr(BASE)))
        if not held.keys() & {"above", "below"}:
            self._wrong(path, worded("each item of shown_by needs above, below, or both"))
        if len(self._faults) > faults:
            return None
        return Evidence(str(measure), under, than, float(held.get("above", -inf)), float(held.get("below", inf)))


def _is_number(value: object) -> bool:
    """Return whether a value is a number that fits into a float, possibly infinite. TOML's integers have no limit."""
    try:
        return type(value) in (int, float) and not isnan(value)  # type: ignore[arg-type]
    except OverflowError:
        return False


def _places(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield the path of each key or table and the number of its first line.

    It is a rough search, only used for the line numbers in messages.
    """
    table: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n"), 1):
        header = re.match(rf"\s*\[+\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*\]", line)
        if header:
            table = _path(header[1])
            for end in range(1, len(table) + 1):
                yield table[:end], number
            continue
        assignment = re.match(rf"\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*=", line)
        if assignment:
            path = (*table, *_path(assignment[1]))
            for end in range(len(table) + 1, len(path) + 1):
                yield path[:end], number


def _path(text: str) -> tuple[str, ...]:
    return tuple([key.strip("\"'") for key in re.findall(_KEY, text)])


def with_seed_line(text: str, seed: int) -> str:
    """Return a study's text with the seed that was drawn for it, after the line with the game."""
    return re.sub(r"^([ \t]*[\"']?game[\"']?[ \t]*=.*)$", rf"\g<1>\nseed = {seed}", text, count=1, flags=re.MULTILINE)


def with_title(data: bytes, title: str) -> bytes:
    """Return a study's file with this title in place of any other; a file that can't be read stays as it is."""
    lines = data.decode(errors="replace").split("\n")
    tables = next((number for number, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    top = [line for line in lines[:tables] if not re.match(r"""\s*(title|"title"|'title')\s*=""", line)]
    titled = "\n".join([f"title = {toml_value(title)}", *top, *lines[tables:]]).encode()
    try:
        read_study(titled)
    except BadInput:
        return data
    return titled


def written_study(study: Study) -> str:
    """Return the text of a study's file, which `read_study` can read."""
    base = study.rule_sets[0].rules
    lines = [
        f"game = {toml_value(study.game)}",
        f"seats = [{', '.join(map(toml_value, study.players))}]",
        f"seed = {study.seed}",
        *([f"also = [{', '.join(map(toml_value, study.also))}]"] if study.also else []),
        *_table("rules", base.changed()),
    ]
    for each in study.rule_sets[1:]:
        held = {rule.name: value for rule in base.declared() if (value := getattr(each.rules, rule.name)) is not None}
        lines += _table(
            f"variants.{toml_value(each.name)}",
            {name: value for name, value in held.items() if value != getattr(base, name)},
        )
    for goal in study.goals:
        ends = {"from": goal.low, "to": goal.high}
        told = ", ".join([f"{key} = {end!r}" for key, end in ends.items() if isfinite(end)])
        lines += ["", f"[goals.{goal.measure}]", *told.split(", ")]
    if study.wish:
        lines += ["", "[sweep]", f"{'raise' if study.wish.larger else 'lower'} = {toml_value(study.wish.measure)}"]
    if study.claim:
        lines += ["", "[claim]", f"says = {toml_value(study.claim.says)}", "shown_by = ["]
        lines += [f"  {_evidence_text(one)}," for one in study.claim.shown_by] + ["]"]
    return "\n".join(lines) + "\n"


def _evidence_text(evidence: Evidence) -> str:
    held: dict[str, Any] = {"measure": evidence.measure, "under": evidence.under}
    if evidence.than:
        held["than"] = evidence.than
    ends = {"above": evidence.above, "below": evidence.below}
    told = [f"{key} = {toml_value(value)}" for key, value in held.items()]
    told += [f"{key} = {end!r}" for key, end in ends.items() if isfinite(end)]
    return f"{{ {', '.join(told)} }}"


def _table(name: str, values: Mapping[str, Any]) -> list[str]:
    return ["", f"[{name}]", *[f"{key} = {toml_value(value)}" for key, value in values.items()]] if values else []


def new_study(game: AnyGame) -> str:
    """Return the text of a valid study file with comments for a beginner."""
    rule = next(rule for rule in game.rules.declared() if rule.when is None and rule.formula is None)
    varied = next((rule for rule in game.rules.declared() if rule.kind != "number" and rule.formula is None), rule)
    value: object = (
        not varied.default
        if varied.kind == "switch"
        else next((choice for choice in varied.choices if choice != varied.default), varied.high)
    )
    player = toml_value("club")
    rules = ", ".join([rule.name for rule in game.rules.declared()])
    return f"""\
# A study for Cardtable: what does a house rule do to the game? Run it with `cardtable study FILE`.
# What it is called where someone else opens it.
# title = "Mine"
game = {toml_value(game.key)}
# Who plays, seat by seat: `cardtable bots {game.key}` lists the players.
seats = [{", ".join([player] * game.usual_seats)}]
# The same seed deals the same games. Without one, a seed is drawn and written here.
# seed = 7
# What else to measure, at the cost of more games: {", ".join(ALSO)}.
# also = ["restricted"]

# The first rule set, with which the others are compared: the standard rules with these changes.
# House rules: {rules}
[rules]

# Other rule sets, each under a name of your choice: the first one with these changes.
[variants.other]
{varied.name} = {toml_value(value) if isinstance(value, bool | int | str) else value}

# Where the mean of each measure should lie, under every rule set: from, to, or both; or within a distance of 0.
# Measures: {", ".join(every_measure(game.key))}
[goals]
first = {{ within = 0.05 }}
# decisions = {{ from = 20, to = 60 }}

# Values to try: one rule at a time, or all combinations with mode = "grid". raise names a measure that should be as
# large as possible, lower one that should be as small as possible.
# [sweep]
# {rule.name} = [{", ".join(map(str, _some_values(rule)))}]
# lower = "margin"

# A claim about the game, and what would support it: a measure under a rule set, or its difference from the base, that
# is above a value, below one, or both.
# [claim]
# says = "The player who begins wins more often."
# shown_by = [{{ measure = "first", under = "base", above = 0 }}]
"""


def _some_values(rule: Any) -> list[str]:
    if rule.choices:
        return [toml_value(choice) for choice in rule.choices]
    if rule.kind == "switch":
        return ["true", "false"]
    return [str(value) for value in sorted({max(rule.low, rule.default - 1), min(rule.high, rule.default + 1)})]
