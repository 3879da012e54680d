import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// Numbers in messages, in all locales that ICU has.
@Suite struct AllLocaleNumberTests {
  static let numbers: [Argument] =
    [0, 7, 907, 1000, -5, 1_234_567]
    + ["0.5", "0.004", "1234.5", "-1234.125", "12345678.25"]
    .compactMap { ExactDecimal($0).map { .decimal($0) } }

  @Test(
    "A number reads as ICU writes it",
    arguments: ["{n, number}", "{n, number, integer}", "{n, number, percent}"]
  )
  func numbers(pattern: String) throws {
    let message = try Message(pattern)
    for tag in ICULocales.tags {
      let writer = MessageWriter(in: tag, isolatesArguments: false)
      let oracle = try #require(ICUOracle(pattern, locale: tag), "\(tag)")
      for number in Self.numbers {
        let text = writer.text(of: message, ["n": number])
        #expect(text == oracle.text(["n": number]), "\(number) in \(tag)")
      }
    }
  }

  static let plain = ["0", "7", "2026", "65535", "-5", "1234567.5", "1000000", "0.25"]

  @Test(
    "A plain number has the digits 0 to 9 and no groups",
    arguments: [
      "<{n}>", "<{n, number}>",
      "<{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}>",
      "<{n, selectordinal, zero {#} one {#} two {#} few {#} many {#} other {#}}>",
    ]
  )
  func plainNumbers(pattern: String) throws {
    let message = try Message(pattern)
    let numbers = try Self.plain.map { try #require(ExactDecimal($0)) }
    for tag in ICULocales.tags {
      // An isolate keeps a sign on the left of its number.
      let writer = MessageWriter(in: tag)
      for (number, digits) in zip(numbers, Self.plain) {
        let text = writer.text(of: message, ["n": .plainNumber(number)])
        let isBare = text == "<\(digits)>"
        #expect(isBare || text == "<\u{2068}\(digits)\u{2069}>", "\(tag): \(text)")
        #expect(isBare || writer.formats.locale.isRightToLeft, "\(tag)")
      }
    }
  }

  @Test("Plain numbers in a list are plain", arguments: ListType.allCases)
  func lists(type: ListType) throws {
    let message = try Message("{n, list, \(type.rawValue)}")
    let (first, second) = try (#require(ExactDecimal("1024")), #require(ExactDecimal("65535")))
    for tag in ICULocales.tags {
      let writer = MessageWriter(in: tag)
      let text = writer.text(of: message, ["n": [.plainNumber(first), .plainNumber(second)]])
      #expect(text.contains("1024") && text.contains("65535"), "\(tag): \(text)")
    }
  }
}
