import ErrorCatalog
import Foundation
import Testing
import Violations

@Suite struct LocalizedMessageTests {
  @Test("A message survives coding, and its form is fixed")
  func coding() throws {
    let message = LocalizedMessage(
      text: "Gib etwas ein.",
      locale: locale("de-CH"),
      key: "required",
      layer: "shop",
      isFallback: false
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = try encoder.encode(message)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"isFallback":false,"key":"required","layer":"shop","locale":"de-CH","text":"Gib etwas ein."}"#
    )
    #expect(try JSONDecoder().decode(LocalizedMessage.self, from: json) == message)
    #expect("\(message)" == "Gib etwas ein.")
  }

  @Test("A deprecated tag finds the messages of the present one")
  func deprecatedTags() throws {
    let catalog = Catalog(
      layers: [
        Catalog.Layer(
          name: "app",
          sourceLocale: locale("en"),
          entries: [locale("iw"): ["x": try Message("he")], locale("en"): ["x": try Message("en")]]
        )
      ],
      sourceLocale: locale("en")
    )
    for tag in ["iw", "he", "iw-IL", "he_IL"] {
      let message = catalog.localizer(for: locale(tag)).message(for: Violation("x"))
      #expect(message.text == "he")
      #expect(message.locale.tag == "he")
    }
    #expect(catalog.bestLocale(for: [locale("iw")])?.tag == "he")
  }

  @Test("Errors say what is wrong")
  func errors() {
    struct Missing: Error, CustomStringConvertible { let description = "there is no file" }
    let catalog = Catalog(
      layers: [
        Catalog.Layer(
          name: "app",
          sourceLocale: locale("en"),
          entries: [locale("en"): Catalog.Entries { throw Missing() }]
        )
      ],
      sourceLocale: locale("en")
    )
    _ = catalog.localizer(for: locale("en")).message(for: Violation("x"))
    #expect(catalog.failures.map(\.description) == ["layer app, locale en: there is no file"])
  }

  @Test("A message names its arguments")
  func argumentNames() throws {
    let message = try Message("{minimum} {n, plural, one {# of {maximum}} other {#}} '{x}'")
    #expect(message.argumentNames == ["minimum", "n", "maximum"])
  }
}
