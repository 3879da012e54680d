import UnicodeText

/// The Bidi Rule of RFC 5893 §2, for texts that have right-to-left characters.
enum BidiRule {
  /// Returns the index of the first scalar that breaks the rule, or nil if none does.
  ///
  /// A text without right-to-left characters keeps the rule.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
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

  /// Returns the index of the last scalar that is no mark, if its class is not among some.
  private static func end(_ classes: [BidiClass], _ allowed: Set<BidiClass>) -> Int? {
    guard let last = classes.lastIndex(where: { $0 != .nonspacingMark }) else { return 0 }
    return allowed.contains(classes[last]) ? nil : last
  }

  private static let neutral: Set<BidiClass> = [
    .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral,
    .nonspacingMark,
  ]
}
