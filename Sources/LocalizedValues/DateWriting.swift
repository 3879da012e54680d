import UnicodeText
package import Violations

/// How a locale writes dates, laid out for reading them.
///
///     let german = DateWriting.shared(for: locale)
///     german?.read("22. Nov. 2026".utf8Span)  // 2026-11-22
///
/// Accepted are CLDR's short, medium, long and full patterns and its available formats of a day
/// with month and year, in the locale's calendar, and everywhere `2026-11-22` of ISO 8601. Upper
/// and lower case make no difference, nor do spaces after punctuation, a zero before a single
/// digit, the point of an abbreviation, and what follows the last piece of a pattern
/// (`22 ноября 2026 г.`). Before the name of a month the day may be an ordinal, if the language
/// writes it so (`1er février 2026`).
package final class DateWriting: Sendable {
  package let locale: LocaleIdentifier

  /// The calendar in which the locale counts.
  package let calendar: DateCalendar

  /// The patterns, and how many of their elements are needed.
  let patterns: [DatePattern]

  /// The names of months, of weekdays and of the present era.
  let months, weekdays, eras: DateNames

  /// The digits.
  let zeros: SIMD4<UInt32>

  /// What may follow the number of a day before the name of a month.
  let ordinalEndings: [[UInt32]]

  /// Whether marks of direction may be anywhere.
  let ignoresMarks: Bool

  /// Whether capital I is lowercase ı.
  let hasDotlessI: Bool

  /// Whether the locale names no country, and its language has countries that write day and month
  /// the other way round.
  package let isUncertain: Bool

  private init?(_ locale: LocaleIdentifier) {
    guard let symbols = DateSymbols(locale), let calendar = DateCalendar(rawValue: symbols.calendar)
    else { return nil }
    self.locale = locale
    self.calendar = calendar
    let hasDotlessI = ["tr", "az"].contains(locale.language)
    self.hasDotlessI = hasDotlessI
    patterns = Self.patterns(symbols, hasDotlessI)
    // Who writes `Sep` in Britain, where CLDR has `Sept`, or `Januar` in Austria, is understood too.
    let language = LocaleIdentifier(locale.language).flatMap {
      locale.namesNoCountry ? nil : DateSymbols($0)
    }
    let wider = language?.calendar == symbols.calendar ? language : nil
    months = DateNames(symbols.months + (wider?.months ?? []), hasDotlessI)
    weekdays = DateNames(symbols.weekdays + (wider?.weekdays ?? []), hasDotlessI)
    let count = calendar == .gregorian ? 1 : 0
    eras = DateNames(symbols.eras.filter { $0.number == count }, hasDotlessI)
    zeros = NumberWriting.shared(for: locale)?.zeros ?? SIMD4(repeating: 0x30)
    ordinalEndings = (Self.ordinalEndings[locale.language] ?? []).map {
      $0.unicodeScalars.map(\.value)
    }
    ignoresMarks = locale.isRightToLeft
    isUncertain = locale.namesNoCountry && !Self.agree(locale, symbols)
  }

  /// Returns how a locale writes dates, or nil if CLDR does not know its language, or if it has a
  /// calendar that is not supported.
  ///
  /// This takes a lock, so a caller keeps the object.
  package static func shared(for locale: LocaleIdentifier) -> DateWriting? {
    kept.value(for: locale) { DateWriting(locale) }
  }

  /// CLDR's patterns have cardinal numbers alone.
  private static let ordinalEndings = [
    "en": ["st", "nd", "rd", "th"], "fr": ["er", "ᵉʳ"], "it": ["º", "°"], "es": ["º", ".º", "°"],
    "pt": ["º", ".º", "°"], "ca": ["º", "r"],
  ]

  private static let kept = BoundedCache<LocaleIdentifier, DateWriting?>(capacity: 256)

  private static func patterns(_ symbols: DateSymbols, _ hasDotlessI: Bool) -> [DatePattern] {
    var patterns = [DatePattern.iso]
    for text in symbols.patterns {
      guard let pattern = DatePattern(text, hasDotlessI),
        !patterns.contains(where: { $0.elements == pattern.elements })
      else { continue }
      patterns.append(pattern)
    }
    return patterns
  }

  /// Whether the forms of a language that name no country write day and month in the same order.
  private static func agree(_ locale: LocaleIdentifier, _ symbols: DateSymbols) -> Bool {
    let own = isDayFirst(symbols)
    return locale.widerForms.allSatisfy { form in
      DateSymbols(form).map { isDayFirst($0) == own } ?? true
    }
  }

  private static func isDayFirst(_ symbols: DateSymbols) -> Bool {
    let pattern = symbols.patterns.first ?? ""
    guard let day = pattern.firstIndex(of: "d"), let month = pattern.firstIndex(of: "M") else {
      return false
    }
    return day < month
  }
}

/// A calendar in which people write dates.
package enum DateCalendar: String, Sendable {
  case gregorian, buddhist, persian
  case ummAlQura = "islamic-umalqura"

  /// Returns about which year of this calendar begins in a Gregorian one.
  func year(ofGregorian year: Int) -> Int {
    switch self {
    case .gregorian: year
    case .buddhist: year + 543
    case .persian: year - 621
    case .ummAlQura: (year - 622) * 33 / 32 + 1
    }
  }
}

/// A pattern of a date, as its pieces follow one another.
struct DatePattern: Sendable {
  /// A piece of a pattern.
  enum Element: Hashable {
    case day, month, year, monthName, weekday, era

    /// A year of four digits in the Gregorian calendar, as in ISO 8601.
    case standardYear

    /// Any number of spaces.
    case space

    /// A character that isn't a letter, and one that is.
    case mark(UInt32), letter(UInt32)

    var isMark: Bool { if case .mark = self { true } else { false } }

    var isField: Bool {
      switch self {
      case .space, .mark, .letter: false
      default: true
      }
    }
  }

  private(set) var elements: [Element] = []

  /// The number of elements up to the last field; what follows may be left out.
  private(set) var needed = 0

  static let iso = DatePattern([.standardYear, .mark(0x2D), .month, .mark(0x2D), .day])

  private init(_ elements: [Element]) {
    self.elements = elements
    needed = elements.count
  }

  /// Reads a pattern of UTS #35, part 4, §8; nil if it has fields other than day, month and year.
  init?(_ text: String, _ hasDotlessI: Bool) {
    var scalars = Array(text.unicodeScalars)[...]
    var isQuoted = false
    while let scalar = scalars.popFirst() {
      if scalar == "'" {
        guard scalars.first == "'" else { isQuoted.toggle(); continue }
        scalars.removeFirst()
      } else if !isQuoted, scalar.isASCII, scalar.properties.isAlphabetic {
        var count = 1
        while scalars.first == scalar { scalars.removeFirst(); count += 1 }
        guard let field = Self.field(scalar, count) else { return nil }
        elements.append(field)
        continue
      }
      if scalar.value.isDirectionMark { continue }
      if scalar.value.foldedSeparator == 0x20 {
        if elements.last != .space { elements.append(.space) }
      } else if scalar.properties.isAlphabetic
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
      {
        elements.append(.letter(scalar.value.foldedLetter(hasDotlessI)))
      } else {
        elements.append(.mark(scalar.value))
      }
    }
    needed = (elements.lastIndex(where: \.isField) ?? -1) + 1
    let fields = Set(elements.filter(\.isField))
    guard fields.contains(.day), fields.contains(.year),
      fields.contains(.month) || fields.contains(.monthName)
    else { return nil }
  }

  private static func field(_ letter: Unicode.Scalar, _ count: Int) -> Element? {
    switch letter {
    case "y", "u": .year
    case "M", "L": count < 3 ? .month : .monthName
    case "d": .day
    case "E", "c", "e": .weekday
    case "G": .era
    default: nil
    }
  }
}

/// Names, each with its number, the longest first.
struct DateNames: Sendable {
  struct Name {
    let start, end, number: Int

    /// Whether a point may follow: there is a longer name.
    let isAbbreviated: Bool
  }

  /// The scalars of all names, one after the other, in lowercase.
  let scalars: [UInt32]

  let names: [Name]

  init(_ symbols: [DateSymbols.Name], _ hasDotlessI: Bool) {
    var seen: Set<[UInt32]> = []
    var scalars: [UInt32] = []
    var names: [Name] = []
    let all = symbols.map { name in
      var folded = name.text.unicodeScalars.map { $0.value.foldedSeparator }
        .filter { !$0.isDirectionMark }.map { $0.foldedLetter(hasDotlessI) }
      if folded.last == 0x2E { folded.removeLast() }
      return (number: name.number, scalars: folded)
    }.sorted { $0.scalars.count > $1.scalars.count }
    for name in all where !name.scalars.isEmpty && seen.insert(name.scalars).inserted {
      let isAbbreviated = names.contains { $0.number == name.number }
      let start = scalars.count
      scalars += name.scalars
      names.append(
        Name(start: start, end: scalars.count, number: name.number, isAbbreviated: isAbbreviated)
      )
    }
    (self.scalars, self.names) = (scalars, names)
  }
}

extension UInt32 {
  /// The scalar in lowercase, one for each.
  @inline(__always) func foldedLetter(_ hasDotlessI: Bool) -> UInt32 {
    if hasDotlessI {
      if self == 0x49 { return 0x131 }
      if self == 0x130 { return 0x69 }
    }
    if self < 0x80 { return 0x41...0x5A ~= self ? self | 0x20 : self }
    return ScalarProperties.folding(of: self)
  }
}
