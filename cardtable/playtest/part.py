"""A part of a study: what one shard has played, as a file that others can be put together with."""

import json
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import cardtable
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import RulesError
from cardtable.playtest.rounds import game_measures
from cardtable.playtest.study import Claim, Evidence, Goal, RuleSet, Study, Wish
from cardtable.playtest.study_tally import StudyTally
from cardtable.resources import commit
from cardtable.wording import worded

FORMAT = "cardtable-part"
VERSION = 1
_LIMIT = 1 << 26  # bytes


class PartError(ValueError):
    """A file that is no part, or parts that don't belong together. One clear sentence."""


class Part(NamedTuple):
    """What one shard has played; the whole study where there is but one."""

    study: Study
    command: str
    """What plays the whole study again."""
    shard: int
    shards: int
    blocks: int
    """How many blocks the whole study has."""
    tally: StudyTally


@cache
def engine() -> str:
    """Which rules and players these are: parts that were played by others don't belong together. The version, and a
    digest of the sources, or the commit where there are none beside the program."""
    folder = Path(cardtable.__file__).parent
    digest = blake2b(digest_size=8)
    found = False
    for room in ("engine", "bots", "table", "playtest"):
        for path in sorted((folder / room).rglob("*.py")):
            found = True
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{cardtable.__version__} {digest.hexdigest() if found else commit()}"


def written_part(part: Part) -> bytes:
    """A part as a file's bytes."""
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
    }
    return json.dumps(held, ensure_ascii=False).encode() + b"\n"


def _written_study(study: Study) -> dict[str, Any]:
    return {
        "game": study.game,
        "seats": list(study.players),
        "seed": study.seed,
        "rule_sets": [{"name": each.name, "rules": each.rules.changed()} for each in study.rule_sets],
        "goals": [list(goal) for goal in study.goals],
        "also": study.also,
        "claim": [study.claim.says, [list(one) for one in study.claim.shown_by]] if study.claim else None,
        "wish": study.wish,
    }


def read_part(data: bytes) -> Part:
    """A part from a file's bytes; PartError where it is none, or another version of Cardtable has played it."""
    try:
        held = json.loads(data[:_LIMIT])
        if held["format"] != FORMAT or held["version"] != VERSION:
            raise PartError(worded("not a part of a study"))
        if held["engine"] != engine():
            raise PartError(worded("played by another version of Cardtable"))
        asked = held["study"]
        game = GAMES[asked["game"]]
        sets = tuple([RuleSet(each["name"], game.rules.made(each["rules"])) for each in asked["rule_sets"]])
        goals = tuple([Goal(str(name), float(low), float(high)) for name, low, high in asked["goals"]])
        claim = (
            Claim(asked["claim"][0], tuple([Evidence(*one) for one in asked["claim"][1]])) if asked["claim"] else None
        )
        wish = Wish(*asked["wish"]) if asked["wish"] else None
        also = tuple(asked["also"])
        study = Study(game.key, tuple(asked["seats"]), sets, asked["seed"], goals, also, claim, wish)
        tally = StudyTally.read(held["tally"], game_measures(game.key))
        return Part(study, held["command"], held["shard"], held["shards"], held["blocks"], tally)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError, RulesError) as error:
        if isinstance(error, PartError):
            raise
        raise PartError(worded("not a part of a study")) from None


def counted_games(data: bytes) -> int:
    """How many games a part counts, whoever has played them; 0 where it is none."""
    with suppress(KeyError, TypeError, ValueError, RecursionError):
        return sum([int(each["games"]) for each in json.loads(data[:_LIMIT])["tally"]["rule_sets"]])
    return 0


def joined(parts: Sequence[tuple[str, Part]]) -> Part:
    """The whole of which these are all parts, each with the name of its file; PartError where they are not."""
    name, first = parts[0]
    seen: dict[int, str] = {}
    for path, part in parts:
        if (part.study, part.shards, part.blocks, part.command) != (
            first.study,
            first.shards,
            first.blocks,
            first.command,
        ):
            raise PartError(worded("{file} and {other} are parts of different studies", file=path, other=name))
        if part.shard in seen:
            raise PartError(
                worded(
                    "{file} and {other} are the same part, {shard} of {shards}",
                    file=path,
                    other=seen[part.shard],
                    shard=part.shard,
                    shards=part.shards,
                )
            )
        seen[part.shard] = path
    missing = [number for number in range(1, first.shards + 1) if number not in seen]
    if missing:
        raise PartError(worded("part {shard} of {shards} is missing", shard=missing[0], shards=first.shards))
    whole = StudyTally(len(first.study.rule_sets), game_measures(first.study.game))
    for _, part in sorted(parts, key=lambda pair: pair[1].shard):
        whole.join(part.tally)
    return Part(first.study, first.command, 1, 1, first.blocks, whole)
