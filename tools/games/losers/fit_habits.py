"""Search for the habits that make playouts of Loser's Game most like hands that were really played.

    python -m tools.games.losers.fit_habits club expert --hands 150 --minutes 7

Hands of the players named are played. From every second trick of each, playouts begin in which all hold their real
cards, and give a chance for each bid to be made. The distance of those chances from the outcomes (Brier score and
logarithm) is minimised, one habit at a time. Copy the result into `players/vector_playouts.py` by hand.
"""

import argparse
import os
import random
import sys
import time
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

from cardtable.bots.players import player_named
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import SeatName, new_header
from cardtable.games.losers.play import PLAY, Losers
from cardtable.games.losers.players import vector_playouts
from cardtable.match import Match
from tools.games.losers.bids import Scores

SEATS = 4
PLAYOUTS = 48
EFFORT = 0.3
STEPS = {
    "LEADS_HIGH": 0.15,
    "TAKES": 0.12,
    "TRIES": 0.15,
    "TAKES_LAST": 0.1,
    "RUFFS": 0.15,
    "LOOSE_LEAD": 4.0,
    "LOOSE_THROW": 4.0,
    "TRUMP_LEAD": 2.0,
}
"""Step by which each habit is moved."""
Habit = float | tuple[float, float]


class Hand(NamedTuple):
    """Hand that was played: its positions at the start of tricks, and by seat whether the bid was made in the end."""

    positions: list[Losers]
    made: list[bool]


def played(player: str, hands: int) -> list[Hand]:
    """Play hands of four such players and return them."""
    game = GAMES["losers"]
    header = new_header(game, game.rules.made({"round_limit": 1}), (SeatName(),) * SEATS, None)
    who = player_named("losers", player)
    found = []
    for number in range(hands):
        scores = Scores()
        match = Match(header, KeyedRandom("habits", number), [scores])
        match.go_on()
        positions = []
        while (seat := match.state.turn) >= 0:
            state = match.state
            assert isinstance(state, Losers)
            if state.phase == PLAY and not state.trick and len(state.played) % (2 * SEATS) == 0:
                positions.append(state.clone())
            match.submit_code(who.choose(match.view(seat), match.player_rng(seat), EFFORT))
        (scored,) = scores.hands
        made = [taken >= bid for taken, bid in zip(scored.points, scored.bids, strict=True)]
        found.append(Hand(positions, made))
    return found


def distance(hands: list[Hand]) -> float:
    """Return the distance of playouts, with the habits as they are set, from what happened."""
    brier: list[float] = []
    logs: list[float] = []
    for number, hand in enumerate(hands):
        made = np.array(hand.made)
        for place, state in enumerate(hand.positions):
            chances = _chances(state, np.random.default_rng(20 * number + place))
            brier += list((chances - made) ** 2)
            likely = np.clip(np.where(made, chances, 1 - chances), 0.02, 1)
            logs += list(-np.log(likely))
    return float(np.mean(brier) + 0.3 * np.mean(logs))


def _chances(state: Losers, rng: np.random.Generator) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    """Return the share of playouts that make the bid, by seat."""
    bids = np.array(state.bids)[:, None]
    hands, piles, wanted = (
        np.repeat(np.array(column, dtype=np.int64)[:, None], PLAYOUTS, axis=1)
        for column in (state.hands, state.piles, state.bids)
    )
    batch = vector_playouts.VectorPlayouts(
        state.terms, state.trump, hands, piles, wanted, state.gone(), state.turn, [], rng
    )
    batch.finish(SEATS * state.terms.hand_size - len(state.played))
    made: np.ndarray[tuple[int, ...], np.dtype[np.float64]] = (batch.points() >= bids).mean(axis=1)
    return made


def moved(name: str, rng: random.Random) -> Habit:
    """Return a habit's value, moved by half a step to one and a half."""
    old: Habit = getattr(vector_playouts, name)
    step = rng.choice((-1.5, -1, -0.5, 0.5, 1, 1.5)) * STEPS[name]
    if isinstance(old, tuple):
        place = rng.randrange(2)
        both = list(old)
        both[place] = min(max(both[place] + step, 0.0), 1.0)
        return both[0], both[1]
    return max(old + step, 0.0)


def main(arguments: list[str]) -> int:
    """Search, and print each improvement as it is found."""
    parser = argparse.ArgumentParser(description="Fits the habits of playouts at Loser's Game.")
    parser.add_argument("players", nargs="+", help="players whose hands are to be foreseen")
    parser.add_argument("--hands", type=int, default=150, help="hands of each (150)")
    parser.add_argument("--minutes", type=float, default=7, help="how long to search (7)")
    options = parser.parse_args(arguments)
    sets = [played(player, options.hands) for player in options.players]
    rng = random.Random(1)
    best = sum(distance(hands) for hands in sets)
    print(f"{best:.4f} as it is", flush=True)
    end = time.monotonic() + 60 * options.minutes
    while time.monotonic() < end:
        name = rng.choice(list(STEPS))
        old = getattr(vector_playouts, name)
        setattr(vector_playouts, name, moved(name, rng))
        found = sum(distance(hands) for hands in sets)
        if found < best - 0.0005:
            best = found
            print(f"{best:.4f} {name} = {getattr(vector_playouts, name)}", flush=True)
        else:
            setattr(vector_playouts, name, old)
    for name in STEPS:
        print(f"{name}: Final = {getattr(vector_playouts, name)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
