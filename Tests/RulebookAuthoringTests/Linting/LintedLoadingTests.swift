import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Loading refuses what lint calls an error, with the same code at the same place.
@Suite("Lint and loading")
struct LintedLoadingTests {
  private static func source(checks: String, messages: String) -> String {
    """
    format: 1
    pack: acme
    rules: { a: { checks: [\(checks)] } }
    codes: { a.b: {} }
    messages: { en: { a.b: '\(messages)' } }

    """
  }

  static let packs: [(name: String, pack: String, error: String)] = [
    (
      "an argument that is not there", source(checks: "{ length: 3, code: a.b }", messages: "{x}"),
      "lint.unknown_argument pack.yaml 5:25"
    ),
    (
      "an empty message", source(checks: "{ length: 3, code: a.b }", messages: ""),
      "message.blank pack.yaml 5:25"
    ),
    (
      "a rule that cannot be made", source(checks: "{ pattern: '(', code: a.b }", messages: "x"),
      "pack.bad_setting pack.yaml 3:36"
    ),
  ]

  @Test("The examples of a pack that loading refuses are not run", arguments: packs)
  func pack(_ row: (name: String, pack: String, error: String)) throws {
    let data = try FewData()
    let folder = try TemporaryFolder()
    try folder.write(row.pack, to: "pack.yaml")
    let tested = Self.refused { () throws(LoadingError) in
      _ = try LoadingError.only { try ExampleRunner(resources: data.root).run([folder.path]) }
    }
    #expect(tested == [row.error])
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
        f: { checks: [{ length: { minimum: 2, maximum: 8 }, code: a.given, arguments: { maximum: 8 } }] }
      codes: { a.both: {}, a.most: {}, a.list: {}, a.character: {}, a.constant: {}, a.given: {} }
      messages:
        en:
          a.both: '{actual} of {unit}'
          a.most: '{maximum}'
          a.list: '{allowed, list, or}'
          a.character: '{character}'
          a.constant: '{least}'
          a.given: 'At most {maximum}.'
      """
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "acme.yaml")], resources: DataFiles.root)
    )
    let rows = [
      ("a", "x", "1 of characters"), ("b", "123456789", "8"), ("c", "z", "x or y"), ("d", "1", "1"),
      ("e", "x", "2"), ("f", "x", "At most 8."),
    ]
    for (rule, value, text) in rows {
      let report = try rulebook.check(.text(value), as: rule)
      #expect(rulebook.messages(for: report, in: "en").map(\.text.withoutIsolates) == [text])
    }
    #expect(try rulebook.explanation(of: "a.both").arguments.map(\.name) == ["actual", "unit"])
  }

  @Test("A text that a program may ask for is no error")
  func programs() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "@@locale": "en", "quota.exceeded": "{left} left" }"#, to: "en.arb")
    let data = try FewData()
    #expect(try Self.linted([folder.path], data) == [])
    let rulebook = try Rulebook(.init(localizations: [.folder(folder.path)], resources: data.root))
    let violation = Violation("quota.exceeded", ["left": 2])
    #expect(rulebook.localizer(for: "en").message(for: violation).text == "2 left")
  }

  private static func linted(_ paths: [String], _ data: FewData) throws -> [String] {
    try Linter(resources: data.root).lint(paths).findings
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
  /// Runs a body that throws only loading errors.
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
  /// The text without the marks that isolate arguments.
  fileprivate var withoutIsolates: String {
    String(unicodeScalars.filter { !("\u{2066}"..."\u{2069}" ~= $0) })
  }
}
