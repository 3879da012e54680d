import Rulebook
import RulebookKernels

/// Compares Rulebook's answers with those of ICU and RE2, and counts the differences.
struct Comparison {
  /// A pattern to compare, in the available notations.
  struct Subject {
    var pattern: String
    var ignoringCase = false

    /// The same pattern with literals as sets, if the generator provides it.
    var simple: String?

    /// The same pattern in RE2's syntax, if that is possible.
    var re2: String?
  }

  private(set) var patterns = 0
  private(set) var pairs = 0
  private var matched = 0
  private var withGroups = 0
  private var gaveUp = 0
  private var comparedWithRE2 = 0
  private var refused: [String: Int] = [:]
  private var explained: [String: Int] = [:]
  private(set) var differences = 0
  private let name: String

  /// Chooses the ends of the starts of texts.
  private var generator = SplitMix64(state: 1)

  /// The most differences that are printed.
  private static let printed = 25

  init(_ name: String) { self.name = name }

  /// Compares answers about texts.
  ///
  /// - Returns: The pattern, if both sides know it.
  @discardableResult
  mutating func compare(_ subject: Subject, _ texts: (TextPattern?) -> [String]) -> TextPattern? {
    patterns += 1
    let icu = ICUPattern(subject.pattern, ignoringCase: subject.ignoringCase)
    let ours: TextPattern
    do throws(TextPatternError) {
      ours = try TextPattern(subject.pattern, ignoringCase: subject.ignoringCase)
    } catch {
      if icu != nil { note(refusal: error, of: subject.pattern) }
      // The texts are made anyway, so the same seed makes the same patterns.
      pairs += texts(nil).count
      return nil
    }
    guard let icu else {
      pairs += texts(ours).count
      if let reason = Explanations.acceptedHereOnly(ours) {
        explained[reason, default: 0] += 1
      } else {
        report("ICU refuses", subject.pattern, "", "")
      }
      return nil
    }
    let re2 = subject.re2.flatMap(RE2Pattern.init)
    for text in texts(ours) {
      pairs += 1
      compare(subject, ours, icu, text)
      if let re2 { compare(subject, ours, re2, icu, text) }
    }
    return ours
  }

  private mutating func note(refusal: TextPatternError, of pattern: String) {
    if let reason = Explanations.refusedHereOnly(refusal, pattern) {
      refused[reason, default: 0] += 1
    } else {
      report("refused here", pattern, "", "\(refusal.reason) at \(refusal.offset ?? -1)")
    }
  }

  private mutating func compare(
    _ subject: Subject,
    _ ours: TextPattern,
    _ icu: ICUPattern,
    _ text: String
  ) {
    let expected = icu.match(text, names: ours.groupNames)
    if expected == .gaveUp { return gaveUp += 1 }
    let found = Self.answer(of: ours, text)
    if found == expected {
      guard case .match(let groups) = found else { return }
      matched += 1
      if !groups.isEmpty { withGroups += 1 }
      return expectProgress(ours, text)
    }
    if let reason = Explanations.reason(for: subject, text, found, ours.groupNames) {
      explained[reason, default: 0] += 1
    } else {
      report("ICU", subject.pattern, text, "\(expected), here \(found)")
    }
  }

  static func answer(of pattern: TextPattern, _ text: String) -> ICUPattern.Answer {
    guard pattern.matches(text.utf8Span) else { return .noMatch }
    return .match(pattern.groups(in: text.utf8Span) ?? [])
  }

  private mutating func compare(
    _ subject: Subject,
    _ ours: TextPattern,
    _ re2: RE2Pattern,
    _ icu: ICUPattern,
    _ text: String
  ) {
    comparedWithRE2 += 1
    let found = ours.matches(text.utf8Span)
    if re2.matches(text) == found { return }
    if let reason = Explanations.reason(for: subject, text, found, re2) {
      explained[reason, default: 0] += 1
    } else if subject.pattern.contains("(?-i"),
      Self.answer(of: ours, text) == icu.match(text, names: ours.groupNames)
    {
      explained["RE2 forgets (?i) of a letter next to a set that has (?-i)", default: 0] += 1
    } else {
      report("RE2", "\(subject.pattern)   \(subject.re2 ?? "")", text, "here \(found)")
    }
  }

  /// A text that matches was possible from its start.
  private mutating func expectProgress(_ ours: TextPattern, _ text: String) {
    if ours.progress(of: text.utf8Span) != .valid {
      report("progress", ours.pattern, text, "\(ours.progress(of: text.utf8Span))")
    }
    guard let index = text.unicodeScalars.indices.randomElement(using: &generator) else { return }
    let start = String(text.unicodeScalars[..<index])
    if case .impossible(at: let offset) = ours.progress(of: start.utf8Span) {
      report("progress", ours.pattern, text, "the start is impossible at \(offset)")
    }
  }

  private mutating func report(
    _ other: String,
    _ pattern: String,
    _ text: String,
    _ answers: String
  ) {
    differences += 1
    guard differences <= Self.printed else { return }
    print("DIFFERENCE (\(name), \(other))  \(pattern.escaped)  |\(text.escaped)|  \(answers)")
  }

  /// Prints the counts.
  func printSummary() {
    print(
      """
      \(name): \(patterns) patterns, \(pairs) pairs; \(matched) matched, \(withGroups) of them with \
      named groups; \(comparedWithRE2) pairs also with RE2; ICU gave up on \(gaveUp)
      """
    )
    for (reason, count) in refused.sorted(by: { $0.key < $1.key }) {
      print("  \(count) patterns refused here: \(reason)")
    }
    for (reason, count) in explained.sorted(by: { $0.key < $1.key }) {
      print("  \(count) explained: \(reason)")
    }
    print("  \(differences) differences without an explanation")
  }
}

extension String {
  /// The text in ASCII, with the escapes of patterns.
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      scalar.value >= 0x20 && scalar.value < 0x7F
        ? String(scalar) : #"\x{\#(String(scalar.value, radix: 16))}"#
    }.joined()
  }
}
