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
