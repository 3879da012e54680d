import CardNumbers
public import RuleEngine
public import Violations

/// Requires the security code of a payment card, with as many digits as its brand uses.
///
/// The brand comes from the card's number. If the brand isn't known, a code of three or four digits
/// is accepted.
///
///     let check = SecurityCodeCheck(issuers: table, number: "3782 822463 10005")
///     // 1234  valid
///     // 123   security_code.length, length: 4, name: CID
///
/// Only ASCII digits count; a rule converts other digits with the step `ascii-digits` first. No
/// argument repeats a digit of the code or of the number.
public struct SecurityCodeCheck: Check {
  /// The expected number of digits of a code.
  public enum Expectation: Hashable, Sendable {
    /// A fixed number, regardless of the brand.
    case length(Int)

    /// The number for the brand of a card number.
    case brandOfNumber(String, IssuerTable)

    /// Three or four.
    case any
  }

  /// The lengths of all brands' codes.
  static let allLengths = 3...4

  /// The name of a code if the brand isn't known.
  static let genericName = "CVV"

  private let expectation: Expectation

  /// Creates a check.
  public init(_ expectation: Expectation = .any) {
    self.expectation = expectation
  }

  /// Creates a check for the code of the card with a number.
  public init(issuers: IssuerTable, number: String) {
    self.init(.brandOfNumber(number, issuers))
  }

  /// Reports what is wrong with a code.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the code and of the card number.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let bytes = text.span
    for index in bytes.indices where bytes[index] &- UInt8(ascii: "0") >= 10 {
      let length = CardNumberScan.scalarLength(bytes[index])
      findings.add(.securityCodeCharacter, at: index..<(index + length))
      return
    }
    if let code = securityCode {
      guard bytes.count != code.length else { return }
      findings.add(
        .securityCodeLength,
        ["length": .integer(code.length), "name": .text(code.name)]
      )
    } else if !Self.allLengths.contains(bytes.count) {
      findings.add(
        .securityCodeLengthRange,
        [
          "minimum": .integer(Self.allLengths.lowerBound),
          "maximum": .integer(Self.allLengths.upperBound),
        ]
      )
    }
  }

  /// Returns whether a code that is still being typed can become valid.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let bytes = text.span
    let lengths = securityCode.map { $0.length...$0.length } ?? Self.allLengths
    for index in bytes.indices
    where bytes[index] &- UInt8(ascii: "0") >= 10 || index >= lengths.upperBound {
      return .impossible(at: index)
    }
    return lengths.contains(bytes.count) ? .valid : .unfinished
  }

  /// The expected code; nil if the brand isn't known or doesn't have one.
  private var securityCode: CardBrand.SecurityCode? {
    switch expectation {
    case .any: nil
    case .length(let length):
      CardBrand.SecurityCode(name: Self.genericName, length: length)
    case .brandOfNumber(let number, let issuers):
      issuers.brand(ofNumber: number)?.securityCode
    }
  }
}

extension SecurityCodeCheck: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without the card number.
  public var description: String { "SecurityCodeCheck" }

  /// A mirror without children, so no card number is printed.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SecurityCodeCheck {
  /// The definition of this check for packs.
  public static let definition = CheckDefinition(
    "security-code",
    "Requires the security code of a payment card.",
    settings: [
      .init("issuers", .table("prefix-ranges"), "The table of issuers; needed with `number`."),
      .init("number", .text, "The card number, for rules that have it as a parameter."),
      .integer("length", allLengths, "The number of digits, regardless of the brand."),
    ],
    codes: [.securityCodeCharacter, .securityCodeLength, .securityCodeLengthRange],
    confidentiality: .secret
  ) { (settings: Settings) throws(SettingError) in try SecurityCodeCheck(settings) }

  /// Creates a check from its settings in a pack.
  init(_ settings: Settings) throws(SettingError) {
    if settings.contains("length"), settings.contains("number") {
      throw SettingError("length", "`number` is ignored if `length` is set")
    }
    if let length = settings.integer("length") {
      self.init(.length(length))
    } else if let number = settings.text("number") {
      self.init(.brandOfNumber(number, try IssuerTable(settings)))
    } else {
      self.init(.any)
    }
  }
}

extension CodeDefinition {
  static let securityCodeCharacter = CodeDefinition(
    "security_code.character",
    "A security code has a character that isn't a digit."
  )

  static let securityCodeLength = CodeDefinition(
    "security_code.length",
    "A security code has a different number of digits than its brand uses.",
    [
      .init("length", .integer, "the number of digits"),
      .init("name", .text, "the brand's name for the code, such as CVV or CID"),
    ]
  )

  static let securityCodeLengthRange = CodeDefinition(
    "security_code.length_range",
    "A security code has a number of digits that no brand uses.",
    [
      .init("minimum", .integer, "the smallest number of digits"),
      .init("maximum", .integer, "the largest number of digits"),
    ]
  )
}
