import UnicodeText

/// A domain in a list: `acme.example` covers itself only, `*.acme.example` all domains below.
package struct DomainPattern: Hashable, Sendable {
  /// The domain in lowercase and in ASCII, without the asterisk.
  private let ascii: [UInt8]

  /// Whether the domains below are meant.
  private let coversSubdomains: Bool

  /// Whether a label stands for characters beyond ASCII.
  private let hasEncodedLabel: Bool

  /// Reads a pattern, or returns nil if it holds no domain.
  ///
  ///     DomainPattern("*.acme.example")?.covers("shop.acme.example".utf8Span.span, from: 0)  // true
  package init?(_ text: String) {
    coversSubdomains = text.hasPrefix("*.")
    let name = DomainName(coversSubdomains ? String(text.dropFirst(2)) : text)
    guard name.problems.isEmpty, !name.ascii.isEmpty,
      name.ascii.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ label in
        1...EmailLimits.label ~= label.utf8.count
          && label.utf8.allSatisfy { ByteSet.letterDigitHyphen.contains($0) }
      })
    else { return nil }
    ascii = Array(name.ascii.utf8)
    hasEncodedLabel = name.ascii.split(separator: ".").contains { $0.hasPrefix("xn--") }
  }

  /// Returns whether a domain in ASCII is covered, in any case of letters.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  package func covers(_ bytes: borrowing Span<UInt8>, from start: Int) -> Bool {
    let first = bytes.count - ascii.count
    if coversSubdomains {
      guard first > start, bytes[first - 1] == UInt8(ascii: ".") else { return false }
    } else {
      guard first == start else { return false }
    }
    for index in ascii.indices where bytes[first + index].lowercasedASCII != ascii[index] {
      return false
    }
    return true
  }

  /// Returns the offset of the first byte with which a domain is no beginning of one that is
  /// covered, or nil if there is none, or none is known.
  ///
  /// Nothing is known where all domains below one are covered, nor beyond ASCII.
  package func firstImpossibleByte(in bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
    if coversSubdomains || hasEncodedLabel { return nil }
    for index in start..<bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: ".") || ByteSet.letterDigitHyphen.contains(byte) else {
        return nil
      }
      let position = index - start
      if position >= ascii.count || ascii[position] != byte.lowercasedASCII { return index }
    }
    return nil
  }
}
