/// A set of digit strings, given by how they start and how long they are.
///
///     var ranges = DigitRanges()
///     try ranges.add("21-22 24", lengths: [9])
///     ranges.contains("217654321")        // true
///     ranges.contains("2176543")          // false: seven digits
///     ranges.lengths(startingWith: "21")  // [9]
///
/// How it works: the set is a trie. A node has ten links and the lengths with which all strings
/// below it belong to the set. A node without links is kept as a leaf, which is nothing but
/// lengths; so leaves with the same lengths are one, and they are never changed, only replaced.
/// Nodes with the same trees below them may be one too, where one pattern made them; such a node is
/// copied before it is changed.
///
/// Whoever changes how prefixes are inserted must keep to two rules. A node's lengths say nothing
/// about the nodes below it, so a search must look at each node that it passes. And a node is
/// changed only after it was reached through `ownNode(from:_:)`, which copies shared ones.
package struct DigitRanges: Sendable {
  /// The longest string that a set can hold.
  package static let longest = 31

  // Only `DigitRanges+Inserting.swift` changes these.

  /// The nodes; the root is the first.
  var nodes: [DigitNode] = [DigitNode(lengths: 0)]

  /// The lengths of each leaf.
  var leaves: [UInt32] = []

  /// The lengths of all strings in the set, as bits.
  var allLengths: UInt32 = 0

  /// Creates an empty set.
  package init() {}

  /// Creates a set of nodes, the root first, and of leaves, with the lengths of all of them.
  init(nodes: [DigitNode], leaves: [UInt32], allLengths: UInt32) {
    self.nodes = nodes
    self.leaves = leaves
    self.allLengths = allLengths
  }

  /// Whether no string belongs to the set.
  package var isEmpty: Bool { allLengths == 0 }

  /// The lengths of the strings in the set, ascending.
  package var possibleLengths: [Int] {
    (0...Self.longest).filter { allLengths & (1 << UInt32($0)) != 0 }
  }

  /// Returns the link of a node for a digit.
  func link(from node: Int, _ digit: UInt8) -> DigitLink {
    nodes[node].links[Int(digit)]
  }

  /// Returns the lengths of a node or leaf.
  func lengths(at link: DigitLink) -> UInt32 {
    link.isLeaf ? leaves[link.index] : nodes[link.index].lengths
  }
}

extension DigitRanges: Hashable {
  /// Hashes a few properties, which differ between most sets.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(allLengths)
    hasher.combine(nodes.count)
    hasher.combine(leaves)
  }
}

extension DigitRanges {
  /// Adds prefixes, and all strings of some lengths that start with one of them.
  ///
  ///     try ranges.add("21-22 24 80(0-9)", lengths: [9])
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes, each a ``DigitPattern``, separated by blanks.
  ///   - lengths: The lengths of the strings, prefix included.
  /// - Throws: `DigitRangesError` for text of another form, a prefix that is longer than one of
  ///   the lengths, and prefixes that are in the set with one of the lengths already.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func add(
    _ prefixes: some StringProtocol,
    lengths: [Int]
  ) throws(DigitRangesError) {
    var mask: UInt32 = 0
    for length in lengths {
      guard 1...Self.longest ~= length else {
        throw DigitRangesError(reason: .length, offset: 0, length: prefixes.utf8.count)
      }
      mask |= 1 << UInt32(length)
    }
    let text = String(prefixes)
    try add(text.utf8Span.span) { (count) throws(DigitRangesError.Reason) in
      if mask & Self.lengths(below: count) != 0 { throw .longerThanItsNumbers }
      return Addition(lengths: mask)
    }
  }

  /// Adds prefixes, and everything that starts with one of them.
  ///
  ///     try leadingDigits.add("80 84 87-88")
  ///
  /// - Throws: `DigitRangesError` as ``add(_:lengths:)`` does.
  package mutating func add(_ prefixes: some StringProtocol) throws(DigitRangesError) {
    let text = String(prefixes)
    try add(text.utf8Span.span) { (count) throws(DigitRangesError.Reason) in
      Addition(lengths: ~Self.lengths(below: count))
    }
  }

  /// Adds the patterns in a text.
  ///
  /// - Parameters:
  ///   - text: Patterns, separated by blanks.
  ///   - addition: Returns what is added behind a prefix with a number of digits.
  /// - Throws: `DigitRangesError` for the first pattern that cannot be read, that `addition` refuses
  ///   or that cannot be added to the set. What was added before stays in the set.
  mutating func add(
    _ text: Span<UInt8>,
    _ addition: (_ count: Int) throws(DigitRangesError.Reason) -> Addition
  ) throws(DigitRangesError) {
    var start = 0
    while start < text.count {
      if text[start] == UInt8(ascii: " ") {
        start += 1
        continue
      }
      let pattern = try DigitPattern(in: text, from: start)
      do throws(DigitRangesError.Reason) {
        try insert(pattern, in: text, try addition(pattern.count))
      } catch {
        throw DigitRangesError(
          reason: error,
          offset: start,
          length: pattern.end - start
        )
      }
      start = pattern.end
    }
  }

  /// The lengths below a count of digits, as bits: a prefix of that many is too long for them.
  static func lengths(below count: Int) -> UInt32 { (1 << UInt32(count)) - 1 }
}

extension DigitRanges {
  /// Whether a string of digits belongs to the set.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package func contains(_ digits: some StringProtocol) -> Bool {
    let count = digits.utf8.count
    return count <= Self.longest && walk(String(digits)).mask & 1 << UInt32(count) != 0
  }

  /// Whether a string of digits, or its beginning, belongs to the set.
  ///
  ///     leadingDigits.containsPrefix(of: "84123")
  package func containsPrefix(of digits: some StringProtocol) -> Bool {
    !prefixLengths(of: digits).isEmpty
  }

  /// The lengths of the strings in the set with which some digits begin, ascending.
  func prefixLengths(of digits: some StringProtocol) -> [Int] {
    Self.list(walk(String(digits)).mask).filter { $0 <= digits.utf8.count }
  }

  /// The lengths of all strings in the set that start with some digits, ascending.
  ///
  ///     ranges.lengths(startingWith: "21")  // [9]: seven digits are missing
  ///
  /// - Complexity: O(*n*) in the number of nodes below the digits.
  package func lengths(startingWith digits: some StringProtocol) -> [Int] {
    var (mask, node) = walk(String(digits))
    if let node { mask |= union(at: .node(node)) }
    let count = digits.utf8.count
    return Self.list(mask).filter { $0 >= count }
  }

  /// Returns the lengths at all nodes and leaves to which the beginnings of some digits lead, as
  /// bits, and the node to which all of them lead; nil if they lead to none.
  private func walk(_ digits: String) -> (mask: UInt32, node: Int?) {
    var node: Int? = 0
    var mask = lengths(at: .none)
    let bytes = digits.utf8Span.span
    for index in bytes.indices {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return (0, nil) }
      guard let origin = node else { continue }
      let link = link(from: origin, digit)
      guard link != .none else { return (mask, nil) }
      mask |= lengths(at: link)
      node = link.isLeaf ? nil : link.index
    }
    return (mask, node)
  }

  private func union(at link: DigitLink) -> UInt32 {
    var mask = lengths(at: link)
    if link.isLeaf { return mask }
    for digit in UInt8(0)...9 {
      let next = self.link(from: link.index, digit)
      if next != .none { mask |= union(at: next) }
    }
    return mask
  }

  private static func list(_ mask: UInt32) -> [Int] {
    (0...longest).filter { mask & (1 << UInt32($0)) != 0 }
  }
}

extension DigitRanges {
  /// The strings that start with no prefix of a set of prefixes.
  ///
  ///     var prefixes = DigitRanges()
  ///     try prefixes.add("0-8 95")
  ///     prefixes.complement.containsPrefix(of: "94123")  // true
  ///     prefixes.complement.containsPrefix(of: "95123")  // false
  ///
  /// A string that could go on with a prefix does not belong to it: `9` in the example. Lengths
  /// mean nothing here: no string that starts with a prefix of this set belongs to the complement.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var complement: DigitRanges {
    let allLengths = ~Self.lengths(below: 1)
    let everything = DigitLink.leaf(0)
    var nodes = nodes
    for index in nodes.indices {
      let isPrefix = nodes[index].lengths != 0
      nodes[index].lengths = 0
      for digit in 0..<10 {
        let link = nodes[index].links[digit]
        if isPrefix || link.isLeaf {
          nodes[index].links[digit] = .none
        } else if link == .none {
          nodes[index].links[digit] = everything
        }
      }
    }
    return DigitRanges(nodes: nodes, leaves: [allLengths], allLengths: allLengths)
  }
}
