import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// A date or a number at the end of a sentence isn't followed by a second full stop, in all locales
/// that ICU has.
@Suite struct AllLocaleSentenceEndTests {
  /// The full stops of the languages of the world.
  static let fullStops: [Character] = [".", "。", "।", "۔", "።", "။", "។", "։"]

  /// Writes an argument alone and at the end of a sentence, and compares.
  ///
  /// - Returns: The number of locales whose argument ends with a full stop of its own.
  private static func checkEnd(
    of style: String,
    _ argument: Argument,
    in tags: [String]
  ) throws -> Int {
    let alone = try Message("{a, \(style)}")
    let sentences = try fullStops.map { ($0, try Message("A {a, \(style)}\($0)")) }
    var count = 0
    for tag in tags {
      let writer = MessageWriter(in: tag)
      let own = writer.text(of: alone, ["a": argument])
      if own.last == "." { count += 1 }
      for (fullStop, sentence) in sentences {
        let text = writer.text(of: sentence, ["a": argument])
        let expected = "A " + (own.last == fullStop ? own : "\(own)\(fullStop)")
        #expect(text == expected, "\(tag)")
      }
    }
    return count
  }

  @Test("after a date", arguments: DateStyle.allCases, [1, 4, 5, 9, 11])
  func dates(style: DateStyle, month: Int) throws {
    let day = try #require(CivilDate(year: 2026, month: month, day: 20))
    let count = try Self.checkEnd(
      of: "date, \(style.rawValue)",
      .date(day),
      in: ICULocales.tags
    )
    // Such as Russian, Hungarian and Croatian; Korean has one in short dates.
    #expect(count > 20)
  }

  @Test("after a number", arguments: ["number", "number, integer", "number, percent"])
  func numbers(style: String) throws {
    for number: Argument in [5, -1_234_567] {
      #expect(try Self.checkEnd(of: style, number, in: ICULocales.tags) == 0)
    }
  }

  @Test(
    "after a number with a unit",
    arguments: ["second", "minute", "hour", "day", "week", "liter"],
    ["short", "narrow"]
  )
  func units(unit: String, width: String) throws {
    let style = "number, ::unit/\(unit) unit-width-\(width)"
    let count = try [1, 2, 5].map {
      try Self.checkEnd(of: style, .integer($0), in: ICULocales.languages)
    }
    // A liter is a symbol, without a full stop; minutes and hours are abbreviations in many.
    if unit == "minute" || unit == "hour" { #expect(count.allSatisfy { $0 > 5 }) }
  }
}
