extension PatternParser {
  /// Parses a group, whose opening parenthesis has been read; nil for a comment or for flags that hold
  /// from here on.
  mutating func parseGroup(from start: Int) throws(TextPatternError) -> PatternNode? {
    guard scanner.take("?") else { return try parseRest(from: start) }
    if scanner.take("#") {
      while let scalar = scanner.current, scalar != ")" { scanner.offset += 1 }
      guard scanner.take(")") else {
        throw TextPatternError("a comment without its end", at: start)
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
    if scanner.sees("<=") || scanner.sees("<!") { throw .unsupported("look-behind", at: start) }
    if scanner.sees(">") {
      throw .unsupported("an atomic group", at: start, hint: "(?:…) matches at no greater cost")
    }
    if scanner.take("<") {
      let name = try parseName(from: start)
      guard takenNames.insert(name).inserted else {
        throw TextPatternError(
          "a group with the name of another that takes part in the same match, of which only one can be told",
          at: start,
          hint: "give it another name; alternatives may share names"
        )
      }
      let index = groupNames.count
      groupNames.append(name)
      return .group(index, try parseRest(from: start))
    }
    if scanner.sees("P<") || scanner.sees("'") {
      throw TextPatternError("a group that is none", at: start, hint: "write (?<name>…)")
    }
    return try parseFlags(from: start)
  }

  /// Parses what a group holds, and its end.
  private mutating func parseRest(from start: Int) throws(TextPatternError) -> PatternNode {
    let inside = try parseAlternatives()
    guard scanner.take(")") else {
      throw TextPatternError("an opening parenthesis without its closing one", at: start)
    }
    return inside
  }

  /// Parses a group's name and the bracket behind it.
  private mutating func parseName(from start: Int) throws(TextPatternError) -> String {
    var name = ""
    while let scalar = scanner.current, scalar != ">" {
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      let isOther = !name.isEmpty && (scalar == "_" || ("0"..."9").contains(scalar))
      guard isLetter || isOther else {
        throw TextPatternError(
          "a group's name with something else than letters, digits and underscores",
          at: scanner.offset,
          hint: "write a name like birth_date"
        )
      }
      name.unicodeScalars.append(scalar)
      scanner.offset += 1
    }
    guard !name.isEmpty, scanner.take(">") else {
      throw TextPatternError("a group without its name", at: start)
    }
    return name
  }

  /// Parses flags, which hold for a group, `(?i:…)`, or to the end of the group around, `(?i)`.
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
      case "m" where isOn: throw .unsupported("(?m)", at: offset)
      case "w" where isOn, "d" where isOn:
        throw .unsupported("(?\(String(flag)))", at: offset)
      // `u`, case folding by Unicode, is always on.
      case "m", "w", "d", "u": break
      case ")" where offset > start + 2: return nil
      case ":":
        let inside = try parseRest(from: start)
        (ignoringCase, dotMatchesAll, scanner.ignoresSpace) = before
        return inside
      default:
        throw TextPatternError("a group that is none", at: start, hint: "write (?:…) or (?<name>…)")
      }
    }
    throw TextPatternError("an opening parenthesis without its closing one", at: start)
  }
}

extension PatternParser {
  /// Parses the count behind an item, if there is one.
  mutating func parseRepetition(
    of item: PatternNode,
    from start: Int
  ) throws(TextPatternError) -> PatternNode {
    scanner.skipIgnored()
    // A comment may stand between an item and its count.
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
      throw TextPatternError("a count of a place", at: offset, hint: "leave the count out")
    case .lookAhead:
      throw TextPatternError("a count of a look-ahead", at: offset, hint: "leave the count out")
    default: break
    }
    scanner.skipIgnored()
    if !scanner.isQuoted, scanner.sees("+") {
      throw .unsupported(
        "a possessive count",
        at: offset,
        hint: "without the second sign it matches at no greater cost"
      )
    }
    repetition.isLazy = !scanner.isQuoted && scanner.take("?")
    return .repetition(item, repetition)
  }

  private mutating func parseCount(from offset: Int) throws(TextPatternError) -> Repetition {
    scanner.offset += 1
    guard let minimum = scanner.takeNumber() else {
      throw TextPatternError(
        "a brace without its count",
        at: offset,
        hint: scanner.sees(",")
          ? "write {0, for a count without a minimum" : #"write \{ for the brace"#
      )
    }
    var maximum: Int? = minimum
    if takeOperator(",") { maximum = scanner.takeNumber() }
    guard takeOperator("}") else {
      throw TextPatternError("a count without its closing brace", at: offset)
    }
    if let maximum, maximum < minimum {
      throw TextPatternError("a count whose maximum is below its minimum", at: offset)
    }
    return Repetition(minimum: minimum, maximum: maximum, offset: offset)
  }
}
