import ErrorCatalog
import Testing
import UnicodeText
import Violations

/// The digits in the messages of a language.
@Suite struct CatalogDigitsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var digits: [String: String]
    var request: String
    var text: String

    init(_ name: String, _ digits: [String: String], _ request: String, _ text: String) {
      (testDescription, self.digits) = (name, digits)
      (self.request, self.text) = (request, text)
    }
  }

  static let rows = [
    Row("as the locale has them", [:], "ar-EG", "<٨>"),
    Row("as the file says", ["ar": "latn"], "ar", "<8>"),
    Row("as the file says, in a region", ["ar": "latn"], "ar-EG", "<8>"),
    Row("as the request says", ["ar": "latn"], "ar-u-nu-arab", "<٨>"),
    Row("as the request says, in a region", ["ar": "latn"], "ar-EG-u-nu-arab", "<٨>"),
    Row("as the regional file says", ["ar": "latn", "ar-EG": "arab"], "ar-EG", "<٨>"),
    Row("the other way round", ["ar": "arab"], "ar-MA", "<٨>"),
    Row("no other language's", ["ar": "latn", "en": "arab"], "de", "<8>"),
    Row("of a system that nobody knows", ["ar": "xyzzy"], "ar-MA", "<8>"),
  ]

  @Test("Numbers are written with the digits that the file names", arguments: rows)
  func digits(row: Row) throws {
    var entries: [LocaleIdentifier: [String: Message]] = [:]
    for tag in ["en", "de", "ar"] {
      entries[locale(tag)] = [
        "x": try Message("<{n}>"), "unit": try Message("<{n, number, ::unit/day}>"),
      ]
    }
    for (tag, digits) in row.digits {
      entries[locale(tag), default: [:]][Catalog.Layer.digitsKey] = Message(literal: digits)
    }
    let layer = Catalog.Layer(
      name: "built",
      sourceLocale: locale("en"),
      entries: entries.mapValues { Catalog.Entries($0) }
    )
    let catalog = Catalog(layers: [layer], sourceLocale: locale("en"))
    let message = catalog.localizer(forRequest: row.request).message(for: Violation("x", ["n": 8]))
    #expect(message.text == row.text)
    let unit = catalog.localizer(forRequest: row.request).message(for: Violation("unit", ["n": 8]))
    #expect(unit.text.contains(row.text.dropFirst().dropLast()))
  }
}
