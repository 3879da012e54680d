"""A thousand small packs that build on each other, and folders of more: loaded or refused within two seconds, and linted within five."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Callable

from command import Attack, Outcome, run, shortened, write

SECONDS = {"packs": 2.0, "lint": 5.0}  # of processor time, to load and to lint
MEGABYTES = 300
MANY = 1_000  # packs; a folder has at most that many


@dataclass(frozen=True)
class Folder:
    """Packs by their numbers. Each requires the one before it, unless they are side by side."""

    name: str
    count: int
    content: Callable[[int], str]
    are_chained: bool = True
    requires: Callable[[int], str] | None = None

    def files(self) -> dict[str, str]:
        """The files of the packs."""
        return {f"p{number:05}.yaml": self._text(number) for number in range(self.count)}

    def _text(self, number: int) -> str:
        text = f"format: 1\npack: p{number}\nversion: 1.0.0\nsource-locale: en\n"
        if self.requires:
            text += self.requires(number)
        elif number and self.are_chained:
            text += f"requires: {{ packs: [p{number - 1}] }}\n"
        return text + self.content(number)


FORM = "forms: { f: { fields: { a: { rule: email } } } }\n"
RULE = "rules: { r: { checks: [length: 3] } }\n"


def _after(first: str, other: Callable[[int], str]) -> Callable[[int], str]:
    return lambda number: other(number) if number else first


def _own(number: int) -> str:
    return f"rules: {{ p{number}.a: {{ checks: [length: 3] }} }}\n"


def _alternating(number: int) -> str:
    """Two forms that extend and replace each other in turn, so that the paths to the lowest multiply."""
    if number < 2:
        return ["forms: { a: { fields: { x: { rule: email } } } }\n", "forms: { b: { extends: a } }\n"][number]
    upper, lower = ("a", "b") if number % 2 == 0 else ("b", "a")
    return f"forms: {{ {upper}{number}: {{ replaces: [{upper}{number - 2 if number > 3 else ''}], extends: {lower}{number - 1 if number > 2 else ''} }} }}\n"


def _wide(count: int) -> str:
    fields = ", ".join(f"a{number}: {{ rule: email }}" for number in range(count))
    return f"forms: {{ f: {{ fields: {{ {fields} }} }} }}\n"


def _nested(levels: int, width: int) -> str:
    inner = "".join(
        f"  f{level}: {{ fields: {{ {', '.join(f'x{n}: {{ form: f{level - 1} }}' for n in range(width))} }} }}\n"
        for level in range(1, levels)
    )
    return "forms:\n  f0: { fields: { a: { rule: email } } }\n" + inner


SELF = "forms: { f: { replaces: [f], extends: f } }\n"

FOLDERS = [
    # Forms that replace and extend.
    *(Folder(f"{count} packs that replace and extend a form", count, _after(FORM, lambda n: SELF)) for count in (16, 40, 64, 65, 1_000)),
    Folder("packs that replace a form", 1_000, _after(FORM, lambda n: f"forms: {{ f: {{ replaces: [f], fields: {{ a{n}: {{ rule: email }} }} }} }}\n")),
    Folder("packs that replace a form of a wide form", 64, _after(_wide(900), lambda n: SELF)),
    Folder("packs that replace a form with others", 60, _after(_wide(15), lambda n: f"forms: {{ f: {{ replaces: [f], fields: {{ {', '.join(f'b{n}x{k}: {{ rule: email }}' for k in range(15))} }} }} }}\n")),
    Folder("forms that extend and replace in turn", 120, _alternating),
    Folder("forms under new names", 1_000, _after("forms: { f0: { fields: { a: { rule: email } } } }\n", lambda n: f"forms: {{ f{n}: {{ replaces: [f{n - 1}], fields: {{ a: {{ rule: email }} }} }} }}\n")),
    Folder("forms under new names that extend", 60, _after("forms: { f0: { fields: { a: { rule: email } } } }\n", lambda n: f"forms: {{ f{n}: {{ replaces: [f{n - 1}], extends: f{n - 1} }} }}\n")),
    Folder("two replaced forms", 50, _after("forms: { a: { fields: { x: { rule: email } } }, b: { fields: { x: { rule: email } } } }\n", lambda n: "forms: { a: { replaces: [a], extends: a }, b: { replaces: [b], extends: a } }\n")),
    Folder("one form for three", 50, _after("forms: { a: { fields: { x: { rule: email } } }, b: { extends: a }, c: { extends: b } }\n", lambda n: "forms: { a: { replaces: [a, b, c], extends: a }, b: { extends: a }, c: { extends: b } }\n")),
    Folder("replaced forms with a secret", 60, _after("forms: { f: { fields: { a: { rule: password }, b: { rule: email } } } }\n", lambda n: SELF)),
    Folder("replaced forms with tests of others", 60, _after("forms: { f: { fields: { a: { rule: email }, b: { rule: email, same-as: a } } } }\n", lambda n: SELF)),
    Folder("a bundled form", 60, lambda n: "forms: { sign-up: { replaces: [sign-up], extends: sign-up } }\n"),
    # Forms in forms.
    Folder("forms in forms that double", 1, lambda n: _nested(16, 2)),
    Folder("forms in forms of ten", 1, lambda n: _nested(4, 10)),
    Folder("forms in forms, extended 500 times", 1, lambda n: _nested(9, 2) + "".join(f"  g{k}: {{ extends: f8 }}\n" for k in range(500))),
    Folder("forms in forms, replaced", 60, _after(_nested(8, 2), lambda n: "forms: { f7: { replaces: [f7], extends: f7 } }\n")),
    Folder("a deep form, replaced at the bottom", 60, _after(_nested(8, 2), lambda n: "forms: { f0: { replaces: [f0], extends: f0 } }\n")),
    # Rules.
    *(Folder(f"{count} packs that replace and extend a rule", count, _after(RULE, lambda n: "rules: { r: { replaces: [r], extends: r, checks: [length: 3] } }\n")) for count in (16, 64, 1_000)),
    Folder("packs that replace a rule", MANY, _after(RULE, lambda n: "rules: { r: { replaces: [r], checks: [length: 3] } }\n")),
    Folder("parameters of replaced rules", MANY, _after("rules: { r: { parameters: { p: { type: text, default: x } }, checks: [prefix: { parameter: p }] } }\n", lambda n: "rules: { r: { replaces: [r], parameters: { p: { default: y } }, checks: [prefix: { parameter: p }] } }\n")),
    Folder("parameters under new names", 1_000, _after("rules: { r0: { parameters: { p: { type: text, default: x } }, checks: [prefix: { parameter: p }] } }\n", lambda n: f"rules: {{ r{n}: {{ replaces: [r{n - 1}], parameters: {{ p: {{ default: y }} }}, checks: [prefix: {{ parameter: p }}] }} }}\n")),
    Folder("a bundled rule", 60, lambda n: "rules: { email: { replaces: [email], extends: email } }\n"),
    Folder("a bundled rule, broken each time", 60, lambda n: "rules: { email: { replaces: [email], extends: email, drop: [x] } }\n"),
    Folder("a replaced rule that breaks its heirs", 300, _after(RULE, lambda n: f"rules: {{ r: {{ replaces: [r], extends: r, drop: [x{n}] }} }}\n" if n < 60 else f"rules: {{ s{n}: {{ extends: r, drop: [y] }} }}\n")),
    Folder("rules that are disabled and defined again", 500, _after(RULE, lambda n: f"disable: {{ rules: [r{n - 1 if n > 1 else ''}] }}\nrules: {{ r{n}: {{ checks: [length: 3] }} }}\n")),
    Folder("a rule that everyone disables", MANY, _after(RULE, lambda n: "disable: { rules: [r] }\n")),
    # Tables, codes and messages.
    Folder("rows for one table", 1_000, _after("tables:\n  t: { kind: rows, columns: { c: text }, rows: { k: { c: a } } }\n", lambda n: f"rows-of: {{ p0.t: {{ k{n}: {{ c: b }} }} }}\n")),
    Folder("codes", MANY, lambda n: f"codes: {{ c.x{n}: {{}} }}\nmessages: {{ en: {{ c.x{n}: Bad. }} }}\n", False),
    Folder("severities of one code", MANY, lambda n: f"{_own(n)}codes: {{ length.wrong: {{ severity: warning }} }}\n"),
    Folder("messages for one code", MANY, lambda n: f"{_own(n)}messages: {{ en: {{ length.wrong: Bad. }} }}\n"),
    # Folders with as many packs as can be, and with more.
    Folder("one pack too many", MANY + 1, _own, False),
    Folder("ten thousand packs", 9_990, _own),
    Folder("packs side by side", MANY, _own, False),
    Folder("packs in a chain", MANY, _own),
    Folder("packs that require all before", MANY, _own, requires=lambda n: f"requires: {{ packs: [{', '.join(f'p{k}' for k in range(n))}] }}\n"),
    Folder("packs that require the last", MANY, _own, requires=lambda n: "" if n == MANY - 1 else f"requires: {{ packs: [p{n + 1}] }}\n"),
    Folder("packs in a circle", MANY, _own, requires=lambda n: f"requires: {{ packs: [p{(n + 1) % MANY}] }}\n"),
    Folder("packs that require missing packs", MANY, _own, requires=lambda n: f"requires: {{ packs: [q{n}] }}\n"),
    Folder("packs that require other versions", MANY, _own, requires=lambda n: f"requires: {{ packs: {{ p{max(n - 1, 0)}: '>=2.0' }} }}\n"),
    Folder("packs with one name of a rule", MANY, lambda n: RULE, False),
    Folder("broken packs", MANY, lambda n: f"rules: {{ p{n}.a: {{ checks: [lenght: 3] }} }}\n", False),
    Folder("packs with unknown parents", MANY, lambda n: f"rules: {{ p{n}.a: {{ extends: q{n} }} }}\n", False),
    Folder("packs that extend a bundled rule", MANY, lambda n: f"rules: {{ e{n}: {{ extends: email }} }}\n", False),
    Folder("packs that extend passwords", MANY, lambda n: f"rules: {{ e{n}: {{ extends: password }} }}\n", False),
    Folder("packs of rules that add to bundled ones", MANY, lambda n: "rules:\n" + "".join(f"  e{n}.{k}: {{ extends: email, checks: [length: 300] }}\n" for k in range(10)), False),
    Folder("packs of texts in many languages", MANY, lambda n: f"codes: {{ c.x{n}: {{}} }}\nmessages: {{ en: {{ c.x{n}: Bad. }}, de: {{ c.x{n}: Falsch. }}, fr: {{ c.x{n}: Faux. }} }}\n", False),
    Folder("packs of forms that extend a large form", 300, _after(_wide(900), lambda n: f"forms: {{ g{n}: {{ extends: f }} }}\n")),
    Folder("packs that report deprecated codes", MANY, lambda n: f"{_own(n)}codes: {{ c.x{n}: {{ deprecated: 1.0.0 }} }}\nmessages: {{ en: {{ c.x{n}: Bad. }} }}\n", False),
    Folder("packs with a form", MANY, lambda n: f"forms: {{ f{n}: {{ fields: {{ a: {{ rule: email }} }} }} }}\n", False),
    Folder("packs that are empty", MANY, lambda n: "", False),
]


def attack(attack: Attack) -> None:
    """Loads and lints each folder."""
    chosen = [folder for folder in FOLDERS if attack.only in folder.name][:: 5 if attack.quick else 1]
    slowest: tuple[float, str] = (0.0, "")
    largest: tuple[float, str] = (0.0, "")
    for index, folder in enumerate(chosen):
        place = write(attack.folder / f"{index:02}", folder.files())
        for arguments in (["packs", "--packs"], ["lint"]):
            limit = SECONDS[arguments[0]]
            outcome = run(*arguments, place, seconds=60)
            if limit < outcome.processor_seconds < 2 * limit:
                # A busy machine makes processors slower, so a slow case is tried again.
                outcome = min(outcome, run(*arguments, place, seconds=60), key=lambda one: one.processor_seconds)
            problem = _problem(outcome, limit)
            attack.expect(problem == "", f"{folder.name}, {arguments[0]}", problem, outcome.arguments)
            slowest = max(slowest, (outcome.processor_seconds, folder.name))
            largest = max(largest, (outcome.megabytes, folder.name))
    attack.note(f"slowest {slowest[0]:.2f} s ({slowest[1]}), largest {largest[0]:.0f} MB ({largest[1]})")


def _problem(outcome: Outcome, limit: float) -> str:
    measured = f"{outcome.processor_seconds:.2f} s, {outcome.megabytes:.0f} MB"
    if not outcome.is_sound(0, 1, 65):
        return f"{outcome.ended_by} after {measured}: {shortened(outcome.err)}"
    if outcome.processor_seconds > limit or outcome.megabytes > MEGABYTES:
        return f"{measured}, {outcome.ended_by}: {shortened(outcome.err)}"
    if outcome.code == 65 and not re.search(rb":\d+:\d+: |at most", outcome.out + outcome.err):
        return f"an error without a place: {shortened(outcome.err)}"
    return f"{len(outcome.err)} bytes of errors" if len(outcome.err) > 1_000_000 else ""
