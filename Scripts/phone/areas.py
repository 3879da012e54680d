"""Area codes: what may stand behind many codes is written once.

A set of prefixes may be 31020, 31021, 35020, 35021 and so on. Then it is shorter, and easier to read,
as the codes 310 and 350, and the prefixes 20 and 21 behind each of them.
"""

from collections import Counter, defaultdict

from lines import wrapped
from patterns import patterns

# How the lines of a long list of area codes begin.
LONG_CODES = "- codes: >-"

# What areas must save to be worth lists of their own, in characters.
LEAST_SAVED = 40

# What the keys and margins of an area take, in characters.
KEYS = 20

# How much each area must save, of which the best is tried out: where many small areas are split off,
# what is left may be longer than it was.
THRESHOLDS = (40, 60, 100, 200, 400, 800)

# The fewest digits of an area code, and the fewest codes of areas that are written together.
SHORTEST_CODE = 2
FEWEST_CODES = 4


def areas(words):
    """Splits prefixes, each with what is said of it, into those of areas and the others.

    Returns the others, and a list of areas: the codes, and the prefixes behind each of them.
    """
    words = sorted(words)
    plain = words, []
    shortest = min((split(words, least) for least in THRESHOLDS), key=size)
    return shortest if size(shortest) + LEAST_SAVED <= size(plain) else plain


def split(words, least):
    """Splits prefixes where each area saves some number of characters."""
    chosen = None
    while True:
        found = defaultdict(list)
        for code, behind in endings(words).items():
            found[behind].append(code)
        large = {code for behind, codes in found.items() if saved(codes, behind) >= least
                 for code in codes if chosen is None or code in chosen}
        highest = {code for code in large if not any(code[:end] in large for end in range(1, len(code)))}
        # Without what stands below others, some codes are too few.
        kept = [(sorted(set(codes) & highest), behind) for behind, codes in found.items()]
        kept = [(codes, behind) for codes, behind in kept if saved(codes, behind) >= least]
        codes = {code for codes, _ in kept for code in codes}
        if codes == chosen:
            break
        chosen = codes
    others = [(word, said) for word, said in words
              if not any(word[:end] in chosen for end in range(1, len(word)))]
    return others, [(codes, sorted(behind)) for codes, behind in sorted(kept)]


def size(parts):
    """Returns about how many characters others and areas take."""
    others, found = parts
    return written(others) + sum(KEYS + written((code, None) for code in codes) + written(behind)
                                 for codes, behind in found)


def written(words):
    """Returns how many characters words take, each group of them on lines of its own."""
    return sum(len(str(said)) + sum(len(pattern) + 1 for pattern in patterns(group))
               for said, group in grouped(words).items())


def endings(words):
    """Returns for the beginnings of words what stands behind them."""
    found = defaultdict(set)
    for word, said in words:
        for end in range(SHORTEST_CODE, len(word)):
            found[word[:end]].add((word[end:], said))
    complete = {word for word, _ in words}
    return {code: frozenset(behind) for code, behind in found.items() if code not in complete}


def saved(codes, behind):
    """Returns how many characters fewer there are if what stands behind some codes is written once."""
    if len(codes) < FEWEST_CODES:
        return 0
    codes = patterns(codes)
    endings = [ending for words in grouped(behind).values() for ending in patterns(words)]
    apart = sum(len(code) + len(ending) + 1 for code in codes for ending in endings)
    return apart - sum(len(pattern) + 1 for pattern in codes + endings)


def grouped(words):
    """Returns words by what is said of them."""
    groups = defaultdict(list)
    for word, said in words:
        groups[said].append(word)
    return dict(groups)


def named_codes(lines):
    """Gives long lists of area codes that occur several times a name.

    Returns the lines with the lists, and the lines that name them.
    """
    lists = [words_of(line) for line in lines]
    counts = Counter(words for words in lists if words)
    names = {words: f"list-{number}" for number, words in
             enumerate((words for words, count in counts.items() if count > 1), start=1)}
    before = LONG_CODES.removesuffix(">-")
    named = [line.split(LONG_CODES)[0] + before + names[words] if words in names else line
             for line, words in zip(lines, lists)]
    given = [wrapped(name, words, indent=2) for words, name in names.items()]
    return ["area-codes:", *given] if given else [], named


def words_of(line):
    """Returns the area codes of a long list, whatever its margins; none of other lines."""
    return tuple(line.split(LONG_CODES)[1].split()) if line.lstrip().startswith(LONG_CODES) else ()
