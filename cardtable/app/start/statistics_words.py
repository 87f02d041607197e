"""Statistics in words: a row for all games that have something in common."""

from collections import Counter
from collections.abc import Callable, Generator
from functools import cache
from typing import NamedTuple

from cardtable.app.screens import SCREENS
from cardtable.app.start.games_words import player_words, set_words
from cardtable.app.start.rows import Cells
from cardtable.language import as_number, at_the_start, filled, isolated, listed, translate
from cardtable.library.game_index import IndexedGame
from cardtable.library.statistics import Played, Standing, played, standings


class Grouping(NamedTuple):
    """What games may have in common."""

    key: str
    """In files."""
    title: str
    words: Callable[[Played], str]
    """What a game has in common with those of which the same is said."""


class Statistics(NamedTuple):
    """What was counted."""

    people: list[str]
    """Whose games there are; who played most comes first."""
    standings: list[Standing]
    rows: list[Cells]
    """The same in words."""


def groupings() -> list[Grouping]:
    """By what games can be counted."""
    known = cache(set_words)  # few of them differ

    def rules(part: Played) -> str:
        return known(part.game.key, part.game.rules) or translate("StatisticsView", "standard rules")

    return [
        Grouping("game", translate("StatisticsView", "game"), lambda part: ""),
        Grouping("person", translate("StatisticsView", "person"), lambda part: part.person),
        Grouping("opponents", translate("StatisticsView", "opponents"), _opponents),
        Grouping("rules", translate("StatisticsView", "house rules"), rules),
    ]


def counting(games: list[IndexedGame], grouping: Grouping, person: str) -> Generator[float, None, Statistics]:
    """The statistics of some games; those of one person alone where a name says so. Outside the interface's thread."""
    yield 0.0
    parts = played(games)
    people = [name for name, _ in Counter(part.person for part in parts).most_common()]
    found = standings([part for part in parts if person in ("", part.person)], grouping.words)
    return Statistics(people, found, [_cells(standing) for standing in found])


def headings(grouping: Grouping) -> list[str]:
    """What stands over the columns."""
    common = at_the_start(grouping.title) if grouping.key != "game" else ""
    return [
        translate("StatisticsView", "Game", "heading"),
        common,
        translate("StatisticsView", "Played"),
        translate("StatisticsView", "Won (95% interval)"),
        translate("StatisticsView", "Winning streak"),
        translate("StatisticsView", "Mean score"),
        translate("StatisticsView", "Success rate"),
    ]


def title_of(standing: Standing) -> str:
    """Which games they are, in a few words."""
    title = SCREENS[standing.key].title
    return f"{title}, {isolated(standing.group)}" if standing.group else title


def _cells(standing: Standing) -> Cells:
    percent = translate("StatisticsView", "{share}% ({low} to {high})")
    in_a_row = translate("StatisticsView", "{now} now, {longest} at best")
    row = filled(in_a_row, now=standing.streak, longest=standing.longest)
    share, low, high = (as_number(100 * rate) for rate in (standing.share, *standing.bounds))
    score = "" if standing.score is None else as_number(standing.score, 1).replace("-", "−")
    return (
        SCREENS[standing.key].title,
        standing.group,
        f"{standing.games}",
        isolated(filled(percent, share=share, low=low, high=high)),
        isolated("" if standing.streak is None else row),
        isolated(score),
        _made(standing),
    )


def _made(standing: Standing) -> str:
    figure = SCREENS[standing.key].figure()
    if figure is None or not standing.tried:
        return ""
    share = as_number(100 * standing.made / standing.tried)
    return isolated(filled(figure.words, made=standing.made, tried=standing.tried, share=share))


def _opponents(part: Played) -> str:
    """Their levels, each once."""
    people = translate("StatisticsView", "people")
    levels = [player.partition(":")[0] for player in part.opponents]
    kinds = {player_words(part.game.key, level) if level else people for level in levels}
    return listed(sorted(kinds))
