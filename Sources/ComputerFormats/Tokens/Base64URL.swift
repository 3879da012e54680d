/// Base 64 for URLs and file names, without padding (RFC 4648, section 5; RFC 7515, section 2).
package enum Base64URL {
  /// Returns the offset of the first byte that isn't allowed, or nil if the text is valid.
  ///
  /// If the length is impossible, or the unused bits of the last character aren't zero, it is the
  /// offset of the last byte.
  ///
  ///     Base64URL.offsetOfFault(in: "eyJ+".utf8Span.span)  // 3
  ///
  /// - Complexity: O(*n*) in the number of bytes. Nothing is allocated.
  package static func offsetOfFault(in text: Span<UInt8>) -> Int? {
    for index in text.indices where value(text[index]) == nil { return index }
    guard let last = text.indices.last else { return nil }
    let bits = text.count * 6 % 8
    // One character has only six bits, too few for a byte. Two have four extra bits, and three have
    // two.
    guard bits < 6, let value = value(text[last]), value & (1 << UInt8(bits) - 1) == 0 else {
      return last
    }
    return nil
  }

  /// Returns the bytes that a text encodes, or nil if it isn't valid.
  ///
  ///     Base64URL.bytes(of: "e30".utf8Span.span)  // the bytes of `{}`
  package static func bytes(of text: Span<UInt8>) -> [UInt8]? {
    guard offsetOfFault(in: text) == nil else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var (bits, count): (UInt32, Int) = (0, 0)
    for index in text.indices {
      bits = bits << 6 | UInt32(value(text[index]) ?? 0)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  /// Returns the value of a character.
  package static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
