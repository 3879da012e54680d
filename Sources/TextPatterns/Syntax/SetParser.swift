import UnicodeText

/// Evaluates the operators of a set in square brackets, in ICU's order.
///
/// Neighbours are united, and `[[a]-[b]]` and `[[a]&[b]]` bind as strongly; `--` and `&&` bind less; a
/// set is closed over case before it is inverted.
private struct SetEvaluation {
  private enum Operation: Int {
    case start, invert, closeOverCase, subtractAll, intersectAll, unite, subtract, intersect

    /// An operation is done before one that comes behind it and binds no stronger.
    var strength: Int {
      switch self {
      case .start: 0
      case .invert, .closeOverCase: 2
      case .subtractAll, .intersectAll: 3
      case .unite, .subtract, .intersect: 4
      }
    }
  }

  private var sets: [ScalarSet] = []
  private var operations: [Operation] = []

  /// The set that the next characters belong to.
  var current: ScalarSet {
    get { sets.last ?? .none }
    set { if !sets.isEmpty { sets[sets.count - 1] = newValue } }
  }

  mutating func begin(ignoringCase: Bool) {
    if sets.isEmpty { sets.append(.none) }
    operations.append(.start)
    if ignoringCase { operations.append(.closeOverCase) }
  }

  mutating func invert() {
    if operations.last == .closeOverCase {
      operations[operations.count - 1] = .invert
      operations.append(.closeOverCase)
    } else {
      operations.append(.invert)
    }
  }

  mutating func unite() { push(.unite) }
  mutating func subtract() { push(.subtract) }
  mutating func intersect() { push(.intersect) }
  mutating func subtractAll() { push(.subtractAll) }
  mutating func intersectAll() { push(.intersectAll) }

  private mutating func push(_ operation: Operation) {
    evaluate(downTo: operation.strength)
    operations.append(operation)
    sets.append(.none)
  }

  /// Does what binds as strongly as a union, before a character is added.
  mutating func settle() { evaluate(downTo: Operation.unite.strength) }

  mutating func end() {
    evaluate(downTo: 1)
    operations.removeLast()
  }

  private mutating func evaluate(downTo strength: Int) {
    while let operation = operations.last, operation.strength >= max(strength, 1) {
      operations.removeLast()
      let right = current
      switch operation {
      case .start: return
      case .invert: current = right.inverted
      case .closeOverCase: current = CaseFolding.closure(of: right)
      case .subtractAll, .subtract:
        sets.removeLast()
        current = current.subtracting(right)
      case .intersectAll, .intersect:
        sets.removeLast()
        current = current.intersection(right)
      case .unite:
        sets.removeLast()
        current = current.union(right)
      }
    }
  }
}

extension PatternParser {
  /// What was read last in a set, which decides what `-`, `&` and `[` mean behind it.
  private enum SetItem {
    case nothing
    case literal(Unicode.Scalar)
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
        if let set = try takePosixClass(from: offset) {
          evaluation.current = evaluation.current.union(set)
          last = .set
        } else {
          evaluation.unite()
          last = try beginSet(&evaluation)
          depth += 1
        }
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

  private mutating func parseDash(
    from offset: Int,
    behind last: SetItem,
    in evaluation: inout SetEvaluation,
    depth: inout Int
  ) throws(TextPatternError) -> SetItem {
    let isDoubled = !isNextQuoted && scanner.sees("-")
    switch last {
    case .nothing, .operation:
      if isDoubled, case .nothing = last {
        throw TextPatternError("an operator without the set in front of it", at: offset)
      }
    case .literal, .set, .range:
      if isDoubled {
        scanner.offset += 1
        evaluation.subtractAll()
        return .operation
      }
    }
    if case .set = last, !isNextQuoted, scanner.sees("["), !scanner.sees("[:") {
      scanner.offset += 1
      evaluation.subtract()
      depth += 1
      return try beginSet(&evaluation)
    }
    if case .literal(let first) = last, let end = try takeRangeEnd(from: offset) {
      guard first <= end else {
        throw TextPatternError("a range whose end is before its start", at: offset - 1)
      }
      evaluation.current = evaluation.current.union(ScalarSet(first...end))
      return .range
    }
    evaluation.current = evaluation.current.union(ScalarSet("-"))
    return .literal("-")
  }

  private mutating func parseAmpersand(
    from offset: Int,
    behind last: SetItem,
    in evaluation: inout SetEvaluation,
    depth: inout Int
  ) throws(TextPatternError) -> SetItem {
    let isDoubled = !isNextQuoted && scanner.sees("&")
    switch last {
    case .nothing, .operation:
      if isDoubled, case .nothing = last {
        throw TextPatternError("an operator without the set in front of it", at: offset)
      }
    case .literal, .set, .range:
      if isDoubled {
        scanner.offset += 1
        evaluation.intersectAll()
        return .operation
      }
    }
    if case .set = last, !isNextQuoted, scanner.sees("["), !scanner.sees("[:") {
      scanner.offset += 1
      evaluation.intersect()
      depth += 1
      return try beginSet(&evaluation)
    }
    evaluation.current = evaluation.current.union(ScalarSet("&"))
    return .literal("&")
  }

  /// Whether the next scalar stands for itself, after what free spacing ignores.
  private var isNextQuoted: Bool {
    mutating get {
      scanner.skipIgnored()
      return scanner.isQuoted
    }
  }

  /// Reads the end of a range behind its dash; nil if what follows is no single scalar, so that the
  /// dash stands for itself.
  private mutating func takeRangeEnd(from dash: Int) throws(TextPatternError) -> Unicode.Scalar? {
    guard !isNextQuoted else { return takeScalar() }
    guard let scalar = scanner.current else { return nil }
    switch scalar {
    case "[", "]": return nil
    case "\\":
      if let next = scanner.peek(1), "sSwWdDhHvVpP".unicodeScalars.contains(next) { return nil }
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
