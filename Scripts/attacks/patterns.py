"""Costly patterns on values that make them slow: under 50 ms per value, or under 100 ms for 50 patterns."""

from __future__ import annotations

import json
from pathlib import Path

from command import Attack, Outcome, run, shortened
from costly import LONGEST, PATTERNS, Costly

PACK = "format: 1\npack: costly\nsource-locale: en\nrules:\n"
VALUE_LIMIT = 0.050  # seconds of processor time for a value and one pattern
TOGETHER_LIMIT = 0.100  # for a value and fifty patterns
TIMES = 6


def attack(attack: Attack) -> None:
    """Measures each pattern separately, and then fifty in one rule."""
    chosen = [costly for costly in PATTERNS if attack.only in costly.name][:: 3 if attack.quick else 1]
    slowest: tuple[float, str] = (0.0, "")
    refused = 0
    loadable: list[Costly] = []
    for costly in chosen:
        path = _pack(attack, "one", [_check(costly)])
        if not _loads(attack, costly, path):
            refused += 1
            continue
        loadable.append(costly)
        for value in costly.values():
            seconds, outcome = _seconds(attack, path, value)
            attack.expect(
                seconds < VALUE_LIMIT and outcome.is_sound(0, 1),
                f"{costly.name}: {shortened(value, 20)} of {len(value.encode())} bytes",
                f"{seconds * 1000:.0f} ms a value, {outcome.ended_by}: {costly.pattern[:100]}",
                _repeat(attack, path, value),
            )
            slowest = max(slowest, (seconds, costly.name))
    together = _together(attack, loadable)
    attack.note(f"{refused} refused; slowest {slowest[0] * 1000:.0f} ms ({slowest[1]}); together {together * 1000:.0f} ms")


def _together(attack: Attack, loadable: list[Costly]) -> float:
    """Fifty patterns in one rule on each of the values."""
    slowest = 0.0
    classics = [Costly(f"classic {n}", f"(a+)+{'b' * (n % 5)}c{n}") for n in range(50)]
    ahead = [Costly(f"ahead {n}", f"(?=.*b)(?:a+)*b{n}") for n in range(50)]
    sets = {
        "50 of (a+)+": classics,
        "50 with look-ahead": ahead,
        "50 of all": loadable[:50],
        "every second of all": loadable[::2][:50],
    }
    values = ["a" * 31, "a" * 2_000, "a" * LONGEST, "ab" * (LONGEST // 2), " " * LONGEST, "é" * (LONGEST // 2), "1" * 20_000 + "x"]
    for title, patterns in sets.items():
        # The costs of all checks of a pack are limited, so patterns beyond the limit are left out
        # at the end.
        checks = [_check(costly) for costly in patterns]
        path = _pack(attack, "together", checks)
        while len(checks) > 5 and run("packs", "--packs", path).code == 65:
            checks = checks[: len(checks) * 9 // 10]
            path = _pack(attack, "together", checks)
        for value in values[:: 3 if attack.quick else 1]:
            seconds, outcome = _seconds(attack, path, value)
            attack.expect(
                seconds < TOGETHER_LIMIT and outcome.is_sound(0, 1),
                f"{title} ({len(checks)}): {shortened(value, 20)} of {len(value.encode())} bytes",
                f"{seconds * 1000:.0f} ms a value, {outcome.ended_by}",
                _repeat(attack, path, value),
            )
            slowest = max(slowest, seconds)
    return slowest


def _loads(attack: Attack, costly: Costly, path: Path) -> bool:
    """Whether a pattern loads; if not, it must be refused in time, with a place."""
    outcome = run("packs", "--packs", path)
    if outcome.is_sound(0):
        return True
    is_told = outcome.is_sound(65) and f"{path}:6:".encode() in outcome.err
    attack.expect(is_told, f"{costly.name}: is refused with a place", shortened(outcome.all_text), outcome.arguments)
    attack.expect(
        outcome.processor_seconds < 2, f"{costly.name}: is refused in time", f"{outcome.processor_seconds:.1f} s", outcome.arguments
    )
    return False


def _check(costly: Costly) -> str:
    pattern = costly.pattern.replace("'", "''")
    return f"pattern: '{pattern}'"


def _pack(attack: Attack, name: str, checks: list[str]) -> Path:
    path = attack.folder / f"{name}.yaml"
    separator = ",\n      "
    path.write_text(f"{PACK}  costly:\n    checks: [{separator.join(checks)}]\n")
    return path


def _lines(value: str, count: int) -> bytes:
    # Each line differs, so nothing can be remembered from the previous one.
    line = json.dumps({"rule": "costly", "value": value}, ensure_ascii=False)
    return (line + "\n").encode("utf-8") * count


def _seconds(attack: Attack, path: Path, value: str) -> tuple[float, Outcome]:
    """The processor time of one value, as the difference between a run with one value and one with several."""
    best = 1e9
    for _ in range(3):
        few = run("batch", "--packs", path, given=_lines(value, 1))
        many = run("batch", "--packs", path, given=_lines(value, 1 + TIMES), seconds=120)
        best = min(best, (many.processor_seconds - few.processor_seconds) / TIMES)
        if best < VALUE_LIMIT / 2 or not many.is_sound():
            break
    return best, many


def _repeat(attack: Attack, path: Path, value: str) -> str:
    lines = attack.folder / f"{path.stem}-{attack.count}.jsonl"
    lines.write_bytes(_lines(value, 1))
    kept = attack.folder / f"{path.stem}-{attack.count}.yaml"
    kept.write_bytes(path.read_bytes())
    return f"RULEBOOK_RESOURCES=. rulebook batch --packs {kept} < {lines}"
