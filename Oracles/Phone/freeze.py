"""Writes the frozen samples that the project's own tests read.

    python freeze.py FOLDER

The samples cover every region, type, form, change and outcome with the fewest rows, and are then
filled up at random.
"""

import pathlib
import re
import sys
from random import Random

import phonenumbers as reference

import cells
import expected
import inputs
import match_rows
import typing_rows

SEED = 9043
NUMBERS, TYPING, MATCHES = 5_000, 600, 500
HEADER = """\
# {title}
# By Oracles/Phone/freeze.py, phonenumbers {version} (libphonenumber, Apache-2.0), seed {seed}.
# Tabs separate cells; \\t, \\n, \\r and \\\\ are escaped; empty cells at the end are left out.
# {columns}
"""


def main(folder):
    folder = pathlib.Path(folder)
    rows, seen = [], set()
    for category, region, text in inputs.generate(Random(SEED + 10), 40_000):
        if (region, text) not in seen and len(text) <= 60:
            seen.add((region, text))
            rows.append((category, region or "", text, *expected.expected(region, text)))
    chosen = sample(rows, NUMBERS, features)
    write(folder / "numbers.tsv", "What libphonenumber says of telephone numbers.",
          "region, text, error; or region, text, nothing, source, calling code, digits, extension, carrier, possible,"
          " valid,\n# region, type, national, international, RFC 3966 (= where it follows from international)",
          map(compact, chosen))

    rows = [(category, region, text, *typing_rows.steps(region, text))
            for category, region, text in typing_rows.generate(Random(SEED + 11), 4)]
    write(folder / "typing.tsv", "What libphonenumber shows while a number is typed.",
          "region, text, what is shown after each character (= where it is the text so far)",
          (same_as_typed(row) for row in sample(rows, TYPING, lambda row: [row[1], *row[0].split("+")])))

    rows = [(category, first, second, match_rows.match(first, second))
            for category, first, second in match_rows.generate(Random(SEED + 12), 20)]
    write(folder / "matches.tsv", "How far libphonenumber says that two writings are one number.",
          "first, second, match",
          (row[1:] for row in sample(rows, MATCHES, lambda row: [f"{part}/{row[3]}" for part in row[0].split("+")])))


def features(row):
    """The features of a row. Each should be in the sample."""
    fields = dict(zip(expected.FIELDS, row[3:]))
    outcome = fields["error"] or fields["possible"] + fields["valid"]
    found = [("region", row[1], outcome), ("number", fields["code"], fields["region"], fields["type"])]
    found += [("carrier", row[1], fields["carrier"])] if fields["carrier"] else []
    found += [(part, outcome) for part in row[0].split("+")]
    found += [(part, fields["source"], bool(fields["extension"])) for part in row[0].split("+")]
    found += [("zeros", fields["code"], fields["zeros"])] if fields["zeros"] not in ("", "0") else []
    shape = re.sub(r"\d", "9", fields["national"])
    found += [("shape", fields["code"], shape)] if fields["valid"] == "yes" else []
    return found


def sample(rows, count, features):
    """Rows that each have a new feature, and then others at random, in their original order."""
    random = Random(SEED)
    order = list(range(len(rows)))
    random.shuffle(order)
    order.sort(key=lambda index: -len(set(features(rows[index]))))
    seen, chosen = set(), []
    for rounds in (1, 2):
        for index in order:
            shown = set(features(rows[index]))
            if rounds == 1 and not shown <= seen and len(chosen) < count:
                seen |= shown
                chosen.append(index)
        if rounds == 1:
            taken = set(chosen)
            others = [index for index in order if index not in taken]
            chosen += random.sample(others, min(len(others), count - len(chosen)))
    return [rows[index] for index in sorted(chosen)]


def compact(row):
    fields = dict(zip(expected.FIELDS, row[3:]))
    if fields["error"]:
        return [row[1], row[2], fields["error"]]
    uri = fields["rfc3966"]
    extension = f";ext={fields['extension']}" if fields["extension"] else ""
    derived = re.sub(r" ext\. \d+$", "", fields["international"])
    if uri == "tel:" + re.sub(r"[^0-9+]+", "-", derived) + extension:
        uri = "="
    return [row[1], row[2], "", fields["source"], fields["code"], fields["digits"], fields["extension"],
            fields["carrier"], fields["possible"], fields["valid"], fields["region"], fields["type"],
            fields["national"], fields["international"], uri]


def same_as_typed(row):
    typed = row[2]
    return [row[1], typed] + ["=" if step == typed[:index + 1] else step for index, step in enumerate(row[3:])]


def write(path, title, columns, rows):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(HEADER.format(title=title, version=reference.__version__, seed=SEED, columns=columns))
        for row in rows:
            file.write(cells.line(row).rstrip("\t") + "\n")


main(sys.argv[1])
