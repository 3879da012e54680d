"""Area codes: prefixes that may follow many codes are written once.

A set of prefixes may be 31020, 31021, 35020, 35021 and so on. It is shorter and easier to read as the codes
310 and 350, with the prefixes 20 and 21 after each of them.
"""

from collections import Counter, defaultdict

from lines import wrapped
from patterns import patterns

# The beginning of the lines of a long list of area codes.
LONG_CODES = "- codes: >-"

# The characters that areas must save to be worth their own lists.
LEAST_SAVED = 40

# The characters of the keys and margins of an area.
KEYS = 20

# Candidates for the characters that each area must save. The best one is found by trying, because
# splitting off many small areas can make the rest longer.
THRESHOLDS = (40, 60, 100, 200, 400, 800)

# The fewest digits of an area code, and the fewest codes of areas that share a list.
SHORTEST_CODE = 2
FEWEST_CODES = 4


def areas(words):
    """Splits prefixes, each with its facts, into prefixes of areas and the others.

    Returns the others, and a list of areas: the codes, and the prefixes after each of them.
    """
    words = sorted(words)
    plain = words, []
    shortest = min((split(words, least) for least in THRESHOLDS), key=size)
    return shortest if size(shortest) + LEAST_SAVED <= size(plain) else plain


def split(words, least):
    """Splits prefixes into areas that each save at least a number of characters."""
    chosen = None
    while True:
        found = defaultdict(list)
        for code, behind in endings(words).items():
            found[behind].append(code)
        large = {code for behind, codes in found.items() if saved(codes, behind) >= least
                 for code in codes if chosen is None or code in chosen}
        highest = {code for code in large if not any(code[:end] in large for end in range(1, len(code)))}
        # Without the endings under other codes, some areas have too few codes.
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
    """Returns the approximate number of characters of others and areas."""
    others, found = parts
    return written(others) + sum(KEYS + written((code, None) for code in codes) + written(behind)
                                 for codes, behind in found)


def written(words):
    """Returns the number of characters of words, with each group on its own lines."""
    return sum(len(str(said)) + sum(len(pattern) + 1 for pattern in patterns(group))
               for said, group in grouped(words).items())


def endings(words):
    """Returns the endings after each beginning of words."""
    found = defaultdict(set)
    for word, said in words:
        for end in range(SHORTEST_CODE, len(word)):
            found[word[:end]].add((word[end:], said))
    complete = {word for word, _ in words}
    return {code: frozenset(behind) for code, behind in found.items() if code not in complete}


def saved(codes, behind):
    """Returns the number of characters saved if the endings of some codes are written once."""
    if len(codes) < FEWEST_CODES:
        return 0
    codes = patterns(codes)
    endings = [ending for words in grouped(behind).values() for ending in patterns(words)]
    apart = sum(len(code) + len(ending) + 1 for code in codes for ending in endings)
    return apart - sum(len(pattern) + 1 for pattern in codes + endings)


def grouped(words):
    """Returns words by their facts."""
    groups = defaultdict(list)
    for word, said in words:
        groups[said].append(word)
    return dict(groups)


def named_codes(lines):
    """Names long lists of area codes that occur several times.

    Returns the lines with the lists, and the lines that refer to them.
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
    """Returns the area codes of a long list, whatever its margins, or none for other lines."""
    return tuple(line.split(LONG_CODES)[1].split()) if line.lstrip().startswith(LONG_CODES) else ()
