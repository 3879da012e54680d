import Rulebook
import TestSupport
import Testing

/// The progress of a text that is being typed, while some of its parts are already complete.
@Suite("Values made of parts while they are typed")
struct PartsProgressTests {
  private static let pack = #"""
    format: 1
    pack: acme
    tables:
      countries:
        kind: rows
        columns: { shape: pattern }
        rows: { CH: { shape: '[0-9]{5}[0-9A-Z]{12}' }, NO: { shape: '[0-9]{11}' } }
      zones: { kind: rows, columns: { zone: text, size: integer }, rows: { a: { zone: x, size: 1 }, ab: { zone: y, size: 2 }, b: {} } }
    rules:
      iban:
        normalize: [trim, uppercase, { remove: '[\ ]' }]
        stop: first
        parts:
          pattern: '(?<country>[A-Z]{2})(?<check>[0-9]{2})(?<account>[0-9A-Z]{1,30})'
          look-up: [{ table: countries, by: { part: country } }]
          join: { moved: '{account}{country}{check}' }
        checks:
          - { part: check, not: { one-of: { values: ['00', '01', '99'] } }, code: identifier.check_digit }
          - { part: account, pattern: { column: shape } }
          - { part: moved, checksum: mod-97-10 }
        write: { groups: 4 }
        example: CH9300762011623852957
      template:
        normalize: [uppercase, { remove: '[\-./]' }]
        parts: { pattern: '(?<a>[0-9]{3})(?<b>[0-9]{3})(?<c>[A-Z])' }
        write: '{a}.{b}-{c}'
        example: 123456X
      mixed:
        normalize: [{ remove: '[\ \-]' }]
        parts: { pattern: '(?<a>[0-9]+)' }
        write: { groups: [3, 2], by: '-' }
        example: '12'
      kept:
        normalize: [{ remove: '[\ ]' }]
        parts: { pattern: '(?<a>[0-9]+)' }
        write: { groups: [3, 2], by: '-' }
        example: '12'
      small:
        parts:
          pattern: '(?<k>ab?)(?<n>[ab]{1,2})|b(?<m>a+b)'
          look-up: [{ table: zones, by: { part: k }, absent: skip }]
          join: { both: '{n}{k}', sized: '{size}{m}' }
        checks:
          - { part: both, not: { equals: aaa }, code: identifier.not_issued }
          - { part: n, any: [equals: aa, equals: b, equals: ba], code: identifier.not_issued }
          - when: { part: m, then: [{ part: m, length: 3 }], else: [{ part: sized, not: { equals: '3' }, code: identifier.not_issued }] }
        example: ab
      longest:
        parts:
          pattern: '(?<k>[ab]+)(?<e>c)?'
          look-up: [{ table: zones, by: { part: k }, longest: true }]
        checks:
          - { part: e, not: { equals: d }, code: identifier.not_issued }
          - { part: k, length: { maximum: 4 } }
          - any: [[{ part: zone, equals: x }, { part: k, suffix: a }], [{ part: zone, equals: y }]]
            code: identifier.not_issued
        example: aba
      dated:
        parts: { pattern: '(?<y>[0-2]{4})(?<x>[0-2])?' }
        checks:
          - { part: y, date: { format: yyMM, latest: 2026-12-31 } }
          - { part: x, equals: '1' }
        example: '0111'
      accepted:
        parts:
          pattern: '(?<k>[ab]{2})(?<n>[ab]{1,3})'
          look-up: [{ table: zones, by: { part: k }, absent: accept }]
        checks: [{ part: n, equals: bb }]
        example: abbb
      spelled:
        parts: { pattern: '(?<n>[01]{2,4})-(?<c>[01])' }
        checks: [{ checksum: { of: [n], weights: [1, 2], modulus: 2, check: c, characters: '01' } }]
        example: 10-1
      inner: { checks: [pattern: 'a+b', length: { maximum: 3 }] }
      handed:
        parts: { pattern: '(?<x>[ab]+)(?:-(?<y>[ab]+))?' }
        checks: [{ part: x, rule: inner }, { part: y, rule: inner }]
        example: ab
      closed-set:
        parts: { pattern: '(?<x>[ab]{2})(?<y>[ab]*)' }
        checks:
          - { part: x, not: { equals: ab }, code: identifier.not_issued }
          - any: [[{ part: x, equals: aa }, { part: y, length: 2 }], [{ part: x, equals: ba }, { part: y, prefix: b }]]
            code: identifier.not_issued
        example: aaaa
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(pack) }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var text: String
    var progress: TextProgress

    init(_ name: String, _ rule: String, _ text: String, _ progress: TextProgress) {
      (testDescription, self.rule, self.text, self.progress) = (name, rule, text, progress)
    }
  }

  static let rows: [Row] = [
    Row("nothing", "iban", "", .unfinished),
    Row("half of a country", "iban", "X", .unfinished),
    Row("a country", "iban", "CH", .unfinished),
    Row("a country that there is not", "iban", "XX", .impossible(at: 1)),
    Row("a country that there is not, far on", "iban", "xx93 0076", .impossible(at: 1)),
    Row("a part that is complete", "iban", "CH00", .impossible(at: 3)),
    Row("half of a part that may become wrong", "iban", "CH0", .unfinished),
    Row("an account that may become right", "iban", "CH93 0076", .unfinished),
    Row("an account that the country does not have", "iban", "CH93 00X", .impossible(at: 7)),
    Row("an account that is too long", "iban", "NO93 8601 1117 9471", .impossible(at: 18)),
    Row("what the pattern does not have", "iban", "CH9?", .impossible(at: 3)),
    Row("a whole value", "iban", "CH93 0076 2011 6238 5295 7", .valid),
    Row("a year and month that there are not", "dated", "0122", .impossible(at: 3)),
    Row("a year without its month", "dated", "012", .unfinished),
  ]

  @Test("Complete parts are judged at once, others when they are complete", arguments: rows)
  func progress(_ row: Row) throws {
    let rule = try Self.rulebook.get().rule(row.rule)
    #expect(rule.progress(of: row.text) == row.progress)
  }

  struct Language: CustomTestStringConvertible, Sendable {
    var testDescription: String { rule }
    var rule: String
    var alphabet: [Character]
    var length: Int
  }

  static let languages: [Language] = [
    Language(rule: "small", alphabet: ["a", "b"], length: 7),
    Language(rule: "longest", alphabet: ["a", "b", "c"], length: 6),
    Language(rule: "dated", alphabet: ["0", "1", "2"], length: 6),
    Language(rule: "accepted", alphabet: ["a", "b"], length: 6),
    Language(rule: "spelled", alphabet: ["0", "1", "-"], length: 7),
    Language(rule: "handed", alphabet: ["a", "b", "-"], length: 8),
    Language(rule: "closed-set", alphabet: ["a", "b"], length: 7),
  ]

  /// Every text up to a length is tested, so nothing can be overlooked.
  @Test("A text that is called impossible has no valid continuation", arguments: languages)
  func soundness(_ language: Language) throws {
    let rule = try Self.rulebook.get().rule(language.rule)
    var texts = [""]
    var layer = [""]
    for _ in 0..<language.length {
      layer = layer.flatMap { text in language.alphabet.map { text + String($0) } }
      texts += layer
    }
    var possible: Set<Substring> = []
    var valid: Set<String> = []
    for text in texts where rule.accepts(text) {
      valid.insert(text)
      for end in 0...text.count { possible.insert(text.prefix(end)) }
    }
    #expect(!valid.isEmpty)
    var wrong: [String] = []
    for text in texts.dropFirst() {
      switch rule.progress(of: text) {
      case .valid: if !valid.contains(text) { wrong.append("\(text) is not valid") }
      case .unfinished: if valid.contains(text) { wrong.append("\(text) is valid") }
      case .impossible(let offset):
        if possible.contains(text.prefix(offset + 1)) {
          wrong.append("\(text) is possible at \(offset)")
        }
        if case .impossible = rule.progress(of: String(text.prefix(offset))) {
          wrong.append("\(text) is impossible before \(offset)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "Beginnings of valid values are never impossible, and edits of them are as sound",
    arguments: 0..<20 as Range<UInt64>
  )
  func iban(seed: UInt64) throws {
    let rule = try Self.rulebook.get().rule("iban")
    let valid = ["CH9300762011623852957", "NO9386011117947"]
    var generator = SplitMix64(seed: seed)
    for text in valid {
      #expect(rule.accepts(text))
      for end in 0...text.count {
        #expect(!rule.progress(of: String(text.prefix(end))).isImpossible)
      }
      var letters = Array(text)
      let place = Int.random(in: 0..<letters.count, using: &generator)
      letters[place] = "0123456789ABCHNO".randomElement(using: &generator) ?? "0"
      let other = String(letters)
      if case .impossible(let offset) = rule.progress(of: other) {
        #expect(!rule.progress(of: String(other.prefix(offset))).isImpossible)
        #expect(!rule.accepts(other))
      }
    }
  }

  struct Writing: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(rule) \(typed)" }
    var rule: String

    /// The text before and after, with `|` for the cursor.
    var typed: String
    var shown: String

    init(_ rule: String, _ typed: String, _ shown: String) {
      (self.rule, self.typed, self.shown) = (rule, typed, shown)
    }
  }

  static let writings: [Writing] = [
    Writing("iban", "|", "|"),
    Writing("iban", "c|", "c|"),
    Writing("iban", "ch93|", "ch93|"),
    Writing("iban", "ch930|", "ch93 0|"),
    Writing("iban", "CH93 0|", "CH93 0|"),
    Writing("iban", "CH93 |0076", "CH93| 0076"),
    Writing("iban", "CH93|0076", "CH93| 0076"),
    Writing("iban", "CH930|076", "CH93 0|076"),
    Writing("iban", "|CH930076", "|CH93 0076"),
    Writing("iban", "XX930|", "XX93 0|"),
    Writing("iban", "CH?930|", "CH?930|"),
    Writing("template", "1|", "1|"),
    Writing("template", "123|", "123|"),
    Writing("template", "1234|", "123.4|"),
    Writing("template", "123.4|", "123.4|"),
    Writing("template", "123456x|", "123.456-x|"),
    Writing("template", "12|3456x", "12|3.456-x"),
    Writing("template", "123|456", "123|.456"),
    Writing("mixed", "12345678|", "123-45-67-8|"),
    Writing("mixed", "1234|", "123-4|"),
    Writing("mixed", "123-4|", "123-4|"),
    // Hyphens would be part of the value, because normalization keeps them.
    Writing("kept", "1234|", "1234|"),
    Writing("kept", "123 4|", "123 4|"),
  ]

  @Test(
    "A text is written as it is typed, and the cursor stays behind its character",
    arguments: writings
  )
  func writing(_ row: Writing) throws {
    let rule = try Self.rulebook.get().rule(row.rule)
    let parts = row.typed.split(separator: "|", omittingEmptySubsequences: false)
    let (head, tail) = (String(parts[0]), String(parts[1]))
    let edit = TextEdit(oldText: tail, range: tail.startIndex..<tail.startIndex, replacement: head)
    let shown = rule.typing(edit)
    #expect(shown.text[..<shown.cursor] + "|" + shown.text[shown.cursor...] == row.shown)
    let again = rule.typing(shown.text)
    #expect(again.text == shown.text)
  }

  @Test(
    "What a table that is asked later may accept is not impossible before",
    arguments: ["AB-1234", "AB1234", "A-99999", "B-1111"]
  )
  func accepted(_ value: String) throws {
    let rulebook = try PartsFixture.rulebook(
      """
      format: 1
      pack: accepting
      source-locale: en
      tables:
        numbers: { kind: rows, rows: ['1111'] }
        letters: { kind: rows, columns: { size: integer }, rows: { B: { size: 4 } } }
      rules:
        number:
          example: B-1111
          parts:
            pattern: '(?<a>[A-Z]{1,2})-?(?<b>[0-9]{4,6})'
            look-up: [{ table: numbers, by: { part: b }, absent: accept }, { table: letters, by: { part: a } }]
          checks: [{ part: b, length: { exact: { column: size } } }, { part: a, not: { equals: A }, code: identifier.format }]

      """
    )
    try PartsRow("typed", "number", value).check(in: rulebook)
  }
}
