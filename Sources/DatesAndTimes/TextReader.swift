/// Why a text isn't a date, a time, a duration or a schedule.
///
///     try ClockTime("14:75".utf8Span.span)  // throws: reason time, range 3..<5, offset 3
public struct TimeFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text doesn't have the required form.
    case form

    /// The day, week or month doesn't exist in the calendar.
    case day

    /// The day of the week isn't the one of the date.
    case weekday

    /// The time doesn't exist on a clock.
    case time

    /// The offset from UTC doesn't exist, is missing, or isn't allowed.
    case offset

    /// The end isn't after the start.
    case order
  }

  /// What is wrong.
  public let reason: Reason

  /// The piece at fault, in bytes of the text.
  public let range: Range<Int>

  /// The first byte that can't be part of a valid text, or the number of bytes if the text only
  /// ends too early.
  public let offset: Int

  /// Creates a fault.
  public init(_ reason: Reason, at range: Range<Int>, offset: Int) {
    self.reason = reason
    self.range = range
    self.offset = offset
  }
}

/// A position in a text that is read from left to right.
///
/// For maintainers: every method must consume a byte only if some valid text continues with it, and
/// otherwise throw with the offset of that byte. A single pass then decides whether a text is valid
/// and whether its beginning can still become valid. More typing might fix a fault at the end of
/// the text. Any other fault is final.
struct TextReader {
  /// The number of bytes that were read.
  var offset = 0

  /// Returns whether the next byte is this one.
  @inline(__always)
  func isAt(_ byte: UInt8, in bytes: borrowing Span<UInt8>) -> Bool {
    offset < bytes.count && bytes[offset] == byte
  }

  @inline(__always)
  func isAtDigit(in bytes: borrowing Span<UInt8>) -> Bool {
    offset < bytes.count && bytes[offset] &- UInt8(ascii: "0") < 10
  }

  /// Returns whether the whole text was read.
  func isAtEnd(of bytes: borrowing Span<UInt8>) -> Bool { offset == bytes.count }

  /// Returns a fault at the next byte, or at the end of the text.
  func fault(_ reason: TimeFault.Reason = .form, from start: Int? = nil) -> TimeFault {
    TimeFault(reason, at: min(start ?? offset, offset)..<offset, offset: offset)
  }

  /// Reads one byte.
  ///
  /// With `ignoringCase`, an uppercase letter may also be lowercase.
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

  /// Reads one byte if it comes next, and returns whether it did.
  @inline(__always)
  mutating func takes(_ byte: UInt8, in bytes: borrowing Span<UInt8>) -> Bool {
    guard isAt(byte, in: bytes) else { return false }
    offset += 1
    return true
  }

  /// Reads a number with a fixed number of digits within a range.
  ///
  /// The fault is at the first digit that no number in the range has there. A valid number is read
  /// in one go, which takes half the time of a check at each digit.
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
      // The remaining digits add at most `scale - 1`.
      guard value <= range.upperBound, value + scale - 1 >= range.lowerBound else {
        let end = min(start + digits, bytes.count)
        throw TimeFault(reason, at: start..<end, offset: offset)
      }
      offset += 1
    }
    return value
  }

  /// Reads one or more digits as billionths of a unit.
  ///
  /// Digits after the ninth are read but don't count.
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

  /// Throws unless the whole text was read.
  func end(of bytes: borrowing Span<UInt8>) throws(TimeFault) {
    guard offset == bytes.count else { throw fault() }
  }
}

extension Span<UInt8> {
  /// Returns whether the text matches a template: a digit wherever the template has `0`, and the
  /// same character elsewhere.
  ///
  /// Only the length that both have is compared.
  ///
  /// This distinguishes a time that doesn't exist, such as `25:00`, from a text in another form.
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
