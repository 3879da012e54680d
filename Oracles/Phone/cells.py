"""Lines of cells separated by tabs. A backslash escapes characters that a line can't contain."""

ESCAPES = {"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"}


def line(values):
    return "\t".join("".join(ESCAPES.get(letter, letter) for letter in cell or "") for cell in values)


def split(text):
    plain = {"t": "\t", "n": "\n", "r": "\r", "\\": "\\"}
    found = []
    for cell in text.split("\t"):
        letters, rest = [], iter(cell)
        for letter in rest:
            letters.append(plain[next(rest)] if letter == "\\" else letter)
        found.append("".join(letters))
    return found


def write(path, rows):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            file.write(line(row) + "\n")


def read(path):
    with open(path, encoding="utf-8", newline="\n") as file:
        return [split(text.rstrip("\n")) for text in file]
