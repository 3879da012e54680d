import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares numbers with units with ICU's own formatter of messages.
@Suite struct UnitOracleTests {
  static let locales = [
    "en", "en-GB", "en-IN", "de", "de-CH", "fr", "it", "es", "pt-PT", "nl", "sv", "pl", "cs", "ru",
    "lt", "sl", "ga", "fi", "hu", "tr", "el", "ar", "ar-EG", "ar-MA", "he", "fa", "ur", "ckb", "hi",
    "bn", "ta", "th", "my", "ja", "ko", "zh-Hant", "vi", "sw", "eo", "und", "ar-u-nu-latn",
  ]

  static let units = [
    "megabyte", "second", "minute", "hour", "day", "kilometer", "kilogram", "percent", "celsius",
    "kilometer-per-hour", "megabyte-per-second", "liter-per-100-kilometer",
  ]

  static let widths = ["", " unit-width-full-name", " unit-width-short", " unit-width-narrow"]

  static let numbers: [Argument] =
    [0, 1, 2, 5, 11, -3, 1_000_000, 1234, 12_345]
    + ["1.5", "0.25", "-1234.125", "1e6"].compactMap { ExactDecimal($0).map { .decimal($0) } }

  @Test("A number with a unit reads as ICU writes it", arguments: locales)
  func agrees(locale: String) throws {
    let writer = MessageWriter(in: locale, isolatesArguments: false)
    for unit in Self.units {
      for width in Self.widths {
        let pattern = "{n, number, ::unit/\(unit)\(width)}"
        let message = try Message(pattern)
        let oracle = try #require(ICUOracle(pattern, locale: locale), "ICU refuses \(pattern)")
        for number in Self.numbers {
          let text = writer.text(of: message, ["n": number])
          #expect(text == oracle.text(["n": number]), "\(pattern) with \(number)")
        }
      }
    }
  }

  @Test("Every unit that has a name is one to ICU, alone and by another", arguments: ["en", "pl"])
  func allUnits(locale: String) throws {
    let writer = MessageWriter(in: locale, isolatesArguments: false)
    let names = MeasureUnit.identifiers
    #expect(names.count > 150)
    let pairs = zip(names, names.dropFirst(7)).map { "\($0)-per-\($1)" }
    for unit in names + pairs.filter({ MeasureUnit($0) != nil }) {
      let pattern = "{n, number, ::unit/\(unit) unit-width-full-name}"
      let message = try Message(pattern)
      let oracle = try #require(ICUOracle(pattern, locale: locale), "ICU refuses \(pattern)")
      #expect(writer.text(of: message, ["n": 5]) == oracle.text(["n": 5]), "\(unit)")
    }
  }

  @Test("A number is counted alike with and without its unit", arguments: locales)
  func plurals(locale: String) throws {
    let pattern =
      "{n, plural, one {1} two {2} few {3} many {m} other {{n, number, ::unit/day} {n, number, integer}}}"
    let writer = MessageWriter(in: locale, isolatesArguments: false)
    let oracle = try #require(ICUOracle(pattern, locale: locale))
    for number in Self.numbers {
      let text = writer.text(of: try Message(pattern), ["n": number])
      #expect(text == oracle.text(["n": number]), "\(number)")
    }
  }
}
