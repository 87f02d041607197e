"""Games are named only in their own folders: a new one changes no line elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES

ROOT = Path(__file__).parents[1]
EXAMPLES = {
    "cardtable/app/display.py": "a command that somebody without a display may type",
    "tools/packages/try_deb.py": "a game whose keys are pressed from its first card to its end while it is upgraded",
    "tools/packages/try_python.py": "a game that is played where a package has just been installed",
}
"""Files that name one game as an example, and why."""


def named() -> re.Pattern[str]:
    """Return a pattern of all names that belong to one game.

    These are its key and title, the parts of its records, and the players that no other game has.
    """
    words = [word for game in GAMES.values() for word in (game.key, game.title, game.age_key) if word]
    players = Counter(name for players in PLAYERS.values() for name in players)
    quoted = [f'"{name}"' for name, count in players.items() if count == 1]
    quoted += [f'"{part}"' for game in GAMES.values() for part in game.seat_parts]
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b|{'|'.join(quoted)}")


def test_no_game_is_named_outside_its_folders() -> None:
    found, pattern = [], named()
    for folder in ("cardtable", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            source = path.relative_to(ROOT)
            if set(source.parts) & set(GAMES) or source.as_posix() in EXAMPLES:
                continue
            lines = path.read_text(encoding="utf-8").splitlines()
            found += [f"{source}:{number}: {line}" for number, line in enumerate(lines, 1) if pattern.search(line)]
    assert found == []


def test_every_example_is_still_one() -> None:
    assert all(named().search((ROOT / source).read_text(encoding="utf-8")) for source in EXAMPLES)


def test_every_game_has_one_folder_each_for_what_runs_tools_and_tests() -> None:
    for home in ("cardtable/games", "tools/games", "tests/games"):
        assert {path.parent.name for path in (ROOT / home).glob("*/__init__.py")} == set(GAMES), home
