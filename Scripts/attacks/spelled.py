"""Packs that try to spell another pack's secret, or a personal value: how many answers they get to all PINs."""

from __future__ import annotations

import json
from collections import defaultdict

from command import Attack, Outcome, run, shortened, write
from spellings import FORMS, PERSONAL, PINS, RULES, Shape

# Secrets of another pack, and a form with further fields.
BASE = """format: 1
pack: vault
source-locale: en
rules:
  pin: { secret: true, checks: [{ name: shape, pattern: '[0-9]{4}' }, { name: size, length: { minimum: 2 } }] }
  digits: { secret: true, checks: [count: { minimum: 1 }] }
  keypad: { secret: true, checks: [type: record] }
  id: { personal: true, checks: [length: { minimum: 1 }] }
  word: { checks: [length: { minimum: 1 }] }
  counted: { parameters: { least: { type: integer, default: 1 } }, checks: [length: { minimum: { parameter: least } }] }
forms:
  login:
    fields: { pin: { rule: pin }, id: { rule: id }, a: { rule: word }, b: { rule: word } }
  around: { fields: { who.pin: { rule: pin } } }
  inside: { fields: { who: { rule: keypad } } }
"""
HEAD = """format: 1
pack: thief
source-locale: en
requires: { packs: [vault] }
"""


def attack(attack: Attack) -> None:
    """Loads each pack, and counts the different answers to all PINs."""
    pins = PINS[::10] if attack.quick else PINS
    shapes = [(kind, *named) for kind, all in (("rule", RULES), ("form", FORMS), ("personal", PERSONAL)) for named in all.items()]
    outcomes = attack.together(lambda one: _answers(attack, *one, pins), shapes)
    for (kind, title, shape), outcome in zip(shapes, outcomes):
        if attack.only in title:
            _judge(attack, kind, title, shape, outcome)


def _answers(attack: Attack, kind: str, title: str, shape: Shape, pins: list[str]) -> Outcome:
    """What is answered to each PIN."""
    codes = [f"thief.{code}" for code in shape.codes]
    texts = "codes: { %s }\nmessages: { en: { %s } }\n" % (", ".join(f"{code}: {{}}" for code in codes), ", ".join(f"{code}: No" for code in codes))
    name = "".join(letter if letter.isalnum() else "-" for letter in f"{kind} {title}")
    pack = HEAD + (texts if codes else "") + shape.pack
    folder = write(attack.folder / name, {"vault.yaml": BASE, "thief.yaml": pack})
    if shape.refusal:
        return run("lint", folder)
    return run("batch", "--packs", folder, given=b"".join(_line(kind, shape, pin) for pin in pins), seconds=120)


def _line(kind: str, shape: Shape, pin: str) -> bytes:
    """A line with a PIN as the value of the rule `x`, or in a record of the form `f`."""
    if kind == "rule":
        content: dict[str, object] = {"rule": "x", "value": shape.value(pin) if shape.value else pin}
    else:
        record = {"pin": pin, "id": pin, "a": "12", "b": "12", "c": "12", "rows": [{"x": str(number)} for number in range(10)]}
        record |= {"who": {"pin": pin}, "x": "12", "y": "12", "r": {"pin": pin}}
        content = {"form": "f", "record": record}
    return json.dumps({**content, "locale": "en"}).encode() + b"\n"


def _judge(attack: Attack, kind: str, title: str, shape: Shape, outcome: Outcome) -> None:
    """Expects a refusal, or few enough answers; those to personal values say no more in their texts than the codes."""
    name = f"{kind}: {title}"
    if shape.refusal:
        is_refused = outcome.code == 65 and f"[{shape.refusal}]" in outcome.all_text
        attack.expect(is_refused, f"{name}: is refused", shortened(outcome.all_text), outcome.arguments)
        return
    answers = outcome.out.splitlines()
    is_answered = outcome.is_sound(0, 1) and len(answers) > 1
    attack.expect(is_answered, f"{name}: is answered", f"{outcome.ended_by}: {shortened(outcome.all_text)}", outcome.arguments)
    if not is_answered:
        return
    reports = [json.loads(answer) for answer in answers]
    if kind == "personal":
        for report in reports:
            report.pop("normalized", None)
            report.pop("facts", None)
    else:
        # The other fields and the personal one aren't secrets.
        for report in reports:
            for part in ("normalized", "facts"):
                if isinstance(report.get(part), dict):
                    report[part].pop("id", None)
        found = len({json.dumps(report, sort_keys=True) for report in reports})
        attack.expect(found <= shape.most, f"{name}: {found} answers instead of {shape.most}", shortened(answers[-1]), outcome.arguments)
        return
    said: dict[str, set[str]] = defaultdict(set)
    for report in reports:
        violations = report.get("violations", [])
        texts = [{key: violation.get(key) for key in ("path", "arguments", "message", "action")} for violation in violations]
        said[json.dumps([violation["code"] for violation in violations])].add(json.dumps(texts, sort_keys=True))
    most = max((len(texts) for texts in said.values()), default=0)
    attack.expect(most <= 1, f"{name}: {most} texts for the same codes", shortened(answers[-1]), outcome.arguments)
