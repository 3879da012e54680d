"""Inputs for the oracle: texts that people type, correctly or not.

Every input is a tuple (category, region, text). The category names the source of the digits and the
changes to them, joined by a plus.
"""

import phonenumbers as reference
from phonenumbers import PhoneMetadata, PhoneNumberFormat, PhoneNumberType

import texts
from writing import Writing

KINDS = [
    ("fixed_line", PhoneNumberType.FIXED_LINE), ("mobile", PhoneNumberType.MOBILE),
    ("toll_free", PhoneNumberType.TOLL_FREE), ("premium_rate", PhoneNumberType.PREMIUM_RATE),
    ("shared_cost", PhoneNumberType.SHARED_COST), ("personal_number", PhoneNumberType.PERSONAL_NUMBER),
    ("voip", PhoneNumberType.VOIP), ("pager", PhoneNumberType.PAGER), ("uan", PhoneNumberType.UAN),
    ("voicemail", PhoneNumberType.VOICEMAIL), ("no_international_dialling", None),
    ("general_desc", None),
]
FORMATS = [PhoneNumberFormat.E164, PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.NATIONAL,
           PhoneNumberFormat.RFC3966]


class Region:
    """The reference's data on a region or non-geographic entity."""

    def __init__(self, name, code):
        self.code = code
        self.name = name if name != "001" else None
        self.metadata = (PhoneMetadata.metadata_for_region(name) if self.name
                         else PhoneMetadata.metadata_for_nongeo_region(code))
        self.patterns = []
        self.examples = []
        for attribute, kind in KINDS:
            description = getattr(self.metadata, attribute)
            if description is None:
                continue
            if description.national_number_pattern and description.national_number_pattern != "NA":
                self.patterns.append(description.national_number_pattern)
            if description.example_number:
                self.examples.append((attribute, description.example_number))


def regions():
    found = [Region(name, reference.country_code_for_region(name))
             for name in sorted(reference.SUPPORTED_REGIONS)]
    return found + [Region("001", code) for code in sorted(reference.COUNTRY_CODES_FOR_NON_GEO_REGIONS)]


def generate(random, count):
    """Yields at least `count` inputs: every example in every format, then a share for each region."""
    everywhere = regions()
    writing = Writing(random, [region.name for region in everywhere if region.name])
    made = 0
    for region in everywhere:
        for row in examples(region):
            made += 1
            yield row
    rounds = (count - made) // len(everywhere) + 1
    for region in everywhere:
        for _ in range(rounds):
            yield one(region, everywhere, writing, random)


def examples(region):
    for kind, digits in region.examples:
        number = reference.PhoneNumber(country_code=region.code)
        reference.phonenumberutil._set_italian_leading_zeros_for_phone_number(digits, number)
        number.national_number = int(digits)
        yield f"example-{kind}", region.name, digits
        for form in FORMATS:
            yield f"example-{kind}", region.name, reference.format_number(number, form)
        yield f"example-{kind}", region.name, f"{region.code}{digits}"
        yield f"example-{kind}", None, reference.format_number(number, PhoneNumberFormat.NATIONAL)
        yield f"example-{kind}", "US", reference.format_out_of_country_calling_number(number, "US")
        for abroad in ("DE", "AU", "BR", "JP", "CI"):
            if abroad != region.name:
                yield (f"example-{kind}+abroad", abroad,
                       reference.format_out_of_country_calling_number(number, abroad))
        number.extension = "42"
        yield f"example-{kind}+extension", region.name, reference.format_number(
            number, PhoneNumberFormat.NATIONAL)
        yield f"example-{kind}+extension", region.name, reference.format_number(
            number, PhoneNumberFormat.RFC3966)
        number.extension = None
        for carrier in ("15", "021"):
            yield f"example-{kind}+carrier", region.name, \
                reference.format_national_number_with_carrier_code(number, carrier)


def one(region, everywhere, writing, random):
    if random.random() < 0.02:
        return "garbage", region.name, writing.garbage()
    origin, digits = national_digits(region, random)
    category = [origin]
    if random.random() < 0.35:
        change, digits = changed(digits, random)
        category.append(change)
    context = region.name
    if random.random() < 0.12:
        context = random.choice(everywhere).name if random.random() < 0.8 else random.choice([None, "ZZ", "001"])
        category.append("elsewhere")
    text = writing.write(region, context, digits, category)
    return "+".join(category), context, text


def national_digits(region, random):
    roll = random.random()
    if roll < 0.18 and region.examples:
        kind, digits = random.choice(region.examples)
        return "example", digits
    if roll < 0.28 and region.examples:
        kind, digits = random.choice(region.examples)
        kept = random.randint(1, len(digits))
        tail = "".join(random.choice("0123456789") for _ in range(len(digits) - kept))
        return "tail", digits[:kept] + tail
    if roll < 0.62:
        return "range", texts.draw(random.choice(region.patterns), random)
    if roll < 0.74 and region.metadata.number_format:
        return "format", format_digits(region, random)
    if roll < 0.80:
        lengths = [length for attribute, _ in KINDS if getattr(region.metadata, attribute)
                   for length in getattr(region.metadata, attribute).possible_length_local_only]
        if lengths:
            return "local", random_digits(random.choice(lengths), random)
    return "random", random_digits(random.choice([1, 2, 3] + list(range(3, 15)) * 3 + [15, 16, 17, 18, 20]), random)


def format_digits(region, random):
    chosen = random.choice(region.metadata.number_format + list(region.metadata.intl_number_format))
    digits = texts.draw(chosen.pattern, random)
    if chosen.leading_digits_pattern:
        start = texts.draw(chosen.leading_digits_pattern[-1], random)
        digits = start + digits[len(start):]
    return digits


def random_digits(length, random):
    return "".join(random.choice("0123456789") for _ in range(length))


def changed(digits, random):
    """A single typo."""
    place = random.randrange(len(digits)) if digits else 0
    digit = random.choice("0123456789")
    match random.randrange(6):
        case 0 | 1:
            return "changed", digits[:place] + digit + digits[place + 1:]
        case 2:
            return "dropped", digits[:place] + digits[place + 1:]
        case 3:
            return "added", digits[:place] + digit + digits[place:]
        case 4:
            return "swapped", digits[:place] + digits[place:place + 2][::-1] + digits[place + 2:]
        case _:
            return "doubled", digits[:place] + digits[place:place + 1] + digits[place:]
