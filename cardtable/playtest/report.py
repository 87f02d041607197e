"""What a study has found, as one page of HTML: it needs no network and no scripts, and prints.

Every number comes from the findings. Beside each as it is shown stands the exact one, for who reads it by a program.
"""

from collections.abc import Sequence
from typing import Final

from cardtable import about
from cardtable.language import as_number, filled, in_sequence, translate
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings import MET, MISSED, Findings, Verdict, range_words
from cardtable.playtest.forest import forest_row
from cardtable.playtest.page import cell, head, page, safe, table
from cardtable.playtest.part import Part
from cardtable.playtest.rule_book import house_rules_table, marked_book
from cardtable.playtest.rule_set_measures import every_measure, kind_of, measures_in
from cardtable.playtest.spread import spread_svg
from cardtable.playtest.study import Study
from cardtable.playtest.told import (
    answer_sentences,
    bar_words,
    differences_told,
    fit_words,
    headline,
    intervals_sentence,
    name_in_words,
    pairs_sentence,
    proven,
    proven_measures,
    question,
    share_of,
    shown_cells,
    unit_words,
    verdict_words,
)
from cardtable.playtest.trials_told import choice_sentences
from cardtable.wording import in_words

_SIGNS: Final = {MET: ("✓", "met"), MISSED: ("✗", "missed")}
_OPEN: Final = ("?", "open")
_MOST_PROBLEMS: Final = 10
_SPREAD: Final = 4
"""Of so many measures it is drawn how they are spread: the clearest."""


def report_html(part: Part, found: Findings, sweep: Sequence[str] = (), people: Sequence[str] = ()) -> str:
    """The page; the same bytes for the same games, on however many machines they were played. `sweep` is what is told
    of many rule sets together, `people` by rule set what people said who have played by it: empty where nobody did."""
    study = part.study
    said = dict(enumerate(people))
    sections = [_rule_set(study, found, number, said.get(number, "")) for number in range(len(study.rule_sets))]
    others, base = sections[1:], sections[0]
    title = question(study)
    return page(
        title,
        f"<header><h1>{safe(title)}</h1>{_about(part)}</header>\n"
        f"{_claim(study, found)}{_sentences(sweep)}{_overview(study, found)}"
        f"<main>\n{''.join([*others, base, _meanings(part.study)])}</main>\n{_footer(part, found)}",
    )


def _about(part: Part) -> str:
    study, tally = part.study, part.tally
    text = translate("report", "{players}. {games} games per rule set, in {blocks} blocks. Seed {seed}.")
    words = {
        "players": ", ".join(study.players),
        "games": as_number(tally.rule_sets[0].games),
        "blocks": as_number(tally.blocks),
        "seed": study.seed,
    }
    lines = [filled(text, **words), intervals_sentence()]
    if part.shards > 1:
        lines.append(
            filled(translate("report", "This is only part {shard} of {shards}."), shard=part.shard, shards=part.shards)
        )
    return f'<p class="note">{safe(in_sequence(lines))}</p>'


def _claim(study: Study, found: Findings) -> str:
    """What is claimed, and what became of it."""
    if found.answer is None:
        return ""
    claim, *evidence = answer_sentences(study, found.answer)
    listed = "".join([f"<li>{safe(sentence)}</li>" for sentence in evidence])
    return f"<section><p><strong>{safe(claim)}</strong></p>\n<ul>{listed}</ul></section>\n"


def _overview(study: Study, found: Findings) -> str:
    """Where there are several rule sets beside the base: what is told of each, and the way to it."""
    if len(study.rule_sets) < 3 and not study.goals:
        return ""
    heads = [
        translate("report", "Rule set"),
        *[every_measure(study.game)[goal.measure].label() for goal in study.goals],
    ]
    heads.append(translate("report", "Main findings"))
    rows = []
    for number, each in enumerate(study.rule_sets):
        told = differences_told(study.game, found.differences[number - 1]) if number else []
        cells = [f'<th scope="row"><a href="#{study.letter(number)}">{safe(each.name)}</a></th>']
        cells += [f"<td>{_verdict(verdict)}</td>" for verdict in found.rule_sets[number].verdicts]
        cells.append(cell("td", told[0] if told else ""))
        rows.append("".join(cells))
    return f"<nav>{table([head(one) for one in heads], rows)}</nav>\n"


# --- one rule set ----------------------------------------------------------------------------------------------------


def _heading(study: Study, number: int) -> str:
    """A rule set's name and what it changes, or that alone where it is the name."""
    name = name_in_words(study, number)
    return headline(study, number) if name == study.rule_sets[number].name else name


def _rule_set(study: Study, found: Findings, number: int, people: str) -> str:
    here = found.rule_sets[number]
    parts = [f'<section id="{study.letter(number)}"><h2>{safe(_heading(study, number))}</h2>\n']
    if number:
        differences = found.differences[number - 1]
        told = [str(each) for each in differences_told(study.game, differences)]
        parts.append(_sentences(told or [translate("report", "No differences proven so far.")]))
        parts.append(f"<p>{safe(pairs_sentence(differences))}</p>\n")
    sign, kind = {True: _SIGNS[MET], False: _SIGNS[MISSED], None: _OPEN}[here.fitness.fit]
    parts.append(
        f'<p>{safe(translate("report", "The players:"))} <span class="verdict {kind}">{sign} '
        f"{safe(fit_words(here.fitness.fit))}</span>. {safe(here.fitness.why)}</p>\n"
    )
    if here.verdicts:
        parts.append(f"<h3>{safe(translate('report', 'Goals'))}</h3>\n{_goals(study, here.verdicts)}")
    parts.append(f"<h3>{safe(translate('report', 'Measures'))}</h3>\n{_measures(study, found, number)}")
    if number:
        parts.append(_spreads(study, found, number))
    choices = choice_sentences(here)
    if choices:
        parts.append(f"<h3>{safe(translate('report', 'Choices'))}</h3>\n{_sentences(choices)}")
    if people:
        apart = translate("report", "Their games aren't counted above.")
        parts.append(
            f"<h3>{safe(translate('report', 'What people say'))}</h3>\n<p>{safe(people)}</p>\n"
            f'<p class="note">{safe(apart)}</p>\n'
        )
    parts += [_book(study, number), _house_rules(study, number), "</section>\n"]
    return "".join(parts)


def _sentences(told: Sequence[str]) -> str:
    return f'<ul class="told">{"".join([f"<li>{safe(sentence)}</li>" for sentence in told])}</ul>\n' if told else ""


def _verdict(verdict: Verdict) -> str:
    sign, kind = _SIGNS.get(verdict.verdict, _OPEN)
    return f'<span class="verdict {kind}">{sign} {safe(verdict_words(verdict.verdict))}</span>'


def _goals(study: Study, verdicts: Sequence[Verdict]) -> str:
    heads = [translate("report", "Goal"), translate("report", "Range"), translate("report", "Verdict"), ""]
    rows = [
        cell("th", every_measure(study.game)[one.goal.measure].label(), 'scope="row"')
        + f"<td>{safe(range_words(one.goal))}</td><td>{_verdict(one)}</td><td>{safe(one.why)}</td>"
        for one in verdicts
    ]
    return table([head(one) for one in heads], rows)


def _measures(study: Study, found: Findings, number: int) -> str:
    heads = [
        head(translate("report", "Measure")),
        head(translate("report", "Mean"), "number"),
        head(translate("report", "95 %"), "number"),
    ]
    note = ""
    if number:
        heads += [
            head(translate("report", "Difference"), "number"),
            head(translate("report", "95 %"), "number"),
            head(translate("report", "Less | more"), "plot"),
        ]
        text = translate(
            "report",
            "Differences are from {base}. Each row has its own scale. The dashed line is no difference; proven "
            "differences are drawn in bold.",
        )
        note = f'<p class="note">{safe(filled(text, base=study.rule_sets[0].name))}</p>\n'
    rows, kinds = [], []
    for name, measure in measures_in(study).items():
        unit = unit_words(study.game, name)
        small = f' <span class="unit">({safe(unit)})</span>' if unit else ""
        row = f'<th scope="row">{safe(measure.label())}{small}</th>'
        row += _numbers(name, found.rule_sets[number].measures[name], signed=False)
        strong = False
        if number:
            one = found.differences[number - 1].measures[name]
            strong = proven(one)
            label = translate("report", "proven") if strong else translate("report", "not proven")
            row += f'{_numbers(name, one, signed=True)}<td class="plot">{forest_row(one, safe(label))}</td>'
        rows.append(row)
        kinds.append("proven" if strong else "")
    return note + table(heads, rows, kinds)


def _spreads(study: Study, found: Findings, number: int) -> str:
    """How the games are spread over what is proven to be different, each picture with its numbers."""
    base, here = found.rule_sets[0], found.rule_sets[number]
    names = [name for name in proven_measures(found.differences[number - 1]) if here.bars.get(name)][:_SPREAD]
    if not names:
        return ""
    text = translate("report", "Heights are games in 100: {base} is outlined, {name} is filled. Means are dashed.")
    legend = filled(text, base=study.rule_sets[0].name, name=study.rule_sets[number].name)
    figures = []
    for name in names:
        label = measures_in(study)[name].label()
        means = [each.measures[name].mean for each in (base, here)]
        picture = spread_svg(kind_of(name), base.bars[name], here.bars[name], means, safe(label))
        figures.append(f"<figure><figcaption>{safe(label)}</figcaption>{picture}{_bars(study, found, number, name)}")
    heading = safe(translate("report", "Distributions"))
    return (
        f'<h3>{heading}</h3>\n<p class="note">{safe(legend)}</p>\n'
        f'<div class="spread">{"</figure>".join(figures)}</figure></div>\n'
    )


def _bars(study: Study, found: Findings, number: int, name: str) -> str:
    """A picture's numbers."""
    unit = unit_words(study.game, name) or measures_in(study)[name].label()
    heads = [head(unit)] + [head(study.rule_sets[one].name, "number") for one in (0, number)]
    rows = []
    base, here = (found.rule_sets[one].bars[name] for one in (0, number))
    for before, after in zip(base, here, strict=True):
        cells = [
            f'<td class="number"><data value="{bar.games}">{share_of(bar, bars):.1f}</data></td>'
            for bar, bars in ((before, base), (after, here))
        ]
        rows.append(cell("th", bar_words(name, after), 'scope="row"') + "".join(cells))
    summary = safe(translate("report", "As a table, in games in 100"))
    return f"<details><summary>{summary}</summary>{table(heads, rows)}</details>"


def _numbers(measure: str, found: Finding, signed: bool) -> str:
    """The mean and its bounds."""
    mean, bounds = (safe(cell) for cell in shown_cells(measure, found, signed))
    if found.mean is not None:
        mean = f'<data value="{found.mean!r}">{mean}</data>'
    if found.bounds is not None:
        bounds = f'<data value="{found.bounds.low!r} {found.bounds.high!r}">{bounds}</data>'
    return f'<td class="number">{mean}</td><td class="number">{bounds}</td>'


def _book(study: Study, number: int) -> str:
    """The rule book: what it says otherwise than under the base, for the base itself otherwise than the author's.
    Between two rule sets all of it."""
    rules = study.rule_sets[number].rules
    before = study.rule_sets[0].rules if number else study.of.rules()
    last = number == len(study.rule_sets) - 1
    if before == rules and not last:
        return ""
    told = marked_book(study.of, before, rules, len(study.players), whole=last and number < 2)
    heading = (
        translate("report", "Changes to the rule book: text of {base} struck out, new text underlined")
        if number
        else translate("report", "Changes to the rule book: standard text struck out, new text underlined")
    )
    return f"<h3>{safe(filled(heading, base=study.rule_sets[0].name))}</h3>\n{told}"


def _house_rules(study: Study, number: int) -> str:
    """All house rules of the base, and of another rule set those that are not the base's."""
    seats, base, rules = len(study.players), study.rule_sets[0].rules, study.rule_sets[number].rules
    heading = f"<h3>{safe(translate('report', 'House rules'))}</h3>\n"
    if number:
        return heading + house_rules_table(rules, base, seats, study.rule_sets[0].name, only_others=True)
    return heading + house_rules_table(rules, study.of.rules(), seats, translate("report", "Standard"))


def _meanings(study: Study) -> str:
    measures = measures_in(study).values()
    told = [f"<dt>{safe(measure.label())}</dt><dd>{safe(measure.meaning())}</dd>\n" for measure in measures]
    return f"<section><h2>{safe(translate('report', 'Measures explained'))}</h2>\n<dl>{''.join(told)}</dl></section>\n"


# --- the end ---------------------------------------------------------------------------------------------------------


def _footer(part: Part, found: Findings) -> str:
    study, tally = part.study, part.tally
    heads = [
        translate("report", "Rule set"),
        translate("report", "Games"),
        translate("report", "Unfinished"),
        translate("report", "Failed"),
        translate("report", "Pairs"),
        translate("report", "Differed"),
        translate("report", "Different winner"),
    ]
    rows = []
    for number, (each, counted) in enumerate(zip(study.rule_sets, tally.rule_sets, strict=True)):
        counts = [counted.games, counted.unfinished, counted.failed]
        if number:
            differences = found.differences[number - 1]
            counts += [differences.pairs, differences.differ, differences.winners_differ]
        cells = [cell("td", as_number(count), 'class="number"') for count in counts]
        rows.append("".join([cell("th", each.name, 'scope="row"'), *cells, "<td></td>" * (7 - 1 - len(cells))]))
    columns = [head(one, "number" if place else "") for place, one in enumerate(heads)]
    problems = [in_words(problem) for problem in tally.problems[:_MOST_PROBLEMS]]
    if len(tally.problems) > len(problems):
        more = translate("report", "and {count} more")
        problems.append(filled(more, count=as_number(len(tally.problems) - len(problems))))
    listed = "".join([f"<li>{safe(problem)}</li>" for problem in problems])
    return (
        f"<footer><h2>{safe(translate('report', 'Games played'))}</h2>\n{table(columns, rows)}"
        + (f"<h3>{safe(translate('report', 'Problems'))}</h3>\n<ul>{listed}</ul>\n" if listed else "")
        + f"<p>{safe(translate('report', 'To run this again:'))}</p>\n<pre><code>{safe(part.command)}</code>"
        f'</pre>\n<p class="note">Cardtable {safe(about.version())}</p></footer>\n'
    )
