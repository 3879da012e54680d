"""Names of hosts, by a JSON Schema validator in Rust, and IP addresses, by Python's module ipaddress."""

import ipaddress
import re
import sys
import unicodedata

import idna

import formats
from sample import Sample, asked, balanced, edited, verdict

LABELS = [
    "a", "example", "ex-ample", "-a", "a-", "a--b", "ab--c", "1", "1a", "xn--bcher-kva", "xn--", "xn--0", "xn--a",
    "xn--nxasmq6b", "a_b", "", "org", "COM", "x" * 63, "x" * 64, "a b", "*", "xn--11b4c3d", "xn--ls8h",
]
WORDS = [
    "bücher", "faß", "例え", "テスト", "παράδειγμα", "испытание", "مثال", "דוגמה", "उदाहरण", "l·l", "l·a", "a·l", "͵α", "α͵",
    "א׳", "׳א", "ア・", "・", "ab\u200dc", "क्\u200dष", "بي\u200cبي", "٣٤", "٣۴", "۳۴", "〮a", "ـa", "ߺ", "〱", "a\u0300",
    "\u0300a", "♥", "１２", "Ａｂ", "ﬀ", "K", "ẞ", "°c", "²", "a。b", "1א", "א1", "aא", "🙂", "ı", "ǆ", "가", "\u1100\u1161",
]


def samples():
    yield from (names(), addresses())


def names():
    made = Sample(
        "Web/hosts.tsv", "hosts", "What a validator of JSON Schema says of names of hosts (RFC 1123, 5890 to 5893).",
        ["jsonschema_rs"], ["format", "text", "verdict"]
    )
    for name, labels in [("hostname", LABELS), ("idn-hostname", WORDS + LABELS)]:
        candidates = [host(made.random, labels) for _ in range(6000)]
        for text, valid in balanced([text for text in candidates if text], formats.is_valid(name), 200, made.random):
            made.add(name, text, verdict(valid))
    made.explain(NAME_REASONS)
    return made


def host(random, labels):
    text = ".".join(random.choice(labels) for _ in range(random.choice([1, 1, 2, 2, 3, 5])))
    return edited(text, random, list("a1-._é"), 1) if random.random() < 0.3 else text


def addresses():
    python = "Python " + ".".join(map(str, sys.version_info[:2]))
    made = Sample(
        "Web/addresses.tsv", "hosts", "What the module ipaddress says of IP addresses and of networks with a prefix.",
        [python], ["kind", "version", "text", "verdict"]
    )
    for version in "46":
        kinds = [
            ("address", lambda text: parsed(ipaddress.ip_address, text, version)),
            ("network", lambda text: is_network(text, version))
        ]
        for kind, judge in kinds:
            candidates = [address(made.random, kind == "network") for _ in range(6000)]
            for text, valid in balanced([text for text in candidates if text], judge, 150, made.random):
                made.add(kind, version, text, verdict(valid))
    made.explain(ADDRESS_REASONS)
    return made


def parsed(function, text, version):
    found = asked(function, text)
    return found is not None and found.version == int(version)


def is_network(text, version):
    return "/" in text and parsed(lambda text: ipaddress.ip_network(text, strict=False), text, version)


def address(random, has_prefix):
    if random.random() < 0.5:
        text = ".".join(
            random.choice(["0", "1", "10", "127", "192", "255", "256", "01",
                           str(random.randint(0, 300))]) for _ in range(random.choice([4, 4, 4, 4, 4, 3, 5]))
        )
    else:
        groups = [
            random.choice(
                ["0", "1", "db8", "2001", "FFFF", "fe80", "00a", "0", "10000", "g", f"{random.getrandbits(16):x}"]
            ) for _ in range(random.choice([8, 8, 8, 7, 5, 3, 2, 9]))
        ]
        if random.random() < 0.5:
            cut = random.randint(0, len(groups))
            text = ":".join(groups[:cut]) + "::" + ":".join(groups[cut:])
        else:
            text = ":".join(groups)
        if random.random() < 0.2:
            text = text.rsplit(":", 1)[0] + ":192.0.2." + random.choice(["1", "255", "256", "01"])
        if random.random() < 0.1:
            text += "%" + random.choice(["eth0", "1", "", "a%b"])
    if has_prefix or random.random() < 0.05:
        text += "/" + random.choice(
            ["0", "8", "24", "32", "33", "48", "64", "128", "129", "08", "", "-1", "+8",
             str(random.randint(0, 140))]
        )
    return edited(text, random, list("0129afg:.%/ ٣"), 1) if random.random() < 0.2 else text


def labels(text):
    """Returns the labels, with the parts of the UTS #46 mapping that matter here."""
    return unicodedata.normalize("NFKC", text).replace("。", ".").split(".")


def is_valid_without(pattern, replacement=""):
    """Whether the reference refuses a name, but accepts it after replacing matches of the pattern."""

    def holds(row):
        text = re.sub(pattern, replacement, row["text"])
        return row["verdict"] == "invalid" and text != row["text"] and formats.is_valid(row["format"])(text)

    return holds


def is_undecodable(row):
    return any(label.startswith("xn--") and asked(idna.ulabel, label) is None for label in labels(row["text"]))


NAME_REASONS = [
    (
        lambda row: row["verdict"] == "valid" and re.fullmatch(r"[0-9]+",
                                                               labels(row["text"])[-1]),
        "RFC 1123 §2.1: the last label is alphabetic, so that no name reads as an address.",
    ),
    (
        is_valid_without(r"(?ai)(?<![^.])(?!xn--)([a-z0-9]{2})--(?=[a-z0-9-]*(\.|$))", r"\1-a-"),
        "RFC 1123 §2.1 allows hyphens side by side; RFC 5891 §4.2.3.1 forbids them in U-labels, which are not ASCII.",
    ),
    (
        lambda row: row["verdict"] == "valid" and is_undecodable(row),
        "RFC 5890 §2.3.2.1: a label xn-- is the Punycode of a U-label; RFC 5892 §2 disallows characters of this one.",
    ),
]
ADDRESS_REASONS = [
    (
        lambda row: row["verdict"] == "valid" and re.search(r"/0[0-9]", row["text"]),
        "RFC 4632 §3.1: the prefix is a decimal number; with a leading zero, some readers take it for an octal one.",
    ),
]
