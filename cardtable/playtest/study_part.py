"""Part of a study: the games of one shard, as a file that can be joined with those of the other shards."""

import json
import re
import shlex
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from math import inf, isfinite
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from msgspec import DecodeError, Meta, Struct
from msgspec.json import Decoder

import cardtable
from cardtable.bots.program import PREFIX
from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.playtest.estimates import LARGEST, Count
from cardtable.playtest.measures import PROFILES, game_measures
from cardtable.playtest.rule_set_measures import every_measure
from cardtable.playtest.study import Claim, Evidence, Goal, RuleSet, Study, Wish
from cardtable.playtest.study_file import MOST_RULE_SETS
from cardtable.playtest.study_tally import PlayedAgain, StudyTally, WrittenAgain, WrittenTally
from cardtable.playtest.trials import ALSO, optional_trials
from cardtable.resources import commit
from cardtable.wording import worded

FORMAT = "cardtable-part"
VERSION = 1


class Part(NamedTuple):
    """Games that one shard has played; the whole study if there is only one shard."""

    study: Study
    command: str
    """Command that plays the whole study again."""
    shard: int
    shards: int
    blocks: int
    """Number of blocks in the whole study."""
    tally: StudyTally
    again: PlayedAgain | None = None
    """In a sweep, the games that the best rule set played again with new deals; None if it has played none."""
    foreign: bool = False
    """True if the part was read from a file, which anybody may have written."""

    @property
    def offered(self) -> str:
        """The command if it is safe to invite people to paste it into a shell, otherwise an empty string.

        A command from a file is offered only if it does nothing but play this study; the raw `command` is for programs.
        """
        return "" if self.foreign and not _harmless(self.command, self.study) else self.command


_PLAIN = re.compile(r"[\w .,:=+@()/\\-]+")
"""Matches words that mean the same in every shell once they are quoted."""
_OPTIONS = ("--games", "--seed", "--effort", "--halve", "--also", "--max-moves", "--rules", "--seat", "--set")
"""Options, each with a value, that may occur in a command that plays a study again."""


def _harmless(command: str, study: Study) -> bool:
    """Return whether a command does nothing but play the study with Cardtable, in any shell, and starts no other
    program."""
    try:
        words = shlex.split(command)
    except ValueError:
        return False
    match words:
        case ["cardtable", "compare", study.game, *options] | [
            "cardtable",
            "study",
            "--author",
            study.game,
            _,
            *options,
        ]:
            pass
        case ["cardtable", "study", file, *options] if not file.startswith("-"):
            pass
        case _:
            return False
    values = [value for name, value in zip(options[::2], options[1::2], strict=False) if name == "--seat"]
    return (
        shlex.join(words) == command
        and all(map(_PLAIN.fullmatch, words))
        and len(options) % 2 == 0
        and set(options[::2]) <= set(_OPTIONS)
        and values in ([], list(study.players))
        and not any(player.startswith(PREFIX) for player in values)
    )


@cache
def engine() -> str:
    """Return an identifier of these rules and players; parts with different ones can't be joined.

    It consists of the version and a digest of the sources, or the commit if the sources are not installed.
    """
    folder = Path(cardtable.__file__).parent
    digest = blake2b(digest_size=8)
    found = False
    for room in ("engine", "bots", "table", "playtest"):
        for path in sorted((folder / room).rglob("*.py")):
            found = True
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{cardtable.__version__} {digest.hexdigest() if found else commit()}"


def written_part(part: Part) -> bytes:
    """Return a part as the bytes of a file."""
    held = {
        "format": FORMAT,
        "version": VERSION,
        "engine": engine(),
        "study": _written_study(part.study),
        "command": part.command,
        "shard": part.shard,
        "shards": part.shards,
        "blocks": part.blocks,
        "tally": part.tally.written(),
        **({"confirmed": part.again.written()} if part.again else {}),
    }
    return json.dumps(held, ensure_ascii=False, allow_nan=False).encode(errors="replace") + b"\n"


def _written_study(study: Study) -> dict[str, Any]:
    return {
        "game": study.game,
        "seats": list(study.players),
        "seed": study.seed,
        "rule_sets": [{"name": each.name, "rules": each.rules.changed()} for each in study.rule_sets],
        "goals": [_closed(goal) for goal in study.goals],
        "also": study.also,
        "claim": [study.claim.says, [_closed(one) for one in study.claim.shown_by]] if study.claim else None,
        "wish": study.wish,
    }


def _closed(range_: Goal | Evidence) -> list[str | float | None]:
    """Return the fields of a goal or of evidence with None for open ends, since JSON has no infinity."""
    return [None if isinstance(held, float) and not isfinite(held) else held for held in range_]


class _Head(Struct):
    """Beginning of a part, decoded first to reject foreign files and those of other versions."""

    format: str
    version: int
    engine: str


class _WrittenRuleSet(Struct):
    name: str
    rules: dict[str, bool | int | str]


class _WrittenStudy(Struct):
    """The study's question, as `_written_study` writes it."""

    game: str
    seats: list[str]
    seed: Annotated[int, Meta(ge=-(2**63) + 1, le=2**63 - 1)]
    rule_sets: Annotated[list[_WrittenRuleSet], Meta(min_length=1, max_length=MOST_RULE_SETS)]
    goals: list[tuple[str, float | None, float | None]]
    also: list[str]
    claim: tuple[str, list[tuple[str, str, str, float | None, float | None]]] | None
    wish: tuple[str, bool] | None

    def study(self) -> Study:
        """Return the study; ValueError if no study file could ask for it."""
        game = GAMES[self.game] if self.game in PROFILES else None
        if game is None or not game.fewest_seats <= len(self.seats) <= game.most_seats:
            raise ValueError("no such table")
        sets = tuple([RuleSet(each.name, game.rules.made(dict(each.rules))) for each in self.rule_sets])
        for each in sets:
            each.rules.check(len(self.seats))
        goals = tuple([Goal(name, *_opened(low, high)) for name, low, high in self.goals])
        shown_by = [
            Evidence(measure, under, than, *_opened(above, below))
            for measure, under, than, above, below in (self.claim[1] if self.claim else ())
        ]
        measures, names = every_measure(game.key), [each.name for each in sets]
        proof = [*measures, *optional_trials(game.key, self.also)]
        if not (
            len(set(names)) == len(names)
            and set(self.also) <= set(ALSO)
            and all(goal.measure in measures and goal.low <= goal.high for goal in goals)
            and all(one.measure in proof and one.under in names for one in shown_by)
            and all(one.than == "" or one.than == names[0] != one.under for one in shown_by)
            and (self.wish is None or self.wish[0] in measures)
        ):
            raise ValueError("no such study")
        claim = Claim(self.claim[0], tuple(shown_by)) if self.claim else None
        wish = Wish(*self.wish) if self.wish else None
        return Study(game.key, tuple(self.seats), sets, self.seed, goals, tuple(self.also), claim, wish)


def _opened(low: float | None, high: float | None) -> tuple[float, float]:
    return -inf if low is None else low, inf if high is None else high


class _WrittenPart(Struct):
    """A part, as `written_part` writes it."""

    study: _WrittenStudy
    command: str
    shard: Annotated[int, Meta(ge=1, le=LARGEST)]
    shards: Annotated[int, Meta(ge=1, le=LARGEST)]
    blocks: Count
    tally: WrittenTally
    confirmed: WrittenAgain | None = None


class _CountedRuleSet(Struct):
    games: Count


class _CountedTally(Struct):
    rule_sets: list[_CountedRuleSet]


class _CountedPart(Struct):
    """The fields needed to count a part's games, whichever version wrote it."""

    tally: _CountedTally


_HEAD, _PART, _COUNTED = Decoder(_Head), Decoder(_WrittenPart), Decoder(_CountedPart)


def read_part(data: bytes) -> Part:
    """Read a part from the bytes of a file.

    BadInput if it is not a part, if another version of Cardtable played it, or if no games can add up to its results.
    """
    try:
        head = _HEAD.decode(data)
    except (DecodeError, RecursionError):
        raise BadInput(worded("not a part of a study")) from None
    if (head.format, head.version) != (FORMAT, VERSION):
        raise BadInput(worded("not a part of a study"))
    if head.engine != engine():
        raise BadInput(worded("played by another version of Cardtable"))
    try:
        held = _PART.decode(data)
        study = held.study.study()
        tally = StudyTally.read(held.tally, study, held.blocks)
        again = PlayedAgain.read(held.confirmed, study, held.blocks) if held.confirmed else None
        if held.shard > held.shards or tally.blocks > len(range(held.shard, held.blocks + 1, held.shards)):
            raise ValueError("more blocks than were to be played")
    except (ValueError, RecursionError):  # BadInput and DecodeError are subclasses of ValueError
        raise BadInput(worded("the results in it are damaged")) from None
    return Part(study, held.command, held.shard, held.shards, held.blocks, tally, again, foreign=True)


def counted_games(data: bytes) -> int:
    """Return the number of games in a part of any version; 0 if the data is not a part."""
    try:
        # Earlier versions wrote the open ends of goals as Infinity, which is not valid JSON.
        counted = _COUNTED.decode(data.replace(b"-Infinity", b"null").replace(b"Infinity", b"null"))
    except (DecodeError, RecursionError):
        return 0
    return sum([each.games for each in counted.tally.rule_sets])


def joined(parts: Sequence[tuple[str, Part]]) -> Part:
    """Join all parts of a study, each given with the name of its file.

    BadInput if they belong to different studies, or if one is missing or given twice.
    """
    name, first = parts[0]
    seen: dict[int, str] = {}
    for path, part in parts:
        if (part.study, part.shards, part.blocks, part.command) != (
            first.study,
            first.shards,
            first.blocks,
            first.command,
        ):
            raise BadInput(worded("{file} and {other} are parts of different studies", file=path, other=name))
        if part.shard in seen:
            raise BadInput(
                worded(
                    "{file} and {other} are the same part, {shard} of {shards}",
                    file=path,
                    other=seen[part.shard],
                    shard=part.shard,
                    shards=part.shards,
                )
            )
        seen[part.shard] = path
    missing = next((number for number in range(1, first.shards + 1) if number not in seen), None)
    if missing is not None:
        raise BadInput(worded("part {shard} of {shards} is missing", shard=missing, shards=first.shards))
    whole = StudyTally(len(first.study.rule_sets), game_measures(first.study.game))
    for _, part in sorted(parts, key=lambda pair: pair[1].shard):
        whole.join(part.tally)
    again = first.again if len(parts) == 1 else None
    return Part(first.study, first.command, 1, 1, first.blocks, whole, again, any(part.foreign for _, part in parts))
