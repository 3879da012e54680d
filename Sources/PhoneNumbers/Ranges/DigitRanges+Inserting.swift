extension DigitRanges {
  /// The strings to add after a prefix.
  struct Addition {
    /// The lengths of the added strings.
    var lengths: UInt32

    /// The root of the tree with these strings, or ``DigitLink/none`` to add all strings of these
    /// lengths.
    ///
    /// A tree can be added only to a prefix that no string in the set has yet.
    var below = DigitLink.none

    /// The link to set where a prefix doesn't have one yet: to that root, or to a leaf with the
    /// lengths.
    fileprivate(set) var link = DigitLink.none
  }

  /// Adds all prefixes from one to another, both ASCII digits of the same length.
  ///
  /// - Throws: `repeated` if some of the strings are already in the set. The set is then left
  ///   partly changed.
  mutating func insert(
    from lower: Span<UInt8>,
    to upper: Span<UInt8>,
    _ addition: Addition
  ) throws(DigitRangesError.Reason) {
    let addition = try completed(addition)
    // The digits that both bounds share lead to one node. Below it, whole runs of digits are added.
    var node = 0
    var depth = 0
    while depth < lower.count - 1, lower[depth] == upper[depth] {
      node = try descend(from: node, lower[depth] - 48, beside: addition.lengths)
      depth += 1
    }
    try insert(below: node, from: lower, to: upper, depth, addition, isLow: true, isHigh: true)
  }

  /// Adds the lengths to those of the set and returns the addition with its link.
  mutating func completed(_ addition: Addition) throws(DigitRangesError.Reason) -> Addition {
    allLengths |= addition.lengths
    var addition = addition
    addition.link = addition.below == .none ? try leaf(addition.lengths) : addition.below
    return addition
  }

  /// Adds the part of a range below a node.
  private mutating func insert(
    below node: Int,
    from lower: Span<UInt8>,
    to upper: Span<UInt8>,
    _ depth: Int,
    _ addition: Addition,
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
        let next = try descend(from: node, digit, beside: addition.lengths)
        try insert(
          below: next,
          from: lower,
          to: upper,
          depth + 1,
          addition,
          isLow: isLow,
          isHigh: isHigh
        )
      } else {
        try mark(below: node, digit, addition)
      }
    }
  }

  /// Adds all prefixes that have, at each index, one of some digits, given as a bit mask.
  ///
  /// - Throws: `repeated` if some of the strings are already in the set. The set is then left
  ///   partly changed.
  mutating func insert(
    _ choices: InlineArray<31, UInt16>,
    _ count: Int,
    _ addition: Addition
  ) throws(DigitRangesError.Reason) {
    try insert(below: 0, choices, 0, count - 1, try completed(addition))
  }

  /// Adds the part of a choice below a node.
  private mutating func insert(
    below node: Int,
    _ choices: borrowing InlineArray<31, UInt16>,
    _ depth: Int,
    _ deepest: Int,
    _ addition: Addition
  ) throws(DigitRangesError.Reason) {
    // If several digits of a choice had the same link before, they also get the same new link.
    var last: (old: DigitLink, new: DigitLink)?
    var digits = choices[depth]
    while digits != 0 {
      let digit = UInt8(digits.trailingZeroBitCount)
      digits &= digits &- 1
      let link = nodes[node].links[Int(digit)]
      if depth == deepest {
        try mark(below: node, digit, addition)
      } else if let last, last.old == link {
        nodes[node].links[Int(digit)] = last.new
        nodes[last.new.index].isShared = true
      } else {
        let next = try descend(from: node, digit, beside: addition.lengths)
        try insert(below: next, choices, depth + 1, deepest, addition)
        last = (link, .node(next))
      }
    }
  }

  mutating func setLink(from node: Int, _ digit: UInt8, to link: DigitLink) {
    nodes[node].links[Int(digit)] = link
  }

  /// Records that several links lead to a node.
  mutating func share(_ node: Int) { nodes[node].isShared = true }

  /// Returns the node for a digit, creating it if there is no node or only a leaf.
  mutating func descend(
    from node: Int,
    _ digit: UInt8,
    beside mask: UInt32
  ) throws(DigitRangesError.Reason) -> Int {
    if nodes[node].lengths & mask != 0 { throw .repeated }
    let link = nodes[node].links[Int(digit)]
    if link != .none, !link.isLeaf { return try ownNode(from: node, digit, link) }
    let new = try addNode(DigitNode(lengths: link.isLeaf ? leaves[link.index] : 0))
    nodes[node].links[Int(digit)] = .node(new)
    return new
  }

  /// Returns the node that a link leads to, ready to be changed.
  ///
  /// A shared node is copied first.
  private mutating func ownNode(
    from node: Int,
    _ digit: UInt8,
    _ link: DigitLink
  ) throws(DigitRangesError.Reason) -> Int {
    guard nodes[link.index].isShared else { return link.index }
    var copy = nodes[link.index]
    copy.isShared = false
    for digit in 0..<10 {
      let child = copy.links[digit]
      if child != .none, !child.isLeaf { nodes[child.index].isShared = true }
    }
    let new = try addNode(copy)
    nodes[node].links[Int(digit)] = .node(new)
    return new
  }

  mutating func addNode(_ node: DigitNode) throws(DigitRangesError.Reason) -> Int {
    let new = nodes.count
    guard new < DigitLink.limit else { throw .tooMany }
    if new == 1 { nodes.reserveCapacity(8) }
    nodes.append(node)
    return new
  }

  /// Adds all strings that begin with a node's digits and one more digit.
  mutating func mark(
    below node: Int,
    _ digit: UInt8,
    _ addition: Addition
  ) throws(DigitRangesError.Reason) {
    if nodes[node].lengths & addition.lengths != 0 { throw .repeated }
    let link = nodes[node].links[Int(digit)]
    if link == .none {
      nodes[node].links[Int(digit)] = addition.link
    } else if addition.below != .none || has(anyOf: addition.lengths, at: link) {
      throw .repeated
    } else if link.isLeaf {
      let new = try leaf(leaves[link.index] | addition.lengths)
      nodes[node].links[Int(digit)] = new
    } else {
      let node = try ownNode(from: node, digit, link)
      nodes[node].lengths |= addition.lengths
    }
  }

  /// Copies the nodes of another set and returns the copy of its root.
  ///
  /// Any number of links can lead to that copy.
  mutating func graft(_ other: DigitRanges) throws(DigitRangesError.Reason) -> Int {
    let root = nodes.count
    guard root + other.nodes.count <= DigitLink.limit else { throw .tooMany }
    nodes.reserveCapacity(root + other.nodes.count + 8)
    for var node in other.nodes {
      for digit in 0..<10 {
        let link = node.links[digit]
        if link == .none { continue }
        node.links[digit] =
          link.isLeaf ? try leaf(other.leaves[link.index]) : .node(root + link.index)
      }
      nodes.append(node)
    }
    nodes[root].isShared = true
    return root
  }

  /// Returns a link to a leaf with some lengths.
  ///
  /// Only a few different leaves occur.
  private mutating func leaf(_ mask: UInt32) throws(DigitRangesError.Reason) -> DigitLink {
    if let known = leaves.lastIndex(of: mask) { return .leaf(known) }
    guard leaves.count < DigitLink.limit else { throw .tooMany }
    if leaves.isEmpty { leaves.reserveCapacity(8) }
    leaves.append(mask)
    return .leaf(leaves.count - 1)
  }

  /// Whether any of the lengths occur at a node or leaf, or below it.
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

/// A node in a tree of digits: ten links, and the lengths of the strings below it.
///
/// It takes half a cache line.
struct DigitNode: Sendable, BitwiseCopyable {
  /// A link for each digit.
  ///
  /// The last two aren't used.
  var links = InlineArray<12, DigitLink>(repeating: .none)

  /// Whether several links lead to this node or to a node above it.
  var isShared = false

  /// Bit *n* is set if all strings of *n* digits below the node are in the set.
  var lengths: UInt32
}

extension DigitNode: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.lengths == right.lengths, left.isShared == right.isShared else { return false }
    for digit in 0..<10 where left.links[digit] != right.links[digit] { return false }
    return true
  }
}

/// A link from a node in a tree of digits: to nothing, to a node, or to a leaf.
struct DigitLink: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
  /// The index of a node or leaf.
  ///
  /// The highest bit is set for a leaf.
  ///
  /// 0 means no link, because no link leads to the root.
  let rawValue: UInt16

  /// The largest number of nodes, and also of leaves.
  static let limit = 0x8000

  /// A link to nothing.
  static let none = DigitLink(rawValue: 0)

  /// A link to a node other than the root.
  static func node(_ index: Int) -> DigitLink {
    DigitLink(rawValue: UInt16(truncatingIfNeeded: index))
  }

  /// A link to a leaf.
  static func leaf(_ index: Int) -> DigitLink {
    DigitLink(rawValue: 0x8000 | UInt16(truncatingIfNeeded: index))
  }

  var isLeaf: Bool { rawValue & 0x8000 != 0 }

  /// The index of the node or leaf.
  var index: Int { Int(rawValue & 0x7FFF) }
}
