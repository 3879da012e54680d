"""Writes the numbers that the benchmark parses: python corpus.py FILE

Two thirds are written as people write them. One third has a typo or random digits.
"""

import sys
from random import Random

import phonenumbers as reference

import cells
import inputs

COUNT, SEED = 3_000, 9043


def main(path):
    random = Random(SEED)
    everywhere = [region for region in inputs.regions() if region.name]
    rows = []
    while len(rows) < COUNT:
        region = random.choice(everywhere)
        digits = random.choice(region.examples)[1]
        kept = random.randint(max(1, len(digits) - 5), len(digits))
        digits = digits[:kept] + inputs.random_digits(len(digits) - kept, random)
        number = reference.PhoneNumber(country_code=region.code, national_number=int(digits))
        reference.phonenumberutil._set_italian_leading_zeros_for_phone_number(digits, number)
        form = random.choice(inputs.FORMATS[:3])
        text = reference.format_number(number, form)
        match random.randrange(12):
            case 0 | 1:
                text = inputs.changed(text, random)[1]
            case 2:
                text = inputs.random_digits(random.randint(5, 14), random)
            case 3:
                text = "".join(letter for letter in text if letter.isdigit() or letter == "+")
            case 4:
                text += random.choice([" ext. ", " x", ";ext="]) + inputs.random_digits(3, random)
        rows.append((region.name, text))
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            file.write(cells.line(row) + "\n")
    valid = sum(is_valid(*row) for row in rows)
    print(f"{len(rows)} numbers, {valid} of them valid")


def is_valid(region, text):
    try:
        return reference.is_valid_number(reference.parse(text, region))
    except reference.NumberParseException:
        return False


main(sys.argv[1])
