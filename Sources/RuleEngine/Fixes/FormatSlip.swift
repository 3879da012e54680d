import UnicodeText
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

  /// Finds the slip in a text.
  ///
  /// - Parameters:
  ///   - text: The text as given.
  ///   - context: The context of the check.
  /// - Returns: The slip; nil if it isn't known.
  mutating func slip(in text: String, _ context: borrowing CheckContext) -> IdentifierSlip? {
    guard 2...FixChoice.longestText ~= text.utf8.count, spend(on: text, context) else { return nil }
    switch rule.progress(of: text, in: context) {
    case .valid: return nil
    case .unfinished: return missingEnd(of: text, context)
    case .impossible(let offset):
      let index = text.utf8.index(text.startIndex, offsetBy: offset)
      let head = String(text[..<index])
      let rest = Array(text[index...].unicodeScalars)
      if head.isEmpty { return lookAlike(in: text, context) }
      guard let character = rest.first else { return nil }
      if let slip = tooLong(head, rest, context) { return slip }
      if let slip = lookAlike(in: text, context) { return slip }
      if hasValueAfterWords(text, context) { return nil }
      return otherCharacter(character, after: head, context)
    }
  }

  /// Finds Cyrillic or Greek letters instead of Latin ones.
  private mutating func lookAlike(
    in text: String,
    _ context: borrowing CheckContext
  ) -> IdentifierSlip? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { $0.latinLookAlike != nil }) else { return nil }
    var meant = String.UnicodeScalarView()
    meant.append(contentsOf: scalars.map { $0.latinLookAlike ?? $0 })
    guard accepts(String(meant), context) else { return nil }
    let start = scalars[..<first].reduce(0) { $0 + $1.utf8Length }
    return IdentifierSlip(
      definition: .identifierFormatLookAlike,
      range: start..<start + scalars[first].utf8Length
    )
  }

  /// Returns whether a value comes after letters, so that none of its characters is at fault.
  ///
  ///     CA 90210
  private mutating func hasValueAfterWords(
    _ text: String,
    _ context: borrowing CheckContext
  ) -> Bool {
    for (_, value) in CommonSlips.ends(of: text) where accepts(value, context) { return true }
    return false
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
    guard rule.confidentiality == .open, character != " " else { return nil }
    let takesZero = takes("0", after: head, context)
    let takesDigit = takesZero ? true : takes("1", after: head, context)
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
    guard spend(on: text, context) else { return false }
    return !rule.progress(of: text, in: context).isImpossible
  }

  private mutating func accepts(_ text: String, _ context: borrowing CheckContext) -> Bool {
    guard spend(on: text, context) else { return false }
    return rule.outcome(of: text, in: context) == .valid
  }

  private mutating func spend(on text: String, _ context: borrowing CheckContext) -> Bool {
    let cost = rule.cost.units(of: .text(text))
    units -= cost
    return units < 0 ? false : context.spendOnExample(cost)
  }
}
