import ErrorCatalog
import Foundation
import Synchronization
import Testing
import UnicodeText
import Violations

@Suite struct CatalogTests {
  private struct Broken: Error {}

  static let choices: [(request: String, requested: String, said: String)] = [
    ("de", "de", "de"),
    ("de-CH", "de-CH", "de"),
    ("de_CH", "de-CH", "de"),
    ("de-u-nu-arab", "de-u-nu-arab", "de"),
    ("es-MX", "es-MX", "es-419"),
    ("zh-HK", "zh-HK", "zh-Hant"),
    ("nb-NO", "nb-NO", "nb"),
    ("fr;q=0.5, de-AT;q=0.9", "de-AT", "de"),
    ("xx, de;q=0.5", "de", "de"),
    ("!!, ,de-CH;q=0.4,*", "de-CH", "de"),
    ("de;q=0, es", "es", "es"),
  ]

  static let tags = ["en", "de", "es", "es-419", "zh-Hant", "nb", "uk", "he"]

  private static func catalog() throws -> Catalog {
    try Catalog(tags.map { "built \($0) invalid" }, layers: ["built"])
  }

  @Test("A request finds its locale, and keeps its region", arguments: choices)
  func choosing(request: String, requested: String, said: String) throws {
    let localizer = try Self.catalog().localizer(forRequest: request)
    let message = localizer.message(for: Violation("x"))
    #expect(localizer.locale == locale(requested))
    #expect(message.locale == locale(said))
    #expect(!message.isFallback)
  }

  static let names: [(request: String, requested: String, said: String)] = [
    ("und-DE", "de-DE", "de"),
    ("und-RS", "sr-RS", "sr"),
    ("sr_RS@latin", "sr-Latn-RS", "sr-Latn"),
    ("sr_RS", "sr-RS", "sr"),
    ("de_DE.UTF-8", "de-DE", "de"),
    ("no-NO-NY", "nn-NO", "nn"),
    ("no_NO_NY.UTF-8", "nn-NO", "nn"),
    ("C.UTF-8, de;q=0.5", "de", "de"),
    ("de_CH.UTF-8;q=0.9, sr@latin;q=0.1", "de-CH", "de"),
  ]

  @Test("A request may be a name as in POSIX, or name only a place", arguments: names)
  func posixNames(request: String, requested: String, said: String) throws {
    let tags = ["en", "de", "sr", "sr-Latn", "nn", "nb"]
    let localizer = try Catalog(tags.map { "built \($0) x" }, layers: ["built"])
      .localizer(forRequest: request)
    let message = localizer.message(for: Violation("x"))
    #expect(localizer.locale == locale(requested))
    #expect(message.locale == locale(said))
    #expect(!message.isFallback)
  }

  @Test(
    "A request for which there is nothing gets the source, and says so",
    arguments: [
      "tlh", "ca", "ru", "gsw", "", "!!!", "*", "fr-CA, it;q=0.3", "de;q=0", "C.UTF-8", "POSIX",
    ]
  )
  func nothingSuits(request: String) throws {
    let message = try Self.catalog().localizer(forRequest: request).message(for: Violation("x"))
    #expect(message.locale == locale("en"))
    #expect(message.isFallback)
  }

  @Test("Another language stands in only where allowed")
  func acrossLanguages() throws {
    let catalog = try Self.catalog()
    #expect(catalog.bestLocale(for: [locale("gsw")]) == nil)
    #expect(catalog.bestLocale(for: [locale("gsw")], acrossLanguages: true) == locale("de"))
    let message = catalog.localizer(forRequest: "gsw", acrossLanguages: true)
      .message(for: Violation("x"))
    #expect(message.locale == locale("de"))
  }

  @Test("All locales are listed once and sorted")
  func locales() throws {
    let catalog = try Catalog(["a de x", "b de y", "b cs z", "a en x"], layers: ["a", "b"])
    #expect(catalog.locales == [locale("cs"), locale("de"), locale("en")])
    #expect(catalog.layers.map(\.name) == ["a", "b"])
  }

  @Test("Localizers are kept, and not without bound")
  func cache() throws {
    let catalog = try Self.catalog()
    #expect(catalog.localizer(for: locale("de")) === catalog.localizer(for: locale("de")))
    #expect(catalog.localizer(forRequest: "de") === catalog.localizer(for: locale("de")))
    #expect(
      catalog.localizer(for: locale("de"))
        !== catalog.localizer(for: locale("de"), languageOnly: true)
    )
    let held = catalog.localizer(for: locale("de"))
    for number in 0..<2_000 {
      _ = catalog.localizer(for: locale("de-x-a\(number)"))
    }
    #expect(held !== catalog.localizer(for: locale("de")))
    #expect(held.message(for: Violation("x")).text == "built de invalid")
  }

  @Test("A huge request is answered")
  func hugeRequest() throws {
    let request = String(repeating: "tlh-x-abcde,", count: 20_000) + "de"
    let localizer = try Self.catalog().localizer(forRequest: request)
    #expect(localizer.message(for: Violation("x")).locale == locale("en"))
  }

  static let numberFormats: [(request: String, text: String, isFallback: Bool)] = [
    // Numbers of the requested locale where the message is in one of its parents …
    ("de", "1.234,5", false),
    ("de-CH", "1’234.5", false),
    ("de-AT", "1\u{A0}234,5", false),
    // … and else those of the message.
    ("fr", "1,234.5", true),
    ("en-ZA", "1\u{A0}234,5", false),
  ]

  @Test("Numbers follow the requested locale if the message does", arguments: numberFormats)
  func formats(request: String, text: String, isFallback: Bool) throws {
    let message = try Message("{n}")
    let catalog = Catalog(
      layers: [
        Catalog.Layer(
          name: "built",
          sourceLocale: locale("en"),
          entries: [locale("en"): ["x": message], locale("de"): ["x": message]]
        )
      ],
      sourceLocale: locale("en")
    )
    let number = try #require(ExactDecimal("1234.5"))
    let said = catalog.localizer(for: locale(request))
      .message(for: Violation("x", ["n": .decimal(number)]))
    #expect(said.text == text)
    #expect(said.isFallback == isFallback)
  }

  @Test("A locale is loaded once, when it is first needed, and never for another")
  func loading() throws {
    final class Counter: Sendable {
      let counts = Mutex<[String: Int]>([:])
      func add(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }
    }
    let counter = Counter()
    func entries(_ tag: String) -> Catalog.Entries {
      Catalog.Entries(loading: {
        counter.add(tag)
        return ["x": try Message(tag)]
      })
    }
    let layer = Catalog.Layer(
      name: "lazy",
      sourceLocale: locale("en"),
      entries: [
        locale("en"): entries("en"), locale("de"): entries("de"), locale("fr"): entries("fr"),
      ]
    )
    let catalog = Catalog(layers: [layer], sourceLocale: locale("en"))
    #expect(catalog.locales.count == 3)
    #expect(counter.counts.withLock { $0 } == [:])
    for request in ["de", "de-CH", "de-AT", "de"] {
      #expect(catalog.localizer(for: locale(request)).message(for: Violation("x")).text == "de")
    }
    #expect(counter.counts.withLock { $0 } == ["de": 1])
    #expect(catalog.localizer(for: locale("it")).message(for: Violation("x")).text == "en")
    #expect(counter.counts.withLock { $0 } == ["de": 1, "en": 1])
  }

  @Test("A locale that cannot be loaded counts as empty, and is listed")
  func failures() throws {
    let layer = Catalog.Layer(
      name: "broken",
      sourceLocale: locale("en"),
      entries: [
        locale("en"): ["x": try Message("English")],
        locale("de"): Catalog.Entries(loading: { throw Broken() }),
      ]
    )
    let catalog = Catalog(layers: [layer], sourceLocale: locale("en"))
    #expect(catalog.failures.isEmpty)
    let message = catalog.localizer(for: locale("de")).message(for: Violation("x"))
    #expect(message.text == "English")
    #expect(message.isFallback)
    #expect(catalog.failures.map(\.layer) == ["broken"])
    #expect(catalog.failures.map(\.locale) == [locale("de")])
    #expect(catalog.failures.first?.error is Broken)
  }

  @Test("Many threads at once get the same messages")
  func threads() throws {
    let pattern = "{n, plural, one {# x} few {# y} many {# z} other {# o}} {d, date, long} {t}"
    let languages = ["pl", "ar", "en", "de", "ru", "ja"]
    let entries = try languages.reduce(into: [LocaleIdentifier: Catalog.Entries]()) {
      entries,
      tag in
      let message = try Message(pattern)
      entries[locale(tag)] = Catalog.Entries(loading: { ["x": message] })
    }
    let layer = Catalog.Layer(name: "built", sourceLocale: locale("en"), entries: entries)
    func catalog() -> Catalog { Catalog(layers: [layer], sourceLocale: locale("en")) }
    let day = try #require(CivilDate("2026-11-20"))
    @Sendable func violation(_ number: Int) -> Violation {
      Violation("x.y", ["n": .integer(number), "d": .date(day), "t": "abc"])
    }
    let requests = languages + ["pl-PL", "de-CH", "tlh"]
    let expected = requests.map { request in
      (0..<30).map { catalog().localizer(forRequest: request).message(for: violation($0)) }
    }

    let shared = catalog()
    let differences = Mutex(0)
    let finished = DispatchSemaphore(value: 0)
    for thread in 0..<8 {
      Thread.detachNewThread {
        for round in 0..<20 {
          for (index, request) in requests.enumerated() {
            let number = (round + thread) % 30
            let message = shared.localizer(forRequest: request).message(for: violation(number))
            if message != expected[index][number] { differences.withLock { $0 += 1 } }
          }
        }
        finished.signal()
      }
    }
    for _ in 0..<8 { finished.wait() }
    #expect(differences.withLock { $0 } == 0)
  }
}
