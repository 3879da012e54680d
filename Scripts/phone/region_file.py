"""The file of one region."""

import random
import re

import dialling_check
import formats
from areas import areas, grouped, named_codes
from dialling import rules
from lines import quoted, rows, runs, wrapped
from patterns import patterns
from prefixes import expanded, leading, lengths_of, ranges, strings
from provenance import SOURCES

# The types of numbers in region files and their names in the metadata.
TYPES = {
    "fixed-line": "fixed_line", "mobile": "mobile", "toll-free": "toll_free",
    "premium-rate": "premium_rate", "shared-cost": "shared_cost",
    "personal-number": "personal_number", "voip": "voip", "pager": "pager", "uan": "uan",
    "voicemail": "voicemail", "domestic-only": "no_international_dialling",
}
KINDS = {"any": "general_desc", **TYPES}

# Codes that other YAML readers read as a boolean value.
AMBIGUOUS = {"NO", "001"}


def text(metadata):
    """Returns the text of the file of a region."""
    beginning = [*head(metadata), *prefixes(metadata), *dialled(metadata), *lengths(metadata)]
    lists, rest = named_codes([*numbers(metadata), *examples(metadata), *formats.lines_of(metadata)])
    return "\n".join([*beginning, *lists, *rest]) + "\n"


def head(metadata):
    """The region, and the source of the data."""
    code, region = metadata.country_code, metadata.id
    whose = "that belong to no region" if region == "001" else f"in the region {region}"
    return [f"# Telephone numbers under +{code} {whose}.", "format: 1", "kind: phone-region",
            f"region: {quoted(region) if region in AMBIGUOUS else region}", f"calling-code: {code}",
            *SOURCES]


def prefixes(metadata):
    """The digits that people dial or write around a number."""
    lines = []
    if metadata.leading_digits:
        lines.append(wrapped("leading-digits", patterns(leading(metadata.leading_digits))))
    if metadata.international_prefix:
        lines.append(wrapped("international-prefixes", patterns(international_prefixes(metadata))))
    if metadata.preferred_international_prefix:
        lines.append(f"preferred-international-prefix: {metadata.preferred_international_prefix}")
    if metadata.national_prefix:
        lines.append(f"national-prefix: {metadata.national_prefix}")
    if metadata.preferred_extn_prefix:
        lines.append(f"extension-prefix: {quoted(metadata.preferred_extn_prefix)}")
    return lines


def international_prefixes(metadata):
    """Returns the digits before a calling code. The longest that fits counts."""
    expression = metadata.international_prefix
    found = sorted(strings(expression.replace("~", "")), key=lambda digits: (len(digits), digits))
    choice = random.Random(metadata.id)
    for _ in range(3000):
        number = choice.choice(found) + "".join(choice.choices("0123456789", k=8))
        longest = max(len(digits) for digits in found if number.startswith(digits))
        if re.match(expression, number).end() != longest:
            raise ValueError(f"{metadata.id}: {expression} finds a shorter prefix of {number}")
    return found


def dialled(metadata):
    """How people dial a number at home."""
    expression = metadata.national_prefix_for_parsing
    if not expression:
        return []
    found = rules(expression, metadata.national_prefix_transform_rule)
    dialling_check.check(
        f"{metadata.id}{metadata.country_code}", expression, metadata.national_prefix_transform_rule,
        found, [example for _, example in examples_of(metadata)])
    lines = ["dialled:"]
    for rule in found:
        first, *rest = rule_lines(rule)
        lines += [f"  - {first.lstrip()}", *rest]
    return lines


def rule_lines(rule):
    """Returns the lines of a dialing rule."""
    lines = []
    for key, words in (("strip", rule.strip), ("may-strip", rule.may_strip)):
        if words:
            lines.append(f"    {key}: {' '.join(patterns(words))}")
    for key, groups in (("carrier", rule.carrier), ("keep", rule.keep)):
        if groups is not None:
            lines += [f"    {key}:", *rows(groups, indent=6)]
    if rule.whole:
        lines.append("    whole: true")
    for key, digits in (("drop", rule.drop), ("insert", rule.insert)):
        if digits:
            lines.append(f"    {key}: {digits}")
    return lines


def lengths(metadata):
    """The possible lengths that don't follow from the ranges, and the lengths that are only local."""
    special, local = {}, {}
    for name, description in described(metadata):
        if lengths_of(ranges(description.national_number_pattern)) != sorted(description.possible_length):
            special[name] = description.possible_length
        if description.possible_length_local_only:
            local[name] = description.possible_length_local_only
    lines = []
    for key, found in (("lengths", special), ("local-lengths", local)):
        if found:
            lines += [f"{key}:", *(f"  {name}: {runs(numbers)}" for name, numbers in found.items())]
    return lines


def numbers(metadata):
    """The ranges of all numbers, and of each type."""
    lines = ["ranges:"]
    for name, description in described(metadata):
        groups = ranges(description.national_number_pattern)
        others, found = areas(sorted(expanded(groups)))
        lines += [f"  {name}:", *rows(grouped(others), indent=4), *(["    areas:"] if found else [])]
        for codes, behind in found:
            lines += [wrapped("- codes", patterns(codes), indent=6), *rows(grouped(behind), indent=8)]
    return lines


def examples(metadata):
    """An example of each type."""
    found = [f"  {name}: {quoted(example)}" for name, example in examples_of(metadata)]
    return ["examples:", *found] if found else []


def described(metadata):
    """Yields the types of a region's numbers, with their metadata."""
    for name, attribute in KINDS.items():
        description = getattr(metadata, attribute)
        if description and description.national_number_pattern:
            yield name, description


def examples_of(metadata):
    """Returns the types that have an example, with the example."""
    found = ((name, getattr(metadata, attribute)) for name, attribute in TYPES.items())
    return [(name, description.example_number) for name, description in found
            if description and description.example_number]
