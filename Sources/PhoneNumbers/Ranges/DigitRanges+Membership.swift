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
