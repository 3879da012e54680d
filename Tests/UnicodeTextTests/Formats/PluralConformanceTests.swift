import TestSupport
import Testing
import UnicodeText

/// CLDR's own samples of plural categories.
@Suite(.needsConformanceSuites) struct PluralConformanceTests {
  struct Row: Decodable {
    struct Context: Decodable {
      var locale: String
      var type: String
    }
    var input: String
    var context: Context
    var expected: String
  }

  /// Languages whose rules CLDR got or changed after version 42, which ICU 72 has.
  static let laterRules: Set<String> = ["blo", "csw", "lld", "scn"]

  @Test("Samples of CLDR's plural rules")
  func samples() throws {
    var formats: [String: LocaleFormats] = [:]
    for row in try ConformanceSuites.rows(of: "messages/plural-cldr47-samples", as: Row.self) {
      // Compact numbers such as 1c6 are not in plain digits.
      guard !Self.laterRules.contains(row.context.locale), !row.input.contains("c"),
        !row.input.contains("e")
      else { continue }
      let known = try formats[row.context.locale] ?? LocaleFormats(tag: row.context.locale)
      formats[row.context.locale] = known
      let type: PluralType = row.context.type == "ordinal" ? .ordinal : .cardinal
      let number = Int(row.input).map(NumberOperand.integer) ?? .decimal(row.input)
      #expect(
        known.pluralCategory(of: number, type: type).rawValue == row.expected,
        "\(row.input) in \(row.context.locale)"
      )
    }
  }
}
