"""The shapes of large packs and catalogs: what stands before, what is repeated with a number, and what stands behind."""

from __future__ import annotations

import re
from dataclasses import dataclass

HEAD = "format: 1\npack: large\nsource-locale: en\n"
GOOD = "rules: { a: { checks: [length: 3] } }\n"


@dataclass(frozen=True)
class Shape:
    """A file made of a beginning, an entry for each number, and an end.

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
        """The name as that of a folder."""
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


def _fields(name: str, entry: str, **more: object) -> Shape:
    return Shape(name, HEAD + "forms:\n  f:\n    fields:\n", entry, **more)  # type: ignore[arg-type]


def _catalog(name: str, entry: str, begin: str = '{ "@@locale": "de"', end: str = "}\n") -> Shape:
    return Shape(name, begin, entry, end, is_catalog=True)


CODE = "codes: { a.bad: {} }\nmessages: { en: { a.bad: Bad. } }\n"
DEEP = "{x, plural, other {"

SHAPES = [
    # Rules.
    _rules("many rules", "  r#: { checks: [length: 3] }\n"),
    _rules("many rules without checks", "  r#: {}\n"),
    _rules("many rules with a name that is none", "  R#: {}\n"),
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
    _rules("rules that replace what is not there", "  r#: { replaces: [q#], extends: email }\n"),
    _rules("rules that change what is not there", "  r#: { extends: email, change: { x#: 1 } }\n"),
    _rules("rules that drop what is not there", "  r#: { extends: email, drop: [x#] }\n"),
    _rules("rules that give what is not there", "  r#: { extends: phone, with: { p#: 1 } }\n"),
    _rules("rules with parameters", "  r#: { parameters: { p: { default: x } }, checks: [prefix: { parameter: p }] }\n"),
    _rules("rules with unknown parameters", "  r#: { checks: [prefix: { parameter: p# }] }\n"),
    _rules("rules with unknown tables", "  r#: { checks: [one-of: { words: w# }] }\n"),
    _rules("rules with unknown codes", "  r#: { checks: [ { length: 3, code: c.x# } ] }\n"),
    _rules("rules with examples", "  r#: { checks: [length: 3], examples: { valid: [abc] } }\n"),
    _rules("rules with patterns", "  r#: { checks: [pattern: '[A-Z]{2}-\\d{#}'] }\n"),
    _rules("rules with broken patterns", "  r#: { checks: [pattern: '[A-Z{#}'] }\n"),
    _rules("rules with patterns that backtrack", "  r#: { checks: [pattern: { matches: '(a#+)+b\\b', backtracking: true }] }\n"),
    _rules("rules with properties", "  r#: { checks: [pattern: '[\\p{Ll}\\p{Han}]#'] }\n"),
    _rules("rules with sets", "  r#: { checks: [characters: '[a-z\\x{#}]'] }\n"),
    _rules("rules with counts", "  r#: { checks: [pattern: '(a{500}b){10}#'] }\n"),
    _rules("rules with passwords", "  r#: { checks: [length: { minimum: #, maximum: # }, email] }\n"),
    _rules("rules with summaries", "  r#: { summary: 'a rule #', secret: true, checks: [length: 3] }\n"),
    _rules("rules with the names of Rulebook's", "  email.x#: { extends: email }\n"),
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
    # Codes and messages.
    Shape("many codes", HEAD + "codes:\n", "  c.x#: {}\n"),
    Shape("many codes of programs", HEAD + "codes:\n", "  c.x#: { number: #, arguments: { a: { type: text } } }\n"),
    Shape("many codes with one number", HEAD + "codes:\n", "  c.x#: { number: 1, arguments: {} }\n"),
    Shape("a code of many parts", HEAD + "codes:\n  a", ".a", ": {}\n"),
    Shape("many messages", HEAD + GOOD + "messages:\n  en:\n", "    length.x#: Text.\n"),
    Shape("many labels", HEAD + GOOD + "messages:\n  en:\n", "    'field:x#': Text.\n"),
    Shape("many broken messages", HEAD + GOOD + "messages:\n  en:\n", "    a#: 'x {'\n"),
    Shape("many blank messages", HEAD + GOOD + "messages:\n  en:\n", "    a#: ' '\n"),
    Shape("many locales", HEAD + GOOD + "messages:\n", "  en-x-a#: { a: b }\n"),
    Shape("many locales that are none", HEAD + GOOD + "messages:\n", "  english #: { a: b }\n"),
    Shape("a long message", HEAD + CODE + "rules: { a: { checks: [ { length: 3, code: a.bad } ] } }\nsummary: '", "{x} ", "'\n"),
    Shape("a message of many plurals", HEAD + "codes: { a.b: { arguments: { x: { type: integer } } } }\nmessages: { en: { a.b: '", "{x, plural, one {a} other {b}}", "' } }\n"),
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
    _catalog("a catalog of attributes", ',\n"@@x-#": [1, 2, 3]'),
    _catalog("a catalog with one key", ',\n"x": "Text"'),
    _catalog("a catalog with a long message", "abc def ", '{ "@@locale": "de", "required": "', '" }\n'),
    _catalog("a catalog with a long message of arguments", "{x} ", '{ "@@locale": "de", "required": "', '" }\n'),
    _catalog("a catalog with escapes", "\\u00e4", '{ "@@locale": "de", "required": "', '" }\n'),
    _catalog("a catalog of nested lists", "[", '{ "@@locale": "de", "@@x": '),
    _catalog("a catalog of flat lists", "[],", '{ "@@locale": "de", "@@x": [', "0] }\n"),
    _catalog("a catalog of numbers with exponents", "1e9999,", '{ "@@locale": "de", "@@x": [', "0] }\n"),
    _catalog("a catalog with a long number", "9", '{ "@@locale": "de", "@@x": ', " }\n"),
    _catalog("a catalog of blanks", " ", '{ "@@locale": "de"', "}\n"),
    _catalog("a catalog without an end", ',\n"x#": "Text"', end=""),
]
