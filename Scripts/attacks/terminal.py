"""Texts of packs, catalogs, files and arguments on the operator's terminal: none acts on it or looks like a line of the command."""

from __future__ import annotations

import itertools
import json
import os
import pty
import termios
import threading
from functools import partial
from pathlib import Path
from typing import Callable, Iterable

from command import ROOT, Attack, Outcome, run, shortened, write
from places import LOADED, TEXTS, catalogs, exchanges, in_yaml, packs

# The small packs and catalogs of the tests, which load quickly.
DATA = ROOT / "Tests/Fixtures/Command/Data"
PLAIN = {"TERM": "dumb"}
# Arguments of runs that write a file for a program, which has the lines of its texts.
FILES = {"export", "catalog", "codes", "--html", "--propose"}
Results = list[tuple[str, Outcome]]
Work = Callable[[], Results]
LISTS = ["rules", "packs", "codes", "forms", "patterns", "locales"]
PACK_COMMANDS = [
    ["packs"],
    *(["list", topic] for topic in LISTS),
    ["list", "rules", "--format", "json"],
    ["explain", "x"],
    ["explain", "acme.x"],
    ["explain", "x", "--format", "json"],
    ["show", "x"],
    ["show", "acme.x"],
    ["show", "x", "--format", "json"],
    ["check", "x", "a", "--trace"],
    ["requirements", "x"],
    ["check", "x", "a"],
    ["check", "x", "a", "--format", "json", "--locale", "de"],
    ["check", "x", "a", "--format", "problem"],
    ["render", "acme.x", "--with", "word=a"],
    ["preview", "de", "acme"],
    ["export", "de"],
    ["export", "de", "--as", "csv"],
    ["catalog", "acme"],
    ["catalog", "acme", "--format", "html"],
    ["codes", "--pack", "acme"],
    ["list", "rules", "--skip-broken"],
]
CATALOG_COMMANDS = [
    ["check", "email", "", "--locale", "de"],
    ["preview", "de"],
    ["preview", "de", "--html"],
    ["export", "de"],
    ["locales"],
    ["list", "locales", "--skip-broken"],
]


def attack(attack: Attack) -> None:
    """Shows each text in each place, on a terminal."""
    plain = {"packs": packs('"abc"'), "localizations": catalogs('"abc"')}
    for option, places in plain.items():
        for place in LOADED.intersection(places):
            path = write(attack.folder / "plain" / place, {"pack.yaml" if option == "packs" else "de.arb": places[place]})
            outcome = _run(["list", "rules", f"--{option}", path], b"", False)
            attack.expect(outcome.code == 0, f"a plain text, in {place}", shortened(outcome.err), outcome.arguments)
    names = [name for name in TEXTS if attack.only in name][:: 8 if attack.quick else 1]
    works = [work for name in names for work in _works(attack, name, TEXTS[name])]
    for results in attack.together(lambda work: work(), works):
        for title, outcome in results:
            problem = _problem(outcome)
            attack.expect(problem == "", title, problem, outcome.arguments)
    attack.note(f"{len(names)} texts")


def _works(attack: Attack, name: str, text: str) -> Iterable[Work]:
    """What to run for one text: functions that return titles and outcomes."""
    shown = f"¤{text}¤"
    folder = attack.folder / str(list(TEXTS).index(name))
    forms = {"escaped": (in_yaml(shown), json.dumps(shown))}
    if '"' not in shown and "\\" not in shown and not text.isprintable():
        forms["as it is"] = (f'"{shown}"', f'"{shown}"')
    for form, (yaml, text_) in forms.items():
        # Without escapes, most texts are refused wherever they are, so two places are enough.
        places = packs(yaml) if form == "escaped" else {place: packs(yaml)[place] for place in ("values", "summaries")}
        for place, pack in places.items():
            path = write(folder / form / place, {"pack.yaml": pack}) / "pack.yaml"
            title = f"{name}, {form}, in {place} of a pack"
            yield partial(_loaded, title, path, ["--packs", path], PACK_COMMANDS if form == "escaped" else PACK_COMMANDS[:2])
        for place, catalog in catalogs(text_).items():
            path = write(folder / form / f"catalog of {place}", {"de.arb": catalog}) / "de.arb"
            title = f"{name}, {form}, in {place} of a catalog"
            yield partial(_loaded, title, path, ["--localizations", path.parent], CATALOG_COMMANDS)
    others = [*_values(folder, shown), *_files(folder, shown)]
    argument = shown.replace("\0", "")
    pack = folder / "escaped/values/pack.yaml"
    others += [(words, b"") for words in [*_names(argument), *_settings(argument, pack)]]
    for words, given in others:
        yield partial(_outcomes, f"{name}, as a value, argument or name", [words], given)
    for words in [["check", "x", argument, "--packs", pack], ["requirements", "x", argument, "--packs", pack], ["lint", pack], ["test", pack]]:
        yield partial(_outcomes, f"{name}, with colors", [words], has_colors=True)


def _loaded(title: str, path: Path, options: list, commands: list[list[str]]) -> Results:
    """Runs the commands with a file. If it is refused, the commands that load it say the same, so one of them is enough."""
    first = _outcomes(title, [[*commands[0], *options]])
    rest = commands[-1:] if first[0][1].code == 65 else commands[1:]
    return first + _outcomes(
        title,
        [*([*command, *options] for command in rest), ["lint", path], ["lint", path, "--format", "sarif"]]
        + ([["test", path]] if path.suffix == ".yaml" else []),
    )


def _outcomes(title: str, commands: list[list], given: bytes = b"", has_colors: bool = False) -> Results:
    return [(f"{title}: {command[0]}", _run(command, given, has_colors)) for command in commands]


def _values(folder: Path, text: str) -> Iterable[tuple[list, bytes]]:
    """The runs with a text in values, records and lines of JSON."""
    values, fields = folder / "escaped/values/pack.yaml", folder / "escaped/fields/pack.yaml"
    quoted = json.dumps(text)
    yield ["check", "x", "-", "--packs", values], text.encode()
    record = f'{{ {quoted}: {quoted}, "x": {quoted}, "y": [{quoted}] }}'
    path = write(folder / "records", {"a.json": record, "b.json": record + " x", "c.jsonl": f"{record}\n{text}\n"})
    for file, form in itertools.product(["a.json", "b.json", "c.jsonl"], ["text", "json", "problem"]):
        yield ["check", "--form", "f", path / file, "--packs", fields, "--format", form], b""
    for line in (
        f'{{ "rule": "x", "value": {quoted}, "id": "{text}", "locale": "en" }}',
        f'{{ "rule": "x", "value": {quoted}, "id": "¤\u202e\u009b¤", "locale": "en" }}',
        f'{{ "form": "f", "value": {record}, "locale": "en" }}',
        f'{{ "rule": {quoted}, "value": 1 }}',
        f'{{ {quoted}: 1, "value": 1 }}',
        f'{{ "rule": "x", "value": 1, "with": {{ {quoted}: 1 }} }}',
        f'{{ "rule": "x", "value": 1, "locale": {quoted} }}',
        text,
    ):
        yield ["batch", "--packs", values, "--locale", "en"], line.encode() + b"\n"


def _files(folder: Path, text: str) -> Iterable[tuple[list, bytes]]:
    """The runs with a text in files of other programs, and in the names of files."""
    for file, content in exchanges(text).items():
        path = write(folder / "import", {file: content}) / file
        for options in ([], ["--locale", "de"], ["--propose"]):
            yield ["import", path, "--output", folder / "imported" / file, *options], b""
    name = text.replace("\0", "").replace("/", "∕")
    contents = {f"{name}.yaml": "format: 2\n", f"l/{name}.arb": "{}", "p/pack.yaml": "format: 1\npack: p\nx: 1\n"}
    path = write(folder / name, contents)
    for words in (
        ["packs", "--packs", path],
        ["lint", path],
        ["lint", path, "--format", "sarif"],
        ["list", "packs", "--skip-broken", "--packs", path / "p"],
        ["locales", "--localizations", path / "l"],
        ["locales", "--localizations", path / "l", "--skip-broken"],
        ["check", "--form", "contact", path / f"{name}.yaml"],
        ["import", path / f"{name}.yaml"],
        ["new", "locale", "de", "--output", path / f"{name}-de.arb"],
        ["export", "de", "--localizations", path],
        ["codes", "--check", path / f"{name}.yaml"],
    ):
        yield words, b""


def _names(text: str) -> Iterable[list]:
    """Arguments with a text where the command has a name of its own."""
    for command in ("explain", "show", "requirements", "render", "catalog", "preview", "export", "new", "import", "lint", "test", "list", "help"):
        yield [command, text]
    yield [text]
    yield [text, "--help"]
    yield ["list", text, "--help"]
    yield ["new", "locale", text]
    yield ["generate", text]
    yield ["blocklist", text]
    yield ["codes", "--pack", text]
    yield ["codes", "--check", text]
    yield [f"--{text}"]
    yield ["list", "rules", f"--{text}"]
    yield ["import", "a.csv", "--map", text]


def _settings(text: str, pack: Path) -> Iterable[list]:
    """Arguments with a text where the command has a value, or a setting of one."""
    yield ["check", text, "a"]
    for form in ("text", "json", "problem"):
        yield ["check", "x", text, "--packs", pack, "--format", form]
    yield ["requirements", "x", text, "--packs", pack]
    yield ["check", "--form", text, "a.json"]
    yield ["check", "--form", "f", text, "--packs", pack]
    yield ["render", "acme.x", "--with", f"word={text}", "--packs", pack]
    yield ["render", "acme.x", "--with", f"{text}=a", "--packs", pack]
    for option in ("--with", "--group", "--locale", "--format", "--now", "--packs", "--localizations", "--resources", "--blocklist-memory"):
        yield ["check", "email", "a", option, text]
        yield ["batch", f"{option}={text}"]
    yield ["preview", "de", text]
    yield ["preview", text, "--html"]


def _run(arguments: list, given: bytes, has_colors: bool) -> Outcome:
    """Runs the command with standard output on a terminal."""
    controller, terminal = pty.openpty()
    modes = termios.tcgetattr(terminal)
    modes[1] &= ~termios.OPOST
    termios.tcsetattr(terminal, termios.TCSANOW, modes)
    printed: list[bytes] = []

    def read() -> None:
        try:
            while piece := os.read(controller, 1 << 16):
                printed.append(piece)
        except OSError:
            pass  # The other end is closed.

    reader = threading.Thread(target=read)
    reader.start()
    try:
        environment = {"TERM": "xterm", "NO_COLOR": ""} if has_colors else PLAIN
        outcome = run(*arguments, given=given, out=terminal, resources=DATA, environment=environment)
    finally:
        os.close(terminal)
        reader.join()
        os.close(controller)
    outcome.out = b"".join(printed)
    return outcome


def _problem(outcome: Outcome) -> str:
    """What is wrong with a run; empty if nothing is."""
    if not outcome.is_sound(0, 1, 64, 65, 66):
        return f"{outcome.ended_by}: {shortened(outcome.all_text)}"
    for stream, printed in (("output", outcome.out), ("errors", outcome.err)):
        try:
            text = printed.decode()
        except UnicodeDecodeError as error:
            return f"the {stream} isn't UTF-8: {error}"
        for style in ("\x1b[32m", "\x1b[31m", "\x1b[33m", "\x1b[2m", "\x1b[1m", "\x1b[0m"):
            text = text.replace(style, "")
        if stream == "output" and "a\x1b[31mb" in printed.decode():
            return "a color of a text reached the terminal"
        for line in text.split("\n"):
            found = _disruption(line)
            if found:
                return f"U+{ord(found):04X} reached the {stream}: {ascii(line)[:300]}"
            if line.startswith("forged") and FILES.isdisjoint(outcome.arguments):
                return f"a line of the {stream} is forged: {line}"
        if stream == "output" and "<script" in text and not {"--html", "html"}.isdisjoint(outcome.arguments):
            return "a tag reached a page"
    return ""


def _disruption(line: str) -> str | None:
    """The first character of a line that acts on a terminal or reorders the text around it."""
    isolates: list[str] = []
    for character in line:
        value = ord(character)
        if value < 0x20 and character != "\t" or 0x7F <= value <= 0x9F or value in (0x2028, 0x2029) or 0x202A <= value <= 0x202E:
            return character
        if 0x2066 <= value <= 0x2068:
            isolates.append(character)
        elif value == 0x2069:
            if not isolates:
                return character
            isolates.pop()
    return isolates[0] if isolates else None
