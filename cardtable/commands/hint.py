"""`hint`: the advice of a player for a seat that has a decision, from the view of that seat alone."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

from cardtable.bots.advice_summary import ALL, ROUNDS, Gist, gist, hundred
from cardtable.bots.player import Advice
from cardtable.bots.players import PLAYERS, player_named
from cardtable.bots.program import PREFIX, Program, ProgramFault, program_words
from cardtable.commands import emit, say
from cardtable.commands.records import UNREADABLE, check_seat, replayed
from cardtable.engine.game import AnyGame
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine, line_object
from cardtable.engine.record import json_text
from cardtable.engine.state import State
from cardtable.engine.views import reader_of
from cardtable.errors import BadInput, Refused
from cardtable.language import as_number, at_the_start, filled, listed, translate
from cardtable.table.words import in_hundred
from cardtable.wording import in_words, reason, worded


def hint(options: argparse.Namespace) -> int:
    """Print a player's advice for a game in progress."""
    match, writers = replayed(options.file, options.line)
    to_act = match.waiting_on()
    if options.seat is not None:
        check_seat(options.file, options.seat, len(writers))
    if match.over or not to_act:
        what = (
            worded("the game is over")
            if match.over
            else worded("nobody has a decision to make: a deal or a draw comes next")
        )
        raise BadInput(what, where=options.file)
    seat = to_act[0] if options.seat is None else options.seat
    if seat not in to_act:
        what = worded("seat {seat} has no decision to make here, but seat {other} has", seat=seat, other=to_act[0])
        raise BadInput(what, where=options.file)
    lines = writers[seat].lines
    name = list(PLAYERS[match.game.key])[-1] if options.player is None else options.player
    if name.startswith(PREFIX):
        try:
            advice = _program_advice(name, match.state, match.game, seat, lines)
        except (ProgramFault, Refused) as error:
            say(in_words(worded("seat {seat} ({name}): {why}", seat=seat, name=name, why=reason(error))), to=sys.stderr)
            return UNREADABLE
        words = ""
    else:
        sealed = any(writers[seat].seals(other) for other in range(len(writers)))
        advice, words = _player_advice(name, match.game, seat, lines, options.effort, sealed)
    if options.json:
        emit(json.dumps({"seat": seat, "player": name, **advice}, ensure_ascii=False))
    else:
        _print(seat, name, advice, words)
    return 0


def _player_advice(
    name: str, game: AnyGame, seat: int, lines: Sequence[dict[str, Any]], effort: float, sealed: bool
) -> tuple[dict[str, Any], str]:
    """Return a built-in player's advice, as `--json` prints it and in words, from the seat's view alone.

    `sealed` is True if some move is hidden from the seat.
    """
    player = player_named(game.key, name)
    view = reader_of(lines).view
    rng = KeyedRandom("\n".join([json_text(held) for held in lines])).child("hint")
    advice: Advice = player.advise(view, rng, effort)
    # A seat that is asked early is not on turn yet; its moves are written as if it were.
    state: State = view.state.clone()
    state.turn = seat
    moves = [
        {
            "move": _bare(game.move_line(state, choice.move)),
            "probability": choice.probability,
            "value": choice.value,
        }
        for choice in advice.choices
        if choice.probability > 0
    ]
    first = game.move_line(state, advice.choices[0].move)
    # Mixing matters only if no seat sees the move before answering, or if the move answers one that no seat has seen.
    hidden = sealed or bool(game.secrets(view.rules, first))
    found = gist(advice, hidden=hidden)
    words = _in_words(found, lambda move: _called(game.move_line(state, move))) if found else ""
    return {"moves": moves, "value": advice.value, "exact": advice.exact}, words


def _in_words(found: Gist, called: Callable[[int], str]) -> str:
    """Return the advice in a few sentences."""
    wins = filled(translate("terminal", "you win {wins} in 100 games."), wins=in_hundred(found.wins / ALL))
    if found.mix:
        parts: list[str] = []
        for share in found.mix:
            text = translate("terminal", "{move} (%n time(s) in {all})", None, share.rounds)
            if parts:
                text = translate("terminal", "{move} (%n time(s))", None, share.rounds)
            parts.append(filled(text, move=called(share.move), all=ROUNDS))
        others = ROUNDS - sum(share.rounds for share in found.mix)
        parts += [translate("terminal", "others (%n time(s))", None, others)] if others else []
        text = translate("terminal", "Mix: {parts}; {wins} If others can predict your move, they can counter it.")
        said = filled(text, parts=listed(parts), wins=wins)
    elif found.move is None:
        said = filled(translate("terminal", "All moves are equal: {wins}"), wins=wins)
    else:
        move = called(found.move)
        said = filled(translate("terminal", "{move}: {wins}"), move=at_the_start(move), wins=wins)
        if found.equals:
            alike = translate("terminal", "Just as good: {moves}.")
            about = translate("terminal", "About as good: {moves}.")
            said += " " + filled(about if found.off else alike, moves=listed([called(move) for move in found.equals]))
        elif found.following:
            chance = hundred(found.following.value or 0.0)
            following = called(found.following.move)
            text = translate("terminal", "Next best: {move}, {wins} in 100.")
            if chance == found.wins:
                text = translate("terminal", "Almost as good: {move}.")
            said += " " + filled(text, move=following, wins=in_hundred(chance / ALL))
    how = translate("terminal", "Estimated.")
    if found.exact:
        how = translate("terminal", "Solved exactly.")
    elif found.off:
        how = filled(translate("terminal", "Estimated (±{off})."), off=found.off)
    return f"{said} {how}"


def _called(line: MoveLine) -> str:
    """Return a move in words, such as "bid 9D": its kind, then its values."""
    held = _bare(line)
    return " ".join([str(held.pop("move")), *(str(value) for value in held.values())])


def _program_advice(
    name: str, state: State, game: AnyGame, seat: int, lines: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Return a program's only move, as `--json` prints it. Talk before the move is ignored."""
    program = Program(program_words(name))
    try:
        program.begin(lines[0])
        program.send(lines[1:])
        line = program.decide(game, state, seat, len(lines[0]["seats"]), lambda talk: None)
        game.move_code(state, line)
    except (ProgramFault, Refused):
        program.fail()
        raise
    finally:
        program.close()
    return {"moves": [{"move": _bare(line), "probability": 1.0, "value": None}], "value": None, "exact": False}


def _bare(line: MoveLine) -> dict[str, Any]:
    """Return a move as in the protocol for bots: without its seat, which is known."""
    return {key: value for key, value in line_object(line).items() if key != "seat"}


def _print(seat: int, name: str, advice: dict[str, Any], words: str) -> None:
    """Print the seat and the player, then the advice in words if there are any, then each move."""
    say(filled(translate("terminal", "seat {seat}, {player}"), seat=seat, player=name))
    if words:
        say(words)
    for choice in advice["moves"]:
        value = "" if choice["value"] is None else f"   {_wins(choice)}"
        say(f"{choice['probability']:7.1%}  {json_text(choice['move'])}{value}")


def _wins(entry: dict[str, Any]) -> str:
    return filled(translate("terminal", "wins {share}"), share=f"{as_number(100 * entry['value'], 1)}%")
