"""Values and records whose reports could be many times as long: a small multiple of the line, and told once."""

from __future__ import annotations

import json
from dataclasses import replace

from command import Attack, Outcome, run, shortened, write
from work import LONGEST, NOTE, WORDS, Line, _form, _items, _numbered, _repeated, _rule

SECONDS = 2.0  # of processor time, with loading
MEGABYTES = 200
TIMES = 20  # times as long as the line
LEAST = 1_000_000  # bytes of an answer, however short the line

PART = "      pattern: '(?<k>.*)'\n"
JOIN = PART + "      join: { j: '" + "{k}" * 50 + "' }\n"
CONTROLS = "\x01" * 1_000


def _facts(name: str, count: int) -> str:
    return "    facts: { " + ", ".join(f"f{n}: {name}" for n in range(count)) + " }\n"

LINES = [
    # Facts.
    *(_numbered(f"{count} facts of a join, {size} bytes", JOIN + _facts("j", count), "      - length: { maximum: 100000 }\n", "a" * size) for count, size in [(1, LONGEST), (60, LONGEST), (60, 1_000), (60, 1), (1, 1_000)]),
    _numbered("60 facts of a part", PART + _facts("k", 60), "      - length: { maximum: 100000 }\n", "a" * LONGEST),
    _numbered("60 facts of control characters", PART + _facts("k", 60), "      - length: { maximum: 100000 }\n", "\x01" * LONGEST),
    _numbered("facts and a failure", JOIN + _facts("j", 60), "      - length: 3\n", "a" * LONGEST),
    _numbered("facts of a join of a join", PART + "      join: { i: '" + "{k}" * 7 + "', j: '" + "{i}" * 7 + "' }\n" + _facts("j", 60), "      - length: { maximum: 100000 }\n", "a" * LONGEST),
    _rule("facts of a mail link", "      - rule: mailto\n", "mailto:" + "a@b.c," * 1_300 + "a@b.c"),
    _rule("facts of many mail links", "      - any: [" + ", ".join(["rule: mailto"] * 100) + "]\n        code: pattern.mismatch\n", "mailto:" + "a@b.c," * 1_300 + "a@b.c"),
    _rule("facts of one rule for another", "      - rule: mailto\n" * 100, "mailto:" + "a@b.c," * 1_300 + "a@b.c"),
    _form("facts of a thousand elements", "      'items[].x': { rule: mailto }\n", _items("mailto:" + "a@b.c," * 100 + "a@b.c")),
    _form("facts of short elements", "      'items[].x': { rule: phone, with: { region: CH } }\n", _items("0791234567")),
    _form("facts of a thousand fields", _repeated("      f#: { rule: mailto }\n", 1_000), {f"f{n}": "mailto:" + "a@b.c," * 100 + "a@b.c" for n in range(1_000)}),
    # Traces.
    replace(_rule("traces of nested checks", "      - " + "all: [" * 25 + _repeated("pattern: 'a#', ", 300) + "]" * 25 + "\n", "b"), traces=True),
    replace(_rule("traces of one letter with many marks", _repeated("      - suffix: z#\n", 200), "a" + "\u0301" * 30_000), traces=True),
    replace(_form("traces of each element", "      'items[].x': { checks: [" + "all: [" * 10 + "pattern: a" + "]" * 10 + "] }\n", _items("b")), traces=True),
    # Violations.
    _rule("violations of a thousand checks", _repeated("      - pattern: 'a#'\n", 1_000), "b"),
    _rule("violations of 9,000 checks", _repeated("      - pattern: 'a#'\n", 9_000), "b"),
    _rule("violations of each element", "      - each: { length: 3 }\n", ["b"] * 1_000),
    _rule("violations of each blank element", "      - each: { length: 3 }\n", [""] * 1_000),
    _rule("violations of each in each", "      - each: { each: { length: 3 } }\n", [["b"] * 1_000] * 200),
    _rule("violations of each check in each element", "      - each: { all: [" + ", ".join(f"pattern: 'a{n}'" for n in range(100)) + "] }\n", ["b"] * 1_000),
    _rule("names of control characters", "      - each: { values: { each: { length: 3 } } }\n", {CONTROLS + str(n): ["b"] * 400 for n in range(50)}),
    _rule("long names", "      - each: { values: { each: { length: 3 } } }\n", {"n" * 1_000 + str(n): ["b"] * 400 for n in range(100)}),
    _rule("long names in long names", "      - each: { values: { each: { values: { each: { length: 3 } } } } }\n", {"n" * 1_000: [{"m" * 1_000: ["b"] * 1_000}]}),
    _rule("refused members", "      - members: { required: [a], others: refuse }\n", {f"n{n}": 1 for n in range(1_000)}),
    _rule("repeated elements", "      - distinct\n", ["b"] * 1_000),
    _rule("elements that aren't listed", "      - subset-of: [a, c]\n", ["b"] * 1_000),
    _rule("unwanted words", "      - unwanted-words: { words: bad }\n", NOTE, WORDS),
    _rule("forbidden characters", "      - characters: '[a-z]'\n", "1A" * 32_000),
    _rule("suspicious characters", "      - suspicious-characters\n" * 50, "\u202e" * 20_000),
    _form("a thousand elements with long names", "      'items[]': { checks: [each: { values: { length: 3 } }] }\n", {"items": [{"n" * 500: "b"} for _ in range(1_000)]}),
    _form("every violation of a thousand elements", "      'items[].x': { checks: [" + ", ".join(f"pattern: 'a{n}'" for n in range(300)) + "] }\n", _items("b"), "    stop: all\n"),
    _form("required fields of elements", _repeated("      'items[].x#': { rule: email, required: true }\n", 150), {"items": [{} for _ in range(1_000)]}),
    _form("a thousand required fields", _repeated("      f#: { rule: email, required: true }\n", 1_000), {}),
    _form("unknown fields", "      a: { rule: present }\n", {f"n{n}": 1 for n in range(60_000)}, "    unknown-fields: refuse\n"),
    _form("unknown fields of control characters", "      a: { rule: present }\n", {CONTROLS + str(n): 1 for n in range(150)}, "    unknown-fields: warn\n"),
    _form("fields that must be lists", _repeated("      'items[].x[].y#': { rule: email }\n", 200), _items("b")),
    _form("fields that must be the same", "      y: { rule: present }\n      'items[].x': { same-as: y }\n", _items("b", y="c")),
]


def attack(attack: Attack) -> None:
    """Sends each line to its pack, and measures the answer."""
    chosen = [line for line in LINES if attack.only in line.name][:: 4 if attack.quick else 1]
    longest: tuple[float, str] = (0.0, "")
    largest: tuple[float, str] = (0.0, "")
    limited = 0
    for index, line in enumerate(chosen):
        folder = write(attack.folder / f"{index:02}", {"pack.yaml": line.pack, "line.jsonl": line.text()})
        arguments = ["batch", "--packs", folder / "pack.yaml", "--locale", "de"]
        outcome = run(*arguments, given=line.text(), seconds=30)
        if SECONDS < outcome.processor_seconds < 2 * SECONDS:
            outcome = min(outcome, run(*arguments, given=line.text(), seconds=30), key=lambda one: one.processor_seconds)
        problem = _problem(line, outcome)
        attack.expect(problem == "", line.name, problem, [*map(str, arguments), "<", str(folder / "line.jsonl")])
        limited += b'"limit.report_size"' in outcome.out
        longest = max(longest, (len(outcome.out) / len(line.text()), line.name))
        largest = max(largest, (outcome.megabytes, line.name))
    attack.note(f"{limited} limited; longest {longest[0]:.1f} times the line ({longest[1]}), largest {largest[0]:.0f} MB ({largest[1]})")


def _problem(line: Line, outcome: Outcome) -> str:
    measured = f"{outcome.processor_seconds:.2f} s, {outcome.megabytes:.0f} MB, {len(outcome.out)} bytes for {len(line.text())}"
    if not outcome.is_sound(0, 1, 65):
        return f"{outcome.ended_by} after {measured}: {shortened(outcome.err)}"
    if outcome.processor_seconds > SECONDS or outcome.megabytes > MEGABYTES:
        return measured
    if len(outcome.out) > max(LEAST, TIMES * len(line.text())):
        return measured
    if outcome.code == 65:
        return f"not answered: {shortened(outcome.all_text)}"
    try:
        answer = json.loads(outcome.out)
    except ValueError:
        return f"not JSON: {shortened(outcome.out)}"
    told = [one for one in answer.get("violations", []) if one["code"] == "limit.report_size"]
    if len(told) > 1 or told and answer.get("outcome") == "valid":
        return f"limit.report_size is told {len(told)} times, {answer.get('outcome')}"
    return ""
