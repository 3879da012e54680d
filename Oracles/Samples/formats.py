"""Formats of JSON Schema, by a JSON Schema validator in Rust, and addresses of interfaces, by netaddr."""

import json
import re
import uuid

import jsonschema_rs
import netaddr

from sample import Sample, balanced, edited, verdict

SIGNS = list("az09-._~:/?#[]@!$&'()*+,;=%\"<>\\^`{|} ") + ["%20", "%zz", "é", "日", "\u00a0", "\u202e", "\ue000", "🙂"]
SCHEMES = ["http", "urn", "ldap", "a+b", "x-1.y", "1a", "", "é", "a_b", "file"]
HOSTS = [
    "", "example.org", "user:pw@example.org:80", "[::1]", "[2001:db8::192.0.2.1]:8080", "[v1.a:b]", "[::g]", "[::1",
    "192.0.2.1", "a:", "a:b", "a%20b", "bücher.example", "例え.テスト", "a b", "user@b@c", "a:99999", "%41",
]
SEGMENTS = ["", "a", "b.c", "..", "a:b", "@", "(x)", "%C3%A9", "%4", "é", "日本", "a b", "[x]", ";p=1", "a|b", "~"]
QUERIES = ["q", "a=b&c=d", "?/", "%", "é", "\ue000", "[", "x y", "a#b", ""]
EXPRESSIONS = [
    "a", "b.c", "a,b", "x:3", "x*", "%41", "a_1", "", "x:0", "x:10000", "x:99999", "a,", ",a", "a b", "é", "a*b", "x**",
    "."
]
OPERATORS = ["", "", "", "+", "#", ".", "/", ";", "?", "&", "=", "!", "|", "-"]
LITERALS = [
    "/users/", "http://example.org", "a", "%20", "%", "{", "}", "é", " ", "'", "\"", "<", "|", "^", "`", "\\", "~",
    "x=1&y",
]
TOKENS = ["a", "b c", "~0", "~1", "~", "~2", "é", "0", "-", "%41", "\\", ""]
NAMES = ['"a"', '"b"', '"c d"', '"é"', '"\\u0061"', '""', "a", "'a'"]
SCALARS = [
    "0", "1", "-1", "01", "-0", "1.5", "1.", ".5", "1e3", "1E+3", "1e", "+1", "0x1", "12345678901234567890", "1e400", "true", "false",
    "null", "True", "nul", "NaN", "Infinity", "undefined", '"a"', '""', '"\\n"', '"\\x"', '"\\u00e9"', '"\\u12"', '"\\/"', '"é日🙂"',
    '"\t"', '"\x7f"', '"a', "'a'", '"\\ud83d\\ude00"', "// a", "/* a */ 1", "[1,]",
]
DIGITS = list("0123456789abcdefABCDEFgG-{} ")


def samples():
    yield from (uris(), texts())


def is_valid(name):
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "format": name}
    return jsonschema_rs.validator_for(schema, validate_formats=True).is_valid


def sample(path, says, references, makers):
    made = Sample(path, "formats", says, references, ["rule", "text", "verdict"])
    for rule, maker, judge, count in makers:
        candidates = [maker(made.random) for _ in range(count * 30)]
        candidates = [text for text in candidates if text == text.strip() and text]
        for text, valid in balanced(candidates, judge, count, made.random):
            made.add(rule, text, verdict(valid))
    return made


def uris():
    rules = ["uri", "uri-reference", "iri", "iri-reference"]
    made = sample(
        "Web/uris.tsv", "What a validator of JSON Schema says of URIs, IRIs and templates (RFC 3986, 3987 and 6570).",
        ["jsonschema_rs"], [(rule, uri, is_valid(rule), 150)
                            for rule in rules] + [("uri-template", template, is_valid("uri-template"), 150)],
    )
    made.explain(URI_REASONS)
    return made


def texts():
    made = sample(
        "Computers/formats.tsv",
        "What a validator of JSON Schema, netaddr and Python's json say of pointers, UUIDs, MAC addresses and JSON.",
        ["jsonschema_rs", "netaddr", "Python's json"], [
            ("json-pointer", pointer, is_valid("json-pointer"), 100),
            ("relative-json-pointer", relative_pointer, is_valid("relative-json-pointer"), 100),
            ("uuid", identifier, is_valid("uuid"), 100), ("mac-address", interface, is_interface, 120),
            ("json", document, is_json, 150),
        ],
    )
    made.explain(TEXT_REASONS)
    return made


def uri(random):
    text = ""
    if random.random() < 0.85:
        text += random.choice(SCHEMES) + ":"
    if random.random() < 0.7:
        text += "//" + random.choice(HOSTS)
    for _ in range(random.randint(0, 3)):
        text += random.choice(["/", "/", ""]) + random.choice(SEGMENTS)
    if random.random() < 0.4:
        text += "?" + random.choice(QUERIES)
    if random.random() < 0.3:
        text += "#" + random.choice(QUERIES)
    return edited(text, random, SIGNS) if random.random() < 0.3 else text


def template(random):
    parts = []
    for _ in range(random.randint(1, 4)):
        expression = "{" + random.choice(OPERATORS) + random.choice(EXPRESSIONS) + "}"
        parts.append(expression if random.random() < 0.6 else random.choice(LITERALS))
    text = "".join(parts)
    return edited(text, random, list("{}%,:*+a1 é"), 1) if random.random() < 0.2 else text


def pointer(random):
    text = "".join("/" + random.choice(TOKENS) for _ in range(random.randint(0, 4)))
    return edited(text, random, list("/~01a#"), 1) if random.random() < 0.5 else text


def relative_pointer(random):
    text = random.choice(["0", "1", "12", "01", "-1", "+1", "", "a", "00"])
    text += random.choice(["", "", "#", "+1", "-2", "+0", "+01"])
    return text + random.choice(["", pointer(random)])


def identifier(random):
    text = str(uuid.UUID(int=random.getrandbits(128)))
    text = random.choice([text, text, text.upper(), "{" + text + "}", text.replace("-", ""), "urn:uuid:" + text])
    return edited(text, random, DIGITS, 1) if random.random() < 0.5 else text


def interface(random):
    digits = "".join(
        random.choice("0123456789abcdefABCDEF") for _ in range(random.choice([12, 12, 12, 16, 16, 10, 14]))
    )
    size, sign = random.choice([(2, ":"), (2, "-"), (4, "."), (len(digits), "")])
    text = sign.join(digits[place:place + size] for place in range(0, len(digits), size))
    return edited(text, random, list("0aFg:-."), 1) if random.random() < 0.4 else text


def document(random):
    text = value(random, 3)
    return edited(text, random, list("{}[]\",:01-+.eE\\ntfu'/\t\x00 é")) if random.random() < 0.6 else text


def value(random, depth):
    """Returns a JSON text, sometimes with extensions of JavaScript and other languages."""
    if depth == 0 or random.random() < 0.3:
        return random.choice(SCALARS)
    items = [value(random, depth - 1) for _ in range(random.choice([0, 1, 2, 2, 3]))]
    comma, space = random.choice([",", ", ", " ,\n"]), random.choice(["", "", " "])
    if random.random() < 0.5:
        return "[" + space + comma.join(items) + space + "]"
    return "{" + space + comma.join(f"{random.choice(NAMES)}:{space}{item}" for item in items) + space + "}"


def is_json(text):
    """Whether Python reads the text. Python would accept NaN and duplicate names, so they are refused here."""

    def once(pairs):
        if len({name for name, _ in pairs}) != len(pairs):
            raise ValueError("a name twice")

    def refused(constant):
        raise ValueError(constant)

    try:
        json.loads(text, object_pairs_hook=once, parse_constant=refused)
    except ValueError:
        return False
    return True


def is_interface(text):
    return netaddr.valid_mac(text) or netaddr.valid_eui64(text)


def is_in(rule, pattern):
    """Whether a row is for the rule, and the pattern occurs in its text."""
    return lambda row: row["rule"] == rule and re.search(pattern, row["text"])


URI_REASONS = [
    (
        lambda row: row["verdict"] == "valid" and re.search(r"[\u200e\u200f\u202a-\u202e]", row["text"]),
        "RFC 3987 §4.1: an IRI must not contain characters that format bidirectional text.",
    ),
    (
        lambda row: row["verdict"] == "valid" and is_in("uri-template", r"\{[=,!@|]")
        (row), "RFC 6570 §2.2: the operators = , ! @ | are reserved for extensions, and there are none.",
    ),
]
TEXT_REASONS = [
    (
        lambda row: row["rule"] == "json" and row["verdict"] == "valid"
        and re.search("[\ud800-\udfff]", json.dumps(json.loads(row["text"]), ensure_ascii=False)),
        "RFC 8259 §8.2 leaves open what half a surrogate pair means, and RFC 7493 §2.1 forbids it.",
    ),
    (
        lambda row: row["verdict"] == "invalid" and
        is_in("relative-json-pointer", r"^(0|[1-9]\d*)[+-][1-9]\d*(#|(/([^~/]|~[01])*)*)$")
        (row), "draft-bhutton-relative-json-pointer-00 §3: a number may be followed by the manipulation of an index.",
    ),
    (
        lambda row: row["rule"] == "mac-address" and row["verdict"] == "valid" and sum(map(str.isalnum, row["text"]))
        not in (12, 16), "IEEE Std 802-2014 §8.1: an octet has two hexadecimal digits; netaddr fills in zeros.",
    ),
]
