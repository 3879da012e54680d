import ErrorCatalog
import TestSupport
import Testing
import Violations

/// The language for wishes in rare, old, long and malformed tags.
///
/// An independent reader of CLDR's data gave the answers. They hold in every row. Its last cell
/// says why langcodes would answer something else.
@Suite struct AwkwardWishTests {
  /// The languages that are to be shipped.
  static let shipped = """
    en en-GB de de-CH fr fr-CA nl ja pl ar es es-419 it pt pt-PT ru tr ko zh zh-Hant da sv nb ro
    """

  /// Seventy-five languages, as in CLDR's modern coverage.
  static let wide = """
    \(shipped)
    uk cs sk bg hr sr sr-Latn sl lt lv et fi hu el he fa ur hi bn ta te mr gu kn ml pa th vi id ms
    fil sw am ka hy az kk uz ky mn km lo my ne si sq mk bs is ga cy eu gl ca af zu jv or
    """

  @Test(
    "The language is that of CLDR's parents, or the source",
    arguments: [("shipped", shipped), ("wide", wide)]
  )
  func chooses(column: String, locales: String) throws {
    let entries = locales.split(whereSeparator: \.isWhitespace).map { "built \($0) x" }
    let catalog = try Catalog(entries, layers: ["built"])
    for row in try FrozenSample("Locales/awkward").rows {
      let message = catalog.localizer(forRequest: row["wish"]).message(for: Violation("x"))
      let expected = row[column]
      #expect(message.locale.tag == (expected.isEmpty ? "en" : expected), "\(column) \(row)")
      #expect(message.isFallback == expected.isEmpty, "\(column) \(row)")
    }
  }

  @Test("There are hundreds of wishes, and seventy-five languages")
  func count() throws {
    let rows = try FrozenSample("Locales/awkward").rows
    #expect(rows.count > 400)
    let tags = Self.wide.split(whereSeparator: \.isWhitespace)
    let languages = Set(tags.compactMap { $0.split(separator: "-").first })
    #expect(languages.count == 75)
  }
}
