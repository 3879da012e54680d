"""The reasons why the Python package differs from the JavaScript that this project follows."""

import inspect

from zxcvbn import matching, scoring

import expected as package

# A search keeps the cheapest path for each number of pieces. JavaScript visits the numbers in
# ascending order (ECMAScript §10.1.11.1). The package visits them in the order of their discovery,
# so it may keep a path that JavaScript drops, or drop one that JavaScript keeps.
REPLACED = [
    ("in optimal['m'][m['i'] - 1]:", "in sorted(optimal['m'][m['i'] - 1]):"),
    ("in optimal['m'][i - 1].items():",
     "in sorted(optimal['m'][i - 1].items(), key=lambda item: item[0]):"),
]
ORDER = "JavaScript takes the numbers of pieces in ascending order, Python as they were found"


def ascending_search():
    source = inspect.getsource(scoring.most_guessable_match_sequence)
    for old, new in REPLACED:
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    space = dict(vars(scoring))
    exec(source, space)
    return space["most_guessable_match_sequence"]


def explain(password, context, found):
    """Returns the reason for a difference, or None if there is none."""
    original = scoring.most_guessable_match_sequence
    changed = ascending_search()
    scoring.most_guessable_match_sequence = matching.most_guessable_match_sequence = changed
    try:
        again = package.expected(password, context)
    finally:
        scoring.most_guessable_match_sequence = matching.most_guessable_match_sequence = original
    return ORDER if package.agree(again, found) else None
