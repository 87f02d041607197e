"""A kept game in words: its line in the list, and all by which it is found."""

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
    """The house rules that differ from the author's, by the name of the set where they are one; else empty."""
    return listed(told_rules(game, rules))


def told_rules(game: AnyGame, rules: HouseRules) -> list[str]:
    """The same, each by itself."""
    changes = changed_rules(rules)
    name = game.preset_title(rules) if changes else ""
    return [name] if name else changes


def people_words(header: Header) -> str:
    """With whom the person plays; who plays, where there are several people."""
    alone = len(header.people) == 1
    names = listed(named(name) for seat, name in enumerate(header.names) if not (alone and seat in header.people))
    if not alone:
        return names
    return filled(translate("start", "with {names}"), names=names)


def standing_words(header: Header, scores: Sequence[int]) -> str:
    """Everybody's points from the top down; those of a person who plays alone come first."""
    people = header.people
    you = people[0] if len(people) == 1 else NOBODY
    order = sorted(range(len(header.names)), key=lambda seat: (seat != you, -scores[seat]))
    parts = []
    for seat in order:
        name = translate("start", "You") if seat == you else named(header.names[seat])
        points = f"{scores[seat]}".replace("-", "−")
        parts.append(isolated(f"{name} {points}"))
    return listed(parts)


class Line(msgspec.Struct, frozen=True, gc=False):
    """A game with what the list says of it."""

    game: IndexedGame
    cells: tuple[str, ...]
    """In the order of the list's columns: when, title, who played, result, house rules."""
    sought: str
    """All of these in small letters, and the day as records' names have it."""

    def has(self, words: list[str]) -> bool:
        """Whether all these words, in small letters, stand in it."""
        return all(word in self.sought for word in words)


def lines(games: list[IndexedGame]) -> list[Line]:
    """A line for each; outside the interface's thread, where there may be thousands."""
    rules, who = cache(set_words), cache(_who)  # few of them differ
    practice = translate("GamesPage", "{game} (practice)")
    not_over = translate("GamesPage", "in progress")
    result = translate("GamesPage", "{winners} won, {scores}")
    yours = translate("GamesPage", "You won, {scores}")
    shared = translate("GamesPage", "You and {others} won, {scores}")

    def line(game: IndexedGame) -> Line:
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
        return Line(game, cells, "\n".join([f"{game.when:%Y-%m-%d}", *cells]).casefold())

    return [line(game) for game in games]


def set_words(key: str, rules: str) -> str:
    """A game's house rules, given as the JSON of those that aren't the usual ones; empty where the game is played as it
    was written."""
    game = GAMES[key]
    return rules_words(game, game.rules.made(json.loads(rules)))


def player_words(key: str, player: str) -> str:
    """Who sits on a seat that is nobody's at this screen, in a word."""
    known = PLAYERS[key].get(player)
    return level_words(known.title()) if known else translate("GamesPage", "program")


def _who(key: str, name: str, player: str, person: bool) -> str:
    return isolated(name if person else f"{name} ({player_words(key, player)})")
