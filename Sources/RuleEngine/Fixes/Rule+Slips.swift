import Violations

/// Slips in identifiers that only the whole rule can know, or that its fix shows.
extension Rule {
  /// Replaces a general code of the error that is shown first by one that names the slip.
  ///
  /// Codes that the pack has given a name stay. So do those of secrets.
  ///
  /// - Complexity: The cost of checking at most ``SwappedNeighbors/mostTries`` values.
  func nameSlip(
    in text: String,
    in context: borrowing CheckContext,
    _ findings: inout Findings
  ) {
    guard !isSecret, let index = findings.violations.foremostError else { return }
    let violation = findings.violations[index]
    guard violation.path.isEmpty else { return }
    let code = violation.code
    if code == CodeDefinition.identifierLength.code {
      findings.violations[index].nameLength()
    } else if code == CodeDefinition.identifierCheckDigit.code, violation.fix == nil,
      confidentiality == .open, suitsExamples
    {
      var search = SwappedNeighbors(rule: self)
      let pairs = search.pairs(in: text, context)
      if pairs.isEmpty { return }
      findings.violations[index].code = CodeDefinition.identifierCheckDigitSwapped.code
      if pairs.count == 1 { findings.violations[index].range = pairs[0].range }
      var texts: [String] = []
      for pair in pairs where !texts.contains(pair.text) { texts.append(pair.text) }
      findings.violations[index].arguments["pairs"] = .list(texts: texts)
    } else if let fix = violation.fix,
      let slip = CodeDefinition.slip(of: fix, in: text, in: code)
    {
      findings.violations[index].code = slip.definition.code
      findings.violations[index].range = slip.range
      findings.violations[index].arguments["character"] = nil
    } else if code == CodeDefinition.identifierFormat.code, violation.fix == nil, parts != nil,
      suitsExamples, violation.isAboutForm
    {
      var search = FormatSlip(rule: self)
      guard let slip = search.slip(in: text, context) else { return }
      findings.violations[index].code = slip.definition.code
      findings.violations[index].range = slip.range ?? violation.range
      findings.violations[index].arguments.merge(slip.arguments) { own, _ in own }
    }
  }
}

extension Violation {
  /// Whether nothing more specific is known, such as a limit that a part exceeds.
  fileprivate var isAboutForm: Bool {
    arguments.keys.allSatisfy { $0 == "title" || $0 == "example" }
  }

  /// The most characters that somebody types too many.
  ///
  /// With more, another kind of number is meant.
  private static let mostExtra = 2

  /// Says how many characters of an identifier are missing or too many, if that is known.
  fileprivate mutating func nameLength() {
    guard case .integer(let actual)? = arguments["actual"],
      arguments["unit", default: "characters"] == "characters"
    else { return }
    if case .integer(let least)? = arguments["expected"] ?? arguments["minimum"], actual < least {
      code = CodeDefinition.identifierLengthTooShort.code
      arguments["missing"] = .integer(least - actual)
    } else if case .integer(let most)? = arguments["expected"] ?? arguments["maximum"],
      Self.mostExtra >= actual - most, actual > most
    {
      code = CodeDefinition.identifierLengthTooLong.code
      arguments["extra"] = .integer(actual - most)
    }
  }
}

extension CodeDefinition {
  /// Returns the slip that an edit corrects, and its place; nil if the code isn't about how an
  /// identifier is written, or names a slip already.
  fileprivate static func slip(
    of fix: Violation.Fix,
    in text: String,
    in code: ViolationCode
  ) -> (definition: CodeDefinition, range: Range<Int>)? {
    let isGeneral =
      code == identifierFormat.code || code.isOrIsBelow(identifierFormatCharacter.code)
    guard isGeneral else { return nil }
    if !fix.replacement.isEmpty {
      let isDigit = fix.replacement.utf8.contains { "01".utf8.contains($0) }
      guard isDigit else { return nil }
      return (identifierFormatLetterForDigit, fix.range)
    }
    if fix.range.upperBound == text.utf8.count {
      let isText = fix.range.count > 1
      let definition: CodeDefinition = isText ? identifierFormatTextAfter : identifierFormatEnd
      return (definition, fix.range)
    }
    // The edit can begin after letters that the words and the value have in common.
    guard fix.range.count > CommonSlips.fewestLettersInFront, let value = fix.applied(to: text),
      text.hasSuffix(value)
    else { return nil }
    return (identifierFormatTextBefore, 0..<fix.range.count)
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

  private let rule: Rule
  private var units = ExampleChoice.mostUnits

  init(rule: Rule) {
    self.rule = rule
  }

  /// Returns the pairs of neighbors that make a text valid if they change places; none if there are
  /// more than ``mostPairs``.
  ///
  /// A separator can be between them.
  mutating func pairs(in text: String, _ context: borrowing CheckContext) -> [Pair] {
    guard text.utf8.count <= FixChoice.longestText else { return [] }
    let scalars = Array(text.unicodeScalars)
    let places = scalars.indices.filter {
      scalars[$0].isBasicDigit || scalars[$0].isBasicLetter
    }
    var pairs: [Pair] = []
    for (first, second) in zip(places, places.dropFirst()).suffix(Self.mostTries)
    where scalars[first] != scalars[second] {
      var swapped = scalars
      swapped.swapAt(first, second)
      guard accepts(Self.string(swapped), context) else { continue }
      let start = Self.string(scalars[..<first]).utf8.count
      let end = start + Self.string(scalars[first...second]).utf8.count
      let pair = Self.string([scalars[first], scalars[second]])
      pairs.append(Pair(text: pair, range: start..<end))
    }
    return pairs.count > Self.mostPairs ? [] : pairs
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private mutating func accepts(_ text: String, _ context: borrowing CheckContext) -> Bool {
    let cost = rule.cost.units(of: .text(text))
    units -= cost
    guard units >= 0, context.spendOnExample(cost) else { return false }
    return rule.outcome(of: text, in: context) == .valid
  }
}
