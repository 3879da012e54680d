"""Names, flags and codes that people type for a country instead of its code in ISO 3166-1.

The names are those of CLDR, in the languages of Rulebook's catalogs and in the official languages of each country.
"""

import unicodedata

import pycountry
from babel import Locale, UnknownLocaleError
from babel.languages import get_official_languages

CATALOGS = ["ar", "de", "en", "fr", "ja", "nl", "pl"]

# What ISO 3166-1 reserves for the United Kingdom, and what the European Union writes for Greece.
RESERVED = {"EL": "GR", "UK": "GB"}

# Codes of the International Olympic Committee that aren't codes of ISO 3166-1.
# https://olympics.com/ioc/national-olympic-committees
OLYMPIC = dict(pair.split(":") for pair in (
    "ALG:DZ ANG:AO ARU:AW ASA:AS BAH:BS BAN:BD BAR:BB BER:BM BHU:BT BIZ:BZ BOT:BW BRU:BN BUL:BG CAM:KH CAY:KY CGO:CG CHA:TD"
    " CHI:CL CRC:CR CRO:HR DEN:DK ESA:SV FIJ:FJ GAM:GM GBS:GW GEQ:GQ GER:DE GRE:GR GRN:GD GUA:GT GUI:GN HAI:HT HON:HN"
    " INA:ID IRI:IR ISV:VI IVB:VG KSA:SA KUW:KW LAT:LV LBA:LY LES:LS LIB:LB MAD:MG MAS:MY MAW:MW MGL:MN MON:MC MRI:MU"
    " MTN:MR MYA:MM NCA:NI NED:NL NEP:NP NGR:NG NIG:NE OMA:OM PAR:PY PHI:PH PLE:PS POR:PT PUR:PR RSA:ZA SAM:WS SEY:SC"
    " SKN:KN SLO:SI SOL:SB SRI:LK SUD:SD SUI:CH TAN:TZ TGA:TO TOG:TG TPE:TW UAE:AE URU:UY VAN:VU VIE:VN VIN:VC ZAM:ZM"
    " ZIM:ZW"
).split())


def normalized(name):
    """A name after the steps of the rule `country-code`."""
    text = unicodedata.normalize("NFKC", name).upper()
    return "".join(c for c in text if c not in " ." and unicodedata.category(c) != "Cf")


def flag(code):
    """The flag of a country: two regional indicators."""
    return "".join(chr(0x1F1E6 + ord(letter) - ord("A")) for letter in code)


def names(code):
    """The names of a country."""
    for language in sorted({*CATALOGS, *get_official_languages(code, regional=True, de_facto=True)}):
        try:
            name = Locale.parse(language).territories.get(code)
        except (UnknownLocaleError, ValueError):
            continue
        if name:
            yield name
            yield name.replace("\u2019", "'")


def country_names():
    """The rows: what people type, and the code that is meant. What can mean several countries isn't in the list."""
    codes = {c.alpha_2 for c in pycountry.countries}
    taken = codes | {c.alpha_3 for c in pycountry.countries} | {c.numeric for c in pycountry.countries}
    meant = {}
    for code in sorted(codes):
        for text in [*map(normalized, names(code)), flag(code)]:
            meant.setdefault(text, set()).add(code)
    for text, code in (RESERVED | OLYMPIC).items():
        meant.setdefault(text, set()).add(code)
    rows = sorted((text, *found) for text, found in meant.items() if len(found) == 1 and text not in taken and len(text) > 1)
    return ["key\tmeant"] + ["%s\t%s" % row for row in rows]
