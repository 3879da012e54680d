import UnicodeText

/// The hashes by which public lists of breached passwords name their entries.
enum PasswordHash {
  /// Returns the SHA-1 of the bytes of a text.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  static func sha1(_ text: UTF8Span) -> InlineArray<20, UInt8> {
    var digester = Digester<SHA1>()
    let bytes = text.span
    for index in bytes.indices { digester.append(bytes[index]) }
    digester.finish()
    return digester.function.digest
  }

  /// Returns the NTLM hash of a text: MD4 of its UTF-16, the low byte of each unit first
  /// (MS-NLMP §3.3.1).
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  static func ntlm(_ text: UTF8Span) -> InlineArray<16, UInt8> {
    var digester = Digester<MD4>()
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        digester.append(UInt8(truncatingIfNeeded: unit))
        digester.append(UInt8(truncatingIfNeeded: unit >> 8))
      }
      offset += scalar.utf8Length
    }
    digester.finish()
    return digester.function.digest
  }
}
