"""Makes the pattern of the rule `emoji`: Scripts/unicode/make_emoji.py [--check] FILE

The pattern is between two comments of the pack. It accepts the sequences that Unicode lists as emoji
(emoji-sequences.txt and emoji-zwj-sequences.txt, as emoji-test.txt repeats them), with any skin tone
wherever one of the listed sequences has one. A character that is text by default, such as a heart or
the digit of a keycap, needs its U+FE0F. Next to a joiner, U+FE0F can be missing, as many keyboards
leave it out.
"""

import itertools
import json
import os
import re
import sys

import emoji

from made import finish

BEGIN = "      # Written by Scripts/unicode-data: emoji of version {version}, from the package emoji {package}.\n"
END = "      # End of what Scripts/unicode-data writes.\n"
TONES = range(0x1F3FB, 0x1F400)
FLAGS = range(0x1F1E6, 0x1F200)
JOINER, SELECTOR, KEYCAP = 0x200D, 0xFE0F, 0x20E3
TAGS = range(0xE0020, 0xE0080)


def listed():
    """Returns the listed sequences without U+FE0F, the characters that need it, and the newest version."""
    path = os.path.join(os.path.dirname(emoji.__file__), "unicode_codes", "emoji.json")
    with open(path, encoding="utf-8") as file:
        entries = json.load(file)
    sequences = {tuple(code for code in map(ord, text) if code != SELECTOR) for text in entries}
    needy = {ord(text[0]) for text in entries if len(text) == 2 and ord(text[1]) == SELECTOR}
    return sequences, needy, max(float(entry["E"]) for entry in entries.values())


def escape(code):
    if code < 0x80:
        return re.escape(chr(code))
    # Characters that would join the ones before or after them are escaped.
    if code in FLAGS or code in TONES or code in TAGS or code in (JOINER, SELECTOR, KEYCAP):
        return rf"\U{code:08X}" if code > 0xFFFF else rf"\u{code:04X}"
    return chr(code)


def members(codes):
    """Returns characters as the inside of a set."""
    text = ""
    for _, group in itertools.groupby(enumerate(sorted(codes)), lambda pair: pair[1] - pair[0]):
        run = [code for _, code in group]
        text += escape(run[0])
        if len(run) > 1:
            text += ("-" if len(run) > 2 else "") + escape(run[-1])
    return text


def one_of(codes):
    return escape(*codes) if len(codes) == 1 else f"[{members(codes)}]"


class Element:
    """The part between two joiners: a character, with a skin tone or without."""

    def __init__(self, codes):
        self.has_tone = len(codes) > 1
        if len(codes) > 2 or (self.has_tone and codes[1] not in TONES):
            sys.exit(f"unknown form of an emoji: {codes}")
        self.code = codes[0]

    def key(self):
        return self.code, self.has_tone


def elements(sequence):
    parts = [list(group) for is_joiner, group in itertools.groupby(sequence, lambda code: code == JOINER) if not is_joiner]
    return tuple(Element(part).key() for part in parts)


def element(keys, optional="?"):
    """Returns the pattern of one element out of several, with its U+FE0F optional or required."""
    tones = {code for code, has_tone in keys if has_tone}
    plain = {code for code, has_tone in keys if not has_tone}
    choices = []
    for codes, after in ((tones & plain, r"[\uFE0F\U0001F3FB-\U0001F3FF]" + optional), (tones - plain, r"[\U0001F3FB-\U0001F3FF]"),
                         (plain - tones, r"\uFE0F" + optional)):
        if codes:
            choices.append(one_of(codes) + after)
    return choices[0] if len(choices) == 1 else f"(?:{'|'.join(choices)})"


def tree(sequences, needy=frozenset()):
    """Yields the alternatives for sequences of elements, with the same ends only once.

    A needy character alone is text unless U+FE0F follows it.
    """
    ends = {}
    for sequence in sequences:
        ends.setdefault(sequence[0], set()).add(sequence[1:])
    starts = {}
    for start, rest in ends.items():
        starts.setdefault((frozenset(rest), start[0] in needy), set()).add(start)
    for (rest, is_needy), keys in sorted(starts.items(), key=lambda pair: sorted(pair[1])):
        more = [end for end in rest if end]
        inside = rf"\u200D{group('|'.join(tree(more)))}" if more else ""
        if is_needy and () in rest:
            yield element(keys, optional="")
            if more:
                yield element(keys) + inside
        else:
            yield element(keys) + (f"(?:{inside})?" if more and () in rest else inside)


def group(inside):
    return f"(?:{inside})" if "|" in inside else inside


def flags(sequences):
    seconds = {}
    for first, second in sequences:
        seconds.setdefault(first, set()).add(second)
    firsts = {}
    for first, codes in seconds.items():
        firsts.setdefault(frozenset(codes), set()).add(first)
    for codes, first in sorted(firsts.items(), key=lambda pair: min(pair[1])):
        yield one_of(first) + one_of(codes)


def alternatives(sequences, needy):
    """Yields the alternatives of the pattern, in lines."""
    keycaps = {sequence[0] for sequence in sequences if KEYCAP in sequence}
    yield rf"{one_of(keycaps)}\uFE0F\u20E3"
    yield from flags(sequence for sequence in sequences if sequence[0] in FLAGS)
    for sequence in sorted(sequence for sequence in sequences if sequence[-1] in TAGS):
        yield "".join(map(escape, sequence))
    joined = {
        elements(sequence)
        for sequence in sequences
        if KEYCAP not in sequence and sequence[0] not in FLAGS and sequence[-1] not in TAGS
    }
    yield from tree(joined, needy)


def wrapped(text, indent, width=116):
    """Breaks a long alternative into lines, outside sets."""
    lines = [""]
    # A set, or a character, with its question mark; an opening parenthesis; or another sign.
    for piece in re.findall(r"\[[^]]*\]\??|\\u[0-9A-F]{4}\??|\\U[0-9A-F]{8}\??|\(\?:|\)\??|.\??", text):
        if lines[-1] and len(lines[-1]) + len(piece) > width - len(indent):
            lines.append("")
        lines[-1] += piece
    return ("\n" + indent + " ").join(lines)


def made(old):
    sequences, needy, version = listed()
    indent = " " * 12
    body = ("\n" + indent + "|").join(wrapped(text, indent) for text in alternatives(sequences, needy))
    begin = BEGIN.format(version=version, package=emoji.__version__)
    text = (
        begin + "      - name: only-emoji\n        pattern: |-\n          (?x)\n          (?:\n" + indent + body +
        "\n          )+\n        codes: { pattern.mismatch: text.not_emoji }\n"
        "        arguments: { example: 🎉 }\n" + END
    )
    pattern = re.escape(BEGIN).replace(r"\{version\}", "[^,\n]*").replace(r"\{package\}", "[^\n]*") + "(?s:.*?)" + re.escape(END)
    new, count = re.subn(pattern, lambda _: text, old)
    if count != 1:
        sys.exit("the pack has no place for the pattern of emoji")
    return new


if __name__ == "__main__":
    finish(sys.argv[1:], made)
