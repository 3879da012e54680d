"""Email addresses: by email-validator, for SMTP by a JSON Schema validator, and for HTML by its expression."""

import re

from email_validator import EmailNotValidError, validate_email

import formats
from sample import Sample, balanced, edited, verdict

# HTML, "valid email address": the equivalent expression in the standard.
HTML = re.compile(
    r"[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    r"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*"
)
LOCALS = [
    "ann", "ann.bee", "ann+tag", "a", "o'neil", "a_b", "x-y", "1", "!#$%&'*+-/=?^_`{|}~", ".a", "a.", "a..b", "a b",
    "\"a b\"", "\"a\\\"b\"", "\"\"", "\"a@b\"", "a,b", "a(b)", "<a>", "", "x" * 64, "x" * 65, "jörg", "用户", "иван",
    "a\u0300", "\u202eabc", "a\u200db", "\u0300a", "é.ü",
]
DOMAINS = [
    "example.org", "mail.example.org", "ex-ample.com", "EXAMPLE.ORG", "example", "localhost", "a.test", "a.invalid",
    "b.c.de", "-a.org", "a-.org", "a..org", ".org", "org.", "example.org.", "a_b.org", "example.c", "example.123",
    "1.org", "[192.0.2.1]", "[IPv6:2001:db8::1]", "[IPv6:::g]", "[x:y]", "192.0.2.1", "bücher.de", "faß.de", "例え.jp",
    "παράδειγμα.gr", "xn--bcher-kva.de", "xn--0.de", "ab--c.de", "xn--a.org", "♥.org", "a b.org", "a,b.org", "a@b.org",
    "", "x" * 63 + ".org", "x" * 64 + ".org", ".".join(["x" * 60] * 4) + ".org", "mañana.es", "пример.рф",
    "ｅｘａｍｐｌｅ.org", "a\u200db.org", "مثال.com", "a。org"
]
NAMES = ["Ann ", "Ann Bee ", "\"Bee, Ann\" ", "", "Ann, Bee ", "Änn "]


def samples():
    made = Sample(
        "Email/addresses.tsv", "emails",
        "What email-validator, a validator of JSON Schema and HTML's expression say of e-mail addresses.",
        ["email-validator", "jsonschema_rs"], ["profile", "options", "text", "verdict", "domain", "ascii-domain"]
    )
    for profile, options, judge, count in PROFILES:
        candidates = [address(made.random, options) for _ in range(6000)]
        for text, valid in balanced([text for text in candidates if text.strip() == text], judge, count, made.random):
            found = judge(text)
            domains = (found.domain, found.ascii_domain) if profile == "sign-up" and valid else ("", "")
            made.add(profile, options, text, verdict(valid), *domains)
    made.explain(REASONS)
    yield made


def signs_up(**options):

    def judge(text):
        try:
            return validate_email(text, check_deliverability=False, **options)
        except EmailNotValidError:
            return None

    return judge


def address(random, options):
    kind = random.random()
    local, domain = random.choice(LOCALS), random.choice(DOMAINS)
    if kind < 0.4:
        local = random.choice(LOCALS[:9] + LOCALS[20:23])
    elif kind < 0.7:
        domain = random.choice(DOMAINS[:4] + DOMAINS[24:28])
    text = local + random.choice(["@"] * 30 + ["", "@@", " @"]) + domain
    if random.random() < 0.2:
        text = edited(text, random, list("a1.@-_+\"\\ ()<>,;:[]é\u00a0"), 1)
    if options == "display-name" and random.random() < 0.7:
        text = random.choice(NAMES) + "<" + text + random.choice([">", ">", ">", "", ">x"])
    return text


PROFILES = [
    ("sign-up", "", signs_up(), 200), ("sign-up", "quoted", signs_up(allow_quoted_local=True), 60),
    ("sign-up", "ascii-local", signs_up(allow_smtputf8=False), 60),
    ("sign-up", "display-name", signs_up(allow_display_name=True), 60), ("smtp", "", formats.is_valid("email"), 120),
    ("smtp", "international", formats.is_valid("idn-email"), 120),
    ("html", "", lambda text: bool(HTML.fullmatch(text)), 100),
]


def domain(row):
    return row["text"].rsplit("@", 1)[-1].rstrip(">")


def local_part(row):
    return row["text"].rsplit("@", 1)[0].split("<")[-1]


def is_valid_at_example(row, *domains):
    """Whether the reference refuses an address only for its domain, which is one of the given ones."""
    text = row["text"].replace("@" + domain(row), "@example.org")
    judge = next(
        judge for profile, options, judge, _ in PROFILES if (profile, options) == (row["profile"], row["options"])
    )
    return row["verdict"] == "invalid" and domain(row) in domains and bool(judge(text))


def is_valid_without_hyphens(row):
    """Whether the reference refuses an address only for ASCII labels with two hyphens after two characters."""
    pattern = r"(?i)(?<![^.])(?!xn--)([a-z0-9]{2})--(?=[a-z0-9-]*(\.|$))"
    name = re.sub(pattern, r"\1-a-", domain(row))
    judge = next(
        judge for profile, options, judge, _ in PROFILES if (profile, options) == (row["profile"], row["options"])
    )
    return row["verdict"] == "invalid" and name != domain(row) and bool(judge(row["text"].replace(domain(row), name)))


REASONS = [
    (
        lambda row: row["verdict"] == "valid" and row["profile"] != "html" and len(local_part(row).encode()) > 64,
        "RFC 5321 §4.5.3.1.1: a local part has at most 64 octets.",
    ),
    (
        lambda row: row["verdict"] == "valid" and row["profile"] != "html" and len(row["text"].encode()) > 254,
        "RFC 5321 §4.5.3.1.3: a path has at most 256 octets with its angle brackets.",
    ),
    (
        lambda row: row["profile"] == "sign-up" and row[
            "verdict"] == "valid" and re.search(r"\.(?!xn--)[a-z]*[0-9][a-z0-9]*$", domain(row)),
        "RFC 1123 §2.1: a top-level domain is alphabetic.",
    ),
    (
        lambda row: row["profile"] == "sign-up" and is_valid_without_hyphens(row),
        "RFC 1123 §2.1 allows hyphens side by side; RFC 5891 §4.2.3.1 forbids them in U-labels, which are not ASCII.",
    ),
    (
        lambda row: row["profile"] == "smtp" and is_valid_at_example(row, "ab--c.de", "xn--a.org", "xn--0.de"),
        "RFC 5321 §4.1.2: a label is of letters, digits and hyphens; SMTP does not say what hyphens in it mean.",
    ),
]
