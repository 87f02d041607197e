"""Counts of how often each person at this screen kept and broke their word, by name, in one file of the user's."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from cardtable.bots.player import Reputation
from cardtable.engine.record import persons_name
from cardtable.errors import BadInput
from cardtable.library.folders import data_path, own_folder, read_json, replace_file

_FILE = "kept-words.json"
_GAMES = 500
"""Number of games remembered as counted, so that a game opened again isn't counted again."""
_MOST = 1 << 20
"""Maximum size of the file in bytes; more than it ever reaches."""


def kept_words_path() -> Path:
    """Return the path of the file; it may not exist yet."""
    return data_path() / _FILE


def kept_words(path: Path) -> dict[str, Reputation]:
    """Return reputations by name, in the order in which people were first counted; none if the file can't be read.

    The empty name is that of a person who plays alone and has given no name.
    """
    found: dict[str, Reputation] = {}
    for written, held in _read(path)["people"].items():
        kept, broken = (held.get(key) for key in ("kept", "broken")) if isinstance(held, dict) else (None, None)
        if type(kept) is int and type(broken) is int and min(kept, broken) >= 0:
            name = persons_name(written)
            before = found.get(name, Reputation(0, 0))
            found[name] = Reputation(before.kept + kept, before.broken + broken)
    return found


def count_words(path: Path, game: str, words: Mapping[str, Reputation]) -> None:
    """Add what a game has shown, unless it was counted before; OSError if it can't be written.

    `game` is the name of its record, and `words` are the reputations by name that the game itself gives.
    """
    held = _read(path)
    if game in held["games"]:
        return
    known = kept_words(path)
    for name, (kept, broken) in words.items():
        before = known.get(name, Reputation(0, 0))
        if kept or broken:
            known[name] = Reputation(before.kept + kept, before.broken + broken)
    _write(path, known, [*held["games"], game])


def forget_words(path: Path) -> None:
    """Forget all reputations, but not which games were counted. OSError if the file can't be written."""
    _write(path, {}, _read(path)["games"])


def _read(path: Path) -> dict[str, Any]:
    held: dict[str, Any] = {}
    with suppress(OSError, BadInput):
        held = read_json(path, _MOST)
    people, games = held.get("people"), held.get("games")
    return {
        "people": people if isinstance(people, dict) else {},
        "games": [game for game in games if isinstance(game, str)] if isinstance(games, list) else [],
    }


def _write(path: Path, known: Mapping[str, Reputation], games: list[str]) -> None:
    held = {"people": {name: reputation._asdict() for name, reputation in known.items()}, "games": games[-_GAMES:]}
    own_folder(path.parent)
    # Names of files, which stand in for games, need not be valid UTF-8.
    replace_file(path, json.dumps(held, ensure_ascii=False, indent=1).encode(errors="surrogatepass"))
