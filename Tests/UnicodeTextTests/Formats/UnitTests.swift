import Testing
import UnicodeText

@Suite struct UnitTests {
  @Test("A unit has the identifier by which it is known")
  func identifiers() {
    let names = MeasureUnit.identifiers
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(names).count == names.count)
    for name in names { #expect(MeasureUnit(name)?.identifier == name) }
    #expect(MeasureUnit("byte-per-minute")?.identifier == "byte-per-minute")
  }

  @Test(
    "What ICU has no names for is no unit",
    arguments: [
      "", "-per-", "-per-second", "second-per-", "metre", "Meter", "EUR", "generic", "base", "none",
      "kilofoot", "foot-and-inch", "byte-per-minute-per-minute", "mile-per-hour-per-second",
      "byte-per-kilometer-per-hour",
    ]
  )
  func unknown(name: String) { #expect(MeasureUnit(name) == nil) }

  static let numbers: [(NumberOperand, String)] = [
    (.integer(0), "0 Meter"), (.integer(1234), "1.234 Meter"), (.integer(-7), "-7 Meter"),
    (.decimal("1.50"), "1,50 Meter"), (.decimal("2.0"), "2,0 Meter"),
    (.decimal("12e300"), "1,2E301 Meter"),
    (.decimal("twelve"), "twelve meter"), (.decimal(""), " meter"),
  ]

  @Test("Every digit is written", arguments: numbers)
  func digits(number: NumberOperand, text: String) throws {
    let style = UnitStyle(try #require(MeasureUnit("meter")), width: .fullName)
    #expect(try LocaleFormats(tag: "de").text(of: number, in: style) == text)
  }

  @Test(
    "Every digit is written, however many there are",
    arguments: [7, 15, 16, 17, 999, 1000, 2000]
  )
  func manyDigits(count: Int) throws {
    let style = UnitStyle(try #require(MeasureUnit("meter")))
    let digits = String(repeating: "1234567890", count: count / 10 + 1).prefix(count - 1)
    let formats = try LocaleFormats(tag: "en")
    #expect(formats.text(of: .decimal("0.\(digits)5"), in: style) == "0.\(digits)5 m")
  }

  @Test("More units than are kept read as a few do")
  func manyUnits() throws {
    let shared = try LocaleFormats(tag: "pl")
    for _ in 0..<2 {
      for name in MeasureUnit.identifiers {
        for width in UnitStyle.Width.allCases {
          let style = UnitStyle(try #require(MeasureUnit(name)), width: width)
          let alone = try LocaleFormats(tag: "pl").text(of: .integer(5), in: style)
          #expect(shared.text(of: .integer(5), in: style) == alone)
        }
      }
    }
  }
}
