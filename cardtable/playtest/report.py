"""Report of a study: its findings as one page of HTML that needs no network and no scripts, and prints well.

Every number comes from the findings. The exact number stands beside the one shown, for programs that read the page.
"""

from collections.abc import Sequence
from itertools import combinations
from math import isfinite
from typing import Final

from cardtable import about
from cardtable.language import as_number, filled, in_sequence, translate
from cardtable.playtest.estimates import NOTHING_KNOWN, Finding
from cardtable.playtest.findings import MET, MISSED, Findings, Verdict, range_words
from cardtable.playtest.findings_text import (
    answer_sentences,
    bar_words,
    choice_sentences,
    differences_told,
    fit_words,
    headline,
    intervals_sentence,
    name_in_words,
    not_offered,
    pairs_sentence,
    proven,
    proven_measures,
    question,
    share_of,
    shown_cells,
    unit_words,
    verdict_words,
)
from cardtable.playtest.html_parts import cell, head, house_rules_table, marked_book, page, safe, spread_svg, table
from cardtable.playtest.ranking import Ranked, aims, dropped_out
from cardtable.playtest.rule_effects import goals_verdict, one_at_a_time, two_rules
from cardtable.playtest.rule_set_measures import every_measure, kind_of, measures_in
from cardtable.playtest.study import Study
from cardtable.playtest.study_part import Part
from cardtable.playtest.sweep_text import SweepWords, sweep_of
from cardtable.playtest.trials import LOOKED_INTO, trials
from cardtable.table.rules_text import value_words
from cardtable.wording import in_words

WIDTH: Final = 200
HEIGHT: Final = 28
_REACH: Final = 88  # distance in SVG units from zero to the bound farther away
_STROKE: Final = {True: 3.5, False: 1.5}
_DOT: Final = {True: 5.5, False: 4.0}


def forest_row(found: Finding, label: str) -> str:
    """Return a row of a forest plot as SVG in the colour of the surrounding text.

    It has a dashed line at zero, a bar between the bounds and a dot at the mean. Proven differences have a thicker bar
    and a full dot. `label` describes the row in words.
    """
    middle, height = WIDTH / 2, HEIGHT / 2
    shapes = [f'<line x1="{middle:g}" y1="0" x2="{middle:g}" y2="{HEIGHT}" stroke-dasharray="3 3" opacity="0.6"/>']
    strong = proven(found)
    if found.mean is not None and found.bounds is not None:
        low, high = found.bounds
        scale = _REACH / (max(abs(low), abs(high)) or 1.0)
        left, right, dot = (f"{middle + scale * end:.1f}" for end in (low, high, found.mean))
        stroke = f'stroke-width="{_STROKE[strong]:g}"'
        if low < high:
            shapes.append(f'<line x1="{left}" y1="{height:g}" x2="{right}" y2="{height:g}" {stroke}/>')
            shapes += [
                f'<line x1="{end}" y1="{height - 5:g}" x2="{end}" y2="{height + 5:g}" {stroke}/>'
                for end in (left, right)
            ]
        fill = "currentColor" if strong else "Canvas"
        shapes.append(f'<circle cx="{dot}" cy="{height:g}" r="{_DOT[strong]:g}" fill="{fill}" stroke-width="1.5"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{label}" stroke="currentColor">{"".join(shapes)}</svg>'
    )


_SIGNS: Final = {MET: ("✓", "met"), MISSED: ("✗", "missed")}
_OPEN: Final = ("?", "open")
_MOST_PROBLEMS: Final = 10
_NUMBER: Final = 'class="number"'
_SHADES: Final = 5
"""Number of shades in the style sheet, not counting "no shade"."""
_SPREAD: Final = 4
"""Maximum number of measures whose distributions are drawn: those with the clearest differences."""


def report_html(part: Part, found: Findings, people: Sequence[str] = ()) -> str:
    """Return the report as HTML: the same bytes for the same games, on however many machines they were played.

    `people` summarises by rule set the remarks of people who played by it; empty strings if there are none.
    """
    study, sweep = part.study, sweep_of(part, found)
    told = sweep.told(study, found) if sweep else None
    said = dict(enumerate(people))
    sections = [_rule_set(study, found, number, said.get(number, "")) for number in range(len(study.rule_sets))]
    others, base = sections[1:], sections[0]
    title = question(study)
    return page(
        title,
        f"<header><h1>{safe(title)}</h1>{_about(part)}</header>\n"
        f"{_claim(study, found)}{_sentences(told.all if told else ())}{_overview(study, found)}"
        f"<main>\n{_sweep(part, found, sweep) if sweep and told else ''}"
        f"{''.join([*others, base, _method(part), _meanings(study)])}</main>\n{_footer(part, found)}",
    )


def _about(part: Part) -> str:
    study, tally = part.study, part.tally
    text = translate("report", "{players}. Games per rule set: {games}. Blocks: {blocks}. Seed: {seed}.")
    fewest, most = (as_number(find(each.games for each in tally.rule_sets)) for find in (min, max))
    games = most if fewest == most else filled(translate("told", "{low} to {high}"), low=fewest, high=most)
    words = {
        "players": ", ".join(study.players),
        "games": games,
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
    """Return the study's claim and the verdict on it."""
    if found.answer is None:
        return ""
    claim, *evidence = answer_sentences(study, found.answer)
    listed = "".join([f"<li>{safe(sentence)}</li>" for sentence in evidence])
    return f"<section><p><strong>{safe(claim)}</strong></p>\n<ul>{listed}</ul></section>\n"


def _overview(study: Study, found: Findings) -> str:
    """Return a table of all rule sets with links to them; empty for fewer than three rule sets without goals."""
    if len(study.rule_sets) < 3 and not study.goals:
        return ""
    heads = [
        translate("report", "Rule set"),
        *[every_measure(study.game)[goal.measure].label() for goal in study.goals],
    ]
    heads.append(translate("report", "Main findings"))
    rows = []
    for number, _ in enumerate(study.rule_sets):
        told = differences_told(study.game, found.differences[number - 1]) if number else []
        cells = [f'<th scope="row"><a href="#{study.letter(number)}">{safe(name_in_words(study, number))}</a></th>']
        cells += [f"<td>{_verdict(verdict)}</td>" for verdict in found.rule_sets[number].verdicts]
        cells.append(cell("td", told[0] if told else ""))
        rows.append("".join(cells))
    return f"<nav>{table([head(one) for one in heads], rows)}</nav>\n"


# --- a sweep ---------------------------------------------------------------------------------------------------------


def _sweep(part: Part, found: Findings, sweep: SweepWords) -> str:
    """Return an overview of a sweep: the ranking, each rule on its own, and pairs of rules."""
    study = part.study
    heading = safe(translate("report", "All rule sets"))
    return (
        f"<section><h2>{heading}</h2>\n{_ranking(part, sweep.places)}{_alone(study, found)}"
        f"{''.join([_grid(study, found, sweep.places, *pair) for pair in _pairs(study)])}</section>\n"
    )


def _ranking(part: Part, places: Sequence[Ranked]) -> str:
    study, tally = part.study, part.tally
    heads = [
        head(translate("report", "Rank"), "number"),
        head(translate("report", "Rule set")),
        head(translate("report", "Goals met"), "number"),
        head(translate("report", "Distance"), "number"),
        head(translate("report", "Rules changed"), "number"),
        head(translate("report", "Games"), "number"),
        head(translate("report", "Eliminated after (games)"), "number"),
    ]
    rows = []
    for rank, place in enumerate(places, 1):
        gone = "" if place.dropped is None else as_number(place.dropped * len(study.players))
        link = f'<a href="#{study.letter(place.number)}">{safe(name_in_words(study, place.number))}</a>'
        numbers = [
            as_number(place.proven),
            as_number(place.distance, 2) if isfinite(place.distance) else "-",
            as_number(place.changed),
            as_number(tally.rule_sets[place.number].games),
            gone,
        ]
        cells = [cell("td", number, 'class="number"') for number in numbers]
        rows.append(f'{cell("td", rank, _NUMBER)}<th scope="row">{link}</th>{"".join(cells)}')
    notes = [
        translate(
            "report",
            "Rule sets are ranked by the most goals met, then by the least distance, then by the fewest rules changed.",
        ),
        translate(
            "report",
            "The distance adds up how far each mean lies outside its goal, in standard deviations of the base's "
            "blocks.",
        ),
        translate(
            "report",
            "A measure to lower adds its mean to the distance, in the same unit; a measure to raise subtracts it. The "
            "distance can then be negative.",
        ),
    ]
    return f'<p class="note">{safe(in_sequence(notes))}</p>\n{table(heads, rows)}'


def _alone(study: Study, found: Findings) -> str:
    """Return a table of the effect of each rule on its own on the measures that the study aims at."""
    rules, measures = one_at_a_time(study, found), aims(study)
    if not rules:
        return ""
    heads = [head(translate("report", "House rule")), head(translate("report", "Value"))]
    heads.append(head(translate("report", "Games changed, in 100"), "number"))
    for name in measures:
        heads += [head(every_measure(study.game)[name].label(), "number"), head(translate("report", "95%"), "number")]
    rows = [cell("th", translate("report", "base"), 'scope="row"') + "<td></td><td></td>" + _means(found, 0, measures)]
    for rule in rules:
        for tried in rule.tried:
            share = "-" if tried.otherwise is None else as_number(100 * tried.otherwise)
            label = filled(translate("report", "{rule} (now {value})"), rule=rule.rule.label, value=rule.now)
            cells = [cell("th", label, 'scope="row"'), cell("td", tried.value), cell("td", share, _NUMBER)]
            rows.append("".join(cells) + _means(found, tried.number, measures))
    return f"<h3>{safe(translate('report', 'One rule at a time'))}</h3>\n{table(heads, rows)}"


def _means(found: Findings, number: int, measures: Sequence[str]) -> str:
    known = found.rule_sets[number].measures
    return "".join([_numbers(name, known.get(name, NOTHING_KNOWN), signed=False) for name in measures])


def _pairs(study: Study) -> list[tuple[str, str]]:
    """Return the pairs of rules, by name, that some rule set changed together without changing any other."""
    base = study.rule_sets[0].rules
    pairs: dict[tuple[str, str], None] = {}
    for each in study.rule_sets[1:]:
        changed = [rule.name for rule in base.declared() if getattr(each.rules, rule.name) != getattr(base, rule.name)]
        pairs.update(dict.fromkeys(combinations(changed, 2) if len(changed) == 2 else ()))
    return list(pairs)


def _grid(study: Study, found: Findings, places: Sequence[Ranked], row: str, column: str) -> str:
    """Return a shaded grid of the means of the first measure that the study aims at, by the values of two rules."""
    grid, measure = two_rules(study, row, column), aims(study)[0]
    known = {number: found.rule_sets[number].measures.get(measure, NOTHING_KNOWN) for number in grid.cells.values()}
    means = [one.mean for one in known.values() if one.mean is not None]
    if not means:
        return ""
    gone = {place.number for place in places if place.dropped is not None}
    winner = places[0].number if found.rule_sets[places[0].number].fitness.fit else None
    rows = []
    for down, value in enumerate(grid.rows):
        cells = [cell("th", value_words(grid.row, value), 'scope="row"')]
        for across, _ in enumerate(grid.columns):
            number = grid.cells.get((down, across))
            if number is None:
                cells.append("<td></td>")
                continue
            mean, bounds = shown_cells(measure, known[number])
            signs = ("✓" if goals_verdict(found, number, measure) == MET else "", "★" if number == winner else "")
            words = " ".join([*filter(None, signs), mean, bounds])
            shade = _shade(known[number].mean, min(means), max(means))
            cells.append(cell("td", f"({words})" if number in gone else words, f'class="number {shade}"'))
        rows.append("".join(cells))
    corner = filled(translate("report", "{row} ↓ {column} →"), row=grid.row.label, column=grid.column.label)
    heads = [head(corner), *[head(value_words(grid.column, value), "number") for value in grid.columns]]
    goal = next((range_words(goal) for goal in study.goals if goal.measure == measure), "")
    title = (
        f"{every_measure(study.game)[measure].label()}: {goal}" if goal else every_measure(study.game)[measure].label()
    )
    note = translate(
        "report",
        "The darker the cell, the larger the mean. ✓: proven to meet the goal. ★: the best. In brackets: eliminated "
        "early.",
    )
    return f'<h3>{safe(title)}</h3>\n<p class="note">{safe(note)}</p>\n{table(heads, rows)}'


def _shade(mean: float | None, least: float, most: float) -> str:
    """Return the CSS class of a cell, by the place of its mean between the least and the largest."""
    if mean is None or least == most:
        return "shade0"
    return f"shade{round(_SHADES * (mean - least) / (most - least))}"


# --- one rule set ----------------------------------------------------------------------------------------------------


def _heading(study: Study, number: int) -> str:
    """Return a rule set's name and its changes, or the changes alone if they are its name."""
    name = name_in_words(study, number)
    return headline(study, number) if name == study.rule_sets[number].name else name


def _rule_set(study: Study, found: Findings, number: int, people: str) -> str:
    here = found.rule_sets[number]
    parts = [f'<section id="{study.letter(number)}"><h2>{safe(_heading(study, number))}</h2>\n']
    if number:
        differences = found.differences[number - 1]
        told = [str(each) for each in differences_told(study.game, differences)]
        parts.append(_sentences(told or [translate("report", "No differences have been proven so far.")]))
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
        apart = translate("report", "The games that people played aren't counted in the figures above.")
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
        head(translate("report", "95%"), "number"),
    ]
    note = ""
    if number:
        heads += [
            head(translate("report", "Difference"), "number"),
            head(translate("report", "95%"), "number"),
            head(translate("report", "Less | more"), "plot"),
        ]
        text = translate(
            "report",
            "Differences are relative to {base}. Each row has its own scale. The dashed line marks no "
            "difference; proven differences are drawn in bold.",
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
    """Return the distributions of measures that are proven to differ, each as a picture and a table."""
    base, here = found.rule_sets[0], found.rule_sets[number]
    names = [name for name in proven_measures(found.differences[number - 1]) if here.bars.get(name)][:_SPREAD]
    if not names:
        return ""
    text = translate(
        "report", "Heights show games in 100: {base} is outlined and {name} is filled. Dashed lines show the means."
    )
    legend = filled(text, base=study.rule_sets[0].name, name=name_in_words(study, number))
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
    """Return the numbers of a distribution as a folded table."""
    unit = unit_words(study.game, name) or measures_in(study)[name].label()
    heads = [head(unit)] + [head(name_in_words(study, one), "number") for one in (0, number)]
    rows = []
    base, here = (found.rule_sets[one].bars[name] for one in (0, number))
    for before, after in zip(base, here, strict=True):
        cells = [
            f'<td class="number"><data value="{bar.games}">{share_of(bar, bars):.1f}</data></td>'
            for bar, bars in ((before, base), (after, here))
        ]
        rows.append(cell("th", bar_words(name, after), 'scope="row"') + "".join(cells))
    summary = safe(translate("report", "As a table (games in 100)"))
    return f"<details><summary>{summary}</summary>{table(heads, rows)}</details>"


def _numbers(measure: str, found: Finding, signed: bool) -> str:
    """Return the cells of a mean and its bounds."""
    mean, bounds = (safe(cell) for cell in shown_cells(measure, found, signed))
    if found.mean is not None:
        mean = f'<data value="{found.mean!r}">{mean}</data>'
    if found.bounds is not None:
        bounds = f'<data value="{found.bounds.low!r} {found.bounds.high!r}">{bounds}</data>'
    return f'<td class="number">{mean}</td><td class="number">{bounds}</td>'


def _book(study: Study, number: int) -> str:
    """Return the rule book of a rule set, with changes marked against the base.

    The base is marked against the standard rules. Only changed sections are shown, unless it is the last of at most two
    rule sets, which gets the whole book.
    """
    rules = study.rule_sets[number].rules
    before = study.rule_sets[0].rules if number else study.of.rules()
    last = number == len(study.rule_sets) - 1
    if before == rules and not last:
        return ""
    told = marked_book(study.of, before, rules, len(study.players), whole=last and number < 2)
    heading = (
        translate("report", "Changes to the rule book (text of {base} is struck out; new text is underlined)")
        if number
        else translate("report", "Changes to the rule book (standard text is struck out; new text is underlined)")
    )
    return f"<h3>{safe(filled(heading, base=study.rule_sets[0].name))}</h3>\n{told}"


def _house_rules(study: Study, number: int) -> str:
    """Return a table of the house rules: all those of the base, or those of another rule set that differ from the
    base."""
    seats, base, rules = len(study.players), study.rule_sets[0].rules, study.rule_sets[number].rules
    heading = f"<h3>{safe(translate('report', 'House rules'))}</h3>\n"
    if number:
        return heading + house_rules_table(rules, base, seats, study.rule_sets[0].name, only_others=True)
    return heading + house_rules_table(rules, study.of.rules(), seats, translate("report", "Standard"))


def _method(part: Part) -> str:
    """Return an explanation of the method, for readers who want to know how far to trust the results."""
    told = [
        translate("report", "Each deal was played in every rotation of the seats under every rule set."),
        translate("report", "Cards and the players' random choices were the same under all rule sets."),
        translate(
            "report",
            "Such a block is one observation: games in different blocks are independent, but games in the same block "
            "are not.",
        ),
        translate(
            "report",
            "Bounds are 95% confidence sequences: the chance that the true value ever lies outside a pair of them, "
            "however often you look, is at most 5%.",
        ),
        translate("report", "So of many pairs of bounds, a few will be wrong."),
    ]
    if trials(part.study):
        text = translate(
            "report",
            "In the first {blocks} blocks, the players were also tested: the strongest against weaker players, and "
            "the others against players who follow one simple strategy.",
        )
        told.append(filled(text, blocks=as_number(LOOKED_INTO)))
        told.append(translate("report", "No verdict rests on players who aren't known to be fit to judge a rule set."))
    if dropped_out(part.study, part.tally):
        told.append(
            translate(
                "report",
                "Each time the number of games doubled, the rule sets that were clearly worse and the weaker half of "
                "the others were eliminated (successive halving).",
            )
        )
    if part.again:
        told.append(
            translate(
                "report", "The best rule set was chosen partly for its luck, so it was played again with new deals."
            )
        )
    heading = safe(translate("report", "How this was measured"))
    return f"<section><h2>{heading}</h2>\n<p>{safe(in_sequence(told))}</p></section>\n"


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
        translate("report", "With an error"),
        translate("report", "Pairs"),
        translate("report", "Differed"),
        translate("report", "Different winner"),
    ]
    rows = []
    for number, counted in enumerate(tally.rule_sets):
        counts = [counted.games, counted.unfinished, counted.failed]
        if number:
            differences = found.differences[number - 1]
            counts += [differences.pairs, differences.differ, differences.winners_differ]
        cells = [cell("td", as_number(count), 'class="number"') for count in counts]
        rows.append(
            "".join(
                [cell("th", name_in_words(study, number), 'scope="row"'), *cells, "<td></td>" * (7 - 1 - len(cells))]
            )
        )
    columns = [head(one, "number" if place else "") for place, one in enumerate(heads)]
    problems = [in_words(problem) for problem in tally.problems[:_MOST_PROBLEMS]]
    if len(tally.problems) > len(problems):
        more = len(tally.problems) - len(problems)
        problems.append(translate("report", "and %n more problem(s)", None, more))
    listed = "".join([f"<li>{safe(problem)}</li>" for problem in problems])
    return (
        f"<footer><h2>{safe(translate('report', 'Games played'))}</h2>\n{table(columns, rows)}"
        + (f"<h3>{safe(translate('report', 'Problems'))}</h3>\n<ul>{listed}</ul>\n" if listed else "")
        + _command(part)
        + f'<p class="note">Cardtable {safe(about.version())}</p></footer>\n'
    )


def _command(part: Part) -> str:
    """Return the command that runs the study again."""
    if not part.offered:
        return f"<p>{safe(not_offered())}</p>\n"
    text = translate("report", "Command to run this study again:")
    return f"<p>{safe(text)}</p>\n<pre><code>{safe(part.offered)}</code></pre>\n"
