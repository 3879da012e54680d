"""Confusable texts, by confusable-homoglyphs, and restriction levels of texts, by UTS #39 over unicodedataplus."""

import collections
import json
import pathlib
import re
import unicodedata

import confusable_homoglyphs
import unicodedataplus

from sample import Sample

WORDS = [
    "paypal", "apple", "scope", "Ольга", "Москва", "Αθήνα", "google", "microsoft", "Ivan", "kiosk", "COBOL", "exact",
    "hello", "шапка", "cloud", "yahoo",
]
RUNS = {
    "Latin": "abcXYZéß", "Greek": "αβγΩ", "Cyrillic": "абвЖ", "Han": "漢字田中", "Hiragana": "あいう", "Katakana": "アイウ",
    "Hangul": "가나다", "Bopomofo": "ㄅㄆ", "Thai": "กขค", "Arabic": "ابت", "Hebrew": "אבג", "Devanagari": "कखग", "Armenian":
    "աբգ", "Georgian": "აბგ", "Cherokee": "ᎠᎡ", "Common": "1-_ ・ー", "Inherited": "\u0301\u0300", "Ethiopic": "ሀለ",
    "Tamil": "கங", "Bengali": "কখ", "Mongolian": "ᠠᠡ", "Digits": "٣५",
}
# UAX #31 table 5: recommended scripts. A moderately restrictive text may have one of them and Latin
# (UTS #39 §5.2).
RECOMMENDED = {
    "Arab", "Armn", "Beng", "Bopo", "Deva", "Ethi", "Geor", "Gujr", "Guru", "Hang", "Hani", "Hebr", "Hira", "Knda",
    "Kana", "Khmr", "Laoo", "Mlym", "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa", "Thai", "Tibt",
}
HIGHLY = [{"Latn", "Hani", "Hira", "Kana"}, {"Latn", "Hani", "Bopo"}, {"Latn", "Hani", "Hang"}]


def samples():
    yield from (pairs(), levels())


def pairs():
    made = Sample(
        "Spoofing/pairs.tsv", "spoofing",
        "What confusable-homoglyphs says of pairs of texts: whether they look alike by UTS #39.",
        ["confusable-homoglyphs"], ["first", "second", "verdict"]
    )
    groups = alike()
    for _ in range(400):
        word = made.random.choice(WORDS)
        place = made.random.randrange(len(word))
        letter = word[place]
        is_confusable = made.random.random() < 0.6
        others = sorted(groups[letter]) if is_confusable else [
            other for other in "bdfhkmnqtzДЖФШΨΩ" if other not in groups[letter] and other != letter
        ]
        if others:
            other = made.random.choice(others)
            made.add(word, word[:place] + other + word[place + 1:], "confusable" if is_confusable else "distinct")
    made.explain(PAIR_REASONS)
    return made


def alike():
    """Returns the characters of each character's class. The package lists the neighbors in the table."""
    file = pathlib.Path(confusable_homoglyphs.__file__).parent / "confusables.json"
    groups = collections.defaultdict(set)
    for character, others in json.loads(file.read_text(encoding="utf-8")).items():
        for other in others:
            # The package's file has direction marks around right-to-left letters.
            first, second = character.strip("\u200e"), other["c"].strip("\u200e")
            groups[first].add(second)
            groups[second].add(first)
    return groups


def levels():
    made = Sample(
        "Spoofing/levels.tsv", "spoofing",
        "The restriction levels of texts by UTS #39 §5.2, from the scripts of Unicode 15.0.", ["unicodedataplus"],
        ["text", "level"]
    )
    assert unicodedataplus.unidata_version == "15.0.0"
    for _ in range(500):
        scripts = made.random.sample(sorted(RUNS), made.random.choice([1, 1, 2, 2, 2, 3, 4]))
        if made.random.random() < 0.3:
            scripts = made.random.choice(
                [
                    ["Latin", "Han", "Hiragana"], ["Latin", "Katakana"], ["Latin", "Han", "Hangul"],
                    ["Latin", "Bopomofo"], ["Han", "Hiragana", "Katakana"], ["Latin"]
                ]
            ) + scripts[:1]
        text = "".join(made.random.choice(RUNS[script]) for script in scripts for _ in range(2))
        made.add(unicodedata.normalize("NFC", text), level(unicodedata.normalize("NFC", text)))
    made.explain(LEVEL_REASONS)
    return made


def level(text):
    if text.isascii():
        return "ascii"
    sets = [scripts(character) for character in text]
    sets = [found for found in sets if found is not None]
    if not sets or set.intersection(*sets):
        return "singleScript"
    if any(all(found & allowed for found in sets) for allowed in HIGHLY):
        return "highlyRestrictive"
    others = [found for found in sets if "Latn" not in found]
    if set.intersection(*others) & RECOMMENDED:
        return "moderatelyRestrictive"
    return "minimallyRestrictive"


def scripts(character):
    """Returns the augmented set of scripts (UTS #39 §5.1), or None for a character of all scripts."""
    found = set(unicodedataplus.script_extensions(character))
    if found & {"Zyyy", "Zinh"}:
        return None
    if "Hani" in found:
        found |= {"Hanb", "Jpan", "Kore"}
    if found & {"Hira", "Kana"}:
        found.add("Jpan")
    if "Hang" in found:
        found.add("Kore")
    if "Bopo" in found:
        found.add("Hanb")
    return found


PAIR_REASONS = []
LEVEL_REASONS = [
    (
        lambda row: row["level"] == "minimallyRestrictive" and re.fullmatch("[a-zA-Zßé]+[\u1820\u1821]+", row["text"]),
        "UTS #39 §5.2 takes recommended scripts beside Latin, and Mongolian is limited (UAX #31 table 7);"
        " ICU 72 takes any but Cyrillic, Greek and Cherokee.",
    ),
]
