"""Bundled data that is missing, truncated or changed, file by file."""

from __future__ import annotations

import json
from pathlib import Path

from command import Attack, Outcome, run, shortened

# A value for each kind of data that isn't valid while the data is intact.
QUESTIONS = [
    {"rule": "password", "value": "password1", "with": {"second-factor": True}},
    {"rule": "password", "value": "qwertyuiop", "with": {"second-factor": True}},
    {"rule": "password", "value": "jennifer", "with": {"second-factor": True}},
    {"rule": "email", "value": "ann@"},
    {"rule": "phone", "value": "079 123", "with": {"region": "CH"}},
    {"rule": "phone", "value": "+1 555"},
    {"rule": "payment-card", "value": "4111111111111112"},
    {"rule": "person-name", "value": "R2D2"},
    {"rule": "date", "value": "2026-02-30"},
    {"rule": "country-code", "value": "XX"},
    {"form": "sign-up", "record": {"email": "ann@"}},
]


def attack_bundled(attack: Attack, resources: Path) -> None:
    """Damages each file in four ways, and checks values that must not be valid."""
    files = sorted(path for path in resources.rglob("*") if path.is_file() and path.suffix != ".md")
    regions = [path for path in files if path.parent.name == "regions"]
    some = set(attack.random.sample(regions, 4 if attack.quick else 25)) | {path for path in regions if path.stem in ("CH", "US")}
    chosen = [path for path in files if path not in regions or path in some]
    if attack.quick:
        chosen = attack.random.sample(chosen, 15)
    whole = _ask(resources)
    attack.expect(
        whole.is_sound(1) and whole.out.count(b'"valid"') == 0, "the intact data", shortened(whole.all_text), whole.arguments
    )
    for path in chosen:
        content = path.read_bytes()
        name = path.relative_to(resources)
        for title, damaged in {
            "missing": None,
            "empty": b"",
            "cut in half": content[: len(content) // 2],
            "without its last line": b"".join(content.splitlines(keepends=True)[:-1]),
            "one letter changed": _changed(content),
        }.items():
            path.unlink()
            if damaged is not None:
                path.write_bytes(damaged)
            outcome = _ask(resources)
            _judge(attack, f"{name} {title}", outcome, resources, whole, str(name))
            path.write_bytes(content)


def _changed(content: bytes) -> bytes:
    """Changes a letter in the middle of the file."""
    place = len(content) // 2
    while place < len(content) and not chr(content[place]).isalnum():
        place += 1
    return content[:place] + (b"x" if content[place : place + 1] != b"x" else b"y") + content[place + 1 :]


def _ask(resources: Path) -> Outcome:
    lines = b"".join(json.dumps({"id": n, "locale": "de", **one}).encode() + b"\n" for n, one in enumerate(QUESTIONS))
    return run("batch", given=lines, resources=resources)


def _judge(attack: Attack, title: str, outcome: Outcome, resources: Path, whole: Outcome, name: str) -> None:
    """No value becomes valid, and an error or undecided answers report the damage."""
    repeat = f"# {title}; then RULEBOOK_RESOURCES={resources} rulebook batch"
    attack.expect(outcome.is_sound(1, 65), title, f"{outcome.ended_by}: {shortened(outcome.err)}", repeat)
    valid = outcome.out.count(b'"outcome":"valid"')
    attack.expect(valid == 0, f"{title}: nothing becomes valid", f"{valid} values are valid", repeat)
    answers, before = outcome.out.splitlines(), whole.out.splitlines()
    is_named = b"manifest" in outcome.err and (name.endswith("MANIFEST") or Path(name).name.encode() in outcome.err)
    if outcome.code == 65 and not answers:
        found = f"the error does not name the file and the command for manifests: {shortened(outcome.err)}"
        attack.expect(is_named, f"{title}: is told", found, repeat)
        return
    # Answers differ only by being undecided, or by lacking facts from the file about a value that
    # is invalid anyway.
    changed = [(old, new) for old, new in zip(before, answers) if new != old]
    decided = [
        shortened(new, 200)
        for old, new in changed
        if not _is_undecided(new) and not _codes(new) - {"data.unreadable"} <= _codes(old)
    ]
    found = f"{len(decided)} answers differ and are decided: {' '.join(decided[:2])}"
    attack.expect(not decided and len(answers) == len(before), f"{title}: no other answer", found, repeat)
    attack.expect(is_named or not changed, f"{title}: is named", f"standard error has: {shortened(outcome.err)}", repeat)


def _is_undecided(answer: bytes) -> bool:
    return b'"data.damaged"' in answer or b'"data.unreadable"' in answer and b'"inconclusive"' in answer


def _codes(answer: bytes) -> set[str]:
    """The codes of an answer, or a unique value for an answer without a report."""
    report = json.loads(answer)
    codes = {violation["code"] for violation in report.get("violations", [])}
    return codes if report.get("outcome") == "invalid" else {shortened(answer)}
