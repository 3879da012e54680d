/// A label of a domain with letters of several scripts, such as `pаypal` with a Cyrillic `а`.
///
/// Labels can mix highly restrictive scripts (UTS #39 §5.2), such as Latin with Han and Kana.
///
///     MixedLabel(in: "p\u{430}ypal.example".utf8Span)?.lookAlike  // "a"
package struct MixedLabel: Hashable, Sendable {
  /// The first letter of the script that fewer letters of the label have.
  package let character: Unicode.Scalar

  /// The offset of the letter in bytes.
  package let offset: Int

  /// The letter of the label's other script that looks the same, or nil if there is none.
  package let lookAlike: Unicode.Scalar?

  /// Finds the first letter that doesn't fit its label, or returns nil if there is none.
  ///
  /// - Parameter name: A domain name in Unicode, with dots between its labels.
  /// - Complexity: O(*n*). Nothing is allocated for a name in ASCII.
  package init?(in name: UTF8Span) {
    let bytes = name.span
    var start = 0
    while start < bytes.count {
      var end = start
      var isASCII = true
      while end < bytes.count, bytes[end] != UInt8(ascii: ".") {
        if bytes[end].isBeyondASCII { isASCII = false }
        end += 1
      }
      if !isASCII {
        var mixture = WordMixture()
        if let offset = mixture.stranger(in: name, start..<end) {
          character = name.scalar(at: offset)
          self.offset = offset
          lookAlike = Self.lookAlike(of: character, in: name, start..<end)
          return
        }
      }
      start = end + 1
    }
    return nil
  }

  /// Returns the letter that looks like a given one and belongs to the script of the other letters.
  private static func lookAlike(
    of character: Unicode.Scalar,
    in name: UTF8Span,
    _ label: Range<Int>
  ) -> Unicode.Scalar? {
    let own = ScriptSet(of: character)
    var others = ScriptSet()
    var offset = label.lowerBound
    while offset < label.upperBound {
      let scalar = name.scalar(at: offset)
      let scripts = ScriptSet(of: scalar)
      if !scripts.isShared, !scripts.intersects(own) { others = others.union(scripts) }
      offset += scalar.utf8Length
    }
    let skeleton = String(character).confusableSkeleton
    return candidates.first { candidate in
      ScriptSet(of: candidate).intersects(others)
        && String(candidate).confusableSkeleton == skeleton
    }
  }

  /// The lowercase letters of the scripts whose letters look alike most often: Latin, Cyrillic and
  /// Greek.
  private static let candidates: [Unicode.Scalar] =
    [0x61...0x7A, 0x430...0x45F, 0x3B1...0x3C9].flatMap { $0.compactMap(Unicode.Scalar.init) }
}
