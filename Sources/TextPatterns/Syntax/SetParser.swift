import UnicodeText

extension PatternParser {
  /// What was read last in a set, which decides what `-`, `&` and `[` mean behind it.
  private enum SetItem {
    case nothing
    case literal(Unicode.Scalar)

    /// A dash or an ampersand that stands for itself.
    case sign
    case set
    case range
    case operation
  }

  /// Parses a set, whose opening bracket has been read.
  mutating func parseSet(from start: Int) throws(TextPatternError) -> ScalarSet {
    if let set = try takePosixClass(from: start) { return set }
    var evaluation = SetEvaluation()
    var last = try beginSet(&evaluation)
    var depth = 1
    while depth > 0 {
      scanner.skipIgnored()
      guard let scalar = scanner.current else {
        throw TextPatternError("a set without its closing bracket", at: start)
      }
      let offset = scanner.offset
      scanner.offset += 1
      guard evaluation.work + setWork <= Self.greatestSetWork else {
        throw TextPatternError("too much in the sets of the pattern", at: start)
      }
      if scanner.isQuoted {
        add(scalar, to: &evaluation)
        last = .literal(scalar)
        continue
      }
      switch scalar {
      case "]":
        if case .operation = last {
          throw TextPatternError("an operator without the set behind it", at: offset)
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

  /// Begins a set, and reads its inversion and a bracket that stands for itself.
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

  /// Begins a set in a set, or reads `[:alpha:]`; the opening bracket has been read.
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
  private mutating func takePosixClass(
    from start: Int
  ) throws(TextPatternError) -> ScalarSet? {
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
      throw TextPatternError("a class that is none", at: start)
    }
  }

  /// Parses what follows a dash: a difference, the end of a range, or nothing that gives it a meaning.
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
    if case .literal(let first) = last, let end = try takeRangeEnd(from: offset) {
      guard first <= end else {
        throw TextPatternError("a range whose end is before its start", at: offset - 1)
      }
      evaluation.current = evaluation.current.union(ScalarSet(first...end))
      return .range
    }
    if case .sign = last, try takeRangeEnd(from: offset) != nil {
      throw TextPatternError(
        "a range whose start is an operator",
        at: offset - 1,
        hint: #"write \- or \& for the character"#
      )
    }
    evaluation.current = evaluation.current.union(ScalarSet("-"))
    return .sign
  }

  /// Parses what follows an ampersand: an intersection, or nothing that gives it a meaning.
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

  /// Parses an operator whose sign has been read: doubled, or between two sets.
  ///
  /// - Returns: The operation or the second set; nil if the sign is no operator here.
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
        throw TextPatternError("an operator without the set in front of it", at: offset)
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

  /// Whether the next scalar stands for itself, after what free spacing ignores.
  private var isNextQuoted: Bool {
    mutating get {
      scanner.skipIgnored()
      return scanner.isQuoted
    }
  }

  /// Reads the end of a range behind its dash; nil if what follows is a bracket, so that the dash stands
  /// for itself.
  ///
  /// - Throws: An error if it is a class: of `[a-\d]` ICU makes now an error and now another range.
  private mutating func takeRangeEnd(from dash: Int) throws(TextPatternError) -> Unicode.Scalar? {
    guard !isNextQuoted else { return takeScalar() }
    guard let scalar = scanner.current else { return nil }
    switch scalar {
    case "[", "]": return nil
    case "\\":
      if let next = scanner.peek(1), "sSwWdDhHvVpP".unicodeScalars.contains(next) {
        throw TextPatternError(
          "a range whose end is a class",
          at: scanner.offset,
          hint: #"write \- for the character"#
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

  /// Reads one scalar behind a backslash.
  private mutating func takeEscapedScalar(
    from start: Int
  ) throws(TextPatternError) -> Unicode.Scalar {
    if let scalar = try scanner.takeNamedScalar() { return scalar }
    guard let letter = takeScalar() else {
      throw TextPatternError("a backslash at the end", at: start)
    }
    if letter == "N" {
      scanner.offset -= 1
      let named = try scanner.takeProperty()
      guard let range = named.ranges.first, let scalar = Unicode.Scalar(range.lowerBound) else {
        throw TextPatternError("a name of no character", at: start)
      }
      return scalar
    }
    if letter.isASCII, letter.properties.isAlphabetic {
      throw TextPatternError(
        "an escape that is none",
        at: start,
        hint: letter == "b"
          ? #"write \x08 for a backspace"# : "write \(String(letter)) for the letter"
      )
    }
    return letter
  }
}
