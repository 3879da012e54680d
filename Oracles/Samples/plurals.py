"""Plural categories, by the rules of CLDR in Babel."""

from decimal import Decimal

from babel import Locale, localedata

from sample import Sample

SHIPPED = [
    "en", "de", "fr", "pl", "ar", "ja", "nl", "es", "it", "pt", "ru", "cs", "lt", "lv", "he", "cy", "ga", "sl", "uk",
    "ro", "hi", "ko",
]
NUMBERS = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "10", "11", "12", "14", "19", "20", "21", "22", "25", "40", "80", "99",
    "100", "101", "102", "103", "111", "112", "121", "800", "1000", "1001", "5000", "100000", "1000000", "2000000",
    "0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "1.50", "2.0", "2.5", "5.0", "10.1", "11.0", "21.1", "100.2", "1000000.0",
]


def samples():
    made = Sample(
        "Plurals/categories.tsv", "plurals", "What Babel says of plural categories of numbers.", ["Babel"],
        ["locale", "type", "number", "category"]
    )
    others = sorted(
        name for name in localedata.locale_identifiers() if "_" not in name and name not in ["root", *SHIPPED]
    )
    for name in sorted(SHIPPED + made.random.sample(others, 60)):
        locale = Locale.parse(name)
        share = 24 if name in SHIPPED else 4
        for kind, rule in [("cardinal", locale.plural_form), ("ordinal", locale.ordinal_form)]:
            numbers = [number for number in NUMBERS if kind == "cardinal" or "." not in number]
            for number in made.random.sample(numbers, min(share if kind == "cardinal" else share // 2, len(numbers))):
                made.add(name, kind, number, rule(Decimal(number)))
    made.explain(REASONS)
    yield made


REASONS = []
