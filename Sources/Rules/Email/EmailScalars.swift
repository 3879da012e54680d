import UnicodeText

/// Sets of characters that matter in addresses beyond ASCII.
enum EmailScalars {
  /// Characters that look like a gap.
  static let whiteSpace = set(#"[\p{White_Space}]"#)

  /// Characters that nobody sees or that mean nothing, RFC 8264 §9: controls, formatting,
  /// private use, unassigned, separators; and the Greek question mark, which becomes a
  /// semicolon in the normal form that RFC 6532 §3.1 asks for.
  static let unsafe = set(#"[\p{C}\p{Z}\u037E]"#)

  /// Combining marks.
  static let marks = set(#"[\p{M}]"#)

  private static func set(_ pattern: String) -> UnicodeSet {
    do {
      return try UnicodeSet(pattern: pattern)
    } catch {
      preconditionFailure("The constant pattern \(pattern) is refused: \(error.reason)")
    }
  }
}
