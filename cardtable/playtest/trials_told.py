"""Results of a study's trials, in sentences."""

from cardtable.language import as_number, filled, listed, translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import RuleSetFindings
from cardtable.playtest.rounds import move_words
from cardtable.playtest.told import option_sentences, shown_bounds, shown_size
from cardtable.playtest.trials import EFFORT, WITHOUT
from cardtable.table.words import level_words

_PLAYED = 0.01  # minimum share of the mix for a character to be named


def choice_sentences(found: RuleSetFindings) -> list[str]:
    """Return sentences about choices: kinds of move that are hardly ever made, then the results of the trials."""
    return [*option_sentences(found.options), *trial_sentences(found)]


def trial_sentences(found: RuleSetFindings) -> list[str]:
    """Return sentences about effort, kinds of move to do without, and the best mix of characters."""
    sentences = []
    for name, one in found.trials.items():
        if name.startswith(EFFORT):
            more = translate(
                "trials",
                "A player who thinks twice as hard as the others (effort {of}) wins {by} more games in 100 "
                "than a fair share {bounds}.",
            )
            fewer = translate(
                "trials",
                "A player who thinks twice as hard as the others (effort {of}) wins {by} fewer games in 100 "
                "than a fair share {bounds}.",
            )
            sentences.append(_told(more, fewer, name, one, name.removeprefix(EFFORT)))
        elif name.startswith(WITHOUT):
            more = translate(
                "trials", "A player who never chooses “{of}” wins {by} more games in 100 than a fair share {bounds}."
            )
            fewer = translate(
                "trials", "A player who never chooses “{of}” wins {by} fewer games in 100 than a fair share {bounds}."
            )
            sentences.append(_told(more, fewer, name, one, move_words(name.removeprefix(WITHOUT))))
    if found.mix:
        each = translate("trials", "{player} ({share}%)")
        parts = [
            filled(each, player=level_words(name), share=as_number(100 * part))
            for name, part in found.mix.items()
            if part >= _PLAYED
        ]
        sentences.append(filled(translate("trials", "The best mix of these players is {mix}."), mix=listed(parts)))
    return sentences


def _told(more: str, fewer: str, name: str, found: Finding, of: str) -> str:
    if found.mean is None or found.bounds is None:
        return ""
    words = {"of": of, "by": shown_size(name, found), "bounds": shown_bounds(name, found, signed=True)}
    return filled(fewer if found.mean < 0 else more, **words)
