"""Compares answers with expectations, and prints the differences."""

from collections import Counter

import explained


def compare(title, fields, rows, answers, report, shown=15):
    """Prints the agreement for each field and category, and adds every difference to the report.

    A row is (category, *input, *expected), and an answer has the values of the fields. Returns the number
    of rows that differ.
    """
    width = len(fields)
    wrong, places, reasons, differing = Counter(), Counter(), Counter(), 0
    totals = Counter(row[0] for row in rows)
    examples = []
    if len(rows) != len(answers):
        raise SystemExit(f"{title}: {len(rows)} inputs, {len(answers)} answers")
    for row, answer in zip(rows, answers):
        expected = row[-width:]
        if expected == answer:
            continue
        reason = explained.reason(expected, answer)
        if reason:
            reasons[reason] += 1
            continue
        differing += 1
        places[row[0]] += 1
        for field, one, other in zip(fields, expected, answer):
            if one != other:
                wrong[field] += 1
                examples.append(f"{row[0]}\t{row[1:-width]!r}\t{field}: {one!r} expected, {other!r} found")
    print(f"\n{title}: {len(rows):,} inputs, {len(rows) - differing:,} agree in every field "
          f"({100 * (len(rows) - differing) / len(rows):.3f} %)")
    for reason, count in reasons.items():
        print(f"  {count} of these are explained: {reason}")
    for field in fields:
        print(f"  {field:15} {100 * (len(rows) - wrong[field]) / len(rows):8.3f} %  {wrong[field]:7,} differ")
    parts_total, parts_wrong = Counter(), Counter()
    for category, count in totals.items():
        for part in category.split("+"):
            parts_total[part] += count
            parts_wrong[part] += places[category]
    print("  by category:")
    for part, count in sorted(parts_total.items()):
        print(f"    {part:30} {100 * (count - parts_wrong[part]) / count:8.3f} %  of {count:7,}")
    for example in examples[:shown]:
        print("  " + example)
    report.extend(f"{title}\t{example}" for example in examples)
    return differing
