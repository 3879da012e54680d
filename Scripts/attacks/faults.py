"""Faults of the machine: full disks, closed streams, no descriptors, small stacks, missing data, pipes and devices."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import stat
from pathlib import Path
from typing import Callable

from bundled import attack_bundled
from command import ROOT, Attack, Outcome, run, shortened, write

PACK = """format: 1
pack: acme
source-locale: en
tables: { rooms: { kind: words, file: rooms.txt } }
rules: { room: { checks: [one-of: { words: rooms }] } }
"""
COMMANDS = {
    "check": ["check", "email", "ann@example.org"],
    "check of a password": ["check", "password", "correct horse battery staple"],
    "check in JSON": ["check", "email", "ann@", "--format", "json"],
    "a form": ["check", "--form", "sign-up", str(ROOT / "Examples/sign-ups.jsonl")],
    "requirements": ["requirements", "password.classic"],
    "batch": ["batch", "--rule", "email"],
    "list": ["list", "rules"],
    "packs": ["packs"],
    "explain": ["explain", "length.too_short"],
    "lint": ["lint", str(ROOT / "Examples/broken.yaml")],
    "test": ["test"],
    "help": ["--help"],
    "help of a command": ["check", "--help"],
    "version": ["--version"],
    "a broken pack": ["packs", "--packs", str(ROOT / "Examples/broken.yaml")],
    "nothing": [],
    "no such command": ["chekc"],
}
LINES = b'{"id": 1, "value": "ann@example.org"}\n{"id": 2, "value": "ann@"}\n'
DOCUMENTED = (0, 1, 64, 65, 66, 74)


def attack(attack: Attack) -> None:
    """Runs the commands under each fault."""
    _streams(attack)
    _limits(attack)
    _inputs(attack)
    _full_disk(attack)
    _missing_data(attack)


def _expect(attack: Attack, title: str, outcome: Outcome, *codes: int, repeat: str = "") -> None:
    found = f"{outcome.ended_by}, not {' or '.join(map(str, codes))}: {shortened(outcome.all_text)}"
    attack.expect(outcome.is_sound(*codes), title, found, repeat or outcome.arguments)


def _streams(attack: Attack) -> None:
    """Lost output is exit code 74. Closed streams aren't replaced by other files, and never end a run by a signal."""
    full = os.open("/dev/full", os.O_WRONLY)
    for name, arguments in COMMANDS.items():
        outcome = run(*arguments, given=LINES, out=full)
        # Text on standard error isn't lost.
        silent = name in ("a broken pack", "no such command", "nothing")
        _expect(attack, f"{name}: a full disk", outcome, *(DOCUMENTED if silent else (74,)))
        for stream in (0, 1, 2, (0, 1), (1, 2), (0, 1, 2)):
            streams = stream if isinstance(stream, tuple) else (stream,)
            outcome = run(*arguments, given=LINES, prepare=lambda: [os.close(one) for one in streams])
            is_lost = 1 in streams and not silent
            _expect(attack, f"{name}: streams {streams} closed", outcome, *((74,) if is_lost else DOCUMENTED))
        end, start = os.pipe()
        os.close(end)
        _expect(attack, f"{name}: a reader that went away", run(*arguments, given=LINES, out=start), *DOCUMENTED)
        os.close(start)
    os.close(full)
    for name, text in {"nothing": b"", "no line break": b'{"value": "a@b.de"}', "NUL": b"\0" * 1_000, "no lines": b"x" * 20_000_000}.items():
        _expect(attack, f"batch: {name} as input", run("batch", "--rule", "email", given=text), 0, 65)
    folder = os.open("/tmp", os.O_RDONLY)
    outcome = run("batch", "--rule", "email", given=None, prepare=lambda: os.dup2(folder, 0) and None)
    _expect(attack, "batch: a folder as input", outcome, 74, 66, 65)
    os.close(folder)


def _limit(kind: int, value: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(kind, (value, value))


def _limits(attack: Attack) -> None:
    """Few descriptors, small stacks, little memory and small files never end a run by one of our signals."""
    for name, arguments in COMMANDS.items():
        for count in (3, 4, 5, 6, 8, 16):
            outcome = run(*arguments, given=LINES, prepare=_limit(resource.RLIMIT_NOFILE, count))
            # Dispatch needs up to three descriptors, and ends a process that has fewer left.
            if count < 6 and outcome.code == -signal.SIGILL:
                continue
            # Without any descriptors, the program loader itself fails with 127.
            _expect(attack, f"{name}: {count} descriptors", outcome, *DOCUMENTED, 127)
            is_wrong = name.startswith("check") and b"\xe2\x9c\x93" in outcome.out and outcome.code != 0
            attack.expect(not is_wrong, f"{name}: {count} descriptors and valid", shortened(outcome.all_text), outcome.arguments)
        # Swift's runtime alone can take 64 KiB when it makes generic types.
        for kilobytes in (128, 256, 1_024):
            outcome = run(*arguments, given=LINES, prepare=_limit(resource.RLIMIT_STACK, kilobytes * 1024))
            _expect(attack, f"{name}: a stack of {kilobytes} KiB", outcome, *DOCUMENTED)
        outcome = run(*arguments, given=LINES, prepare=_limit(resource.RLIMIT_CPU, 30))
        _expect(attack, f"{name}: 30 s of processor time", outcome, *DOCUMENTED)
    deep = write(attack.folder / "deep", {"pack.yaml": "rules: " + "[" * 100_000, "de.arb": "[" * 100_000})
    nested = "(" * 4_000 + "a" + ")" * 4_000
    pattern = write(attack.folder / "nested", {"pack.yaml": f"format: 1\npack: a\nrules: {{ a: {{ checks: [pattern: '{nested}'] }} }}\n"})
    value = b'{"value": ' + b"[" * 60 + b"]" * 60 + b"}\n" + b'{"value": ' + b"[" * 1_000_000 + b"\n"
    for kilobytes in (128, 256, 8_192):
        small = _limit(resource.RLIMIT_STACK, kilobytes * 1024)
        _expect(attack, f"deep YAML, a stack of {kilobytes} KiB", run("packs", "--packs", deep, prepare=small), 65)
        _expect(attack, f"a deep pattern, a stack of {kilobytes} KiB", run("packs", "--packs", pattern, prepare=small), 0, 65)
        _expect(attack, f"deep JSON, a stack of {kilobytes} KiB", run("batch", "--rule", "email", given=value, prepare=small), 65)


def _inputs(attack: Attack) -> None:
    """Pipes, devices, folders and sockets instead of files are refused without waiting, at the pack's line."""
    makers: dict[str, Callable[[Path], None]] = {
        "a pipe": lambda path: os.mkfifo(path),
        "a link to a device": lambda path: os.symlink("/dev/zero", path),
        "a folder": lambda path: path.mkdir(),
        "a link to nothing": lambda path: os.symlink("nothing", path),
        "a link to itself": lambda path: os.symlink(path.name, path),
    }
    if os.geteuid() == 0:
        makers["a device"] = lambda path: os.mknod(path, 0o600 | stat.S_IFCHR, os.makedev(1, 5))
    for name, make in makers.items():
        folder = write(attack.folder / "inputs", {"pack.yaml": PACK})
        make(folder / "rooms.txt")
        outcome = run("packs", "--packs", folder, seconds=10)
        _expect(attack, f"{name} as a table", outcome, 65)
        # A link that leads out of the folder is itself the fault.
        is_told = b"pack.yaml:4:" in outcome.err or name == "a link to a device" and b"rooms.txt: " in outcome.err
        attack.expect(is_told, f"{name} as a table is reported at the pack's line", shortened(outcome.err), outcome.arguments)
        for place in ("pack.yaml", "Localizations/de.arb", "single.yaml"):
            folder = write(attack.folder / "inputs", {"Localizations/x.md": "", "other.yaml": "format: 1\npack: other\n"})
            make(folder / place)
            given = folder / place if place == "single.yaml" else folder
            _expect(attack, f"{name} as {place}", run("packs", "--packs", given, seconds=10), 0, 65, 66)
            outcome = run("lint", given, seconds=10)
            _expect(attack, f"{name} as {place}, linted", outcome, 0, 65, 66)
        folder = write(attack.folder / "inputs", {"x.md": ""})
        make(folder / "x")
        for title, arguments in {
            "a record": ["check", "--form", "sign-up", folder / "x"],
            "a blocklist": ["blocklist", "info", folder / "x"],
            "the passwords of a blocklist": ["blocklist", "build", folder / "x", "--output", folder / "out"],
            "a folder of catalogs": ["check", "email", "a@b.de", "--localizations", folder / "x"],
            "resources": ["check", "email", "a@b.de", "--resources", folder / "x"],
        }.items():
            outcome = run(*arguments, seconds=10)
            codes = (64, 65, 66, 74)
            _expect(attack, f"{name} as {title}", outcome, *codes)
    for device in ("/dev/full", "/dev/null"):
        folder = write(attack.folder / "inputs", {"words.txt": "hunter2\n"})
        before = os.stat(device)
        outcome = run("blocklist", "build", folder / "words.txt", "--output", device)
        _expect(attack, f"a blocklist onto {device}", outcome, 64, 65, 66, 74)
        attack.expect(os.stat(device).st_rdev == before.st_rdev, f"{device} is still there", "it was replaced", outcome.arguments)


def _full_disk(attack: Attack) -> None:
    """A disk that fills up while a blocklist is being written: exit code 74, and no partial file."""
    words = write(attack.folder / "disk", {"words.txt": "".join(f"hunter{number}\n" for number in range(200_000))})
    limit = _limit(resource.RLIMIT_FSIZE, 100_000)

    def prepare() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        limit()

    outcome = run("blocklist", "build", words / "words.txt", prepare=prepare)
    _expect(attack, "a blocklist, and files of at most 100 kB", outcome, 65, 66, 74)
    left = sorted(path.name for path in words.iterdir() if path.name != "words.txt")
    attack.expect(left == [], "no partial blocklist is left", f"{left}", outcome.arguments)


def _missing_data(attack: Attack) -> None:
    """Missing or damaged bundled data, file by file, must not make an invalid value valid."""
    copy = attack.folder / "resources"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for name in ("RulePacks", "Localizations"):
        shutil.copytree(ROOT / name, copy / name)
    attack_bundled(attack, copy)
