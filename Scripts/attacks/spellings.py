"""The packs of the attack `spelled`: ways in which a report could depend on a piece of a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable


@dataclass
class Shape:
    """A pack, and what may come of it."""

    pack: str
    # The most different answers to all PINs.
    most: int
    codes: tuple[str, ...] = ()
    # The code of the refusal; empty if the pack must be loaded.
    refusal: str = ""
    # The value of the rule `x`, or the record of the form `f`, if it isn't the usual one.
    value: Callable[[str], object] | None = None


# One of seven PINs, so that their numbers in this list have eleven bits.
PINS = [f"{pin:04}" for pin in range(0, 10_000, 7)]
TOO_MANY = "pack.too_many_answers"
CONDITION = "pack.secret_condition"
PARTS = "parts: { pattern: '(?<a>[0-9])(?<b>[0-9])(?<c>[0-9])(?<d>[0-9])'"
DIGITS = tuple(f"{part}{digit}" for part in "abcd" for digit in range(10))
BITS = tuple(f"bit{bit}" for bit in range(11))


def table(name: str, columns: str, rows: list[str]) -> str:
    return f"  {name}: {{ kind: rows, columns: {{ {columns} }}, rows: {{ {', '.join(rows)} }} }}\n"


# A row for each digit, and a row for each PIN with its bits.
TABLES = "tables:\n" + table(
    "t", "n: integer, s: text, r: rule, w: text",
    [f"'{digit}': {{ n: {1000 + digit}, s: '{digit}{digit}', r: kind-{digit % 3}, w: '{'.' * (digit + 1)}' }}" for digit in range(10)],
)
BIT_TABLE = table(
    "u", ", ".join(f"b{bit}: integer" for bit in range(11)) + ", s: text, r: rule",
    [
        f"'{pin}': {{ " + ", ".join(f"b{bit}: {9 if index >> bit & 1 else 0}" for bit in range(11)) + f", s: '{pin}', r: kind-{index % 3} }}"
        for index, pin in enumerate(PINS)
    ],
)
KINDS = "".join(
    f"  kind-{kind}: {{ title: Kind {kind}, example: '{kind}', checks: [{{ pattern: '{kind}x', code: identifier.format }}] }}\n"
    for kind in range(3)
)
BY_A = "{ table: t, by: { part: a } }"


def digits(more: str = "") -> str:
    """A check for each digit in each place, each with a code of its own."""
    return ", ".join(f"{{ part: {code[0]}, not-equals: '{code[1]}', code: thief.{code}{more} }}" for code in DIGITS)


def rule(checks: str, more: str = "", base: str = "extends: pin", look_up: str = "", example: str = "'1111'") -> str:
    """A rule `x` over the secret, with its four digits as parts."""
    parts = PARTS + (f", look-up: [{look_up}]" if look_up else "") + " }"
    lines = [base, "title: X", f"example: {example}", "examples: { valid: ['1111'] }", parts, *more.splitlines(), f"checks: [{checks}]"]
    return f"{TABLES}rules:\n{KINDS}  x:\n" + "".join(f"    {line}\n" for line in lines)


def plain(checks: str, base: str = "pin") -> str:
    """A rule `x` over the secret, without parts."""
    return f"rules: {{ x: {{ extends: {base}, checks: [{checks}] }} }}\n"


RULES: dict[str, Shape] = {
    "a limit in a row": Shape(rule("length: { minimum: { column: n } }", look_up=BY_A), 2),
    "a limit in a row, inside other checks": Shape(
        rule("all: [{ when: { part: a, matches: { pattern: '[0-9]' }, then: { length: { minimum: { column: n } } } } }]", look_up=BY_A), 2
    ),
    "a number in a row": Shape(rule("number: { maximum: { column: n } }", look_up=BY_A), 3),
    "a text in a row": Shape(rule("equals: { column: s }", look_up=BY_A), 2),
    "a text of the row as an argument": Shape(
        rule("{ length: 3, arguments: { example: { column: s } } }", look_up=BY_A), 2
    ),
    "an example in a row": Shape(rule("{ length: 3, code: identifier.format }", look_up=BY_A, example="{ column: s }"), 2),
    "a rule in a row": Shape(rule("{ part: b, rule: { column: r } }", look_up=BY_A), 4),
    "a rule in a row, with another one": Shape(rule("{ part: b, rule: { column: r } }, { part: c, rule: kind-1 }", look_up=BY_A), 4),
    "a code for a missing row": Shape(
        rule("length: 3", look_up="{ table: t, by: { part: a, case: upper }, code: thief.a0 }").replace("'5': { n", "'x': { n"), 3, ("a0",)
    ),
    "a code for each digit": Shape(rule(digits()), 41, DIGITS),
    "a warning for each digit": Shape(rule(digits(", severity: warning")), 41, DIGITS),
    "a code for each digit in one check": Shape(rule(f"all: [{digits()}]"), 41, DIGITS),
    "a code for each digit in two branches": Shape(
        rule(f"when: {{ part: a, matches: {{ pattern: '[0-4]' }}, then: [{digits()}], else: [{digits()}] }}"), 81, DIGITS
    ),
    "errors and warnings": Shape(rule(digits(", severity: warning") + ", { part: a, not-equals: '0', code: thief.a0 }"), 82, DIGITS),
    "more codes than 8 bits": Shape(
        plain(", ".join(f"{{ not-equals: '{pin}', code: thief.n{pin} }}" for pin in PINS[:300])), 0, tuple(f"n{pin}" for pin in PINS[:300]), TOO_MANY
    ),
    "how many checks fail": Shape(rule(", ".join(f"{{ part: a, number: {{ minimum: {digit} }}, code: thief.a0 }}" for digit in range(1, 10))), 10, ("a0",)),
    "which check fails first": Shape(rule("{ part: b, not-equals: '5', code: thief.b5 }, { part: a, not-equals: '5', code: thief.a5 }"), 3, ("a5", "b5")),
    "one violation is enough": Shape(rule(digits(), more="stop: first"), 41, DIGITS),
    "points": Shape(
        plain("{ points: { of: [" + ", ".join(f"characters: {{ counted: '[{digit}]', minimum: 1 }}" for digit in range(10)) + "], minimum: 4 } }"), 2
    ),
    "alternatives": Shape(rule(f"{{ any: [{digits()}], code: thief.a0 }}"), 2, DIGITS),
    "a negation": Shape(rule("{ part: a, not: { one-of: ['1', '2'] }, code: thief.a1 }"), 2, ("a1",)),
    "the place of a character": Shape(plain("characters: { forbidden: '[5]' }"), 2),
    "the place of a part": Shape(rule("{ part: a, one-of: ['1'] }, { part: c, one-of: ['1'] }"), 3),
    "how many of a character": Shape(plain("characters: { counted: '[05]', minimum: 3 }"), 2),
    "a character that isn't allowed": Shape(plain("characters: '[0-4]'"), 2),
    "repetitions": Shape(plain("runs: { maximum-repeat: 1, maximum-sequence: 2 }"), 3),
    "facts": Shape(rule("length: 4", more="facts: { first: a, second: b }"), 1),
    "the form to store": Shape(rule("length: 4", more="canonical: '{d}{c}{b}{a}'"), 1),
    "the usual notation": Shape(rule("length: 4", more="write: '{d}-{c}-{b}-{a}'"), 1),
    "the length of a join": Shape(
        rule("{ part: j, length: { maximum: 2 } }").replace(
            PARTS, PARTS + ", join: { j: { of: '{a}', replace: { " + ", ".join(f"{digit}: '{'.' * (digit + 1)}'" for digit in range(10)) + " } } }"
        ),
        2,
    ),
    "the length of a cell": Shape(rule("{ part: w, length: { maximum: 2 } }", look_up=BY_A), 2),
    "the length of what is left": Shape("rules: { x: { extends: pin, normalize: [remove: '[045]'] } }\n", 3),
    "a changed check": Shape("rules: { x: { extends: pin, change: { size: { minimum: 9 } } } }\n", 2),
    "a replacement": Shape(rule(digits(), base="replaces: pin"), 41, DIGITS),
    "an heir of an heir": Shape(rule(digits(), base="extends: y") + "  y: { extends: pin, checks: [prefix: '1'] }\n", 43, DIGITS),
    "another rule": Shape(rule("{ part: b, rule: kind-1 }, { part: c, rule: kind-2 }"), 3),
    "the elements of a list": Shape(
        plain("each: [" + ", ".join(f"{{ not-equals: '{digit}', code: thief.a{digit} }}" for digit in range(10)) + "]", "digits"), 11, DIGITS, value=list
    ),
    "the entries of a record": Shape(
        plain("each: { values: [one-of: ['1', '2']] }", "keypad"), 2, value=lambda pin: dict(zip("abcd", pin))
    ),
    "elements that are equal": Shape(plain("distinct", "digits"), 2, value=list),
}


def receiver(name: str, bits: range, more: str = "") -> str:
    """A rule with a code for each of some bits of the PIN that its parameter receives."""
    checks = ", ".join(f"{{ length: {{ minimum: {{ column: b{bit} }} }}, code: thief.bit{bit} }}" for bit in bits)
    return received(name, checks, more)


def received(name: str, checks: str, more: str = "") -> str:
    """A rule that looks up a row with the PIN that its parameter receives."""
    parts = "parts: { pattern: '(?<all>.+)', look-up: [{ table: u, by: { parameter: p }, absent: skip }] }"
    return (
        f"  {name}: {{ {more}title: X, example: xx, examples: {{ valid: [xx] }}, parameters: {{ p: {{ type: text }} }}, {parts}, checks: [{checks}] }}\n"
    )


def form(fields: str, rules: str = "", more: str = "", base: str = "extends: login, ") -> str:
    """A form `f`, usually one that extends the secret's form."""
    return f"{TABLES}{BIT_TABLE if 'table: u' in rules else ''}rules:\n{KINDS}{rules}forms: {{ f: {{ {base}stop: all, fields: {{ {fields} }}{more} }} }}\n"


def given(*names: str, field: str = "pin") -> str:
    """Fields that pass the PIN to rules."""
    return ", ".join(f"{place}: {{ rule: {name}, with: {{ p: {{ field: {field} }} }} }}" for place, name in zip("abc", names))


LOW, HIGH = receiver("low", range(0, 6)), receiver("high", range(6, 11))
SUM = "sum: {{ field: {0}, of: [pin], maximum: {1} }}"
BANDS = ", ".join(f"{{ {SUM.format('pin', most)}, code: thief.bit{most // 1000} }}" for most in range(1000, 10_000, 1000))

FORMS: dict[str, Shape] = {
    "checks of the secret's field": Shape(form("pin: { rule: pin, checks: [" + ", ".join(
        f"{{ prefix: '{digit}', code: thief.a{digit} }}" for digit in range(10)) + "] }"), 11, DIGITS),
    "a rule in the secret's place": Shape(form("pin: { rule: x }", rule(digits(), base="secret: true").split("rules:\n")[1].replace(KINDS, "")), 41, DIGITS),
    "a replaced form": Shape(form("pin: { rule: x }", rule(digits(), base="secret: true").split("rules:\n")[1].replace(KINDS, ""), base="replaces: login, "), 41, DIGITS),
    "one field that receives it": Shape(form(given("low"), LOW), 7, BITS),
    "two fields that receive it": Shape(form(given("low", "high"), LOW + HIGH), 0, BITS, TOO_MANY),
    "two secret fields that receive it": Shape(
        form(given("low", "high"), receiver("low", range(0, 6), "secret: true, ") + receiver("high", range(6, 11), "secret: true, ")), 0, BITS, TOO_MANY
    ),
    "one secret field that receives it": Shape(form(given("low"), receiver("low", range(0, 6), "secret: true, ")), 7, BITS),
    "a field that receives it and has too many codes": Shape(
        form(given("low"), received("low", ", ".join(f"{{ length: {{ minimum: {{ column: b1 }} }}, code: thief.n{pin} }}" for pin in PINS[:300]))),
        0, tuple(f"n{pin}" for pin in PINS[:300]), TOO_MANY,
    ),
    "a limit of a field that receives it": Shape(form(given("low"), received("low", "length: { minimum: { column: b3 } }")), 2),
    "an example chosen by it": Shape(form(given("low"), received("low", "{ length: 9, code: identifier.format }").replace("example: xx", "example: { column: s }")), 2),
    "a rule chosen by it": Shape(form(given("low"), received("low", "{ part: all, rule: { column: r } }")), 2),
    "a fact chosen by it": Shape(form(given("low"), received("low", "length: 2", "facts: { told: s }, ")), 2),
    "a form to store chosen by it": Shape(form(given("low"), received("low", "length: 2", "canonical: '{s}', ")), 2),
    "a list of values for a parameter": Shape(
        form("a: { rule: o, with: { p: ['12', { field: pin }] } }, b: { rule: o, with: { p: ['13', { field: pin }] } }",
             "  o: { parameters: { p: { type: { list: text }, default: [x] } }, checks: [{ one-of: { parameter: p }, code: thief.bit0 }] }\n"), 0, BITS, TOO_MANY
    ),
    "a rule that passes it on": Shape(
        form(given("low", "on"), LOW + HIGH + "  on: { title: X, example: xx, parameters: { p: { type: text } }, checks: [rule: { name: high, with: { p: { parameter: p } } }] }\n"),
        0, BITS, TOO_MANY,
    ),
    "a field that looks at one that receives it": Shape(form(given("low") + ", b: { rule: high, with: { p: { field: a } } }", LOW + HIGH), 0, BITS, TOO_MANY),
    "each element of a list": Shape(form("'rows[].x': { rule: low, with: { p: { field: pin } } }", LOW), 0, BITS, TOO_MANY),
    "a form that contains the secret's form": Shape(
        form("who: { form: login }, x: { rule: low, with: { p: { field: who.pin } } }, y: { rule: high, with: { p: { field: who.pin } } }", LOW + HIGH, base=""),
        0, BITS, TOO_MANY,
    ),
    "checks between fields that blame it": Shape(form("c: { rule: word }", more=f", checks: [{BANDS}]"), 10, BITS),
    "checks between fields that blame several": Shape(
        form("c: { rule: word }", more=f", checks: [{SUM.format('a', 5000)}, {SUM.format('b', 2000)}, {SUM.format('c', 7000)}]"), 0, refusal=TOO_MANY
    ),
    "checks of other fields that compare inside others": Shape(
        form("a: { checks: [{ all: [same-as: pin], code: thief.bit0 }] }, b: { checks: [{ all: [same-as: pin], code: thief.bit1 }] }"), 0, BITS, TOO_MANY
    ),
    "comparisons": Shape(form("a: { rule: word, checks: [different-from: pin] }, b: { rule: word, checks: [different-from: pin] }"), 2),
    "a copy with codes": Shape(form("a: { rule: word, checks: [same-as: pin, { prefix: '9', code: thief.a0 }] }"), 2, DIGITS),
    "a rule of the secret's pack": Shape(form("a: { rule: counted, with: { least: { field: pin } } }"), 2),
    "a condition of presence": Shape(form("a: { rule: word, required-if: { field: pin, matches: { prefix: '1' } } }"), 0, refusal=CONDITION),
    "a condition of checks": Shape(form("a: { rule: word, checks: [when: { field: pin, matches: { prefix: '1' }, then: { length: 9 } }] }"), 0, refusal=CONDITION),
    "a condition by a parameter": Shape(
        form("a: { rule: w, with: { p: { field: pin } } }", "  w: { parameters: { p: { type: text } }, checks: [when: { if: { parameter: p }, matches: { prefix: '1' }, then: { length: 9 } }] }\n"),
        0, refusal=CONDITION,
    ),
    "a record around it": Shape(
        form("r: { checks: [each: { values: [{ prefix: '1', code: thief.a1 }] }] }, r.pin: { rule: pin, checks: [{ prefix: '2', code: thief.a2 }] }", base=""),
        0, DIGITS, TOO_MANY,
    ),
    "a record around a secret that is left out": Shape(
        form("who: { rule: mine }", "  mine: { secret: true, checks: [" + ", ".join(
            f"{{ each: {{ values: [{{ pattern: '{'.' * 'abcd'.index(code[0])}[^{code[1]}].*', code: thief.{code} }}] }} }}" for code in DIGITS
        ) + "] }\n", base="replaces: around, "),
        41, DIGITS,
    ),
    "fields inside a secret that is left out": Shape(
        form("who.pin: { rule: mine }, who.a: { rule: mine }", "  mine: { secret: true, checks: [{ prefix: '1', code: thief.a1 }] }\n", base="replaces: inside, "),
        0, DIGITS, TOO_MANY,
    ),
    "both kinds of check at its field": Shape(
        form("pin: { rule: pin, checks: [" + ", ".join(f"{{ prefix: '{digit}', code: thief.a{digit} }}" for digit in range(10)) + "] }", more=f", checks: [{BANDS}]"),
        110, DIGITS + BITS,
    ),
}

# The same with the personal field `id`, whose facts and normalized form are shown.
PERSONAL: dict[str, Shape] = {
    "an example chosen by another field": Shape(
        form(given("low", field="id"), received("low", "{ length: 9, code: identifier.format }").replace("example: xx", "example: { column: s }")), 0
    ),
    "an example in the row as an argument": Shape(
        form(given("low", field="id"), received("low", "{ length: 9, code: identifier.format, arguments: { example: { column: s } } }")), 0
    ),
    "a rule chosen by another field": Shape(form(given("low", field="id"), received("low", "{ part: all, rule: { column: r } }")), 0),
    "a limit chosen by another field": Shape(form(given("low", field="id"), received("low", "length: { minimum: { column: b3 } }")), 0),
    "a limit from another field": Shape(form("a: { rule: counted, with: { least: { field: id } } }"), 0),
    "a rule that passes it on": Shape(
        form(given("on", field="id"), received("low", "{ length: 9, code: identifier.format }").replace("example: xx", "example: { column: s }")
             + "  on: { title: X, example: xx, parameters: { p: { type: text } }, checks: [rule: { name: low, with: { p: { parameter: p } } }] }\n"), 0
    ),
    "a sum": Shape(form("c: { rule: word }", more=", checks: [sum: { field: id, of: [id], maximum: 3 }]"), 0),
}
