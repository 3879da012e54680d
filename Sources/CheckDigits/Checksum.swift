import FrozenTables

/// Says whether the check characters of a number are right.
///
///     Checksum(.luhn).holds("4111111111111111".utf8Span)       // true
///     Checksum(.mod97And10).checkCharacters(for: "794".utf8Span)  // ["44"]
///
/// It is arithmetic alone: a text is read once, nothing is allocated, and no references are
/// counted. A character is a Unicode scalar.
public final class Checksum: Sendable {
  // Keeps the tables of the machine and of the demand.
  private let memory: FrozenMemory
  let machine: ChecksumMachine
  private let demand: ChecksumDemand

  /// The fewest characters that can hold a check of a named method.
  private let minimumCount: Int

  /// The check numbers that are written, of those that are congruent.
  private let writtenChecks: ClosedRange<Int>?

  /// Whether the check is not within the text, but beside it.
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

  /// Creates a checksum that is spelled out.
  ///
  /// - Throws: The first fault of the formula.
  public convenience init(_ formula: ChecksumFormula) throws(ChecksumError) {
    try formula.validate()
    let memory = FrozenMemory()
    let demand = try ChecksumDemand(formula.expectation, in: memory)
    self.init(memory, ChecksumMachine(formula, in: memory), demand)
  }

  /// Creates a checksum that has a name.
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
      // 98 less the remainder, so that 00, 01 and 99 are never written.
      writtenChecks: method == .mod97And10 ? 2...98 : nil
    )
  }

  /// Creates Luhn's checksum over an alphabet of its own: modulo the number of its places.
  ///
  /// - Parameter values: As many places as there are values, each of which has a character.
  /// - Throws: If a place is free, or values take turns.
  public convenience init(luhnOver values: CharacterValues) throws(ChecksumError) {
    let numbers = Set(values.turns[0].map(\.number))
    guard values.turns.count == 1, numbers.count > 1, numbers.max() == numbers.count - 1 else {
      throw ChecksumError(
        .values,
        "The alphabet of Luhn's checksum has free places, turns, or one place alone.",
        "Its values are 0, 1, 2 and so on, without gaps."
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
  /// It is not if a character has no value, if a named method's check characters are missing, or if
  /// the formula wants a check beside the text.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func holds(_ text: UTF8Span) -> Bool {
    holds(pass(over: text))
  }

  /// Returns whether the check beside a text is right; of a formula that wants none, whether the
  /// text is.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func holds(_ text: UTF8Span, check: UTF8Span) -> Bool {
    holds(pass(over: text), check: check)
  }

  /// Returns what a text leaves: the remainder of its sum or number, or what a named method compares
  /// with 0 (`luhn`, `verhoeff`, `damm`, `mod-10-recursive`) or 1 (ISO/IEC 7064).
  ///
  /// - Returns: The remainder, or nil if a character has no value, or if a named method's check
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

  /// A text that is read piece by piece, as if the pieces were joined.
  ///
  ///     var pass = checksum.begin(characterCount: 12)
  ///     checksum.read(account, into: &pass)
  ///     checksum.read(country, into: &pass)
  ///     checksum.holds(pass)
  public struct Pass: BitwiseCopyable, Sendable {
    var state: ChecksumMachine.Pass
    let count: Int
  }

  /// Returns the number of characters of a text, as ``begin(characterCount:)`` wants it.
  ///
  /// If no character beyond ASCII has a value, it may be larger than the text has.
  public func characterCount(of text: UTF8Span) -> Int {
    machine.hasOtherCharacters ? text.scalarCount : text.count
  }

  /// Begins to read a text in pieces.
  ///
  /// - Parameter count: The number of characters of all pieces. If other pieces follow, the result is
  ///   of no use.
  /// - Returns: What stands before the first piece.
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

  /// Returns whether a text is right that contains its check.
  @inline(__always)
  public func holds(_ pass: Pass) -> Bool {
    guard let remainder = remainder(of: pass) else { return false }
    return demand.accepts(remainder)
  }

  /// Returns whether the check beside a text is right.
  @inline(__always)
  public func holds(_ pass: Pass, check: UTF8Span) -> Bool {
    guard let remainder = remainder(of: pass) else { return false }
    return demand.accepts(remainder, check, modulus: machine.modulus)
  }

  /// Returns what a text leaves, as ``remainder(of:)-(UTF8Span)`` does.
  @inline(__always)
  public func remainder(of pass: Pass) -> Int? {
    guard pass.count >= minimumCount else { return nil }
    return machine.remainder(pass.state)
  }

  // MARK: - For authors and messages

  /// The characters that have a value in some position, sorted by code point.
  public var valuedCharacters: [Unicode.Scalar] {
    (0..<machine.characters.count).compactMap { Unicode.Scalar(machine.characters[$0]) }
  }

  /// Returns whether a character has a value in some position.
  public func hasValue(_ scalar: Unicode.Scalar) -> Bool {
    machine.slot(of: scalar) < machine.characters.count
  }

  /// Returns the offset of the first byte of the first character that has no value in its position,
  /// or nil if all have one.
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

  /// Returns the checks that would be right: those beside a text, or the check characters at the end
  /// of a text that lacks them.
  ///
  ///     Checksum(.luhn).checkCharacters(for: "411111111111111".utf8Span)  // ["1"]
  ///
  /// A formula that expects a remainder has one character at the end. `mod-97-10` gives the two
  /// digits that ISO/IEC 7064 computes, although others are congruent.
  ///
  /// - Parameters:
  ///   - text: The text without check characters, or beside them.
  ///   - count: How many digits a check number has; as many as the greatest remainder, if absent.
  /// - Returns: The checks, at most 100; none if there is no such number, or if a character has no
  ///   value.
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
  /// Luhn's checksum over an alphabet of some places.
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
  /// The number of Unicode scalars: of bytes that continue none.
  fileprivate var scalarCount: Int {
    if isKnownASCII { return count }
    let bytes = span
    var scalars = 0
    for index in bytes.indices where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
    return scalars
  }
}
