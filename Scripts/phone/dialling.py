"""How people dial numbers at home: the rules of region files from the metadata's expressions.

The metadata has one expression and one replacement for each region. They have only a few shapes, and
each becomes rules that are tried in order: remove these digits, remove a carrier code, keep the
rest, drop digits after it, insert digits before it.
"""

import re
from dataclasses import dataclass, field

from prefixes import ranges, strings

# An alternative that only removes digits, such as `0` or `1(?:[2-7]|9)`.
PLAIN = re.compile(r"(?:\d|\[[\d-]+\]|\\d|\?|\(\?:|\)|\|)*")

# Digits that are inserted before the first group.
INSERTED = re.compile(r"(\d*)\\1")


@dataclass
class Rule:
    """One rule, with the names of region files."""

    strip: list = field(default_factory=list)
    may_strip: list = field(default_factory=list)
    carrier: dict = None
    keep: dict = None
    whole: bool = False
    drop: str = ""
    insert: str = ""


def rules(expression, replacement):
    """Returns the rules that do what an expression and its replacement do."""
    return [rule for alternative in alternatives(expression)
            for rule in rules_of(alternative, replacement)]


def rules_of(alternative, replacement):
    """Returns the rules of one alternative of an expression."""
    for shape in (only_digits, whole_number, digits_and_group, carrier_and_number, dropped_after_area):
        found = shape(alternative, replacement)
        if found is not None:
            return found
    raise ValueError(f"unknown shape: {alternative} with {replacement}")


def only_digits(alternative, _):
    """`0|8`: digits that are removed."""
    if PLAIN.fullmatch(alternative):
        return [Rule(strip=longest_first(text for text in strings(alternative) if text))]


def whole_number(alternative, replacement):
    """`([2-9]\\d{6})$` with `684\\1`: an area code before a whole local number."""
    group = re.fullmatch(r"\((.*)\)\$", alternative)
    inserted = INSERTED.fullmatch(replacement or "")
    if group and inserted and is_one_group(alternative[:-1]):
        return [Rule(keep=ranges(group[1]), whole=True, insert=inserted[1])]


def digits_and_group(alternative, replacement):
    """`0(1[2-9])?`: digits and a carrier code; with `\\1`, digits before the kept part."""
    parts = re.fullmatch(r"(\d*)(\(.*\))(\??)", alternative)
    if not parts or not is_one_group(parts[2]) or parts[2].startswith("(?"):
        return None
    digits, group, is_optional = [parts[1]] if parts[1] else [], ranges(parts[2][1:-1]), parts[3]
    if replacement is None:
        rest = [Rule(strip=digits)] if is_optional else []
        return [Rule(strip=digits, carrier=group)] + rest
    if replacement == r"\1" and not is_optional:
        return [Rule(strip=digits, keep=group)]
    return None


def carrier_and_number(alternative, replacement):
    """`(?:0|90)(?:(1[245])(\\d{10,11}))?` with `\\2`: a carrier code before a whole number."""
    parts = re.fullmatch(r"\(\?:([\d|]+)\)\(\?:\((.*)\)\((\\d\{\d+,\d+\})\)\)\?", alternative)
    if parts and replacement == r"\2":
        digits = longest_first(parts[1].split("|"))
        return [Rule(strip=digits, carrier=ranges(parts[2]), keep=ranges(parts[3])), Rule(strip=digits)]


def dropped_after_area(alternative, replacement):
    """`0?(?:(11|2[23])15)?` with `9\\1`: digits after the area code become others before it."""
    parts = re.fullmatch(r"(\d)\?\(\?:(\(.*\))(\d+)\)\?", alternative)
    inserted = INSERTED.fullmatch(replacement or "")
    if parts and inserted and is_one_group(parts[2]):
        kept = Rule(may_strip=[parts[1]], keep=ranges(parts[2][1:-1]), drop=parts[3], insert=inserted[1])
        return [kept, Rule(strip=[parts[1]])]


def alternatives(expression):
    """Splits an expression at the bars outside brackets."""
    parts, depth = [""], 0
    for token in re.findall(r"\[[^\]]*\]|.", expression):
        depth += (token == "(") - (token == ")")
        if token == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += token
    return parts


def is_one_group(expression):
    """Whether the opening bracket of an expression closes at its end."""
    depth = 0
    for index, character in enumerate(expression):
        depth += (character == "(") - (character == ")")
        if depth == 0 and index < len(expression) - 1:
            return False
    return True


def longest_first(texts):
    """Sorts alternatives so the first one that fits is the longest."""
    return sorted(texts, key=lambda text: (-len(text), text))
