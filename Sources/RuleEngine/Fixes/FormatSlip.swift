import Violations

/// The search for the slip in a value that a check of a part refuses, as an IBAN or a postal code,
/// whose form depends on the country.
///
/// The rule says where the value stopped being the beginning of a valid one, and what can be there.
struct FormatSlip {
  private let rule: Rule
  private var units = ExampleChoice.mostUnits

  /// The most missing characters that are counted.
  private static let mostMissing = 4

  /// Creates a search with a rule.
  init(rule: Rule) {
    self.rule = rule
  }

  /// Finds the slip in a text; nil if it isn't known.
  ///
  /// - Parameters:
  ///   - text: The text as given.
  ///   - context: The context of the check.
  mutating func slip(in text: String, _ context: borrowing CheckContext) -> IdentifierSlip? {
    guard 2...FixChoice.longestText ~= text.utf8.count, spend(on: text, context) else { return nil }
    switch rule.progress(of: text, in: context) {
    case .valid: return nil
    case .unfinished: return missingEnd(of: text, context)
    case .impossible(let offset):
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      let head = String(text[..<index])
      let rest = Array(text[index...].unicodeScalars)
      guard let character = rest.first, !head.isEmpty else { return nil }
      return tooLong(head, rest, context) ?? otherCharacter(character, after: head, context)
    }
  }

  /// Counts the characters that are missing at the end, if their number is certain.
  ///
  /// If two different digits make the value valid, there are no check digits among them.
  private mutating func missingEnd(
    of text: String,
    _ context: borrowing CheckContext
  ) -> IdentifierSlip? {
    var found: Int?
    for count in 1...Self.mostMissing {
      let zeros = text + String(repeating: "0", count: count)
      let ones = text + String(repeating: "1", count: count)
      guard accepts(zeros, context), accepts(ones, context) else { continue }
      if found != nil { return nil }
      found = count
    }
    return found.map { count in
      IdentifierSlip(
        definition: .identifierFormatTooShort,
        arguments: ["missing": .integer(count)]
      )
    }
  }

  /// Counts the letters and digits after a whole value.
  private mutating func tooLong(
    _ head: String,
    _ rest: [Unicode.Scalar],
    _ context: borrowing CheckContext
  ) -> IdentifierSlip? {
    guard rest.allSatisfy({ $0.isBasicLetter || $0.isBasicDigit }), accepts(head, context) else {
      return nil
    }
    let start = head.utf8.count
    return IdentifierSlip(
      definition: .identifierFormatTooLong,
      range: start..<start + rest.count,
      arguments: ["extra": .integer(rest.count)]
    )
  }

  /// Names the first character that doesn't fit, unless the value is personal.
  private mutating func otherCharacter(
    _ character: Unicode.Scalar,
    after head: String,
    _ context: borrowing CheckContext
  ) -> IdentifierSlip? {
    guard rule.confidentiality == .open else { return nil }
    let takesDigit = takes("0", after: head, context) || takes("1", after: head, context)
    let takesLetter = takes("A", after: head, context)
    let definition: CodeDefinition =
      switch (takesDigit, takesLetter) {
      case (true, false) where !character.isBasicDigit: .identifierFormatCharacterDigit
      case (false, true) where !character.isBasicLetter: .identifierFormatCharacterLetter
      default: .identifierFormatCharacter
      }
    let start = head.utf8.count
    return IdentifierSlip(
      definition: definition,
      range: start..<start + String(character).utf8.count,
      arguments: ["character": .character(character)]
    )
  }

  /// Returns whether a character can follow the beginning of a value.
  private mutating func takes(
    _ character: String,
    after head: String,
    _ context: borrowing CheckContext
  ) -> Bool {
    let text = head + character
    return spend(on: text, context) && !rule.progress(of: text, in: context).isImpossible
  }

  private mutating func accepts(_ text: String, _ context: borrowing CheckContext) -> Bool {
    spend(on: text, context) && rule.outcome(of: text, in: context) == .valid
  }

  private mutating func spend(on text: String, _ context: borrowing CheckContext) -> Bool {
    let cost = rule.cost.units(of: .text(text))
    units -= cost
    return units >= 0 && context.spendOnExample(cost)
  }
}
