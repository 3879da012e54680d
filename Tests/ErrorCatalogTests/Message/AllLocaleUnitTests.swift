import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// Numbers with units in messages, in all locales that ICU has.
@Suite struct AllLocaleUnitTests {
  static let numbers: [Argument] =
    [0, 1, 2, 5, 11, 1_000_000, 1234]
    + ["1.5", "-1234.125"].compactMap { ExactDecimal($0).map { .decimal($0) } }

  @Test("A number with a unit reads as ICU writes it", arguments: UnitOracleTests.widths)
  func units(width: String) throws {
    // Each locale has its turn with another unit, and each unit with some locales of a language.
    let patterns = UnitOracleTests.units.map { "{n, number, ::unit/\($0)\(width)}" }
    let messages = try patterns.map { try Message($0) }
    for (index, tag) in ICULocales.tags.enumerated() {
      let turn = index % patterns.count
      let writer = MessageWriter(in: tag, isolatesArguments: false)
      let oracle = try #require(ICUOracle(patterns[turn], locale: tag), "\(tag)")
      for number in Self.numbers {
        let text = writer.text(of: messages[turn], ["n": number])
        #expect(text == oracle.text(["n": number]), "\(patterns[turn]) with \(number) in \(tag)")
      }
    }
  }
}
