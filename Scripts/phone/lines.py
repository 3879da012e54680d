"""The form of the data files: short lines of YAML, with lists of prefixes wrapped."""

import textwrap

from patterns import patterns

WIDTH = 99


def wrapped(key, words, indent=0):
    """Returns `key: words`, or the words as a folded block below the key if they don't fit on a line.

    The key may begin with the hyphen of a list. A block takes half as long to read as plain text.
    """
    text = " ".join(words)
    line = f"{' ' * indent}{key}: {text}"
    if len(line) <= WIDTH:
        return line
    margin = " " * (indent + (4 if str(key).startswith("- ") else 2))
    block = textwrap.fill(text, width=WIDTH, initial_indent=margin, subsequent_indent=margin,
                          break_on_hyphens=False, break_long_words=False)
    return f"{' ' * indent}{key}: >-\n{block}"


def rows(groups, indent):
    """Returns a line of prefixes for each set of lengths, shortest first."""
    return [wrapped(runs(lengths), patterns(prefixes), indent)
            for lengths, prefixes in sorted(groups.items())]


def runs(numbers):
    """Writes numbers with runs of three or more as ranges: [6, 7, 8, 10] is `6-8 10`."""
    found = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return " ".join(str(first) if first == last else f"{first}{'-' if last > first + 1 else ' '}{last}"
                    for first, last in found)


def quoted(text):
    """Quotes a text that other YAML readers would read as another type."""
    return "'" + text.replace("'", "''") + "'"
