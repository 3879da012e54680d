"""Texts that could act on a terminal, and the places in files where a stranger can write them."""

from __future__ import annotations

import json

# Each text begins and ends with ¤, so that a sequence of the command's own can be distinguished.
TEXTS = {
    "an escape sequence": "a\x1b[2Jb",
    "a color": "a\x1b[31mb\x1b[0m",
    "the title of a window": "a\x1b]0;owned\x07b",
    "a link": "a\x1b]8;;https://evil.example\x1b\\bank.example\x1b]8;;\x1b\\b",
    "the clipboard": "a\x1b]52;c;cm0gLXJm\x07b",
    "an answer of the terminal": "a\x1b[6n\x1bP$qm\x1b\\b",
    "a reset": "a\x1bcb",
    "an escape at the end": "ab\x1b",
    "an 8-bit escape sequence": "a\x9b2Jb",
    "an 8-bit link": "a\x9d8;;https://evil.example\x9cb",
    "all of C1": "a" + "".join(map(chr, range(0x80, 0xA0))) + "b",
    "all of C0": "a" + "".join(map(chr, range(0x01, 0x20))) + "b",
    "a null": "a\x00b",
    "a bell": "a\x07b",
    "backspaces": "invalid\b\b\b\b\b\b\bvalid",
    "deletes": "a\x7f\x7fb",
    "a line feed": "a\nforged.yaml:1:1: error: forged",
    "a carriage return": "a\rforged.yaml:1:1: error: forged",
    "both": "a\r\nforged.yaml:1:1: error: forged",
    "a vertical tab": "a\vforged.yaml:1:1: error: forged",
    "a form feed": "a\fforged.yaml:1:1: error: forged",
    "a next line": "a\x85forged.yaml:1:1: error: forged",
    "a line separator": "a\u2028forged.yaml:1:1: error: forged",
    "a paragraph separator": "a\u2029forged.yaml:1:1: error: forged",
    "separators of records": "a\x1cb\x1dc\x1ed\x1fe",
    "shift out": "a\x0eb\x0fc",
    "an override": "a\u202egnp.exe",
    "an override to the right": "a\u202dgnp.exe",
    "an embedding": "a\u202bgnp.exe",
    "an embedding that ends": "a\u202agnp\u202c.exe",
    "an end without a beginning": "a\u2069b\u202cc",
    "an isolate that never ends": "a\u2067b",
    "isolates in isolates": "a\u2066b\u2067c\u2068d\u2069e",
    "an isolate that ends in another line": "a\u2068b\nc\u2069d",
    "an isolate around an override": "a\u2068b\u202ec\u2069d",
    "letters from right to left": "שלום ‏a\u2067",
    "tags": "a\U000e0001\U000e0065\U000e006eb\x1b[8m",
    "tags of HTML": "a</code><script>alert(1)</script>",
    "zero width": "a\u200b\u2060\ufeff\u180eb\x1b[1A",
}


def in_yaml(text: str) -> str:
    """The text in double quotes, with an escape for everything that isn't ASCII."""
    return "".join(f"\\U{ord(c):08x}" if ord(c) > 0xFFFF else json.dumps(c)[1:-1] for c in text).join('""')


# The places where a text is used if it can't act on a terminal.
LOADED = {"values", "messages", "fields", "texts", "notes"}


def packs(text: str) -> dict[str, str]:
    """Packs with a text that is already quoted, by what they say with it."""
    head = "format: 1\npack: acme\nsource-locale: en\n"
    return {
        "values": head
        + f"""tables: {{ t: {{ kind: words, words: [{text}, b] }} }}
rules:
  x:
    parameters: {{ p: {{ type: text, default: {text} }}, q: {{ type: {{ choice: [{text}, b] }}, default: b }} }}
    checks:
      - {{ not-equals: {text}, code: acme.x, arguments: {{ word: {text} }} }}
      - one-of: [{text}, b]
      - one-of: {{ words: t }}
      - prefix: {text}
      - contains: {{ parameter: p }}
    examples: {{ valid: [b], invalid: [{{ value: {text}, codes: [acme.x] }}, {{ value: c, codes: [one_of.unlisted] }}] }}
forms: {{ f: {{ fields: {{ x: {{ rule: x, required: true }}, y: {{ checks: [equals: {text}] }} }} }} }}
codes: {{ acme.x: {{}} }}
messages: {{ en: {{ acme.x: 'Not “{{word}}”', 'f/x:': Label }} }}
""",
        "messages": head
        + f"""rules: {{ x: {{ checks: [{{ equals: b, code: acme.x }}] }} }}
forms: {{ f: {{ fields: {{ x: {{ rule: x }} }} }} }}
codes: {{ acme.x: {{}} }}
messages: {{ en: {{ acme.x: {text}, 'f/x:': {text}, 'rule:x': {text}, '@acme.x': {{ x-lint: {{ lint.space: {text} }} }} }}, de: {{ acme.x: {text} }} }}
""",
        "summaries": head
        + f"""summary: {text}
version: {text}
sources: [{{ title: {text}, url: {text}, license: {text}, retrieved: {text} }}]
groups: {{ draft: {text} }}
tables: {{ t: {{ kind: words, words: [{text}, {text}], summary: {text} }}, r: {{ kind: rows, columns: [{text}], rows: [[{text}]] }} }}
rules:
  x: {{ summary: {text}, title: {text}, example: {text}, checks: [{{ name: {text}, equals: b, code: acme.x }}] }}
forms: {{ f: {{ summary: {text}, title: {text}, fields: {{ x: {{ rule: x }} }} }} }}
codes: {{ acme.x: {{ summary: {text}, log: {text}, action: {text}, help: {text}, replaced-by: {text}, since: {text}, number: {text} }} }}
""",
        "names": head
        + f"""{text}: 1
groups: [{text}]
tables: {{ {text}: {{ kind: words, words: [a] }}, u: {{ kind: {text}, file: {text} }} }}
rules:
  {text}: {{ checks: [email] }}
  y: {{ extends: {text}, {text}: 1, checks: [{text}, {{ {text}: 1 }}, {{ length: {{ {text}: 1 }} }}, {{ rule: {text} }}, {{ pattern: {text} }}], with: {{ {text}: 1 }}, drop: [{text}], change: {{ {text}: {{}} }}, normalize: [{text}] }}
  z: {{ parameters: {{ {text}: {{ type: {text} }} }}, parts: {{ {text}: {text} }}, checks: [{{ characters: {text} }}, {{ date: {{ latest: {text} }} }}, {{ one-of: {{ words: {text} }} }}] }}
forms: {{ {text}: {{ fields: {{ {text}: {{ rule: {text} }} }} }}, f: {{ stop: {text}, extends: {text}, fields: {{ x: {{ required-if: {{ field: {text} }}, same-as: {text} }} }} }} }}
codes: {{ {text}: {{}}, acme.y: {{ severity: {text}, number: {text}, {text}: 1 }} }}
messages: {{ {text}: {{ {text}: b }}, en: {{ {text}: b, 'acme.z': {{ {text}: b }} }} }}
""",
        "keys": head + f"rules: {{ x: {{ checks: [email] }} }}\nrequires: [{text}, {{ {text}: {text} }}]\n",
        "fields": head
        + f"""rules: {{ x: {{ checks: [{{ members: {{ required: [{text}], others: refuse }} }}] }} }}
forms: {{ f: {{ unknown-fields: refuse, fields: {{ x: {{ rule: x }}, z: {{ required: true, checks: [email] }} }} }} }}
codes: {{ acme.x: {{}} }}
messages: {{ en: {{ acme.x: X }} }}
""",
    }


def catalogs(text: str) -> dict[str, str]:
    """Catalog files with a text that is already quoted, by what they say with it."""
    return {
        "texts": f'{{ "@@locale": "de", "required": {text}, "@required": {{ "description": {text} }}, "email": {text} }}',
        "keys": f'{{ "@@locale": "de", {text}: "Ein Text.", "email": "{{", "@zz": {{ "description": {text} }} }}',
        "locale": f'{{ "@@locale": {text}, "required": "Ein Text." }}',
        "notes": f"""{{ "@@locale": "de", "@@x-style": {text}, "@@x-avoid": {{ "Text": {text} }}, "@@x-glossary": {{ "email": [{text}] }},
  "@@context": {text}, "required": "Ein Text.",
  "@required": {{ "x-source": {text}, "x-text": {text}, "x-lint": {{ {text}: {text} }}, "placeholders": {{ {text}: {{ "type": {text}, "example": {text} }} }} }} }}""",
        "nothing": f'{{ "@@locale": "de", "required": {text} }} {text}',
    }


def exchanges(text: str) -> dict[str, str]:
    """Files of translators and programs by their names. The text isn't quoted yet."""
    xml = text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    cell = '"' + text.replace('"', '""') + '"'
    return {
        "a.csv": f"key,en,de,state,notes\n{cell},a,b,,\nrequired,a,{cell},{cell},{cell}\nemail,a,{{,,\n{cell},a,c,,\n",
        "a.xlf": f"""<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">
<unit id="{xml}"><segment><source>a</source><target>{xml}</target></segment></unit>
<unit id="email"><notes><note>{xml}</note></notes><segment><source>a</source><target><ph id="1" dataRef="{xml}"/></target></segment></unit></file></xliff>""",
        "b.de.xlf": f"""<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="de" original="{xml}"><body>
<trans-unit id="{xml}"><source>{xml}</source><target>{xml} b</target></trans-unit>
<trans-unit id="{xml}"><source>a</source><target>b <x id="{xml}"/></target></trans-unit>
<trans-unit id="email"><source>a</source><target>b <x id="{xml}"/></target></trans-unit></body></file></xliff>""",
        "de.strings": f"/* {text} */ {json.dumps(text)} = {cell};\n{cell} = {cell};\n",
        "c.xcstrings": json.dumps(
            {
                "sourceLanguage": "en",
                "version": "1.0",
                "strings": {
                    text: {"comment": text, "localizations": {"de": {"stringUnit": {"state": text, "value": text}}}},
                    "acme.y": {"localizations": {text: {"stringUnit": {"state": "translated", "value": text}}}},
                },
            }
        ),
    }
