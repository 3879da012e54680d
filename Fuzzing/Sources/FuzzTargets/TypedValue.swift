import Rulebook
import RulebookKernels

/// A rule, and what holds for it and any text: checked whole, checked as it is typed, and written as it is typed.
struct TypedValue {
  /// What a breach calls the rule.
  let name: String

  let rule: Rule
  let normalization: Normalization

  /// The text of the pack, whose words may stand in a report whatever was typed; nil if no report is searched.
  var constants: String?

  /// Whether the canonical form must be accepted in its turn.
  var expectsStableForm = false

  /// Whether a check of the rule reads separators that normalisation leaves, as that of telephone numbers does.
  var mayReadOtherwise = false

  private let context = CheckContext()

  /// How much of a text is typed character by character.
  private static let longestTyped = 48

  init(_ name: String, _ rule: Rule, _ normalization: Normalization) {
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
      "\(name): what is accepted is valid",
      text.debugDescription
    )
    try report.expectPlaces(name, in: Array(text.utf8))
    try expectSecrecy(of: report, on: text)
    try expectProgress(report, text)
    try expectWriting(text)
    if expectsStableForm, let form = report.normalized?.text { try expectStable(form, text) }
    return report
  }

  /// A text that is valid was never impossible on the way, and one that is impossible is not valid.
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
        "\(name): the impossible has a place",
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

  /// A field lets the next character of a valid value in, and lets it be deleted again.
  private func expectAccepted(
    _ character: String,
    behind start: String,
    _ text: String
  ) throws(Breach) {
    let end = start.endIndex
    let typed = TextEdit(oldText: start, range: end..<end, replacement: character)
    guard case .accepted = rule.verdict(on: typed, in: context) else {
      throw Breach(
        "\(name): a field takes each character of a valid value",
        "\(character.debugDescription) behind \(start.debugDescription)"
      )
    }
    let longer = start + character
    let last = longer.utf8.index(longer.startIndex, offsetBy: start.utf8.count)
    let deleted = TextEdit(oldText: longer, range: last..<longer.endIndex, replacement: "")
    if case .accepted(start, _) = rule.verdict(on: deleted, in: context) { return }
    throw Breach("\(name): deleting is never refused", longer.debugDescription)
  }

  /// What is written as it is typed is the same value, and is written so already.
  private func expectWriting(_ text: String) throws(Breach) {
    for count in [text.count, text.count / 2] {
      let cursor = text.index(text.startIndex, offsetBy: count)
      let written = rule.formatted(FormattedText(text, cursor: cursor), in: context)
      let details = "\(text.debugDescription) as \(written.text.debugDescription)"
      try expect(
        isSame(written.text, text),
        "\(name): what is written is what was typed",
        details
      )
      let again = rule.formatted(FormattedText(written.text, cursor: written.cursor), in: context)
      try expect(again.text == written.text, "\(name): what is written is written so", details)
    }
  }

  /// Whether two texts are one value: normalisation makes them alike, or a check that knows its own writing does.
  private func isSame(_ written: String, _ text: String) -> Bool {
    let isAlike = normalization.apply(to: written).text == normalization.apply(to: text).text
    if isAlike || !mayReadOtherwise { return isAlike }
    let reports = [written, text].map { rule.report(on: .text($0), in: context) }
    return reports[0].outcome == reports[1].outcome
      && reports[0].normalized == reports[1].normalized
  }

  /// Neither a secret nor what belongs to a person stands in a report, but for what the pack says itself.
  private func expectSecrecy(of report: Report, on text: String) throws(Breach) {
    guard let constants, rule.confidentiality != .open else { return }
    if rule.isSecret {
      try expect(report.normalized == nil, "\(name): no secret has a normalised form")
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
      "\(name): nothing confidential is shown",
      "\(place): \(shown.debugDescription)"
    )
  }

  private func expectStable(_ form: String, _ text: String) throws(Breach) {
    let again = rule.report(on: .text(form), in: context)
    let details = "\(text.debugDescription) as \(form.debugDescription)"
    // A limit is for what is typed: `https://example.org` is stored with a solidus at the end.
    let isOnlyLonger =
      form.utf8.count > text.utf8.count && !again.violations.isEmpty
      && again.violations.allSatisfy { $0.code == "length.too_long" }
    if isOnlyLonger { return }
    try expect(again.isValid, "\(name): the canonical form is accepted", details)
    try expect(
      again.normalized.isExactly(form),
      "\(name): the canonical form is its own",
      "\(details), then \(again.normalized?.text?.debugDescription ?? "none")"
    )
  }
}

extension Report {
  /// Invalid where there are errors, and all ranges lie between characters of the text.
  fileprivate func expectPlaces(_ name: String, in text: [UInt8]) throws(Breach) {
    try expect(
      outcome == .inconclusive || isValid == violations.allSatisfy { $0.severity != .error },
      "\(name): invalid where there are errors"
    )
    for violation in violations {
      guard let range = violation.range else { continue }
      try expect(
        text.isBetweenScalars(range.lowerBound) && text.isBetweenScalars(range.upperBound),
        "\(name): ranges lie between characters of the input",
        "\(violation.code) \(range)"
      )
    }
  }
}
