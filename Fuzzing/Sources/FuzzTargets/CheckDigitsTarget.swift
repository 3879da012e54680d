import RulebookKernels

/// Checksums and texts: lines with a formula or the name of a method, then the text, and then the
/// check.
///
///     p:0-9A-Z            values: by place `p:`, sharing `s:` (a comma between places),
///                         turns `t:`, runs `f:0-9=0,A-Z=17`
///     2,3,4 right fold    weights, and words: right, fold, number, base=36
///     11                  the modulus
///     c:0123456789X       remainders `r:`, characters `c:`, the number `n:`, its negative `m:`
///     12345
///     6
public struct CheckDigitsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "checkdigits"

  private let methods = Dictionary(
    uniqueKeysWithValues: ChecksumMethod.allCases.map { ($0, Checksum($0)) }
  )

  /// Creates the target.
  public init() {}

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let lines = String(decoding: input, as: UTF8.self).unicodeScalars
      .split(separator: "\n", maxSplits: 5, omittingEmptySubsequences: false).map(String.init)
    if let method = ChecksumMethod(rawValue: lines[0]), let checksum = methods[method] {
      return try attack(method, checksum, lines.count > 1 ? lines[1] : "")
    }
    guard lines.count == 6 else { return }
    let checksum: Checksum
    let slow: SlowChecksum
    do throws(ChecksumError) {
      guard let read = try WrittenFormula(lines).checksum() else { return }
      slow = read
      checksum = try Checksum(read.formula)
    } catch {
      try expect(!error.reason.isEmpty && !error.hint.isEmpty, "errors have a reason and a hint")
      return
    }
    let (text, check) = (lines[4], lines[5])
    try expect(
      checksum.remainder(of: text.utf8Span) == slow.remainder(of: text),
      "the remainder agrees with the slow checksum",
      "\(checksum.remainder(of: text.utf8Span) as Any), \(slow.remainder(of: text) as Any)"
    )
    try expect(
      checksum.holds(text.utf8Span, check: check.utf8Span) == slow.holds(text, check: check),
      "the verdict agrees with the slow checksum",
      "\(slow.holds(text, check: check))"
    )
    try expectPieces(checksum, text)
    for right in checksum.checkCharacters(for: text.utf8Span) {
      let holds =
        checksum.needsCheck
        ? slow.holds(text, check: right) : slow.holds(text + right, check: "")
      try expect(holds, "the generated check characters are correct", right.debugDescription)
    }
  }

  private func attack(
    _ method: ChecksumMethod,
    _ checksum: Checksum,
    _ text: String
  ) throws(Breach) {
    let holds = checksum.holds(text.utf8Span)
    try expect(
      holds == SlowMethod.holds(method, text),
      "\(method.rawValue): the verdict agrees with the slow method",
      text.debugDescription
    )
    try expectPieces(checksum, text)
    let checks = checksum.checkCharacters(for: text.utf8Span)
    for check in checks {
      try expect(
        SlowMethod.holds(method, text + check),
        "\(method.rawValue): the generated check characters are correct",
        check.debugDescription
      )
    }
  }

  /// A text in pieces has the same result as the whole text, and only a character without a value
  /// prevents a remainder.
  private func expectPieces(_ checksum: Checksum, _ text: String) throws(Breach) {
    let whole = checksum.remainder(of: text.utf8Span)
    let scalars = text.unicodeScalars
    let middle = scalars.index(scalars.startIndex, offsetBy: scalars.count / 3)
    var pass = checksum.begin(characterCount: checksum.characterCount(of: text.utf8Span))
    for piece in [String(text[..<middle]), "", String(text[middle...])] {
      checksum.read(piece.utf8Span, into: &pass)
    }
    try expect(checksum.remainder(of: pass) == whole, "pieces are read as the whole text")
    let fault = checksum.offsetOfCharacterWithoutValue(in: text.utf8Span)
    if whole != nil {
      try expect(fault == nil, "characters of a text with a remainder have values")
    }
    guard let fault else { return }
    let bytes = Array(text.utf8)
    try expect(
      bytes.indices.contains(fault) && bytes[fault] & 0xC0 != 0x80,
      "a character without a value has a place",
      "\(fault)"
    )
  }
}

/// A formula in the syntax of inputs.
private struct WrittenFormula {
  let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  /// Returns the formula with its values, or nil if the lines aren't a formula.
  ///
  /// - Throws: The fault of the values.
  func checksum() throws(ChecksumError) -> SlowChecksum? {
    guard let modulus = Int(lines[2]), let expectation, let values = try values(lines[0]) else {
      return nil
    }
    var formula = ChecksumFormula(modulus: modulus, expecting: expectation)
    formula.values = values.fast
    for word in lines[1].split(separator: " ") {
      switch word {
      case "right": formula.from = .right
      case "fold": formula.folds = true
      case "number": formula.reading = .number
      case _ where word.hasPrefix("base="):
        formula.reading = .digits(base: Int(word.dropFirst(5)) ?? 10)
      default: formula.weights = word.split(separator: ",").map { Int($0) ?? 0 }
      }
    }
    return SlowChecksum(turns: values.slow, formula: formula)
  }

  private var expectation: ChecksumFormula.Expectation? {
    let (kind, rest) = (lines[3].prefix(2), lines[3].dropFirst(2))
    let words = rest.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return switch kind {
    case "r:": .remainder(words.map { Int($0) ?? 0 })
    case "c:": .characters(words)
    case "n:": .number(isNegative: false)
    case "m:": .number(isNegative: true)
    default: nil
    }
  }

  private typealias Values = (fast: CharacterValues, slow: [[Unicode.Scalar: Int]])

  private func values(_ line: String) throws(ChecksumError) -> Values? {
    let rest = String(line.dropFirst(2))
    let words = rest.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    switch line.prefix(2) {
    case "p:": return (try CharacterValues(rest), [Self.placed(rest)])
    case "s:":
      var slow: [Unicode.Scalar: Int] = [:]
      for (place, word) in words.enumerated() {
        for scalar in SlowChecksum.expanded(word) { slow[scalar] = place }
      }
      return (try CharacterValues(sharing: words), [slow])
    case "t:":
      var turns: [CharacterValues] = []
      for word in words { turns.append(try CharacterValues(word)) }
      return (try CharacterValues(takingTurns: turns), words.map(Self.placed))
    case "f:":
      var starts: [String: Int] = [:]
      var slow: [Unicode.Scalar: Int] = [:]
      for word in words {
        let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard sides.count == 2, let start = Int(sides[1]), starts[sides[0]] == nil,
          (-10_000...100_000).contains(start)
        else { return nil }
        starts[sides[0]] = start
        for (place, scalar) in SlowChecksum.expanded(sides[0]).enumerated() {
          slow[scalar] = start + place
        }
      }
      return (try CharacterValues(from: starts), [slow])
    default: return nil
    }
  }

  /// Returns the places of the characters of a text, without reserved places.
  private static func placed(_ text: String) -> [Unicode.Scalar: Int] {
    var values: [Unicode.Scalar: Int] = [:]
    for case (let place, .some(let scalar)) in SlowChecksum.places(text).enumerated() {
      values[scalar] = place
    }
    return values
  }
}
