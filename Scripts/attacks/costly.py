"""Patterns that are slow in backtracking matchers, with the texts that make them slow."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST = 65_000  # bytes of a value, below the limit of 64 KiB


@dataclass(frozen=True)
class Costly:
    """A pattern, and the beginning, the repeated part and the end of a value that makes it slow."""

    name: str
    pattern: str
    unit: str = "a"
    end: str = "!"
    start: str = ""

    def values(self) -> list[str]:
        """A short value, a value of two thousand bytes, and the longest value."""
        size = len(self.unit.encode())
        rest = LONGEST - len((self.start + self.end).encode())
        counts = sorted({max(1, 40 // size), max(1, min(2_000, rest) // size), max(1, rest // size)})
        return [self.start + self.unit * count + self.end for count in counts]


def _alternatives(count: int) -> str:
    return "|".join(f"word{number:05}" for number in range(count))


PATTERNS = [
    # Repetitions of repetitions.
    Costly("nested plus", "(a+)+"),
    Costly("nested star", "(a*)*b"),
    Costly("nested plus and star", "(a+)*$"),
    Costly("nested three times", "((a+)+)+b"),
    Costly("nested lazily", "(a+?)+?b"),
    Costly("nested of a class", "([a-zA-Z]+)*"),
    Costly("nested of words", r"(\w+\s?)*", "ab "),
    Costly("nested of words at the end", r"^(\w+\s?)+$", "word "),
    Costly("overlapping alternatives", "(a|aa)+"),
    Costly("overlapping alternatives and a tail", "(a|a?)+b"),
    Costly("the same alternatives", "(?:a|a|a|a)*b"),
    Costly("an optional and a star", "(a?){60}a{60}"),
    Costly("dots", "(.*)(.*)(.*)(.*)(.*)x"),
    Costly("dots in a repetition", "(.*)*x"),
    Costly("a dot and a class", r"(.*?,){12}P", "1,"),
    Costly("commas", r"^(([^,]*),){25}x$", ",", "!"),
    Costly("a list of numbers", r"^(\d+,?)+$", "1"),
    Costly("blanks around", r"^\s+|\s+$", " ", "x"),
    Costly("spaces before the end", r".*\s+x", " "),
    Costly("two kinds of spaces", r"(\s|\t)+x", "\t"),
    # Patterns from real programs.
    Costly("an address", r"^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$"),
    Costly("an address of OWASP", r"^(([a-z])+.)+[A-Z]([a-z])+$"),
    Costly("an address of RFC 822", r"^(?:[^\s@]+\.?)+@(?:[a-z0-9-]+\.)+[a-z]{2,}$", "a."),
    Costly("a web address", r"^(https?://)?([\da-z.-]+)\.([a-z.]{2,6})([/\w .-]*)*/?$", "/a", "\n", "a.bc"),
    Costly("a name of a host", r"^(([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])\.)*([A-Za-z0-9]|[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9])$", "a", "_"),
    Costly("Cloudflare, July 2019", r"(?:(?:\"|'|\]|\}|\\|\d|(?:nan|infinity|true|false|null|undefined|symbol|math)|`|-|\+)+[)]*;?((?:\s|-|~|!|\{\}|\|\||\+)*.*(?:.*=.*)))", "x=", "x"),
    Costly("Stack Overflow, July 2016", r"[\s\u200c]+|.*[\s\u200c]+$", " ", "x"),
    Costly("a colour", r"^(#?([a-f0-9]{2}){3})+$", "a", "g"),
    Costly("a date", r"^(\d{4}-?)*(\d{2}-?)*(\d{2})*$", "1"),
    Costly("a float", r"^[-+]?(\d+\.?\d*|\.\d+)*([eE][-+]?\d+)?$", "1"),
    Costly("markup", r"<(?:\"[^\"]*\"['\"]*|'[^']*'['\"]*|[^'\">])+>", "<a ", "\n"),
    Costly("a comment of C", r"/\*(?:.|\n)*?\*/", "*", "", "/"),
    Costly("quoted text", r"\"(?:[^\"\\]|\\.)*\"", "\\a", "", "\""),
    Costly("moment.js", r"^(D[oD]?(\[[^\[\]]*\]|\s+)+MMMM?)$", "D[a]"),
    Costly("semver", r"^v?(\d+)\.(\d+)\.(\d+)(?:-((?:\d+|\d*[a-z-][a-z0-9-]*)(?:\.(?:\d+|\d*[a-z-][a-z0-9-]*))*))?$", "0.", "!", "1.1.1-"),
    Costly("a path", r"^(/?[\w.-]+)+/?$", "a"),
    Costly("a table", r"^(\|[^|]*)+\|$", "|a"),
    Costly("a user agent", r"^(.+?)/([\d.]+)\s*(\(.*?\))*\s*(.*)$", "(", "x"),
    Costly("base64", r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "aaaa"),
    Costly("a vowel somewhere", r"(.*[aeiou].*){8}", "a", ""),
    # Counts.
    Costly("a count of counts", "(a{1,30}){1,30}b"),
    Costly("a large count", "a{900}b"),
    Costly("an open count", "(a{2,}){3,}b"),
    Costly("a count of alternatives", "(?:a|ab|abc){1,200}x", "ab"),
    Costly("a count of classes", r"[a-z]{1,800}[a-z]{1,800}\d"),
    Costly("a count of dots", "(?:.{1,50}){1,20}x"),
    Costly("counts of counts of counts", "(((a{1,8}){1,8}){1,8})b"),
    Costly("optional things", "a?" * 200 + "a" * 200),
    Costly("a count that is refused", "(a{1000}){1000}"),
    Costly("a count of an empty text", "(?:a{0,300}){300}b"),
    # Alternatives.
    Costly("a thousand words", f"(?:{_alternatives(900)})*", "word00899"),
    Costly("words with the same beginning", f"(?:{'|'.join('a' * n for n in range(1, 100))})+b"),
    Costly("words with the same end", f".*(?:{'|'.join(f'{n}aaaa' for n in range(200))})"),
    Costly("alternatives without case", f"(?i)(?:{_alternatives(300)})+", "WORD00001"),
    Costly("alternatives of classes", "(?:" + "|".join(rf"[a-{chr(98 + n)}]+" for n in range(24)) + ")+!!"),
    Costly("alternatives of dots", "(?:.a|a.|..)+b"),
    # Unicode.
    Costly("letters of all scripts", r"(\p{L}+\p{M}*)+", "é"),
    Costly("letters and marks", r"(?:\p{L}\p{M}*|\p{M})+x", "e\u0301"),
    Costly("classes that overlap", r"(?:[\p{L}\p{N}]|[\p{Ll}_]|\w)+-", "ß"),
    Costly("differences of classes", r"(?:[[\p{L}]--[a-c]]|[\p{L}&&[\p{Latin}]])+!!", "d"),
    Costly("scripts", r"(?:\p{Han}+|\p{Hiragana}+|[\p{Han}\p{Hiragana}])+x", "山あ"),
    Costly("names of characters", r"(?:\N{LATIN SMALL LETTER A}+)+b"),
    Costly("case beyond ASCII", r"(?i)(?:ſ|s|ß|K|k|İ)+x", "ſK"),
    Costly("astral characters", r"(?:[\x{1F600}-\x{1F64F}]+)+x", "😀"),
    Costly("everything", r"(?:[\x{0}-\x{10FFFF}]*)*x", "a"),
    Costly("Unicode words", r"(?:\w+\W?)*\d", "ж"),
    # Lookahead at the start, which the linear matcher supports.
    Costly("look-aheads of a password", r"(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w]).{8,}"),
    Costly("look-aheads with nested counts", r"(?=(a+)+b)(?!(a|aa)+c).*"),
    Costly("ten look-aheads", "".join(rf"(?=.*{chr(97 + n)})" for n in range(10)) + ".*"),
    Costly("look-aheads that are refused", "(?!.*(.+)(.+)(.+)x)" * 8 + ".*"),
    # Patterns that are refused, because no automaton can match them.
    Costly("back-references", r"(a*)(a*)(a*)\1\2\3b"),
    Costly("a prime number", r"(?!(aa+)\1+$)a*!!"),
    Costly("look-ahead in a repetition", "(?:(?=.*b)a)*b"),
    Costly("look-aheads in look-aheads", "(?:(?=(?=(?=.*).*).*)a)*b"),
    Costly("four hundred look-aheads", "(?:" + "(?=.*)" * 400 + "a)*b"),
    Costly("an empty look-ahead", "(?:(?=){500}){500}b"),
    Costly("look-behind of alternatives", "(?:a(?<=a|aa|aaa|aaaa))*b"),
    Costly("atomic groups in a repetition", "(?:(?>a*)a?)*b"),
    Costly("possessive sets", "(?:[a-z]*+|a)*[0-9]"),
    Costly("word boundaries in a repetition", r"(?:a\b|a\B)*b"),
    Costly("grapheme clusters of families", r"\X*b", "👩\u200d"),
    Costly("line breaks", r"(?:\R|\r|\n)*b", "\r\n"),
    # Patterns that aren't refused.
    Costly("look-ahead at the start, and nested counts after it", "(?=.*b)(?:(?:a+)+)+b"),
    Costly("a set scan", r"(?:[^x]*[^y]*)*z"),
    Costly("an empty loop", "(?:(?:){1000}){1000}b"),
    Costly("case that folds to two letters", r"(?i)(?:ß|ss|s)*x", "ß"),
    Costly("an end in a repetition", r"(?:.*$)?b", "a\n"),
]
