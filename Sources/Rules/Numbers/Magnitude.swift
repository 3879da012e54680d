import Violations

/// The size of a number without its sign: a fraction below one, times a power of ten.
///
///     Magnitude(digits: [1, 2, 5], size: 2)  // 12.5, as 0.125 · 10²
struct Magnitude: Hashable {
  /// The digits behind the point, the first and the last of them not zero; empty for zero.
  let digits: [UInt8]

  /// The power of ten.
  let size: Int

  /// Creates a magnitude from digits, of which the first is not zero.
  init(digits: [UInt8], size: Int) {
    self.digits = Array(digits[..<((digits.lastIndex { $0 != 0 } ?? -1) + 1)])
    self.size = self.digits.isEmpty ? 0 : size
  }

  /// Creates the magnitude of a number.
  init(_ number: ExactDecimal) {
    let written = number.description.utf8.drop { $0 == UInt8(ascii: "-") }
    let parts = written.split(separator: UInt8(ascii: "."))
    let all = parts.joined().map { $0 - UInt8(ascii: "0") }
    let zeros = all.prefix { $0 == 0 }.count
    self.init(digits: Array(all[zeros...]), size: (parts.first?.count ?? 0) - zeros)
  }

  var isZero: Bool { digits.isEmpty }

  static let zero = Magnitude(digits: [], size: 0)
}

extension Magnitude: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.isZero || right.isZero { return left.isZero && !right.isZero }
    return left.size == right.size
      ? left.digits.lexicographicallyPrecedes(right.digits) : left.size < right.size
  }
}

/// The magnitudes that numbers of one sign may have.
struct MagnitudeRange {
  /// The least magnitude, and whether it is accepted itself.
  let lower: (limit: Magnitude, isIncluded: Bool)

  /// The greatest magnitude, and whether it is accepted itself; nil if there is none.
  let upper: (limit: Magnitude, isIncluded: Bool)?

  /// Creates the range of numbers of one sign that lie between two bounds, or nil if there are
  /// none.
  ///
  /// Zero has both signs.
  init?(isNegative: Bool, within lower: NumberCheck.Bound?, _ upper: NumberCheck.Bound?) {
    let (near, far) = isNegative ? (upper, lower) : (lower, upper)
    func isBeyondZero(_ bound: NumberCheck.Bound) -> Bool {
      isNegative ? bound.value < 0 : bound.value > 0
    }
    if let near, near.value == 0 || isBeyondZero(near) {
      self.lower = (Magnitude(near.value), near.isIncluded)
    } else {
      self.lower = (.zero, true)
    }
    guard let far else {
      self.upper = nil
      return
    }
    guard far.value == 0 || isBeyondZero(far) else { return nil }
    let limit = Magnitude(far.value)
    self.upper = (limit, far.isIncluded)
    guard
      self.lower.limit < limit
        || self.lower.limit == limit && self.lower.isIncluded && far.isIncluded
    else { return nil }
  }

  /// Whether zero is in the range.
  var hasZero: Bool { lower.limit.isZero && lower.isIncluded }

  /// Returns whether a number that begins with some digits, the first of them not zero, is in the
  /// range, wherever its point may be.
  func hasNumber(beginningWith digits: [UInt8]) -> Bool {
    guard let upper else { return true }
    guard !upper.limit.isZero else { return false }
    // The greatest of the numbers that have these digits only; the next smaller is a tenth of it.
    let same = Magnitude(digits: digits, size: upper.limit.size)
    let fits = same < upper.limit || same == upper.limit && upper.isIncluded
    let size = fits ? upper.limit.size : upper.limit.size - 1
    var next = digits
    var index = next.count - 1
    while index >= 0, next[index] == 9 {
      next[index] = 0
      index -= 1
    }
    if index >= 0 {
      next[index] += 1
      return Magnitude(digits: next, size: size) > lower.limit
    }
    return Magnitude(digits: [1], size: size + 1) > lower.limit
  }

  /// Returns the exponents with which some digits, read as a magnitude that is not zero, are in
  /// the range.
  func exponents(of number: Magnitude) -> ClosedRange<Int>? {
    let maximum = ExactDecimal.maximumExponent
    var (first, last) = (-maximum, maximum)
    if !lower.limit.isZero {
      let same = Magnitude(digits: number.digits, size: lower.limit.size)
      let fits = same > lower.limit || same == lower.limit && lower.isIncluded
      first = max(first, lower.limit.size - number.size + (fits ? 0 : 1))
    }
    if let upper {
      guard !upper.limit.isZero else { return nil }
      let same = Magnitude(digits: number.digits, size: upper.limit.size)
      let fits = same < upper.limit || same == upper.limit && upper.isIncluded
      last = min(last, upper.limit.size - number.size - (fits ? 0 : 1))
    }
    return first <= last ? first...last : nil
  }
}
