import Rulebook
import Testing

/// What lint calls an error, loading refuses, with the same code at the same place.
@Suite("Lint and loading")
struct LintedLoadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [String: String]
    /// Code, file and position of each error.
    var errors: [String]

    init(_ name: String, _ files: [String: String], _ errors: [String]) {
      testDescription = name
      self.files = files
      self.errors = errors
    }

    /// A pack with one rule, whose checks report the code `a.b`, and with some messages.
    init(_ name: String, checks: String, messages: String, _ errors: String...) {
      let pack = """
        format: 1
        pack: acme
        rules: { a: { checks: [\(checks)] } }
        codes: { a.b: {} }
        messages:
        \(messages)
        """
      self.init(name, ["pack.yaml": pack], errors)
    }
  }

  private static let sound = """
    format: 1
    pack: acme
    rules: { a: { checks: [{ length: 3, code: a.b }] } }
    codes: { a.b: {} }
    messages: { en: { a.b: x } }
    """

  static let packs: [Row] = [
    Row(
      "an argument of one of the codes that `code` replaces",
      checks: "{ length: { minimum: 2, maximum: 8 }, code: a.b }",
      messages: "  en: { a.b: 'At most {maximum}.' }",
      "lint.unknown_argument pack.yaml 6:23"
    ),
    Row(
      "an argument of one kind of number only",
      checks: "{ number: { minimum: 2 }, code: a.b }",
      messages: "  en:\n    a.b: 'At least {minimum}.'",
      "lint.unknown_argument pack.yaml 7:20"
    ),
    Row(
      "an argument of the check in one branch",
      checks: "{ when: { if: true, then: { length: 3 }, else: { prefix: x } }, code: a.b }",
      messages: "  en: { a.b: '{expected} or {prefix}' }",
      "lint.unknown_argument pack.yaml 6:15",
      "lint.unknown_argument pack.yaml 6:29"
    ),
    Row(
      "an argument that another check does not report with the code",
      checks: "{ prefix: x, code: a.b }, { suffix: y, code: a.b }",
      messages: "  en: { a.b: 'Begin with {prefix}.' }",
      "lint.unknown_argument pack.yaml 6:26"
    ),
    Row(
      "text of a secret",
      checks: "{ characters: '[a-z]', code: a.b }], secret: true, normalize: [trim",
      messages: "  en: { a.b: 'Not {character}.' }",
      "lint.unknown_argument pack.yaml 6:19"
    ),
    Row(
      "an argument as another kind",
      checks: "{ prefix: x, code: a.b }",
      messages: "  en: { a.b: '{prefix, number}' }",
      "lint.argument_kind pack.yaml 6:15"
    ),
    Row(
      "a plural that lacks a form",
      checks: "{ length: { maximum: 3 }, code: a.b }",
      messages: "  en: { a.b: x }\n  pl: { a.b: '{maximum, plural, one {#} other {#}}' }",
      "lint.missing_plural pack.yaml 7:15"
    ),
    Row(
      "an empty message",
      checks: "{ length: 3, code: a.b }",
      messages: "  en: { a.b: x }\n  de: { a.b: '' }",
      "message.blank pack.yaml 7:15"
    ),
    Row(
      "a message of characters that nobody sees",
      checks: "{ length: 3, code: a.b }",
      messages: #"  en: { a.b: " \u200B" }"#,
      "message.blank pack.yaml 6:15"
    ),
    Row(
      "a message that is empty for one number",
      checks: "{ length: { maximum: 3 }, code: a.b }",
      messages: "  en: { a.b: '{maximum, plural, one {} other {#}}' }",
      "message.blank pack.yaml 6:15"
    ),
    Row(
      "a blank label",
      [
        "pack.yaml": sound.replacing("a.b: x }", with: "a.b: x, 'f/x:': ' ' }")
          + "\nforms: { f: { fields: { x: { rule: a } } } }\n"
      ],
      ["message.blank pack.yaml 5:36"]
    ),
    Row(
      "a catalog beside the pack with the name of another locale",
      ["pack.yaml": sound, "Localizations/nl.arb": "{\n  \"@@locale\": \"fr\", \"a.b\": \"y\" }"],
      ["lint.locale_name nl.arb 2:15"]
    ),
    Row(
      "a message of nobody in a catalog beside the pack",
      ["pack.yaml": sound, "Localizations/fr.arb": "{ \"@@locale\": \"fr\",\n \"a.c\": \"y\" }"],
      ["pack.foreign_message fr.arb 2:9"]
    ),
    Row(
      "a field's message for a code of nobody in a catalog beside the pack",
      [
        "pack.yaml": sound + "\nforms: { f: { fields: { x: { rule: a } } } }\n",
        "Localizations/fr.arb": "{ \"@@locale\": \"fr\",\n \"f/x:a.c\": \"y\" }",
      ],
      ["pack.unknown_code fr.arb 2:13"]
    ),
    Row(
      "a catalog beside the pack that cannot be read, and a mistake in the pack",
      ["pack.yaml": sound + "\nversion: banana\n", "Localizations/fr.arb": "{\n \"a.b\": }"],
      ["json.syntax fr.arb 2:9", "pack.bad_version pack.yaml 6:10"]
    ),
    Row(
      "an override in a message, behind escapes and in a block",
      [
        "pack.yaml": sound.replacing(
          "messages: { en: { a.b: x } }",
          with:
            "messages:\n  en: { a.b: x }\n  de: { a.b: \"\\u00e9 \\u202e{x\" }\n  fr:\n    a.b: >-\n      a\n      b \u{202E}c"
        ),
        "Localizations/it.arb": #"{ "@@locale": "it", "a.b": "\ud83d\ude00\u202ex" }"#,
      ],
      ["message.bidi it.arb 1:41", "message.bidi pack.yaml 7:22", "message.bidi pack.yaml 11:9"]
    ),
    Row(
      "isolates that are not balanced within a branch",
      checks: "{ length: { maximum: 3 }, code: a.b }",
      messages: "  en:\n    a.b: '{maximum, plural, one {\u{2068}#} other {#}}\u{2069}'",
      "message.bidi pack.yaml 7:34"
    ),
    Row(
      "a code of the library without what its message mentions",
      checks: "{ pattern: '[a-z]', code: length.too_short }, { length: 3, code: a.b }",
      messages: "  en: { a.b: x }",
      "pack.unsuitable_code pack.yaml 3:26"
    ),
    Row(
      "a code of the library with an argument of another kind",
      checks: "{ length: 3, code: a.b }, { all: [{ prefix: x, code: length.too_short, "
        + "arguments: { minimum: few, actual: 2, unit: bytes } }] }",
      messages: "  en: { a.b: x }",
      "pack.unsuitable_code pack.yaml 3:60"
    ),
    Row(
      "one number for two codes",
      [
        "pack.yaml": sound.replacing(
          "a.b: {} }",
          with: "a.b: { number: 7 },\n length: { number: 7 } }"
        )
      ],
      ["pack.duplicate_number pack.yaml 5:20"]
    ),
    Row(
      "an argument in a catalog beside the pack",
      ["pack.yaml": sound, "Localizations/fr.arb": #"{ "@@locale": "fr", "a.b": "{minimum}" }"#],
      ["lint.unknown_argument fr.arb 1:29"]
    ),
    Row(
      "a blank message in a catalog beside the pack",
      ["pack.yaml": sound, "Localizations/fr.arb": #"{ "@@locale": "fr", "a.b": "\u200b" }"#],
      ["message.blank fr.arb 1:29"]
    ),
  ]

  @Test("A pack", arguments: packs)
  func pack(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, text) in row.files { try folder.write(text, to: name) }
    #expect(try Self.linted([folder.path]) == row.errors)
    let loaded = Self.refused { () throws(LoadingError) in
      _ = try Rulebook(.bundled, .folder(folder.path), resources: DataFiles.root)
    }
    #expect(loaded == row.errors)
    // The examples of such a pack are not run either, unless the pack cannot be read.
    let tested = Self.refused { () throws(LoadingError) in
      _ = try LoadingError.only { try ExampleRunner(resources: DataFiles.root).run([folder.path]) }
    }
    #expect(tested == row.errors)
  }

  static let catalogs: [Row] = [
    Row(
      "a file with the name of another locale",
      ["nl.arb": "{\n  \"@@locale\": \"fr\", \"required\": \"y\" }"],
      ["lint.locale_name nl.arb 2:15"]
    ),
    Row(
      "an argument that a check of the library does not report",
      ["en.arb": #"{ "@@locale": "en", "length.too_short": "{maximum}" }"#],
      ["lint.unknown_argument en.arb 1:42"]
    ),
    Row(
      "an argument that only some of the codes below have",
      ["en.arb": #"{ "@@locale": "en", "length": "{minimum}" }"#],
      ["lint.unknown_argument en.arb 1:32"]
    ),
    Row(
      "an argument as another kind",
      ["en.arb": #"{ "@@locale": "en", "prefix.missing": "{prefix, date}" }"#],
      ["lint.argument_kind en.arb 1:40"]
    ),
    Row(
      "something else than label and message in a line",
      ["en.arb": #"{ "@@locale": "en", "violation.line": "{label} {text}" }"#],
      ["lint.unknown_argument en.arb 1:48"]
    ),
    Row(
      "a plural that lacks a form, for a code that only a program has",
      ["pl.arb": #"{ "@@locale": "pl", "own.code": "{n, plural, one {#} other {#}}" }"#],
      ["lint.missing_plural pl.arb 1:34"]
    ),
    Row(
      "a blank message",
      ["en.arb": #"{ "@@locale": "en", "required": " " }"#],
      ["message.blank en.arb 1:34"]
    ),
  ]

  @Test("A catalog of the application", arguments: catalogs)
  func catalog(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, text) in row.files { try folder.write(text, to: name) }
    #expect(try Self.linted([folder.path]) == row.errors)
    let loaded = Self.refused { () throws(LoadingError) in
      _ = try Rulebook(localizations: [.folder(folder.path)], resources: DataFiles.root)
    }
    #expect(loaded == row.errors)
  }

  @Test("An argument that all replaced codes have, and one that settings leave alone, are there")
  func available() throws {
    let pack = """
      format: 1
      pack: acme
      rules:
        a: { checks: [{ length: { minimum: 2, maximum: 8 }, code: a.both }] }
        b: { checks: [{ length: { maximum: 8 }, code: a.most }] }
        c: { checks: [{ one-of: [x, y], code: a.list }] }
        d: { checks: [{ characters: '[a-z]', code: a.character }] }
        e: { checks: [{ number: { minimum: 2 }, code: a.constant, arguments: { least: 2 } }] }
      codes: { a.both: {}, a.most: {}, a.list: {}, a.character: {}, a.constant: {} }
      messages:
        en:
          a.both: '{actual} of {unit}'
          a.most: '{maximum}'
          a.list: '{allowed, list, or}'
          a.character: '{character}'
          a.constant: '{least}'
      """
    let rulebook = try Rulebook(
      .bundled,
      .text(pack, name: "acme.yaml"),
      resources: DataFiles.root
    )
    let rows = [
      ("a", "x", "1 of characters"), ("b", "123456789", "8"), ("c", "z", "x or y"), ("d", "1", "1"),
      ("e", "x", "2"),
    ]
    for (rule, value, text) in rows {
      let report = try rulebook.check(.text(value), as: rule)
      #expect(rulebook.messages(for: report, in: "en").map(\.text.withoutIsolates) == [text])
    }
    #expect(
      try rulebook.explanation(of: "a.both").arguments.map(\.name) == ["actual", "unit"]
    )
  }

  @Test("A text that a program may ask for is no error")
  func programs() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "@@locale": "en", "quota.exceeded": "{left} left" }"#, to: "en.arb")
    #expect(try Self.linted([folder.path]) == [])
    let rulebook = try Rulebook(localizations: [.folder(folder.path)], resources: DataFiles.root)
    let violation = Violation("quota.exceeded", ["left": 2])
    #expect(rulebook.localizer(for: "en").message(for: violation).text == "2 left")
  }

  private static func linted(_ paths: [String]) throws -> [String] {
    try Linter(resources: DataFiles.root).lint(paths).findings
      .filter { $0.severity == .error }.map { place(of: $0.diagnostic) }
  }

  private static func refused(_ body: () throws(LoadingError) -> Void) -> [String] {
    do throws(LoadingError) {
      try body()
      return []
    } catch {
      return error.diagnostics.map(place)
    }
  }

  private static func place(of diagnostic: Diagnostic) -> String {
    let file = diagnostic.file.split(separator: "/").last ?? ""
    return "\(diagnostic.code) \(file) \(diagnostic.line):\(diagnostic.column)"
  }
}

extension LoadingError {
  /// Runs what throws nothing but loading errors.
  fileprivate static func only<Result>(
    _ body: () throws -> Result
  ) throws(LoadingError) -> Result? {
    do {
      return try body()
    } catch let error as LoadingError {
      throw error
    } catch {
      Issue.record(error)
      return nil
    }
  }
}

extension String {
  /// The text without the marks that keep arguments apart.
  fileprivate var withoutIsolates: String {
    String(unicodeScalars.filter { !("\u{2066}"..."\u{2069}" ~= $0) })
  }
}
