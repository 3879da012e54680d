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
/// same lengths are one, and they are never changed, only replaced. Nodes with the same below them
/// may be one too, where one pattern made them; such a node is copied before it is changed.
/// Whoever changes how prefixes are inserted must keep to this: a node's lengths say nothing about
/// what is below it, so a search must look at each node it passes; and a node is reached for
/// changing only through ``ownNode(from:_:)``.
public struct DigitRanges: Sendable {
  /// The longest string that a set can hold.
  public static let longest = 31

  /// The nodes; the root is the first.
  private(set) var nodes: [DigitNode] = [DigitNode(lengths: 0)]

  /// What each leaf says, as a node does.
  private(set) var leaves: [UInt32] = []

  /// The union of what nodes and leaves say.
  private(set) var allLengths: UInt32 = 0

  /// What is said of all strings under a prefix.
  struct Said {
    /// The lengths of the strings that belong to the set.
    var lengths: UInt32

    /// A node that says more of them, if not ``DigitLink/none``; then nothing else may be said.
    var below = DigitLink.none

    /// What leads to that where there was nothing: the node, or the leaf with the lengths.
    var link = DigitLink.none
  }

  /// Creates an empty set.
  public init() {}

  /// Creates a set of nodes, the root first, with their leaves and what all of them say.
  init(nodes: [DigitNode], leaves: [UInt32], allLengths: UInt32) {
    self.nodes = nodes
    self.leaves = leaves
    self.allLengths = allLengths
  }

  /// Whether nothing belongs to the set.
  public var isEmpty: Bool { allLengths == 0 }

  /// The lengths of the strings in the set, ascending.
  public var possibleLengths: [Int] {
    (0...Self.longest).filter { allLengths & (1 << UInt32($0)) != 0 }
  }

  /// Returns where a digit leads to from a node.
  func link(from node: Int, _ digit: UInt8) -> DigitLink {
    nodes[node].links[Int(digit)]
  }

  /// Returns what a node or leaf says.
  func lengths(at link: DigitLink) -> UInt32 {
    link.isLeaf ? leaves[link.index] : nodes[link.index].lengths
  }

  /// Adds the prefixes from one bound to another, which are ASCII digits and equally many.
  ///
  /// - Throws: `repeated` if some of that is in the set; then the set is half changed.
  mutating func insert(
    from lower: Span<UInt8>,
    to upper: Span<UInt8>,
    _ said: Said
  ) throws(DigitRangesError.Reason) {
    let said = try completed(said)
    // The digits that both bounds share lead to one node; below it are whole runs of siblings.
    var node = 0
    var depth = 0
    while depth < lower.count - 1, lower[depth] == upper[depth] {
      node = try descend(from: node, lower[depth] - 48, beside: said.lengths)
      depth += 1
    }
    try insert(below: node, from: lower, to: upper, depth, said, isLow: true, isHigh: true)
  }

  /// Takes in which lengths there are, and makes the link for what is said of them.
  mutating func completed(_ said: Said) throws(DigitRangesError.Reason) -> Said {
    allLengths |= said.lengths
    var said = said
    said.link = said.below == .none ? try leaf(said.lengths) : said.below
    return said
  }

  /// Adds the part of a range that lies below a node.
  private mutating func insert(
    below node: Int,
    from lower: Span<UInt8>,
    to upper: Span<UInt8>,
    _ depth: Int,
    _ said: Said,
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
        let next = try descend(from: node, digit, beside: said.lengths)
        try insert(
          below: next,
          from: lower,
          to: upper,
          depth + 1,
          said,
          isLow: isLow,
          isHigh: isHigh
        )
      } else {
        try mark(below: node, digit, said)
      }
    }
  }

  /// Adds all prefixes with one of some digits, given as bits, at each place.
  ///
  /// - Throws: `repeated` if some of that is in the set; then the set is half changed.
  mutating func insert(
    _ choices: InlineArray<31, UInt16>,
    _ count: Int,
    _ said: Said
  ) throws(DigitRangesError.Reason) {
    try insert(below: 0, choices, 0, count - 1, try completed(said))
  }

  /// Adds the part of a choice that lies below a node.
  private mutating func insert(
    below node: Int,
    _ choices: borrowing InlineArray<31, UInt16>,
    _ depth: Int,
    _ deepest: Int,
    _ said: Said
  ) throws(DigitRangesError.Reason) {
    // Digits of the choice that led to the same will lead to the same.
    var last: (old: DigitLink, new: DigitLink)?
    var digits = choices[depth]
    while digits != 0 {
      let digit = UInt8(digits.trailingZeroBitCount)
      digits &= digits &- 1
      let link = nodes[node].links[Int(digit)]
      if depth == deepest {
        try mark(below: node, digit, said)
      } else if let last, last.old == link {
        nodes[node].links[Int(digit)] = last.new
        nodes[last.new.index].isShared = true
      } else {
        let next = try descend(from: node, digit, beside: said.lengths)
        try insert(below: next, choices, depth + 1, deepest, said)
        last = (link, .node(next))
      }
    }
  }

  /// Lets a digit lead from a node to another place.
  mutating func setLink(from node: Int, _ digit: UInt8, to link: DigitLink) {
    nodes[node].links[Int(digit)] = link
  }

  /// Says that several links lead to a node.
  mutating func share(_ node: Int) { nodes[node].isShared = true }

  /// Returns the node that a digit leads to; one is made if there is none, or only a leaf.
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

  /// Returns the node that a link leads to; a shared one is copied, so that it can be changed.
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

  /// Adds what is said of all strings under a node's digit.
  mutating func mark(
    below node: Int,
    _ digit: UInt8,
    _ said: Said
  ) throws(DigitRangesError.Reason) {
    if nodes[node].lengths & said.lengths != 0 { throw .repeated }
    let link = nodes[node].links[Int(digit)]
    if link == .none {
      nodes[node].links[Int(digit)] = said.link
    } else if said.below != .none || has(anyOf: said.lengths, at: link) {
      throw .repeated
    } else if link.isLeaf {
      let new = try leaf(leaves[link.index] | said.lengths)
      nodes[node].links[Int(digit)] = new
    } else {
      let node = try ownNode(from: node, digit, link)
      nodes[node].lengths |= said.lengths
    }
  }

  /// Copies the nodes of another set, and returns its root, to which any number of links may lead.
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

  /// Returns the leaf with some lengths; few different ones occur.
  private mutating func leaf(_ mask: UInt32) throws(DigitRangesError.Reason) -> DigitLink {
    if let known = leaves.lastIndex(of: mask) { return .leaf(known) }
    guard leaves.count < DigitLink.limit else { throw .tooMany }
    if leaves.isEmpty { leaves.reserveCapacity(8) }
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

extension DigitRanges: Hashable {
  /// Hashes what tells sets apart well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(allLengths)
    hasher.combine(nodes.count)
    hasher.combine(leaves)
  }
}
