"""The notation of sets of prefixes: `21-24` if only last digits differ, or else `1(2-35)(0-27)`.

Brackets contain a choice of digits for one place. Each prefix is written once, and the patterns come
from the minimal automaton of the set, so a set has exactly one form.
"""

from collections import defaultdict


def patterns(prefixes):
    """Returns the patterns of a set of prefixes, in the order of digits."""
    known = {}
    paths = {}
    root = shared(sorted(set(prefixes)), 0, known)
    return [written(places) for places in sorted(followed(root, known, paths))]


def shared(words, depth, known):
    """Returns the state of words that begin alike. Equal sets of endings share a state."""
    following = defaultdict(list)
    for word in words:
        if len(word) > depth:
            following[word[depth]].append(word)
    ends = any(len(word) == depth for word in words)
    children = tuple((digit, shared(below, depth + 1, known)) for digit, below in following.items())
    return known.setdefault((ends, children), len(known))


def followed(root, known, paths):
    """Returns every path from a state to an end, as a choice of digits for each place."""
    if root not in paths:
        ends, children = list(known)[root]
        choices = defaultdict(str)
        for digit, child in children:
            choices[child] += digit
        paths[root] = [()] if ends else []
        for child, digits in choices.items():
            paths[root] += [(digits, *rest) for rest in followed(child, known, paths)]
    return paths[root]


def written(places):
    """Writes the choices of digits for each place as one pattern."""
    *first, last = places
    if len(last) > 1 and is_run(last) and all(len(digits) == 1 for digits in first):
        start = "".join(first)
        return f"{start}{last[0]}-{start}{last[-1]}"
    return "".join(digits if len(digits) == 1 else f"({runs_of(digits)})" for digits in places)


def runs_of(digits):
    """Writes three or more successive digits as a run: `0-27`."""
    found = []
    for digit in digits:
        if found and int(found[-1][-1]) + 1 == int(digit):
            found[-1] += digit
        else:
            found.append(digit)
    return "".join(run if len(run) < 3 else f"{run[0]}-{run[-1]}" for run in found)


def is_run(digits):
    """Whether digits follow each other."""
    return int(digits[-1]) - int(digits[0]) == len(digits) - 1
