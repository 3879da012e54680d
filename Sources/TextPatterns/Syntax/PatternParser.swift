/// Parses ICU's syntax of regular expressions, as far as an automaton can match it.
///
///     var parser = PatternParser("(?<letters>[A-Z]{2})-\\d+", ignoringCase: false)
///     let syntax = try parser.parse()
///     syntax.groupNames  // ["letters"]
///
/// What would need a matcher that tries one way after another is refused with an error whose
/// `needsBacktracking` is true.
struct PatternParser {
  var scanner: PatternScanner

  /// The names of the groups so far.
  var groupNames: [String] = []

  /// The names of the groups that take part in a match together with what comes next.
  var takenNames: Set<String> = []

  /// The rows of letters that match regardless of case, for whoever asks how they fold.
  var caselessLiterals: [[Unicode.Scalar]] = []

  /// Whether the next letter goes on with the last row.
  var isWithinLiteral = false

  /// Whether letters match regardless of case: `(?i)`.
  var ignoringCase: Bool

  /// Whether `.` matches line terminators: `(?s)`.
  var dotMatchesAll = false

  /// How many boundaries of sets were made so far.
  var setWork = 0

  /// More would take longer than ten milliseconds or so.
  static let greatestSetWork = 1_000_000

  /// How many groups are open.
  private var depth = 0

  /// The greatest number of groups within one another.
  static let greatestDepth = 100

  init(_ pattern: String, ignoringCase: Bool) {
    scanner = PatternScanner(pattern)
    self.ignoringCase = ignoringCase
  }

  /// Parses the whole pattern.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  mutating func parse() throws(TextPatternError) -> PatternSyntax {
    let root = try parseAlternatives()
    if scanner.current != nil {
      throw TextPatternError(
        "a closing parenthesis without its opening one",
        at: scanner.offset,
        hint: #"write \) for the character"#
      )
    }
    return PatternSyntax(
      root: root,
      groupNames: groupNames,
      caselessLiterals: caselessLiterals,
      setWork: setWork
    )
  }

  /// Parses up to the end of the pattern or of the group.
  mutating func parseAlternatives() throws(TextPatternError) -> PatternNode {
    guard depth <= Self.greatestDepth else {
      throw TextPatternError(
        "more than \(Self.greatestDepth) groups within one another",
        at: scanner.offset
      )
    }
    depth += 1
    defer { depth -= 1 }
    // Flags hold to the end of the group.
    let flags = (ignoringCase, dotMatchesAll, scanner.ignoresSpace)
    defer { (ignoringCase, dotMatchesAll, scanner.ignoresSpace) = flags }
    // Of several alternatives one takes part in a match, so each may have groups of the same name.
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

  /// Parses one item; nil for a comment or a change of flags.
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
        "a count with nothing in front of it",
        at: start,
        hint: "write \\\(String(scalar)) for the character"
      )
    case "{", "}":
      throw TextPatternError(
        "a brace without its count",
        at: start,
        hint: "write \\\(String(scalar)) for the character"
      )
    default: return literal(scalar)
    }
  }

  /// The node of a scalar that stands for itself.
  private mutating func literal(_ scalar: Unicode.Scalar) -> PatternNode {
    if ignoringCase {
      if !isWithinLiteral { caselessLiterals.append([]) }
      caselessLiterals[caselessLiterals.count - 1].append(scalar)
    }
    isWithinLiteral = ignoringCase
    return .scalar(set(of: scalar))
  }

  /// A scalar, and what differs from it in case alone if case is ignored.
  func set(of scalar: Unicode.Scalar) -> ScalarSet {
    ignoringCase ? CaseFolding.closure(of: ScalarSet(scalar)) : ScalarSet(scalar)
  }

  /// Goes over an operator of one character if it follows.
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
    case "b", "B": throw .unsupported("a word boundary", at: start)
    case "G": throw .unsupported("the end of the last match", at: start)
    case "R":
      throw .unsupported(#"\R"#, at: start, hint: #"write (?:\r\n|\v)"#)
    case "X":
      throw .unsupported("a grapheme cluster", at: start, hint: "a check of length counts them")
    case "1"..."9", "k": throw .unsupported("a back-reference", at: start)
    case "E": throw TextPatternError("the end of a quotation without its start", at: start)
    default:
      guard letter.isASCII, letter.properties.isAlphabetic else { return literal(letter) }
      throw TextPatternError(
        "an escape that is none",
        at: start,
        hint: Self.hint(escape: letter) ?? "write \(String(letter)) for the letter"
      )
    }
  }

  /// Reads a class such as `d` or `p{L}` behind a backslash.
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
        throw TextPatternError("too much in the sets of the pattern", at: scanner.offset)
      }
      // ICU closes before it inverts.
      return isNegative
        ? CaseFolding.closure(of: found.inverted).inverted : CaseFolding.closure(of: found)
    default: return nil
    }
    scanner.offset += 1
    return letter.properties.isUppercase ? set.inverted : set
  }

  /// What to write instead of an escape of another dialect.
  private static func hint(escape letter: Unicode.Scalar) -> String? {
    switch letter {
    case "l": #"write \p{Ll}"#
    case "L": #"write \P{Ll}"#
    case "y", "Y", "m", "M": #"\b is a word boundary"#
    case "o": #"write \x{…} with the number in hexadecimal digits"#
    default: nil
    }
  }
}
