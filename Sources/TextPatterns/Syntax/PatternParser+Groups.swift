extension PatternParser {
  /// The beginnings of groups that can't be matched, after the question mark.
  private static let unsupportedGroups: [(beginning: String, construct: UnsupportedConstruct)] =
    [
      ("<=", .lookBehind), ("<!", .negativeLookBehind), (">", .atomicGroup), ("(", .conditional),
      ("P=", .backReference), ("P>", .recursion), ("&", .recursion), ("R", .recursion),
      ("+", .recursion),
    ] + (0...9).flatMap { [("\($0)", .recursion), ("-\($0)", .recursion)] }

  /// Parses a group whose opening parenthesis has been read; returns nil for a comment or for flags
  /// that apply from here on.
  mutating func parseGroup(from start: Int) throws(TextPatternError) -> PatternNode? {
    guard scanner.take("?") else { return try parseRest(from: start) }
    if let found = Self.unsupportedGroups.first(where: { scanner.sees($0.beginning) }) {
      throw .unsupported(found.construct, at: start)
    }
    if scanner.take("#") {
      while let scalar = scanner.current, scalar != ")" { scanner.offset += 1 }
      guard scanner.take(")") else {
        throw TextPatternError("a comment isn't closed", at: start)
      }
      return nil
    }
    if scanner.take(":") { return try parseRest(from: start) }
    if scanner.take("=") {
      return .lookAhead(try parseRest(from: start), isNegative: false, offset: start)
    }
    if scanner.take("!") {
      return .lookAhead(try parseRest(from: start), isNegative: true, offset: start)
    }
    if scanner.take("<") {
      let name = try parseName(from: start)
      guard takenNames.insert(name).inserted else {
        throw TextPatternError(
          "two groups with the same name can take part in the same match",
          at: start,
          hint: "give this group another name; only alternatives can share a name"
        )
      }
      let index = groupNames.count
      groupNames.append(name)
      groupRanges.append(scanner.offset..<scanner.offset)
      let first = scanner.offset
      let inside = try parseRest(from: start)
      groupRanges[index] = first..<(scanner.offset - 1)
      return .group(index, inside)
    }
    if scanner.sees("P<") || scanner.sees("'") {
      throw TextPatternError(
        "this kind of group doesn't exist",
        at: start,
        hint: "write `(?<name>…)`"
      )
    }
    return try parseFlags(from: start)
  }

  /// Parses the contents of a group, including its end.
  private mutating func parseRest(from start: Int) throws(TextPatternError) -> PatternNode {
    let inside = try parseAlternatives()
    guard scanner.take(")") else {
      throw TextPatternError("a parenthesis isn't closed", at: start)
    }
    return inside
  }

  /// Parses a group's name and the bracket after it.
  private mutating func parseName(from start: Int) throws(TextPatternError) -> String {
    var name = ""
    while let scalar = scanner.current, scalar != ">" {
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      let isOther = !name.isEmpty && (scalar == "_" || ("0"..."9").contains(scalar))
      guard isLetter || isOther else {
        throw TextPatternError(
          "a group's name must begin with a letter and have only letters, digits and underscores",
          at: scanner.offset,
          hint: "write a name like `birth_date`"
        )
      }
      name.unicodeScalars.append(scalar)
      scanner.offset += 1
    }
    guard !name.isEmpty, scanner.take(">") else {
      throw TextPatternError("a group's name is missing or isn't closed", at: start)
    }
    return name
  }

  /// Parses flags, which apply to a group, `(?i:…)`, or until the end of the enclosing group,
  /// `(?i)`.
  private mutating func parseFlags(from start: Int) throws(TextPatternError) -> PatternNode? {
    let before = (ignoringCase, dotMatchesAll, scanner.ignoresSpace)
    var isOn = true
    while let flag = scanner.current {
      let offset = scanner.offset
      scanner.offset += 1
      switch flag {
      case "-": isOn = false
      case "i": ignoringCase = isOn
      case "s": dotMatchesAll = isOn
      case "x": scanner.ignoresSpace = isOn
      case "m" where isOn: throw .unsupported(.linesFlag, at: offset)
      case "w" where isOn: throw .unsupported(.wordsFlag, at: offset)
      case "d" where isOn: throw .unsupported(.lineFeedFlag, at: offset)
      // `u`, which is Unicode case folding, is always on.
      case "m", "w", "d", "u": break
      case ")" where offset > start + 2: return nil
      case ":":
        let inside = try parseRest(from: start)
        (ignoringCase, dotMatchesAll, scanner.ignoresSpace) = before
        return inside
      default:
        throw TextPatternError(
          "this kind of group doesn't exist",
          at: start,
          hint: "write `(?:…)` or `(?<name>…)`"
        )
      }
    }
    throw TextPatternError("a parenthesis isn't closed", at: start)
  }
}

extension PatternParser {
  /// Parses the count after an item, if there is one.
  mutating func parseRepetition(
    of item: PatternNode,
    from start: Int
  ) throws(TextPatternError) -> PatternNode {
    scanner.skipIgnored()
    // A comment can come between an item and its count.
    while !scanner.isQuoted, scanner.sees("(?#") {
      let start = scanner.offset
      scanner.offset += 1
      _ = try parseGroup(from: start)
      scanner.skipIgnored()
    }
    guard !scanner.isQuoted, let scalar = scanner.current else { return item }
    let offset = scanner.offset
    var repetition = Repetition(minimum: 0, maximum: nil, offset: offset)
    switch scalar {
    case "*": break
    case "+": repetition.minimum = 1
    case "?": repetition.maximum = 1
    case "{": repetition = try parseCount(from: offset)
    default: return item
    }
    if scalar != "{" { scanner.offset += 1 }
    isWithinLiteral = false
    switch item {
    case .anchor:
      throw TextPatternError("an anchor can't be repeated", at: offset, hint: "remove the count")
    case .lookAhead:
      throw TextPatternError("a look-ahead can't be repeated", at: offset, hint: "remove the count")
    default: break
    }
    scanner.skipIgnored()
    if !scanner.isQuoted, scanner.sees("+") {
      throw .unsupported(.possessiveCount, at: offset)
    }
    repetition.isLazy = !scanner.isQuoted && scanner.take("?")
    return .repetition(item, repetition)
  }

  private mutating func parseCount(from offset: Int) throws(TextPatternError) -> Repetition {
    scanner.offset += 1
    guard let minimum = scanner.takeNumber() else {
      throw TextPatternError(
        "a brace isn't part of a count",
        at: offset,
        hint: scanner.sees(",")
          ? "write `{0,` for a count without a minimum" : #"write `\{` for the brace"#
      )
    }
    var maximum: Int? = minimum
    if takeOperator(",") { maximum = scanner.takeNumber() }
    guard takeOperator("}") else {
      throw TextPatternError("a count isn't closed", at: offset)
    }
    if let maximum, maximum < minimum {
      throw TextPatternError("a count's maximum is less than its minimum", at: offset)
    }
    return Repetition(minimum: minimum, maximum: maximum, offset: offset)
  }
}
