import UnicodeText

/// Makes the keys by which a list knows its entries.
///
/// The key of an entry is XXH64 of its bytes: of a password's UTF-8 in NFC, or of a hash.
package struct BlocklistKeys: Sendable {
  /// The most bytes of a text whose letters are made small without allocating memory.
  private static let temporaryBytes = 1024

  let kind: BlocklistHeader.Kind
  let foldsCase: Bool
  let seed: UInt64

  /// Creates a maker of keys.
  package init(kind: BlocklistHeader.Kind, foldsCase: Bool, seed: UInt64) {
    self.kind = kind
    self.foldsCase = foldsCase
    self.seed = seed
  }

  init(_ header: BlocklistHeader) {
    self.init(kind: header.kind, foldsCase: header.foldsCase, seed: header.seed)
  }

  /// Returns the key of a text.
  ///
  /// The text is brought to NFC, as is usual before a password is hashed (RFC 8265 §4.2.2), and
  /// where the list asks for it, its case is folded (Unicode §3.13).
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing for ASCII, and for other
  ///   texts in the form in which they are listed.
  package func key(of text: UTF8Span) -> UInt64 {
    if !foldsCase, text.isASCII { return key(ofNormalized: text) }
    return key(ofOther: text)
  }

  /// Returns the key of a text that may not be in the form in which it is listed.
  private func key(ofOther text: UTF8Span) -> UInt64 {
    if text.isASCII {
      if text.isMapped(.foldCase) { return key(ofNormalized: text) }
      if text.count <= Self.temporaryBytes { return keyOfSmallLetters(text) }
    }
    guard text.isNormalized(.nfc), !foldsCase || text.isMapped(.foldCase) else {
      let composed = text.normalized(.nfc).text
      guard foldsCase else { return key(ofNormalized: composed.utf8Span) }
      // Folding can take composed letters apart again.
      let folded = composed.utf8Span.mapped(.foldCase).text.utf8Span.normalized(.nfc).text
      return key(ofNormalized: folded.utf8Span)
    }
    return key(ofNormalized: text)
  }

  /// Returns the key of an entry: a password in the form in which it is listed, or a hash.
  package func key(ofEntry bytes: RawSpan) -> UInt64 { XXH64.hash(bytes, seed: seed) }

  @inline(__always)
  private func key(ofNormalized text: UTF8Span) -> UInt64 {
    switch kind {
    case .password: return key(ofEntry: text.span.bytes)
    case .sha1:
      let digest = PasswordHash.sha1(text)
      return key(ofEntry: digest.span.bytes)
    case .ntlm:
      let digest = PasswordHash.ntlm(text)
      return key(ofEntry: digest.span.bytes)
    }
  }

  /// Returns the key of an ASCII text with small letters.
  private func keyOfSmallLetters(_ text: UTF8Span) -> UInt64 {
    let bytes = text.span
    var small = InlineArray<1024, UInt8>(repeating: 0)
    for index in bytes.indices {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[index]
      small[index] = isCapital ? bytes[index] | 0x20 : bytes[index]
    }
    return key(ofEntry: small.span.extracting(0..<bytes.count).bytes)
  }
}

extension UTF8Span {
  /// Whether all bytes are ASCII, found by looking where it is not known.
  fileprivate var isASCII: Bool {
    if isKnownASCII { return true }
    let bytes = span
    for index in bytes.indices where bytes[index] >= 0x80 { return false }
    return true
  }
}
