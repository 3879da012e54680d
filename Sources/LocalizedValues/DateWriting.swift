import UnicodeText
package import Violations

/// How a locale writes dates, in a form that is fast to read dates with.
///
///     let german = DateWriting.shared(for: locale)
///     german?.read("22. Nov. 2026".utf8Span)  // 2026-11-22
///
/// It accepts CLDR's short, medium, long and full patterns, and the available formats of a day with
/// month and year, in the locale's calendar. It accepts `2026-11-22` of ISO 8601 in every locale.
/// Case makes no difference. Spaces after punctuation, a zero before a single digit, the period of
/// an abbreviation, and text after the last field of a pattern (`22 ноября 2026 г.`) are optional.
/// Some names of months that CLDR lacks are accepted too (`Sept. 4, 2026`).
/// Before the name of a month, the day may be an ordinal if the language uses ordinals there
/// (`1er février 2026`).
///
/// Messages show Gregorian dates in every locale. So where the calendar is another one by default,
/// it also accepts Gregorian dates with the name of the month and a year from 1900 to 2100.
package final class DateWriting: Sendable {
  package let locale: LocaleIdentifier

  /// The calendar of the locale.
  package let calendar: DateCalendar

  /// The patterns, and the number of their elements that are needed.
  let patterns: [DatePattern]

  /// The patterns of dates in numbers, with any of the usual separators.
  let freePatterns: [DatePattern]

  /// The names of months, weekdays and the present era.
  let months, weekdays, eras: DateNames

  /// The zeros of the kinds of digits that the locale accepts.
  let zeros: SIMD4<UInt32>

  /// The endings that may follow a day number before the name of a month.
  let ordinalEndings: [[UInt32]]

  /// Whether direction marks may be anywhere.
  let ignoresMarks: Bool

  /// Whether capital I is lowercase ı.
  let hasDotlessI: Bool

  /// Whether the locale doesn't name a country, and countries of its language differ in the order
  /// of day and month.
  package let isUncertain: Bool

  /// How the locale writes Gregorian dates, if its calendar is another one by default.
  let gregorian: DateWriting?

  private init?(_ locale: LocaleIdentifier) {
    guard let symbols = DateSymbols(locale), let calendar = DateCalendar(rawValue: symbols.calendar)
    else { return nil }
    self.locale = locale
    self.calendar = calendar
    let hasDotlessI = ["tr", "az"].contains(locale.language)
    self.hasDotlessI = hasDotlessI
    let patterns = Self.patterns(symbols, locale, hasDotlessI)
    self.patterns = patterns
    freePatterns = Self.freePatterns(patterns, locale, calendar)
    // The names of the plain language also count: people write `Sep` in Britain, where CLDR has
    // `Sept`, and `Januar` in Austria.
    let language = LocaleIdentifier(locale.language).flatMap {
      locale.namesNoCountry ? nil : DateSymbols($0)
    }
    let wider = language?.calendar == symbols.calendar ? language : nil
    let isGregorian = calendar == .gregorian
    months = DateNames(
      symbols.months + (wider?.months ?? [])
        + (isGregorian ? Self.shortMonths[locale.language] ?? [] : []),
      hasDotlessI,
      whole: isGregorian ? Self.otherMonths[locale.language] ?? [] : []
    )
    weekdays = DateNames(symbols.weekdays + (wider?.weekdays ?? []), hasDotlessI)
    let count = calendar == .gregorian ? 1 : 0
    eras = DateNames(symbols.eras.filter { $0.number == count }, hasDotlessI)
    zeros = NumberWriting.shared(for: locale)?.zeros ?? SIMD4(repeating: 0x30)
    ordinalEndings = (Self.ordinalEndings[locale.language] ?? []).map {
      $0.unicodeScalars.map(\.value)
    }
    ignoresMarks = locale.isRightToLeft
    isUncertain = locale.namesNoCountry && !Self.agree(locale, symbols)
    gregorian = calendar == .gregorian ? nil : locale.gregorian.flatMap { DateWriting($0) }
  }

  /// Returns how a locale writes dates, or nil if CLDR doesn't know its language or the calendar
  /// isn't supported.
  ///
  /// This acquires a lock, so callers should keep the object.
  package static func shared(for locale: LocaleIdentifier) -> DateWriting? {
    kept.value(for: locale) { DateWriting(locale) }
  }

  /// CLDR's patterns have only cardinal numbers.
  private static let ordinalEndings = [
    "en": ["st", "nd", "rd", "th"], "fr": ["er", "ᵉʳ"], "it": ["º", "°"], "es": ["º", ".º", "°"],
    "pt": ["º", ".º", "°"], "ca": ["º", "r"],
  ]

  /// Abbreviations of months that people write and CLDR lacks, by the number of the month, starting
  /// at 0.
  ///
  /// Sources, read 2026-11-27: Duden (Febr.), DIN 1355-1 (Mrz), the Translation Bureau of Canada
  /// (Sept.), the Office québécois de la langue française (juill.), Italian schoolbooks (genn.,
  /// sett.), and Onze Taal (febr., sept.).
  private static let shortMonths: [String: [DateSymbols.Name]] = [
    "de": [(1, "Febr"), (2, "Mrz")], "en": [(8, "Sept")], "fr": [(6, "juill")],
    "it": [(0, "genn"), (8, "sett")], "nl": [(1, "febr"), (8, "sept")],
  ]

  /// Other spellings of whole names.
  ///
  /// Sources, read 2026-11-27: the Real Academia Española (setiembre), and the Office québécois de
  /// la langue française (aout).
  private static let otherMonths: [String: [DateSymbols.Name]] = [
    "es": [(8, "setiembre")], "fr": [(7, "aout")],
  ]

  private static let kept = BoundedCache<LocaleIdentifier, DateWriting?>(capacity: 256)

  private static func patterns(
    _ symbols: DateSymbols,
    _ locale: LocaleIdentifier,
    _ hasDotlessI: Bool
  ) -> [DatePattern] {
    var patterns = [DatePattern.iso]
    for text in symbols.patterns {
      guard let pattern = DatePattern(text, hasDotlessI),
        !patterns.contains(where: { $0.elements == pattern.elements }),
        !(dayFirst.contains(locale.language) && pattern.order?.first == .month)
      else { continue }
      patterns.append(pattern)
    }
    return patterns
  }

  /// Returns the patterns with any of the usual separators: in the orders of the locale's patterns,
  /// and with the year first, in the Gregorian calendar and in that of the locale.
  private static func freePatterns(
    _ patterns: [DatePattern],
    _ locale: LocaleIdentifier,
    _ calendar: DateCalendar
  ) -> [DatePattern] {
    var orders: [[DatePattern.Element]] = []
    let others = otherOrders[locale.language] ?? []
    let yearFirst: [[DatePattern.Element]] =
      calendar == .gregorian ? [] : [[.longYear, .month, .day]]
    for order in patterns.compactMap(\.order) + others + yearFirst {
      let free: [DatePattern.Element] =
        order.first == .year ? [.longYear] + order.dropFirst() : order
      if !orders.contains(free) { orders.append(free) }
    }
    return orders.map(DatePattern.init(inOrder:))
  }

  /// Languages that write the day first, though CLDR has a pattern with the month first.
  ///
  /// Malta writes dates as in `22/11/2026`, and CLDR's short pattern does, too. Its pattern `M/d/y`
  /// is the one that CLDR copied from English for want of data.
  private static let dayFirst: Set<String> = ["mt"]

  /// Orders that people use and CLDR lacks.
  ///
  /// Hawaiʻi is a state of the United States, where the month comes first. CLDR has the day first.
  private static let otherOrders: [String: [[DatePattern.Element]]] = [
    "haw": [[.month, .day, .year]]
  ]

  /// Returns a date in digits with the separators of the locale.
  package func example(_ date: CivilDate) -> String {
    guard Self.dayFirst.contains(locale.language) else {
      return DateSymbols.example(date.daysSinceEpoch, in: locale) ?? date.description
    }
    let parts = date.description.split(separator: "-")
    return parts.reversed().joined(separator: "/")
  }

  /// Whether all forms of the language that don't name a country write day and month in the same
  /// order.
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

extension LocaleIdentifier {
  /// The locale with the Gregorian calendar, or nil if it names a calendar itself.
  fileprivate var gregorian: LocaleIdentifier? {
    if tag.contains("-ca-") || tag.contains("-x-") { return nil }
    guard tag.contains("-u-") else { return LocaleIdentifier(tag + "-u-ca-gregory") }
    return LocaleIdentifier(tag.replacing("-u-", with: "-u-ca-gregory-", maxReplacements: 1))
  }
}

/// A calendar for written dates.
package enum DateCalendar: String, Sendable {
  case gregorian, buddhist, persian
  case ummAlQura = "islamic-umalqura"

  /// Returns the approximate year of this calendar that begins in a Gregorian year.
  func year(ofGregorian year: Int) -> Int {
    switch self {
    case .gregorian: year
    case .buddhist: year + 543
    case .persian: year - 621
    case .ummAlQura: (year - 622) * 33 / 32 + 1
    }
  }
}

/// Names with their numbers, longest first.
struct DateNames: Sendable {
  struct Name {
    let start, end, number: Int

    /// Whether a period may follow, because there is a longer name.
    let isAbbreviated: Bool
  }

  /// The scalars of all names, one after another, in lowercase.
  let scalars: [UInt32]

  let names: [Name]

  /// Collects names.
  ///
  /// - Parameters:
  ///   - symbols: The names, whole or abbreviated. The longest name for a number is whole.
  ///   - hasDotlessI: Whether the language has an `ı`.
  ///   - others: More whole names, however long they are.
  init(_ symbols: [DateSymbols.Name], _ hasDotlessI: Bool, whole others: [DateSymbols.Name] = []) {
    var seen: Set<[UInt32]> = []
    var scalars: [UInt32] = []
    var names: [Name] = []
    func folded(_ name: DateSymbols.Name) -> (number: Int, scalars: [UInt32]) {
      var folded = name.text.unicodeScalars.map { $0.value.foldedSeparator.foldedApostrophe }
        .filter { !$0.isDirectionMark }.map { $0.foldedLetter(hasDotlessI) }
      if folded.last == 0x2E { folded.removeLast() }
      return (name.number, folded)
    }
    let whole = Set(others.map { folded($0).scalars })
    // People leave out the ʻokina at the beginning of ʻApelila.
    let all = (symbols + others).map(folded).flatMap { name in
      name.scalars.first == 0x27 ? [name, (name.number, Array(name.scalars.dropFirst()))] : [name]
    }
    .sorted { $0.scalars.count > $1.scalars.count }
    for name in all where !name.scalars.isEmpty && seen.insert(name.scalars).inserted {
      let isAbbreviated =
        names.contains { $0.number == name.number } && !whole.contains(name.scalars)
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
  /// An apostrophe for the signs that people type for it or for the ʻokina of Hawaiian.
  @inline(__always) var foldedApostrophe: UInt32 {
    switch self {
    case 0x2018, 0x2019, 0x2BB: 0x27
    default: self
    }
  }

  /// Returns the scalar in lowercase, which is always a single scalar.
  @inline(__always) func foldedLetter(_ hasDotlessI: Bool) -> UInt32 {
    if hasDotlessI {
      if self == 0x49 { return 0x131 }
      if self == 0x130 { return 0x69 }
    }
    if self < 0x80 { return 0x41...0x5A ~= self ? self | 0x20 : self }
    return ScalarProperties.folding(of: self)
  }
}
