"""Blocklists that are damaged, truncated, or replaced while they are in use: no listed password may pass."""

from __future__ import annotations

import json
import os
import random
import struct
import subprocess
from pathlib import Path
from typing import Callable

from command import COMMAND, ROOT, Attack, run, shortened, write
from checksums import xxh64

PACK = """format: 1
pack: breached
source-locale: en
tables: { breached: { kind: blocklist, file: breached.blocklist } }
rules: { word: { checks: [blocklist: breached] } }
"""

# The fields of the header: their offsets and numbers of bytes.
FIELDS = {
    "magic": (0, 8), "version": (8, 2), "kind": (10, 1), "fingerprint bits": (11, 1), "form": (12, 1), "segment bits": (13, 1),
    "zero": (14, 2), "entries": (16, 8), "seed": (24, 8), "least count": (32, 8), "file size": (40, 8),
    "directory checksum": (48, 8), "header checksum": (56, 8),
}
IN_MEMORY: list[str] = []
BY_POSITION = ["--blocklist-memory", "0"]


def attack(attack: Attack) -> None:
    """Damages lists of three kinds, and checks passwords that they list."""
    words = [f"{stem}-{number}" for number in range(3_000) for stem in ("hunter", "letmein")]
    lists = {
        "filter": _built(attack, "filter", words, []),
        "exact": _built(attack, "exact", words, ["--exact"]),
        "folded": _built(attack, "folded", words, ["--fold-case", "--false-positives", "1/250"]),
    }
    listed = attack.random.sample(words, 12)
    damages: list[tuple[str, bytes, bool]] = []
    for name, content in lists.items():
        found = list(_damages(content, attack.random, attack.quick))
        damages += [(f"{name}: {title}", damaged, may_pass) for title, damaged, may_pass in found]
    work = [(number, *damage, mode) for number, damage in enumerate(damages) for mode in (IN_MEMORY, BY_POSITION)]
    for title, problem, arguments in attack.together(lambda item: _ask(attack, listed, *item), work):
        attack.expect(problem == "", title, problem, arguments)
    for mode in (IN_MEMORY, BY_POSITION):
        for name, change in CHANGES.items():
            _in_use(attack, f"{name} in use{' ' + ' '.join(mode) if mode else ''}", lists, words, change, mode)


def _built(attack: Attack, name: str, words: list[str], options: list[str]) -> bytes:
    folder = write(attack.folder / name, {"words.txt": "\n".join(words) + "\n"})
    outcome = run("blocklist", "build", folder / "words.txt", *options)
    attack.expect(outcome.is_sound(0), f"{name}: a list is built", outcome.ended_by, outcome.arguments)
    return (folder / "words.blocklist").read_bytes()


def _damages(content: bytes, generator: random.Random, is_quick: bool):
    """Yields the title, the bytes, and whether the checksums are correct. If they are, only an end of the run is promised."""
    for field, (start, size) in FIELDS.items():
        for value in (0, 1, 2, 255, generator.randrange(256)) if not is_quick else (255,):
            damaged = bytearray(content)
            for offset in range(start, start + size):
                damaged[offset] = value
            if damaged == content:
                continue
            yield f"{field} is {value}", bytes(damaged), False
            if field != "header checksum":
                yield f"{field} is {value}, with a correct checksum", _sealed(damaged), True
        for offset in range(start, start + size):
            damaged = bytearray(content)
            damaged[offset] ^= 1 << generator.randrange(8)
            yield f"a bit of {field}, byte {offset}", bytes(damaged), False
            if field != "header checksum":
                yield f"a bit of {field}, byte {offset}, with a correct checksum", _sealed(damaged), True
    for offset in sorted(generator.sample(range(64, len(content)), 15 if is_quick else 120)):
        damaged = bytearray(content)
        damaged[offset] ^= 1 << generator.randrange(8)
        yield f"a bit of byte {offset}", bytes(damaged), False
    for offset in sorted(generator.sample(range(64, 4_096), 5 if is_quick else 60)):
        damaged = bytearray(content)
        damaged[offset] ^= 1 << generator.randrange(8)
        yield f"a bit of the directory, byte {offset}, with correct checksums", _sealed(damaged, directory=True), True
    sizes = [0, 1, 7, 8, 63, 64, 65, 4_095, 4_096, 4_097, len(content) // 2, len(content) - 64, len(content) - 1]
    for size in sizes + [generator.randrange(len(content)) for _ in range(2 if is_quick else 20)]:
        yield f"cut off after {size} bytes", content[:size], False
        if size >= 64:
            damaged = bytearray(content[:size])
            struct.pack_into("<Q", damaged, 40, size)
            yield f"cut off after {size} bytes, with correct checksums", _sealed(damaged), True
    for size in (1, 64, 4_096, 100_000):
        yield f"{size} bytes longer", content + bytes(size), False
    yield "another list after it", content + content, False
    yield "a text", b"hunter-1\n" * 500, False
    yield "zeros", bytes(len(content)), False


def _sealed(damaged: bytearray, directory: bool = False) -> bytes:
    """Returns a list with corrected checksums of its header and its directory."""
    if directory:
        struct.pack_into("<Q", damaged, 48, xxh64(bytes(damaged[64:4_096])))
    struct.pack_into("<Q", damaged, 56, xxh64(bytes(damaged[:56])))
    return bytes(damaged)


def _ask(
    attack: Attack, listed: list[str], number: int, title: str, content: bytes, may_pass: bool, mode: list[str]
) -> tuple[str, str, list[str]]:
    folder = write(
        attack.folder / f"{number}{'p' if mode else ''}", {"pack.yaml": PACK, "breached.blocklist": content}
    )
    lines = "".join(json.dumps({"value": word}) + "\n" for word in listed)
    outcome = run("batch", "--rule", "word", "--packs", folder, *mode, given=lines.encode(), seconds=20)
    problem = ""
    if not outcome.is_sound(0, 1, 65):
        problem = f"{outcome.ended_by}: {shortened(outcome.err)}"
    elif (passed := outcome.out.count(b'"valid"')) and not may_pass:
        problem = f"{passed} of {len(listed)} listed passwords are valid"
    elif outcome.code == 65 and b"breached.blocklist" not in outcome.err:
        problem = f"the error does not name the file: {shortened(outcome.err)}"
    if problem == "":
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
    return title + (" (by position)" if mode else ""), problem, outcome.arguments


def _overwrite(path: Path, content: bytes) -> None:
    """Overwrites a file in place, like cp."""
    with open(path, "r+b") as file:
        file.truncate(0)
        file.write(content)


def _poke(path: Path, content: bytes) -> None:
    """Changes bytes in place, without changing the size."""
    with open(path, "r+b") as file:
        file.seek(4_096)
        file.write(bytes(len(content) - 4_096))


def _rename(path: Path, content: bytes) -> None:
    """Replaces a list with another file."""
    other = path.with_suffix(".new")
    other.write_bytes(content)
    os.replace(other, path)


CHANGES: dict[str, Callable[[Path, bytes], None]] = {
    "overwritten with zeros": lambda path, content: _overwrite(path, bytes(len(content))),
    "overwritten with a text": lambda path, content: _overwrite(path, b"nothing\n"),
    "changed in place": _poke,
    "emptied": lambda path, content: os.truncate(path, 0),
    "cut in half": lambda path, content: os.truncate(path, len(content) // 2),
    "cut within the header": lambda path, content: os.truncate(path, 32),
    "made longer": lambda path, content: os.truncate(path, 2 * len(content)),
    "replaced by another file": lambda path, content: _rename(path, bytes(len(content))),
    "removed": lambda path, content: os.unlink(path),
}


def _in_use(
    attack: Attack, title: str, lists: dict[str, bytes], words: list[str], change: Callable[[Path, bytes], None], mode: list[str]
) -> None:
    """Checks values, changes the file, and checks them again, in one process."""
    folder = write(attack.folder / "in-use", {"pack.yaml": PACK, "breached.blocklist": lists["filter"]})
    process = subprocess.Popen(
        [COMMAND, "batch", "--rule", "word", "--packs", str(folder), *mode],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "RULEBOOK_RESOURCES": str(ROOT), "SWIFT_BACKTRACE": "enable=no"},
    )
    assert process.stdin and process.stdout

    def answers(asked: list[str]) -> list[str]:
        process.stdin.write("".join(json.dumps({"value": word}) + "\n" for word in asked).encode())
        process.stdin.flush()
        return [json.loads(process.stdout.readline() or b'{"outcome":"no answer"}').get("outcome", "error") for _ in asked]

    try:
        before = answers(words[:3])
        change(folder / "breached.blocklist", lists["filter"])
        after = answers(words[3:30])
        process.stdin.close()
        code = process.wait(20)
    except (BrokenPipeError, subprocess.TimeoutExpired) as error:
        process.kill()
        before, after, code = [], [type(error).__name__], process.wait()
    attack.expect(before == ["invalid"] * 3, f"{title}: before", f"{before}")
    good = {"invalid"} if not mode else {"invalid", "inconclusive"}
    attack.expect(
        code in (0, 1, 65) and set(after) <= good, f"{title}: listed passwords", f"ended with {code}; then they were {set(after)}"
    )
