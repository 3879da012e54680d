/// Packs with a rule for numbers that consist of parts.
///
/// Every feature of these rules is present or absent at random, and most packs load.
enum NumberPack {
  static func text(_ generator: inout SplitMix64) -> String {
    var pack = "format: 1\npack: acme\nsource-locale: en\n"
    if generator.once(in: 6) {
      pack += "sources: [{ title: A list, license: public, url: 'https://x.example' }]\n"
    }
    pack += "tables:\n" + table("t", &generator) + table("u", &generator, prefix: "u_")
    pack +=
      "rules:\n  inner:\n    normalize: [trim, { remove: '[\\ -]' }]\n    checks: [length: { minimum: 2, maximum: 6 }]\n"
    if generator.once(in: 2) { pack += "    title: Inner\n    example: '1234'\n" }
    pack += "  deep: { checks: [rule: inner, { length: 4 }] }\n"
    pack += "  number:\n    title: Number\n    example: \(example(&generator))\n"
    pack += "    parameters: { p: { type: text, default: AB }, flag: { type: boolean } }\n"
    pack += "    normalize: \(normalizations.any(&generator))\n"
    for line in options where generator.once(in: 5) { pack += line }
    if generator.once(in: 2) { pack += "    stop: \(["first", "all"].any(&generator))\n" }
    pack += "    parts:\n      pattern: \(patterns.any(&generator))\n      look-up:\n"
    if generator.once(in: 2) { pack += "        - \(otherLookUps.any(&generator))\n" }
    pack += "        - { table: t, by: \(keys.any(&generator)) }\n"
    pack += "      join:\n        j: '{a}{b}'\n"
    for join in joins { pack += "        \(join)\n" }
    for lines in writings where generator.once(in: 2) { pack += "    \(lines.any(&generator))\n" }
    pack += "    checks:\n      - { part: a, length: { maximum: 9 } }\n"
    for _ in 0..<generator.below(5) { pack += "      - \(checks.any(&generator))\n" }
    pack += "    examples:\n      valid: [\(examples(&generator))]\n      invalid:\n"
    pack +=
      "        - { value: \(example(&generator)), with: { p: CD, flag: true }, codes: [identifier.format] }\n"
    if generator.once(in: 5) {
      pack += "  heir:\n    extends: number\n    with: { p: '12' }\n"
      for line in heirs where generator.once(in: 4) { pack += "    \(line)\n" }
    }
    return pack
  }

  private static func examples(_ generator: inout SplitMix64) -> String {
    (0...generator.below(5)).map { _ in example(&generator) }.joined(separator: ", ")
  }

  private static let keys = [
    "{ part: a }, absent: skip", "{ part: a }, longest: true, absent: accept", "{ part: a }",
    "{ parameter: p, case: upper }, absent: skip", "'{a}', absent: skip",
  ]

  /// Returns letters, digits and a character, with possible separators between them.
  private static func example(_ generator: inout SplitMix64) -> String {
    let between = generator.once(in: 3) ? ["-", " ", "."].any(&generator) : ""
    var text = ["AB", "CD", "E", "12", "ab", "", "U"].any(&generator) + between
    for _ in 0..<(generator.once(in: 3) ? generator.below(9) : 6) {
      text += String(generator.below(10))
    }
    text += between + ["0", "1", "7", "X", "A", "", "é"].any(&generator)
    return "'\(text)'"
  }

  private static let kinds = [
    "text": ["North", "12", "x-y", "AB", "'0'"], "integer": ["1", "6", "9", "10"],
    "number": ["1.5", "6"], "boolean": ["true", "false"], "date": ["1990-01-31", "2026-02-28"],
    "pattern": ["'[0-9]{6}'", "'[0-9A-Z]+'", "'(a|aa)+\\d*'", "'.*'"],
    "character-set": ["'[0-9]'", "'[\\p{L}]'"], "rule": ["inner", "deep"],
  ]

  private static func table(
    _ name: String,
    _ generator: inout SplitMix64,
    prefix: String = "t_"
  ) -> String {
    var columns: [(name: String, values: [String])] = []
    for (kind, values) in kinds.sorted(by: { $0.key < $1.key })
    where prefix == "t_" || generator.once(in: 2) {
      columns.append((prefix + kind.replacing("-", with: "_"), values))
    }
    let types = columns.map { column in
      "\(column.name): \(column.name.dropFirst(prefix.count).replacing("_", with: "-"))"
    }
    var text =
      "  \(name):\n    kind: rows\n    columns: { \(types.joined(separator: ", ")) }\n    rows:\n"
    for keys in ["AB", "CD E", "10..14", "0", "'U'", "ABC", "u"] where !generator.once(in: 4) {
      var cells: [String] = []
      for column in columns where !generator.once(in: 4) {
        cells.append("\(column.name): \(column.values.any(&generator))")
      }
      text += "      \(keys): { \(cells.joined(separator: ", ")) }\n"
    }
    return text + "      QQ: {}\n"
  }

  private static let patterns = [
    "'(?<a>[A-Z]{0,2})(?<b>[0-9]{2,9})(?<c>[0-9X])'",
    "'(?<a>[A-Z]{1,2}|[0-9]{2})-?(?<b>[0-9]{4,6})(?<c>[0-9A-Z])?'",
    "'(?:(?<a>[A-Z]+)(?<b>[0-9]{6})|(?<b>[0-9]{7}))(?<c>.?)'",
    "'(?x)(?<a>[A-Za-z]{0,3}) [-.\\ ]* (?<b>\\d{6}) (?<c>[\\p{L}\\d]*)'",
    "'(?<a>.{2})(?<b>.*)(?<c>.)'", "'(?<a>.*?)(?<b>[0-9]+)(?<c>.*)'",
    "'(?<a>[^0-9]*)(?<b>[0-9]{0,6})(?<c>(?<e>[0-9])?[A-Zé]?)'",
    "'(?i)(?<a>[a-z]*)(?:[-. ]?(?<b>[0-9]))*(?<c>x)?[0-9]*'",
  ]

  private static let normalizations = [
    "[trim]", "[trim, uppercase, { remove: '[\\ .\\-]' }]", "[{ remove: '[\\-]' }, trim]", "[]",
    "[nfkc, lowercase]",
    "[trim, { remove: '[\\p{Z}\\p{P}]' }]", "[collapse-spaces, uppercase]",
    "[ascii-digits, { remove: '[ -]' }, { remove: '[.]' }]",
    "[{ as-typed: { keep: [marks] } }, trim, { remove: '[ -]' }]",
  ]

  private static let options = [
    "    secret: true\n", "    personal: true\n",
    "    sources: [{ title: Another list, license: public, url: 'https://y.example' }]\n",
    "    summary: A number\n",
  ]

  private static let otherLookUps = [
    "{ table: u, by: { part: a } }",
    "{ table: u, by: { parameter: p, case: upper }, code: identifier.country }",
    "{ table: u, by: '{a}{b}', longest: true, absent: accept }",
    "{ table: u, by: { part: t_text, case: lower }, absent: skip }",
    "{ table: u, by: { part: j }, longest: true, absent: skip }",
  ]

  private static let joins = [
    "k: '{c}-{a}'", "l: { of: '{b}', replace: { 0: OO, 1: '', é: e }, case: lower }",
    "m: { of: '{b}{c}', pad: { to: 9, with: '0' } }",
    "n: '{j}{j}{t_text}'", "o: '19{b}'", "q: { of: '{q2}', case: upper }", "q2: '{a}ß{c}'",
  ]

  private static let writings = [
    [
      "facts: [a, b]", "facts: { born: b, kind: [c, a] }",
      "facts: { region: t_text, size: t_integer }",
    ],
    ["canonical: '{a}-{b}{c}'", "canonical: '{t_text}{b}'", "canonical: '{m}'"],
    [
      "write: { groups: 3 }", "write: { groups: [1, 2, 4], by: '-' }", "write: '{a}.{b}-{c}'",
      "write: '{a} {b}'", "write: '{c}{b}'", "write: { groups: [2], by: x1 }",
    ],
  ]

  private static let heirs = [
    "parts: { pattern: '(?<a>..)(?<b>.*)(?<c>.)' }", "write: '{a}{b}'", "facts: [c]",
    "canonical: '{b}'", "title: Heir", "stop: all",
    "normalize: [trim]", "personal: true",
  ]

  private static let checks = [
    "{ part: c, checksum: luhn }", "checksum: luhn", "checksum: { method: mod-97-10, of: [b, a] }",
    "{ part: j, checksum: mod-37-36 }",
    "checksum: { of: [a, b], values: 0-9A-Z, weights: [2, 3, -4], from: right, modulus: 11, check: c, characters: 0123456789X }",
    "checksum: { of: [b], as: number, modulus: 97, check: c }",
    "checksum: { of: [j], as: number, base: 36, modulus: 7, check: c, negative: true }",
    "checksum: { of: [b], values: [['0', 1A, 2B], 0-9A-Z], fold: true, modulus: 10, remainder: [0, 3] }",
    "checksum: { values: { 0-9: 0, A-Z: 17 }, modulus: 9, remainder: 0 }",
    "checksum: { of: [b], modulus: 10, check: c, characters: ['0987654321', X] }",
    "{ part: b, pattern: { column: t_pattern } }", "length: { exact: { column: t_integer } }",
    "{ part: b, number: { maximum: { column: t_number } } }",
    "{ part: c, characters: { column: t_character_set } }", "{ part: b, rule: { column: t_rule } }",
    "rule: inner", "{ part: b, rule: inner }",
    "rule: { name: inner }",
    "{ part: a, not: { one-of: { values: [AB, CD] } }, code: identifier.not_issued }",
    "{ part: b, date: { format: yyMMdd } }",
    "{ part: b, date: { format: ddMMyy, latest: today-P18Y, earliest: 1930-01-01 } }",
    "{ part: o, date: { format: yyyyMMdd }, code: identifier.date.born }",
    "when: { part: a, then: [{ part: b, length: 6 }] }",
    "when: { part: a, matches: { equals: AB }, then: [{ part: b, length: 6 }], else: [checksum: luhn] }",
    "when: { parameter: flag, matches: { equals: true }, then: { checksum: damm } }",
    "{ name: tail, part: c, one-of: ['0', '7', X] }",
    "{ any: [checksum: luhn, { part: b, prefix: '1' }], code: identifier.check_digit }",
    "{ part: c, equals: { parameter: p }, severity: warning }",
    "{ all: [{ part: a, length: 2 }, { part: b, suffix: '0' }], code: identifier.format.all }",
    "{ part: b, length: 6, arguments: { example: { column: t_text } } }",
    "{ not: { checksum: verhoeff }, code: identifier.not_issued }", "{ part: t_text, prefix: N }",
    "{ part: b, equals: { column: t_text } }",
    "length: { minimum: 3, maximum: 12 }", "pattern: '[A-Z0-9]*'",
    "{ part: m, checksum: mod-11-10 }", "{ part: b, number: { maximum: 200000 } }",
  ]

  /// Texts that may occur anywhere, for changes.
  static let pieces =
    options + otherLookUps + joins + writings.flatMap(\.self) + heirs + checks + patterns + [
      "part: ", "parts:\n", "look-up: ", "join: ", "replace: ", "case: ", "pad: ", "rows: ",
      "columns: ", "keys: ", "kind: rows",
      "longest: true", "rows-of: ", "{ column: ", "checksum: ", "rule: ", "when: ", "then: ",
      "else: ", "stop: ", "facts: ",
      "canonical: ", "write: ", "remove: ", "personal: true", "title: ", "example: ", "sources: ",
      "format: ", "yyyy", "100..199",
      "absent: accept", "by: ", "table: t", "modulus: ", "weights: ", "values: ", "remainder: ",
      "check: c", "characters: ",
      "negative: true", "fold: true", "from: right", "base: ", "as: number", "groups: ", "{a}",
      "{b}", "{j}", "(?<a>", "(?<d>", "of: ",
    ]
}
