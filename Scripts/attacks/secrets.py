"""Secret and personal values, with every rule, fault, format and language: no output contains any of their text."""

from __future__ import annotations

import itertools
import json

from command import LOCALES, Attack, Outcome, run, shortened, write

# Texts that don't occur anywhere else, so six characters in a row are enough to recognize them.
CANARIES = {
    "word": "Zq7xKvGhpwBt",
    "blanks": "  Zq7xKvGhpwBt jJyWcRmN  ",
    "mail": "zq7xkvghpw@gmial.com",
    "an invalid address": "zq7xkvghpw@@jjywcrmn..de",
    "card": "4929 1380 5241 9086",
    "digits": "83920175664",
    "telephone": "+41 83 920 17 56x",
    "number": "83920175664.25e3",
    "date": "8392-17-56",
    "letters of two scripts": "Рaypal Zq7xKvGhpwBt",
    "invisible": "Zq7x\u200bKvGhpw\u202eBt",
    "repetition": "ZqqqqqxKvGhpwBtjklmnopq83920175664",
    "long": "Zq7xKvGhpwBt" * 6_000,
    "escape": 'Zq7xKvGhpwBt"\\\n{n}%s',
}
CHECKS = {
    "prefix": "prefix: abc",
    "suffix": "suffix: abc",
    "contains": "contains: abc",
    "equals": "equals: abc",
    "not-equals": "not-equals: abc",
    "one-of": "one-of: [abc, xyz]",
    "pattern": "pattern: '[a-c]+'",
    "length": "length: { minimum: 3, maximum: 5 }",
    "characters": "characters: '[a-c]'",
    "forbidden": "characters: { forbidden: '[a-zA-Z0-9]' }",
    "number": "number: { maximum: 5, fraction-digits: 1 }",
    "date": "date: { latest: 2020-01-01 }",
    "email": "email",
    "domain": "domain: { allow: [acme.example] }",
    "runs": "runs: { maximum-repeat: 2, maximum-sequence: 3 }",
    "type": "type: number",
    "card-expiry": "card-expiry",
    "security-code": "security-code: { length: 3 }",
    "username": "username",
    "nickname": "nickname",
    "person-name": "person-name",
    "blocklist": "blocklist: words",
    "context": "context-words: { words: { parameter: words } }",
    "any": "{ any: [prefix: abc, email], code: canary.any }",
    "not": "{ not: { contains: Zq7x }, code: canary.any }",
    "points": "points: { of: [prefix: abc], minimum: 1 }",
    "when": "when: { matches: { contains: Zq }, then: { prefix: abc } }",
    "codes": "{ length: 3, code: canary.any, arguments: { example: abc } }",
}
EXTENDED = [
    "phone", "email", "person-name", "date", "integer", "username", "slug", "payment-card", "password", "security-code", "country-code",
]
BUNDLED = ["password", "password.classic", "password.levels", "password.zxcvbn", "payment-card", "security-code"]


def attack(attack: Attack) -> None:
    """Checks canaries with all rules, and looks for them in all printed text."""
    folder = write(attack.folder / "pack", {"pack.yaml": _pack()})
    rules = [f"{kind}-{name}" for kind in ("secret", "personal") for name in [*CHECKS, *(f"of-{name}" for name in EXTENDED)]] + BUNDLED
    locales = LOCALES[:2] if attack.quick else LOCALES
    outcome = run("packs", "--packs", folder)
    attack.expect(outcome.is_sound(0), "the pack loads", shortened(outcome.all_text), outcome.arguments)
    for rule in rules:
        _batch(attack, rule, locales, ["--packs", str(folder)])
    for rule in BUNDLED + ["secret-prefix", "personal-email", "secret-of-phone"]:
        _commands(attack, rule, ["--packs", str(folder)])
    _swapped(attack)
    _forms(attack, folder)


def _pack() -> str:
    lines = ["format: 1", "pack: canary", "source-locale: en", "tables: { words: { kind: words, words: [abc] } }", "rules:"]
    for kind in ("secret", "personal"):
        for name, check in CHECKS.items():
            parameters = "parameters: { words: { type: { list: text }, default: [abc] } }, " if name == "context" else ""
            lines.append(f"  {kind}-{name}: {{ {kind}: true, {parameters}checks: [{check}] }}")
        lines += [f"  {kind}-of-{name}: {{ extends: {name}, {kind}: true }}" for name in EXTENDED]
    lines.append("forms:")
    for kind in ("secret", "personal"):
        lines += [f"  {kind}-form:", "    unknown-fields: warn", "    fields:"]
        lines += [f"      {name}: {{ rule: {kind}-{name} }}" for name in CHECKS]
        lines += ["      again: { same-as: prefix }", "      list[].word: { rule: " + kind + "-prefix }"]
        lines += ["      given: { rule: " + kind + "-context, with: { words: [ { field: prefix } ] } }"]
        lines += ["      other: { checks: [different-from: prefix] }", "    checks: [compare: { field: number, after: date }]"]
    lines += ["codes: { canary.any: {} }", "messages: { en: { canary.any: No. } }"]
    return "\n".join(lines) + "\n"


def _betrayed(text: str, canary: str) -> str:
    """The first six letters or digits in a row of a canary that are in a text, or an empty text."""
    letters = "".join(character for character in canary[:60] if character.isalnum())
    plain = "".join(character for character in text if character.isalnum()).lower()
    for start in range(max(0, len(letters) - 5)):
        if (piece := letters[start : start + 6].lower()) in plain:
            return piece
    return ""


def _shown(outcome: Outcome, rule: str) -> str:
    """The output that must not contain the value: all of it, but for personal values not normalized forms, facts and ranges."""
    text = outcome.all_text
    if not rule.startswith("personal"):
        return text
    kept = []
    for line in text.splitlines():
        try:
            report = json.loads(line)
            report.pop("normalized", None)
            report.pop("facts", None)
            kept.append(json.dumps(report, ensure_ascii=False))
        except ValueError:
            # A valid value is printed after a check mark in its normalized form.
            if not line.startswith("✓ "):
                kept.append(line)
    return "\n".join(kept)


def _expect(attack: Attack, title: str, outcome: Outcome, rule: str, canary: str, repeat: str = "") -> None:
    betrayed = _betrayed(_shown(outcome, rule), canary)
    found = f"`{betrayed}` is in the output: {shortened(outcome.all_text, 600)}" if betrayed else outcome.ended_by
    attack.expect(betrayed == "" and outcome.is_sound(), title, found, repeat or outcome.arguments)


def _batch(attack: Attack, rule: str, locales: list[str], options: list[str]) -> None:
    """Lines with the value as a text and as other kinds, as a parameter, and in wrong places."""
    for name, canary in CANARIES.items():
        lines: list[bytes] = []
        for locale in locales:
            for value in (canary, [canary], {canary[:900]: canary}, {"value": canary}):
                lines.append(_line(rule=rule, value=value, locale=locale))
        for more in (
            {"with": {"region": canary}}, {"with": {canary[:900]: "x"}}, {"with": canary},
            {"with": {"context": [canary]}}, {"with": {"words": [canary]}},
            # A limit of a rule is a count, and is reported as such.
            {"with": {"minimum": canary if not canary[0].isdigit() else "x" + canary}},
            {"with": {"number": canary, "length": canary}}, {"now": canary}, {"locale": canary}, {canary[:900]: 1},
        ):
            lines.append(_line(**{"rule": rule, "value": canary, "locale": "en", **more}))
        whole = _line(rule=rule, value=canary)
        lines += [whole[: len(whole) // 2] + b"\n", whole.replace(b'"value"', b"value"), whole[:-2] + b",}\n", b"x" + whole]
        lines += [whole.rstrip(b"\n") + whole, whole.replace(b": ", b":\xff ", 1)]
        if name == "digits":
            lines += [_line(rule=rule, value=int(canary), locale=locale) for locale in locales]
            lines += [b'{"rule": "%s", "value": %se9999}\n' % (rule.encode(), canary.encode())]
        path = attack.folder / "lines.jsonl"
        path.write_bytes(b"".join(lines))
        outcome = run("batch", *options, given=b"".join(lines))
        answers = outcome.out.splitlines()
        repeat = f"{rule}, {name}: Scripts/attack secrets"
        attack.expect(outcome.is_sound() and len(answers) == len(lines), f"{rule}: {name}: answers", outcome.ended_by, repeat)
        betrayed = ""
        for line, answer in zip(lines, answers):
            part = Outcome([], 0, answer, b"", 0, 0)
            if _betrayed(_shown(part, rule), canary):
                betrayed = f"{shortened(line, 200)} → {shortened(answer, 500)}"
                break
        betrayed = betrayed or _betrayed(outcome.err.decode("utf-8", "replace"), canary)
        attack.expect(betrayed == "", f"{rule}: {name} by lines", betrayed, repeat)


def _line(**content: object) -> bytes:
    return json.dumps({"id": 1, **content}, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n"


def _commands(attack: Attack, rule: str, options: list[str]) -> None:
    """The value as an argument and on standard input, in each format."""
    chosen = ["word", "card", "mail", "escape"] if attack.quick else list(CANARIES)
    runs: list[tuple[str, str, list[str], str]] = []
    for name, form in itertools.product(chosen, ("text", "json", "problem")):
        canary = CANARIES[name]
        if rule.startswith("personal") and form == "json":
            continue
        check = ["check", rule, *options, "--format", form]
        runs += [(f"check {rule}: {name} in {form}, {locale}", canary, [*check, "--locale", locale], canary) for locale in ("en", "ar")]
        if len(canary) < 5_000:
            runs.append((f"check {rule} -- {name} in {form}", canary, [*check, "--", canary], ""))
            runs.append((f"requirements {rule}: {name}", canary, ["requirements", rule, *options, "-"], canary))
            given = ["--with", f"context={canary}", "--with", f"region={canary}"]
            runs.append((f"check {rule} --with …={name}", canary, ["check", rule, *options, *given, "x"], ""))
    _run(attack, rule, runs)


def _run(attack: Attack, rule: str, runs: list[tuple[str, str, list[str], str]]) -> None:
    outcomes = attack.together(lambda one: run(*one[2], given=one[3].encode()), runs)
    for (title, canary, _, _), outcome in zip(runs, outcomes):
        _expect(attack, title, outcome, rule, canary)


def _swapped(attack: Attack) -> None:
    """A value where a rule, a form, an option or a command is expected."""
    runs: list[tuple[str, str, list[str], str]] = []
    check = ["check", "password", "x"]
    for name, canary in CANARIES.items():
        if len(canary) > 5_000:
            continue
        canary = canary.replace("\n", " ")
        for arguments in (
            ["check", canary, "password"], ["check", canary], ["check", "--form", canary], ["check", "password", canary, canary],
            [canary], [canary, "password"], ["requirements", canary], ["explain", canary], ["explain", "check", canary], ["show", canary], ["list", canary], ["help", canary],
            [*check, "--format", canary], [*check, "--locale", canary], [*check, "--now", canary], [*check, f"--{canary}"],
            [*check, "--with", canary], [*check, "--with", f"{canary}=1"], [*check, "--blocklist-memory", canary],
            ["batch", "--rule", canary], ["batch", canary], ["batch", "--form", canary], ["blocklist", canary],
            ["explain", f"password.{canary}"], ["check", f"password.{canary}", "x"], ["test", "--now", canary],
        ):
            title = " ".join("…" if canary in word else word for word in arguments)
            runs.append((f"{name} in {title}", canary, arguments, '{"value": "x"}\n'))
    _run(attack, "", runs)


def _forms(attack: Attack, folder) -> None:
    """Records with canaries in every field, in each format."""
    for kind, (name, canary) in itertools.product(("secret", "personal"), CANARIES.items()):
        record: dict[str, object] = {field: canary for field in CHECKS}
        record.update({"again": canary + "x", "list": [{"word": canary}, canary], "given": canary, "other": canary})
        for changed in (record, {**record, "prefix": [canary]}, {**record, "list": canary}, {"prefix": {"a": canary}}):
            line = _line(form=f"{kind}-form", record=changed, locale="de")
            outcome = run("batch", "--packs", folder, given=line)
            shown = outcome if kind == "secret" else Outcome([], outcome.code, _shown(outcome, "personal").encode(), outcome.err, 0, 0)
            # A field that is neither secret nor personal itself, `other`, may have its value.
            text = shown.all_text.replace(f'"other": "{canary}"', "")
            report = json.loads(text) if text.strip() else {}
            for part in ("normalized", "facts"):
                if isinstance(report.get(part), dict):
                    report[part].pop("other", None)
            betrayed = _betrayed(json.dumps(report, ensure_ascii=False), canary)
            found = f"{outcome.ended_by}; `{betrayed}`: {shortened(text, 900)}"
            attack.expect(betrayed == "" and outcome.is_sound(0, 1, 65), f"{kind} form: {name}", found, shortened(line, 2_000))
        path = attack.folder / "record.json"
        path.write_bytes(json.dumps(record, ensure_ascii=False).encode("utf-8", "surrogatepass"))
        for form in ("text", "problem"):
            outcome = run("check", "--form", f"{kind}-form", path, "--packs", folder, "--format", form)
            _expect(attack, f"{kind} form in {form}: {name}", outcome, "", canary)
