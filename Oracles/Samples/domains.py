"""Domain names in ASCII and in Unicode by UTS #46, by the library ada of the URL Standard."""

import re
import unicodedata

import ada_url
import idna

from hosts import LABELS, WORDS
from sample import Sample, asked, edited, verdict

LETTERS = [
    "abcxyz", "ABCXYZ", "0189", "äöüßéñçåœø", "ÄÖÜẞÉÑŒØ", "αβγδςσΑΒΣ", "абвгдежАБВЙЁ", "אבגדהםן", "ابتثجحخ", "०१कखगमी",
    "กขคงเแ", "あいうアイウ", "漢字日本語", "가나다", "ＡＢＣａｂｃ１２", "ﬀﬁ℀℡㎏①Ⅳ", "\u00ad\u200b\ufe0f", "\u200c\u200d",
    "\u0300\u0301\u0308", "´¨ª²", "♥☃🙂", "。．｡", "-", "ԱԲԳաբգև", "აბგ", "ሀለሐ", "កខគ", "ꭰꭱ", "𐐀𐐁𐐨", "𝐀𝟎",
]


def samples():
    made = Sample(
        "Domains/uts46.tsv", "domains",
        "What ada says of domain names by UTS #46, not transitional; hyphens, STD 3 and lengths are looked at here.",
        ["ada-url"], ["text", "verdict", "ascii", "unicode"]
    )
    texts = dict.fromkeys(name(made.random) for _ in range(900))
    for text in texts:
        if not text or not any(ord(character) > 127 for character in text):
            continue
        ascii_form = (asked(ada_url.idna.encode, text) or b"").decode()
        if not ascii_form or not is_hostname(ascii_form, ada_url.idna.decode(ascii_form)):
            made.add(text, verdict(False), "", "")
        else:
            made.add(text, verdict(True), ascii_form, ada_url.idna.decode(ascii_form))
    made.rows = made.rows[:600]
    made.explain(REASONS)
    yield made


def name(random):
    kind = random.random()
    if kind < 0.3:
        text = ".".join(random.choice(WORDS + LABELS[:12]) for _ in range(random.choice([1, 2, 2, 3])))
        return edited(text, random, "".join(LETTERS), 1) if random.random() < 0.4 else text
    letters = "".join(random.sample(LETTERS, 1 if kind < 0.75 else 2))
    if random.random() < 0.5:
        letters += "a1"
    labels = [
        "".join(random.choice(letters) for _ in range(random.choice([1, 2, 3, 5, 8])))
        for _ in range(random.choice([1, 2, 2, 3]))
    ]
    if random.random() < 0.03:
        labels[0] *= 12
    return ".".join(labels + (["example"] if random.random() < 0.4 else []))


def is_hostname(ascii_form, unicode_form):
    """UTS #46 §4.1, CheckHyphens, and §4.2, VerifyDnsLength, with UseSTD3ASCIIRules. A dot at the end belongs to the root."""
    ascii_labels, unicode_labels = (form.removesuffix(".").split(".") for form in (ascii_form, unicode_form))
    return (
        len(ascii_form.removesuffix(".")) <= 253
        and all(re.fullmatch(r"[a-z0-9-]{1,63}", label) for label in ascii_labels)
        and not any(label.startswith("-") or label.endswith("-") or label[2:4] == "--" for label in unicode_labels)
    )


def breaks_bidi_rule(row):
    """Whether a name has right-to-left letters, and a label that breaks the Bidi Rule."""
    labels = row["unicode"].split(".")
    is_bidi = any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in row["unicode"])
    return is_bidi and not all(asked(idna.check_bidi, label, check_ltr=True) for label in labels if label)


REASONS = [
    (
        lambda row: row["verdict"] == "valid" and "ẞ" in row["text"],
        "UTS #46 maps U+1E9E to ss before Unicode 15.1, and to ß since; ICU 72 has Unicode 15.0.",
    ),
    (
        lambda row: row["verdict"] == "valid" and re.fullmatch(r"[a-z0-9.]+\.\u00ad", row["text"]),
        "UTS #46 §4.2 leaves open whether the root's empty label counts; ICU counts it in ASCII before a soft hyphen.",
    ),
    (
        breaks_bidi_rule,
        "RFC 5893 §2: where a name has letters that are written to the left, the Bidi Rule holds for all its labels."
    ),
]
