"""URLs and their parts according to the URL Standard, by ada."""

import ada_url

from formats import SIGNS
from sample import Sample, asked, edited, verdict

BASES = [
    "", "", "", "http://example.org/a/b?q#f", "https://user@example.org:8080/x/", "file:///C:/a/b", "file://host/a",
    "mailto:ann@example.org", "data:text/plain,x", "foo://host/a/b", "foo:/a/b", "about:blank",
]
SCHEMES = [
    "http:", "https:", "HTTP:", "ftp:", "ws:", "wss:", "file:", "foo:", "mailto:", "data:", "javascript:", "h ttp:",
    "1:", "", "a+b.c-d:",
]
SLASHES = ["//", "//", "//", "//", "/", "", "\\\\", "///", "/\\"]
USERS = ["", "", "", "", "user@", "user:pass@", ":@", "@", "u:p:q@", "u@v@", "ü:%41@", "a b@", "u/v@", "user:@"]
HOSTS = [
    "example.org", "EXAMPLE.org", "bücher.de", "faß.de", "xn--bcher-kva.de", "xn--0.de", "192.0.2.1", "0x7f.1", "256",
    "1.2.3", "1.2.3.4.5", "0300.1", "4294967296", "09.1", "1.2.3.4.", "a..b", "[::1]", "[2001:DB8:0:0:1::]",
    "[::192.0.2.1]", "[1::2::3]", "[::g]", "[::1", "a b", "a%20b", "%41.org", "a_b", "a^b", "a|b", "", ".", "..",
    "localhost", "♥.org", "ａ.org", "a\u00adb", "a\u200db", "\u00ad", "a<b", "%zz", "日本.jp", "a.b.0x", "1.2.3.0xfg",
    "foo.0x4",
]
PORTS = ["", "", "", "", ":80", ":443", ":21", ":", ":0", ":65535", ":65536", ":a", ":8a", ":080", ": 80"]
PATHS = [
    "", "/", "/a/b", "/./a", "/a/../b", "/%2e/%2E%2e/c", "/a b", "/é", "/%zz", "\\a\\b", "/C:/x", "/C|/x", "/..//x",
    "//x", "a/b", "..", "/{x}|^`\"<>", "/a;b=c", "/\u0000", "/a\tb\n",
]
ENDS = ["", "", "", "?q=a b", "?é", "?'", "?\"<>", "?", "#f", "#é `", "?a#b?c", "#", "?a=%41&b=[]|", "#{}<>"]


def samples():
    made = Sample(
        "Web/urls.tsv", "urls", "What ada says of URLs: those that a browser reads, with the parts that scripts see.",
        ["ada-url"], [
            "base", "text", "verdict", "href", "protocol", "username", "password", "host", "hostname", "port",
            "pathname", "search", "hash"
        ]
    )
    seen = set()
    while len(made.rows) < 700:
        base, text = made.random.choice(BASES), url(made.random)
        if (base, text) in seen or not text:
            continue
        seen.add((base, text))
        found = parsed(text, base)
        if found is None and sum(row[2] == "invalid" for row in made.rows) >= 300:
            continue
        parts = [str(getattr(found, name)) if found else "" for name in made.columns[3:]]
        made.add(base, text, verdict(found is not None), *parts)
    made.explain(REASONS)
    yield made


def parsed(text, base):
    return asked(ada_url.URL, text, base=base) if base else asked(ada_url.URL, text)


def url(random):
    if random.random() < 0.2:
        return random.choice(SCHEMES[:2]) + "//" + random.choice(HOSTS[:4]) + random.choice(PORTS[:8]) + random.choice(
            PATHS[:6]
        ) + random.choice(ENDS[:4])
    if random.random() < 0.15:
        return random.choice(PATHS) + random.choice(ENDS)
    text = random.choice(SCHEMES) + random.choice(SLASHES) + random.choice(USERS) + random.choice(
        HOSTS
    ) + random.choice(PORTS) + random.choice(PATHS) + random.choice(ENDS)
    return edited(text, random, SIGNS + ["\t", "\n", "\x00", "\x7f"], 1) if random.random() < 0.3 else text


REASONS = [
    (
        lambda row: row["verdict"] == "valid" and row["hostname"] == "xn--0.de",
        "URL Standard §3.3 and UTS #46 §4, step 4: Punycode that cannot be decoded is a failure.",
    ),
]
