/// Characters that disturb a line of text that people read: those that act on a terminal or end the
/// line, and those that reorder the text around them.
///
///     "\u{1B}[2J".escapingDisruptions()           // \u{1B}[2J
///     "\u{202E}live".escapingDisruptions()        // \u{202E}live
///     "\u{2068}abc\u{2069}".escapingDisruptions() // the same: the isolate ends
extension String {
  /// How a disruptive character is written.
  package enum Escape {
    /// As in Swift: `\u{1B}`, or `\n`.
    case codePoint

    /// As in a JSON string: `\u001b`, without changing what the string means.
    case json

    /// As U+FFFD, so that the number of characters stays the same.
    case placeholder
  }

  /// Returns the text to show next to other text, with an escape for each disruptive character.
  ///
  /// A text that isn't ASCII is in isolates (UAX #9 §2.4.2), because its direction could reorder
  /// the text around it.
  package func escapedAndIsolated() -> String {
    let text = escapingDisruptions()
    return text.utf8.allSatisfy { $0 < 0x80 } ? text : "\u{2068}\(text)\u{2069}"
  }

  /// Returns the text with an escape for each disruptive character.
  ///
  /// - Parameters:
  ///   - escape: How these characters are written.
  ///   - keepingLines: Whether line feeds and tabs stay.
  /// - Returns: The text, unchanged if it has no such character.
  /// - Complexity: O(*n*) in the length of the text.
  package func escapingDisruptions(
    as escape: Escape = .codePoint,
    keepingLines: Bool = false
  ) -> String {
    let offsets = disruptions(keepingLines: keepingLines)
    if offsets.isEmpty { return self }
    var escaped = ""
    for (offset, scalar) in unicodeScalars.enumerated() {
      if offsets.contains(offset) {
        escaped += scalar.written(as: escape)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The first disruptive character in a text of one line, with its offset in scalars; nil if there
  /// is none.
  package var firstDisruption: (offset: Int, scalar: Unicode.Scalar)? {
    guard let offset = disruptions(keepingLines: false).min() else { return nil }
    let index = unicodeScalars.index(unicodeScalars.startIndex, offsetBy: offset)
    return (offset, unicodeScalars[index])
  }

  /// Returns the offsets of all disruptive characters, in scalars.
  private func disruptions(keepingLines: Bool) -> Set<Int> {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || keepingLines && $0 == 0x0A }) { return [] }
    var found: Set<Int> = []
    var isolates: [Int] = []
    for (offset, scalar) in unicodeScalars.enumerated() {
      switch scalar.value {
      case 0x0A where keepingLines:
        // An isolate ends with its line (UAX #9 §3.3.2), but terminals don't know that.
        found.formUnion(isolates)
        isolates = []
      case 0x09 where keepingLines: break
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E: found.insert(offset)
      case 0x2066...0x2068: isolates.append(offset)
      case 0x2069: if isolates.popLast() == nil { found.insert(offset) }
      default: break
      }
    }
    return found.union(isolates)
  }
}

extension Unicode.Scalar {
  fileprivate func written(as escape: String.Escape) -> String {
    switch (escape, self) {
    case (.placeholder, _): return "\u{FFFD}"
    case (.codePoint, "\n"): return "\\n"
    case (.codePoint, "\r"): return "\\r"
    case (.codePoint, "\t"): return "\\t"
    case (.codePoint, _): return "\\u{\(String(value, radix: 16, uppercase: true))}"
    case (.json, _):
      // All disruptive characters are in the Basic Multilingual Plane.
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
