"""Real names of many locales, by Faker, and the results of PRECIS profiles, by precis-i18n."""

import pathlib
import unicodedata

from faker import Faker
from faker.config import AVAILABLE_LOCALES
from precis_i18n import get_profile

from sample import SEED, Sample, asked, edited, verdict

PROFILES = [
    "UsernameCaseMapped", "UsernameCasePreserved", "OpaqueString", "NicknameCasePreserved", "NicknameCaseMapped",
    "IdentifierClass", "FreeFormClass",
]
PIECES = [
    "juliet", "Romeo", "straße", "ΣΙΣΥΦΟΣ", "Ⅳ", "ﬁ", "ａｂ", "é", "e\u0301", "Å", "\u212b", "İ", "ı", "ß", "ẞ", "ς",
    "пётр", "Ёж", "名前", "カナ・", "・", "l·l", "·", "א׳", "׳", "שלום", "مرحبا", "٣", "۳", "١a", "a\u200db", "क्\u200dष",
    "\u200c", "♚", "🙂", " ", "  ", "\u3000", "\u1680", "\u00a0", "\t", "\u0000", "\u00ad", "\ufeff", "\u2028", "@", "-",
    "_", "1", "͵α", "͵", "\u0345", "ª", "½", "Ａ", "\ufffd", "\ue000", "\u0378", "ǆ", "Ǆ", "가", "\u1100\u1161", "\u115f",
    "〱", "〮",
]


def samples():
    yield from (real(), enforced(), din_91379())


def real():
    made = Sample(
        "Names/faker-names.tsv", "names",
        "Names that Faker puts together of the first names, surnames and particles of each locale.", ["Faker"],
        ["locale", "text", "verdict"]
    )
    for locale in sorted(AVAILABLE_LOCALES):
        faker = Faker(locale)
        faker.seed_instance(SEED)
        for _ in range(8):
            made.add(locale, faker.name(), verdict(True))
    made.explain(NAME_REASONS)
    return made


def enforced():
    made = Sample(
        "Names/precis.tsv", "names", "What precis-i18n makes of texts by the profiles of RFC 8264 to 8266.",
        ["precis-i18n", "unicodedata2"], ["profile", "text", "verdict", "output"]
    )
    for name in PROFILES:
        profile = get_profile(name, unicodedata=unicodedata2())
        for _ in range(100):
            text = "".join(made.random.choice(PIECES) for _ in range(made.random.choice([1, 1, 2, 2, 3])))
            if made.random.random() < 0.2:
                text = edited(text, made.random, PIECES, 1)
            if text:
                output = asked(profile.enforce, text)
                made.add(name, text, verdict(output is not None), output or "")
    made.explain(PRECIS_REASONS)
    return made


def din_91379():
    """Reads the bundled table itself with another reader, because no package knows the standard."""
    made = Sample(
        "Names/din-91379.tsv", "names",
        "What RulePacks/person-name/din-91379.txt says of letters and sequences in names of people (data type A).",
        ["the shipped table"], ["text", "verdict"]
    )
    entries = dict(table())
    others = [chr(code) for code in [*range(0xC0, 0x250), *range(0x1E00, 0x1F00), 0x2C60, 0xA78D]]
    letters = [entry for entry in entries if len(entry) == 1 and entry.isalpha()]
    sequences = [entry for entry in entries if len(entry) > 1]
    wrong = [
        unicodedata.normalize("NFC",
                              made.random.choice("abdfgknpqrtvwxyz") + sequence[1:]) for sequence in sequences
    ]
    for text in [*sequences, *made.random.sample(letters, 120), *others, *wrong]:
        parts = [text] if text in entries else list(text)
        made.add("AaQ" + text + "Bb", verdict(all("A" in entries.get(part, "") for part in parts)))
    made.explain(DIN_REASONS)
    return made


def table():
    """Yields the entries of the table, with the letters of their data types."""
    for line in pathlib.Path("RulePacks/person-name/din-91379.txt").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("#")[0].split(";")]
        if len(cells) == 3:
            codes, _, types = cells
            if ".." in codes:
                first, last = (int(code, 16) for code in codes.split(".."))
                yield from ((chr(code), types) for code in range(first, last + 1))
            else:
                yield "".join(chr(int(code, 16)) for code in codes.split()), types


def unicodedata2():
    """Returns the data of Unicode 15.0, the version of the tests' ICU."""
    import unicodedata2 as data

    assert data.unidata_version == "15.0.0"
    return data


NAME_REASONS = [
    (
        lambda row: "(a)" in row["text"],
        "A title with two endings belongs in a form, not in a name."
    ),
]
PRECIS_REASONS = []
DIN_REASONS = []
