"""Hostile numbers with parts: large tables, joins that multiply, rules that call rules, and values of a megabyte."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from command import Attack, Outcome, run, shortened, write

SECONDS = 2.0  # of processor time, to load or refuse a pack
MEGABYTES = 300
VALUE_SECONDS = 0.050  # of processor time, for a value
LONGEST = 65_000  # bytes of a value that is checked
TIMES = 6

HEAD = "format: 1\npack: hostile\nsource-locale: en\n"


@dataclass(frozen=True)
class Pack:
    """A pack, the codes of its refusal (one must be reported), and the values that make its rule `a` slow."""

    name: str
    text: str
    files: dict[str, str] = field(default_factory=dict)
    codes: tuple[str, ...] = ()  # none: it must load
    units: tuple[str, ...] = ("1",)
    may_load: bool = False


def _rule(parts: str, rest: str = "    checks: []\n", before: str = "") -> str:
    return f"{HEAD}{before}rules:\n  a:\n    title: A\n    example: '1'\n    normalize: [trim, {{ remove: '[\\ \\-]' }}]\n    parts:\n{parts}{rest}"


def _pattern(pattern: str) -> str:
    return f"      pattern: '{pattern}'\n"


def _table(columns: str = "", rows: str = "") -> str:
    place = f"    rows:\n{rows}" if rows else "    file: rows.tsv\n"
    return f"tables:\n  t:\n    kind: rows\n    columns: {{ {columns} }}\n{place}"


LOOK_UP = "      look-up: [{ table: t, by: { part: k } }]\n"
LONGEST_LOOK_UP = "      look-up: [{ table: t, by: { part: k }, longest: true }]\n"
ONE = _pattern("(?<k>.*)")
SHAPE = "    checks: [{ part: k, pattern: { column: shape } }]\n"


def _lines(first: str, line: str, count: int) -> str:
    return first + "".join(line.replace("#", str(number)) for number in range(count))


def _packs() -> list[Pack]:
    thousand = range(1_000)
    return [
        # Tables.
        Pack("100,000 rows in the pack", _rule(ONE + LOOK_UP, before=_table("c: text", _lines("", "      k#: { c: 'text #' }\n", 100_000)))),
        Pack("70,000 rows as a list", _rule(ONE + LOOK_UP, before=_table("c: text", _lines("", "      - { keys: [k#, l#], c: x }\n", 70_000)))),
        Pack("200,000 keys alone", _rule(ONE + LOOK_UP, before=_table("", _lines("", "      - k#\n", 200_000)))),
        Pack("100,000 rows of tabs", _rule(ONE + LOOK_UP, before=_table("c: text, d: integer")), {"rows.tsv": _lines("key\tc\td\n", "k#\ttext #\t#\n", 100_000)}),
        Pack(
            "100,000 rows of commas",
            _rule(ONE + LOOK_UP, before=_table("c: text").replace("tsv", "csv")),
            {"rows.csv": _lines("key,c\n", '#,"a ""quoted"", text #"\n', 100_000)},
        ),
        Pack("100,000 rows with one pattern", _rule(ONE + LOOK_UP, SHAPE, _table("shape: pattern")), {"rows.tsv": _lines("key\tshape\n", "#\t[0-9]{5}[A-Z]*\n", 100_000)}),
        Pack(
            "100,000 patterns",
            _rule(ONE + LOOK_UP, SHAPE, _table("shape: pattern")),
            {"rows.tsv": _lines("key\tshape\n", "#\t[0-9]{5}[A-Z]{#}\n", 100_000)},
            ("pack.too_costly", "pack.bad_setting"),
        ),
        Pack(
            "costly patterns in a column",
            _rule(ONE + LOOK_UP, SHAPE, _table("shape: pattern")),
            {"rows.tsv": _lines("key\tshape\n", "#\t(a{1,30}){1,30}[\\p{L}\\p{N}]{1,90}#\n", 50_000)},
            ("pack.too_costly", "pack.bad_row"),
        ),
        Pack(
            "patterns in a column that cannot be matched",
            _rule(ONE + LOOK_UP, SHAPE, _table("shape: pattern")),
            {"rows.tsv": _lines("key\tshape\n", "#\t(a+)+\\1{#}(?<=b)\n", 10_000)},
            ("pack.bad_setting",),
        ),
        Pack(
            "100,000 sets of characters",
            _rule(ONE + LOOK_UP, "    checks: [{ part: k, characters: { column: set } }]\n", _table("set: character-set")),
            {"rows.tsv": _lines("key\tset\n", "#\t[\\p{L}\\p{Han}a-z]\n", 100_000)},
        ),
        Pack(
            "a column of numbers in a check",
            _rule(ONE + LOOK_UP, "    checks: [length: { maximum: { column: size } }]\n", _table("size: integer")),
            {"rows.tsv": _lines("key\tsize\n", "#\t#\n", 100_000).replace("0\t0\n", "0\t1\n")},
            ("pack.too_costly",),
            may_load=True,
        ),
        Pack("one row for 200,000 keys", _rule(ONE + LOOK_UP, before=_table("c: text")), {"rows.tsv": "key\tc\n" + " ".join(map(str, range(200_000))) + "\tx\n"}),
        Pack("ranges of 200,000 keys", _rule(ONE + LOOK_UP, before=_table("c: text")), {"rows.tsv": "key\tc\n000000..099999\tx\n100000..199999\ty\n"}),
        Pack("ranges that overlap", _rule(ONE + LOOK_UP, before=_table("c: text")), {"rows.tsv": "key\tc\n00000..99999\tx\n50000..99999\ty\n"}, ("pack.bad_row",)),
        Pack("ten thousand ranges that overlap", _rule(ONE + LOOK_UP, before=_table("")), {"rows.tsv": "key\n" + "00000..09999\n" * 10_000}, ("pack.bad_row",)),
        Pack("a range of all digits", _rule(ONE + LOOK_UP, before=_table("", "      - 000000000..999999999\n")), codes=("pack.bad_row",)),
        Pack("a range beyond numbers", _rule(ONE + LOOK_UP, before=_table("", f"      - {'0' * 40}..{'9' * 40}\n")), codes=("pack.bad_row",)),
        Pack("a row of 100,000 cells", _rule(ONE + LOOK_UP, before=_table("c: text")), {"rows.tsv": "key\tc" + "".join(f"\tx{n}" for n in range(100_000)) + "\n1\ta" + "\tx" * 100_000 + "\n"}),
        Pack("a column named 100,000 times", _rule(ONE + LOOK_UP, before=_table("c: text")), {"rows.tsv": "key\tc" + "\tx" * 100_000 + "\n1\ta" + "\tx" * 100_000 + "\n"}, ("pack.bad_row",)),
        Pack("100,000 columns", _rule(ONE + LOOK_UP, before=_table(", ".join(f"c{n}: text" for n in range(100_000)), "      '1': { c1: x }\n")), codes=("pack.too_many_parts", "pack.too_costly"), may_load=True),
        Pack("1,000 columns in 10,000 rows", _rule(ONE + LOOK_UP, before=_table(", ".join(f"c{n}: text" for n in thousand))), {"rows.tsv": "key\t" + "\t".join(f"c{n}" for n in thousand) + "\n" + _lines("", "#" + "\tx" * 1_000 + "\n", 7_000)}, ("pack.too_many_parts",)),
        Pack("a cell of a megabyte", _rule(ONE + LOOK_UP, "    facts: [c]\n    canonical: '{c}{c}'\n", _table("c: text")), {"rows.tsv": "key\tc\n1\t" + "x" * 1_000_000 + "\n"}, may_load=True, codes=("pack.too_many_parts",)),
        Pack("a key of a megabyte", _rule(ONE + LONGEST_LOOK_UP, before=_table("c: text")), {"rows.tsv": "key\tc\n" + "x" * 1_000_000 + "\ty\n1\tz\n"}, units=("x", "1")),
        Pack("keys that begin each other", _rule(ONE + LONGEST_LOOK_UP, before=_table("")), {"rows.tsv": "key\n" + "".join("1" * n + "\n" for n in range(1, 5_500))}),
        Pack("keys of many lengths that begin each other", _rule(ONE + LONGEST_LOOK_UP, before=_table("")), {"rows.tsv": "key\n" + "".join("1" * n + f"{n % 10}\n" for n in range(1, 5_500))}),
        Pack("an unfinished quote", _rule(ONE + LOOK_UP, before=_table("c: text").replace("tsv", "csv")), {"rows.csv": 'key,c\n1,"' + "x" * 5_000_000 + "\n2,y\n"}, may_load=True, codes=("pack.bad_row",)),
        Pack("a million faulty rows", _rule(ONE + LOOK_UP, before=_table("c: integer")), {"rows.tsv": "key\tc\n" + "1\tx\n" * 1_000_000}, ("pack.bad_row",)),
        # Parts.
        Pack("50 groups", _rule(_pattern("".join(f"(?<g{n}>x)" for n in range(50)))), codes=("pack.too_many_parts",)),
        Pack("5,000 groups of one name", _rule(_pattern("|".join(f"{n}(?<g>x)" for n in range(900)))), codes=("pack.bad_setting",), may_load=True),
        Pack("32 groups that compete", _rule(_pattern("".join(f"(?<g{n}>[0-9]*)" for n in range(32)))), may_load=True, codes=("pack.bad_setting",)),
        Pack("groups in repetitions", _rule(_pattern("(?:(?<x>a|(?<y>aa?)|(?<z>1*))*)*")), units=("a", "1"), may_load=True, codes=("pack.bad_setting",)),
        Pack("lazy groups", _rule(_pattern("(?<x>.*?)(?<y>.*?)(?<z>.*?)(?<w>.?)")), units=("a",)),
        Pack("a join that doubles 40 times", _rule(ONE + "      join:\n" + "".join(f"        j{n}: '{{{'k' if n == 0 else f'j{n - 1}'}}}{{{'k' if n == 0 else f'j{n - 1}'}}}'\n" for n in range(40))), codes=("pack.too_many_parts",)),
        Pack("a join that doubles 40 times, last first", _rule(ONE + "      join:\n" + "".join(f"        j{n}: '{{j{n + 1}}}{{j{n + 1}}}'\n" for n in range(39)) + "        j39: '{k}'\n"), codes=("pack.too_many_parts",)),
        Pack("10,000 joins in one another", _rule(ONE + "      join:\n" + "".join(f"        j{n}: '{{j{n + 1}}}'\n" for n in range(10_000)) + "        j10000: '{k}'\n"), codes=("pack.too_many_parts",)),
        Pack("10,000 joins", _rule(ONE + "      join:\n" + "".join(f"        j{n}: '{{k}}'\n" for n in range(10_000))), codes=("pack.too_many_parts",)),
        Pack("a circle of 1,000 joins", _rule(ONE + "      join:\n" + "".join(f"        j{n}: '{{j{(n + 1) % 1000}}}'\n" for n in thousand)), codes=("pack.part_circle", "pack.too_many_parts")),
        Pack("a join of 100,000 pieces", _rule(ONE + "      join: { j: '" + "{k}" * 100_000 + "' }\n"), codes=("pack.too_many_parts",)),
        Pack("a join of many pieces", _rule(ONE + "      join: { j: '" + "{k}" * 1_500 + "' }\n", "    checks: [{ part: j, checksum: luhn }]\n"), codes=("pack.too_many_parts",)),
        Pack("a join of a long constant", _rule(ONE + "      join: { j: '" + "x" * 8_000_000 + "{k}', l: '" + "{j}" * 300 + "' }\n"), codes=("pack.too_many_parts",)),
        Pack("a character becomes a megabyte", _rule(ONE + "      join: { j: { of: '{k}', replace: { 1: '" + "1" * 1_000_000 + "' } } }\n", "    checks: [{ part: j, checksum: luhn }]\n"), codes=("pack.wrong_value", "pack.too_many_parts")),
        Pack(
            "characters that become many, seven times",
            _rule(ONE + "      join:\n" + "".join(f"        j{n}: {{ of: '{{{'k' if n == 0 else f'j{n - 1}'}}}', replace: {{ 1: '{'1' * 50}' }} }}\n" for n in range(6)), "    checks: [{ part: j5, checksum: luhn }]\n"),
            codes=("pack.too_many_parts",),
        ),
        Pack("100,000 replacements", _rule(ONE + "      join: { j: { of: '{k}', replace: {" + ", ".join(f'"\\U{n:08x}": x' for n in range(0x20000, 0x20000 + 40_000)) + "} } }\n"), may_load=True, codes=("pack.wrong_value",)),
        Pack("a huge pad", _rule(ONE + "      join: { j: { of: '{k}', pad: { to: 1000000000000 } } }\n"), codes=("pack.wrong_value",)),
        Pack("a pad beyond numbers", _rule(ONE + "      join: { j: { of: '{k}', pad: { to: 1" + "0" * 40 + " } } }\n"), codes=("pack.wrong_value", "pack.wrong_type")),
        Pack("nine look-ups", _rule(ONE + "      look-up:\n" + "        - { table: t, by: { part: k } }\n" * 9, before=_table("", "      - x\n")), codes=("pack.too_many_parts",)),
        Pack("60,000 look-ups", _rule(ONE + "      look-up:\n" + "        - { table: t, by: { part: k } }\n" * 60_000, before=_table("", "      - x\n")), codes=("pack.too_many_parts",)),
        Pack(
            "lookups in a circle",
            _rule(ONE + "      look-up: [{ table: t, by: { part: d } }, { table: u, by: { part: c } }]\n", before=_table("c: text", "      x: { c: y }\n") + "  u: { kind: rows, columns: { d: text }, rows: { y: { d: x } } }\n"),
            codes=("pack.part_circle",),
        ),
        Pack(
            "lookups in a chain, last first",
            _rule(
                ONE + "      look-up:\n" + "".join(f"        - {{ table: t{n}, by: {{ part: {'k' if n == 0 else f'c{n - 1}'} }} }}\n" for n in reversed(range(8))),
                before="tables:\n" + "".join(f"  t{n}: {{ kind: rows, columns: {{ c{n}: text }}, rows: {{ '1': {{ c{n}: '1' }} }} }}\n" for n in range(8)),
            ),
        ),
        Pack("joins of the longest growth", _rule(ONE + "      join: { j: '" + "{k}" * 50 + "' }\n", "    checks: [{ part: j, checksum: luhn }]\n")),
        # Uses of parts.
        Pack("100,000 facts", _rule(ONE, "    facts: [" + ", ".join(["k"] * 100_000) + "]\n"), may_load=True, codes=("pack.duplicate_fact",)),
        Pack("a fact of 100,000 parts", _rule(ONE, "    facts: { f: [" + ", ".join(["k"] * 100_000) + "] }\n"), may_load=True, codes=("pack.too_many_parts",)),
        Pack("groups of 100,000 lengths", _rule(ONE, "    write: { groups: [" + "1, " * 100_000 + "1] }\n"), may_load=True, codes=("pack.wrong_value",)),
        Pack("a separator of a megabyte", _rule(ONE, "    write: { groups: 1, by: '" + "-" * 1_000_000 + "' }\n"), codes=("pack.wrong_value",)),
        Pack("a writing of a megabyte", _rule(ONE, "    write: '{k}" + "-" * 1_000_000 + "{k}'\n"), codes=("pack.too_many_parts",)),
        Pack("a writing of many pieces", _rule(ONE, "    write: '" + "{k}" * 1_900 + "'\n"), codes=("pack.too_many_parts",)),
        Pack("a canonical form of many pieces", _rule(ONE, "    canonical: '" + "{k}" * 1_900 + "'\n"), codes=("pack.too_many_parts",)),
        Pack("a writing of missing parts", _rule(ONE, "    write: '{k}-{l}'\n"), codes=("pack.no_such_part",)),
        Pack("a title of a megabyte", _rule(ONE).replace("title: A", "title: " + "A" * 1_000_000), may_load=True, codes=("pack.wrong_value",)),
        Pack("an example of a megabyte", _rule(ONE).replace("example: '1'", "example: '" + "1" * 1_000_000 + "'"), may_load=True, codes=("pack.wrong_value",)),
        Pack("10,000 sources", _rule(ONE, "    sources:\n" + "      - { title: x, license: y, url: 'https://x.example' }\n" * 10_000)),
        Pack("a removed set of everything", _rule(ONE).replace("[\\ \\-]", "[\\x{0}-\\x{10FFFF}]"), may_load=True, codes=("pack.bad_setting",)),
        Pack("10,000 removals", _rule(ONE).replace("[trim, {", "[trim, " + "{ remove: '[ab]' }, " * 10_000 + "{"), may_load=True, codes=("pack.too_costly", "pack.wrong_value")),
        # Checks of parts.
        #
        # Each check of a rule reads the text. SECURITY.md doesn't promise anything for thousands.
        Pack("60,000 checks of a part", _rule(ONE, "    checks:\n" + "      - { part: k, length: { maximum: 9 } }\n" * 60_000), codes=("pack.too_costly",), may_load=True, units=()),
        Pack("60,000 checks of missing parts", _rule(ONE, "    checks:\n" + "      - { part: l, length: { maximum: 9 } }\n" * 60_000), codes=("pack.no_such_part",)),
        Pack("50 checksums", _rule(ONE, "    checks:\n" + "      - checksum: { of: [k], modulus: 97, remainder: 1 }\n" * 50)),
        Pack("50 checksums of large tables", _rule(ONE, "    checks:\n" + f"      - checksum: {{ of: [k], weights: [{', '.join(str(n % 90 + 1) for n in range(1_700))}], modulus: 97, remainder: 1 }}\n" * 50), may_load=True, codes=("pack.too_costly",)),
        Pack("a checksum of 100,000 parts", _rule(ONE, "    checks: [checksum: { of: [" + ", ".join(["k"] * 100_000) + "], modulus: 97, remainder: 1 }]\n"), codes=("pack.bad_setting", "pack.too_many_parts")),
        Pack("a million weights", _rule(ONE, "    checks: [checksum: { weights: [" + "7, " * 1_000_000 + "1], modulus: 97, remainder: 1 }]\n"), codes=("pack.bad_setting", "yaml.too_many_nodes")),
        Pack("values of a megabyte", _rule(ONE, "    checks: [checksum: { values: '" + "".join(chr(0x4E00 + n % 20_000) for n in range(350_000)) + "', modulus: 97, remainder: 1 }]\n"), codes=("pack.bad_setting",)),
        Pack("100,000 values that share", _rule(ONE, "    checks: [checksum: { values: [" + "a, " * 100_000 + "b], modulus: 97, remainder: 1 }]\n"), codes=("pack.bad_setting",)),
        Pack("100,000 turns of values", _rule(ONE, "    checks: [checksum: { values: [" + "[a, b], " * 100_000 + "[b, a]], modulus: 97, remainder: 1 }]\n"), codes=("pack.bad_setting",)),
        Pack("100,000 runs of values", _rule(ONE, "    checks: [checksum: { values: {" + ", ".join(f"x{n}: 0" for n in range(100_000)) + "}, modulus: 97, remainder: 1 }]\n"), codes=("pack.bad_setting",)),
        *[
            Pack(f"a modulus of {modulus}", _rule(ONE, f"    checks: [checksum: {{ modulus: {modulus}, remainder: 0 }}]\n"), codes=("pack.bad_setting",))
            for modulus in ["0", "1", "-1", "1000001", "9223372036854775808", "1e400", "1" + "0" * 400, "x", "0.5"]
        ],
        *[
            Pack(f"weights of {weight}", _rule(ONE, f"    checks: [checksum: {{ weights: [{weight}], modulus: 7, remainder: 0 }}]\n"), codes=("pack.bad_setting",))
            for weight in ["0", "1000001", "-9223372036854775808", "9223372036854775808", "x"]
        ],
        Pack("the largest of everything", _rule(ONE, "    checks: [checksum: { values: { 0-9: 9990 }, weights: [1000000, -1000000, 999983], modulus: 1000000, remainder: 0 }]\n")),
        Pack("the largest of everything as a number", _rule(ONE, "    checks: [checksum: { values: { 0-9: 9990 }, as: number, base: 10000, modulus: 1000000, remainder: 0 }]\n")),
        Pack("a check that is not a part", _rule(ONE, "    checks: [checksum: { modulus: 7, check: l }]\n"), codes=("pack.no_such_part",)),
        Pack("100,000 characters of a check", _rule(ONE, "    checks: [checksum: { modulus: 97, check: k, characters: [" + "'01', " * 100_000 + "'0'] }]\n"), may_load=True, codes=("pack.bad_setting", "pack.too_costly")),
        *[
            Pack(f"a date of {form[:20]}", _rule(ONE, f"    checks: [{{ part: k, date: {{ format: '{form}' }} }}]\n"), codes=("pack.bad_setting",))
            for form in ["", "y", "yyyyMMddHHmm", "yyMMddMM", "dd", "MMMM", "y" * 100_000, "yyyyMMddyyyy"]
        ],
        Pack("a date with a megabyte between", _rule(ONE, "    checks: [{ part: k, date: { format: 'yyyy" + "-" * 1_000_000 + "MMdd' } }]\n"), may_load=True, codes=("pack.bad_setting",)),
        Pack("dates far away", _rule(ONE, "    checks: [{ part: k, date: { format: yyMMdd, latest: today-P999999999999Y } }]\n"), codes=("pack.bad_setting",)),
        Pack("dates in the year 1", _rule(ONE, "    checks: [{ part: k, date: { format: yyMMdd, latest: 0001-01-01 } }]\n"), units=("000101", "991231"), may_load=True, codes=("pack.bad_setting",)),
        # Rules that call rules.
        Pack("a chain of 60 rules", HEAD + "rules:\n  a: { checks: [rule: r0] }\n" + "".join(f"  r{n}: {{ checks: [rule: r{n + 1}] }}\n" for n in range(58)) + "  r58: { checks: [length: 3] }\n"),
        Pack("a chain of 10,000 rules", HEAD + "rules:\n  a: { checks: [rule: r0] }\n" + "".join(f"  r{n}: {{ checks: [rule: r{n + 1}] }}\n" for n in range(10_000)) + "  r10000: { checks: [length: 3] }\n", codes=("pack.extends_too_long",)),
        Pack("a circle of 1,000 rules", HEAD + "rules:\n  a: { checks: [rule: r0] }\n" + "".join(f"  r{n}: {{ checks: [rule: r{(n + 1) % 1000}] }}\n" for n in thousand), codes=("pack.rule_circle", "pack.extends_too_long")),
        Pack("rules that call the next one twice", HEAD + "rules:\n  a: { checks: [rule: r0] }\n" + "".join(f"  r{n}: {{ checks: [rule: r{n + 1}, rule: r{n + 1}] }}\n" for n in range(40)) + "  r40: { checks: [length: 3] }\n", codes=("pack.too_costly",)),
        Pack(
            "rules that call the next one twice by a column",
            HEAD
            + "tables:\n"
            + "".join(f"  t{n}: {{ kind: rows, columns: {{ r: rule, s: rule }}, rows: {{ '1': {{ r: r{n + 1}, s: r{n + 1} }} }} }}\n" for n in range(40))
            + "rules:\n  a: { checks: [rule: r0] }\n"
            + "".join(
                f"  r{n}: {{ title: R, example: '1', parts: {{ pattern: '(?<k>.).*', look-up: [{{ table: t{n}, by: {{ part: k }} }}] }}, checks: [rule: {{ column: r }}, rule: {{ column: s }}] }}\n"
                for n in range(40)
            )
            + "  r40: { checks: [length: 3] }\n",
            codes=("pack.too_costly",),
        ),
        Pack(
            "a circle through a column",
            HEAD + "tables: { t: { kind: rows, columns: { r: rule }, rows: { x: { r: a } } } }\nrules:\n  a: { title: A, example: x, parts: { pattern: '(?<k>.)', look-up: [{ table: t, by: { part: k } }] }, checks: [rule: { column: r }] }\n",
            codes=("pack.rule_circle",),
        ),
        Pack(
            "a circle through the columns of two tables",
            HEAD
            + "tables: { t: { kind: rows, columns: { r: rule }, rows: { x: { r: b } } }, u: { kind: rows, columns: { r: rule }, rows: { x: { r: a } } } }\nrules:\n"
            + "".join(f"  {name}: {{ title: A, example: x, parts: {{ pattern: '(?<k>.)', look-up: [{{ table: {table}, by: {{ part: k }} }}] }}, checks: [rule: {{ column: r }}] }}\n" for name, table in [("a", "t"), ("b", "u")]),
            codes=("pack.rule_circle",),
        ),
        Pack("a table of 100,000 rules", _rule(ONE + LOOK_UP, "    checks: [rule: { column: r }]\n", _table("r: rule")), {"rows.tsv": _lines("key\tr\n", "#\temail\n", 100_000)}),
        Pack("a table of missing rules", _rule(ONE + LOOK_UP, "    checks: [rule: { column: r }]\n", _table("r: rule")), {"rows.tsv": _lines("key\tr\n", "#\trule-#\n", 100_000)}, ("pack.unknown_rule",)),
        Pack(
            "a thousand rules over one table",
            HEAD + _table("shape: pattern") + "rules:\n" + "".join(f"  {'a' if n == 0 else f'a{n}'}: {{ title: A, example: x, parts: {{ pattern: '(?<k>.*)', look-up: [{{ table: t, by: {{ part: k }} }}] }}, checks: [{{ part: k, pattern: {{ column: shape }} }}] }}\n" for n in thousand),
            {"rows.tsv": _lines("key\tshape\n", "#\t[0-9]{5}A{#}\n", 1_000).replace("{0}", "{1}")},
            ("pack.too_costly",),
        ),
        Pack(
            "a thousand rules over a large table",
            HEAD + _table("size: integer") + "rules:\n" + "".join(f"  {'a' if n == 0 else f'a{n}'}: {{ title: A, example: x, parts: {{ pattern: '(?<k>.*)', look-up: [{{ table: t, by: {{ part: k }} }}] }}, checks: [length: {{ maximum: {{ column: size }} }}] }}\n" for n in thousand),
            {"rows.tsv": _lines("key\tsize\n", "#\t9\n", 100_000)},
            ("pack.too_costly",),
            may_load=True,
        ),
        # Rows of other packs.
        Pack("rows of a missing pack", HEAD + "rows-of: { nobody.t: { x: {} } }\n", codes=("pack.unknown_table",)),
        Pack("rows of the pack's own table", HEAD + _table("", "      - x\n") + "rows-of: { hostile.t: { y: {} } }\n", codes=("pack.unknown_table",)),
        Pack("rows of an invalid name", HEAD + "rows-of: { '..': { x: {} }, '': { y: {} }, 'a.b.c': { z: {} } }\n", codes=("pack.unknown_table",)),
        Pack("100,000 rows of a bundled table", HEAD + "rows-of:\n  banking.iban-countries:\n" + _lines("", "    'Z#': { shape: '[0-9]{4}' }\n", 100_000), may_load=True, codes=("pack.unknown_table", "pack.unknown_key", "pack.too_costly")),
        Pack("100,000 tables that rows are for", HEAD + "rows-of:\n" + _lines("", "  a#.t: { x: {} }\n", 100_000), codes=("pack.unknown_table",)),
        Pack("a table of a missing pack", _rule(ONE + "      look-up: [{ table: nobody.t, by: { part: k } }]\n"), codes=("pack.unknown_table",)),
    ]


def attack(attack: Attack) -> None:
    """Loads each pack, and checks the longest values with the packs that load."""
    chosen = [pack for pack in _packs() if attack.only in pack.name][:: 4 if attack.quick else 1]
    slowest: tuple[float, str] = (0.0, "")
    largest: tuple[float, str] = (0.0, "")
    loaded: list[tuple[Pack, Path]] = []
    refused = 0
    for pack, folder, outcome in attack.together(lambda pair: _load(attack, *pair), enumerate(chosen)):
        # A busy machine makes processors slower, so a slow case is tried again separately.
        for _ in range(3):
            if outcome.processor_seconds < SECONDS or outcome.is_late:
                break
            outcome = min(outcome, run("packs", "--packs", folder), key=lambda one: one.processor_seconds)
        refused += outcome.code == 65
        slowest = max(slowest, (outcome.processor_seconds, pack.name))
        largest = max(largest, (outcome.megabytes, pack.name))
        problem = _problem(pack, outcome)
        attack.expect(problem == "", pack.name, problem, outcome.arguments)
        if outcome.is_sound(0) and "rules:" in pack.text:
            loaded.append((pack, folder))
    value = max([_values(attack, *pair) for pair in loaded], default=(0.0, ""))
    attack.note(
        f"{refused} refused; slowest {slowest[0]:.2f} s ({slowest[1]}), largest {largest[0]:.0f} MB ({largest[1]}); "
        f"slowest value {value[0] * 1000:.0f} ms ({value[1]})"
    )


def _load(attack: Attack, index: int, pack: Pack) -> tuple[Pack, Path, Outcome]:
    folder = write(attack.folder / f"{index:03}", {"pack.yaml": pack.text, **pack.files})
    return pack, folder, run("packs", "--packs", folder, seconds=30)


def _problem(pack: Pack, outcome: Outcome) -> str:
    measured = f"{outcome.processor_seconds:.2f} s, {outcome.megabytes:.0f} MB"
    said = outcome.err.decode("utf-8", "replace")
    if not outcome.is_sound(0, 65):
        return f"{outcome.ended_by} after {measured}: {shortened(said)}"
    if outcome.processor_seconds > SECONDS or outcome.megabytes > MEGABYTES:
        return f"{measured}, {outcome.ended_by}: {shortened(said)}"
    if len(outcome.err) > 1_000_000:
        return f"{len(outcome.err)} bytes of errors"
    if outcome.code == 0:
        return "" if not pack.codes or pack.may_load else "was loaded"
    if not pack.codes or not re.match(r"[^\n]*:\d+:\d+: ", said):
        return f"{'a place' if pack.codes else 'loading'} was expected: {shortened(said)}"
    linted = run("lint", *outcome.arguments[2:], "--format", "json", seconds=60)
    try:
        errors = [one for one in json.loads(linted.out)["findings"] if one["severity"] == "error"]
    except (ValueError, KeyError):
        return f"lint {linted.ended_by}: {shortened(linted.all_text)}"
    codes = {one["code"] for one in errors}
    if not codes or not codes <= set(pack.codes) or not all(one.get("line") for one in errors):
        return f"{', '.join(sorted(codes)) or 'no error'} instead of {' or '.join(pack.codes)}: {shortened(said)}"
    longest = max(len(one["reason"]) for one in errors)
    return f"a reason of {longest} characters" if longest > 2_000 else ""


def _values(attack: Attack, pack: Pack, folder: Path) -> tuple[float, str]:
    """Checks long values, and one beyond the limit. Returns the longest time for a value."""
    slowest = 0.0
    for unit in pack.units:
        for size in [1_000, LONGEST, 1_000_000]:
            value = unit * (size // len(unit))
            seconds, outcome = _seconds(folder, value)
            problem = ""
            if not outcome.is_sound(0, 1) or seconds > VALUE_SECONDS:
                problem = f"{seconds * 1000:.0f} ms a value, {outcome.ended_by}: {shortened(outcome.all_text)}"
            elif outcome.megabytes > MEGABYTES:
                problem = f"{outcome.megabytes:.0f} MB"
            attack.expect(problem == "", f"{pack.name}: {size} bytes of {unit}", problem, ["batch", "--packs", str(folder)])
            slowest = max(slowest, seconds)
    return slowest, pack.name


def _seconds(folder: Path, value: str) -> tuple[float, Outcome]:
    """The processor time of one value, as the difference between a run with one value and one with several."""
    line = (json.dumps({"rule": "a", "value": value}, ensure_ascii=False) + "\n").encode()
    best = 1e9
    for _ in range(3):
        few = run("batch", "--packs", folder, given=line)
        many = run("batch", "--packs", folder, given=line * (1 + TIMES))
        best = min(best, (many.processor_seconds - few.processor_seconds) / TIMES)
        if best < VALUE_SECONDS / 2 or not many.is_sound():
            break
    return best, many
