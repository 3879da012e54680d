/// Why a text is not a date, a time, a duration or a schedule.
///
///     try ClockTime("14:75".utf8Span.span)  // throws: reason time, range 3..<5, offset 3
public struct TimeFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is not written so.
    case form

    /// The calendar has no such day, week or month.
    case day

    /// The clock has no such time.
    case time

    /// There is no such distance from UTC, or none where one is needed.
    case offset

    /// An end is not after its start.
    case order
  }

  /// What is wrong.
  public let reason: Reason

  /// The piece at fault, in bytes of the text.
  public let range: Range<Int>

  /// The first byte that no valid text has there; the number of bytes if the text only ends too early.
  public let offset: Int

  /// Creates a fault.
  public init(_ reason: Reason, at range: Range<Int>, offset: Int) {
    self.reason = reason
    self.range = range
    self.offset = offset
  }
}

/// A place in a text that is read from left to right.
///
/// Advice for its maintainer: every method takes a byte only where some text goes on with it, and
/// else throws with the offset of that byte. So one pass decides both whether a text is valid and
/// whether its beginning can become valid: a fault at the end of the text is one that typing on may
/// mend, and any other fault is final.
struct TextReader {
  /// The number of bytes that were read.
  var offset = 0

  /// Whether the next byte is this one.
  @inline(__always)
  func isAt(_ byte: UInt8, in bytes: borrowing Span<UInt8>) -> Bool {
    offset < bytes.count && bytes[offset] == byte
  }

  @inline(__always)
  func isAtDigit(in bytes: borrowing Span<UInt8>) -> Bool {
    offset < bytes.count && bytes[offset] &- UInt8(ascii: "0") < 10
  }

  /// Whether all was read.
  func isAtEnd(of bytes: borrowing Span<UInt8>) -> Bool { offset == bytes.count }

  /// The fault of the byte at hand, or of the end of the text.
  func fault(_ reason: TimeFault.Reason = .form, from start: Int? = nil) -> TimeFault {
    TimeFault(reason, at: min(start ?? offset, offset)..<offset, offset: offset)
  }

  /// Reads one byte, which a letter may also be in lowercase.
  @inline(__always)
  mutating func take(
    _ byte: UInt8,
    in bytes: borrowing Span<UInt8>,
    ignoringCase: Bool = false
  ) throws(TimeFault) {
    guard offset < bytes.count,
      bytes[offset] == byte || ignoringCase && bytes[offset] ^ 0x20 == byte
    else { throw fault() }
    offset += 1
  }

  /// Reads one byte if it is the next.
  @inline(__always)
  mutating func takes(_ byte: UInt8, in bytes: borrowing Span<UInt8>) -> Bool {
    guard isAt(byte, in: bytes) else { return false }
    offset += 1
    return true
  }

  /// Reads a number with a fixed number of digits within a range.
  ///
  /// The first digit that no number of the range has there is at fault. A number that is right is read at once, which
  /// takes half the time of asking at each digit.
  @inline(__always)
  mutating func number(
    _ digits: Int,
    in range: ClosedRange<Int>,
    _ reason: TimeFault.Reason,
    of bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Int {
    let end = offset + digits
    if end <= bytes.count {
      var value = 0
      var index = offset
      while index < end, bytes[index] &- UInt8(ascii: "0") < 10 {
        value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
        index += 1
      }
      if index == end, range.contains(value) {
        offset = end
        return value
      }
    }
    return try numberByDigits(digits, in: range, reason, of: bytes)
  }

  /// Reads a number digit by digit.
  @inline(never)
  private mutating func numberByDigits(
    _ digits: Int,
    in range: ClosedRange<Int>,
    _ reason: TimeFault.Reason,
    of bytes: borrowing Span<UInt8>
  ) throws(TimeFault) -> Int {
    let start = offset
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    var value = 0
    for _ in 0..<digits {
      guard isAtDigit(in: bytes) else { throw fault() }
      scale /= 10
      value += Int(bytes[offset] - UInt8(ascii: "0")) * scale
      // The digits still to come make it at most `scale - 1` more.
      guard value <= range.upperBound, value + scale - 1 >= range.lowerBound else {
        let end = min(start + digits, bytes.count)
        throw TimeFault(reason, at: start..<end, offset: offset)
      }
      offset += 1
    }
    return value
  }

  /// Reads one digit or more as the billionths of a fraction; digits beyond the ninth are read and count as nothing.
  mutating func billionths(of bytes: borrowing Span<UInt8>) throws(TimeFault) -> Int {
    guard isAtDigit(in: bytes) else { throw fault() }
    var value = 0
    var scale = 100_000_000
    while isAtDigit(in: bytes) {
      value += Int(bytes[offset] - UInt8(ascii: "0")) * scale
      scale /= 10
      offset += 1
    }
    return value
  }

  /// Requires that all was read.
  func end(of bytes: borrowing Span<UInt8>) throws(TimeFault) {
    guard offset == bytes.count else { throw fault() }
  }
}

extension Span<UInt8> {
  /// Whether the text has digits, and the other characters, where a template has them, as far as both go.
  ///
  /// It tells a text that names a time which does not exist, `25:00`, from one that is written otherwise.
  ///
  /// - Complexity: O(1) for a template of constant length.
  package func isShaped(like template: StaticString, atLeast minimum: Int) -> Bool {
    guard count >= minimum else { return false }
    return template.withUTF8Buffer { template in
      for index in 0..<Swift.min(count, template.count) {
        let isDigit = self[index] &- UInt8(ascii: "0") < 10
        let wanted = template[index]
        guard wanted == UInt8(ascii: "0") ? isDigit : self[index] == wanted else { return false }
      }
      return true
    }
  }
}
