import UnicodeText

/// A domain in a list: `acme.example` covers only itself, and `*.acme.example` covers all domains
/// below it.
package struct DomainPattern: Hashable, Sendable {
  /// The domain in lowercase and in ASCII, without the asterisk.
  private let ascii: [UInt8]

  /// Whether the pattern covers the domains below instead of the domain itself.
  private let coversSubdomains: Bool

  /// Whether a label encodes characters outside ASCII.
  private let hasEncodedLabel: Bool

  /// Reads a pattern, or returns nil if the text doesn't contain a domain.
  ///
  ///     DomainPattern("*.acme.example")?
  ///       .covers("shop.acme.example".utf8Span.span, from: 0)  // true
  package init?(_ text: String) {
    coversSubdomains = text.hasPrefix("*.")
    let name = DomainName(coversSubdomains ? String(text.dropFirst(2)) : text)
    guard name.isWhole, !name.ascii.isEmpty,
      name.ascii.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ label in
        1...EmailLimits.label ~= label.utf8.count
          && label.utf8.allSatisfy { ByteSet.letterDigitHyphen.contains($0) }
      })
    else { return nil }
    ascii = Array(name.ascii.utf8)
    hasEncodedLabel = name.ascii.split(separator: ".").contains { $0.hasPrefix("xn--") }
  }

  /// Domains that the pattern covers, for examples in messages.
  ///
  ///     DomainPattern("*.acme.example")?.examples.first  // "example.acme.example"
  ///
  /// Domains in Unicode come before their ASCII forms.
  package var examples: [String] {
    let domain = String(decoding: ascii, as: UTF8.self)
    let names =
      coversSubdomains ? ["example", "www.example", "mail"].map { "\($0).\(domain)" } : [domain]
    if !hasEncodedLabel { return names }
    return names.map { InternationalDomain.unicode(ofValidASCII: $0.utf8Span) } + names
  }

  /// Returns whether the pattern covers an ASCII domain, in any letter case.
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

  /// Returns the offset of the first byte where the text can't become the covered domain anymore,
  /// or nil if there is none or none is known.
  ///
  /// None is known if the pattern covers all domains below one, or contains an encoded label.
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
