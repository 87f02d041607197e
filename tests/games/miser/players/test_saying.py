"""Talk of Miser's players: it fits the moment, and some players talk more than others."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.bots.players import PLAYERS
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import SayLine
from cardtable.games.miser.moves import Holds, Laid, Plea, Threat, Warn
from cardtable.games.miser.players.habits import CHARACTERS
from tests.games.miser.players.test_players import seen
from tests.games.miser.rules.desk import Desk

NAMES = ["club", *[f"club:{character.name}" for character in CHARACTERS]]
TRIES = 100


def lines_of(name: str, desk: Desk, seat: int) -> list[SayLine]:
    """Return everything that a player says in one position under different draws."""
    player = PLAYERS["miser"][name]
    said: list[SayLine] = []
    for luck in range(TRIES):
        said += player.talk(seen(desk, seat), KeyedRandom(luck, name))
    return said


def betrayed() -> Desk:
    """Return a game in which seat 0 has just played a higher card than agreed, and taken everything."""
    desk = Desk(["10H AS 2H 3H", "10S 5C 2C 3C", "2D 3D 4D 5D", "4S 5S 6S 7S"], whole=True)
    desk.play("0 propose 1 2 2+2 10; 1 accept; 0 commit AS; 1 commit 10S")
    return desk


@pytest.mark.parametrize("name", NAMES)
def test_who_was_betrayed_says_so(name: str) -> None:
    said = lines_of(name, betrayed(), 1)
    meant: list[SayLine]
    if name in ("club:grudge", "club:bully"):
        meant = [line for line in said if isinstance(line, Threat) and line.against == 0]
    else:
        meant = [line for line in said if isinstance(line, Warn) and (line.about, line.reason) == (0, "reneged")]
    assert len(meant) >= (0.4 if name in ("club:hoarder", "club") else 0.85) * TRIES


def test_who_saw_a_betrayal_may_speak_of_it_too() -> None:
    for seat in (2, 3):
        said = lines_of("club:bully", betrayed(), seat)
        assert any(isinstance(line, Warn) and (line.about, line.reason) == (0, "reneged") for line in said)


def test_it_is_said_once() -> None:
    desk = betrayed()
    desk.say(1, "warn", about=0, of="reneged")
    for name in ("club:honest", "club:opportunist", "club:hoarder"):
        assert not any(isinstance(line, Warn) and line.reason == "reneged" for line in lines_of(name, desk, 1))


def test_it_is_said_later_by_who_had_no_chance_before() -> None:
    desk = betrayed()
    desk.play("1 pass; 2 pass")
    assert len(lines_of("club:honest", desk, 1)) >= 0.85 * TRIES


@pytest.mark.parametrize("name", NAMES)
def test_who_is_attacked_again_and_again_speaks_up(name: str) -> None:
    desk = Desk(["10S 3H 4H 5H", "10H 2H 6H", "4C 5C 6C"], whole=True)
    desk.play("0 attack 1 3 3H; 1 forfeit; 1 pass; 2 pass")
    before = to_the_attacker(lines_of(name, desk, 1))
    desk.play("0 attack 1 3 4H; 1 forfeit")
    after = to_the_attacker(lines_of(name, desk, 1))
    assert after.total() >= (0.35 if name in ("club:hoarder", "club") else 0.7) * TRIES > before.total()
    assert name not in ("club:bully", "club:grudge") or set(after) == {"Threat"}
    assert name != "club:hoarder" or set(after) == {"Plea"}


def to_the_attacker(said: list[SayLine]) -> Counter[str]:
    """Count the threats and pleas that are addressed to seat 0."""
    return Counter([type(line).__name__ for line in said if isinstance(line, Threat | Plea) and line.to == 0])


def test_who_was_outbid_for_much_speaks_of_who_took_it() -> None:
    hands = ["10S 3H 4H 5H", "10H 2H 6H", "4C 5C 6C"]
    desk = Desk(hands, pennies=[20, 20, 20], centre=12, whole=True)
    desk.play("0 open 3H 3; 1 join 2H 4; 2 stand; 0 stand; 1 stand")
    assert desk.pennies[1] == max(desk.pennies)
    said = lines_of("club:honest", desk, 0)
    assert len(said) >= 0.5 * TRIES
    assert all(isinstance(line, Warn) and (line.about, line.reason) == (1, "leader") for line in said)
    for line in lines_of("club:honest", desk, 2):  # a seat that bid nothing was not robbed
        assert not isinstance(line, Warn) or line.reason != "leader"


@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_threatened_for_turning_down_what_was_not_offered(name: str) -> None:
    for first in range(3):
        desk = Desk(["10S 3H 4H 5H", "10H 2H 6H", "4C 5C 6C"], whole=True, first=first)
        for line in lines_of(name, desk, first):
            assert not isinstance(line, Threat) or line.provocation != "refuse"


@pytest.mark.parametrize("name", ["club:bully", "club:grudge"])
def test_while_an_offer_goes_to_and_fro_some_threaten_who_would_turn_it_down(name: str) -> None:
    desk = Desk(["10S 3H 4H 5H", "10H 2H 6H", "4C 5C 6C"], whole=True)
    desk.play("0 propose 1 2 2+2 10; 1 counter 2+1 10")
    said = lines_of(name, desk, 0)
    assert said
    assert all(isinstance(line, Threat) and (line.provocation, line.against) == ("refuse", 1) for line in said)


@pytest.mark.parametrize("name", NAMES)
def test_who_is_attacked_claims_nothing_before_they_have_laid_a_card(name: str) -> None:
    """The attacked player may still give in."""
    desk = Desk(["10S 3H 4H 5H", "10H KH 2H 6H", "4C 5C 6C"], whole=True, first=0)
    desk.play("0 attack 1 3 3H")
    assert not any(isinstance(line, Holds | Laid) for line in lines_of(name, desk, 1))


def attacking(card: str) -> list[int]:
    """Return the totals that a chatterbox claims right after an attack with `card`, under different draws."""
    desk = Desk(["10S 3H AH 4H", "10H KH 2H 6H", "4C 5C 6C"], centre=12, whole=True, first=0)
    desk.play(f"0 attack 1 3 {card}")
    said = [line for line in lines_of("club:chatterbox", desk, 0) if isinstance(line, Laid)]
    assert all(line.to == 1 for line in said)
    return [line.total for line in said]


def test_who_attacks_may_say_what_with_before_it_is_answered() -> None:
    assert set(attacking("10S")) == {10}
    assert set(attacking("AH")) == {11}


def test_a_bluff_sounds_like_the_truth_mostly_does() -> None:
    bluffs = Counter(attacking("3H"))
    assert set(bluffs) == {10, 11}
    assert bluffs[10] > 2 * bluffs[11]


def test_who_never_lies_says_nothing_of_a_low_card() -> None:
    desk = Desk(["10S 3H 4H", "10H KH 2H", "4C 5C 6C"], centre=12, whole=True, first=0)
    desk.play("0 attack 1 3 3H")
    assert not any(isinstance(line, Laid) for line in lines_of("club:honest", desk, 0))


def test_chatterboxes_talk_all_the_time_and_hoarders_seldom() -> None:
    desk = Desk(["10S 3H 4H 5H", "10H KH 2H 6H", "4C 5C 6C"], whole=True, first=0)
    desk.play("0 pass; 1 pass")
    counts = Counter({name: len(lines_of(name, desk, 2)) for name in NAMES})
    assert counts.most_common()[0][0] == "club:chatterbox"
    assert counts["club:chatterbox"] > 0.75 * TRIES
    assert counts.most_common()[-1][0] == "club:hoarder"
    assert counts["club:hoarder"] < 0.15 * TRIES
