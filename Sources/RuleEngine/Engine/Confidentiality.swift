/// The confidentiality of values: how much of a value can leave the rule that checks it, from
/// everything to nothing.
///
/// Confidentiality is inherited. A rule that extends or replaces another, and a field that repeats
/// a field or receives its value, is at least as strict.
///
///     max(Confidentiality.open, .secret)  // secret
public enum Confidentiality: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Everything can leave the rule. Arguments and facts can repeat text from the value.
  case open

  /// The value belongs to a person, such as an identity number, so no argument repeats text from
  /// it. Its normalized form, facts and ranges stay, because the caller needs them.
  case personal

  /// The value is a secret. Nothing repeats text from it, and it doesn't have a normalized form.
  case secret

  /// The value is a secret, such as a password, that is easier to guess if you know where its
  /// pieces are. Violations don't even have a range.
  case sealed

  /// Whether the value is a secret.
  public var isSecret: Bool { self >= .secret }

  /// Orders by strictness, from least to most strict.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
