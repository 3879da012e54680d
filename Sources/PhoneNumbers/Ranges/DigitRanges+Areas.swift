extension DigitRanges {
  /// Adds the numbers of areas: each of some codes, followed by the strings of another set.
  ///
  ///     var numbers = DigitRanges()
  ///     try numbers.add("123", lengths: [10])
  ///     try ranges.add(numbers, behind: "31(02-9) 335")
  ///     ranges.contains("3351234567")  // true
  ///
  /// The lengths of the other set include the code. The tree of the other set is kept once, no
  /// matter how many codes there are.
  ///
  /// - Parameters:
  ///   - numbers: The digits that can follow a code.
  ///   - codes: Codes separated by spaces, each a ``DigitPattern``.
  /// - Throws: `DigitRangesError` for text that isn't a list of codes, a code that makes a prefix
  ///   longer than one of its lengths, and a code that strings in this set already begin with.
  /// - Complexity: O(*n*) in the number of bytes and in the size of the other set.
  package mutating func add(
    _ numbers: DigitRanges,
    behind codes: some StringProtocol
  ) throws(DigitRangesError) {
    try add(numbers, behind: codes, ofDigits: numbers.longestCode(at: .none, depth: 0))
  }

  /// Adds everything that starts with one of some codes, followed by one of some prefixes.
  ///
  ///     var prefixes = DigitRanges()
  ///     try prefixes.add("1 25-29")
  ///     try leadingDigits.add(prefixes: prefixes, behind: "31(02-9) 335")
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes without lengths.
  ///   - codes: Codes separated by spaces, each a ``DigitPattern``.
  /// - Throws: `DigitRangesError` for the same reasons as `add(_:behind:)`.
  package mutating func add(
    prefixes: DigitRanges,
    behind codes: some StringProtocol
  ) throws(DigitRangesError) {
    try add(prefixes, behind: codes, ofDigits: Self.longest)
  }

  /// Adds the numbers of areas with the codes of a set.
  ///
  /// If you use the codes several times, this is faster than passing them as text.
  ///
  ///     var codes = DigitRanges()
  ///     try codes.add("31(02-9) 335")
  ///     try ranges.add(numbers, behind: codes)
  ///
  /// - Parameters:
  ///   - numbers: The digits that can follow a code.
  ///   - codes: Prefixes without lengths.
  /// - Throws: The reason why `add(_:behind:)` would throw. The set is then left partly changed.
  /// - Complexity: O(*n*) in the sizes of both sets.
  package mutating func add(
    _ numbers: DigitRanges,
    behind codes: DigitRanges
  ) throws(DigitRangesError.Reason) {
    try add(numbers, behind: codes, ofDigits: numbers.longestCode(at: .none, depth: 0))
  }

  /// Adds everything that starts with a code of a set, followed by one of some prefixes.
  ///
  /// - Parameters:
  ///   - prefixes: Prefixes without lengths.
  ///   - codes: Codes, also without lengths.
  /// - Throws: The reason why `add(prefixes:behind:)` would throw. The set is then left partly
  ///   changed.
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

  /// Returns the most digits that a code can have before the strings below a node or leaf.
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

  /// Adds strings after each prefix of another set.
  ///
  /// Where no string in this set begins with a prefix yet, the nodes of the other set are copied
  /// unchanged.
  ///
  /// - Throws: `repeated` if some of the strings are already in the set, and `longerThanItsNumbers`
  ///   if a prefix has more digits than `longest`. The set is then left partly changed.
  mutating func insert(
    _ addition: Addition,
    behind codes: DigitRanges,
    ofDigits longest: Int
  ) throws(DigitRangesError.Reason) {
    var copies = Copies(of: codes, try completed(addition), longest)
    try insert(&copies, codeNode: 0, below: 0, depth: 1)
  }

  /// The nodes that were copied from a set of codes.
  private struct Copies {
    let codes: DigitRanges
    let addition: Addition
    let longest: Int

    /// The copy of each node of the codes, or 0 if the node hasn't been copied yet.
    var nodes: [UInt16]

    init(of codes: DigitRanges, _ addition: Addition, _ longest: Int) {
      self.codes = codes
      self.addition = addition
      self.longest = longest
      nodes = Array(repeating: 0, count: codes.nodes.count)
    }
  }

  /// Adds strings after all codes below one of their nodes.
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

  /// Returns a copy of a node of the codes with all nodes below it.
  ///
  /// An existing copy is shared.
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
