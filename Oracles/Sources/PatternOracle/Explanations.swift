import RulebookKernels

/// Reasons why answers may differ: documented limits, each recognized by its own rule.
enum Explanations {
  /// The beginnings of the reasons for refusing patterns that ICU accepts, in addition to
  /// constructs that need more than one pass over the text.
  private static let limits = [
    "the pattern is empty", "the pattern is longer than", "a count makes the pattern too large",
    "the pattern is too large for named groups", "a look-ahead contains a named group",
    "groups are nested more than", "an anchor can't be repeated", "a look-ahead can't be repeated",
  ]

  /// Returns the reason for refusing a pattern that ICU accepts, if there is one.
  static func refusedHereOnly(_ refusal: TextPatternError, _ pattern: String) -> String? {
    if refusal.reason.hasSuffix("can't be matched in linear time")
      || limits.contains(where: refusal.reason.hasPrefix)
    {
      return refusal.reason
    }
    if pattern.firstMatch(of: #/\\u[dD][89a-fA-F]/#) != nil {
      return "half a surrogate pair isn't a character"
    }
    return nil
  }

  /// Returns the reason for accepting a pattern that ICU refuses, if there is one.
  static func acceptedHereOnly(_ pattern: TextPattern) -> String? {
    if pattern.pattern.contains("_"), pattern.groupNames.contains(where: { $0.contains("_") }) {
      return "names of groups may have underscores"
    }
    let opened = pattern.pattern.split(separator: "(?<", omittingEmptySubsequences: false).count - 1
    if opened > pattern.groupNames.count { return "one name may stand for several groups" }
    return nil
  }

  /// Returns the reason why answers about a text differ from ICU's, if there is one.
  static func reason(
    for subject: Comparison.Subject,
    _ text: String,
    _ found: ICUPattern.Answer,
    _ names: [String]
  ) -> String? {
    if ignoresCase(subject) {
      let hasFolding =
        (subject.pattern + text).unicodeScalars.contains(where: \.foldsToSeveral)
        || escapes(in: subject.pattern).contains(where: \.foldsToSeveral)
      let reason = "ICU folds the case of literals to several characters, as ß to ss"
      if let simple = subject.simple {
        // ICU also folds sets one character to one.
        let answer = ICUPattern(simple)?.match(text, names: names) ?? .gaveUp
        if answer == found { return reason }
        // If ICU gives up on the sets, the characters decide.
        if answer == .gaveUp, hasFolding { return reason }
      } else if hasFolding {
        return reason
      }
    }
    if hasFreeSpacing(subject), subject.pattern.contains(#"\N{"#) {
      return #"ICU skips whitespace in \N{…} under (?x)"#
    }
    return hasNewer(subject, text) ? newer : nil
  }

  private static let newer = "ICU 72 and RE2 don't know the characters of later versions of Unicode"

  /// Whether a text or a pattern contains a character that is assigned here, and not in ICU.
  private static func hasNewer(_ subject: Comparison.Subject, _ text: String) -> Bool {
    guard let here, let inICU else { return false }
    let scalars = Set(text.unicodeScalars).union(subject.pattern.unicodeScalars)
      .union(escapes(in: subject.pattern))
    return scalars.contains { scalar in
      let text = String(Character(scalar))
      return !here.matches(text.utf8Span) && inICU.match(text, names: []) == .match([])
    }
  }

  private static let here: TextPattern? = {
    do { return try TextPattern(#"\p{Cn}"#) } catch { return nil }
  }()

  private nonisolated(unsafe) static let inICU = ICUPattern(#"\p{Cn}"#)

  /// Returns the scalars that a pattern writes as numbers.
  private static func escapes(in pattern: String) -> [Unicode.Scalar] {
    pattern.matches(of: #/\\x\{([0-9a-fA-F]{1,6})\}/#).compactMap { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
    }
  }

  /// Returns the reason why an answer about a text differs from RE2's, if there is one.
  static func reason(
    for subject: Comparison.Subject,
    _ text: String,
    _ found: Bool,
    _ re2: RE2Pattern
  ) -> String? {
    if hasNewer(subject, text) { return newer }
    guard ignoresCase(subject) else { return nil }
    let isSame = variants(of: text).dropFirst().contains { re2.matches($0) == found }
    return isSame ? "RE2 does not know what Unicode 15.1 folds, as U+1FD3 to U+0390" : nil
  }

  /// Returns a text, and the same text with the letter folding of Unicode 15.1.
  private static func variants(of text: String) -> [String] {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\u{390}", "\u{1FD3}"), ("\u{3B0}", "\u{1FE3}"), ("\u{FB05}", "\u{FB06}"),
    ]
    var variants = [text]
    for (one, other) in pairs {
      for (from, to) in [(one, other), (other, one)] {
        variants += variants.compactMap { variant in
          guard variant.unicodeScalars.contains(from) else { return nil }
          let scalars = variant.unicodeScalars.map { $0 == from ? to : $0 }
          return String(String.UnicodeScalarView(scalars))
        }
      }
    }
    return variants
  }

  private static func ignoresCase(_ subject: Comparison.Subject) -> Bool {
    subject.ignoringCase || hasFlag("i", subject.pattern)
  }

  private static func hasFreeSpacing(_ subject: Comparison.Subject) -> Bool {
    hasFlag("x", subject.pattern)
  }

  private static func hasFlag(_ flag: Character, _ pattern: String) -> Bool {
    pattern.split(separator: "(?", omittingEmptySubsequences: false).dropFirst().contains { rest in
      rest.prefix { $0.isASCII && $0.isLetter }.contains(flag)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar becomes several in another case, like `ß`.
  fileprivate var foldsToSeveral: Bool {
    properties.uppercaseMapping.unicodeScalars.count > 1
      || properties.lowercaseMapping.unicodeScalars.count > 1 || self == "ẞ"
  }
}
