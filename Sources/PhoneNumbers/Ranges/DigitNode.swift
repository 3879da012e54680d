/// A node of a tree of digits: ten links and what is said of all strings below it.
///
/// It is half a line of the cache.
struct DigitNode: Sendable, BitwiseCopyable {
  /// A link for each digit; the last two are not used.
  var links = InlineArray<12, DigitLink>(repeating: .none)

  /// Whether several links lead to this node, or to one above it.
  var isShared = false

  /// Bit *n* says that all strings of *n* digits below the node belong to the set.
  var lengths: UInt32
}

extension DigitNode: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.lengths == right.lengths, left.isShared == right.isShared else { return false }
    for digit in 0..<10 where left.links[digit] != right.links[digit] { return false }
    return true
  }
}
