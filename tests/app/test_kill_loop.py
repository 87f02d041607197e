"""The app is killed a few times at random moments; `tools.kill_loop` does it hundreds of times."""

from pathlib import Path

import pytest

from tools.kill_loop import Aim, KillLoop

AIMS = {
    "war": [Aim("opens", 1, 0.0)],
    "losers": [Aim("shown", 8, 0.0)],
    "mentalist": [Aim("over", 1, 0.0)],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", AIMS)
def test_nothing_is_lost_when_the_app_is_killed(tmp_path: Path, game: str) -> None:
    loop = KillLoop(tmp_path, game, 1)
    for aim in AIMS[game]:
        assert loop.run(aim)
    loop.finish()
    assert loop.findings == []
