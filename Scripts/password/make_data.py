"""Writes the dictionaries of the packages zxcvbn, wordfreq and Django, and compares zxcvbn's keyboards with ours.

    python make_data.py [--check] RulePacks/password
"""

import gzip
import pathlib
import re
import sys
import unicodedata
from importlib.metadata import files, version

import msgpack

from zxcvbn.adjacency_graphs import ADJACENCY_GRAPHS
from zxcvbn.frequency_lists import FREQUENCY_LISTS

# The date when the version in requirements.txt was fetched. Change both together.
RETRIEVED = "2026-11-21"

# The name in the package, our name, the role, and the words' title, in the order of the model.
DICTIONARIES = [
    ("passwords", "passwords", "common-passwords", "Passwords that many people have chosen"),
    ("english_wikipedia", "english-wikipedia", "words", "Words of English as Wikipedia writes it"),
    ("female_names", "female-names", "given-names", "Names of women in the United States"),
    ("surnames", "surnames", "surnames", "Names of families in the United States"),
    ("us_tv_and_film", "us-tv-and-film", "speech", "Words of English as films speak it"),
    ("male_names", "male-names", "given-names", "Names of men in the United States"),
]

# The language in wordfreq, our name, and the letters of its words. Latin, Cyrillic and Arabic words
# have three letters or more, because guessing shorter ones is faster than looking them up.
LANGUAGES = [
    ("ar", "Arabic", "[\u0621-\u063a\u0641-\u064a]{3,}"),
    ("de", "German", "[a-zäöüß]{3,}"),
    ("es", "Spanish", "[a-záéíñóúü]{3,}"),
    ("fr", "French", "[a-zàâæçéèêëîïôœùûüÿ]{3,}"),
    ("ja", "Japanese", "[\u3041-\u3096\u30a1-\u30faー々\u4e00-\u9fff]{2,}"),
    ("pl", "Polish", "[a-ząćęłńóśźż]{3,}"),
    ("ru", "Russian", "[а-яё]{3,}"),
]

# The number of words of each language.
MOST_WORDS = 10_000

# A word of another language that is this much more frequent in English, in hundredths of powers of
# ten, counts as an English word.
FOREIGN = 100


def frequencies(language):
    """The words of a language, most frequent first, and their frequencies, in hundredths of negative
    powers of ten.

    The package stores them in this form: a list for each frequency, after a header.
    """
    name = f"wordfreq/data/large_{language}.msgpack.gz"
    path = next(file for file in files("wordfreq") if str(file) == name).locate()
    with gzip.open(path) as file:
        header, *lists = msgpack.load(file, raw=False)
    assert header == {"format": "cB", "version": 1}, header
    return [(word, frequency) for frequency, words in enumerate(lists) for word in words]


def language_words(language, title, letters, english):
    lines = [
        f"# Frequent words of {title}, the most frequent first.",
        f"# From the package wordfreq {version('wordfreq')} (PyPI), data under CC BY-SA 4.0, see LICENSE;"
        f" retrieved {RETRIEVED}.",
        "# Changed: only words of the language's own letters, without the shortest and English ones.",
        "# Made by Scripts/password-data.",
        "# role: words",
        "",
    ]
    words = []
    for word, frequency in frequencies(language):
        if not re.fullmatch(letters, word) or english.get(word, frequency) + FOREIGN < frequency:
            continue
        assert word == unicodedata.normalize("NFC", word.lower()), word
        words.append(word)
        if len(words) == MOST_WORDS:
            return "\n".join(lines + words) + "\n"
    raise SystemExit(f"wordfreq has too few words of {title}")


def common_passwords():
    """The passwords that are refused in addition to the dictionaries: ours, and Django's long ones."""
    path = next(file for file in files("django") if str(file).endswith("auth/common-passwords.txt.gz"))
    with gzip.open(path.locate(), "rt", encoding="utf-8") as file:
        listed = set(file.read().split("\n"))
    # The others are broken: they have bytes of another encoding, or markup characters.
    listed = {word.lower() for word in listed if re.fullmatch("[!-~]{8,}", word) and "&" not in word}
    listed = {word for word in listed if not word.startswith("#")}
    text = pathlib.Path(__file__).with_name("common-passwords.txt").read_text(encoding="utf-8")
    ours = {line for line in text.split("\n") if line and not line.startswith("#")}
    lines = [
        "# Passwords that attackers try first, because many people choose them, one on each line, sorted.",
        f"# Ours from Scripts/password/common-passwords.txt, and those of the package Django {version('django')}"
        f" (PyPI), BSD licence,",
        f"# retrieved {RETRIEVED}, that have eight characters or more and are not among zxcvbn's.",
        "# They are in lowercase letters and compared without regard to case. Made by Scripts/password-data.",
        "",
    ]
    words = ours | listed - set(FREQUENCY_LISTS["passwords"])
    assert all(word == word.lower() and word.strip() and word[0] != "#" for word in words)
    return "\n".join(lines + sorted(words)) + "\n"


def dictionary(number, source, role, title):
    lines = [
        f"# {title}, the most frequent first.",
        f"# From the package zxcvbn {version('zxcvbn')} (PyPI), MIT licence, retrieved {RETRIEVED};"
        f" its list `{source}`.",
        "# Made by Scripts/password-data.",
        f"# role: {role}",
        f"# zxcvbn: {number}",
        "",
    ]
    words = FREQUENCY_LISTS[source]
    assert len(words) == len(set(words)) and not any(re.search(r"[\s#A-Z]", w[:1]) for w in words)
    return "\n".join(lines + list(words)) + "\n"


def graph(path):
    """The neighbors of each character, from one of our keyboard files."""
    text = path.read_text(encoding="utf-8")
    slanted = "slanted: true" in text
    keys = {}
    rows = re.findall(r"start: (\d+), keys: (?:'((?:[^']|'')*)'|\"(.*)\") }", text)
    for y, (start, single, double) in enumerate(rows):
        written = single.replace("''", "'") or double.replace("\\\\", "\\").replace('\\"', '"')
        for x, key in enumerate(written.split(" ")):
            keys[(int(start) + x, y)] = key
    around = [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)] if slanted else [
        (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1)]
    return {
        character: [keys.get((x + dx, y + dy)) for dx, dy in around]
        for (x, y), key in keys.items() for character in key
    }


def main():
    check = "--check" in sys.argv
    folder = pathlib.Path(sys.argv[-1])
    made = {
        folder / "dictionaries" / f"{name}.txt": dictionary(number, source, role, title)
        for number, (source, name, role, title) in enumerate(DICTIONARIES, 1)
    }
    made[folder / "common-passwords.txt"] = common_passwords()
    english = dict(frequencies("en"))
    for language, title, letters in LANGUAGES:
        path = folder / "frequent-words" / f"{title.lower()}-words.txt"
        made[path] = language_words(language, title, letters, english)
    differing = []
    for path, text in made.items():
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            differing.append(path)
    for name, expected in ADJACENCY_GRAPHS.items():
        path = folder / "keyboards" / f"{name.replace('_', '-')}.yaml"
        if graph(path) != expected:
            differing.append(path)
    for path in differing:
        print(f"{path} differs from the packages", file=sys.stderr)
    if differing and check:
        print("Run `make generate DATA=1`; correct keyboards by hand.", file=sys.stderr)
    if not differing:
        print("The password data agree with the packages.")
    raise SystemExit(1 if differing else 0)


main()
