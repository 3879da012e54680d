"""Writes or compares a generated file."""

import sys


def finish(arguments, make):
    """Writes what `make` makes of a file's text; with --check, it only compares."""
    path = arguments[-1]
    with open(path, encoding="utf-8") as file:
        old = file.read()
    new = make(old)
    if "--check" not in arguments:
        with open(path, "w", encoding="utf-8") as file:
            file.write(new)
    elif new != old:
        sys.exit(f"{path} is not up to date: run `make generate DATA=1`")
