"""Writes the frozen samples of Tests/Fixtures, or compares them: python oracle.py [--check] [MODULE…]

A sample has the results of a PyPI package for inputs that are made here. The tests read it, so they don't need Python.
"""

import argparse
import importlib
import pathlib

MODULES = [
    "cards", "domains", "emails", "expressions", "formats", "hosts", "links", "locales", "names", "plurals", "spoofing",
    "times", "urls", "wishes",
]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--check", action="store_true")
    options.add_argument("--folder", default="Tests/Fixtures")
    options.add_argument("modules", nargs="*")
    options = options.parse_args()
    stale = []
    for name in options.modules or MODULES:
        for sample in importlib.import_module(name).samples():
            file = pathlib.Path(options.folder) / sample.path
            text = sample.text()
            explained = sum(1 for row in sample.rows if row[-1])
            print(f"{sample.path}: {text.count(chr(10)) - 3} rows, {explained} differ with a reason", flush=True)
            if not options.check:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8", newline="\n")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                stale.append(str(file))
    if stale:
        raise SystemExit("not up to date: " + ", ".join(stale))


if __name__ == "__main__":
    main()
