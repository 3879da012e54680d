"""Broken packs and catalogs, each with the codes and places of its errors, and near misses that must load."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path

import cases
from command import Attack, Outcome, run, shortened, write

FOLDER = Path(__file__).parent / "broken"


def attack(attack: Attack) -> None:
    """Lints and loads each case of `broken/*.txt`."""
    found = [case for path in sorted(FOLDER.glob("*.txt")) for case in cases.read(path)]
    found = [case for case in found if attack.only in f"{case.subject}: {case.title}"]
    if attack.quick:
        found = attack.random.sample(found, min(60, len(found)))
    broken = sum(1 for case in found if case.errors)
    for case, difference, arguments in attack.together(lambda pair: _judge(attack, *pair), enumerate(found)):
        attack.expect(difference == "", f"{case.subject}: {case.title}", difference, arguments)
    attack.note(f"{broken} broken, {len(found) - broken} that must load")


def _judge(attack: Attack, index: int, case: cases.Case) -> tuple[cases.Case, str, list[str]]:
    """Returns what is not as expected, empty if all is, and how to repeat it."""
    folder = write(attack.folder / f"{index:03}", case.files)
    for name, target in case.links:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        os.symlink(target, folder / name)
    given = [str(folder / name) if name != "." else str(folder) for name in case.given]
    catalogs = [str(folder / name) for name in case.catalogs]
    arguments = ["lint", *given, *catalogs]
    linted = run(*arguments, "--format", "json")
    difference = _lint_difference(linted, case, folder)
    if difference == "":
        arguments = ["packs"]
        for path in given:
            arguments += ["--packs", path]
        for path in catalogs:
            arguments += ["--localizations", path]
        difference = _load_difference(run(*arguments), case, folder)
    return case, difference, arguments


def _relative(path: str, folder: Path) -> str:
    """What stands behind the path of a case's folder, which is itself `.`; in lines, too."""
    path = path.replace(str(folder) + "/", "", 1)
    if path.startswith(str(folder)):
        return "." + path[len(str(folder)) :]
    return os.path.relpath(path, folder) if path.startswith("/") else path


def _lint_difference(outcome: Outcome, case: cases.Case, folder: Path) -> str:
    if not outcome.is_sound(65 if case.errors else 0, 66):
        said = re.findall(r'"code":"([^"]*)","column":(\d+).*?"line":(\d+)', outcome.all_text)
        errors = shortened(", ".join(f"{line}:{column} {code}" for code, column, line in said) or outcome.all_text, 500)
        return f"lint {outcome.ended_by}: {errors}; expected {', '.join(map(str, case.errors)) or 'no error'}"
    try:
        diagnostics = json.loads(outcome.out or b"[]")
        # Before it told what was read, the command wrote the list alone.
        diagnostics = diagnostics["findings"] if isinstance(diagnostics, dict) else diagnostics
    except ValueError:
        return f"lint printed no JSON: {shortened(outcome.out)}"
    places: Counter[tuple[str, str]] = Counter()
    reasons: dict[tuple[str, str], str] = {}
    warnings: set[tuple[str, str]] = set()
    for one in diagnostics:
        place = _relative(one.get("file", ""), folder)
        if one.get("line"):
            place += f":{one['line']}:{one['column']}"
        if one["severity"] == "error":
            places[place, one["code"]] += 1
            reasons[place, one["code"]] = one["reason"]
        else:
            warnings.add((place, one["code"]))
    missing = []
    for expected in case.expected:
        wanted = [(place, code) for code in expected.codes for place in expected.places]
        if expected.is_warning:
            if not any(pair in warnings for pair in wanted):
                missing.append(f"warning {expected}")
            continue
        pair = next((pair for pair in wanted if places[pair] > 0), None)
        if pair is None:
            missing.append(str(expected))
        else:
            places[pair] -= 1
    surplus = [f"{place} {code} ({reasons[place, code]})" for (place, code), count in places.items() if count > 0]
    if not missing and not surplus:
        return ""
    return f"lint lacks: {', '.join(missing) or 'nothing'}; and says: {', '.join(surplus) or 'nothing else'}"


def _load_difference(outcome: Outcome, case: cases.Case, folder: Path) -> str:
    """Loading must refuse what lint refuses, with the same places."""
    if not outcome.is_sound(65 if case.errors and not case.loads else 0, 66):
        return f"lint agrees, but loading {outcome.ended_by}: {shortened(outcome.err)}"
    said = outcome.err.decode("utf-8", "replace")
    lines = {_relative(line, folder) for line in said.splitlines()}
    for expected in case.errors:
        if not any(line.startswith(place + ":") for line in lines for place in expected.places):
            return f"loading does not name {expected}: {shortened(said)}"
    return ""
