import RuleEngine
import UnicodeText

/// The property of a code point that decides whether a PRECIS string class allows it (RFC 8264 §8).
///
///     PrecisProperty(of: "a")          // .valid
///     PrecisProperty(of: "♚")          // .freeform
///     PrecisProperty(of: "\u{200D}")   // .contextJoiner
///     PrecisProperty(of: "\u{0}")      // .disallowed
public enum PrecisProperty: String, CaseIterable, Sendable {
  /// Allowed in both classes.
  case valid = "PVALID"

  /// Allowed in the FreeformClass, but not in the IdentifierClass.
  case freeform = "FREE_PVAL"

  /// Allowed only where the rule for join controls accepts it.
  case contextJoiner = "CONTEXTJ"

  /// Allowed only where a rule for this character accepts it.
  case contextOther = "CONTEXTO"

  /// Not allowed in any class.
  case disallowed = "DISALLOWED"

  /// Not assigned in this version of Unicode.
  case unassigned = "UNASSIGNED"

  /// Derives the property by the algorithm of RFC 8264 §8.
  public init(of scalar: Unicode.Scalar) {
    self.init(of: scalar, ScalarProperties(of: scalar))
  }

  /// Derives the property of a scalar from its other properties.
  init(of scalar: Unicode.Scalar, _ properties: ScalarProperties) {
    self = Self.exception(scalar) ?? Self.derived(scalar, properties)
  }

  private static func derived(_ scalar: Unicode.Scalar, _ properties: ScalarProperties) -> Self {
    // The order comes from RFC 8264 §8, and the first condition that is true decides.
    if properties.category == .unassigned, !properties.isNoncharacter { return .unassigned }
    if 0x21...0x7E ~= scalar.value { return .valid }
    if properties.isJoinControl { return .contextJoiner }
    if properties.isConjoiningJamo || properties.isDefaultIgnorable || properties.isNoncharacter
      || properties.category == .control
    {
      return .disallowed
    }
    if scalar.hasCompatibilityForm { return .freeform }
    switch properties.category {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber, .modifierLetter,
      .nonspacingMark, .spacingMark:
      return .valid
    case .titlecaseLetter, .letterNumber, .otherNumber, .enclosingMark, .spaceSeparator,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return .freeform
    default:
      return .disallowed
    }
  }

  /// Returns the property of a scalar that is an exception (RFC 8264 §9.6), or nil for other
  /// scalars.
  ///
  /// The exceptions are the code points of RFC 5892 §2.6.
  private static func exception(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar.value {
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: .valid
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: .contextOther
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: .disallowed
    default: nil
    }
  }
}

/// A string class of PRECIS (RFC 8264 §4).
public enum PrecisClass: Sendable {
  /// Letters, digits and printable ASCII, for names that systems compare (§4.2).
  case identifier

  /// Also spaces, symbols and punctuation, for free text (§4.3).
  case freeform

  /// Returns whether the class accepts a code point with a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - hasContext: Whether the code point has the context that its rule requires. It is only
  ///     evaluated if there is a rule.
  /// - Returns: Whether the class accepts it.
  func accepts(_ property: PrecisProperty, hasContext: @autoclosure () -> Bool) -> Bool {
    switch property {
    case .valid: true
    case .freeform: self == .freeform
    case .contextJoiner, .contextOther: hasContext()
    case .disallowed, .unassigned: false
    }
  }
}
