import UnicodeText

extension MessageParser {
  /// Parses the branches of a plural and the brace that closes it.
  mutating func pluralBranches(
    of argument: String,
    start: Int,
    depth: Int
  ) throws(Message.SyntaxError) -> [MessageNode.Branch<PluralSelector>] {
    try branches(
      in: .plural(argument: argument),
      start: start,
      depth: depth,
      other: .category(.other)
    ) { (parser) throws(Message.SyntaxError) in try parser.pluralSelector() }
  }

  /// Parses the branches of a select and the brace that closes it.
  mutating func selectBranches(
    _ surroundings: Surroundings,
    start: Int,
    depth: Int
  ) throws(Message.SyntaxError) -> [MessageNode.Branch<String>] {
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
    ) { (parser) throws(Message.SyntaxError) in
      let word = parser.word()
      guard !word.isEmpty else {
        throw parser.error(
          .invalidSelector,
          "a branch of a select begins with a word of letters, digits and underscores",
          hint: "write `other {…}` for all other values"
        )
      }
      return word
    }
  }

  /// Parses branches up to and including the brace that closes their argument.
  ///
  /// - Parameters:
  ///   - surroundings: The context of the branches' texts.
  ///   - start: The offset of the brace that opened the argument.
  ///   - depth: The number of arguments around the branches.
  ///   - other: The selector that must have a branch.
  ///   - selector: Reads a selector.
  /// - Returns: The branches in their order.
  /// - Throws: The first syntax error.
  private mutating func branches<Selector: Hashable>(
    in surroundings: Surroundings,
    start: Int,
    depth: Int,
    other: Selector,
    selector: (inout Self) throws(Message.SyntaxError) -> Selector
  ) throws(Message.SyntaxError) -> [MessageNode.Branch<Selector>] {
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
          "this selector already has a branch",
          hint: "remove one of the two branches",
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
        hint: "add `other {…}`",
        at: start
      )
    }
    position += 1
    return branches
  }

  private mutating func commaBeforeBranches(start: Int) throws(Message.SyntaxError) {
    skipWhiteSpace()
    guard next != nil else { throw unclosed(start) }
    guard next == "," else {
      throw error(.unexpectedCharacter, "expected a comma and the branches here")
    }
    position += 1
  }

  /// Parses the text of a branch with its braces.
  private mutating func body(
    in surroundings: Surroundings,
    start: Int,
    depth: Int
  ) throws(Message.SyntaxError) -> [MessageNode] {
    skipWhiteSpace()
    let bodyStart = position
    guard let scalar = next else { throw unclosed(start) }
    guard scalar == "{" else {
      throw error(
        .unexpectedCharacter,
        "expected `{` here",
        hint: "put the text of a branch in braces, after a name of plain letters (a to z), digits "
          + "and underscores"
      )
    }
    position += 1
    let body = try message(surroundings, depth: depth)
    guard next == "}" else { throw unclosed(bodyStart) }
    position += 1
    return body
  }

  private mutating func pluralSelector() throws(Message.SyntaxError) -> PluralSelector {
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
          "offsets aren't supported",
          hint: "pass the smaller number as a separate argument",
          at: start
        )
      }
      if let category = PluralCategory(rawValue: word) { return .category(category) }
    }
    throw error(
      .invalidSelector,
      "a branch of a plural begins with a number like `=1` or a plural category",
      hint: "the categories are zero, one, two, few, many and other; to end the plural, write `}`",
      at: start
    )
  }
}
