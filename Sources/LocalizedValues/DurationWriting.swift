import UnicodeText
package import Violations

/// How a locale writes durations, in a form to read durations with.
///
///     german.read("2 Std. 30 Min.".utf8Span)  // [.hour: 2, .minute: 30]
///     french.read("1h30".utf8Span)            // [.hour: 1, .minute: 30]
///
/// The names of units come from CLDR, in all widths and plural forms. The signs of units (`h`,
/// `min`, `s`, `d`) are accepted in every locale. `DurationReading.swift` reads durations.
package final class DurationWriting: Sendable {
  /// A unit of time, from long to short.
  package enum Unit: String, CaseIterable, Sendable {
    case year, month, week, day, hour, minute, second
  }

  package let locale: LocaleIdentifier

  /// How the locale writes numbers.
  let numbers: NumberWriting

  /// The folded names of units, longest first.
  let names: [(name: [UInt32], unit: Unit)]

  /// The folded word for “and”.
  let joint: [UInt32]

  private init?(_ locale: LocaleIdentifier) {
    guard let numbers = NumberWriting.shared(for: locale) else { return nil }
    self.locale = locale
    self.numbers = numbers
    var units: [[UInt32]: Unit] = [:]
    for unit in Unit.allCases {
      // The signs of the other units are letters that mean something else in some languages.
      for name in Self.names(of: unit, in: locale, numbers) + (Self.signs[unit] ?? [])
      where units[name] == nil {
        units[name] = unit
      }
    }
    joint = LocaleFormats.shared(for: locale).list(["1", "2"], type: .and).foldedWord
      .filter { $0 != 0x20 && $0 != 0x31 && $0 != 0x32 }
    names = units.map { (name: $0.key, unit: $0.value) }.sorted { $0.name.count > $1.name.count }
  }

  /// Returns how a locale writes durations, or nil if CLDR doesn't know its language.
  ///
  /// This acquires a lock, so callers should keep the object.
  package static func shared(for locale: LocaleIdentifier) -> DurationWriting? {
    kept.value(for: locale) { DurationWriting(locale) }
  }

  private static let kept = BoundedCache<LocaleIdentifier, DurationWriting?>(capacity: 64)

  /// The signs of units (SI Brochure, table 8), which every locale knows.
  private static let signs: [Unit: [[UInt32]]] = [
    .day: ["d".foldedWord], .hour: ["h".foldedWord], .minute: ["min".foldedWord],
    .second: ["s".foldedWord, "sec".foldedWord],
  ]

  /// Returns the names of a unit without the numbers next to them, in all widths and plural forms.
  private static func names(
    of unit: Unit,
    in locale: LocaleIdentifier,
    _ numbers: NumberWriting
  ) -> [[UInt32]] {
    guard let measure = MeasureUnit(unit.rawValue) else { return [] }
    let formats = LocaleFormats.shared(for: locale)
    var names: [[UInt32]] = []
    for width in UnitStyle.Width.allCases {
      let style = UnitStyle(measure, width: width)
      for number in [0, 1, 2, 3, 5, 11, 21, 100] {
        var name = formats.text(of: .integer(number), in: style).foldedWord
          .filter { numbers.digit($0) == nil }[...]
        while name.first == 0x20 { name.removeFirst() }
        while name.last == 0x20 { name.removeLast() }
        // A letter alone is minutes or meters for most people, not months.
        let isClear = unit != .month || name.count { $0 != 0x2E } > 1
        for form in [Array(name), name.filter { $0 != 0x2E }]
        where isClear && !form.isEmpty && !names.contains(form) {
          names.append(form)
        }
      }
    }
    return names
  }

  /// Returns a duration in the short names of the locale.
  ///
  ///     german.written([.hour: 2, .minute: 30])  // "2 Std. 30 Min."
  package func written(_ amounts: [Unit: Int]) -> String {
    let formats = LocaleFormats.shared(for: locale)
    return Unit.allCases.compactMap { unit in
      guard let amount = amounts[unit], let measure = MeasureUnit(unit.rawValue) else { return nil }
      return formats.text(of: .integer(amount), in: UnitStyle(measure))
    }
    .joined(separator: " ")
  }
}
