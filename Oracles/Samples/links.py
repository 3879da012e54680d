"""Links that begin an email and URIs that contain data: their grammars as expressions, and a package for the contents."""

import base64
import re
import urllib.parse

import formats
from sample import Sample, asked, balanced, edited, verdict

# RFC 6068 §2: `qchar`, and the characters of addresses in a path. All others are percent-encoded.
QCHAR = r"(?:[A-Za-z0-9._~!$'()*+,;:@-]|%[0-9A-Fa-f]{2})"
MAILTO = re.compile(rf"mailto:([^?#]*)(?:\?({QCHAR}*={QCHAR}*(?:&{QCHAR}*={QCHAR}*)*))?(?:#.*)?", re.I)
# RFC 2397 §3 with tokens of RFC 2045 §5.1, limited to characters of URIs.
TOKEN = r"(?:[A-Za-z0-9!$&'*+._~^`|{}-]|%[0-9A-Fa-f]{2})+"
URLCHAR = r"(?:[A-Za-z0-9._~:/?\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})"
DATA = re.compile(
    rf"data:(?:{TOKEN}/{TOKEN})?(?:;(?!base64,){TOKEN}={TOKEN})*(;base64)?,({URLCHAR}*)",
    re.I
)
ADDRESSES = [
    "ann@example.org", "ben+x@mail.example", "j%C3%B6rg@example.org", "%22a%20b%22@example.org", "ann", "ann@",
    "@example.org", "a..b@example.org", "ann@-example.org", "a%2Cb@x.org", "",
]
FIELDS = [
    "subject=Hello", "subject=a%20b", "cc=eve@example.org", "bcc=eve", "body=a%0D%0Ab", "subject", "=x", "x-a=",
    "subject=a b", "to=ann@example.org,ben@example.org", "subject=%4", "cc=",
]
TYPES = ["", "text/plain", "image/png", "image/svg+xml", "text", "text/", "/plain", "a/b/c", "text/x y"]
PARAMETERS = ["", "", ";charset=utf-8", ";charset", ";a=b;c=d", ";=x", ";a=", ";charset=%22utf-8%22"]
DATA_TEXTS = [
    "", "abc", "a%20b", "a b", "%zz", "<b>", "SGVsbG8=", "SGVsbG8", "SGVs", "SGVs bG8=", "SGVsbG8%3D", "S===", "a#b",
    "é", "SGV*",
]


def samples():
    made = Sample(
        "Web/links.tsv", "links",
        "What the grammars of RFC 6068 and RFC 2397 say of links, and a validator of JSON Schema of addresses in them.",
        ["jsonschema_rs"], ["rule", "text", "verdict"]
    )
    for rule, maker, judge in [("mailto", mailto, is_mailto), ("data-uri", data, is_data)]:
        candidates = [maker(made.random) for _ in range(6000)]
        for text, valid in balanced([text for text in candidates if text == text.strip()], judge, 150, made.random):
            made.add(rule, text, verdict(valid))
    made.explain(REASONS)
    yield made


def mailto(random):
    text = random.choice(["mailto:", "mailto:", "mailto:", "MAILTO:", "mail:", ""]
                         ) + ",".join(random.choice(ADDRESSES) for _ in range(random.choice([0, 1, 1, 2])))
    if random.random() < 0.5:
        text += "?" + random.choice(["&", "&", "&", "&&"]
                                    ).join(random.choice(FIELDS) for _ in range(random.choice([1, 1, 2, 3])))
    return edited(text, random, list("a@,?&=% é#"), 1) if random.random() < 0.2 else text


def is_mailto(text):
    found = MAILTO.fullmatch(text)
    if not found or not re.fullmatch(rf"{QCHAR}*", found[1]):
        return False
    lists = [found[1]]
    for field in (found[2] or "").split("&") if found[2] else []:
        name, value = field.split("=", 1)
        if urllib.parse.unquote(name).lower() in ("to", "cc", "bcc"):
            lists.append(value)
    return all(is_list(addresses) for addresses in lists if addresses)


def is_list(addresses):
    return all(
        formats.is_valid("idn-email")(asked(urllib.parse.unquote, address, errors="strict") or "")
        for address in addresses.split(",")
    )


def data(random):
    text = random.choice(["data:", "data:", "data:", "DATA:", "date:"]
                         ) + random.choice(TYPES) + random.choice(PARAMETERS)
    text += random.choice(["", ";base64"]) + random.choice([",", ",", ",", ",", ""]) + random.choice(DATA_TEXTS)
    return edited(text, random, list("a;,/=% é#"), 1) if random.random() < 0.2 else text


def is_data(text):
    found = DATA.fullmatch(text)
    if not found or not found[1]:
        return found is not None
    return asked(base64.b64decode, urllib.parse.unquote_to_bytes(found[2]), validate=True) is not None


REASONS = [
    (
        lambda row: row["rule"] == "mailto" and row["verdict"] == "valid" and re.search("[?&]=", row["text"]),
        "RFC 5322 §2.2: a field has a name, which RFC 6068's hfname alone does not say.",
    ),
    (
        lambda row: row["rule"] == "mailto" and row[
            "verdict"] == "valid" and re.search(r"[?&](?!body=)[^=]*=[^&]*%0[AD]", row["text"], re.I),
        "RFC 5322 §2.2: fields other than the body have no line breaks in their values.",
    ),
]
