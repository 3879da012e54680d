import UnicodeText

/// A fast path to the verdict “valid” for the addresses of nearly everyone.
///
/// A plain address is ASCII, its local part is a dot-atom, and its domain has at least two labels,
/// none of them encoded or for special use. All sets of options accept it. For any other text,
/// ``AddressScanner`` or ``EmailParser`` must decide.
///
/// It is faster than ``AddressScanner`` because it doesn't depend on options and never leaves
/// anything undecided. It uses the label rules of ``LabelTraits`` and ``TopLevelDomain``, but the
/// loop over the local part repeats the rule for dots. A test compares all three readers on random
/// texts.
package enum PlainAddress {
  /// Returns the offset of the `@` of a plain address, or nil for any other text.
  ///
  ///     PlainAddress.offsetOfAt(in: "ann@example.org".utf8Span.span)  // 3
  ///     PlainAddress.offsetOfAt(in: "ann@localhost".utf8Span.span)    // nil
  ///
  /// - Complexity: O(*n*), with at most 254 steps and without allocation.
  package static func offsetOfAt(in bytes: borrowing Span<UInt8>) -> Int? {
    guard bytes.count <= EmailLimits.address, let at = endOfLocalPart(bytes),
      isDomain(bytes, from: at + 1)
    else { return nil }
    return at
  }

  /// Returns the offset of the `@` after a local part at the start of the text, or nil if there is
  /// none.
  ///
  /// The local part has at most 64 bytes and no quotes: `Dot-string = Atom *("." Atom)` in
  /// RFC 5321 §4.1.2. The text after the `@` isn't read.
  @inline(__always)
  package static func endOfLocalPart(_ bytes: borrowing Span<UInt8>) -> Int? {
    var index = 0
    var afterDot = true
    while index < bytes.count {
      let byte = bytes[index]
      if ByteSet.atext.contains(byte) {
        afterDot = false
      } else if byte == UInt8(ascii: "."), !afterDot {
        afterDot = true
      } else {
        break
      }
      index += 1
    }
    guard !afterDot, index <= EmailLimits.localPart, index < bytes.count,
      bytes[index] == UInt8(ascii: "@")
    else { return nil }
    return index
  }

  @inline(__always)
  private static func isDomain(_ bytes: borrowing Span<UInt8>, from start: Int) -> Bool {
    var labelStart = start
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        guard LabelTraits(bytes, labelStart..<index).isEmpty else { return false }
        labelStart = index + 1
      } else if !ByteSet.letterDigitHyphen.contains(byte) {
        return false
      }
      index += 1
    }
    guard labelStart > start, LabelTraits(bytes, labelStart..<index).isEmpty else { return false }
    let topLevel = TopLevelDomain(bytes, labelStart..<index)
    return topLevel.isAlphabetic && !topLevel.isForSpecialUse
  }
}
