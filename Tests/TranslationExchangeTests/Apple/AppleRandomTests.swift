import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

@Suite("Any bytes as an application's texts")
struct AppleRandomTests {
  static let paths = ["en.lproj/a.strings", "a.xcstrings"]

  /// Files with many features of the formats.
  static let valid = [
    """
    /* One. */
    "own.a" = "Caf\\U00e9 %@ \\"x\\" \\\\ \\n \\101 \\Ud83d\\ude00";
    // Two.
    own.b = 'It is {%2$.3f} 100% of %1$lld'; // Three.
    own.c;

    """,
    AppleCatalogTests.catalog(
      "\"comment\": \"One.\", \"extractionState\": \"manual\", \"localizations\": {\"en\": "
        + AppleCatalogTests.substituting(
          "%1$@: %#@f@, 100% '{#}'",
          "\"f\": {\"argNum\": 2, \"formatSpecifier\": \"lld\", "
            + AppleCatalogTests.plural("%arg a", "%arg b").dropFirst()
        )
        + ", \"pl\": {\"variations\": {\"device\": {\"mac\": \(AppleCatalogTests.unit("A")), \"other\": "
        + AppleCatalogTests.plural("%lld '#", "%(n)lld %%") + "}}}}",
      key: "own.a"
    ),
  ]

  @Test("are read or refused, and what is read is messages", arguments: paths.indices)
  func mutants(_ index: Int) throws {
    var generator = SplitMix64(seed: UInt64(23 + index))
    let valid = Array(Self.valid[index].utf8)
    #expect(throws: Never.self) { try AppleTexts(valid, path: Self.paths[index], .init()) }
    for round in 0..<1_000 {
      var bytes = valid
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        Self.mutate(&bytes, using: &generator)
      }
      Self.attack(bytes, index, "mutant \(round)")
    }
  }

  @Test("are read or refused if they are random", arguments: paths.indices)
  func randomBytes(_ index: Int) throws {
    var generator = SplitMix64(seed: UInt64(29 + index))
    let alphabet = "\"'\\;=/*{}[]():,%@$#.dlUu0129ab \n\u{0}é😀"
    for round in 0..<500 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      Self.attack(bytes, index, "bytes \(round)")
      Self.attack([0xFF, 0xFE] + bytes, index, "wide bytes \(round)")
      let text = String.random(ofScalars: 0..<60, from: alphabet, using: &generator)
      Self.attack(Array(text.utf8), index, "text \(round)")
      Self.attack(Array("own.a = \"\(text)\";".utf8), index, "format \(round)")
    }
  }

  private static func mutate(_ bytes: inout [UInt8], using generator: inout SplitMix64) {
    let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
    guard !bytes.isEmpty else { return }
    switch Int.random(in: 0...3, using: &generator) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8.random(in: 0...127, using: &generator)
    case 2:
      bytes.insert(Array("\"\\;{}%@#'*/".utf8).randomElement(using: &generator) ?? 0, at: place)
    default:
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
      bytes.insert(
        contentsOf: bytes[place..<end],
        at: Int.random(in: 0...bytes.count, using: &generator)
      )
    }
  }

  /// Reads a file, and returns how many bytes the result has: its texts, or the diagnostics about
  /// its mistakes.
  @discardableResult
  private static func attack(_ bytes: [UInt8], _ index: Int, _ name: String) -> Int {
    var options = AppleTexts.Options()
    options.takesUnready = true
    do {
      let texts = try AppleTexts(bytes, path: paths[index], options)
      let translations = texts.sheets.flatMap(\.texts).map { $0.translation ?? "" }
      for translation in translations {
        #expect(throws: Never.self, "\(name): \(translation)") { try Message(translation) }
      }
      return translations.reduce(0) { $0 + $1.utf8.count }
    } catch {
      for diagnostic in error.diagnostics {
        #expect(diagnostic.line >= 1 && !diagnostic.reason.isEmpty, "\(name): \(diagnostic)")
      }
      return error.diagnostics.reduce(0) { $0 + $1.description.utf8.count }
    }
  }

  @Test(
    "give no more than twice as much if they are twice as long, whatever is repeated in them",
    arguments: [
      ("// a\n", 10_000), ("%#@a@", 10_000), ("k", 40_000), ("\\U0041", 6_000),
      ("\"日№\" = A;\n", 1_000), ("%1$(a)@", 6_000), ("e\u{301}\u{327}", 10_000),
    ]
  )
  func hostile(piece: String, count: Int) {
    let files: [(index: Int, file: (String) -> String)] = [
      (0, { $0 }), (0, { "own.a = \"\($0)\";" }), (0, { "/* \($0)" }), (0, { "\"\($0)" }),
      (
        1,
        { AppleCatalogTests.catalog("\"localizations\": {\"en\": \(AppleCatalogTests.unit($0))}") }
      ),
    ]
    let texts = [count / 2, count].map { count in
      (0..<count).map { piece.replacing("№", with: "\($0)") }.joined()
    }
    for (index, file) in files {
      let made = texts.map { Self.attack(Array(file($0).utf8), index, "hostile") }
      #expect(made[1] <= made[0] * 2 + 1_000, "\(file("…"))")
    }
  }
}
