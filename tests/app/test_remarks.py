"""Remarks of bots: made on public events only, by public random draws, seldom, in their own ways; in bubbles that can
be switched off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from string import Formatter

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.routes import Learn
from cardtable.app.screens import SCREENS
from cardtable.app.settings import Settings
from cardtable.app.table.talking import Bubbles
from cardtable.app.window import MainWindow
from cardtable.bots.players import PLAYERS
from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Said, SayLine
from cardtable.engine.record import Record, SeatName, new_header
from cardtable.engine.state import EVERYTHING, NOBODY
from cardtable.games.miser import moves
from cardtable.journal import read
from cardtable.match import Match
from cardtable.session.observer import Observer, observers_of
from cardtable.table.model import Perspective
from cardtable.table.remarks import ASKED, PLAIN, TEMPERS, THREATENED, TOLD, Noticing, Occasion, Remark, Remarks
from tests.app.conftest import Deal, Sit, let_happen, wait_for
from tests.app.test_every_table import twins, written
from tests.app.test_lesson_page import go_to, lesson
from tools.driver import any_game
from tools.games.war.screen import WarDriver

KEYS = ("losers", "mentalist", "war")
every_game = pytest.mark.parametrize("key", KEYS)
NAMES = ("Odile", "Bram", "Tove", "Ines")
REPLIES = (THREATENED, ASKED, TOLD)


def said(key: str, observer: Observer, rules: object, setup: object, players: tuple[str, ...]) -> list[Remark]:
    """Return all remarks at the table of an observer who has seen these events."""
    side = max(observer.viewer, 0)
    own = observer.viewer if observer.viewer >= 0 else NOBODY
    names = NAMES[: len(players)]
    seen = Perspective(rules, names, side, own, setup=setup, players=players)  # type: ignore[arg-type]
    model = SCREENS[key].model()(seen)
    found = []
    for event in observer.events:
        model.follow(event)
        if model.remark:
            found.append(model.remark)
    return found


@cache
def played(key: str, seed: int, seats: int = 3, player: str = "club") -> dict[int, list[Remark]]:
    """Play a game by bots, and return the remarks by viewer."""
    game = GAMES[key]
    rules = game.rules.made({"starting_chips": 12} if key == "mentalist" else {"target": 20} if key == "losers" else {})
    header = new_header(game, rules, (SeatName(None, player),) * seats, seed)
    observers = observers_of(header)
    match = Match(header, KeyedRandom(seed), list(observers.values()))
    match.go_on()
    while not match.over and match.moves < 400:
        seat = match.state.turn
        match.submit_code(PLAYERS[key][player].choose(match.view(seat), match.player_rng(seat), 1.0))
    return {viewer: said(key, one, rules, header.own, (player,) * seats) for viewer, one in observers.items()}


@every_game
def test_all_eyes_hear_the_same(key: str) -> None:
    heard = 0
    for seed in range(8):
        remarks = played(key, seed)
        assert all(found == remarks[EVERYTHING] for found in remarks.values())
        heard += len(remarks[EVERYTHING])
    assert heard > 8


@every_game
def test_nothing_hidden_changes_a_word(key: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """In two records that a seat can't tell apart, whose secrets differ, even an observer of all hands sees the same
    remarks."""
    folder = tmp_path_factory.mktemp("worlds")
    different = 0
    for number in range(12):
        pair = [read(written(folder / f"{number}-{side}.cardtable", objects))
                for side, objects in enumerate(twins(key, number % 3, number))]  # fmt: skip
        one, other = (_remarks_of(key, record) for record in pair)
        assert one == other
        different += pair[0].lines != pair[1].lines
    assert different > 6


def _remarks_of(key: str, record: Record) -> list[list[Remark]]:
    observers = observers_of(record.header)
    match = Match(record.header, observers=list(observers.values()))
    for line in record.lines:
        match.take(line)
    players = ("club",) * len(record.header.seats)
    return [said(key, one, record.header.rules, record.header.own, players) for one in observers.values()]


@every_game
def test_words_are_few_and_many(key: str) -> None:
    """There are few in a game, they differ from game to game, and every seat makes some."""
    games = [played(key, seed)[EVERYTHING] for seed in range(8)]
    words = Counter(remark.words for remarks in games for remark in remarks)
    assert 0.5 <= sum(words.values()) / len(games) <= 8
    assert len(words) > sum(words.values()) / 3
    assert {remark.seat for remarks in games for remark in remarks} == {0, 1, 2}
    assert not any("{" in text for text in words)


@pytest.mark.parametrize("player", ["", "human", "random", "exec:./mybot"])
@every_game
def test_only_bots_of_ours_have_something_to_say(key: str, player: str) -> None:
    game = GAMES[key]
    header = new_header(game, game.rules(), (SeatName(None, "club"),) * 3, 1)
    observer = Observer(header, EVERYTHING)
    match = Match(header, KeyedRandom(1), [observer])
    match.go_on()
    while not match.over and match.moves < 400:
        seat = match.state.turn
        match.submit_code(PLAYERS[key]["club"].choose(match.view(seat), match.player_rng(seat), 1.0))
    assert {remark.seat for remark in said(key, observer, header.rules, {}, (player, "club", player))} == {1}
    assert said(key, observer, header.rules, {}, (player,) * 3) == []


def test_every_temper_has_words_for_every_occasion() -> None:
    everyone = (PLAIN, *TEMPERS.values())
    for own in TEMPERS.values():
        assert own.texts.keys() == PLAIN.texts.keys()
    for kind, wordings in [(kind, texts) for made in everyone for kind, texts in made.texts.items()]:
        fields = {field for text in wordings for _, field, _, _ in Formatter().parse(text) if field}
        to_somebody = ("envy", "cheap", "end_lost", *REPLIES)
        assert fields <= ({"who"} if kind in to_somebody else set())
    assert len({text for made in everyone for texts in made.texts.values() for text in texts}) > 75


# --- replies ---------------------------------------------------------------------------------------------------------


LINES: list[tuple[SayLine, str]] = [
    (moves.Threat(seat=0, against=2, provocation="attack"), THREATENED),
    (moves.Plea(seat=0, to=2), ASKED),
    (moves.Truce(seat=0, partner=2, turns=2), ASKED),
    (moves.Promise(seat=0, value=9, to=2), TOLD),
    (moves.Holds(seat=0, values=[9], to=2), TOLD),
    (moves.Laid(seat=0, total=9, to=2), TOLD),
    (moves.Warn(seat=0, about=1, reason="leader", to=2), TOLD),
    (moves.Warn(seat=0, about=2, reason="leader"), THREATENED),
]
"""Lines said to seat 2, and the kinds of reply to each."""


def replies(*events: object, players: tuple[str, ...] = ("human", "club", "club", "club")) -> list[Remark]:
    """Return the remarks at a table of Miser at which these events follow the deal."""
    rules = GAMES["miser"].rules()
    model = SCREENS["miser"].model()(Perspective(rules, NAMES, 0, 0, players=players))
    remarks = model.remarks
    assert remarks
    found = []
    for event in (moves.TurnBegan(0, 1), *events):
        remarks.follow(event)
        found += [remarks.last] if remarks.last else []
    return found


@pytest.mark.parametrize(("line", "kind"), LINES)
def test_the_bot_that_something_is_said_to_answers(line: SayLine, kind: str) -> None:
    reply, *others = replies(Said(line))
    assert (reply.seat, others) == (2, [])
    wordings = [text for made in (PLAIN, *TEMPERS.values()) for text in made[kind]]
    assert reply.words in [text.replace("{who}", NAMES[0]) for text in wordings]


@pytest.mark.parametrize(("line", "kind"), LINES)
def test_one_answer_a_turn_is_enough(line: SayLine, kind: str) -> None:
    again = Said(line)
    assert len(replies(again, again, again)) == 1
    assert len(replies(again, again, moves.TurnBegan(1, 2), again)) == 2


@pytest.mark.parametrize(("line", "kind"), LINES)
def test_nobody_answers_bots_nor_for_people_or_who_is_out(line: SayLine, kind: str) -> None:
    assert replies(Said(line), players=("club",) * 4) == []
    assert replies(Said(line), players=("human", "club", "human", "club")) == []
    assert replies(moves.KnockedOut(2), Said(line)) == []


def test_what_is_said_to_everybody_is_answered_now_and_then() -> None:
    claims = [Said(moves.Holds(seat=0, values=[value])) for value in range(2, 11) for _ in range(10)]
    answers = replies(*claims)
    assert 15 <= len(answers) <= 45
    assert {reply.seat for reply in answers} == {1, 2, 3}


def test_all_eyes_hear_the_same_answers() -> None:
    """A game of Miser in which a person talks on every turn, seen by each seat, a spectator and an observer of all
    hands."""
    game = GAMES["miser"]
    players = ("human", "club", "club")
    header = new_header(game, game.rules(), tuple(SeatName(None, player) for player in players), 3)
    observers = observers_of(header)
    match = Match(header, KeyedRandom(3), list(observers.values()))
    match.go_on()
    while not match.over and match.moves < 60:
        match.submit(0, [moves.Plea(seat=0, to=1), moves.Holds(seat=0, values=[9])][match.moves % 2])
        seat = match.state.turn
        match.submit_code(PLAYERS["miser"]["random"].choose(match.view(seat), match.player_rng(seat), 1.0))
    heard = {viewer: said("miser", one, header.rules, header.own, players) for viewer, one in observers.items()}
    assert len(heard[EVERYTHING]) > 5
    assert all(found == heard[EVERYTHING] for found in heard.values())


# --- at the table ----------------------------------------------------------------------------------------------------


@pytest.fixture
def bubbled(monkeypatch: pytest.MonkeyPatch) -> list[Remark]:
    """Collect what is said in bubbles."""
    found: list[Remark] = []
    say = Bubbles.say

    def listen(bubbles: Bubbles, seat: int, words: str) -> None:
        found.append(Remark(seat, words))
        say(bubbles, seat, words)

    monkeypatch.setattr(Bubbles, "say", listen)
    return found


def play_out(qtbot: QtBot, table: WarDriver) -> None:
    """Play to the end with likely answers."""
    while not table.game.model.course.ended:
        wait_for(qtbot, table)
        if not table.game.model.course.ended:
            table.page.prompt.press_likely()


@pytest.mark.usefixtures("unpainted")
def test_remarks_stand_in_bubbles_and_are_heard(
    qtbot: QtBot, deal: Deal, bubbled: list[Remark], announced: list[str]
) -> None:
    table = deal(seats=3, player="club")
    play_out(qtbot, table)
    assert bubbled
    for seat, words in bubbled:
        assert seat != table.seat
        assert any(words in text for text in announced)
    assert any(bubbled[-1].words in text.words for text in table.presenter.bubbles.texts())
    assert not any("say" in line for line in table.source.lines)


@pytest.mark.parametrize("wanted", [True, False])
def test_an_answer_stands_in_a_bubble_and_in_no_record(
    qtbot: QtBot, sit: Sit, settings: Settings, bubbled: list[Remark], announced: list[str], wanted: bool
) -> None:
    settings.remarks = wanted
    table = any_game(sit("miser", 3, player="club"))
    qtbot.waitUntil(lambda: bool(table.source.actions()))
    bubbled.clear()
    table.source.say(moves.Threat(seat=0, against=2, provocation="attack"))
    qtbot.waitUntil(lambda: any(words.seat == 0 for words in bubbled))
    let_happen()
    answers = [words for words in bubbled if words.seat == 2]
    assert len(answers) == wanted
    assert all(any(answer.words in text for text in announced) for answer in answers)
    assert [line["seat"] for line in table.source.lines if "say" in line][-1:] == [0]


@pytest.mark.usefixtures("unpainted")
def test_who_wants_none_hears_none(qtbot: QtBot, deal: Deal, settings: Settings, bubbled: list[Remark]) -> None:
    settings.remarks = False
    table = deal(seats=3, player="club")
    play_out(qtbot, table)
    assert bubbled == []


@pytest.mark.usefixtures("unpainted")
def test_nobody_interrupts_a_lesson(qtbot: QtBot, window: MainWindow, bubbled: list[Remark]) -> None:
    page = lesson(qtbot, window, Learn("war"))
    table = page.table
    table.model.remarks = Remarks(table.source.seen.names, ["club"] * table.seats, Talkative())
    go_to(qtbot, page, 3)
    assert table.model.remark
    assert bubbled == []


class Talkative(Noticing):
    """Source of remarks that remarks on every event."""

    def notice(self, event: object) -> Sequence[Occasion]:
        return [Occasion("end_won", range(2), once_in=1)]


@pytest.mark.usefixtures("unpainted")
@every_game
def test_words_find_room_among_what_an_event_has_just_brought(
    qtbot: QtBot, sit: Sit, bubbled: list[Remark], key: str
) -> None:
    table = any_game(sit(key, 3, player="club"))
    table.model.remarks = Remarks(table.source.seen.names, ["club"] * table.model.seats, Talkative())
    for _ in range(12):
        qtbot.waitUntil(lambda: table.bright is not None)
        if not table.over:
            table.prompt.press_likely()
    assert len(bubbled) > 12
