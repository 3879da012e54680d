public import RuleEngine
import UnicodeText
import Violations

/// Refuses numbers that stand for none, such as zeros alone, and warns of numbers that people type
/// to get past a field.
///
///     placeholder: {}
///     // 000 000 000   identifier.not_issued
///     // 111 111 111   identifier.placeholder, a warning
///     // 123 456 789   identifier.placeholder, a warning
///     placeholder: [zeros, repeated]
///     // 111 111 111   identifier.not_issued
///
/// Only the digits 0 to 9 count. Letters can come before or after them, as in `CHE-000.000.000
/// MWST`. A text with letters between digits or with more letters than digits, such as `A0MNRK`,
/// isn't a placeholder.
public struct PlaceholderCheck: Check {
  /// A kind of placeholder.
  public enum Kind: String, CaseIterable, Sendable {
    /// All digits are 0.
    case zeros

    /// All digits are the same one, and there are at least six.
    case repeated

    /// All digits are in order, from 0 or 1 upward or from 9 downward, and there are at least six.
    case sequence
  }

  /// The kinds that the issuer never gives to anyone.
  public let refused: Set<Kind>

  /// The kinds that hardly anyone has.
  public let doubtful: Set<Kind>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - refused: The kinds that the issuer never gives to anyone.
  ///   - doubtful: The kinds that cause a warning, except those in `refused`.
  public init(
    refused: Set<Kind> = [.zeros],
    doubtful: Set<Kind> = [.repeated, .sequence]
  ) {
    self.refused = refused
    self.doubtful = doubtful
  }

  /// Reports a placeholder.
  ///
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let kind = Self.kind(of: text.span) else { return }
    if findings.isTyping {
      // More digits can follow.
      findings.outcome = findings.outcome.and(.inconclusive)
    } else if refused.contains(kind) {
      findings.add(.identifierNotIssued)
    } else if doubtful.contains(kind) {
      findings.add(.identifierPlaceholder)
    }
  }

  /// Returns which kind of placeholder the digits of a text are, or nil if they are none.
  static func kind(of bytes: borrowing Span<UInt8>) -> Kind? {
    var digits = DigitRuns()
    var letters = 0
    var hasLetterBehind = false
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte.isDigit {
        if hasLetterBehind { return nil }
        digits.add(byte - UInt8(ascii: "0"))
      } else if byte.isLetter || byte >= 0xC0 {
        // From 0xC0 on, a byte is the first one of a character beyond ASCII.
        letters += 1
        hasLetterBehind = digits.count > 0
      }
    }
    return letters > digits.count ? nil : digits.kind
  }
}

/// How many digits there are, and how many at their beginning are the same or in order.
private struct DigitRuns {
  private(set) var count = 0
  private var first: UInt8 = 0
  private var last: UInt8 = 0
  private var same = 0
  private var rising = 0
  private var falling = 0

  mutating func add(_ digit: UInt8) {
    if count == 0 { first = digit }
    if same == count, digit == first { same += 1 }
    if rising == count, count == 0 ? digit <= 1 : digit == (last + 1) % 10 { rising += 1 }
    if falling == count, count == 0 ? digit == 9 : digit == (last + 9) % 10 { falling += 1 }
    last = digit
    count += 1
  }

  var kind: PlaceholderCheck.Kind? {
    if count == 0 { return nil }
    if same == count {
      if first == 0 { return .zeros }
      return count >= 6 ? .repeated : nil
    }
    return count >= 6 && max(rising, falling) == count ? .sequence : nil
  }
}

extension PlaceholderCheck {
  /// The definition of the check `placeholder` for packs and documentation.
  public static let definition = CheckDefinition(
    "placeholder",
    "Refuses numbers that stand for none, such as zeros alone, and warns of other placeholders.",
    shorthand: "refused",
    settings: [
      .init(
        "refused",
        .list(.choice(of: Kind.self)),
        "The kinds that the issuer never gives to anyone; [zeros] if absent."
      ),
      .init(
        "doubtful",
        .list(.choice(of: Kind.self)),
        "The kinds that cause a warning; [repeated, sequence] if absent."
      ),
    ],
    codes: [.identifierNotIssued, .identifierPlaceholder]
  ) { settings in
    PlaceholderCheck(
      refused: kinds("refused", settings) ?? [.zeros],
      doubtful: kinds("doubtful", settings) ?? [.repeated, .sequence]
    )
  }
  .acceptingAnyCharacters()

  private static func kinds(_ name: String, _ settings: Settings) -> Set<Kind>? {
    settings.texts(name).map { Set($0.compactMap(Kind.init(rawValue:))) }
  }
}

extension CodeDefinition {
  static let identifierPlaceholder = CodeDefinition(
    "identifier.placeholder",
    "A value looks like a placeholder, such as 111111111, instead of one that someone has.",
    [
      .init("title", .rule, "the name of this kind of value"),
      .init("example", .text, "a valid value"),
    ],
    severity: .warning
  )
}
