/// A compiled ``PhoneRegion/DiallingRule``.
///
/// Its functions are inlined into the loop over the steps of a plan because most steps fail on the
/// first digits.
struct PhoneDiallingStep: Sendable, BitwiseCopyable {
  let strip: DigitTree?
  let isStripOptional: Bool
  let carrier: DigitTree?
  let keep: DigitTree?
  let isWhole: Bool
  let dropped: PackedDigits
  let inserted: PackedDigits

  /// Applies the rule to digits.
  ///
  /// Returns the result and the carrier code; nil if the rule doesn't fit.
  @inline(__always)
  func apply(to digits: DialledDigits) -> (digits: DialledDigits, carrier: PackedDigits)? {
    guard let fit = fit(to: digits) else { return nil }
    let start = fit.stripped + fit.carried
    var code = PackedDigits()
    for index in fit.stripped..<start { code.append(digits[index]) }
    return (result(of: digits, start, fit.kept), code)
  }

  /// Returns how many digits each part of the rule takes, or nil if the rule doesn't fit.
  ///
  /// Each part takes as many digits as it can, and fewer if the next part doesn't fit otherwise.
  @inline(__always)
  func fit(to digits: DialledDigits) -> (stripped: Int, carried: Int, kept: Int)? {
    var strips = strip.map { $0.prefixLengths(of: digits) } ?? 1
    if isStripOptional { strips |= 1 }
    while let stripped = Self.takeLongest(of: &strips) {
      var carriers = carrier.map { $0.prefixLengths(of: digits, from: stripped) } ?? 1
      while let carried = Self.takeLongest(of: &carriers) {
        let start = stripped + carried
        var keeps = keep.map { $0.prefixLengths(of: digits, from: start) } ?? 1
        while let kept = Self.takeLongest(of: &keeps) {
          if fits(digits, after: start + kept) { return (stripped, carried, kept) }
        }
      }
    }
    return nil
  }

  /// Whether the digits after the kept ones are those that the rule drops.
  ///
  /// If the rule is for whole numbers, nothing else can follow.
  @inline(__always)
  private func fits(_ digits: DialledDigits, after end: Int) -> Bool {
    for index in 0..<dropped.count where digits[end + index] != dropped[index] { return false }
    return !isWhole || digits.count == end + dropped.count
  }

  @inline(__always)
  private func result(of digits: DialledDigits, _ start: Int, _ kept: Int) -> DialledDigits {
    if inserted.count == 0, dropped.count == 0 {
      var rest = digits
      rest.removeFirst(start)
      return rest
    }
    var result = DialledDigits(inserted)
    for index in start..<(start + kept) { result.append(digits[index]) }
    for index in (start + kept + dropped.count)..<digits.count { result.append(digits[index]) }
    return result
  }

  /// Removes and returns the greatest of some lengths, given as a bit mask.
  @inline(__always)
  private static func takeLongest(of lengths: inout UInt32) -> Int? {
    guard lengths != 0 else { return nil }
    let longest = 31 - lengths.leadingZeroBitCount
    lengths &= ~(1 << UInt32(longest))
    return longest
  }
}
