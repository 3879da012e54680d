extension DigitRanges {
  /// Adds the numbers of areas: the prefixes of another set, behind each of some codes.
  ///
  ///     var numbers = DigitRanges()
  ///     try numbers.add("123", lengths: [10])
  ///     try ranges.add(numbers, behind: "31(02-9) 335")
  ///     ranges.contains("3351234567")  // true
  ///
  /// The lengths of the other set are those of the strings with the code. The tree of the other set
  /// is kept once, however many codes there are.
  ///
  /// - Parameters:
  ///   - numbers: What may stand behind a code.
  ///   - codes: Codes, each a ``DigitPattern``, separated by blanks.
  /// - Throws: `DigitRangesError` for text of another form, a code with which a prefix is longer
  ///   than one of its lengths, and a code with which strings of the set begin already.
  /// - Complexity: O(*n*) in the number of bytes and in the size of the other set.
  package mutating func add(
    _ numbers: DigitRanges,
    behind codes: some StringProtocol
  ) throws(DigitRangesError) {
    try add(numbers, behind: codes, ofDigits: numbers.longestCode(at: .none, depth: 0))
  }

  /// Adds everything that starts with one of some codes and goes on with one of some prefixes.
  ///
  ///     var prefixes = DigitRanges()
  ///     try prefixes.add("1 25-29")
  ///     try leadingDigits.add(prefixes: prefixes, behind: "31(02-9) 335")
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes of which no lengths are given.
  ///   - codes: Codes, each a ``DigitPattern``, separated by blanks.
  /// - Throws: `DigitRangesError` as `add(_:behind:)` does.
  package mutating func add(
    prefixes: DigitRanges,
    behind codes: some StringProtocol
  ) throws(DigitRangesError) {
    try add(prefixes, behind: codes, ofDigits: Self.longest)
  }

  /// Adds the numbers of areas behind the codes of a set, which is faster than a text if the codes
  /// are used again.
  ///
  ///     var codes = DigitRanges()
  ///     try codes.add("31(02-9) 335")
  ///     try ranges.add(numbers, behind: codes)
  ///
  /// - Parameters:
  ///   - numbers: What may stand behind a code.
  ///   - codes: Prefixes of which no lengths are given.
  /// - Throws: The reason why `add(_:behind:)` would throw; then the set is half changed.
  /// - Complexity: O(*n*) in the sizes of both sets.
  package mutating func add(
    _ numbers: DigitRanges,
    behind codes: DigitRanges
  ) throws(DigitRangesError.Reason) {
    try add(numbers, behind: codes, ofDigits: numbers.longestCode(at: .none, depth: 0))
  }

  /// Adds everything that starts with a code of a set and goes on with one of some prefixes.
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes of which no lengths are given.
  ///   - codes: Such prefixes too.
  /// - Throws: The reason why `add(prefixes:behind:)` would throw; then the set is half changed.
  package mutating func add(
    prefixes: DigitRanges,
    behind codes: DigitRanges
  ) throws(DigitRangesError.Reason) {
    try add(prefixes, behind: codes, ofDigits: Self.longest)
  }

  private mutating func add(
    _ numbers: DigitRanges,
    behind codes: DigitRanges,
    ofDigits longest: Int
  ) throws(DigitRangesError.Reason) {
    let addition = Addition(lengths: numbers.allLengths, below: .node(try graft(numbers)))
    try insert(addition, behind: codes, ofDigits: longest)
  }

  private mutating func add(
    _ numbers: DigitRanges,
    behind codes: some StringProtocol,
    ofDigits longest: Int
  ) throws(DigitRangesError) {
    var addition = Addition(lengths: numbers.allLengths)
    do throws(DigitRangesError.Reason) {
      addition.below = .node(try graft(numbers))
    } catch {
      throw DigitRangesError(reason: error, offset: 0, length: codes.utf8.count)
    }
    let text = String(codes)
    try add(text.utf8Span.span) { (count) throws(DigitRangesError.Reason) in
      if count > longest { throw .longerThanItsNumbers }
      return addition
    }
  }

  /// Returns the most digits that a code may have before the strings below a node or leaf.
  private func longestCode(at link: DigitLink, depth: Int) -> Int {
    let lengths = lengths(at: link)
    var longest = lengths == 0 ? Self.longest : lengths.trailingZeroBitCount - depth
    if link.isLeaf { return longest }
    for digit in UInt8(0)...9 {
      let next = self.link(from: link.index, digit)
      if next != .none { longest = min(longest, longestCode(at: next, depth: depth + 1)) }
    }
    return longest
  }

  /// Adds strings behind each prefix of another set.
  ///
  /// Where no string begins like a prefix yet, the nodes of the other set are copied as they are.
  ///
  /// - Throws: `repeated` if some of the strings are in the set, and `longerThanItsNumbers` for a
  ///   prefix of more digits than given; then the set is half changed.
  mutating func insert(
    _ addition: Addition,
    behind codes: DigitRanges,
    ofDigits longest: Int
  ) throws(DigitRangesError.Reason) {
    var copies = Copies(of: codes, try completed(addition), longest)
    try insert(&copies, codeNode: 0, below: 0, depth: 1)
  }

  /// The nodes that were copied of a set of codes.
  private struct Copies {
    let codes: DigitRanges
    let addition: Addition
    let longest: Int

    /// For each node of the codes, its copy, or 0 if it was not copied yet.
    var nodes: [UInt16]

    init(of codes: DigitRanges, _ addition: Addition, _ longest: Int) {
      self.codes = codes
      self.addition = addition
      self.longest = longest
      nodes = Array(repeating: 0, count: codes.nodes.count)
    }
  }

  /// Adds strings behind those codes that lie below one of their nodes.
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
        try mark(below: node, digit, copies.addition)
      } else if link(from: node, digit) == .none, nodes[node].lengths == 0 {
        let copy = try copy(&copies, code.index, depth: depth + 1)
        setLink(from: node, digit, to: .node(copy))
      } else {
        let next = try descend(from: node, digit, beside: copies.addition.lengths)
        try insert(&copies, codeNode: code.index, below: next, depth: depth + 1)
      }
    }
  }

  /// Returns a copy of a node of the codes, with all nodes below it; if there is one already, that
  /// one is shared.
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
        ? copies.addition.below : .node(try copy(&copies, code.index, depth: depth + 1))
      setLink(from: new, digit, to: link)
    }
    return new
  }
}
