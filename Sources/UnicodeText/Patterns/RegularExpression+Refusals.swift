extension RegularExpression {
  /// The length of the longest accepted pattern, in bytes.
  static let longestPattern = 10_000

  /// Refuses what ICU would accept at too high a price.
  static func checkPattern(_ pattern: String) throws(UnicodePatternError) {
    guard !pattern.isEmpty else { throw UnicodePatternError(reason: "empty") }
    // 20,000 properties in a row take a second and 125 MB.
    guard pattern.utf8.count <= longestPattern else {
      throw UnicodePatternError(reason: "longer than 10,000 bytes")
    }
    if let offset = offsetOfBackReference(in: pattern) {
      throw UnicodePatternError(reason: "back-references are not supported", offset: offset)
    }
  }

  /// Finds `\1` … `\9` and `\k`, also in comments and quotations, where they are harmless.
  ///
  /// No quotation or comment can hide one: a run of backslashes always ends before the next
  /// ordinary character, and every quotation and comment ends with one.
  private static func offsetOfBackReference(in pattern: String) -> Int? {
    var escaped = false
    for (offset, scalar) in pattern.unicodeScalars.enumerated() {
      if escaped, scalar == "k" || ("1"..."9").contains(scalar) { return offset - 1 }
      escaped = scalar == "\\" && !escaped
    }
    return nil
  }
}
