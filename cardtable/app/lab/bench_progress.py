"""How far the bench is with a question, and what it will be able to see at the end."""

from cardtable.app.lab.found_beside import FoundBeside
from cardtable.app.parts.playing_row import PlayingRow
from cardtable.language import translate
from cardtable.playtest.batch import usable_cores
from cardtable.playtest.forecast import forecast, forecast_words, growth


class BenchProgress(PlayingRow):
    """Says it of one rule set."""

    def show_found(self, found: FoundBeside, until: float, seats: int) -> None:
        """What was found; games are played until so many seconds of it, by so many players."""
        standing = found.standing
        if standing is None:
            self.show_words(0.0, "")
            return
        pairs = standing.findings.differences[(found.place or 1) - 1]
        grows = growth(standing.blocks, standing.seconds, until, standing.tally.seconds, usable_cores(), seats)
        ahead = forecast(standing.blocks, pairs.pairs, pairs.winners_differ, grows)
        self.show_words(
            standing.seconds / until,
            translate("BenchProgress", "%n games played", None, standing.games),
            forecast_words(ahead) if ahead and standing.blocks and standing.tally.level and not standing.over else "",
        )
