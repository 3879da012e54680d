import ErrorCatalog
import Testing
import Violations

/// Locales that no one speaks, for trying out a program.
@Suite("Pseudo-locales")
struct PseudoLocaleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var locale: String
    var left: Int
    var text: String
    var testDescription: String { "\(left) in \(locale)" }
  }

  private static func catalog() throws -> Catalog {
    let english = try #require(LocaleIdentifier("en"))
    let arabic = try #require(LocaleIdentifier("ar"))
    let message = try Message(
      "{left, plural, =0 {Sold out.} one {Only # left.} other {Only # left.}}"
    )
    let wait = try Message("{hours, number, ::unit/hour unit-width-full-name} left")
    let layer = Catalog.Layer(
      name: "shop",
      sourceLocale: english,
      entries: [
        english: ["stock.low": message, "stock.wait": wait], arabic: ["other": try Message("نص")],
      ]
    )
    return Catalog(layers: [layer], sourceLocale: english)
  }

  @Test(
    "A message",
    arguments: [
      Row(locale: "en-XA", left: 0, text: "[Šöļð öûţ. one two three]"),
      Row(locale: "en-XA", left: 3, text: "[Öñļý 3 ļéƒţ. one two three]"),
      Row(locale: "en_XA.UTF-8", left: 3, text: "[Öñļý 3 ļéƒţ. one two three]"),
      Row(locale: "en-XA-x-one", left: 3, text: "[Öñļý 3 ļéƒţ. one two three]"),
      Row(locale: "ar-XB", left: 0, text: "\u{202E}Sold\u{202C} \u{202E}out\u{202C}."),
      Row(locale: "en", left: 3, text: "Only 3 left."),
    ]
  )
  func message(_ row: Row) throws {
    let localizer = try Self.catalog().localizer(forRequest: row.locale)
    let message = localizer.message(for: Violation("stock.low", ["left": .integer(row.left)]))
    #expect(message.text == row.text)
    #expect(!message.isFallback)
    #expect(message.key == "stock.low")
    #expect(message.layer == "shop")
  }

  @Test("A number keeps its unit")
  func unit() throws {
    let localizer = try Self.catalog().localizer(forRequest: "en-XA")
    let message = localizer.message(for: Violation("stock.wait", ["hours": 2]))
    #expect(message.text == "[2 hours ļéƒţ one two three]")
  }
}
