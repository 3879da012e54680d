"""Two million mixed lines through `rulebook batch`: each answered, in order, with memory that does not grow."""

from __future__ import annotations

import json
import os
import random
import subprocess
import threading
from typing import Iterator

from command import COMMAND, LOCALES, ROOT, Attack, greatest_memory

COUNT = 2_000_000
QUICK_COUNT = 60_000
GROWTH = 6.0  # megabytes


def attack(attack: Attack) -> None:
    """Sends lines of many kinds, and compares the memory after a tenth of them with the memory at the end."""
    count = QUICK_COUNT if attack.quick else COUNT
    process = subprocess.Popen(
        [COMMAND, "batch", "--rule", "email"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "RULEBOOK_RESOURCES": str(ROOT)},
    )
    assert process.stdin and process.stdout
    writer = threading.Thread(target=_write, args=(process.stdin, count, attack.seed))
    writer.start()
    early = late = 0.0
    answered = misplaced = unread = 0
    for answered, line in enumerate(process.stdout, 1):
        # A line that isn't JSON doesn't have an identifier. The numbers of all others are their
        # places.
        if line.startswith(b'{"id":') and not line.startswith(b'{"id":%d,' % answered):
            misplaced += not line.startswith(b'{"id":null')
        if not line.startswith(b'{"') or not line.endswith(b"}\n"):
            unread += 1
        if answered == count // 10:
            early = greatest_memory(process.pid)
        if answered == count:
            late = greatest_memory(process.pid)
    writer.join()
    code = process.wait()
    repeat = f"lines.py, seed {attack.seed}"
    attack.expect(answered == count, "an answer for each line", f"{answered} answers for {count} lines", repeat)
    attack.expect(misplaced == 0, "answers in order", f"{misplaced} answers out of order", repeat)
    attack.expect(unread == 0, "each answer is one object", f"{unread} others", repeat)
    attack.expect(code == 65, "the exit code for lines that are not JSON", f"it is {code}", repeat)
    attack.expect(
        late - early < GROWTH, "flat memory", f"{early:.1f} MB after {count // 10} lines, {late:.1f} MB after {count}", repeat
    )
    attack.note(f"{count} lines, {early:.0f} MB after a tenth, {late:.0f} MB at the end")


def _write(stream, count: int, seed: int) -> None:
    generator = random.Random(f"lines {seed}")
    kinds = list(_kinds(generator))
    try:
        with stream:
            block: list[bytes] = []
            for number in range(1, count + 1):
                block.append(kinds[generator.randrange(len(kinds))].replace(b"#", b"%d" % number, 1))
                if len(block) == 500:
                    stream.write(b"".join(block))
                    block.clear()
            stream.write(b"".join(block))
    except BrokenPipeError:
        pass


def _kinds(generator: random.Random) -> Iterator[bytes]:
    """Lines of every kind. `#` is the place of the identifier."""
    values = {
        "email": ["ann@example.org", "ann@", "ä@bücher.example", "a" * 80 + "@example.org", "", "ann@gmial.com"],
        "phone": ["+41791234567", "079 123 45 67", "+1 800 FLOWERS", "++", "0" * 40],
        "payment-card": ["4111 1111 1111 1111", "4111111111111112", "abc"],
        "password": ["hunter2", "correct horse battery staple", "пароль123", "qwertyuiop", "田中さくら1987"],
        "person-name": ["Zoë Kravitz", "R2D2", "Рaypal", "山田太郎"],
        "date": ["2026-11-20", "2026-02-30", "20.11.2026"],
        "uuid": ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "x"],
    }
    locales = LOCALES + ["xx", "de;q=0.5, pl"]
    for rule, texts in values.items():
        for text in texts:
            line = {"id": 0, "rule": rule, "value": text}
            if generator.random() < 0.6:
                line["locale"] = generator.choice(locales)
            if rule == "phone":
                line["with"] = {"region": generator.choice(["CH", "US", "DE", "JP"])}
            yield _line(line)
    record = {"email": "ann@example.org", "phone": "079", "country": "CH", "password": "hunter2", "x": [1, {"y": None}]}
    for locale in locales:
        yield _line({"id": 0, "form": "sign-up", "record": record, "locale": locale})
    for value in [1, 1.5, True, None, [], {}, [[["x"]]], {"a": {"b": 1}}]:
        yield _line({"id": 0, "rule": "email", "value": value})
    yield _line({"id": 0, "rule": "no-such-rule", "value": "x"})
    yield _line({"id": 0, "rule": "phone", "value": "x", "with": {"region": "Nowhere"}})
    yield _line({"id": 0, "value": "ann@example.org", "locale": 7})
    yield _line({"id": 0})
    yield _line({"id": 0, "value": "x" * 66_000})
    yield _line({"id": 0, "value": "ann@example.org", "now": "2026-11-20"})
    yield b"no JSON\n"
    yield b'{"id": #, "value": "ann@example.org"\n'
    yield b'{"id": #, "value": "\xff"}\n'
    yield b"[1, 2]\n"


def _line(content: dict[str, object]) -> bytes:
    text = json.dumps(content, ensure_ascii=False).replace("#", "")
    return text.replace('"id": 0', '"id": #', 1).encode() + b"\n"
