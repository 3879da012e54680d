/// A set of digit strings, defined by their prefixes and lengths.
///
///     var ranges = DigitRanges()
///     try ranges.add("21-22 24", lengths: [9])
///     ranges.contains("217654321")        // true
///     ranges.contains("2176543")          // false: seven digits
///     ranges.lengths(startingWith: "21")  // [9]
///
/// How it works: the set is a trie. A node has ten links and a mask of lengths: all strings of
/// these lengths below the node are in the set. A node without links is kept as a leaf, which has
/// only lengths. Leaves with the same lengths are shared, so a leaf is replaced instead of changed.
/// Nodes that have the same trees below them can also be shared if one pattern created them. A
/// shared node is copied before it is changed.
///
/// If you change how prefixes are inserted, keep two rules. A node's lengths don't include the
/// lengths of the nodes below it, so a search must look at every node that it passes. Change a node
/// only after reaching it through `ownNode(from:_:)`, which copies shared nodes.
package struct DigitRanges: Sendable {
  /// The longest string that a set can hold.
  package static let longest = 31

  // Only `DigitRanges+Inserting.swift` changes these.

  /// The nodes, with the root first.
  var nodes: [DigitNode] = [DigitNode(lengths: 0)]

  /// The lengths of each leaf.
  var leaves: [UInt32] = []

  /// The lengths of all strings in the set, as a bit mask.
  var allLengths: UInt32 = 0

  /// Creates an empty set.
  package init() {}

  /// Creates a set of nodes, the root first, and of leaves, with the lengths of all strings.
  init(nodes: [DigitNode], leaves: [UInt32], allLengths: UInt32) {
    self.nodes = nodes
    self.leaves = leaves
    self.allLengths = allLengths
  }

  /// Whether the set contains no string.
  package var isEmpty: Bool { allLengths == 0 }

  /// The lengths of the strings in the set, in ascending order.
  package var possibleLengths: [Int] {
    (0...Self.longest).filter { allLengths & (1 << UInt32($0)) != 0 }
  }

  func link(from node: Int, _ digit: UInt8) -> DigitLink {
    nodes[node].links[Int(digit)]
  }

  /// Returns the lengths of a node or leaf.
  func lengths(at link: DigitLink) -> UInt32 {
    link.isLeaf ? leaves[link.index] : nodes[link.index].lengths
  }
}

extension DigitRanges: Hashable {
  /// Hashes a few properties that differ between most sets.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(allLengths)
    hasher.combine(nodes.count)
    hasher.combine(leaves)
  }
}

extension DigitRanges {
  /// Adds prefixes and all strings of some lengths that start with one of them.
  ///
  ///     try ranges.add("21-22 24 80(0-9)", lengths: [9])
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes separated by spaces, each a ``DigitPattern``.
  ///   - lengths: The lengths of the strings, including the prefix.
  /// - Throws: `DigitRangesError` for text that isn't a list of prefixes, a prefix longer than one
  ///   of the lengths, and prefixes that are already in the set with one of the lengths.
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

  /// Adds prefixes and everything that starts with one of them.
  ///
  ///     try leadingDigits.add("80 84 87-88")
  ///
  /// - Throws: `DigitRangesError` for the same reasons as ``add(_:lengths:)``.
  package mutating func add(_ prefixes: some StringProtocol) throws(DigitRangesError) {
    let text = String(prefixes)
    try add(text.utf8Span.span) { (count) throws(DigitRangesError.Reason) in
      Addition(lengths: ~Self.lengths(below: count))
    }
  }

  /// Adds the patterns in a text.
  ///
  /// - Parameters:
  ///   - text: Patterns separated by spaces.
  ///   - addition: Returns the strings to add after a prefix with a number of digits.
  /// - Throws: `DigitRangesError` for the first pattern that can't be read, that `addition`
  ///   rejects, or that can't be added to the set. Patterns that were added before it stay in the
  ///   set.
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
        throw DigitRangesError(reason: error, offset: start, length: pattern.end - start)
      }
      start = pattern.end
    }
  }

  /// The lengths below a count of digits, as a bit mask.
  ///
  /// A prefix with that many digits is too long for them.
  static func lengths(below count: Int) -> UInt32 { (1 << UInt32(count)) - 1 }
}

extension DigitRanges {
  /// Whether the set contains a string of digits.
  package func contains(_ digits: some StringProtocol) -> Bool {
    let count = digits.utf8.count
    return count <= Self.longest && walk(String(digits)).mask & 1 << UInt32(count) != 0
  }

  /// Whether the set contains a string of digits or its beginning.
  ///
  ///     leadingDigits.containsPrefix(of: "84123")
  package func containsPrefix(of digits: some StringProtocol) -> Bool {
    !prefixLengths(of: digits).isEmpty
  }

  /// The lengths of the strings in the set that are a prefix of some digits, in ascending order.
  func prefixLengths(of digits: some StringProtocol) -> [Int] {
    Self.list(walk(String(digits)).mask).filter { $0 <= digits.utf8.count }
  }

  /// The lengths of all strings in the set that start with some digits, in ascending order.
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

  /// Follows the links for some digits.
  ///
  /// Returns the lengths at all nodes and leaves on the way, as a bit mask, and the node for all
  /// digits; nil if there is no such node.
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
  /// The strings that don't start with any prefix of this set of prefixes.
  ///
  ///     var prefixes = DigitRanges()
  ///     try prefixes.add("0-8 95")
  ///     prefixes.complement.containsPrefix(of: "94123")  // true
  ///     prefixes.complement.containsPrefix(of: "95123")  // false
  ///
  /// The complement doesn't contain a string that could continue to a prefix, such as `9` in the
  /// example. Lengths don't matter: no string that starts with a prefix of this set is in the
  /// complement.
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
