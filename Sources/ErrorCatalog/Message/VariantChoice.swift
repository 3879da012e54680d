import UnicodeText

/// A branch that was taken in a plural or select, with the branches that weren't.
struct VariantChoice: Hashable, Sendable {
  /// What a choice depends on.
  struct Subject: Hashable, Sendable {
    var argument: String

    /// Whether a plural counts or ranks; nil for a select.
    var pluralType: PluralType?
  }

  var subject: Subject

  /// The branch: a word, a plural category, or `=` and a number.
  var selector: String

  /// All branches.
  var selectors: Set<String>

  private static let other = "other"

  /// Whether one value of the argument can lead to an earlier choice and then to this one.
  ///
  ///     // {n, plural, one {a} other {b}} {n, plural, one {c} other {d}}
  ///     // b can't follow c, and a can't follow d.
  func canFollow(_ earlier: VariantChoice) -> Bool {
    if selector == earlier.selector { return true }
    if isExact, earlier.isExact { return false }
    if isExact { return !earlier.selectors.contains(selector) }
    if earlier.isExact { return !selectors.contains(earlier.selector) }
    if selector == Self.other { return !selectors.contains(earlier.selector) }
    if earlier.selector == Self.other { return !earlier.selectors.contains(selector) }
    return false
  }

  /// Whether the branch is for one number.
  private var isExact: Bool { subject.pluralType != nil && selector.hasPrefix("=") }
}
