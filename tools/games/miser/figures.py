"""Figures of Miser besides win rates: contracts, the centre, seats, talk, characters, pacts.

    python -m tools.games.miser.figures --games 300

Players rotate through the seats, and the first to move is drawn by lot in each match. The seed is fixed, so that two
runs give the same numbers.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from cardtable.engine.games import GAMES
from cardtable.engine.houserules import HouseRules
from cardtable.engine.lines import Line, Said
from cardtable.games.miser import moves
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.habits import CHARACTERS
from cardtable.games.miser.players.reading import reading_of
from cardtable.journal import replay
from cardtable.playtest.batch import Batch, usable_cores
from cardtable.playtest.match_runner import MatchPlan
from cardtable.playtest.match_tally import interval

SEED = 1
PHASES = ("first third", "second third", "last third")
"""Phases of a match, by the share of cards that the proposer has laid."""
PROGRAMS = {
    "pact": "tools.games.miser.reference pact",
    "deaf expert": "tools.games.miser.variants deaf",
    "frank club": "tools.games.miser.variants frank",
}
"""Players that are programs: module and argument."""
COMPANY = {
    "honest experts": ("expert:honest", "expert:honest"),
    "an honest expert and one who bluffs": ("expert:honest", "expert:chatterbox"),
    "experts who bluff": ("expert:chatterbox", "expert:chatterbox"),
    "honest club players": ("club:honest", "club:honest"),
    "club players who tell all they hold": ("frank club", "frank club"),
}
"""Tables at which listening is measured, by the two other players, whose words are more or less reliable."""


class Follower:
    """Observer that counts what the seats of one match do."""

    def __init__(self, seats: int) -> None:
        self.done: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.phases: list[Counter[str]] = [Counter() for _ in PHASES]
        self.first = 0
        self.turns = 0
        self.centre = 0
        self.unanswered: list[int] = []
        """Pennies that each unanswered attack took from the centre, besides the wagers."""
        self._hands = [0] * seats
        self._size = 0
        self._lying = 0
        self._stake = 0

    def write(self, line: Line, events: Sequence[object]) -> None:
        """Count the events that followed a line of the match."""
        for event in events:
            self._count(event)

    def _phase(self, seat: int) -> Counter[str]:
        used = (self._size - self._hands[seat]) / max(self._size, 1)
        return self.phases[min(int(used * len(PHASES)), len(PHASES) - 1)]

    def _count(self, event: object) -> None:
        match event:
            case moves.MiserDealt(hands=hands, first=first):
                self._size = len(hands[0])
                self._hands = [len(hand) for hand in hands]
                self.first = first
            case moves.TurnBegan(seat=seat, number=number):
                self.turns = number
                self.done[seat]["turns"] += 1
            case moves.MiserPassed(seat=seat):
                self.done[seat]["passes" if self._hands[seat] else "forced passes"] += 1
            case moves.ContractOffered(seat=seat, counter=counter):
                self.done[seat]["counters" if counter else "offers"] += 1
                if not counter:
                    self._phase(seat)["offered"] += 1
            case moves.ContractMade(proposer=seat, partner=partner):
                self.done[seat]["contracts"] += 1
                self.done[partner]["accepted"] += 1
                self._phase(seat)["accepted"] += 1
            case moves.ContractSettled(proposer=seat, partner=partner, value=value, values=values):
                phase = self._phase(seat)
                for who, level in zip((seat, partner), values, strict=True):
                    word = "kept" if level == value else "betrayed" if level > value else "short"
                    self.done[who][word] += 1
                    phase[word] += 1
            case moves.AttackMade(attacker=seat, victim=victim, wager=wager, matched=matched):
                self.done[seat]["attacks"] += 1
                self.done[victim]["attacked" if self._hands[victim] else "attacked bare"] += 1
                self._stake = wager + matched
            case moves.CardLaid(seat=seat):
                self._hands[seat] -= 1
            case moves.Forfeited(victim=victim, pennies=pennies):
                self.done[victim]["gave in"] += 1 if self._hands[victim] else 0
                self.unanswered.append(pennies - self._stake)
            case moves.CentreBidMade(seat=seat, card=card) if card:
                self._hands[seat] -= 1
                self.done[seat]["bids"] += 1
            case Said(line=line):
                self.done[line.seat]["lines"] += 1


class Batched(NamedTuple):
    """Results of a batch, by player as named."""

    players: tuple[str, ...]
    matches: int
    wins: list[float]
    done: list[Counter[str]]
    true: list[float]
    false: list[float]
    """Numbers of claims and promises that came out false; `true` has those that came out true."""
    phases: list[Counter[str]]
    places: list[float]
    """Wins by place in the turn order, from the seat that moved first."""
    turns: list[int]
    unanswered: list[int]

    def wins_of(self, name: str) -> tuple[float, float, float]:
        """Return the share of wins of all players of a name together, and its bounds at 95 %."""
        won = sum([wins for player, wins in zip(self.players, self.wins, strict=True) if player == name])
        rate = won / max(self.matches, 1)
        return (rate, *interval(rate, max(self.matches, 1)))


def called(name: str) -> str:
    """Return a player's name for a Plan: programs as an exec: command."""
    if name not in PROGRAMS:
        return name
    return f'exec:"{sys.executable}" -m {PROGRAMS[name]}'


def played(players: Sequence[str], rules: HouseRules, games: int, jobs: int, seed: int = SEED) -> Batched:
    """Play a batch and return the figures of its records. Raises SystemExit if it does not finish."""
    seats = len(players)
    batched = Batched(
        tuple(players), games, [0.0] * seats, [Counter() for _ in players], [0.0] * seats, [0.0] * seats,
        [Counter() for _ in PHASES], [0.0] * seats, [], [],
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        plan = MatchPlan("miser", rules, tuple(map(called, players)), games, seed, jobs=jobs, records=Path(folder))
        tally = Batch(plan).run()
        if tally.finished < games:
            raise SystemExit("; ".join(tally.problems[:1]) or "interrupted")
        for player in range(seats):
            batched.wins[player] = tally.wins(player)
        for number in range(1, games + 1):
            path = plan.record(number)
            assert path is not None
            follower = Follower(seats)
            match = replay(path, None, lambda match, follower=follower: [follower])  # type: ignore[misc]
            state = match.state
            assert isinstance(state, Miser)
            _add(batched, follower, state, [plan.seat_of(player, number) for player in range(seats)])
    return batched


def _add(batched: Batched, follower: Follower, state: Miser, seat_of: Sequence[int]) -> None:
    """Add one match; `seat_of` gives the seat of each player."""
    speech = reading_of(state).speech
    for player, seat in enumerate(seat_of):
        batched.done[player].update(follower.done[seat])
        batched.true[player] += speech[seat].true
        batched.false[player] += speech[seat].false
    for phase, more in zip(batched.phases, follower.phases, strict=True):
        phase.update(more)
    winners = state.winners()
    for seat in winners:
        batched.places[(seat - follower.first) % len(seat_of)] += 1 / len(winners)
    batched.turns.append(follower.turns)
    batched.unanswered.extend(follower.unanswered)


def main(arguments: list[str]) -> int:
    """Print all parts, or those named on the command line."""
    parser = argparse.ArgumentParser(description="What there is to tell of Miser.")
    parser.add_argument("part", nargs="*", choices=[[], *PARTS], help="what to tell (all)")
    parser.add_argument("--games", type=int, default=300, help="matches a table (300)")
    parser.add_argument("--level", default="expert", help="whose characters and contracts (expert)")
    parser.add_argument("--jobs", type=int, default=usable_cores(), help="processes at once (the cores there are)")
    options = parser.parse_args(arguments)
    report(options.games, options.jobs, options.level, options.part)
    return 0


def report(games: int, jobs: int, level: str = "expert", parts: Sequence[str] = ()) -> None:
    """Print all parts, or those named."""
    for part in parts or PARTS:
        PARTS[part](level, games, jobs)


def rules_of(**values: int | bool | str) -> HouseRules:
    """Return house rules that differ from the author's in these values."""
    rules: HouseRules = GAMES["miser"].rules.made(values)
    return rules


def per_cent(part: float, whole: float) -> str:
    """Format a share in per cent; "." if the whole is 0."""
    return f"{100 * part / whole:.0f}" if whole else "."


def bounded(rate: tuple[float, float, float]) -> str:
    """Format a rate and its interval in per cent."""
    return f"{100 * rate[0]:.1f} [{100 * rate[1]:.1f} {100 * rate[2]:.1f}]"


def characters(level: str, games: int, jobs: int) -> None:
    """Print what six characters of a level do at one table."""
    names = [f"{level}:{character.name}" for character in CHARACTERS]
    batched = played(names, rules_of(), games, jobs)
    print(f"## Characters, {level}, six at one table ({games} matches; % of own turns, of contracts, of attacks)\n")
    columns = ("attacks", "offers", "passes", "bids", "betrays", "answers", "accepts", "lines", "true", "wins")
    print(f"{'':24}" + "".join([f"{column:>9}" for column in columns]))
    for player, name in enumerate(names):
        done = batched.done[player]
        turns = done["turns"] - done["forced passes"]
        word = done["kept"] + done["betrayed"] + done["short"]
        claims = batched.true[player] + batched.false[player]
        cells = [per_cent(done[key], turns) for key in ("attacks", "offers", "passes", "bids")]
        cells.append(per_cent(done["betrayed"], word))
        cells.append(per_cent(done["attacked"] - done["gave in"], done["attacked"]))
        cells.append(f"{done['accepted'] / games:.2f}")
        cells.append(f"{done['lines'] / games:.1f}")
        cells += [per_cent(batched.true[player], claims), per_cent(batched.wins[player], games)]
        print(f"{name:24}" + "".join([f"{cell:>9}" for cell in cells]))
    print("\naccepts and lines are so many a match\n", flush=True)


def contracts(level: str, games: int, jobs: int) -> None:
    """Print contracts by phase, wins by place and the number of turns, for four players of a level."""
    batched = played([level] * 4, rules_of(), games, jobs)
    print(f"## Four of {level} ({games} matches)\n")
    print(f"{'contracts':16}{'offered':>9}{'accepted':>10}{'kept':>8}{'betrayed':>10}{'short':>8}")
    for name, phase in zip(PHASES, batched.phases, strict=True):
        cells = (phase["offered"], phase["accepted"], phase["kept"], phase["betrayed"], phase["short"])
        print(f"{name:16}{cells[0]:9}{cells[1]:10}{cells[2]:8}{cells[3]:10}{cells[4]:8}")
    turns = sorted(batched.turns)
    places = ", ".join([per_cent(wins, games) for wins in batched.places])
    print("\nkept, betrayed (a higher card) and short (a lower one) count each partner")
    print(f"wins by place, from the one who goes first: {places} %")
    print(f"turns: {turns[len(turns) // 2]} in the middle, from {turns[0]} to {turns[-1]}\n", flush=True)


def centre(level: str, games: int, jobs: int) -> None:
    """Print what unanswered attacks take from the centre, under each house rule for that."""
    print(f"## The centre and unanswered attacks, four of {level} ({games} matches)\n")
    print(f"{'unanswered_attack':20}{'attacks':>9}{'unanswered %':>14}{'pennies of the centre':>23}{'a match':>9}")
    for rule in ("all", "wagers"):
        batched = played([level] * 4, rules_of(unanswered_attack=rule), games, jobs)
        attacks = sum([done["attacks"] for done in batched.done])
        taken = sum(batched.unanswered)
        share = per_cent(len(batched.unanswered), attacks)
        mean = taken / max(len(batched.unanswered), 1)
        print(f"{rule:20}{attacks:9}{share:>14}{mean:23.2f}{taken / games:9.1f}")
    print(flush=True)


def pacts(level: str, games: int, jobs: int) -> None:
    """Print the wins of two players who always make contracts together against two who don't."""
    print(f"## Two who hold a pact against two of {level} ({games} matches; the two together win, %; even: 50)\n")
    for title, rules in (
        ("as it was written", rules_of()),
        ("40 pennies, contract_match wager_limit", rules_of(starting_pennies=40, contract_match="wager_limit")),
        ("wager_limit 1", rules_of(wager_limit=1)),
    ):
        for seats in ((0, 1), (0, 2)):
            players = ["pact" if seat in seats else level for seat in range(4)]
            batched = played(players, rules, games // 2, jobs)
            side = "next to each other" if seats == (0, 1) else "opposite"
            print(f"{title + ', ' + side:60}{bounded(batched.wins_of('pact'))}", flush=True)
    print()


def listening(level: str, games: int, jobs: int) -> None:
    """Print the wins of experts who listen and of deaf ones.

    Two of each play against each other, and one of each among players whose words are always, half of the time or
    seldom true.
    """
    print(f"## Listening ({games} matches; %)\n")
    batched = played(["expert", "deaf expert", "expert", "deaf expert"], rules_of(), games, jobs)
    print(f"two who listen, against two deaf (even: 50): {bounded(batched.wins_of('expert'))}", flush=True)
    for title, others in COMPANY.items():
        batched = played(["expert", "deaf expert", *others], rules_of(), games, jobs)
        listener, deaf = batched.wins_of("expert"), batched.wins_of("deaf expert")
        print(f"one who listens, one deaf, and {title}: {bounded(listener)} and {bounded(deaf)}", flush=True)
    print()


PARTS = {
    "characters": characters,
    "contracts": contracts,
    "centre": centre,
    "pacts": pacts,
    "listening": listening,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
