import Violations

/// A recursive-descent parser of RFC 8259 over bytes.
///
/// It checks that the whole input is UTF-8 first, so the rest only looks at single bytes. The
/// nesting is limited, and so is the recursion.
struct JSONParser<Builder: JSONBuilder> {
  /// The next byte to read.
  var index = 0
  private var depth = 0
  private let depthLimit: Int

  /// The number of values that may still be read.
  private var valuesLeft: Int

  /// The name of the outermost object's member that isn't built, and the range of its value.
  private let skippedName: String?
  private(set) var skipped: Range<Int>?

  /// The longest accepted name, in bytes; YAML has the same limit.
  ///
  /// Names are compared by their canonical forms, which takes quadratic time for long runs of
  /// combining marks.
  private static var longestName: Int { 1_024 }

  /// Reads a whole JSON text.
  ///
  /// - Parameters:
  ///   - input: The JSON text as UTF-8.
  ///   - depthLimit: The deepest accepted nesting.
  ///   - valueLimit: The greatest accepted number of values, including lists and objects.
  ///   - skippedName: The name of a member of the outermost object whose value is checked like all
  ///     others but not built: it becomes null.
  /// - Returns: The result, and the range of the value that wasn't built.
  /// - Throws: A ``JSONError`` with the offset of the wrong byte.
  static func parse(
    _ input: Span<UInt8>,
    depthLimit: Int,
    valueLimit: Int = .max,
    skipping skippedName: String? = nil
  ) throws(JSONError) -> (node: Builder.Node, skipped: Range<Int>?) {
    precondition((1...256).contains(depthLimit), "the depth limit must be from 1 to 256")
    do { _ = try UTF8Span(validating: input) } catch {
      throw JSONError(.notUTF8, at: error.byteOffsets.lowerBound)
    }
    var parser = Self(depthLimit: depthLimit, valueLimit: valueLimit, skipping: skippedName)
    if input.count >= 3, input[0] == 0xEF, input[1] == 0xBB, input[2] == 0xBF {
      throw JSONError(.byteOrderMark, at: 0)
    }
    parser.skipSpace(input)
    let node = try parser.value(input)
    parser.skipSpace(input)
    guard parser.index == input.count else { throw JSONError(.trailing, at: parser.index) }
    return (node, parser.skipped)
  }

  private init(depthLimit: Int, valueLimit: Int, skipping skippedName: String?) {
    self.depthLimit = depthLimit
    valuesLeft = valueLimit
    self.skippedName = skippedName
  }

  /// Returns the next byte; nil at the end.
  func peek(_ input: Span<UInt8>) -> UInt8? {
    index < input.count ? input[index] : nil
  }

  /// Moves the index past whitespace: spaces, tabs, line feeds and carriage returns (RFC 8259 §2).
  mutating func skipSpace(_ input: Span<UInt8>) {
    while index < input.count {
      switch input[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  /// Returns the error for a byte that isn't allowed at the index, or for the end of the input.
  func unexpected(_ input: Span<UInt8>) -> JSONError {
    JSONError(index < input.count ? .syntax : .truncated, at: index)
  }

  private mutating func value(_ input: Span<UInt8>) throws(JSONError) -> Builder.Node {
    let start = index
    guard let first = peek(input) else { throw unexpected(input) }
    guard valuesLeft > 0 else { throw JSONError(.valueCount, at: index) }
    valuesLeft -= 1
    switch first {
    case UInt8(ascii: "\""):
      let text = try string(input)
      return Builder.text(text, start..<index)
    case UInt8(ascii: "{"): return try object(input)
    case UInt8(ascii: "["): return try array(input)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let text = try number(input)
      guard let node = Builder.number(text, start..<index) else {
        throw JSONError(.numberRange, at: start)
      }
      return node
    case UInt8(ascii: "t"):
      try word("true", input)
      return Builder.boolean(true, start..<index)
    case UInt8(ascii: "f"):
      try word("false", input)
      return Builder.boolean(false, start..<index)
    case UInt8(ascii: "n"):
      try word("null", input)
      return Builder.null(start..<index)
    default: throw unexpected(input)
    }
  }

  /// Reads a value as strictly as any other, but builds nothing.
  private mutating func skip(_ input: Span<UInt8>) throws(JSONError) -> Builder.Node {
    var inner = JSONParser<JSONSkipper>(
      depthLimit: depthLimit,
      valueLimit: valuesLeft,
      skipping: nil
    )
    inner.index = index
    inner.depth = depth
    _ = try inner.value(input)
    skipped = index..<inner.index
    index = inner.index
    return Builder.null(index..<index)
  }

  private mutating func word(_ word: StaticString, _ input: Span<UInt8>) throws(JSONError) {
    let start = index
    for offset in 0..<word.utf8CodeUnitCount {
      guard let byte = peek(input) else { throw JSONError(.truncated, at: index) }
      // SAFETY: the offset is below the word's count of code units.
      guard byte == word.utf8Start[offset] else { throw JSONError(.syntax, at: start) }
      index += 1
    }
  }

  private mutating func array(_ input: Span<UInt8>) throws(JSONError) -> Builder.Node {
    let start = index
    try enter(input)
    defer { depth -= 1 }
    var elements: [Builder.Node] = []
    if closes(UInt8(ascii: "]"), input) { return Builder.list(elements, start..<index) }
    while true {
      elements.append(try value(input))
      if try endsAfterItem(UInt8(ascii: "]"), input) {
        return Builder.list(elements, start..<index)
      }
    }
  }

  private mutating func object(_ input: Span<UInt8>) throws(JSONError) -> Builder.Node {
    let start = index
    try enter(input)
    defer { depth -= 1 }
    var members = Builder.noMembers()
    if closes(UInt8(ascii: "}"), input) { return Builder.record(members, start..<index) }
    while true {
      let keyStart = index
      guard peek(input) == UInt8(ascii: "\"") else { throw unexpected(input) }
      let key = try string(input)
      guard !Builder.limitsSizes || key.utf8.count <= Self.longestName else {
        throw JSONError(.nameLength, at: keyStart)
      }
      let keyRange = keyStart..<index
      skipSpace(input)
      guard peek(input) == UInt8(ascii: ":") else { throw unexpected(input) }
      index += 1
      skipSpace(input)
      let isSkipped = depth == 1 && key == skippedName
      let node = try isSkipped ? skip(input) : value(input)
      guard Builder.add(node, key, keyRange, to: &members) else {
        throw JSONError(.duplicateKey, at: keyStart)
      }
      if try endsAfterItem(UInt8(ascii: "}"), input) {
        return Builder.record(members, start..<index)
      }
    }
  }

  /// Moves past an opening bracket, one level deeper.
  private mutating func enter(_ input: Span<UInt8>) throws(JSONError) {
    guard depth < depthLimit else { throw JSONError(.depth, at: index) }
    depth += 1
    index += 1
    skipSpace(input)
  }

  /// Moves past a closing bracket, if it comes next.
  private mutating func closes(_ bracket: UInt8, _ input: Span<UInt8>) -> Bool {
    guard peek(input) == bracket else { return false }
    index += 1
    return true
  }

  /// Reads the comma or the closing bracket after an item; true for the bracket.
  private mutating func endsAfterItem(
    _ bracket: UInt8,
    _ input: Span<UInt8>
  ) throws(JSONError) -> Bool {
    skipSpace(input)
    if closes(bracket, input) { return true }
    guard peek(input) == UInt8(ascii: ",") else { throw unexpected(input) }
    index += 1
    skipSpace(input)
    return false
  }
}

extension JSONParser {
  /// Reads a number (RFC 8259 §6) and returns it as written.
  mutating func number(_ input: Span<UInt8>) throws(JSONError) -> String {
    let start = index
    if peek(input) == UInt8(ascii: "-") { index += 1 }
    let integer = index
    guard skipDigits(input) > 0 else { throw broken(input, start) }
    if input[integer] == UInt8(ascii: "0"), index > integer + 1 {
      throw JSONError(.number, at: start)
    }
    if peek(input) == UInt8(ascii: ".") {
      index += 1
      guard skipDigits(input) > 0 else { throw broken(input, start) }
    }
    if let mark = peek(input), mark | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = peek(input), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        index += 1
      }
      let exponent = index
      guard skipDigits(input) > 0 else { throw broken(input, start) }
      guard !Builder.limitsSizes || isExponentWithinLimit(input, exponent..<index) else {
        throw JSONError(.numberRange, at: start)
      }
    }
    return Self.text(input, start..<index)
  }

  private mutating func skipDigits(_ input: Span<UInt8>) -> Int {
    let start = index
    while index < input.count, input[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index - start
  }

  /// Returns the error for a number that stops where a digit is needed.
  private func broken(_ input: Span<UInt8>, _ start: Int) -> JSONError {
    index < input.count ? JSONError(.number, at: start) : JSONError(.truncated, at: index)
  }

  private func isExponentWithinLimit(_ input: Span<UInt8>, _ digits: Range<Int>) -> Bool {
    var value = 0
    for index in digits {
      value = value * 10 + Int(input[index] - UInt8(ascii: "0"))
      if value > ExactDecimal.maximumExponent { return false }
    }
    return true
  }
}
