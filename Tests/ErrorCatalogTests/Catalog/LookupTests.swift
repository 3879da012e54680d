import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

@Suite struct LookupTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entries: [String]
    var request: String
    var expected: String
    var languageOnly = false

    init(
      _ name: String,
      _ entries: [String],
      in request: String,
      _ expected: String,
      languageOnly: Bool = false
    ) {
      testDescription = name
      (self.entries, self.request, self.expected) = (entries, request, expected)
      self.languageOnly = languageOnly
    }
  }

  /// Messages for `email.domain.label_too_long` in the field `email` of the form `sign-up`.
  ///
  /// The layers are app, pack (with French as its own source) and built, highest first.
  static let rows = [
    // Steps.
    Row("the requested locale", ["built de email.domain.label_too_long"], in: "de", "="),
    Row("a parent of it", ["built de email"], in: "de-CH", "="),
    Row("a parent by CLDR", ["built es-419 email", "built es email"], in: "es-MX", "="),
    Row("the source", ["built en email", "built de length"], in: "de", "="),
    Row(
      "a general text in the language goes before a special one in the source",
      ["built de email", "built en email.domain.label_too_long"],
      in: "de",
      "="
    ),
    Row(
      "a general text in a parent goes before a special one in the source",
      ["built de email", "built en email.domain.label_too_long"],
      in: "de-CH",
      "="
    ),
    Row(
      "a field's text in the source never pushes out a general one in the language",
      ["built de email", "built en sign-up/email:email.domain.label_too_long"],
      in: "de",
      "="
    ),
    Row("a layer's own source", ["pack fr email", "built de length"], in: "de", "="),
    Row("a higher layer in its own source", ["pack fr email", "built en email"], in: "de", "="),
    Row("a lower layer in its own source", ["app en email", "pack fr email"], in: "de", "="),
    Row(
      "a layer's own source before the catalog's",
      ["pack fr email", "pack en email"],
      in: "de",
      "="
    ),
    Row("the catalog's source for a layer without its own", ["pack en email"], in: "de", "="),
    Row(
      "a layer's own source before invalid",
      ["pack fr email", "built de invalid"],
      in: "de",
      "="
    ),
    Row("invalid in the language", ["built de invalid", "built en invalid"], in: "de-AT", "="),
    Row("invalid in the source", ["built en invalid", "built de length"], in: "de", "="),
    Row(
      "any text in the source before invalid",
      ["built en email", "built de invalid"],
      in: "de",
      "="
    ),
    // Keys.
    Row("special before general", ["built de email.domain", "built de email"], in: "de", "="),
    Row(
      "special in a parent before general in the locale",
      ["built de email.domain", "built de-CH email"],
      in: "de-CH",
      "="
    ),
    Row(
      "special in a lower layer before general in a higher one",
      ["built de email.domain", "app de email"],
      in: "de",
      "="
    ),
    Row(
      "a field's general text before a special one",
      ["built de sign-up/email:email", "app de email.domain.label_too_long"],
      in: "de",
      "="
    ),
    Row(
      "a field's special text before its general one",
      ["built de sign-up/email:email.domain", "app de sign-up/email:email"],
      in: "de",
      "="
    ),
    Row(
      "another form's or field's text is never used",
      ["built de email", "app de log-in/email:email", "app de sign-up/name:email"],
      in: "de",
      "="
    ),
    Row(
      "an override replaces its exact key only",
      ["built de email.domain.label_too_long", "app de email.domain"],
      in: "de",
      "="
    ),
    // Layers.
    Row("a higher layer", ["app de email", "built de email"], in: "de", "="),
    Row(
      "an application's de also serves de-CH",
      ["app de email", "built de-CH email"],
      in: "de-CH",
      "="
    ),
    Row("the middle layer", ["pack de email", "built de email"], in: "de", "="),
    // Locales.
    Row("special before general", ["built de-CH email", "built de email"], in: "de-CH", "="),
    Row("a sister before the source", ["built de-AT email", "built en email"], in: "de-CH", "="),
    Row("a parent before a sister", ["built de email", "app de-AT email"], in: "de-CH", "="),
    Row(
      "a general text in a parent before a special one in a sister",
      ["built de email", "built de-AT email.domain.label_too_long"],
      in: "de-CH",
      "="
    ),
    // One language throughout.
    Row(
      "one language: its general text",
      ["built de email", "built en email.domain"],
      in: "de",
      "=",
      languageOnly: true
    ),
    Row(
      "one language: its invalid before the source's text",
      ["built de invalid", "built en email"],
      in: "de-CH",
      "=",
      languageOnly: true
    ),
    Row(
      "one language: the source's text before nothing",
      ["built en email", "built de length"],
      in: "de",
      "=",
      languageOnly: true
    ),
    Row(
      "one language that is not there: the source's text",
      ["built en email", "built en invalid"],
      in: "tlh",
      "=",
      languageOnly: true
    ),
  ]

  static func violation() throws -> Violation {
    Violation("email.domain.label_too_long", form: "sign-up", path: "email")
  }

  @Test("The first entry in the order of lookup is found", arguments: rows)
  func finds(row: Row) throws {
    let layers = ["app", "pack=fr", "built"]
    let expected = row.expected == "=" ? row.entries[0] : row.expected
    // The order of the entries doesn't matter.
    for entries in [row.entries, row.entries.reversed()] {
      let catalog = try Catalog(entries, layers: layers)
      let message = catalog.localizer(for: locale(row.request), languageOnly: row.languageOnly)
        .message(for: try Self.violation())
      let fields = expected.split(separator: " ").map(String.init)

      #expect(message.text == expected)
      #expect(message.locale == locale(fields[1]))
      #expect(message.key == fields[2])
      #expect(message.layer == fields[0])
      #expect(message.isFallback == !message.locale.isInOneLanguage(with: locale(row.request)))
    }
  }

  @Test("An empty catalog still says something")
  func empty() throws {
    let message = try Catalog([], layers: []).localizer(for: locale("de"))
      .message(for: try Self.violation())
    #expect(message.text == "Check this entry.")
    #expect(message.locale == locale("en"))
    #expect(message.key == "")
    #expect(message.layer == "")
    #expect(message.isFallback)
  }

  @Test("A message that mentions a fact which is not there is passed over")
  func missingFacts() throws {
    let entries: Catalog.Entries = [
      "length.too_short": try Message("{minimum, plural, other {At least #.}}"),
      "length": try Message("Wrong length."),
    ]
    let layer = Catalog.Layer(
      name: "a",
      sourceLocale: locale("en"),
      entries: [locale("en"): entries]
    )
    let localizer = Catalog(layers: [layer], sourceLocale: locale("en"))
      .localizer(for: locale("en"))
    let full = localizer.message(for: Violation("length.too_short", ["minimum": 8]))
    #expect(full.text == "At least 8.")
    #expect(localizer.message(for: Violation("length.too_short")).text == "Wrong length.")
  }

  @Test("A list element has the texts of every element")
  func elements() throws {
    let catalog = try Catalog(
      ["built en order/items[].count:number", "built en number"],
      layers: ["built"]
    )
    var violation = Violation("number.too_small", form: "order", path: "items[3].count")
    #expect(
      catalog.localizer(for: locale("en")).message(for: violation).key
        == "order/items[].count:number"
    )
    violation.form = nil
    #expect(catalog.localizer(for: locale("en")).message(for: violation).key == "number")
  }

  @Test("Lookup agrees with a search entry by entry", arguments: 0..<300 as Range<UInt64>)
  func agreesWithSearch(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let codes = ["email", "email.domain", "email.domain.label_too_long", "invalid"]
    let keys = codes + codes.map { "sign-up/email:" + $0 } + ["log-in/email:email"]
    let locales = ["en", "en-001", "en-GB", "de", "de-CH", "fr"]
    var entries: [String] = []
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let layer = ["app", "pack", "built"].randomElement(using: &generator) ?? ""
      let locale = locales.randomElement(using: &generator) ?? ""
      entries.append("\(layer) \(locale) \(keys.randomElement(using: &generator) ?? "")")
    }
    let catalog = try Catalog(entries, layers: ["app", "pack=fr", "built"])
    let violation = try Self.violation()
    for request in locales + ["de-AT", "ja"] {
      let message = catalog.localizer(for: locale(request)).message(for: violation)
      #expect(
        message.text == Self.search(entries, for: request) ?? "Check this entry.",
        "\(request): \(entries)"
      )
    }
  }

  /// The locales that are tried after the parents of a requested one, among those of the test.
  private static let siblings = [
    "en": ["en-GB", "en-001"], "en-001": ["en-GB"], "de": ["de-CH"], "de-AT": ["de-CH"],
  ]

  /// The requested locale with its parents, and siblings that are nearer than a parent.
  private static func near(_ request: String, _ entries: [String]) -> [LocaleIdentifier] {
    let hasEnglish = entries.contains { $0.contains(" en ") }
    return request == "en-001" && hasEnglish
      ? ["en-001", "en-GB", "en"].map(locale) : locale(request).chain
  }

  /// Searches for the entry by step, key, layer and locale, outermost first.
  private static func search(_ entries: [String], for request: String) -> String? {
    let codes = ["email.domain.label_too_long", "email.domain", "email"]
    for keys in [codes.map { "sign-up/email:" + $0 } + codes, ["invalid"]] {
      for step in 1...4 {
        for key in keys {
          for layer in ["app", "pack", "built"] {
            let source = locale(step == 3 && layer == "pack" ? "fr" : "en").chain
            let locales =
              switch step {
              case 1: near(request, entries)
              case 2: (siblings[request] ?? []).map(locale)
              default: source
              }
            for locale in locales {
              let entry = "\(layer) \(locale) \(key)"
              if entries.contains(entry) { return entry }
            }
          }
        }
      }
    }
    return nil
  }
}
