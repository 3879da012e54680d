import UnicodeText

extension MessageParser {
  /// Reads the branches of a plural with the brace that closes it.
  mutating func pluralBranches(
    of argument: String,
    start: Int,
    depth: Int
  ) throws(MessageSyntaxError) -> [MessageNode.Branch<PluralSelector>] {
    try branches(
      in: .plural(argument: argument),
      start: start,
      depth: depth,
      other: .category(.other)
    ) { (parser) throws(MessageSyntaxError) in try parser.pluralSelector() }
  }

  /// Reads the branches of a select with the brace that closes it.
  mutating func selectBranches(
    _ surroundings: Surroundings,
    start: Int,
    depth: Int
  ) throws(MessageSyntaxError) -> [MessageNode.Branch<String>] {
    let isInPlural =
      switch surroundings {
      case .top: false
      case .plural: true
      case .select(let inPlural): inPlural
      }
    return try branches(
      in: .select(inPlural: isInPlural),
      start: start,
      depth: depth,
      other: "other"
    ) { (parser) throws(MessageSyntaxError) in
      let word = parser.word()
      guard !word.isEmpty else {
        throw parser.error(
          .invalidSelector,
          "a branch of a select begins with a word of letters, digits and underscores",
          hint: "write other {…} for all other values"
        )
      }
      return word
    }
  }

  /// Reads branches up to the brace that closes their argument, and that brace.
  ///
  /// - Parameters:
  ///   - surroundings: What the texts of the branches are part of.
  ///   - start: The offset of the brace that opened the argument.
  ///   - depth: How many arguments are around the branches.
  ///   - other: The selector that must be there.
  ///   - selector: Reads a selector.
  /// - Returns: The branches in their order.
  /// - Throws: The first mistake.
  private mutating func branches<Selector: Hashable>(
    in surroundings: Surroundings,
    start: Int,
    depth: Int,
    other: Selector,
    selector: (inout Self) throws(MessageSyntaxError) -> Selector
  ) throws(MessageSyntaxError) -> [MessageNode.Branch<Selector>] {
    try commaBeforeBranches(start: start)
    var branches: [MessageNode.Branch<Selector>] = []
    var seen: Set<Selector> = []
    while true {
      skipWhiteSpace()
      guard let scalar = next else { throw unclosed(start) }
      if scalar == "}" { break }
      let selectorStart = position
      let selector = try selector(&self)
      guard seen.insert(selector).inserted else {
        throw error(
          .duplicateSelector,
          "this selector has a branch already",
          hint: "remove one of the two",
          at: selectorStart
        )
      }
      branches.append(
        .init(selector: selector, body: try body(in: surroundings, start: start, depth: depth))
      )
    }
    guard seen.contains(other) else {
      throw error(
        .missingOther,
        "the branch for all other values is missing",
        hint: "add other {…}",
        at: start
      )
    }
    position += 1
    return branches
  }

  private mutating func commaBeforeBranches(start: Int) throws(MessageSyntaxError) {
    skipWhiteSpace()
    guard next != nil else { throw unclosed(start) }
    guard next == "," else {
      throw error(.unexpectedCharacter, "here a comma and the branches should stand")
    }
    position += 1
  }

  /// Reads the text of a branch with its braces.
  private mutating func body(
    in surroundings: Surroundings,
    start: Int,
    depth: Int
  ) throws(MessageSyntaxError) -> [MessageNode] {
    skipWhiteSpace()
    let bodyStart = position
    guard let scalar = next else { throw unclosed(start) }
    guard scalar == "{" else {
      throw error(
        .unexpectedCharacter,
        "here a { should stand",
        hint: "the text of a branch stands in braces"
      )
    }
    position += 1
    let body = try message(surroundings, depth: depth)
    guard next == "}" else { throw unclosed(bodyStart) }
    position += 1
    return body
  }

  private mutating func pluralSelector() throws(MessageSyntaxError) -> PluralSelector {
    let start = position
    if next == "=" {
      position += 1
      let digits = word()
      if digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let number = Int(digits)
      {
        return .exactly(number)
      }
    } else {
      let word = word()
      if word == "offset", next == ":" {
        throw error(
          .offset,
          "offsets are not supported",
          hint: "give the smaller number as an argument of its own",
          at: start
        )
      }
      if let category = PluralCategory(rawValue: word) { return .category(category) }
    }
    throw error(
      .invalidSelector,
      "a branch of a plural begins with a number like =1 or a plural category",
      hint: "the categories are zero, one, two, few, many and other",
      at: start
    )
  }
}
