extension PacksTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces + NumberPack.pieces) { generator in
      if generator.once(in: 2) { return Array(NumberPack.text(&generator).utf8) }
      var pack = Self.head
      for _ in 0..<generator.below(12) { pack += Self.lines.any(&generator) }
      return Array(pack.utf8)
    }
  }

  private static let head = "format: 1\npack: acme\nrules:\n  staff-id:\n    checks:\n"

  /// Lines that may follow the head, most of them in the right place.
  private static let lines = [
    "      - pattern: '[A-Z]{2}-\\d{6}'\n", "        code: staff_id.format\n",
    "        arguments: { example: AB-123456 }\n", "        severity: warning\n",
    "      - name: shape\n        length: { minimum: 2, maximum: 5 }\n",
    "      - prefix: { parameter: site }\n", "      - not: { pattern: '.*-000000' }\n",
    "      - any: [ { length: 3 }, { email: {} } ]\n        code: staff_id.any\n",
    "      - one-of: [a, b, c]\n", "      - number: { minimum: 1.50, maximum: 1e3 }\n",
    "      - date: { latest: today }\n", "      - characters: '[\\p{L}-]'\n", "      - email\n",
    "      - count: { minimum: 1, maximum: 3 }\n", "      - each: { rule: other }\n",
    "      - each: { keys: { length: 2 }, values: { each: { number: {} } } }\n",
    "      - distinct: { by: [a, b], ignoring-case: true }\n", "      - sorted: descending\n",
    "      - includes: { values: [a, 5], minimum: 1 }\n", "      - excludes: [a]\n",
    "      - subset-of: [a, b]\n", "      - members: { required: [a], others: refuse }\n",
    "      once: { rule: other, absent-with: [staff-id], required-without-all: [again] }\n",
    "      never: { absent: true }\n",
    "      - sum: { field: again, of: [staff-id], maximum: 1e3 }\n",
    "      - payment-card: { issuers: issuers }\n", "    normalize: [trim, nfc, uppercase]\n",
    "    parameters:\n      site: { type: text, default: AB }\n", "    secret: true\n",
    "    examples:\n      valid: [AB-123456]\n      invalid: [{ value: x, codes: [staff_id.format] }]\n",
    "  other:\n    extends: staff-id\n    with: { site: CD }\n", "    drop: [shape]\n",
    "    change: { shape: { length: { minimum: 3 } } }\n", "    replaces: [staff-id]\n",
    "forms:\n  onboarding:\n    stop: first-per-field\n    fields:\n",
    "      staff-id: { rule: staff-id, required: true }\n", "      again: { same-as: staff-id }\n",
    "      contacts[].email: { rule: other }\n",
    "    checks:\n      - compare: { field: a, after: b }\n",
    "codes:\n  staff_id.format: { number: 3101, severity: error }\n",
    "messages:\n  en: { staff_id.format: \"Enter {example}.\" }\n",
    "  pl: { staff_id.format: '{n, plural, one {#} other {#}}' }\n",
  ]

  private static let pieces =
    lines + [
      head, " ", "  ", "\n", "\r\n", "\t", ": ", "- ", "? ", "[", "]", "{", "}", ",", "#", "&a ",
      "*a", "!!int ", "|\n", ">-\n", "'", "\"", "\\x41", "\\ud83d", "%YAML 1.1\n", "---\n", "...\n",
      "~", "null", "yes", "1e999", "\u{FEFF}", "\u{85}", "\u{2028}", "é", "😀", "\0", "<<: ", "@",
      "(a+)+", "\\1", "[[a-z]&&[^b]]", "(?<=a{1,9})", "{n, plural, ", "'{'", "acme", "format: 1\n",
      "pack: b\n", "extends: ", "{ parameter: x }", "{ field: y }", "today - 18y", "-0", "0x1",
    ]
}
