"""The groups of digits in written numbers."""

import re

from areas import areas, size
from lines import wrapped
from patterns import patterns
from prefixes import complement, leading

# The characters that a list of excluded leading digits must save, because it is harder to read.
EXCEPT_SAVES = 100


def lines_of(metadata):
    """Returns the lines of a region's formats, if there are any.

    The formats for other countries are the same ones in the same order, without some of them. So each
    format only has the differences.
    """
    international = list(metadata.intl_number_format)
    differs = bool(international)
    lines = []
    for number_format in metadata.number_format:
        template = None
        if differs:
            is_next = international and identity(international[0]) == identity(number_format)
            template = international.pop(0).format if is_next else "none"
        lines += format_lines(number_format, template)
    if international:
        raise ValueError(f"{metadata.id}: the international formats are in another order")
    return ["formats:", *lines] if lines else []


def identity(number_format):
    """The part that two formats of the same numbers have in common."""
    return number_format.pattern, tuple(number_format.leading_digits_pattern)


def format_lines(number_format, international):
    """Returns the lines of one format."""
    lengths = groups(number_format.pattern)
    lines = [f"  - groups: {lengths}"]
    if template(number_format.format) != separated(lengths):
        lines.append(f"    write: {template(number_format.format)}")
    if number_format.leading_digits_pattern:
        # The last of several expressions is exact. The others are for unfinished numbers.
        lines += leading_lines(leading(number_format.leading_digits_pattern[-1]))
    for key, text in (("national", number_format.national_prefix_formatting_rule),
                      ("carrier", number_format.domestic_carrier_code_formatting_rule)):
        if text:
            lines.append(f"    {key}: {template(text)}")
    if number_format.national_prefix_optional_when_formatting:
        lines.append("    optional-prefix: true")
    if international is not None and international != number_format.format:
        lines.append(f"    international: {template(international)}")
    return lines


def leading_lines(prefixes):
    """Returns the lines with the leading digits of numbers, or with the excluded leading digits."""
    others = complement(prefixes)
    if size(areas_of(others)) + EXCEPT_SAVES > size(areas_of(prefixes)):
        return prefix_lines(prefixes, indent=4)
    return ["    except:", *prefix_lines(others, indent=6)]


def areas_of(prefixes):
    """Returns prefixes without lengths, split into prefixes of areas and the others."""
    return areas([(prefix, None) for prefix in sorted(prefixes)])


def prefix_lines(prefixes, indent):
    """Returns the lines of prefixes."""
    others, found = areas_of(prefixes)
    lines = [wrapped("leading", patterns([prefix for prefix, _ in others]), indent)] if others else []
    if found:
        lines.append(f"{' ' * indent}areas:")
    for codes, behind in found:
        lines += [wrapped("- codes", patterns(codes), indent + 2),
                  wrapped("leading", patterns([prefix for prefix, _ in behind]), indent + 4)]
    return lines


def groups(expression):
    """Returns the numbers of digits in the groups of an expression: `(\\d{3})(\\d{3,4})` is `3 3-4`."""
    parts = re.findall(r"\(\\d(?:\{(\d+)(?:,(\d+))?\})?\)", expression)
    lengths = [(least or "1") + (f"-{most}" if most else "") for least, most in parts]
    again = "".join("(\\d{" + length.replace("-", ",") + "})" for length in lengths)
    if again != expression.replace("(\\d)", "(\\d{1})"):
        raise ValueError(f"the groups of {expression} are not plain digits")
    return " ".join(lengths)


def separated(lengths):
    """Returns the default template of groups, with a space between them."""
    return " ".join(f"${number}" for number, _ in enumerate(lengths.split(), start=1))


def template(text):
    """Writes groups as `$1`."""
    return re.sub(r"\\(\d)", r"$\1", text)
