"""Talk in batches: occasions for built-in players and programs, the order of speakers, and their hearers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cardtable_toy.game import Boast, Show, ToyGame

from cardtable.bots.player import TALK_LIMIT, Player, RandomPlayer, has_words
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Line
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import NOBODY, OVER
from cardtable.engine.views import ViewWriter
from cardtable.errors import Refused
from cardtable.games.miser.moves import Accept, Attack, Commit, Forfeit, MiserPass, Plea, Ready
from cardtable.games.miser.play import Miser
from cardtable.journal import read
from cardtable.match import LineKeeper, Match
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan, MatchRunner
from cardtable.playtest.match_tally import Tally
from tests.bots.test_programs import Clock
from tests.programs import player
from tests.talkers import ATTACKS, DEALS, PLEADS, Boaster, Malformed, as_expected, floors_of
from tests.waiting import FOREVER, PATIENCE

MISER = GAMES["miser"]
THREE = (SeatName(),) * 3


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> dict[str, Player]:
    """Register the toy, which has talk, and return its players by name."""
    players: dict[str, Player] = {"random": RandomPlayer()}
    monkeypatch.setitem(GAMES, "toy", ToyGame())
    monkeypatch.setitem(PLAYERS, "toy", players)
    return players


def toy_record(*players: str, folder: Path) -> tuple[Line, ...]:
    """Play one match of the toy, and return its record's lines."""
    runner = MatchRunner(MatchPlan("toy", GAMES["toy"].rules.made({"hands": 2}), players, 1, seed=7, records=folder))
    assert not runner.play(1).fault
    return read(folder / "0001.cardtable").lines


def miser_batch(*players: str, **options: Any) -> Tally:
    """Play a few matches of Miser."""
    plan = MatchPlan("miser", MISER.rules(), players, options.pop("games", 4), seed=1, time_limit=PATIENCE, **options)
    return Batch(plan, eager=plan.jobs > 1).run()


# --- the match ---------------------------------------------------------------------------------------------------


def attack_on_who_has_no_cards(stops: bool) -> tuple[Match, list[Line]]:
    """Attack seat 1, which has no cards and the next move, from seat 0; return the match and the lines since."""
    header = new_header(MISER, MISER.rules.made({"first_player": "random"}), THREE, 2)
    kept = LineKeeper()
    match = Match(header, KeyedRandom(2), [kept])
    match.stops_for_talk = stops
    match.go_on()
    state = match.state
    assert isinstance(state, Miser)
    state.player = state.turn = 0
    state.hands[1] = state.counts[1] = 0
    kept.lines.clear()
    attack = Attack(0, 1, 3, MISER.move_line(state, state.legal(0)[-1]).card)  # type: ignore[attr-defined]
    match.submit(0, attack)
    return match, kept.lines


def test_a_forced_move_waits_for_talk_only_where_somebody_may_want_to() -> None:
    match, lines = attack_on_who_has_no_cards(stops=False)
    assert [type(line) for line in lines] == [Attack, Forfeit, MiserPass]
    assert match.floor == NOBODY
    match, lines = attack_on_who_has_no_cards(stops=True)
    assert match.floor == 0
    match.submit(2, Plea(seat=2))
    match.go_on()
    assert [type(line) for line in lines] == [Attack, Plea]
    match.close_floor()
    assert match.floor == NOBODY
    match.go_on()
    assert [type(line) for line in lines] == [Attack, Plea, Forfeit, MiserPass]


def test_the_last_word_comes_before_the_result(toy: dict[str, Player]) -> None:
    match = Match(new_header(GAMES["toy"], GAMES["toy"].rules.made({"hands": 1}), THREE, 1), KeyedRandom(1))
    match.stops_for_talk = True
    match.go_on()
    for _ in range(4):  # a number, and a card of each seat
        assert match.result is None
        match.close_floor()
        match.go_on()
        match.submit_code(match.state.legal(match.state.turn)[0])
    assert (match.state.turn, match.floor, match.result) == (OVER, 2, None)
    match.submit(1, Boast(seat=1, value=1))
    match.close_floor()
    match.go_on()
    assert match.result is not None


def test_luck_for_talk_is_another_on_every_occasion_and_the_same_again_after_a_replay(toy: dict[str, Player]) -> None:
    def luck(match: Match, seat: int) -> int:
        return match.talker_rng(seat).number("luck")

    header = new_header(GAMES["toy"], GAMES["toy"].rules(), THREE, 1)
    kept = LineKeeper()
    match = Match(header, KeyedRandom(1), [kept])
    match.stops_for_talk = True
    match.go_on()
    drawn = [luck(match, 0), luck(match, 1), match.player_rng(0).number("luck")]
    match.submit(1, Boast(seat=1, value=1))
    drawn.append(luck(match, 0))
    match.submit_code(5)
    match.submit_code(match.state.legal(0)[0])
    drawn.append(luck(match, 1))
    again = Match(header, KeyedRandom(1))
    again.stops_for_talk = True
    for line in kept.lines:
        again.take(line)
    assert luck(again, 1) == drawn[-1]
    match.close_floor()
    drawn.append(luck(match, 1))
    assert len(set(drawn)) == len(drawn)


# --- built-in players --------------------------------------------------------------------------------------------


def test_they_speak_before_their_moves_and_where_they_have_the_floor(toy: dict[str, Player], tmp_path: Path) -> None:
    """The seat that moved speaks first, then the others in order, each hearing the rest; silent ones aren't asked."""
    toy["boaster"] = boaster = Boaster()
    lines = toy_record("boaster", "random", "boaster", folder=tmp_path)
    assert as_expected(lines, {0, 2})
    said = [line.value for line in lines if isinstance(line, Boast)]
    assert said == list(range(len(said)))
    assert len(set(boaster.luck)) == len(said)


def test_where_nobody_can_talk_nothing_is_asked(
    toy: dict[str, Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(Match, "talker_rng", lambda match, seat: asked.append(seat))
    monkeypatch.setattr(Match, "close_floor", lambda match: asked.append(NOBODY))
    lines = toy_record("random", "random", "random", folder=tmp_path)
    assert any(isinstance(line, Show) for line in lines)
    assert asked == []
    assert not has_words(RandomPlayer())
    assert has_words(Boaster())


def test_what_a_player_of_ours_may_not_say_is_not_hidden(toy: dict[str, Player], tmp_path: Path) -> None:
    toy["boaster"] = Boaster(TALK_LIMIT)
    toy_record("boaster", "random", "random", folder=tmp_path)
    toy["boaster"] = Boaster(TALK_LIMIT + 1)
    with pytest.raises(ValueError, match="boaster says more than 20 lines"):
        toy_record("boaster", "random", "random", folder=tmp_path)
    toy["malformed"] = Malformed()
    with pytest.raises(Refused, match="a boast is of something"):
        toy_record("malformed", "random", "random", folder=tmp_path)


# --- programs ----------------------------------------------------------------------------------------------------


def test_programs_are_asked_after_attacks_accepts_and_flips(tmp_path: Path) -> None:
    """All but the program that moved are asked, in seat order; only then is the seat on turn asked for its move."""
    who = player(tmp_path, DEALS, floor=PLEADS, before="asked = 0")
    records = tmp_path / "records"
    records.mkdir()
    tally = miser_batch(who, "random", who, games=6, records=records, max_moves=150)
    assert tally.problems == []
    opened = [kind for path in records.iterdir() for kind in floors_of(read(path), who)]
    assert set(opened) == {Accept, Attack, Commit, Ready}


def test_a_program_hears_what_was_said_before_and_prompts_are_no_lines_of_its_view(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    who = player(tmp_path, ATTACKS, floor=PLEADS)
    listens = f"""
log, told = open({str(heard)!r}, "w"), sys.stdin
sys.stdin = (log.write(line) and log.flush() or line for line in told)
"""
    ear = player(tmp_path, floor=PLEADS, before=listens)
    miser_batch(who, who, ear, games=1, fixed_seats=True, max_moves=30, records=tmp_path)
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    asked = [number for number, held in enumerate(told) if "may_say" in held]
    assert asked
    for number in asked:
        before = told[number - 1]
        assert (told[number], before["say"]) == ({"may_say": 2}, "plea")
        assert told[number + 1] == {"seat": 2, "say": "plea"}
    record = read(tmp_path / "0001.cardtable")
    writer = ViewWriter(record.header, 2)
    again = Match(record.header, observers=[writer])
    for line in record.lines:
        again.take(line)
    assert [held for held in told if not {"your_turn", "may_say"} & held.keys()] == writer.lines


@pytest.mark.parametrize("jobs", [2])
def test_the_same_is_said_however_many_jobs(tmp_path: Path, jobs: int) -> None:
    who = player(tmp_path, ATTACKS, floor=PLEADS)
    found: list[tuple[dict[str, Any], list[bytes]]] = []
    for count in (1, jobs):
        records = tmp_path / str(count)
        records.mkdir()
        tally = miser_batch(who, "random", who, games=8, records=records, max_moves=60, jobs=count)
        found.append((vars(tally), [path.read_bytes() for path in sorted(records.iterdir())]))
    assert found[0] == found[1]
    assert b'"say"' in found[0][1][0]


@pytest.mark.parametrize(
    ("floor", "reason"),
    [
        ("answer({'move': 'pass'})", 'answer may_say with {"done": true}, after any talk: {"move": "pass"}'),
        ("answer({'done': 1})", 'answer may_say with {"done": true}, after any talk: {"done": 1}'),
        ("answer({'done': True, 'move': 'pass'})", "after any talk"),
        ("answer({'done': True, 'seat': 2})", "the answer must be for the program's own seat, 1"),
        ("answer({'say': 'plea'}); answer({})", "after any talk: {}"),
        ("answer({'say': 'sing'})", 'not "sing": {"say": "sing"}'),
        ("answer({'say': 'holds', 'values': []})", "values must name at least one card"),
        ("answer({'say': 'plea', 'seat': 0})", "the answer must be for the program's own seat, 1"),
        ("for _ in range(21): answer({'say': 'plea'})", "at most 20 lines of talk"),
        ("print('7H', flush=True)", "not JSON"),
        ("sys.exit(3)", "the program ended with status 3"),
    ],
)
def test_a_bad_answer_at_the_floor_ends_the_match_and_says_why(tmp_path: Path, floor: str, reason: str) -> None:
    attacker, speaker = player(tmp_path, ATTACKS), player(tmp_path, floor=floor)
    tally = miser_batch(attacker, speaker, attacker, games=1, fixed_seats=True, records=tmp_path)
    (problem,) = tally.problems
    line = len((tmp_path / "0001.cardtable").read_text().splitlines()) + 1
    assert problem.startswith(f"match 1, line {line}: seat 1 ({speaker}): ")
    assert reason in problem


def test_twenty_lines_may_be_said_at_the_floor(tmp_path: Path) -> None:
    speaker = player(tmp_path, floor="for _ in range(20): answer({'say': 'plea'})\n        answer({'done': True})")
    assert miser_batch(player(tmp_path, ATTACKS), speaker, "random", games=2).problems == []


def test_who_does_not_say_in_two_seconds_that_they_are_done_is_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit is two seconds, whatever time a program has for its moves."""
    clock = Clock(tmp_path / "ready")
    monkeypatch.setattr("cardtable.bots.program.time", clock)
    slow = player(tmp_path, floor=f"open({str(clock.ready)!r}, 'w'); time.sleep({FOREVER})")
    tally = miser_batch(player(tmp_path, ATTACKS), slow, "random", games=1)
    assert tally.failed == 1
    assert "no answer within 2 s" in tally.problems[0]
