import Checksums
import UnicodeText

/// Creates the keys of a list's entries, which are 64-bit numbers.
///
/// The key of an entry is the XXH64 of its bytes: of a password's UTF-8 in NFC, or of a hash. To
/// look up a text, its key is computed as if it were an entry.
package struct BlocklistKeys: Sendable {
  /// The maximum number of bytes of a text that is converted to lowercase without allocating
  /// memory.
  private static let temporaryBytes = 1024

  private let kind: BlocklistHeader.Kind
  private let foldsCase: Bool
  private let seed: UInt64

  /// Creates keys for a kind of entry.
  package init(kind: BlocklistHeader.Kind, foldsCase: Bool, seed: UInt64) {
    self.kind = kind
    self.foldsCase = foldsCase
    self.seed = seed
  }

  /// Creates keys for the entries of a list.
  init(_ header: BlocklistHeader) {
    self.init(kind: header.kind, foldsCase: header.foldsCase, seed: header.seed)
  }

  /// Returns the key of a text.
  ///
  /// The text is normalized to NFC, as is usual before a password is hashed (RFC 8265 §4.2.2). If
  /// the list ignores case, the text is also case-folded (Unicode §3.13).
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing for ASCII, or for other
  ///   texts that already have the form of the list's entries.
  package func key(of text: UTF8Span) -> UInt64 {
    if !foldsCase, text.isASCII { return key(ofNormalized: text) }
    return key(ofOther: text)
  }

  /// Returns the key of a text that isn't ASCII, or for a list that ignores case.
  private func key(ofOther text: UTF8Span) -> UInt64 {
    if text.isASCII {
      if text.isMapped(.foldCase) { return key(ofNormalized: text) }
      if text.count <= Self.temporaryBytes { return keyOfLowercase(text) }
    }
    guard text.isNormalized(.nfc), !foldsCase || text.isMapped(.foldCase) else {
      let composed = text.normalized(.nfc).text
      guard foldsCase else { return key(ofNormalized: composed.utf8Span) }
      // Folding can decompose composed letters.
      let folded = composed.utf8Span.mapped(.foldCase).text.utf8Span.normalized(.nfc).text
      return key(ofNormalized: folded.utf8Span)
    }
    return key(ofNormalized: text)
  }

  /// Returns the key of an entry: a password in the form of the list's entries, or a hash.
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

  /// Returns the key of the lowercase form of an ASCII text.
  private func keyOfLowercase(_ text: UTF8Span) -> UInt64 {
    let bytes = text.span
    var lowercase = InlineArray<1024, UInt8>(repeating: 0)
    for index in bytes.indices { lowercase[index] = bytes[index].lowercasedASCII }
    return key(ofEntry: lowercase.span.extracting(0..<bytes.count).bytes)
  }
}

extension UTF8Span {
  /// Whether all bytes are ASCII.
  ///
  /// They are read if the span doesn't know.
  fileprivate var isASCII: Bool {
    if isKnownASCII { return true }
    let bytes = span
    for index in bytes.indices where bytes[index] >= 0x80 { return false }
    return true
  }
}
