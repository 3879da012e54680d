/// A size in bytes as people write it: `512`, `10 MB`, `1.5GiB`.
///
/// The prefixes of IEC 80000-13 (Ki, Mi, Gi …) are powers of 1024. The SI prefixes (k, M, G …) are
/// powers of 1000, unless the caller makes them powers of 1024, as for memory modules and in
/// Windows. Letter case doesn't matter, because `mb` can't reasonably mean a thousandth of a byte.
/// Bits aren't supported.
///
///     try ByteSize("1.5 GiB".utf8Span, prefixes: .decimal).bytes  // 1610612736
///     try ByteSize("10 MB".utf8Span, prefixes: .decimal).bytes    // 10000000
///     try ByteSize("10 MB".utf8Span, prefixes: .binary).bytes     // 10485760
public struct ByteSize: Hashable, Sendable {
  /// The meaning of `k`, `M` and `G`.
  public enum Prefixes: String, CaseIterable, Sendable {
    /// Powers of 1000.
    case decimal

    /// Powers of 1024.
    case binary
  }

  /// Why a text isn't a size.
  package enum Fault: Error, Hashable, Sendable {
    /// The text ends too early, but can still become a size.
    case unfinished

    /// The character at this offset in bytes is wrong, whatever follows.
    case character(at: Int)

    /// It has the form of a size, but isn't a whole number of bytes or has more than 38 digits.
    case number
  }

  /// The number of bytes.
  package let bytes: UInt128

  /// Reads a size.
  ///
  /// - Throws: The first fault.
  /// - Complexity: O(*n*) in the number of bytes of the text. Nothing is allocated.
  package init(_ text: UTF8Span, prefixes: Prefixes) throws(Fault) {
    let bytes = text.span
    var number = WrittenNumber()
    var index = number.read(bytes)
    guard number.hasDigits else {
      throw index < bytes.count ? .character(at: index) : .unfinished
    }
    guard !number.endsWithPoint else {
      throw index < bytes.count ? .character(at: index) : .unfinished
    }
    let spaces = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    var multiplier: UInt128 = 1
    if index < bytes.count {
      multiplier = try Self.multiplier(bytes, from: index, prefixes)
    } else if spaces < index {
      throw .unfinished
    }
    guard let product = number.times(multiplier) else { throw .number }
    self.bytes = product
  }

  /// The letters of the prefixes, in the order of their powers.
  ///
  /// IEC 80000-13 has the first eight, and all ten since 2025.
  private static let letters: InlineArray<10, UInt8> = [
    UInt8(ascii: "k"), UInt8(ascii: "m"), UInt8(ascii: "g"), UInt8(ascii: "t"), UInt8(ascii: "p"),
    UInt8(ascii: "e"), UInt8(ascii: "z"), UInt8(ascii: "y"), UInt8(ascii: "r"), UInt8(ascii: "q"),
  ]

  /// Reads the unit, which is the rest of the text: `B`, `byte`, `bytes`, or a prefix with or
  /// without `i` and with or without `B`.
  private static func multiplier(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ prefixes: Prefixes
  ) throws(Fault) -> UInt128 {
    var index = start
    let first = bytes[index] | 0x20
    for power in 0..<10 where bytes[index] > 0x40 && letters[power] == first {
      index += 1
      var isBinary = prefixes == .binary
      if index < bytes.count, bytes[index] > 0x40, bytes[index] | 0x20 == UInt8(ascii: "i") {
        isBinary = true
        index += 1
      }
      if index < bytes.count {
        guard isB(bytes[index]) else { throw .character(at: index) }
        guard index + 1 == bytes.count else { throw .character(at: index + 1) }
      }
      var multiplier: UInt128 = 1
      for _ in 0...power { multiplier *= isBinary ? 1024 : 1000 }
      return multiplier
    }
    for offset in 0..<5 {
      guard index < bytes.count else {
        if offset == 1 || offset == 4 { return 1 }
        throw .unfinished
      }
      let letter: UInt8 =
        switch offset {
        case 0: UInt8(ascii: "b")
        case 1: UInt8(ascii: "y")
        case 2: UInt8(ascii: "t")
        case 3: UInt8(ascii: "e")
        default: UInt8(ascii: "s")
        }
      guard bytes[index] > 0x40, bytes[index] | 0x20 == letter else { throw .character(at: index) }
      index += 1
    }
    guard index == bytes.count else { throw .character(at: index) }
    return 1
  }

  private static func isB(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "B") || byte == UInt8(ascii: "b")
  }
}

/// An unsigned decimal number: digits, and optionally a decimal point with more digits.
private struct WrittenNumber {
  /// The digits without trailing zeros of the fraction, or nil if they don't fit in an integer.
  private var significand: UInt128? = 0
  private var fractionDigits = 0
  private(set) var hasDigits = false
  private(set) var endsWithPoint = false

  /// Reads the number at the beginning of a text, and returns the offset of its end.
  mutating func read(_ bytes: Span<UInt8>) -> Int {
    var index = 0
    var isFraction = false
    var zeros = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        hasDigits = true
        endsWithPoint = false
        // Zeros of the fraction only count once another digit follows.
        if isFraction, digit == 0 {
          zeros += 1
        } else {
          for _ in 0..<min(zeros, 40) { append(0, isFraction) }
          zeros = 0
          append(digit, isFraction)
        }
      } else if bytes[index] == UInt8(ascii: "."), !isFraction, hasDigits {
        isFraction = true
        endsWithPoint = true
      } else {
        break
      }
      index += 1
    }
    return index
  }

  private mutating func append(_ digit: UInt8, _ isFraction: Bool) {
    guard let value = significand else { return }
    let (product, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(UInt128(digit))
    significand = overflow || carry ? nil : sum
    if isFraction { fractionDigits += 1 }
  }

  /// Returns the number times a power of 1000 or 1024, or nil if that isn't whole or is too great.
  func times(_ multiplier: UInt128) -> UInt128? {
    guard let significand else { return nil }
    var (value, rest) = (significand, multiplier)
    // Both are divided by two and by five where possible, so that the product doesn't grow
    // needlessly.
    guard divide(&value, &rest, by: 2), divide(&value, &rest, by: 5) else { return nil }
    let (product, overflow) = value.multipliedReportingOverflow(by: rest)
    return overflow ? nil : product
  }

  /// Divides a product by a prime once for each digit of the fraction, and returns whether it
  /// leaves no remainder.
  private func divide(_ value: inout UInt128, _ rest: inout UInt128, by prime: UInt128) -> Bool {
    for _ in 0..<fractionDigits {
      if value.isMultiple(of: prime) {
        value /= prime
      } else if rest.isMultiple(of: prime) {
        rest /= prime
      } else {
        return false
      }
    }
    return true
  }
}
