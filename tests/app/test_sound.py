"""Sounds: those of events on the screen, recordings, mixing, and the thread that plays them."""

import threading
from collections.abc import Callable, Generator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.routes import NewGame
from cardtable.app.settings import Settings
from cardtable.app.sound import speaker as speakers
from cardtable.app.sound.mixer import RATE, Device, Mixer, Samples, open_device, recordings
from cardtable.app.sound.speaker import Speaker
from cardtable.app.window import MainWindow
from cardtable.engine.games import GAMES
from cardtable.engine.record import Header, SeatName, new_header
from cardtable.resources import resource
from cardtable.table.board import Board, Card, Coins, Piece
from cardtable.table.sounds import Sound, lying, of_motions
from tests.app.friends import Friends
from tests.waiting import PATIENCE
from tools import sounds

HELD = {"long": np.full(100, 1000, np.int16), "loud": np.full(10, 30000, np.int16), "low": np.full(10, 20000, np.int16)}


# --- what is heard of what is seen -----------------------------------------------------------------------------------


def board(**zones: list[Piece]) -> Board:
    made = Board()
    made.zones.update(zones)
    return made


def heard(made: Board, change: Callable[[Board], object]) -> list[Sound]:
    before = lying(made)
    change(made)
    return of_motions(before, lying(made))


def test_a_card_is_heard_when_it_is_laid_turned_or_taken_away() -> None:
    card = Card("A")
    assert heard(board(hand=[card], felt=[]), lambda made: made.move(card, "hand", "felt")) == [Sound.CARD]
    assert heard(board(felt=[card]), lambda made: made.change(card, "felt", face_up=True)) == [Sound.CARD]
    assert heard(board(felt=[card]), lambda made: made.zone("felt").clear()) == [Sound.CARD]


def test_cards_that_close_up_in_a_fan_are_not_heard() -> None:
    assert heard(board(hand=[Card("A"), Card("2")]), lambda made: made.zone("hand").reverse()) == []


def test_four_cards_at_once_are_dealt() -> None:
    cards = [Card() for _ in range(4)]
    assert heard(board(), lambda made: made.zone("hand").extend(cards[:3])) == [Sound.CARD]
    assert heard(board(), lambda made: made.zone("hand").extend(cards)) == [Sound.DEAL]


def test_one_penny_sounds_otherwise_than_several() -> None:
    assert heard(board(), lambda made: made.zone("dish").append(Coins(1))) == [Sound.COIN]
    assert heard(board(), lambda made: made.zone("dish").append(Coins(5))) == [Sound.COINS]
    pile = Coins(5)
    assert heard(board(dish=[pile]), lambda made: made.change(pile, "dish", count=4)) == [Sound.COINS]


def test_what_lies_on_a_card_is_not_heard() -> None:
    def laid(face: str | None) -> list[Sound]:
        card = Card(face)
        return heard(board(hand=[card], felt=[]), lambda made: made.move(card, "hand", "felt"))

    assert laid("A") == laid("K") == laid(None)


# --- recordings ------------------------------------------------------------------------------------------------------


def test_every_sound_has_the_recording_that_the_tool_makes() -> None:
    kept = recordings(resource("sounds"))
    assert kept.keys() == set(Sound)
    for sound in Sound:
        made = sounds.made(sound)
        assert len(kept[sound]) == len(made)
        # Sines may differ in their last digits from one machine to another.
        assert int(np.max(np.abs(kept[sound].astype(int) - made))) <= 2


def test_recordings_are_short_never_cut_off_and_small() -> None:
    kept = recordings(resource("sounds"))
    for sound, samples in kept.items():
        assert len(samples) < RATE, sound
        assert 0.2 * 32767 < np.max(np.abs(samples.astype(int))) < 0.75 * 32767, sound
        assert abs(int(samples[-1])) < 400, f"{sound} ends with a click"
    assert sum(path.stat().st_size for path in resource("sounds").iterdir()) < 1 << 20


def test_a_bad_recording_is_named(tmp_path: Path) -> None:
    (tmp_path / "card.wav").write_bytes(b"no sound")
    with pytest.raises(ValueError, match=r"card\.wav"):
        recordings(tmp_path)


# --- mixing ----------------------------------------------------------------------------------------------------------


def test_what_sounds_together_is_summed_at_its_loudness() -> None:
    mixer = Mixer(HELD)
    mixer.begin("long", 0.5)
    mixer.begin("low", 0.5)
    assert mixer.block(12).tolist() == [10500] * 10 + [500] * 2


def test_what_is_too_loud_together_is_cut_off() -> None:
    mixer = Mixer(HELD)
    mixer.begin("loud", 1.0)
    mixer.begin("low", 1.0)
    assert mixer.block(3).tolist() == [32767] * 3


def test_a_sound_ends_and_then_there_is_silence() -> None:
    mixer = Mixer(HELD)
    mixer.begin("long", 1.0)
    assert mixer.block(60).tolist() == [1000] * 60
    assert mixer.block(60).tolist() == [1000] * 40 + [0] * 20
    assert not mixer.block(60).any()


def test_one_recording_begins_once_where_many_cards_land_at_once() -> None:
    mixer = Mixer(HELD)
    for _ in range(20):
        mixer.begin("long", 1.0)
    assert mixer.block(5).tolist() == [1000] * 5
    mixer.block(RATE)
    mixer.begin("long", 1.0)
    assert mixer.block(5).tolist() == [1000] * 5


def test_what_has_no_recording_is_not_heard() -> None:
    mixer = Mixer(HELD)
    mixer.begin("thunder", 1.0)
    assert not mixer.block(5).any()


# --- playing ---------------------------------------------------------------------------------------------------------


class FakeDevice:
    """Device that takes one block whenever the test asks."""

    def __init__(self) -> None:
        self.stream: Generator[Samples, int, None] | None = None
        self.opened = threading.Event()
        self.closed = threading.Event()

    def open(self, stream: Generator[Samples, int, None]) -> Device | None:
        self.stream = stream
        self.opened.set()
        return self

    def close(self) -> None:
        self.closed.set()


def test_a_device_is_looked_for_with_the_first_sound_and_let_go_at_the_end() -> None:
    device = FakeDevice()
    speaker = Speaker(resource("sounds"), device.open)
    assert not device.opened.is_set()
    speaker.play([Sound.CARD], 1.0)
    assert device.opened.wait(PATIENCE)
    speaker.close()
    assert device.closed.is_set()
    assert device.stream is not None
    assert device.stream.send(RATE).any()


def test_a_device_is_let_go_when_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speakers, "_REST", 0.001)
    device = FakeDevice()
    speaker = Speaker(resource("sounds"), device.open)
    speaker.play([Sound.CARD], 1.0)
    assert device.closed.wait(PATIENCE)
    speaker.close()


@pytest.mark.parametrize("folder", ["sounds", "no such folder"])
def test_without_a_device_or_recordings_nothing_is_heard_and_nothing_is_said(folder: str) -> None:
    looked: list[object] = []

    def none(stream: object) -> None:
        looked.append(stream)

    speaker = Speaker(resource("sounds").parent / folder, none)
    speaker.play([Sound.CARD, Sound.COIN], 1.0)
    speaker.close()
    assert len(looked) == 1  # the device is looked for only once


def test_a_machine_without_sound_has_no_device(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("cardtable.app.sound.mixer._may_have_one", lambda: False)
    assert open_device(Mixer({}).stream()) is None


def test_the_library_takes_what_the_mixer_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays to a null device, which every machine has."""
    pytest.importorskip("miniaudio")  # some systems have none
    taken = threading.Event()

    class Listened(Mixer):
        def block(self, length: int) -> Samples:
            samples = super().block(length)
            if samples.any():
                taken.set()
            return samples

    mixer = Listened(recordings(resource("sounds")))
    mixer.begin(Sound.WIN, 1.0)
    monkeypatch.setattr("cardtable.app.sound.mixer._may_have_one", lambda: True)
    monkeypatch.setattr("cardtable.app.sound.mixer._SYSTEMS", ["NULL"])
    device = open_device(mixer.stream())
    assert device is not None
    assert taken.wait(PATIENCE)
    device.close()


# --- at the table ----------------------------------------------------------------------------------------------------


def header(game: str, *players: str) -> Header:
    """Return the header of a game between these players under the author's rules."""
    seats = tuple(SeatName(name, player) for name, player in zip("ABC", players, strict=False))
    return new_header(GAMES[game], GAMES[game].rules(), seats, 3)


class Listener:
    """Record of the sounds that a window would play."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[Sound] = []
        self.loudness: set[float] = set()
        monkeypatch.setattr(window._speaker, "play", self._play)

    def _play(self, names: list[Sound], loudness: float) -> None:
        self.heard += names
        self.loudness.add(loudness)


@pytest.fixture
def listener(window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Listener:
    settings.sound = "soft"
    return Listener(window, monkeypatch)


@pytest.mark.usefixtures("unpainted")
def test_a_game_is_heard_as_loud_as_it_is_set(qtbot: QtBot, window: MainWindow, listener: Listener) -> None:
    window.go(NewGame(header("mentalist", "human", "random", "random")))
    friends = Friends(qtbot, window, Random(4))
    for _ in friends.turns(200):
        pass
    assert {Sound.COINS, Sound.HIT, Sound.MISS, Sound.TURN} <= set(listener.heard)
    assert listener.loudness == {0.25}


@pytest.mark.usefixtures("unpainted")
def test_who_won_is_heard_once(qtbot: QtBot, window: MainWindow, listener: Listener) -> None:
    window.go(NewGame(header("war", "human", "random")))
    friends = Friends(qtbot, window, Random(4))
    for _ in friends.turns(200):
        pass
    ended = friends.table.model.course.ended
    assert ended is not None
    assert listener.heard.count(Sound.WIN if 0 in ended.winners else Sound.MISS) == 1


@pytest.mark.usefixtures("unpainted")
def test_nothing_is_heard_from_a_private_table(qtbot: QtBot, window: MainWindow, listener: Listener) -> None:
    """Friends sit round the screen: the sound of coins would tell them that something was bet."""
    window.go(NewGame(header("mentalist", "human", "human", "human")))
    friends = Friends(qtbot, window, Random(4))
    private = 0
    for _ in friends.turns(30):
        if not friends.behind_curtain and friends.game_page.live.session.is_private(friends.viewer):
            private += 1
            friends.game_page.table.sounded.emit([Sound.WIN])
    assert private > 5
    assert listener.heard
    assert Sound.WIN not in listener.heard


@pytest.mark.usefixtures("unpainted")
def test_one_key_turns_sound_off_and_on(
    qtbot: QtBot, window: MainWindow, settings: Settings, listener: Listener
) -> None:
    window.go(NewGame(header("war", "human", "random")))
    friends = Friends(qtbot, window, Random(4))
    friends.wait()
    QTest.keyClick(friends.table.page, Qt.Key.Key_M)
    assert (settings.sound, friends.table.prompt.notice) == ("off", "Sound is off.")
    before = [*listener.heard]
    friends.act()
    friends.wait()
    assert listener.heard == before
    QTest.keyClick(friends.table.page, Qt.Key.Key_M)
    assert (settings.sound, friends.table.prompt.notice) == ("soft", "Sound is on.")
    friends.act()
    friends.wait()
    assert len(listener.heard) > len(before)


def test_what_was_loud_before_is_loud_again(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.sound = "loud"
    assert not settings.switch_sound()
    assert Settings(tmp_path).switch_sound()
    assert Settings(tmp_path).sound == "loud"
