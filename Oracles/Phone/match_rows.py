"""Pairs of written numbers, and how much they agree according to the reference."""

import phonenumbers as reference
from phonenumbers import MatchType

import inputs
from writing import Writing

MATCHES = {MatchType.NOT_A_NUMBER: "not-a-number", MatchType.NO_MATCH: "none",
           MatchType.SHORT_NSN_MATCH: "short", MatchType.NSN_MATCH: "national", MatchType.EXACT_MATCH: "exact"}


def generate(random, rounds):
    """Yields (category, first, second)."""
    everywhere = inputs.regions()
    writing = Writing(random, [])
    for region in everywhere:
        for _ in range(rounds):
            origin, digits = inputs.national_digits(region, random)
            other, change = digits, "same"
            match random.randrange(5):
                case 0:
                    change, other = inputs.changed(digits, random)
                case 1:
                    change, other = "tail", digits[random.randint(0, len(digits)):]
                case 2:
                    change, other = "longer", random.choice("0123456789") + digits
            categories = [origin, change]
            yield ("+".join(categories), writing.write(region, region.name, digits, []),
                   writing.write(region, region.name, other, []))


def match(first, second):
    return MATCHES[reference.is_number_match(first, second)]
