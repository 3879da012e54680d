import Violations

/// Slips in identifiers that only the whole rule can know, or that its fix shows.
extension Rule {
  /// Replaces a general code of the error that is shown first by one that names the slip.
  ///
  /// Codes that the pack has given a name stay. So do those of secrets.
  ///
  /// - Complexity: The cost of checking a few dozen values, at most what an ``ExampleBudget`` has.
  func nameSlip(
    in text: String,
    in context: borrowing CheckContext,
    _ findings: inout Findings
  ) {
    guard !isSecret, let index = findings.violations.foremostError else { return }
    let violation = findings.violations[index]
    guard violation.path.isEmpty else { return }
    switch violation.code {
    case CodeDefinition.identifierLength.code: findings.violations[index].nameLength()
    case CodeDefinition.identifierCheckDigit.code:
      guard violation.fix == nil, confidentiality == .open, suitsExamples else { return }
      var search = SwappedNeighbors(rule: self)
      findings.violations[index].name(search.pairs(in: text, context))
    default:
      if let fix = violation.fix {
        guard let slip = fix.slip(in: text, of: violation.code) else { return }
        findings.violations[index].name(slip)
        findings.violations[index].arguments["character"] = nil
      } else if violation.code == CodeDefinition.identifierFormat.code, suitsExamples,
        violation.isAboutForm
      {
        var search = FormatSlip(rule: self)
        if let slip = search.slip(in: text, context) { findings.violations[index].name(slip) }
      }
    }
  }
}

extension Violation {
  /// Whether nothing more specific is known, such as a limit that a part exceeds.
  fileprivate var isAboutForm: Bool {
    arguments.keys.allSatisfy { $0 == "title" || $0 == "example" }
  }

  /// Replaces the code with that of a slip.
  fileprivate mutating func name(_ slip: IdentifierSlip) {
    code = slip.definition.code
    range = slip.range ?? range
    arguments.merge(slip.arguments) { own, _ in own }
  }

  /// Names the pairs of neighbors that make the value valid if they change places.
  fileprivate mutating func name(_ pairs: [SwappedNeighbors.Pair]) {
    if pairs.isEmpty { return }
    code = CodeDefinition.identifierCheckDigitSwapped.code
    if pairs.count == 1 { range = pairs[0].range }
    var texts: [String] = []
    for pair in pairs where !texts.contains(pair.text) { texts.append(pair.text) }
    arguments["pairs"] = .list(texts: texts)
  }

  /// The most extra characters that count as a slip.
  ///
  /// With more, another kind of number is meant.
  private static let mostExtra = 2

  /// Names how many characters of an identifier are missing or too many, if that is known.
  fileprivate mutating func nameLength() {
    guard case .integer(let actual)? = arguments["actual"],
      arguments["unit", default: "characters"] == "characters"
    else { return }
    if case .integer(let least)? = arguments["expected"] ?? arguments["minimum"], actual < least {
      code = CodeDefinition.identifierLengthTooShort.code
      arguments["missing"] = .integer(least - actual)
    } else if case .integer(let most)? = arguments["expected"] ?? arguments["maximum"],
      1...Self.mostExtra ~= actual - most
    {
      code = CodeDefinition.identifierLengthTooLong.code
      arguments["extra"] = .integer(actual - most)
    }
  }
}

extension Violation.Fix {
  /// Returns the slip that the edit corrects; nil if a code isn't about how an identifier is
  /// written, or names a slip already.
  fileprivate func slip(in text: String, of code: ViolationCode) -> IdentifierSlip? {
    guard
      code == CodeDefinition.identifierFormat.code
        || code.isOrIsBelow(CodeDefinition.identifierFormatCharacter.code)
    else { return nil }
    if !replacement.isEmpty {
      let isDigit = replacement.utf8.contains { "01".utf8.contains($0) }
      return isDigit
        ? IdentifierSlip(definition: .identifierFormatLetterForDigit, range: range) : nil
    }
    if range.upperBound == text.utf8.count {
      let isText = range.count > 1
      return IdentifierSlip(
        definition: isText ? .identifierFormatTextAfter : .identifierFormatEnd,
        range: range
      )
    }
    // The edit can begin after letters that the words and the value have in common.
    guard range.count > CommonSlips.fewestLettersInFront, let value = applied(to: text),
      text.hasSuffix(value)
    else { return nil }
    return IdentifierSlip(definition: .identifierFormatTextBefore, range: 0..<range.count)
  }
}

/// The search for two neighbors that have changed places.
private struct SwappedNeighbors {
  /// The maximum number of values to check for one report.
  static let mostTries = 40

  /// The most pairs that a message can name.
  static let mostPairs = 4

  /// Two neighbors without the separator between them, and their place.
  struct Pair {
    var text: String
    var range: Range<Int>
  }

  private var budget: ExampleBudget

  init(rule: Rule) {
    budget = ExampleBudget(for: rule)
  }

  /// Returns the pairs of neighbors that make a text valid if they change places; none if there are
  /// more than ``mostPairs``.
  ///
  /// A separator can be between them.
  mutating func pairs(in text: String, _ context: borrowing CheckContext) -> [Pair] {
    guard text.utf8.count <= NamedSlip.longestText else { return [] }
    let scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter {
      scalars[$0].isBasicDigit || scalars[$0].isBasicLetter
    }
    var pairs: [Pair] = []
    for (first, second) in zip(places, places.dropFirst()).suffix(Self.mostTries)
    where scalars[first] != scalars[second] {
      var swapped = scalars
      swapped.swapAt(first, second)
      guard budget.accepts(String(scalars: swapped), in: context) else { continue }
      pairs.append(
        Pair(
          text: String(scalars: [scalars[first], scalars[second]]),
          range: scalars.bytes(of: first..<second + 1)
        )
      )
    }
    return pairs.count > Self.mostPairs ? [] : pairs
  }
}
