"""`exec:` players, whose programs may be as hostile as they like."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.bots.program import Program, ProgramFault, ProgramSession, _Process, program_words
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.record import Header, SeatName, json_text, new_header
from cardtable.engine.views import ViewWriter
from cardtable.match import Match
from cardtable.playtest.batch import Batch
from cardtable.playtest.match_runner import MatchPlan
from cardtable.playtest.match_tally import Tally
from cardtable.wording import Worded
from tests.programs import EXAMPLE, command, ends, group, player, runs
from tests.waiting import FOREVER, PATIENCE, comes_true

WAR = GAMES["war"]
HEADER: dict[str, Any] = {"format": "cardtable", "version": 1, "game": "war", "rules": {}, "seats": [{}, {}], "you": 0}
SLEEP = f"time.sleep({FOREVER})"
CHILD = f'answer({{"pid": subprocess.Popen(["sleep", "{FOREVER}"]).pid}})'
OUTSIDER = CHILD.replace("])", "], start_new_session=True)")
LEGAL = [{"move": "bid", "card": {"one_of": ["AC", "2C"]}}]


class Clock:
    """Clock that leaps ahead at every reading, once a program has created a file to say that it is ready."""

    def __init__(self, ready: Path) -> None:
        self.ready = ready
        self._now = 0.0

    def monotonic(self) -> float:
        """Stand in for `time.monotonic`."""
        if self.ready.exists():
            self._now += 2 * PATIENCE
        return self._now


def batch(*players: str, games: int = 4, jobs: int = 1, **rules: Any) -> Tally:
    """Play a few short matches."""
    house: HouseRules = WAR.rules.made({"suit_size": 4, **rules})
    plan = MatchPlan("war", house, players, games, seed=1, time_limit=PATIENCE, jobs=jobs)
    return Batch(plan, eager=jobs > 1).run()


@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"bidding": "open"},
        {"prizes": "own_cards"},
        {"prizes": "own_cards", "bidding": "open", "seller_bids": False},
    ],
)
def test_the_example_plays_every_variant(rules: dict[str, Any]) -> None:
    tally = batch(command(EXAMPLE), "random", command(EXAMPLE), **rules)
    assert (tally.finished, tally.problems) == (4, [])


NO_MOVES = ['{"note": "hm"}', '{"done": True}', '{"chance": "deal"}', '{"reveal": []}', '{"rules": {}}']


@pytest.mark.parametrize(
    ("turn", "reason"),
    [
        ('answer({"move": "bid", "card": "7S"})', "7S is not in the hand of seat 1"),
        ('answer({"move": "pass"})', "passing is only possible in an auction"),
        ('answer({"move": "bid", "card": None})', "the card is missing"),
        ('answer({"move": "bid"})', "card is missing"),
        ('answer({"move": "resign"})', 'move must be "bid", "offer" or "pass", not "resign"'),
        *[(f"answer({held})", "the answer is not a move") for held in NO_MOVES],
        ('answer({"say": "plea"})', "Bidding War has no talk"),
        ('answer({**first(message), "seat": 0})', "the answer must be for the program's own seat, 1"),
        ('answer({**first(message), "seat": True})', "the answer must be for the program's own seat, 1"),
        ("answer([1])", "not a JSON object: [1]"),
        ('print("7H!", flush=True)', "not JSON: unexpected text after the end at character 2: 7H!"),
        ('os.write(1, b"\\xff\\n")', r"not UTF-8: \xff"),
        ("print(flush=True)", "an empty line instead of an answer"),
        ('print("[" * 60000, flush=True)', "nested too deeply"),
        ('print("9" * 60000, flush=True)', "a number has too many digits"),
        ('print(" " * 65537, flush=True)', "the answer is longer than 64 KB"),
        ("os._exit(3)", "the program ended with status 3"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "the program was terminated by signal 9"),
        ('os.write(1, b"{\\"move\\":"); os._exit(0)', "the program ended with status 0"),
    ],
)
def test_a_bad_answer_ends_the_match_and_says_why(tmp_path: Path, turn: str, reason: str) -> None:
    name = player(tmp_path, turn)
    tally = batch("random", name, games=1)
    (problem,) = tally.problems
    assert problem.startswith(f"match 1, line 4: seat 1 ({name}): ")
    assert reason in problem
    assert (tally.failed, tally.finished) == (1, 0)


@pytest.mark.parametrize(
    ("before", "reason"),
    [
        (f"os.close(1); {SLEEP}", "the program ended"),
        ('while True: print("{}")', "the answer is not a move"),
        ('while True: sys.stdout.write("x" * 4096)', "the answer is longer than 64 KB"),
        ("sys.exit('no')", "the program ended with status 1"),
    ],
)
def test_whatever_a_program_does_instead_costs_its_match_and_no_more(
    tmp_path: Path, before: str, reason: str, capfd: pytest.CaptureFixture[str]
) -> None:
    tally = batch("random", player(tmp_path, before=before, loop=False), games=1)
    assert tally.failed == 1
    assert reason in tally.problems[0]


@pytest.mark.parametrize("before", ["", "os.close(0)", "signal.signal(signal.SIGTERM, signal.SIG_IGN)"])
def test_time_that_passes_without_an_answer_costs_the_match_and_no_more(
    tmp_path: Path, before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(tmp_path / "ready")
    monkeypatch.setattr("cardtable.bots.program.time", clock)
    name = player(tmp_path, before=f"{before}\nopen({str(clock.ready)!r}, 'w')\n{SLEEP}", loop=False)
    tally = batch("random", name, games=1)
    assert tally.failed == 1
    assert f"no answer within {PATIENCE:g} s" in tally.problems[0]


def test_a_program_may_end_in_the_first_moment_of_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that was just started, the clock's first second is 0."""
    monkeypatch.setattr("cardtable.bots.program.time", Clock(tmp_path / "never"))
    process = _Process([sys.executable, "-c", "import sys; sys.stdin.read()"])
    process.end_input()
    assert comes_true(lambda: not any(thread.is_alive() for thread in process._threads))
    process.end()


def test_what_it_writes_to_standard_error_is_seen(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    batch("random", player(tmp_path, before='print("here I am", file=sys.stderr)'), games=1)
    assert capfd.readouterr().err == "here I am\n"


def test_an_answer_may_have_64_kilobytes_and_keys_that_mean_nothing(tmp_path: Path) -> None:
    turn = (
        'text = json.dumps({**first(message), "t": 3, "seat": 1}); print(text.rjust(65535), end="\\r\\n", flush=True)'
    )
    tally = batch("random", player(tmp_path, turn), games=1)
    assert tally.problems == []


def test_one_process_plays_all_matches(tmp_path: Path) -> None:
    log = tmp_path / "log"
    name = player(tmp_path, before=f"open({str(log)!r}, 'a').write('started\\n')")
    assert batch("random", name).finished == 4
    assert log.read_text() == "started\n"


def test_a_program_may_end_with_its_match(tmp_path: Path) -> None:
    log = tmp_path / "log"
    before = f"open({str(log)!r}, 'a').write('started\\n')"
    name = player(tmp_path, "answer(first(message))\n    if 'result' in message: break", before=before)
    tally = batch("random", name)
    assert (tally.finished, tally.problems) == (4, [])
    assert log.read_text() == "started\n" * 4


def test_a_program_that_failed_is_started_anew(tmp_path: Path) -> None:
    log = tmp_path / "log"
    before = f"log = open({str(log)!r}, 'a'); log.write('x'); log.flush()"
    # Every fifth answer of a process is bad, so the second match fails, and the fourth.
    turn = "answer(first(message) if log.write('.') and log.tell() % 6 != 5 else {}); log.flush()"
    tally = batch("random", player(tmp_path, turn, before=before), games=4)
    assert tally.failed == 2
    assert [problem.split(",")[0] for problem in tally.problems] == ["match 2", "match 4"]


def test_after_three_failures_in_a_row_a_program_is_given_up(tmp_path: Path) -> None:
    name = player(tmp_path, "answer({})")
    tally = batch("random", name, games=50)
    assert (tally.failed, tally.matches) == (50, 50)
    assert len(tally.problems) == 4
    given_up = tally.problems[3]
    assert given_up == f"{name} failed in 3 matches in a row and was given up after match 3"
    assert isinstance(given_up, Worded)  # people read it in their language


def test_failures_of_two_programs_do_not_add_up(tmp_path: Path) -> None:
    left = player(tmp_path, "answer({} if message['your_turn'] == 0 else first(message))")
    tally = batch(left, left, games=5)
    assert tally.failed == 5
    assert all("seat 0" in problem for problem in tally.problems)


def test_a_command_that_cannot_be_run_fails_the_match(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_bytes(b"\x7fELF, but not really")
    script.chmod(0o755)
    tally = batch("random", f"exec:{script}", games=1)
    assert "line 2: seat 1" in tally.problems[0]
    assert "the program can't be started: " in tally.problems[0]


@pytest.mark.parametrize("player_name", ["exec:", "exec:  ", "exec:'unclosed", "exec:''", "exec:a\0b"])
def test_a_name_without_a_command_is_refused(player_name: str) -> None:
    with pytest.raises(ValueError, match=r"exec:"):
        program_words(player_name)


class TestProcess:
    """End of the process, and of the processes that it started."""

    def asked(self, name: str) -> tuple[Program, dict[str, Any]]:
        program = Program(program_words(name), PATIENCE)
        program.begin(HEADER)
        return program, program.ask(0, LEGAL)

    def process(self, program: Program) -> _Process:
        assert program._process is not None
        return program._process

    def test_one_that_ends_by_itself_is_waited_for_no_longer(self, tmp_path: Path) -> None:
        program, answer = self.asked(player(tmp_path))
        assert answer == {"move": "bid", "card": "AC"}
        process = self.process(program)
        process.end(patience=float("inf"))
        assert process._popen.returncode == 0, "not killed"

    def test_one_that_ignores_the_end_of_its_input_is_killed_after_two_seconds(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Two such programs, told to end at the same time, together take two seconds."""
        now = 100.0
        waits: list[float] = []

        def wait(popen: subprocess.Popen[bytes], timeout: float | None = None) -> int:
            nonlocal now
            if timeout is None:
                return ended(popen)
            waits.append(timeout)
            now += timeout
            raise subprocess.TimeoutExpired(popen.args, timeout)

        ended = subprocess.Popen.wait
        turn = 'answer({"pid": os.getpid()})'
        stubborn = "for name in (signal.SIGTERM, signal.SIGINT): signal.signal(name, signal.SIG_IGN)"
        name = player(tmp_path, turn, before=stubborn, after=SLEEP)
        programs, answers = zip(*[self.asked(name) for _ in range(2)], strict=True)
        processes = [self.process(program) for program in programs]
        with monkeypatch.context() as patches:
            patches.setattr("cardtable.bots.program.time", SimpleNamespace(monotonic=lambda: now))
            patches.setattr(subprocess.Popen, "wait", wait)
            for program in programs:
                program.end_input()
            for program in programs:
                program.close()
        assert waits == [2.0, 0.0]
        assert [process._popen.returncode for process in processes] == [-signal.SIGKILL] * 2
        assert all(ends(answer["pid"]) for answer in answers)

    def test_its_children_die_with_it(self, tmp_path: Path) -> None:
        program, answer = self.asked(player(tmp_path, CHILD))
        program.close()
        assert ends(answer["pid"])

    def test_its_children_die_with_it_after_a_fault_too(self, tmp_path: Path) -> None:
        program, answer = self.asked(player(tmp_path, CHILD))
        program.fail()
        assert ends(answer["pid"])

    def test_a_child_that_left_the_group_holds_nothing_up(self, tmp_path: Path) -> None:
        program, answer = self.asked(player(tmp_path, OUTSIDER))
        program.close()
        assert runs(answer["pid"])
        os.kill(answer["pid"], signal.SIGKILL)  # this also ends the thread that reads its output

    def test_one_that_ends_while_its_child_holds_the_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        turn = f"subprocess.Popen(['sleep', '{FOREVER}'])\n        sys.exit(3)"
        program = Program(program_words(player(tmp_path, turn)), FOREVER)
        program.begin(HEADER)
        process = self.process(program)
        with pytest.raises(ProgramFault, match="the program ended with status 3"):
            program.ask(0, LEGAL)
        program.fail()
        assert comes_true(lambda: not group(process._popen.pid))

    def test_what_it_wrote_before_its_end_counts_though_a_child_holds_the_pipe(self, tmp_path: Path) -> None:
        turn = (
            f"subprocess.Popen(['sleep', '{FOREVER}'])\n        answer({{'note': 'x' * 60_000}})\n        sys.exit(3)"
        )
        program = Program(program_words(player(tmp_path, turn)), FOREVER)
        program.begin(HEADER)
        assert len(program.ask(0, LEGAL)["note"]) == 60_000
        program.fail()

    @pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX watches over it")
    @pytest.mark.parametrize("jobs", [1, 2])
    def test_it_ends_with_what_is_killed_beside_it(self, tmp_path: Path, jobs: int) -> None:
        """The program reads nothing, so it doesn't notice; nor do the processes that it started."""
        hang = tmp_path / "hang"
        before = f"subprocess.Popen(['sleep', '{FOREVER}'])\nopen(f'{tmp_path}/{{os.getpid()}}.runs', 'w')"
        turn = f"""
        if os.path.exists({str(hang)!r}):
            open(f'{tmp_path}/{{os.getpid()}}.hangs', 'w')
            time.sleep({FOREVER})
        answer(first(message))"""
        seats = ["--seat", "random", "--seat", player(tmp_path, turn, before=before)]
        arguments = ["simulate", "war", *seats, "--games", "1000000", "--jobs", str(jobs)]
        with subprocess.Popen([sys.executable, "-m", "cardtable", *arguments]) as process:
            for ending in ("runs", "hangs"):
                assert comes_true(lambda ending=ending: len(list(tmp_path.glob(f"*.{ending}"))) == jobs)  # type: ignore[misc]
                hang.touch()
            process.kill()
        for path in tmp_path.glob("*.hangs"):
            assert comes_true(lambda path=path: not group(int(path.stem)))  # type: ignore[misc]

    def test_one_that_never_reads_is_never_waited_for(self, tmp_path: Path) -> None:
        program = Program(program_words(player(tmp_path, before=SLEEP, loop=False)), PATIENCE)
        program.begin(HEADER)
        for _ in range(300):
            program.send([{"note": "x" * 100_000}])
        with pytest.raises(ProgramFault, match="the program has stopped reading its input"):
            program.ask(0, LEGAL)
        program.fail()

    def test_endless_output_fills_no_memory(self, tmp_path: Path) -> None:
        name = player(tmp_path, before="line = json.dumps({'x': 'y' * 1000})\nwhile True: print(line)", loop=False)
        program = Program(program_words(name), PATIENCE)
        program.begin(HEADER)
        process = self.process(program)
        both = 2  # the reading and the writing thread both wait
        assert comes_true(lambda: len(process._changed._waiters) == both)  # type: ignore[attr-defined]
        assert 0 < process._unread < 1_000_000
        assert "x" in program.ask(0, LEGAL)
        program.fail()

    def test_it_can_be_cancelled_from_another_thread(self, tmp_path: Path) -> None:
        asked = tmp_path / "asked"
        name = player(tmp_path, f"open({str(asked)!r}, 'w'); {SLEEP}")
        program = Program(program_words(name), 2 * PATIENCE)
        program.begin(HEADER)

        def cancel() -> None:
            assert comes_true(asked.exists)
            program.cancel()

        other = threading.Thread(target=cancel)
        other.start()
        with pytest.raises(ProgramFault, match="interrupted"):
            program.ask(0, LEGAL)
        other.join()
        program.close()
        program.begin(HEADER)  # a closed program may be used again
        program.close()

    def test_a_second_process_is_told_what_the_first_one_missed(self, tmp_path: Path) -> None:
        once = tmp_path / "once"
        # The program answers once, and ends at the next header; the second match's question finds it gone.
        before = f"told = []\nend = not os.path.exists({str(once)!r})\nopen({str(once)!r}, 'w')"
        turn = "answer({'told': told})\n    told.append(message)\n    if end and len(told) > 2: break"
        program, _ = self.asked(player(tmp_path, turn, before=before))
        program.begin({**HEADER, "you": 1})
        program.send([{"note": "news"}])
        answer = program.ask(0, LEGAL)
        program.close()
        assert answer["told"] == [{**HEADER, "you": 1}, {"note": "news"}]


def test_it_sees_its_view_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    loop = f"""
log = open({str(log)!r}, "w")
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if "your_turn" in message:
        answer(first(message))
"""
    seats = (SeatName(name="Ann", player="club"), SeatName(name="Bo", player="exec:x"))
    header = new_header(WAR, WAR.rules.made({"suit_size": 3}), seats, 5)
    match = Match(header, KeyedRandom(5))
    program = Program(program_words(player(tmp_path, loop=False, after=loop)))
    sits = ProgramSession(program, header, 1)
    match.observers.append(sits)
    match.go_on()
    while not match.over:
        if match.state.turn == 1:
            sits.take_turn(match)
        else:
            match.submit_code(match.state.legal(0)[-1])
    program.close()
    text = log.read_text()
    assert '"seed"' not in text
    assert '"player"' not in text
    lines = text.splitlines()
    assert lines[0].endswith('"seats": [{"name": "Ann"}, {"name": "Bo"}], "you": 1}')
    assert lines[1].count("null") == 3
    assert [line for line in lines if "your_turn" not in line] == _view(header, match)
    assert lines[-1].startswith('{"result"')


def _view(header: Header, match: Match) -> list[str]:
    """Play a finished match again, and return the lines of seat 1's view."""
    writer = ViewWriter(header, 1)
    again = Match(header, KeyedRandom(5), [writer])
    again.go_on()
    while not again.over:
        again.submit_code(again.state.legal(again.state.turn)[-1 if again.state.turn == 0 else 0])
    assert again.result == match.result
    return [json_text(held) for held in writer.lines]
