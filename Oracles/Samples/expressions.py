"""Regular expressions of ECMAScript, by V8, the engine of Chromium."""

import json

from py_mini_racer import MiniRacer

from sample import Sample, balanced, edited, verdict

ATOMS = [
    "a", "b", ".", "\\d", "\\w", "\\s", "\\b", "\\B", "^", "$", "[a-z]", "[^a-z]", "[]", "[^]", "[z-a]", "[a-\\d]",
    "[\\b]", "[\\-a]", "(a)", "(?:a|b)", "(?=a)", "(?!a)", "(?<=a)", "(?<!a)", "(?<n>a)", "\\k<n>", "\\k<m>", "\\k",
    "\\1", "\\2", "\\0", "\\00", "\\01", "\\8", "\\x41", "\\x4", "\\u0041", "\\u{41}", "\\u{110000}", "\\u12", "\\cA",
    "\\c1", "\\p{L}", "\\p{Lu}", "\\p{Script=Greek}", "\\p{sc=Grek}", "\\p{Greek}", "\\P{Nd}", "\\p{ASCII}", "\\p{}",
    "\\pL", "\\-", "\\/", "\\.", "\\a", "\\Z", "\\e", "{", "}", "]", "{1}", "|", "é", "🙂", "[🙂-🙃]", "[\\ud83d\\ude00]",
    "\\ud83d", "(?", "(?a)", "(?P<n>a)", "(?<1>a)", "(?<$n>a)", "(?<é>a)", "(?#x)", ")", "(", "[", "\\",
]
QUANTIFIERS = [
    "", "", "", "", "", "*", "+", "?", "*?", "{2}", "{2,}", "{2,3}", "{3,2}", "{,2}", "{a}", "**", "{2}{3}", "++", "??",
]

JUDGE = "try { new RegExp(text, %s); return true } catch { return false }"


def samples():
    made = Sample(
        "Computers/expressions.tsv", "expressions",
        "What V8 says of regular expressions, with the flag u and without a flag (ECMA-262, annex B).", ["mini-racer"],
        ["syntax", "text", "verdict"]
    )
    engine = MiniRacer()
    for syntax, flag in [("ecmascript", "u"), ("browsers", "")]:
        candidates = list(dict.fromkeys(expression(made.random) for _ in range(1500)))
        code = f"JSON.stringify({json.dumps(candidates)}.map(text => {{ {JUDGE % json.dumps(flag)} }}))"
        answers = json.loads(engine.eval(code))
        verdicts = dict(zip(candidates, answers, strict=True))
        for text, valid in balanced([text for text in candidates if text.strip()], verdicts.get, 250, made.random):
            made.add(syntax, text, verdict(valid))
    made.explain(REASONS)
    yield made


def expression(random):
    text = "".join(random.choice(ATOMS) + random.choice(QUANTIFIERS) for _ in range(random.randint(1, 4)))
    return edited(text, random, list("()[]{}\\*?|-:<>=!^,1au"), 1) if random.random() < 0.2 else text


REASONS = []
