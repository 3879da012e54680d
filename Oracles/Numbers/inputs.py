"""Numbers to compare: valid ones, made from examples by changes and repairs, and others one edit away."""

import string

CHECKS = 400_000  # The most calls of a reference for one rule.
CLASSES = (string.digits, string.ascii_uppercase, string.ascii_lowercase)


class Generator:
    def __init__(self, reference, examples, random):
        self.random, self.reference, self.checks = random, reference, 0
        self.verdicts = {}
        known = [text for text in dict.fromkeys([*examples, *reference.texts()]) if text and text.isascii()]
        self.seeds = [text for text in known if self.valid(text)]
        short = [self.verdicts[text][1] for text in self.seeds]
        self.bases = [text for text in dict.fromkeys(short) if len(text) > 1 and text.isascii() and self.valid(text)]
        self.bases = self.bases or self.seeds

    def judge(self, text):
        if text not in self.verdicts:
            self.checks += 1
            self.verdicts[text] = self.reference.judge(text)
        return self.verdicts[text]

    def valid(self, text):
        verdict = self.judge(text)
        return bool(verdict and verdict[0])

    def rows(self, count):
        """Returns texts with their verdicts and canonical forms, half of them valid if there are enough."""
        chosen = dict.fromkeys(self.random.sample(self.seeds, min(len(self.seeds), count // 2)))
        for text in self.random.sample(self.seeds, min(len(self.seeds), count // 20)):
            if self.valid(text) and self.valid(self.reference.written(self.verdicts[text][1])):
                chosen[self.reference.written(self.verdicts[text][1])] = None
        made = []
        while self.bases and len(chosen) < count // 2 and self.checks < CHECKS:
            pool = made if made and self.random.random() < 0.5 else self.bases
            text = self.repaired(self.changed(self.random.choice(pool), self.random.choice(pool)))
            self.checks += 1
            if text and text not in chosen:
                chosen[text] = None
                made.append(text)
        near, tries = list(dict.fromkeys([*made, *self.bases])), 0
        while near and len(chosen) < count and tries < count * 20:
            tries += 1
            text = self.edited(self.random.choice(near))
            if text.strip() and text not in chosen and self.judge(text):
                if not self.valid(text) or sum(map(self.valid, chosen)) < count // 2:
                    chosen[text] = None
        return [(text, *self.judge(text)) for text in chosen if self.judge(text)]

    def other(self, character):
        for letters in CLASSES:
            if character in letters:
                return self.random.choice(letters)
        return character

    def changed(self, text, other):
        """Replaces characters with others of their class: some, a piece, or most of them. Or takes a piece from another text."""
        letters, kind = list(text), self.random.random()
        if len(other) == len(text) and other != text and self.random.random() < 0.4:
            first, last = sorted(self.random.randrange(len(text)) for _ in range(2))
            return text[:first] + other[first:last + 1] + text[last + 1:]
        if kind < 0.4:
            places = [self.random.randrange(len(text)) for _ in range(self.random.randint(1, 3))]
        elif kind < 0.7:
            first, last = sorted(self.random.randrange(len(text)) for _ in range(2))
            places = range(first, last + 1)
        else:
            places = [place for place in range(len(text)) if self.random.random() < 0.6]
        for place in places:
            letters[place] = self.other(letters[place])
        return "".join(letters)

    def repaired(self, text):
        """Returns the text, or a valid text with one other character or two other digits, or nothing."""
        if self.valid(text):
            return text
        places = list(range(len(text)))
        self.random.shuffle(places)
        for place in [len(text) - 1] + places[:4]:
            letters = next((kind for kind in CLASSES if text[place] in kind), "")
            if place == len(text) - 1:
                letters = (letters or string.digits) + (string.ascii_uppercase if self.random.random() < 0.4 else "")
            for letter in letters:
                if self.valid(text[:place] + letter + text[place + 1:]):
                    return text[:place] + letter + text[place + 1:]
        for place in (len(text) - 2, 2, 0):
            if 0 <= place < len(text) - 1 and text[place:place + 2].isdigit():
                for number in range(100):
                    if self.valid(text[:place] + f"{number:02}" + text[place + 2:]):
                        return text[:place] + f"{number:02}" + text[place + 2:]
        return None

    def edited(self, text):
        """Changes a character, swaps two neighbors, deletes or inserts one, or cuts or doubles the end."""
        kind, place = self.random.randrange(8), self.random.randrange(len(text))
        if kind < 3:
            return text[:place] + self.other(text[place]) + text[place + 1:]
        if kind == 3:
            return text[:place] + text[place + 1:place + 2] + text[place] + text[place + 2:]
        if kind == 4:
            return text[:place] + text[place + 1:]
        if kind == 5:
            return text[:place] + self.random.choice(string.digits) + text[place:]
        if kind == 6:
            letters = string.ascii_uppercase if text[place].isdigit() else string.digits
            return text[:place] + self.random.choice(letters) + text[place + 1:]
        return text[:-1] if self.random.random() < 0.5 else text + text[-1]
