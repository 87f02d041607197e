"""Which characters would be played, and how often, by those who choose among them as well as can be.

Of each two it is known what one wins alone among players of the other. What A wins so among B, less what B wins among
A, is a game between two who each name a character: what one gains the other loses. Its equilibrium is the mix against
which no character does better than another: a character with no part in it is never needed. That is the Nash averaging
of Balduzzi, Tuyls, Perolat and Graepel, "Re-evaluating evaluation", Advances in Neural Information Processing Systems
31 (2018). It rests on the means alone, and where several mixes are as good it is one of them.
"""

from collections.abc import Mapping

from cardtable.playtest.estimates import Finding
from cardtable.playtest.study import Study
from cardtable.playtest.trials import personas, strongest, trial_among


def best_mix(study: Study, trials: Mapping[str, Finding]) -> dict[str, float]:
    """How often each is played; nothing while not all of them have been tried."""
    best = strongest(study)
    if best is None or "personas" not in study.also:
        return {}
    names = personas(study.game, best)
    wins: dict[tuple[str, str], float] = {}
    for one in names:
        for other in names:
            found = trials.get(trial_among(one, other))
            if one != other and (found is None or found.mean is None):
                return {}
            wins[one, other] = found.mean if found and found.mean is not None else 0.0
    return equilibrium({pair: won - wins[pair[1], pair[0]] for pair, won in wins.items()}, names)


def equilibrium(gains: Mapping[tuple[str, str], float], names: list[str]) -> dict[str, float]:
    """How often each is named where the first of a pair gains so much from the second."""
    import numpy as np  # late, as the players do: it is slow

    from cardtable.bots.matrix import solve

    table = np.array([[gains[one, other] for other in names] for one in names])
    rows = solve(table[:, :, None]).rows[:, 0]
    return {name: float(part) for name, part in zip(names, rows, strict=True)}
