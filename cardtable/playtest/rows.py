"""A study as tables for others to reckon with: a row a game, a row a seat of a game, a row a measure, a row a bar.

Rows hold what the findings rest on and the findings themselves, unrounded.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import Findings
from cardtable.playtest.rounds import game_measures
from cardtable.playtest.study import Study

if TYPE_CHECKING:
    from cardtable.playtest.block import Block, BlockGame
    from cardtable.playtest.blocks import StudyPlan

Row = Sequence[object]

GAMES: Final = ("rule_set", "block", "rotation", "seed", "finished", "winners", "scores")
"""What is told of a game, its measures behind it. Winners and scores are lists by seat, with blanks between."""
SEATS: Final = ("rule_set", "block", "rotation", "seat", "player", "score", "win_share", "went_first")
"""What is told of a seat of a game."""
DECISIONS: Final = ("rule_set", "block", "rotation", "line", "seat", "player", "move", "options")
"""What is told of a decision: the line of its record, the kind of move that was made, and between how many the seat
could choose."""
TRIALS: Final = ("rule_set", "trial", "n", "mean", "low", "high")
"""What is told of a trial: the part of the win of the one who was tried, less a fair share."""
FINDINGS: Final = ("rule_set", "compared_to", "measure", "n", "mean", "low", "high")
"""What is told of a measure's mean, and where there is something that it is `compared_to`, of the difference."""

BARS: Final = ("rule_set", "measure", "from", "to", "games")
"""What is told of how a measure is spread: so many games from one value to another."""

TEXTS: Final = ("rule_set", "winners", "scores", "player", "move", "trial", "compared_to", "measure")
WHOLE: Final = (
    *("block", "rotation", "seed", "finished", "seat", "score", "went_first", "line", "options", "n", "games"),
)
"""Which columns hold texts, and which whole numbers; all others hold numbers of any sort."""


def game_columns(game: str) -> Sequence[str]:
    """The names of what is told of a game of this sort."""
    return (*GAMES, *game_measures(game))


def game_rows(plan: "StudyPlan", block: "Block") -> Iterator[Row]:
    """A block's games. What only a finished game has is empty for others."""
    for start, rotation, game in _games(plan, block):
        told: Row = ("", "", *[None for _ in game_measures(plan.study.game)])
        if game.values is not None:
            told = (" ".join(map(str, game.winners)), " ".join(map(str, game.scores)), *game.values)
        yield (*start, rotation, plan.seed_of(block.block), int(game.values is not None), *told)


def seat_rows(plan: "StudyPlan", block: "Block") -> Iterator[Row]:
    """The seats of a block's games."""
    players = plan.players
    for start, rotation, game in _games(plan, block):
        for seat in range(len(players)):
            told: Row = (None, None, None)
            if game.values is not None:
                share = 1 / len(game.winners) if seat in game.winners else 0.0
                told = (game.scores[seat], share, int(seat == game.first))
            yield (*start, rotation, seat, players[(seat - rotation) % len(players)], *told)


def decision_rows(plan: "StudyPlan", block: "Block") -> Iterator[Row]:
    """The decisions of a block's games."""
    players = plan.players
    for start, rotation, game in _games(plan, block):
        for one in game.decisions:
            player = players[(one.seat - rotation) % len(players)]
            yield (*start, rotation, one.line, one.seat, player, one.kind, one.options)


def trial_rows(study: Study, found: Findings) -> Iterator[Row]:
    """All trials, under each rule set."""
    for each, one in zip(study.rule_sets, found.rule_sets, strict=True):
        for name, finding in one.trials.items():
            yield (each.name, name, *_numbers(finding))


def _games(plan: "StudyPlan", block: "Block") -> Iterator[tuple[tuple[str, int], int, "BlockGame"]]:
    for each, games in zip(plan.study.rule_sets, block.games, strict=True):
        for rotation, game in enumerate(games):
            yield (each.name, block.block), rotation, game


def finding_rows(study: Study, found: Findings) -> Iterator[Row]:
    """All means, then all differences."""
    base, *others = [each.name for each in study.rule_sets]
    for each, one in zip(study.rule_sets, found.rule_sets, strict=True):
        for name, finding in one.measures.items():
            yield (each.name, "", name, *_numbers(finding))
    for other, differences in zip(others, found.differences, strict=True):
        for name, finding in differences.measures.items():
            yield (other, base, name, *_numbers(finding))


def bar_rows(study: Study, found: Findings) -> Iterator[Row]:
    """How each measure of a game is spread, under each rule set."""
    for each, one in zip(study.rule_sets, found.rule_sets, strict=True):
        for name, bars in one.bars.items():
            for bar in bars:
                yield (each.name, name, bar.low, bar.high, bar.games)


def _numbers(found: Finding) -> Row:
    low, high = found.bounds or (None, None)
    return found.games, found.mean, low, high
