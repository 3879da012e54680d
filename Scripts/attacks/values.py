"""Values of 65 KB for every bundled rule: each takes at most 50 ms, and the answer isn't many times as long."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from command import COMMAND, ROOT, Attack, run

SECONDS = 0.050  # of processor time
LONGEST = 65_000  # bytes
TIMES = 8  # times as long as the line
TICKS = os.sysconf("SC_CLK_TCK")

# What values are made of: letters, digits and signs of all kinds, marks that are put in order,
# letters that become many, invisible characters, and what certain rules look for.
UNITS = [
    "a", "1", "A ", "é", "ﷺ", "e\u0301", "- ", "a.", "a@b.c,", "ａ", "山", "\u0600", "'a", "<a ", "Ab1", "%41", "a-",
    "١", "ß", "\u200b", "{", "[", "(01)", "+1", "\u0345\u0301", "xn--", "//", "👩‍🚀", "ㄱ", "İ", "\u0958", "J. ",
    "Mc'", "عَ", "=A?", "a=b&", "\\", "\"a\",", "(a", "1,", "1e9", "0x", "::", "a:", "\t\n", "\x01", "&#x41;", "aa\u0315\u0300\u05ae",
]  # fmt: skip


def attack(attack: Attack) -> None:
    """Sends every rule a value of each unit, and measures the processor time that it adds."""
    listed = json.loads(run("list", "rules", "--format", "json").out)
    names = [rule["name"] for rule in (listed["rules"] if isinstance(listed, dict) else listed)]
    names = [name for name in names if attack.only in name][:: 20 if attack.quick else 1]
    command = _Command()
    slowest: tuple[float, str] = (0.0, "")
    for name in names:
        for unit in UNITS:
            value = unit * (LONGEST // len(unit.encode()))
            line = json.dumps({"rule": name, "value": value}, ensure_ascii=False).encode() + b"\n"
            seconds, answer = command.seconds(line)
            title = f"{name}: {json.dumps(unit)}"
            attack.expect(seconds <= SECONDS, title, f"{seconds * 1000:.0f} ms", f"batch, a value of {title}")
            is_long = len(answer) > TIMES * len(line)
            attack.expect(not is_long, f"{title}, answer", f"{len(answer)} bytes", f"batch, a value of {title}")
            slowest = max(slowest, (seconds, title))
    command.end()
    attack.note(f"slowest {slowest[0] * 1000:.0f} ms ({slowest[1]})")


class _Command:
    """A command that answers lines, and whose processor time is read before and after each."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [COMMAND, "batch"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "RULEBOOK_RESOURCES": str(ROOT)},
        )

    def seconds(self, line: bytes) -> tuple[float, bytes]:
        """The processor time for a line, and the answer. A slow line is sent again, since the first reads data."""
        seconds, answer = self._once(line, 1)
        for _ in range(3):
            if seconds < SECONDS * 0.6:
                break
            seconds = min(seconds, self._once(line, 4)[0])
        return seconds, answer

    def _once(self, line: bytes, times: int) -> tuple[float, bytes]:
        assert self.process.stdin and self.process.stdout
        before = self._ticks()
        answer = b""
        for _ in range(times):
            self.process.stdin.write(line)
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        return (self._ticks() - before) / TICKS / times, answer

    def _ticks(self) -> int:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def end(self) -> None:
        """Ends the command."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()
