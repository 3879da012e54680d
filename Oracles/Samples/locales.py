"""Parents of locales, by Babel; the best of supported locales, by langcodes; Accept-Language, by Werkzeug."""

import itertools

from babel import localedata
from babel.core import get_global
from langcodes import closest_match
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from sample import Sample

SUPPORTED = [
    ["en", "de", "fr", "pl", "ar", "ja"], ["en-US", "en-GB", "fr", "fr-CA"], ["es", "es-419", "pt", "pt-PT"],
    ["zh-Hans", "zh-Hant", "ja", "ko"], ["sr-Cyrl", "sr-Latn", "hr"], ["nb", "nn", "da", "sv"],
    ["en", "nl", "de", "it", "es"], ["en-001", "en-US", "de-AT", "de"], ["ru", "uk", "be", "en"],
    ["ar", "fa", "he", "ur", "en"],
]
DESIRED = [
    "en", "en-US", "en-GB", "en-AU", "en-IN", "de", "de-CH", "de-AT", "fr", "fr-CH", "fr-CA", "fr-BE", "es", "es-MX",
    "es-ES", "es-AR", "pt", "pt-BR", "pt-PT", "pt-AO", "zh", "zh-CN", "zh-TW", "zh-HK", "zh-Hant", "zh-Hans-SG", "sr",
    "sr-Latn", "sr-ME", "hr", "bs", "no", "nb", "nn", "da", "sv", "gsw", "lb", "af", "nl-BE", "it-CH", "ja", "ko-KP",
    "ar-EG", "ar-MA", "fa-AF", "he", "ru-UA", "uk", "be", "kk", "pl", "ca", "gl", "cy", "ga", "mt", "ur", "hi",
]
TAGS = ["de", "en-GB", "fr-CH", "es-419", "zh-Hant-TW", "pl", "*", "sr-Latn", "x", "en_US", "123", "de-", ""]
WEIGHTS = [
    "", "", "", ";q=1", ";q=0.5", ";q=0.8", ";q=0.123", "; q=0.3", ";q=0", ";q=0.0", ";q=1.0", " ;q=0.7", ";Q=0.4",
]


def samples():
    yield from (chains(), matches(), headers())


def chains():
    made = Sample(
        "Locales/parents.tsv", "locales", "The chains of parents of locales as CLDR has them, by Babel.", ["Babel"],
        ["locale", "chain"]
    )
    exceptions = get_global("parent_exceptions")
    names = sorted(localedata.locale_identifiers())
    with_parent = [name for name in names if name in exceptions]
    for name in sorted(set(made.random.sample(names, 250)) | set(with_parent)):
        if name != "root":
            made.add(tag(name), " ".join(map(tag, chain(name, exceptions))))
    made.explain(CHAIN_REASONS)
    return made


def chain(name, exceptions):
    found = []
    while name and name != "root":
        found.append(name)
        name = exceptions.get(name) or "_".join(name.split("_")[:-1])
    return found


def tag(name):
    """Returns the name of a locale in the form of BCP 47, with lowercase variants."""
    return "-".join(part.lower() if len(part) > 4 else part for part in name.split("_"))


def matches():
    made = Sample(
        "Locales/matches.tsv", "locales",
        "The best of supported locales by CLDR's distances, as langcodes measures them.", ["langcodes"],
        ["supported", "desired", "best"]
    )
    for supported, desired in itertools.product(SUPPORTED, DESIRED):
        best, _ = closest_match(desired, supported, max_distance=49)
        made.add(" ".join(supported), desired, "" if best == "und" else best)
    made.explain(MATCH_REASONS)
    return made


def headers():
    made = Sample(
        "Locales/accept-language.tsv", "locales",
        "What Werkzeug reads in headers Accept-Language (RFC 9110 §12.5.4), most wanted first.", ["Werkzeug"],
        ["header", "tags"]
    )
    for _ in range(300):
        parts = [
            made.random.choice(TAGS[:9]) + made.random.choice(WEIGHTS) for _ in range(made.random.choice([1, 2, 3, 4]))
        ]
        header = made.random.choice([",", ", "]).join(parts)
        found = parse_accept_header(header, LanguageAccept)
        tags = [tag for tag, quality in found if quality > 0 and tag != "*"]
        if len(set(tags)) == len(tags):
            made.add(header, " ".join(tags))
    made.explain(HEADER_REASONS)
    return made


CHAIN_REASONS = [
    (lambda row: row["locale"].endswith("-posix"), "UTS #35, part 1, §3.8: the variant posix is written -u-va-posix."),
]
MATCH_REASONS = [
    (
        lambda row: row["supported"] == "en-001 en-US de-AT de" and row["best"] in
        ("en-001", "de-AT") and row["desired"] != "de-AT",
        "UTS #35, part 1, §4.4: of equally distant locales ICU takes the likeliest, langcodes the first.",
    ),
]
HEADER_REASONS = [(lambda row: "x" in row["tags"].split(), "RFC 5646 §2.1: x is a tag only with what follows it."), ]
