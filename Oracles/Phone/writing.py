"""Written forms of a number's digits: prefixes, separators, scripts, extensions and garbage."""

import texts

SEPARATORS = [" ", "-", ".", "/", "(", ")", " - ", "  ", "\u00a0", "\u2010", "\u2011", "\u2012", "\u2013",
              "\u2014", "\u2015", "\u2212", "\u30fc", "\uff0d", "\uff0e", "\uff0f", "\u00ad", "\u200b",
              "\u2060", "\u3000", "\uff08", "\uff09", "\uff3b", "\uff3d", "[", "]", "~", "\u2053", "\u223c",
              "\uff5e", "x", "*", ",", ";", ":", "_", "\t", "\u202f", "\u00b7", "#", "xx", "+"]
COMMON = [" ", "-", ".", "/", " ", "-", "(", ")", " - ", "\u00a0"]
SCRIPTS = {"full-width": 0xFF10, "arabic-indic": 0x660, "extended-arabic-indic": 0x6F0, "devanagari": 0x966,
           "bengali": 0x9E6, "thai": 0xE50, "khmer": 0x17E0, "mathematical": 0x1D7CE, "adlam": 0x1E950,
           "nko": 0x7C0, "tibetan": 0xF20, "fullwidth-bold": 0x1D7EC}
LABELS = ["ext", "ext.", "Ext:", "EXT", "extension", "extensión", "extensio\u0301n", "Extn", "xtn", "xt",
          "extensi", "extensio", "exten", "x", "X", "#", "~", "int", "INT", "int.", "доб", "ДОБ", "доб.", "anexo",
          "Anexo", "ｅｘｔ", "ｅｘｔｎ", "ｘｔ", "ｘｔｎ", "ｘ", "＃", "～", "ｉｎｔ", ",", ",,", ",,,", ";", ";ext=", ";EXT=", "poste"]
BEFORE_LABEL = ["", " ", "  ", ", ", "\u00a0", "\t", ",", " ,", "-", ";"]
AFTER_LABEL = ["", " ", ".", ". ", ": ", ":", "．", "-", ", ", "\t", "\u00a0", ".-", "=", " . "]
BEFORE = ["Tel: ", "tel:", "☎", "(", "\"", " ", "\ufeff", "\u202a", "\u200e", "Call ", "[", "++", "＋", "*", "#", "-",
          "Fax. ", "x", "abc", "\n", "TEL:", "+ ", "²", "٫"]
AFTER = [" ", ".", "\n", " (home)", "abc", "?", "/1", "\u202c", "#", ")", " x", "/x12", "\\x12", "/ x99", " or so",
         "*", ";", ",", "-", "_", "é", "ⅷ", "²", "½", "…", " +", "\u0301", ";isub=12", ";foo=bar", "\u200d"]
CONTEXTS = ["+{code}", "+{code}", "+1", "+44-20", "+{code}.(2)", "example.com", "www.example.org", "a-b.c1", "example.com.",
            "", "+", "1.2", "-a.com", "a..b", "+x", "{code}", "+٤٤", "a.b-", "exa_mple.com", "+{code};isub=12",
            "+{code};ext=3", "+44 20", "3com", "com3", "a--b.c", "é.com"]
LETTERS = {"2": "ABCabc", "3": "DEFdef", "4": "GHIghi", "5": "JKLjkl", "6": "MNOmno", "7": "PQRSpqrs",
           "8": "TUVtuv", "9": "WXYZwxyz"}


class Writing:
    def __init__(self, random, names):
        self.random = random
        self.names = names

    def chance(self, share):
        return self.random.random() < share

    def write(self, region, context, digits, category):
        random = self.random
        if self.chance(0.04):
            category.append("uri-context")
            return self.uri(region, digits)
        text, form = self.prefixed(region, context, digits)
        category.append(form)
        if self.chance(0.06):
            category.append("vanity")
            text = self.vanity(text)
        if self.chance(0.45):
            category.append("separated")
            text = self.separated(text)
        if self.chance(0.16):
            category.append("extension")
            text += self.extension()
        if self.chance(0.08):
            script = random.choice(sorted(SCRIPTS))
            category.append(script)
            share = random.choice([1, 1, 1, 0.5])
            text = self.in_script(text, script, share)
        if self.chance(0.08):
            category.append("before")
            text = random.choice(BEFORE) + text
        if self.chance(0.08):
            category.append("after")
            text += random.choice(AFTER)
        return text

    def prefixed(self, region, context, digits):
        """The digits with the prefix that people dial before them, and the name of that form."""
        random, metadata = self.random, region.metadata
        prefix = metadata.national_prefix or "0"
        match random.randrange(12):
            case 0 | 1:
                return digits, "bare"
            case 2 | 3:
                return prefix + digits, "national"
            case 4:
                drawn = texts.draw(metadata.national_prefix_for_parsing, random) or prefix
                return drawn + digits, "dialled"
            case 5 | 6:
                return f"+{region.code}{digits}", "plus"
            case 7:
                return random.choice([f"+{region.code}{prefix}{digits}", f"+{region.code}(0){digits}",
                                      f"＋{region.code}{digits}", f"++{region.code}{digits}",
                                      f"+ {region.code} {digits}", f"+{prefix}{digits}"]), "plus-variant"
            case 8:
                return f"{region.code}{digits}", "code"
            case 9:
                dialled = self.international_prefix(context) or "00"
                return f"{dialled}{region.code}{digits}", "international-prefix"
            case 10:
                dialled = self.international_prefix(context) or "011"
                return random.choice([f"{dialled}{digits}", f"{dialled} {region.code} {prefix}{digits}",
                                      f"+{dialled}{region.code}{digits}", f"{region.code}{prefix}{digits}",
                                      f"00{region.code}{digits}"]), "international-prefix-variant"
            case _:
                return f"tel:+{region.code}-{digits}", "uri"

    def international_prefix(self, context):
        from phonenumbers import PhoneMetadata
        metadata = PhoneMetadata.metadata_for_region(context, None) if context else None
        return texts.draw(metadata.international_prefix, self.random) if metadata else None

    def uri(self, region, digits):
        random = self.random
        context = random.choice(CONTEXTS).format(code=region.code)
        start = random.choice(["tel:", "tel:", "", "TEL:", "call tel:", "tel:("])
        extra = random.choice(["", "", "", ";ext=12", ";isub=12345", " ext 9", "-"])
        after = random.choice(["", "", "", ";ext=34", ";foo=bar", ";phone-context=+1"])
        middle = self.separated(digits) if self.chance(0.3) else digits
        return f"{start}{middle}{extra};phone-context={context}{after}"

    def vanity(self, text):
        start = max(0, len(text) - self.random.randint(2, 8))
        return text[:start] + "".join(
            self.random.choice(LETTERS[letter]) if letter in LETTERS and self.chance(0.9) else letter
            for letter in text[start:])

    def separated(self, text):
        random = self.random
        kinds = COMMON if self.chance(0.7) else SEPARATORS
        share = random.choice([0.1, 0.2, 0.3, 0.5])
        return "".join(letter + (random.choice(kinds) if self.chance(share) else "") for letter in text)

    def extension(self):
        random = self.random
        length = random.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 16, 19, 20, 21])
        digits = "".join(random.choice("0123456789") for _ in range(length))
        if self.chance(0.1):
            return random.choice([" ", "-", " - ", ""]) + digits[:7] + "#"
        return (random.choice(BEFORE_LABEL) + random.choice(LABELS) + random.choice(AFTER_LABEL) + digits
                + ("#" if self.chance(0.1) else ""))

    def in_script(self, text, script, share):
        return "".join(chr(SCRIPTS[script] + int(letter)) if letter in "0123456789" and self.chance(share) else letter
                       for letter in text)

    def garbage(self):
        alphabet = "0123456789" * 3 + "+-() .x/~#*,;:=abcAZ" + "\u02bcªⅷ²½漢ñſK_＋０９\u0660\u200b\u00ad\u30fc\U0001d7d8\U0001f600é"
        words = ["ext", "tel:", ";phone-context=", ";isub=", ";ext=", "доб", "anexo", "int", "\\x", "/x"]
        parts = [self.random.choice(words) if self.chance(0.06) else self.random.choice(alphabet)
                 for _ in range(self.random.randint(0, 24))]
        return "".join(parts) if self.chance(0.97) else "".join(parts) * self.random.choice([10, 20, 40])
