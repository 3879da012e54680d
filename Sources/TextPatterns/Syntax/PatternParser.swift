/// Parses ICU's regular expression syntax, up to what an automaton can match.
///
///     var parser = PatternParser("(?<letters>[A-Z]{2})-\\d+", ignoringCase: false)
///     let syntax = try parser.parse()
///     syntax.groupNames  // ["letters"]
///
/// Constructs that would need more than one reading of the text are an ``UnsupportedConstruct``.
struct PatternParser {
  var scanner: PatternScanner

  /// The names of the groups so far.
  var groupNames: [String] = []

  /// The range of each group's contents in the pattern, in scalars.
  var groupRanges: [Range<Int>] = []

  /// The names of the groups that take part in the same match as the next item.
  var takenNames: Set<String> = []

  /// The rows of letters that match regardless of case, for reports on how they fold.
  var caselessLiterals: [[Unicode.Scalar]] = []

  /// Whether the next letter continues the last row.
  var isWithinLiteral = false

  /// Whether letters match regardless of case: `(?i)`.
  var ignoringCase: Bool

  /// Whether `.` matches line terminators: `(?s)`.
  var dotMatchesAll = false

  /// The number of set boundaries created so far.
  var setWork = 0

  /// The maximum number of set boundaries.
  ///
  /// More would take longer than about ten milliseconds.
  static let greatestSetWork = 1_000_000

  /// The number of groups that are open.
  private var depth = 0

  /// The maximum depth of nested groups.
  static let greatestDepth = 50

  init(_ pattern: String, ignoringCase: Bool) {
    scanner = PatternScanner(pattern)
    self.ignoringCase = ignoringCase
  }

  /// Parses the whole pattern.
  mutating func parse() throws(TextPatternError) -> PatternSyntax {
    let root = try parseAlternatives()
    if scanner.current != nil {
      throw TextPatternError(
        "a closing parenthesis doesn't have an opening one",
        at: scanner.offset,
        hint: #"write `\)` for the character"#
      )
    }
    return PatternSyntax(
      root: root,
      groupNames: groupNames,
      groupOffsets: zip(groupNames, groupRanges).map {
        $1.lowerBound - $0.unicodeScalars.count - "(?<>".count
      },
      caselessLiterals: caselessLiterals,
      setWork: setWork
    )
  }

  /// Parses up to the end of the pattern or of the group.
  mutating func parseAlternatives() throws(TextPatternError) -> PatternNode {
    guard depth <= Self.greatestDepth else {
      throw TextPatternError(
        "groups are nested more than \(Self.greatestDepth) deep",
        at: scanner.offset
      )
    }
    depth += 1
    defer { depth -= 1 }
    // Flags apply until the end of the group.
    let flags = (ignoringCase, dotMatchesAll, scanner.ignoresSpace)
    defer { (ignoringCase, dotMatchesAll, scanner.ignoresSpace) = flags }
    // Only one of several alternatives takes part in a match, so each can have groups with the same
    // name.
    let before = takenNames
    var branches = [try parseSequence()]
    var taken = takenNames
    while takeOperator("|") {
      takenNames = before
      branches.append(try parseSequence())
      taken.formUnion(takenNames)
    }
    takenNames = taken
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func parseSequence() throws(TextPatternError) -> PatternNode {
    var items: [PatternNode] = []
    isWithinLiteral = false
    while true {
      scanner.skipIgnored()
      guard let scalar = scanner.current else { break }
      if !scanner.isQuoted, scalar == "|" || scalar == ")" { break }
      let start = scanner.offset
      let item = try parseItem(scalar)
      guard let item else { continue }
      items.append(try parseRepetition(of: item, from: start))
    }
    return items.count == 1 ? items[0] : items.isEmpty ? .empty : .sequence(items)
  }

  /// Parses one item; returns nil for a comment or a change of flags.
  private mutating func parseItem(
    _ scalar: Unicode.Scalar
  ) throws(TextPatternError) -> PatternNode? {
    let start = scanner.offset
    scanner.offset += 1
    if scanner.isQuoted { return literal(scalar) }
    if "([.^$".unicodeScalars.contains(scalar) { isWithinLiteral = false }
    switch scalar {
    case "(": return try parseGroup(from: start)
    case "[": return .scalar(try parseSet(from: start))
    case ".": return dotMatchesAll ? .anyCharacter : .scalar(ScalarSet.lineTerminators.inverted)
    case "^": return .anchor(.start, offset: start)
    case "$": return .anchor(.endOrLastLineTerminator, offset: start)
    case "\\": return try parseEscape(from: start)
    case "*", "+", "?":
      throw TextPatternError(
        "a count has nothing to repeat",
        at: start,
        hint: "write `\\\(String(scalar))` for the character"
      )
    case "{", "}":
      throw TextPatternError(
        "a brace isn't part of a count",
        at: start,
        hint: "write `\\\(String(scalar))` for the character"
      )
    default: return literal(scalar)
    }
  }

  /// Returns the node of a literal scalar.
  private mutating func literal(_ scalar: Unicode.Scalar) -> PatternNode {
    if ignoringCase {
      if !isWithinLiteral { caselessLiterals.append([]) }
      caselessLiterals[caselessLiterals.count - 1].append(scalar)
    }
    isWithinLiteral = ignoringCase
    return .scalar(set(of: scalar))
  }

  /// Returns the set of a scalar, including the scalars that differ from it only in case if case is
  /// ignored.
  func set(of scalar: Unicode.Scalar) -> ScalarSet {
    ignoringCase ? CaseFolding.closure(of: ScalarSet(scalar)) : ScalarSet(scalar)
  }

  /// Skips an operator of one character if it comes next, and returns whether it did.
  mutating func takeOperator(_ text: String) -> Bool {
    scanner.skipIgnored()
    return !scanner.isQuoted && scanner.take(text)
  }
}

extension PatternParser {
  /// Parses what follows a backslash.
  private mutating func parseEscape(from start: Int) throws(TextPatternError) -> PatternNode {
    if let scalar = try scanner.takeNamedScalar() { return literal(scalar) }
    if let set = try takeClass() {
      isWithinLiteral = false
      return .scalar(set)
    }
    guard let letter = scanner.current else { return .empty }
    scanner.offset += 1
    switch letter {
    case "A": return .anchor(.start, offset: start)
    case "Z": return .anchor(.endOrLastLineTerminator, offset: start)
    case "z": return .anchor(.end, offset: start)
    case "b": throw .unsupported(.wordBoundary, at: start)
    case "B": throw .unsupported(.insideOfWord, at: start)
    case "G": throw .unsupported(.endOfLastMatch, at: start)
    case "R": throw .unsupported(.lineBreak, at: start)
    case "X": throw .unsupported(.graphemeCluster, at: start)
    case "1"..."9", "g", "k": throw .unsupported(.backReference, at: start)
    case "E": throw TextPatternError("`\\E` ends a quotation that wasn't started", at: start)
    default:
      guard letter.isASCII, letter.properties.isAlphabetic else { return literal(letter) }
      throw TextPatternError(
        "this escape doesn't exist",
        at: start,
        hint: Self.hint(escape: letter) ?? "write `\(String(letter))` for the letter"
      )
    }
  }

  /// Reads a class such as `d` or `p{L}` after a backslash.
  mutating func takeClass() throws(TextPatternError) -> ScalarSet? {
    guard let letter = scanner.current else { return nil }
    let set: ScalarSet
    switch letter {
    case "d", "D": set = .digits
    case "w", "W": set = .wordCharacters
    case "s", "S": set = .whiteSpace
    case "h", "H": set = .horizontalSpace
    case "v", "V": set = .lineTerminators
    case "p", "P", "N":
      let isNegative = letter == "P"
      let found = try scanner.takeProperty()
      guard ignoringCase, letter != "N" else { return found }
      setWork += CaseFolding.workOfClosure
      guard setWork <= Self.greatestSetWork else {
        throw TextPatternError("the sets in the pattern are too large", at: scanner.offset)
      }
      // ICU folds case before it inverts.
      return isNegative
        ? CaseFolding.closure(of: found.inverted).inverted : CaseFolding.closure(of: found)
    default: return nil
    }
    scanner.offset += 1
    return letter.properties.isUppercase ? set.inverted : set
  }

  /// Returns what to write instead of an escape from another dialect.
  private static func hint(escape letter: Unicode.Scalar) -> String? {
    switch letter {
    case "l": #"write `\p{Ll}`"#
    case "L": #"write `\P{Ll}`"#
    case "y", "m", "M": UnsupportedConstruct.wordBoundary.hint
    case "Y": UnsupportedConstruct.insideOfWord.hint
    case "K": UnsupportedConstruct.endOfLastMatch.hint
    case "o": #"write `\x{…}` with the number in hexadecimal"#
    default: nil
    }
  }
}
