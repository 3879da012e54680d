extension DigitRanges {
  /// Adds what is said of all strings that start with a prefix of another set.
  ///
  /// Where nothing is yet, the nodes of the other set are copied as they are.
  ///
  /// - Throws: `repeated` if some of that is in the set, and `longerThanItsNumbers` for a prefix of
  ///   more digits than given; then the set is half changed.
  mutating func insert(
    _ said: Said,
    behind codes: DigitRanges,
    ofDigits longest: Int
  ) throws(DigitRangesError.Reason) {
    var copies = Copies(of: codes, try completed(said), longest)
    try insert(&copies, codeNode: 0, below: 0, depth: 1)
  }

  /// What was copied of a set of codes.
  private struct Copies {
    let codes: DigitRanges
    let said: Said
    let longest: Int

    /// For each node of the codes, the node that it was copied to, or 0.
    var nodes: [UInt16]

    init(of codes: DigitRanges, _ said: Said, _ longest: Int) {
      self.codes = codes
      self.said = said
      self.longest = longest
      nodes = Array(repeating: 0, count: codes.nodes.count)
    }
  }

  /// Adds what stands behind the codes below one of their nodes.
  private mutating func insert(
    _ copies: inout Copies,
    codeNode: Int,
    below node: Int,
    depth: Int
  ) throws(DigitRangesError.Reason) {
    for digit in UInt8(0)...9 {
      let code = copies.codes.link(from: codeNode, digit)
      if code == .none { continue }
      if code.isLeaf {
        if depth > copies.longest { throw .longerThanItsNumbers }
        try mark(below: node, digit, copies.said)
      } else if link(from: node, digit) == .none, nodes[node].lengths == 0 {
        let copy = try copy(&copies, code.index, depth: depth + 1)
        setLink(from: node, digit, to: .node(copy))
      } else {
        let next = try descend(from: node, digit, beside: copies.said.lengths)
        try insert(&copies, codeNode: code.index, below: next, depth: depth + 1)
      }
    }
  }

  /// Returns a copy of a node of the codes with everything below it, which is shared if it is there.
  private mutating func copy(
    _ copies: inout Copies,
    _ codeNode: Int,
    depth: Int
  ) throws(DigitRangesError.Reason) -> Int {
    let known = Int(copies.nodes[codeNode])
    if known != 0 {
      share(known)
      return known
    }
    let new = try addNode(DigitNode(lengths: 0))
    copies.nodes[codeNode] = UInt16(truncatingIfNeeded: new)
    for digit in UInt8(0)...9 {
      let code = copies.codes.link(from: codeNode, digit)
      if code == .none { continue }
      if code.isLeaf, depth > copies.longest { throw .longerThanItsNumbers }
      let link =
        code.isLeaf
        ? copies.said.below : .node(try copy(&copies, code.index, depth: depth + 1))
      setLink(from: new, digit, to: link)
    }
    return new
  }
}
