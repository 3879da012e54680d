import Rulebook
import RulebookKernels

/// A rule, and the promises for it and any text: for the complete text, for progress while typing,
/// and for formatting while typing.
struct TypedValue {
  /// The name of the rule in a breach.
  let name: String

  let rule: RuleEngine.Rule
  let normalization: Normalization

  /// The text of the pack, whose words may be in any report, or nil if reports aren't searched.
  var constants: String?

  /// Whether the rule must also accept the canonical form.
  var expectsStableForm = false

  private let context = CheckContext()

  /// The most characters of a text that are typed one by one.
  private static let longestTyped = 48

  init(_ name: String, _ rule: RuleEngine.Rule, _ normalization: Normalization) {
    (self.name, self.rule, self.normalization) = (name, rule, normalization)
  }

  /// Checks a text in all ways, and returns the report.
  @discardableResult
  func attack(with text: String) throws(Breach) -> Report {
    let report = rule.report(on: .text(text), in: context)
    try expect(
      report.outcome == rule.outcome(of: text, in: context),
      "\(name): fast path and report agree",
      "\(report.outcome) \(text.debugDescription)"
    )
    try expect(
      rule.accepts(text, in: context) == report.isValid,
      "\(name): an accepted value is valid",
      text.debugDescription
    )
    try report.expectPlaces(name, in: Array(text.utf8))
    try expectSecrecy(of: report, on: text)
    try expectProgress(report, text)
    try expectWriting(text)
    if expectsStableForm, let form = report.normalized?.text { try expectStable(form, text) }
    return report
  }

  /// A valid text was never impossible while it was typed, and an impossible text isn't valid.
  private func expectProgress(_ report: Report, _ text: String) throws(Breach) {
    let progress = rule.progress(of: text, in: context)
    let details = "\(progress), \(report.outcome) \(text.debugDescription)"
    try expect(
      (progress == .valid) == report.isValid,
      "\(name): progress and report agree",
      details
    )
    if case .impossible(let place) = progress {
      let bytes = Array(text.utf8)
      try expect(
        bytes.indices.contains(place) && bytes[place] & 0xC0 != 0x80,
        "\(name): an impossible text has an offset",
        details
      )
    }
    guard report.isValid, text.count <= Self.longestTyped else { return }
    for end in text.indices {
      let start = String(text[..<end])
      if case .impossible(let place) = rule.progress(of: start, in: context) {
        throw Breach(
          "\(name): the start of a valid value is not impossible",
          "\(start.debugDescription) at \(place), of \(text.debugDescription)"
        )
      }
      try expectAccepted(text[end...].first.map(String.init) ?? "", behind: start, text)
    }
  }

  /// A field accepts the next character of a valid value, and accepts deleting it.
  private func expectAccepted(
    _ character: String,
    behind start: String,
    _ text: String
  ) throws(Breach) {
    let end = start.endIndex
    let typed = TextEdit(oldText: start, range: end..<end, replacement: character)
    guard case .accepted = rule.verdict(on: typed, in: context) else {
      throw Breach(
        "\(name): a field accepts each character of a valid value",
        "\(character.debugDescription) after \(start.debugDescription)"
      )
    }
    let longer = start + character
    let last = longer.utf8.index(longer.startIndex, offsetBy: start.utf8.count)
    let deleted = TextEdit(oldText: longer, range: last..<longer.endIndex, replacement: "")
    if case .accepted(start, _) = rule.verdict(on: deleted, in: context) { return }
    throw Breach("\(name): deleting is never refused", longer.debugDescription)
  }

  /// A text that is formatted while typing differs only in separators, and formatting it again
  /// doesn't change it.
  private func expectWriting(_ text: String) throws(Breach) {
    for count in [text.count, text.count / 2] {
      let tail = String(text.dropFirst(count))
      let start = tail.startIndex
      let edit = TextEdit(
        oldText: tail,
        range: start..<start,
        replacement: String(text.prefix(count))
      )
      let written = rule.formatted(edit, in: context)
      let details = "\(text.debugDescription) as \(written.text.debugDescription)"
      try expect(
        written.text.lettersAndDigits == text.lettersAndDigits,
        "\(name): the formatted text has the typed letters and digits",
        details
      )
      let end = written.text.endIndex
      let unchanged = TextEdit(oldText: written.text, range: end..<end, replacement: "")
      let again = rule.formatted(unchanged, in: context)
      try expect(again.text == written.text, "\(name): the formatted text stays the same", details)
    }
  }

  /// A report doesn't contain secret or personal text, except for the words of the pack.
  private func expectSecrecy(of report: Report, on text: String) throws(Breach) {
    guard let constants, rule.confidentiality != .open else { return }
    if rule.isSecret {
      try expect(report.normalized == nil, "\(name): a secret does not have a normalized form")
      for (fact, value) in report.facts {
        try expectNoText(value.text ?? "", of: text, constants, "the fact \(fact)")
      }
    }
    for violation in report.violations {
      for (argument, value) in violation.arguments {
        guard case .text(let shown) = value else { continue }
        try expectNoText(shown, of: text, constants, "\(violation.code) \(argument)")
      }
    }
  }

  private func expectNoText(
    _ shown: String,
    of text: String,
    _ constants: String,
    _ place: String
  ) throws(Breach) {
    guard shown.utf8.count > 3, !constants.contains(shown) else { return }
    try expect(
      !text.lowercased().contains(shown.lowercased()),
      "\(name): no confidential text is shown",
      "\(place): \(shown.debugDescription)"
    )
  }

  private func expectStable(_ form: String, _ text: String) throws(Breach) {
    let again = rule.report(on: .text(form), in: context)
    let details = "\(text.debugDescription) as \(form.debugDescription)"
    // A limit applies to the typed text: `https://example.org` is stored with a slash at the end.
    let isOnlyLonger =
      form.utf8.count > text.utf8.count && !again.violations.isEmpty
      && again.violations.allSatisfy { $0.code == "length.too_long" }
    if isOnlyLonger { return }
    try expect(again.isValid, "\(name): the canonical form is accepted", details)
    try expect(
      again.normalized.isExactly(form),
      "\(name): the canonical form is stable",
      "\(details), then \(again.normalized?.text?.debugDescription ?? "none")"
    )
  }
}

extension String {
  /// The scalars that formatting must not change.
  fileprivate var lettersAndDigits: [Unicode.Scalar] {
    unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

extension Report {
  /// Reports are invalid if they have errors, and all ranges are between characters of the text.
  fileprivate func expectPlaces(_ name: String, in text: [UInt8]) throws(Breach) {
    try expect(
      outcome == .inconclusive || isValid == violations.allSatisfy { $0.severity != .error },
      "\(name): a report with errors is invalid"
    )
    for violation in violations {
      guard let range = violation.range else { continue }
      try expect(
        text.isBetweenScalars(range.lowerBound) && text.isBetweenScalars(range.upperBound),
        "\(name): ranges are between characters of the input",
        "\(violation.code) \(range)"
      )
    }
  }
}
