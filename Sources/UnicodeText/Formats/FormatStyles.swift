import CICU

/// How much to write of a date, as the locale's own patterns say.
public enum DateStyle: String, CaseIterable, Sendable {
  /// Digits only in most locales: `20.11.26`.
  case short

  /// With a short month: `20.11.2026`, `Nov 20, 2026`.
  case medium

  /// With the month's name: `20. November 2026`.
  case long

  var style: cicu_date_style {
    switch self {
    case .short: CICU_SHORT
    case .medium: CICU_MEDIUM
    case .long: CICU_LONG
    }
  }
}

/// How to join the items of a list.
public enum ListType: String, CaseIterable, Sendable {
  /// All of them: "a, b, and c".
  case and

  /// One of them: "a, b, or c".
  case or
}

/// A number to write or to count with.
public enum NumberOperand: Hashable, Sendable {
  /// A whole number.
  case integer(Int)

  /// A number in plain digits, such as `-12.50`. Every digit counts: in English `1` is one, and
  /// `1.0` is other.
  case decimal(String)
}

/// How to write a number.
public enum NumberStyle: Hashable, Sendable {
  /// With every digit, in groups.
  case standard

  /// Rounded to a whole number, halves to the even neighbour.
  case integer

  /// As whole hundredths, rounded like ``integer``.
  case percent

  var style: cicu_number_style {
    switch self {
    case .standard: CICU_STANDARD
    case .integer: CICU_INTEGER
    case .percent: CICU_PERCENT
    }
  }
}

/// What numbers are counted for.
public enum PluralType: Hashable, Sendable {
  /// How many: 1 file, 2 files.
  case cardinal

  /// Which in order: 1st, 2nd.
  case ordinal
}

/// A plural category of CLDR (UTS #35, part 3, §5).
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number of the C face, which is its place among the cases.
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
