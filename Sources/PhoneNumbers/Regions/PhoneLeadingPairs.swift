import Synchronization

/// Which of the regions that share a calling code may have numbers with some first two digits.
///
/// One look here leaves one or two regions of the 25 that share +1. Of a region that was not read
/// yet nothing is known, so it may have any. From the 64th on, a region is always looked at.
///
/// SAFETY: The memory is set before the object can be shared, and then changed by atomic operations
/// only, which remove regions for good. Every place is below its size.
final class PhoneLeadingPairs: @unchecked Sendable {
  /// The number of pairs.
  private static let size = 100

  /// For each shared calling code and each pair of digits the regions, as bits.
  private let masks: UnsafeMutablePointer<Atomic<UInt64>>
  private let count: Int

  /// Creates tables for a number of calling codes.
  init(codes: Int) {
    count = codes * Self.size
    masks = .allocate(capacity: max(count, 1))
    for place in 0..<count { (masks + place).initialize(to: Atomic(.max)) }
  }

  deinit {
    masks.deinitialize(count: count)
    masks.deallocate()
  }

  /// Returns the regions that may have a number, the first one lowest.
  @inline(__always)
  func regions(_ table: Int, startingWith digits: DialledDigits) -> UInt64 {
    let pair = Int(digits[0]) * 10 + Int(digits[1])
    guard digits[0] < 10, digits[1] < 10 else { return .max }
    let place = table * Self.size + pair
    return place < count ? masks[place].load(ordering: .relaxed) : .max
  }

  /// Removes a region from the pairs that it does not have.
  func keep(_ pairs: InlineArray<10, UInt16>, ofRegion index: Int, _ table: Int) {
    guard index < 64, (table + 1) * Self.size <= count else { return }
    for first in 0..<10 {
      for second in 0..<10 where pairs[first] & 1 << UInt16(second) == 0 {
        let mask = ~(UInt64(1) << UInt64(index))
        masks[table * Self.size + first * 10 + second].bitwiseAnd(mask, ordering: .relaxed)
      }
    }
  }
}
