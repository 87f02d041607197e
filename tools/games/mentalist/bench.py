"""Speed of Mentalist Poker, for `make bench`."""

import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from tools.bench import measure, rate

_measure = partial(measure, module="tools.games.mentalist.bench")


def report(compiled: Path) -> None:
    """Print the speed, plain and compiled, beside its targets."""
    plain_rates, compiled_rates = _measure("bets_and_guesses()"), _measure("bets_and_guesses()", compiled)
    for variant, seats in (("classic", "two"), ("advanced", "five")):
        rates = f"{plain_rates[variant]:,.0f} decisions/s plain, {compiled_rates[variant]:,.0f} compiled"
        print(f"random playouts, Mentalist Poker, {variant}, {seats} players: {rates}")
    try:
        theirs = _measure("open_spiel_dice()")["decisions_per_second"]
        print(f"  OpenSpiel's liars_dice driven from Python: {theirs:,.0f} decisions/s")
        for variant in ("classic", "advanced"):
            print(f"  {variant}: ratio plain {plain_rates[variant] / theirs:.2f} (wanted 1)", end="; ")
            print(f"compiled {compiled_rates[variant] / theirs:.2f} (wanted 3)")
    except subprocess.CalledProcessError:
        print("  OpenSpiel is not installed here: no comparison")


def bets_and_guesses() -> dict[str, float]:
    """Return the decisions per second of random play through the State: classic for two, and advanced for five."""
    from cardtable.games.mentalist.game import MentalistGame
    from cardtable.games.mentalist.play import Mentalist
    from cardtable.games.mentalist.rules import MentalistRules

    game = MentalistGame()

    def decided(rules: MentalistRules, seats: int, decisions: Callable[[Mentalist], int]) -> float:
        fresh, random = game.start(rules, seats), Random(1)

        def play(wanted: int) -> None:
            made = 0
            while made < wanted:
                state = fresh.clone()
                state.deal(int(random.random() * seats))
                state.playout(random.random)
                made += decisions(state)

        return rate(play, 100_000)

    def heard(state: Mentalist) -> int:
        return sum([1 + len(past.guesses) for past in state.remembered()])

    return {
        "classic": decided(MentalistRules(), 2, lambda state: 2 * state.bets),
        "advanced": decided(MentalistRules(variant="advanced", turn_limit=200), 5, heard),
    }


def open_spiel_dice() -> dict[str, float]:
    """Return the decisions per second of OpenSpiel's liars_dice, the closest game it has, driven from Python."""
    import pyspiel

    game, random = pyspiel.load_game("liars_dice"), Random(1)

    def play(wanted: int) -> None:
        made = 0
        while made < wanted:
            state = game.new_initial_state()
            while not state.is_terminal():
                made += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])

    return {"decisions_per_second": rate(play, 20_000)}
