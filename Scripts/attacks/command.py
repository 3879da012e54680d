"""The command under attack, the outcome of a run, and the tally of a subject."""

from __future__ import annotations

import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Iterable, TypeVar

ROOT = Path(__file__).resolve().parents[2]
LOCALES = sorted(path.stem for path in (ROOT / "Localizations").glob("*.arb"))
COMMAND = os.environ.get("RULEBOOK", str(ROOT / ".build/release/rulebook"))
Item = TypeVar("Item")
Result = TypeVar("Result")


@dataclass
class Outcome:
    """The outcome of a run of the command."""

    arguments: list[str]
    code: int  # negative: the number of the signal that ended it
    out: bytes
    err: bytes
    processor_seconds: float
    megabytes: float
    is_late: bool = False

    @property
    def all_text(self) -> str:
        """All printed text."""
        return (self.out + self.err).decode("utf-8", "replace")

    @property
    def ended_by(self) -> str:
        """How the run ended, in words."""
        if self.is_late:
            return "did not end in time"
        if self.code < 0:
            return f"was ended by {signal.Signals(-self.code).name}"
        return f"ended with {self.code}"

    def is_sound(self, *codes: int) -> bool:
        """Whether the run ended on its own, in time, with one of these exit codes (or any code if none is given)."""
        return not self.is_late and self.code >= 0 and (not codes or self.code in codes)


def run(
    *arguments: str | Path,
    given: bytes | None = b"",
    seconds: float = 60,
    prepare: Callable[[], None] | None = None,
    out: int | None = None,
    resources: Path | None = ROOT,
    environment: dict[str, str] | None = None,
) -> Outcome:
    """Runs the command and waits for it.

    `given` is the standard input, or None for the input of this process. `out` is a descriptor that replaces the file
    for printed text. `prepare` runs in the child before the command.
    """
    words = [str(argument) for argument in arguments]
    variables = {**os.environ, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", **(environment or {})}
    if resources is not None:
        variables["RULEBOOK_RESOURCES"] = str(resources)
    with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as printed, tempfile.TemporaryFile() as errors:
        source.write(given or b"")
        source.seek(0)
        process = subprocess.Popen(
            [COMMAND, *words],
            stdin=None if given is None else source,
            stdout=printed if out is None else out,
            stderr=errors,
            env=variables,
            preexec_fn=prepare,
            start_new_session=True,
        )
        status, usage, megabytes, is_late = _wait(process, seconds)
        printed.seek(0)
        errors.seek(0)
        return Outcome(
            words,
            os.waitstatus_to_exitcode(status),
            printed.read(),
            errors.read(),
            usage.ru_utime + usage.ru_stime,
            megabytes,
            is_late,
        )


def _wait(process: subprocess.Popen[bytes], seconds: float):
    """Waits for a process, and ends it after a time limit."""
    end = time.monotonic() + seconds
    pause = 0.001
    megabytes = 0.0
    is_late = False
    while True:
        megabytes = max(megabytes, greatest_memory(process.pid))
        identifier, status, usage = os.wait4(process.pid, os.WNOHANG)
        if identifier:
            break
        if time.monotonic() > end and not is_late:
            is_late = True
            os.kill(process.pid, signal.SIGKILL)
        time.sleep(pause)
        pause = min(pause * 1.5, 0.01)
    process.returncode = os.waitstatus_to_exitcode(status)
    return status, usage, megabytes, is_late


def greatest_memory(identifier: int) -> float:
    """The peak memory of a process, in megabytes. The number from `wait4` would include the memory of this process."""
    try:
        lines = dict(line.split(":", 1) for line in Path(f"/proc/{identifier}/status").read_text().splitlines())
    except OSError:
        return 0.0
    if lines["Name"].strip() != Path(COMMAND).name[:15] or "VmHWM" not in lines:
        return 0.0
    return int(lines["VmHWM"].split()[0]) / 1024


@dataclass
class Attack:
    """The tally of one subject, with its folder and its random numbers."""

    name: str
    quick: bool
    seed: int
    only: str = ""
    count: int = 0
    failures: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = random.Random(f"{self.name} {self.seed}")
        self.folder = ROOT / ".build" / "attack" / self.name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)

    def expect(self, is_good: bool, title: str, found: str, repeat: list[str] | str = "") -> None:
        """Counts a case, and shows it if it failed.

        `repeat` shows how to repeat it: the arguments of the command, or a shell command.
        """
        self.count += 1
        if is_good:
            return
        if isinstance(repeat, list):
            repeat = shlex.join(["RULEBOOK_RESOURCES=.", "rulebook", *repeat]).replace("'RULEBOOK_RESOURCES=.'", "RULEBOOK_RESOURCES=.")
        self.failures.append(title)
        print(f"{self.name}: {title}\n    {found.strip()}" + (f"\n    {repeat}" if repeat else ""), flush=True)

    def note(self, text: str) -> None:
        """Adds a remark to the line of the subject, such as the greatest time."""
        self.notes.append(text)

    def finish(self, seconds: float) -> None:
        """Prints the line of the subject, and removes its folder if nothing failed."""
        notes = "".join(f"; {note}" for note in self.notes)
        print(f"{self.name}: {self.count} cases, {len(self.failures)} failed ({seconds:.0f} s{notes})", flush=True)
        if not self.failures:
            shutil.rmtree(self.folder, ignore_errors=True)

    def together(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterable[Result]:
        """Processes all items, as many at the same time as there are processors, and returns results in order."""
        with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
            yield from pool.map(work, items)


def shortened(text: str | bytes, length: int = 300) -> str:
    """The beginning of what was printed, on one line."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", "replace")
    text = " ⏎ ".join(line for line in text.splitlines() if line.strip())
    return text if len(text) <= length else text[:length] + "…"


def write(folder: Path, files: dict[str, str | bytes]) -> Path:
    """Writes files into a new folder, and returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
    return folder


if sys.version_info < (3, 9):
    sys.exit("Scripts/attack needs Python 3.9 or later")
