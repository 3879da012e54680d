import Synchronization
import Testing
import UnicodeText
import Violations

@Suite struct LocaleFormatsThreadsTests {
  @Test("Many threads open and use the same formats", arguments: ["de", "ar-EG", "th", "pl"])
  func threads(tag: String) throws {
    let locale = try #require(LocaleIdentifier(canonicalizing: tag))
    let expected = Self.everything(LocaleFormats(locale))
    let fresh = LocaleFormats(locale)
    let failures = Atomic(0)
    onThreads(8) { _ in
      for _ in 0..<30 where Self.everything(fresh) != expected {
        failures.add(1, ordering: .relaxed)
      }
      for _ in 0..<30 where Self.everything(.shared(for: locale)) != expected {
        failures.add(1, ordering: .relaxed)
      }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
  }

  private static func everything(_ formats: LocaleFormats) -> [String] {
    let units = MeasureUnit.identifiers.prefix(40).compactMap { MeasureUnit($0) }
    return units.map { formats.text(of: .integer(2), in: UnitStyle($0, width: .fullName)) } + [
      formats.text(of: .integer(1_234_567)), formats.text(of: .integer(12)),
      formats.text(of: .decimal("1234.50")), formats.text(of: .decimal("0.5"), style: .percent),
      formats.text(of: (2026, 11, 20), style: .medium),
      formats.text(of: (1582, 10, 10), style: .short),
      formats.list(["a", "b", "c"], type: .or), formats.regionName("CH") ?? "",
      formats.pluralCategory(of: .integer(22), type: .cardinal).rawValue,
      formats.pluralCategory(of: .integer(1022), type: .cardinal).rawValue,
      formats.pluralCategory(of: .decimal("1.5"), type: .ordinal).rawValue,
    ]
  }

  @Test("Shared formats are one object, and their number has a bound")
  func shared() throws {
    let locale = try #require(LocaleIdentifier(canonicalizing: "de-CH"))
    let kept = LocaleFormats.shared(for: locale)
    #expect(kept === LocaleFormats.shared(for: locale))
    for number in 100..<900 {
      let other = try #require(LocaleIdentifier(canonicalizing: "en-\(number)"))
      #expect(LocaleFormats.shared(for: other).locale == other)
    }
    #expect(LocaleFormats.shared(for: locale).locale == locale)
  }
}
