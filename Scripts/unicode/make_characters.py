"""Makes the characters that ICU 72 lacks: Scripts/unicode/make_characters.py [--check] FILE

ICU 72 has Unicode 15.0. Each character that later versions added gets a stand-in: a character of
Unicode 15.0 with the same properties, apart from the script. So the file says everything about a
character with the range of its neighbors, a stand-in and its scripts. Digits have a stand-in with
the same value.
"""

import sys

import regex
import regex._regex_core
import unicodedata2
import unicodedataplus

from made import finish

HEAD = """\
// The characters that Unicode has added since version 15.0, up to version {version}, {date}.
//
// Written by Scripts/unicode-data from the packages regex {regex}, unicodedata2 {unicodedata2} and
// unicodedataplus of PyPI. Unicode License v3, https://www.unicode.org/license.txt: see NOTICE.
//
// Columns: first and last character, stand-in, Script, Script_Extensions.

#include "NewerUnicode.hpp"

namespace cicu {{

const NewerRange newer_ranges[] = {{
"""
MIDDLE = """\
}};

const size_t newer_range_count = sizeof newer_ranges / sizeof *newer_ranges;

// Scripts of these characters that ICU 72 has no name for.
const NewerScript newer_scripts[] = {{
{scripts}}};

const size_t newer_script_count = sizeof newer_scripts / sizeof *newer_scripts;

const uint8_t newest_unicode_version = {major};

}}  // namespace cicu
"""
DATES = {"18.0.0": "2026-09-15"}

# Binary properties, the ones that matter most first. If no older character has the same ones, the
# last of them are ignored.
BINARY = """
Default_Ignorable_Code_Point Prepended_Concatenation_Mark Emoji Emoji_Presentation Extended_Pictographic
Emoji_Modifier_Base Alphabetic Uppercase Lowercase ID_Start ID_Continue XID_Start XID_Continue Ideographic
Unified_Ideograph Grapheme_Extend Grapheme_Base Grapheme_Link Math Dash Quotation_Mark Sentence_Terminal
Terminal_Punctuation Cased Case_Ignorable Bidi_Mirrored Soft_Dotted Pattern_Syntax Logical_Order_Exception
IDS_Binary_Operator IDS_Unary_Operator Modifier_Combining_Mark Extender Diacritic
""".split()
JOINING = "U D R L C T".split()
# Scripts with a code in ISO 15924 before Unicode had them, by their names in PropertyValueAliases.
NAMES = {
    "Berf": "Beria_Erfe", "Gara": "Garay", "Gukh": "Gurung_Khema", "Jurc": "Jurchen", "Krai": "Kirat_Rai",
    "Onao": "Ol_Onal", "Pcun": "Proto_Cuneiform", "Seal": "Seal", "Sidt": "Sidetic", "Sunu": "Sunuwar",
    "Tayo": "Tai_Yo", "Todr": "Todhri", "Tols": "Tolong_Siki", "Tutg": "Tulu_Tigalari",
}


def characters():
    """Returns the assigned characters of Unicode 15.0, and those that newer versions added."""
    every = [code for code in range(0x110000) if not 0xD800 <= code <= 0xDFFF]
    old = {code for code in every if unicodedataplus.category(chr(code)) != "Cn"}
    return sorted(old), [code for code in every if code not in old and unicodedata2.category(chr(code)) != "Cn"]


def having(property_, value, codes):
    pattern = regex.compile(rf"\p{{{property_}={value}}}")
    return {code for code in codes if pattern.match(chr(code))}


def keys(codes):
    """Returns the properties of each character, apart from scripts, the ones that matter most first."""
    binary = [having(name, "Yes", codes) for name in BINARY]
    joining = {code: value for value in JOINING for code in having("Joining_Type", value, codes)}
    found = {}
    for code in codes:
        character = chr(code)
        decomposition = unicodedata2.decomposition(character)
        kind = decomposition.split()[0] if decomposition.startswith("<") else bool(decomposition)
        found[code] = (
            unicodedata2.category(character), unicodedata2.bidirectional(character), unicodedata2.combining(character),
            joining.get(code), kind, unicodedata2.normalize("NFKC", character) != character,
            *(code in members for members in binary),
        )
    return found


def scripts(codes, property_):
    """Returns the codes of ISO 15924 of each character's scripts."""
    found = {code: [] for code in codes}
    for name in regex._regex_core.PROPERTIES["SCRIPT"][1]:
        if len(name) == 4 and name != "QAAI":
            for code in having(property_, name, codes):
                found[code].append(name.capitalize())
    return {code: sorted(names) for code, names in found.items()}


class StandIns:
    """Older characters by their properties and script."""

    def __init__(self, old):
        properties = keys(old)
        aliases = unicodedataplus.property_value_aliases["script"]
        self.known = {}
        for code in old:
            # Rules treat ASCII in ways of their own.
            if code < 0x80:
                continue
            name = unicodedataplus.script(chr(code))
            script = aliases.get(name, [name])[0]
            # A stand-in for a digit is a zero, and the other digits follow it.
            if unicodedata2.category(chr(code)) == "Nd" and unicodedata2.decimal(chr(code)) != 0:
                continue
            for key in self.wishes(properties[code]):
                self.known.setdefault((key, script), code)
                self.known.setdefault((key, None), code)

    @staticmethod
    def wishes(properties):
        """Yields all of the properties, then fewer and fewer, at last without the direction."""
        for kept in (properties, (properties[0], None, *properties[2:])):
            for length in range(len(properties), 3, -1):
                yield kept[:length]

    def find(self, properties, script):
        for key in self.wishes(properties):
            for wanted in (script, None):
                found = self.known.get((key, wanted))
                if found is not None:
                    return found
        sys.exit(f"no older character is like one with {properties}")


def ranges(old, new):
    """Yields ranges of characters with the same properties and scripts."""
    stand_ins, properties = StandIns(old), keys(new)
    script, extensions = scripts(new, "Script"), scripts(new, "Script_Extensions")
    first = None
    for code, following in zip(new, [*new[1:], None]):
        first = code if first is None else first
        key = (properties[code], script[code], extensions[code])
        # Each range of digits begins with a zero.
        continues = following == code + 1 and key == (properties[following], script[following], extensions[following]) \
            and unicodedata2.decimal(chr(following), None) != 0
        if not continues:
            yield first, code, stand_ins.find(properties[code], script[code][0]), script[code][0], extensions[code]
            first = None


def made(_):
    old, new = characters()
    rows = list(ranges(old, new))
    version = unicodedata2.unidata_version
    text = HEAD.format(version=version, date=DATES[version], regex=regex.__version__, unicodedata2=version)
    for first, last, stand_in, script, extensions in rows:
        text += f'    {{0x{first:04X}, 0x{last:04X}, 0x{stand_in:04X}, "{script}", "{" ".join(extensions)}"}},\n'
    lines = "".join(f'    {{"{code}", "{name}"}},\n' for code, name in sorted(NAMES.items()))
    return text + MIDDLE.format(scripts=lines, major=version.split(".")[0])


if __name__ == "__main__":
    finish(sys.argv[1:], made)
