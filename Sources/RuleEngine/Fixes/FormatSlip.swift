import UnicodeText
import Violations

/// The search for the slip in a value whose form depends on a part of it, such as an IBAN or a
/// postal code, whose form depends on the country.
///
/// The rule knows where the value stops being the beginning of a valid one, and what can be there.
struct FormatSlip {
  private let rule: Rule
  private var budget: ExampleBudget

  /// The most missing characters that are counted.
  private static let mostMissing = 4

  /// Creates a search with a rule.
  init(rule: Rule) {
    self.rule = rule
    budget = ExampleBudget(for: rule)
  }

  /// Finds the slip in a text.
  ///
  /// - Parameters:
  ///   - text: The text as given.
  ///   - context: The context of the check.
  /// - Returns: The slip; nil if it isn't known.
  mutating func slip(in text: String, _ context: borrowing CheckContext) -> IdentifierSlip? {
    guard 2...NamedSlip.longestText ~= text.utf8.count, budget.spend(on: text, in: context) else {
      return nil
    }
    switch rule.progress(of: text, in: context) {
    case .valid: return nil
    case .unfinished: return missingEnd(of: text, context)
    case .impossible where rule.parts == nil: return nil
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
    guard let (slip, meant) = IdentifierSlip.lookAlike(in: Array(text.unicodeScalars)),
      budget.accepts(meant, in: context)
    else { return nil }
    return slip
  }

  /// Returns whether a value comes after words, so that none of its characters is at fault.
  ///
  ///     CA 90210
  private mutating func hasValueAfterWords(
    _ text: String,
    _ context: borrowing CheckContext
  ) -> Bool {
    for (_, value) in CommonSlips.ends(of: text) where budget.accepts(value, in: context) {
      return true
    }
    return false
  }

  /// Counts the characters that are missing at the end, if their number is certain.
  ///
  /// If both zeros and ones make the value valid, there are no check digits among them. If values
  /// can have several lengths, the nearest is meant only if the others are far from it.
  private mutating func missingEnd(
    of text: String,
    _ context: borrowing CheckContext
  ) -> IdentifierSlip? {
    var found: Int?
    for count in 1...Self.mostMissing {
      let zeros = text + String(repeating: "0", count: count)
      let ones = text + String(repeating: "1", count: count)
      guard budget.accepts(zeros, in: context), budget.accepts(ones, in: context) else { continue }
      // A text of 7 is meant to have 8 rather than 11.
      if let found { return count - found > found + 1 ? Self.missing(found) : nil }
      found = count
    }
    return found.map(Self.missing)
  }

  private static func missing(_ count: Int) -> IdentifierSlip {
    IdentifierSlip(
      definition: .identifierFormatTooShort,
      arguments: ["missing": .integer(count)]
    )
  }

  /// Counts the letters and digits after a whole value.
  private mutating func tooLong(
    _ head: String,
    _ rest: [Unicode.Scalar],
    _ context: borrowing CheckContext
  ) -> IdentifierSlip? {
    guard rest.allSatisfy({ $0.isBasicLetter || $0.isBasicDigit }),
      budget.accepts(head, in: context)
    else { return nil }
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
    return IdentifierSlip(
      character,
      at: head.utf8.count,
      onlyDigitsFit: takesDigit && !takesLetter,
      onlyLettersFit: takesLetter && !takesDigit
    )
  }

  /// Returns whether a character can follow the beginning of a value.
  private mutating func takes(
    _ character: String,
    after head: String,
    _ context: borrowing CheckContext
  ) -> Bool {
    let text = head + character
    guard budget.spend(on: text, in: context) else { return false }
    return !rule.progress(of: text, in: context).isImpossible
  }
}
