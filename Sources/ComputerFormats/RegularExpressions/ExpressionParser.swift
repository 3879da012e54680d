import UnicodeText

/// Reads a regular expression from left to right, in one pass and without recursion.
///
/// For maintainers: `index` is after the text that was read. A function that returns false has
/// reported a fault. More text can fix a fault at the end of the text, so it doesn't have an
/// `impossibleAt`. Any other fault is final, except for references, because their groups might
/// still follow.
struct ExpressionParser {
  var reading = ExpressionReading()
  var index = 0

  let syntax: ExpressionSyntax
  private let locates: Bool
  private var groups = OpenGroups()

  /// The offsets of the open parentheses, if they are wanted.
  private var openings: [Int] = []

  /// The greatest number in a reference, and the range of that reference.
  private var reference: (number: Int, range: Range<Int>)?

  /// The references by name, which may come before their groups.
  private var namedReferences: [(name: String, range: Range<Int>)] = []

  /// A `\k` without a name.
  ///
  /// In Annex B, it is a letter unless a group has a name.
  private var plainK: Range<Int>?

  private var names: Set<String> = []

  init(_ syntax: ExpressionSyntax, locates: Bool) {
    self.syntax = syntax
    self.locates = locates
  }

  /// Reads a text (`Pattern`, §22.2.1).
  mutating func parse(_ text: UTF8Span) {
    // Whether the element before `index` can be repeated.
    var isTerm = false
    while index < text.count {
      guard term(text, &isTerm) else { return }
    }
    finish()
  }

  /// Reports the faults that only the end of the text reveals.
  private mutating func finish() {
    if groups.depth > 0 {
      let opening = openings.last ?? 0
      report(.unclosedGroup, opening..<opening + 1, nil)
    } else if let plainK, !names.isEmpty {
      report(.reference, plainK, nil)
    } else if !syntax.hasAnnexB, let reference, reference.number > reading.captures {
      report(.reference, reference.range, nil)
    } else if syntax.isUnicode || !syntax.hasAnnexB || !names.isEmpty,
      let missing = namedReferences.first(where: { !names.contains($0.name) })
    {
      report(.reference, missing.range, nil)
    }
  }

  /// Records the first fault, and returns false.
  @discardableResult
  mutating func report(_ kind: ExpressionFault.Kind, _ range: Range<Int>, _ offset: Int?) -> Bool {
    reading.fault = ExpressionFault(kind: kind, range: range, impossibleAt: offset)
    return false
  }

  /// Records a fault at `index`.
  ///
  /// Only at the end of the text can more text fix it.
  mutating func reportHere(_ kind: ExpressionFault.Kind, from start: Int, _ text: UTF8Span) -> Bool
  {
    let isAtEnd = index >= text.count
    let end = isAtEnd ? text.count : index + text.scalar(at: index).utf8Length
    return report(kind, start..<end, isAtEnd ? nil : index)
  }

  /// Consumes a byte if it comes next.
  mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Reads one token of an alternative.
  private mutating func term(_ text: UTF8Span, _ isTerm: inout Bool) -> Bool {
    let bytes = text.span
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "$"):
      index += 1
      isTerm = false
    case UInt8(ascii: "("):
      isTerm = false
      return open(text)
    case UInt8(ascii: ")"):
      return close(&isTerm)
    case UInt8(ascii: "["):
      isTerm = true
      return characterClass(text)
    case UInt8(ascii: "\\"):
      return atomEscape(text, &isTerm)
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
      index += 1
      guard isTerm else { return report(.nothingToRepeat, start..<index, start) }
      _ = take(UInt8(ascii: "?"), bytes)
      isTerm = false
    case UInt8(ascii: "{"):
      return brace(text, &isTerm)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard syntax.hasAnnexB else { return report(.unopened, start..<start + 1, start) }
      index += 1
      isTerm = true
    default:
      index += text.scalar(at: index).utf8Length
      isTerm = true
    }
    return true
  }

  /// Reads a closing parenthesis.
  private mutating func close(_ isTerm: inout Bool) -> Bool {
    guard groups.depth > 0 else { return report(.unopened, index..<index + 1, index) }
    if locates { openings.removeLast() }
    // §22.2.1 allows repeated lookaheads only in Annex B, and repeated lookbehinds not at all.
    switch groups.close() {
    case .plain: isTerm = true
    case .lookAhead: isTerm = syntax.hasAnnexB
    case .lookBehind: isTerm = false
    }
    index += 1
    return true
  }

  /// Reads a quantifier in braces or, in Annex B, a literal brace.
  private mutating func brace(_ text: UTF8Span, _ isTerm: inout Bool) -> Bool {
    let bytes = text.span
    let start = index
    index += 1
    let minimum = digits(bytes)
    var maximum = minimum
    if !minimum.isEmpty, take(UInt8(ascii: ","), bytes) {
      maximum = digits(bytes)
    }
    guard !minimum.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "}") else {
      if syntax.hasAnnexB {
        // This isn't a quantifier, so the brace is a literal.
        index = start + 1
        isTerm = true
        return true
      }
      if !isTerm { return report(.nothingToRepeat, start..<start + 1, start) }
      let isAtEnd = index >= bytes.count
      return isAtEnd
        ? report(.unclosedBrace, start..<start + 1, nil)
        : reportHere(.quantifier, from: start, text)
    }
    index += 1
    guard isTerm else { return report(.nothingToRepeat, start..<index, index - 1) }
    if !maximum.isEmpty, bytes.isNumber(maximum, below: minimum) {
      return report(.quantifier, start..<index, index - 1)
    }
    _ = take(UInt8(ascii: "?"), bytes)
    isTerm = false
    return true
  }

  private mutating func digits(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return start..<index
  }
}

// Groups and references.
extension ExpressionParser {
  /// Reads an opening parenthesis and its kind: `(?:`, `(?=`, `(?!`, `(?<=`, `(?<!`, `(?<name>`.
  private mutating func open(_ text: UTF8Span) -> Bool {
    let bytes = text.span
    let start = index
    index += 1
    if locates { openings.append(start) }
    guard take(UInt8(ascii: "?"), bytes) else {
      reading.captures += 1
      groups.open(.plain)
      return true
    }
    guard index < bytes.count else {
      return report(.unclosedGroup, start..<start + 1, nil)
    }
    switch bytes[index] {
    case UInt8(ascii: ":"): groups.open(.plain)
    case UInt8(ascii: "="), UInt8(ascii: "!"): groups.open(.lookAhead)
    case UInt8(ascii: "<"):
      index += 1
      guard index < bytes.count else { return report(.unclosedGroup, start..<start + 1, nil) }
      guard bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: "!") else {
        return openNamed(text, from: start)
      }
      groups.open(.lookBehind)
    default: return reportHere(.groupKind, from: start, text)
    }
    index += 1
    return true
  }

  private mutating func openNamed(_ text: UTF8Span, from start: Int) -> Bool {
    guard let name = groupName(text, from: start) else { return false }
    // Only a later edition allows alternatives to share a name.
    guard names.insert(name).inserted else { return report(.name, start..<index, index - 1) }
    reading.captures += 1
    reading.names.append(name)
    if let plainK { return report(.reference, plainK, index - 1) }
    groups.open(.plain)
    return true
  }

  /// Reads a name through its `>`, or reports a fault and returns nil.
  private mutating func groupName(_ text: UTF8Span, from start: Int) -> String? {
    let bytes = text.span
    var name = ""
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let first = index
      guard let scalar = nameScalar(text) else {
        // An incomplete escape at the end might still be completed.
        let mayContinue = bytes[first] == UInt8(ascii: "\\") && bytes.count - index < 6
        report(.name, first..<max(index, first + 1), mayContinue ? nil : index)
        return nil
      }
      guard name.isEmpty ? scalar.beginsName : scalar.continuesName else {
        report(.name, first..<index, index - 1)
        return nil
      }
      name.unicodeScalars.append(scalar)
    }
    guard index < bytes.count else {
      report(.unclosedGroup, start..<start + 1, nil)
      return nil
    }
    guard !name.isEmpty else {
      _ = reportHere(.name, from: start, text)
      return nil
    }
    index += 1
    return name
  }

  /// Reads a scalar of a name, or `\u` with four digits, with digits in braces, or twice for a
  /// surrogate pair.
  ///
  /// After a fault, returns nil with `index` at the fault.
  private mutating func nameScalar(_ text: UTF8Span) -> Unicode.Scalar? {
    let bytes = text.span
    if bytes[index] != UInt8(ascii: "\\") {
      let scalar = text.scalar(at: index)
      index += scalar.utf8Length
      return scalar
    }
    index += 1
    guard take(UInt8(ascii: "u"), bytes), let value = codePoint(bytes, allowsBraces: true) else {
      return nil
    }
    return Unicode.Scalar(value)
  }

  /// Reads the text after `\k`.
  mutating func namedReference(_ text: UTF8Span, from start: Int) -> Bool {
    let bytes = text.span
    let afterLetter = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
      index += 1
      if let name = groupName(text, from: start) {
        namedReferences.append((name, start..<index))
        return true
      }
    } else {
      _ = reportHere(.reference, from: start, text)
    }
    guard syntax.hasAnnexB else { return false }
    // Without named groups, Annex B treats the letter as a literal.
    reading.fault = nil
    index = afterLetter
    if plainK == nil { plainK = start..<afterLetter }
    return names.isEmpty || report(.reference, start..<afterLetter, nil)
  }

  mutating func note(reference number: Int, at range: Range<Int>) {
    if number > (reference?.number ?? 0) { reference = (number, range) }
  }
}

/// The open groups and their kinds.
///
/// The kinds of the first 64 are in two words. Only deeper ones need memory.
private struct OpenGroups {
  enum Kind { case plain, lookAhead, lookBehind }

  private(set) var depth = 0
  private var ahead: UInt64 = 0
  private var behind: UInt64 = 0
  private var deeper: [Kind] = []

  mutating func open(_ kind: Kind) {
    if depth < 64 {
      let bit: UInt64 = 1 << UInt64(depth)
      ahead = kind == .lookAhead ? ahead | bit : ahead & ~bit
      behind = kind == .lookBehind ? behind | bit : behind & ~bit
    } else {
      deeper.append(kind)
    }
    depth += 1
  }

  mutating func close() -> Kind {
    depth -= 1
    if depth >= 64 { return deeper.popLast() ?? .plain }
    let bit: UInt64 = 1 << UInt64(depth)
    if ahead & bit != 0 { return .lookAhead }
    return behind & bit != 0 ? .lookBehind : .plain
  }
}

extension Span<UInt8> {
  /// Returns whether one number is less than another, with any number of digits.
  fileprivate func isNumber(_ number: Range<Int>, below other: Range<Int>) -> Bool {
    let number = withoutZeros(number)
    let other = withoutZeros(other)
    if number.count != other.count { return number.count < other.count }
    for distance in 0..<number.count {
      let digit = self[number.lowerBound + distance]
      let otherDigit = self[other.lowerBound + distance]
      if digit != otherDigit { return digit < otherDigit }
    }
    return false
  }

  private func withoutZeros(_ number: Range<Int>) -> Range<Int> {
    var start = number.lowerBound
    while start < number.upperBound, self[start] == UInt8(ascii: "0") { start += 1 }
    return start..<number.upperBound
  }
}

extension Unicode.Scalar {
  /// Whether a name may begin with this scalar (`IdentifierStart`, ECMA-262 §12.7).
  fileprivate var beginsName: Bool {
    isASCII
      ? UInt8(value).isLetter || self == "$" || self == "_" : IdentifierSets.start.contains(self)
  }

  /// Whether this scalar may continue a name (`IdentifierPart`, ECMA-262 §12.7).
  fileprivate var continuesName: Bool {
    if isASCII { return beginsName || UInt8(value).isDigit }
    return self == "\u{200C}" || self == "\u{200D}" || IdentifierSets.rest.contains(self)
  }
}
