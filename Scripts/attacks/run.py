"""Runs the subjects of the attack: run.py [--quick] [--seed N] [--only TEXT] [--list] [SUBJECT…]."""

import argparse
import importlib
import sys
import time

from command import Attack

SUBJECTS = [
    "patterns", "parts", "mutants", "blocklists", "faults", "lines", "loads", "compositions", "answers", "work", "values", "secrets",
    "spelled", "terminal",
]


def main() -> int:
    """Runs the requested subjects, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="Scripts/attack", description="Attacks the built command.")
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help="the subjects to run; all if absent")
    parser.add_argument("--quick", action="store_true", help="a shorter version of each subject")
    parser.add_argument("--seed", type=int, default=1, help="the random seed (1)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only patterns and loads with this in their titles")
    parser.add_argument("--list", action="store_true", help="list the subjects")
    options = parser.parse_args()
    unknown = [name for name in options.subjects if name not in SUBJECTS]
    if unknown:
        parser.error(f"there is no subject {', '.join(unknown)}; subjects are {', '.join(SUBJECTS)}")
    if options.list:
        for name in SUBJECTS:
            summary = (importlib.import_module(name).__doc__ or "").strip().splitlines()[0]
            print(f"{name:<12} {summary}")
        return 0
    failed = 0
    for name in options.subjects or SUBJECTS:
        started = time.monotonic()
        attack = Attack(name, quick=options.quick, seed=options.seed, only=options.only)
        importlib.import_module(name).attack(attack)
        attack.finish(time.monotonic() - started)
        failed += len(attack.failures)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
