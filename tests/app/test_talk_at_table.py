"""Talk of bots at a table: they speak when they may, at a natural moment, and think again about what they hear."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cardtable_toy.game import Boast, Name, Show, Toy
from pytestqt.qtbot import QtBot

from cardtable.app.event_loop import call_later
from cardtable.app.play.bot_seats import _FLOOR, SHORTEST_BEAT, BotSeats
from cardtable.app.play.live import LiveGame
from cardtable.app.play.live_seat import LiveSeat
from cardtable.app.routes import Open
from cardtable.app.settings import Settings
from cardtable.app.watch.watch_page import WatchPage
from cardtable.app.window import MainWindow
from cardtable.bots.player import RandomPlayer
from cardtable.bots.players import PLAYERS
from cardtable.bots.worker import PlayerAnswer
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import SeatName, new_header
from cardtable.engine.state import NOBODY, Viewer
from cardtable.engine.views import View
from cardtable.games.miser.moves import Attack, Ready
from cardtable.journal import read
from tests.app.conftest import Asked, Sit, let_happen, resumed
from tests.app.test_session import drive
from tests.bots.test_programs import Clock
from tests.programs import ends, player
from tests.talkers import DEALS, PLEADS, Boaster, Malformed, as_expected, floors_of
from tests.waiting import FOREVER
from tools.driver import TableDriver, any_game

pytestmark = pytest.mark.usefixtures("unpainted", "toy")


class Shower(RandomPlayer):
    """Player that names 0, shows its first card, and says nothing."""

    name = "shower"

    def choose(self, view: View, rng: KeyedRandom, effort: float) -> int:
        return view.state.legal(view.seat)[0]


class Braggart(Shower, Boaster):
    """Player that moves as Shower does, but boasts as Boaster does."""

    name = "braggart"


class Beats:
    """Beats of a table's bots, which end when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[tuple[int, float]] = []
        self._monkeypatch, self._own = monkeypatch, BotSeats._begin_beat
        monkeypatch.setattr(BotSeats, "_begin_beat", lambda bots, place, seconds: self.begun.append((place, seconds)))

    def end_by_themselves(self) -> None:
        """Let beats end by themselves from now on."""
        self._monkeypatch.setattr(BotSeats, "_begin_beat", self._own)


@pytest.fixture
def beats(monkeypatch: pytest.MonkeyPatch) -> Beats:
    return Beats(monkeypatch)


@pytest.fixture(autouse=True)
def players(toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add these players to the toy."""
    for who in (Shower(), Braggart(), Malformed()):
        monkeypatch.setitem(PLAYERS["toy"], who.name, who)


Begin = Callable[..., "At"]


class At:
    """Table of the toy with a person at seat 0 and two bots."""

    def __init__(self, qtbot: QtBot, table: TableDriver[Any]) -> None:
        self.qtbot = qtbot
        self.table = table
        self.live = table.live
        bots = self.live.findChild(BotSeats)
        assert bots is not None
        self.bots = bots

    def asked(self) -> None:
        """Wait until the person is asked."""
        self.qtbot.waitUntil(lambda: bool(self.table.source.actions()))
        let_happen()

    def name(self) -> None:
        """Name a number as the person."""
        self.asked()
        self.table.source.choose(Name(seat=0, number=7))

    def show(self) -> None:
        """Show a card as the person; then all others have the floor."""
        self.asked()
        actions = self.table.source.actions()
        self.table.source.choose(Show(seat=0, card=str(actions.options("card")[0])))

    def say(self, value: int) -> None:
        """Boast as the person."""
        self.table.source.say(Boast(seat=0, value=value))
        let_happen()

    def to_the_end(self) -> None:
        """Show a card as the person and wait for the game's end."""
        self.show()
        self.qtbot.waitUntil(lambda: self.live.match.result is not None)
        self.qtbot.waitUntil(lambda: self.live.over)

    @property
    def said(self) -> list[tuple[int, int]]:
        """Boasts in the record so far, as seats and values."""
        return [(line.seat, line.value) for line in read(self.live.path).lines if isinstance(line, Boast)]


@pytest.fixture
def begin(qtbot: QtBot, sit: Sit) -> Begin:
    """Return a function that sits the person down at such a table."""
    return lambda player="braggart", **how: At(qtbot, any_game(sit("toy", 3, player=player, **{"hands": 1, **how})))


def test_bots_speak_before_their_moves_and_where_they_have_the_floor(begin: Begin, thinking_here: Asked) -> None:
    """Each is asked once on each occasion, and needn't think again about its own words."""
    at = begin()
    at.name()
    at.to_the_end()
    assert as_expected(read(at.live.path).lines, {1, 2}) == 3
    assert [value for _, value in at.said] == list(range(8))
    assert [question.talk for question in thinking_here].count(False) == 2
    assert [question.talk for question in thinking_here].count(True) == 6


def test_where_nobody_has_words_nobody_is_asked_for_any(begin: Begin, thinking_here: Asked) -> None:
    at = begin("shower")
    at.name()
    at.to_the_end()
    assert [question.talk for question in thinking_here] == [False, False]


def test_what_is_said_at_the_floor_comes_on_a_beat(begin: Begin, beats: Beats, thinking_here: Asked) -> None:
    """A bot with nothing to say delays nobody; a bot that answers another takes a beat of its own."""
    at = begin()
    at.name()
    at.show()
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    let_happen()
    assert (at.said, at.live.match.floor) == ([], 0)
    assert [place for place, _ in beats.begun] == [_FLOOR]
    at.bots._end_beat(_FLOOR)
    let_happen()
    assert at.said == [(1, 0)]
    assert beats.begun[1:] == [(_FLOOR, SHORTEST_BEAT)]
    assert thinking_here[-1].lines[-1] == {"seat": 1, "say": "boast", "value": 0}
    at.bots._end_beat(_FLOOR)
    let_happen()
    assert at.said == [(1, 0), (2, 1)]
    assert (at.live.match.floor, beats.begun[-1][0]) == (NOBODY, 1)


def test_a_thought_that_outlasts_its_beat_is_said_on_the_next(
    begin: Begin, beats: Beats, monkeypatch: pytest.MonkeyPatch
) -> None:
    late: list[tuple[int, PlayerAnswer]] = []
    answered = BotSeats._answered
    monkeypatch.setattr(BotSeats, "_answered", lambda bots, place, answer: late.append((place, answer)))
    at = begin()
    at.name()
    at.show()
    at.qtbot.waitUntil(lambda: bool(late))
    at.bots._end_beat(_FLOOR)
    assert beats.begun[-1] == (_FLOOR, SHORTEST_BEAT)
    answered(at.bots, *late.pop())
    let_happen()
    assert at.said == []
    at.bots._end_beat(_FLOOR)
    let_happen()
    assert at.said == [(1, 0)]


def test_who_plays_on_waits_for_no_beat(begin: Begin, beats: Beats) -> None:
    at = begin()
    at.name()
    at.show()
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    at.table.source.hurry()
    let_happen()
    assert at.said[0] == (1, 0)


def test_a_person_is_heard_before_what_bots_have_in_mind_and_they_think_anew(
    begin: Begin, beats: Beats, thinking_here: Asked
) -> None:
    at = begin()
    at.name()
    at.show()
    at.qtbot.waitUntil(lambda: len(thinking_here) == 1 and not at.bots.thinks)
    at.say(50)
    assert len(thinking_here) == 2
    assert thinking_here[1].lines == [*thinking_here[0].lines, {"seat": 0, "say": "boast", "value": 50}]
    for place in (_FLOOR, _FLOOR):
        at.bots._end_beat(place)
        let_happen()
    assert at.said == [(0, 50), (1, 1), (2, 2)]
    # The same happens at a decision, with words said before the move.
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    count = len(thinking_here)
    at.say(60)
    assert len(thinking_here) == count + 1
    assert beats.begun[-1][0] == 1, "it goes on with the moment that it has begun"
    assert beats.begun.count(beats.begun[-1]) == 1
    at.bots._end_beat(1)
    let_happen()
    assert at.said[3:5] == [(0, 60), (1, 4)]
    assert at.live.match.moves == 3


def test_words_between_what_a_bot_says_and_its_move_are_heard_too(
    begin: Begin, beats: Beats, thinking_here: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot then takes another beat and speaks once more, but no more than that."""
    at = begin()
    at.name()
    at.show()
    for _ in range(2):
        at.qtbot.waitUntil(lambda: not at.bots.thinks)
        at.bots._end_beat(_FLOOR)
        let_happen()
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    settle = LiveSeat.settled
    monkeypatch.setattr(LiveSeat, "settled", lambda source: None)
    at.bots._end_beat(1)
    assert at.said[2:] == [(1, 2)]
    at.table.source.say(Boast(seat=0, value=70))
    monkeypatch.setattr(LiveSeat, "settled", settle)
    at.table.source.settled()
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    let_happen()
    assert at.live.match.moves == 2
    at.bots._end_beat(1)
    let_happen()
    assert at.said[2:5] == [(1, 2), (0, 70), (1, 4)]
    assert at.live.match.moves == 3
    assert [question.talk for question in thinking_here].count(False) == 2


def test_luck_is_new_on_every_occasion(begin: Begin) -> None:
    braggart = PLAYERS["toy"]["braggart"]
    assert isinstance(braggart, Braggart)
    at = begin()
    at.name()
    at.to_the_end()
    assert len(set(braggart.luck)) == len(braggart.luck) == 8


def test_what_a_bot_says_wrongly_is_told(qtbot: QtBot, begin: Begin) -> None:
    at = begin("malformed")
    at.name()
    with qtbot.waitSignal(at.live.failed) as failed:
        at.show()
    assert failed.args is not None
    assert "can't play on: Refused: a boast is of something" in failed.args[0]


@pytest.mark.parametrize("spoken", [0, 1, 2])
def test_a_game_that_was_left_at_an_open_floor_is_gone_on_with(
    begin: Begin, beats: Beats, settings: Settings, spoken: int
) -> None:
    at = begin()
    at.name()
    at.show()
    for _ in range(spoken):
        at.qtbot.waitUntil(lambda: not at.bots.thinks)
        at.bots._end_beat(_FLOOR)
        let_happen()
    at.live.close()
    assert len(at.said) == spoken
    kept = at.live.path.read_bytes()
    beats.end_by_themselves()
    live = resumed(at.live.path, settings)
    drive(at.qtbot, LiveSeat(live, 0), 0)
    at.qtbot.waitUntil(lambda: live.over)
    assert live.match.result is not None
    assert at.live.path.read_bytes().startswith(kept)
    live.close()


def test_a_decision_is_taken_back_while_others_have_the_floor(
    begin: Begin, beats: Beats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.session.session.is_practice", lambda header: True)
    at = begin()
    at.name()
    at.show()
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    at.say(50)
    with at.qtbot.waitSignal(at.live.set_back):
        at.live.session.take_back()
    assert at.said == []
    assert (at.live.match.moves, at.live.match.floor) == (1, NOBODY)


def test_a_table_is_left_in_the_midst_of_what_bots_have_in_mind(begin: Begin, beats: Beats) -> None:
    at = begin()
    at.name()
    at.show()
    at.live.close()
    let_happen()
    at.bots._end_beat(_FLOOR)
    let_happen()
    assert at.said == []


def test_what_a_person_has_half_chosen_stays_when_somebody_speaks(begin: Begin) -> None:
    at = begin()
    at.asked()
    at.table.presenter.turn.choose(number=1007)
    at.say(5)
    assert at.said == [(0, 5)]
    assert at.table.presenter.turn.chosen == {"number": 1007}


def test_a_game_with_talk_is_watched(begin: Begin, window: MainWindow) -> None:
    at = begin()
    at.name()
    at.to_the_end()
    window.go(Open(at.live.path))
    at.qtbot.waitUntil(lambda: isinstance(window.page, WatchPage))
    watched = window.page
    assert isinstance(watched, WatchPage)
    watched.shown.to_the_end()
    at.qtbot.waitUntil(lambda: watched.replay.over)
    state = watched.replay.view.state
    assert isinstance(state, Toy)
    assert len(state.said) == 8


# --- programs --------------------------------------------------------------------------------------------------------

SHOWS = "answer({'say': 'boast', 'value': 1}); answer(first(message, 'show'))"
BOASTS = "answer({'say': 'boast', 'value': 2}); answer({'done': True})"


def test_programs_speak_on_the_same_occasions(begin: Begin, tmp_path: Path) -> None:
    at = begin(player(tmp_path, SHOWS, floor=BOASTS))
    at.name()
    at.to_the_end()
    assert as_expected(read(at.live.path).lines, {1, 2}, programs=True) == 3
    assert sorted(value for _, value in at.said) == [1] * 2 + [2] * 4


def test_what_a_program_says_comes_on_a_beat_too(begin: Begin, beats: Beats, tmp_path: Path) -> None:
    at = begin(player(tmp_path, SHOWS, floor=BOASTS))
    at.name()
    at.show()
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    let_happen()
    assert at.said == []
    at.bots._end_beat(_FLOOR)
    let_happen()
    assert at.said == [(1, 2)]


def test_a_program_that_may_speak_is_asked_once_though_others_speak_meanwhile(
    begin: Begin, beats: Beats, tmp_path: Path
) -> None:
    asked, go = tmp_path / "asked", tmp_path / "go"
    waits = f"""
        open({str(asked)!r}, "a").write("x")
        while not os.path.exists({str(go)!r}): time.sleep(0.01)
        {BOASTS}"""
    at = begin(player(tmp_path, SHOWS, floor=waits))
    at.name()
    at.show()
    at.qtbot.waitUntil(asked.exists)
    at.say(50)
    go.touch()
    at.qtbot.waitUntil(lambda: not at.bots.thinks)
    at.bots._end_beat(_FLOOR)
    let_happen()
    assert at.said == [(0, 50), (1, 2)]
    assert asked.read_text().startswith("x")
    at.qtbot.waitUntil(lambda: asked.read_text() == "xx")  # the other one
    at.qtbot.waitUntil(lambda: not at.bots.thinks)


@pytest.mark.parametrize(
    ("floor", "why"),
    [
        ("answer({'move': 'show'})", 'answer may_say with {"done": true}, after any talk'),
        ("answer({'say': 'boast', 'value': -1}); answer({'done': True})", "a boast is of something"),
        ("sys.exit(3)", "the program ended with status 3"),
        ("LATE", "no answer within 2 s"),
    ],
)
def test_a_program_at_fault_where_it_may_speak_ends_the_game_with_a_sentence(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, floor: str, why: str
) -> None:
    clock = Clock(tmp_path / "ready")
    monkeypatch.setattr("cardtable.bots.program.time", clock)
    late = f"open({str(clock.ready)!r}, 'w'); time.sleep({FOREVER})"
    at = begin(player(tmp_path, floor=late if floor == "LATE" else floor))
    at.name()
    with at.qtbot.waitSignal(at.live.failed) as failed:
        at.show()
    assert failed.args is not None
    assert failed.args[0] == f"Odile can't play on: {why}"


def test_leaving_the_table_ends_a_program_that_may_speak(begin: Begin, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    at = begin(player(tmp_path, floor=f"open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep({FOREVER})"))
    at.name()
    at.show()
    at.qtbot.waitUntil(lambda: pid.exists() and bool(pid.read_text()))
    at.live.close()
    assert ends(int(pid.read_text()))


@pytest.mark.parametrize("people", [1, 2])
def test_a_game_among_people_bots_and_programs_is_what_it_is_in_batches(
    qtbot: QtBot, settings: Settings, tmp_path: Path, people: int, request: pytest.FixtureRequest
) -> None:
    """It doesn't matter who looks at it, and nobody is asked twice about a decision because somebody has
    spoken."""
    who = player(tmp_path, DEALS, floor=PLEADS, before="asked = 0")
    names = [*["human"] * people, who, "random", who]
    game = GAMES["miser"]

    def played(seed: int) -> Path:
        """Play a game in which people move at random, and return its record. Its course depends on when they are asked,
        if there are bots."""
        seats = tuple([SeatName(f"S{seat}", name) for seat, name in enumerate(names)])
        header = new_header(game, game.rules(), seats, seed)
        live = LiveGame.begin(header, tmp_path / f"game {seed}.cardtable", settings)
        request.addfinalizer(live.close)
        random = Random(people)
        looked: list[LiveSeat] = []

        def look(viewer: Viewer) -> None:
            seat = LiveSeat(live, viewer)
            looked.append(seat)
            seat.happened.connect(lambda events: call_later(seat, seat.settled))
            seat.start()
            call_later(seat, seat.settled)

        live.turned.connect(lambda viewer: call_later(live, lambda: look(viewer)))
        look(live.first_viewer())
        while not live.over:
            qtbot.waitUntil(lambda: live.over or bool(looked[-1].actions()))
            if not live.over:
                seat = looked[-1]
                move = game.move_line(live.match.state, live.match.state.any_move(seat.seen.person, random.random))
                live.choose(move)
                let_happen()
        assert live.match.result is not None
        return live.path

    opened: set[type[MoveLine]] = set()
    for seed in range(6, 12):
        opened |= set(floors_of(read(played(seed)), who))
        if {Attack, Ready} <= opened:
            return
    pytest.fail(f"in all games nobody had the floor but after {opened}")
