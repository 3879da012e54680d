"""Reads the files of broken packs and catalogs, `broken/*.txt`.

A file has many cases:

    === a misspelt key of a rule
    rules:
      ticket:
        «pack.unknown_key»normalise: [trim]

A mark `«code»` is no part of the text: it says that an error with this code stands at the character that follows.
`«a|b»` allows either code, `«warning:code»` is a warning, which refuses nothing, and marks with the same number,
`«1=code»`, are places of which one is enough. A case without marks must load.

A case is one pack, `acme.yaml`, whose first lines (`format`, `pack` and `source-locale`) are added where they are
missing, or several files, each after a line `--- NAME`; there a first line `@NAME` stands for those three lines. Below
the title may stand:

    give: a.yaml b.yaml     what is given to the command, in order; else the only file, or the folder
    catalogs: texts         a folder of catalogs that is given beside the packs
    link: NAME TARGET       a symbolic link
    expect: CODE FILE       an error that has no place in a file, or FILE:LINE:COLUMN
    loads                   the errors are told, and the rest is loaded

In texts, `{{U+202E}}` is a character, `{{0xFF}}` a byte, and `{{9*ab}}` is `ab` nine times.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

HEADER = "format: 1\npack: {}\nsource-locale: en\n"
MARK = re.compile("«([^»]*)»")
INSERT = re.compile(r"\{\{(?:U\+([0-9A-F]+)|0x([0-9A-F]{2})|(\d+)\*(.*?))\}\}(?!\})", re.DOTALL)


@dataclass(frozen=True)
class Expected:
    """A diagnostic that must be given: its codes, of which one is enough, and its place."""

    codes: tuple[str, ...]
    places: tuple[str, ...]
    is_warning: bool

    def __str__(self) -> str:
        return f"{' or '.join(self.places)} {'|'.join(self.codes)}"


@dataclass
class Case:
    """A set of files, and what must be said of them."""

    subject: str
    title: str
    files: dict[str, bytes] = field(default_factory=dict)
    expected: list[Expected] = field(default_factory=list)
    given: list[str] = field(default_factory=list)
    catalogs: list[str] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    loads: bool = False

    @property
    def errors(self) -> list[Expected]:
        """The errors among what is expected."""
        return [one for one in self.expected if not one.is_warning]


def read(path: Path) -> list[Case]:
    """Reads the cases of a file."""
    _, *parts = re.split(r"^=== ", path.read_text("utf-8"), flags=re.MULTILINE)
    return [_case(path.stem, part) for part in parts]


def _case(subject: str, text: str) -> Case:
    title, _, rest = text.partition("\n")
    case = Case(subject, title.strip())
    rest = _directives(rest, case).rstrip("\n") + "\n"
    names = re.split(r"^--- (.+)\n", rest, flags=re.MULTILINE)
    if len(names) == 1:
        whole = rest if MARK.sub("", rest).startswith(("format:", "@", "%")) else "@acme\n" + rest
        names = ["", "acme.yaml", whole]
    for name, content in zip(names[1::2], names[2::2]):
        case.files[name.strip()] = _content(name.strip(), content, case)
    if not case.given and not case.catalogs:
        case.given = ["acme.yaml"] if list(case.files) == ["acme.yaml"] else ["."]
    return case


def _directives(text: str, case: Case) -> str:
    """Reads the lines below a title, and returns what follows them."""
    while True:
        line, _, rest = text.partition("\n")
        word, _, value = line.partition(":")
        if line == "loads":
            case.loads = True
        elif word == "give":
            case.given = value.split()
        elif word == "catalogs":
            case.catalogs = value.split()
        elif word == "link":
            name, target = value.split()
            case.links.append((name, target))
        elif word == "expect":
            code, place = value.split()
            case.expected.append(_expected(code, [place]))
        else:
            return text
        text = rest


def _content(name: str, text: str, case: Case) -> bytes:
    """Returns a file's content without its marks, which become what is expected."""
    text = text.rstrip("\n") + "\n"
    if text.startswith("@"):
        first, _, text = text.partition("\n")
        text = HEADER.format(first[1:].strip()) + text
    if text.endswith("»\n"):
        text = text[:-1]  # The fault is that the file ends here.
    plain = ""
    places: dict[tuple[str, str], list[str]] = {}
    for index, piece in enumerate(MARK.split(text)):
        if index % 2 == 0:
            plain += piece
            continue
        shown = INSERT.sub(_shown, plain)
        line = shown.count("\n") + 1
        column = len(shown) - (shown.rfind("\n") + 1) + 1
        number, _, codes = piece.rpartition("=")
        places.setdefault((number or str(-index), codes), []).append(f"{name}:{line}:{column}")
    case.expected += [_expected(codes, found) for (_, codes), found in places.items()]
    pieces = []
    last = 0
    for match in INSERT.finditer(plain):
        pieces += [plain[last : match.start()].encode(), _bytes(match)]
        last = match.end()
    return b"".join(pieces) + plain[last:].encode()


def _expected(codes: str, places: list[str]) -> Expected:
    is_warning = codes.startswith("warning:")
    return Expected(tuple(codes.removeprefix("warning:").split("|")), tuple(places), is_warning)


def _shown(match: re.Match[str]) -> str:
    return "?" if match.group(2) else _bytes(match).decode()


def _bytes(match: re.Match[str]) -> bytes:
    scalar, byte, count, repeated = match.groups()
    if scalar:
        return chr(int(scalar, 16)).encode("utf-8", "surrogatepass")
    return bytes([int(byte, 16)]) if byte else repeated.encode() * int(count)
