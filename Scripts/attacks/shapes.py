"""The shapes of large packs and catalogs: a beginning, an entry that is repeated with a number, and an end."""

from __future__ import annotations

import re
from dataclasses import dataclass

HEAD = "format: 1\npack: large\nsource-locale: en\n"
GOOD = "rules: { a: { checks: [length: 3] } }\n"


@dataclass(frozen=True)
class Shape:
    """A file with a beginning, an entry for each number, and an end.

    In entries, `#` is the number, and `<` the number before it.
    """

    name: str
    begin: str
    entry: str
    end: str = ""
    is_catalog: bool = False
    most: int = 10_000_000

    @property
    def file_name(self) -> str:
        """The name as the name of a folder."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.lower())

    def text(self, size: int) -> str:
        """The file, as large as it may be."""
        pieces = self.entry.split("#")
        entries = []
        left = size - len((self.begin + self.end).encode())
        extra = len("".join(pieces).encode()) - self.entry.count("<")
        for number in range(1, self.most + 1):
            text = str(number).join(pieces)
            if "<" in text:
                text = text.replace("<", str(number - 1))
            left -= extra + (self.entry.count("#") + self.entry.count("<")) * len(str(number))
            if left < 0:
                break
            entries.append(text)
        return self.begin + "".join(entries) + self.end


def _rules(name: str, entry: str, before: str = "", **more: object) -> Shape:
    return Shape(name, HEAD + before + "rules:\n", entry, **more)  # type: ignore[arg-type]


def _checks(name: str, entry: str, before: str = "", **more: object) -> Shape:
    return Shape(name, HEAD + before + "rules:\n  a:\n    checks:\n", entry, **more)  # type: ignore[arg-type]


def _heirs_of_rows(name: str, column: str, cell: str, check: str, heir: str) -> Shape:
    """Rules that extend one with a check that looks at 2,000 rows."""
    rows = "".join(f"      k{n}: {{ {cell} }}\n" for n in range(2_000))
    parts = "parts: { pattern: '(?<k>.*)', look-up: [{ table: t, by: { part: k } }] }"
    table = f"tables:\n  t:\n    kind: rows\n    columns: {{ {column} }}\n    rows:\n{rows}"
    rule = f"rules:\n  a: {{ example: k1, {parts}, checks: [{check}] }}\n"
    return Shape(name, HEAD + table + rule, f"  r#: {{ {heir} }}\n")


def _fields(name: str, entry: str, **more: object) -> Shape:
    return Shape(name, HEAD + "forms:\n  f:\n    fields:\n", entry, **more)  # type: ignore[arg-type]


def _catalog(name: str, entry: str, begin: str = '{ "@@locale": "de"', end: str = "}\n") -> Shape:
    return Shape(name, begin, entry, end, is_catalog=True)


def _forms(name: str, entry: str, large: str = "", **more: object) -> Shape:
    """Forms after a form of a thousand fields."""
    fields = "".join(f"      f{n}: {{ rule: email }}\n" for n in range(FIELDS))
    return Shape(name, HEAD + "forms:\n  large:\n    fields:\n" + fields + large, entry, **more)  # type: ignore[arg-type]


FIELDS = 900
DROPS = ", ".join(f"f{n}" for n in range(FIELDS - 1))
CODES = "codes:\n" + "".join(f"  c.x{n}: {{}}\n" for n in range(2_000))
TEXTS = "".join(f"    c.x{n}: Text.\n" for n in range(2_000))
CODE = "codes: { a.bad: {} }\nmessages: { en: { a.bad: Bad. } }\n"
DEEP = "{x, plural, other {"

SHAPES = [
    # Rules.
    _rules("many rules", "  r#: { checks: [length: 3] }\n"),
    _rules("many rules without checks", "  r#: {}\n"),
    _rules("many rules with an invalid name", "  R#: {}\n"),
    _rules("many rules that are texts", "  r#: x\n"),
    _rules("many rules with an unknown key", "  r#: { chekcs: [] }\n"),
    _rules("many rules with an unknown check", "  r#: { checks: [lenght#: 3] }\n"),
    _rules("many rules with an unknown parent", "  r#: { extends: q# }\n"),
    _rules("many rules with a bundled parent", "  r#: { extends: email }\n"),
    _rules("many rules with a costly parent", "  r#: { extends: password }\n"),
    _rules("many rules with one parent", "  r#: { extends: r1 }\n", "", most=400_000),
    _rules("a chain of rules", "  r#: { extends: r< }\n"),
    _rules("a chain of rules downwards", "  r<: { extends: r# }\n"),
    _rules("rules that replace one rule", "  r#: { replaces: [email], extends: email }\n"),
    _rules("rules that replace missing rules", "  r#: { replaces: [q#], extends: email }\n"),
    _rules("rules that change missing checks", "  r#: { extends: email, change: { x#: 1 } }\n"),
    _rules("rules that drop missing checks", "  r#: { extends: email, drop: [x#] }\n"),
    _rules("rules that pass missing parameters", "  r#: { extends: phone, with: { p#: 1 } }\n"),
    _rules("rules with parameters", "  r#: { parameters: { p: { default: x } }, checks: [prefix: { parameter: p }] }\n"),
    _rules("rules with unknown parameters", "  r#: { checks: [prefix: { parameter: p# }] }\n"),
    _rules("rules with unknown tables", "  r#: { checks: [one-of: { words: w# }] }\n"),
    _rules("rules with unknown codes", "  r#: { checks: [ { length: 3, code: c.x# } ] }\n"),
    _rules("rules with examples", "  r#: { checks: [length: 3], examples: { valid: [abc] } }\n"),
    _rules("rules with patterns", "  r#: { checks: [pattern: '[A-Z]{2}-\\d{#}'] }\n"),
    _rules("rules with broken patterns", "  r#: { checks: [pattern: '[A-Z{#}'] }\n"),
    _rules("rules with patterns that cannot be matched", "  r#: { checks: [pattern: '(a#+)+b\\b'] }\n"),
    *(
        _rules(f"rules with {name}", "  r#: { checks: [pattern: '" + pattern + "'] }\n")
        for name, pattern in [
            ("long patterns of classes", "\\w\\d\\s" * 1_600),
            ("long patterns of sets", "[a-z]" * 1_900),
            ("long patterns of dots", "(?:.a|a.|..)" * 800),
            ("long patterns of letters", "(?i)ß" + "ß" * 4_000),
            ("long patterns of words", "|".join(f"w{n}" for n in range(1_600))),
            ("long patterns of words after anything", ".*(?:" + "|".join(f"w{n}" for n in range(1_500)) + ")"),
            ("long patterns of options", "(a?b)*" * 1_600),
            ("long patterns of scripts", "\\p{Han}\\p{Latin}" * 500),
            ("long patterns of differences", "[[\\p{L}]--[a-c]]" * 500),
            ("long patterns of names", "\\N{LATIN SMALL LETTER A}" * 380),
            ("long patterns of named groups", "(?<a>a)" * 1_400),
            ("patterns of many sets", "".join(f"[{chr(0x4E00 + n)}]" for n in range(1_900))),
        ]
    ),
    _rules("rules with properties", "  r#: { checks: [pattern: '[\\p{Ll}\\p{Han}]#'] }\n"),
    _rules("rules with sets", "  r#: { checks: [characters: '[a-z\\x{#}]'] }\n"),
    _rules("rules with counts", "  r#: { checks: [pattern: '(a{500}b){10}#'] }\n"),
    _rules("rules with passwords", "  r#: { checks: [length: { minimum: #, maximum: # }, email] }\n"),
    _rules("rules with summaries", "  r#: { summary: 'a rule #', secret: true, checks: [length: 3] }\n"),
    _rules("rules with names of bundled rules", "  email.x#: { extends: email }\n"),
    # What extending multiplies.
    _rules("rules that extend rules that extend a bundled one", "  q#: { extends: email }\n  r#: { extends: q# }\n"),
    _rules("rules that add a check to a bundled one", "  r#: { extends: email, checks: [length: 300] }\n"),
    _rules("rules that set a parameter of a bundled one", "  r#: { extends: email, with: { internationalized: false } }\n"),
    _rules("rules that set a parameter of passwords", "  r#: { extends: password, with: { minimum: 9 } }\n"),
    _rules("rules that change a bundled check", "  r#: { extends: email, change: { address: { internationalized-domain: false } } }\n"),
    _rules("rules that drop a bundled check", "  r#: { extends: email, drop: [address] }\n"),
    _rules("secret rules with a bundled parent", "  r#: { extends: email, secret: true }\n"),
    _rules("rules that extend the numbers of all countries", "  r#: { extends: national-id }\n"),
    _rules("rules that pass values to all countries", "  r#: { checks: [rule: national-id] }\n"),
    Shape("rules that inherit many checks", HEAD + "rules:\n  a: { checks: [" + "prefix: x, " * 2_000 + "prefix: x] }\n", "  r#: { extends: a }\n"),
    Shape("rules that add to many checks", HEAD + "rules:\n  a: { checks: [" + "prefix: x, " * 2_000 + "prefix: x] }\n", "  r#: { extends: a, checks: [prefix: y] }\n"),
    Shape(
        "rules that inherit many parameters",
        HEAD + "rules:\n  a: { parameters: { " + "".join(f"p{n}: {{ default: x }}, " for n in range(2_000)) + "p: { default: x } }, checks: [prefix: { parameter: p }] }\n",
        "  r#: { extends: a, parameters: { p: { default: y } } }\n",
    ),
    _heirs_of_rows("rules that inherit a table of rules", "r: rule", "r: email", "rule: { column: r }", "extends: a"),
    Shape("rules that add to many constants", HEAD + "rules:\n  a: { checks: [one-of: [" + ", ".join(f"w{n}" for n in range(5_000)) + "]] }\n", "  r#: { extends: a, checks: [length: 300] }\n"),
    Shape("rules that inherit many constants", HEAD + "rules:\n  a: { checks: [one-of: [" + ", ".join(f"w{n}" for n in range(5_000)) + "]] }\n", "  r#: { extends: a }\n"),
    _rules("rules with parameters that others extend", "  q#: { parameters: { p: { default: x } }, checks: [prefix: { parameter: p }] }\n  r#: { extends: q#, parameters: { o: { default: x } } }\n"),
    _rules("rules that replace rules with variants", "  q#: { checks: [length: 3] }\n  q#.a: { checks: [length: 3] }\n  r#: { replaces: [q#], checks: [length: 3] }\n"),
    _heirs_of_rows("rules that look at a column of many rows", "c: text", "c: x", "{ name: x, equals: { column: c } }", "extends: a, normalize: [trim]"),
    Shape("checks with a table of many words", HEAD + "tables: { w: { kind: words, words: [" + ", ".join(f"w{n}" for n in range(5_000)) + "] } }\nrules:\n", "  r#: { checks: [blocklist: w] }\n"),
    Shape("aliases of a list of checks", HEAD + "rules:\n  a: { checks: &c [" + "prefix: x, " * 500 + "prefix: x] }\n", "  r#: { checks: *c }\n"),
    _rules("the same rule again and again", "  r: { checks: [length: 3] }\n"),
    # Checks of one rule.
    _checks("many checks", "      - length: 3\n"),
    _checks("many checks with names", "      - { name: n#, length: { maximum: # } }\n"),
    _checks("many checks with one name", "      - { name: n, length: { maximum: # } }\n"),
    _checks("many unknown checks", "      - x#\n"),
    _checks("many checks with unknown settings", "      - length: { maximun#: 3 }\n"),
    _checks("many checks with bad settings", "      - length: { maximum: x# }\n"),
    _checks("many checks with codes", "      - { length: #, code: a.bad }\n", CODE),
    _checks("many checks without a code", "      - not: { length: # }\n"),
    _checks("many combinators", "      - { any: [length: #, prefix: x#], code: a.bad }\n", CODE),
    _checks("many conditions", "      - when: { matches: { prefix: x# }, then: { length: # } }\n"),
    _checks("many patterns", "      - pattern: '(?i)[a-z]+#'\n"),
    _checks("many patterns with look-aheads", "      - pattern: '(?=.*\\d)(?!.*x)[a-z\\d]{#,}'\n"),
    _checks("many sets", "      - characters: '[\\p{L}\\x{#}]'\n"),
    _checks("many lists of values", "      - one-of: [a#, b#, c#]\n"),
    _checks("many writers of facts", "      - email\n"),
    _checks("many arguments", "      - { length: 3, arguments: { a#: b } }\n"),
    _checks("many renames", "      - { length: 3, codes: { length.too_long#: length.wrong } }\n"),
    # One long thing.
    Shape("a long list of values", HEAD + "rules:\n  a:\n    checks:\n      - one-of: [", "v#, ", "x]\n"),
    Shape("a long list of numbers", HEAD + "rules:\n  a:\n    checks:\n      - one-of: [", "{ json: # }, ", "x]\n"),
    Shape("a long pattern", HEAD + "rules:\n  a:\n    checks:\n      - pattern: '", "a#|", "x'\n"),
    Shape("a long pattern of groups", HEAD + "rules:\n  a:\n    checks:\n      - pattern: '", "(a", "'\n"),
    Shape("a long set", HEAD + "rules:\n  a:\n    checks:\n      - characters: '[", "\\x{#}", "]'\n", most=60_000),
    Shape("a long set of properties", HEAD + "rules:\n  a:\n    checks:\n      - characters: '[", "\\p{L}", "]'\n"),
    Shape("a long prefix", HEAD + "rules:\n  a:\n    checks:\n      - prefix: '", "abcdefgh", "'\n"),
    Shape("a long name", HEAD + "rules:\n  ", "abcdefgh", ": { checks: [length: 3] }\n"),
    Shape("a long key", HEAD + "rules:\n  a: { ", "abcdefgh", ": 1 }\n"),
    Shape("a long summary", HEAD + GOOD + "summary: '", "abc def ", "'\n"),
    Shape("a long folded text", HEAD + GOOD + "summary: >-\n", "  abc\n"),
    Shape("a long comment", HEAD + GOOD, "# a comment\n"),
    Shape("a long comment on a line", HEAD + GOOD + "#", " abc", "\n"),
    Shape("empty lines", HEAD + GOOD, "\n"),
    Shape("blanks", HEAD + GOOD + "summary: x", " ", "\n"),
    Shape("a long number", HEAD + "rules:\n  a:\n    checks:\n      - number: { maximum: ", "12345678", " }\n"),
    Shape("a long number with an exponent", HEAD + "rules:\n  a:\n    checks:\n      - number: { maximum: 1e", "9", " }\n"),
    Shape("a long chain of dots", HEAD + "rules:\n  a", ".a", ": { checks: [length: 3] }\n"),
    Shape("a long version", HEAD + GOOD + "version: 1", ".1", "\n"),
    # Nesting.
    Shape("nested lists", HEAD + "rules: ", "["),
    Shape("nested records", HEAD + "rules: ", "{ a: "),
    Shape("nested lists in lines", HEAD + "rules:\n ", "- "),
    Shape("nested combinators", HEAD + "rules:\n  a:\n    checks: ", "[all: "),
    Shape("many nested lists", HEAD + "rules: [", "[], ", "]\n"),
    Shape("many deep lists", HEAD + "rules: [", "[[[[[[[[[]]]]]]]]], ", "]\n"),
    # Forms.
    _fields("many fields", "      f#: { rule: email }\n"),
    _fields("a thousand fields", "      f#: { rule: password }\n", most=1_000),
    _fields("fields with unknown rules", "      f#: { rule: r# }\n"),
    _fields("fields that repeat each other", "      f#: { same-as: f< }\n", most=1_000),
    _fields("fields with parameters of each other", "      f#: { rule: phone, with: { region: { field: f< } } }\n", most=1_000),
    _fields("fields with conditions", "      f#: { rule: email, required-if: { field: f<, matches: { prefix: x } } }\n", most=1_000),
    _fields("deep fields", "      " + "a." * 60 + "f#: { rule: email }\n"),
    _fields("fields in lists", "      a#[].b[].c: { rule: email }\n"),
    _fields("fields with checks", "      f#: { checks: [length: #, prefix: x, email] }\n"),
    Shape("a long path", HEAD + "forms:\n  f:\n    fields:\n      a", ".a", ": { rule: email }\n"),
    Shape("many forms", HEAD + "forms:\n", "  f#: { fields: { a: { rule: email }, b: { rule: password } } }\n"),
    Shape("many forms of a bundled form", HEAD + "forms:\n", "  f#: { extends: sign-up }\n"),
    Shape("a chain of forms", HEAD + "forms:\n  f0: { fields: { a: { rule: email } } }\n", "  f#: { extends: f< }\n"),
    Shape(
        "many checks between fields",
        HEAD + "forms:\n  f:\n    fields: { a: { rule: date }, b: { rule: date } }\n    checks:\n",
        "      - compare: { field: a, after: b }\n",
    ),
    Shape("many fields to count", HEAD + "forms:\n  f:\n    fields: { a: { rule: date } }\n    checks:\n      - filled: { fields: [", "a, ", "a] }\n"),
    _forms("forms that extend a large form", "  g#: { extends: large }\n"),
    _forms("forms that drop the fields of a large form", "  g#: { extends: large, drop: [" + DROPS + "] }\n"),
    _forms("forms of records with a large form", "  g#: { fields: { a: { form: large } } }\n"),
    _forms("forms of many records with a small heir of a large form", "  g#: { fields: { " + ", ".join(f"a{n}: {{ form: small }}" for n in range(500)) + " } }\n", "  small: { extends: large, drop: [" + DROPS + "] }\n"),
    # Codes and messages.
    Shape("many codes", HEAD + "codes:\n", "  c.x#: {}\n"),
    Shape("many codes of programs", HEAD + "codes:\n", "  c.x#: { number: #, arguments: { a: { type: text } } }\n"),
    Shape("many codes with one number", HEAD + "codes:\n", "  c.x#: { number: 1, arguments: {} }\n"),
    Shape("a code of many parts", HEAD + "codes:\n  a", ".a", ": {}\n"),
    Shape("many messages", HEAD + GOOD + "messages:\n  en:\n", "    length.x#: Text.\n"),
    Shape("many labels", HEAD + GOOD + "messages:\n  en:\n", "    'field:x#': Text.\n"),
    Shape("many broken messages", HEAD + GOOD + "messages:\n  en:\n", "    a#: 'x {'\n"),
    Shape("many blank messages", HEAD + GOOD + "messages:\n  en:\n", "    a#: ' '\n"),
    Shape("many languages of many codes", HEAD + CODES + "messages:\n  en:\n" + TEXTS, "  de-x-a#: { c.x1: Text. }\n"),
    Shape("many languages below a whole one", HEAD + CODES + "messages:\n  en:\n" + TEXTS + "  de:\n" + TEXTS, "  de-x-a#: { c.x1: Text. }\n"),
    Shape("many titles of rules", HEAD + "messages: { en: { 'rule:r1': Text } }\nrules:\n", "  r#: { extends: iban }\n"),
    Shape("many texts with suppressions", HEAD + CODES + "messages:\n  en:\n" + TEXTS, "  de-x-a#: { c.x1: Text., '@c.x1': { x-lint: { lint.end: because } } }\n"),
    Shape("many locales", HEAD + GOOD + "messages:\n", "  en-x-a#: { a: b }\n"),
    Shape("many invalid locales", HEAD + GOOD + "messages:\n", "  english #: { a: b }\n"),
    Shape("a long message", HEAD + CODE + "rules: { a: { checks: [ { length: 3, code: a.bad } ] } }\nsummary: '", "{x} ", "'\n"),
    Shape("a message of many plurals", HEAD + "codes: { a.b: { arguments: { x: { type: integer } } } }\nmessages: { en: { a.b: '", "{x, plural, one {a} other {b}}", "' } }\n"),
    Shape("a message of many units", HEAD + "codes: { a.b: { arguments: { x: { type: integer } } } }\nmessages: { en: { a.b: '", "{x, number, ::unit/hour-per-day}", "' } }\n"),
    Shape("a message with a long unit", HEAD + "codes: { a.b: { arguments: { x: { type: integer } } } }\nmessages: { en: { a.b: '{x, number, ::unit/hour", "-per-day", "}' } }\n"),
    Shape("many messages with unknown units", HEAD + GOOD + "messages:\n  en:\n", "    'field:x#': '{x, number, ::unit/megabites#-per-secnd}'\n"),
    Shape("a message of nested plurals", HEAD + "codes: { a.b: { arguments: { x: { type: integer } } } }\nmessages: { en: { a.b: '", DEEP, "' } }\n"),
    # Tables, sources, requirements.
    Shape("a table of many words", HEAD + "tables:\n  w: { kind: words, words: [", "w#, ", "x] }\nrules: { a: { checks: [one-of: { words: w }] } }\n"),
    Shape("many tables", HEAD + "tables:\n", "  w#: { kind: words, words: [a] }\n"),
    Shape("many tables of unknown kinds", HEAD + "tables:\n", "  w#: { kind: word#, words: [a] }\n"),
    Shape("a table of many issuers", HEAD + "tables:\n  c:\n    kind: prefix-ranges\n    rows:\n", "      - { name: n#, prefixes: ['#'], lengths: [16] }\n"),
    Shape("many sources", HEAD + GOOD + "sources:\n", "  - { title: x#, license: y }\n"),
    Shape("many requirements", HEAD + GOOD + "requires:\n  packs:\n", "    p#: '1'\n"),
    Shape("many versions", HEAD + GOOD + "requires:\n  rulebook: '", ">=0.# ", "'\n"),
    Shape("many disabled names", HEAD + GOOD + "disable: [", "x#, ", "email]\n"),
    Shape("many unknown keys", HEAD + GOOD, "x#: 1\n"),
    # Catalogs.
    _catalog("a catalog of many messages", ',\n"x#": "Text"'),
    _catalog("a catalog of many keys of one code", ',\n"length.too_long.#": "Text {maximum}"'),
    _catalog("a catalog of many labels", ',\n"field:x#": "Text"'),
    _catalog("a catalog of unknown arguments", ',\n"length.too_long.#": "Text {maximun}"'),
    _catalog("a catalog of plurals", ',\n"length.too_long.#": "{maximum, plural, one {a} other {b}}"'),
    _catalog("a catalog of broken messages", ',\n"x#": "Text {"'),
    _catalog("a catalog of blank messages", ',\n"x#": ""'),
    _catalog("a catalog of numbers", ',\n"x#": #'),
    _catalog("a catalog of descriptions", ',\n"@x#": { "description": "x" }'),
    _catalog("a catalog of notes without texts", ',\n"@x#": {}'),
    _catalog("a catalog of notes for one language", ',\n"@x#": { "x-text": "a", "x-source": "00000000" }'),
    _catalog("a catalog of notes and texts on one line", ',"x#":"Text","@x#":{"description":"a"}'),
    _catalog("a catalog of suppressions", ',"x#":"Text","@x#":{"x-lint":{"lint.term":"because"}}'),
    _catalog("a note with many attributes", ',"x-#":1', '{ "@@locale": "de", "x": "Text", "@x": { "description": "a"', "} }\n"),
    _catalog("a note with many placeholders", ',"x#":{"type":"text"}', '{ "@@locale": "de", "x": "Text", "@x": { "placeholders": { "a": {}', "} } }\n"),
    _catalog("a note with many suppressions", ',"lint.x#":"because"', '{ "@@locale": "de", "x": "Text", "@x": { "x-lint": { "lint.term": "because"', "} } }\n"),
    _catalog("a catalog of avoided words", ',"word#":"other"', '{ "@@locale": "de", "@@x-avoid": { "a": "b"', "} }\n"),
    _catalog("a catalog of terms", ',"word#":["other"]', '{ "@@locale": "de", "@@x-glossary": { "a": ["b"]', "} }\n"),
    _catalog("a catalog of words of address", ',"word#"', '{ "@@locale": "de", "@@x-address": { "form": "du", "avoid": ["a"', "] } }\n"),
    _catalog("a catalog of forms", ',\n"form#/field:x": "Text"'),
    _catalog("a catalog of rules", ',\n"rule:x#": "Text"'),
    _catalog("a catalog of retired keys", ',\n"length.too_lomg.#": "Text"'),
    _catalog("a catalog of one long name", "abcdefgh", '{ "@@locale": "de", "', '": "Text" }\n'),
    _catalog("a catalog of attributes", ',\n"@@x-#": [1, 2, 3]'),
    _catalog("a catalog with one key", ',\n"x": "Text"'),
    _catalog("a catalog with a long message", "abc def ", '{ "@@locale": "de", "required": "', '" }\n'),
    _catalog("a catalog with a long message of arguments", "{x} ", '{ "@@locale": "de", "required": "', '" }\n'),
    _catalog("a catalog with escapes", "\\u00e4", '{ "@@locale": "de", "required": "', '" }\n'),
    _catalog("a catalog of nested lists", "[", '{ "@@locale": "de", "@@x": '),
    _catalog("a catalog of flat lists", "[],", '{ "@@locale": "de", "@@x": [', "0] }\n"),
    _catalog("a catalog of numbers with exponents", "1e9999,", '{ "@@locale": "de", "@@x": [', "0] }\n"),
    _catalog("a catalog with a long number", "9", '{ "@@locale": "de", "@@x": ', " }\n"),
    _catalog("a catalog of spaces", " ", '{ "@@locale": "de"', "}\n"),
    _catalog("a catalog without an end", ',\n"x#": "Text"', end=""),
]
