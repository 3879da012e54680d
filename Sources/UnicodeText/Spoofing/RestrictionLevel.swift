import CICU

/// How freely a text mixes scripts (UTS #39 §5.2), from strict to free.
///
///     "Иван".utf8Span.restrictionLevel        // .singleScript
///     "田中 Smith".utf8Span.restrictionLevel   // .highlyRestrictive
///     "pаypal".utf8Span.restrictionLevel      // .minimallyRestrictive, with a Cyrillic а
public enum RestrictionLevel: Int, CaseIterable, Comparable, Sendable {
  /// All characters are ASCII.
  case ascii

  /// One script, beside characters that all scripts share.
  case singleScript

  /// Latin with Han and Kana, Han and Bopomofo, or Han and Hangul.
  case highlyRestrictive

  /// Latin with one other recommended script, but not Cyrillic or Greek.
  case moderatelyRestrictive

  /// Any scripts.
  case minimallyRestrictive

  /// Characters that no profile allows.
  case unrestrictive

  /// Whether one level is stricter than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Creates a level from ICU's URestrictionLevel.
  init(code: Int32) {
    self =
      switch code {
      case 0x1000_0000: .ascii
      case 0x2000_0000: .singleScript
      case 0x3000_0000: .highlyRestrictive
      case 0x4000_0000: .moderatelyRestrictive
      case 0x5000_0000: .minimallyRestrictive
      default: .unrestrictive
      }
  }
}

extension UTF8Span {
  /// The restriction level of this text.
  ///
  /// - Complexity: O(*n*).
  public var restrictionLevel: RestrictionLevel {
    RestrictionLevel(code: withBytes { cicu_spoof_level($0, $1) })
  }
}

extension String {
  /// The skeleton of this text (UTS #39 §4): texts that look alike have one skeleton.
  ///
  ///     "раураl".confusableSkeleton == "paypal".confusableSkeleton   // true: Cyrillic letters
  ///
  /// A skeleton is for comparing, not for reading or storing.
  ///
  /// - Complexity: O(*n*).
  public var confusableSkeleton: String {
    String(withBytes { cicu_spoof_skeleton($0, $1) }) ?? self
  }
}
