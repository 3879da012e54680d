import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares messages with ICU's own formatter.
@Suite struct MessageOracleTests {
  static let locales = ["en", "de", "fr", "pl", "ar", "ja", "ru", "ar-EG", "hi", "de-CH"]

  @Test("A random message reads as ICU writes it", arguments: locales, 0..<40 as Range<UInt64>)
  func agrees(locale: String, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let writer = MessageWriter(in: locale, isolatesArguments: false)
    for _ in 0..<5 {
      let pattern = RandomPattern.text(depth: 3, in: .top, using: &generator)
      let message = try Message(possiblyBlank: pattern)
      let oracle = try #require(ICUOracle(pattern, locale: locale), "ICU refuses \(pattern)")
      for _ in 0..<4 {
        let arguments = RandomPattern.arguments(in: locale, using: &generator)
        let text = writer.text(of: message, arguments)
        #expect(text == oracle.text(arguments), "\(pattern) with \(arguments)")
      }
    }
  }

  // ICU inserts the parts of a message as they are.
  @Test(
    "Where a message differs from ICU's, the reason is known",
    arguments: [
      (
        "a sentence has one full stop", "hr", "Do {day, date, long}.", "2026-11-20",
        "Do 20. studenoga 2026."
      ),
      (
        "the first day of a month is an ordinal", "fr", "Le {day, date, long} !", "2026-01-01",
        "Le 1er janvier 2026 !"
      ),
      (
        "dates are Gregorian", "fa", "{day, date, long}", "2026-11-20",
        "۲۰ نوامبر ۲۰۲۶"
      ),
    ]
  )
  func differs(because: String, locale: String, pattern: String, day: String, text: String) throws {
    let arguments: [String: Argument] = ["day": .date(try #require(CivilDate(day)))]
    let writer = MessageWriter(in: locale, isolatesArguments: false)
    let oracle = try #require(ICUOracle(pattern, locale: locale))
    #expect(writer.text(of: try Message(pattern), arguments) == text)
    #expect(oracle.text(arguments) != text, "ICU agrees: \(because)")
  }

  @Test(
    "What is accepted is a pattern to ICU too",
    // Lists are our own.
    arguments: MessageParserTests.samples.map(\.pattern).filter { !$0.contains("list") }
  )
  func accepted(pattern: String) {
    #expect(ICUOracle(pattern, locale: "en") != nil)
  }
}

/// Makes patterns within the subset, and arguments for them.
enum RandomPattern {
  enum Surroundings { case top, plural, select, selectInPlural }

  static func text(
    depth: Int,
    in surroundings: Surroundings,
    using generator: inout SplitMix64
  ) -> String {
    var literals = ["a", "B c", " ", "é", "日本", "''", "'{x}'", "'}'", "o'clock ", ", ", "😀"]
    switch surroundings {
    case .plural: literals += ["#", "# ", "'#'", "#"]
    case .top, .select: literals += ["#"]
    case .selectInPlural: break
    }
    var text = ""
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      text += literals.randomElement(using: &generator) ?? ""
      if Bool.random(using: &generator) {
        text += argument(depth: depth, in: surroundings, using: &generator)
      }
    }
    return text
  }

  private static func argument(
    depth: Int,
    in surroundings: Surroundings,
    using generator: inout SplitMix64
  ) -> String {
    let simple = [
      "{t}", "{ u }", "{n}", "{m, number}", "{d}", "{d,number,integer}", "{n, number , integer}",
      "{d, number, percent}", "{day, date}", "{day, date, short}", "{day, date, medium}",
      "{day, date, long}", "{missing}", "{m, number, ::unit/hour unit-width-full-name}",
      "{d,number,::unit/megabyte-per-second}", "{n, number , ::unit-width-narrow unit/percent }",
    ]
    guard depth > 0 else { return simple.randomElement(using: &generator) ?? "" }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      let type = Bool.random(using: &generator) ? "plural" : "selectordinal"
      let name = ["n", "m", "d"].randomElement(using: &generator) ?? "n"
      let selectors = ["=0", "=1", "=7", "zero", "one", "two", "few", "many"]
        .filter { _ in Bool.random(using: &generator) }
      let branches = (selectors + ["other"]).shuffled(using: &generator).map { selector in
        "\(selector) {\(text(depth: depth - 1, in: .plural, using: &generator))}"
      }
      return "{\(name), \(type), \(branches.joined(separator: " "))}"
    case 2:
      let inner: Surroundings =
        surroundings == .plural || surroundings == .selectInPlural ? .selectInPlural : .select
      let branches = ["a", "other", "Ann"].shuffled(using: &generator).map { selector in
        "\(selector){\(text(depth: depth - 1, in: inner, using: &generator))}"
      }
      return "{t, select, \(branches.joined())}"
    default:
      return simple.randomElement(using: &generator) ?? ""
    }
  }

  static func arguments(in locale: String, using generator: inout SplitMix64) -> [String: Argument]
  {
    let small = Int.random(in: 0...30, using: &generator)
    let large = Int.random(in: -10_000_000...10_000_000, using: &generator)
    let round = [1_000_000, 0, 1, 100, 1_000].randomElement(using: &generator) ?? 0
    let thousandths = Int.random(in: -9_999...99_999, using: &generator)
    let year = Int.random(in: 1900...2100, using: &generator)
    let month = Int.random(in: 1...12, using: &generator)
    // The first day of a month is an ordinal in French, and not in CLDR's patterns.
    let day = Int.random(in: (locale == "fr" ? 2 : 1)...28, using: &generator)
    return [
      "n": .integer(small),
      "m": .integer(Bool.random(using: &generator) ? large : round),
      "d": ExactDecimal("\(thousandths)e-3").map { .decimal($0) } ?? 0,
      "t": .text(["a", "Ann", "{n}", "''"].randomElement(using: &generator) ?? ""),
      "u": .text(String.random(ofScalars: 0..<6, from: "ab'{}#😀", using: &generator)),
      "day": CivilDate(year: year, month: month, day: day).map { .date($0) } ?? 0,
    ]
  }
}
