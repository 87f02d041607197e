"""Games in words: their lines in the game history, and the texts in which the search looks."""

import json
from collections.abc import Sequence
from functools import cache

import msgspec

from cardtable.bots.players import PLAYERS
from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.record import Header
from cardtable.engine.state import NOBODY
from cardtable.language import as_moment, filled, isolated, listed, listed_with_and, named, translate
from cardtable.library.folders import on_one_line
from cardtable.library.game_index import IndexedGame
from cardtable.table.rules_text import changed_rules
from cardtable.table.words import level_words


def rules_words(game: AnyGame, rules: HouseRules) -> str:
    """Return the house rules that differ from the standard in words: the name of their rule set if it has one, else a
    list of changes; "" if none differ."""
    return listed(told_rules(game, rules))


def told_rules(game: AnyGame, rules: HouseRules) -> list[str]:
    """Return the texts listed in `rules_words`, as a list."""
    changes = changed_rules(rules)
    name = game.preset_title(rules) if changes else ""
    return [name] if name else changes


def people_words(header: Header) -> str:
    """Return the other players as in "with Odile and Bram", or all players if there isn't exactly one person."""
    alone = len(header.people) == 1
    names = listed(named(name) for seat, name in enumerate(header.names) if not (alone and seat in header.people))
    if not alone:
        return names
    return filled(translate("start", "with {names}"), names=names)


def standing_words(header: Header, scores: Sequence[int]) -> str:
    """Return the points of all players, best first; a person who plays alone comes first."""
    people = header.people
    you = people[0] if len(people) == 1 else NOBODY
    order = sorted(range(len(header.names)), key=lambda seat: (seat != you, -scores[seat]))
    parts = []
    for seat in order:
        name = translate("start", "You") if seat == you else named(header.names[seat])
        points = f"{scores[seat]}".replace("-", "−")
        parts.append(isolated(f"{name} {points}"))
    return listed(parts)


class StandingLine(msgspec.Struct, frozen=True, gc=False):
    """Game with the texts of its line in the game history."""

    game: IndexedGame
    cells: tuple[str, ...]
    """Texts of the columns: date, title, players, result, house rules."""
    sought: str
    """Text to search in: all cells in lower case, and the date as in the names of records."""

    def has(self, words: list[str]) -> bool:
        """Return whether the line contains all these words, given in lower case."""
        return all(word in self.sought for word in words)


def lines(games: list[IndexedGame]) -> list[StandingLine]:
    """Make a line for each game. With thousands of games this takes long, so call it in a thread."""
    rules, who = cache(set_words), cache(_who)  # few of them differ from each other
    practice = translate("GamesPage", "{game} (practice)")
    not_over = translate("GamesPage", "in progress")
    result = translate("GamesPage", "{winners} won, {scores}")
    yours = translate("GamesPage", "You won, {scores}")
    shared = translate("GamesPage", "You and {others} won, {scores}")

    def line(game: IndexedGame) -> StandingLine:
        name, title = game.name, GAMES[game.key].title
        title = f"{name} ({title})" if name else title
        title = filled(practice, game=title) if game.practice else title
        names = game.names
        people = listed(
            [who(game.key, name, seat.player, seat.person) for name, seat in zip(names, game.seats, strict=True)]
        )
        outcome = not_over
        if game.over:
            winners = [seat for seat, who in enumerate(game.seats) if who.won]
            others = listed_with_and([named(names[seat]) for seat in winners if seat != game.you])
            scores = isolated(" : ".join([f"{seat.score}" for seat in game.seats if seat.score is not None]))
            won = result if game.you not in winners else shared if others else yours
            outcome = filled(won, scores=scores, winners=others, others=others)
        words = (isolated(as_moment(game.when)), title, people, outcome, rules(game.key, game.rules))
        cells = tuple([on_one_line(text) for text in words])
        return StandingLine(game, cells, "\n".join([f"{game.when:%Y-%m-%d}", *cells]).casefold())

    return [line(game) for game in games]


def set_words(key: str, rules: str) -> str:
    """Return a game's house rules in words. `rules` is JSON of those that differ from the standard; "" if none do."""
    game = GAMES[key]
    return rules_words(game, game.rules.made(json.loads(rules)))


def player_words(key: str, player: str) -> str:
    """Return the level of a bot, or "program", for a seat where no person sits."""
    known = PLAYERS[key].get(player)
    return level_words(known.title()) if known else translate("GamesPage", "program")


def _who(key: str, name: str, player: str, person: bool) -> str:
    return isolated(name if person else f"{name} ({player_words(key, player)})")
