"""A study as tables for other programs: rows for games, seats, decisions, trials, findings and bars.

Tables hold the findings and the games behind them, unrounded.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import Findings
from cardtable.playtest.measures import game_measures
from cardtable.playtest.study import Study

if TYPE_CHECKING:
    from cardtable.playtest.block import Block, BlockGame
    from cardtable.playtest.block_runner import StudyPlan

Row = Sequence[object]

GAMES: Final = ("rule_set", "block", "rotation", "seed", "finished", "winners", "scores")
"""Columns of a game, followed by its measures. Winners are seats, scores are by seat, both separated by spaces."""
SEATS: Final = ("rule_set", "block", "rotation", "seat", "player", "score", "win_share", "went_first")
"""Columns of a seat in a game."""
DECISIONS: Final = ("rule_set", "block", "rotation", "line", "seat", "player", "move", "options")
"""Columns of a decision.

`line` is the number of its line in the record, `move` the kind of move made, and `options` the number of legal moves.
"""
TRIALS: Final = ("rule_set", "trial", "n", "mean", "low", "high")
"""Columns of a trial. The numbers are about the tested player's share of the win, less a fair share."""
FINDINGS: Final = ("rule_set", "compared_to", "measure", "n", "mean", "low", "high")
"""Columns of a finding: a measure's mean or, if it is `compared_to` another rule set, the difference."""

BARS: Final = ("rule_set", "measure", "from", "to", "games")
"""Columns of a bar: the number of games with values of a measure in a range."""

TEXTS: Final = ("rule_set", "winners", "scores", "player", "move", "trial", "compared_to", "measure")
WHOLE: Final = (
    *("block", "rotation", "seed", "finished", "seat", "score", "went_first", "line", "options", "n", "games"),
)
"""Columns that hold whole numbers. Those of TEXTS hold texts, and all others hold any numbers."""


def game_columns(game: str) -> Sequence[str]:
    """Return the column names of the table of games."""
    return (*GAMES, *game_measures(game))


def game_rows(plan: "StudyPlan", block: "Block") -> Iterator[Row]:
    """Yield the rows of a block's games. Columns that need a finished game are empty for others."""
    for start, rotation, game in _games(plan, block):
        told: Row = ("", "", *[None for _ in game_measures(plan.study.game)])
        if game.values is not None:
            told = (" ".join(map(str, game.winners)), " ".join(map(str, game.scores)), *game.values)
        yield (*start, rotation, plan.seed_of(block.block), int(game.values is not None), *told)


def seat_rows(plan: "StudyPlan", block: "Block") -> Iterator[Row]:
    """Yield the rows of the seats in a block's games."""
    players = plan.players
    for start, rotation, game in _games(plan, block):
        for seat in range(len(players)):
            told: Row = (None, None, None)
            if game.values is not None:
                share = 1 / len(game.winners) if seat in game.winners else 0.0
                told = (game.scores[seat], share, int(seat == game.first))
            yield (*start, rotation, seat, players[(seat - rotation) % len(players)], *told)


def decision_rows(plan: "StudyPlan", block: "Block") -> Iterator[Row]:
    """Yield the rows of the decisions in a block's games."""
    players = plan.players
    for start, rotation, game in _games(plan, block):
        for one in game.decisions:
            player = players[(one.seat - rotation) % len(players)]
            yield (*start, rotation, one.line, one.seat, player, one.kind, one.options)


def trial_rows(study: Study, found: Findings) -> Iterator[Row]:
    """Yield the rows of all trials by rule set."""
    for each, one in zip(study.rule_sets, found.rule_sets, strict=True):
        for name, finding in one.trials.items():
            yield (each.name, name, *_numbers(finding))


def _games(plan: "StudyPlan", block: "Block") -> Iterator[tuple[tuple[str, int], int, "BlockGame"]]:
    for each, games in zip(plan.study.rule_sets, block.games, strict=True):
        for rotation, game in enumerate(games):
            yield (each.name, block.block), rotation, game


def finding_rows(study: Study, found: Findings) -> Iterator[Row]:
    """Yield the rows of all means, then those of all differences."""
    base, *others = [each.name for each in study.rule_sets]
    for each, one in zip(study.rule_sets, found.rule_sets, strict=True):
        for name, finding in one.measures.items():
            yield (each.name, "", name, *_numbers(finding))
    for other, differences in zip(others, found.differences, strict=True):
        for name, finding in differences.measures.items():
            yield (other, base, name, *_numbers(finding))


def bar_rows(study: Study, found: Findings) -> Iterator[Row]:
    """Yield the rows of all bars of the games' measures by rule set."""
    for each, one in zip(study.rule_sets, found.rule_sets, strict=True):
        for name, bars in one.bars.items():
            for bar in bars:
                yield (each.name, name, bar.low, bar.high, bar.games)


def _numbers(found: Finding) -> Row:
    low, high = found.bounds or (None, None)
    return found.games, found.mean, low, high
