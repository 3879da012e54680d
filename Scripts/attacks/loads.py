"""Packs and catalogs of 16 MB in a hundred shapes: loaded or refused within two seconds and 300 MB; of 1 MB: linted."""

from __future__ import annotations

import re
from pathlib import Path

from command import Attack, Outcome, run, shortened, write
from shapes import SHAPES, Shape

SIZE = 16 * 1024 * 1024 - 4_096
LINT_SIZE = 1_000_000
SECONDS = 2.0  # of processor time
MEGABYTES = 300


def attack(attack: Attack) -> None:
    """Loads each shape, and lints the shapes that are cheap to lint."""
    chosen = [shape for shape in SHAPES if attack.only in shape.name][:: 6 if attack.quick else 1]
    slowest: tuple[float, str] = (0.0, "")
    largest: tuple[float, str] = (0.0, "")
    refused = 0
    for outcome, shape in attack.together(lambda shape: (_load(attack, shape), shape), chosen):
        # A busy machine makes processors slower, so a slow case is tried again separately.
        for _ in range(3):
            if outcome.processor_seconds < SECONDS:
                break
            again = _load(attack, shape)
            outcome = min(outcome, again, key=lambda one: one.processor_seconds)
        refused += outcome.code == 65
        slowest = max(slowest, (outcome.processor_seconds, shape.name))
        largest = max(largest, (outcome.megabytes, shape.name))
        problem = _problem(outcome, 0, 65)
        attack.expect(problem == "", shape.name, problem, outcome.arguments)
        linted = _lint(attack, shape)
        slow = _problem(linted, 0, 1, 65)
        attack.expect(slow == "", f"{shape.name}, linted", slow, linted.arguments)
        if problem == "":
            for path in sorted((attack.folder / shape.file_name).rglob("*")):
                path.unlink()
    attack.note(
        f"{refused} refused; slowest {slowest[0]:.2f} s ({slowest[1]}), largest {largest[0]:.0f} MB ({largest[1]})"
    )


def _load(attack: Attack, shape: Shape) -> Outcome:
    folder = attack.folder / shape.file_name
    name = "de.arb" if shape.is_catalog else "pack.yaml"
    path = folder / name
    if not path.exists():
        write(folder, {name: shape.text(SIZE)})
    if shape.is_catalog:
        return run("check", "email", "ann@example.org", "--localizations", folder, seconds=60)
    return run("packs", "--packs", folder, seconds=60)


def _lint(attack: Attack, shape: Shape) -> Outcome:
    """Lints a smaller file of the same shape, the faster of two times."""
    name = "de.arb" if shape.is_catalog else "pack.yaml"
    folder = write(attack.folder / f"{shape.file_name}-lint", {name: shape.text(LINT_SIZE)})
    outcome = run("lint", folder / name, seconds=60)
    if outcome.processor_seconds > SECONDS:
        outcome = min(outcome, run("lint", folder / name, seconds=60), key=lambda one: one.processor_seconds)
    return outcome


def _problem(outcome: Outcome, *codes: int) -> str:
    measured = f"{outcome.processor_seconds:.2f} s, {outcome.megabytes:.0f} MB"
    if not outcome.is_sound(*codes):
        return f"{outcome.ended_by} after {measured}: {shortened(outcome.err)}"
    if outcome.processor_seconds > SECONDS or outcome.megabytes > MEGABYTES:
        return f"{measured}, {outcome.ended_by}: {shortened(outcome.err)}"
    if outcome.code == 65 and not re.search(rb":\d+:\d+: |too large|at most", outcome.out + outcome.err):
        return f"an error without a place: {shortened(outcome.err)}"
    if len(outcome.err) > 1_000_000:
        return f"{len(outcome.err)} bytes of errors"
    return ""
