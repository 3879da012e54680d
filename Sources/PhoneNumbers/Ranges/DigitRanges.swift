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
  /// - Complexity: O(*n*), where *n* is the number of bytes, for ranges of siblings.
  public mutating func add(
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
      return Said(lengths: mask)
    }
  }

  /// Adds prefixes, and everything that starts with one of them.
  ///
  ///     try leadingDigits.add("80 84 87-88")
  ///
  /// - Throws: `DigitRangesError` as ``add(_:lengths:)`` does.
  public mutating func add(_ prefixes: some StringProtocol) throws(DigitRangesError) {
    let text = String(prefixes)
    try add(text.utf8Span.span) { (count) throws(DigitRangesError.Reason) in
      Said(lengths: ~Self.lengths(below: count))
    }
  }

  /// Adds patterns, with what is said of those of some count of digits.
  mutating func add(
    _ text: Span<UInt8>,
    _ said: (_ count: Int) throws(DigitRangesError.Reason) -> Said
  ) throws(DigitRangesError) {
    var start = 0
    while start < text.count {
      if text[start] == UInt8(ascii: " ") {
        start += 1
        continue
      }
      let pattern = try DigitPattern(in: text, from: start)
      do throws(DigitRangesError.Reason) {
        try insert(pattern, in: text, try said(pattern.count))
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

  /// The lengths that a prefix of some digits is too long for, as bits.
  static func lengths(below count: Int) -> UInt32 { (1 << UInt32(count)) - 1 }
}

extension DigitRanges {
  /// Whether a string of digits belongs to the set.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func contains(_ digits: some StringProtocol) -> Bool {
    let count = digits.utf8.count
    return count <= Self.longest && walk(String(digits)).mask & 1 << UInt32(count) != 0
  }

  /// Whether a string of digits, or its beginning, belongs to the set.
  ///
  ///     leadingDigits.containsPrefix(of: "84123")
  public func containsPrefix(of digits: some StringProtocol) -> Bool {
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
  public func lengths(startingWith digits: some StringProtocol) -> [Int] {
    var (mask, node) = walk(String(digits))
    if let node { mask |= union(at: .node(node)) }
    let count = digits.utf8.count
    return Self.list(mask).filter { $0 >= count }
  }

  /// Returns what is said on the way of some digits, and the node where they end, if they do at one.
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
  /// A string of which more digits would tell does not belong to it: `9` in the example. Lengths
  /// mean nothing here: whatever starts with a prefix of this set does not belong to the other.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  public var complement: DigitRanges {
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

/// A link from a node of a tree of digits: to nothing, to a node, or to a leaf.
struct DigitLink: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
  /// 0 is no link, as none leads to the root; the highest bit tells a leaf from a node.
  let rawValue: UInt16

  /// The largest number of nodes, and of leaves.
  static let limit = 0x8000

  /// No link.
  static let none = DigitLink(rawValue: 0)

  /// A link to a node other than the root.
  static func node(_ index: Int) -> DigitLink {
    DigitLink(rawValue: UInt16(truncatingIfNeeded: index))
  }

  /// A link to a leaf.
  static func leaf(_ index: Int) -> DigitLink {
    DigitLink(rawValue: 0x8000 | UInt16(truncatingIfNeeded: index))
  }

  /// Whether this leads to a leaf.
  var isLeaf: Bool { rawValue & 0x8000 != 0 }

  /// The number of the node or leaf.
  var index: Int { Int(rawValue & 0x7FFF) }
}
