"""Thousands of damaged packs, catalogs and regions: refused or loaded, in time, and with a place for each error."""

from __future__ import annotations

import random
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator

from command import ROOT, Attack, Outcome, run, shortened

COUNT = 6_000
QUICK_COUNT = 300
LIMIT = 5.0  # seconds

PLACE = re.compile(r"^.+:\d+:\d+: \S")
# Faults of a whole file, or of a file that a pack names, don't have a line.
WITHOUT_PLACE = ("there is no such file", "nothing in this folder is read", "too large", "this is a folder")
TOKENS = [
    "true", "null", "~", "[]", "{}", "-", ":", "'", '"', "|", ">", "*a", "&a", "!x", "<<", "%", "@", "`", "\t", "\0", "\u202e",
    "\ufeff", "\u0301", "é", "💥", "{ parameter: x }", "{ field: x }", "{ json: null }", "1e9999", "-1", "999999999999999999999",
    "0x1F", "(a+)+", "\\p{L}", "(?<=x)", "{a, plural, other {#}}", "{", "}", "''", "required", "email", "../x", "/dev/zero", "\r",
]


@dataclass(frozen=True)
class Seed:
    """A file to damage, and its place in a folder."""

    name: str
    content: bytes
    is_catalog: bool


def attack(attack: Attack) -> None:
    """Damages seeds, and loads or lints each result in its own process."""
    seeds = _seeds()
    count = QUICK_COUNT if attack.quick else COUNT
    refused = 0
    slowest = 0.0
    for number, outcome, problem in attack.together(lambda number: _try(attack, seeds, number), range(count)):
        refused += outcome.code == 65
        slowest = max(slowest, outcome.processor_seconds)
        attack.expect(problem == "", f"mutant {number}", problem, outcome.arguments)
        if not problem:
            shutil.rmtree(attack.folder / str(number))
    attack.note(f"{refused} refused, the slowest {slowest:.2f} s")


def _seeds() -> list[Seed]:
    found = []
    for path in sorted([*ROOT.glob("RulePacks/*/pack.yaml"), *ROOT.glob("Examples/**/*.yaml")]):
        if ".build" not in path.parts:
            found.append(Seed("pack.yaml", path.read_bytes(), False))
    for path in sorted(ROOT.glob("RulePacks/phone/regions/*.yaml"))[::12]:
        found.append(Seed(f"regions/{path.name}", path.read_bytes(), False))
    for path in sorted(ROOT.glob("RulePacks/password/keyboards/*.yaml"))[::4]:
        found.append(Seed(f"keyboards/{path.name}", path.read_bytes(), False))
    for path in sorted(ROOT.glob("Localizations/*.arb")):
        found.append(Seed(path.name, path.read_bytes(), True))
    for name, content in _refusals():
        is_catalog = name.endswith(".arb")
        if content and (is_catalog or name.endswith(".yaml")):
            region = name if name.startswith("regions/") else "pack.yaml"
            found.append(Seed(Path(name).name if is_catalog else region, content.encode(), is_catalog))
    return found


def _refusals() -> Iterator[tuple[str, str]]:
    """Returns the names and contents of the files of `Tests/Fixtures/Refusals`, without their marks."""
    for path in sorted((ROOT / "Tests/Fixtures/Refusals").glob("*.txt")):
        text = re.sub("«[^»]*»", "", path.read_text("utf-8"))
        for case in re.split(r"^=== .*\n", text, flags=re.MULTILINE)[1:]:
            case = re.sub(r"\A((give|catalogs|link|expect|reason|hint): .*\n|loads\n)*", "", case)
            if not case.startswith("--- "):
                case = "--- acme.yaml\n" + ("" if case.startswith(("format:", "@", "%")) else "@acme\n") + case
            parts = re.split(r"^--- (.+)\n", case, flags=re.MULTILINE)
            for name, content in zip(parts[1::2], parts[2::2]):
                yield name, re.sub(r"\A@(.*)\n", r"format: 1\npack: \1\nsource-locale: en\n", content).strip("\n")


def _try(attack: Attack, seeds: list[Seed], number: int) -> tuple[int, Outcome, str]:
    generator = random.Random(f"{attack.seed} {number}")
    # Half of the mutants come from bundled files, and the others from the many small cases.
    bundled = [seed for seed in seeds if len(seed.content) > 1_500]
    seed = generator.choice(bundled if generator.random() < 0.5 else seeds)
    folder = attack.folder / str(number)
    path = folder / seed.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_mutant(seed.content, generator))
    if seed.name == "pack.yaml" and b"common-passwords.txt" in seed.content:
        for name in ["common-passwords.txt", "dictionaries/passwords.txt", "keyboards/qwerty.yaml"]:
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copyfile(ROOT / "RulePacks/password" / name, folder / name)
    if number % 10 == 0:
        arguments = ["lint", str(folder)]
    elif seed.is_catalog:
        arguments = ["check", "email", "ann@example.org", "--localizations", str(folder)]
    else:
        arguments = ["packs", "--packs", str(folder)]
    outcome = run(*arguments, seconds=4 * LIMIT)
    return number, outcome, _problem(outcome)


def _problem(outcome: Outcome) -> str:
    if not outcome.is_sound(0, 65):
        return f"{outcome.ended_by}: {shortened(outcome.all_text)}"
    if outcome.processor_seconds > LIMIT:
        return f"took {outcome.processor_seconds:.1f} s"
    text = (outcome.err if outcome.arguments[0] != "lint" else outcome.out).decode("utf-8", "replace")
    heads = [line for line in text.split("\n") if ": " in line and line.startswith("/")]
    if outcome.code == 65 and not heads:
        return f"no diagnostic: {shortened(outcome.all_text)}"
    for line in heads:
        if not PLACE.match(line) and not any(reason in line for reason in WITHOUT_PLACE):
            return f"no place: {shortened(line)}"
    return ""


def _mutant(content: bytes, generator: random.Random) -> bytes:
    """Damages a text in one to four ways."""
    for _ in range(generator.choice([1, 1, 1, 2, 4])):
        content = generator.choice(DAMAGES)(content, generator)
    return content


def _bytes(content: bytes, generator: random.Random) -> bytes:
    changed = bytearray(content)
    for _ in range(generator.choice([1, 1, 2, 8])):
        if changed:
            changed[generator.randrange(len(changed))] = generator.randrange(256)
    return bytes(changed)


def _cut(content: bytes, generator: random.Random) -> bytes:
    return content[: generator.randrange(len(content) + 1)]


def _lines(content: bytes, generator: random.Random) -> bytes:
    lines = content.splitlines(keepends=True) or [b""]
    first, second = generator.randrange(len(lines)), generator.randrange(len(lines))
    action = generator.randrange(4)
    if action == 0:
        del lines[first]
    elif action == 1:
        lines.insert(second, lines[first])
    elif action == 2:
        lines[first], lines[second] = lines[second], lines[first]
    else:
        lines[first] = b" " * generator.randrange(9) + lines[first].lstrip()
    return b"".join(lines)


def _tokens(content: bytes, generator: random.Random) -> bytes:
    """Replaces a word with another word of the file, or with a text that might be misread."""
    words = list(re.finditer(rb"[\w.-]+|'[^'\n]*'|\"[^\"\n]*\"", content))
    if not words:
        return content
    place = generator.choice(words)
    new = generator.choice(words).group() if generator.random() < 0.5 else generator.choice(TOKENS).encode()
    return content[: place.start()] + new + content[place.end() :]


def _keys(content: bytes, generator: random.Random) -> bytes:
    """Swaps two keys."""
    keys = list(re.finditer(rb"[\w.\"-]+(?=:)", content))
    if len(keys) < 2:
        return content
    first, second = sorted(generator.sample(keys, 2), key=lambda key: key.start())
    return b"".join(
        [content[: first.start()], second.group(), content[first.end() : second.start()], first.group(), content[second.end() :]]
    )


def _numbers(content: bytes, generator: random.Random) -> bytes:
    numbers = list(re.finditer(rb"\d+", content))
    if not numbers:
        return content
    place = generator.choice(numbers)
    new = generator.choice([b"-1", b"0", b"00", b"1e400", b"65536", b"2147483648", b"9" * 40, b"1.5", b"0x10", b"NaN"])
    return content[: place.start()] + new + content[place.end() :]


def _deep(content: bytes, generator: random.Random) -> bytes:
    depth = generator.choice([20, 63, 64, 65, 5_000])
    opening, closing = generator.choice([(b"[", b"]"), (b"{ a: ", b"}"), (b"(", b")"), (b"{x, plural, other {", b"}}")])
    place = generator.randrange(len(content) + 1)
    return content[:place] + opening * depth + closing * generator.choice([depth, depth - 1]) + content[place:]


def _repeat(content: bytes, generator: random.Random) -> bytes:
    start = generator.randrange(len(content) + 1)
    end = min(len(content), start + generator.choice([1, 10, 100, 1_000]))
    return content[:end] + content[start:end] * generator.choice([2, 10, 200]) + content[end:]


DAMAGES = [_bytes, _cut, _lines, _lines, _tokens, _tokens, _keys, _numbers, _deep, _repeat]
