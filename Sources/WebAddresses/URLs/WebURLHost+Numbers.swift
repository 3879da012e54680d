import UnicodeText

// IPv4 addresses as browsers read them (URL Standard §3.5): one to four decimal, octal or
// hexadecimal numbers.
extension WebURLParser {
  /// A number, and whether it is in decimal.
  private struct Number {
    var value: UInt64
    var isDecimal: Bool
  }

  /// Returns whether the last label of a name makes it an IPv4 address, valid or not.
  func endsInNumber(_ name: [UInt8]) -> Bool {
    var labels = name[...]
    if labels.last == UInt8(ascii: ".") { labels = labels.dropLast() }
    let start = labels.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? labels.startIndex
    let last = labels[start...]
    guard !last.isEmpty else { return false }
    return last.allSatisfy(\.isDigit) || Self.number(last) != nil
  }

  /// Reads an IPv4 address from an ASCII host.
  ///
  /// Faults are reported at the range of the host.
  mutating func parseIPv4(_ name: [UInt8], writtenAt range: Range<Int>) throws(Failure) -> UInt32 {
    let isRooted = name.last == UInt8(ascii: ".")
    if isRooted { report(.ipv4EmptyPart, at: range) }
    let parts = (isRooted ? name.dropLast() : name[...])
      .split(separator: UInt8(ascii: "."), maxSplits: 4, omittingEmptySubsequences: false)
    if parts.count > 4 { throw fail(.ipv4TooManyParts, at: range) }
    var numbers: [UInt64] = []
    var isDecimal = true
    for part in parts {
      guard let number = Self.number(part) else { throw fail(.ipv4NonNumericPart, at: range) }
      if !number.isDecimal { isDecimal = false }
      numbers.append(number.value)
    }
    if !isDecimal { report(.ipv4NonDecimalPart, at: range) }
    if numbers.contains(where: { $0 > 255 }) { report(.ipv4OutOfRangePart, at: range) }
    let last = numbers.removeLast()
    guard numbers.allSatisfy({ $0 <= 255 }), last < 1 << UInt64(8 * (4 - numbers.count)) else {
      throw fail(.ipv4OutOfRangePart, at: range)
    }
    var address = UInt32(truncatingIfNeeded: last)
    for (index, number) in numbers.enumerated() {
      address |= UInt32(truncatingIfNeeded: number) << UInt32(24 - 8 * index)
    }
    let text = WebURLHost.ipv4(address).description
    if !bytes[range].elementsEqual(text.utf8) { report(.ipv4NotDotted, at: range) }
    return address
  }

  /// Reads a number.
  ///
  /// Values that are too large for an address stay too large.
  private static func number(_ text: ArraySlice<UInt8>) -> Number? {
    guard !text.isEmpty else { return nil }
    var digits = text
    var radix: UInt64 = 10
    if digits.first == UInt8(ascii: "0"), digits.count >= 2 {
      let isHexadecimal = digits[digits.startIndex + 1].lowercasedASCII == UInt8(ascii: "x")
      digits = digits.dropFirst(isHexadecimal ? 2 : 1)
      radix = isHexadecimal ? 16 : 8
    }
    var value: UInt64 = 0
    for digit in digits {
      guard digit.isHexadecimalDigit, digit.hexadecimalDigitValue < radix else { return nil }
      value = min(value * radix + UInt64(digit.hexadecimalDigitValue), 1 << 40)
    }
    return Number(value: value, isDecimal: radix == 10)
  }
}

// IPv6 addresses (URL Standard §3.5).
extension WebURLParser {
  /// Reads an IPv6 address in brackets.
  mutating func parseIPv6Host(_ range: Range<Int>) throws(Failure) -> WebURLHost {
    guard range.count > 1, has("]", at: range.upperBound - 1) else {
      throw fail(.ipv6Unclosed, at: range.lowerBound..<range.lowerBound + 1)
    }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    var pieces: [UInt16] = []
    var compression: Int?
    var index = inner.lowerBound
    if has(":", at: index) {
      guard has(":", at: index + 1) else { throw fail(.ipv6InvalidCompression, at: inner) }
      index += 2
      compression = 0
    }
    while index < inner.upperBound {
      // Two colons represent at least one piece.
      let count = pieces.count + (compression == nil ? 0 : 1)
      if count == 8 { throw fail(.ipv6TooManyPieces, at: inner) }
      if has(":", at: index) {
        if compression != nil { throw fail(.ipv6MultipleCompression, at: inner) }
        index += 1
        compression = pieces.count
        continue
      }
      let start = index
      let value = readPiece(at: &index, before: inner.upperBound)
      if has(".", at: index) {
        guard index > start else { throw fail(.ipv4InIPv6InvalidCodePoint, at: inner) }
        guard count <= 6 else { throw fail(.ipv4InIPv6TooManyPieces, at: inner) }
        let address = try parseInnerIPv4(start..<inner.upperBound, of: inner)
        pieces.append(UInt16(truncatingIfNeeded: address >> 16))
        pieces.append(UInt16(truncatingIfNeeded: address))
        index = inner.upperBound
        break
      }
      try skipColon(at: &index, of: inner)
      pieces.append(value)
    }
    return .ipv6(try address(pieces, compression: compression, at: inner))
  }

  /// Reads at most four hexadecimal digits.
  private func readPiece(at index: inout Int, before end: Int) -> UInt16 {
    var value: UInt16 = 0
    let last = min(end, index + 4)
    while index < last, bytes[index].isHexadecimalDigit {
      value = value << 4 | UInt16(bytes[index].hexadecimalDigitValue)
      index += 1
    }
    return value
  }

  /// Skips the colon after a piece.
  ///
  /// The last piece must not have one.
  private mutating func skipColon(at index: inout Int, of inner: Range<Int>) throws(Failure) {
    if index == inner.upperBound { return }
    guard has(":", at: index) else { throw fail(.ipv6InvalidCodePoint, at: index..<index + 1) }
    index += 1
    if index == inner.upperBound { throw fail(.ipv6InvalidCodePoint, at: inner) }
  }

  /// Returns the address, with zeros in place of `::`.
  private mutating func address(
    _ pieces: [UInt16],
    compression: Int?,
    at range: Range<Int>
  ) throws(Failure) -> UInt128 {
    var pieces = pieces
    if let compression {
      pieces.insert(contentsOf: repeatElement(0, count: 8 - pieces.count), at: compression)
    } else if pieces.count < 8 {
      throw fail(.ipv6TooFewPieces, at: range)
    }
    return pieces.reduce(0) { $0 << 16 | UInt128($1) }
  }

  /// Reads the four decimal numbers at the end of an IPv6 address.
  private mutating func parseInnerIPv4(
    _ range: Range<Int>,
    of inner: Range<Int>
  ) throws(Failure) -> UInt32 {
    var address: UInt32 = 0
    var index = range.lowerBound
    for part in 0..<4 {
      if part > 0 {
        guard index < range.upperBound else { throw fail(.ipv4InIPv6TooFewParts, at: inner) }
        guard has(".", at: index) else {
          throw fail(.ipv4InIPv6InvalidCodePoint, at: index..<index + 1)
        }
        index += 1
      }
      let start = index
      var value: UInt32 = 0
      while index < range.upperBound, bytes[index].isDigit {
        if index > start, value == 0 { throw fail(.ipv4InIPv6InvalidCodePoint, at: inner) }
        value = value * 10 + UInt32(bytes[index] - UInt8(ascii: "0"))
        if value > 255 { throw fail(.ipv4InIPv6OutOfRangePart, at: inner) }
        index += 1
      }
      if index == start { throw fail(.ipv4InIPv6InvalidCodePoint, at: inner) }
      address = address << 8 | value
    }
    if index < range.upperBound { throw fail(.ipv4InIPv6InvalidCodePoint, at: index..<index + 1) }
    return address
  }
}
