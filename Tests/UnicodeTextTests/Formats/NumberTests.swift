import TestSupport
import Testing
import UnicodeText

@Suite struct NumberTests {
  typealias Row = (locale: String, number: NumberOperand, style: NumberStyle, text: String)

  // CLDR's number symbols, patterns and digits of each locale.
  static let rows: [Row] = [
    ("de", .integer(0), .standard, "0"),
    ("de", .integer(999), .standard, "999"),
    ("de", .integer(1000), .standard, "1.000"),
    ("de", .integer(-7), .standard, "-7"),
    ("de", .integer(1_234_567), .standard, "1.234.567"),
    ("de", .integer(.min), .standard, "-9.223.372.036.854.775.808"),
    ("de", .decimal("-1234.50"), .standard, "-1.234,50"),
    ("de", .decimal("0.10"), .standard, "0,10"),
    ("de", .decimal("1234"), .standard, "1.234"),
    ("de-CH", .integer(1_234_567), .standard, "1’234’567"),
    ("fr", .integer(1_234_567), .standard, "1\u{202F}234\u{202F}567"),
    (
      "fr", .decimal("0.123456789012345678901234567890"), .standard,
      "0,123456789012345678901234567890"
    ),
    (
      "fr", .decimal("123456789012345678901234567890.5"), .standard,
      ["123", "456", "789", "012", "345", "678", "901", "234", "567", "890,5"]
        .joined(separator: "\u{202F}")
    ),
    ("en-IN", .integer(12_345_678), .standard, "1,23,45,678"),
    ("hi", .integer(1_234_567), .standard, "12,34,567"),
    ("ar-EG", .integer(0), .standard, "٠"),
    ("ar-EG", .integer(907), .standard, "٩٠٧"),
    ("ar-EG", .integer(1_234_567), .standard, "١٬٢٣٤٬٥٦٧"),
    ("ar-EG", .decimal("12.50"), .standard, "١٢٫٥٠"),
    ("ar-u-nu-latn", .integer(42), .standard, "42"),
    ("zh-u-nu-hanidec", .integer(42), .standard, "四二"),
    ("ta-u-nu-taml", .integer(10), .standard, "௰"),
    ("sv", .integer(-5), .standard, "\u{2212}5"),
    // Four digits are grouped as in ICU's MessageFormat, also where CLDR asks for five.
    ("es", .integer(1234), .standard, "1.234"),
    ("es", .decimal("1234.5"), .standard, "1.234,5"),
    ("es", .integer(12_345), .standard, "12.345"),
    ("pl", .integer(1234), .standard, "1\u{A0}234"),
    ("pl", .integer(12_345), .standard, "12\u{A0}345"),

    ("en", .decimal("2.5"), .integer, "2"),
    ("en", .decimal("3.5"), .integer, "4"),
    ("en", .decimal("-1234.51"), .integer, "-1,235"),
    ("en", .integer(1234), .integer, "1,234"),

    ("en", .integer(1), .percent, "100%"),
    ("en", .decimal("0.25"), .percent, "25%"),
    ("en", .decimal("0.125"), .percent, "12%"),
    ("de", .decimal("0.5"), .percent, "50\u{A0}%"),
    ("tr", .integer(1), .percent, "%100"),

    ("en", .decimal("twelve"), .standard, "twelve"),
    ("en", .decimal(""), .standard, ""),
  ]

  @Test("Numbers are written in the locale's way", arguments: rows)
  func numbers(row: Row) throws {
    #expect(try LocaleFormats(tag: row.locale).text(of: row.number, style: row.style) == row.text)
  }

  @Test("Every digit is printed, however many there are", arguments: [15, 16, 17, 999, 1000, 2000])
  func manyDigits(count: Int) throws {
    let digits = String(repeating: "1234567890", count: count / 10 + 1).prefix(count)
    let formats = try LocaleFormats(tag: "en")
    #expect(formats.text(of: .decimal("0.\(digits)")).hasPrefix("0.\(digits.dropLast())"))
    #expect(formats.text(of: .decimal("0.\(digits)5")) == "0.\(digits)5")
  }

  @Test("Small numbers agree with ICU's own writing", arguments: ["de", "ar-EG", "hi", "my", "fa"])
  func smallNumbers(tag: String) throws {
    let formats = try LocaleFormats(tag: tag)
    for number in 0...1100 {
      #expect(formats.text(of: .integer(number)) == formats.text(of: .decimal("\(number)")))
    }
  }

  @Test(
    "Whole numbers and decimals are written alike",
    arguments: ["de", "en-IN", "ar-EG", "sv", "es", "fr", "de-CH"],
    0..<20 as Range<UInt64>
  )
  func wholeAndDecimal(tag: String, seed: UInt64) throws {
    let formats = try LocaleFormats(tag: tag)
    var generator = SplitMix64(seed: seed)
    let shift = Int.random(in: 0..<64, using: &generator)
    let number = Int.random(in: .min ... .max, using: &generator) >> shift
    for style in [NumberStyle.standard, .integer, .percent] {
      let decimal = formats.text(of: .decimal("\(number)"), style: style)
      #expect(formats.text(of: .integer(number), style: style) == decimal)
    }
  }

  @Test("Numbers follow what the text already has")
  func append() throws {
    var text = "at least "
    try LocaleFormats(tag: "en").append(.integer(1500), style: .standard, to: &text)
    #expect(text == "at least 1,500")
  }
}
