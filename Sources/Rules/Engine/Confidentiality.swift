/// How much of a value may leave the rule that checks it, from everything to nothing.
///
/// It is inherited: whatever extends or replaces a rule, repeats a field or is given its value is
/// at least as strict.
///
///     max(Confidentiality.open, .secret)  // secret
public enum Confidentiality: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Everything may leave it; arguments and facts may repeat text of the value.
  case open

  /// The value belongs to a person, such as an identity number: no argument repeats text of it.
  /// Its normalised form, facts and ranges stay, because whoever asked needs them.
  case personal

  /// The value is a secret: nothing repeats text of it, and it has no normalised form.
  case secret

  /// The value is a secret, such as a password, that is easier to guess for those who know where
  /// its pieces are: violations have no range either.
  case sealed

  /// Whether the value is a secret.
  public var isSecret: Bool { self >= .secret }

  /// Orders by strictness, the least strict first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
