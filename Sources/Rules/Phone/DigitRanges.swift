/// A set of digit strings, given by how they start and how long they are.
///
///     var ranges = DigitRanges()
///     try ranges.add("21-22 24", lengths: [9])
///     ranges.contains("217654321")        // true
///     ranges.contains("2176543")          // false: seven digits
///     ranges.lengths(startingWith: "21")  // [9]
///
/// The set is a trie in one array: ten links for each node, and for each node the lengths at which
/// all strings below it belong to the set. Whoever changes ``insert(from:to:lengths:)`` must keep to this: a
/// node's lengths say nothing about the nodes below it, so a search must look at each node it passes.
public struct DigitRanges: Sendable, Hashable {
  /// The longest string that a set can hold.
  public static let longest = 31

  /// Ten links for each node; 0 is none, as no link leads to the root.
  var links: [UInt16] = Array(repeating: 0, count: 10)

  /// For each node, bit *n* says that all strings of *n* digits below it belong to the set.
  var lengths: [UInt32] = [0]

  /// The union of ``lengths``.
  private(set) var allLengths: UInt32 = 0

  /// Creates an empty set.
  public init() {}

  /// Whether nothing belongs to the set.
  public var isEmpty: Bool { allLengths == 0 }

  /// The lengths of the strings in the set, ascending.
  public var possibleLengths: [Int] {
    (0...Self.longest).filter { allLengths & (1 << UInt32($0)) != 0 }
  }

  /// Returns the node that a digit leads to from another, or 0.
  func child(of node: Int, _ digit: UInt8) -> Int {
    Int(links[node * 10 + Int(digit)])
  }

  /// Adds the prefixes from one bound to another, which are ASCII digits and equally many.
  ///
  /// - Throws: `repeated` if some of that is in the set; then the set is half changed.
  mutating func insert(
    from lower: Span<UInt8>,
    to upper: Span<UInt8>,
    lengths mask: UInt32
  ) throws(DigitRangesError.Reason) {
    allLengths |= mask
    // The digits that both bounds share lead to one node; below it are whole runs of siblings.
    var node = 0
    var depth = 0
    while depth < lower.count - 1, lower[depth] == upper[depth] {
      node = try descend(from: node, lower[depth] - 48, beside: mask)
      depth += 1
    }
    try insert(below: node, from: lower, to: upper, depth, mask, isLow: true, isHigh: true)
  }

  /// Adds the part of a range that lies below a node.
  private mutating func insert(
    below node: Int,
    from lower: Span<UInt8>,
    to upper: Span<UInt8>,
    _ depth: Int,
    _ mask: UInt32,
    isLow: Bool,
    isHigh: Bool
  ) throws(DigitRangesError.Reason) {
    let first = isLow ? lower[depth] - 48 : 0
    let last = isHigh ? upper[depth] - 48 : 9
    let isLastDigit = depth == lower.count - 1
    for digit in first...last {
      let isLow = isLow && digit == first && !isLastDigit
      let isHigh = isHigh && digit == last && !isLastDigit
      if isLow || isHigh {
        let next = try descend(from: node, digit, beside: mask)
        try insert(
          below: next,
          from: lower,
          to: upper,
          depth + 1,
          mask,
          isLow: isLow,
          isHigh: isHigh
        )
      } else {
        try mark(below: node, digit, mask)
      }
    }
  }

  /// Returns the node that a digit leads to, which is made if there is none.
  private mutating func descend(
    from node: Int,
    _ digit: UInt8,
    beside mask: UInt32
  ) throws(DigitRangesError.Reason) -> Int {
    if lengths[node] & mask != 0 { throw .repeated }
    let next = links[node * 10 + Int(digit)]
    return next == 0 ? try addNode(below: node, digit) : Int(next)
  }

  /// Adds all strings of some lengths under a node's digit.
  private mutating func mark(
    below node: Int,
    _ digit: UInt8,
    _ mask: UInt32
  ) throws(DigitRangesError.Reason) {
    if lengths[node] & mask != 0 { throw .repeated }
    var next = child(of: node, digit)
    if next == 0 {
      next = try addNode(below: node, digit)
    } else if has(anyOf: mask, below: next) {
      throw .repeated
    }
    lengths[next] |= mask
  }

  private mutating func addNode(
    below node: Int,
    _ digit: UInt8
  ) throws(DigitRangesError.Reason) -> Int {
    let new = lengths.count
    guard new <= Int(UInt16.max) else { throw .tooMany }
    links[node * 10 + Int(digit)] = UInt16(new)
    lengths.append(0)
    for _ in 0..<10 { links.append(0) }
    return new
  }

  /// Whether some of the lengths occur at a node or below it.
  private func has(anyOf mask: UInt32, below node: Int) -> Bool {
    if lengths[node] & mask != 0 { return true }
    for digit in UInt8(0)...9 {
      let next = child(of: node, digit)
      if next != 0, has(anyOf: mask, below: next) { return true }
    }
    return false
  }
}
