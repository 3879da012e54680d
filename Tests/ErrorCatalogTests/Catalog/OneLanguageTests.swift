import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// The messages of one page in one language.
@Suite struct OneLanguageTests {
  /// What is special, the wishes, the locales of a pack's message, the locales of the library's
  /// message, the locales of the message `invalid`, the locales of the two messages one by one, and
  /// the locales of both in one language.
  ///
  /// The first locale of a pack is its source locale. The library's source locale is `en`.
  static let rows = TextRow.rows(
    """
    both are in the language | de | en de | en de | en de | de de | de de
    the source if one is missing | de | en de | en | en de | de en | en en
    the second wish if it has both | de, fr | en fr | en de fr | en de | fr de | fr fr
    the third wish if it has both | de, fr, it | en it de | en fr it | en | de fr | it it
    the first wish that has both | de, fr | en de fr | en de fr | en | de de | de de
    regions of one language | de-CH | en de-CH | en de | en | de-CH de | de-CH de
    two forms of Norwegian | nn | en nb | en nn | en | nb nn | nb nn
    the library's source, not the pack's | ja | de en | en de ja | en | de ja | en en
    the pack's source if the library's lacks | ja | de | en de ja | en | de ja | de de
    the general message if no language has both | ja | de | en ja | en ja | de ja | ja ja
    the general message of the source | ja | de fr | en ja | en | de ja | en en
    several languages if there is no other way | ja | de | en ja | ␠ | de ja | de ja
    another script isn't the same language | sr-Latn | en sr-Latn | en sr | en | sr-Latn en | en en
    the source if there is no wish | tlh | en de | en de | en | en en | en en
    """
  )

  @Test("Several messages are in the first language that has all of them", arguments: rows)
  func choice(row: TextRow) throws {
    func entries(_ layer: String, _ column: Int, _ key: String) -> [String] {
      row[column].split(separator: " ").map { "\(layer) \($0) \(key)" }
    }
    let source = row[2].prefix { $0 != " " }
    let catalog = try Catalog(
      entries("pack", 2, "x") + entries("built", 3, "y") + entries("built", 4, "invalid"),
      layers: ["pack=\(source)", "built"]
    )
    let localizer = catalog.localizer(forRequest: row[1])
    let violations = [Violation("x"), Violation("y")]
    let alone = violations.map { localizer.message(for: $0).locale.tag }
    #expect(alone.joined(separator: " ") == row[5], "\(row[0])")
    let together = localizer.messagesInOneLanguage(for: violations)
    #expect(together.map(\.locale.tag).joined(separator: " ") == row[6], "\(row[0])")
  }

  @Test("A message in the source language is a fallback")
  func fallback() throws {
    let catalog = try Catalog(
      ["built de x", "built en x", "built en y"],
      layers: ["built"]
    )
    let localizer = catalog.localizer(forRequest: "de")
    let messages = localizer.messagesInOneLanguage(for: [Violation("x"), Violation("y")])
    #expect(messages.map(\.text) == ["built en x", "built en y"])
    #expect(messages.map(\.isFallback) == [true, true])
  }

  @Test("A request with many tags of one language costs no more than one")
  func manyTags() throws {
    let catalog = try Catalog(["built de x", "built en y"], layers: ["built"])
    let tags = (0..<60).map { "de-x-a\($0)" }.joined(separator: ",")
    var count = 0
    let answer = catalog.localizer(forRequest: tags).inOneLanguage(
      { localizer in
        count += 1
        return ["x", "y"].map { localizer.message(for: Violation($0)).locale }
      },
      locales: { $0 }
    )
    #expect(answer == [locale("en"), locale("en")])
    // The answer itself, and German and English, with and without other languages.
    #expect(count == 5)
  }
}
