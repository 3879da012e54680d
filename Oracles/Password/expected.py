"""The verdicts of the package zxcvbn on passwords."""

import math

from zxcvbn import scoring, zxcvbn

YEAR = 2025
FIELDS = ["score", "guesses_log10", "warning"]

CODES = {
    "": "",
    "This is a top-10 common password.": "top_10",
    "This is a top-100 common password.": "top_100",
    "This is a very common password.": "common",
    "This is similar to a commonly used password.": "similar_to_common",
    "A word by itself is easy to guess.": "word",
    "Names and surnames by themselves are easy to guess.": "single_name",
    "Common names and surnames are easy to guess.": "name",
    "Straight rows of keys are easy to guess.": "keyboard_row",
    "Short keyboard patterns are easy to guess.": "keyboard_walk",
    'Repeats like "aaa" are easy to guess.': "repeat_character",
    'Repeats like "abcabcabc" are only slightly harder to guess than "abc".': "repeat",
    'Sequences like "abc" or "6543" are easy to guess.': "sequence",
    "Recent years are easy to guess.": "year",
    "Dates are often easy to guess.": "date",
}


def agree(expected, found):
    """Whether two answers are the same, except for the last digits of the logarithm."""
    one, other = float(expected[1]), float(found[1])
    return [expected[0], expected[2]] == [found[0], found[2]] and abs(one - other) <= 1e-6 * max(1, one)


def expected(password, context):
    scoring.REFERENCE_YEAR = YEAR
    found = zxcvbn(password, user_inputs=context, max_length=10_000)
    warning = CODES[found["feedback"]["warning"]]
    return [str(found["score"]), repr(math.log10(found["guesses"])),
            f"password.weak.{warning}" if warning else ""]
