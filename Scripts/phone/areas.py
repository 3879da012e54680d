"""Area codes: what may stand behind many codes is written once.

A set of prefixes may be 31020, 31021, 35020, 35021 and so on. Then it is shorter, and easier to read,
as the codes 310 and 350, and the prefixes 20 and 21 behind each of them.
"""

from collections import defaultdict

from patterns import patterns

# How many patterns fewer make areas worth a list of their own.
LEAST_SAVED = 30


def areas(words):
    """Splits prefixes, each with what is said of it, into those of areas and the others.

    Returns the others, and a list of areas: the codes, and the prefixes behind each of them.
    """
    chosen = None
    while True:
        found = defaultdict(list)
        for code, behind in endings(words).items():
            found[behind].append(code)
        large = {code for behind, codes in found.items() if saved(codes, behind) >= LEAST_SAVED
                 for code in codes if chosen is None or code in chosen}
        highest = {code for code in large if not any(code[:end] in large for end in range(1, len(code)))}
        # Without what stands below others, some codes are too few.
        kept = [(sorted(set(codes) & highest), behind) for behind, codes in found.items()]
        kept = [(codes, behind) for codes, behind in kept if saved(codes, behind) >= LEAST_SAVED]
        codes = {code for codes, _ in kept for code in codes}
        if codes == chosen:
            break
        chosen = codes
    others = [(word, said) for word, said in words
              if not any(word[:end] in chosen for end in range(1, len(word)))]
    return others, [(codes, sorted(behind)) for codes, behind in sorted(kept)]


def endings(words):
    """Returns for the beginnings of words what stands behind them."""
    found = defaultdict(set)
    for word, said in words:
        for end in range(1, len(word)):
            found[word[:end]].add((word[end:], said))
    complete = {word for word, _ in words}
    return {code: frozenset(behind) for code, behind in found.items() if code not in complete}


def saved(codes, behind):
    """Returns how many patterns fewer there are if what stands behind some codes is written once."""
    if not codes:
        return 0
    before = len(patterns(codes))
    after = sum(len(patterns(words)) for words in grouped(behind).values())
    return before * after - before - after


def grouped(words):
    """Returns words by what is said of them."""
    groups = defaultdict(list)
    for word, said in words:
        groups[said].append(word)
    return dict(groups)
