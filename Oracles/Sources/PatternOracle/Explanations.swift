import RulebookKernels

/// Why answers may differ: documented limits, each recognised by a rule of its own.
enum Explanations {
  /// The beginnings of the reasons for which a pattern is refused that ICU knows, besides what needs
  /// backtracking.
  private static let limits = [
    "empty", "longer than", "a count that makes the pattern too large",
    "too large for named groups",
    "a named group in a look-ahead", "more than", "a count of a place", "a count of a look-ahead",
  ]

  /// Returns the reason for which a pattern is refused that ICU accepts, if there is one.
  static func refusedHereOnly(_ refusal: TextPatternError, _ pattern: String) -> String? {
    if refusal.needsBacktracking || limits.contains(where: refusal.reason.hasPrefix) {
      return refusal.reason
    }
    if pattern.firstMatch(of: #/\\u[dD][89a-fA-F]/#) != nil {
      return "half a surrogate pair is no character"
    }
    return nil
  }

  /// Returns the reason for which a pattern is accepted that ICU refuses, if there is one.
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
      let hasFolding = (subject.pattern + text).unicodeScalars.contains(where: \.foldsToSeveral)
      let reason = "ICU folds the case of literals to several characters, as ß to ss"
      if let simple = subject.simple {
        // Sets are folded one character to one by ICU too.
        let answer = ICUPattern(simple)?.match(text, names: names) ?? .gaveUp
        if answer == found { return reason }
        // Where ICU gives up on the sets, the characters must tell.
        if answer == .gaveUp, hasFolding { return reason }
      } else if hasFolding {
        return reason
      }
    }
    if hasFreeSpacing(subject), subject.pattern.contains(#"\N{"#) {
      return #"ICU skips white space in \N{…} under (?x)"#
    }
    return nil
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
  /// Whether the scalar is several in another case, as `ß` is.
  fileprivate var foldsToSeveral: Bool {
    properties.uppercaseMapping.unicodeScalars.count > 1
      || properties.lowercaseMapping.unicodeScalars.count > 1 || self == "ẞ"
  }
}
