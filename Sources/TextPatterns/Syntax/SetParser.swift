import UnicodeText

extension PatternParser {
  /// The last item read in a set, which decides the meaning of a following `-`, `&` or `[`.
  private enum SetItem {
    case nothing
    case literal(Unicode.Scalar)

    /// A literal dash or ampersand.
    case sign
    case set
    case range
    case operation
  }

  /// Parses a set whose opening bracket has been read.
  mutating func parseSet(from start: Int) throws(TextPatternError) -> ScalarSet {
    if let set = try takePosixClass(from: start) { return set }
    var evaluation = SetEvaluation()
    var last = try beginSet(&evaluation)
    var depth = 1
    while depth > 0 {
      scanner.skipIgnored()
      guard let scalar = scanner.current else {
        throw TextPatternError("a set isn't closed", at: start)
      }
      let offset = scanner.offset
      scanner.offset += 1
      guard evaluation.work + setWork <= Self.greatestSetWork else {
        throw TextPatternError("the sets in the pattern are too large", at: start)
      }
      if scanner.isQuoted {
        add(scalar, to: &evaluation)
        last = .literal(scalar)
        continue
      }
      switch scalar {
      case "]":
        if case .operation = last {
          throw TextPatternError("an operator isn't followed by a set", at: offset)
        }
        evaluation.end()
        depth -= 1
        last = .set
      case "[":
        evaluation.unite()
        last = try parseNestedSet(from: offset, in: &evaluation, depth: &depth)
      case "-":
        last = try parseDash(from: offset, behind: last, in: &evaluation, depth: &depth)
      case "&":
        last = try parseAmpersand(from: offset, behind: last, in: &evaluation, depth: &depth)
      case "\\":
        last = try parseSetEscape(from: offset, in: &evaluation)
      default:
        add(scalar, to: &evaluation)
        last = .literal(scalar)
      }
    }
    setWork += evaluation.work
    return evaluation.current
  }

  private func add(_ scalar: Unicode.Scalar, to evaluation: inout SetEvaluation) {
    evaluation.settle()
    evaluation.current = evaluation.current.union(ScalarSet(scalar))
  }

  /// Begins a set, and reads its inversion and a literal bracket.
  private mutating func beginSet(
    _ evaluation: inout SetEvaluation
  ) throws(TextPatternError) -> SetItem {
    evaluation.begin(ignoringCase: ignoringCase)
    if takeOperator("^") { evaluation.invert() }
    if takeOperator("]") {
      add("]", to: &evaluation)
      return .literal("]")
    }
    return .nothing
  }

  /// Begins a set within a set, or reads `[:alpha:]`, after the opening bracket has been read.
  private mutating func parseNestedSet(
    from start: Int,
    in evaluation: inout SetEvaluation,
    depth: inout Int
  ) throws(TextPatternError) -> SetItem {
    if let set = try takePosixClass(from: start) {
      evaluation.current = set
      return .set
    }
    depth += 1
    return try beginSet(&evaluation)
  }

  /// Reads `[:alpha:]`, whose opening bracket has been read.
  private mutating func takePosixClass(from start: Int) throws(TextPatternError) -> ScalarSet? {
    guard scanner.sees(":") else { return nil }
    var end = scanner.offset + 1
    while end + 1 < scanner.scalars.count, scanner.scalars[end] != "]" {
      if scanner.scalars[end] == ":", scanner.scalars[end + 1] == "]" { break }
      end += 1
    }
    guard end + 1 < scanner.scalars.count, scanner.scalars[end] == ":" else { return nil }
    let inside = scanner.scalars[(scanner.offset + 1)..<end]
    let isInverted = inside.first == "^"
    let name = String(String.UnicodeScalarView(isInverted ? inside.dropFirst() : inside))
    scanner.offset = end + 2
    do throws(UnicodePatternError) {
      let set = try ScalarProperty.named(name)
      let closed = ignoringCase ? CaseFolding.closure(of: set) : set
      return isInverted ? closed.inverted : closed
    } catch {
      throw TextPatternError("this class doesn't exist", at: start)
    }
  }

  /// Parses what follows a dash: a difference, the end of a range, or nothing special.
  private mutating func parseDash(
    from offset: Int,
    behind last: SetItem,
    in evaluation: inout SetEvaluation,
    depth: inout Int
  ) throws(TextPatternError) -> SetItem {
    if let item = try parseOperator(
      .difference,
      from: offset,
      behind: last,
      in: &evaluation,
      &depth
    ) {
      return item
    }
    if case .literal(let first) = last, let end = try takeRangeEnd() {
      guard first <= end else {
        throw TextPatternError("a range ends before it starts", at: offset - 1)
      }
      evaluation.current = evaluation.current.union(ScalarSet(first...end))
      return .range
    }
    if case .sign = last, try takeRangeEnd() != nil {
      throw TextPatternError(
        "a range starts with an operator",
        at: offset - 1,
        hint: #"write `\-` or `\&` for the character"#
      )
    }
    evaluation.current = evaluation.current.union(ScalarSet("-"))
    return .sign
  }

  /// Parses what follows an ampersand: an intersection, or nothing special.
  private mutating func parseAmpersand(
    from offset: Int,
    behind last: SetItem,
    in evaluation: inout SetEvaluation,
    depth: inout Int
  ) throws(TextPatternError) -> SetItem {
    if let item = try parseOperator(
      .intersection,
      from: offset,
      behind: last,
      in: &evaluation,
      &depth
    ) {
      return item
    }
    evaluation.current = evaluation.current.union(ScalarSet("&"))
    return .sign
  }

  /// Parses an operator whose symbol has been read, which must be doubled or between two sets.
  ///
  /// - Returns: The operation or the second set; nil if the symbol isn't an operator here.
  private mutating func parseOperator(
    _ sign: SetOperator,
    from offset: Int,
    behind last: SetItem,
    in evaluation: inout SetEvaluation,
    _ depth: inout Int
  ) throws(TextPatternError) -> SetItem? {
    if !isNextQuoted, scanner.sees(sign.rawValue) {
      switch last {
      case .nothing:
        throw TextPatternError("an operator doesn't follow a set", at: offset)
      case .operation: break
      case .literal, .sign, .set, .range:
        scanner.offset += 1
        evaluation.applyToAll(sign)
        return .operation
      }
    }
    guard case .set = last, !isNextQuoted, scanner.take("[") else { return nil }
    evaluation.apply(sign)
    return try parseNestedSet(from: scanner.offset - 1, in: &evaluation, depth: &depth)
  }

  /// Whether the next scalar is a literal, after skipping what free spacing ignores.
  private var isNextQuoted: Bool {
    mutating get {
      scanner.skipIgnored()
      return scanner.isQuoted
    }
  }

  /// Reads the end of a range after its dash; returns nil if a bracket follows, which makes the
  /// dash a literal.
  ///
  /// - Throws: An error if the end is a class: ICU sometimes treats `[a-\d]` as an error and
  ///   sometimes as another range.
  private mutating func takeRangeEnd() throws(TextPatternError) -> Unicode.Scalar? {
    guard !isNextQuoted else { return takeScalar() }
    guard let scalar = scanner.current else { return nil }
    switch scalar {
    case "[", "]": return nil
    case "\\":
      if let next = scanner.peek(1), "sSwWdDhHvVpP".unicodeScalars.contains(next) {
        throw TextPatternError(
          "a range ends with a class",
          at: scanner.offset,
          hint: #"write `\-` for the character"#
        )
      }
      scanner.offset += 1
      return try takeEscapedScalar(from: scanner.offset - 1)
    default: return takeScalar()
    }
  }

  private mutating func takeScalar() -> Unicode.Scalar? {
    defer { scanner.offset += 1 }
    return scanner.current
  }

  private mutating func parseSetEscape(
    from offset: Int,
    in evaluation: inout SetEvaluation
  ) throws(TextPatternError) -> SetItem {
    if let letter = scanner.current, letter != "N", let set = try takeClass() {
      evaluation.current = evaluation.current.union(set)
      return letter == "p" || letter == "P" ? .set : .range
    }
    let scalar = try takeEscapedScalar(from: offset)
    add(scalar, to: &evaluation)
    return .literal(scalar)
  }

  /// Reads one scalar after a backslash.
  private mutating func takeEscapedScalar(
    from start: Int
  ) throws(TextPatternError) -> Unicode.Scalar {
    if let scalar = try scanner.takeNamedScalar() { return scalar }
    guard let letter = takeScalar() else {
      throw TextPatternError("the pattern ends with a backslash", at: start)
    }
    if letter == "N" {
      scanner.offset -= 1
      let named = try scanner.takeProperty()
      guard let range = named.ranges.first, let scalar = Unicode.Scalar(range.lowerBound) else {
        throw TextPatternError("no character has this name", at: start)
      }
      return scalar
    }
    if letter.isASCII, letter.properties.isAlphabetic {
      throw TextPatternError(
        "this escape doesn't exist",
        at: start,
        hint: letter == "b"
          ? #"write `\x08` for a backspace"# : "write `\(String(letter))` for the letter"
      )
    }
    return letter
  }
}
