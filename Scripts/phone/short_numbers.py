"""The list of short numbers, with one line for each region."""

import phonenumbers
from phonenumbers.phonemetadata import PhoneMetadata
from phonenumbers.shortdata import _AVAILABLE_REGION_CODES

import provenance


def pattern(description):
    """Returns the pattern of a kind of number, or an empty text."""
    text = description.national_number_pattern if description else None
    return (text or "").replace("\\d", "[0-9]")


def example(description):
    """Returns a number of a kind, or an empty text."""
    return (description.example_number if description else None) or ""


def text():
    """Returns the list of all regions with short numbers."""
    lines = [
        "# Written by Scripts/phone-data from phonenumbers %s, retrieved %s."
        % (phonenumbers.__version__, provenance.RETRIEVED),
        "region\tshort\tshort_sample\temergency\temergency_sample",
    ]
    for region in sorted(_AVAILABLE_REGION_CODES):
        metadata = PhoneMetadata.short_metadata_for_region(region)
        short, emergency = metadata.short_code, metadata.emergency
        cells = [region, pattern(short), example(short), pattern(emergency), example(emergency)]
        lines.append("\t".join(cells))
    return "\n".join(lines) + "\n"
