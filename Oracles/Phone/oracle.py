"""Compares this project's phone numbers with libphonenumber's over generated inputs.

    python oracle.py --program PATH [--count N] [--seed N] [--folder PATH]
"""

import argparse
import pathlib
import subprocess
from random import Random

import agreement
import expected
import inputs
import cells
import match_rows
import typing_rows


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--program", required=True)
    options.add_argument("--count", type=int, default=250_000)
    options.add_argument("--seed", type=int, default=9043)
    options.add_argument("--folder", default=".build-oracle")
    options = options.parse_args()
    folder = pathlib.Path(options.folder)
    folder.mkdir(exist_ok=True)
    report, differing = [], 0

    rows = numbers(options.seed, options.count)
    differing += ask(options, folder, "numbers", expected.FIELDS, rows, report)

    # No start of a valid number may be reported as impossible. Text after a phone-context isn't
    # foreseen.
    valid = expected.FIELDS.index("valid") - len(expected.FIELDS)
    rows = [row[:3] + [""] for row in rows if row[valid] == "yes" and ";phone-context" not in row[2]]
    differing += ask(options, folder, "progress", ["impossible"], rows, report)

    random = Random(options.seed + 1)
    rows = [(category, region, text, "|".join(typing_rows.steps(region, text)))
            for category, region, text in typing_rows.generate(random, options.count // 5_000)]
    differing += ask(options, folder, "typing", ["steps"], rows, report)

    random = Random(options.seed + 2)
    rows = [(category, first, second, match_rows.match(first, second))
            for category, first, second in match_rows.generate(random, options.count // 5_000)]
    differing += ask(options, folder, "matches", ["match"], rows, report)

    (folder / "differences.tsv").write_text("\n".join(report) + "\n", encoding="utf-8")
    print(f"\n{differing:,} inputs differ; all differences are in {folder / 'differences.tsv'}")
    raise SystemExit(1 if differing else 0)


def numbers(seed, count):
    """Rows of category, region, text and expectations, each input once."""
    seen, rows = set(), []
    for category, region, text in inputs.generate(Random(seed), count):
        if (region, text) not in seen:
            seen.add((region, text))
            rows.append([category, region or "", text] + expected.expected(region, text))
    return rows


def ask(options, folder, mode, fields, rows, report):
    """Passes the inputs to the program, and compares its answers."""
    question, answer = folder / f"{mode}.tsv", folder / f"{mode}-answers.tsv"
    rows = [[cell or "" for cell in row] for row in rows]
    cells.write(question, [row[1:-len(fields)] for row in rows])
    with open(question, "rb") as source, open(answer, "wb") as sink:
        subprocess.run([options.program, mode], stdin=source, stdout=sink, check=True)
    return agreement.compare(mode, fields, rows, cells.read(answer), report)


main()
