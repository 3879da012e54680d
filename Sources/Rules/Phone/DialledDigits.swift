/// The digits of a number while it is taken apart: a window that moves over a buffer.
///
/// No rule looks at more than the first 48 digits, so only those are kept; ``count`` is exact.
struct DialledDigits {
  /// The most digits that are kept.
  static let capacity = 48

  private var digits = InlineArray<48, UInt8>(repeating: 0xFF)
  private var start = 0
  private var end = 0

  /// Creates an empty window.
  init() {}

  /// The number of digits in the window.
  var count: Int { end - start }

  /// The digit at a place, or 255 where there is none.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    let place = start + index
    return place < end && place < Self.capacity ? digits[place] : 0xFF
  }

  /// Adds a digit at the end.
  @inline(__always)
  mutating func append(_ digit: UInt8) {
    if end < Self.capacity { digits[end] = digit }
    end += 1
  }

  /// Removes digits in front.
  mutating func removeFirst(_ count: Int) { start += count }

  /// Returns the digits of a number.
  init(_ number: PackedDigits) {
    number.forEachFromLast { place, digit in digits[place] = digit }
    end = number.count
  }
}
