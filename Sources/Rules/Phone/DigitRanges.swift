/// A set of digit strings, given by how they start and how long they are.
///
///     var ranges = DigitRanges()
///     try ranges.add("21-22 24", lengths: [9])
///     ranges.contains("217654321")        // true
///     ranges.contains("2176543")          // false: seven digits
///     ranges.lengths(startingWith: "21")  // [9]
///
/// The set is a trie. A node has ten links and the lengths at which all strings below it belong to
/// the set. What has nothing below it is a leaf, which is nothing but lengths; so leaves with the
/// same lengths are one, and they are never changed, only replaced. Whoever changes
/// ``insert(from:to:lengths:)`` must keep to this: a node's lengths say nothing about what is below
/// it, so a search must look at each node it passes.
public struct DigitRanges: Sendable, Hashable {
  /// The longest string that a set can hold.
  public static let longest = 31

  /// Ten links for each node; the root is the first.
  private(set) var links: [DigitLink] = Array(repeating: .none, count: 10)

  /// For each node, bit *n* says that all strings of *n* digits below it belong to the set.
  private(set) var lengths: [UInt32] = [0]

  /// The same for each leaf.
  private(set) var leaves: [UInt32] = []

  /// The union of ``lengths`` and ``leaves``.
  private(set) var allLengths: UInt32 = 0

  /// Creates an empty set.
  public init() {}

  /// Whether nothing belongs to the set.
  public var isEmpty: Bool { allLengths == 0 }

  /// The lengths of the strings in the set, ascending.
  public var possibleLengths: [Int] {
    (0...Self.longest).filter { allLengths & (1 << UInt32($0)) != 0 }
  }

  /// Returns where a digit leads to from a node.
  func link(from node: Int, _ digit: UInt8) -> DigitLink {
    links[node * 10 + Int(digit)]
  }

  /// Returns what a node or leaf says.
  func lengths(at link: DigitLink) -> UInt32 {
    link.isLeaf ? leaves[link.index] : lengths[link.index]
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

  /// Returns the node that a digit leads to; one is made if there is none, or only a leaf.
  private mutating func descend(
    from node: Int,
    _ digit: UInt8,
    beside mask: UInt32
  ) throws(DigitRangesError.Reason) -> Int {
    if lengths[node] & mask != 0 { throw .repeated }
    let place = node * 10 + Int(digit)
    let link = links[place]
    if link != .none, !link.isLeaf { return link.index }
    let new = lengths.count
    guard new < DigitLink.limit else { throw .tooMany }
    lengths.append(link.isLeaf ? leaves[link.index] : 0)
    links.append(contentsOf: repeatElement(.none, count: 10))
    links[place] = .node(new)
    return new
  }

  /// Adds all strings of some lengths under a node's digit.
  private mutating func mark(
    below node: Int,
    _ digit: UInt8,
    _ mask: UInt32
  ) throws(DigitRangesError.Reason) {
    if lengths[node] & mask != 0 { throw .repeated }
    let place = node * 10 + Int(digit)
    let link = links[place]
    if link == .none {
      links[place] = try leaf(mask)
    } else if has(anyOf: mask, at: link) {
      throw .repeated
    } else if link.isLeaf {
      links[place] = try leaf(leaves[link.index] | mask)
    } else {
      lengths[link.index] |= mask
    }
  }

  /// Returns the leaf with some lengths; few different ones occur.
  private mutating func leaf(_ mask: UInt32) throws(DigitRangesError.Reason) -> DigitLink {
    if let known = leaves.lastIndex(of: mask) { return .leaf(known) }
    guard leaves.count < DigitLink.limit else { throw .tooMany }
    leaves.append(mask)
    return .leaf(leaves.count - 1)
  }

  /// Whether some of the lengths occur at a node or leaf, or below it.
  private func has(anyOf mask: UInt32, at link: DigitLink) -> Bool {
    if lengths(at: link) & mask != 0 { return true }
    if link.isLeaf { return false }
    for digit in UInt8(0)...9 {
      let next = self.link(from: link.index, digit)
      if next != .none, has(anyOf: mask, at: next) { return true }
    }
    return false
  }
}
