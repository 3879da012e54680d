import CICU
package import Violations

/// The plural rules, numbers, dates, lists, and region names of one locale.
///
///     let formats = LocaleFormats.shared(for: german)
///     var text = ""
///     formats.append(.decimal("1234.50"), style: .standard, to: &text)   // "1.234,50"
///
/// Creating formats is cheap. ICU's data is read when it is first used, which takes about a quarter
/// of a millisecond for numbers. Later calls don't take a lock, so keep the object and share it
/// between threads.
package final class LocaleFormats: Sendable {
  package let locale: LocaleIdentifier

  // SAFETY: the C interface opens each formatter once and never changes it; only this object frees
  // it.
  nonisolated(unsafe) let formats: OpaquePointer

  /// Creates formats that share nothing with other formats.
  package init(_ locale: LocaleIdentifier) {
    self.locale = locale
    formats = cicu_formats_open(locale.tag)
  }

  deinit { cicu_formats_close(formats) }

  /// Returns the formats of a locale, the same object for all callers while it is cached.
  ///
  /// This takes a lock, so keep the object if you use the formats more than once.
  package static func shared(for locale: LocaleIdentifier) -> LocaleFormats {
    kept.value(for: locale) { LocaleFormats(locale) }
  }

  private static let kept = BoundedCache<LocaleIdentifier, LocaleFormats>(capacity: 256)
}

extension LocaleFormats {
  /// Appends a number to a text.
  ///
  ///     german.append(.integer(1234567), style: .standard, to: &text)   // "1.234.567"
  ///
  /// A ``NumberOperand/decimal(_:)`` with an exponent is written as a power of ten, `1E60`. If it
  /// isn't a number, it is written unchanged.
  package func append(_ number: NumberOperand, style: NumberStyle, to text: inout String) {
    switch number {
    case .integer(let value):
      if style != .percent, appendSmall(value, to: &text) { return }
      append(cicu_formats_integer(formats, Int64(value), style.style), else: "\(value)", to: &text)
    case .decimal(let digits):
      append(
        digits.withBytes { cicu_formats_decimal(formats, $0, $1, style.style) },
        else: digits,
        to: &text
      )
    }
  }

  private static let asciiNumbers = (0..<1000).map(\.description)

  /// Writes a number from 0 to 999, which no locale groups, if the locale's digits are known.
  private func appendSmall(_ value: Int, to text: inout String) -> Bool {
    guard 0..<1000 ~= value, let zero = Unicode.Scalar(cicu_formats_zero_digit(formats)),
      zero != "\0"
    else { return false }
    if zero == "0" {
      text += Self.asciiNumbers[value]
      return true
    }
    var divisor = value < 10 ? 1 : value < 100 ? 10 : 100
    while divisor > 0 {
      let digit = UInt32(value / divisor % 10)
      if let scalar = Unicode.Scalar(zero.value + digit) { text.unicodeScalars.append(scalar) }
      divisor /= 10
    }
    return true
  }

  private func append(_ written: cicu_text, else fallback: String, to text: inout String) {
    text += String(written) ?? fallback
  }
}

extension LocaleFormats {
  /// Returns the plural category of a number.
  ///
  ///     polish.pluralCategory(of: .integer(22), type: .cardinal)   // .few
  ///
  /// It allocates nothing for integers.
  package func pluralCategory(of number: NumberOperand, type: PluralType) -> PluralCategory {
    let ordinal = type == .ordinal
    return switch number {
    case .integer(let value):
      PluralCategory(number: cicu_formats_plural_integer(formats, Int64(value), ordinal))
    case .decimal(let digits):
      PluralCategory(
        number: digits.withBytes { cicu_formats_plural_decimal(formats, $0, $1, ordinal) }
      )
    }
  }

  /// Returns the categories that a locale's plural rules distinguish; ``PluralCategory/other`` is
  /// always among them.
  package static func pluralCategories(
    of locale: LocaleIdentifier,
    type: PluralType
  ) -> Set<PluralCategory> {
    let bits = cicu_plural_categories(locale.tag, type == .ordinal)
    return Set((0..<6).filter { bits & 1 << $0 != 0 }.map { PluralCategory(number: $0) })
  }
}

extension LocaleFormats {
  /// Appends a day to a text, in the locale's digits.
  ///
  ///     german.append((2026, 11, 20), style: .long, to: &text)   // "20. November 2026"
  ///     french.append((2026, 1, 1), style: .long, to: &text)     // "1er janvier 2026"
  ///
  /// It is a Gregorian date, unless the locale names another calendar: `fa-u-ca-persian`. Most
  /// values are typed as Gregorian dates, also where people use another calendar.
  ///
  /// - Parameters:
  ///   - date: A day of the proleptic Gregorian calendar, as in ISO 8601.
  ///   - style: How much to write.
  ///   - text: The text to append to.
  package func append(
    _ date: (year: Int, month: Int, day: Int),
    style: DateStyle,
    to text: inout String
  ) {
    let written = cicu_formats_date(
      formats,
      Int32(clamping: date.year),
      Int32(clamping: date.month),
      Int32(clamping: date.day),
      style.style
    )
    text += String(written) ?? "\(date.year)-\(date.month)-\(date.day)"
  }

  /// Returns the items joined according to the locale, without invisible characters that its
  /// pattern has by mistake.
  ///
  ///     spanish.list(["padre", "hijo"], type: .and)   // "padre e hijo"
  package func list(_ items: [String], type: ListType) -> String {
    let joined = items.joined()
    let lengths = items.map { Int32(clamping: $0.utf8.count) }
    let list = joined.withBytes { bytes, _ in
      String(cicu_formats_list(formats, bytes, lengths, lengths.count, type == .or))
    }
    guard let list else { return items.joined(separator: ", ") }
    // CLDR's Amharic pattern ends with U+FEFF. An item keeps what it has.
    let isClean = !list.unicodeScalars.contains { $0.isStray }
    if isClean || joined.unicodeScalars.contains(where: { $0.isStray }) { return list }
    return String(list.unicodeScalars.filter { !$0.isStray })
  }

  /// Returns the name of a region in the locale's own language, or nil if CLDR doesn't have one.
  ///
  ///     german.regionName("CH")   // "Schweiz"
  ///
  /// A name that the locale inherits from another language counts as missing: CLDR gives Hindi in
  /// Latin letters the names of English.
  ///
  /// A code is two letters of ISO 3166-1 or three digits of UN M.49.
  package func regionName(_ code: String) -> String? {
    let isCode =
      code.utf8.count == 2 && code.allSatisfy { $0.isASCII && $0.isLetter }
      || code.utf8.count == 3 && code.allSatisfy { $0.isASCII && $0.isNumber }
    // ZZ is the unknown region, and its name says so.
    guard isCode, code.uppercased() != "ZZ" else { return nil }
    guard let name = String(cicu_formats_region_name(formats, code)) else { return nil }
    let inherited = locale.foreignParent.flatMap { Self.shared(for: $0).regionName(code) }
    return inherited == name ? nil : name
  }
}

extension Unicode.Scalar {
  /// Whether a list's pattern has the character only by mistake: an invisible one that neither sets
  /// a direction, nor joins letters, nor ends a word.
  fileprivate var isStray: Bool {
    switch self {
    case "\u{AD}", "\u{180E}", "\u{2060}", "\u{FEFF}": true
    default: false
    }
  }
}

/// The amount of detail in a date, in the locale's own patterns.
@usableFromInline
package enum DateStyle: String, CaseIterable, Sendable {
  /// Only digits in most locales: `20.11.26`.
  case short

  /// With a short month: `20.11.2026`, `Nov 20, 2026`.
  case medium

  /// With the full name of the month: `20. November 2026`.
  case long

  var style: cicu_date_style {
    switch self {
    case .short: CICU_SHORT
    case .medium: CICU_MEDIUM
    case .long: CICU_LONG
    }
  }
}

/// The way to join the items of a list.
@usableFromInline
package enum ListType: String, CaseIterable, Sendable {
  /// All of them: "a, b, and c".
  case and

  /// One of them: "a, b, or c".
  case or
}

/// A number to write or to count with.
package enum NumberOperand: Hashable, Sendable {
  /// An integer.
  case integer(Int)

  /// A number in plain digits, such as `-12.50`. Every digit counts: in English, `1` is one, and
  /// `1.0` is other. A number that is only written may have an exponent, such as `15e299`.
  case decimal(String)
}

/// The way to write a number.
package enum NumberStyle: Hashable, Sendable {
  /// With every digit, in groups.
  case standard

  /// Rounded to an integer, halves to the even neighbor.
  case integer

  /// As an integer percentage, rounded like ``integer``.
  case percent

  var style: cicu_number_style {
    switch self {
    case .standard: CICU_STANDARD
    case .integer: CICU_INTEGER
    case .percent: CICU_PERCENT
    }
  }
}

/// Whether numbers count or order.
@usableFromInline
package enum PluralType: Hashable, Sendable {
  /// Counts: 1 file, 2 files.
  case cardinal

  /// Orders: 1st, 2nd.
  case ordinal
}

/// A plural category of CLDR (UTS #35, part 3, §5).
@usableFromInline
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Creates the category for a number from the C interface, which is its position among the cases.
  init(number: Int32) {
    switch number {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}
