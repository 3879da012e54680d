"""The reference's texts while a number is being typed, one for each character."""

import phonenumbers as reference
from phonenumbers import AsYouTypeFormatter, PhoneMetadata

import inputs
import texts


def generate(random, rounds):
    """Yields (category, region, text): every example in each form, and then random numbers."""
    everywhere = inputs.regions()
    for region in everywhere:
        for kind, digits in region.examples:
            for form, context, text in forms(region, digits, random):
                yield f"{kind}+{form}", context, text
    for region in everywhere:
        for _ in range(rounds):
            origin, digits = inputs.national_digits(region, random)
            form, context, text = random.choice(list(forms(region, digits, random)))
            if random.random() < 0.15:
                text += inputs.random_digits(random.randint(1, 6), random)
                form += "+long"
            if random.random() < 0.1:
                place = random.randint(0, len(text))
                text = text[:place] + random.choice(" -()+*#x.") + text[place:]
                form += "+separated"
            if random.random() < 0.1:
                zero = random.choice([0xFF10, 0x660, 0x966])
                text = "".join(chr(zero + int(letter)) if letter.isdigit() else letter for letter in text)
                form += "+script"
            yield f"{origin}+{form}", context, text


def forms(region, digits, random):
    context = region.name or "001"
    metadata = region.metadata
    yield "bare", context, digits
    yield "plus", random.choice([context, "US", "CH"]), f"+{region.code}{digits}"
    if metadata.national_prefix:
        yield "national", context, metadata.national_prefix + digits
        yield "plus-national", context, f"+{region.code}{metadata.national_prefix}{digits}"
    drawn = texts.draw(metadata.national_prefix_for_parsing, random)
    if drawn and drawn != metadata.national_prefix:
        yield "dialled", context, drawn + digits
    for abroad in ("US", "GB", random.choice(sorted(reference.SUPPORTED_REGIONS))):
        dialled = texts.draw(PhoneMetadata.metadata_for_region(abroad).international_prefix, random)
        yield "international-prefix", abroad, f"{dialled}{region.code}{digits}"


def steps(region, text):
    formatter = AsYouTypeFormatter(region)
    return [formatter.input_digit(letter) for letter in text]
