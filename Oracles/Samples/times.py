"""Dates, times and durations, by a JSON Schema validator in Rust."""

from datetime import datetime, timedelta, timezone

import formats
from sample import Sample, balanced, edited, verdict

ZONES = ["Z", "z", "+00:00", "-00:00", "+14:00", "-12:30", "+23:59", "+24:00", "+01:60", "", "+0100", "+01", "+1:00"]
TIMES = [
    "00:00:00", "23:59:59", "12:30:00", "08:30:06.283185", "23:59:60", "22:59:60", "24:00:00", "12:60:00", "12:00",
    "1:02:03", "12:30:61", "12:30:00.", "12:30:00,5", "05:40:07.1"
]
DAYS = [
    "2024-02-29", "2023-02-29", "2000-02-29", "1900-02-29", "2026-11-26", "2026-00-10", "2026-13-01", "2026-04-31",
    "2026-12-32", "0001-01-01", "9999-12-31", "2026-1-1", "20261126", "2026-331", "2026-W48-4", "2026-06-00"
]
UNITS = ["Y", "M", "W", "D", "H", "S"]


def samples():
    made = Sample(
        "Times/times.tsv", "times", "What a validator of JSON Schema says of RFC 3339's dates, times and durations.",
        ["jsonschema_rs"], ["format", "text", "verdict"]
    )
    for name, maker in [("date", day), ("time", time), ("date-time", moment), ("duration", duration)]:
        candidates = [maker(made.random) for _ in range(6000)]
        candidates = [text for text in candidates if text and text == text.strip()]
        for text, valid in balanced(candidates, formats.is_valid(name), 150, made.random):
            made.add(name, text, verdict(valid))
    made.explain(REASONS)
    yield made


def day(random):
    text = random.choice(
        [random.choice(DAYS), f"{random.randint(1, 9999):04}-{random.randint(0, 13):02}-{random.randint(0, 32):02}"]
    )
    return edited(text, random, list("0123456789-/.+ ٣"), 1) if random.random() < 0.3 else text


def clock(random):
    text = f"{random.randint(0, 25):02}:{random.randint(0, 61):02}:{random.randint(0, 61):02}"
    return random.choice([random.choice(TIMES), text, text + "." + str(random.randint(0, 99999))])


def zone(random):
    return random.choice(
        [random.choice(ZONES), f"{random.choice('+-')}{random.randint(0, 25):02}:{random.randint(0, 61):02}"]
    )


def time(random):
    text = clock(random) + zone(random)
    return edited(text, random, list("0123456789:.Zz+-T ٣"), 1) if random.random() < 0.3 else text


def moment(random):
    text = day(random) + random.choice(["T", "T", "T", "t", " ", "", "_"]) + clock(random) + zone(random)
    return edited(text, random, list("0123456789:.Zz+-T "), 1) if random.random() < 0.3 else text


def duration(random):
    units = [unit for unit in "YMWD" if random.random() < 0.3]
    clocked = [unit for unit in "HMS" if random.random() < 0.35]
    if random.random() < 0.1:
        random.shuffle(units)
    text = "P" + "".join(f"{random.randint(0, 400)}{unit}" for unit in units)
    if clocked or random.random() < 0.05:
        text += "T" + "".join(f"{random.randint(0, 90)}{unit}" for unit in clocked)
    return edited(text, random, list("0123PTYMWDHS.,-+ ٣"), 1) if random.random() < 0.25 else text


def is_leap_within_month(row):
    """Whether a date and time of the reference has a leap second on a day other than the last of a month."""
    text = row["text"]
    if row["format"] != "date-time" or row["verdict"] != "valid" or text[17:19] != "60":
        return False
    zone = text[19:].lstrip(".0123456789").replace("z", "+00:00").replace("Z", "+00:00")
    moment = datetime.fromisoformat(text[:10] + "T" + text[11:17] + "59" + zone).astimezone(timezone.utc)
    return (moment + timedelta(seconds=1)).day != 1


REASONS = [(is_leap_within_month, "RFC 3339 §5.7: a leap second comes at the end of a month."), ]
