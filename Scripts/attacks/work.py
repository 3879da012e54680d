"""Lines of at most 1 MB that are expensive to check, whatever the pack: answered within 2 s and 200 MB."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from command import Attack, Outcome, run, shortened, write

SECONDS = 2.0  # of processor time, with loading
MEGABYTES = 200
LONGEST = 65_000  # bytes of a text

HEAD = "format: 1\npack: hostile\nsource-locale: en\n"
WORDS = "tables: { bad: { kind: words, words: [damn, shit, hell] } }\n"


@dataclass(frozen=True)
class Line:
    """A pack with a form or a rule `a`, and a value for it."""

    name: str
    pack: str
    value: object
    files: dict[str, str] = field(default_factory=dict)
    traces: bool = False

    def text(self) -> bytes:
        """The line."""
        kind, content = ("form", "record") if "forms:" in self.pack else ("rule", "value")
        more = {"trace": True} if self.traces else {}
        return json.dumps({kind: "a", content: self.value, **more}, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _form(name: str, fields: str, value: object, more: str = "", before: str = "") -> Line:
    return Line(name, f"{HEAD}{before}forms:\n  a:\n    fields:\n{fields}{more}", value)


def _rule(name: str, checks: str, value: object, before: str = "") -> Line:
    return Line(name, f"{HEAD}{before}rules:\n  a:\n    checks:\n{checks}", value)


def _numbered(name: str, parts: str, checks: str, value: object) -> Line:
    return Line(name, f"{HEAD}rules:\n  a:\n    title: A\n    example: '1'\n    parts:\n{parts}    checks:\n{checks}", value)


def _items(value: object, count: int = 1_000, **more: object) -> dict[str, object]:
    return {"items": [{"x": value} for _ in range(count)], **more}


def _repeated(line: str, count: int) -> str:
    return "".join(line.replace("#", str(number)) for number in range(count))


NOTE = "damn " * (LONGEST // 5)
LONG_LISTS = [[f"v{n}" * 20] * 100 for n in range(100)]
NESTED = {"a": [{"b": [{} for _ in range(300)]} for _ in range(1_000)]}
PAIRS = {"a": [{"p": f"p{n}", "b": [{"x": "x"} for _ in range(60)]} for n in range(1_000)]}
PART = "      pattern: '(?<k>.*)'\n"

LINES = [
    # Conditions on another field, in each element of a list.
    *(
        _form(f"a condition on a note: {check}", f"      note: {{ rule: present }}\n      'items[].x': {{ checks: [when: {{ field: note, matches: {{ {check} }}, then: {{ length: 3 }} }}] }}\n", _items("abc", note=note), before=WORDS)
        for check, note in [
            ("unwanted-words: { words: bad }", NOTE),
            ("pattern: '(?:[a-z]+ ?)*x'", NOTE),
            ("person-name: {}", "J. " * 21_000),
            ("person-name: {}", "́ͅ" * 16_000),
            ("json: {}", "[" * LONGEST),
            ("characters: '[a-z]'", NOTE),
            ("length: { maximum: 3 }", "👩‍🚀" * 5_000),
            ("number: { maximum: 3 }", "1" * LONGEST),
            ("email: {}", "a." * 32_000),
            ("suspicious-characters: {}", "а" * 32_000),
        ]
    ),
    _form("a condition in a condition", f"      note: {{ rule: present }}\n      'items[].x': {{ checks: [when: {{ field: note, matches: {{ when: {{ field: 'items[].y', matches: {{ unwanted-words: {{ words: bad }} }}, then: {{ length: 3 }} }} }}, then: {{ length: 3 }} }}] }}\n      'items[].y': {{ rule: present }}\n", {"note": NOTE, "items": [{"x": "abc", "y": "damn " * 150} for _ in range(1_000)]}, before=WORDS),
    _form("a demand on a note", "      note: { rule: present }\n      'items[].x': { required-if: { field: note, matches: { unwanted-words: { words: bad } } } }\n", _items("abc", note=NOTE), before=WORDS),
    _form("demands on a note", "      note: { rule: present }\n" + _repeated("      'items[].x#': { required-if: { field: note, matches: { unwanted-words: { words: bad } } } }\n", 20), _items("abc", note=NOTE), before=WORDS),
    _form("a condition in lists in lists", "      note: { rule: present }\n      'a[].b[].x': { checks: [when: { field: note, matches: { unwanted-words: { words: bad } }, then: { length: 3 } }] }\n", {**PAIRS, "note": NOTE}, before=WORDS),
    _form("a condition on the element", "      'a[].p': { rule: present }\n      'a[].b[].x': { checks: [when: { field: 'a[].p', matches: { unwanted-words: { words: bad } }, then: { length: 3 } }] }\n", {"a": [{"p": "damn " * 100, "b": [{"x": "x"} for _ in range(40)]} for _ in range(900)]}, before=WORDS),
    _form("many conditions on a note", "      note: { rule: present }\n      'items[].x':\n        checks:\n" + _repeated("          - when: { field: note, matches: { pattern: '.*#' }, then: { length: 3 } }\n", 200), _items("abc", note=NOTE)),
    _form("a condition with another rule", "      note: { rule: present }\n      'items[].x': { checks: [when: { field: note, matches: { rule: person-name }, then: { length: 3 } }] }\n", _items("abc", note="J. " * 21_000)),
    # Lists of other fields.
    _form("members of a list of long lists", "      all: { rule: present }\n      'items[].x': { checks: [is-member-of: all] }\n", _items("abc", all=LONG_LISTS)),
    _form("members of a list of long texts", "      all: { rule: present }\n      'items[].x': { checks: [is-member-of: all] }\n", _items("abc", 500, all=["v" * 1_000] * 900)),
    _form("members of a list of numbers", "      all: { rule: present }\n      'items[].x': { checks: [is-member-of: all] }\n", _items("abc", all=["9" * 600] * 900)),
    _form("members of the list of an element", "      'a[].p': { rule: present }\n      'a[].b[].x': { checks: [is-member-of: 'a[].p'] }\n", {"a": [{"p": ["v" * 20] * 300, "b": [{"x": "x"} for _ in range(300)]} for _ in range(40)]}),
    _form("subsets of a list of long lists", "      all: { rule: present }\n      'items[].x': { checks: [subset-of: { field: all }] }\n", _items(["abc"], all=LONG_LISTS)),
    _form("fields that are the same", "      all: { rule: present }\n      'items[].x': { same-as: all }\n", _items(["v"], all=LONG_LISTS)),
    _form("fields that differ", "      all: { rule: present }\n      'items[].x': { checks: [different-from: all] }\n", _items(["v"], all=LONG_LISTS)),
    _form("lists that differ by element", "      'items[].y': { rule: present }\n      'items[].x': { checks: [different-from: 'items[].y'] }\n", {"items": [{"x": "v" * 400, "y": "v" * 400} for _ in range(1_000)]}),
    _form("sums for each element", "      'n[]': { checks: [number] }\n      'items[].x': { checks: [number] }\n", _items(1, n=["9" * 500] * 1_000), "    checks:\n      - sum: { field: 'items[].x', of: ['n[]'] }\n"),
    _form("sums of products for each element", "      'n[].a': { checks: [number] }\n      'n[].b': { checks: [number] }\n      'items[].x': { checks: [number] }\n", _items(1, n=[{"a": "9" * 200, "b": "9" * 200}] * 1_000), "    checks:\n      - sum: { field: 'items[].x', of: ['n[].a'], times: ['n[].b'] }\n"),
    _form("comparisons with a long number", "      n: { checks: [number] }\n      'items[].x': { checks: [number] }\n", _items(1, n="9" * LONGEST), "    checks:\n      - compare: { field: 'items[].x', after: n }\n"),
    _form("counts of many fields", "      'items[].x': { rule: present }\n" + _repeated("      f#: { rule: present }\n", 500), _items("x"), "    checks:\n      - filled: { fields: ['items[].x', " + ", ".join(f"f{n}" for n in range(500)) + "], minimum: 3 }\n"),
    # Parameters from other fields.
    _form("passwords beside a long text", "      note: { rule: present }\n      'items[].x': { rule: password, with: { context: [{ field: note }] } }\n", _items("correct horse battery", note="horse " * 10_000)),
    _form("passwords beside a text in each element", "      'items[].note': { rule: present }\n      'items[].x': { rule: password, with: { context: [{ field: 'items[].note' }] } }\n", {"items": [{"x": "correct horse battery", "note": "horse " * 150} for _ in range(1_000)]}),
    _form("passwords beside many texts", _repeated("      n#: { rule: present }\n", 200) + "      'items[].x': { rule: password, with: { context: [" + ", ".join(f"{{ field: n{n} }}" for n in range(200)) + "] } }\n", _items("correct horse battery", **{f"n{n}": "horse " * 300 for n in range(200)})),
    _form("long passwords", "      'items[].x': { rule: password }\n", _items("aB1" * 85)),
    _form("long passwords in lists in lists", "      'a[].b[].x': { rule: password }\n", {"a": [{"b": [{"x": f"q1w2e3r4{n}{m}"} for n in range(30)]} for m in range(1_000)]}),
    _form("numbers of a region", "      c: { rule: present }\n      'a[].b[].x': { rule: phone, with: { region: { field: c } } }\n", {**PAIRS, "c": "CH"}),
    # Places.
    *(_form(f"{count} fields in lists in lists", _repeated("      'a[].b[].x#': { rule: email }\n", count), NESTED) for count in (1, 10, 1_000)),
    _form("required fields in lists in lists", _repeated("      'a[].b[].x#': { rule: email, required: true }\n", 30), NESTED),
    _form("three lists in each other", "      'a[].b[].c[].x': { rule: email }\n", {"a": [{"b": [{"c": [{} for _ in range(250)]} for _ in range(30)]} for _ in range(40)]}),
    _form("a thousand fields of a thousand elements", _repeated("      'items[].x#': { rule: email }\n", 1_000), {"items": [{} for _ in range(1_000)]}),
    _form("long texts in a thousand fields", _repeated("      f#: { rule: person-name }\n", 1_000), {f"f{n}": "J. " * 300 for n in range(1_000)}),
    _form("names in a thousand elements", "      'items[].x': { rule: person-name }\n", _items("J. " * 300)),
    # Many checks of one value.
    *(_rule(f"{count} checks of a name", "      - person-name\n" * count, "J. " * 21_000) for count in (20, 2_000)),
    _rule("2,000 rules for a name", "      - rule: person-name\n" * 2_000, "J. " * 20_000),
    _rule("2,000 choices of a name", "      - any: [" + ", ".join(["person-name"] * 2_000) + "]\n        code: pattern.mismatch\n", "1" * LONGEST),
    _rule("1,000 patterns", _repeated("      - pattern: '(?:[a-z]+#?)*x'\n", 1_000), "a" * LONGEST),
    _rule("10,000 lengths", "      - length: { maximum: 3 }\n" * 9_000, "👩‍🚀" * 5_000),
    _rule("3,000 emails", "      - not: { email: {} }\n        code: pattern.mismatch\n" * 3_000, "a." * 32_000),
    _rule("400 passwords", "      - rule: password\n" * 400, "aB1" * 85),
    _rule("unwanted words", "      - unwanted-words: { words: bad }\n" * 500, NOTE, WORDS),
    _rule("points for names", "      - points: { of: [" + ", ".join(["person-name"] * 500) + "], minimum: 1 }\n", "J. " * 20_000),
    _rule("names in nested lists", "      - each: { each: { all: [" + ", ".join(["person-name"] * 100) + "] } }\n", [["J. " * 300] * 30] * 30),
    _rule("each in each", "      - each: { each: { each: { pattern: '[a-z]+' } } }\n", [[["ab"] * 100] * 40] * 40),
    _rule("different elements", "      - distinct\n" * 300, ["v" * 900] * 1_000),
    _rule("compatibility forms", "      - person-name\n" * 30, "ﷺ" * 21_000),
    # Checks of parts.
    _numbered("900 checks of parts", PART, "      - { part: k, pattern: '[a-z]*x' }\n" * 900, "a" * LONGEST),
    _numbered("900 checks of a joined part", PART + "      join: { j: '" + "{k}" * 50 + "' }\n", "      - { part: j, pattern: '[a-z]*x' }\n" * 900, "a" * LONGEST),
    _numbered("names of a joined part", PART + "      join: { j: '" + "{k}" * 50 + "' }\n", "      - { part: j, person-name: {} }\n" * 10, "J. " * 20_000),
    _numbered("rules for a joined part", PART + "      join: { j: '" + "{k}" * 50 + "' }\n", "      - { part: j, rule: person-name }\n" * 10, "J. " * 20_000),
    _numbered("conditions on parts", PART, "      - when: { part: k, matches: { person-name: {} }, then: { length: 3 } }\n" * 200, "J. " * 20_000),
]


def attack(attack: Attack) -> None:
    """Sends each line to its pack."""
    chosen = [line for line in LINES if attack.only in line.name][:: 4 if attack.quick else 1]
    slowest: tuple[float, str] = (0.0, "")
    largest: tuple[float, str] = (0.0, "")
    limited = refused = 0
    for index, line in enumerate(chosen):
        folder = write(attack.folder / f"{index:02}", {"pack.yaml": line.pack, "line.jsonl": line.text()})
        arguments = ["batch", "--packs", folder / "pack.yaml", "--locale", "en"]
        outcome = run(*arguments, given=line.text(), seconds=30)
        if SECONDS < outcome.processor_seconds < 2 * SECONDS:
            # A busy machine makes processors slower, so a slow case is tried again.
            outcome = min(outcome, run(*arguments, given=line.text(), seconds=30), key=lambda one: one.processor_seconds)
        problem = _problem(line, outcome)
        attack.expect(problem == "", line.name, problem, [*map(str, arguments), "<", str(folder / "line.jsonl")])
        limited += bool(_limits(outcome))
        refused += outcome.code == 65
        slowest = max(slowest, (outcome.processor_seconds, line.name))
        largest = max(largest, (outcome.megabytes, line.name))
    attack.note(f"{limited} limited, {refused} refused; slowest {slowest[0]:.2f} s ({slowest[1]}), largest {largest[0]:.0f} MB ({largest[1]})")


def _problem(line: Line, outcome: Outcome) -> str:
    measured = f"{outcome.processor_seconds:.2f} s, {outcome.megabytes:.0f} MB"
    if len(line.text()) > 1_048_576:
        return f"the line has {len(line.text())} bytes"
    if not outcome.is_sound(0, 1, 65):
        return f"{outcome.ended_by} after {measured}: {shortened(outcome.err)}"
    if outcome.processor_seconds > SECONDS or outcome.megabytes > MEGABYTES:
        return f"{measured}: {shortened(outcome.out, 200)}"
    if outcome.code == 65 and b"pack.too_costly" not in outcome.err and b'"code":' not in outcome.out:
        return f"not answered: {shortened(outcome.all_text)}"
    if _limits(outcome) > 2:
        return f"limits of work are told {_limits(outcome)} times"
    return ""


def _limits(outcome: Outcome) -> int:
    """The number of violations that say that something costs too much."""
    codes = (b"limit.work", b"limit.other_field")
    return sum(outcome.out.count(b'"code":"' + code + b'"') for code in codes)
