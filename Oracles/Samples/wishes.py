"""The language for awkward wishes: an independent reader of CLDR's data in Babel, compared with langcodes.

The rules are those of Languages.md and UTS #35, part 1: canonical tags (§3.2.1), likely subtags (§4.3), parents
(§4.1.1). Names as in POSIX are wishes, too.
"""

import re

from babel.core import get_global
from langcodes import closest_match, tag_distance
from langcodes.data_dicts import LANGUAGE_REPLACEMENTS

from sample import Sample, asked
from wishlist import SHIPPED, WIDE, WISHES

ALIASES = get_global("language_aliases")
REGIONS = get_global("territory_aliases")
LIKELY = get_global("likely_subtags")
PARENTS = get_global("parent_exceptions")
MODIFIERS = {"latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"}
LONGEST = 120
TAG = re.compile(
    r"([a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-([a-z]{4}))?(?:-([a-z]{2}|[0-9]{3}))?"
    r"((?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*)(?:-[0-9a-wyz](?:-[a-z0-9]{2,8})+)*(?:-x(?:-[a-z0-9]{1,8})+)?"
)


def samples():
    made = Sample(
        "Locales/awkward.tsv", "wishes",
        "The language for a wish, of those to be shipped and of seventy-five; empty if it is only the source, en.",
        ["Babel", "langcodes"], ["wish", "shipped", "wide"]
    )
    for wish in WISHES:
        answers = [answer(wish, supported) for supported in (SHIPPED, WIDE)]
        others = [langcodes_answer(wish, supported) for supported in (SHIPPED, WIDE)]
        made.add(wish, *answers, because="" if answers == others else reason(wish, answers, others))
    yield made


def answer(wish, supported):
    """Returns the first supported locale of those that readers of the wish can read."""
    wished = read(wish)
    return next((tag(locale) for locale in readable(wished, list(map(read, supported)))), "") if wished else ""


def readable(wished, supported):
    own = chain(wished)
    for ancestor in own:
        if ancestor in supported:
            yield ancestor
        siblings = [one for one in supported if one not in own and ancestor in chain(one) and is_readable(one, wished)]
        yield from sorted(siblings, key=lambda one: tag_distance(tag(wished), tag(one)))
    yield from (one for one in supported if is_readable(one, wished))


def is_readable(one, other):
    return norwegian(one) == norwegian(other) and likely(*one[:3])[1] == likely(*other[:3])[1]


def norwegian(locale):
    return "no" if locale[0] in ("nb", "nn") else locale[0]


def tag(locale):
    return "-".join(part for part in (*locale[:3], *locale[3]) if part)


def read(wish):
    """Returns the canonical language, script, region and variants; None if they aren't a tag."""
    wish = wish.strip(" \t")
    if len(wish.encode()) > LONGEST:
        return None
    name, _, modifier = wish.partition("@")
    name = name.partition(".")[0]
    text = name.replace("_", "-").lower()
    if text == "no-no-ny":
        return "nn", None, "NO", ()
    text = LANGUAGE_REPLACEMENTS.get(text, text).lower()
    found = TAG.fullmatch(text)
    if not found or name in ("C", "POSIX") or text == "root":
        return None
    script = found[2] or MODIFIERS.get(modifier)
    variants = tuple(part for part in found[4].split("-") if part and part != "posix")
    return canonical(found[1].split("-")[-1], script and script.title(), found[3] and found[3].upper(), variants)


def canonical(language, script, region, variants):
    replaced = ALIASES.get(language, language).split("_")
    for part in replaced[1:]:
        if len(part) == 4:
            script = script or part
        else:
            region = region or part
    language = replaced[0]
    if region in REGIONS:
        usual = likely(language, script, None)[2]
        region = usual if usual in REGIONS[region] else REGIONS[region][0]
    if language == "und" and (script or region):
        language = likely(language, script, region)[0]
    if script and region and script == likely(language, None, region)[1] == likely(language, None, None)[1]:
        script = None
    return language, script, region, variants


def likely(language, script, region):
    """Adds likely subtags."""
    script = None if script == "Zzzz" else script
    region = None if region == "ZZ" else region
    keys = [(language, script, region), (language, region), (language, script), (language, ), ("und", script)]
    if language == "und":
        keys.append(("und", ))
    found = next((LIKELY[key] for key in ("_".join(filter(None, key)) for key in keys) if key in LIKELY), None)
    full = found.split("_") if found and (language == "und" or found.startswith(language + "_")) else [language, "", ""]
    return full[0] if language == "und" else language, script or full[1], region or full[2]


def chain(locale):
    """Returns the locale and its parents, without the root."""
    found = []
    while locale and locale[0] != "und":
        found.append(locale)
        locale = parent(*locale)
    return found


def parent(language, script, region, variants):
    explicit = PARENTS.get("_".join(filter(None, (language, script, region)))) if not variants else None
    if explicit:
        return None if explicit == "root" else read(explicit)
    if variants:
        return language, script, region, variants[:-1]
    usual = likely(language, None, None)[1]
    if region:
        implied = script or likely(language, None, region)[1]
        return (language, script, None, ()) if script or implied == usual else (language, implied, region, ())
    return (language, None, None, ()) if script == usual else None


def langcodes_answer(wish, supported):
    best = asked(closest_match, wish, supported)
    return "" if best is None or best[0] == "und" else best[0]


def reason(wish, answers, others):
    """Says why langcodes answers something else."""
    wished = read(wish)
    if wished is None:
        return f"LocaleIdentifier: a tag has at most {LONGEST} bytes."
    if wish != wish.strip(" \t"):
        return "RFC 9110 §5.6.1.2: spaces around an item of a list aren't part of it."
    if asked(closest_match, wish, WIDE) is None:
        return "Languages.md: a name as in POSIX is a wish, too."
    for mine, other in ((read(mine), read(other)) for mine, other in zip(answers, others) if mine != other):
        if mine and norwegian(mine) != norwegian(wished):
            return "UTS #35, part 1, §4.1.1: this parent is in another language."
        if other and norwegian(other) != norwegian(wished):
            return "Languages.md: a neighboring language isn't the reader's own."
        if other and not is_readable(other, wished):
            return "Languages.md: a text in another script is in another language."
        if not other and wished[1] == "Zzzz":
            return "UTS #35, part 1, §4.3: Zzzz is an unknown script, so the likely one is meant."
        if not other:
            return "UTS #35, part 1, §4.1.1: without its region and usual script, the wish is the language."
    return "Languages.md: parents come first, unless a sibling has a closer parent."
