import CICU

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
