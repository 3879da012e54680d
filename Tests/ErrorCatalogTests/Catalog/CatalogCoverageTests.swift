import ErrorCatalog
import Synchronization
import Testing
import UnicodeText
import Violations

/// The number of messages that a locale has counts when a locale is chosen.
@Suite struct CatalogCoverageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var request: String
    var chosen: String

    /// How many of the ten messages each locale has; names of locales that load on first use begin
    /// with `late`.
    var sizes: [String: Int]

    init(_ name: String, _ sizes: [String: Int], _ request: String, _ chosen: String) {
      (testDescription, self.sizes) = (name, sizes)
      (self.request, self.chosen) = (request, chosen)
    }
  }

  static let rows = [
    Row("one text does not win over all", ["en": 10, "de": 10, "nl": 1], "nl, de", "de"),
    Row("one text wins alone", ["en": 10, "de": 10, "nl": 1], "nl", "nl"),
    Row("one text wins over what is not there", ["en": 10, "de": 10, "nl": 1], "nl, it", "nl"),
    Row("one text keeps its region", ["en": 10, "de": 10, "nl": 1], "nl-BE", "nl-BE"),
    Row("one text does not win over the source", ["en": 10, "nl": 1], "nl, en;q=0.5", "en"),
    Row("the first of two that have little", ["en": 10, "nl": 1, "da": 2], "nl, da", "nl"),
    Row("half is enough", ["en": 10, "de": 10, "nl": 5], "nl, de", "nl"),
    Row("less than half is not", ["en": 10, "de": 10, "nl": 4], "nl, de", "de"),
    Row(
      "a regional file counts with its language",
      ["en": 10, "de": 10, "de-CH": 1],
      "de-CH, en",
      "de-CH"
    ),
    Row("one region of little", ["en": 10, "nl-BE": 1, "de": 10], "nl-BE, nl, de", "de"),
    Row("late/one text does not win", ["late en": 10, "late de": 10, "nl": 1], "nl, de", "de"),
    Row("late/one text wins alone", ["late en": 10, "late de": 10, "nl": 1], "nl", "nl"),
    Row("late/all texts win", ["late en": 10, "late de": 10, "nl": 10], "nl, de", "nl"),
    Row("late/one text over a late file", ["late en": 10, "late de": 10, "de": 1], "de, en", "de"),
    Row("late/a late file is complete", ["late en": 10, "late de": 1], "de, en", "de"),
  ]

  private static func messages(_ count: Int) -> [String: Message] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { ("x\($0)", Message(literal: "\($0)")) })
  }

  private static func catalog(
    _ sizes: [String: Int],
    loading: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Catalog {
    var given: [LocaleIdentifier: Catalog.Entries] = [:]
    var late: [LocaleIdentifier: Catalog.Entries] = [:]
    for (name, count) in sizes {
      let tag = String(name.split(separator: " ").last ?? "")
      if name.hasPrefix("late ") {
        late[locale(tag)] = Catalog.Entries(loading: {
          loading(tag)
          return messages(count)
        })
      } else {
        given[locale(tag)] = Catalog.Entries(messages(count))
      }
    }
    let layers = [given, late].map {
      Catalog.Layer(name: "a", sourceLocale: locale("en"), entries: $0)
    }
    return Catalog(layers: layers, sourceLocale: locale("en"))
  }

  @Test(
    "A locale with few messages is chosen only if no other preference is met by more",
    arguments: rows
  )
  func chooses(row: Row) {
    let localizer = Self.catalog(row.sizes).localizer(forRequest: row.request)
    #expect(localizer.locale == locale(row.chosen))
  }

  @Test("Nothing is loaded for a choice among files that are loaded on first use")
  func loadsNothing() {
    let loaded = Mutex<[String]>([])
    let catalog = Self.catalog(["late en": 10, "late de": 10, "late fr": 10, "nl": 1]) { tag in
      loaded.withLock { $0.append(tag) }
    }
    let preferences = [locale("de-CH"), locale("fr")]
    #expect(catalog.bestLocale(for: preferences) == locale("de-CH"))
    #expect(catalog.bestLocale(for: [locale("nl")]) == locale("nl"))
    #expect(loaded.withLock { $0 } == [])
    // Only the source locale says how much there is to translate.
    #expect(catalog.bestLocale(for: [locale("nl"), locale("fr")]) == locale("fr"))
    #expect(loaded.withLock { $0 } == ["en"])
  }
}
