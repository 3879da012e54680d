"""The reference's answers about an input, in this project's terms."""

import phonenumbers as reference
from phonenumbers import CountryCodeSource, NumberParseException, PhoneNumberFormat, ValidationResult

FIELDS = ["error", "source", "code", "digits", "zeros", "extension", "carrier", "possible", "valid", "region", "type",
          "e164", "national", "international", "rfc3966"]

ERRORS = {
    NumberParseException.INVALID_COUNTRY_CODE: "unknown-calling-code",
    NumberParseException.NOT_A_NUMBER: "not-a-number",
    NumberParseException.TOO_SHORT_AFTER_IDD: "too-short-after-prefix",
    NumberParseException.TOO_SHORT_NSN: "too-short",
    NumberParseException.TOO_LONG: "too-long",
}
SOURCES = {
    CountryCodeSource.FROM_NUMBER_WITH_PLUS_SIGN: "plus",
    CountryCodeSource.FROM_NUMBER_WITH_IDD: "international-prefix",
    CountryCodeSource.FROM_NUMBER_WITHOUT_PLUS_SIGN: "calling-code",
    CountryCodeSource.FROM_DEFAULT_COUNTRY: "region",
}
POSSIBILITIES = {
    ValidationResult.IS_POSSIBLE: "yes",
    ValidationResult.IS_POSSIBLE_LOCAL_ONLY: "only-local",
    ValidationResult.INVALID_COUNTRY_CODE: "unknown-calling-code",
    ValidationResult.TOO_SHORT: "too-short",
    ValidationResult.INVALID_LENGTH: "wrong-length",
    ValidationResult.TOO_LONG: "too-long",
}
TYPES = {value: name.lower().replace("_", "-") for name, value in vars(reference.PhoneNumberType).items()
         if name.isupper() and isinstance(value, int)}


def expected(region, text):
    """The values of FIELDS as texts, or empty texts if there is no value."""
    try:
        number = reference.parse(text, region, keep_raw_input=True)
    except NumberParseException as error:
        return [ERRORS[error.error_type]] + [""] * (len(FIELDS) - 1)
    # The reference writes a number of only zeros in its raw form, if it kept that.
    number.raw_input = None
    digits = reference.national_significant_number(number)
    zeros = (number.number_of_leading_zeros or 1) if number.italian_leading_zero else 0
    return [
        "", SOURCES[number.country_code_source], str(number.country_code), digits, str(zeros),
        number.extension or "", number.preferred_domestic_carrier_code or "",
        POSSIBILITIES[reference.is_possible_number_with_reason(number)],
        "yes" if reference.is_valid_number(number) else "no",
        reference.region_code_for_number(number) or "",
        TYPES[reference.number_type(number)],
        *(reference.format_number(number, form) for form in (
            PhoneNumberFormat.E164, PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL,
            PhoneNumberFormat.RFC3966)),
    ]
