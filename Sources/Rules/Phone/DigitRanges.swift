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
public struct DigitRanges: Sendable, Hashable {
  /// The longest string that a set can hold.
  public static let longest = 31

  /// Ten links for each node; the root is the first.
  private(set) var links: [DigitLink] = Array(repeating: .none, count: 10)

  /// For each node, bit *n* says that all strings of *n* digits below it belong to the set.
  private(set) var lengths: [UInt32] = [0]

  /// For each node, whether several links lead to it, or to one above it.
  private(set) var isShared: [Bool] = [false]

  /// The same as ``lengths`` for each leaf.
  private(set) var leaves: [UInt32] = []

  /// The union of ``lengths`` and ``leaves``.
  private(set) var allLengths: UInt32 = 0

  /// What is said of all strings under a prefix.
  struct Said {
    /// The lengths of the strings that belong to the set.
    var lengths: UInt32

    /// A node that says more of them, if not ``DigitLink/none``; then nothing else may be said.
    var below = DigitLink.none
  }

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
    _ said: Said
  ) throws(DigitRangesError.Reason) {
    allLengths |= said.lengths
    // The digits that both bounds share lead to one node; below it are whole runs of siblings.
    var node = 0
    var depth = 0
    while depth < lower.count - 1, lower[depth] == upper[depth] {
      node = try descend(from: node, lower[depth] - 48, beside: said.lengths)
      depth += 1
    }
    try insert(below: node, from: lower, to: upper, depth, said, isLow: true, isHigh: true)
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
    allLengths |= said.lengths
    try insert(below: 0, choices, 0, count - 1, said)
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
      let place = node * 10 + Int(digit)
      let link = links[place]
      if depth == deepest {
        try mark(below: node, digit, said)
      } else if let last, last.old == link {
        links[place] = last.new
        isShared[last.new.index] = true
      } else {
        let next = try descend(from: node, digit, beside: said.lengths)
        try insert(below: next, choices, depth + 1, deepest, said)
        last = (link, .node(next))
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
    if link != .none, !link.isLeaf { return try ownNode(from: place, link) }
    let new = try addNode(link.isLeaf ? leaves[link.index] : 0)
    links[place] = .node(new)
    return new
  }

  /// Returns the node that a link leads to; a shared one is copied, so that it can be changed.
  private mutating func ownNode(
    from place: Int,
    _ link: DigitLink
  ) throws(DigitRangesError.Reason) -> Int {
    guard isShared[link.index] else { return link.index }
    let new = try addNode(lengths[link.index])
    for digit in 0..<10 {
      let child = links[link.index * 10 + digit]
      links[new * 10 + digit] = child
      if child != .none, !child.isLeaf { isShared[child.index] = true }
    }
    links[place] = .node(new)
    return new
  }

  private mutating func addNode(_ said: UInt32) throws(DigitRangesError.Reason) -> Int {
    let new = lengths.count
    guard new < DigitLink.limit else { throw .tooMany }
    lengths.append(said)
    isShared.append(false)
    links.append(contentsOf: repeatElement(.none, count: 10))
    return new
  }

  /// Adds what is said of all strings under a node's digit.
  private mutating func mark(
    below node: Int,
    _ digit: UInt8,
    _ said: Said
  ) throws(DigitRangesError.Reason) {
    if lengths[node] & said.lengths != 0 { throw .repeated }
    let place = node * 10 + Int(digit)
    let link = links[place]
    if link == .none {
      links[place] = said.below == .none ? try leaf(said.lengths) : said.below
    } else if said.below != .none || has(anyOf: said.lengths, at: link) {
      throw .repeated
    } else if link.isLeaf {
      links[place] = try leaf(leaves[link.index] | said.lengths)
    } else {
      let node = try ownNode(from: place, link)
      lengths[node] |= said.lengths
    }
  }

  /// Copies the nodes of another set, and returns its root, to which any number of links may lead.
  mutating func graft(_ other: DigitRanges) throws(DigitRangesError.Reason) -> Int {
    let root = lengths.count
    guard root + other.lengths.count <= DigitLink.limit else { throw .tooMany }
    for link in other.links {
      if link == .none {
        links.append(.none)
      } else {
        links.append(
          link.isLeaf ? try leaf(other.leaves[link.index]) : .node(root + link.index)
        )
      }
    }
    lengths += other.lengths
    isShared += other.isShared
    isShared[root] = true
    return root
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
