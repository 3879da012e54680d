import RuleEngine
import UnicodeText

/// The contextual rules of RFC 5892, Appendix A, for one text.
///
/// Facts about the whole text are computed once, and all rules together read each scalar only a few
/// times.
struct PrecisContext {
  private let text: [Unicode.Scalar]

  /// Whether the text has Hiragana, Katakana or Han.
  private lazy var hasJapanese = text.contains {
    let script = ScalarProperties(of: $0).script
    return script == .hiragana || script == .katakana || script == .han
  }

  /// Whether the text has Arabic-Indic digits and extended Arabic-Indic digits.
  private lazy var mixesArabicDigits =
    text.contains { 0x660...0x669 ~= $0.value } && text.contains { 0x6F0...0x6F9 ~= $0.value }

  init(_ text: [Unicode.Scalar]) {
    self.text = text
  }

  /// Returns whether a code point has the context that it needs.
  ///
  /// - Complexity: O(*n*) for all scalars of a text together. U+200C looks for the next letter on
  ///   both sides, past transparent marks. Another U+200C isn't a transparent mark.
  mutating func allows(at index: Int) -> Bool {
    switch text[index].value {
    case 0x200C, 0x200D: JoinerContext.allows(index, in: text)  // A.1, A.2
    case 0xB7: scalar(index - 1) == "l" && scalar(index + 1) == "l"  // A.3
    case 0x375: script(index + 1) == .greek  // A.4
    case 0x5F3, 0x5F4: script(index - 1) == .hebrew  // A.5, A.6
    case 0x30FB: hasJapanese  // A.7
    case 0x660...0x669, 0x6F0...0x6F9: !mixesArabicDigits  // A.8, A.9
    default: false
    }
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    text.indices.contains(index) ? text[index] : nil
  }

  private func script(_ index: Int) -> Script? {
    scalar(index).map { ScalarProperties(of: $0).script }
  }
}

/// The Bidi Rule of RFC 5893 §2, for texts with right-to-left characters.
enum BidiRule {
  /// Returns the index of the first scalar that breaks the rule, or nil if none does.
  ///
  /// A text without right-to-left characters follows the rule.
  static func firstFault(in text: [Unicode.Scalar]) -> Int? {
    let classes = text.map { ScalarProperties(of: $0).bidiClass }
    let rightToLeft: Set<BidiClass> = [.rightToLeft, .arabicLetter, .arabicNumber]
    guard let first = classes.first, classes.contains(where: rightToLeft.contains) else {
      return nil
    }
    // Condition 1: the first character decides the direction.
    switch first {
    case .rightToLeft, .arabicLetter: return faultRightToLeft(classes)
    case .leftToRight: return faultLeftToRight(classes)
    default: return 0
    }
  }

  /// Conditions 2 to 4.
  private static func faultRightToLeft(_ classes: [BidiClass]) -> Int? {
    let allowed: Set<BidiClass> = neutral.union([
      .rightToLeft, .arabicLetter, .arabicNumber, .europeanNumber,
    ])
    if let fault = classes.firstIndex(where: { !allowed.contains($0) }) { return fault }
    if let fault = end(classes, [.rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber]) {
      return fault
    }
    guard classes.contains(.arabicNumber) else { return nil }
    return classes.firstIndex(of: .europeanNumber)
  }

  /// Conditions 5 and 6.
  private static func faultLeftToRight(_ classes: [BidiClass]) -> Int? {
    let allowed: Set<BidiClass> = neutral.union([.leftToRight, .europeanNumber])
    if let fault = classes.firstIndex(where: { !allowed.contains($0) }) { return fault }
    return end(classes, [.leftToRight, .europeanNumber])
  }

  /// Returns the index of the last scalar that isn't a mark, if its class isn't one of the allowed
  /// classes.
  private static func end(_ classes: [BidiClass], _ allowed: Set<BidiClass>) -> Int? {
    guard let last = classes.lastIndex(where: { $0 != .nonspacingMark }) else { return 0 }
    return allowed.contains(classes[last]) ? nil : last
  }

  private static let neutral: Set<BidiClass> = [
    .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral,
    .nonspacingMark,
  ]
}
