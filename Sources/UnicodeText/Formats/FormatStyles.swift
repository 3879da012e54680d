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
