"""Compares dialing rules with the expressions that they were made from.

It compares all short numbers, and random numbers that begin like the expression, with and without
examples. A difference ends the run, so no region file is written with a wrong rule.
"""

import random
import re
from itertools import product

from automaton import DEAD, DIGITS
from prefixes import AUTOMATON, expanded

BEGINNINGS = ["", "0", "1", "8", "15", "90", "00", "03", "000"]


def check(name, expression, replacement, rules, examples):
    """Raises an error if the rules and the expression disagree on any of many numbers."""
    reading = [PreparedRule(rule) for rule in rules]
    for number in numbers(name, expression, examples):
        expected = by_expression(expression, replacement, number) or (number, "")
        found = by_rules(reading, number) or (number, "")
        if expected != found:
            raise ValueError(f"{name}: {expression} turns {number} into {expected}, and the rules into {found}")


class PreparedRule:
    """A rule whose ranges are single prefixes."""

    def __init__(self, rule):
        self.strip = rule.strip or [*rule.may_strip, ""]
        self.carrier = None if rule.carrier is None else list(expanded(rule.carrier))
        self.keep = None if rule.keep is None else list(expanded(rule.keep))
        self.whole, self.drop, self.insert = rule.whole, rule.drop, rule.insert

    def apply(self, number):
        """Returns the national number and the carrier code, or None if the rule doesn't fit."""
        strip = next((digits for digits in self.strip if number.startswith(digits)), None)
        if strip is None:
            return None
        rest = number[len(strip):]
        for carrier in [0] if self.carrier is None else fitting(self.carrier, rest):
            after_carrier = rest[carrier:]
            if self.keep is None:
                return after_carrier, rest[:carrier]
            for length in fitting(self.keep, after_carrier):
                following = after_carrier[length:]
                if following.startswith(self.drop) and not (self.whole and following):
                    kept = self.insert + after_carrier[:length] + following[len(self.drop):]
                    return kept, rest[:carrier]
        return None


def fitting(prefixes, digits):
    """Returns the lengths of the beginnings of digits that are in ranges, longest first."""
    found = {length for prefix, lengths in prefixes if digits.startswith(prefix) for length in lengths}
    return sorted((length for length in found if length <= len(digits)), reverse=True)


def by_rules(rules, number):
    """Returns the result of the first rule that fits a number."""
    return next(filter(None, (rule.apply(number) for rule in rules)), None)


def by_expression(expression, replacement, number):
    """Returns the result of the expression for a number, in the way that its users apply it."""
    match = re.match(expression, number)
    if not match:
        return None
    groups = match.groups()
    if not replacement or not groups or groups[-1] is None:
        carrier = groups[0] if groups and groups[-1] is not None else ""
        return number[match.end():], carrier or ""
    carrier = groups[0] or "" if len(groups) > 1 else ""
    return re.sub(expression, replacement, number, count=1), carrier


def numbers(name, expression, examples):
    """Returns the numbers to compare. The name is the seed."""
    choice = random.Random(name)
    found = {"".join(digits) for length in range(4) for digits in product("0123456789", repeat=length)}
    root = AUTOMATON.state(expression.replace("$", ""))
    beginnings = [beginning(root, choice) for _ in range(2000)]
    for _ in range(4000):
        first = choice.choice(beginnings if choice.random() < 0.6 else BEGINNINGS)
        rest = "".join(choice.choices("0123456789", k=choice.randrange(14)))
        example = choice.choice(examples or ["1"])
        found |= {first + rest, choice.choice(beginnings) + example, example, "0" + example}
    return sorted(found)


def beginning(state, choice):
    """Returns a random text that an automaton accepts."""
    text = ""
    while True:
        digits = [digit for digit in DIGITS if AUTOMATON.children[state][digit] != DEAD]
        if AUTOMATON.accepting[state] and (not digits or choice.random() < 0.3):
            return text
        digit = choice.choice(digits)
        text += str(digit)
        state = AUTOMATON.children[state][digit]
