"""Random texts that match a regular expression over digits."""

import re._parser as parser


def draw(pattern, random, longest=20):
    """A text that the whole pattern matches, or None for a pattern without matches."""
    if not pattern or pattern == "NA":
        return None
    return _Drawer(random).sequence(parser.parse(pattern))[:longest]


class _Drawer:
    def __init__(self, random):
        self.random = random

    def sequence(self, items):
        return "".join(self.item(str(operator), value) for operator, value in items)

    def item(self, operator, value):
        if operator == "LITERAL":
            return chr(value)
        if operator == "IN":
            return self.one_of(value)
        if operator == "BRANCH":
            return self.sequence(self.random.choice(value[1]))
        if operator == "SUBPATTERN":
            return self.sequence(value[3])
        if operator == "MAX_REPEAT":
            least, most, items = value
            most = min(int(most), least + 3)
            return "".join(self.sequence(items) for _ in range(self.random.randint(least, most)))
        if operator in ("ASSERT", "ASSERT_NOT", "AT", "GROUPREF"):
            return ""
        raise ValueError(operator)

    def one_of(self, members):
        choices = []
        for operator, value in members:
            name = str(operator)
            if name == "LITERAL":
                choices.append(chr(value))
            elif name == "RANGE":
                choices.extend(chr(code) for code in range(value[0], value[1] + 1))
            elif name == "CATEGORY":
                choices.extend("0123456789")
        return self.random.choice(choices)
