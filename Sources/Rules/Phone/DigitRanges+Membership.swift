extension DigitRanges {
  /// Whether a string of digits belongs to the set.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func contains(_ digits: some StringProtocol) -> Bool {
    lengths(onPathOf: digits).contains(digits.utf8.count)
  }

  /// Whether a string of digits, or its beginning, belongs to the set.
  ///
  ///     leadingDigits.containsPrefix(of: "84123")
  public func containsPrefix(of digits: some StringProtocol) -> Bool {
    lengths(onPathOf: digits).contains { $0 <= digits.utf8.count }
  }

  /// The lengths of all strings in the set that start with some digits, ascending.
  ///
  ///     ranges.lengths(startingWith: "21")  // [9]: seven digits are missing
  ///
  /// - Complexity: O(*n*) in the number of nodes below the digits.
  public func lengths(startingWith digits: some StringProtocol) -> [Int] {
    var (mask, node) = walk(digits)
    if let node { mask |= union(below: node) }
    let count = digits.utf8.count
    return Self.list(mask).filter { $0 >= count }
  }

  private func lengths(onPathOf digits: some StringProtocol) -> [Int] {
    Self.list(walk(digits).mask)
  }

  /// Returns what the nodes say through which some digits lead, and the last of them if the digits
  /// end there.
  private func walk(_ digits: some StringProtocol) -> (mask: UInt32, node: Int?) {
    var node = 0
    var mask = lengths[0]
    for byte in digits.utf8 {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return (0, nil) }
      node = child(of: node, digit)
      guard node != 0 else { return (mask, nil) }
      mask |= lengths[node]
    }
    return (mask, node)
  }

  private func union(below node: Int) -> UInt32 {
    var mask = lengths[node]
    for digit in UInt8(0)...9 {
      let next = child(of: node, digit)
      if next != 0 { mask |= union(below: next) }
    }
    return mask
  }

  private static func list(_ mask: UInt32) -> [Int] {
    (0...longest).filter { mask & (1 << UInt32($0)) != 0 }
  }
}
