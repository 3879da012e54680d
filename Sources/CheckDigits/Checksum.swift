import FrozenTables

/// Determines whether the check characters of a number are right.
///
///     Checksum(.luhn).holds("4111111111111111".utf8Span)       // true
///     Checksum(.mod97And10).checkCharacters(for: "794".utf8Span)  // ["44"]
///
/// It is pure arithmetic: it reads a text once, allocates nothing, and counts no references. A
/// character is a Unicode scalar.
public final class Checksum: Sendable {
  // Owns the tables of the machine and of the demand.
  private let memory: FrozenMemory
  let machine: ChecksumMachine
  private let demand: ChecksumDemand

  /// The minimum number of characters that can contain a check of a named method.
  private let minimumCount: Int

  /// Of the congruent check numbers, the ones that are written.
  private let writtenChecks: ClosedRange<Int>?

  /// Whether the check is separate from the text instead of part of it.
  public let needsCheck: Bool

  private init(
    _ memory: FrozenMemory,
    _ machine: ChecksumMachine,
    _ demand: ChecksumDemand,
    minimumCount: Int = 0,
    writtenChecks: ClosedRange<Int>? = nil
  ) {
    self.memory = memory
    self.machine = machine
    self.demand = demand
    self.minimumCount = minimumCount
    self.writtenChecks = writtenChecks
    needsCheck = demand.kind != .remainder
  }

  /// Creates a checksum from a formula.
  ///
  /// - Throws: The first error in the formula.
  public convenience init(_ formula: ChecksumFormula) throws(ChecksumError) {
    try formula.validate()
    let memory = FrozenMemory()
    let demand = try ChecksumDemand(formula.expectation, in: memory)
    self.init(memory, ChecksumMachine(formula, in: memory), demand)
  }

  /// Creates a checksum with a named method.
  public convenience init(_ method: ChecksumMethod) {
    let memory = FrozenMemory()
    let machine: ChecksumMachine
    var remainder = 0
    if let steps = method.steps {
      machine = ChecksumMachine(steps, in: memory)
      remainder = steps.accepting
    } else if let system = method.pureSystem {
      var formula = ChecksumFormula(modulus: system.modulus, expecting: .remainder([1]))
      formula.values = system.values
      formula.reading = system.reading
      machine = ChecksumMachine(
        formula,
        check: system.check,
        checkCount: method.checkCount,
        in: memory
      )
      remainder = 1
    } else {
      machine = ChecksumMachine(.luhn(.digits, 10), in: memory)
    }
    self.init(
      memory,
      machine,
      ChecksumDemand(remainders: [remainder], in: memory),
      minimumCount: method.checkCount,
      // 98 minus the remainder, so 00, 01, and 99 are never written.
      writtenChecks: method == .mod97And10 ? 2...98 : nil
    )
  }

  /// Creates a Luhn checksum over a custom alphabet, modulo the number of its values.
  ///
  /// - Parameter values: The values, which must be 0, 1, 2, and so on, each with a character.
  /// - Throws: `ChecksumError` if a number is skipped or if values take turns.
  public convenience init(luhnOver values: CharacterValues) throws(ChecksumError) {
    let numbers = Set(values.turns[0].map(\.number))
    guard values.turns.count == 1, numbers.count > 1, numbers.max() == numbers.count - 1 else {
      throw ChecksumError(
        .values,
        "The alphabet of Luhn's checksum has gaps, alternating values, or only one value.",
        "Its values must be 0, 1, 2, and so on, without gaps."
      )
    }
    let memory = FrozenMemory()
    self.init(
      memory,
      ChecksumMachine(.luhn(values, numbers.count), foldBase: numbers.count, in: memory),
      ChecksumDemand(remainders: [0], in: memory),
      minimumCount: 1
    )
  }

  // MARK: - Texts

  /// Returns whether a text that contains its check is right.
  ///
  /// It isn't if a character doesn't have a value, if a named method's check characters are
  /// missing, or if the formula requires a check outside the text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func holds(_ text: UTF8Span) -> Bool {
    holds(pass(over: text))
  }

  /// Returns whether the separate check of a text is right.
  ///
  /// If the formula doesn't require a separate check, returns whether the text is right.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func holds(_ text: UTF8Span, check: UTF8Span) -> Bool {
    holds(pass(over: text), check: check)
  }

  /// Returns the remainder of a text: of its sum or number, or the result that a named method
  /// compares with 0 (`luhn`, `verhoeff`, `damm`, `mod-10-recursive`) or 1 (ISO/IEC 7064).
  ///
  /// - Returns: The remainder, or nil if a character doesn't have a value or a named method's check
  ///   characters are missing.
  /// - Complexity: O(*n*) in the number of bytes.
  public func remainder(of text: UTF8Span) -> Int? {
    remainder(of: pass(over: text))
  }

  @inline(__always)
  private func pass(over text: UTF8Span) -> Pass {
    var pass = begin(characterCount: characterCount(of: text))
    read(text, into: &pass)
    return pass
  }

  // MARK: - Texts in pieces

  /// A text that is read in pieces, as if the pieces were joined.
  ///
  ///     var pass = checksum.begin(characterCount: 12)
  ///     checksum.read(account, into: &pass)
  ///     checksum.read(country, into: &pass)
  ///     checksum.holds(pass)
  public struct Pass: BitwiseCopyable, Sendable {
    var state: ChecksumMachine.Pass
    let count: Int
  }

  /// Returns the number of characters of a text, for ``begin(characterCount:)``.
  ///
  /// If no character beyond ASCII has a value, the result may be larger than the actual number.
  public func characterCount(of text: UTF8Span) -> Int {
    machine.hasOtherCharacters ? text.scalarCount : text.count
  }

  /// Begins to read a text in pieces.
  ///
  /// - Parameter count: The number of characters in all pieces. If the pieces have a different
  ///   number, the result is meaningless.
  /// - Returns: The state before the first piece.
  @inline(__always)
  public func begin(characterCount count: Int) -> Pass {
    Pass(state: machine.begin(count), count: count)
  }

  /// Reads the next piece of a text.
  @inline(__always)
  public func read(_ text: UTF8Span, into pass: inout Pass) {
    if machine.hasOtherCharacters, !text.isKnownASCII {
      readCharacters(text, &pass)
    } else {
      machine.read(text.span, &pass.state)
    }
  }

  private func readCharacters(_ text: UTF8Span, _ pass: inout Pass) {
    var scalars = text.makeUnicodeScalarIterator()
    while let scalar = scalars.next() {
      machine.read(slot: machine.slot(of: scalar), &pass.state)
    }
  }

  /// Returns whether a text that contains its check is right.
  @inline(__always)
  public func holds(_ pass: Pass) -> Bool {
    guard let remainder = remainder(of: pass) else { return false }
    return demand.accepts(remainder)
  }

  /// Returns whether the separate check of a text is right.
  @inline(__always)
  public func holds(_ pass: Pass, check: UTF8Span) -> Bool {
    guard let remainder = remainder(of: pass) else { return false }
    return demand.accepts(remainder, check, modulus: machine.modulus)
  }

  /// Returns the remainder of a text, like ``remainder(of:)-(UTF8Span)``.
  @inline(__always)
  public func remainder(of pass: Pass) -> Int? {
    guard pass.count >= minimumCount else { return nil }
    return machine.remainder(pass.state)
  }

  // MARK: - For authors and messages

  /// The characters that have a value in at least one position, sorted by code point.
  public var valuedCharacters: [Unicode.Scalar] {
    (0..<machine.characters.count).compactMap { Unicode.Scalar(machine.characters[$0]) }
  }

  /// Returns whether a character has a value in at least one position.
  public func hasValue(_ scalar: Unicode.Scalar) -> Bool {
    machine.slot(of: scalar) < machine.characters.count
  }

  /// Returns the offset of the first character that doesn't have a value in its position, or nil if
  /// all characters have one.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func offsetOfCharacterWithoutValue(in text: UTF8Span) -> Int? {
    var pass = machine.begin(text.scalarCount)
    var offset = 0
    var scalars = text.makeUnicodeScalarIterator()
    while let scalar = scalars.next() {
      machine.read(slot: machine.slot(of: scalar), &pass)
      if pass.faults < 0 { return offset }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  /// Returns the checks that would be right: separate checks, or the check characters at the end of
  /// a text without them.
  ///
  ///     Checksum(.luhn).checkCharacters(for: "411111111111111".utf8Span)  // ["1"]
  ///
  /// A formula that expects a remainder has one check character at the end. `mod-97-10` returns
  /// only the two digits that ISO/IEC 7064 computes, although other numbers are congruent.
  ///
  /// - Parameters:
  ///   - text: The text without its check.
  ///   - count: The number of digits in a check number; if absent, as many as the greatest
  ///     remainder has.
  /// - Returns: The checks, at most 100; none if there is no such number or a character doesn't
  ///   have a value.
  public func checkCharacters(for text: UTF8Span, count: Int? = nil) -> [String] {
    guard needsCheck else { return checksAtTheEnd(of: text) }
    guard let remainder = remainder(of: text) else { return [] }
    return demand.checks(remainder, modulus: machine.modulus, count: count)
  }

  private func checksAtTheEnd(of text: UTF8Span) -> [String] {
    let characters = valuedCharacters.map(String.init)
    let count = max(minimumCount, 1)
    let candidates =
      count == 1
      ? characters
      : characters.flatMap { first in characters.map { first + $0 } }
    var checks: [String] = []
    for candidate in candidates where checks.count < 100 {
      if let writtenChecks, !writtenChecks.contains(Int(candidate) ?? -1) { continue }
      var pass = begin(characterCount: text.scalarCount + count)
      read(text, into: &pass)
      read(candidate.utf8Span, into: &pass)
      if holds(pass) { checks.append(candidate) }
    }
    return checks
  }
}

extension ChecksumFormula {
  /// Returns the formula of the Luhn checksum over an alphabet of a number of values.
  fileprivate static func luhn(_ values: CharacterValues, _ places: Int) -> ChecksumFormula {
    var formula = ChecksumFormula(modulus: places, expecting: .remainder([0]))
    formula.values = values
    formula.weights = [1, 2]
    formula.from = .right
    formula.folds = true
    return formula
  }
}

extension UTF8Span {
  /// The number of Unicode scalars: the number of bytes that don't continue a scalar.
  fileprivate var scalarCount: Int {
    if isKnownASCII { return count }
    let bytes = span
    var scalars = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
    return scalars
  }
}
