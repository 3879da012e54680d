import CICU
package import Violations

/// The symbols that CLDR has for a locale's numbers in one of its numbering systems.
///
///     NumberSymbols(swissGerman)?.group  // "’"
package struct NumberSymbols: Sendable {
  /// A numbering system of a locale.
  package enum Numbering: String, CaseIterable, Sendable {
    /// The default numbering system of the locale.
    case standard = ""

    /// The digits 0 to 9.
    case latin = "latn"

    /// The digits of the language's own script.
    case native

    /// The wide digits of East Asia.
    case fullWidth = "fullwide"
  }

  /// The digit zero; the other nine follow it in Unicode.
  package let zero: Unicode.Scalar

  /// The separators of numbers and of amounts of money.
  package let decimal, group, moneyDecimal, moneyGroup: String

  /// The signs, with the directional marks that the locale writes.
  package let minus, plus: String

  /// The number of digits in the last group, and in the groups before it.
  package let primaryGroup, secondaryGroup: Int

  /// The minimum number of digits before the first separator when numbers are written.
  package let minimumGroupingDigits: Int

  /// Reads the symbols, or returns nil if CLDR doesn't have the language or its digits aren't
  /// consecutive.
  package init?(_ locale: LocaleIdentifier, _ numbering: Numbering = .standard) {
    guard let text = String(cicu_number_symbols(locale.tag, numbering.rawValue)) else { return nil }
    let lines = text.lines
    guard lines.count == 12, let zero = lines[0].unicodeScalars.first,
      let one = lines[1].unicodeScalars.first, let nine = lines[2].unicodeScalars.first,
      one.value == zero.value + 1, nine.value == zero.value + 9, let primary = Int(lines[9]),
      let secondary = Int(lines[10]), let minimum = Int(lines[11])
    else { return nil }
    self.zero = zero
    (decimal, group, moneyDecimal, moneyGroup) = (lines[3], lines[4], lines[5], lines[6])
    (minus, plus) = (lines[7], lines[8])
    primaryGroup = primary > 0 ? primary : 3
    secondaryGroup = secondary > 0 ? secondary : primaryGroup
    minimumGroupingDigits = max(minimum, 1)
  }
}

/// The symbols that CLDR has for a locale's dates, in the locale's calendar.
package struct DateSymbols: Sendable {
  /// A name and its number, starting at 0.
  package typealias Name = (number: Int, text: String)

  /// The calendar's type: `gregorian`, `buddhist`, `persian`.
  package let calendar: String

  /// Patterns in the letters of UTS #35, part 4, §8.1: `dd.MM.yy`.
  package let patterns: [String]

  /// The names of months, of weekdays starting with Sunday, and of eras.
  package let months, weekdays, eras: [Name]

  /// Reads the symbols, or returns nil if CLDR doesn't have the language.
  package init?(_ locale: LocaleIdentifier) {
    guard let lines = String(cicu_date_patterns(locale.tag))?.lines, lines.count > 4 else {
      return nil
    }
    calendar = lines[0]
    patterns = Array(lines.dropFirst())
    func names(_ kind: cicu_date_names_kind) -> [Name] {
      (String(cicu_date_names(locale.tag, kind))?.lines ?? []).compactMap { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]) else { return nil }
        return (number, String(parts[1]))
      }
    }
    (months, weekdays, eras) = (names(CICU_MONTHS), names(CICU_WEEKDAYS), names(CICU_ERAS))
  }

  /// Returns the day since 1970-01-01 of a date in a locale's calendar, or nil if there is no such
  /// day.
  package static func daysSinceEpoch(
    _ locale: LocaleIdentifier,
    year: Int,
    month: Int,
    day: Int
  ) -> Int? {
    var days: Int32 = 0
    let (year, month, day) = (Int32(clamping: year), Int32(clamping: month), Int32(clamping: day))
    return cicu_calendar_day(locale.tag, year, month, day, &days) ? Int(days) : nil
  }

  /// Returns a day in the numbers of a locale's calendar.
  ///
  ///     DateSymbols.example(20_779, in: german)  // "22.11.2026"
  package static func example(_ daysSinceEpoch: Int, in locale: LocaleIdentifier) -> String? {
    String(cicu_date_example(locale.tag, Int32(clamping: daysSinceEpoch)))
  }
}

/// The symbols that CLDR has for a locale's times of day.
///
///     TimeSymbols(americanEnglish)?.afternoon  // "PM"
package struct TimeSymbols: Sendable {
  /// The short pattern, in the letters of UTS #35, part 4, §8.1: `h:mm a`.
  package let pattern: String

  /// The names of the hours before and after noon.
  package let morning, afternoon: String

  /// Reads the symbols, or returns nil if CLDR doesn't have the language.
  package init?(_ locale: LocaleIdentifier) {
    guard let lines = String(cicu_time_pattern(locale.tag))?.lines, lines.count > 2 else {
      return nil
    }
    (pattern, morning, afternoon) = (lines[0], lines[1], lines[2])
  }
}

/// The names that CLDR has for currencies in a locale.
package struct CurrencySymbols: Sendable {
  /// A code of ISO 4217 with its symbols.
  package struct Currency: Sendable {
    /// The code: `USD`.
    package let code: String

    /// The symbol that is different for every currency: `US$`.
    package let symbol: String

    /// The symbol that several currencies may share: `$`.
    package let narrowSymbol: String

    /// The distinct names in the forms that follow numbers: `euro`, `euros`.
    package let names: Set<String>
  }

  /// The currencies in use.
  package let currencies: [Currency]

  /// Reads the symbols of a locale.
  package init(_ locale: LocaleIdentifier) {
    currencies = (String(cicu_currency_names(locale.tag))?.lines ?? []).compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 3 else { return nil }
      return Currency(
        code: parts[0],
        symbol: parts[1],
        narrowSymbol: parts[2],
        names: Set(parts[3...].filter { !$0.isEmpty })
      )
    }
  }

  /// Returns plain digits with the code of their currency, as the locale writes them.
  ///
  ///     CurrencySymbols.written("1234.50", code: "CHF", in: swissGerman)  // "CHF 1’234.50"
  package static func written(
    _ digits: String,
    code: String,
    in locale: LocaleIdentifier
  ) -> String? {
    String(digits.withBytes { cicu_money(locale.tag, code, $0, $1) })
  }
}

extension String {
  /// The lines of a result; ICU ends each of them with a line feed.
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
