"""Sets of digit strings in the form of region files: prefixes, grouped by the lengths under them.

A set has a prefix if *all* numbers of certain lengths that start with it are in the set, and if this isn't
true for any shorter prefix. So each set has exactly one form, whichever expression it came from.
"""

from collections import defaultdict

from automaton import DEAD, DIGITS, Automaton

AUTOMATON = Automaton()


def ranges(expression):
    """Returns the numbers that an expression matches: {lengths: ['21', '22', '24']}."""
    groups = defaultdict(list)
    for prefix, lengths in uniform_prefixes(AUTOMATON.state(expression), ""):
        groups[lengths] += [prefix] if prefix else [str(digit) for digit in DIGITS]
    return dict(groups)


def uniform_prefixes(state, prefix):
    """Yields the shortest prefixes where all numbers of some lengths are accepted."""
    if state == DEAD:
        return
    lengths = AUTOMATON.lengths_of_all(state)
    if lengths is not None:
        yield prefix, tuple(length + len(prefix) for length in lengths)
        return
    if AUTOMATON.accepting[state]:
        yield prefix, (len(prefix),)
    for digit in DIGITS:
        yield from uniform_prefixes(AUTOMATON.children[state][digit], f"{prefix}{digit}")


def leading(expression):
    """Returns the prefixes of all texts that begin with a match of an expression."""
    return [prefix for digit in DIGITS for prefix in leading_prefixes(
        AUTOMATON.children[AUTOMATON.state(expression)][digit], str(digit))]


def leading_prefixes(state, prefix):
    """Returns the shortest prefixes whose continuations all start with an accepted text."""
    if state == DEAD:
        return []
    if AUTOMATON.accepting[state]:
        return [prefix]
    below = [leading_prefixes(AUTOMATON.children[state][digit], f"{prefix}{digit}") for digit in DIGITS]
    if all(below[digit] == [f"{prefix}{digit}"] for digit in DIGITS):
        return [prefix]
    return [longer for prefixes in below for longer in prefixes]


def complement(prefixes):
    """Returns the shortest prefixes that exclude all texts with the given prefixes."""
    ends = set(prefixes)
    inner = {prefix[:length] for prefix in ends for length in range(len(prefix))}
    known = ends | inner
    return sorted(longer for prefix in inner for digit in DIGITS
                  if (longer := f"{prefix}{digit}") not in known)


def strings(expression):
    """Returns all strings that an expression matches, in the order of digits."""
    found = []

    def collect(state, text):
        if AUTOMATON.accepting[state]:
            found.append(text)
        for digit in DIGITS:
            if AUTOMATON.children[state][digit] != DEAD:
                collect(AUTOMATON.children[state][digit], f"{text}{digit}")

    collect(AUTOMATON.state(expression), "")
    return found


def lengths_of(groups):
    """Returns the lengths that occur in ranges, ascending."""
    return sorted({length for lengths in groups for length in lengths})


def expanded(groups):
    """Yields each prefix of ranges with its lengths."""
    for lengths, prefixes in groups.items():
        for prefix in prefixes:
            yield prefix, lengths
