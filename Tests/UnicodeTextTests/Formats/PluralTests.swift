import Testing
import UnicodeText
import Violations

@Suite struct PluralTests {
  struct Row: CustomTestStringConvertible {
    var locale: String
    var numbers: [String]
    var category: PluralCategory
    var type = PluralType.cardinal

    var testDescription: String { "\(locale) \(type) \(category)" }
  }

  // CLDR's charts of plural rules.
  static let rows = [
    Row(locale: "en", numbers: ["1", "-1"], category: .one),
    Row(locale: "en", numbers: ["0", "2", "1.0", "1.5", "11"], category: .other),
    Row(locale: "de", numbers: ["1"], category: .one),
    Row(locale: "de", numbers: ["0", "1.0", "2", "1000000"], category: .other),
    Row(locale: "fr", numbers: ["0", "1", "1.0", "1.5", "0.99"], category: .one),
    Row(locale: "fr", numbers: ["1000000", "2000000"], category: .many),
    Row(locale: "fr", numbers: ["2", "2.0", "1000001"], category: .other),
    Row(locale: "pl", numbers: ["1"], category: .one),
    Row(locale: "pl", numbers: ["2", "3", "4", "22", "9007199254740993"], category: .few),
    Row(locale: "pl", numbers: ["0", "5", "11", "12", "14", "21", "25", "112"], category: .many),
    Row(locale: "pl", numbers: ["0.5", "1.0", "1.5"], category: .other),
    Row(locale: "ar", numbers: ["0", "0.0"], category: .zero),
    Row(locale: "ar", numbers: ["1", "1.0"], category: .one),
    Row(locale: "ar", numbers: ["2"], category: .two),
    Row(locale: "ar", numbers: ["3", "10", "103", "1003"], category: .few),
    Row(locale: "ar", numbers: ["11", "99", "111", "999"], category: .many),
    Row(locale: "ar", numbers: ["100", "101", "102", "1.5"], category: .other),
    Row(locale: "ja", numbers: ["0", "1", "2", "1.5"], category: .other),
    Row(locale: "ru", numbers: ["1", "21", "101", "-21"], category: .one),
    Row(locale: "ru", numbers: ["2", "4", "22", "104"], category: .few),
    Row(
      locale: "ru",
      numbers: ["0", "5", "11", "12", "111", "9223372036854775807"],
      category: .many
    ),
    Row(locale: "ru", numbers: ["0.5", "1.0", "2.0"], category: .other),
    Row(locale: "lv", numbers: ["0", "10", "11", "19", "20", "111"], category: .zero),
    Row(locale: "lv", numbers: ["1", "21", "101", "0.1", "1.0"], category: .one),
    Row(locale: "lv", numbers: ["2", "9", "22", "0.2"], category: .other),
    Row(locale: "en", numbers: ["1", "21", "101"], category: .one, type: .ordinal),
    Row(locale: "en", numbers: ["2", "22", "102"], category: .two, type: .ordinal),
    Row(locale: "en", numbers: ["3", "23", "1003"], category: .few, type: .ordinal),
    Row(
      locale: "en",
      numbers: ["0", "4", "11", "12", "13", "111"],
      category: .other,
      type: .ordinal
    ),
    Row(locale: "de", numbers: ["1", "2"], category: .other, type: .ordinal),
    Row(locale: "tlh", numbers: ["1"], category: .other),
  ]

  @Test("Numbers have the categories of CLDR", arguments: rows)
  func categories(row: Row) throws {
    let formats = try LocaleFormats(tag: row.locale)
    for number in row.numbers {
      let decimal = formats.pluralCategory(of: .decimal(number), type: row.type)
      #expect(decimal == row.category, "\(number) as a decimal")
      guard let whole = Int(number) else { continue }
      for _ in 1...2 {
        let category = formats.pluralCategory(of: .integer(whole), type: row.type)
        #expect(category == row.category, "\(number)")
      }
    }
  }

  @Test("Remembered numbers agree with the rules", arguments: ["ar", "ru", "lv", "cy", "gv"])
  func remembered(tag: String) throws {
    let formats = try LocaleFormats(tag: tag)
    for type in [PluralType.cardinal, .ordinal] {
      for number in Array(0...300) + Array(0...300) {
        let whole = formats.pluralCategory(of: .integer(number), type: type)
        #expect(whole == formats.pluralCategory(of: .decimal("\(number)"), type: type))
      }
    }
  }

  @Test(
    "Locales use these categories",
    arguments: [
      ("en", .cardinal, [.one, .other]), ("en", .ordinal, [.one, .two, .few, .other]),
      ("ja", .cardinal, [.other]), ("fr", .cardinal, [.one, .many, .other]),
      ("pl", .cardinal, [.one, .few, .many, .other]),
      ("ar", .cardinal, [.zero, .one, .two, .few, .many, .other]),
      ("lv", .cardinal, [.zero, .one, .other]), ("tlh", .cardinal, [.other]),
    ] as [(String, PluralType, Set<PluralCategory>)]
  )
  func keywords(tag: String, type: PluralType, categories: Set<PluralCategory>) throws {
    let locale = try #require(LocaleIdentifier(canonicalizing: tag))
    #expect(LocaleFormats.pluralCategories(of: locale, type: type) == categories)
  }
}
