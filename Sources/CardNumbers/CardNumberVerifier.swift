/// Decides whether card numbers are valid, without giving a reason.
///
/// This is the fast path to a verdict: it reads a number once and allocates nothing. It is a class
/// because a check that contained all its tables would be copied for each call.
package final class CardNumberVerifier: Sendable {
  /// The requirements for one issuer's numbers.
  package struct Demand: Sendable {
    package let lengths: CardLengths
    package let checksDigit: Bool
    package let isAccepted: Bool

    package init(lengths: CardLengths, checksDigit: Bool, isAccepted: Bool) {
      self.lengths = lengths
      self.checksDigit = checksDigit
      self.isAccepted = isAccepted
    }
  }

  /// The demands, one for each issuer.
  ///
  /// An owner in the index of keys is an index into them.
  package let demands: [Demand]

  private let index: CardKeyIndex
  private let separators: CardSeparators

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - index: Finds the issuer of a number.
  ///   - demands: The requirements for the numbers of each issuer in the index.
  ///   - separators: The characters that can come between digits.
  package init(_ index: CardKeyIndex, _ demands: [Demand], _ separators: CardSeparators) {
    self.index = index
    self.demands = demands
    self.separators = separators
  }

  /// Returns whether a number is valid.
  package func accepts(_ text: UTF8Span) -> Bool {
    if let digits = SixteenDigits(text.span) {
      return accepts(digits.leading, count: 16, hasRightCheckDigit: digits.hasRightCheckDigit)
    }
    let scan = CardNumberScan(text, separators)
    guard scan.fault == nil, scan.count >= CardKeyIndex.keyDigits else { return false }
    return accepts(scan.leading, count: scan.count, hasRightCheckDigit: scan.hasRightCheckDigit)
  }

  @inline(__always)
  private func accepts(_ leading: UInt32, count: Int, hasRightCheckDigit: Bool) -> Bool {
    guard let issuer = index.owner(ofKey: leading) else { return false }
    let demand = demands[issuer]
    return demand.isAccepted && demand.lengths.contains(count)
      && (!demand.checksDigit || hasRightCheckDigit)
  }
}

/// A set of lengths from 0 to 31 digits.
@usableFromInline
package struct CardLengths: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// Creates a set without lengths.
  package init() {}

  /// Creates a set of lengths, ignoring lengths above 31.
  package init(_ lengths: some Sequence<Int>) {
    for length in lengths where 0...31 ~= length { bits |= 1 << UInt32(length) }
  }

  package func contains(_ length: Int) -> Bool {
    length < 32 && bits & (1 << UInt32(truncatingIfNeeded: length)) != 0
  }

  /// Adds the lengths of another set.
  package mutating func formUnion(_ other: CardLengths) { bits |= other.bits }

  /// The shortest length, or 0 if the set is empty.
  package var minimum: Int { bits == 0 ? 0 : bits.trailingZeroBitCount }

  /// The longest length, or 0 if the set is empty.
  package var maximum: Int { bits == 0 ? 0 : 31 - bits.leadingZeroBitCount }

  /// The lengths in ascending order.
  package var elements: [Int] { (0...31).filter(contains) }
}
