"""How often each person has kept their word in the games at this screen, by name: one file of the user's."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardtable.bots.reputation import Reputation
from cardtable.disk import read_file
from cardtable.engine.record import persons_name
from cardtable.library.folders import data_path, own_folder, replace_file

_FILE = "kept-words.json"
_GAMES = 500
"""So many games are remembered as counted: who opens an old one again has not played it again."""
_MOST = 1 << 20
"""Bytes: more than the file ever comes to."""


def kept_words_path() -> Path:
    """Where it is kept; the file need not be there yet."""
    return data_path() / _FILE


def kept_words(path: Path) -> dict[str, Reputation]:
    """What is known, by name, in the order in which people were first counted; nothing where it can't be read. An empty
    name is that of a person who has said none, and plays alone."""
    found: dict[str, Reputation] = {}
    for written, held in _read(path)["people"].items():
        kept, broken = (held.get(key) for key in ("kept", "broken")) if isinstance(held, dict) else (None, None)
        if type(kept) is int and type(broken) is int and min(kept, broken) >= 0:
            name = persons_name(written)
            before = found.get(name, Reputation(0, 0))
            found[name] = Reputation(before.kept + kept, before.broken + broken)
    return found


def count_words(path: Path, game: str, words: Mapping[str, Reputation]) -> None:
    """Adds what a game has shown, which goes by the name of its record; once, however often it is told. OSError where
    it can't be written."""
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
    """Nothing is known any more, nor counted of games that are over. OSError where it can't be written."""
    _write(path, {}, _read(path)["games"])


def _read(path: Path) -> dict[str, Any]:
    try:
        held = json.loads(read_file(path, _MOST))
    except (OSError, ValueError, RecursionError):
        held = None
    people, games = (held.get(key) for key in ("people", "games")) if isinstance(held, dict) else (None, None)
    return {
        "people": people if isinstance(people, dict) else {},
        "games": [game for game in games if isinstance(game, str)] if isinstance(games, list) else [],
    }


def _write(path: Path, known: Mapping[str, Reputation], games: list[str]) -> None:
    held = {"people": {name: reputation._asdict() for name, reputation in known.items()}, "games": games[-_GAMES:]}
    own_folder(path.parent)
    # The names of files need not be in UTF-8.
    replace_file(path, json.dumps(held, ensure_ascii=False, indent=1).encode(errors="surrogatepass"))
