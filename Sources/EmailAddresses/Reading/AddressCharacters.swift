import UnicodeText

/// Sets of characters that matter in addresses beyond ASCII.
enum EmailScalars {
  /// Characters that look like a gap.
  static let whiteSpace = set(#"[\p{White_Space}]"#)

  /// Characters that nobody sees or that mean nothing, RFC 8264 §9: controls, formatting,
  /// private use, unassigned, separators; the characters that stand for lost ones; and the Greek
  /// question mark, which becomes a semicolon in the normal form that RFC 6532 §3.1 asks for.
  static let unsafe = set(#"[\p{C}\p{Z}\uFFFC\uFFFD\u037E]"#)

  /// Combining marks.
  static let marks = set(#"[\p{M}]"#)

  static func set(_ pattern: String) -> UnicodeSet {
    do {
      return try UnicodeSet(pattern: pattern)
    } catch {
      preconditionFailure("The constant pattern \(pattern) is refused: \(error.reason)")
    }
  }
}
